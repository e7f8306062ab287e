"""Every rule that the course teaches, by its number in the rule specification (CONTRIBUTING tells of it).

A place in the course carries the tag of the rule that it is about: ``rule-B-1-4`` stands for rule
``B.1.4``. In a lesson, a text cell with the tag teaches the rule, a program's cell shows it, and a cell of
an exercise asks it; an item of the exercise bank has the tag among its own. The table of rules in the
reference is made from these tags, and a test says what is missing.
"""

# A table reads best with one row a line.
# fmt: off

from __future__ import annotations

from dataclasses import dataclass

from hanafuda_lib.errors import RulesError, shown

_PREFIX = "rule-"
_PARTS = {"A": "The deck", "B": "Koi-Koi", "C": "Hana-awase", "D": "Hachi-hachi"}


@dataclass(frozen=True, slots=True)
class RuleTopic:
    """One rule: its number and what it is about.

    >>> find_topic("B.1.4").tag
    'rule-B-1-4'
    """

    id: str
    title: str

    @property
    def part(self) -> str:
        """The deck or the game: the first letter of the number, in words."""
        return _PARTS[self.id[0]]

    @property
    def tag(self) -> str:
        """The tag of a cell or an exercise that is about this rule."""
        return _PREFIX + self.id.replace(".", "-")


