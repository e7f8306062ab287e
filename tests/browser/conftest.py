"""The site and JupyterLab in headless Chromium, with every host but this machine out of reach.

`visit` opens a page and watches it:

    def test_front_page(site, visit):
        seen = visit(site.url)
        seen.page.get_by_role("link", name="Koi-Koi").click()
        seen.assert_quiet()

`site` serves the built book, under a sub-path as on a free web host; `lab` is a running JupyterLab.
"""

import json
import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    Response,
    sync_playwright,
)

from tests.browser.drill_driver import Drill, document
from tests.browser.sources import serve_sources
from tools.find_chromium import find_chromium
from tools.serve import SiteHandler, SiteServer

SITE_PREFIX = "/hanafuda"
LOCAL_HOSTS = {"127.0.0.1", "localhost"}
CHROMIUM_OPTIONS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # No other host has an address, so a request to one fails at once, in workers too.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
]


@dataclass
class Visit:
    """A page, and what went wrong while it was open."""

    page: Page
    outside: list[str] = field(default_factory=list)  # addresses asked for on other hosts
    failed: list[str] = field(default_factory=list)  # requests without an answer, or with one of 400 and more
    errors: list[str] = field(default_factory=list)  # script errors and what the console calls an error
    answers: list[Response] = field(default_factory=list)  # in the order they came

    def watch(self, context: BrowserContext) -> None:
        """Note every request of the context and every error of the page."""
        context.on("request", self._on_request)
        context.on("requestfailed", self._on_failure)
        context.on("response", self._on_response)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self._on_console)

    def assert_quiet(self) -> None:
        """No failed and no outside request, no script error."""
        assert self.outside == []
        assert self.failed == []
        assert self.errors == []

    def loaded(self) -> dict[str, bytes]:
        """All that was loaded from this machine, by its address: the files before any packing."""
        # A picture that the page made itself was not loaded.
        return {
            answer.url: answer.body()
            for answer in self.answers
            if answer.ok and not answer.url.startswith("blob:")
        }

    def _on_request(self, request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme in {"http", "https", "ws", "wss"} and parts.hostname not in LOCAL_HOSTS:
            self.outside.append(request.url)

    def _on_failure(self, request: Request) -> None:
        # A request that the page itself dropped, by going elsewhere, did not fail.
        if request.failure != "net::ERR_ABORTED":
            self.failed.append(f"{request.failure} {request.url}")

    def _on_response(self, response: Response) -> None:
        self.answers.append(response)
        if response.status >= 400:
            self.failed.append(f"{response.status} {response.url}")

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.errors.append(message.text)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One headless Chromium for all tests."""
    path = find_chromium()
    assert path, "no Chromium found: run `make chromium`, or name one in HANAFUDA_CHROMIUM"
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=CHROMIUM_OPTIONS)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def watched(browser: Browser) -> Callable[..., Visit]:
    """As `visit`, for whoever closes the context itself."""

    def open_page(url: str, **options: object) -> Visit:
        context = browser.new_context(**options)
        seen = Visit(context.new_page())
        seen.watch(context)
        seen.page.goto(url)
        return seen

    return open_page


@pytest.fixture
def new_context(browser: Browser) -> Iterator[Callable[..., BrowserContext]]:
    """Make browser contexts (each with a storage of its own), closed when the test ends."""
    made = []

    def make(**options: object) -> BrowserContext:
        context = browser.new_context(**{"viewport": {"width": 1200, "height": 900}, **options})
        made.append(context)
        return context

    yield make
    for context in made:
        context.close()


@pytest.fixture
def visit(new_context: Callable[..., BrowserContext]) -> Callable[..., Visit]:
    """`visit(url, **options)`: a watched page; the options are those of Playwright's `new_context`."""

    def open_page(url: str, **options: object) -> Visit:
        context = new_context(**options)
        seen = Visit(context.new_page())
        seen.watch(context)
        seen.page.goto(url)
        return seen

    return open_page


@pytest.fixture
def drill_page(site: "Site", new_context: Callable[..., BrowserContext]) -> Callable[..., Drill]:
    """`drill_page(html)`: a quiz or trainer alone on a page, in a fresh profile, with Python out of reach."""

    def open_page(html: str, *, script: str = "", theme: str = "light", context=None, **options) -> Drill:
        context = context or new_context(**options)
        page = context.new_page()
        problems: list[str] = []
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on(
            "console", lambda line: problems.append(line.text) if line.type in {"error", "warning"} else None
        )
        page.on("request", lambda request: problems.append(request.url) if "/py/" in request.url else None)
        if script:
            page.add_init_script(script)
        body = document(html, theme)
        serve_sources(page)
        page.route("**/drill.html", lambda route: route.fulfill(body=body, content_type="text/html"))
        page.goto(site.url + "drill.html")
        return Drill(page, problems)

    return open_page


class SubPathHandler(SiteHandler):
    """Serves the site under a sub-path and nothing beside it."""

    def translate_path(self, path: str) -> str:
        """The file for an address; outside the sub-path there is none."""
        inside = path == SITE_PREFIX or path.startswith(SITE_PREFIX + "/")
        return super().translate_path(path.removeprefix(SITE_PREFIX) if inside else "/no-such-file")


@dataclass(frozen=True)
class Site:
    """The served book."""

    url: str  # ends with a slash
    folder: Path

    def pages(self) -> list[str]:
        """The addresses of all pages, without those that Sphinx makes for itself."""
        names = sorted(path.relative_to(self.folder).as_posix() for path in self.folder.rglob("*.html"))
        return [self.url + name for name in names if not name.startswith("_") and name != "genindex.html"]


@pytest.fixture(scope="session")
def site(root: Path) -> Iterator[Site]:
    """The built book on a free port."""
    folder = root / "_build" / "html"
    assert (folder / "index.html").exists(), "the site is not built: run `make book`"
    with SiteServer(folder, handler=SubPathHandler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield Site(server.url.rstrip("/") + SITE_PREFIX + "/", folder)
        server.shutdown()


@dataclass(frozen=True)
class Lab:
    """A running JupyterLab with a copy of the lessons."""

    url: str
    token: str
    folder: Path

    def address(self, notebook: str) -> str:
        """Where a notebook opens, named by its path below `book/`."""
        return f"{self.url}lab/tree/{notebook}?token={self.token}&reset"


@pytest.fixture(scope="session")
def lab(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    """JupyterLab on a free port, with settings, history and lessons in folders of its own."""
    home = tmp_path_factory.mktemp("lab")
    lessons = home / "lessons"
    shutil.copytree(root / "book", lessons, ignore=shutil.ignore_patterns("_vendor", ".ipynb_checkpoints"))
    lab = Lab(f"http://127.0.0.1:{_free_port()}/", secrets.token_hex(16), lessons)
    log = home / "lab.log"
    with log.open("wb") as output:
        process = subprocess.Popen(
            _lab_command(lab), cwd=home, env=_lab_environment(home), stdout=output, stderr=output,
            stdin=subprocess.DEVNULL, start_new_session=True,
        )  # fmt: skip
        try:
            _wait_until_up(lab, process, log)
            yield lab
        finally:
            os.killpg(process.pid, signal.SIGTERM)
            process.wait(timeout=30)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def _lab_command(lab: Lab) -> list[str]:
    return [
        sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root",
        "--ServerApp.ip=127.0.0.1", f"--ServerApp.port={urlsplit(lab.url).port}",
        "--ServerApp.port_retries=0",
        f"--ServerApp.root_dir={lab.folder}", f"--IdentityProvider.token={lab.token}",
        "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate", "--LabApp.news_url=None",
    ]  # fmt: skip


def _lab_environment(home: Path) -> dict[str, str]:
    settings = home / "config"
    (settings / "labconfig").mkdir(parents=True)
    # The question whether one wants news would lie over the page.
    silent = {"disabledExtensions": {"@jupyterlab/apputils-extension:announcements": True}}
    (settings / "labconfig" / "page_config.json").write_text(json.dumps(silent))
    folders = {"JUPYTER_CONFIG_DIR": "config", "JUPYTER_DATA_DIR": "data", "JUPYTER_RUNTIME_DIR": "runtime"}
    own = {name: str(home / folder) for name, folder in folders.items()}
    return {**os.environ, **own, "IPYTHONDIR": str(home / "ipython"), "HOME": str(home)}


def _wait_until_up(lab: Lab, process: subprocess.Popen[bytes], log: Path) -> None:
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and process.poll() is None:
        try:
            with urllib.request.urlopen(f"{lab.url}api?token={lab.token}", timeout=5):
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.2)
    raise AssertionError("JupyterLab did not start:\n" + log.read_text("utf-8", "replace"))
