"""What a person reads in a table's state: every text but names of things that only programs read."""

import re

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
