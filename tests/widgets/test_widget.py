"""The notebook's widget: what it shows, how messages pass, how it names itself."""

import subprocess
import sys

import pytest

import hanafuda_widgets
from hanafuda_widgets import KoiKoiTable, KoiKoiTableWidget, show, widget
from hanafuda_widgets.page import page_html
from hanafuda_widgets.presenters.koikoi_table import KoiKoiTable as Presenter

REPR = "KoiKoiTableWidget(rules='koikoi/yamato', seed=7, rounds=3, opponent='greedy', lang='en', hints=True)"


def test_it_names_itself_and_the_name_evaluates_back():
    table = KoiKoiTable(seed=7)
    assert repr(table) == REPR
    assert repr(eval(REPR, {"KoiKoiTableWidget": KoiKoiTableWidget})) == REPR
    assert repr(show(Presenter(seed=7))) == REPR


def test_a_cell_gets_the_live_view_and_the_html_of_the_page():
    data, _ = KoiKoiTable(seed=7)._repr_mimebundle_()
    assert data["text/plain"] == REPR
    assert data["text/html"] == page_html(Presenter(seed=7))
    assert "model_id" in data["application/vnd.jupyter.widget-view+json"]


def test_a_message_changes_the_synced_state_and_is_acknowledged(monkeypatch):
    table = KoiKoiTable(seed=7)
    sent = []
    monkeypatch.setattr(table, "send", sent.append)
    seen = []
    table.observe(lambda change: seen.append(change["new"]), "state")
    table._handle_custom_msg({"id": "1", "message": {"type": "play", "card": "03-curtain"}}, [])
    assert sent == [{"done": "1"}]
    assert seen == [Presenter(seed=7).handle({"type": "play", "card": "03-curtain"})]
    assert table.state == seen[0]


@pytest.mark.parametrize("content", [None, 7, "x", [], {}, {"id": "9", "message": "no message"}])
def test_any_content_is_answered(monkeypatch, content):
    table = KoiKoiTable(seed=7)
    sent = []
    monkeypatch.setattr(table, "send", sent.append)
    table._handle_custom_msg(content, [])
    assert len(sent) == 1
    assert table.state["error"]["code"] == "bad-message"
    assert table.state["zones"] == Presenter(seed=7).state["zones"]


def test_without_the_bundle_the_error_says_what_to_do(monkeypatch, tmp_path):
    monkeypatch.setattr(widget, "BUNDLE", tmp_path / "dist" / "widget.js")
    with pytest.raises(
        FileNotFoundError, match=r"expected widget\.js in dist/; install the course with `make course`"
    ):
        KoiKoiTable(seed=7)


def test_an_unknown_name_is_no_attribute():
    with pytest.raises(AttributeError, match="no attribute 'PokerTable'"):
        hanafuda_widgets.PokerTable  # noqa: B018


_WITHOUT = """
import sys
sys.modules["anywidget"] = None
import hanafuda_widgets.presenters.session
try:
    from hanafuda_widgets import KoiKoiTable
except ModuleNotFoundError as error:
    print(error)
print(sorted(name for name in sys.modules if name.split(".")[0] in {"traitlets", "ipywidgets", "IPython"}))
"""


def test_without_anywidget_presenters_work_and_the_widget_says_what_it_needs(root):
    """As on a page, where the presenters run and no Jupyter is."""
    paths = f"import sys; sys.path[:0] = {[str(root), str(root / 'widgets')]!r}\n"
    run = subprocess.run([sys.executable, "-c", paths + _WITHOUT], capture_output=True, text=True, check=True)
    needs, loaded = run.stdout.splitlines()
    assert needs == "KoiKoiTable needs the package 'anywidget': pip install 'hanafuda-course[widgets]'"
    assert loaded == "[]"
