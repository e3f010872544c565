"""Chapter J: jail and sheriff."""

import pytest

from tests.talk import Table, scene

WOW = "way_out_west"
STEPS = "step turn\n  stage: ending\nstep actions\n"


def attack(text: str, target: str, *words: str, **options: str) -> Table:
    """A attacks in Abilene with three cowboys."""
    table = scene(WOW, 4, f"cowboys A: abilene=3\n{text}\n{STEPS}", **options)
    table.say("A take gunfight", "A attack abilene", f"A {target}", *words)
    return table


def strength(table: Table) -> tuple[int, int]:
    fight = table.see("steps", -1)
    return fight["attackers"], fight["defenders"]


def test_j1_a_sheriff_fights_only_in_his_own_town() -> None:
    table = attack("owner abilene: hotel=B\nowner deadwood: jail=A\nowner dodge_city: jail=B\n", "raid hotel")
    assert strength(table) == (3, 1)


@pytest.mark.parametrize(
    ("text", "target"),
    [
        ("owner abilene: hotel=B jail=A\n", "raid hotel"),
        ("owner abilene: jail=A\nfarmer: abilene=B\n", "evict"),
    ],
)
def test_j2_the_attackers_own_sheriff_is_on_his_side(text: str, target: str) -> None:
    assert strength(attack(text, target)) == (4, 1)


@pytest.mark.parametrize(
    ("text", "target", "defenders"),
    [
        ("owner abilene: hotel=B jail=B\n", "raid hotel", 1),
        ("owner abilene: bank=B jail=B\n", "raid bank", 2),
        ("owner abilene: jail=B\ncattle B: abilene=1\n", "rustle B 1", 1),
        ("owner abilene: jail=B\n", "raid jail", 1),
        ("owner abilene: hotel=B jail=B\ncowboys B: abilene=1\n", "raid hotel", 2),
    ],
)
def test_j3_j14_the_defenders_own_sheriff_too_whatever_the_target(
    text: str, target: str, defenders: int
) -> None:
    table = attack(text, target)
    assert strength(table) == (3, defenders)
    assert table.see("steps", -1, "sheriff") is True


def test_j4_d21_d22_the_defender_asks_and_the_owner_answers() -> None:
    table = attack("owner abilene: hotel=B jail=C\n", "raid hotel")
    assert table.waiting() == ["B"]
    assert table.legal("B") == ["ask", "forgo"]
    assert table.say("B ask") == ["asked B C"]
    assert table.waiting() == ["C"]
    assert table.legal("C") == ["help", "refuse"]
    assert table.say("C help")[0] == "helped C"
    assert strength(table) == (3, 2)


def test_j4_the_owner_may_refuse() -> None:
    table = attack("owner abilene: hotel=B jail=C\n", "raid hotel", "B ask")
    assert table.say("C refuse")[0] == "refused C"
    assert strength(table) == (3, 1)
    assert table.see("steps", -1, "ally") is None


def test_j5_unasked_the_owner_is_not_consulted() -> None:
    table = attack("owner abilene: hotel=B jail=C\n", "raid hotel")
    assert table.say("B forgo") == ["forwent B", "lined_up 3 1"]
    assert strength(table) == (3, 1)


def test_j6_right_after_the_target_and_for_the_whole_fight() -> None:
    table = attack("owner abilene: hotel=B jail=C\n", "raid hotel")
    fight = table.see("steps", -1)
    assert (fight["attackers"], fight["defenders"]) == (None, None)
    assert not any(fight[who] for who in ("bad_sheriff", "guard", "gunman", "sheriff"))
    table.say("B ask", "C help", "* roll 1 1", "A fire", "* roll 1 1 1")
    assert table.waiting() == []
    assert table.see("steps", -1, "ally") == 2


def test_j6_the_absent_ask_and_do_not_lend() -> None:
    table = attack("owner abilene: hotel=B jail=C\n", "raid hotel")
    assert table.fallback("B") == "ask"
    table.say("B ask")
    assert table.fallback("C") == "refuse"


def test_j7_d22_for_a_farmer_the_owner_decides_unasked() -> None:
    table = attack("owner abilene: jail=C\nfarmer: abilene=B\n", "evict")
    assert table.waiting() == ["C"]
    assert table.legal("C") == ["help", "refuse"]
    table.say("C help")
    assert strength(table) == (3, 2)


