"""Chapter E: the end of a turn; chapter I: income."""

import pytest

from tests.talk import Table, scene

WOW = "way_out_west"


def ending(text: str, seats: int = 3, **options: str) -> Table:
    """The last seat of a turn is about to pass."""
    table = scene(
        WOW, seats, f"{text}\nstep turn\n  stage: ending\nstep actions\n  at: {2 * seats - 1}\n", **options
    )
    table.say(f"{table.waiting()[0]} pass")
    return table


def payday(text: str, turn: int = 3, **options: str) -> list[int]:
    """What A, B and C are paid."""
    table = ending(f"turn: {turn}\n{text}", 3, **options)
    return [one["ledger"]["income"] for one in table.see("seats")]


@pytest.mark.parametrize("turn", range(1, 13))
def test_e1_i1_income_at_the_end_of_every_third_turn(turn: int) -> None:
    assert payday("cattle A: abilene=1\n", turn) == [2 if turn in (3, 6, 9, 12) else 0, 0, 0]


def test_e1_income_comes_before_the_marker_moves() -> None:
    table = scene(WOW, 3, "turn: 3\nstep turn\n  stage: ending\nstep actions\n  at: 5\n")
    assert table.say("C pass") == [
        "passed C",
        *[f"earned {seat} 0 0 0 0 0" for seat in "ABC"],
        "turn_began 4",
    ]


def test_e2_l13_the_marker_advances_and_the_next_auction_begins() -> None:
    table = ending("turn: 7\n")
    assert table.see("turn") == 8
    assert table.see("steps", -1, "step") == "auction"


def test_e3_the_game_ends_after_turn_twelve_and_its_income() -> None:
    table = ending("turn: 12\ncattle B: abilene=2\n")
    assert table.over
    assert table.see("seats", "B", "cash") == 24
    assert table.see("turn") == 12
    assert table.clause("A pass") == "WOW-E3"


@pytest.mark.parametrize(("seats", "turns", "paydays"), [(3, 12, 4), (4, 9, 3), (5, 9, 3)])
def test_e4_how_long_a_game_lasts(seats: int, turns: int, paydays: int) -> None:
    table = scene(WOW, seats, "step first_seat\n")
    table.say("* begin A")
    for seat in "ABCDE"[:seats] * 3:
        table.say(f"{seat} put abilene")
    seen: list[str] = []
    while not table.over:
        seat = table.waiting()[0]
        seen += table.say(f"{seat} {table.fallback(seat)}")
    assert 1 + len([event for event in seen if event.startswith("turn_began")]) == turns
    assert len([event for event in seen if event.startswith("earned A")]) == paydays


def test_i2_all_from_the_same_position_and_nobody_is_asked() -> None:
    table = ending("turn: 3\nplay_order: B C A\ncattle A: abilene=1\nowner abilene: store=B\n", 3)
    assert [one["ledger"]["income"] for one in table.see("seats")] == [2, 1, 0]


@pytest.mark.parametrize(
    ("town", "income"),
    [
        ("", 2),
        ("farmer: abilene=C\n", 1),
        ("owner abilene: train=C\n", 4),
        ("owner abilene: train=C\nfarmer: abilene=C\n", 2),
        ("owner abilene: train=A\n", 4),
    ],
)
def test_i3_i4_i5_i6_what_one_cattle_counter_earns(town: str, income: int) -> None:
    assert payday(f"cattle A: abilene=1\n{town}")[0] == income
    assert payday(f"cattle A: abilene=3\n{town}")[0] == 3 * income


def test_i3_in_every_town() -> None:
    assert payday("cattle A: abilene=1 deadwood=2\nfarmer: deadwood=B\n")[0] == 2 + 2


def test_i7_a_bank_earns_from_buildings_of_others() -> None:
    assert payday("owner deadwood: bank=A jail=B store=C train=A\n") == [4, 0, 0]
    assert payday("owner deadwood: bank=A\nowner dodge_city: jail=B\n") == [0, 0, 0]


def test_i8_a_store_earns_from_cattle_of_others() -> None:
    assert (
        payday("owner abilene: store=A\ncattle A: abilene=1\ncattle B: abilene=2\ncattle C: abilene=1\n")[0]
        == 2 + 3
    )
    assert payday("owner abilene: store=A\ncattle B: deadwood=2\n")[0] == 0


def test_i9_a_store_earns_two_for_a_farmer() -> None:
    assert payday("owner abilene: store=A\nfarmer: abilene=B\n") == [2, 0, 0]
    assert payday("owner abilene: store=A\nfarmer: abilene=B\ncattle C: abilene=2\n") == [4, 0, 2]


def test_i10_even_for_its_owners_unless_the_table_says_not_own() -> None:
    own = "owner abilene: store=A\nfarmer: abilene=A\n"
    assert payday(own)[0] == 2
    assert payday(own, store_farmer_pay="not_own")[0] == 0
    assert payday("owner abilene: store=A\nfarmer: abilene=B\n", store_farmer_pay="not_own")[0] == 2


def test_i11_train_and_farmer_do_not_change_what_a_store_gets_per_cattle() -> None:
    assert payday("owner abilene: store=A train=B\ncattle C: abilene=2\n") == [2, 0, 8]
    assert payday("owner abilene: store=A train=B\ncattle C: abilene=2\nfarmer: abilene=B\n") == [4, 0, 4]


def test_i12_a_hotel_earns_from_cowboys_of_others() -> None:
    guests = "cowboys A: abilene=2\ncowboys B: abilene=3\ncowboys C: abilene=1 deadwood=4\n"
    assert payday("owner abilene: hotel=A\n" + guests) == [4, 0, 0]


def test_i13_jail_stagecoach_and_train_earn_nothing() -> None:
    everything = "cowboys B: abilene=3\nowner abilene: jail=A stagecoach=A train=A hotel=C\n"
    assert payday(everything) == [0, 0, 3]


def test_i1_d5_the_payday_is_told_part_by_part() -> None:
    table = scene(
        WOW,
        3,
        "turn: 6\ncattle A: abilene=1\ncattle B: abilene=2\ncowboys B: abilene=3\n"
        "owner abilene: store=A hotel=A bank=A jail=B\nstep turn\n  stage: ending\nstep actions\n  at: 5\n",
    )
    assert table.say("C pass")[1:3] == ["earned A 9 2 2 2 3", "earned B 4 4 0 0 0"]


@pytest.mark.parametrize("missing", ["no", "yes"])
def test_l16_at_the_start_of_a_turn_no_sheriff_is_missing(missing: str) -> None:
    table = ending(f"owner abilene: jail=A\nmissing: abilene={missing}\n")
    assert table.see("towns", "abilene", "sheriff_missing") is False
