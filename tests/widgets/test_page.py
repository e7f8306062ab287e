"""The HTML form of a presenter."""

import json
from html.parser import HTMLParser

import pytest

from hanafuda_widgets.page import page_html, page_id, script_json
from hanafuda_widgets.presenters.koikoi_table import KoiKoiTable

EVIL = ["</script>", "<!--", "<script>", "]]>", "&amp;", "\u2028", "</ScRiPt  >", "猪鹿蝶", '"', "'", "\\"]


class Scripts(HTMLParser):
    """Collects tags and the text of JSON scripts as a browser would see them."""

    def __init__(self):
        super().__init__()
        self.tags = []
        self.text = ""

    def handle_starttag(self, tag, attrs):
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data):
        if self.tags[-1] == ("script", {"type": "application/json"}):
            self.text += data


def read(html):
    parser = Scripts()
    parser.feed(html)
    return parser


def test_the_div_carries_all_that_the_page_needs():
    table = KoiKoiTable(seed=7)
    parser = read(page_html(table))
    assert [tag for tag, _ in parser.tags] == ["div", "p", "script"]
    assert parser.tags[0][1] == {"class": "hf-widget"}
    spec = json.loads(parser.text)
    assert spec == {
        "v": 1,
        "id": page_id(table),
        "presenter": "koikoi-table",
        "kwargs": table.kwargs,
        "state": table.state,
    }


class Evil(KoiKoiTable):
    """A presenter whose every word tries to break out of its script."""

    @property
    def state(self):
        return {**super().state, "title": "".join(EVIL), "said": EVIL}


def test_nothing_in_a_state_ends_the_script():
    html = page_html(Evil(seed=7))
    parser = read(html)
    assert [tag for tag, _ in parser.tags] == ["div", "p", "script"]
    assert json.loads(parser.text)["state"]["said"] == EVIL
    assert html.count("<script") == html.count("</script") == 1


@pytest.mark.parametrize("text", EVIL)
def test_script_json_reads_back_and_is_plain(text):
    written = script_json({text: [text]})
    assert json.loads(written) == {text: [text]}
    assert written.isascii()
    assert not set("<>&") & set(written)


def test_the_id_is_stable_and_tells_arguments_apart():
    assert page_id(KoiKoiTable(seed=7)) == page_id(KoiKoiTable(seed=7, rounds=3))
    assert len({page_id(KoiKoiTable(seed=seed)) for seed in range(20)}) == 20
