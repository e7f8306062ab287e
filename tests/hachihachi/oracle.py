"""A second engine of Hachi-hachi, written from the rules alone, to compare the library with: cards and yaku.

Cards are ids in lists, house rules a dictionary of the specification's names, money fractions of kan.
Slow and plain on purpose. The round is in ``oracle_round``.
"""

import functools
import operator
from fractions import Fraction

BRIGHTS = ["01-crane", "03-curtain", "08-moon", "11-rainman", "12-phoenix"]
ANIMALS = ["02-warbler", "04-cuckoo", "05-bridge", "06-butterflies", "07-boar", "08-geese", "09-cup",
           "10-deer", "11-swallow"]  # fmt: skip
RED = ["01-red-poem", "02-red-poem", "03-red-poem"]
BLUE = ["06-blue-ribbon", "09-blue-ribbon", "10-blue-ribbon"]
PLAIN = ["04-plain-ribbon", "05-plain-ribbon", "07-plain-ribbon"]
WILLOW_RIBBON = "11-plain-ribbon"
BOAR_DEER_BUTTERFLIES = ["07-boar", "10-deer", "06-butterflies"]
STANDARD = {
    "monPerKan": "12", "values": "kan", "gameLength": "12", "etsunen": "off", "fieldFour": "redeal",
    "carry": "queue", "dropFee": "1", "dropFeeStep": "0.5", "forceThree": "off", "twoIn": "split",
    "mizuten": "off", "buyPlace": "off", "handSwap": "off", "aka": "2", "haneken": "7",
    "doubleTriplet": "6-7-8", "shiso": "20", "shisoEnds": "off", "sunashi": "off", "mukoSanbon": "off",
    "zoro": "off", "exposure": "stay", "tobiFor": "allTriplets", "tobiPerMonth": "on",
    "diveLiability": "off", "nanatanWillowBonus": "off", "inoshikacho": "off",
    "gokoAfterShiko": "additive", "sageFail": "keepHalf", "cancelAt": "ownTurnStart", "hatto": "on",
    "nihachiThreshold": "168", "nihachiExtra": "0", "sujurokuExtra": "0",
}  # fmt: skip


def month(card):
    return int(card[:2])


def points(cards):
    """Card points: bright 20, animal 10, ribbon 5, chaff 1."""
    return sum(
        20 if c in BRIGHTS else 10 if c in ANIMALS else 5 if "ribbon" in c or "poem" in c else 1
        for c in cards
    )


def is_chaff(card):
    """Chaff for hand yaku and su-juroku: every willow card is chaff."""
    return month(card) == 11 or points([card]) == 1


def by_month(cards):
    return {m: [c for c in cards if month(c) == m] for m in range(1, 13)}


# ------------------------------------------------------------------ hand yaku


def stands(three):
    return month(three[0]) in (4, 5, 7) or (month(three[0]) == 12 and "12-phoenix" not in three)


def set_yaku(hand):
    """``(id, cards to show)`` of the best set, or ``None``."""
    groups = [g for g in by_month(hand).values() if g]
    shape = sorted((len(g) for g in groups), reverse=True)
    triplets = [g for g in groups if len(g) == 3]
    if shape[0] == 4:
        name = "shiso" if shape[1] == 3 else "ichinishi" if shape[1] == 2 else "teshi"
        return name, hand if name != "teshi" else next(g for g in groups if len(g) == 4)
    if len(triplets) == 2:
        number = sum(map(stands, triplets))
        return ["futa_sanbon", "sanbon_tatesanbon", "futa_tatesanbon"][number], functools.reduce(
            operator.iadd, triplets, []
        )
    if shape[:3] == [3, 2, 2]:
        return "haneken", hand
    if triplets:
        return "tatesanbon" if stands(triplets[0]) else "sanbon", triplets[0]
    if shape[:3] == [2, 2, 2]:
        return "kuttsuki", functools.reduce(operator.iadd, (g for g in groups if len(g) == 2), [])
    return None


def chaff_yaku(hand, how=STANDARD):
    rest = [c for c in hand if not is_chaff(c)]
    worth = [points([c]) for c in rest]
    found = None
    if not rest:
        found = "karasu"
    elif worth == [20]:
        found = "pikaichi"
    elif worth == [10]:
        found = "toichi"
    elif worth == [5]:
        found = "tanichi"
    elif set(worth) == {5}:
        found = "aka"
    if len(rest) == 7 and how["sunashi"] == "4" and (found is None or kan("sunashi", how) > kan("aka", how)):
        found = "sunashi"
    if found is None:
        return None
    return found, hand if found in ("karasu", "sunashi") else [c for c in hand if is_chaff(c)]


