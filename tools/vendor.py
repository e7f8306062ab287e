"""Fill `book/_vendor/` with all that the pages load, so that no page asks another host for anything.

`hf/` gets the front end, `hf/py/` Python for the browser and our packages, `mathjax/` MathJax.
"""

import json
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from hanafuda_lib import art  # noqa: E402 - found only now

MODULES = ROOT / "node_modules"
ESBUILD = MODULES / ".bin" / "esbuild"
FRONTEND = ROOT / "widgets" / "hanafuda_widgets" / "frontend"
ENTRIES = ("page.js", "worker.js")  # what a page asks for by name; the rest comes along in few pieces
STYLES = ("stage.css", "table.css", "quiz.css", "practice.css")
STYLE = "widgets.css"  # all of them
VENDOR = ROOT / "book" / "_vendor"
PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
PRECOMPILE = ROOT / "tools" / "precompile.mjs"
ZIP_DATE = (1980, 1, 1, 0, 0, 0)  # the same files give the same zip, byte for byte
# What no page has: numpy, other processes for work that takes long, a command line, a teacher's files.
NOT_IN_A_PAGE = (
    "analysis/bulk", "analysis/jobs.py", "analysis/simulate.py", "exercises/puzzles/mining.py",
    "__main__.py", "cli.py", *(f"classroom/{name}.py" for name in (
        "anki", "answers", "commands", "duplicate", "export", "files", "item_report", "marked", "marking",
        "marking_matches", "marking_puzzles", "marking_scoring", "marking_sets", "marking_settlement",
        "notebook", "plots", "qti", "report", "report_files", "spreadsheet",
    )),
)  # fmt: skip


def copy(source: Path, target: Path) -> None:
    """Copy one file, making its folder."""
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def esbuild(sources: Iterable[Path], target: Path, *options: str) -> None:
    """Modules or style sheets without comments and long names."""
    small = ["--minify", "--format=esm", "--target=es2022", "--charset=utf8", "--log-level=warning"]
    subprocess.run([ESBUILD, *sources, *small, *options, f"--outdir={target}"], check=True)


def vendor_front_end() -> None:
    """The modules and style sheets of the widgets, and the pictures of the cards.

    Each request costs a page time, so modules that are always needed together come together. What only
    some pages need (quizzes, the card trainer) stays a piece of its own, loaded where it is needed.
    """
    target = VENDOR / "hf"
    pieces = ["--bundle", "--splitting", "--chunk-names=[name]-[hash]", "--external:ts-fsrs"]
    esbuild([FRONTEND / name for name in ENTRIES], target, *pieces)
    with tempfile.TemporaryDirectory() as folder:
        esbuild([FRONTEND / name for name in STYLES], Path(folder))
        (target / STYLE).write_text(
            "".join((Path(folder) / name).read_text("utf-8") for name in STYLES), "utf-8"
        )
    vendor_fsrs()
    (target / "cards.svg").write_text(art.sprite(), "utf-8")


def vendor_fsrs() -> None:
    """Spaced repetition for the card trainer: a page finds a module by its address, not by its name."""
    target = VENDOR / "hf"
    esbuild([MODULES / "ts-fsrs" / "dist" / "index.mjs"], target)
    (target / "index.js").rename(target / "ts-fsrs.js")
    users = [path for path in target.glob("*.js") if '"ts-fsrs"' in path.read_text("utf-8")]
    if len(users) != 1:
        raise ValueError("one piece of the front end must import 'ts-fsrs'")
    users[0].write_text(users[0].read_text("utf-8").replace('"ts-fsrs"', '"./ts-fsrs.js"'), "utf-8")


def vendor_pyodide() -> None:
    """Pyodide's core; its list of further packages is emptied, for it names another host."""
    for name in PYODIDE_FILES:
        copy(MODULES / "pyodide" / name, VENDOR / "hf" / "py" / name)
    lock = json.loads((MODULES / "pyodide" / "pyodide-lock.json").read_text("utf-8"))
    lock["packages"] = {}
    (VENDOR / "hf" / "py" / "pyodide-lock.json").write_text(json.dumps(lock), "utf-8")


def vendor_python() -> None:
    """Python's library and our two packages, both compiled: a page only loads them."""
    node = shutil.which("node")
    if node is None:
        raise FileNotFoundError("node is needed to build the pages; install Node 18 or newer")
    with tempfile.TemporaryDirectory() as folder:
        sources = Path(folder) / "hanafuda.zip"
        zip_packages(sources)
        subprocess.run([node, PRECOMPILE, sources, VENDOR / "hf" / "py"], check=True)


def vendor_mathjax() -> None:
    """MathJax's one script and its fonts, in the folders where the script looks for them."""
    source = MODULES / "mathjax" / "es5"
    copy(source / "tex-mml-chtml.js", VENDOR / "mathjax" / "tex-mml-chtml.js")
    fonts = Path("output/chtml/fonts/woff-v2")
    for font in sorted((source / fonts).iterdir()):
        copy(font, VENDOR / "mathjax" / fonts / font.name)


def python_files() -> Iterator[tuple[str, Path]]:
    """Name in the zip and path of each module that runs in a page: the library and the presenters.

    The numbers of the judge come along: the strong players read them.
    """
    library = ROOT / "hanafuda_lib"
    away = {library / place for place in NOT_IN_A_PAGE}
    for path in sorted([*library.rglob("*.py"), *library.glob("players/*.json")]):
        if path not in away and not away & set(path.parents):
            yield path.relative_to(ROOT).as_posix(), path
    widgets = ROOT / "widgets"
    package = widgets / "hanafuda_widgets"
    for path in [package / "__init__.py", *sorted((package / "presenters").rglob("*.py"))]:
        yield path.relative_to(widgets).as_posix(), path


def zip_packages(target: Path) -> None:
    """Our two packages as one zip file of sources."""
    target.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(target, "w") as archive:
        for name, path in python_files():
            info = zipfile.ZipInfo(name, ZIP_DATE)
            info.compress_type = zipfile.ZIP_DEFLATED
            info.external_attr = 0o644 << 16
            archive.writestr(info, path.read_bytes(), compresslevel=9)


def main() -> None:
    """Make the folder from nothing, so that no file of an older version stays."""
    shutil.rmtree(VENDOR, ignore_errors=True)
    vendor_front_end()
    vendor_pyodide()
    vendor_python()
    vendor_mathjax()


if __name__ == "__main__":
    main()
