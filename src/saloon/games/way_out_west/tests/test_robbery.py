"""Chapter R: bank robbery."""

import pytest

from tests.talk import Table, scene

WOW = "way_out_west"
TOWNS = ["san_antonia", "kansas_city", "abilene", "dodge_city", "deadwood"]
STEPS = "step turn\n  stage: ending\nstep actions\n"


def robbing(text: str = "", *words: str) -> Table:
    """A has beaten the guard of B's bank in Abilene; the robbery dice are due."""
    table = scene(WOW, 3, f"cowboys A: abilene=3\nowner abilene: bank=B\n{text}\n{STEPS}")
    table.say(
        "A take gunfight", "A attack abilene", "A raid bank", *words, "* roll 1", "A fire", "* roll 6 1 1"
    )
    return table


def cash(table: Table) -> list[int]:
    return [one["cash"] for one in table.see("seats")]


def test_r1_another_seats_bank_but_not_the_own() -> None:
    table = scene(WOW, 3, f"cowboys A: abilene=3 deadwood=1\nowner abilene: bank=A hotel=B\n{STEPS}")
    table.say("A take gunfight", "A attack abilene")
    assert (table.clause("A raid bank"), table.reason("A raid bank")) == ("WOW-R1", "your_own_bank")


def test_r2_d33_three_dice_in_dollars() -> None:
    table = robbing()
    assert table.refusal("* roll 6 6") is not None
    assert table.say("* roll 4 3 5")[0] == "robbed A B 12 4 3 5"
    assert cash(table) == [32, 8, 20]


def test_r2_after_a_retreat_as_well() -> None:
    table = scene(WOW, 3, f"cowboys A: abilene=3\ncowboys B: abilene=1\nowner abilene: bank=B\n{STEPS}")
    table.say("A take gunfight", "A attack abilene", "A raid bank", "B retreat", "B flee deadwood")
    assert table.say("* roll 1 1 1")[0] == "robbed A B 3 1 1 1"


def test_r3_l8_from_the_owner_straight_to_the_attacker() -> None:
    table = robbing("cash: A=1 B=30\n")
    table.say("* roll 6 6 6")
    assert cash(table) == [19, 12, 20]
    assert [one["ledger"]["robbery"] for one in table.see("seats")] == [18, -18, 0]


def test_l8_further_robberies_add_up() -> None:
    table = robbing("ledger A: robbery=2\nledger B: robbery=5\nledger C: robbery=-7\n")
    table.say("* roll 1 1 1")
    assert [one["ledger"]["robbery"] for one in table.see("seats")] == [5, 2, -7]


def test_r3_no_more_than_the_owner_has() -> None:
    table = robbing("cash: A=1 B=7\n")
    assert table.say("* roll 3 3 3")[0] == "robbed A B 7 3 3 3"
    assert cash(table) == [8, 0, 20]


def test_r4_a_bank_that_could_not_pay_goes() -> None:
    table = robbing("cash: B=8\n")
    assert table.say("* roll 3 3 3")[1] == "removed B bank abilene"
    assert table.see("towns", "abilene", "buildings") == {}
    assert table.see("seats", "B", "buildings", "bank") == 3


def test_r5_one_that_just_could_stays() -> None:
    table = robbing("cash: B=9\n")
    assert table.say("* roll 3 3 3") == ["robbed A B 9 3 3 3", "took_wanted A"]
    assert cash(table)[1] == 0
    assert table.see("towns", "abilene", "buildings") == {"bank": 1}


def test_r6_without_any_cash_the_dice_are_rolled_all_the_same() -> None:
    table = robbing("cash: B=0\n")
    assert table.say("* roll 1 1 1")[:2] == ["robbed A B 0 1 1 1", "removed B bank abilene"]


