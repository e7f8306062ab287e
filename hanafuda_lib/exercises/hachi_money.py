"""Items on the money of Hachi-hachi: yaku in play, sage, liability, hatto, special yaku, card points."""

# A table of questions reads best with one question a paragraph, however long its sentences.
# ruff: noqa: E501

from __future__ import annotations

from collections.abc import Callable

from hanafuda_lib.exercises.build import Marks, ask, number
from hanafuda_lib.exercises.item import Item
from hanafuda_lib.hachihachi import STANDARD
from hanafuda_lib.hachihachi.final import special_yaku
from hanafuda_lib.hachihachi.settlement import Settlement
from hanafuda_lib.hachihachi.yaku import NANATAN_RIBBONS, parse_made

_KAN = int(STANDARD.mon_per_kan.value)
_SMALL = "a small field, 12 mon to the kan"


def hachi_money_items() -> list[Item]:
    """Every item of this module, in a fixed order.

    >>> len(hachi_money_items()) >= 35
    True
    """
    return [*_yaku(), *_sage(), *_after_a_sage(), *_hatto(), *_special(), *_card_points()]


def _balance(*acts: Callable[[Settlement], object], multiplier: int = 1) -> tuple[int, ...]:
    """What three players have won after these acts, in mon."""
    money = Settlement(STANDARD, seats=3, order=(0, 1, 2), multiplier=multiplier)
    for act in acts:
        act(money)
    return money.balance


def _minus(amount: int) -> str:
    return str(amount).replace("-", "−")


# ---------------------------------------------------------------- yaku of the pile


