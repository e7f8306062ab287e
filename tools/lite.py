"""Build whole notebooks that run in the browser (JupyterLite), from the same lessons and the same library.

    python tools/lite.py [--out _build/site/lite]

Run it with the Python of `make servers`, which has JupyterLite. The site never loads any of it unasked: who
opens `lite/` fetches about 20 MB, once. While it builds, the wheels for the browser are fetched from the
package index and put into the folder; afterwards nothing asks another host for anything.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "servers" / "lite"
WORK = ROOT / "_build" / "lite-work"
PYODIDE = ROOT / "node_modules" / "pyodide"
PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
# What JupyterLite needs of what lies beside it: kernel and widgets. Others (nbgrader) stay out.
EXTENSIONS = {"@jupyter-widgets/jupyterlab-manager", "@jupyterlite/pyodide-kernel-extension", "anywidget"}
# The most recent tools are wanted for the build, not another Python.
BUILD_SETTINGS = {"UV_PYTHON_DOWNLOADS": "never"}


def pyodide_files(folder: Path) -> None:
    """Pyodide's core, and a lock without packages: those that are needed are locked into it by the build."""
    folder.mkdir(parents=True)
    for name in PYODIDE_FILES:
        shutil.copyfile(PYODIDE / name, folder / name)
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text("utf-8"))
    version = json.loads((PYODIDE / "package.json").read_text("utf-8"))["version"]
    lock["info"]["version"] = version
    lock["packages"] = {}
    (folder / "pyodide-lock.json").write_text(json.dumps(lock), "utf-8")


def lessons(folder: Path) -> None:
    """The lessons as they are, in the order of their chapters."""
    book = ROOT / "book"
    for source in sorted(book.rglob("*.ipynb")):
        parts = source.relative_to(book).parts
        if "_vendor" not in parts and ".ipynb_checkpoints" not in parts:
            target = folder / source.relative_to(book)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, target)


def wheel(folder: Path) -> None:
    """This course as a wheel, with the front end in it."""
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run([*command, "--wheel-dir", folder, ROOT], check=True)


def keep_extensions(out: Path) -> None:
    """Take out extensions of JupyterLab that were found beside JupyterLite and have no place here."""
    path = out / "jupyter-lite.json"
    settings = json.loads(path.read_text("utf-8"))
    found = settings["jupyter-config-data"]["federated_extensions"]
    kept = [each for each in found if each["name"] in EXTENSIONS]
    settings["jupyter-config-data"]["federated_extensions"] = kept
    path.write_text(json.dumps(settings, indent=1), "utf-8")
    for each in found:
        if each not in kept:
            shutil.rmtree(out / "extensions" / each["name"])


def build(out: Path) -> None:
    """Everything, from nothing.

    Raises:
        subprocess.CalledProcessError: a step failed.
    """
    shutil.rmtree(WORK, ignore_errors=True)
    shutil.copytree(SOURCE, WORK, ignore=shutil.ignore_patterns("storage.*"))
    pyodide_files(WORK / "static" / "pyodide")
    lessons(WORK / "content")
    wheel(WORK / "wheels")
    settings = {**os.environ, **BUILD_SETTINGS}
    settings["PATH"] = os.pathsep.join([str(Path(sys.executable).parent), settings["PATH"]])
    shutil.rmtree(out, ignore_errors=True)
    subprocess.run(
        [sys.executable, "-m", "jupyterlite_core", "build", "--output-dir", out],
        cwd=WORK,
        check=True,
        env=settings,
    )
    keep_extensions(out)
    for page in sorted(SOURCE.glob("storage.*")):
        shutil.copyfile(page, out / page.name)


def main() -> None:
    """Build into the site, or where it is asked."""
    parser = argparse.ArgumentParser(description="Whole notebooks in the browser, for the static site.")
    parser.add_argument("--out", type=Path, default=ROOT / "_build" / "site" / "lite")
    options = parser.parse_args()
    build(options.out.resolve())
    size = sum(path.stat().st_size for path in options.out.rglob("*") if path.is_file())
    print(f"{options.out}: {size / 1e6:.0f} MB")


if __name__ == "__main__":
    main()
