"""Chapter M: moving cowboys; chapter K: moving cattle."""

import pytest

from tests.talk import Table, scene

WOW = "way_out_west"
TOWNS = ["san_antonia", "kansas_city", "abilene", "dodge_city", "deadwood"]


def acting(text: str = "", seats: int = 3, at: int = 0, **options: str) -> Table:
    steps = f"step turn\n  stage: ending\nstep actions\n  at: {at}\n"
    return scene(WOW, seats, text + "\n" + steps, **options)


def moving(text: str, most: int = 4) -> Table:
    table = acting(text)
    table.say(f"A take move_cowboys_{most}")
    return table


def driving(text: str, **options: str) -> Table:
    table = acting(text, 3, 0, **options)
    table.say("A take move_cattle")
    return table


@pytest.mark.parametrize("most", [4, 2])
def test_m1_m2_up_to_the_value_of_the_box(most: int) -> None:
    table = moving("cowboys A: abilene=6\n", most)
    for moved in range(most):
        assert table.waiting() == ["A"]
        assert table.see("steps", 2, "left") == most - moved
        assert table.see("steps", 2, "moved") == moved
        table.say("A ride abilene deadwood")
    assert table.waiting() == ["B"]
    assert table.see("towns", "deadwood", "cowboys", "A") == most
    assert table.see("seats", "A", "cash") == 20


@pytest.mark.parametrize("box", ["move_cowboys_4", "move_cowboys_2"])
def test_m2_one_box_of_each_value(box: str) -> None:
    assert acting().see("boxes", box, "count") == 1


def test_m1_to_another_town() -> None:
    table = moving("cowboys A: abilene=1\n")
    assert table.legal("A") == [f"ride abilene {town}" for town in TOWNS if town != "abilene"]
    assert (table.clause("A ride abilene abilene"), table.reason("A ride abilene abilene")) == (
        "WOW-M1",
        "same_town",
    )


def test_m3_from_anywhere_to_anywhere() -> None:
    table = moving("cowboys A: san_antonia=1 deadwood=2\n")
    table.say("A ride san_antonia deadwood", "A ride deadwood san_antonia", "A ride deadwood abilene")
    assert [table.see("towns", town, "cowboys", "A") for town in TOWNS] == [1, 0, 1, 0, 1]


def test_m4_only_the_own_ones() -> None:
    table = moving("cowboys A: abilene=1\ncowboys B: deadwood=3\n")
    assert (table.clause("A ride deadwood abilene"), table.reason("A ride deadwood abilene")) == (
        "WOW-M4",
        "no_cowboy_here",
    )


def test_m5_d16_one_at_a_time_and_stop_after_the_first() -> None:
    table = moving("cowboys A: abilene=3\n")
    assert table.clause("A done") == "WOW-D4"
    table.say("A ride abilene deadwood")
    assert table.legal("A")[-1] == "done"
    table.say("A done")
    assert table.waiting() == ["B"]
    assert table.see("towns", "abilene", "cowboys", "A") == 2


def test_m6_nobody_moves_twice() -> None:
    table = moving("cowboys A: abilene=1 deadwood=1\n")
    table.say("A ride abilene deadwood")
    assert table.see("steps", 2, "ready") == [0, 0, 0, 0, 1]
    table.say("A ride deadwood kansas_city")
    assert table.waiting() == ["B"]


def test_m6_from_a_town_only_as_many_as_were_there() -> None:
    table = moving("cowboys A: abilene=1 deadwood=2\n")
    table.say("A ride deadwood abilene", "A ride abilene kansas_city")
    assert table.see("towns", "abilene", "cowboys", "A") == 1
    assert (table.clause("A ride abilene deadwood"), table.reason("A ride abilene deadwood")) == (
        "WOW-M6",
        "moved_already",
    )
    assert table.clause("A ride deadwood kansas_city") == ""


def test_m6_when_all_have_moved_the_action_ends() -> None:
    table = moving("cowboys A: abilene=2\n")
    table.say("A ride abilene deadwood", "A ride abilene deadwood")
    assert table.waiting() == ["B"]


def test_m8_the_box_needs_a_cowboy_on_the_map() -> None:
    assert acting("cowboys B: abilene=1\n").clause("A take move_cowboys_2") == "WOW-M8"
    assert acting("cowboys A: deadwood=1\n").clause("A take move_cowboys_2") == ""


def test_m8_the_clock_moves_one_and_stops() -> None:
    table = moving("cowboys A: abilene=2\n")
    assert table.fallback("A") == "ride abilene san_antonia"
    table.say("A ride abilene deadwood")
    assert table.fallback("A") == "done"


