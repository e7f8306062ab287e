"""The session that answers a page: states by request, presenters that come and go."""

import json

import pytest

from hanafuda_widgets.presenters import find_presenter
from hanafuda_widgets.presenters.base import MessageError
from hanafuda_widgets.presenters.koikoi_table import KoiKoiTable
from hanafuda_widgets.presenters.session import Session

KWARGS = {"seed": 7}
PLAY = {"type": "play", "card": "03-curtain"}


def ask(session, **request):
    request = {"id": "a", "presenter": "koikoi-table", "kwargs": KWARGS, **request}
    return json.loads(session.answer(json.dumps(request)))


def test_a_press_is_answered_with_the_state_of_the_presenter():
    answer = ask(Session(), message=PLAY)
    assert answer["state"] == KoiKoiTable(seed=7).handle(PLAY)
    assert answer["fresh"] is False


def test_the_next_press_goes_on_from_the_token():
    session = Session()
    first = ask(session, message=PLAY)
    second = ask(session, message=PLAY, token=first["token"], saved=first["state"]["saved"])
    assert second["changed"]["error"]["code"] == "not-in-hand"
    assert "zones" not in second["changed"]
    assert second["token"] != first["token"]


def test_what_stays_the_same_is_told_once():
    """The page lays what changed over what it has, and that is the state of the presenter."""
    session, table = Session(), KoiKoiTable(seed=7)
    first = ask(session, message=PLAY)
    state, token = first["state"], first["token"]
    table.handle(PLAY)
    for _ in range(4):
        message = next(card["press"] for card in state["zones"][-1]["cards"] if card["press"])
        answer = ask(session, message=message, token=token, saved=state["saved"])
        assert "state" not in answer
        assert {"form", "guide", "languages", "title"}.isdisjoint(answer["changed"])
        state, token = {**state, **answer["changed"]}, answer["token"]
        assert state == table.handle(message)


def test_another_worker_goes_on_from_what_was_saved():
    first = ask(Session(), message=PLAY)
    card = first["state"]["zones"][-1]["cards"][0]["press"]
    second = ask(Session(), message=card, token=first["token"], saved=first["state"]["saved"])
    table = KoiKoiTable(seed=7)
    table.handle(PLAY)
    assert second["state"] == table.handle(card)


def test_a_page_that_shows_an_older_state_goes_on_from_it():
    session = Session()
    start = KoiKoiTable(seed=7).state
    ask(session, message=PLAY, saved=start["saved"])
    again = ask(session, message=PLAY, saved=start["saved"], token="old")
    assert again["state"]["error"] is None
    assert "03-curtain" not in [card["id"] for card in again["state"]["zones"][-1]["cards"]]


def test_a_saved_match_that_cannot_be_read_gives_a_fresh_one():
    answer = ask(Session(), message=PLAY, saved={"v": 99})
    assert answer["fresh"] is True
    assert answer["state"] == KoiKoiTable(seed=7).state


def test_two_tables_do_not_disturb_each_other():
    session = Session()
    one = ask(session, id="one", message=PLAY)
    two = ask(session, id="two", message={"type": "play", "card": "13-cow"})
    assert two["state"]["zones"] == KoiKoiTable(seed=7).state["zones"]
    after = ask(session, id="one", message={"type": "shobu"}, token=one["token"], saved=one["state"]["saved"])
    assert "zones" not in after["changed"]  # nothing moved


@pytest.mark.parametrize(
    ("request_text", "code"),
    [
        ("7", "bad-request"),
        ('{"presenter": "chess"}', "unknown-presenter"),
        ('{"presenter": "koikoi-table", "kwargs": 3}', "bad-request"),
        ('{"presenter": "koikoi-table", "kwargs": {"seed": -1}}', "bad-seed"),
        ('{"presenter": "koikoi-table", "kwargs": {"colour": 1}}', "bug"),
        ("no json", "bug"),
    ],
)
def test_a_broken_request_is_answered_with_an_error(request_text, code):
    assert json.loads(Session().answer(request_text))["error"]["code"] == code


def test_a_presenter_that_breaks_is_forgotten_and_the_match_goes_on(monkeypatch):
    session = Session()
    first = ask(session, message=PLAY)

    def broken(self, message):
        raise ZeroDivisionError("a bug")

    with monkeypatch.context() as patch:
        patch.setattr(KoiKoiTable, "handle", broken)
        failed = ask(session, message=PLAY, token=first["token"], saved=first["state"]["saved"])
    assert failed["error"] == {
        "code": "bug",
        "message": "Something went wrong inside the table (ZeroDivisionError: a bug). Nothing is lost.",
    }
    card = first["state"]["zones"][-1]["cards"][0]["press"]
    after = ask(session, message=card, token=first["token"], saved=first["state"]["saved"])
    assert after["state"]["error"] is None


def test_an_unknown_presenter_is_named():
    with pytest.raises(MessageError, match=r"unknown presenter 'go': expected one of .*koikoi-table"):
        find_presenter("go")
