"""The hana-awase table: what it shows and tells, and that its sums are those of RULES.md §C."""

import random
import re

import pytest

from hanafuda_lib import Card, Pile, hanaawase
from hanafuda_widgets.presenters.hanaawase_table import HanaAwaseTable
from tests.widgets.table_play import ALL_HANDS, cards_of, hanaawase_phases, ids, is_over, play, presses, zone

# Card points by kind (RULES.md §C.1.5; chaff is worth 0 under h80, §C.4).
POINTS = {"bright": 20, "animal": 10, "ribbon": 5, "chaff": 1}


@pytest.fixture(scope="module")
def phases():
    return hanaawase_phases()


def finished_rounds(seeds, **options):
    """The states at the end of each round of some matches played at random."""
    for seed in seeds:
        table = HanaAwaseTable(seed=seed, **options)
        for state in play(table, random.Random(seed)):
            if state["scores"]:
                yield state


def number(text):
    return int(text.replace("−", "-").replace("+", ""))


def worth(text):
    """The left side and the right side of a sum such as ``97 − 88 + 2 × 60 − 40 = +89``."""
    left, right = text.split(" = ")
    assert re.fullmatch(r"[0-9 +−×]+", left)
    return eval(left.replace("−", "-").replace("×", "*")), number(right)


def piles(state):
    """Each player's name with the cards of his pile."""
    found = {}
    for one in state["zones"]:
        if one["layout"] == "groups":
            name = "You" if one["owner"] == "you" else one["label"].split(" · ")[0]
            found[name] = cards_of(one)
    return found


# ---------------------------------------------------------------- the deal


def test_the_first_state_shows_the_deal_of_the_library():
    state = HanaAwaseTable(seed=5).state
    match = hanaawase.Match(hanaawase.NINTENDO, seed=5, rounds=3)
    seat = match.opening.players.index(0)
    view = match.round.view(seat)
    assert (
        view.to_move == seat
    )  # in this match the learner drew the earliest month, so nothing has been played
    assert ids(state, "hand") == [card.id for card in view.hand]
    assert ids(state, "field") == [card.id for card in view.field]
    assert zone(state, "stock")["count"] == 21
    assert [one["note"] for one in state["zones"] if one["owner"] == "opponent"] == ["7 in hand", "7 in hand"]
    assert state["subtitle"].replace("\u00a0", " ") == "Round 1 of 3 · You 0 · Aki 0 · Ren 0"


@pytest.mark.parametrize("seed", range(6))
def test_the_earliest_month_deals_and_the_order_is_told(seed):
    """Months from early to late give the seats; of one month the card with more points (RULES.md §C.1.1)."""
    log = HanaAwaseTable(seed=seed, seats=4).state["log"]
    drawn = dict(hanaawase.Match(hanaawase.NINTENDO.with_options({"seats": 4, "activePlayers": "all"}),
                                 seed=seed, rounds=3).opening.draws[0])  # fmt: skip
    names = ["you", "Aki", "Ren", "Mio"]  # round the table as play goes
    first = min(drawn, key=lambda person: (drawn[person].month, -drawn[person].points))
    assert log[0]["text"].startswith("Who sits where? Everybody draws a card: you ")
    told = " ".join(entry["text"] for entry in log)
    order = re.search(r"Play goes round: (.*?)\.", told)[1].split(", ")
    start = names.index(order[0])
    assert order == names[start:] + names[:start]
    month = names_of_months()[drawn[first].month - 1]
    assert re.search(rf"{order[0]} [^)]*\)?[^)]*\({month}\)", log[0]["text"])
    assert ("you deal" if order[0] == "you" else f"{order[0]} deals") in told


def names_of_months():
    return ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
            "November", "December"]  # fmt: skip


