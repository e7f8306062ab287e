"""The Hachi-hachi table: fields, hand yaku, sage, drop-outs and every payment, by RULES.md §D."""

import random
import re
from dataclasses import replace

import pytest

from hanafuda_lib import Pile, hachihachi
from hanafuda_widgets.presenters.hachihachi_table import HachiHachiTable
from tests.hachihachi.staging import play as play_texts
from tests.hachihachi.staging import stage
from tests.widgets.table_play import cards_of, hachihachi_phases, ids, is_over, play, presses, zone

# What each bright on the first field makes of it (RULES.md §D.4).
LARGE = {"01-crane", "03-curtain", "08-moon"}
GRAND = {"11-rainman", "12-phoenix"}
KAN = 12


@pytest.fixture(scope="module")
def phases():
    return hachihachi_phases()


def mon(text):
    """An amount such as ``−3½ kan`` or ``+2 kan 5`` in mon; a dash is nothing at all."""
    if text == "–":
        return 0
    found = re.fullmatch(r"([+−]?)(?:(\d+)?(½)? kan)?(?: ?(\d+)(?: mon)?)?", text)
    assert found, text
    sign, kan, half, rest = found.groups()
    total = KAN * int(kan or 0) + (KAN // 2 if half else 0) + int(rest or 0)
    return -total if sign == "−" else total


def staged(hands, field, stock="", *, rules="hachihachi/std", texts="", opponent="random", **given):
    """A table whose round has these cards: the learner is seat 0, as many actions played as ``texts`` has."""
    table = next(one for one in (HachiHachiTable(seed=seed, rules=rules, opponent=opponent) for seed in range(50))
                 if one._table.me == 0)  # fmt: skip
    match = table._table.match.copy()
    match.round = play_texts(stage(hands, field, stock, rules=hachihachi.Rules.parse(rules), **given), texts)
    table._table = replace(table._table, match=match, heard=-1)
    return table


def finished_rounds(seeds, **options):
    for seed in seeds:
        table = HachiHachiTable(seed=seed, **options)
        for state in play(table, random.Random(seed)):
            if state["scores"]:
                yield state


def settlement(state):
    return {line["label"]: line for line in state["scores"][0]["lines"]}


# ---------------------------------------------------------------- the deal and the field (RULES.md §D.2, D.4)


def test_the_first_state_shows_the_deal_of_the_library():
    for seed in range(20):
        state = HachiHachiTable(seed=seed).state
        match = hachihachi.Match(hachihachi.STANDARD, seed=seed, rounds=3)
        seat = match.opening.seats[0]
        if match.round.dealer != seat:
            continue
        view = match.round.view(seat)
        assert ids(state, "hand") == [card.id for card in view.hand]
        assert ids(state, "field") == [card.id for card in view.field]
        assert zone(state, "stock")["count"] == 21
        assert state["subtitle"].replace("\u00a0", " ") == "Round 1 of 3 · You 5 kan · Aki 5 kan · Ren 5 kan"
        return
    raise AssertionError("the learner never dealt first")


def test_the_brights_on_the_first_field_multiply_and_wait():
    """×2 for crane, curtain or moon, ×4 for rain man or phoenix; the others wait (carry: queue)."""
    seen = set()
    for seed in range(150):
        table = HachiHachiTable(seed=seed)
        field = {card.id for card in table._table.match.round.first_deal.field}
        values = sorted([2] * len(field & LARGE) + [4] * len(field & GRAND), reverse=True) or [1]
        note = zone(table.state, "field")["note"]
        name = {
            1: "small field (koba 小場)",
            2: "large field (ōba 大場) ×2",
            4: "grand field (zetsuba 絶場) ×4",
        }
        assert note.split(" · ")[0] == name[values[0]]
        waits = [part for part in note.split(" · ") if part.startswith("waits: ")]
        assert waits == ([f"waits: {', '.join(f'×{one}' for one in values[1:])}"] if values[1:] else [])
        told = " ".join(entry["text"] for entry in table.state["log"])
        assert {1: "counts once", 2: "counts twice", 4: "counts four times"}[values[0]] in told
        seen.add((values[0], len(values)))
    assert {(1, 1), (2, 1), (4, 1), (2, 2), (4, 2)} <= seen


# ---------------------------------------------------------------- hand yaku (RULES.md §D.5)

SANBON = "09-cup 09-chaff-1 09-chaff-2 02-warbler 04-cuckoo 05-bridge 07-boar"
QUIET = ("01-red-poem 02-red-poem 04-plain-ribbon 06-butterflies 08-geese 10-deer 12-chaff-1",
         "01-crane 03-curtain 05-plain-ribbon 06-blue-ribbon 07-plain-ribbon 10-blue-ribbon 12-chaff-2")  # fmt: skip
SMALL = "02-chaff-1 03-chaff-1 04-chaff-1 05-chaff-1 10-chaff-1 12-chaff-3"
BIG = SMALL.replace("10-chaff-1", "08-moon")


@pytest.mark.parametrize(("field", "kan"), [(SMALL, 2), (BIG, 4)])
def test_a_hand_yaku_is_asked_for_and_paid_by_each(field, kan):
    """Sanbon: 2 kan from each opponent, times the field; the three cards lie open for the whole round."""
    table = staged([SANBON, *QUIET], field)
    ask = table.state["ask"]
    assert ask["question"] == "You hold Three of a Month (三本 sanbon). Show it?"
    assert ask["score"]["title"] == f"If you show it, each opponent pays you {kan} kan"
    assert [card["id"] for card in ask["score"]["lines"][0]["cards"]] == SANBON.split()[:3]
    assert any("tobi" in line for line in ask["risk"]["lines"])
    state = table.handle(ask["buttons"][0]["message"])
    assert "You show Three of a Month (三本 sanbon): " in state["said"][0]
    assert state["said"][1] == f"Aki and Ren pay {kan} kan each."
    assert {card["id"] for card in zone(state, "hand")["cards"] if card.get("badge") == "open"} <= set(
        SANBON.split()[:3]
    )
    assert f"+{2 * kan} kan" in zone(state, "pile")["note"]
    assert f"−{kan} kan" in zone(state, "pile-1")["note"]


def test_a_hand_yaku_need_not_be_shown():
    table = staged([SANBON, *QUIET], SMALL)
    state = table.handle(table.state["ask"]["buttons"][-1]["message"])
    assert state["said"][0] == "Nobody shows a hand yaku (teyaku 手役)."
    assert "kan" not in zone(state, "pile").get("note", "")


def test_of_two_hand_yaku_each_may_be_shown_alone():
    hand = "11-rainman 11-swallow 11-lightning 12-chaff-1 12-chaff-2 01-chaff-1 01-chaff-2"
    table = staged([hand, "01-crane 02-warbler 03-curtain 04-cuckoo 05-bridge 06-butterflies 07-boar",
                    "02-red-poem 03-red-poem 04-plain-ribbon 05-plain-ribbon 06-blue-ribbon 07-plain-ribbon 10-deer"],
                   SMALL.replace("12-chaff-3", "09-chaff-1"))  # fmt: skip
    labels = [button["label"] for button in table.state["ask"]["buttons"]]
    assert len(labels) == 4
    # Haneken 7 kan, karasu 4 kan: together 11 (RULES.md §D.5).
    assert [mon(re.search(r": (.*) from each", label)[1]) // KAN for label in labels[:-1]] == [11, 7, 4]
    state = table.handle(table.state["ask"]["buttons"][2]["message"])
    assert "You show All Chaff (空素 karasu): " in state["said"][0]
    assert state["said"][1] == "Aki and Ren pay 4 kan each."


# ---------------------------------------------------------------- a yaku: stop or sage (RULES.md §D.7, D.8)

RED = ("01-red-poem 02-red-poem 03-red-poem 04-cuckoo 05-bridge 06-butterflies 07-boar",
       "01-chaff-1 03-chaff-2 08-geese 09-cup 10-deer 11-swallow 12-chaff-1",
       "02-chaff-2 04-chaff-2 06-blue-ribbon 09-blue-ribbon 10-blue-ribbon 11-lightning 12-chaff-2")  # fmt: skip
RED_FIELD = "01-chaff-2 02-chaff-1 03-chaff-1 05-chaff-1 08-chaff-1 12-chaff-3"
RED_STOCK = "07-chaff-1 09-chaff-1 11-plain-ribbon 06-chaff-1 04-plain-ribbon 09-chaff-2 05-chaff-2"
TO_RED = "pass pass pass 01-red-poem 08-geese 04-chaff-2 02-red-poem 10-deer 11-lightning 03-red-poem"


@pytest.fixture
def red():
    """The learner has just taken the third red poem: 7 kan from each, in a small field."""
    table = staged(RED, RED_FIELD, RED_STOCK, texts=TO_RED, rules="hachihachi/std hatto=off")
    assert table.state["ask"]["buttons"][0]["id"] == "shobu"
    return table


def test_a_yaku_is_paid_at_once_and_the_answers_say_what_they_bring(red):
    state = red.state
    assert state["said"][-1] == "You make Red Poems (赤短 akatan): Aki and Ren pay 7 kan each."
    assert state["ask"]["question"].startswith("You made Red Poems (赤短 akatan). Stop")
    assert state["ask"]["score"]["title"] == "Paid to you at once: 14 kan in all"
    assert state["ask"]["score"]["lines"][0]["points"] == "7 kan"
    assert state["ask"]["buttons"][0]["label"] == "Stop (shōbu): +14 kan"
    more, nothing, overtaken = state["ask"]["risk"]["lines"]
    # Half of what was paid goes back; who makes a yaku after a lone sage is paid by the sager for both.
    assert more == "You can make more yaku, and each is paid at once."
    assert "+7 kan" in nothing
    assert "+7 kan" in overtaken
    assert "you alone pay" in overtaken


def test_shobu_keeps_all_and_the_payments_are_listed(red):
    state = red.handle(red.state["ask"]["buttons"][0]["message"])
    assert state["said"] == ["You stop (shōbu 勝負).", "You win the round."]
    panel = state["scores"][0]
    assert [(line["label"], line["points"]) for line in panel["lines"]] == [
        ("You: Red Poems 赤短 akatan", "+14 kan")
    ]
    assert panel["lines"][0]["why"] == "Aki pays you 7 kan, Ren pays you 7 kan"
    assert panel["total"] == "+14 kan"
    assert [line["points"] for line in state["scores"][1]["lines"]] == ["+14 kan", "−7 kan", "−7 kan"]
    assert [line["why"] for line in state["scores"][1]["lines"]] == ["now 19 kan", "now −2 kan", "now −2 kan"]
    assert state["sheet"]["rows"][1] == ["1", "+14 kan", "−7 kan", "−7 kan", "You stopped"]


def test_a_sage_stands_on_the_table_and_may_be_ended_at_half(red):
    state = red.handle(red.state["ask"]["buttons"][1]["message"])
    while not state["buttons"] and not state["ask"]:
        state = red.handle(presses(state)[0])
    assert state["standing"][0]["title"] == "Your sage is open."
    assert state["buttons"][0]["label"] == "End the round now: +7 kan"
    assert any(card["press"] for card in zone(state, "hand")["cards"])
    over = red.handle(state["buttons"][0]["message"])
    assert over["standing"] == []
    assert over["scores"][0]["total"] == "+7 kan"
    assert settlement(over)["You: sage failed, half goes back"]["points"] == "−7 kan"
    assert "Your sage (下げ) brought no new yaku in time, so half goes back." in over["said"]


def test_who_sages_pays_for_all_when_another_makes_a_yaku():
    """RULES.md §D.8, example HH11: A akatan, sage; B aotan, shōbu: A −7, B +10½, C −3½ kan."""
    money = hachihachi.settlement.Settlement(hachihachi.STANDARD, seats=3, order=(0, 1, 2))
    money.form(0, ["akatan"])
    money.sage(0)
    money.form(1, ["aotan"])
    money.shobu(1)
    money.close()
    table = staged(RED, RED_FIELD, RED_STOCK, texts=TO_RED + " shobu")
    result = replace(
        table._table.match.round.result, lines=money.lines, postings=tuple(money.postings), winner=1
    )
    match = table._table.match.copy()
    match.round.result = result
    table._table = replace(table._table, match=match)
    lines = settlement(table.state)
    assert lines["You: Red Poems 赤短 akatan"]["points"] == "+14 kan"
    assert lines["Aki: Blues 青短 aotan"]["points"] == "−14 kan"
    assert "You: pays for all: an open sage" in lines["Aki: Blues 青短 aotan"]["why"]
    assert lines["You: sage failed, half goes back"]["points"] == "−7 kan"
    assert [line["points"] for line in table.state["scores"][1]["lines"]] == ["−7 kan", "+10½ kan", "−3½ kan"]


def test_hatto_names_who_fed_the_last_card():
    """RULES.md §D.9: Aki left the cherry on the field although she could have taken it, and pays both shares."""
    table = staged(RED, RED_FIELD, RED_STOCK, texts=TO_RED)
    told = (
        "You make Red Poems (赤短 akatan): Aki pays 14 kan for all, for feeding the last card (hatto 法度)."
    )
    assert table.state["said"][-1] == told
    state = table.handle(table.state["ask"]["buttons"][0]["message"])
    line = settlement(state)["You: Red Poems 赤短 akatan"]
    assert line["points"] == "+14 kan"
    assert line["why"] == "Aki pays you 14 kan. Aki: pays for all: fed the last card (hatto 法度)"
    assert [one["points"] for one in state["scores"][1]["lines"]] == ["+14 kan", "−14 kan", "0 mon"]


# ---------------------------------------------------------------- the end of a round (RULES.md §D.6, D.10, D.11)


def test_every_round_adds_up_line_by_line():
    """The lines add up to what the round brought, the balances to nothing, the sheet to the counters."""
    kinds = set()
    for seats in (2, 3, 4, 5):
        for state in finished_rounds(range(12), seats=seats, opponent="random"):
            payments, balances = state["scores"]
            mine = sum(mon(line["points"]) for line in payments["lines"])
            assert mine == mon(payments["total"]) == mon(balances["lines"][0]["points"])
            assert sum(mon(line["points"]) for line in balances["lines"]) == 0
            kinds |= {line["label"].split(": ")[-1].split(" ")[0] for line in payments["lines"]}
            rows = state["sheet"]["rows"]
            for seat in range(1, seats + 1):
                assert sum(mon(row[seat]) for row in rows[:-1]) == mon(rows[-1][seat])
            for line, cell in zip(balances["lines"], rows[-1][1:], strict=False):
                assert line["why"] == f"now {cell}"
    assert {"Card", "dropped", "the", "share"} <= kinds


def test_card_points_are_paid_against_eighty_eight():
    """Without any yaku: (C − 88) × the field, seat by seat, from the cards that lie in the piles."""
    seen = 0
    for state in finished_rounds(range(12)):
        line = settlement(state).get("Card points less 88")
        if line is None:
            continue
        worth = {"bright": 20, "animal": 10, "ribbon": 5, "chaff": 1}
        points = sum(worth[card["kind"]] for card in cards_of(zone(state, "pile")))
        times = int((re.search(r"×(\d)", zone(state, "field")["note"]) or [0, "1"])[1])
        assert f"You {points} − 88" in line["why"]
        assert mon(line["points"]) == (points - 88) * times
        seen += 1
    assert seen > 10


def test_a_special_yaku_takes_the_hand_yaku_back():
    """Futahachi: 10 kan from each, and all payments for hand yaku go back (RULES.md §D.10)."""
    money = hachihachi.settlement.Settlement(hachihachi.STANDARD, seats=3, order=(0, 1, 2))
    money.show(1, 24, "x", yaku="sanbon")
    money.close(points={0: 170, 1: 60, 2: 34})
    table = staged(RED, RED_FIELD, RED_STOCK, texts=TO_RED + " shobu")
    match = table._table.match.copy()
    match.round.result = replace(
        match.round.result, lines=money.lines, postings=tuple(money.postings), special="nihachi", winner=0,
        ending=hachihachi.ending.Ending.SPECIAL,
    )  # fmt: skip
    table._table = replace(table._table, match=match)
    lines = settlement(table.state)
    assert lines["Aki: Three of a Month 三本 sanbon"]["points"] == "−2 kan"
    assert lines["Aki: Three of a Month 三本 sanbon goes back"]["points"] == "+2 kan"
    assert lines["You: Eighty Above Par 二八 futahachi"]["points"] == "+20 kan"
    assert table.state["sheet"]["rows"][1][-1] == "Eighty Above Par"


def test_two_players_pay_the_difference_of_their_card_points():
    """The form for two (RULES.md §D.12): (difference of card points) × the field, from one to the other."""
    seen = 0
    for state in finished_rounds(range(8), seats=2):
        line = settlement(state).get("Difference of card points")
        if line is None:
            continue
        worth = {"bright": 20, "animal": 10, "ribbon": 5, "chaff": 1}
        mine, theirs = (
            sum(worth[card["kind"]] for card in cards_of(zone(state, name)))
            for name in ("pile", next(one["id"] for one in state["zones"] if one["owner"] == "opponent"))
        )
        times = int((re.search(r"×(\d)", zone(state, "field")["note"]) or [0, "1"])[1])
        assert mon(line["points"]) == (mine - theirs) * times
        assert f"You {mine}" in line["why"]
        assert "88" not in line["why"]
        seen += 1
    assert seen > 8


def test_people_at_one_screen_read_how_much_changes_hands():
    table = HachiHachiTable(seed=3, opponent="people")
    *_, state = play(table, random.Random(3))
    payments, balances = state["scores"]
    assert payments["total"] is None
    assert "you" not in payments["note"].lower()
    assert all(mon(line["points"]) > 0 for line in payments["lines"])
    assert [line["label"] for line in balances["lines"]] == ["Player 1", "Player 2", "Player 3"]


# ---------------------------------------------------------------- who plays (RULES.md §D.3)


def test_each_further_drop_out_pays_half_a_kan_more():
    """1 kan, 1½, 2 … times the field; the question says it, and the pot shows it."""
    fees = set()
    for seed in range(25):
        table = HachiHachiTable(seed=seed, seats=6)
        for state in [table.state, *play(table, random.Random(seed), 15)]:
            if not (state["ask"] and state["ask"]["buttons"][0]["id"] == "deru"):
                continue
            out = re.search(r"Out so far: (.*?)\.", state["ask"]["score"]["note"])[1]
            before = 0 if out == "nobody" else len(re.split(", | and ", out))
            times = int((re.search(r"×(\d)", zone(state, "field")["note"]) or [0, "1"])[1])
            fee = mon(state["ask"]["buttons"][1]["label"].removeprefix("Out: pay "))
            assert fee == (KAN + before * KAN // 2) * times
            pot = sum((KAN + n * KAN // 2) * times for n in range(before))
            note = re.search(r"pot (.*)", zone(state, "field")["note"])
            assert (mon(note[1]) if note else 0) == pot
            fees.add((before, times))
    assert {(0, 1), (1, 1), (2, 1)} <= fees


def test_the_question_in_or_out_shows_the_hand_yaku(phases):
    for seed in range(60):
        state = HachiHachiTable(seed=seed, seats=5).state
        if not state["ask"] or state["ask"]["buttons"][0]["id"] != "deru":
            continue
        hand = Pile.parse(" ".join(ids(state, "hand")))
        found = hachihachi.STANDARD.hand_table.find(hand.mask).lines
        assert [line["label"].split(" ")[0] for line in state["ask"]["score"]["lines"]] == [
            line.yaku.name.en.split(" ")[0] for line in found
        ]
        assert f"Your hand: {hand.points} card points" in state["ask"]["score"]["title"]
        if found:
            return
    raise AssertionError("no hand yaku was dealt")


def test_who_is_forced_out_is_told_what_he_gets():
    """Half of the hand's yaku and 3 mon for each card of a yaku, from the two who do not deal (§D.3.4)."""
    for seed in range(60):
        table = HachiHachiTable(seed=seed, seats=6, opponent="random")
        state = table.state
        told = [text for text in state["said"] if "you may not play (oikomi" in text]
        if told and "get " in told[0]:
            amount = re.search(r"get (.*) from each of (.*)\.", told[0])
            hand = table._table.match.round.first_deal.hands[table._table.me]
            times = table._table.match.round.multiplier
            expected = hachihachi.seats.compensation(hachihachi.STANDARD, hand).mon(times)
            assert mon(amount[1]) == expected
            assert len(amount[2].split(" and ")) == 2
            return
    raise AssertionError("the learner was never forced out")


def test_other_questions_say_what_they_cost(phases):
    assert "1 kan" in phases["buy?pass"]["ask"]["question"] or "kan" in phases["buy?pass"]["ask"]["question"]
    sell = phases["sell?pass"]["ask"]
    assert re.fullmatch(r"\w+ wants to buy your place for \d+ kan\. Sell it\?", sell["question"])
    blind = phases["blind?pass"]["ask"]
    assert "89 card points or more" in blind["score"]["title"]
    assert [button["id"] for button in phases["swap?pass"]["ask"]["buttons"]] == ["pass", "swap"]
    assert phases["cancel?pass"]["ask"]["risk"]["lines"][0].startswith("You can make more yaku")


# ---------------------------------------------------------------- a year


def test_twelve_rounds_end_a_match():
    table = HachiHachiTable(seed=4, rounds=12)
    *_, state = play(table, random.Random(2))
    assert is_over(state)
    *rows, total = state["sheet"]["rows"]
    assert [row[0] for row in rows] == ["Start", *(str(number) for number in range(1, 13))]
    yours = sorted((mon(cell) for cell in total[1:4]), reverse=True).index(mon(total[1])) + 1
    assert ("You win" in state["status"]) == (yours == 1)
    assert {entry["round"] for entry in state["log"]} == set(range(1, 13))


def test_a_deal_that_nobody_plays_counts_for_no_round():
    for seed in range(40):
        table = HachiHachiTable(seed=seed, seats=4)
        for state in play(table, random.Random(seed), 12):
            if state["scores"] and state["sheet"]["rows"][-2][-1] == "Nobody was in":
                number = state["sheet"]["rows"][-2][0]
                assert f"Round {number} of 3" in state["subtitle"]
                after = table.handle(state["buttons"][0]["message"])
                assert f"Round {number} of 3" in after["subtitle"]
                assert any("dealt again" in entry["text"] for entry in after["log"])
                return
    raise AssertionError("somebody was always in")
