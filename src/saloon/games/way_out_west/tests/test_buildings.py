"""Chapter B: buildings and transport."""

import pytest

from tests.talk import Table, scene

WOW = "way_out_west"
KINDS = ["jail", "store", "stagecoach", "hotel", "bank", "train"]
TOWNS = ["san_antonia", "kansas_city", "abilene", "dodge_city", "deadwood"]


def acting(text: str = "", seats: int = 3, at: int = 0, **options: str) -> Table:
    steps = f"step turn\n  stage: ending\nstep actions\n  at: {at}\n"
    return scene(WOW, seats, text + "\n" + steps, **options)


def building(kind: str, text: str = "", **options: str) -> Table:
    table = acting(text, 3, 0, **options)
    table.say(f"A take build_{kind}")
    return table


@pytest.mark.parametrize("kind", KINDS)
def test_b1_d15_each_kind_has_one_box_that_builds_it(kind: str) -> None:
    table = building(kind)
    assert table.see("boxes", f"build_{kind}", "count") == 1
    assert table.legal("A") == [f"build {kind} {town}" for town in TOWNS]
    table.say(f"A build {kind} abilene")
    assert table.see("towns", "abilene", "buildings") == {kind: 0}
    assert table.see("seats", "A", "buildings", kind) == 2
    assert table.waiting() == ["B"]


def test_b1_the_box_builds_nothing_else() -> None:
    table = building("store")
    assert (table.clause("A build bank abilene"), table.reason("A build bank abilene")) == (
        "WOW-B1",
        "another_kind",
    )
    assert table.reason("A done") == "not_now"


@pytest.mark.parametrize(("kind", "price"), list(zip(KINDS, [3, 5, 8, 8, 10, 20], strict=True)))
def test_b2_prices(kind: str, price: int) -> None:
    table = building(kind)
    assert table.say(f"A build {kind} deadwood") == [f"built A {kind} deadwood {price}"]
    assert table.see("seats", "A", "cash") == 20 - price
    assert acting(f"cash: A={price}\n").clause(f"A take build_{kind}") == ""
    assert acting(f"cash: A={price - 1}\n").clause(f"A take build_{kind}") == "WOW-A12"


def test_b3_only_into_an_empty_space() -> None:
    full = building("store", "owner san_antonia: jail=B hotel=C bank=B\n")
    assert full.legal("A") == [f"build store {town}" for town in TOWNS[1:]]
    assert (full.clause("A build store san_antonia"), full.reason("A build store san_antonia")) == (
        "WOW-B3",
        "spaces_full",
    )
    assert building("store", "owner san_antonia: jail=B hotel=C\n").clause("A build store san_antonia") == ""


def test_b4_no_cowboy_is_needed() -> None:
    table = building("jail")
    assert sum(table.see("towns", "abilene", "cowboys")) == 0
    table.say("A build jail abilene")
    assert table.see("towns", "abilene", "buildings", "jail") == 0


def test_b5_not_where_the_seat_owns_two() -> None:
    table = building("store", "owner deadwood: jail=A hotel=A\nowner dodge_city: jail=A hotel=B\n")
    assert (table.clause("A build store deadwood"), table.reason("A build store deadwood")) == (
        "WOW-B5",
        "two_already",
    )
    assert table.clause("A build store dodge_city") == ""


def test_b5_nor_where_it_owns_three() -> None:
    table = building("store", "owner deadwood: jail=A hotel=A bank=A\n")
    assert table.clause("A build store deadwood") == "WOW-B5"


def test_b6_captured_ones_count_and_cattle_do_not() -> None:
    table = building("jail", "cattle A: abilene=3\nowner abilene: store=A\n")
    assert table.clause("A build jail abilene") == ""
    table = acting("owner abilene: store=A hotel=B\ncowboys A: abilene=2\n")
    table.say("A take gunfight", "A attack abilene", "A raid hotel", "* roll 1", "A fire", "* roll 6 6")
    assert table.see("towns", "abilene", "buildings") == {"store": 0, "hotel": 0}
    table.say("B pass", "C pass", "A take build_jail")
    assert table.clause("A build jail abilene") == "WOW-B5"


