"""Chapter T: the auction for the play order."""

import pytest

from tests.talk import Table, scene

WOW = "way_out_west"


def auction(seats: int = 4, order: str = "B D A C", text: str = "", **options: str) -> Table:
    return scene(WOW, seats, f"play_order: {order}\n{text}", **options)


def cash(table: Table) -> list[int]:
    return [one["cash"] for one in table.see("seats")]


def order(table: Table) -> str:
    return " ".join("ABCDE"[seat] for seat in table.see("play_order"))


def test_t1_every_turn_starts_with_an_auction() -> None:
    table = auction(3, "A B C")
    assert table.see("steps", 1, "step") == "auction"
    table.say("A drop", "B drop")
    for seat in "CBACBA":
        table.say(f"{seat} pass")
    assert table.see("turn") == 2
    assert table.see("steps", 1, "step") == "auction"


def test_t1_the_first_turn_included() -> None:
    table = scene(WOW, 3, "step stationing\n  at: 8\n")
    assert table.say("C put abilene") == ["stationed C abilene", "turn_began 1"]
    assert table.legal("A")[:2] == ["bid 1", "bid 2"]


def test_t2_the_first_of_the_turn_before_is_asked_first() -> None:
    table = auction()
    assert table.waiting() == ["B"]
    table.say("B bid 1", "D drop", "A drop", "C drop")
    for seat in "BCADBCAD":
        table.say(f"{seat} pass")
    assert table.waiting() == ["B"]


def test_t3_in_the_first_turn_it_is_the_one_drawn_in_setup() -> None:
    table = scene(WOW, 3, "step first_seat\n")
    table.say("* begin C")
    for seat in "CAB" * 3:
        table.say(f"{seat} put abilene")
    assert table.waiting() == ["C"]


def test_t4_bidders_are_asked_in_the_old_play_order_round_and_round() -> None:
    table = auction()
    asked = []
    for bid in range(1, 10):
        asked += table.waiting()
        table.say(f"{asked[-1]} bid {bid}")
    assert asked == list("BDACBDACB")


def test_t5_raise_or_drop() -> None:
    table = auction()
    table.say("B bid 3")
    assert table.legal("D") == [*[f"bid {n}" for n in range(4, 21)], "drop"]
    assert (table.clause("D bid 3"), table.reason("D bid 3")) == ("WOW-T5", "bid_too_low")
    assert table.clause("D bid 4") == ""
    assert table.reason("D pass") == "not_now"


def test_t6_whole_dollars_from_one_up() -> None:
    table = auction()
    assert table.legal("B")[0] == "bid 1"
    table.say("B bid 1")
    assert table.legal("D")[0] == "bid 2"


def test_t7_no_more_than_the_bidder_has() -> None:
    table = auction(text="cash: B=5\n")
    assert table.legal("B")[-2:] == ["bid 5", "drop"]
    assert table.clause("B bid 5") == ""
    assert (table.clause("B bid 6"), table.reason("B bid 6")) == ("WOW-T7", "bid_too_high")
    table.say("B bid 4", "D bid 5", "A bid 6", "C bid 7")
    assert table.legal("B") == ["drop"]


def test_t8_a_raise_replaces_the_old_bid() -> None:
    table = auction()
    table.say("B bid 4", "D drop", "A bid 5", "C drop", "B bid 6", "A drop")
    assert cash(table) == [15, 14, 20, 20]


def test_t8_the_bids_on_the_table_are_seen() -> None:
    table = auction()
    table.say("B bid 4", "D drop")
    step = table.see("steps", 1)
    assert (step["bids"], step["places"], step["highest"]) == ([0, 4, 0, 0], [None, None, None, 3], 4)


def test_t9_the_first_to_drop_is_last() -> None:
    table = auction()
    assert table.say("B bid 1", "D drop") == ["bade B 1", "dropped D 4 0"]
    assert table.say("A drop") == ["dropped A 3 0"]
    table.say("C drop")
    assert order(table) == "B C A D"


def test_t10_with_three_the_surplus_positions_stay_out() -> None:
    table = auction(3, "A B C")
    assert table.say("A drop") == ["dropped A 3 0"]
    assert table.say("B drop") == ["dropped B 2 0", "led C 0"]
    assert order(table) == "C B A"


def test_t11_who_drops_pays_the_own_bid_at_once() -> None:
    table = auction()
    table.say("B bid 3", "D bid 4", "A drop", "C drop")
    assert cash(table) == [20, 20, 20, 20]
    assert table.say("B drop") == ["dropped B 2 3", "led D 4"]
    assert cash(table) == [20, 17, 20, 16]


def test_t12_who_is_out_is_not_asked_again() -> None:
    table = auction()
    table.say("B bid 1", "D drop", "A bid 2", "C drop")
    assert table.waiting() == ["B"]
    table.say("B bid 3")
    assert table.waiting() == ["A"]
    assert table.reason("D bid 9") == "not_asked"


def test_t13_the_last_one_in_is_first_and_pays() -> None:
    table = auction()
    assert table.say("B drop", "D drop", "A bid 9", "C drop")[-1] == "led A 9"
    assert cash(table) == [11, 20, 20, 20]
    assert order(table) == "A C D B"
    assert table.waiting() == ["A"]
    assert table.see("steps", 1, "step") == "actions"


def test_t14_if_nobody_bids_the_order_is_reversed_for_nothing() -> None:
    table = auction()
    assert table.say("B drop", "D drop", "A drop")[-1] == "led C 0"
    assert order(table) == "C A D B"
    assert cash(table) == [20, 20, 20, 20]
    assert table.see("steps", 1, "step") == "actions"


def test_t15_who_cannot_go_higher_is_asked_all_the_same() -> None:
    table = auction(text="cash: D=0\n")
    table.say("B bid 1")
    assert table.waiting() == ["D"]
    assert table.legal("D") == ["drop"]


def test_t15_the_clock_drops_out() -> None:
    assert auction().fallback("B") == "drop"


def test_d11_the_holder_of_the_highest_bid_is_never_asked() -> None:
    table = auction()
    table.say("B bid 1", "D drop", "A drop")
    assert table.waiting() == ["C"]
    table.say("C drop")
    assert table.see("steps", 1, "step") == "actions"


@pytest.mark.parametrize(
    ("words", "paid"),
    [
        (("B bid 2", "D bid 3", "A bid 7", "C drop", "B drop", "D drop"), [7, 2, 0, 3]),
        (("B drop", "D bid 1", "A drop", "C drop"), [0, 0, 0, 1]),
    ],
)
def test_l18_everybody_loses_the_last_own_bid_or_nothing(words: tuple[str, ...], paid: list[int]) -> None:
    table = auction()
    table.say(*words)
    assert [20 - left for left in cash(table)] == paid
    assert [one["ledger"]["bids"] for one in table.see("seats")] == paid


def test_l12_bids_strictly_increase() -> None:
    table = auction()
    table.say("B bid 5", "D bid 8")
    assert [table.clause(f"A bid {n}") for n in range(1, 10)] == ["WOW-T5"] * 8 + [""]
