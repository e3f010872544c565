"""Chapter F: the farmer."""

import pytest

from tests.talk import Table, scene

WOW = "way_out_west"
TOWNS = ["san_antonia", "kansas_city", "abilene", "dodge_city", "deadwood"]


def acting(text: str = "", seats: int = 3, at: int = 0, **options: str) -> Table:
    steps = f"step turn\n  stage: ending\nstep actions\n  at: {at}\n"
    return scene(WOW, seats, text + "\n" + steps, **options)


def placing(text: str = "", **options: str) -> Table:
    table = acting(text, 3, 0, **options)
    table.say("A take farmer")
    return table


def evicted() -> Table:
    """A has just got rid of B's farmer in Abilene, who had displaced cattle of A."""
    table = acting("cowboys A: abilene=2\nfarmer: abilene=B\n")
    table.say("A take gunfight", "A attack abilene", "A evict", "* roll 1", "A fire", "* roll 6 1")
    return table


def test_f1_d18_into_a_corral_of_any_town_without_farmer() -> None:
    table = placing("farmer: abilene=B\ncattle C: deadwood=2\n")
    assert table.legal("A") == [
        *[f"settle {town}" for town in TOWNS if town != "abilene"],
        "displace deadwood C",
    ]
    assert table.say("A settle dodge_city") == ["settled A dodge_city"]
    assert table.see("towns", "dodge_city", "farmer") == 0
    assert table.see("seats", "A", "farmer") == "on_map"
    assert table.waiting() == ["B"]


def test_f2_one_box_and_free() -> None:
    table = placing()
    assert table.see("boxes", "farmer", "count") == 1
    table.say("A settle abilene")
    assert table.see("seats", "A", "cash") == 20


@pytest.mark.parametrize("text", ["farmer: abilene=A\n", "farmer_of: A=gone\n"])
def test_f3_once_in_the_whole_game(text: str) -> None:
    table = acting(text)
    assert (table.clause("A take farmer"), table.reason("A take farmer")) == ("WOW-F3", "farmer_used")


def test_f4_one_farmer_to_a_town() -> None:
    table = placing("farmer: abilene=B\ncattle C: abilene=1\n")
    assert (table.clause("A settle abilene"), table.reason("A settle abilene")) == (
        "WOW-F4",
        "farmer_stands",
    )
    assert table.clause("A displace abilene C") == "WOW-F4"


def test_f5_cattle_in_the_corral_goes_back_to_stock() -> None:
    table = placing("cattle C: abilene=2\n")
    assert table.say("A displace abilene C") == ["displaced C abilene", "settled A abilene"]
    assert table.see("towns", "abilene", "cattle", "C") == 1
    assert table.see("seats", "C", "cattle") == 8
    assert table.see("seats", "C", "cash") == 20
    assert table.see("towns", "abilene", "vacant") == 3


def test_f5_in_a_full_town_somebodys_cattle_has_to_go() -> None:
    table = placing("cattle C: san_antonia=3\ncattle B: san_antonia=1\n")
    assert (table.clause("A settle san_antonia"), table.reason("A settle san_antonia")) == (
        "WOW-F5",
        "no_corral_free",
    )
    assert table.clause("A displace san_antonia B") == ""


def test_f5_where_there_is_none_there_is_nothing_to_displace() -> None:
    table = placing("cattle C: abilene=1\n")
    assert (table.clause("A displace abilene B"), table.reason("A displace abilene B")) == (
        "WOW-F5",
        "nothing_to_displace",
    )
    assert table.reason("A displace abilene D") == "no_such_seat"


def test_f6_no_cowboy_no_open_town_and_even_own_cattle() -> None:
    table = placing("cattle A: deadwood=1\n")
    assert table.see("towns", "deadwood", "open") is False
    table.say("A displace deadwood A")
    assert table.see("towns", "deadwood", "cattle", "A") == 0
    assert table.see("seats", "A", "cattle") == 9


def test_f7_his_corral_takes_no_cattle() -> None:
    table = acting("cowboys A: san_antonia=1\ncattle B: san_antonia=3\nfarmer: san_antonia=B\n")
    assert table.clause("A take cattle") == "WOW-C16"


def test_f8_he_leaves_only_by_a_gunfight_won() -> None:
    table = acting("cowboys A: abilene=2\nfarmer: abilene=B\n")
    table.say("A take gunfight", "A attack abilene", "A evict", "* roll 1")
    assert table.see("towns", "abilene", "farmer") == 1
    table.say("A retreat", "A flee deadwood", "A flee dodge_city")
    assert table.see("towns", "abilene", "farmer") == 1
    assert evicted().see("towns", "abilene", "farmer") is None


def test_f9_he_lowers_income_and_points_of_cattle() -> None:
    text = "turn: 12\ncattle B: abilene=2\n{}step turn\n  stage: ending\n"
    without = scene(WOW, 3, text.format(""))
    beside = scene(WOW, 3, text.format("farmer: abilene=A\n"))
    assert [table.see("seats", "B", "cash") - 20 for table in (without, beside)] == [4, 2]
    assert [table.see("seats", "B", "points") for table in (without, beside)] == [2 + 5, 0 + 5]


def test_f10_he_belongs_to_nobody_but_his_placer_is_known() -> None:
    table = acting("farmer: abilene=A\ncattle B: abilene=1\n")
    assert table.see("towns", "abilene", "size") == 0
    assert table.see("towns", "abilene", "control") == 1
    assert table.see("towns", "abilene", "farmer") == 0


def test_f11_the_box_is_open_for_whoever_has_his_farmer() -> None:
    table = acting("farmer: san_antonia=B kansas_city=C abilene=D dodge_city=E\n", 5)
    assert table.clause("A take farmer") == ""
    table.say("A take farmer")
    assert table.legal("A") == ["settle deadwood"]


def test_f12_nothing_else_is_undone() -> None:
    table = evicted()
    assert table.see("seats", "B", "farmer") == "gone"
    assert table.see("towns", "abilene", "vacant") == 5
    assert table.see("towns", "abilene", "cattle") == [0, 0, 0]
    assert table.clause("B take farmer") == "WOW-F3"
