"""Class codes: one text, the same deals for all, and no slip goes unseen."""

import pytest

from hanafuda_lib import hachihachi, hanaawase, koikoi
from hanafuda_lib.classroom import ClassCode
from hanafuda_lib.cli import main
from hanafuda_lib.errors import HanafudaError

CODES = [
    ClassCode(seed=0),
    ClassCode(
        rules="koikoi/mon dealSize=7-8 sevenDoubling=on", seed=999_999_999, rounds=12, opponent="random"
    ),
    ClassCode(rules="hanaawase/h88", seed=7, rounds=6),
    ClassCode(rules="hachihachi/std", seed=7, rounds=3),
]


@pytest.mark.parametrize("code", CODES, ids=str)
def test_a_code_comes_back_from_its_text_and_from_a_link(code):
    assert ClassCode.parse(code.text) == code
    assert (
        ClassCode.parse(f"  {code.link('https://school.example/hanafuda/3-koi-koi/play.html#top')}\n") == code
    )
    assert ClassCode.parse(code.text.replace("/", "%2F").replace("~", "%7E").replace("=", "%3D")) == code
    assert set(code.text) <= set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/~=.-")


def test_a_code_makes_the_match_that_it_says():
    rules = koikoi.MON.with_options({"dealSize": "7-8", "sevenDoubling": "on"})
    assert CODES[1].match() == koikoi.Match(rules, seed=999_999_999, rounds=12)
    assert CODES[2].match() == hanaawase.Match(hanaawase.H88, seed=7, rounds=6)
    assert CODES[3].match() == hachihachi.Match(hachihachi.STANDARD, seed=7, rounds=3)


def test_the_length_is_said_once():
    code = ClassCode(rules="koikoi/yamato gameLength=12", seed=1, rounds=3)
    assert code == ClassCode(seed=1)
    assert code.text.count("gameLength") == 0


def test_every_single_slip_is_seen():
    """Each character changed, left out, doubled, or swapped with its neighbour."""
    text = CODES[0].text
    for place, one in enumerate(text):
        slips = {text[:place] + other + text[place + 1 :] for other in "0z=~/"}
        slips |= {text[:place] + text[place + 1 :], text[:place] + one + text[place:]}
        slips |= {text[:place] + text[place + 1 : place + 2] + one + text[place + 2 :]}
        for slip in slips - {text}:
            with pytest.raises(HanafudaError, match="class code"):
                ClassCode.parse(slip)


@pytest.mark.parametrize(
    "given",
    ["", "class1", "hello", "#class=", "class1~~~", None, 7, "x" * 100_000, "class1~koikoi/yamato~0000"],
)
def test_what_is_no_code_is_refused(given):
    with pytest.raises(HanafudaError, match="class code"):
        ClassCode.parse(given)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"seed": -1}, "bad seed -1: expected a whole number from 0 to 999999999"),
        ({"seed": True}, "bad seed True"),
        ({"seed": 1, "rounds": 5}, "bad number of rounds 5: expected 3, 6 or 12"),
        ({"seed": 1, "rounds": "3"}, "bad rounds '3'"),
        ({"seed": 1, "opponent": "oracle"}, "unknown player 'oracle'"),
        ({"seed": 1, "rules": "poker/texas"}, "unknown rule set 'poker/texas'"),
        ({"seed": 1, "rules": "koikoi/yamato cow=1"}, "unknown option 'cow'"),
        ({"seed": 1, "rules": None}, "bad rules None: expected a text"),
    ],
)
def test_what_no_match_can_be_made_of_is_refused(options, message):
    with pytest.raises(HanafudaError, match=message):
        ClassCode(**options)


def test_the_command_gives_the_code_and_the_link(capsys):
    words = ["class", "koikoi/yamato", "--seed", "2026"]
    assert main(words) == 0
    code = capsys.readouterr().out.strip()
    assert ClassCode.parse(code) == ClassCode(seed=2026)
    assert main([*words, "--page", "http://127.0.0.1:8000/3-koi-koi/play.html"]) == 0
    assert capsys.readouterr().out.strip() == f"http://127.0.0.1:8000/3-koi-koi/play.html#class={code}"


@pytest.mark.parametrize("rules", ["", "   "])
def test_no_rules_at_all_are_refused(rules, capsys):
    assert main(["class", rules, "--seed", "1"]) == 2
    assert capsys.readouterr().err.startswith("hanafuda: unknown rule set ''")


@pytest.mark.parametrize("page", ["", "  ", "javascript:alert(1)", "data:text/html,x", None, 7, b"x"])
def test_a_link_needs_the_address_of_a_page(page, capsys):
    with pytest.raises(HanafudaError, match="bad page"):
        ClassCode(seed=1).link(page)
    if isinstance(page, str):
        assert main(["class", "koikoi/yamato", "--seed", "1", "--page", page]) == 2
        assert "expected an address" in capsys.readouterr().err


@pytest.mark.parametrize(
    "page", ["play.html", "localhost:8000/play.html", "HTTPS://a.example/p.html", "file:///p.html"]
)
def test_a_page_may_stand_anywhere(page):
    assert ClassCode.parse(ClassCode(seed=1).link(page)) == ClassCode(seed=1)
