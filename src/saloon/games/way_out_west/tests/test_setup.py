"""Chapter S: setting up."""

import pytest

from saloon.kernel.errors import SaloonError
from saloon.kernel.match import Match
from saloon.kernel.options import read_options
from saloon.kernel.rng import FastRng
from tests.talk import Table, scene

WOW = "way_out_west"


def fresh(seats: int, **options: str) -> Table:
    return scene(WOW, seats, "step first_seat\n", **options)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_s1_three_to_five_sit_down(seats: int) -> None:
    assert fresh(seats).waiting() == []
    assert Match.new(WOW, seats).seats == seats


@pytest.mark.parametrize("seats", [2, 6])
def test_s1_two_or_six_do_not(seats: int) -> None:
    with pytest.raises(SaloonError, match="3 to 5 seats"):
        Match.new(WOW, seats)


def test_s2_everybody_gets_counters_two_tokens_and_a_farmer() -> None:
    one = fresh(3).see("seats", "C")
    assert (one["cowboys"], one["cattle"]) == (9, 9)
    assert one["buildings"] == dict.fromkeys(["jail", "store", "stagecoach", "hotel", "bank", "train"], 3)
    assert one["tokens"] == ["hand", "hand"]
    assert one["farmer"] == "in_hand"


@pytest.mark.parametrize(("seats", "cash"), [(3, 20), (4, 20), (5, 25)])
def test_s3_s4_starting_cash(seats: int, cash: int) -> None:
    assert [one["cash"] for one in fresh(seats).see("seats")] == [cash] * seats


def test_s5_the_reserve_pays_in_full_however_much_it_has_paid() -> None:
    table = scene(
        WOW,
        3,
        """
        turn: 12
        cash: A=1100
        cattle A: deadwood=7
        owner deadwood: train=B
        step turn
          stage: ending
        """.replace("        ", ""),
    )
    assert table.see("seats", "A", "cash") == 1100 + 28


@pytest.mark.parametrize("first", "ABC")
def test_s6_d30_any_seat_may_be_first(first: str) -> None:
    table = fresh(3)
    assert table.say(f"* begin {first}") == [f"began {first}"]
    assert table.waiting() == [first]


def test_s6_d30_every_seat_is_equally_likely() -> None:
    asked = fresh(5).state.stack[-1].chance(fresh(5).state)
    assert asked is not None
    assert [weight for _, weight in asked.spread()] == [1] * 5


def test_s7_play_order_runs_clockwise_from_the_first() -> None:
    table = fresh(4)
    table.say("* begin C")
    assert table.see("play_order") == [2, 3, 0, 1]


def test_s8_d10_three_rounds_of_one_cowboy_each_in_play_order() -> None:
    table = fresh(3)
    table.say("* begin B")
    asked = []
    for town in ("abilene", "deadwood", "abilene"):
        for _ in range(3):
            asked.append(table.waiting()[0])
            table.say(f"{asked[-1]} put {town}")
    assert asked == ["B", "C", "A"] * 3
    assert table.see("towns", "abilene", "cowboys") == [2, 2, 2]
    assert table.see("towns", "deadwood", "cowboys") == [1, 1, 1]
    assert [one["cowboys"] for one in table.see("seats")] == [6, 6, 6]
    assert table.see("steps", 1, "step") == "auction"


def test_s9_d10_any_town_will_do_and_it_earns_nobody_anything() -> None:
    table = fresh(3)
    table.say("* begin A")
    assert table.legal("A") == [f"put {town}" for town in table.see("towns")]
    assert table.say("A put deadwood") == ["stationed A deadwood"]
    assert [one["cash"] for one in table.see("seats")] == [20, 20, 20]
    assert table.reason("B drop") == "not_now"


@pytest.mark.parametrize(("seats", "turn"), [(3, 1), (4, 4), (5, 4)])
def test_s10_s11_where_the_turn_marker_starts(seats: int, turn: int) -> None:
    assert fresh(seats).see("turn") == turn


def test_s12_nothing_is_on_the_map_and_nobody_is_wanted() -> None:
    table = fresh(4)
    for town in table.see("towns").values():
        assert (town["size"], sum(town["cattle"]), sum(town["cowboys"]), town["farmer"]) == (0, 0, 0, None)
    assert all(not box["tokens"] for box in table.see("boxes").values())
    assert [one["wanted"] for one in table.see("seats")] == [0] * 4
    assert table.see("supply") == 18


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_s13_all_five_towns_are_used(seats: int) -> None:
    assert len(fresh(seats).see("towns")) == 5


def test_s14_everybody_sees_all_cash() -> None:
    assert [one["cash"] for one in fresh(3).see("seats", viewer="watcher")] == [20, 20, 20]


def test_s14_open_money_no_covers_the_cash_of_others() -> None:
    table = fresh(3, open_money="no")
    assert [one["cash"] for one in table.see("seats", viewer="B")] == [None, 20, None]
    assert [one["ledger"] is None for one in table.see("seats", viewer="B")] == [True, False, True]
    assert [one["points"] for one in table.see("seats", viewer="B")] == [None, None, None]
    assert [one["cash"] for one in table.see("seats", viewer="archive")] == [20, 20, 20]


def test_s14_open_money_no_is_over_when_the_game_is() -> None:
    table = scene(WOW, 3, "turn: 12\ncash: A=7\nstep turn\n  stage: ending\n", open_money="no")
    assert table.over
    assert table.see("seats", "A", "cash", viewer="B") == 7
    assert table.see("seats", "A", "points", viewer="watcher") is not None


def test_s14_every_viewer_could_know_the_whole_world() -> None:
    table = scene(WOW, 3, "cash: A=7 B=9 C=11\n", open_money="no")
    twin = table.rules.redetermine(table.state, 1, FastRng(1))
    assert table.rules.view(twin, 0) == table.rules.view(table.state, 0)
    assert twin is not table.state


def test_s14_options_have_the_values_of_the_rules() -> None:
    rules = fresh(3).rules
    found = {option.name: option.domain.tokens for option in rules.options}
    assert found == {
        "cattle_boxes": ["2/3", "3/4"],
        "cattle_split": ["no", "yes"],
        "building_spaces": ["3,4,4,5,6", "3,4,5,5,6"],
        "move_cattle_scope": ["own", "any"],
        "wanted_total": ["18", "13"],
        "sheriff_returns": ["next_turn", "next_gunfight"],
        "attack_own_farmer": ["no", "yes"],
        "store_farmer_pay": ["any", "not_own"],
        "open_money": ["no", "yes"],
    }
    defaults = dict(zip(found, read_options(rules, {}), strict=True))
    assert defaults == dict.fromkeys(found, 0) | {"cattle_split": 1, "open_money": 1}
