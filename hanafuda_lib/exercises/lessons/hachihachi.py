"""Questions on Hachi-hachi: chapter 5."""

from __future__ import annotations

from hanafuda_lib.exercises.item import Item
from hanafuda_lib.exercises.lessons.ask import Lesson
from hanafuda_lib.hachihachi import STANDARD
from hanafuda_lib.hachihachi.field import count_field
from hanafuda_lib.hachihachi.seats import compensation
from hanafuda_lib.hachihachi.settlement import Settlement
from hanafuda_lib.pile import Pile

_TOPIC = "hachi-hachi"
_FIELD = Lesson("counters-kan-field", _TOPIC, 3, "S000")
_WHO = Lesson("who-plays", _TOPIC, 4, "FW")
_HAND = Lesson("hachi-hachi-hand-yaku", _TOPIC, 4, "FW")
_PLAY = Lesson("dekiyaku-and-sage", _TOPIC, 4, "S000")
_AFTER = Lesson("after-a-sage", _TOPIC, 5, "S000")
_SPECIAL = Lesson("special-and-card-points", _TOPIC, 4, "S000")
_HATTO = Lesson("hatto", _TOPIC, 5, "S000")
_WHOLE = Lesson("hachi-hachi-round", _TOPIC, 5, "S000")
_KAN = STANDARD.mon(2)


def hachihachi_questions() -> list[Item]:
    """The questions of chapter 5, in the order of the book."""
    return [*_field(), *_who(), *_hand(), *_play(), *_after(), *_special(), *_hatto(), *_whole()]


def _money(field: int = 1) -> Settlement:
    return Settlement(STANDARD, seats=3, order=(0, 1, 2), multiplier=field)


def _field() -> list[Item]:
    ask = _FIELD
    lying = Pile.parse("03-curtain 12-phoenix 02-chaff-1 04-chaff-1 05-chaff-1 06-chaff-1")
    factor = count_field(STANDARD, lying).multiplier
    return [
        ask.number(
            "kan", "How many mon are 7 kan?", STANDARD.mon(14), {70: "Here a kan is 12 mon.", 94: "7 times 12."},
            f"7 · {_KAN} = {STANDARD.mon(14)}.", nudge="One kan is twelve mon.", rule="D.1",
        ),
        ask.number(
            "phoenix", "Curtain, phoenix and four chaff cards lie on the field. How many times does everything count?", factor,
            {2: "The phoenix makes it a grand field.", 8: "The larger number counts; the two are not multiplied.", 6: "They are not added."},
            f"The phoenix: {factor} times. The curtain waits for a later round.", nudge="The larger of the two counts.",
            cards="03-curtain 12-phoenix", rule="D.4.field",
        ),
        ask.pick(
            "waits", "Crane and moon lie on the field. What happens in the next round, if no bright lies there?",
            "everything counts twice", {
                "everything counts once": "The second bright has waited.",
                "everything counts four times": "Two large fields do not make a grand one.",
            },
            "One bright doubles this round, the other waits for the next.", nudge="Only one of the two is used now.",
            rule="D.4.carry",
        ),
    ]  # fmt: skip


def _who() -> list[Item]:
    ask = _WHO
    hand = Pile.parse("09-blue-ribbon 09-chaff-1 09-chaff-2 08-moon 02-chaff-1 04-cuckoo 05-bridge")
    each = compensation(STANDARD, hand).mon()
    return [
        ask.pick(
            "forced", "Five at the table: the first three say deru. What of the two others?", "they are forced out, and are paid for good cards",
            {"they are asked next": "Three are in already.", "they pay 1 kan each": "They did not drop out.", "they play as well": "Only three play."},
            "As soon as three are in, the rest are forced out.", nudge="How many play a round?", rule="D.3.forced",
        ),
        ask.number(
            "fee", "You are the second to drop out, in a small field. How many mon do you pay into the pot?", STANDARD.mon(3),
            {12: "That is the first one's fee.", 24: "That is the third one's fee."},
            f"1½ kan: {STANDARD.mon(3)} mon.", nudge="1 kan, 1½, 2 …", rule="D.3.call",
        ),
        ask.number(
            "hand", "You are forced out with this hand, in a small field. What does each of the two payers give you, in mon?",
            each, {24: "Half of the hand yaku.", 12: "The moon brings 3.", 18: "The blue ribbon is part of the three already."},
            f"Three of a Month is 24, half is 12, and 3 for the moon: {each}.",
            nudge="Half the hand yaku, and 3 for each other bright, red poem or blue ribbon.",
            cards=" ".join(card.id for card in hand), rule="D.3.forced",
        ),
    ]  # fmt: skip


