"""What one learner's notebook holds in memory: a server, a kernel, the library, a table that has been played.

    python servers/memory.py      (with the Python of `make servers`)

Prints megabytes that belong to this learner alone (unique set size), and what 30 and 300 learners need.
"""

import os
import secrets
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

import psutil
from jupyter_client.manager import KernelManager

# A lesson's worth of work: widgets, a table, some moves, a plot would come on top.
WORK = """
from hanafuda_widgets import KoiKoiTable, Quiz
from hanafuda_widgets.presenters.koikoi_table import KoiKoiTable as Presenter
presenter = Presenter(seed=7)
for _ in range(6):
    cards = [card for zone in presenter.state["zones"] if zone["id"] == "hand" for card in zone["cards"]]
    presenter.handle(cards[0]["press"])
table, quiz = KoiKoiTable(seed=7), Quiz(tags=["months"])
"""
#: What the machine needs beside the learners: system, hub and proxy.
BASE = 1500
#: So many of a class are at it in the same minute, at most.
AT_ONCE = 1.0


def megabytes(process: psutil.Process) -> float:
    """Memory of a process and its children that is given back when they end."""
    return sum(each.memory_full_info().uss for each in (process, *process.children(recursive=True))) / 1e6


def free_port() -> int:
    """A port that nobody uses."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


def server() -> float:
    """A Jupyter server as each learner has one, answering."""
    with tempfile.TemporaryDirectory() as home:
        token, port = secrets.token_hex(8), free_port()
        process = subprocess.Popen(
            [sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root", f"--ServerApp.port={port}",
             f"--IdentityProvider.token={token}", f"--ServerApp.root_dir={home}"],
            env={**os.environ, "HOME": home, "JUPYTER_RUNTIME_DIR": home}, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        try:
            for _ in range(240):
                time.sleep(0.5)
                try:
                    with urllib.request.urlopen(
                        f"http://127.0.0.1:{port}/api/contents?token={token}", timeout=30
                    ):
                        break
                except OSError:
                    continue
            return megabytes(psutil.Process(process.pid))
        finally:
            process.terminate()
            process.wait(timeout=30)


def kernel() -> float:
    """A kernel after a lesson's worth of work."""
    manager = KernelManager(kernel_name="python3")
    manager.start_kernel(cwd=str(Path.cwd()))
    client = manager.client()
    client.start_channels()
    try:
        client.wait_for_ready(timeout=120)
        reply = client.execute_interactive(WORK, timeout=120, store_history=False)
        assert reply["content"]["status"] == "ok", reply["content"]
        return megabytes(psutil.Process(manager.provisioner.pid))
    finally:
        client.stop_channels()
        manager.shutdown_kernel(now=True)


def needed(learners: int, each: float) -> float:
    """Gigabytes for so many learners at once."""
    return (BASE + learners * AT_ONCE * each) / 1000


def main() -> None:
    """Measure and tell."""
    of_server, of_kernel = server(), kernel()
    each = of_server + of_kernel
    print(f"server {of_server:.0f} MB, kernel {of_kernel:.0f} MB: {each:.0f} MB a learner")
    for learners in (30, 300):
        print(f"{learners} learners at once: {needed(learners, each):.1f} GB")


if __name__ == "__main__":
    main()
