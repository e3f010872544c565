"""Chapter V: victory points, with positions reckoned by hand."""

import pytest

from saloon.kernel.result import Result
from tests.talk import Table, scene

WOW = "way_out_west"


def final(text: str, seats: int = 3) -> Table:
    """The game has just ended, payday behind it."""
    return scene(WOW, seats, f"turn: 12\n{text}\nstep none\n")


def result(text: str, seats: int = 3) -> Result:
    outcome = final(text, seats).result()
    assert outcome is not None
    return outcome


def row(text: str, key: str, town: str = "", seats: int = 3) -> list[int]:
    """A line of the reckoning; for the lines of a town, the one below its head."""
    head = ""
    for line in result(text, seats).table:
        if line.key == "town":
            domain, value = line.args["town"]
            assert domain is not None
            head = domain.token(value)
        elif line.key == "prizes":
            head = ""
        elif line.key == key and head == town:
            return line.figures
    raise KeyError(key)


def test_v1_points_are_counted_once_after_the_last_income() -> None:
    table = scene(WOW, 3, "turn: 12\ncash: A=20 B=21\ncattle A: abilene=1\nstep turn\n  stage: ending\n")
    assert table.over
    outcome = table.result()
    assert outcome is not None
    assert outcome.scores == [1 + 5, 0, 0]


def test_v2_only_buildings_make_the_size_of_a_town() -> None:
    text = "owner abilene: jail=A store=B\ncattle A: abilene=3\ncowboys C: abilene=4\nfarmer: abilene=C\n"
    assert final(text).see("towns", "abilene", "size") == 2


def test_v3_each_building_is_worth_the_size_of_its_town() -> None:
    text = "owner deadwood: jail=A store=A bank=B train=C\nowner abilene: jail=B\n"
    assert row(text, "buildings", "deadwood") == [8, 4, 4]
    assert row(text, "buildings", "abilene") == [0, 1, 0]


@pytest.mark.parametrize(
    ("town", "points"),
    [
        ("", 1),
        ("farmer: abilene=C\n", 0),
        ("owner abilene: train=C\n", 2),
        ("owner abilene: train=C\nfarmer: abilene=C\n", 1),
        ("owner abilene: train=A\n", 2),
    ],
)
def test_v4_v5_v6_what_one_cattle_counter_is_worth(town: str, points: int) -> None:
    assert row(f"cattle A: abilene=1\n{town}", "cattle", "abilene")[0] == points
    assert row(f"cattle A: abilene=4\n{town}", "cattle", "abilene")[0] == 4 * points


def test_v5_another_towns_train_does_not_matter() -> None:
    assert row("cattle A: abilene=2\nowner deadwood: train=A\n", "cattle", "abilene")[0] == 2


def test_v7_v8_more_counters_than_any_other_seat_control_a_town() -> None:
    text = "owner deadwood: jail=A store=B hotel=C\ncattle A: deadwood=1\n"
    assert row(text, "control", "deadwood") == [3, 0, 0]
    assert final(text).see("towns", "deadwood", "control") == 0


def test_v7_cattle_count_in_full_even_where_they_are_worth_nothing() -> None:
    text = "owner abilene: jail=A store=A\ncattle B: abilene=3\nfarmer: abilene=C\n"
    assert row(text, "cattle", "abilene") == [0, 0, 0]
    assert row(text, "control", "abilene") == [0, 2, 0]


def test_v7_cowboys_and_farmers_do_not_count_for_it() -> None:
    text = "owner abilene: jail=A\ncowboys B: abilene=5\nfarmer: abilene=B\n"
    assert row(text, "control", "abilene") == [1, 0, 0]


@pytest.mark.parametrize("text", ["cattle B: abilene=1\n", "cattle B: abilene=1\ncattle C: abilene=1\n"])
def test_v9_a_shared_majority_controls_nothing(text: str) -> None:
    assert row("owner abilene: jail=A\n" + text, "control", "abilene") == [0, 0, 0]
    assert final("owner abilene: jail=A\n" + text).see("towns", "abilene", "control") is None


def test_v9_a_tie_below_the_highest_does_not_matter() -> None:
    text = "owner deadwood: jail=A store=B hotel=C\ncattle C: deadwood=1\n"
    assert row(text, "control", "deadwood") == [0, 0, 3]


def test_v10_a_town_of_size_zero_gives_nothing() -> None:
    text = "cattle A: abilene=3\n"
    assert final(text).see("towns", "abilene", "control") == 0
    assert row(text, "control", "abilene") == [0, 0, 0]


