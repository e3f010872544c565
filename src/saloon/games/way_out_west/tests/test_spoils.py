"""Chapter G, WOW-G43 to WOW-G57: what the winner gets."""

import pytest

from tests.talk import Table, scene

WOW = "way_out_west"


def won(text: str, target: str, *more: str, **options: str) -> Table:
    """A has three cowboys in Abilene against a default gunman or guard, who misses, and kills him."""
    steps = "step turn\n  stage: ending\nstep actions\n"
    table = scene(WOW, 4, f"cowboys A: abilene=3\n{text}\n{steps}", **options)
    table.say(
        "A take gunfight", "A attack abilene", f"A {target}", "* roll 1", "A fire", "* roll 6 1 1", *more
    )
    return table


def lost(text: str, target: str) -> Table:
    """A has one cowboy in Abilene, B two; A misses and falls."""
    steps = "step turn\n  stage: ending\nstep actions\n"
    table = scene(WOW, 4, f"cowboys A: abilene=1\ncowboys B: abilene=2\n{text}\n{steps}")
    table.say("A take gunfight", "A attack abilene", f"A {target}", "A fire", "* roll 1", "B fire")
    return table


@pytest.mark.parametrize("kind", ["store", "hotel", "stagecoach", "train"])
def test_g43_a_building_changes_its_colour(kind: str) -> None:
    table = won(f"owner abilene: {kind}=B\n", f"raid {kind}")
    assert table.see("towns", "abilene", "buildings") == {kind: 0}
    assert table.see("seats", "A", "buildings", kind) == 2


@pytest.mark.parametrize("herd", [1, 2])
def test_g44_so_do_cattle(herd: int) -> None:
    table = won("cattle B: abilene=3\n", f"rustle B {herd}")
    assert table.see("towns", "abilene", "cattle") == [herd, 3 - herd, 0, 0]
    assert table.see("seats", "A", "cattle") == 9 - herd
    assert table.see("seats", "B", "cattle") == 6 + herd


def test_g44_beside_those_the_winner_has_there() -> None:
    table = won("cattle A: abilene=2\ncattle B: abilene=2\n", "rustle B 1")
    assert table.see("towns", "abilene", "cattle") == [3, 1, 0, 0]
    assert table.see("seats", "A", "cattle") == 6


def test_g45_a_jail_is_removed() -> None:
    steps = "step turn\n  stage: ending\nstep actions\n"
    table = scene(WOW, 3, f"cowboys A: abilene=3\nowner abilene: jail=B\n{steps}")
    table.say("A take gunfight", "A attack abilene", "A raid jail", "* roll 1", "A fire")
    assert table.say("* roll 6 1 1")[-3:] == ["won A", "removed B jail abilene", "took_wanted A"]
    assert table.see("towns", "abilene", "buildings") == {}
    assert table.see("seats", "A", "buildings", "jail") == 3


def test_g46_a_bank_is_robbed_and_stays() -> None:
    table = won("owner abilene: bank=B\n", "raid bank", "* roll 1 2 3")
    assert table.see("towns", "abilene", "buildings") == {"bank": 1}
    assert [one["cash"] for one in table.see("seats")] == [26, 14, 20, 20]


def test_g47_a_farmer_leaves_the_game() -> None:
    table = won("farmer: abilene=B\n", "evict")
    assert table.see("towns", "abilene", "farmer") is None
    assert table.see("towns", "abilene", "vacant") == 5
    assert table.see("seats", "B", "farmer") == "gone"


def test_g48_the_former_owner_gets_the_counter_back() -> None:
    assert won("owner abilene: hotel=B\n", "raid hotel").see("seats", "B", "buildings", "hotel") == 3
    assert won("cattle B: abilene=2\n", "rustle B 2").see("seats", "B", "cattle") == 9


def test_g49_without_a_counter_to_replace_it_the_building_goes() -> None:
    used = "owner deadwood: hotel=A\nowner dodge_city: hotel=A\nowner kansas_city: hotel=A\n"
    table = won(used + "owner abilene: hotel=B\n", "raid hotel")
    assert table.see("towns", "abilene", "buildings") == {}
    assert table.see("seats", "B", "buildings", "hotel") == 3
    assert table.see("seats", "A", "buildings", "hotel") == 0


def test_g50_a_captured_stagecoach_earns_for_the_very_next_cowboy() -> None:
    table = won("owner abilene: stagecoach=B\n", "raid stagecoach", "B take cowboys")
    assert table.say("B put abilene") == ["hired B abilene", "coach_paid A abilene"]