def test_k1_d17_one_cattle_counter_to_a_vacant_corral() -> None:
    table = driving("cattle A: abilene=2\ncattle B: san_antonia=4\n")
    assert table.legal("A") == [
        "drive A abilene kansas_city",
        "drive A abilene dodge_city",
        "drive A abilene deadwood",
    ]
    assert table.say("A drive A abilene deadwood") == ["drove A A abilene deadwood"]
    assert table.see("towns", "abilene", "cattle", "A") == 1
    assert table.see("towns", "deadwood", "cattle", "A") == 1
    assert table.waiting() == ["B"]


def test_k1_there_must_be_some_to_move_and_room_for_it() -> None:
    table = driving("cattle A: abilene=2\ncattle B: san_antonia=4\n")
    assert table.reason("A drive A deadwood abilene") == "no_cattle_here"
    assert table.clause("A drive A deadwood abilene") == "WOW-K1"
    assert table.reason("A drive A abilene san_antonia") == "no_vacant_corral"
    assert table.clause("A drive A abilene san_antonia") == "WOW-K1"


def test_k2_one_box_and_free() -> None:
    table = driving("cattle A: abilene=1\n")
    assert table.see("boxes", "move_cattle", "count") == 1
    table.say("A drive A abilene deadwood")
    assert table.see("seats", "A", "cash") == 20


def test_k3_a_closed_town_takes_it() -> None:
    table = driving("cattle A: abilene=1\n")
    assert table.see("towns", "deadwood", "open") is False
    assert table.clause("A drive A abilene deadwood") == ""


def test_k4_k5_no_cowboy_is_needed_at_either_end() -> None:
    table = driving("cattle A: abilene=1\ncowboys A: kansas_city=1\n")
    assert table.clause("A drive A abilene deadwood") == ""


def test_k6_only_own_cattle() -> None:
    table = driving("cattle A: abilene=1\ncattle B: deadwood=1\n")
    assert (table.clause("A drive B deadwood abilene"), table.reason("A drive B deadwood abilene")) == (
        "WOW-K6",
        "not_your_cattle",
    )


def test_k6_d17_with_move_cattle_scope_any_everybodys() -> None:
    table = driving("cattle B: deadwood=1\n", move_cattle_scope="any")
    assert "drive B deadwood abilene" in table.legal("A")
    step = table.state.stack[-1]
    assert len(step.menu(table.state, 0)) == 3 * 5 * 5
    assert table.say("A drive B deadwood abilene") == ["drove A B deadwood abilene"]
    assert table.see("towns", "abilene", "cattle", "B") == 1
    assert acting("cattle B: deadwood=1\n").clause("A take move_cattle") == "WOW-K9"


def test_k6_an_empty_seat_owns_none() -> None:
    table = driving("cattle A: abilene=1\n", move_cattle_scope="any")
    assert table.reason("A drive D abilene deadwood") == "no_such_seat"


def test_k7_to_another_town() -> None:
    table = driving("cattle A: abilene=1\n")
    assert (table.clause("A drive A abilene abilene"), table.reason("A drive A abilene abilene")) == (
        "WOW-K7",
        "same_pasture",
    )


def test_k8_a_farmers_corral_is_not_vacant() -> None:
    table = driving("cattle A: abilene=1\ncattle B: san_antonia=3\nfarmer: san_antonia=C\n")
    assert table.reason("A drive A abilene san_antonia") == "no_vacant_corral"
    table = driving("cattle A: abilene=1\nfarmer: deadwood=C\n")
    assert table.reason("A drive A deadwood abilene") == "no_cattle_here"


def test_k9_the_box_needs_cattle_and_a_vacant_corral_elsewhere() -> None:
    assert acting("cattle B: abilene=1\n").reason("A take move_cattle") == "no_cattle_to_drive"
    assert acting("cattle A: abilene=1\n").clause("A take move_cattle") == ""


def test_k9_from_one_town_with_cattle_to_another_with_cattle() -> None:
    table = acting(
        "cattle A: san_antonia=4 deadwood=5\ncattle B: kansas_city=5 abilene=4\n"
        "cattle C: dodge_city=6\nfarmer: abilene=B\n"
    )
    assert table.clause("A take move_cattle") == ""
    table.say("A take move_cattle")
    assert table.legal("A") == ["drive A san_antonia deadwood"]


def test_k9_vacant_corrals_only_where_the_cattle_is_do_not_help() -> None:
    table = acting(
        "cattle A: deadwood=6\ncattle B: san_antonia=4 kansas_city=5\n"
        "cattle C: abilene=5 dodge_city=4\ncattle D: dodge_city=2\n",
        seats=4,
    )
    assert table.see("towns", "deadwood", "vacant") == 1
    assert table.reason("A take move_cattle") == "no_vacant_corral"
    assert "take move_cattle" not in table.legal("A")
