"""A second hana-awase, written from RULES.md §C alone, with card ids and sets: slow and plain.

It knows options by the specification's names, shares no code with the library, and is what the
library is compared with.
"""

BRIGHTS = {"01-crane", "03-curtain", "08-moon", "11-rainman", "12-phoenix"}
ANIMALS = {
    "02-warbler",
    "04-cuckoo",
    "05-bridge",
    "06-butterflies",
    "07-boar",
    "08-geese",
    "09-cup",
    "10-deer",
    "11-swallow",
}
RIBBONS = {
    "01-red-poem",
    "02-red-poem",
    "03-red-poem",
    "04-plain-ribbon",
    "05-plain-ribbon",
    "06-blue-ribbon",
    "07-plain-ribbon",
    "09-blue-ribbon",
    "10-blue-ribbon",
    "11-plain-ribbon",
}
DRY_RIBBONS = RIBBONS - {"11-plain-ribbon"}
SHIMA = {
    "fujishima": {"04-cuckoo", "04-plain-ribbon", "04-chaff-1", "04-chaff-2"},
    "kirishima": {"12-phoenix", "12-chaff-1", "12-chaff-2", "12-chaff-3"},
    "ameshima": {"11-rainman", "11-swallow", "11-plain-ribbon", "11-lightning"},
}
WILLOW = SHIMA["ameshima"]

#: Every option with its values, nintendo's first.
OPTION_VALUES = {
    "seats": "3 2 4 5 6 7",
    "activePlayers": "three all",
    "openingHands": "off on",
    "handFour": "play redeal",
    "fieldFour": "redeal dealerTakes",
    "fieldThree": "stay refill",
    "chaffValue": "1 0",
    "yakuPayment": "each shared",
    "gokoValue": "200 100",
    "nomiValue": "30 40",
    "shimaValue": "20 10",
    "viewingValue": "20 10",
    "omoteWithBrights": "off on",
    "matsukiriWithBrights": "on off",
    "brightGroupExclusive": "off on",
    "ameNagare": "off ownerVoid allVoid othersVoid",
    "rainSpoilsViewing": "off on nomiToo",
    "nanatan": "on off",
    "rokutan": "on off",
    "omoteSugawara": "on off",
    "nomi": "on off",
    "matsukiribozu": "on off",
    "inoshikacho": "on off",
    "hanami": "on off",
    "tsukimi": "on off",
    "kusa": "on off",
    "fujishima": "on off",
    "kirishima": "on off",
    "ameshima": "on off",
    "fuke": "atMost20 below20 atMost30 off",
    "fukeCall": "automatic announced",
    "fukeVoids": "all play",
    "hatchoJutcho": "off on",
    "dropFee": "12 off",
    "forcedOut": "paid off",
    "forceThree": "off on",
    "twoIn": "play split",
    "gameLength": "12 9 6 3",
}
CHOICES = {name: values.split() for name, values in OPTION_VALUES.items()}
NINTENDO = {name: values[0] for name, values in CHOICES.items()}
PRESETS = {
    "hanaawase/nintendo": NINTENDO,
    "hanaawase/oishi": NINTENDO
    | {"gokoValue": "100", "nomiValue": "40", "shimaValue": "10", "fieldThree": "refill"},
    "hanaawase/h88": NINTENDO
    | {"gokoValue": "100", "omoteWithBrights": "on", "handFour": "redeal", "fuke": "below20"},
    "hanaawase/h80": NINTENDO
    | {
        "gokoValue": "100", "nomiValue": "40", "omoteWithBrights": "on", "handFour": "redeal",
        "fuke": "below20", "chaffValue": "0", "yakuPayment": "shared",
    },
}  # fmt: skip


def makes_sense(how):
    """Whether these options go together."""
    seats, everybody = int(how["seats"]), how["activePlayers"] == "all"
    others = everybody and seats != 3
    return not (
        (seats == 2 and not everybody)
        or (seats > 4 and everybody)
        or (seats > 5 and how["fieldThree"] == "refill")
        or (how["fuke"] == "off" and how["fukeCall"] == "announced")
        or (others and how["openingHands"] == "on")
        or (others and how["hatchoJutcho"] == "on")
        or (everybody and seats == 4 and how["yakuPayment"] == "shared")
    )


def value(card, how):
    if card in BRIGHTS:
        return 20
    if card in ANIMALS:
        return 10
    return 5 if card in RIBBONS else int(how["chaffValue"])


def card_points(cards, how):
    return sum(value(card, how) for card in cards)


def yaku(cards, how, others=()):
    """The yaku that count, id to points; ``others`` are the opponents' piles."""
    cards = set(cards)
    if how["ameNagare"] != "off":
        own = cards >= WILLOW
        other = any(set(pile) >= WILLOW for pile in others)
        void = {"ownerVoid": own, "allVoid": own or other, "othersVoid": other}[how["ameNagare"]]
        if void:
            return {}
    return _unwashed(cards, how)


