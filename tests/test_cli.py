"""The command line: what it prints, and its exit status for good and bad input."""

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import hanafuda_lib
from hanafuda_lib import DECK, Pile, hachihachi, hanaawase, koikoi
from hanafuda_lib.cli import main
from hanafuda_lib.players import GreedyPlayer, play_out
from hanafuda_lib.telling import tell, tell_match
from tests.oracle.staging import TO_THREE_BRIGHTS, play, stage

RECORD = play(stage(koikoi.YAMATO), TO_THREE_BRIGHTS + " koikoi 06-butterflies").record()


def run(capsys, *words):
    status = main(words)
    said = capsys.readouterr()
    return status, said.out, said.err


def test_score_prints_the_explained_score(capsys):
    status, out, err = run(capsys, "score", "koikoi/yamato", "01-crane", "03-curtain", "08-moon", "09-cup")
    assert (status, err) == (0, "")
    assert out == str(koikoi.YAMATO.score(Pile.parse("01-crane 03-curtain 08-moon 09-cup"))) + "\n"
    assert out.splitlines()[-1] == "total: 30"


def test_score_takes_options_calls_and_cards_in_one_word(capsys):
    words = [
        "--option",
        "sevenDoubling=off",
        "--option",
        "koikoiMultiplier=perCall",
        "--opponent-koikoi",
        "2",
    ]
    status, out, _ = run(capsys, "score", "koikoi/yamato", "03-curtain 08-moon 09-cup", *words)
    assert (status, out.splitlines()[-1]) == (0, "total: 40")
    own = run(
        capsys,
        "score",
        "koikoi/yamato",
        "03-curtain 09-cup",
        "--own-koikoi",
        "1",
        "--option",
        "koikoiMultiplier=own",
    )
    assert own[1].splitlines()[-1] == "total: 10"


def test_score_of_no_cards_is_nothing(capsys):
    assert run(capsys, "score", "koikoi/yamato") == (0, "no yaku: 0\n", "")


def test_score_as_json(capsys):
    cards = "01-crane 03-curtain 08-moon 12-phoenix"
    status, out, _ = run(capsys, "score", "koikoi/yamato", *cards.split(), "--json", "--opponent-koikoi", "1")
    assert status == 0
    assert json.loads(out) == {
        "lines": [
            {
                "yaku": "shiko",
                "points": 8,
                "cards": cards.split(),
                "why": "four brights without the rain man: 8",
            }
        ],
        "replaced": [
            {"yaku": "sanko", "by": "shiko", "why": "No points for Three Brights beside Four Brights"}
        ],
        "steps": [
            {
                "label": "seven points or more",
                "factor": 2,
                "total": 16,
                "why": "a sum of seven or more counts twice",
            },
            {
                "label": "koi-koi",
                "factor": 2,
                "total": 32,
                "why": "twice the points when the opponent called koi-koi",
            },
        ],
        "base": 8,
        "total": 32,
    }


