"""Print the path of a Chromium for the browser tests, or fail."""

import os
import shutil
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find_chromium() -> str | None:
    """The browser named by HANAFUDA_CHROMIUM, else one on the path, else Playwright's own, else None."""
    named = os.environ.get("HANAFUDA_CHROMIUM")
    if named:
        return named
    for name in NAMES:
        path = shutil.which(name)
        if path and not _is_snap_stub(path):
            return path
    return _from_playwright()


def _is_snap_stub(path: str) -> bool:
    """Ubuntu's chromium-browser is a short script which only says that a snap is needed."""
    if Path("/snap/bin/chromium").exists():
        return False
    with Path(path).open("rb") as file:
        return b"snap install" in file.read(4096)


def _from_playwright() -> str | None:
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - only when no other browser was found

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


if __name__ == "__main__":
    found = find_chromium()
    if found is None:
        sys.exit("no Chromium found")
    print(found)
