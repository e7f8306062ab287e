"""What a person reads in a state: every text but names that only programs read, the cards of a zone, each step."""

import re

from hanafuda_lib import Pile

#: Fields that no eye and no ear meets.
_UNSEEN = {
    "press", "message", "saved", "id", "kind", "ribbon", "marks", "takes", "presenter", "record", "layout",
    "owner", "zone", "type", "talk", "field", "extra", "lang", "languages", "value", "v", "replay",
}  # fmt: skip
#: A word of two Latin letters or more; macrons are romaji.
LATIN = re.compile(r"[A-Za-zāēīōūĀĒĪŌŪ]{2,}")


def texts(part, path=()):
    """Each visible text of a state, with the fields that lead to it."""
    if isinstance(part, str):
        yield path, part
    elif isinstance(part, dict):
        for key, value in part.items():
            if key in _UNSEEN or (key == "name" and "label" in part):
                continue
            # Of a list to choose from the labels are read.
            read = [label for _, label in value] if key == "options" else value
            yield from texts(read, (*path, key))
    elif isinstance(part, list):
        for one in part:
            yield from texts(one, path)


def latin_in(state):
    """The visible texts with Latin words in them."""
    return {text for _, text in texts(state) if LATIN.search(text)}


def zone(state, name):
    """The cards of a zone."""
    found = next(zone for zone in state["zones"] if zone["id"] == name)
    cards = found.get("cards") or [card for group in found.get("groups", []) for card in group["cards"]]
    return Pile.parse(" ".join(card["id"] for card in cards))


def show(layer, frame):
    """The message that goes to a frame."""
    return {"type": "show", "layer": layer, "frame": frame}


def steps(replay):
    """The state of a replay at each of its steps."""
    return [replay.handle(show("step", key)) for key in replay.state["frames"]["layers"]["step"]]
