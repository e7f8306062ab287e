"""Make the built course ready for a web host or a class without internet.

python tools/publish.py [--url https://example.org/hanafuda/]

From `_build/html`, which `make book` has built, to `_build/site` (put this folder on any file server, under
any path) and `_build/hanafuda-site.zip` (carry this one into a class). With the address where the course
will stand, pages name their own address, and there is a `sitemap.xml` for search engines.
"""

from __future__ import annotations

import argparse
import re
import shutil
import sys
import zipfile
from html import escape
from pathlib import Path
from urllib.parse import urlsplit

ROOT = Path(__file__).resolve().parent.parent
BUILT = ROOT / "_build" / "html"
SITE = ROOT / "_build" / "site"
ZIP = ROOT / "_build" / "hanafuda-site.zip"
SERVE = ROOT / "tools" / "serve.py"
FOLDER = "hanafuda-site"  # in the zip
ZIP_DATE = (1980, 1, 1, 0, 0, 0)
# Left behind: what only Sphinx itself needs.
WITHOUT = ("webpack-macros.html", "sbt-webpack-macros.html", "*.map", ".buildinfo", ".doctrees")
# Made by Sphinx for itself: nothing to find there.
NO_LESSONS = {"search.html", "genindex.html", "404.html"}
PREVIEW = re.compile(r'(<meta property="og:image" content=")[./]*(_static/[^"]+)"')

README = """\
Hanafuda: the course, for a class without internet
==================================================

Unpack this zip. Then, in the folder that holds this file:

    python -m http.server 8000

and open http://localhost:8000 in a browser. On some machines Python is called "python3" or "py". If a table
stays grey on Windows, use "python serve.py ." in place of the line above: it names each kind of file rightly,
whatever the machine has been taught.

For a whole class, start it on one machine and let the others open http://NAME-OF-THAT-MACHINE:8000.

Why not just double-click index.html? The pages can be read that way. But a browser runs no modules and no
Python from files on the disk, only from a server, so tables, drills and quizzes would stay still.

Everything is in this folder. Nothing is asked of any other machine.
"""

NOT_FOUND = """\
<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>No such page · Hanafuda</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<style>body{{font:1.1rem/1.6 Georgia,serif;max-width:34rem;margin:15vh auto;padding:0 1rem;
color:#2a2420;background:#fcf8ee}}a{{color:#a3231f}}
@media(prefers-color-scheme:dark){{body{{color:#efe7d8;background:#1c1917}}a{{color:#f4a58e}}}}</style></head>
<body><main><h1>No such page</h1><p>This address leads nowhere. Perhaps the page has another name now.</p>
<p><a href="{home}">To the first page of the course</a></p></main></body></html>
"""


class PublishError(Exception):
    """The site cannot be made ready."""


def checked(url: str) -> str:
    """The address with a slash at its end.

    >>> checked("https://example.org/hanafuda")
    'https://example.org/hanafuda/'
    """
    parts = urlsplit(url)
    if parts.scheme not in {"http", "https"} or not parts.hostname or parts.query or parts.fragment:
        raise PublishError(f"bad address {url!r}: expected one such as 'https://example.org/hanafuda/'")
    return url.rstrip("/") + "/"


def pages(folder: Path) -> list[str]:
    """The pages of the course by their paths, those of Sphinx left out."""
    names = (path.relative_to(folder).as_posix() for path in sorted(folder.rglob("*.html")))
    return [name for name in names if not name.startswith("_") and name not in NO_LESSONS]


def address(url: str, page: str) -> str:
    """Where a page stands: the first page of a folder is the folder itself.

    >>> address("https://example.org/h/", "index.html"), address("https://example.org/h/", "a/b.html")
    ('https://example.org/h/', 'https://example.org/h/a/b.html')
    """
    return url + page.removesuffix("index.html")


def copy_site(built: Path, target: Path) -> None:
    """The folder to put on a server, made from nothing."""
    if not (built / "index.html").exists():
        raise PublishError(f"there is no index.html in {str(built)!r}: run `make book` first")
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(built, target, ignore=shutil.ignore_patterns(*WITHOUT))
    (target / ".nojekyll").touch()  # GitHub would leave out folders that begin with an underscore


def add_addresses(folder: Path, url: str) -> None:
    """Whole addresses where the web asks for them: in each head, in the site map, for a lost reader."""
    names = pages(folder)
    for name in names:
        path, own = folder / name, escape(address(url, name))
        head = f'<link rel="canonical" href="{own}" />\n<meta property="og:url" content="{own}" />\n</head>'
        text = PREVIEW.sub(rf'\g<1>{escape(url)}\g<2>"', path.read_text("utf-8"))
        path.write_text(text.replace("</head>", head, 1), "utf-8")
    rows = "".join(f"<url><loc>{escape(address(url, name))}</loc></url>\n" for name in names)
    (folder / "sitemap.xml").write_text(
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n{rows}</urlset>\n',
        "utf-8",
    )
    (folder / "404.html").write_text(NOT_FOUND.format(home=escape(url)), "utf-8")


def make_zip(built: Path, target: Path) -> None:
    """One file for a class: the site, how to serve it, and a small server; the same each time."""
    with zipfile.ZipFile(target, "w") as archive:

        def add(name: str, content: bytes) -> None:
            info = zipfile.ZipInfo(f"{FOLDER}/{name}", ZIP_DATE)
            info.compress_type = zipfile.ZIP_DEFLATED
            info.external_attr = 0o644 << 16
            archive.writestr(info, content)

        add("README.txt", README.encode())
        add("serve.py", SERVE.read_bytes())
        for path in sorted(built.rglob("*")):
            if path.is_file():
                add(path.relative_to(built).as_posix(), path.read_bytes())


def publish(built: Path, site: Path, archive: Path, *, url: str | None) -> None:
    """Make the folder and the zip. The zip names no address: it is served anywhere."""
    home = checked(url) if url else None
    copy_site(built, site)
    make_zip(site, archive)
    if home:
        add_addresses(site, home)


def main() -> None:
    """Publish, and say what there is now."""
    parser = argparse.ArgumentParser(description="Make the built course ready for a web host.")
    parser.add_argument(
        "--url", default="", help="where the course will stand, such as https://example.org/h/"
    )
    options = parser.parse_args()
    try:
        publish(BUILT, SITE, ZIP, url=options.url or None)
    except PublishError as error:
        sys.exit(str(error))
    size = sum(path.stat().st_size for path in SITE.rglob("*") if path.is_file())
    print(f"{SITE.relative_to(ROOT)}: {len(pages(SITE))} pages, {size / 1e6:.0f} MB, for any file server.")
    print(f"{ZIP.relative_to(ROOT)}: {ZIP.stat().st_size / 1e6:.0f} MB, for a class without internet.")
    if not options.url:
        print("No sitemap.xml: it needs the address, as in `make site URL=https://example.org/hanafuda/`.")


if __name__ == "__main__":
    main()
