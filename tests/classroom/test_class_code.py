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


# ------------------------------------------------------------------ seats


@pytest.mark.parametrize(
    "text",
    ["class1~koikoi/yamato~seed=2026~rounds=3~opponent=greedy~2ba3",
     "class1~hanaawase/nintendo~seed=7~rounds=3~opponent=greedy~70a3",
     "class1~hanaawase/h88~seed=7~rounds=6~opponent=greedy~8f55",
     "class1~hachihachi/std~seed=7~rounds=3~opponent=greedy~daa4"],
)  # fmt: skip
def test_a_code_that_was_given_out_before_there_were_seats_is_the_same_today(text):
    """Written down from the version before: the text, and the usual number of people."""
    code = ClassCode.parse(text)
    assert code.text == text
    assert len(code.match().totals) == (2 if "koikoi" in text else 3)


@pytest.mark.parametrize("seats", [2, 4, 5, 7])
@pytest.mark.parametrize("rules", ["hanaawase/nintendo", "hanaawase/h80", "hachihachi/std"])
def test_a_code_may_say_how_many_sit_at_the_table(rules, seats):
    code = ClassCode(rules=rules, seed=7, seats=seats)
    assert f"~seats={seats}~" in code.text
    assert ClassCode.parse(code.text) == code
    assert len(code.match().totals) == seats


def test_the_option_of_hana_awase_says_the_same_as_the_number():
    """Two play with all cards dealt to both: the option alone, with what belongs to it, or the number."""
    code = ClassCode(rules="hanaawase/nintendo", seed=7, seats=2)
    assert ClassCode(rules="hanaawase/nintendo seats=2", seed=7) == code
    assert code.match().rules.active_players.value == "all"


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"seats": 3}, "bad number of seats 3: expected 2 in koikoi"),
        ({"rules": "hachihachi/std", "seats": 8}, "bad number of seats 8: expected 2 to 7 in hachihachi"),
        ({"rules": "hachihachi/std", "seats": "4"}, "bad number of seats '4': expected 2 to 7"),
        ({"rules": "hachihachi/std", "seats": True}, "bad number of seats True: expected 2 to 7"),
        ({"rules": "hanaawase/h88 seats=2", "seats": 4}, "4 seats and the option seats=2: expected one"),
        ({"rules": "hanaawase/h88 seats=many"}, "bad number of seats 'many': expected 2 to 7"),
    ],
)
def test_seats_that_there_are_not_are_refused(options, message):
    with pytest.raises(HanafudaError, match=message):
        ClassCode(seed=7, **options)


def test_the_command_takes_seats_and_says_the_length_once(capsys):
    assert main(["class", "hachihachi/std", "--seed", "7", "--seats", "4"]) == 0
    assert ClassCode.parse(capsys.readouterr().out.strip()).seats == 4
    assert main(["class", "koikoi/yamato", "--seed", "7", "--option", "gameLength=12"]) == 2
    assert capsys.readouterr().err == "hanafuda: option gameLength=12: expected --rounds for it\n"
