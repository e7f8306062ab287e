"""Whole notebooks in the browser: built, opened with every other host out of reach, a move played, kept and reset."""

import json
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

from tools.find_chromium import find_chromium
from tools.serve import SiteServer

ROOT = Path(__file__).resolve().parent.parent
LESSON = "3-koi-koi/play.ipynb"


@pytest.fixture(scope="module")
def lite(tmp_path_factory):
    """The built notebooks, under a sub-path as in the site; gives their address and folder."""
    site = tmp_path_factory.mktemp("site")
    subprocess.run(
        [sys.executable, ROOT / "tools" / "lite.py", "--out", site / "hanafuda" / "lite"], check=True
    )
    with SiteServer(site) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"{server.url}hanafuda/lite/", site / "hanafuda" / "lite"
        server.shutdown()


@pytest.fixture(scope="module")
def page():
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=find_chromium(), args=["--no-sandbox", "--disable-gpu", "--disable-quic",
            "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"])  # fmt: skip
        page = chromium.new_context(viewport={"width": 1200, "height": 900}).new_page()
        page.asked = []
        page.on("request", lambda request: page.asked.append(request.url))
        yield page
        chromium.close()


def test_it_holds_the_lessons_and_nothing_that_has_no_place_there(lite):
    _, folder = lite
    assert (folder / "files" / LESSON).exists()
    settings = json.loads((folder / "jupyter-lite.json").read_text("utf-8"))["jupyter-config-data"]
    assert {each["name"] for each in settings["federated_extensions"]} == {
        "@jupyter-widgets/jupyterlab-manager", "@jupyterlite/pyodide-kernel-extension", "anywidget",
    }  # fmt: skip
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    assert size < 60_000_000


def test_a_lesson_runs_and_a_card_is_played_with_no_other_host(lite, page):
    url, _ = lite
    page.goto(f"{url}notebooks/index.html?path={LESSON}")
    page.locator(".jp-CodeCell").first.wait_for(timeout=120_000)
    page.locator('.jp-Notebook-ExecutionIndicator[data-status="idle"]').wait_for(timeout=120_000)
    page.locator(".jp-CodeCell .cm-content").first.click()
    page.keyboard.press("Control+Enter")
    hand = page.locator('.hf [data-zone="hand"] button')
    hand.first.wait_for(timeout=180_000)
    assert hand.count() == 8
    for place in range(8):
        hand.nth(place).click()
        page.wait_for_timeout(1500)
        if hand.count() < 8:
            break
    assert hand.count() < 8
    outside = [each for each in page.asked if not each.startswith((url.rsplit("/", 3)[0], "blob:", "data:"))]
    assert outside == []


def test_changes_are_kept_saved_taken_away_and_read_back(lite, page):
    url, _ = lite
    page.locator('[data-command="docmanager:save"], [data-jp-item-name="save"] button').first.click()
    page.wait_for_timeout(3000)
    page.goto(f"{url}storage.html")
    page.get_by_text(LESSON).wait_for()
    with page.expect_download() as download:
        page.locator("#save").click()
    saved = json.loads(download.value.path().read_text("utf-8"))
    assert saved["format"] == "hanafuda-notebooks"
    assert LESSON in saved["files"]
    page.once("dialog", lambda dialog: dialog.accept())
    page.locator("#reset").click()
    page.get_by_text("Done: the lessons are as new.").wait_for()
    assert page.locator("#list li").all_inner_texts() == ["none"]
    page.locator("#load").set_input_files(download.value.path())
    page.get_by_text("Your notebooks are back.").wait_for()
    page.get_by_text(LESSON).wait_for()
    page.locator("#load").set_input_files(
        {"name": "x.json", "mimeType": "application/json", "buffer": b"[1]"}
    )
    page.get_by_text("x.json was not read, and nothing has changed").wait_for()
    page.get_by_text(LESSON).wait_for()