def _yaku() -> list[Item]:
    rows = STANDARD.yaku_table().rows
    values = {row.id: row.points // _KAN for row in rows}
    nine = parse_made(STANDARD, f"nanatan:{len(NANATAN_RIBBONS)}")[1] // _KAN
    base: Marks = {"tags": ("hachi-yaku",), "source": "S000"}
    worth = [
        ask(
            f"hachi-yaku-kan/{row.id}",
            f"In Hachi-hachi (hachihachi/std): how many kan does each opponent pay for {row.name}?",
            values[row.id],
            {kan: text for kan, text in _OTHER_KAN.items() if kan != values[row.id]},
            why=f"{row.name.en} is {row.sentence.split(' (')[0]}: {values[row.id]} kan from each, times the field.",
            nudge=f"It is {row.sentence.split(' (')[0]}.",
            level=3,
            rules=("D.7.yaku",),
            tags=("hachi-yaku", "yaku-values"),
            source="S000",
        )
        for row in rows
    ]
    return [
        *worth,
        ask("hachi-yaku/nine-ribbons", "What do nine ribbons without the willow's bring, in kan from each?",
            nine, {10: "Each ribbon beyond seven adds 1.", 11: "That is eight ribbons.", 13: "The willow ribbon never counts."},
            why="Seven ribbons 10, the eighth and ninth 1 each: 12 kan. More than nine there are not.",
            nudge="Seven are 10.", level=4, rules=("D.7.yaku",), **base),
        ask("hachi-yaku/willow-ribbon", "You have six ribbons and the willow ribbon. Is that seven ribbons (七短 nanatan)?",
            "no: the willow ribbon never counts for it",
            {"yes: 10 kan": "The willow ribbon does not count.", "yes, but only 9 kan": "There is no such value.", "only in a grand field": "The field changes no yaku."},
            why="As in Hana-awase, the willow ribbon makes no seventh.", nudge="It hangs in the rain.", level=3, rules=("D.7.yaku", "A.3.willow"), **base),
        ask("hachi-yaku/when-paid", "You complete Blues in the middle of a round of Hachi-hachi. When are you paid?",
            "at once, by both",
            {"at the end, if you win": "The counters move at once; some may have to go back.", "when you stop": "You are paid before you decide.", "never: only card points count": "It is the other way round: then card points are not settled."},
            why="A yaku is paid at once. Then you choose: stop (shōbu 勝負) or play on (sage 下げ).",
            nudge="Pay first, then decide.", level=3, rules=("D.7.sage",), **base),
        ask("hachi-yaku/inoshikacho", "Boar, deer and butterflies lie in your pile (hachihachi/std). What do they bring?",
            "nothing: they are no yaku there",
            {"7 kan": "Only where that is agreed (inoshikacho=7).", "3½ kan": "Only where that is agreed (inoshikacho=3.5).", "5 kan": "Five points is Koi-Koi."},
            why="In some places they are a yaku of 7 or 3½ kan. By default they are not.",
            nudge="Which three-animal yaku does the sheet list?", level=4, rules=("D.7.yaku", "D.7.inoshikacho"), **base),
        number("hachi-yaku/goko-after-shiko", "You were paid for four brights and said sage. Then you take the rain man. What has each opponent paid you in all, in kan?",
               values["shiko"] + values["goko"],
               {12: "The 10 kan for four brights stay yours.", 2: "The full 12 are paid on top."},
               why="10 for four brights, and 12 for five on top: 22 kan. If both come in one turn, only five brights count.",
               nudge="What was paid is not taken back.", level=5, rules=("D.7.yaku", "D.7.gokoAfterShiko"), **base),
        ask("hachi-yaku/last-card", "You complete a yaku with your last card and have no further turn. What may you do?",
            "only stop",
            {"stop or play on": "There is nothing left to play.", "only play on": "Playing on needs a turn.", "neither: nothing is paid": "It is paid."},
            why="Sage is offered only to who has a turn left: the stop is forced.", nudge="What could still happen?", level=4, rules=("D.7.sage",), tags=("hachi-yaku",), source="DER"),
    ]  # fmt: skip


_OTHER_KAN = {
    7: "7 kan is Red Poems or Blues.",
    10: "10 kan is four brights or seven ribbons.",
    12: "12 kan is five brights.",
    5: "5 is its value in Koi-Koi, or of nothing here.",
}


# ---------------------------------------------------------------- sage


def _sage() -> list[Item]:
    base: Marks = {"tags": ("hachi-sage",), "source": "S000"}
    return [
        ask("hachi-sage/meaning", "You have made a yaku in Hachi-hachi and say sage (下げ). What does that mean?",
            "the round goes on, and you may make more",
            {"the round ends": "That is shōbu (勝負).", "you give the yaku back": "You keep it, for now.", "you drop out of the round": "That is oriru, before play."},
            why="Sage is the koi-koi of Hachi-hachi: on, for more, with a risk.", nudge="It is much like koi-koi.", level=2, rules=("D.7.sage",), **base),
        ask("hachi-sage/how-often", "How often may a player say sage in one round?",
            "each time he makes a yaku",
            {"once": "So it is in this course's Koi-Koi.", "twice": "There is no limit.", "only the dealer may": "Every player may."},
            why="Any number of times; each new yaku is paid and asks the question again.", nudge="No limit is named.", level=3, rules=("D.7.sage",), tags=("hachi-sage",), source="FW"),
        ask("hachi-sage/end-later", "You have said sage. May you end the round later without a new yaku?",
            "yes, at the start of one of your turns, for half",
            {"no, never": "With the rule cancelAt=never it is so; by default you may.", "yes, and keep everything": "Half of what you were paid goes back.", "yes, in another player's turn": "Only at the start of your own turn (FW)."},
            why="The round ends, and half of what came in for your yaku goes back to who paid it.",
            nudge="Safety costs half.", level=4, rules=("D.7.sage", "D.7.cancelAt", "D.8.ends"), tags=("hachi-sage",), source="FW"),
        ask("hachi-sage/card-points", "A yaku of the pile has been made in this round. Are card points settled at the end?",
            "no",
            {"yes, as always": "Once a yaku has been made they are not.", "yes, but only half": "Not at all.", "yes, if the maker says sage": "Not even then."},
            why="Yaku take the place of card points.", nudge="Either the one or the other.", level=3, rules=("D.8.ends", "D.11"), **base),
    ]  # fmt: skip


def _after_a_sage() -> list[Item]:
    own = _balance(lambda m: m.form(0, ["akatan"]), lambda m: m.shobu(0))
    half = _balance(lambda m: m.form(0, ["akatan"]), lambda m: m.sage(0), lambda m: m.run_out())
    cancelled = _balance(lambda m: m.form(0, ["shiko"]), lambda m: m.sage(0), lambda m: m.cancel(0))
    taken = _balance(
        lambda m: m.form(0, ["akatan"]),
        lambda m: m.sage(0),
        lambda m: m.form(1, ["aotan"]),
        lambda m: m.shobu(1),
    )
    again = _balance(
        lambda m: m.form(0, ["akatan"]),
        lambda m: m.sage(0),
        lambda m: m.form(0, ["shiko"]),
        lambda m: m.shobu(0),
    )
    grand = _balance(lambda m: m.form(0, ["akatan"]), lambda m: m.shobu(0), multiplier=4)
    story = "A makes Red Poems (7 kan) and says sage; then B makes Blues (7 kan) and stops"
    base: Marks = {"tags": ("hachi-sage", "hachi-settlement"), "source": "S000"}
    return [
        number("hachi-after/stop", f"A makes Red Poems (7 kan) and stops at once; {_SMALL}. What has A won, in mon?", own[0],
               {84: "Two players pay.", 7: "That is in kan, and from one.", 14: "That is in kan.", 140: "A kan has 12 mon here."},
               why="7 kan are 84 mon, from each of two: 168.", nudge="7 × 12, twice.", level=3, rules=("D.8.ends", "D.7.yaku"), **base),
        number("hachi-after/grand", "A makes Red Poems (7 kan) and stops; a grand field (× 4), 12 mon to the kan. What does each opponent pay, in mon?", -grand[1],
               {84: "The field counts × 4.", 168: "That would be a large field.", 672: "That is what both pay together.", 28: "That is in kan."},
               why="7 × 12 × 4 = 336.", nudge="7 × 12, then the field.", level=3, rules=("D.4.field", "D.7.yaku"), **base),
        number("hachi-after/run-out", f"A makes Red Poems (7 kan) and says sage; nothing more happens until all hands are empty ({_SMALL}). What has A won in the end, in mon?", half[0],
               {168: "A said sage and made no other yaku: half goes back.", 0: "Half is kept.", 42: "That is from one opponent."},
               why="168 came in, and half goes back: 84.", nudge="Half of 168.", level=4, rules=("D.8.ends",), **base),
        number("hachi-after/cancel", f"A makes four brights (10 kan), says sage, and ends the round later without a new yaku ({_SMALL}). What has A won, in mon?", cancelled[0],
               {240: "Who ends without a new yaku gives half back.", 60: "That is from one opponent.", 0: "Half is kept."},
               why="240 came in, half goes back: 120.", nudge="Half of 240.", level=4, rules=("D.8.ends",), **base),
        ask("hachi-after/liable", f"{story}. Who pays B for Blues?",
            "A pays for both",
            {"A and C, 7 kan each": "A has the only open sage, so A is liable for both shares.", "nobody: A was first": "B is paid.", "C pays for both": "C has said nothing."},
            why="Exactly one opponent has an open sage: he pays both shares. With two open sages each pays his own.",
            nudge="Who let the round go on?", level=4, rules=("D.8.liable", "D.8.ends"), **base),
        *(
            number(f"hachi-after/overtaken-{'abc'[seat]}", f"{story} ({_SMALL}). What has {'ABC'[seat]} in the end, in mon?", taken[seat], slips,
                   why=f"Red Poems: A +168, B −84, C −84. Blues, paid by A for both: B +168, A −168. A's sage failed, half of 168 goes back: 42 to B and 42 to C. In the end {_minus(taken[0])}, +{taken[1]}, {_minus(taken[2])}.",
                   nudge="Three steps: Red Poems; Blues, which A pays alone; half of the sage money back.", level=5, rules=("D.8.liable", "D.8.ends"), **base)
            for seat, slips in enumerate((
                {0: "Blues must be paid, for both, and half of your own money goes back.", -7: "That is in kan.", -168: "That is the rule sageFail=void: all goes back. Here half is kept.", 84: "The sign is wrong."},
                {168: "Half of what he paid for Red Poems comes back to him, too.", 84: "Blues alone brings 168, from A.", 10: "That is in kan, without the half."},
                {-84: "Half of what he paid for Red Poems comes back.", 0: "He pays for Red Poems, and half of that comes back.", -126: "A pays Blues for both."},
            ))
        ),
        number("hachi-after/again", f"A makes Red Poems (7 kan), says sage, then makes four brights (10 kan) and stops ({_SMALL}). What has A won, in mon?", again[0],
               {324: "Who stops after a new yaku keeps everything.", 240: "Red Poems stay paid as well.", 204: "That is from one opponent."},
               why="Red Poems 168 and four brights 240: 408. A stopped after a yaku, so nothing goes back.",
               nudge="Does A give anything back?", level=5, rules=("D.8.ends",), **base),
    ]  # fmt: skip


# ---------------------------------------------------------------- hatto


def _hatto() -> list[Item]:
    fed = _balance(lambda m: m.form(0, ["akatan"], fed={"akatan": 1}), lambda m: m.shobu(0))
    base: Marks = {"tags": ("hachi-hatto",), "source": "S000"}
    return [
        ask("hachi-hatto/what", "A lacks only the cherry ribbon for Red Poems. You throw a cherry card, A takes it with that ribbon on his very next turn. What is that?",
            "hatto (法度): you pay for both",
            {"bad luck: both pay": "You fed it: you alone pay.", "nothing: A is not paid": "A is paid in full.", "a new deal": "The round goes on as usual."},
            why="Who feeds the last card of such a yaku pays the shares of both.", nudge="A table has its law.", level=4, rules=("D.9",), **base),
        number("hachi-hatto/pays", f"You feed the last card of Red Poems (7 kan; {_SMALL}). What do you pay, in mon?", -fed[1],
               {84: "You pay both shares.", 0: "You are responsible.", 14: "That is in kan."},
               why="Both shares of 84 mon: 168. The third player pays nothing.", nudge="Two shares.", level=4, rules=("D.9",), **base),
        ask("hachi-hatto/which", "For which yaku is nobody punished for feeding the last card?",
            "five brights and seven ribbons",
            {"red poems and blues": "Those are what hatto is for.", "four brights": "Four brights belong to hatto.", "all of them": "Red poems, blues and four brights belong to hatto."},
            why="Hatto is for red poems, blues and four brights (and boar-deer-butterflies where it is a yaku).",
            nudge="The two that grow from others.", level=5, rules=("D.9",), tags=("hachi-hatto",), source="SG"),
        ask("hachi-hatto/stock", "Not your hand card but the card you turn from the stock feeds the yaku. Do you pay for both?",
            "no: cards turned from the stock never count",
            {"yes": "Nobody chooses what he turns.", "half": "Hatto is all or nothing.", "only if you are the dealer": "Seats make no difference."},
            why="Hatto is about what a player does with his hand.", nudge="Could you have known?", level=4, rules=("D.9",), tags=("hachi-hatto",), source="SG"),
        ask("hachi-hatto/excuse", "Which excuse does hatto know?",
            "it was your last hand card, or every card you could play would have fed",
            {"you did not see it": "Seeing is your duty.", "the other was far behind": "The score is no excuse.", "you were the dealer": "Seats make no difference."},
            why="Who has no choice is not to blame; of several evils he must take the cheapest.",
            nudge="When has a player no choice?", level=5, rules=("D.9",), tags=("hachi-hatto",), source="SG"),
        ask("hachi-hatto/leaving", "A card that A needs lies on the field. You could take it with a hand card, and play another one. May that be hatto?",
            "yes: you left it there though you could have taken it",
            {"no: you threw nothing": "Leaving counts like throwing.", "only if it was yours before": "It is enough that you could have taken it.", "only with the dealer's consent": "No consent is asked."},
            why="Both count: throwing a card of the needed month, and leaving one that you could have captured.",
            nudge="Two ways to feed.", level=5, rules=("D.9",), **base),
    ]  # fmt: skip


# ---------------------------------------------------------------- special yaku and card points


def _special() -> list[Item]:
    order = (0, 1, 2)
    high = special_yaku(STANDARD, order, {0: 168, 1: 60, 2: 36}, {})
    both = special_yaku(STANDARD, order, {0: 168, 1: 60, 2: 36}, {1: 16})
    chaff = special_yaku(STANDARD, order, {0: 60, 1: 100, 2: 104}, {0: 16})
    level = special_yaku(STANDARD, order, {0: 88, 1: 88, 2: 88}, {})
    assert high is not None
    assert both is not None
    assert chaff is not None
    assert level is not None
    base: Marks = {"tags": ("hachi-end",), "source": "S000"}
    return [
        ask("hachi-special/when", "When are the special yaku (168 points, sixteen chaff, all at 88) looked for?",
            "when all hands are empty and nobody has made a yaku",
            {"at any time": "They look at whole piles.", "at the start": "They look at whole piles.", "also beside Red Poems": "A yaku of the pile shuts them out."},
            why="They take the place of the card points, so only a round without a yaku has them.",
            nudge="What is settled when no yaku was made?", level=3, rules=("D.10",), **base),
        ask("hachi-special/nihachi", "From how many card points on is it Eighty Above Par (二八 futahachi)?",
            168, {88: "88 is par.", 176: "Twice 88 would be 176; it is 80 above par.", 89: "89 is enough for the escape (抜け nuke)."},
            why="168 is 80 above par. One source says “more than 168”: that is the option nihachiThreshold=169.",
            nudge="80 above 88.", level=4, rules=("D.10", "D.10.nihachiThreshold"), tags=("hachi-end",), source="FW"),
        number("hachi-special/nihachi-kan", "What does each opponent pay for Eighty Above Par (二八 futahachi), in kan?", high.halves // 2,
               {12: "That is sixteen chaff.", 20: "That is what both pay together.", 8: "There is no such value."},
               why="10 kan from each, times the field.", nudge="As much as four brights.", level=4, rules=("D.10",), **base),
        number("hachi-special/sujuroku-kan", "What does each opponent pay for sixteen chaff (素十六 su-jūroku), in kan?", chaff.halves // 2,
               {10: "That is 168 points.", 16: "Sixteen are the cards.", 24: "That is what both pay together."},
               why="12 kan from each, times the field.", nudge="As much as five brights.", level=4, rules=("D.10",), **base),
        ask("hachi-special/sujuroku-willow", "You have 13 chaff, the rain man, the swallow and the willow ribbon. Is that sixteen chaff (su-jūroku)?",
            "yes: all willow cards count as chaff for it",
            {"no: 13": "Willow cards count as chaff here.", "no: 15, the rain man is a bright": "He counts as chaff here too.", "only 14: the ribbon counts": "All of them count."},
            why="For hand yaku and for sixteen chaff the whole willow month is chaff.", nudge="It rains on all of them.", level=4, rules=("D.10", "A.3.willow"), **base),
        ask("hachi-special/sohachi", "All three players end with exactly 88. Who is paid?",
            "the dealer: 10 kan from each" if level.seat == 0 else "nobody",
            {"nobody: everybody is at par": "That is sōhachi (総八), a special yaku.", "the third player": "The dealer.", "all, 1 kan each": "There is nobody to pay that."},
            why="Sōhachi: 10 kan from each to the dealer.", nudge="Somebody has an advantage already.", level=4, rules=("D.10",), **base),
        ask("hachi-special/teyaku", "You showed a hand yaku and were paid. Then an opponent has Eighty Above Par (二八 futahachi). What becomes of your payment?",
            "it goes back",
            {"you keep it": "Special yaku cancel all hand yaku.", "you keep half": "Halves belong to sage.", "it is doubled": "It is cancelled."},
            why="A special yaku cancels all hand yaku and bonuses of the round; fees of those who dropped out stay.",
            nudge="It wipes the table.", level=4, rules=("D.10", "D.3.few"), **base),
        ask("hachi-special/precedence", "A has 168 card points, B has sixteen chaff. Who is paid?",
            "A" if both.yaku == "nihachi" else "B",
            {"B": "The eights come before the chaff.", "both": "Only one special yaku counts.", "nobody: they cancel each other": "The eights come first."},
            why="All at 88 and 168 come before sixteen chaff.", nudge="Which of the two looks at card points?", level=5, rules=("D.10",), tags=("hachi-end",), source="FW"),
    ]  # fmt: skip


def _card_points() -> list[Item]:
    def settle(points: tuple[int, int, int], multiplier: int) -> tuple[int, ...]:
        return _balance(lambda m: m.close(points=dict(enumerate(points))), multiplier=multiplier)

    large = settle((100, 88, 76), 2)
    low = settle((124, 80, 60), 1)
    duel = Settlement(STANDARD, seats=2, order=(0, 1), multiplier=2)
    duel.close(points={0: 100, 1: 80})
    base: Marks = {"tags": ("hachi-end", "hachi-settlement"), "source": "S000"}
    return [
        number("hachi-points/large", "No yaku was made; the field counts × 2. You have 100 card points. What do you win, in mon?", large[0],
               {12: "The field multiplies card points as well.", 200: "88 is taken off first.", 48: "Card points are settled once, not with each opponent.", 288: "A card point is a mon, not a kan."},
               why="(100 − 88) × 2 = 24.", nudge="First take off par, then multiply.", level=3, rules=("D.11", "D.4.field"), **base),
        number("hachi-points/lower", "No yaku was made; a small field. You have 60 card points. What do you win or pay, in mon?", low[2],
               {28: "You pay: a minus.", 60: "88 is taken off.", -56: "Card points are settled once."},
               why="60 − 88 = −28: you pay 28.", nudge="How much is missing to par?", level=3, rules=("D.11",), **base),
        ask("hachi-points/winner", "No yaku was made. Who wins the round and takes the pot?",
            "who has the most card points",
            {"the dealer": "Only if he has most.", "who showed the best hand yaku": "Hand yaku are paid, but decide nothing.", "nobody": "Somebody has most; of equal ones the earlier in order."},
            why="The most card points; of equal ones who was earlier in order.", nudge="What is left to compare?", level=3, rules=("D.11",), tags=("hachi-end",), source="FW"),
        ask("hachi-points/next-dealer", "A made a yaku and said sage, then B made one and said sage; all hands ran out. Who deals next?",
            "A, who said sage first",
            {"B, who said sage last": "The first sage wins the round.", "who has the most card points": "Card points are not looked at once a yaku was made.", "the dealer again": "The winner of the round deals."},
            why="With yaku and empty hands, the first who called sage is the winner and next dealer.",
            nudge="First come.", level=5, rules=("D.11",), tags=("hachi-end",), source="FW"),
        number("hachi-points/duel", "Only two play Hachi-hachi (× 2). You have 100 card points, the other 80, and nobody made a yaku. What do you win, in mon?", duel.balance[0],
               {24: "With two players it is the difference, not par.", 20: "The field multiplies.", 12: "Par of 88 is for three."},
               why="(100 − 80) × 2 = 40.", nudge="Two players compare with each other.", level=4, rules=("D.12",), tags=("hachi-end",), source="FW"),
        ask("hachi-points/duel-deal", "How are the cards dealt when two play Hachi-hachi?",
            "7 each, 6 to the field",
            {"8 each, 8 to the field": "That is Koi-Koi.", "10 each, 8 to the field": "That is a variant of Koi-Koi.", "7 each, no field": "There is a field of six."},
            why="7/7/6 as with three; no special yaku, no bonuses, no hatto.", nudge="As with three, without the third.", level=3, rules=("D.12",), tags=("hachi-end",), source="FW"),
        ask("hachi-points/duel-without", "What is there not when two play Hachi-hachi?",
            "hatto, special yaku and bonuses",
            {"hand yaku": "Hand yaku are shown and paid.", "sage": "Sage is there.", "the field multiplier": "It counts."},
            why="The form for two leaves out hatto, special yaku and bonuses.", nudge="What needs a third player?", level=4, rules=("D.12", "D.9"), tags=("hachi-end",), source="FW"),
        ask("hachi-points/sheet", "On one sheet (values=nintendo-points) Three of a Month is 10, Red Poems 35, five brights 75. What unit is that?",
            "points, from each opponent",
            {"kan": "75 kan would be a fortune: the sheet has its own points.", "mon for the whole round": "It is what each opponent pays.", "card points": "Card points are 20, 10, 5 and 1."},
            why="It is the value table of a sheet that follows Nintendo's; a house rule, not the default.",
            nudge="Compare with 2, 7 and 12 kan.", level=5, rules=("D.13", "D.13.values"), tags=("hachi-options",), source="SZ"),
    ]  # fmt: skip
