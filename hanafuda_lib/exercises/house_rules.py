"""Items on the options of all three games: how does this rule set answer the question of the option?

The answers come from the table of options, so that a rule set's answer cannot be wrong.
"""

# A table reads best with one row a line, however long the row.
# ruff: noqa: E501

from __future__ import annotations

import inspect
from typing import Any

from hanafuda_lib import hachihachi, hanaawase, koikoi, options
from hanafuda_lib.exercises.build import choice_item, option_rules
from hanafuda_lib.exercises.chance import shuffled
from hanafuda_lib.exercises.item import Choice, Item

_MOST_CHOICES = 4
# The option, the section of the rule specification that has it, and a first hint.
_KOIKOI = (
    ("first_dealer_tie", "B.3", "Two cards of one month: neither is earlier."),
    ("deal_size", "B.3", "Two hands, a field, and the rest is the stock."),
    ("field_four_pairs", "B.3", "Pairs can be taken apart, card by card."),
    ("hand_pairs", "B.3", "Its name is kuttsuki: stuck together."),
    ("hand_yaku_stack", "B.3", "Is one hand one yaku or two?"),
    ("yaku_check", "B.3", "A turn has two steps."),
    ("bright_values", "B.3", "The oldest sheets give more, the newest less."),
    ("nomi", "B.3", "Is a further yaku added to the two viewings?"),
    ("ame_nagare", "B.3", "Think of a blossom party in the rain."),
    ("kiri_nagare", "B.3", "kiri is paulownia, and it is mist."),
    ("koikoi_needs", "B.3", "What is compared from turn to turn?"),
    ("tsukifuda", "B.3", "Four cards of January in January."),
    ("field_brights", "B.3", "Hachi-hachi multiplies for that. Does Koi-Koi?"),
    ("lightning_wild", "B.3", "In Mushi it is wild."),
    ("play_out_stock", "B.3", "What is there to play when the hands are empty?"),
    ("game_length", "B.3", "A year of flower cards."),
    ("kusatan", "B.3", "Three more ribbons of one look."),
)
_HANA = (
    ("active_players", "C.3", "How many hands of seven does the deck give, with a field and a stock?"),
    ("yaku_payment", "C.4", "Do the others pay it each, or together?"),
    ("viewing_value", "C.3", "They are as much as boar, deer and butterflies."),
    ("matsukiri_with_brights", "C.3", "Crane, moon and phoenix lie in the four brights anyway."),
    ("bright_group_exclusive", "C.2", "Are the bright yaku one family of which only one may count?"),
    ("rain_spoils_viewing", "C.1", "Does rain spoil a party here?"),
    ("fuke_call", "C.1", "May the points speak for themselves?"),
    ("fuke_voids", "C.1", "How much of the round is gone?"),
    ("drop_fee", "C.3", "Those who drop out make the pot."),
    ("forced_out", "C.3", "They wanted to play and may not."),
    ("force_three", "C.3", "A round needs three."),
    ("two_in", "C.3", "Two sit there, and a pot."),
)
_HACHI = (
    ("etsunen", "D.1", "The word means: over the year's end."),
    ("carry", "D.4", "A multiplier that was seen is not lost."),
    ("force_three", "D.3", "A round needs three."),
    ("buy_place", "D.3", "Is a place at the table for sale?"),
    ("hand_swap", "D.3", "An unseen hand for an unseen hand."),
    ("aka", "D.5", "The smallest of the chaff yaku."),
    ("haneken", "D.5", "A triplet and two pairs is less than four and a triplet."),
    ("double_triplet", "D.5", "More than the sum of two triplets."),
    ("shiso", "D.5", "The rarest hand of all."),
    ("shiso_ends", "D.5", "Rare as it is, does it end the match?"),
    ("sunashi", "D.5", "The opposite of karasu."),
    ("muko_sanbon", "D.5", "Three lie opposite, on the field."),
    ("zoro", "D.5", "It is ready before anybody has played."),
    ("tobi_for", "D.6", "Any triplet can be completed."),
    ("tobi_per_month", "D.6", "Two dives are two dives."),
    ("dive_liability", "D.6", "Is feeding a dive as bad as feeding Red Poems?"),
    ("nanatan_willow_bonus", "D.7", "The willow ribbon hangs in the rain."),
    ("sage_fail", "D.8", "Half a loaf."),
    ("hatto", "D.9", "The law of the table."),
    ("nihachi_extra", "D.10", "Ten kan is much already."),
    ("sujuroku_extra", "D.10", "Sixteen, or more than sixteen?"),
)


# The part of a section that an option of these belongs to, as the table of rules names it.
_TOPIC: dict[str, tuple[str, ...]] = {
    "C.1": (), "D.3": ("D.3.call", "D.3.few"), "D.4": ("D.4.carry",), "D.5": ("D.5.sets", "D.5.chaff"),
    "D.6": ("D.6.tobi",), "D.7": ("D.7.yaku",), "D.8": ("D.8.ends",),
}  # fmt: skip


def house_rule_items() -> list[Item]:
    """Every item of this module, in a fixed order.

    >>> len(house_rule_items()) >= 45
    True
    """
    return [
        *(_option(koikoi.YAMATO, "koikoi-options", *row) for row in _KOIKOI),
        *(_option(hanaawase.NINTENDO, "hana-options", *row) for row in _HANA),
        *(_option(hachihachi.STANDARD, "hachi-options", *row) for row in _HACHI),
    ]


def _option(rules: Any, topic: str, field: str, section: str, nudge: str) -> Item:
    """An option as a question: the option's own question and sentences."""
    name = options.camel(field)
    item_id = f"option/{rules.id.replace('/', '-')}-{name}"
    own: options.Option = getattr(rules, field)
    others = shuffled((each for each in type(own) if each is not own), item_id)[: _MOST_CHOICES - 1]
    question = inspect.getdoc(type(own)) or ""
    return choice_item(
        item_id,
        f"In the rules {rules.id}: {question[:1].lower()}{question[1:]}",
        Choice(_value_id(own), own.sentence),
        [
            Choice(
                _value_id(each), each.sentence,
                f"That is a house rule ({name}={each.value}), which {rules.id} does not have.",
            )
            for each in others
        ],
        explanation=f"{own.sentence[:1].upper()}{own.sentence[1:]}. That is {rules.id}; other tables may differ.",
        nudge=nudge,
        tags=(topic,),
        level=5,
        source=own.source,
        rules=option_rules(field) if section == "B.3" else (f"{section}.{name}", *_TOPIC.get(section, (section,))),
    )  # fmt: skip


def _value_id(value: options.Option) -> str:
    return str(value.value).lower().replace(".", "-")
