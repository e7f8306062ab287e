"""A notebook in JupyterLab for the tests: written, opened, its first cells run, and read again as it is saved."""

import json

from playwright.sync_api import TimeoutError as Late

_EMPTY = {"cell_type": "code", "metadata": {}, "outputs": [], "execution_count": None}
_KERNEL = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
_IDLE = '.jp-Notebook-ExecutionIndicator[data-status="idle"]'


class LabNotebook:
    """One file of the folder that JupyterLab shows. Each test takes a name of its own, so no session hangs on it."""

    def __init__(self, lab, visit, name, sources):
        self.name = f"{name}.ipynb"
        self.path = lab.folder / self.name
        cells = [{**_EMPTY, "id": f"cell{number}", "source": source} for number, source in enumerate(sources)]
        self.path.write_text(
            json.dumps({"cells": cells, "metadata": _KERNEL, "nbformat": 4, "nbformat_minor": 5})
        )
        self.seen = visit(lab.address(self.name))
        self.page = self.seen.page
        self.page.locator(".jp-Cell").first.wait_for(timeout=60_000)
        # The kernel must be there before a cell can run.
        self.page.locator(_IDLE).wait_for(timeout=60_000)

    def run(self, cells=1, tries=4):
        """Run the first cells until as many widgets stand there.

        On a busy machine the first key may be pressed before the notebook listens: then it is pressed again.
        """
        for _ in range(tries):
            self.page.locator(".jp-Cell .cm-content").first.click()
            for _ in range(cells):
                self.page.keyboard.press("Control+Enter" if cells == 1 else "Shift+Enter")
            try:
                self.page.locator(".hf").nth(cells - 1).wait_for(timeout=30_000)
            except Late:
                for dialog in self.page.get_by_role("dialog").all_inner_texts():
                    print(dialog)  # pytest shows it when the test fails
                self.page.keyboard.press("Escape")
                continue
            break
        return self

    def saved(self):
        """The sources of all cells as they are saved now: what lies outside the window is not in the page."""
        with self.page.expect_response(
            lambda response: response.request.method == "PUT" and self.name in response.url
        ):
            self.page.locator(
                '[data-command="docmanager:save"], [data-jp-item-name="save"] button'
            ).first.click()
        cells = json.loads(self.path.read_text("utf-8"))["cells"]
        assert {cell["cell_type"] for cell in cells} == {"code"}
        return ["".join(cell["source"]) for cell in cells]
