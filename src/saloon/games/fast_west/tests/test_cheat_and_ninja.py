"""Chapters P01 and P02: the two identities whose powers are printed."""

import pytest

from saloon.games.fast_west.tests.table import (
    BOTH,
    CLOSE_BOTH,
    CROSSED,
    LEFT,
    RIGHT,
    bullets,
    commit,
    heard,
    hush,
    identity,
    lives,
    pile,
    refused,
    seat,
    shoot,
    sit,
)


def test_p01_1_the_cheat_replaces_his_weapon_and_pays_for_both() -> None:
    match = sit(3, LEFT, "identity: A=cheat", "bullets: A=3 B=1")
    commit(match, "A revolver", "B reload", "C reload")
    assert refused(match, "B swap winchester") == "FW-P01.1"
    commit(match, "A swap winchester")
    hush(match)
    assert bullets(match)[0] == 0
    assert lives(match) == [3, 2, 3]
    assert identity(match, "A") == "cheat"
    assert "A replaces the weapon with Winchester." in heard(match)


@pytest.mark.parametrize(
    ("card", "swap", "pile_of_a", "clause"),
    [
        ("reload", "winchester", "-", "FW-P01.2"),
        ("revolver", "dodge", "-", "FW-P01.2"),
        ("revolver", "winchester", "winchester", "FW-C3"),
        ("revolver", "revolver", "-", "FW-C3"),
        ("revolver", "winchester", "dodge", ""),
    ],
)
def test_p01_2_weapon_for_weapon_from_the_hand(card: str, swap: str, pile_of_a: str, clause: str) -> None:
    match = sit(3, LEFT, "identity: A=cheat", "bullets: A=5", f"pile: A={pile_of_a}")
    commit(match, f"A {card}", "B reload", "C reload")
    assert refused(match, f"A swap {swap}") == clause
    assert (f"swap {swap}" in match.legal("A")) == (clause == "")


def test_p01_2_once_a_turn() -> None:
    match = sit(3, LEFT, "identity: A=cheat", "bullets: A=5")
    commit(match, "A revolver", "B reload", "C reload", "A swap winchester")
    assert refused(match, "A swap dynamite") == "FW-R4"


@pytest.mark.parametrize(
    ("first", "second", "held", "clause"),
    [
        ("revolver", "winchester", 3, ""),
        ("winchester", "revolver", 3, ""),
        ("revolver", "winchester", 2, "FW-P01.3"),
        ("revolver", "dynamite", 5, "FW-P01.3"),
        ("dynamite", "revolver", 5, "FW-P01.3"),
    ],
)
def test_p01_3_both_costs_must_be_covered(first: str, second: str, held: int, clause: str) -> None:
    match = sit(3, LEFT, "identity: A=cheat", f"bullets: A={held}")
    commit(match, f"A {first}", "B reload", "C reload")
    assert refused(match, f"A swap {second}") == clause


@pytest.mark.parametrize("target", [LEFT, RIGHT, CROSSED])
@pytest.mark.parametrize("side", ["", " left", " right"])
def test_p01_4_a_new_direction_with_the_swap(target: str, side: str) -> None:
    match = sit(3, target, "identity: A=cheat", "bullets: A=3")
    commit(match, "A revolver right" if target == CROSSED else "A revolver", "B reload", "C reload")
    commit(match, f"A swap winchester{side}")
    hush(match)
    leftwards = side == " left" or (not side and target == LEFT)
    assert lives(match) == ([3, 2, 3] if leftwards else [3, 3, 2])


def test_p01_4_by_option_only_under_crossed_arrows() -> None:
    match = sit(3, "option cheat_redirect: crossed", LEFT, "identity: A=cheat", "bullets: A=3")
    commit(match, "A revolver", "B reload", "C reload")
    assert refused(match, "A swap winchester right") == "FW-P01.4"
    assert refused(match, "A swap winchester left") == "FW-P01.4"
    assert refused(match, "A swap winchester") == ""
    crossed = sit(3, "option cheat_redirect: crossed", CROSSED, "identity: A=cheat", "bullets: A=3")
    commit(crossed, "A revolver left", "B reload", "C reload")
    assert refused(crossed, "A swap winchester right") == ""


