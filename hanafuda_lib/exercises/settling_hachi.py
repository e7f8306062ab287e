"""Settlements of Hachi-hachi: who pays whom what, row by row as it happens in the round.

A case is a short script: hand yaku, yaku of the pile, sage, the end. The money is the library's own
(:class:`hanafuda_lib.hachihachi.settlement.Settlement`); each misunderstanding is the same script with
one rule got wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from hanafuda_lib import names
from hanafuda_lib.exercises.figures import Formula
from hanafuda_lib.exercises.settling import PLAYERS, Case, Fact, Laid, Row, Twist, amounts_text, row_of
from hanafuda_lib.hachihachi import Rules
from hanafuda_lib.hachihachi.field import FieldCount, count_field
from hanafuda_lib.hachihachi.final import NUKE_POINTS, PAR
from hanafuda_lib.hachihachi.hand_yaku import ROWS
from hanafuda_lib.hachihachi.settlement import Settlement
from hanafuda_lib.pile import Pile

_NAMES = {"nanatan:7": "nanatan", "nanatan:8": "nanatan", "nanatan:9": "nanatan"}
_SEATS = 3


def yaku_text(yaku: str) -> str:
    """A yaku as it is told: with the number of ribbons where that matters.

    >>> yaku_text("nanatan:8")
    'Seven Ribbons (七短 nanatan) with 8 ribbons'
    """
    _, _, ribbons = yaku.partition(":")
    more = f" with {ribbons} ribbons" if ribbons not in ("", "7") else ""
    return f"{names.yaku(_NAMES.get(yaku, yaku))}{more}"


class Script:
    """A round told step by step; every step adds a fact, and a row where money may move.

    >>> from hanafuda_lib.hachihachi import STANDARD
    >>> script = Script(STANDARD, Pile.parse("01-crane 02-chaff-1 04-cuckoo 05-bridge 07-boar 09-cup"))
    >>> script.show(0, "sanbon")
    >>> script.rows[-1].values
    (96, -48, -48)
    """

    def __init__(self, rules: Rules, field: Pile, *, told_kan: bool = False) -> None:
        self.rules = rules
        self.field = field
        self.count: FieldCount = count_field(rules, field)
        self.told_kan = told_kan
        self.money = Settlement(rules, seats=_SEATS, order=(0, 1, 2), multiplier=self.count.multiplier)
        self.facts: list[Fact] = [Fact("場", "The field", "These six cards lie on the first field. A deals.")]
        self.rows: list[Row] = []
        self._dives: dict[int, list[int | None]] = {}
        self._shown: list[tuple[int, str]] = []
        self._sages: list[int] = []
        self._fields()

    # ---------------------------------------------------------------- small parts

    @property
    def _times(self) -> int:
        return self.count.multiplier

    def _fields(self) -> None:
        found = self.count
        why = f"A {found.name}: every payment of the round counts × {found.multiplier}."
        slips = [Twist((one,), self._no_field(one)) for one in (1, 2, 4)]
        row = row_of("field", "Field multiplier", (found.multiplier,), why=why, twists=slips, at=4)
        figure = row.figures[0]
        plain = replace(figure, id="field", label="Field multiplier")
        self.rows.append(Row("field", "Field multiplier", (plain,), why, at=4))

    def _no_field(self, given: int) -> str:
        if given > self._times:
            return "No card on this field makes it so large."
        return "Rain man or phoenix count × 4, crane, curtain or moon × 2; the largest decides."

    def _change(self, act: Callable[[], object]) -> tuple[int, ...]:
        before = self.money.balance
        act()
        return tuple(now - then for now, then in zip(self.money.balance, before, strict=True))

    def _wrong(self, values: Sequence[int], each: int, taker: int) -> list[Twist]:
        """What goes wrong wherever each opponent pays so many mon to one player."""
        unit, times = int(self.rules.mon_per_kan.value), self._times
        twists = []
        if times > 1:
            twists.append(Twist(tuple(v / times for v in values), f"The field counts × {times}."))
        kan = tuple(v / unit for v in values)
        twists += [
            Twist(tuple(-v for v in values), "The sign is wrong: who wins gets, who loses pays."),
            Twist(kan, f"That is in kan. A kan is {unit} mon."),
            Twist(tuple(k / times for k in kan), f"That is in kan, without the field. A kan is {unit} mon."),
            Twist(tuple(each if seat == taker else v for seat, v in enumerate(values)), "Two players pay."),
        ]
        other = 10 if unit == 12 else 12
        twists.append(
            Twist(tuple(v * other / unit for v in values), f"A kan is {unit} mon here, not {other}.")
        )
        return twists

    def _add(
        self,
        id: str,
        label: str,
        values: Sequence[int],
        why: str,
        twists: Sequence[Twist] = (),
        *,
        at: int = 4,
    ) -> None:
        whole = f"{why} {amounts_text(values)}."
        self.rows.append(row_of(f"{len(self.rows)}-{id}", label, values, why=whole, twists=twists, at=at))

    def _worth(self, mon: int) -> str:
        unit = int(self.rules.mon_per_kan.value)
        factor = f" × {self._times}" if self._times > 1 else ""
        kan = mon / unit
        return (
            f"{int(kan) if kan == int(kan) else kan} kan × {unit}{factor} = {mon * self._times} mon from each"
        )

    # ---------------------------------------------------------------- steps of a round

    def show(self, seat: int, *yaku: str) -> None:
        """A hand yaku is shown; of two classes both, as one row."""
        mon = sum(self.rules.hand_table[one].points for one in yaku)
        text = " and ".join(str(names.yaku(one)) for one in yaku)
        kan = f", {self._kan(mon)}" if self.told_kan else ""
        who = PLAYERS[seat]
        self.facts.append(Fact(str(len(self.rows)), who, f"shows a hand yaku: {text}{kan}."))
        nuke = any(ROWS[one].nuke for one in yaku)
        values = self._change(lambda: self.money.show(seat, mon, text, nuke=nuke))
        self._shown += [(seat, one) for one in yaku]
        twists = self._wrong(values, mon * self._times, seat)
        self._add("show", f"{len(self.rows)} · Hand yaku of {who}", values, f"{self._worth(mon)}.", twists)

    def _kan(self, mon: int) -> str:
        return f"{mon // int(self.rules.mon_per_kan.value)} kan"

    def form(self, seat: int, yaku: str, *, fed_by: int | None = None, then: str) -> None:
        """A yaku of the pile is made and paid at once; ``then`` is ``sage`` or ``shobu``."""
        who = PLAYERS[seat]
        sagers = [one for one in self._sages if one != seat]
        fed = {} if fed_by is None else {yaku: fed_by}
        fact = f"makes {yaku_text(yaku)}"
        if fed_by is not None:
            fact += f" with a card that {PLAYERS[fed_by]} threw, though {PLAYERS[fed_by]} had others to play,"
        end = "plays on (sage 下げ)" if then == "sage" else "stops (shōbu 勝負)"
        self.facts.append(Fact(str(len(self.rows)), who, f"{fact} and {end}."))
        before = len(self.money.entries)
        values = self._change(lambda: self.money.form(seat, [yaku], fed=fed))
        whole = sum(entry.mon for entry in self.money.entries[before:])
        each = whole // 2
        shared = tuple(whole if one == seat else -each for one in range(_SEATS))
        why, twists = self._who_pays(values, shared, seat, sagers, fed_by)
        twists = [*twists, *self._wrong(values, each, seat)]
        label = f"{len(self.rows)} · {names.yaku(_NAMES.get(yaku, yaku)).en} of {who}"
        self._add("form", label, values, f"{self._worth(each // self._times)}{why}", twists)
        if then == "sage":
            self.money.sage(seat)
            self._sages += [seat] if seat not in self._sages else []
        else:
            self._stop(lambda: self.money.shobu(seat), keeps=seat)

    def _who_pays(
        self, values: Sequence[int], shared: tuple[int, ...], seat: int, sagers: list[int], fed_by: int | None
    ) -> tuple[str, list[Twist]]:
        if fed_by is not None:
            feeder = PLAYERS[fed_by]
            text = f"Hatto (法度): {feeder} fed the last card, so {feeder} pays for both."
            return f". {text}", [Twist(shared, text)]
        if len(sagers) == 1:
            text = f"Only {PLAYERS[sagers[0]]} has an open sage, so {PLAYERS[sagers[0]]} pays for both."
            return f". {text}", [Twist(shared, text)]
        if len(sagers) == 2:
            text = "Both others have an open sage, so each pays his own share."
            one = sagers[0]
            alone = tuple(
                v if who == seat else -shared[seat] if who == one else 0 for who, v in enumerate(values)
            )
            return f". {text}", [Twist(tuple(alone), text)]
        return ".", []

    def _stop(self, end: Callable[[], object], *, keeps: int | None) -> None:
        """The round ends: who must give back how much of his sage money."""
        entries = list(self.money.entries)
        values = self._change(end)
        if not self._sages:
            return
        double = tuple(2 * v for v in values)
        back = [one for one in self._sages if one != keeps]
        why = "What goes back, goes back to who paid. "
        if keeps is None:
            why += "Nobody stopped after making a yaku, so every yaku is worth half: half of each goes back."
        elif back:
            said = " and ".join(PLAYERS[one] for one in back)
            why += f"{said} said sage and did not stop: half of what came in for that goes back."
        else:
            why = "Who stops after making a yaku keeps everything, also what came in before his sage."
        nothing = Twist((0, 0, 0), "Sage money does not stay as it is when the round ends like this.")
        everything = Twist(double, "Only half goes back, not all.")
        sign = Twist(tuple(-v for v in values), "The sign is wrong: who was paid gives back.")
        twists = [nothing, everything, sign]
        if keeps is not None and any(entry.seat == keeps for entry in entries):
            own = [0] * _SEATS
            for entry in entries:
                if entry.seat == keeps:
                    own[keeps] -= entry.mon // 2
                    own[entry.payer] += entry.mon // 2
            twists.append(
                Twist(
                    tuple(v + o for v, o in zip(values, own, strict=True)), "Who stops keeps all of his own."
                )
            )
        self._add("back", f"{len(self.rows)} · Sage money at the end", values, why, twists)

    def cancel(self, seat: int) -> None:
        """A player with an open sage ends the round without a new yaku."""
        text = f"At the start of his turn {PLAYERS[seat]} ends the round, without a new yaku."
        self.facts.append(Fact(str(len(self.rows)), "The end", text))
        self._stop(lambda: self.money.cancel(seat), keeps=None)

    def run_out(self) -> None:
        """All hands are empty after a sage."""
        self.facts.append(
            Fact(str(len(self.rows)), "The end", "All hands are empty; nobody made another yaku.")
        )
        self._stop(self.money.run_out, keeps=None)

    def dive(self, seat: int) -> None:
        """A player has taken the fourth card of a triplet that he showed."""
        self._dives.setdefault(seat, []).append(None)
        text = f"{PLAYERS[seat]} has taken all four cards of the month of his triplet."
        self.facts.append(Fact("飛", "The triplet", text))

    def close(self, points: Sequence[int], chaff: Sequence[int] | None = None) -> None:
        """The last rows: a special yaku, or card points and bonuses; then the net."""
        told = ", ".join(f"{PLAYERS[seat]} {one}" for seat, one in enumerate(points))
        text = f"Card points C: {told}."
        if chaff is not None:
            counted = ", ".join(f"{PLAYERS[seat]} {one}" for seat, one in enumerate(chaff))
            text += f" Chaff with all willow cards: {counted}."
        self.facts.append(Fact("点", "The piles", text))
        formed = self.money.formed
        before = len(self.money.postings)
        outcome = self.money.close(
            points=dict(enumerate(points)), chaff=dict(enumerate(chaff or (0, 0, 0))), dives=self._dives
        )
        lines = [posting.line(_SEATS) for posting in self.money.postings[before:]]
        plain = [line.amounts for line in lines if line.what == "card points"]
        settled = tuple(points[seat] - PAR for seat in range(_SEATS))
        if outcome.special is not None:
            self._close_special(outcome.special, outcome.winner, [line.amounts for line in lines], settled)
        else:
            self._close_points(_sum(plain), settled, formed=formed)
            if any(ROWS[yaku].nuke or ROWS[yaku].tobi for _, yaku in self._shown):
                bonus = [line.amounts for line in lines if line.what != "card points"]
                self._close_bonus(_sum(bonus), outcome.bonuses, points)
        self._net()

    def _close_points(self, values: tuple[int, ...], settled: tuple[int, ...], *, formed: bool) -> None:
        times = self._times
        if formed:
            why = "Once a yaku of the pile has been made, card points are not settled."
            twists = [Twist(settled, why), Twist(tuple(times * v for v in settled), why)]
        else:
            factor = f", times {times}" if times > 1 else ""
            why = f"Each player's card points less {PAR}{factor}."
            twists = [
                Twist(settled, f"The field counts × {times} here too."),
                Twist(tuple(-v for v in values), "The sign is wrong: more than 88 wins."),
                Twist(tuple(2 * v for v in values), "Card points are settled once, not with each opponent."),
                Twist((0, 0, 0), "Nobody made a yaku, so card points are settled."),
            ]
        self._add("points", "Card points", values, why, twists, at=3)

    def _close_bonus(
        self, values: tuple[int, ...], bonuses: Sequence[tuple[str, int]], points: Sequence[int]
    ) -> None:
        said = [f"{names.yaku(bonus)} of {PLAYERS[seat]}: 1 kan from each." for bonus, seat in bonuses]
        for seat, yaku in self._shown:
            if ROWS[yaku].nuke and ("nuke", seat) not in bonuses:
                said.append(f"{PLAYERS[seat]} has {points[seat]}, less than {NUKE_POINTS}: no nuke (抜け).")
            if ROWS[yaku].tobi and ("tobi", seat) not in bonuses:
                said.append(f"{PLAYERS[seat]} did not take the fourth card: no tobi (飛び).")
        blamed = [self.money.blamed_for(seat) for _, seat in bonuses]
        if any(one is not None for one in blamed):
            said.append("The player who is liable for the yaku pays the bonus for both.")
        kan = self.money.kan(2)
        twists = [Twist((0, 0, 0), "There is a bonus here." if any(values) else "No bonus.")]
        twists += self._wrong(values, kan, next((seat for _, seat in bonuses), -1)) if any(values) else []
        twists += [
            Twist(
                tuple(2 * kan if one == seat else -kan for one in range(_SEATS)), "No bonus is due for that."
            )
            for seat, yaku in self._shown
            if (ROWS[yaku].nuke or ROWS[yaku].tobi) and not any(values)
        ]
        self._add("bonus", "Bonuses (nuke, tobi)", values, " ".join(said), twists, at=3)

    def _close_special(
        self, special: str, winner: int, lines: Sequence[tuple[int, ...]], settled: tuple[int, ...]
    ) -> None:
        own, back = lines[-1], _sum(lines[:-1])
        name = names.yaku(special)
        if self._shown:
            why = f"{name} cancels all hand yaku: what was paid for them goes back."
            self._add("shown", "Hand yaku taken back", back, why, [Twist((0, 0, 0), why)], at=3)
        each = abs(own[(winner + 1) % _SEATS])
        why = f"{name} of {PLAYERS[winner]}: {self._worth(each // self._times)}, in place of the card points."
        times = self._times
        twists = [
            Twist((0, 0, 0), f"This is {name}."),
            Twist(settled, f"{name} takes the place of the card points."),
            Twist(tuple(times * v for v in settled), f"{name} takes the place of the card points."),
            *self._wrong(own, each, winner),
        ]
        self._add("special", "Special yaku, or card points", own, why, twists, at=3)

    def _net(self) -> None:
        """Everything together, in mon, and as kan and mon."""
        values = self.money.balance
        paying = self.rows[1:]
        formulas = [
            Formula(figures=tuple((1.0, row.figures[seat].id) for row in paying)) for seat in range(_SEATS)
        ]
        whys = [
            f"The sum of the rows: {_terms(row.values[seat] for row in paying)} = {_minus(values[seat])} mon"
            f"{self._in_kan(values[seat])}."
            for seat in range(_SEATS)
        ]
        twists = [Twist(tuple(-v for v in values), "The sign is wrong.")]
        why = f"{amounts_text(values)} mon: together 0."
        self.rows.append(
            row_of("net", "Net, in mon", values, why=why, whys=whys, twists=twists, formulas=formulas, at=2)
        )

    def _in_kan(self, mon: int) -> str:
        unit = int(self.rules.mon_per_kan.value)
        kan, rest = divmod(abs(mon), unit)
        if not kan:
            return ""
        return f", which is {kan} kan" + (f" and {rest} mon" if rest else "")

    def least_points(self) -> tuple[int, ...]:
        """The card points that each player must have at least, by the yaku he made."""
        worth = {"shiko": 84, "goko": 104, "nanatan": 45}
        made = [(entry.seat, entry.yaku) for entry in self.money.entries]
        return tuple(
            max([40, *(worth.get(yaku, 40) for who, yaku in made if who == seat)]) for seat in range(_SEATS)
        )

    def case(self, level: int) -> Case:
        """The script as an exercise."""
        laid = (Laid("field", "The first field", self.field),)
        return Case("hachihachi", level, tuple(self.facts), laid, tuple(self.rows))


def _sum(lines: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    return tuple(sum(line[seat] for line in lines) for seat in range(_SEATS))


def _minus(number: float) -> str:
    return str(number).replace("-", "−")


def _terms(numbers: Iterable[float]) -> str:
    """Numbers as a sum is written: the first with its sign, then plus and minus."""
    first, *rest = numbers
    return " ".join([_minus(first), *(f"− {-each}" if each < 0 else f"+ {each}" for each in rest)])
