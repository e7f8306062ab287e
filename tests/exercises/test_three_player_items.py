"""Items on hana-awase and Hachi-hachi: their answers against RULES.md §C and §D, written here a second time."""

import pytest

from hanafuda_lib.exercises import AnswerKind, bank, find_item
from hanafuda_lib.exercises.hana_yaku import hana_points_item, hana_total_item

# §C.1.6
HANA = {
    "goko": 200, "shiko": 60, "akatan": 40, "aotan": 40, "nanatan": 40, "rokutan": 30, "omote_sugawara": 30,
    "nomi": 30, "matsukiribozu": 20, "inoshikacho": 20, "hanami": 20, "tsukimi": 20, "kusa": 20,
    "fujishima": 20, "kirishima": 20, "ameshima": 20,
}  # fmt: skip
# §D.5
HANDS = {
    "sanbon": 2, "tatesanbon": 3, "kuttsuki": 4, "futa_sanbon": 6, "sanbon_tatesanbon": 7, "teshi": 6,
    "haneken": 7, "futa_tatesanbon": 8, "ichinishi": 8, "shiso": 20,
    "aka": 2, "tanichi": 3, "toichi": 3, "pikaichi": 4, "karasu": 4,
}  # fmt: skip
# §D.7
DEKIYAKU = {"goko": 12, "shiko": 10, "nanatan": 10, "aotan": 7, "akatan": 7}
WORTH = {"bright": 20, "animal": 10, "ribbon": 5, "chaff": 1}


def answers(prefix):
    return {item.id.removeprefix(prefix): item.answer_text for item in bank() if item.id.startswith(prefix)}


def test_values_of_all_yaku_and_hand_yaku():
    assert {name: int(text) for name, text in answers("hana-yaku-points/").items()} == HANA
    assert {name: int(text) for name, text in answers("hachi-hand-kan/").items()} == HANDS
    assert {name: int(text) for name, text in answers("hachi-yaku-kan/").items()} == DEKIYAKU


@pytest.mark.parametrize(
    ("item_id", "answer"),
    [
        # §C.1.6: exclusions.
        ("hana-y/shiko-and-three", "80"), ("hana-y/goko", "220"), ("hana-y/nomi", "30"),
        ("hana-y/hanami-only", "20"), ("hana-y/seven-with-willow", "30"), ("hana-y/seven", "80"),
        ("hana-y/rain-man-no-fourth", "0"), ("hana-y/all-willow", "20"), ("hana-y/all-iris", "0"),
        # §C.1.7, §C.3, §C.4: settlements.
        ("hana-net/first", "528"), ("hana-net/loser", "-250"), ("hana-net/shared", "100"),
        ("hana-net/four", "120"), ("hana-net/two", "-32"), ("hana-net/zero", "minus-84"),
        ("hana-points-rule/sum", "264"), ("hana-points-rule/two-players", "132"),
        ("hana-points-rule/four-players", "66"), ("hana-points-rule/par-80", "80"),
        # §C.1 options, §C.2, §C.3.
        ("hana-hand/seven", "30"), ("hana-hand/six", "40"), ("hana-hand/willow", "no"),
        ("hana-fuke/nintendo", "the-whole-round-is-void"), ("hana-fuke/h88", "no-only-below-20"),
        ("hana-sheet/oishi-goko", "100"), ("hana-sheet/oishi-shima", "10"), ("hana-sheet/oishi-nomi", "40"),
        ("hana-sheet/h88-shiko", "80"), ("hana-sheet/h88-omote", "110"),
        # §D.1, §D.3, §D.4.
        ("hachi-money/kan", "12"), ("hachi-money/to-mon", "84"), ("hachi-money/half", "42"),
        ("hachi-money/in-kan", "8-kan-and-9-mon"),
        ("hachi-field/plain", "1"), ("hachi-field/crane", "2"), ("hachi-field/moon-and-curtain", "2"),
        ("hachi-field/phoenix", "4"), ("hachi-field/rain-man-and-crane", "4"), ("hachi-field/animals", "1"),
        ("hachi-in/first-fee", "12"), ("hachi-in/second-fee", "18"), ("hachi-in/fee-field", "24"),
        ("hachi-in/forced", "he-is-forced-out-oikomi"),
        # Half of 2 kan is 12 mon; the moon and the blue peony ribbon bring 3 each.
        ("hachi-in/forced-hand", "18"),
        # §D.5: willow as chaff, standing triplets, two classes (2 + 3).
        ("hachi-hand/phoenix-triplet", "2"), ("hachi-hand/paulownia-chaff", "3"),
        ("hachi-hand/willow-four", "10"), ("hachi-hand/rain-man-chaff", "4"),
        ("hachi-hand/two-classes", "5"), ("hachi-hand/all-ribbons", "2"),
        ("hachi-bonus/nuke", "89"),
        # §D.7, §D.8: S000's example in mon (−7, +10½, −3½ kan), and halves.
        ("hachi-yaku/nine-ribbons", "12"), ("hachi-yaku/goko-after-shiko", "22"),
        ("hachi-after/stop", "168"), ("hachi-after/grand", "336"), ("hachi-after/run-out", "84"),
        ("hachi-after/cancel", "120"), ("hachi-after/overtaken-a", "-84"),
        ("hachi-after/overtaken-b", "126"), ("hachi-after/overtaken-c", "-42"), ("hachi-after/again", "408"),
        ("hachi-hatto/pays", "168"),
        # §D.10–D.12.
        ("hachi-special/nihachi", "168"), ("hachi-special/nihachi-kan", "10"),
        ("hachi-special/sujuroku-kan", "12"), ("hachi-special/precedence", "a"),
        ("hachi-points/large", "24"), ("hachi-points/lower", "-28"), ("hachi-points/duel", "40"),
        # §B.1, §B.2, §A.3.
        ("koikoi-round/unseen", "8"), ("koikoi-round/call-and-nothing", "0"), ("koikoi-round/loser", "0"),
        ("koikoi-mon/ribbons", "7"), ("koikoi-mon/animals", "6"), ("two-faces/cup-tenth", "1"),
    ],
)  # fmt: skip
def test_the_answer_is_that_of_the_specification(item_id, answer):
    assert find_item(item_id).answer == answer


