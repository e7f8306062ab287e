"""The same seed gives the same worksheet, byte for byte, in the Python of a web page (Pyodide)."""

import hashlib
import json
import subprocess

from hanafuda_lib.classroom import make_worksheet
from tools.vendor import zip_packages

ARGUMENTS = [
    {"topic": "scoring", "level": 4, "items": 4, "seed": 11, "versions": "AB"},
    {"topic": "capture", "level": 3, "items": 3, "seed": 11, "paper": "letter"},
    {"topic": "capture", "level": 1, "items": 3, "seed": 999_999_999},
    {"topic": "settlement", "level": 4, "items": 2, "seed": 11, "headings": "ja"},
    {"topic": "settlement", "level": 5, "items": 2, "seed": 11, "headings": "zh"},
    {"topic": "months", "level": 2, "items": 6, "seed": 11, "versions": "ABC"},
]
PROGRAM = """
import { readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";
process.on("uncaughtException", (error) => { console.error(error.message.slice(-2000)); process.exit(1); });
const python = await loadPyodide();
python.unpackArchive(new Uint8Array(readFileSync(process.argv[1])), "zip");
python.globals.set("given", process.argv[2]);
console.log(python.runPython(`
import hashlib, json
from hanafuda_lib.classroom import make_worksheet
made = [make_worksheet(**one) for one in json.loads(given)]
json.dumps([hashlib.sha256((each.sheet + each.key).encode()).hexdigest() for each in made])
`));
"""


def test_a_page_makes_the_same_bytes(root, tmp_path):
    zip_packages(tmp_path / "hanafuda.zip")
    done = subprocess.run(
        ["node", "--input-type=module", "--eval", PROGRAM, "--", tmp_path / "hanafuda.zip", json.dumps(ARGUMENTS)],
        cwd=root, capture_output=True, text=True, check=False, timeout=120,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    made = [make_worksheet(**one) for one in ARGUMENTS]
    here = [hashlib.sha256((each.sheet + each.key).encode()).hexdigest() for each in made]
    assert json.loads(done.stdout.splitlines()[-1]) == here
