"""Run lessons from top to bottom and store their outputs, without what differs from one run to the next.

python tools/lessons.py [NOTEBOOK…]     all notebooks of the book when none is named
"""

import sys
from pathlib import Path

import nbformat
from nbclient import NotebookClient

BOOK = Path(__file__).resolve().parent.parent / "book"
# A live view belongs to one running kernel; stored, it would only say that its model is gone.
LIVE_VIEW = "application/vnd.jupyter.widget-view+json"
LANGUAGE = {
    "file_extension": ".py",
    "mimetype": "text/x-python",
    "name": "python",
    "pygments_lexer": "ipython3",
}


def run(path: Path) -> None:
    """Run one notebook in its own folder, and write it back."""
    notebook = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
    NotebookClient(
        notebook,
        kernel_name="python3",
        resources={"metadata": {"path": str(path.parent)}},
        record_timing=False,
    ).execute()
    clean(notebook)
    nbformat.write(notebook, path)  # type: ignore[no-untyped-call]


def clean(notebook: nbformat.NotebookNode) -> None:
    """Take out live views, the widgets' state and the version of Python."""
    notebook.metadata.pop("widgets", None)
    notebook.metadata.language_info = LANGUAGE
    for cell in notebook.cells:
        if "outputs" in cell:
            cell.outputs = joined(cell.outputs)
        for output in cell.get("outputs", []):
            output.get("data", {}).pop(LIVE_VIEW, None)


def joined(outputs: list[nbformat.NotebookNode]) -> list[nbformat.NotebookNode]:
    """What was printed in one go, as one piece: a kernel sends it as it comes, in one part or two."""
    found: list[nbformat.NotebookNode] = []
    for output in outputs:
        last = found[-1] if found else {}
        if output.output_type == "stream" == last.get("output_type") and output.name == last.get("name"):
            last["text"] += output.text
        else:
            found.append(output)
    return found


def main() -> None:
    """Run the notebooks that are named, or all."""
    for path in [Path(name) for name in sys.argv[1:]] or sorted(BOOK.rglob("*.ipynb")):
        if ".ipynb_checkpoints" not in path.parts:
            print(path)
            run(path)


if __name__ == "__main__":
    main()