def _hand() -> list[Item]:
    ask = _HAND
    standing = Pile.parse("05-plain-ribbon 05-chaff-1 05-chaff-2 01-chaff-1 02-chaff-1 03-chaff-1 08-chaff-1")
    phoenix = Pile.parse("12-phoenix 12-chaff-1 12-chaff-2 02-warbler 04-cuckoo 05-bridge 07-boar")
    willows = Pile.parse("11-rainman 11-swallow 01-chaff-1 02-chaff-1 03-chaff-1 04-chaff-1 06-chaff-1")
    kan = {name: STANDARD.hand_score(hand).base // _KAN
           for name, hand in (("standing", standing), ("phoenix", phoenix), ("willows", willows))}  # fmt: skip
    return [
        ask.number(
            "standing", "How many kan is this hand worth, from each?", kan["standing"],
            {3: "Both classes count: a set and a chaff yaku.", 5: "Three irises are a standing three."},
            f"Standing Three 3 and One Ribbon 3: {kan['standing']}.", nudge="One yaku of each class.",
            cards=" ".join(card.id for card in standing), rule="D.5.adding",
        ),
        ask.number(
            "phoenix", "How many kan is this hand worth, from each?", kan["phoenix"],
            {3: "Only three paulownia chaff cards stand.", 0: "Three of a month are a yaku."},
            "Three paulownias, but one is the phoenix: an ordinary three, 2 kan.", nudge="Are all three chaff?",
            cards=" ".join(card.id for card in phoenix), rule="D.5.sets",
        ),
        ask.number(
            "willows", "How many kan is this hand worth, from each?", kan["willows"],
            {0: "For hand yaku all willows are chaff.", 3: "There are seven chaff cards here.", 7: "One Bright does not stand beside All Chaff."},
            f"Rain man and swallow are chaff here: All Chaff, {kan['willows']} kan.", nudge="What are willows in a hand yaku?",
            cards=" ".join(card.id for card in willows), rule="D.5.chaff",
        ),
        ask.pick(
            "exposed", "You have shown three maples. May another player take them out of your hand?", "no",
            {"yes": "That is so in Hana-awase.", "only with the fourth maple": "Shown cards stay yours."},
            "They lie open for the whole round, but nobody may take them.", nudge="They are still your hand.",
            rule="D.5.exposure",
        ),
    ]  # fmt: skip


def _play() -> list[Item]:
    ask = _PLAY
    twice = _money()
    twice.form(0, ["akatan"])
    twice.sage(0)
    twice.form(0, ["aotan"])
    return [
        ask.number(
            "both", "Small field. You form Red Poems, play on, and form Blues. How many mon have you been paid in all?",
            twice.balance[0], {168: "Both yaku are paid.", 14: "That is kan, from one player."},
            f"7 kan and 7 kan, from two players: {twice.balance[0]} mon.", nudge="Each of two players pays each yaku.",
            rule="D.7.yaku",
        ),
        ask.pick(
            "cards", "Somebody formed Blues in this round. What becomes of the card points?", "they are not settled",
            {"they are settled as always": "Only if nobody has formed a yaku.", "only the winner's count": "Nobody's do."},
            "After a yaku in play nobody is paid for cards.", nudge="When are card points counted?", rule="D.8.ends",
        ),
        ask.pick(
            "rainy", "You have crane, curtain, moon and rain man. Which yaku in play is this?", "none",
            {"Four Brights": "Four Brights are made without the rain man.", "Rainy Four Brights": "There is no such yaku here."},
            "The phoenix is missing.", nudge="Which four are needed?", cards="01-crane 03-curtain 08-moon 11-rainman",
            rule="D.7.yaku",
        ),
    ]  # fmt: skip


def _after() -> list[Item]:
    ask = _AFTER
    overtaken, out = _money(), _money()
    for money in (overtaken, out):
        money.form(0, ["akatan"])
        money.sage(0)
    overtaken.form(1, ["aotan"])
    overtaken.shobu(1)
    out.run_out()
    return [
        ask.number(
            "run-out", "Small field. You form Red Poems, 84 mon from each, and play on. All hands run empty. What is left to you, in mon?",
            out.balance[0], {168: "Half goes back.", 0: "Only half goes back.", 42: "Two players had paid you."},
            f"168, and half goes back: {out.balance[0]}.", nudge="How much is at stake after sage?", rule="D.8.ends",
        ),
        ask.pick(
            "liable", "Your sage is open, and no other. Another player forms Blues. Who pays?", "you, for both",
            {"both others, as usual": "You could have ended the round.", "nobody": "A yaku is always paid.",
             "the third player alone": "The one with the open sage is to blame."},
            "One open sage pays the shares of both.", nudge="Who could have ended the round?", rule="D.8.liable",
        ),
        ask.number(
            "overtaken", "Small field. You form Red Poems and play on. Then another player forms Blues and stops. What is your result, in mon?",
            overtaken.balance[0], {84: "You pay for Blues, and for both.", 0: "168 − 168, and half of Red Poems goes back."},
            f"+168, −168 for Blues, and −84 that go back: {overtaken.balance[0]}.",
            nudge="Three lines: what came in, what you pay for Blues, what goes back.", rule="D.8.liable",
        ),
    ]  # fmt: skip


