"""Bundle the widget's front end into one module: anywidget loads `_esm` from a blob, where no import works.

From `widgets/hanafuda_widgets/frontend/widget.js` and what it imports, to `frontend/dist/widget.js`.
"""

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FRONTEND = ROOT / "widgets" / "hanafuda_widgets" / "frontend"
ENTRY = FRONTEND / "widget.js"
OUTPUT = FRONTEND / "dist" / "widget.js"
ESBUILD = ROOT / "node_modules" / ".bin" / "esbuild"


def is_fresh() -> bool:
    """Whether the bundle is there and no source is newer."""
    if not OUTPUT.exists():
        return False
    built = OUTPUT.stat().st_mtime
    return all(source.stat().st_mtime <= built for source in FRONTEND.iterdir() if source.is_file())


def bundle() -> None:
    """Run esbuild, which npm brings in the version of package-lock.json.

    Raises:
        FileNotFoundError: npm is not installed.
        subprocess.CalledProcessError: npm or esbuild failed.
    """
    if not ESBUILD.exists():
        npm = shutil.which("npm")
        if npm is None:
            raise FileNotFoundError("npm is needed to build the widget's front end; install Node 18 or newer")
        subprocess.run([npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"], cwd=ROOT, check=True)
    options = ["--bundle", "--format=esm", "--target=es2022", "--charset=utf8", "--log-level=warning"]
    subprocess.run([ESBUILD, ENTRY, *options, f"--outfile={OUTPUT}"], cwd=ROOT, check=True)
    OUTPUT.touch()


if __name__ == "__main__":
    if "--if-needed" not in sys.argv[1:] or not is_fresh():
        bundle()