def test_json_names_a_yaku_that_needs_another(capsys):
    words = ["03-curtain", "09-cup", "--option", "viewing=needOther", "--json"]
    found = json.loads(run(capsys, "score", "koikoi/yamato", *words)[1])
    assert found["lines"] == []
    assert [(item["yaku"], item["by"]) for item in found["replaced"]] == [("hanamizake", None)]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["score", "koikoi/yamato", "13-cow"], "unknown card '13-cow': expected an id such as '01-crane'"),
        (["score", "koikoi/tokyo", "01-crane"], "unknown rule set 'koikoi/tokyo': expected one of "),
        (
            ["score", "koikoi/yamato", "01-crane", "01-crane"],
            "card '01-crane' is given twice: expected each card",
        ),
        (
            ["score", "koikoi/yamato", *[card.id for card in DECK], "05-bridge"],
            "card '05-bridge' is given twice",
        ),
        (["score", "koikoi/yamato", "--option", "colour=red"], "unknown option 'colour': expected one of "),
        (
            ["score", "koikoi/yamato", "--option", "viewing=x"],
            "option viewing: unknown value 'x': expected one of ",
        ),
        (["score", "koikoi/yamato", "--option", "viewing"], "bad option 'viewing': expected NAME=VALUE"),
        (
            ["score", "koikoi/yamato", "--opponent-koikoi", "-1"],
            "bad opponent_koikoi -1: expected a whole number",
        ),
        (["score", "koikoi/yamato", "--own-koikoi", "99"], "bad own_koikoi 99: expected a whole number"),
        (["deal", "koikoi/yamato", "--seed", "-1"], "bad seed -1: expected a whole number, 0 or more"),
        (["deal", "koikoi/yamato", "--seed", "1", "--dealer", "2"], "bad dealer 2: expected 0 or 1"),
        (["rules", "koikoi/tokyo"], "unknown rule set 'koikoi/tokyo': expected one of "),
        (["rules", "--option", "viewing=on"], "no rule set for these options: expected RULES before them"),
        (
            ["score", "koikoi/yamato", "--option", "sevenDoubling=off", "--option", "seven_doubling=on"],
            "option 'seven_doubling' is given twice, also as 'sevenDoubling': expected it once",
        ),
        (["cards", "--out", ""], "bad folder '': expected a name"),
        (["cards", "--out", " "], "bad folder ' ': expected a name"),
        (["deal", "koikoi/tokyo", "--seed", "1"], "unknown rule set 'koikoi/tokyo': expected one of "),
        (["replay", ""], "bad record '': expected it to start with"),
        (
            ["replay", RECORD.replace("play 01-crane", "play fold")],
            "action 1 of the record: unknown action 'fold'",
        ),
        (["replay", RECORD + " shobu"], "action 6 of the record: illegal action 'shobu': expected none"),
    ],
)
def test_bad_input_is_one_clear_line_and_status_2(capsys, words, message):
    status, out, err = run(capsys, *words)
    assert (status, out) == (2, "")
    assert err.startswith(f"hanafuda: {message}")
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["dance"],
        ["score"],
        ["score", "koikoi/yamato", "--opponent-koikoi", "many"],
        ["deal", "koikoi/yamato"],
        ["deal", "koikoi/yamato", "--seed", "x"],
        ["deal", "koikoi/yamato", "--seed", "1", "--dealer", "x"],
        ["score", "koikoi/yamato", "01-crane", "--frob"],
        ["deal", "koikoi/yamato", "01-crane", "--seed", "1"],
        ["rules", "koikoi/yamato", "koikoi/mon"],
        ["replay"],
        ["examples"],
    ],
)
def test_a_wrong_command_line_shows_the_usage_and_status_2(capsys, words):
    with pytest.raises(SystemExit) as caught:
        main(words)
    assert caught.value.code == 2
    assert "usage: hanafuda" in capsys.readouterr().err


def test_deal_prints_all_cards_and_a_record_that_replays(capsys):
    status, out, _ = run(
        capsys, "deal", "koikoi/mon", "--seed", "7", "--dealer", "1", "--option", "dealSize=7-8"
    )
    assert status == 0
    hand_0, hand_1, field, stock, record = out.splitlines()
    assert hand_0.startswith("hand 0: ")
    assert hand_1.startswith("hand 1 (dealer): ")
    words = [line.split(": ")[1] for line in (hand_0, hand_1, field, stock)]
    assert [len(text.split()) for text in words] == [7, 7, 8, 26]
    assert Pile.parse(" ".join(words)) == Pile.of(DECK)
    rules = koikoi.MON.with_options({"dealSize": "7-8"})
    assert koikoi.Round.replay(record.removeprefix("record: ")) == koikoi.Round.deal(rules, seed=7, dealer=1)


def test_replay_tells_the_round(capsys):
    status, out, _ = run(capsys, "replay", RECORD)
    assert status == 0
    assert out.splitlines() == tell(koikoi.Round.replay(RECORD)) == [
        "koikoi/yamato, round 1, seat 0 deals and plays first",
        "seat 0 plays Pine with crane and takes Pine chaff 1",
        "seat 0 turns Cherry with curtain and takes Cherry blossom chaff 2",
        "seat 1 plays Bush clover with boar and takes Bush clover chaff 1",
        "seat 1 turns Maple with deer and takes Maple chaff 1",
        "seat 0 plays Susuki grass with full moon and takes Susuki grass chaff 1",
        "seat 0 turns Paulownia chaff 2: it stays on the field",
        "seat 0 calls koi-koi",
        "seat 1 plays Peony with butterflies and takes Peony chaff 1",
        "seat 1 turns Willow chaff (lightning, demon card): it stays on the field",
        "the round is over: a yaku was made or grew after koi-koi, which ends the round",
        "Boar, Deer, Butterflies (猪鹿蝶 inoshikachō) 5: boar, deer and butterflies: 5",
        "sum of the yaku: 5",
        "koi-koi: x2 = 10 (twice the points when the opponent called koi-koi)",
        "total: 10",
        "points: seat 0: 0, seat 1: 10; seat 1 deals next",
    ]  # fmt: skip


