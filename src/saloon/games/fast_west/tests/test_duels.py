"""Chapter D: shots and duels."""

from itertools import product

import pytest

from saloon.games.fast_west.rules.duels import beaten
from saloon.games.fast_west.tests.table import (
    BOTH,
    CROSSED,
    LEFT,
    RIGHT,
    bullets,
    commit,
    hush,
    lives,
    shoot,
    sit,
)

COST = {"revolver": 1, "winchester": 2, "dynamite": 5}
TAKES = {"revolver": 1, "winchester": 1, "dynamite": 2}


@pytest.mark.parametrize("target", [LEFT, RIGHT, BOTH])
def test_d1_one_shot_for_each_distinct_first_target(target: str) -> None:
    match = sit(2, target, "bullets: A=5")
    told = shoot(match, "A dynamite", "B reload")
    assert lives(match) == [3, 1]
    assert told.count("A shoots at B: Dynamite.") == 1


def test_d1_the_flag_makes_one_shot_when_two_are_left() -> None:
    match = sit(2, LEFT, "identity: A=two_gun", "bullets: A=1")
    told = shoot(match, "A play revolver - both", "B reload")
    assert lives(match) == [2, 2]
    assert told.count("A shoots at B: Revolver.") == 1


def test_d2_every_shot_is_told_with_author_weapon_and_first_target() -> None:
    match = sit(3, BOTH, "bullets: A=0 B=1 C=2")
    told = shoot(match, "A dodge", "B revolver", "C winchester")
    assert [line for line in told if " shoots at " in line] == [
        "B shoots at C: Revolver.",
        "B shoots at A: Revolver.",
        "C shoots at A: Winchester.",
        "C shoots at B: Winchester.",
    ]


def test_d2_each_shot_keeps_its_own_direction() -> None:
    match = sit(5, BOTH, "bullets: A=1")
    shoot(match, "A revolver", "B ricochet", "C reload", "D reload", "E ricochet")
    assert lives(match) == [3, 3, 2, 2, 3]


def test_d3_a_duel_needs_both_to_aim_at_each_other() -> None:
    crossed = sit(3, CROSSED, "bullets: A=1 B=1")
    shoot(crossed, "A revolver left", "B revolver right", "C reload")
    assert lives(crossed) == [3, 3, 3]
    left = sit(3, LEFT, "bullets: A=1 B=1")
    shoot(left, "A revolver", "B revolver", "C reload")
    assert lives(left) == [3, 2, 2]


@pytest.mark.parametrize("weapon", list(COST))
def test_d4_the_same_weapon_cancels_both(weapon: str) -> None:
    match = sit(2, LEFT, "bullets: A=5 B=5")
    told = shoot(match, f"A {weapon}", f"B {weapon}")
    assert lives(match) == [3, 3]
    assert bullets(match) == [5 - COST[weapon]] * 2
    assert told.count("A's shot at B is cancelled in the duel.") == 1
    assert told.count("B's shot at A is cancelled in the duel.") == 1


@pytest.mark.parametrize(("mine", "theirs"), [p for p in product(COST, COST) if p[0] != p[1]])
def test_d5_of_different_weapons_the_dearer_goes_through(mine: str, theirs: str) -> None:
    match = sit(2, LEFT, "bullets: A=5 B=5")
    shoot(match, f"A {mine}", f"B {theirs}")
    if COST[mine] > COST[theirs]:
        assert lives(match) == [3, 3 - TAKES[mine]]
    else:
        assert lives(match) == [3 - TAKES[theirs], 3]


def test_d6_a_duel_cancels_only_the_two_shots_of_its_pair() -> None:
    match = sit(3, BOTH, "bullets: A=1 B=1 C=2")
    shoot(match, "A revolver", "B revolver", "C winchester")
    # A and B cancel each other; C is dearer than both.
    assert lives(match) == [2, 2, 3]


def test_d6_all_pairs_are_judged_on_the_complete_list() -> None:
    match = sit(4, BOTH, "bullets: A=5 B=5 C=5 D=5")
    shoot(match, "A revolver", "B winchester", "C dynamite", "D revolver")
    # B loses to C and still has beaten A; D has cancelled A and loses to C.
    assert lives(match) == [2, 1, 3, 1]


