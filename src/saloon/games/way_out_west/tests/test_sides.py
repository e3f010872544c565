"""Chapter G, WOW-G11 to WOW-G22: who shoots for whom, and who fires first."""

import pytest

from tests.talk import Table, scene

WOW = "way_out_west"
KINDS = ["jail", "store", "stagecoach", "hotel", "bank", "train"]


def attack(text: str, target: str, *words: str, attackers: int = 3) -> Table:
    """A attacks in Abilene, and everybody says what comes before the first shot."""
    steps = "step turn\n  stage: ending\nstep actions\n"
    table = scene(WOW, 4, f"cowboys A: abilene={attackers}\n{text}\n{steps}")
    table.say("A take gunfight", "A attack abilene", f"A {target}", *words)
    return table


def strength(table: Table) -> tuple[int, int]:
    fight = table.see("steps", -1)
    return fight["attackers"], fight["defenders"]


def test_g11_the_owner_of_the_target_defends_and_nobody_else_joins() -> None:
    table = attack("owner abilene: hotel=B\ncowboys B: abilene=2\ncowboys C: abilene=5\n", "raid hotel")
    assert table.see("steps", -1, "defender") == 1
    assert strength(table) == (3, 2)


def test_g11_a_farmer_has_nobody_behind_him() -> None:
    table = attack("farmer: abilene=B\n", "evict")
    assert table.see("steps", -1, "defender") is None
    assert (table.see("steps", -1, "target"), table.see("steps", -1, "herd")) == ("farmer", 0)


def test_g12_nobody_holds_anything_back() -> None:
    table = attack("owner abilene: bank=B jail=B\ncowboys B: abilene=2\n", "raid bank")
    assert strength(table) == (3, 4)
    assert table.waiting() == ["A"]


def test_g13_j2_the_attackers_cowboys_and_own_sheriff() -> None:
    table = attack("owner abilene: hotel=B jail=A\n", "raid hotel")
    assert strength(table) == (4, 1)
    assert table.see("steps", -1, "bad_sheriff") is True


@pytest.mark.parametrize(("kind", "defenders"), list(zip(KINDS, [3, 2, 2, 2, 3, 3], strict=True)))
def test_g14_a_guard_only_if_the_target_is_the_bank_or_the_train(kind: str, defenders: int) -> None:
    table = attack(f"owner abilene: {kind}=B\ncowboys B: abilene=2\n", f"raid {kind}")
    assert strength(table)[1] == defenders
    assert table.see("steps", -1, "guard") is (kind in ("bank", "train"))


def test_g14_a_bank_or_train_beside_the_target_does_not_help() -> None:
    table = attack("owner abilene: store=B bank=B train=B\ncowboys B: abilene=2\n", "raid store")
    assert strength(table) == (3, 2)


@pytest.mark.parametrize(
    ("text", "target", "gunman", "defenders"),
    [
        ("owner abilene: hotel=B\n", "raid hotel", True, 1),
        ("owner abilene: hotel=B\ncowboys B: abilene=1\n", "raid hotel", False, 1),
        ("owner abilene: bank=B\n", "raid bank", False, 1),
        ("owner abilene: train=B\n", "raid train", False, 1),
        ("owner abilene: hotel=B jail=B\n", "raid hotel", False, 1),
        ("cattle B: abilene=1\n", "rustle B 1", True, 1),
        ("owner abilene: hotel=B jail=B\nmissing: abilene=yes\n", "raid hotel", True, 1),
        ("farmer: abilene=B\n", "evict", False, 1),
    ],
)
def test_g15_one_default_gunman_where_nobody_else_defends(
    text: str, target: str, gunman: bool, defenders: int
) -> None:
    table = attack(text, target)
    assert table.see("steps", -1, "gunman") is gunman
    assert strength(table)[1] == defenders


def test_g16_a_helping_sheriff_does_not_replace_him() -> None:
    table = attack("owner abilene: hotel=B jail=C\n", "raid hotel", "B ask", "C help")
    assert strength(table) == (3, 2)
    assert table.see("steps", -1, "gunman") is True
    assert table.see("steps", -1, "sheriff") is True


def test_g17_one_even_for_two_cattle() -> None:
    assert strength(attack("cattle B: abilene=2\n", "rustle B 2")) == (3, 1)


def test_g18_none_appears_when_the_last_cowboy_falls() -> None:
    table = attack(
        "owner abilene: hotel=B\ncowboys B: abilene=1\n", "raid hotel", "B fire", "* roll 1", "A fire"
    )
    assert table.say("* roll 5 1 1") == [
        "attacker_fired A 1 5 1 1",
        "cowboys_fell B 1",
        "won A",
        "captured A hotel abilene B",
        "took_wanted A",
    ]


def test_g19_a_farmer_is_one_shooter_and_no_cowboy_stands_by_him() -> None:
    table = attack("farmer: abilene=B\ncowboys B: abilene=4\ncowboys C: abilene=4\n", "evict")
    assert strength(table) == (3, 1)


@pytest.mark.parametrize(
    ("attackers", "defenders", "first"), [(3, 2, "B"), (2, 3, "A"), (4, 1, "B"), (1, 2, "A")]
)
def test_g20_fewer_shooters_fire_first(attackers: int, defenders: int, first: str) -> None:
    table = attack(
        f"owner abilene: hotel=B\ncowboys B: abilene={defenders}\n", "raid hotel", attackers=attackers
    )
    assert table.waiting() == [first]
    assert table.see("steps", -1, "simultaneous") is False


def test_g20_and_the_sides_alternate_in_that_order_to_the_end() -> None:
    table = attack("owner abilene: hotel=B\ncowboys B: abilene=2\n", "raid hotel")
    assert table.waiting() == ["B"]
    table.say("B fire", "* roll 6 6")
    assert table.waiting() == ["A"]
    assert strength(table) == (1, 2)
    table.say("A fire", "* roll 1")
    assert table.waiting() == ["B"]
    table.say("B fire", "* roll 1 1")
    assert table.waiting() == ["A"]


def test_g21_equal_numbers_fire_together_to_the_end() -> None:
    table = attack("owner abilene: hotel=B\ncowboys B: abilene=3\n", "raid hotel")
    assert table.see("steps", -1, "simultaneous") is True
    table.say("* roll 6 1 1 6 6 1")
    assert strength(table) == (1, 2)
    table.say("A stay", "B stay")
    assert table.see("steps", -1, "simultaneous") is True
    assert table.say("* roll 1 5 1")[:2] == ["attacker_fired A 0 1", "defender_fired B 1 5 1"]


@pytest.mark.parametrize(
    ("text", "target", "words"),
    [
        ("owner abilene: bank=B\ncowboys B: abilene=2\n", "raid bank", ()),
        ("owner abilene: hotel=B jail=B\ncowboys B: abilene=2\n", "raid hotel", ()),
        ("owner abilene: hotel=B jail=C\ncowboys B: abilene=2\n", "raid hotel", ("B ask", "C help")),
    ],
)
def test_g22_guard_and_sheriff_count_for_who_fires_first(
    text: str, target: str, words: tuple[str, ...]
) -> None:
    table = attack(text, target, *words)
    assert strength(table) == (3, 3)
    assert table.see("steps", -1, "simultaneous") is True


@pytest.mark.parametrize(
    ("text", "target"), [("owner abilene: hotel=B\n", "raid hotel"), ("farmer: abilene=B\n", "evict")]
)
def test_g22_default_gunman_and_farmer_count_too(text: str, target: str) -> None:
    assert attack(text, target, attackers=1).see("steps", -1, "simultaneous") is True