def test_r7_anothers_jail_drives_the_robbers_out() -> None:
    table = robbing("owner abilene: jail=C\n", "B forgo")
    table.say("* roll 1 1 1")
    assert table.waiting() == ["A"]
    table.say("A leave deadwood", "A leave deadwood", "A leave deadwood")
    assert table.see("towns", "abilene", "cowboys", "A") == 0
    assert table.see("towns", "deadwood", "cowboys", "A") == 3
    assert table.waiting() == ["B"]


def test_r8_d26_together_or_apart_to_any_other_town() -> None:
    table = robbing("owner abilene: jail=C\n", "B forgo")
    table.say("* roll 1 1 1")
    assert table.legal("A") == [f"leave {town}" for town in TOWNS if town != "abilene"]
    assert (table.clause("A leave abilene"), table.reason("A leave abilene")) == ("WOW-R8", "must_leave_town")
    assert table.reason("A done") == "not_now"
    table.say("A leave kansas_city")
    assert table.clause("A leave kansas_city") == ""
    table.say("A leave kansas_city", "A leave san_antonia")
    assert [table.see("towns", town, "cowboys", "A") for town in TOWNS] == [1, 2, 0, 0, 0]


def test_r9_no_stagecoach_earns_by_it() -> None:
    table = robbing("owner abilene: jail=C stagecoach=C\nowner deadwood: stagecoach=C\n", "B forgo")
    table.say("* roll 1 1 1", *["A leave deadwood"] * 3)
    assert cash(table) == [23, 17, 20]


def test_r10_without_a_jail_they_stay() -> None:
    table = robbing()
    table.say("* roll 1 1 1")
    assert table.waiting() == ["B"]
    assert table.see("towns", "abilene", "cowboys", "A") == 3


def test_r10_with_the_own_jail_too() -> None:
    table = scene(WOW, 3, f"cowboys A: abilene=3\nowner abilene: bank=B jail=A\n{STEPS}")
    table.say("A take gunfight", "A attack abilene", "A raid bank", "* roll 1", "A fire", "* roll 6 1 1 1")
    table.say("* roll 1 1 1")
    assert table.waiting() == ["B"]


def test_r11_only_the_jail_counter_matters() -> None:
    missing = robbing("owner abilene: jail=C\nmissing: abilene=yes\n")
    missing.say("* roll 1 1 1")
    assert missing.waiting() == ["A"]
    owned = scene(WOW, 3, f"cowboys A: abilene=3\nowner abilene: bank=B jail=B\n{STEPS}")
    owned.say("A take gunfight", "A attack abilene", "A raid bank", "* roll 1 1", "A fire", "* roll 6 6 1")
    owned.say("* roll 1 1 1")
    assert owned.waiting() == ["A"]
    assert owned.see("steps", -1, "step") == "ridingout"


@pytest.mark.parametrize("dice", ["6 6 6", "1 1 1"])
def test_r12_also_when_the_bank_is_gone(dice: str) -> None:
    table = robbing("cash: B=5\nowner abilene: jail=C\n", "B forgo")
    table.say(f"* roll {dice}")
    assert table.see("steps", -1, "step") == "ridingout"


def test_r7_a_single_robber_and_whoever_owns_the_jail() -> None:
    table = scene(WOW, 3, f"cowboys B: abilene=1\nowner abilene: bank=C jail=A\n{STEPS}  at: 1\n")
    table.say("B take gunfight", "B attack abilene", "B raid bank", "C forgo", "* roll 6 1")
    table.say("* roll 1 1 1")
    assert table.waiting() == ["B"]
    assert table.legal("B") == [f"leave {town}" for town in TOWNS if town != "abilene"]


def test_r12_if_nobody_is_left_nobody_rides() -> None:
    table = scene(
        WOW,
        3,
        "cowboys A: abilene=0\nowner abilene: bank=B jail=C\n"
        + STEPS
        + "step robbery\n  seat: A\n  owner: B\n  town: abilene\n",
    )
    table.say("* roll 1 1 1")
    assert table.see("steps", -1, "step") == "actions"
