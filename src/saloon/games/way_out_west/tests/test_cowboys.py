"""Chapter W: buying cowboys; chapter X: what stagecoaches earn."""

import pytest

from tests.talk import Table, scene

WOW = "way_out_west"
TOWNS = ["san_antonia", "kansas_city", "abilene", "dodge_city", "deadwood"]


def acting(text: str = "", seats: int = 3, at: int = 0, **options: str) -> Table:
    steps = f"step turn\n  stage: ending\nstep actions\n  at: {at}\n"
    return scene(WOW, seats, text + "\n" + steps, **options)


def cash(table: Table) -> list[int]:
    return [one["cash"] for one in table.see("seats")]


def test_w1_d14_one_cowboy_or_two_into_any_town() -> None:
    table = acting()
    table.say("A take cowboys")
    assert table.legal("A") == [f"put {town}" for town in TOWNS]
    assert table.say("A put dodge_city") == ["hired A dodge_city"]
    assert table.legal("A") == [*[f"put {town}" for town in TOWNS], "done"]
    table.say("A done")
    assert table.see("towns", "dodge_city", "cowboys") == [1, 0, 0]
    assert table.see("seats", "A", "cowboys") == 8
    assert table.waiting() == ["B"]


def test_w2_a_dollar_each() -> None:
    table = acting()
    table.say("A take cowboys", "A put abilene")
    assert cash(table) == [19, 20, 20]
    table.say("A put abilene")
    assert cash(table) == [18, 20, 20]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_w3_three_boxes_at_every_number_of_seats(seats: int) -> None:
    assert acting(seats=seats).see("boxes", "cowboys", "count") == 3


def test_w4_two_towns_or_one() -> None:
    table = acting()
    table.say("A take cowboys", "A put abilene", "A put deadwood")
    table.say("B take cowboys", "B put abilene", "B put abilene")
    assert table.see("towns", "abilene", "cowboys") == [1, 2, 0]
    assert table.see("towns", "deadwood", "cowboys") == [1, 0, 0]


def test_w5_any_number_may_stand_anywhere() -> None:
    table = acting("cowboys A: deadwood=7\ncowboys B: deadwood=9\n")
    table.say("A take cowboys", "A put deadwood", "A put deadwood")
    assert table.see("towns", "deadwood", "cowboys") == [9, 9, 0]


def test_w6_x1_a_bought_cowboy_earns_anothers_stagecoach_a_dollar() -> None:
    table = acting("owner abilene: stagecoach=C\n")
    table.say("A take cowboys")
    assert table.say("A put abilene") == ["hired A abilene", "coach_paid C abilene"]
    assert cash(table) == [19, 20, 21]
    assert table.see("seats", "C", "ledger", "coach") == 1
    assert table.say("A put deadwood") == ["hired A deadwood"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [("cowboys A: deadwood=9\n", "no_cowboys_left"), ("cash: A=0\n", "no_dollar_for_cowboy")],
)
def test_w7_stock_and_cash_are_the_limit(text: str, reason: str) -> None:
    table = acting(text)
    assert (table.clause("A take cowboys"), table.reason("A take cowboys")) == ("WOW-W7", reason)


@pytest.mark.parametrize("text", ["cowboys A: deadwood=8\n", "cash: A=1\n"])
def test_w7_w8_with_one_counter_or_one_dollar_one_is_bought(text: str) -> None:
    table = acting(text)
    table.say("A take cowboys", "A put abilene")
    assert table.waiting() == ["B"]


def test_w8_the_box_is_open_with_a_counter_and_a_dollar() -> None:
    table = acting("cowboys A: deadwood=8\ncash: A=1\n")
    assert "take cowboys" in table.legal("A")


def test_w8_the_clock_buys_one_and_stops() -> None:
    table = acting()
    table.say("A take cowboys")
    assert table.fallback("A") == "put san_antonia"
    table.say("A put abilene")
    assert table.fallback("A") == "done"


def test_x1_not_the_coach_of_another_town() -> None:
    table = acting("owner deadwood: stagecoach=C\n")
    table.say("A take cowboys", "A put abilene")
    assert cash(table) == [19, 20, 20]


