"""The legend of the source marks: where a rule, a value or a house rule is known from.

Every option, every yaku and most docstrings carry such a mark, so that a reader can tell what an
old sheet says from what was worked out here. ``RULES.md`` with a section number is the rule
specification that the library was written from; CONTRIBUTING tells more of it.
"""

from __future__ import annotations

from hanafuda_lib.errors import RulesError, shown

#: Each mark with what it stands for.
LEGEND: dict[str, str] = {
    "S000": "an old web article on Koi-Koi, Hana-awase and Hachi-hachi, of which some lines are missing",
    "S003": "the Koi-Koi rules of a site, which says that they follow Nintendo's",
    "S004": "rules of Hana-awase for three: Nintendo's, and where Oishi Tengudo's differ",
    "FW": "FudaWiki, a public encyclopaedia of Japanese card games",
    "PG": "the page on Hachi-hachi of games.porg.es",
    "WJ": "Japanese Wikipedia: its articles on Hachi-hachi, Hana-awase and hanafuda",
    "TK": "a page on Hachi-hachi by Hironori Takahashi",
    "SG": "the documentation of Shiragiku, a game program",
    "BGA": "the help pages of Board Game Arena",
    "EX": "a Japanese rule text on Hachi-hachi for three",
    "SZ": "sazano123.com, a table of values that follows Nintendo's sheet for 88",
    "SD": "sdin.jp, a web game with adjusted Nintendo rules",
    "KO": "a Japanese hobby page on Koi-Koi",
    "CW": "the option list of a public Koi-Koi program (C-W-Z/hanafuda)",
    "PI": "another public program, without a name",
    "MU": "the Japan Playing Card Museum",
    "HT": "happy-today.org, on the history of Nintendo",
    "AG": "a Japanese hobby page (amuse-gion)",
    "SJ": "a Japanese hobby page (sojudo)",
    "TN": "a Japanese hobby page (tanoshiikoto)",
    "VG": "a Japanese hobby page (vingel8)",
    "Sloperama": "a hobby page on Koi-Koi in English (Sloperama)",
    "DER": "worked out here: no source says it, and the rules need it to be whole",
}


def source(mark: str) -> str:
    """What a mark stands for.

    >>> source("FW")
    'FudaWiki, a public encyclopaedia of Japanese card games'
    """
    found = LEGEND.get(mark) if isinstance(mark, str) else None
    if found is None:
        known = ", ".join(LEGEND)
        raise RulesError("unknown-source", f"unknown source {shown(mark)}: expected one of {known}")
    return found