def test_cards_that_were_dealt_again_are_told():
    """Oishi puts three of a month on the first field back into the stock (RULES.md §C.2)."""
    logs = [HanaAwaseTable(seed=seed, rules="hanaawase/oishi").state["log"] for seed in range(30)]
    assert any("went back into the stock" in entry["text"] for log in logs for entry in log)
    state = HanaAwaseTable(seed=0, rules="hanaawase/oishi").state
    months = [card["month"] for card in zone(state, "field")["cards"]]
    assert all(months.count(month) < 3 for month in months)
    assert not any(
        "went back" in entry["text"] for seed in range(30) for entry in HanaAwaseTable(seed=seed).state["log"]
    )


# ---------------------------------------------------------------- play


def test_a_turn_is_told_and_the_others_follow():
    table = HanaAwaseTable(seed=7)
    card = next(c for c in zone(table.state, "hand")["cards"] if c["press"]["type"] == "play" and c["takes"])
    state = table.handle(card["press"])
    assert state["said"][0].startswith("You played ")
    assert state["said"][1].startswith("You turned ")
    who = [text.split()[0] for text in state["said"][2:] if " played " in text]
    assert who == ["Aki", "Ren"]
    assert [entry["text"] for entry in state["log"]][-len(state["said"]) :] == state["said"]


def test_the_note_of_a_seat_tells_its_card_points_and_yaku():
    """In every state: the sum of the cards in the pile, kind by kind, and each yaku the library finds."""
    seen = set()
    for rules, chaff in (("hanaawase/nintendo", 1), ("hanaawase/h80", 0)):
        table = HanaAwaseTable(seed=3, rules=rules)
        for state in play(table, random.Random(3), 25):
            for one in state["zones"]:
                cards = cards_of(one) if one["layout"] == "groups" else []
                if not cards:
                    continue
                points = sum({**POINTS, "chaff": chaff}[card["kind"]] for card in cards)
                assert f"{points} points" in one["note"].split(" · ")
                score = hanaawase.Rules.parse(rules).score(Pile.parse(" ".join(card["id"] for card in cards)))
                for line in score.lines:
                    seen.add(line.yaku.id)
                    assert f"{line.yaku.name.en} {line.points}" in one["note"].split(" · ")
    assert len(seen) > 3


def test_a_yaku_is_told_when_it_is_made():
    made = 0
    for state in finished_rounds(range(4)):
        number = max(entry["round"] for entry in state["log"])
        told = " ".join(entry["text"] for entry in state["log"] if entry["round"] == number)
        for panel in state["scores"][1:]:
            who = panel["title"].removesuffix(" pile").removesuffix("'s").replace("Your", "You")
            for line in panel["lines"][1:]:
                if line["points"]:
                    made += 1
                    english = re.match("[A-Z][A-Za-z ,]*[a-z]", line["label"])[0]
                    assert f"{who} made {english} (" in told
    assert made > 10


# ---------------------------------------------------------------- the settlement (RULES.md §C.1.7, §C.3, §C.4)


@pytest.mark.parametrize(
    ("rules", "seats", "par"),
    [
        ("hanaawase/nintendo", 3, 88),
        ("hanaawase/oishi", 3, 88),
        ("hanaawase/h88", 3, 88),
        ("hanaawase/h80", 3, 80),
        ("hanaawase/nintendo", 2, 132),
        ("hanaawase/nintendo", 4, 66),
    ],
)
def test_the_sum_of_each_seat_is_card_points_less_par_and_yaku_paid_by_each(rules, seats, par):
    played = voids = 0
    chaff = 0 if rules.endswith("h80") else 1
    for state in finished_rounds(range(5), rules=rules, seats=seats):
        panel = state["scores"][0]
        assert sum(number(line["points"]) for line in panel["lines"]) == 0
        if "void" in panel["note"]:
            voids += 1
            assert {line["points"] for line in panel["lines"]} == {"0"}
            continue
        played += 1
        yaku = {
            one["title"].removesuffix(" pile").removesuffix("'s").replace("Your", "You"): sum(
                line["points"] for line in one["lines"][1:]
            )
            for one in state["scores"][1:]
        }
        for line in panel["lines"]:
            who = line["label"]
            cards = sum({**POINTS, "chaff": chaff}[card["kind"]] for card in piles(state)[who])
            others = sum(points for name, points in yaku.items() if name != who)
            shared = 2 if rules.endswith("h80") else 1  # the two opponents pay a yaku together, half each
            net = cards - par + (seats - 1) * yaku[who] // shared - others // shared
            left, right = worth(line["why"])
            assert left == right == number(line["points"]) == net, (line, state["scores"])
    assert played > 8
    assert voids >= 0


