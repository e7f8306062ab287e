"""Plays at the tables of hana-awase and Hachi-hachi through their presenters; finds a state of each phase."""

import random

from hanafuda_widgets.presenters.hachihachi_table import HachiHachiTable
from hanafuda_widgets.presenters.hanaawase_table import HanaAwaseTable

OVER = "The match is over"
ALL_HANDS = "hanaawase/nintendo openingHands=on fukeCall=announced"
ALL_QUESTIONS = "hachihachi/std mizuten=par buyPlace=on handSwap=on cancelAt=anyTime"


def zone(state, name):
    return next(zone for zone in state["zones"] if zone["id"] == name)


def cards_of(found):
    """The cards of a zone, its groups included."""
    return (
        found["cards"]
        if "cards" in found
        else [c for group in found.get("groups", ()) for c in group["cards"]]
    )


def ids(state, name):
    return [card["id"] for card in cards_of(zone(state, name))]


def presses(state):
    """Every message that a press in this state could send, settings, tools and cancelling apart."""
    if state["choice"]:
        return [card["press"] for card in state["choice"]["cards"]]
    if state["ask"]:
        return [button["message"] for button in state["ask"]["buttons"]]
    if state["scores"] and state["buttons"]:
        return [state["buttons"][0]["message"]]
    cards = [card["press"] for one in state["zones"] for card in one.get("cards", ()) if card.get("press")]
    return cards + [button["message"] for button in state["buttons"]]


def is_over(state):
    return state["status"].startswith(OVER)


def play(table, choose, count=10_000):
    """So many random presses, or to the end of the match; the states on the way."""
    for _ in range(count):
        if is_over(table.state):
            return
        state = table.handle(choose.choice(presses(table.state)))
        assert state["error"] is None
        yield state


def seed_of(state):
    return next(field["value"] for field in state["form"]["fields"] if field["name"] == "seed")


def phase_of(state):
    """What is to be done in a state, by what it offers."""
    if is_over(state):
        return "match end"
    if state["choice"]:
        return "flip" if state["choice"]["cancel"] is None else "choice"
    if state["ask"]:
        return (
            state["ask"]["buttons"][-1]["message"]["type"]
            + "?"
            + state["ask"]["buttons"][0]["message"]["type"]
        )
    if state["scores"]:
        return "round end"
    return state["buttons"][0]["id"] if state["buttons"] else "play"


def find_phases(cls, wanted, settings, seeds):
    """A real state of each wanted phase, from matches played at random."""
    found = {}
    for seed in seeds:
        for options in settings:
            table = cls(seed=seed, **options)
            found.setdefault(phase_of(table.state), table.state)
            for state in play(table, random.Random(seed)):
                found.setdefault(phase_of(state), state)
            if wanted <= found.keys():
                return found
    raise AssertionError(f"not found: {sorted(wanted - found.keys())}")


def hanaawase_phases():
    """Each phase of hana-awase: choices, in or out, the dealt hand, fuke, the ends."""
    wanted = {"play", "choice", "flip", "oriru?deru", "pass?declare", "fuke", "round end", "match end"}
    return find_phases(
        HanaAwaseTable, wanted, [{}, {"seats": 5, "rules": "hanaawase/h88"}, {"rules": ALL_HANDS}], range(40)
    )


def hachihachi_phases():
    """Each phase of Hachi-hachi: all its questions, the choices, the ends."""
    wanted = {
        "play", "choice", "flip", "oriru?deru", "pass?claim", "sage?shobu", "cancel-round", "cancel?pass",
        "blind?pass", "buy?pass", "sell?pass", "swap?pass", "round end", "match end",
    }  # fmt: skip
    others = {"seats": 5, "rules": ALL_QUESTIONS, "opponent": "random"}
    settings = [{}, others, {"rules": ALL_QUESTIONS}]
    return find_phases(HachiHachiTable, wanted, settings, range(200))