def test_p01_5_under_arrow_both_there_is_nothing_to_choose() -> None:
    match = sit(3, BOTH, "identity: A=cheat", "bullets: A=3")
    commit(match, "A revolver", "B reload", "C reload")
    assert refused(match, "A swap winchester left") == "FW-P01.5"
    commit(match, "A swap winchester")
    hush(match)
    assert lives(match) == [3, 2, 2]


def test_p01_6_both_cards_go_to_the_pile_and_only_the_new_one_counts() -> None:
    match = sit(4, LEFT, "identity: A=cheat", "bullets: A=3 B=1", "lives: C=0 D=0")
    commit(match, "A revolver", "B revolver", "C cheer A revolver", "D pass", "A swap winchester")
    assert seat(match, "A")["table"] == "revolver", "sealed"
    hush(match)
    assert pile(match, "A") == ["revolver", "winchester"]
    assert "A's Winchester is boosted." not in heard(match)
    assert lives(match) == [3, 2, 0, 0]
    assert seat(match, "A", "watcher")["surely_in_pile"] == ["revolver", "winchester"]


def test_p02_1_the_ninja_gives_up_a_dodge_that_this_reload_does_not_bring_back() -> None:
    match = sit(3, RIGHT, "identity: A=ninja", "bullets: A=0 B=2", "pile: A=revolver+winchester")
    commit(match, "A reload", "B winchester", "C reload")
    assert refused(match, "B guard") == "FW-P02.1"
    commit(match, "A guard")
    hush(match)
    assert lives(match) == [2, 3, 3], "two hearts, but no hit"
    assert pile(match, "A") == ["dodge"]
    assert bullets(match)[0] == 1
    assert seat(match, "A", "B")["surely_in_pile"] == ["dodge"]


@pytest.mark.parametrize(
    ("target", "card", "pile_of_a"),
    [(LEFT, "dodge", "-"), (LEFT, "reload", "dodge"), (CLOSE_BOTH, "reload", "-"), (LEFT, "ricochet", "-")],
)
def test_p02_2_the_guard_needs_reload_on_the_table_and_dodge_in_hand(
    target: str, card: str, pile_of_a: str
) -> None:
    match = sit(2, target, "identity: A=ninja", f"pile: A={pile_of_a}")
    commit(match, f"A {card}", "B reload")
    assert refused(match, "A guard") == "FW-P02.2"
    assert match.legal("A") == ["pass"]


def test_p02_3_one_bullet_only_and_no_dynamite() -> None:
    two = sit(4, BOTH, "identity: A=ninja", "revealed: A", "lives: A=2", "bullets: B=1 D=2")
    commit(two, "A reload", "B revolver", "C reload", "D winchester", "A guard")
    hush(two)
    assert lives(two)[0] == 1
    round_the_corner = sit(3, LEFT, "identity: A=ninja", "revealed: A", "lives: A=2", "bullets: B=1")
    commit(round_the_corner, "A reload", "B revolver", "C ricochet", "A guard")
    hush(round_the_corner)
    assert lives(round_the_corner) == [2, 3, 3]
    dynamite = sit(2, LEFT, "identity: A=ninja", "revealed: A", "lives: A=2", "bullets: B=5")
    commit(dynamite, "A reload", "B dynamite", "A guard")
    hush(dynamite)
    assert lives(dynamite) == [0, 3]


def test_p02_4_the_dodge_is_gone_even_if_nothing_came_and_brings_nothing_back() -> None:
    match = sit(3, LEFT, "identity: A=ninja", "lives: C=0")
    told = shoot(match, "A reload", "B reload", "C cheer A dodge", "A guard")
    assert pile(match, "A") == ["dodge"]
    assert "A's Dodge is boosted." not in told
    assert "takes 1 card back" not in " ".join(told)