@pytest.mark.parametrize(
    ("text", "target"),
    [
        ("owner abilene: hotel=B\n", "raid hotel"),
        ("owner abilene: jail=B\n", "raid jail"),
        ("cattle B: abilene=2\n", "rustle B 2"),
    ],
)
def test_g51_if_the_defender_wins_the_target_stays(text: str, target: str) -> None:
    table = lost(text, target)
    before = table.see("towns", "abilene", "buildings"), table.see("towns", "abilene", "cattle")
    dice = "6 1 1" if "jail" in text else "6 1"
    assert table.say(f"* roll {dice}")[-2:] == ["won B", "took_wanted B"]
    assert (table.see("towns", "abilene", "buildings"), table.see("towns", "abilene", "cattle")) == before


def test_g52_the_winner_takes_a_wanted_counter() -> None:
    table = won("owner abilene: hotel=B\n", "raid hotel")
    assert [one["wanted"] for one in table.see("seats")] == [1, 0, 0, 0]
    assert table.see("supply") == 17


def test_g53_d27_from_another_seat_when_the_supply_is_empty() -> None:
    table = won("owner abilene: hotel=B\nwanted: B=9 C=9\n", "raid hotel")
    assert table.see("supply") == 0
    assert table.waiting() == ["A"]
    assert table.legal("A") == ["snatch B", "snatch C"]
    assert table.say("A snatch C") == ["snatched A C"]
    assert [one["wanted"] for one in table.see("seats")] == [1, 9, 8, 0]
    assert table.waiting() == ["B"]


def test_g53_a_table_with_thirteen_runs_out_sooner() -> None:
    table = won("owner abilene: hotel=B\nwanted: B=13\n", "raid hotel", wanted_total="13")
    assert table.legal("A") == ["snatch B"]


def test_g54_another_seat_that_has_one() -> None:
    table = won("owner abilene: hotel=B\nwanted: A=1 B=8 C=9\n", "raid hotel")
    assert (table.clause("A snatch A"), table.reason("A snatch A")) == ("WOW-G54", "not_from_yourself")
    assert (table.clause("A snatch D"), table.reason("A snatch D")) == ("WOW-G54", "has_no_wanted")
    assert table.reason("A snatch E") == "no_such_seat"
    assert table.reason("A done") == "not_now"


def test_g54_if_nobody_else_has_one_there_is_none() -> None:
    table = won("owner abilene: hotel=B\nwanted: A=18\n", "raid hotel")
    assert table.waiting() == ["B"]
    assert table.see("seats", "A", "wanted") == 18


def test_g55_nobody_takes_one_when_a_farmer_wins() -> None:
    steps = "step turn\n  stage: ending\nstep actions\n"
    table = scene(WOW, 3, f"cowboys A: abilene=3\nfarmer: abilene=B\n{steps}")
    table.say("A take gunfight", "A attack abilene", "A evict", "* roll 1", "A retreat")
    events = table.say("A flee deadwood", "A flee dodge_city", "A flee kansas_city")
    assert events[-1] == "farmer_won abilene"
    assert table.see("supply") == 18


def test_g56_a_jail_owner_who_helped_gets_nothing() -> None:
    steps = "step turn\n  stage: ending\nstep actions\n"
    table = scene(WOW, 3, f"cowboys A: abilene=1\nowner abilene: hotel=B jail=C\n{steps}")
    table.say("A take gunfight", "A attack abilene", "A raid hotel", "B ask", "C help", "A fire", "* roll 1")
    assert table.say("* roll 1 6")[-2:] == ["won B", "took_wanted B"]
    assert [one["wanted"] for one in table.see("seats")] == [0, 1, 0]


def test_g57_first_the_target_then_the_wanted_counter() -> None:
    steps = "step turn\n  stage: ending\nstep actions\n"
    table = scene(WOW, 3, f"cowboys A: abilene=3\ncash: B=4\nowner abilene: bank=B jail=C\n{steps}")
    table.say("A take gunfight", "A attack abilene", "A raid bank", "B forgo", "* roll 1", "A fire")
    assert table.say("* roll 6 1 1")[-1] == "won A"
    assert table.say("* roll 2 2 2") == ["robbed A B 4 2 2 2", "removed B bank abilene"]
    assert table.see("seats", "A", "wanted") == 0
    table.say("A leave deadwood", "A leave deadwood")
    assert table.say("A leave dodge_city") == ["left A dodge_city", "took_wanted A"]


@pytest.mark.parametrize(("wanted", "held"), [("A=0", 1), ("B=18", 18), ("A=18", 18)])
def test_l11_a_fight_adds_one_wanted_counter_or_none(wanted: str, held: int) -> None:
    table = won(f"owner abilene: hotel=B\nwanted: {wanted}\n", "raid hotel")
    if table.waiting() == ["A"]:
        table.say("A snatch B")
    assert sum(one["wanted"] for one in table.see("seats")) == held
