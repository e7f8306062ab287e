"""The players of the page's own Python: they play there, and what they take is told for each level."""

from benchmarks.in_page import can_measure, costs_in_page, seconds


def test_every_level_decides_in_the_python_of_the_page():
    assert can_measure()  # the tests run on a built site
    rules = ("koikoi/yamato", "koikoi/mon")  # with a judge, and without
    found = seconds(rules, (1, 5), seeds=(500, 501))
    assert set(found) == {f"{name} {level}" for name in rules for level in (1, 5)}
    for mean, longest in found.values():
        assert 0 < mean <= longest


def test_each_level_of_each_game_has_a_row_and_the_strongest_its_slowest():
    names = [cost.name for cost in costs_in_page()]
    assert len(names) == len(set(names)) == 3 * 6
    assert "hachihachi/std level 5 in the page, slowest" in names
    assert {cost.at_most for cost in costs_in_page()} == {0.4}
