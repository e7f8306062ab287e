"""A second scorer of Koi-Koi, written from the rules alone, to compare the library with.

It knows nothing of the library: cards are their ids, a pile is a set of ids, house rules are a
dictionary of the specification's names, and every yaku is an ``if``. Slow and plain on purpose.
"""

BRIGHTS = {"01-crane", "03-curtain", "08-moon", "11-rainman", "12-phoenix"}
ANIMALS = {
    "02-warbler", "04-cuckoo", "05-bridge", "06-butterflies", "07-boar",
    "08-geese", "09-cup", "10-deer", "11-swallow",
}  # fmt: skip
RED_POEMS = {"01-red-poem", "02-red-poem", "03-red-poem"}
BLUES = {"06-blue-ribbon", "09-blue-ribbon", "10-blue-ribbon"}
GRASS = {"04-plain-ribbon", "05-plain-ribbon", "07-plain-ribbon"}
RIBBONS = RED_POEMS | BLUES | GRASS | {"11-plain-ribbon"}
CHAFF = {f"{month:02}-chaff-{number}" for month in range(1, 11) for number in (1, 2)} | {
    "11-lightning", "12-chaff-1", "12-chaff-2", "12-chaff-3",
}  # fmt: skip
DECK = sorted(BRIGHTS | ANIMALS | RIBBONS | CHAFF)

YAMATO = {
    "sheet": "yamato",
    "firstDealerTie": "redraw",
    "dealSize": "8-8",
    "fieldFour": "redeal",
    "fieldFourPairs": "play",
    "handYaku": "win6",
    "handPairs": "on",
    "handYakuBoth": "dealer",
    "handYakuStack": "off",
    "yakuCheck": "endOfTurn",
    "brightValues": "10-8-7-5",
    "brights": "highest",
    "ribbonsAnimals": "nintendo",
    "ribbonValue": "5",
    "ribbonBoth": "usual",
    "kusatan": "off",
    "viewing": "on",
    "nomi": "off",
    "ameNagare": "off",
    "kiriNagare": "off",
    "cupRole": "both",
    "sevenDoubling": "on",
    "koikoiMultiplier": "opponent",
    "koikoiLimit": "one",
    "koikoiNeeds": "anyRise",
    "koikoiExhausted": "forfeit",
    "exhaustedDraw": "zeroPass",
    "tsukifuda": "off",
    "fieldBrights": "off",
    "lightningWild": "off",
    "playOutStock": "off",
    "scoring": "winnerOnly",
    "gameLength": "12",
    "dealerRotation": "winner",
}
MON = YAMATO | {
    "sheet": "mon",
    "handPairs": "off",
    "brightValues": "15-10-8-6",
    "ribbonsAnimals": "classic",
    "ribbonValue": "6",
    "viewing": "off",
    "sevenDoubling": "off",
    "koikoiMultiplier": "none",
    "koikoiLimit": "unlimited",
    "exhaustedDraw": "oyaken3",
}
PRESETS = {"koikoi/yamato": YAMATO, "koikoi/mon": MON}


def month_of(card):
    return int(card[:2])


def bright_yaku(pile, how):
    five, four, rainy, three = map(int, how["brightValues"].split("-"))
    held = pile & BRIGHTS
    dry = len(held - {"11-rainman"})
    rain = "11-rainman" in held
    found = []
    if dry == 4 and rain:
        found.append(("goko", five))
    if dry == 4:
        found.append(("shiko", four))
    if dry >= 3 and rain:
        found.append(("ameshiko", rainy))
    if dry >= 3:
        found.append(("sanko", three))
    return found if how["brights"] == "additive" else found[:1]


def animal_yaku(pile, how, *, cup_is_animal):
    count = len(pile & (ANIMALS if cup_is_animal else ANIMALS - {"09-cup"}))
    trio = {"07-boar", "10-deer", "06-butterflies"} <= pile
    if how["ribbonsAnimals"] == "nintendo" and trio:
        return [("inoshikacho", 5 + count - 3)]
    found = [("inoshikacho", 5)] if trio else []
    return found + ([("tane", count - 4)] if count >= 5 else [])


