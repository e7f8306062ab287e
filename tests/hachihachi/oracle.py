"""A second engine of Hachi-hachi, written from the rules alone, to compare the library with.

A round is a generator that yields ``(seat, choices)`` and is sent the chosen text. Cards are ids
in lists, house rules a dictionary of the specification's names, money fractions of kan. Slow and
plain on purpose.
"""

import functools
import operator
from fractions import Fraction
from itertools import combinations
from math import ceil, floor

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


# ------------------------------------------------------------------ the round


class Game:
    """The state of one round. Seats are numbers, the pot is the seat ``"pot"``."""

    def __init__(self, how, hands, field, stock, *, dealer, carry=(), reshuffle=0, permutation=()):
        self.how = how
        self.hands = {seat: list(hand) for seat, hand in enumerate(hands)}
        self.field, self.stock = list(field), list(stock)
        self.first_field = list(field)
        self.piles = {seat: [] for seat in self.hands}
        turn = [(dealer + n) % len(hands) for n in range(len(hands))]
        self.sitting = [seat for seat in turn if self.hands[seat]]
        self.dealer = dealer
        self.players = list(self.sitting)
        self.times, self.carry = field_multiplier(field, carry, how)
        self.carry_in = list(carry)
        self.permutation = list(permutation)
        self.money = dict.fromkeys([*self.hands, "pot"], 0)
        self.story = []  # every payment
        self.claimed = []  # (seat, kan, nuke)
        self.triplets = []  # (seat, cards of a month that may dive)
        self.entries = []  # dicts: seat, payer, mon, yaku, when
        self.paid_yaku = {seat: {} for seat in self.hands}
        self.sagers = []
        self.payer_of_bonus = {}
        self.feeds = []  # dicts: by, to, what, cards
        self.dive_payer = {}
        self.blind = False
        self.ending = self.winner = None
        self.bonuses, self.special = [], None

    # money

    def mon(self, kans):
        return Fraction(kans) * int(self.how["monPerKan"]) * self.times

    def pay(self, payer, receiver, mon):
        assert mon == int(mon)
        self.money[payer] -= int(mon)
        self.money[receiver] += int(mon)
        self.story.append((payer, receiver, int(mon)))
        assert sum(self.money.values()) == 0

    def others(self, seat):
        return [one for one in self.players if one != seat]

    def gather(self, seat, kans, alone=None):
        for other in self.others(seat):
            self.pay(other if alone is None else alone, seat, floor(self.mon(kans)))

    # who plays

    def enter(self):  # noqa: C901 - the whole procedure is told in one go
        inside, dropped = [], []
        if len(self.sitting) <= 3:
            yield from self.start(self.sitting, [], [])
            return
        first = self.sitting[0]
        answers = {}
        if self.how["mizuten"] != "off":
            answer = yield first, ["blind", "pass"]
            if answer == "blind":
                self.blind = True
                answers[first] = "deru"
        waiting = list(self.sitting)
        while waiting and len(inside) < 3:
            seat = waiting.pop(0)
            if self.how["forceThree"] == "on" and len(inside) + len(waiting) + 1 == 3:
                inside.append(seat)
                continue
            answer = answers.get(seat) or (yield seat, ["deru", "oriru"])
            if answer == "deru":
                inside.append(seat)
                continue
            fee = Fraction(self.how["dropFee"]) + len(dropped) * Fraction(self.how["dropFeeStep"])
            self.pay(seat, "pot", floor(self.mon(fee)))
            dropped.append(seat)
            if self.blind and self.how["mizuten"] == "drops":
                self.pay(seat, first, self.mon(1))
        if len(inside) == 3:
            yield from self.start(inside, dropped, waiting)
        elif len(inside) == 2 and self.how["twoIn"] == "play":
            yield from self.start(inside, dropped, [])
        elif inside:
            pot = self.money["pot"]
            self.pay("pot", inside[0], ceil(Fraction(pot, len(inside))))
            self.pay("pot", inside[-1], self.money["pot"])
            self.ending, self.winner = "pot", inside[0]
        else:
            for payer, _, mon in list(self.story):
                self.pay("pot", payer, mon)
            self.ending, self.carry = "nobody", self.carry_in

    def start(self, inside, dropped, forced):  # noqa: C901 - the same
        if self.how["buyPlace"] == "on":
            for seat in list(forced):
                if (yield seat, ["buy", "pass"]) == "buy":
                    if (yield inside[2], ["sell", "pass"]) == "sell":
                        self.pay(seat, inside[2], self.mon(1))
                        forced = [one for one in forced if one != seat]
                        inside = [one for one in self.sitting if one in (*inside[:2], seat)]
                    break
        for seat in forced:
            for payer in inside[1:]:
                self.pay(payer, seat, self.worth_of_forced(self.hands[seat]))
        self.players = inside
        out = [seat for seat in self.sitting if seat not in inside]
        if out and self.how["handSwap"] == "on" and (yield inside[0], ["pass", "swap"]) == "swap":
            left = [seat for seat in [*dropped, *forced] if seat in out]
            other = left[0] if left else out[0]
            self.hands[inside[0]], self.hands[other] = self.hands[other], self.hands[inside[0]]
        if out:
            loose = self.stock + [c for seat in out for c in self.hands[seat]]
            self.stock = [c for c in self.permutation if c in loose]
            for seat in out:
                self.hands[seat] = []
        for four in by_month(self.field).values():
            if len(four) == 4:
                self.piles[inside[0]] += four
                self.field = [c for c in self.field if c not in four]
        yield from self.claims()

    def worth_of_forced(self, hand):
        teyaku = hand_yaku(hand, self.first_field, self.how)
        ready = {} if "zoro" in teyaku else pile_yaku(hand, self.how)
        used = {c for _, cards in teyaku.values() for c in cards}
        if chaff_yaku(hand, self.how):
            used = set(hand)
        for yaku in ready:
            used |= set(yaku_cards(yaku.split(":")[0], self.how))
        good = set(BRIGHTS + RED + BLUE)
        if self.how["inoshikacho"] != "off":
            good |= set(BOAR_DEER_BUTTERFLIES)
        kans = sum(k for k, _ in teyaku.values()) + sum(ready.values())
        single = len((set(hand) & good) - used)
        return floor(self.mon(kans) / 2) + 3 * single * self.times

    # hand yaku

    def claims(self):
        for seat in self.players:
            found = hand_yaku(self.hands[seat], self.first_field, self.how)
            some = [c for n in range(1, len(found) + 1) for c in combinations(found, n)]
            answer = yield seat, ["pass", *("claim:" + "+".join(ids) for ids in some)]
            if answer == "pass":
                continue
            for yaku in answer.removeprefix("claim:").split("+"):
                self.claimed.append((seat, found[yaku][0], yaku in ("aka", "tanichi", "toichi", "karasu")))
                self.gather(seat, found[yaku][0])
                single = yaku in ("sanbon", "tatesanbon")
                if single or (yaku in (*DOUBLES, "haneken") and self.how["tobiFor"] == "allTriplets"):
                    self.triplets += [(seat, m) for m, g in by_month(self.hands[seat]).items() if len(g) == 3]
        yield from self.turns()

    # turns

    def turns(self):
        turn = 0
        while not self.ending:
            seat = self.players[turn % len(self.players)]
            if not self.hands[seat]:
                self.empty()
                return
            yield from self.turn(seat)
            if self.ending:
                return
            turn += 1
            coming = self.players[turn % len(self.players)]
            if self.how["cancelAt"] == "anyTime" and self.hands[coming]:
                order = [self.players[(turn + n) % len(self.players)] for n in range(1, len(self.players))]
                for other in order:
                    if other not in self.sagers or (other == seat and self.just_sage):
                        continue
                    if (yield other, ["cancel", "pass"]) == "cancel":
                        self.cancel(other)
                        return

    def options_for(self, card):
        same = [c for c in self.field if month(c) == month(card)]
        return [[c] for c in same] if len(same) == 2 else [same]

    def texts(self, card):
        options = self.options_for(card)
        return {f"{card}>{o[0]}" if len(options) == 2 else card: (card, o) for o in options}

    def lay(self, seat, card, taken):
        if taken:
            self.field = [c for c in self.field if c not in taken]
            self.piles[seat] += [card, *taken]
        else:
            self.field.append(card)

    def turn(self, seat):
        self.just_sage = False
        plays = {text: play for card in self.hands[seat] for text, play in self.texts(card).items()}
        may_cancel = seat in self.sagers and self.how["cancelAt"] != "never"
        answer = yield seat, [*plays, *(["cancel"] if may_cancel else [])]
        if answer == "cancel":
            self.cancel(seat)
            return
        card, taken = plays[answer]
        hand_before, field_before = list(self.hands[seat]), list(self.field)
        self.hands[seat].remove(card)
        self.lay(seat, card, taken)
        fed = self.was_fed(seat, taken)
        self.watch(seat, card, taken, hand_before, field_before)
        card = self.stock.pop(0)
        options = self.options_for(card)
        taken = options[0]
        if len(options) == 2:
            taken = [(yield seat, [f">{o[0]}" for o in options]).removeprefix(">")]
        self.lay(seat, card, taken)
        yield from self.look(seat, fed)

    def look(self, seat, fed):
        now = pile_yaku(self.piles[seat], self.how)
        before = self.paid_yaku[seat]
        new = {yaku: k for yaku, k in now.items() if yaku not in before}
        if not new:
            return
        open_sages = [one for one in self.sagers if one != seat]
        liable = open_sages[0] if len(open_sages) == 1 and len(self.players) == 3 else None
        if "goko" in new and "shiko" in before and self.how["gokoAfterShiko"] == "replace":
            for entry in [e for e in self.entries if e["seat"] == seat and e["yaku"] == "shiko"]:
                self.pay(seat, entry["payer"], entry["mon"])
                self.entries.remove(entry)
        when = len(self.story)
        for yaku, worth in sorted(new.items()):
            kans = worth
            if yaku.startswith("nanatan"):
                kans -= max([k for y, k in before.items() if y.startswith("nanatan")], default=0)
            alone = fed.get(yaku, liable)
            mon = floor(self.mon(kans)) * (1 if alone is None else len(self.others(seat)))
            for payer in self.others(seat) if alone is None else [alone]:
                self.pay(payer, seat, mon)
                self.entries.append(
                    {"seat": seat, "payer": payer, "mon": mon, "yaku": yaku.split(":")[0], "when": when}
                )
        self.paid_yaku[seat] = before | now
        self.payer_of_bonus[seat] = liable
        if not self.hands[seat]:
            self.end("lastTurn", seat, keeps=[seat])
        elif (yield seat, ["sage", "shobu"]) == "shobu":
            self.end("shobu", seat, keeps=[seat])
        else:
            self.just_sage = True
            if seat not in self.sagers:
                self.sagers.append(seat)

    # feeding

    def lacking(self, seat):
        """``(player, yaku, month of the one card he lacks, kan)`` for the yaku that hatto knows."""
        names = ["akatan", "aotan", "shiko"] + ["inoshikacho"] * (self.how["inoshikacho"] != "off")
        for other in self.others(seat):
            for yaku in names:
                lacks = [c for c in yaku_cards(yaku, self.how) if c not in self.piles[other]]
                if len(lacks) == 1:
                    yield other, yaku, month(lacks[0]), kan(yaku, self.how)

    @staticmethod
    def offends(m, card, taken, hand, field):
        """He throws a card of the month, or leaves one there that he could have taken."""
        if not taken and month(card) == m:
            return True
        left = [c for c in field if c not in taken and month(c) == m]
        return bool(left) and any(month(c) == m for c in hand)

    def watch(self, seat, card, taken, hand, field):  # noqa: C901 - the same
        if len(self.players) == 2 or len(hand) == 1:
            return
        left_after = [c for c in field if c not in taken] + ([] if taken else [card])
        if self.how["hatto"] == "on":
            threats = list(self.lacking(seat))

            def cost(one, takes):
                return sum(k for _, _, m, k in threats if self.offends(m, one, takes, hand, field))

            possible = []
            for one in hand:
                same = [c for c in field if month(c) == month(one)]
                possible += [cost(one, [c]) for c in same] if len(same) == 2 else [cost(one, same)]
            mine = cost(card, taken)
            if mine and not (min(possible) > 0 and mine == min(possible)):
                for other, yaku, m, _ in threats:
                    if self.offends(m, card, taken, hand, field):
                        self.feed(seat, other, yaku, [c for c in left_after if month(c) == m])
        for other, m in self.triplets:
            if other == seat or self.how["diveLiability"] == "off":
                continue
            thrown = not taken and month(card) == m
            if thrown or (
                self.how["diveLiability"] == "couldStop" and self.offends(m, card, taken, hand, field)
            ):
                self.feed(seat, other, m, [c for c in left_after if month(c) == m])

    def feed(self, by, to, what, cards):
        self.feeds = [f for f in self.feeds if (f["to"], f["what"]) != (to, what)]
        self.feeds.append({"by": by, "to": to, "what": what, "cards": cards})

    def was_fed(self, seat, taken):
        """``{yaku: feeder}`` for the yaku complete with this hand step; dives are remembered."""
        mine = [f for f in self.feeds if f["to"] == seat]
        self.feeds = [f for f in self.feeds if f["to"] != seat]
        found = {}
        for feed in mine:
            if not set(taken) & set(feed["cards"]):
                continue
            if isinstance(feed["what"], int):
                self.dive_payer[seat, feed["what"]] = feed["by"]
            elif set(yaku_cards(feed["what"], self.how)) <= set(self.piles[seat]):
                found[feed["what"]] = feed["by"]
        return found

    # ends

    def cancel(self, seat):
        self.end("cancel", seat, keeps=[])

    def empty(self):
        if self.sagers:
            self.end("runOut", self.sagers[0], keeps=[])
            return
        c = {seat: points(self.piles[seat]) for seat in self.players}
        best = max(self.players, key=lambda seat: c[seat])
        if len(self.players) == 2:
            one, two = self.players
            self.pay(one if best == two else two, best, abs(c[one] - c[two]) * self.times)
            self.finish("cards", best)
            return
        special = self.special_yaku(c)
        if special:
            name, seat, kans = special
            for claimer, k, _ in self.claimed:
                for other in self.others(claimer):
                    self.pay(claimer, other, floor(self.mon(k)))
            self.gather(seat, kans)
            self.special = name
            self.finish("special", seat, bonuses=False)
            return
        for seat in self.players:  # each against the table, whose sum is nothing
            self.money[seat] += (c[seat] - 88) * self.times
        assert sum(self.money.values()) == 0
        self.finish("cards", best)

    def special_yaku(self, c):
        if set(c.values()) == {88}:
            return "sohachi", self.players[0], 10
        for seat in self.players:
            if c[seat] >= int(self.how["nihachiThreshold"]):
                return "nihachi", seat, 10 + int(self.how["nihachiExtra"]) * (c[seat] - 168)
        for seat in self.players:
            chaff = len([card for card in self.piles[seat] if is_chaff(card)])
            if chaff >= 16:
                return "sujuroku", seat, 12 + int(self.how["sujurokuExtra"]) * (chaff - 16)
        return None

    def end(self, ending, seat, keeps):
        for entry in list(self.entries):
            if entry["seat"] in keeps:
                continue
            later = [e for e in self.entries if e["when"] > entry["when"] and e["seat"] != entry["seat"]]
            back = ceil(Fraction(entry["mon"], 2))
            if later and self.how["sageFail"] == "void":
                back = entry["mon"]
            self.pay(entry["seat"], entry["payer"], back)
        self.finish(ending, seat)

    def finish(self, ending, winner, *, bonuses=True):
        self.ending, self.winner = ending, winner
        if bonuses and len(self.players) == 3:
            for seat in self.players:
                alone = self.payer_of_bonus.get(seat)
                if points(self.piles[seat]) >= 89 and (seat, True) in {(s, n) for s, _, n in self.claimed}:
                    self.bonuses.append(("nuke", seat))
                    self.gather(seat, 1, alone)
                dives = [m for s, m in self.triplets if s == seat]
                dives = [m for m in dives if len(by_month(self.piles[seat])[m]) == 4]
                for m in dives if self.how["tobiPerMonth"] == "on" else dives[:1]:
                    self.bonuses.append(("tobi", seat))
                    self.gather(seat, 1, self.dive_payer.get((seat, m), alone))
        if self.blind and self.how["mizuten"] == "par":
            first = self.players[0]
            if points(self.piles[first]) >= 89:
                for other in self.sitting:
                    if other != first:
                        self.pay(other, first, self.mon(1))
            else:
                for other in self.others(first):
                    self.pay(first, other, self.mon(1))
        self.pay("pot", winner, self.money["pot"])