def test_replay_of_an_unfinished_round_says_who_is_to_move(capsys):
    unfinished = play(stage(koikoi.YAMATO), TO_THREE_BRIGHTS).record()
    assert run(capsys, "replay", unfinished)[1].splitlines()[-1] == "the round goes on: seat 0 is to decide"


def test_replay_tells_cards_given_to_the_dealer():
    rules = koikoi.YAMATO.with_options({"fieldFour": "dealerTakes", "handYaku": "off"})
    seeds = (koikoi.Round.deal(rules, seed=seed) for seed in range(2000))
    round = next(one for one in seeds if one.events)
    month = round.events[0].taken
    assert len(month) == 4
    assert tell(round)[1].startswith("seat 0 is given ")
    assert tell(round)[1].count(" and ") == 3


def test_a_reader_that_goes_away_is_no_error(monkeypatch):
    def broken(*words):
        raise BrokenPipeError

    monkeypatch.setattr("builtins.print", broken)
    assert main(["score", "koikoi/yamato"]) == 0


@pytest.mark.parametrize("command", [["-m", "hanafuda_lib"], ["-m", "hanafuda_lib.cli"]])
def test_the_module_is_the_command(command, root):
    done = subprocess.run(
        [sys.executable, *command, "score", "koikoi/yamato", "13-cow"],
        cwd=root, capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "hanafuda: unknown card '13-cow': expected an id such as '01-crane'\n"


# ------------------------------------------------------------------ options between the words


@pytest.mark.parametrize(
    "words",
    [
        ["--option", "sevenDoubling=off", "03-curtain", "08-moon", "09-cup"],
        ["03-curtain", "--option", "sevenDoubling=off", "08-moon", "09-cup"],
        ["03-curtain", "08-moon", "--own-koikoi", "0", "09-cup", "--option", "sevenDoubling=off"],
    ],
)
def test_cards_may_stand_before_and_after_options(capsys, words):
    # Two viewings of 5 points each, and nothing doubled.
    status, out, err = run(capsys, "score", "koikoi/yamato", *words)
    assert (status, out.splitlines()[-1], err) == (0, "total: 10", "")


def test_cards_may_stand_after_json(capsys):
    status, out, _ = run(capsys, "score", "koikoi/yamato", "--json", "03-curtain", "09-cup")
    assert (status, json.loads(out)["total"]) == (0, 5)


# ------------------------------------------------------------------ rules, version, matches


def test_rules_lists_every_rule_set_with_a_sentence(capsys):
    status, out, _ = run(capsys, "rules")
    ids = [line.split(": ")[0] for line in out.splitlines()]
    assert status == 0
    assert ids == [rules.id for rules in hanafuda_lib.all_rules()]
    assert all(len(line.split(": ", 1)[1]) > 15 for line in out.splitlines())


def test_rules_tells_each_option_its_other_values_and_what_the_marks_stand_for(capsys):
    status, out, _ = run(capsys, "rules", "koikoi/mon", "--option", "viewing=three")
    lines = out.splitlines()
    assert status == 0
    assert lines[0].startswith("koikoi/mon viewing=three: ")
    assert "* viewing = three: 3 points each [S000]" in lines
    assert "      Do curtain or moon with the cup make a yaku? Also: on, off, needOther" in lines
    assert "FW: FudaWiki, a public encyclopaedia of Japanese card games" in lines
    legend = {line.split(": ")[0] for line in lines[lines.index("") + 2 :]}
    assert legend == {line.source for line in koikoi.Rules.parse("koikoi/mon viewing=three").describe().lines}


def test_the_version_is_that_of_the_project(capsys, root):
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    assert hanafuda_lib.__version__ == project["version"]
    with pytest.raises(SystemExit) as caught:
        main(["--version"])
    assert (caught.value.code, capsys.readouterr().out) == (0, f"hanafuda {project['version']}\n")


@pytest.mark.parametrize(
    "match",
    [
        koikoi.Match(koikoi.YAMATO, seed=7, rounds=3),
        hanaawase.Match(hanaawase.H88, seed=7, rounds=3),
        hachihachi.Match(hachihachi.STANDARD, seed=7, rounds=3),
    ],
    ids=["koikoi", "hanaawase", "hachihachi"],
)
def test_replay_tells_a_match_too(capsys, match):
    status, out, _ = run(capsys, "replay", match.record())
    lines = out.splitlines()
    assert status == 0
    assert lines[0] == f"a match of {match.rules.text}, seed 7: seat 0 deals first"
    assert lines[2:-3] == tell(match.round)
    assert lines[-1] == "the match goes on: this is round 1"


def test_a_match_that_is_over_names_its_winner():
    match = koikoi.Match(koikoi.YAMATO, seed=7, rounds=3)
    while True:
        while not match.round.is_over:
            match.play(match.round.legal_actions()[0])
        if match.is_over:
            break
        match.next_round()
    end = "the match is a tie" if match.winner is None else f"seat {match.winner} wins the match"
    assert tell_match(match)[-1] == end


def test_a_tie_is_told():
    """No match of ours ends in a tie by itself so soon: nobody scores in any of its rounds."""
    rules = koikoi.MON.with_options({"exhaustedDraw": "zeroStay", "gameLength": 3})
    for seed in range(300):
        match = koikoi.Match(rules, seed=seed)
        while not match.is_over:
            if match.round.is_over:
                match.next_round()
            else:
                match.play(match.round.legal_actions()[-1])
        if match.winner is None:
            assert tell_match(match)[-1] == "the match is a tie"
            return
    raise AssertionError("no tie among 300 matches")


# ------------------------------------------------------------------ what cannot be written


def process(root, *words, stdout=subprocess.PIPE, **environment):
    return subprocess.run(
        [sys.executable, "-m", "hanafuda_lib", *words], cwd=root, stdout=stdout, stderr=subprocess.PIPE,
        timeout=60, check=False, env={**os.environ, **environment},
    )  # fmt: skip


def test_a_terminal_without_japanese_gets_codes_in_place_of_it(root):
    done = process(root, "score", "koikoi/yamato", "03-curtain", "09-cup", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.startswith(b"Blossom Viewing (\\u82b1\\u898b\\u9152 hanamizake) 5")


def test_a_full_disk_is_one_line_and_status_2(root):
    with Path("/dev/full").open("wb") as full:
        done = process(root, "rules", stdout=full)
    assert done.returncode == 2
    assert done.stderr.startswith(b"hanafuda: cannot write: ")
    assert done.stderr.count(b"\n") == 1


def test_an_output_that_is_no_file_may_fail_too(monkeypatch, capsys):
    def full(*words, file=None):
        if file is None:
            raise OSError(28, "No space left on device")
        print_(*words, file=file)

    print_ = print
    monkeypatch.setattr("builtins.print", full)
    assert main(["score", "koikoi/yamato"]) == 2
    assert capsys.readouterr().err == "hanafuda: cannot write: No space left on device\n"


def test_ids_and_names_of_a_file_cannot_steer_the_terminal(capsys, tmp_path):
    rows = [
        {"id": "\x1b[2J\nT9: all is well", "ruleset": "koikoi/yamato", "situation": {}, "captured": [],
         "expect": {"base": 1, "x\ny": 2}},
        {"id": "\ud800", "ruleset": "koikoi/yamato", "situation": {}, "captured": [], "expect": {"base": 1}},
        {"id": "long" * 100, "ruleset": "koikoi/yamato", "situation": {}, "captured": [], "expect": {"base": 1}},
    ]  # fmt: skip
    path = tmp_path / "rows.json"
    path.write_text(json.dumps(rows), "utf-8")
    status, out, _ = run(capsys, "examples", str(path))
    lines = out.splitlines()
    assert status == 1
    assert len(lines) == 5
    assert lines[0] == r"\x1b[2J\nT9: all is well: base: expected 1, the library says 0"
    assert lines[1].startswith(r"\x1b[2J\nT9: all is well: x\ny: nothing is known")
    assert lines[2] == r"\ud800: base: expected 1, the library says 0"
    assert len(lines[3]) < 120


def test_a_review_in_one_world_would_know_no_error_and_is_refused(capsys):
    record = play_out(koikoi.Round.deal(koikoi.YAMATO, seed=7), GreedyPlayer()).record()
    status, out, err = run(capsys, "review", record, "--worlds", "1")
    assert (status, out) == (2, "")
    assert err == "hanafuda: bad budget of 1 world: expected 2 or more, for a standard error\n"
    status, out, _ = run(capsys, "review", record, "--worlds", "2", "--seat", "0")
    assert status == 0 and "inf" not in out and "seat 0 gave away" in out