def test_x2_the_own_cowboys_earn_nothing() -> None:
    table = acting("owner abilene: stagecoach=A\ncowboys A: abilene=1 deadwood=1\n")
    table.say("A take cowboys", "A put abilene", "A done", "B pass", "C pass")
    table.say("A take move_cowboys_2", "A ride abilene deadwood", "A ride deadwood abilene")
    assert cash(table) == [19, 20, 20]


def moving(text: str) -> Table:
    table = acting("cowboys A: abilene=3 dodge_city=1\n" + text)
    table.say("A take move_cowboys_4")
    return table


def test_x3_m7_the_coach_at_the_origin_earns() -> None:
    table = moving("owner abilene: stagecoach=B\n")
    assert table.say("A ride abilene deadwood") == ["rode A abilene deadwood", "coach_paid B abilene"]
    assert cash(table) == [20, 21, 20]


def test_x3_whoever_owns_it() -> None:
    table = acting("cowboys B: abilene=1\nowner abilene: stagecoach=A\nowner deadwood: stagecoach=C\n", at=1)
    table.say("B take move_cowboys_2", "B ride abilene deadwood")
    assert cash(table) == [21, 20, 20]


@pytest.mark.parametrize("origin", ["-", "A"])
def test_x4_without_one_or_with_the_movers_own_it_is_the_coach_at_the_destination(origin: str) -> None:
    table = moving(f"owner abilene: stagecoach={origin}\nowner deadwood: stagecoach=C\n")
    assert table.say("A ride abilene deadwood")[1:] == ["coach_paid C deadwood"]
    assert cash(table) == [20, 20, 21]


@pytest.mark.parametrize(("origin", "destination"), [("-", "A"), ("A", "A"), ("A", "-"), ("-", "-")])
def test_x4_not_if_that_is_the_movers_own_too_or_none(origin: str, destination: str) -> None:
    table = moving(f"owner abilene: stagecoach={origin}\nowner deadwood: stagecoach={destination}\n")
    assert table.say("A ride abilene deadwood") == ["rode A abilene deadwood"]
    assert cash(table) == [20, 20, 20]


def test_x5_of_two_the_one_at_the_origin_earns() -> None:
    table = moving("owner abilene: stagecoach=B\nowner deadwood: stagecoach=C\n")
    table.say("A ride abilene deadwood")
    assert cash(table) == [20, 21, 20]


def test_x5_even_if_one_seat_owns_both() -> None:
    table = moving("owner abilene: stagecoach=B\nowner deadwood: stagecoach=B\n")
    table.say("A ride abilene deadwood")
    assert cash(table) == [20, 21, 20]


def test_x6_each_ride_pays_for_itself() -> None:
    table = moving("owner abilene: stagecoach=B\nowner deadwood: stagecoach=C\n")
    table.say("A ride abilene deadwood", "A ride abilene deadwood", "A ride dodge_city deadwood")
    assert cash(table) == [20, 22, 21]


COACHES = "".join(f"owner {town}: stagecoach=C\n" for town in ("san_antonia", "kansas_city", "abilene"))


def test_x7_cattle_earn_no_coach_anything() -> None:
    table = acting(COACHES + "cowboys A: san_antonia=1\ncattle A: abilene=1\n")
    table.say("A take cattle", "A graze san_antonia", "A done", "B pass", "C pass")
    table.say("A take move_cattle", "A drive A abilene kansas_city")
    assert table.see("seats", "C", "cash") == 20


def test_x7_setup_earns_no_coach_anything() -> None:
    table = scene(WOW, 3, COACHES + "step stationing\n  at: 0\n")
    assert table.say("A put abilene") == ["stationed A abilene"]
    assert table.see("seats", "C", "cash") == 20


def test_x8_the_dollar_is_there_before_the_next_step() -> None:
    table = acting(COACHES)
    table.say("A take cowboys", "A put abilene")
    assert table.see("seats", "C", "cash") == 21
    assert table.waiting() == ["A"]
