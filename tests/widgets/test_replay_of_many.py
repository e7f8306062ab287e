"""The replay of rounds from which players dropped out: every position, what it cost, in each language."""

import random

import pytest

from hanafuda_lib import Pile, hachihachi, hanaawase
from hanafuda_lib.actions import DERU, ORIRU
from hanafuda_widgets.presenters.round_replay import RoundReplay
from tests.widgets.table_reading import latin_in, steps, zone

HANA = hanaawase.H88
MANY = [
    ("hana-awase for four", lambda seed: hanaawase.Round.deal(HANA.with_options({"seats": "4"}), seed=seed)),
    ("hana-awase for seven", lambda seed: hanaawase.Round.deal(HANA.with_options({"seats": "7"}), seed=seed)),
    *((f"hachi-hachi for {seats}",
       lambda seed, seats=seats: hachihachi.Round.deal(hachihachi.STANDARD, seed=seed, seats=seats))
      for seats in (4, 5, 6, 7)),
    ("hachi-hachi with every way in", lambda seed: hachihachi.Round.deal(
        hachihachi.STANDARD.with_options({"mizuten": "par", "buyPlace": "on", "handSwap": "on"}),
        seed=seed, seats=6)),
]  # fmt: skip


def looked_at(round):
    """What all the seats see between two actions: hands, piles, field and stock."""
    views = [round.view(seat) for seat in range(len(round.first_deal.hands))]
    # A card that is flipped and waits for a choice has not been told yet: it still counts to the stock.
    stock = views[0].stock_size + (views[0].flipped is not None)
    return [view.hand for view in views], list(views[0].piles), views[0].field, stock


def played_out(round, seed):
    """The round to its end by chance, and what was seen on the way."""
    choose, seen = random.Random(seed), {len(round.events): looked_at(round)}
    while round.to_move is not None:
        round.play(choose.choice(round.legal_actions()))
        seen[len(round.events)] = looked_at(round)
    return seen


def lying(state, seats, mine):
    """The same as a replay shows it; a seat without a side has nothing."""
    ids = {zone["id"] for zone in state["zones"]}
    hands, piles = [Pile()] * seats, [Pile()] * seats
    for seat in range(seats):
        for what, row in (("hand", hands), ("pile", piles)):
            name = what if seat == mine else f"opponent-{what}-{seat}"
            if name in ids:
                row[seat] = zone(state, name)
    stock = next(zone["count"] for zone in state["zones"] if zone["id"] == "stock")
    return hands, piles, zone(state, "field"), stock


@pytest.mark.parametrize(("name", "deal"), MANY, ids=[name for name, _ in MANY])
def test_a_round_from_which_players_dropped_out_shows_what_the_round_was(name, deal):
    """The hands of those who are out go into the stock, which the round shuffles: each position is compared."""
    stayed = set()
    for seed in range(8):
        round = deal(seed)
        seats = len(round.first_deal.hands)
        seen = played_out(round, seed)
        replay = RoundReplay(record=round.record(), you=seed % seats)
        found = steps(replay)
        assert len(found) == len(round.events) + 1
        for events, there in seen.items():
            hands, *others = lying(found[events], seats, seed % seats)
            assert others == list(there[1:])
            # A dealer who may come in blind has not looked at his hand yet; the replay shows the deal.
            assert hands == (there[0] if events else list(round.first_deal.hands))
        stayed.add(len(round.order))
    assert stayed & {2, 3}  # somebody played


@pytest.mark.parametrize("lang", ["ja", "zh"])
@pytest.mark.parametrize(("name", "deal"), MANY, ids=[name for name, _ in MANY])
def test_a_replay_for_many_says_nothing_in_english(name, deal, lang):
    names = {"ja": list("甲乙丙丁戊己庚"), "zh": list("甲乙丙丁戊己庚")}[lang]
    for seed in range(6):
        round = deal(seed)
        played_out(round, seed)
        seats = len(round.first_deal.hands)
        you = None if seed % 3 else 0
        for state in steps(RoundReplay(record=round.record(), names=names[:seats], you=you, lang=lang)):
            # House rules are named by the words of the record.
            assert latin_in({**state, "frames": None, "cards": None, "subtitle": ""}) == set()


def test_who_is_in_and_who_is_out_is_told_with_what_it_costs():
    """RULES.md §D.3: whoever drops out pays into the pot; three play, and another is forced out."""
    round = hachihachi.Round.deal(hachihachi.STANDARD, seed=3, seats=6)
    for action in (DERU, DERU, ORIRU, ORIRU, DERU):
        round.play(action)
    while round.to_move is not None:
        round.play(round.legal_actions()[-1])
    states = steps(RoundReplay(record=round.record(), you=3))
    said = [" ".join(state["said"]) for state in states]
    assert said[0].startswith("Aki is the dealer (oya 親) and is asked first who plays.")
    assert said[1] == "Aki is in (deru 出る)."
    assert said[3] == "Chie drops out (oriru 降りる) and pays 1 kan into the pot."
    assert said[4] == "You drop out (oriru 降りる) and pay 1½ kan into the pot."
    assert said[6].startswith("Three are in, so Fumi may not play (oikomi 追い込み)")
    assert [state["status"] for state in states[1:5]] == ["Aki: in.", "Ben: in.", "Chie: out.", "You: out."]
    hands = [[zone["label"] for zone in state["zones"] if zone["layout"] == "row"] for state in states]
    assert hands[5] == ["Chie's hand", "Ben's hand", "Aki's hand", "Fumi's hand", "Emi's hand", "Your hand"]
    # From the first card on only those who play have a side, and the learner's says that it is empty.
    assert hands[7] == ["Ben's hand", "Aki's hand", "Emi's hand", "Your hand"]
    own = next(zone for zone in states[7]["zones"] if zone["id"] == "pile")
    assert own["note"] == "not in this round"


@pytest.mark.parametrize(
    ("answers", "end"),
    [
        ((ORIRU,) * 5, "Nobody is in: the cards are dealt again."),
        ((ORIRU, DERU, ORIRU, ORIRU, ORIRU), "Only Ben is in and takes the pot."),
        ((DERU, DERU, ORIRU, ORIRU, ORIRU), "Only Aki and Ben are in, and they share the pot."),
    ],
)
@pytest.mark.parametrize("game", ["hanaawase", "hachihachi"])
def test_a_round_that_nobody_played_is_replayed_too(game, answers, end):
    if game == "hanaawase":
        round = hanaawase.Round.deal(HANA.with_options({"seats": "5", "twoIn": "split"}), seed=1)
    else:
        round = hachihachi.Round.deal(hachihachi.STANDARD, seed=1, seats=5)
    for action in answers:
        round.play(action)
    state = steps(RoundReplay(record=round.record()))[-1]
    assert end in state["said"]
    assert state["status"] == "The end of the round."