def ribbon_yaku(pile, how):
    count = len(pile & RIBBONS)
    each = int(how["ribbonValue"])
    red, blue = pile >= RED_POEMS, pile >= BLUES
    grass = pile >= GRASS and how["kusatan"] == "plusEach"
    nintendo = how["ribbonsAnimals"] == "nintendo"
    fifteen = how["ribbonBoth"] == "15"
    found = []
    if red and blue and (nintendo or fifteen):
        found.append(("akatan_aotan", (15 if fifteen else 10) + (count - 6 if nintendo else 0)))
    else:
        found += [("akatan", each + (count - 3 if nintendo else 0))] if red else []
        found += [("aotan", each + (count - 3 if nintendo else 0))] if blue else []
    if grass:
        found.append(("kusatan", 5 + count - 3))
    beside_sets = not (red or blue) or not nintendo
    if count >= 5 and beside_sets and not grass:
        found.append(("tan" if how["sheet"] == "mon" else "tanzaku", count - 4))
    return found


def chaff_yaku(pile, *, cup_is_chaff):
    count = len(pile & CHAFF) + (1 if cup_is_chaff and "09-cup" in pile else 0)
    return [("kasu", count - 9)] if count >= 10 else []


def viewing_yaku(pile, field, how):
    if how["viewing"] == "off" or "09-cup" not in pile:
        return []
    months_on_field = {month_of(card) for card in field}
    names = ("hanami", "tsukimi") if how["sheet"] == "mon" else ("hanamizake", "tsukimizake")
    points = 3 if how["viewing"] == "three" else 5
    found = []
    rained = (how["ameNagare"] == "captured" and "11-rainman" in pile) or (
        how["ameNagare"] == "field" and 11 in months_on_field
    )
    misty = (how["kiriNagare"] == "captured" and any(month_of(card) == 12 for card in pile)) or (
        how["kiriNagare"] == "field" and 12 in months_on_field
    )
    if "03-curtain" in pile and not rained:
        found.append((names[0], points))
    if "08-moon" in pile and not misty:
        found.append((names[1], points))
    return found


def one_reading(pile, field, month, how, *, cup_is_animal, cup_is_chaff):
    """The yaku when the cup is read this way, as a dictionary of id to points."""
    found = [
        *bright_yaku(pile, how),
        *animal_yaku(pile, how, cup_is_animal=cup_is_animal),
        *ribbon_yaku(pile, how),
        *chaff_yaku(pile, cup_is_chaff=cup_is_chaff),
    ]
    if how["nomi"] == "five" and pile >= {"03-curtain", "08-moon", "09-cup"}:
        found.append(("nomi", 5))
    if how["tsukifuda"] == "4" and sum(month_of(card) == month for card in pile) == 4:
        found.append(("tsukifuda", 4))
    viewing = viewing_yaku(pile, field, how)
    if viewing and (found or how["viewing"] != "needOther"):
        found += viewing
    assert len({name for name, _ in found}) == len(found)
    return dict(found)


def yaku(pile, how, *, field=(), month=1):
    """The yaku of a pile (a set of ids) as a dictionary of id to points."""
    pile = set(pile)
    readings = {
        "both": [(True, True)],
        "animalOnly": [(True, False)],
        "either": [(True, False), (False, True)],
    }[how["cupRole"]]
    found = [
        one_reading(pile, field, month, how, cup_is_animal=animal, cup_is_chaff=chaff)
        for animal, chaff in readings
    ]
    return max(found, key=lambda one: sum(one.values()))  # the first of two that are worth the same


def base(pile, how, *, field=(), month=1):
    return sum(yaku(pile, how, field=field, month=month).values())


def total(points, how, *, opponent_calls=0, own_calls=0, field_brights=0):
    """What a winner with so many points of yaku gets."""
    if points == 0:
        return 0
    if points >= 7 and how["sevenDoubling"] == "on":
        points *= 2
    every = opponent_calls + own_calls
    points *= {
        "opponent": 2 if opponent_calls else 1,
        "own": 2 if own_calls else 1,
        "any": 2 if every else 1,
        "callsPlusOne": every + 1,
        "perCall": 2**opponent_calls,
        "none": 1,
    }[how["koikoiMultiplier"]]
    if field_brights:
        points *= {"off": 1, "x2": 2, "nPlus1": field_brights + 1, "n": field_brights}[how["fieldBrights"]]
    return points
