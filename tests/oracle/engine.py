"""A second engine of Koi-Koi, written from the rules alone, to compare the library with.

A round is one function that runs from the deal to the end and stops wherever a player has a
choice: a generator that yields ``(seat, choices)`` and is sent the chosen text. Cards are their
ids in lists, house rules a dictionary of the specification's names. Slow and plain on purpose.
"""

from tests.oracle import scorer

MOST_CALLS = {"one": 1, "unlimited": 1000}


def months(cards):
    counts = {}
    for card in cards:
        counts[card[:2]] = counts.get(card[:2], 0) + 1
    return counts


def has_four(cards):
    return 4 in months(cards).values()


def is_four_pairs(cards):
    return len(cards) == 8 and sorted(months(cards).values()) == [2, 2, 2, 2]


def hand_yaku(hand, how):
    """The hand yaku of a dealt hand, as a list of ids worth 6 each."""
    fours = sorted(months(hand).values()).count(4)
    if fours:
        return ["teshi"] * (fours if how["handYakuStack"] == "on" else 1)
    if how["handPairs"] == "on" and is_four_pairs(hand):
        return ["kuttsuki"]
    return []


def is_dealt_again(hands, field, how):
    return bool(
        (how["fieldFour"] == "redeal" and has_four(field))
        or (how["fieldFourPairs"] == "redeal" and is_four_pairs(field))
        or (how["handYaku"] == "misdeal" and any(hand_yaku(hand, how) for hand in hands))
    )


