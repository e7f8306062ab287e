"""What a hurried teacher or a hostile program may give the commands: each is refused in one line."""

import pytest

from hanafuda_lib.classroom import choose_items, collect, export_items, make_worksheet, write_report
from hanafuda_lib.cli import main
from hanafuda_lib.errors import HanafudaError, shown
from tests.classroom.making import CODE, match_result, quiz, write

HUGE = 10**5000
SHEET = ["worksheet", "--topic", "scoring", "--level", "1", "--items", "1"]


def refused(words, capsys):
    """The one line that the command says, which is short."""
    assert main(words) == 2
    said = capsys.readouterr()
    assert not said.out
    assert said.err.startswith("hanafuda: ")
    assert said.err.count("\n") == 1
    assert len(said.err) < 400
    return said.err


@pytest.mark.parametrize("out", ["", "  ", "x" * 5000, "a\0b", "\ud800"], ids=ascii)
def test_no_name_is_no_folder(out, capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    results = tmp_path / "in"
    results.mkdir()
    write(results, "a.json", quiz("Aiko", skill=1))
    for words in (SHEET, ["report", "in"], ["export", "qti12", "--topic", "words"]):
        refused([*words, "--out", out], capsys)
    assert list(tmp_path.iterdir()) == [results]


@pytest.mark.parametrize("roster", ["", "no-such.csv", ".", "x" * 5000], ids=shown)
def test_a_roster_that_cannot_be_read_stops_the_report(roster, capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    path = write(tmp_path, "a.json", quiz("Aiko", skill=1))
    assert "roster" in refused(["report", str(path), "--roster", roster], capsys)
    assert not (tmp_path / "report").exists()


@pytest.mark.parametrize("format", ["qti12", "qti21", "anki", "notebook"])
@pytest.mark.parametrize("title", ["\udcff", "\x01", "a\nb", None, 7, b"x"])
def test_a_title_is_a_line_of_text(format, title, tmp_path):
    path = tmp_path / "out"
    path.write_text("mine")
    with pytest.raises(HanafudaError, match="bad title"):
        export_items(format, choose_items(topics=["words"], count=2), path, title=title)
    assert path.read_text() == "mine"


@pytest.mark.parametrize("seed", [-1, 10**30, HUGE, 1.5, float("nan"), True, None, "1"], ids=shown)
def test_a_seed_is_a_whole_number(seed, tmp_path):
    with pytest.raises(HanafudaError, match="bad seed"):
        choose_items(count=1, seed=seed)
    with pytest.raises(HanafudaError, match="bad seed"):
        export_items("qti21", choose_items(topics=["words"]), tmp_path / "x", seed=seed)


@pytest.mark.parametrize("given", [None, 7, "months", b"x", [[]], [None], [HUGE], {}], ids=shown)
def test_what_is_no_list_of_words_is_refused(given):
    for name in ("topics", "levels", "ids"):
        if name != "levels" or given is not None:
            with pytest.raises(HanafudaError):
                choose_items(**{name: given})


@pytest.mark.parametrize(
    "options",
    [{"versions": None}, {"versions": [HUGE]}, {"versions": 7}, {"rules": None}, {"rules": "koikoi"}],
    ids=shown,
)
def test_a_worksheet_of_wrong_types_is_refused(options):
    with pytest.raises(HanafudaError, match=r"bad (versions|rules)"):
        make_worksheet("scoring", level=1, items=1, **options)


@pytest.mark.parametrize("place", [None, 7, b"x", ""])
def test_a_place_to_write_is_a_name(place, tmp_path):
    with pytest.raises(HanafudaError, match="bad folder"):
        write_report(collect([]), place)
    with pytest.raises(HanafudaError, match="bad file"):
        export_items("qti21", choose_items(topics=["words"]), place)


def test_a_missing_folder_is_said_to_be_missing(tmp_path, capsys):
    for format in ("anki", "qti21", "notebook"):
        words = ["export", format, "--topic", "words", "--out", str(tmp_path / "no" / "x")]
        assert "expected a file in a folder that exists" in refused(words, capsys)


def test_compare_says_that_there_is_nothing_to_compare(tmp_path, capsys):
    path = write(tmp_path, "a.json", quiz("Aiko", skill=1))
    assert main(["compare", str(path)]) == 1
    assert (
        capsys.readouterr().err == "hanafuda: no result of a class code: expected files that a table saved\n"
    )
    write(tmp_path, "b.json", match_result("Aiko", CODE))
    assert main(["compare", str(tmp_path)]) == 0
