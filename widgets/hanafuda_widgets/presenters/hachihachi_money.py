"""Counters of Hachi-hachi in words: kan and mon, and who pays whom."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hanafuda_lib.hachihachi import Rules
from hanafuda_lib.hachihachi.money import POT, Payment
from hanafuda_widgets.presenters.phrases.voice import Voice


def money(voice: Voice, rules: Rules, mon: int) -> str:
    """So many mon in kan and mon; a half kan is written as one.

    >>> from hanafuda_lib.hachihachi import STANDARD
    >>> voice = Voice("en", 0, ("you",))
    >>> [money(voice, STANDARD, mon) for mon in (84, 42, 6, 5, 29, -12)]
    ['7 kan', '3½ kan', '½ kan', '5 mon', '2 kan 5', '−1 kan']
    """
    per = int(rules.mon_per_kan.value)
    kan, rest = divmod(abs(mon), per)
    sign = "−" if mon < 0 else ""
    if not rest and kan:
        text = voice("hachihachi.kan", kan=kan)
    elif rest and 2 * rest == per:
        text = voice("hachihachi.kan-half", kan=kan) if kan else voice("hachihachi.half-kan")
    elif kan:
        text = voice("hachihachi.kan-mon", kan=kan, mon=rest)
    else:
        text = voice("hachihachi.mon", mon=rest)
    return sign + text


def gain(voice: Voice, rules: Rules, mon: int) -> str:
    """The same with a sign for what is won.

    >>> from hanafuda_lib.hachihachi import STANDARD
    >>> gain(Voice("en", 0, ("you",)), STANDARD, 84)
    '+7 kan'
    """
    return ("+" if mon > 0 else "") + money(voice, rules, mon)


def paid(voice: Voice, rules: Rules, payments: Sequence[Payment]) -> str:
    """Payments to one player, as part of a sentence that names him: "you and Ren pay 7 kan each"."""
    amounts = {payment.mon for payment in payments}
    if len(payments) > 1 and len(amounts) == 1:
        names = voice.listed([voice.others[payment.payer] for payment in _you_first(voice, payments)])
        return voice("hachihachi.pay-each", names=names, money=money(voice, rules, amounts.pop()))
    return voice.listed(
        [voice.part(one.payer, "hachihachi.pays", money=money(voice, rules, one.mon)) for one in payments]
    )


def _you_first(voice: Voice, payments: Iterable[Payment]) -> list[Payment]:
    return sorted(payments, key=lambda payment: payment.payer != voice.you)


def transfers(voice: Voice, rules: Rules, payments: Sequence[Payment]) -> str:
    """Payments in full, for the settlement: who pays whom how much."""
    told = []
    for payer, receiver, mon in payments:
        amount = money(voice, rules, mon)
        if payer == POT:
            key = "hachihachi.pot-pays" + (".you" if receiver == voice.you else "")
            told.append(voice(key, to=voice.others[receiver], money=amount))
        else:
            to = voice("hachihachi.to-pot") if receiver == POT else voice.others[receiver]
            told.append(voice.part(payer, "hachihachi.pays-to", to=to, money=amount))
    return voice("common.comma").join(told)