def test_j7_even_if_the_owner_placed_the_farmer() -> None:
    assert attack("owner abilene: jail=B\nfarmer: abilene=B\n", "evict").waiting() == ["B"]


def test_j8_a_third_seats_sheriff_never_helps_the_attacker() -> None:
    table = attack("owner abilene: hotel=B jail=C\n", "raid hotel", "B forgo")
    assert strength(table)[0] == 3
    assert table.see("steps", -1, "bad_sheriff") is False


def killed(text: str, **options: str) -> Table:
    """The sheriff of C has fallen for B, and so has the default gunman."""
    return attack(
        f"owner abilene: hotel=B jail=C\n{text}",
        *("raid hotel", "B ask", "C help", "* roll 1 1", "A fire", "* roll 6 6 1"),
        **options,
    )


def test_j9_j13_the_jail_of_a_killed_sheriff_stays() -> None:
    table = killed("")
    assert table.see("towns", "abilene", "buildings") == {"jail": 2, "hotel": 0}
    assert table.see("towns", "abilene", "sheriff_missing") is True


def test_j10_he_is_missing_for_the_rest_of_the_turn() -> None:
    table = killed("")
    for seat in "BCDABC":
        table.say(f"{seat} pass")
    assert table.see("towns", "abilene", "sheriff_missing") is True
    table.say("D pass")
    assert table.see("towns", "abilene", "sheriff_missing") is False


def test_j10_with_sheriff_returns_next_gunfight_he_is_back_for_that() -> None:
    table = killed("cowboys B: deadwood=2\nowner deadwood: store=A\n", sheriff_returns="next_gunfight")
    assert table.see("towns", "abilene", "sheriff_missing") is False
    table = killed("cowboys D: abilene=2\n", sheriff_returns="next_gunfight")
    table.say("B pass", "C pass", "D take gunfight", "D attack abilene", "D raid hotel")
    assert table.waiting() == ["A"]
    assert table.legal("A") == ["ask", "forgo"]


def test_j11_while_he_is_missing_nobody_is_asked() -> None:
    table = attack("owner abilene: hotel=B jail=C\nmissing: abilene=yes\n", "raid hotel")
    assert strength(table) == (3, 1)


@pytest.mark.parametrize(
    ("text", "target", "sides"),
    [
        ("owner abilene: hotel=B jail=A\nmissing: abilene=yes\n", "raid hotel", (3, 1)),
        ("owner abilene: jail=B\nmissing: abilene=yes\n", "raid jail", (3, 1)),
        ("owner abilene: jail=B\nmissing: abilene=yes\nfarmer: abilene=C\n", "evict", (3, 1)),
        ("owner abilene: jail=B bank=B\nmissing: abilene=yes\n", "raid bank", (3, 1)),
    ],
)
def test_j11_and_no_die_is_added_but_g15_holds_again(text: str, target: str, sides: tuple[int, int]) -> None:
    assert strength(attack(text, target)) == sides


def test_j12_a_new_jail_has_a_sheriff_at_once() -> None:
    table = killed("cowboys B: abilene=0\n")
    table.say("B pass", "C pass", "D pass")
    table.say("A take gunfight", "A attack abilene", "A raid jail", "* roll 1", "A fire", "* roll 6 1 1")
    assert table.see("towns", "abilene", "buildings") == {"hotel": 0}
    assert table.see("towns", "abilene", "sheriff_missing") is False
    table.say("B take build_jail", "B build jail abilene")
    assert table.see("towns", "abilene", "sheriff_missing") is False


def test_j14_only_as_target_a_jail_can_be_lost() -> None:
    table = attack("owner abilene: jail=B\n", "raid jail", "* roll 1", "A fire", "* roll 6 1 1")
    assert table.see("towns", "abilene", "buildings") == {}


def test_j15_a_sheriff_is_no_cowboy() -> None:
    table = scene(WOW, 3, f"owner san_antonia: jail=A hotel=B\nturn: 3\n{STEPS}")
    assert table.clause("A take cattle") == "WOW-C16"
    assert table.clause("A take gunfight") == "WOW-G10"
    assert table.clause("A take move_cowboys_4") == "WOW-M8"
    for seat in "ABCABC":
        table.say(f"{seat} pass")
    assert table.see("seats", "B", "cash") == 20 + 0
