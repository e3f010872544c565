"""Chapter G, WOW-G1 to WOW-G10: where a gunfight takes place, and for what."""

import pytest

from tests.talk import Table, scene

WOW = "way_out_west"


def acting(text: str = "", seats: int = 3, at: int = 0, **options: str) -> Table:
    steps = f"step turn\n  stage: ending\nstep actions\n  at: {at}\n"
    return scene(WOW, seats, text + "\n" + steps, **options)


def in_abilene(text: str, **options: str) -> Table:
    """A has a cowboy in Abilene and is to name a target there."""
    table = acting("cowboys A: abilene=1\nowner abilene: hotel=B\n" + text, 3, 0, **options)
    table.say("A take gunfight", "A attack abilene")
    return table


def test_g1_a_box_starts_one_gunfight_of_its_seat() -> None:
    table = in_abilene("")
    assert table.say("A raid hotel") == ["raided A abilene hotel B", "lined_up 1 1"]
    fight = table.see("steps", 2)
    assert (fight["step"], fight["attacker"], fight["defender"]) == ("gunfight", 0, 1)
    table.say("* roll 6 1")
    assert table.waiting() == ["B"]


def test_g2_three_boxes_and_free() -> None:
    table = in_abilene("")
    assert table.see("boxes", "gunfight", "count") == 3
    assert table.see("seats", "A", "cash") == 20


def test_g3_d19_only_in_a_town_with_an_own_cowboy() -> None:
    table = acting("cowboys A: abilene=1\nowner abilene: hotel=B\nowner deadwood: hotel=B jail=A\n")
    table.say("A take gunfight")
    assert table.legal("A") == ["attack abilene"]
    assert (table.clause("A attack deadwood"), table.reason("A attack deadwood")) == (
        "WOW-G3",
        "no_cowboy_to_fight",
    )


def test_g4_d20_the_targets() -> None:
    table = in_abilene(
        "owner abilene: store=C train=A\ncattle B: abilene=1\ncattle C: abilene=2\nfarmer: abilene=B\n"
    )
    assert table.legal("A") == [
        "raid store",
        "raid hotel",
        "rustle B 1",
        "rustle C 1",
        "rustle C 2",
        "evict",
    ]
    assert (table.clause("A raid bank"), table.reason("A raid bank")) == ("WOW-G4", "no_such_building")


def test_g4_what_is_not_there_is_no_target() -> None:
    table = in_abilene("farmer: deadwood=B\n")
    assert (table.clause("A evict"), table.reason("A evict")) == ("WOW-G4", "no_farmer_here")


def test_g4_a_town_without_targets_is_refused() -> None:
    table = acting("cowboys A: abilene=1 deadwood=1\nowner abilene: hotel=B\nowner deadwood: hotel=A\n")
    table.say("A take gunfight")
    assert (table.clause("A attack deadwood"), table.reason("A attack deadwood")) == (
        "WOW-G4",
        "no_target_here",
    )


def test_g5_two_cattle_of_one_seat_in_one_town() -> None:
    table = in_abilene("cattle B: abilene=1 deadwood=4\ncattle C: abilene=1\n")
    assert (table.clause("A rustle B 2"), table.reason("A rustle B 2")) == ("WOW-G5", "too_few_cattle")
    assert table.clause("A rustle B 1") == ""


@pytest.mark.parametrize("word", ["raid store", "rustle A 1"])
def test_g6_nothing_of_the_own(word: str) -> None:
    table = in_abilene("owner abilene: store=A\ncattle A: abilene=2\n")
    assert (table.clause(f"A {word}"), table.reason(f"A {word}")) == ("WOW-G6", "your_own")


def test_g6_nor_of_an_empty_seat() -> None:
    assert in_abilene("").reason("A rustle D 1") == "no_such_seat"


def test_g7_not_the_farmer_one_has_placed() -> None:
    table = in_abilene("farmer: abilene=A\n")
    assert (table.clause("A evict"), table.reason("A evict")) == ("WOW-G7", "your_own_farmer")
    assert "evict" not in table.legal("A")


def test_g7_but_with_attack_own_farmer_yes() -> None:
    table = in_abilene("farmer: abilene=A\n", attack_own_farmer="yes")
    assert table.say("A evict") == ["evicting A abilene", "lined_up 1 1"]


def test_g8_no_more_cattle_than_there_are_to_replace_them() -> None:
    table = in_abilene("cattle A: deadwood=6 dodge_city=2\ncattle B: abilene=2\n")
    assert table.clause("A rustle B 1") == ""
    assert (table.clause("A rustle B 2"), table.reason("A rustle B 2")) == ("WOW-G8", "no_cattle_to_replace")
    assert table.legal("A") == ["raid hotel", "rustle B 1"]


def test_g8_with_an_empty_stock_cattle_is_no_target() -> None:
    table = acting("cowboys A: abilene=1\ncattle A: deadwood=6 dodge_city=3\ncattle B: abilene=2\n")
    assert table.clause("A take gunfight") == "WOW-G10"
    table = in_abilene("cattle A: deadwood=6 dodge_city=3\ncattle B: abilene=2\n")
    assert table.legal("A") == ["raid hotel"]
    assert table.reason("A rustle B 1") == "no_cattle_to_replace"


def test_g9_a_building_one_cannot_replace_or_could_not_build() -> None:
    table = in_abilene("owner abilene: jail=A store=A\nowner deadwood: hotel=A\n")
    assert table.clause("A raid hotel") == ""
    gone = "owner deadwood: hotel=A\nowner dodge_city: hotel=A\nowner kansas_city: hotel=A\n"
    assert in_abilene(gone).clause("A raid hotel") == ""


@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("cowboys A: abilene=1\n", "WOW-G10"),
        ("owner abilene: hotel=B\n", "WOW-G10"),
        ("cowboys A: abilene=1\nowner abilene: hotel=A\n", "WOW-G10"),
        ("cowboys A: abilene=1\nowner deadwood: hotel=B\n", "WOW-G10"),
        ("cowboys A: abilene=1\ncattle A: abilene=1\n", "WOW-G10"),
        ("cowboys A: abilene=1\nfarmer: abilene=A\n", "WOW-G10"),
        ("cowboys A: deadwood=1\nowner deadwood: train=C\n", ""),
        ("cowboys A: san_antonia=1\nowner san_antonia: jail=B\n", ""),
        ("cowboys A: abilene=1\ncattle C: abilene=1\n", ""),
        ("cowboys A: abilene=1\nfarmer: abilene=B\n", ""),
    ],
)
def test_g10_the_box_needs_a_cowboy_and_a_target_in_one_town(text: str, clause: str) -> None:
    table = acting(text)
    assert table.clause("A take gunfight") == clause
    assert ("take gunfight" in table.legal("A")) == (clause == "")


def test_d19_d20_a_town_first_then_a_target() -> None:
    table = acting("cowboys A: abilene=1\nowner abilene: hotel=B\n")
    table.say("A take gunfight")
    assert table.reason("A raid hotel") == "not_now"
    table.say("A attack abilene")
    assert table.reason("A attack abilene") == "not_now"
    assert table.see("steps", 2, "town") == "abilene"