@pytest.mark.parametrize(
    ("cash", "points"),
    [
        ("A=20 B=21 C=19", [0, 5, 0]),
        ("A=20 B=20 C=19", [2, 2, 0]),
        ("A=20 B=20 C=20", [2, 2, 2]),
        ("A=0 B=0 C=0", [0, 0, 0]),
        ("A=0 B=0 C=1", [0, 0, 5]),
    ],
)
def test_v11_v12_v15_most_cash(cash: str, points: list[int]) -> None:
    assert row(f"cash: {cash}\n", "cash") == points


@pytest.mark.parametrize(
    ("wanted", "points"),
    [
        ("A=2 B=1", [4, 0, 0]),
        ("A=2 B=2 C=1", [2, 2, 0]),
        ("A=1 B=1 C=1", [2, 2, 2]),
        ("A=0", [0, 0, 0]),
        ("C=1", [0, 0, 4]),
    ],
)
def test_v13_v14_v15_most_wanted_counters(wanted: str, points: list[int]) -> None:
    assert row(f"wanted: {wanted}\n", "wanted") == points


def test_v16_nothing_else_scores() -> None:
    text = "cash: A=0 B=0 C=0\ncowboys A: abilene=9\nfarmer_of: A=gone\n"
    assert result(text).scores == [0, 0, 0]


def test_v17_the_highest_total_wins() -> None:
    outcome = result("cash: A=20 B=21 C=19\n")
    assert (outcome.winners, outcome.scores, outcome.reason, outcome.rule) == (
        [1],
        [0, 5, 0],
        "last_turn",
        "WOW-V17",
    )


def test_v17_all_who_have_it_share_the_win() -> None:
    outcome = result("cash: A=20 B=20 C=19\n")
    assert (outcome.winners, outcome.reason) == ([0, 1], "shared")


WHOLE = """
cash: A=13 B=31 C=31 D=4
wanted: A=3 B=1 C=0 D=3
cattle A: san_antonia=2 abilene=1
cattle B: san_antonia=1 kansas_city=3
cattle C: abilene=2 deadwood=1
cattle D: kansas_city=1
owner san_antonia: jail=A hotel=B
owner kansas_city: bank=B train=C store=D
owner abilene: train=A hotel=A bank=C
owner dodge_city: store=C
farmer: abilene=D kansas_city=A
cowboys A: abilene=4
cowboys D: deadwood=5
"""


def test_v1_v17_a_whole_reckoning_by_hand() -> None:
    """Each figure was worked out on paper from the clauses above.

    San Antonia, size 2: A 2 + 2 cattle, B 2 + 1; A has 3 counters against 2, so 2 more.
    Kansas City, size 3, train and farmer: B 3 + 3, C 3, D 3 + 1; B controls with 4 counters: 3.
    Abilene, size 3, train and farmer: A 6 + 1, C 3 + 2; A and C have 3 counters each: nobody.
    Dodge City, size 1: C 1 + 1. Deadwood, size 0: C 1, and control of nothing.
    Cash: B and C share, 2 each. Wanted: A and D share, 2 each.
    """
    assert row(WHOLE, "buildings", "san_antonia", 4) == [2, 2, 0, 0]
    assert row(WHOLE, "control", "san_antonia", 4) == [2, 0, 0, 0]
    assert row(WHOLE, "cattle", "kansas_city", 4) == [0, 3, 0, 1]
    assert row(WHOLE, "control", "kansas_city", 4) == [0, 3, 0, 0]
    assert row(WHOLE, "control", "abilene", 4) == [0, 0, 0, 0]
    outcome = result(WHOLE, 4)
    assert outcome.scores == [
        2 + 2 + 2 + 6 + 1 + 2,
        2 + 1 + 3 + 3 + 3 + 2,
        3 + 3 + 2 + 1 + 1 + 1 + 2,
        3 + 1 + 2,
    ]
    assert outcome.winners == [0]


def test_v1_the_last_line_is_the_sum_of_the_others() -> None:
    table = result(WHOLE, 4).table
    sums = [sum(line.figures[seat] for line in table if line.figures and not line.total) for seat in range(4)]
    assert table[-1].total
    assert table[-1].figures == sums


def test_l17_buildings_together_are_worth_the_squares_of_the_sizes() -> None:
    towns = ["san_antonia", "kansas_city", "abilene", "dodge_city", "deadwood"]
    buildings = sum(sum(row(WHOLE, "buildings", town, 4)) for town in towns)
    control = sum(sum(row(WHOLE, "control", town, 4)) for town in towns)
    sizes = [final(WHOLE, 4).see("towns", town, "size") for town in towns]
    assert buildings == sum(size * size for size in sizes) == 23
    assert control <= sum(sizes) == 9