def _unwashed(cards, how):
    def has(*names):
        return cards >= set(names)

    found = _brights(has, how)
    if has("01-red-poem", "02-red-poem", "03-red-poem"):
        found["akatan"] = 40
    if has("06-blue-ribbon", "09-blue-ribbon", "10-blue-ribbon"):
        found["aotan"] = 40
    ribbons = len(cards & DRY_RIBBONS)
    if ribbons >= 7 and how["nanatan"] == "on":
        found["nanatan"] = 40
    elif ribbons >= 6 and how["rokutan"] == "on":
        found["rokutan"] = 30
    if has("04-plain-ribbon", "05-plain-ribbon", "07-plain-ribbon") and how["kusa"] == "on":
        found["kusa"] = 20
    if has("07-boar", "10-deer", "06-butterflies") and how["inoshikacho"] == "on":
        found["inoshikacho"] = 20
    islands = {name: four for name, four in SHIMA.items() if cards >= four and how[name] == "on"}
    return found | _viewing(has, how) | dict.fromkeys(islands, int(how["shimaValue"]))


def _brights(has, how):
    found = {}
    if has(*BRIGHTS):
        found["goko"] = int(how["gokoValue"])
    elif has("01-crane", "03-curtain", "08-moon", "12-phoenix"):
        found["shiko"] = 60
    barred = bool(found) and how["brightGroupExclusive"] == "on"
    no_omote = barred or (found and how["omoteWithBrights"] == "off") or how["omoteSugawara"] == "off"
    no_matsukiri = barred or (found and how["matsukiriWithBrights"] == "off") or how["matsukiribozu"] == "off"
    if has("01-crane", "02-warbler", "03-curtain") and not no_omote:
        found["omote_sugawara"] = 30
    if has("01-crane", "08-moon", "12-phoenix") and not no_matsukiri:
        found["matsukiribozu"] = 20
    return found


def _viewing(has, how):
    rain = has("11-rainman")
    spoiled = rain and how["rainSpoilsViewing"] != "off"
    if (
        has("03-curtain", "08-moon", "09-cup")
        and how["nomi"] == "on"
        and not (rain and how["rainSpoilsViewing"] == "nomiToo")
    ):
        return {"nomi": int(how["nomiValue"])}
    found = {}
    if has("03-curtain", "09-cup") and how["hanami"] == "on" and not spoiled:
        found["hanami"] = int(how["viewingValue"])
    if has("08-moon", "09-cup") and how["tsukimi"] == "on" and not spoiled:
        found["tsukimi"] = int(how["viewingValue"])
    return found


def is_void(points, how):
    limit = {"atMost20": 20, "below20": 19.5, "atMost30": 30, "off": -1}[how["fuke"]]
    return any(value <= limit for value in points)


def nets(piles, how):
    """C − par + (n−1)Y − the Y of the others, with halves where three share (RULES.md §C.1.7, §C.4).

    ``piles`` are those of the players in playing order.
    """
    players = len(piles)
    points = [card_points(pile, how) for pile in piles]
    par = (264 if how["chaffValue"] == "1" else 240) / players
    totals = [
        sum(yaku(pile, how, [piles[other] for other in range(players) if other != seat]).values())
        for seat, pile in enumerate(piles)
    ]
    each = [total / (players - 1) if how["yakuPayment"] == "shared" else total for total in totals]
    result = [
        points[seat] - par + (players - 1) * each[seat] - (sum(each) - each[seat]) for seat in range(players)
    ]
    if how["hatchoJutcho"] == "on" and players == 3:
        for seat, most in enumerate([8, 8, 10]):
            if len(piles[seat]) <= most:
                result = [net + (60 if other == seat else -30) for other, net in enumerate(result)]
    return result


def opening(hand):
    """The opening hand: its points from each and what is shown, or nothing."""
    chaff = [card for card in hand if "chaff" in card or card == "11-lightning"]
    return {7: (30, chaff), 6: (20, chaff)}.get(len(chaff))


class Table:
    """Plays actions, given as texts, from dealt cards; shown cards may be taken by the others."""

    def __init__(self, hands, field, stock, order):
        self.hands = {seat: set(hands[seat]) for seat in order}
        self.shown = {seat: set() for seat in order}
        self.piles = {seat: set() for seat in order}
        self.field = set(field)
        self.stock = list(stock)
        self.order = list(order)
        self.turn = 0
        self.paid = dict.fromkeys(order, 0)

    def declare(self, seat):
        each, chaff = opening(self.hands[seat])
        self.shown[seat] = set(chaff)
        for other in self.order:
            self.paid[other] += each * (len(self.order) - 1) if other == seat else -each

    def run(self, actions):
        """Play to the end; gives the piles."""
        actions = list(actions)
        while self.stock:
            seat = self.order[self.turn % len(self.order)]
            self.turn += 1
            if self.hands[seat]:
                played, _, take = actions.pop(0).partition(">")
                self.hands[seat].remove(played)
                self.shown[seat].discard(played)
                self._match(seat, played, take)
            flipped = self.stock.pop(0)
            found = self._found(seat, flipped)
            self._match(seat, flipped, actions.pop(0)[1:] if len(found) == 2 else "")
        assert actions == []
        assert not self.field
        return self.piles

    def _found(self, seat, card):
        reach = self.field.union(*(self.shown[other] for other in self.order if other != seat))
        return {other for other in reach if other[:2] == card[:2]}

    def _match(self, seat, card, take):
        found = self._found(seat, card)
        if len(found) == 2:
            found = found & {take}
            assert found
        if not found:
            self.field.add(card)
            return
        self.piles[seat] |= found | {card}
        self.field -= found
        for other in self.order:
            self.hands[other] -= found
            self.shown[other] -= found