def test_who_wins_a_round_deals_the_next_and_the_sheet_adds_up():
    table = HanaAwaseTable(seed=11, rounds=3)
    for state in play(table, random.Random(1)):
        if not state["scores"] or is_over(state):
            continue
        rows = state["sheet"]["rows"]
        last, names = [number(cell) for cell in rows[-2][1:-1]], state["sheet"]["head"][1:-1]
        best = names[last.index(max(last))]
        after = HanaAwaseTable.restore(state["saved"]).handle(state["buttons"][0]["message"])
        deals = "you deal" if best == "You" else f"{best} deals"
        assert deals in next(text for text in after["said"] if text.startswith("Round "))
    *rounds, total = table.state["sheet"]["rows"]
    assert len(rounds) == 3
    for seat in (1, 2, 3):
        assert sum(number(row[seat]) for row in rounds) == number(total[seat])
    place = sorted((number(cell) for cell in total[1:4]), reverse=True).index(number(total[1])) + 1
    assert ("You win" in table.state["status"]) == (place == 1)
    if place > 1:
        assert table.state["status"].endswith(f"Your place: {place} of 3.")


def test_a_round_is_void_when_somebody_has_twenty_points_or_less():
    """Fuke (RULES.md §C.1, options): at most 20 under nintendo; below 20 under h88; never when switched off."""
    seen = {}
    for rules, most in (("hanaawase/nintendo", 20), ("hanaawase/h88", 19)):
        for seed in range(40):
            table = HanaAwaseTable(seed=seed, rules=rules)
            while not table.state["scores"]:  # the learner takes as little as he can
                offered = [card for card in zone(table.state, "hand")["cards"] if card["press"]]
                shy = min(offered, key=lambda card: len(card["takes"]))["press"] if offered else None
                table.handle(presses(table.state)[0] if table.state["choice"] else shy)
            state = table.state
            least = min(sum(POINTS[card["kind"]] for card in cards) for cards in piles(state).values())
            assert ("void" in state["scores"][0]["note"]) == (least <= most)
            seen.setdefault((rules, least <= most), state)
    assert len(seen) == 4
    state = seen["hanaawase/nintendo", True]
    assert {line["points"] for line in state["scores"][0]["lines"]} == {"0"}
    text = state["said"][-1]
    assert re.fullmatch(
        r"Fuke \(ふけ\): (you have|\w+ has) only \d+ card points, so the round is void\.", text
    )
    for state in finished_rounds(range(10), rules="hanaawase/nintendo fuke=off"):
        assert "void" not in state["scores"][0]["note"]


# ---------------------------------------------------------------- opening hands (RULES.md §C.1, options)


@pytest.fixture(scope="module")
def shown():
    """States of matches in which another player showed his chaff, and in which the learner did."""
    others, own = [], []
    for seed in range(120):
        table = HanaAwaseTable(seed=seed, rules="hanaawase/nintendo openingHands=on", opponent="greedy")
        state = table.state
        for _ in range(12):
            marks = [mark["id"] for mark in state["standing"]]
            if marks:
                (own if f"open-{table._table.me}" in marks else others).append(state)
            if state["scores"]:
                break
            state = table.handle(presses(state)[0])
        if len(others) > 10 and len(own) > 10:
            return others, own
    raise AssertionError("nobody showed a hand")