def test_b7_captures_may_lift_a_seat_above_two() -> None:
    table = acting("owner abilene: store=A jail=A hotel=B\ncowboys A: abilene=2\n")
    table.say("A take gunfight", "A attack abilene", "A raid hotel", "* roll 1", "A fire", "* roll 6 6 6")
    assert table.see("towns", "abilene", "buildings") == {"jail": 0, "store": 0, "hotel": 0}


def test_b8_no_two_of_a_kind_in_a_town() -> None:
    table = building("store", "owner abilene: store=B\n")
    assert (table.clause("A build store abilene"), table.reason("A build store abilene")) == (
        "WOW-B8",
        "kind_stands",
    )
    assert building("store", "owner abilene: store=A\n").clause("A build store abilene") == "WOW-B8"


def test_b9_what_is_removed_makes_room_at_once() -> None:
    table = acting("owner san_antonia: jail=B store=B hotel=C\ncowboys A: san_antonia=3\n")
    table.say("A take gunfight", "A attack san_antonia", "A raid jail", "* roll 1", "A fire", "* roll 6 6 6")
    assert table.see("towns", "san_antonia", "buildings") == {"store": 1, "hotel": 2}
    table.say("B pass", "C pass", "A take build_bank")
    assert table.clause("A build bank san_antonia") == ""


def test_b9_its_kind_too() -> None:
    table = acting("owner abilene: jail=B\ncowboys A: abilene=3\n")
    table.say("A take gunfight", "A attack abilene", "A raid jail", "* roll 1", "A fire", "* roll 6 6 6")
    table.say("B take build_jail")
    assert table.clause("B build jail abilene") == ""


def test_b10_without_a_counter_there_is_nothing_to_build() -> None:
    used = "owner abilene: jail=A\nowner deadwood: jail=A\nowner dodge_city: jail=A\n"
    assert (acting(used).clause("A take build_jail"), acting(used).reason("A take build_jail")) == (
        "WOW-B10",
        "no_counter_left",
    )
    assert acting(used).clause("A take build_store") == ""
    banks = used.replace("jail=A", "bank=B")
    assert acting(banks, at=1).clause("B take build_bank") == "WOW-B10"
    assert "take build_bank" not in acting(banks, at=1).legal("B")


def test_b11_the_box_needs_some_town_that_takes_it() -> None:
    everywhere = "".join(f"owner {town}: store={'B' if k < 3 else 'C'}\n" for k, town in enumerate(TOWNS))
    table = acting(everywhere)
    assert (table.clause("A take build_store"), table.reason("A take build_store")) == (
        "WOW-B11",
        "nowhere_to_build",
    )
    assert "take build_store" not in table.legal("A")
    assert table.clause("A take build_jail") == ""


def test_b11_a_full_town_does_not_open_the_box() -> None:
    others = "".join(f"owner {town}: store={'B' if k < 2 else 'C'}\n" for k, town in enumerate(TOWNS[1:]))
    full = "owner san_antonia: jail=B hotel=C bank=C\n"
    assert acting(others + full).clause("A take build_store") == "WOW-B11"
    assert "take build_store" not in acting(others + full).legal("A")
    assert "take build_store" in acting(others).legal("A")


def test_b11_two_of_the_own_in_every_town_close_all_six() -> None:
    own = "".join(
        f"owner {town}: {one}=A {two}=A\n"
        for town, one, two in zip(
            TOWNS,
            ["jail", "jail", "jail", "store", "store"],
            ["hotel", "hotel", "hotel", "bank", "train"],
            strict=True,
        )
    )
    table = acting(own)
    assert table.clause("A take build_train") == "WOW-B11"
    assert not [word for word in table.legal("A") if "build" in word]


def test_b12_spaces_are_only_counted_and_nobody_pulls_down_his_own() -> None:
    table = building("store", "owner abilene: jail=A\n")
    assert table.see("towns", "abilene", "size") == 1
    assert table.see("towns", "abilene", "spaces") == 4
    assert not [verb for verb in table.rules.verbs.verbs if verb.name in ("remove", "demolish", "raze")]