@pytest.mark.parametrize("seed", range(20))
def test_card_points_of_a_pile_are_counted_by_kind(seed):
    item = hana_points_item(seed)
    chaff = 0 if "80 rules" in item.prompt else 1
    points = sum(
        chaff if picture.card.kind.value == "chaff" else WORTH[picture.card.kind.value]
        for picture in item.pictures
    )
    assert item.answer == str(points)


@pytest.mark.parametrize("seed", range(20))
def test_the_sum_of_the_yaku_of_a_pile(seed):
    """Yaku by their cards, once more: three of the sets, the viewings, whole months, ribbons, brights."""
    item = hana_total_item(seed)
    held = {picture.card.id for picture in item.pictures}
    sets = {
        "akatan": "01-red-poem 02-red-poem 03-red-poem", "aotan": "06-blue-ribbon 09-blue-ribbon 10-blue-ribbon",
        "kusa": "04-plain-ribbon 05-plain-ribbon 07-plain-ribbon", "inoshikacho": "07-boar 10-deer 06-butterflies",
        "omote_sugawara": "01-crane 02-warbler 03-curtain", "matsukiribozu": "01-crane 08-moon 12-phoenix",
        "nomi": "03-curtain 08-moon 09-cup", "hanami": "03-curtain 09-cup", "tsukimi": "08-moon 09-cup",
        "shiko": "01-crane 03-curtain 08-moon 12-phoenix",
        "fujishima": "04-cuckoo 04-plain-ribbon 04-chaff-1 04-chaff-2",
        "kirishima": "12-phoenix 12-chaff-1 12-chaff-2 12-chaff-3",
        "ameshima": "11-rainman 11-swallow 11-plain-ribbon 11-lightning",
    }  # fmt: skip
    found = {name for name, cards in sets.items() if set(cards.split()) <= held}
    if "shiko" in found and "11-rainman" in held:
        found = found - {"shiko"} | {"goko"}
    ribbons = sum("ribbon" in card or "poem" in card for card in held - {"11-plain-ribbon"})
    if ribbons >= 6:
        found.add("nanatan" if ribbons >= 7 else "rokutan")
    if "nomi" in found:
        found -= {"hanami", "tsukimi"}
    if found & {"shiko", "goko"}:
        found.discard("omote_sugawara")
    assert item.answer == str(sum(HANA[name] for name in found))


def test_shown_hands_show_one_yaku_each():
    shown = [item for item in bank() if item.id.startswith("hachi-hand-shown/")]
    assert len(shown) == 13
    for item in shown:
        assert len(item.pictures) == 7
        assert item.answer == item.id.removeprefix("hachi-hand-shown/")


def test_an_option_item_gives_the_default_of_its_rule_set():
    texts = answers("option/")
    assert texts["hachihachi-std-carry"] == "each waits for a later round, the largest first"
    assert texts["hanaawase-nintendo-matsukiriWithBrights"] == (
        "matsukiribozu counts beside four or five brights"
    )
    assert texts["koikoi-yamato-brightValues"] == "10, 8, 7 and 5 points"
    assert texts["hachihachi-std-sageFail"] == "half of what was paid for it"


def test_reasons_for_wrong_numbers_are_not_the_explanation_again():
    """A slip says which misunderstanding it is; the sum itself follows in the explanation."""
    for item in bank():
        for choice in item.choices:
            assert not choice.why or choice.why != item.explanation, item.id
            assert item.kind is not AnswerKind.NUMBER or choice.id != item.answer, item.id