def test_a_hand_of_six_chaff_is_asked_for_with_what_it_wins_and_costs(phases):
    state = phases["pass?declare"]
    chaff = [card for card in zone(state, "hand")["cards"] if card["kind"] == "chaff"]
    each = {6: 20, 7: 30}[len(chaff)]
    assert [card["id"] for card in state["ask"]["score"]["lines"][0]["cards"]] == [
        card["id"] for card in chaff
    ]
    assert f"{each} points: {2 * each} in all" in state["ask"]["score"]["note"]
    after = HanaAwaseTable.restore(state["saved"]).handle(state["ask"]["buttons"][0]["message"])
    assert f"{each} points from each" in after["said"][0]
    assert after["standing"][0]["title"].startswith("You showed ")
    silent = HanaAwaseTable.restore(state["saved"]).handle(state["ask"]["buttons"][1]["message"])
    assert silent["said"][0] == "You show no hand."
    assert not any(mark["id"].startswith("open-") for mark in silent["standing"])


def test_shown_cards_of_others_lie_beside_the_field_and_can_be_matched(shown):
    others, _ = shown
    taken = 0
    for state in others:
        open_cards = [card for card in zone(state, "field")["cards"] if card.get("badge")]
        assert {card["badge"] for card in open_cards} <= {"Aki", "Ren"}
        months = [card["month"] for card in zone(state, "field")["cards"]]
        for card in zone(state, "hand")["cards"]:
            if not card.get("takes"):
                continue
            assert len(card["takes"]) == months.count(card["month"])
            if card["press"]["type"] == "play" and set(card["takes"]) & {one["id"] for one in open_cards}:
                after = HanaAwaseTable.restore(state["saved"]).handle(card["press"])
                assert after["error"] is None
                assert set(card["takes"]) <= set(ids(after, "pile"))
                taken += 1
    assert taken > 0


def test_own_shown_cards_are_marked_and_never_matched_by_oneself(shown):
    _, own = shown
    marked = 0
    for state in own:
        hand = zone(state, "hand")["cards"]
        mine = {card["id"] for card in hand}
        marked += sum(card.get("badge") == "open" for card in hand)
        for card in hand:
            assert not set(card.get("takes", ())) & mine
    assert marked > 0


def test_what_was_paid_for_a_shown_hand_is_in_the_sums():
    for state in finished_rounds(range(60), rules="hanaawase/nintendo openingHands=on fuke=off"):
        panel = state["scores"][0]
        before = [line for line in panel["lines"] if "before play" in line["why"]]
        if not before:
            continue
        amounts = [number(re.search(r"before play ([+−]\d+)", line["why"])[1]) for line in before]
        assert sum(amounts) == 0
        assert len(before) == 3
        for line, amount in zip(before, amounts, strict=True):
            assert worth(line["why"].split(" · ")[0])[1] + amount == number(line["points"])
        return
    raise AssertionError("nobody was paid before play")


# ---------------------------------------------------------------- fuke announced, willow, drop-outs


def test_fuke_can_be_announced_once_before_a_card_is_played(phases):
    state = phases["fuke"]
    after = HanaAwaseTable.restore(state["saved"]).handle(state["buttons"][0]["message"])
    assert after["said"][0].startswith("You announce fuke")
    assert after["standing"][-1]["title"] == "You announced fuke."
    assert after["buttons"] == []
    assert ids(after, "hand") == ids(state, "hand")


def test_four_willows_wash_yaku_away_and_it_is_told():
    """ame-nagare allVoid (RULES.md §C.3): if one player gets all four willows, no yaku are scored."""
    washed = 0
    for state in finished_rounds(range(40), rules="hanaawase/nintendo ameNagare=allVoid fuke=off"):
        holders = [
            name for name, cards in piles(state).items() if sum(card["month"] == 11 for card in cards) == 4
        ]
        told = any(
            "all four willow cards: nobody's yaku count." in entry["text"]
            for entry in state["log"]
            if entry["round"] == max(one["round"] for one in state["log"])
        )
        assert told == bool(holders)
        if holders:
            washed += 1
            assert all(line["points"] == 0 for one in state["scores"][1:] for line in one["lines"][1:])
    assert washed > 0


