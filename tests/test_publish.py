"""`make site`: a folder for any file server, a zip for a class, and a workflow that runs nothing unpinned."""

import html.parser
import re
import zipfile
from pathlib import PurePosixPath
from urllib.parse import unquote, urldefrag, urljoin, urlsplit
from xml.etree import ElementTree as ET

import pytest

from tools import publish

URL = "https://example.org/class/hanafuda/"


@pytest.fixture(scope="module")
def built(root):
    return root / "_build" / "html"


@pytest.fixture(scope="module")
def made(built, tmp_path_factory):
    folder = tmp_path_factory.mktemp("published")
    publish.publish(built, folder / "site", folder / "site.zip", url=URL.rstrip("/"))
    return folder


class Links(html.parser.HTMLParser):
    """The addresses that a page names, and the places that may be named in it."""

    def __init__(self, text):
        super().__init__()
        self.links, self.ids = set(), set()
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        given = dict(attrs)
        self.ids.update(filter(None, (given.get("id"), given.get("name") if tag == "a" else None)))
        self.links.update(filter(None, (given.get("href"), given.get("src"))))


def test_no_link_inside_the_site_is_dead(built):
    pages = {path.relative_to(built).as_posix(): Links(path.read_text("utf-8"))
             for path in built.rglob("*.html") if "_static" not in path.parts}  # fmt: skip
    dead, count = [], 0
    for page, seen in pages.items():
        for link in seen.links:
            if urlsplit(link).scheme:
                continue
            count += 1
            target, anchor = urldefrag(urljoin(f"/{page}", unquote(link)))
            name = urlsplit(target).path.lstrip("/") or "index.html"
            file = built / name
            there = file.is_file() or (file / "index.html").is_file()
            if not there or (anchor and name in pages and anchor not in pages[name].ids):
                dead.append(f"{page}: {link}")
    assert count > 3000
    assert dead == []


def test_links_to_other_hosts_are_only_followed_when_pressed(built):
    """Scripts, styles, pictures and frames come from here; a link that a reader may press may lead away."""
    for path in built.rglob("*.html"):
        text = path.read_text("utf-8")
        assert re.findall(r'<(?:script|img|iframe|source|video)[^>]*\ssrc="(?:https?:)?//', text) == [], path
        assert re.findall(r'<link(?![^>]*rel="canonical")[^>]*href="(?:https?:)?//', text) == [], path


def test_the_folder_has_every_page_and_names_their_addresses(built, made):
    site = made / "site"
    names = publish.pages(built)
    assert len(names) >= 45
    assert names == publish.pages(site)
    space = "{http://www.sitemaps.org/schemas/sitemap/0.9}"
    listed = [entry.text for entry in ET.parse(site / "sitemap.xml").getroot().iter(f"{space}loc")]
    assert listed == [publish.address(URL, name) for name in names]
    assert URL in listed
    for name in names:
        text = (site / name).read_text("utf-8")
        assert text.count(f'<link rel="canonical" href="{publish.address(URL, name)}" />') == 1
        assert f'<meta property="og:image" content="{URL}_static/preview.png" />' in text
        assert 40 <= len(re.search(r'<meta name="description" content="([^"]+)"', text)[1])
    assert (site / ".nojekyll").exists()
    assert f'href="{URL}"' in (site / "404.html").read_text("utf-8")


def test_descriptions_tell_the_pages_apart(built):
    said = [re.search(r'<meta name="description" content="([^"]+)"', (built / name).read_text("utf-8"))[1]
            for name in publish.pages(built)]  # fmt: skip
    assert len(set(said)) >= len(said) - 2
    assert max(map(len, said)) <= 260  # with its entities


def test_without_an_address_nothing_pretends_to_know_it(built, tmp_path):
    publish.publish(built, tmp_path / "site", tmp_path / "site.zip", url=None)
    assert not (tmp_path / "site" / "sitemap.xml").exists()
    text = (tmp_path / "site" / "index.html").read_text("utf-8")
    assert "canonical" not in text
    assert '<meta property="og:image" content="./_static/preview.png" />' in text


def test_the_zip_holds_the_site_and_says_how_to_serve_it(built, made, tmp_path):
    with zipfile.ZipFile(made / "site.zip") as archive:
        names = set(archive.namelist())
        readme = archive.read(f"{publish.FOLDER}/README.txt").decode()
    assert {PurePosixPath(name).parts[0] for name in names} == {publish.FOLDER}
    inside = {name.removeprefix(publish.FOLDER + "/") for name in names}
    assert set(publish.pages(built)) | {"serve.py", "_static/hf/py/pyodide.asm.wasm"} <= inside
    assert "python -m http.server 8000" in readme
    assert "index.html" in readme
    publish.publish(built, tmp_path / "site", tmp_path / "again.zip", url=None)
    assert (tmp_path / "again.zip").read_bytes() == (made / "site.zip").read_bytes()


@pytest.mark.parametrize("url", ["example.org", "ftp://example.org/", "https://", "https://example.org/?x=1"])
def test_a_bad_address_is_refused_and_nothing_is_made(built, tmp_path, url):
    with pytest.raises(publish.PublishError, match="bad address"):
        publish.publish(built, tmp_path / "site", tmp_path / "site.zip", url=url)
    assert list(tmp_path.iterdir()) == []


def test_a_site_that_is_not_built_is_refused(tmp_path):
    with pytest.raises(publish.PublishError, match="make book"):
        publish.publish(tmp_path / "none", tmp_path / "site", tmp_path / "site.zip", url=None)


def test_the_preview_is_a_picture_of_the_size_that_is_asked_for(built):
    picture = (built / "_static" / "preview.png").read_bytes()
    assert picture.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = (int.from_bytes(picture[start : start + 4]) for start in (16, 20))
    assert (width, height) == (1200, 630)
    assert 20_000 < len(picture) < 600_000


def test_the_workflow_pins_every_action_to_a_commit(root):
    text = (root / ".github" / "workflows" / "pages.yml").read_text("utf-8")
    used = re.findall(r"uses: (\S+)", text)
    assert len(used) == 6
    assert [action for action in used if not re.fullmatch(r"actions/[\w-]+@[0-9a-f]{40}", action)] == []
    assert "run: .ci/run" in text
    assert "make site" in text
    targets = re.findall(r"^([a-z]+):", (root / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert "site" in targets