def _special() -> list[Item]:
    ask = _SPECIAL
    plain = _money(2)
    plain.close(points={0: 98, 1: 90, 2: 76})
    return [
        ask.number(
            "points", "Large field, no yaku, no hand yaku. You have 98 card points. What do you win, in mon?", plain.balance[0],
            {10: "Everything counts twice in a large field.", 98: "Only what is more than 88 counts."},
            f"98 − 88 = 10, twice: {plain.balance[0]}.", nudge="Against par, times the field.", rule="D.11",
        ),
        ask.pick(
            "escape", "You showed One Bright, and you end with 90 card points. Is the escape (nuke) paid?", "no",
            {"yes": "One Bright is the one chaff yaku without it."},
            "The escape is for Ribbons and Chaff, One Ribbon, One Animal and All Chaff.", nudge="Which chaff yaku is left out?",
            rule="D.6.nuke",
        ),
        ask.pick(
            "chaff", "No yaku in play was formed. You have 16 chaff cards, two of them willows with a picture. What happens?",
            "each pays you 12 kan, and hand yaku and card points are cancelled", {
                "card points are settled": "Sixteen Chaff comes before them.",
                "nothing, for willows with a picture are not chaff": "Here all willows count as chaff.",
            },
            "Sixteen Chaff is a special yaku.", nudge="What are willows here?", rule="D.10",
        ),
        ask.pick(
            "dive", "You showed three maples, and in the end all four maples lie in your pile. What is it, and what does it bring?",
            "a dive (tobi): 1 kan from each", {
                "an escape (nuke): 1 kan from each": "That is for chaff yaku with 89 card points.",
                "Four of a Month: 6 kan from each": "That is a hand yaku, dealt, not collected.",
            },
            "The fourth card has come to the shown three.", nudge="You fetched the fourth card.", rule="D.6.tobi",
        ),
    ]  # fmt: skip


def _hatto() -> list[Item]:
    ask = _HATTO
    return [
        ask.pick(
            "feed", "A's pile has two blue ribbons. You lay the third one on the field, although you hold other cards, and A takes "
            "it with a hand card on the next turn. Who pays for Blues?", "you, for both",
            {"each player a share": "You have fed the yaku.", "nobody": "The yaku is paid all the same.", "the third player": "That one did nothing."},
            "Whoever feeds a yaku pays for all.", nudge="Who gave A the card?", rule="D.9",
        ),
        ask.pick(
            "stock", "The card that A needs came from the stock in your turn, and you could not take it. Is that hatto?", "no",
            {"yes": "You did not choose it."},
            "Cards turned from the stock never count.", nudge="Did you decide on that card?", rule="D.9",
        ),
        ask.pick(
            "last", "It was your very last hand card, and it fed A. Is that hatto?", "no",
            {"yes": "You had no choice.", "yes, but you pay half": "There is no half."},
            "The last card excuses: there was nothing else to play.", nudge="What else could you have played?", rule="D.9",
        ),
        ask.pick(
            "goko", "You fed the fifth bright, and A now has Five Brights. Is that hatto?", "no",
            {"yes": "Hatto is for Red Poems, Blues and Four Brights."},
            "Five Brights and Seven Ribbons are free of it.", nudge="For which yaku does the rule hold?", rule="D.9",
        ),
    ]  # fmt: skip


def _whole() -> list[Item]:
    ask = _WHOLE
    return [
        ask.pick(
            "first", "A round of Hachi-hachi begins. What is looked at first?", "the field, for its brights",
            {"the hands, for hand yaku": "That is second: the field multiplies them.", "the score sheet": "That comes last."},
            "The field says how dear the round is.", nudge="What multiplies every payment?", rule="D.4.field",
        ),
        ask.pick(
            "zero", "A round is settled: +120, −60 and −48. What is certain?", "something is missing",
            {"all is well": "The sum is 12, not 0.", "12 mon stay in the pot": "At the end of a round the pot is won."},
            "All payments are between players, so a round adds up to zero.", nudge="Add the three numbers.", rule="D.1",
        ),
        ask.pick(
            "cancel", "Which of these cancels hand yaku and bonuses?", "a special yaku, such as Sixteen Chaff",
            {"a yaku in play": "Then only card points are not settled.", "a sage": "A sage touches the yaku in play only.",
             "a grand field": "It multiplies them."},
            "Each special yaku cancels hand yaku, bonuses and card points.", nudge="It is looked for when all hands are empty.",
            rule="D.10",
        ),
    ]  # fmt: skip