def test_dropping_out_costs_twelve_and_six_more_each_time(phases):
    """RULES.md §D.3.3 with the kan of hana-awase, twelve points: 12, 18, 24 …"""
    fees = set()
    for seed in range(12):
        table = HanaAwaseTable(seed=seed, seats=6, rules="hanaawase/h88", opponent="random")
        for state in [table.state, *play(table, random.Random(seed), 20)]:
            if not (state["ask"] and state["ask"]["buttons"][0]["id"] == "deru"):
                continue
            out = re.search(r"Out so far: (.*?)\.", state["ask"]["score"]["title"])[1]
            before = 0 if out == "nobody" else len(re.split(", | and ", out))
            fee = 12 + 6 * before
            fees.add(fee)
            assert state["ask"]["buttons"][1]["label"] == f"Out: pay {fee} points"
    assert {12, 18} <= fees


def test_who_is_out_hears_the_result_and_no_single_card():
    for seed in range(30):
        table = HanaAwaseTable(seed=seed, seats=5, rules="hanaawase/h88")
        state = table.state
        while not state["scores"]:
            out = [
                button for button in (state["ask"] or {"buttons": []})["buttons"] if button["id"] == "oriru"
            ]
            state = table.handle(out[0]["message"] if out else presses(state)[0])
        mine = state["scores"][0]["lines"][0]
        if (
            "not in this round" in mine["why"]
            and "All cards are taken: card points and yaku are paid." in state["said"]
        ):
            assert not [text for text in state["said"] if " played " in text or " flipped " in text]
            assert any(" played " in entry["text"] for entry in state["log"])
            assert state["zones"][-1]["cards"] == []
            assert len(state["said"]) < 20
            return
    raise AssertionError("the learner was never out of a round that was played")


def test_the_learner_may_sit_with_people_at_one_screen():
    """Three at one screen: the hand is covered until its owner asks for it, and everybody gets a turn."""
    table = HanaAwaseTable(seed=7, opponent="people")
    seen = set()
    for _ in range(12):
        state = table.state
        assert {card["id"] for card in zone(state, "hand")["cards"]} == {None}
        assert [button["id"] for button in state["buttons"]] == ["show"]
        seen.add(state["status"].split(":")[0])
        state = table.handle(state["buttons"][0]["message"])
        assert None not in ids(state, "hand")
        while not state["buttons"]:
            state = table.handle(presses(state)[0])
    assert len(seen) == 3


def test_hints_know_the_field_cards():
    for card in zone(HanaAwaseTable(seed=7).state, "hand")["cards"]:
        same = [
            name
            for name in ids(HanaAwaseTable(seed=7).state, "field")
            if Card.parse(name).month == card["month"]
        ]
        assert card["takes"] == same
    for card in zone(HanaAwaseTable(seed=7, hints=False).state, "hand")["cards"]:
        assert "takes" not in card
    assert HanaAwaseTable(seed=0, rules=ALL_HANDS).state["error"] is None


def test_who_is_near_fuke_is_warned_in_the_last_turns():
    """With 20 card points or less, and no more than two turns to come, the table says so."""
    warned = calm = 0
    for seed in range(25):
        table = HanaAwaseTable(seed=seed)
        while not table.state["scores"]:
            state = table.state
            mine = sum(POINTS[card["kind"]] for card in cards_of(zone(state, "pile")))
            late = 0 < zone(state, "stock")["count"] <= 6
            marks = [mark["title"] for mark in state["standing"]]
            assert marks == ([f"You have only {mine} card points."] if late and mine <= 20 else [])
            warned += bool(marks)
            calm += late and not marks
            offered = [card for card in zone(state, "hand")["cards"] if card["press"]]
            shy = min(offered, key=lambda card: len(card["takes"]))["press"] if offered else None
            table.handle(presses(state)[0] if state["choice"] else shy)
    assert warned > 5
    assert calm > 5
