"""Chapter C: buying cattle."""

import pytest

from tests.talk import Table, scene

WOW = "way_out_west"
EVERYWHERE = "san_antonia=1 kansas_city=1 abilene=1 dodge_city=1 deadwood=1"


def acting(text: str, seats: int = 3, at: int = 0, **options: str) -> Table:
    steps = f"step turn\n  stage: ending\nstep actions\n  at: {at}\n"
    return scene(WOW, seats, text + "\n" + steps, **options)


def buying(text: str, **options: str) -> Table:
    table = acting(text, 3, 0, **options)
    table.say("A take cattle")
    return table


def test_c1_d13_one_or_two_cattle_from_stock() -> None:
    table = buying("cowboys A: san_antonia=1\n")
    assert table.legal("A") == ["graze san_antonia"]
    assert table.say("A graze san_antonia") == ["grazed A san_antonia"]
    assert table.legal("A") == ["graze san_antonia", "done"]
    table.say("A graze san_antonia")
    assert table.waiting() == ["B"]
    assert table.see("towns", "san_antonia", "cattle") == [2, 0, 0]
    assert table.see("seats", "A", "cattle") == 7


def test_c1_d13_one_may_be_enough() -> None:
    table = buying("cowboys A: san_antonia=1\n")
    assert table.clause("A done") == "WOW-D4"
    table.say("A graze san_antonia", "A done")
    assert table.waiting() == ["B"]
    assert table.see("towns", "san_antonia", "cattle") == [1, 0, 0]


def test_c2_each_costs_a_dollar() -> None:
    table = buying("cowboys A: san_antonia=1\n")
    table.say("A graze san_antonia")
    assert table.see("seats", "A", "cash") == 19
    table.say("A graze san_antonia")
    assert table.see("seats", "A", "cash") == 18
    assert table.see("seats", "A", "ledger", "prices") == 2


@pytest.mark.parametrize(
    ("seats", "boxes", "count"),
    [(3, "2/3", 2), (4, "2/3", 2), (5, "2/3", 3), (3, "3/4", 3), (4, "3/4", 3), (5, "3/4", 4)],
)
def test_c3_how_many_cattle_boxes(seats: int, boxes: str, count: int) -> None:
    table = acting("", seats, cattle_boxes=boxes)
    assert table.see("boxes", "cattle", "count") == count


def test_c3_with_two_boxes_the_third_seat_finds_none() -> None:
    used = "cowboys C: san_antonia=1\ntokens A: first=cattle\ntokens B: first=cattle\n"
    assert acting(used, at=2).clause("C take cattle") == "WOW-A5"
    assert acting(used, at=2, cattle_boxes="3/4").clause("C take cattle") == ""


def test_c4_only_vacant_corrals() -> None:
    table = acting("cowboys A: san_antonia=1\ncattle B: san_antonia=3\n")
    table.say("A take cattle", "A graze san_antonia")
    assert table.waiting() == ["B"]
    assert table.see("towns", "san_antonia", "vacant") == 0
    full = buying("cowboys A: san_antonia=1 kansas_city=1\ncattle B: san_antonia=4\n")
    assert full.legal("A") == ["graze kansas_city"]
    assert (full.clause("A graze san_antonia"), full.reason("A graze san_antonia")) == (
        "WOW-C4",
        "corrals_full",
    )


def test_c5_only_where_a_cowboy_of_the_own_stands() -> None:
    table = buying("cowboys A: san_antonia=1\ncowboys B: kansas_city=3\ncattle B: san_antonia=3\n")
    assert table.clause("A graze kansas_city") == "WOW-C5"
    assert table.clause("A graze san_antonia") == ""


def test_c6_cattle_stay_when_the_cowboys_leave() -> None:
    table = acting("cowboys A: san_antonia=1\ncattle A: san_antonia=2\n")
    table.say("A take move_cowboys_2", "A ride san_antonia deadwood")
    assert table.see("towns", "san_antonia", "cattle", "A") == 2


def test_c7_the_bottom_town_is_always_open() -> None:
    table = buying("cowboys A: san_antonia=1\n")
    assert table.see("towns", "san_antonia", "open") is True
    assert table.clause("A graze san_antonia") == ""


@pytest.mark.parametrize(
    ("below", "half", "town"),
    [
        ("san_antonia", 2, "kansas_city"),
        ("kansas_city", 2, "abilene"),
        ("abilene", 2, "dodge_city"),
        ("dodge_city", 3, "deadwood"),
    ],
)
def test_c8_a_town_opens_at_more_than_half_of_the_one_below(below: str, half: int, town: str) -> None:
    closed = buying(f"cowboys A: {EVERYWHERE}\ncattle B: {below}={half}\n")
    assert closed.see("towns", town, "open") is False
    assert (closed.clause(f"A graze {town}"), closed.reason(f"A graze {town}")) == ("WOW-C8", "town_closed")
    table = buying(f"cowboys A: {EVERYWHERE}\ncattle B: {below}={half + 1}\n")
    assert table.see("towns", town, "open") is True
    assert table.clause(f"A graze {town}") == ""


