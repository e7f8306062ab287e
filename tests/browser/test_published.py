"""The zip for a class without internet, served as its README says: Python's own server, nothing else."""

import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
import zipfile

import pytest

from tests.browser.table_driver import TableDriver
from tools import publish


@pytest.fixture
def served(root, tmp_path):
    """The address of the unpacked zip."""
    built = root / "_build" / "html"
    publish.publish(built, tmp_path / "site", tmp_path / "site.zip", url=None)
    with zipfile.ZipFile(tmp_path / "site.zip") as archive:
        archive.extractall(tmp_path)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [sys.executable, "-m", "http.server", str(port), "--bind", "127.0.0.1"]
    server = subprocess.Popen(command, cwd=tmp_path / publish.FOLDER, stderr=subprocess.DEVNULL)
    try:
        _wait(f"http://127.0.0.1:{port}/README.txt")
        yield f"http://127.0.0.1:{port}/"
    finally:
        server.terminate()
        server.wait(timeout=10)


def _wait(address):
    deadline = time.monotonic() + 20
    while time.monotonic() < deadline:
        try:
            with urllib.request.urlopen(address, timeout=2):
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
    raise AssertionError("the server did not start")


def test_a_class_can_play_from_the_zip(served, visit):
    seen = visit(served + "3-koi-koi/play.html")
    table = TableDriver(seen.page)
    hand = table.ids("hand")
    table.root.locator('[data-zone="hand"] button').first.click()
    table.settle()
    assert table.ids("hand") != hand or table.root.locator("[data-question]").count() == 1
    seen.page.get_by_role("link", name="The turn").first.click()
    seen.page.get_by_role("heading", level=1, name="The turn").wait_for()
    seen.assert_quiet()
