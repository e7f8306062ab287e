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
NOTEBOOK_ENTRY = FRONTEND / "widget.js"  # no page loads it
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


def minify(sources: Iterable[Path], target: Path) -> None:
    """Each module and style sheet by itself, without comments and long names: the addresses stay the same."""
    options = ["--minify", "--format=esm", "--target=es2022", "--charset=utf8", "--log-level=warning"]
    subprocess.run([ESBUILD, *sorted(sources), *options, f"--outdir={target}"], check=True)


def vendor_front_end() -> None:
    """The modules and style sheets of the widgets, and the pictures of the cards."""
    sources = [
        path for path in FRONTEND.iterdir() if path.suffix in {".js", ".css"} and path != NOTEBOOK_ENTRY
    ]
    minify(sources, VENDOR / "hf")
    vendor_fsrs()
    (VENDOR / "hf" / "cards.svg").write_text(art.sprite(), "utf-8")


def vendor_fsrs() -> None:
    """Spaced repetition for the card trainer: a page finds a module by its address, not by its name."""
    minify([MODULES / "ts-fsrs" / "dist" / "index.mjs"], VENDOR / "hf")
    (VENDOR / "hf" / "index.js").rename(VENDOR / "hf" / "ts-fsrs.js")
    user = VENDOR / "hf" / "schedule.js"
    text = user.read_text("utf-8")
    if text.count('"ts-fsrs"') != 1:
        raise ValueError("schedule.js must import 'ts-fsrs' in one place")
    user.write_text(text.replace('"ts-fsrs"', '"./ts-fsrs.js"'), "utf-8")


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
    """Name in the zip and path of each module that runs in a page: the library and the presenters."""
    library = ROOT / "hanafuda_lib"
    away = {library / place for place in NOT_IN_A_PAGE}
    for path in sorted(library.rglob("*.py")):
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
