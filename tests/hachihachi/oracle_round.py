"""The second engine of Hachi-hachi, the round: who plays, hand yaku, turns, feeding and every end.

A round is a generator that yields ``(seat, choices)`` and is sent the chosen text. Slow and plain on purpose.
"""

from fractions import Fraction
from itertools import combinations
from math import ceil, floor

from tests.hachihachi.oracle import (
    BLUE,
    BOAR_DEER_BUTTERFLIES,
    BRIGHTS,
    DOUBLES,
    RED,
    by_month,
    chaff_yaku,
    field_multiplier,
    hand_yaku,
    is_chaff,
    kan,
    month,
    pile_yaku,
    points,
    yaku_cards,
)  # fmt: skip


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
