"""The questions of Hachi-hachi: in or out, hand yaku, stop or sage, each with what it wins and costs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from hanafuda_lib import names
from hanafuda_lib.actions import Claim
from hanafuda_lib.game import Phase, Step
from hanafuda_lib.hachihachi import View
from hanafuda_lib.hachihachi.ending import Stage
from hanafuda_lib.hachihachi.hand_yaku import ROWS
from hanafuda_lib.hachihachi.options import Exposure, Mizuten
from hanafuda_lib.yaku import ScoreLine
from hanafuda_widgets.presenters.card_json import card_json
from hanafuda_widgets.presenters.hachihachi_money import gain, money
from hanafuda_widgets.presenters.hachihachi_story import cause_of
from hanafuda_widgets.presenters.phrases.reasons import reason
from hanafuda_widgets.presenters.phrases.voice import sentence
from hanafuda_widgets.presenters.table_moment import Table

# Seven cards of a deck of 264 card points in 48 cards.
_AVERAGE = "38½"


def ask_json(table: Table, view: View) -> dict[str, Any] | None:
    """The question to the learner, or nothing."""
    if view.phase is not Phase.DECIDE or not view.legal:
        return None
    return _QUESTIONS[view.stage](table, view)


def cancel_label(table: Table, view: View) -> str:
    """What it brings to end the round now, in an open sage."""
    return table.say("hachihachi.button-cancel", money=gain(table.voice, view.rules, view.stakes().stop))


# ---------------------------------------------------------------- parts


def _button(
    table: Table, kind: str, label: str, *, primary: bool = False, **fields: object
) -> dict[str, Any]:
    key = "-".join([kind, *map(str, fields.values())])
    return {"id": key, "label": label, "primary": primary, "message": table.message(kind, **fields)}


def _panel(title: str, note: str = "", lines: Sequence[dict[str, Any]] = ()) -> dict[str, Any]:
    return {"id": "ask", "title": title, "note": note, "lines": list(lines), "steps": [], "total": None}


def _question(
    question: str,
    score: dict[str, Any],
    buttons: list[dict[str, Any]],
    risk: tuple[str, list[str]] | None = None,
) -> dict[str, Any]:
    told = None if risk is None else {"title": risk[0], "lines": risk[1]}
    return {"question": question, "score": score, "risk": told, "buttons": buttons}


def _line(table: Table, view: View, line: ScoreLine) -> dict[str, Any]:
    """A yaku, and what each opponent pays for it in this field."""
    return {
        "label": table.voice.yaku_title(line.yaku.name),
        "points": money(table.voice, view.rules, line.points * view.multiplier),
        "why": sentence(reason(table.lang, line.yaku.sentence)),
        "cards": [card_json(card, lang=table.lang) for card in line.cards],
    }


def _times(table: Table, view: View) -> list[str]:
    return [table.say("hachihachi.enter-times", times=view.multiplier)] if view.multiplier > 1 else []


# ---------------------------------------------------------------- in or out


def _enter(table: Table, view: View) -> dict[str, Any]:
    say, voice, rules = table.say, table.voice, view.rules
    inside, outside = ([voice.others[event.seat] for event in view.events if event.step in steps]
                       for steps in ((Step.DERU, Step.BLIND), (Step.ORIRU,)))  # fmt: skip
    nobody = say("seats.nobody-yet")
    so_far = say(
        "seats.in-so-far", names=voice.listed(inside) or nobody, others=voice.listed(outside) or nobody
    )
    halves = int(2 * (float(rules.drop_fee.value) + len(outside) * float(rules.drop_fee_step.value)))
    fee = rules.mon(halves, view.multiplier)
    fee_text = money(voice, rules, fee)
    lines = [
        _line(table, view, line) for line in rules.hand_table.find(view.hand.mask, view.field.mask).lines
    ]
    title = say("hachihachi.enter-title", points=view.hand.points, average=_AVERAGE)
    out = say("hachihachi.enter-out", money=fee_text) if fee else say("hachihachi.enter-out-free")
    pot = (
        say("hachihachi.enter-in", money=money(voice, rules, view.pot))
        if view.pot
        else (say("hachihachi.enter-in-free"))
    )
    leave = say("hachihachi.button-out-money", money=fee_text) if fee else say("seats.button-out-free")
    buttons = [
        _button(table, "deru", say("seats.button-in"), primary=True),
        _button(table, "oriru", leave),
    ]
    note = " ".join([so_far, say("seats.in-needs")])
    risk = say("hachihachi.enter-what"), [pot, out, *_times(table, view)]
    return _question(say("seats.ask-in"), _panel(title, note, lines), buttons, risk)


def _blind(table: Table, view: View) -> dict[str, Any]:
    say = table.say
    kan = money(table.voice, view.rules, view.rules.mon(2, view.multiplier))
    key = "blind-par" if view.rules.mizuten is Mizuten.PAR else "blind-drops"
    buttons = [
        _button(table, "pass", say("hachihachi.button-look"), primary=True),
        _button(table, "blind", say("hachihachi.button-blind")),
    ]
    return _question(say("hachihachi.ask-blind"), _panel(say(f"hachihachi.{key}", money=kan)), buttons)


def _buy(table: Table, view: View) -> dict[str, Any]:
    say = table.say
    kan = money(table.voice, view.rules, view.rules.mon(2, view.multiplier))
    buttons = [
        _button(table, "pass", say("hachihachi.button-no"), primary=True),
        _button(table, "buy", say("hachihachi.button-buy", money=kan)),
    ]
    return _question(say("hachihachi.ask-buy", money=kan), _panel(say("hachihachi.buy-note")), buttons)


def _sell(table: Table, view: View) -> dict[str, Any]:
    say = table.say
    kan = money(table.voice, view.rules, view.rules.mon(2, view.multiplier))
    buyer = next(event.seat for event in reversed(view.events) if event.step is Step.BUY)
    buttons = [
        _button(table, "pass", say("hachihachi.button-keep"), primary=True),
        _button(table, "sell", say("hachihachi.button-sell", money=kan)),
    ]
    question = sentence(say("hachihachi.ask-sell", who=table.voice.others[buyer], money=kan))
    hand = say("hachihachi.enter-title", points=view.hand.points, average=_AVERAGE)
    return _question(question, _panel(hand), buttons)


def _swap(table: Table, view: View) -> dict[str, Any]:
    say = table.say
    hand = say("hachihachi.enter-title", points=view.hand.points, average=_AVERAGE)
    buttons = [
        _button(table, "pass", say("hachihachi.button-no-swap"), primary=True),
        _button(table, "swap", say("hachihachi.button-swap")),
    ]
    return _question(say("hachihachi.ask-swap"), _panel(hand), buttons)


# ---------------------------------------------------------------- hand yaku


def _claim(table: Table, view: View) -> dict[str, Any]:
    say, voice, rules = table.say, table.voice, view.rules
    lines = {line.yaku.id: line for line in rules.hand_table.find(view.hand.mask, view.field.mask).lines}
    claims = [action for action in view.legal if isinstance(action, Claim)]
    buttons: list[dict[str, Any]] = []
    for claim in claims:
        each = sum(lines[yaku].points for yaku in claim.yaku) * view.multiplier
        what = voice.listed([names.yaku(yaku).in_lang(table.lang) for yaku in claim.yaku])
        label = say("hachihachi.button-claim", yaku=what, money=money(voice, rules, each))
        buttons.append(_button(table, "claim", label, primary=not buttons, yaku="+".join(claim.yaku)))
    buttons.append(_button(table, "pass", say("hachihachi.button-no-claim")))
    best = sum(line.points for line in lines.values()) * view.multiplier
    title = say("hachihachi.claim-title", money=money(voice, rules, best))
    rows = [ROWS[yaku] for yaku in lines if yaku in ROWS]
    costs = [say("hachihachi.claim-stay" if rules.exposure is Exposure.STAY else "hachihachi.claim-return")]
    costs += [say("hachihachi.claim-tobi")] * any(row.tobi for row in rows)
    costs += [say("hachihachi.claim-nuke")] * any(row.nuke for row in rows)
    if len(view.order) == 2:
        costs = costs[:1]
    made = voice.listed([voice.yaku(line.yaku.name) for line in lines.values()])
    shown = [_line(table, view, line) for line in lines.values()]
    risk = say("hachihachi.claim-risk-title"), costs
    return _question(say("hachihachi.ask-claim", yaku=made), _panel(title, "", shown), buttons, risk)


# ---------------------------------------------------------------- stop or sage


def _answer(table: Table, view: View) -> dict[str, Any]:
    say, voice, rules = table.say, table.voice, view.rules
    stop = gain(voice, rules, view.stakes().stop)
    now = _just_made(view)
    made = voice.listed([voice.yaku(names.yaku(yaku)) for yaku in now])
    got = sum(
        payment.mon for posting in view.postings
        if cause_of(posting).kind == "form" and cause_of(posting).seat == table.me
        for payment in posting.payments
    )  # fmt: skip
    title = say("hachihachi.answer-paid", money=money(voice, rules, got))
    lines = [_line(table, view, line) for line in rules.dekiyaku.find(view.piles[table.me]).lines]
    panel = _panel(title, say("hachihachi.answer-note"), lines)
    buttons = [
        _button(table, "shobu", say("hachihachi.button-shobu", money=stop), primary=True),
        _button(table, "sage", say("hachihachi.button-sage")),
    ]
    risk = say("hachihachi.stakes-title"), stakes_lines(table, view)
    return _question(say("hachihachi.ask-answer", yaku=made), panel, buttons, risk if table.hints else None)


def _just_made(view: View) -> list[str]:
    """The yaku that the last event made: the payments at the end of the list are for them."""
    made: list[str] = []
    for posting in reversed(view.postings):
        cause = cause_of(posting)
        if cause.kind != "form" or cause.seat != view.seat or cause.yaku in made:
            break
        made.insert(0, cause.yaku)
    return made


def stakes_lines(table: Table, view: View) -> list[str]:
    """What stopping keeps, and what playing on can win and lose."""
    say, voice, rules = table.say, table.voice, view.rules
    stakes = view.stakes()
    over = "stakes-overtaken-all" if stakes.pays_for_all else "stakes-overtaken"
    return [
        say("hachihachi.stakes-more"),
        say("hachihachi.stakes-nothing", money=gain(voice, rules, stakes.nothing_more)),
        say(f"hachihachi.{over}", money=gain(voice, rules, stakes.overtaken)),
    ]


def _interrupt(table: Table, view: View) -> dict[str, Any]:
    say = table.say
    title = say("hachihachi.interrupt-title", money=gain(table.voice, view.rules, view.stakes().stop))
    buttons = [
        _button(table, "pass", say("hachihachi.button-wait"), primary=True),
        _button(table, "cancel", cancel_label(table, view)),
    ]
    risk = say("hachihachi.stakes-title"), stakes_lines(table, view)
    return _question(say("hachihachi.ask-interrupt"), _panel(title), buttons, risk if table.hints else None)


_QUESTIONS: dict[Stage, Callable[[Table, View], dict[str, Any]]] = {
    Stage.BLIND: _blind, Stage.ENTER: _enter, Stage.BUY: _buy, Stage.SELL: _sell, Stage.SWAP: _swap,
    Stage.CLAIM: _claim, Stage.ANSWER: _answer, Stage.INTERRUPT: _interrupt,
}  # fmt: skip
