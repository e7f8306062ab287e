"""A headless Firefox for the tests, driven by WebDriver BiDi, which Firefox itself speaks over a websocket.

Playwright starts only a Firefox of its own build. This drives the one that readers have, with nothing to
download: no geckodriver, and `websocket-client`, which JupyterLab brings along.
"""

import json
import os
import shutil
import subprocess
import threading
import time
from pathlib import Path
from urllib.parse import urlsplit

import websocket

NAMES = ("firefox", "firefox-esr")
MISSING = (
    "no Firefox found: install it (Debian: apt-get install firefox-esr), or name one in HANAFUDA_FIREFOX"
)
EVENTS = ["log.entryAdded", "network.beforeRequestSent", "network.responseCompleted", "network.fetchError"]
LOCAL_HOSTS = {"127.0.0.1", "localhost"}

# Every request to another host goes to a proxy that is not there; Firefox asks this machine without one.
SETTINGS = {
    "network.proxy.type": 1,
    "network.proxy.http": "127.0.0.1",
    "network.proxy.http_port": 9,
    "network.proxy.ssl": "127.0.0.1",
    "network.proxy.ssl_port": 9,
    "datareporting.policy.dataSubmissionEnabled": False,
    "browser.shell.checkDefaultBrowser": False,
}


def find_firefox():
    """The browser named by HANAFUDA_FIREFOX, else one on the path, else None."""
    return os.environ.get("HANAFUDA_FIREFOX") or next(filter(None, map(shutil.which, NAMES)), None)


class Firefox:
    """A running Firefox with a profile of its own. Calling it sends a BiDi command and returns the result."""

    def __init__(self, profile: Path):
        path = find_firefox()
        assert path, MISSING
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in SETTINGS.items()]
        (profile / "user.js").write_text("\n".join(lines), "utf-8")
        self.process = subprocess.Popen(
            [path, "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port=0"],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
        )  # fmt: skip
        try:
            # A browser that names an origin is refused, so that no page can take Firefox over; a tool names none.
            self.socket = websocket.create_connection(
                self._address() + "/session", suppress_origin=True, timeout=120
            )
            self.count = 0
            self.events = []
            self.version = self("session.new", capabilities={})["capabilities"]["browserVersion"]
            self("session.subscribe", events=EVENTS)
        except BaseException:
            self.close()
            raise

    def __call__(self, method, **parameters):
        self.count += 1
        self.socket.send(json.dumps({"id": self.count, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self.socket.recv())
            if answer["type"] == "event":
                self.events.append(answer)
            elif answer["id"] == self.count:
                assert answer["type"] == "success", f"{method}: {answer}"
                return answer["result"]

    def close(self):
        self.process.terminate()
        self.process.wait(timeout=30)

    def _address(self):
        said = []
        for line in self.process.stderr:
            said.append(line)
            if "WebDriver BiDi listening on " in line:
                # Whatever more it says is read away, or it would wait for a reader some day.
                threading.Thread(target=self.process.stderr.read, daemon=True).start()
                return line.split()[-1]
        raise AssertionError("Firefox did not start:\n" + "".join(said))


class Tab:
    """A page in a storage of its own, and what went wrong on it."""

    def __init__(self, firefox, width=1200, height=900):
        self.firefox = firefox
        firefox.events.clear()
        self.user = firefox("browser.createUserContext")["userContext"]
        self.context = firefox("browsingContext.create", type="tab", userContext=self.user)["context"]
        self.resize(width, height)

    def close(self):
        self.firefox("browser.removeUserContext", userContext=self.user)

    def resize(self, width, height):
        size = {"width": width, "height": height}
        self.firefox("browsingContext.setViewport", context=self.context, viewport=size)

    def open(self, url):
        self.firefox("browsingContext.navigate", context=self.context, url=url, wait="complete")

    def reload(self):
        self.firefox("browsingContext.reload", context=self.context, wait="complete")

    def evaluate(self, expression):
        """The value of an expression in the page, by way of JSON."""
        answer = self.firefox(
            "script.evaluate", target={"context": self.context}, awaitPromise=True,
            expression=f"(async () => JSON.stringify(await ({expression})) ?? 'null')()",
        )  # fmt: skip
        assert answer["type"] == "success", f"{expression}: {answer['exceptionDetails']['text']}"
        return json.loads(answer["result"]["value"])

    def wait_for(self, expression, timeout=120):
        deadline = time.monotonic() + timeout
        while not self.evaluate(expression):
            assert time.monotonic() < deadline, f"not within {timeout} s: {expression}"
            time.sleep(0.1)

    def click(self, element):
        """Press the mouse on the middle of an element, given as an expression."""
        x, y = self.evaluate(
            "(one => { one.scrollIntoView({ block: 'center', behavior: 'instant' });"
            " const box = one.getBoundingClientRect();"
            f" return [box.x + box.width / 2, box.y + box.height / 2].map(Math.round); }})({element})"
        )
        moves = [
            {"type": "pointerMove", "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "actions": moves}
        self.firefox("input.performActions", context=self.context, actions=[mouse])

    def key(self, value):
        """Press a key, given as WebDriver writes it."""
        presses = [{"type": "keyDown", "value": value}, {"type": "keyUp", "value": value}]
        keyboard = {"type": "key", "id": "keyboard", "actions": presses}
        self.firefox("input.performActions", context=self.context, actions=[keyboard])

    def wrong(self):
        """Script errors, failed requests and requests to other hosts, since the tab was opened."""
        self.evaluate("0")  # what was under way has come in
        return [line for line in map(_complaint, self.firefox.events) if line]


def _complaint(event):
    said, method = event["params"], event["method"]
    if method == "log.entryAdded":
        return said["text"] if said["level"] == "error" else None
    url = said["request"]["url"]
    if method == "network.beforeRequestSent":
        parts = urlsplit(url)
        outside = parts.scheme in {"http", "https", "ws", "wss"} and parts.hostname not in LOCAL_HOSTS
        return f"outside: {url}" if outside else None
    if method == "network.fetchError":
        # A request that the page itself dropped, by going elsewhere, did not fail.
        return None if said["errorText"] == "NS_BINDING_ABORTED" else f"{said['errorText']} {url}"
    return f"{said['response']['status']} {url}" if said["response"]["status"] >= 400 else None