#: All rules, in the order of the specification.
TOPICS: tuple[RuleTopic, ...] = tuple(RuleTopic(number, title) for number, title in (
    ("A.1.months", "twelve months of four cards, each month with its plant"),
    ("A.1.kinds", "bright, animal, ribbon and chaff: 5, 9, 10 and 24 cards"),
    ("A.1.points", "card points 20, 10, 5 and 1: 264 in all"),
    ("A.1.ribbons", "red ribbons with a poem, blue ribbons, plain ribbons"),
    ("A.2", "the old names of the months"),
    ("A.3.cup", "the sake cup: an animal, in Koi-Koi chaff as well"),
    ("A.3.willow", "the willow cards, whose role changes with the game"),
    ("A.3.elsewhere", "lightning and golden paulownia: chaff here, more elsewhere"),
    ("A.4", "lore of the months, how sure it is, and common errors"),
    ("B.1.1", "who deals first"),
    ("B.1.2", "the deal: 8 and 8 cards, 8 on the field, 24 in the stock"),
    ("B.1.3", "four of a month on the field: deal again"),
    ("B.1.4", "hand yaku: four of a month, four pairs"),
    ("B.1.5", "the turn: one card from the hand, one from the stock, and what each takes"),
    ("B.1.6", "yaku are checked at the end of the turn"),
    ("B.1.7", "the first yaku: stop or koi-koi"),
    ("B.1.8", "after a koi-koi the next yaku, new or grown, ends the round"),
    ("B.1.9", "a yaku on the very last turn: stop is forced"),
    ("B.1.10", "hands empty and no yaku: a draw, and the deal passes"),
    ("B.1.11", "koi-koi and nothing after it: nobody scores"),
    ("B.1.12", "the winner deals next"),
    ("B.1.brights", "bright yaku: only the best one counts"),
    ("B.1.animals", "animal yaku: boar, deer and butterflies; five animals"),
    ("B.1.ribbons", "ribbon yaku: red poem, blue, both, and five ribbons"),
    ("B.1.chaff", "ten chaff, the cup counting too"),
    ("B.1.viewing", "viewing yaku: curtain or moon with the cup"),
    ("B.1.score", "the winner's score: seven and more doubles, the opponent's koi-koi doubles"),
    ("B.1.match", "a match: 3, 6 or 12 rounds, the higher total wins"),
    ("B.2.deal", "the mon rules: deal, field and hand"),
    ("B.2.yaku", "the mon rules: yaku and their values"),
    ("B.2.end", "the mon rules: stopping, calling, drawn rounds"),
    ("B.3.deal", "house rules of the deal (firstDealerTie, dealSize, fieldFour, fieldFourPairs)"),
    ("B.3.hand", "house rules of hand yaku (handYaku, handYakuBoth)"),
    ("B.3.values", "house rules of values (brightValues, brights, ribbonsAnimals, viewing, nomi, tsukifuda)"),
    ("B.3.rain", "rain and mist that spoil the viewing (ameNagare, kiriNagare)"),
    ("B.3.cards", "cards with another role (cupRole, lightningWild)"),
    ("B.3.doubling", "house rules of doubling (sevenDoubling, koikoiMultiplier, fieldBrights)"),
    ("B.3.calling", "house rules of calling (koikoiLimit, koikoiNeeds)"),
    ("B.3.end", "house rules of the round's end (koikoiExhausted, exhaustedDraw, playOutStock)"),
    ("B.3.match", "house rules of the match (scoring, gameLength, dealerRotation)"),
    ("C.1.1", "three seats: dealer, second, third; against the clock"),
    ("C.1.2", "the deal: seven each, six on the field"),
    ("C.1.3", "four of a month on the field, and in a hand"),
    ("C.1.4", "play to the last card; yaku count at the end"),
    ("C.1.5", "card points: 20, 10, 5 and 1, par 88"),
    ("C.1.yaku", "the yaku of Hana-awase and their points"),
    ("C.1.exclusions", "yaku that replace or exclude another"),
    ("C.1.7", "the settlement: C − 88 + 2Y − the others' Y; the sum is zero"),
    ("C.1.8", "the next dealer: the highest net"),
    ("C.1.9", "twelve rounds, or 3, 6, 9 by agreement"),
    ("C.1.openingHands", "exposed hands: six or seven chaff in the hand"),
    ("C.1.fuke", "fuke: twenty points or fewer, and the round is void"),
    ("C.1.ameNagare", "all four willows, and yaku that are washed away"),
    ("C.2", "the Oishi sheet: other values, and a field refilled"),
    ("C.3", "the 88 rules: obligatory and chosen yaku, redeals, two to seven players"),
    ("C.4", "the 80 rules: chaff is nothing, par 80, yaku paid by halves"),
    ("D.1", "counters, mon and kan; every round sums to zero; twelve rounds"),
    ("D.2", "seats and deal in Hachi-hachi"),
    ("D.3.call", "more than three: in (deru) or out (oriru), and the drop fees"),
    ("D.3.forced", "forced out (oikomi), and what a good hand is paid for it"),
    ("D.3.few", "two in, one in, none in; the dealer drops; the white card"),
    ("D.4.field", "small, large and grand field: times 1, 2 and 4"),
    ("D.4.carry", "a field that is carried over to later rounds"),
    ("D.5.sets", "hand yaku by month: triplets, pairs, four of a month"),
    ("D.5.chaff", "hand yaku of chaff: few coloured cards in the hand"),
    ("D.5.adding", "one hand yaku of each class, added, paid by each; willows are chaff"),
    ("D.5.exposure", "what is shown of a hand yaku, and when"),
    ("D.6.tobi", "tobi: the fourth card to a shown triplet"),
    ("D.6.nuke", "nuke: 89 points with a weak hand"),
    ("D.7.yaku", "dekiyaku and their kan"),
    ("D.7.sage", "paid at once; then stop (shōbu) or go on (sage)"),
    ("D.8.ends", "money after a sage: what is kept and what goes back"),
    ("D.8.liable", "one open sage, and another forms: who pays"),
    ("D.9", "hatto: who feeds a yaku pays for it"),
    ("D.10", "no dekiyaku: sōhachi, futahachi, su-jūroku"),
    ("D.11", "card points against 88, the pot and the next dealer"),
    ("D.12", "Hachi-hachi for two"),
    ("D.13", "another sheet of values, in points"),
))
# fmt: on

_BY_ID = {topic.id: topic for topic in TOPICS}


def find_topic(number: str) -> RuleTopic:
    """The rule of this number.

    >>> find_topic("D.9").title
    'hatto: who feeds a yaku pays for it'
    """
    found = _BY_ID.get(number) if isinstance(number, str) else None
    if found is None:
        raise RulesError("unknown-rule", f"unknown rule {shown(number)}: expected a number such as 'B.1.4'")
    return found


def topic_of_tag(tag: str) -> RuleTopic | None:
    """The rule that a tag stands for; None for a tag of another sort.

    Errors: :class:`RulesError` for a tag that begins like a rule's and names none.

    >>> topic_of_tag("rule-B-1-4").title
    'hand yaku: four of a month, four pairs'
    >>> topic_of_tag("hide-input") is None
    True
    """
    if not tag.startswith(_PREFIX):
        return None
    return find_topic(tag.removeprefix(_PREFIX).replace("-", "."))