def test_c8_the_refusal_names_the_town_below() -> None:
    table = buying(f"cowboys A: {EVERYWHERE}\n")
    refusal = table.refusal("A graze deadwood")
    assert refusal is not None
    assert table.words.refusal(refusal).startswith("Deadwood opens when")
    assert "Dodge City" in table.words.refusal(refusal)


def test_c9_a_farmers_corral_counts_as_occupied() -> None:
    table = buying(
        f"cowboys A: {EVERYWHERE}\ncattle B: san_antonia=1\ncattle A: san_antonia=1\nfarmer: san_antonia=C\n"
    )
    assert table.see("towns", "san_antonia", "vacant") == 1
    assert table.clause("A graze kansas_city") == ""


def test_c10_only_the_next_lower_town_matters() -> None:
    table = buying(f"cowboys A: {EVERYWHERE}\ncattle B: kansas_city=3\n")
    assert table.clause("A graze abilene") == ""
    assert table.clause("A graze kansas_city") == "WOW-C8"


def test_c11_the_first_counter_may_open_the_town_for_the_second() -> None:
    table = buying(f"cowboys A: {EVERYWHERE}\ncattle B: san_antonia=2\n")
    assert table.clause("A graze kansas_city") == "WOW-C8"
    table.say("A graze san_antonia")
    assert table.clause("A graze kansas_city") == ""


def test_c12_a_town_closes_again_and_its_cattle_stay() -> None:
    table = acting(f"cowboys B: {EVERYWHERE}\ncattle A: san_antonia=3 kansas_city=1\n")
    table.say("A take move_cattle", "A drive A san_antonia abilene", "B take cattle")
    assert table.clause("B graze kansas_city") == "WOW-C8"
    assert table.see("towns", "kansas_city", "cattle", "A") == 1


def test_c13_the_two_may_go_to_different_towns() -> None:
    table = buying(f"cowboys A: {EVERYWHERE}\ncattle B: san_antonia=3\n")
    table.say("A graze san_antonia", "A graze kansas_city")
    assert table.see("towns", "san_antonia", "cattle", "A") == 1
    assert table.see("towns", "kansas_city", "cattle", "A") == 1


def test_c13_with_cattle_split_no_they_stay_together() -> None:
    table = buying(f"cowboys A: {EVERYWHERE}\ncattle B: kansas_city=3 abilene=3\n", cattle_split="no")
    table.say("A graze abilene")
    assert table.legal("A") == ["graze abilene", "done"]
    assert (table.clause("A graze dodge_city"), table.reason("A graze dodge_city")) == (
        "WOW-C13",
        "one_town_only",
    )


def test_c13_with_cattle_split_no_a_full_town_ends_the_action() -> None:
    table = buying(f"cowboys A: {EVERYWHERE}\ncattle B: san_antonia=3\n", cattle_split="no")
    table.say("A graze san_antonia")
    assert table.waiting() == ["B"]


def test_c14_corrals_are_only_counted() -> None:
    table = buying("cowboys A: san_antonia=1\ncattle B: san_antonia=1\n")
    assert table.see("towns", "san_antonia", "vacant") == 3
    assert table.legal("A") == ["graze san_antonia"]


def test_c15_without_stock_or_money_nothing_is_bought() -> None:
    table = acting("cowboys A: san_antonia=1\ncattle A: deadwood=7 dodge_city=2\n")
    assert (table.clause("A take cattle"), table.reason("A take cattle")) == ("WOW-C15", "no_cattle_left")
    table = acting("cowboys A: san_antonia=1\ncash: A=0\n")
    assert (table.clause("A take cattle"), table.reason("A take cattle")) == (
        "WOW-C15",
        "no_dollar_for_cattle",
    )


@pytest.mark.parametrize("text", ["cash: A=1\n", "cattle A: deadwood=7 dodge_city=1\n"])
def test_c15_with_one_dollar_or_one_counter_one_is_bought(text: str) -> None:
    table = buying("cowboys A: san_antonia=1\n" + text)
    table.say("A graze san_antonia")
    assert table.waiting() == ["B"]


def test_c16_the_box_needs_a_place_for_one_counter() -> None:
    assert acting("cowboys A: deadwood=3\n").clause("A take cattle") == "WOW-C16"
    full = acting("cowboys A: san_antonia=1\ncattle B: san_antonia=4\n")
    assert full.reason("A take cattle") == "nowhere_to_graze"
    assert acting("cowboys A: deadwood=1\ncattle B: dodge_city=4\n").clause("A take cattle") == ""


def test_c16_the_clock_buys_one_and_stops() -> None:
    table = buying("cowboys A: san_antonia=1\n")
    assert table.fallback("A") == "graze san_antonia"
    table.say("A graze san_antonia")
    assert table.fallback("A") == "done"