def test_d7_a_ricochet_neither_creates_nor_undoes_a_duel() -> None:
    match = sit(3, LEFT, "bullets: A=1 C=1")
    # A's shot goes on from B to C, who shoots at A: no duel, both hit.
    shoot(match, "A revolver", "B ricochet", "C revolver")
    assert lives(match) == [2, 3, 2]


@pytest.mark.parametrize("weapon", ["revolver", "winchester"])
def test_d8_a_boosted_revolver_or_winchester_wins_the_tie(weapon: str) -> None:
    match = sit(3, LEFT, "lives: C=0", "bullets: A=5 B=5")
    shoot(match, f"A {weapon}", f"B {weapon}", f"C cheer A {weapon}")
    assert lives(match) == [3, 2, 0]


def test_d8_a_boosted_dynamite_does_not() -> None:
    match = sit(3, LEFT, "lives: C=0", "bullets: A=5 B=5")
    shoot(match, "A dynamite", "B dynamite", "C cheer A dynamite")
    assert lives(match) == [3, 3, 0]


def test_d8_two_tie_winners_cancel_both() -> None:
    match = sit(4, LEFT, "lives: C=0 D=0", "bullets: A=1 B=1", "identity: B=quick_draw", "revealed: B")
    shoot(match, "A revolver", "B revolver", "C cheer A revolver", "D pass")
    assert lives(match) == [3, 3, 0, 0]


@pytest.mark.parametrize(
    ("i_win", "they_win", "cancelled"),
    [(False, False, True), (True, False, False), (False, True, True), (True, True, True)],
)
def test_d8_the_four_ways_of_a_tie(i_win: bool, they_win: bool, cancelled: bool) -> None:
    assert beaten(2, 2, i_win, they_win) == cancelled


SHOTS = list(product(COST, (False, True)))


@pytest.mark.parametrize(("mine", "theirs"), list(product(SHOTS, SHOTS)))
def test_d4_d5_d8_every_shot_against_every_other(mine: tuple[str, bool], theirs: tuple[str, bool]) -> None:
    """Three weapons, boosted or not, on either side: who is cancelled by whom."""
    match = sit(4, LEFT, "lives: C=0 D=0", "bullets: A=5 B=5")
    cheers = [
        f"{ghost} cheer {seat} {weapon}" if boosted else f"{ghost} pass"
        for ghost, seat, (weapon, boosted) in (("C", "A", mine), ("D", "B", theirs))
    ]
    told = shoot(match, f"A {mine[0]}", f"B {theirs[0]}", *cheers)
    assert ("A's shot at B is cancelled in the duel." in told) == loses(mine, theirs)
    assert ("B's shot at A is cancelled in the duel." in told) == loses(theirs, mine)
    assert (lives(match)[1] < 3) == (not loses(mine, theirs))
    assert (lives(match)[0] < 3) == (not loses(theirs, mine))


def loses(shot: tuple[str, bool], other: tuple[str, bool]) -> bool:
    """The cheaper is cancelled; of equals both, unless a cheer helps this one alone (and never dynamite)."""
    (mine, boosted), (theirs, answered) = shot, other
    if mine != theirs:
        return COST[mine] < COST[theirs]
    return mine == "dynamite" or not boosted or answered


def test_d9_ranking_uses_the_printed_costs() -> None:
    match = sit(2, "target: 13", "bullets: A=2 B=5")
    shoot(match, "A winchester", "B dynamite")
    assert lives(match) == [1, 3], "in the rain nothing was spent, and dynamite is the dearer all the same"
    swapped = sit(2, LEFT, "identity: A=cheat", "bullets: A=3 B=2")
    commit(swapped, "A winchester", "B winchester", "A swap revolver")
    hush(swapped)
    assert lives(swapped) == [2, 3], "three bullets paid, but a revolver"


def test_d10_a_weapon_without_bullets_cannot_duel() -> None:
    match = sit(2, LEFT, "bullets: A=4 B=1")
    shoot(match, "A dynamite", "B revolver")
    assert lives(match) == [2, 3]