class Game:
    """The state of one round, and what happened: ``story`` is a list of lines."""

    def __init__(self, how, hands, field, stock, dealer, month):
        self.how = how
        self.hands = [list(hand) for hand in hands]
        self.field = list(field)
        self.stock = list(stock)
        self.piles = [[], []]
        self.dealer = dealer
        self.month = month
        self.calls = []
        self.points_before = [0, 0]
        self.yaku_before = [set(), set()]
        self.first_brights = len(scorer.BRIGHTS & set(field))
        self.ending = None
        self.winner = None
        self.points = [0, 0]
        self.next_dealer = None

    # how a round ends

    def finish(self, ending, winner, points, deals_next):
        self.ending = ending
        self.winner = winner
        if winner is not None:
            self.pay(winner, points)
        if self.how["dealerRotation"] == "alternate":
            deals_next = 1 - self.dealer
        self.next_dealer = deals_next

    def pay(self, seat, points):
        self.points[seat] += points
        if self.how["scoring"] == "zeroSum":
            self.points[1 - seat] -= points

    def score_pile(self, ending, seat):
        base = scorer.base(self.piles[seat], self.how, field=self.field, month=self.month)
        points = scorer.total(
            base,
            self.how,
            opponent_calls=self.calls.count(1 - seat),
            own_calls=self.calls.count(seat),
            field_brights=self.first_brights,
        )
        self.finish(ending, seat, points, seat)

    def finish_empty(self):
        """Both hands are empty and nobody stopped."""
        if self.calls and self.how["koikoiExhausted"] == "lastYakuScores":
            self.score_pile("lastYaku", self.calls[-1])
            return
        draw = self.how["exhaustedDraw"]
        self.finish("exhausted", None, 0, 1 - self.dealer if draw == "zeroPass" else self.dealer)
        if draw.startswith("oyaken"):
            self.pay(self.dealer, int(draw.removeprefix("oyaken")))

    # before the first turn

    def opening(self):
        how, dealer = self.how, self.dealer
        if has_four(self.field):
            if how["fieldFour"] == "dealerWins6":
                self.finish("fieldFour", dealer, 6, dealer)
                return
            assert how["fieldFour"] == "dealerTakes"
        if is_four_pairs(self.field) and how["fieldFourPairs"] == "dealerWins6":
            self.finish("fieldPairs", dealer, 6, dealer)
            return
        if how["handYaku"] == "win6":
            held = [hand_yaku(hand, how) for hand in self.hands]
            if held[0] and held[1] and how["handYakuBoth"] == "draw":
                self.finish("handYakuBoth", None, 0, dealer)
                return
            for seat in (dealer, 1 - dealer):
                if held[seat]:
                    self.finish("handYaku", seat, 6 * len(held[seat]), seat)
                    return
        for card in list(self.field):
            if months(self.field).get(card[:2]) == 4:
                four = [one for one in self.field if one[:2] == card[:2]]
                self.piles[dealer] += four
                self.field = [one for one in self.field if one not in four]

    # the turn

    def options_for(self, card):
        """``(cards to choose from, cards taken without a choice)`` for a card put to the field."""
        same = [one for one in self.field if one[:2] == card[:2]]
        if self.how["lightningWild"] == "on" and card == "11-lightning" and len(same) != 3:
            same = list(self.field)
            return (same, []) if len(same) > 1 else ([], same)
        return (same, []) if len(same) == 2 else ([], same)

    def put(self, seat, card, taken):
        if taken:
            for one in taken:
                self.field.remove(one)
            self.piles[seat] += [card, *taken]
        else:
            self.field.append(card)

    def hand_step(self, seat):
        choices = {}
        for card in self.hands[seat]:
            of, fixed = self.options_for(card)
            for one in of:
                choices[f"{card}>{one}"] = (card, [one])
            if not of:
                choices[card] = (card, fixed)
        answer = yield seat, sorted(choices)
        card, taken = choices[answer]
        self.hands[seat].remove(card)
        self.put(seat, card, taken)
        if taken and self.how["yakuCheck"] == "atCapture":
            yield from self.look(seat)

    def stock_step(self, seat):
        card = self.stock.pop(0)
        of, taken = self.options_for(card)
        if of:
            answer = yield seat, sorted(f">{one}" for one in of)
            taken = [answer.removeprefix(">")]
        self.put(seat, card, taken)
        yield from self.look(seat)

    def look(self, seat):
        """Has this player formed a yaku? Then he stops or calls koi-koi."""
        if not self.has_formed(seat):
            return
        called = len(self.calls)
        limit = self.how["koikoiLimit"]
        if self.nothing_left():
            self.score_pile("lastTurn", seat)
        elif called >= (MOST_CALLS.get(limit) or int(limit)):
            self.score_pile("afterKoikoi", seat)
        else:
            answer = yield seat, ["koikoi", "shobu"]
            if answer == "shobu":
                self.score_pile("shobu", seat)
            else:
                self.calls.append(seat)

    def has_formed(self, seat):
        found = scorer.yaku(self.piles[seat], self.how, field=self.field, month=self.month)
        points, before = sum(found.values()), self.points_before[seat]
        new = set(found) - self.yaku_before[seat]
        self.points_before[seat] = points
        self.yaku_before[seat] = set(found)
        needs = self.how["koikoiNeeds"]
        if needs == "newYakuOnly":
            return bool(new)
        least = int(needs[8:-1]) if needs.startswith("minBase") else 1
        return points > before and points >= least

    def nothing_left(self):
        if self.hands[0] or self.hands[1]:
            return False
        return self.how["playOutStock"] == "off" or not self.stock

    def play(self):
        """The whole round."""
        self.opening()
        seat = self.dealer
        while not self.ending:
            if self.hands[seat]:
                yield from self.hand_step(seat)
            if not self.ending:
                yield from self.stock_step(seat)
            if not self.ending and self.nothing_left():
                self.finish_empty()
            seat = 1 - seat

    def outcome(self):
        return {
            "ending": self.ending,
            "winner": self.winner,
            "points": tuple(self.points),
            "next_dealer": self.next_dealer,
        }


def parse_record(record):
    """A record of a round, taken apart without the library: ``(game, actions)``."""
    head, dealer, month, deal, play = (part.strip() for part in record.split(";"))
    magic, preset, *options = head.split()
    assert magic == "hanafuda1"
    how = scorer.PRESETS[preset] | dict(text.split("=", 1) for text in options)
    one, two, field, stock = (part.split() for part in deal.removeprefix("deal ").split("/"))
    game = Game(how, [one, two], field, stock, int(dealer.split()[1]), int(month.split()[1]))
    return game, play.split()[1:]


def replay(record):
    """Play a record of a finished round to its end; every action must be one of the choices."""
    game, actions = parse_record(record)
    running = game.play()
    answer = None
    for action in [*actions, None]:
        try:
            _, choices = running.send(answer)
        except StopIteration:
            assert action is None, f"the round is over before {action}"
            return game
        assert action in choices, f"{action} is not one of {choices}"
        answer = action
    raise AssertionError("the record ends before the round does")
