"""Chapter O: components and board data."""

import pytest

from saloon.games.way_out_west import board
from tests.talk import scene

WOW = "way_out_west"
TOWNS = ["san_antonia", "kansas_city", "abilene", "dodge_city", "deadwood"]


def test_o1_the_ladder_from_bottom_to_top() -> None:
    assert list(scene(WOW, 3).see("towns")) == TOWNS


@pytest.mark.parametrize("spaces", ["3,4,4,5,6", "3,4,5,5,6"])
def test_o2_building_spaces(spaces: str) -> None:
    table = scene(WOW, 3, building_spaces=spaces)
    assert [table.see("towns", town, "spaces") for town in TOWNS] == [int(n) for n in spaces.split(",")]
    assert scene(WOW, 3).see("towns", "abilene", "spaces") == 4


def test_o3_corrals() -> None:
    assert [scene(WOW, 3).see("towns", town, "corrals") for town in TOWNS] == [4, 5, 5, 6, 7]


def test_o4_more_than_half_of_the_corrals() -> None:
    assert [corrals // 2 + 1 for corrals in board.CORRALS[:-1]] == board.OPENS_NEXT_AT == [3, 3, 3, 4]


def test_o5_o6_counters_of_one_colour() -> None:
    one = scene(WOW, 4).see("seats", "D")
    assert (one["cowboys"], one["cattle"], set(one["buildings"].values())) == (9, 9, {3})
    assert (one["farmer"], board.FARMERS) == ("in_hand", 1)


@pytest.mark.parametrize(("option", "total"), [("18", 18), ("13", 13)])
def test_o7_wanted_counters(option: str, total: int) -> None:
    assert scene(WOW, 3, wanted_total=option).see("supply") == total
    assert scene(WOW, 3).see("supply") == 18


@pytest.mark.parametrize(("seats", "boxes"), [(3, 18), (4, 18), (5, 19)])
def test_o8_the_action_boxes(seats: int, boxes: int) -> None:
    found = {name: box["count"] for name, box in scene(WOW, seats).see("boxes").items()}
    assert sum(found.values()) == boxes
    assert found == {
        "cattle": 3 if seats == 5 else 2,
        "cowboys": 3,
        **{f"build_{kind}": 1 for kind in ("jail", "store", "stagecoach", "hotel", "bank", "train")},
        "move_cowboys_4": 1,
        "move_cowboys_2": 1,
        "move_cattle": 1,
        "gunfight": 3,
        "farmer": 1,
    }


def test_o9_six_sides_and_twelve_spaces() -> None:
    assert (board.SIDES, board.LAST_SPACE) == (6, 12)


def test_o10_no_game_brings_more_money_than_the_bids_can_name() -> None:
    """Payday at its very best: 108 for cattle, 50 for banks, 27 + 10 for stores, 45 for hotels."""
    most = 5 * 25 + 12 * 12 + 4 * (108 + 50 + 37 + 45)
    assert most == board.MOST_MONEY == 1229
    words = scene(WOW, 3, f"cash: A={most}\n").legal("A")
    assert words[-2:] == [f"bid {most}", "drop"]