KAN = {"sanbon": 2, "tatesanbon": 3, "kuttsuki": 4, "teshi": 6, "ichinishi": 8, "tanichi": 3, "toichi": 3,
       "pikaichi": 4, "karasu": 4, "sunashi": 4, "goko": 12, "shiko": 10, "nanatan": 10, "aotan": 7,
       "akatan": 7}  # fmt: skip
NINTENDO = {"sanbon": 10, "tatesanbon": 15, "aka": 15, "tanichi": 20, "toichi": 20, "pikaichi": 20,
            "karasu": 25, "kuttsuki": 25, "teshi": 30, "haneken": 30, "ichinishi": 35, "shiso": 50,
            "futa_sanbon": 20, "sanbon_tatesanbon": 25, "futa_tatesanbon": 30, "goko": 75, "shiko": 50,
            "nanatan": 50, "akatan": 35, "aotan": 35, "inoshikacho": 35}  # fmt: skip
DOUBLES = {"futa_sanbon": 0, "sanbon_tatesanbon": 1, "futa_tatesanbon": 2}


def kan(yaku, how):
    """What a yaku is worth, as a fraction of kan."""
    if how["values"] == "nintendo-points" and yaku in NINTENDO:
        return Fraction(NINTENDO[yaku], int(how["monPerKan"]))
    if yaku in ("aka", "haneken", "shiso", "inoshikacho"):
        return Fraction(how[yaku])
    if yaku in DOUBLES:
        sums = {"6-7-8": [6, 7, 8], "4-5-6": [4, 5, 6], "6-8": [6, 6, 8]}
        return Fraction(sums[how["doubleTriplet"]][DOUBLES[yaku]])
    return Fraction(KAN[yaku])


def hand_yaku(hand, field, how):
    """``{id: (kan, cards to show)}``."""
    found = {}
    for entry in (set_yaku(hand), chaff_yaku(hand, how)):
        if entry:
            found[entry[0]] = (kan(entry[0], how), entry[1])
    if how["mukoSanbon"] == "2":
        fourth = [c for c in hand if len(by_month(field)[month(c)]) == 3]
        if fourth:
            found["muko_sanbon"] = (Fraction(2 * len(fourth)), fourth)
    if how["zoro"] == "on":
        ready = pile_yaku(hand, how)
        if ready:
            cards = [c for yaku in ready for c in yaku_cards(yaku.split(":")[0], how) if c in hand]
            found["zoro"] = (sum(ready.values()), cards)
    return found


# ------------------------------------------------------------------ yaku of the pile


def yaku_cards(yaku, how):
    sets = {"goko": BRIGHTS, "shiko": [c for c in BRIGHTS if month(c) != 11], "akatan": RED, "aotan": BLUE,
            "nanatan": RED + BLUE + PLAIN, "inoshikacho": BOAR_DEER_BUTTERFLIES}  # fmt: skip
    willow = [WILLOW_RIBBON] if yaku == "nanatan" and how["nanatanWillowBonus"] == "on" else []
    return sets[yaku] + willow


def pile_yaku(pile, how):
    """``{id: kan}``; seven ribbons as ``nanatan:7``, five brights in place of four."""
    found = {}
    for yaku in ("goko", "shiko", "akatan", "aotan"):
        if set(yaku_cards(yaku, how)) <= set(pile):
            found[yaku] = kan(yaku, how)
    if "goko" in found:
        found.pop("shiko")
    if how["inoshikacho"] != "off" and set(BOAR_DEER_BUTTERFLIES) <= set(pile):
        found["inoshikacho"] = kan("inoshikacho", how)
    dry = [c for c in RED + BLUE + PLAIN if c in pile]
    if len(dry) >= 7:
        number = len(dry) + (how["nanatanWillowBonus"] == "on" and WILLOW_RIBBON in pile)
        found[f"nanatan:{number}"] = kan("nanatan", how) + number - 7
    return found


def field_multiplier(field, carry, how):
    """``(multiplier, what is carried on)``."""
    here = sorted([4 if c in BRIGHTS[3:] else 2 for c in field if c in BRIGHTS], reverse=True)
    if how["carry"] == "none":
        return max([*here, 1]), []
    if how["carry"] == "stack":
        total = 1
        for one in [*here, *carry]:
            total *= one
        return total, []
    best = max([*here, *carry, 1])
    if how["carry"] == "once":
        return best, [4] if here.count(4) > 1 else [2] if here.count(2) > 1 else []
    waiting = sorted([*here, *carry], reverse=True)
    return best, waiting[1:]
