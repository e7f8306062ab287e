"""What the pages weigh: the built site is measured, as a web host would send it."""

import gzip
import re
import subprocess
import zipfile

import pytest

from hanafuda_widgets.presenters import PRESENTERS
from tools.vendor import python_files

FRONT_END = 90_000  # bytes with gzip: all modules and style sheets of the widgets, and the card sprite
FSRS = "ts-fsrs.js"  # the spaced repetition of another project is counted by itself


def packed(path):
    return len(gzip.compress(path.read_bytes(), 9))


@pytest.fixture(scope="module")
def front_end(root):
    folder = root / "_build" / "html" / "_static" / "hf"
    found = {path.name: packed(path) for path in folder.iterdir() if path.suffix in {".js", ".css", ".svg"}}
    assert {"page.js", "worker.js", "widgets.css", "cards.svg", FSRS} <= set(found)
    return found


def test_the_front_end_keeps_its_budget(front_end):
    own = {name: size for name, size in front_end.items() if name != FSRS}
    assert sum(own.values()) <= FRONT_END, sorted(own.items(), key=lambda item: -item[1])
    assert front_end[FSRS] <= 10_000


def test_the_front_end_comes_in_few_pieces_without_comments_and_long_names(root):
    """Each request costs time: what is always needed together comes together, quiz and trainer by themselves."""
    sources = root / "widgets" / "hanafuda_widgets" / "frontend"
    sent = root / "_build" / "html" / "_static" / "hf"
    pieces = {path.name: path.read_text("utf-8") for path in sent.glob("*.js")}
    asked = {
        name: re.findall(r'(?:\bfrom|\bimport)\s*\(?\s*"\./([\w.-]+)"', text) for name, text in pieces.items()
    }
    assert {name.partition("-")[0] for name in pieces} == {
        "page.js",
        "worker.js",
        "quiz",
        "trainer",
        "chunk",
        "ts",
    }
    assert len(pieces) <= 8
    assert {target for targets in asked.values() for target in targets} <= set(pieces)
    at_once = {"page.js"}
    while (
        more := {
            target for name in at_once for target in asked[name] if not target.startswith(("quiz", "trainer"))
        }
        - at_once
    ):
        at_once |= more
    assert FSRS not in at_once  # only the trainer needs it
    assert len(at_once) <= 3
    written = sum(path.stat().st_size for path in sources.glob("*.js"))
    assert sum(len(text.encode()) for name, text in pieces.items() if name != FSRS) < written * 0.75
    assert not any("/** @" in text for text in pieces.values())
    page = (root / "_build" / "html" / "3-koi-koi" / "play.html").read_text("utf-8")
    early = set(re.findall(r'rel="modulepreload" href="\.\./_static/hf/([\w.-]+)"', page))
    assert early == at_once - {"page.js"}


@pytest.mark.parametrize("page", ["index.html", "3-koi-koi/play.html", "6-practice/quiz.html", "search.html"])
def test_no_script_stands_before_the_first_picture_of_a_page(root, page):
    """A script with an address waits until the page is read; the search comes only where one searches."""
    text = (root / "_build" / "html" / page).read_text("utf-8")
    scripts = re.findall(r"<script([^>]*)\bsrc=", text)
    assert len(scripts) >= 5
    assert [one for one in scripts if not re.search(r'\b(?:defer|async)\b|type="module"', one)] == []
    assert ("searchindex.js" in text) == (page == "search.html")
    assert text.index('rel="stylesheet"') < text.find("modulepreload") or "modulepreload" not in text


def test_python_comes_compiled_and_without_what_a_page_cannot_use(root):
    folder = root / "_build" / "html" / "_static" / "hf" / "py"
    names = {}
    for file in ("python_stdlib.zip", "hanafuda.zip"):
        with zipfile.ZipFile(folder / file) as archive:
            names[file] = set(archive.namelist())
            assert {name for name in names[file] if name.endswith(".py")} == set()
            programs = [archive.read(name) for name in names[file] if name.endswith(".pyc")]
        # One version of Python, and the mark that the source is never asked for (PEP 552).
        assert len({code[:4] for code in programs}) == 1
        assert {code[4:8] for code in programs} == {b"\x01\0\0\0"}
    assert {"json/__init__.pyc", "random.pyc", "dataclasses.pyc", "asyncio/base_events.pyc"} <= names[
        "python_stdlib.zip"
    ]
    assert not any(name.startswith(("email/", "http/", "ctypes/")) for name in names["python_stdlib.zip"])
    ours = {name.removesuffix("c") if name.endswith(".pyc") else name for name in names["hanafuda.zip"]}
    assert ours == {name for name, _ in python_files()}
    assert {name for name in ours if not name.endswith(".py")} == {"hanafuda_lib/players/koikoi_judge.json"}
    assert sum(path.stat().st_size for path in folder.iterdir()) <= 15_000_000


def test_every_presenter_starts_in_the_python_of_the_page(root):
    """The very files of the site, under Node: nothing that a table, puzzle or review imports was left out."""
    folder = (root / "_build" / "html" / "_static" / "hf" / "py").as_uri() + "/"
    program = f"""
        import {{ readFileSync }} from "node:fs";
        const {{ loadPyodide }} = await import("{folder}pyodide.mjs");
        const python = await loadPyodide({{ indexURL: new URL("{folder}").pathname }});
        python.FS.writeFile("/lib/hanafuda.zip", readFileSync(new URL("hanafuda.zip", "{folder}")));
        console.log(python.runPython(`
            import sys
            sys.path.append("/lib/hanafuda.zip")
            from hanafuda_widgets.presenters import PRESENTERS, find_presenter
            " ".join(sorted(find_presenter(name).name for name in PRESENTERS))
        `));
    """
    command = ["node", "--input-type=module", "-e", program]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout.split() == sorted(PRESENTERS)
