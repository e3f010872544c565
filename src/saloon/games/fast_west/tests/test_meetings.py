"""Identities that meet: the table of RULES.md, pair by pair, from the Stunt Double on. A is always the first
of the pair, B the second."""

import pytest

from saloon.games.fast_west.tests.table import (
    bullets,
    commit,
    hush,
    lives,
    meet,
    refused,
    shoot,
    sit,
)


def test_stunt_double_and_double_barrel_no_loss() -> None:
    match = meet("stunt_double", "double_barrel", "target: 2", "bullets: B=1", revealed="")
    commit(match, "A reveal", "A reload", "B revolver", "C reload", "B reveal")
    hush(match)
    assert lives(match) == [2, 3, 3]


def test_stunt_double_and_bandit_queen_no_theft() -> None:
    match = meet("stunt_double", "bandit_queen", "target: 2", "bullets: A=3 B=1", revealed="B")
    commit(match, "A reveal")
    shoot(match, "A reload", "B revolver", "C reload")
    assert bullets(match)[:2] == [4, 0]
    assert lives(match) == [2, 3, 3]


def test_stunt_double_and_accountant_her_dynamite_turned_back_costs_nothing() -> None:
    match = meet("stunt_double", "accountant", "target: 1", "bullets: A=5 B=0", revealed="B")
    commit(match, "A reveal")
    shoot(match, "A dynamite", "B miscalculation", "C reload")
    assert lives(match) == [2, 3, 3]


def test_stunt_double_and_quick_draw_only_her_shot_is_cancelled() -> None:
    match = meet("stunt_double", "quick_draw", "target: 4", "bullets: A=1 B=1", revealed="B")
    commit(match, "A reveal")
    told = shoot(match, "A revolver left", "B revolver right", "C reload")
    assert lives(match) == [2, 3, 3]
    assert "A's shot at B is cancelled in the duel." in told
    assert "B's shot does nothing to A." in told


@pytest.mark.parametrize("who", ["cook", "two_gun"])
def test_stunt_double_first_or_second_hand_nothing_hurts(who: str) -> None:
    match = meet("stunt_double", who, "target: 2", "lives: B=2", "bullets: B=1 C=1", revealed="B")
    commit(match, "A reveal")
    if who == "cook":
        shoot(match, "A reload", "B ricochet", "C revolver")
    else:
        shoot(match, "A reload", "B play revolver - both", "C ricochet")
    assert lives(match) == [2, 2, 3]


def test_stagecoach_driver_and_two_gun_the_flag_is_judged_against_the_new_arrow() -> None:
    match = meet("stagecoach_driver", "two_gun", "target: 1", revealed="")
    assert refused(match, "B play revolver - both") == ""
    commit(match, "A reveal both")
    assert refused(match, "B play revolver - both") == "FW-C5"


def test_stagecoach_driver_and_double_barrel_two_lives_both_ways() -> None:
    match = meet("stagecoach_driver", "double_barrel", "target: 1", "bullets: B=1", revealed="")
    commit(match, "A reveal both", "A reload", "B revolver", "C reload", "B reveal")
    hush(match)
    assert lives(match) == [1, 3, 1]


@pytest.mark.parametrize(("weapon", "left"), [("winchester", 3), ("revolver", 1)])
def test_double_barrel_and_accountant(weapon: str, left: int) -> None:
    match = meet("double_barrel", "accountant", "target: 1", "bullets: A=2 B=0", revealed="B")
    commit(match, f"A {weapon}", "B miscalculation", "C reload", "A reveal")
    hush(match)
    assert lives(match) == [3, left, 3]


def test_double_barrel_and_trapper() -> None:
    match = meet("double_barrel", "trapper", "target: 1", "bullets: A=1 B=0", revealed="B")
    commit(match, "A revolver", "B dodge", "C reload", "A reveal")
    hush(match)
    assert (lives(match), bullets(match)[1]) == ([3, 3, 3], 2)


def test_double_barrel_and_bandit_queen_two_bullets_at_most_whatever_is_lost() -> None:
    match = meet("double_barrel", "bandit_queen", "target: 4", "bullets: A=5 B=1", revealed="B")
    commit(match, "A winchester right", "B revolver right", "C reload", "A reveal")
    hush(match)
    assert bullets(match)[:2] == [1, 2]


def test_double_barrel_and_quick_draw_his_shot_is_cancelled_hers_hits_for_one() -> None:
    match = meet("double_barrel", "quick_draw", "target: 4", "bullets: A=1 B=1", revealed="B")
    commit(match, "A revolver left", "B revolver right", "C reload", "A reveal")
    hush(match)
    assert lives(match) == [2, 3, 3]


def test_double_barrel_and_cook_the_shot_passed_on_still_takes_two() -> None:
    match = meet("double_barrel", "cook", "target: 1", "bullets: A=1", revealed="B")
    commit(match, "A revolver", "B ricochet", "C reload", "A reveal")
    hush(match)
    assert lives(match) == [3, 3, 1]
    back = meet("double_barrel", "cook", "target: 1", "bullets: A=1", revealed="B")
    commit(back, "A revolver", "B ricochet", "C ricochet", "A reveal")
    hush(back)
    assert lives(back) == [1, 3, 3]


def test_double_barrel_and_two_gun_double_never_applies_to_her_card() -> None:
    match = meet(
        "double_barrel", "two_gun", "target: 4", "lives: B=2", "bullets: A=2 B=1", revealed="B", seats=4
    )
    commit(match, "A winchester right", "B play revolver left both", "C reload", "D reload", "A reveal")
    hush(match)
    assert lives(match) == [2, 2, 2, 1]


def test_prospector_and_cook_a_ricocheted_shot_denies_the_bonus() -> None:
    match = meet("prospector", "cook", "target: 2", "bullets: A=0 C=1")
    shoot(match, "A reload", "B ricochet", "C revolver")
    assert (lives(match), bullets(match)[0]) == ([2, 3, 3], 1)


def test_prospector_and_two_gun_against_the_arrow_she_aims_at_him() -> None:
    match = meet("prospector", "two_gun", "target: 1", "lives: B=2", "bullets: A=0 B=1")
    shoot(match, "A reload", "B play revolver - both", "C reload")
    assert bullets(match)[0] == 1


def test_prospector_and_quick_draw_aimed_at_whatever_the_duel_decided() -> None:
    match = sit(
        4,
        "target: 4",
        "identity: A=prospector B=quick_draw",
        "revealed: AB",
        "lives: C=0 D=0",
        "bullets: A=5 B=5",
    )
    shoot(match, "A dynamite left", "B winchester right", "C cheer A dynamite", "D pass")
    assert bullets(match)[0] == 1, "her winchester was cancelled, and was aimed at him"


def test_prospector_and_bandit_queen_theft_first_then_the_reload() -> None:
    match = meet("prospector", "bandit_queen", "target: 2", "bullets: A=3 B=1")
    shoot(match, "A reload", "B revolver", "C reload")
    assert bullets(match)[:2] == [2, 2]


def test_accountant_and_bandit_queen_winchester_stopped_revolver_robs() -> None:
    for weapon, after in (("winchester", [2, 0]), ("revolver", [0, 3])):
        match = meet("accountant", "bandit_queen", "target: 2", "bullets: A=2 B=2")
        shoot(match, "A miscalculation", f"B {weapon}", "C reload")
        assert bullets(match)[:2] == after


def test_accountant_and_cook_a_ricocheted_winchester_stops() -> None:
    match = meet("accountant", "cook", "target: 2", "bullets: A=0 C=2")
    shoot(match, "A miscalculation", "B ricochet", "C winchester")
    assert lives(match) == [3, 3, 3]


def test_accountant_and_quick_draw_her_dynamite_is_turned_back() -> None:
    match = meet("accountant", "quick_draw", "target: 2", "bullets: A=0 B=5")
    shoot(match, "A miscalculation", "B dynamite", "C reload")
    assert lives(match) == [3, 1, 3]


def test_accountant_and_two_gun_her_revolver_hits_him() -> None:
    match = meet("accountant", "two_gun", "target: 1", "lives: B=2", "bullets: A=0 B=1")
    shoot(match, "A miscalculation", "B play revolver - both", "C reload")
    assert lives(match) == [2, 2, 2]


def test_trapper_and_bandit_queen_no_theft_and_two_bullets() -> None:
    match = meet("trapper", "bandit_queen", "target: 2", "bullets: A=1 B=1")
    shoot(match, "A dodge", "B revolver", "C reload")
    assert bullets(match)[:2] == [3, 0]


def test_trapper_any_number_of_stopped_shots_earns_two_once() -> None:
    cook = meet("trapper", "cook", "target: 3", "bullets: A=0 C=1")
    shoot(cook, "A dodge", "B ricochet", "C revolver")
    assert bullets(cook)[0] == 2
    ace = meet("trapper", "two_gun", "target: 1", "lives: B=2", "bullets: A=0 B=1")
    shoot(ace, "A dodge", "B play revolver - both", "C ricochet")
    assert bullets(ace)[0] == 2


def test_bandit_queen_and_quick_draw_her_shot_is_cancelled_no_theft() -> None:
    match = meet("bandit_queen", "quick_draw", "target: 4", "bullets: A=1 B=3")
    shoot(match, "A revolver left", "B revolver right", "C reload")
    assert (lives(match), bullets(match)[:2]) == ([2, 3, 3], [0, 2])


def test_bandit_queen_and_cook_she_robs_whoever_the_shot_ends_on() -> None:
    match = meet("bandit_queen", "cook", "target: 1", "bullets: A=1 B=3 C=3")
    shoot(match, "A revolver", "B ricochet", "C ricochet")
    assert (lives(match), bullets(match)) == ([2, 3, 3], [0, 3, 3])
    other = meet("bandit_queen", "cook", "target: 1", "bullets: A=1 B=3 C=3")
    shoot(other, "A revolver", "B ricochet", "C miscalculation")
    assert bullets(other) == [1, 3, 0]


def test_bandit_queen_and_two_gun_after_a_win_the_theft_follows_payment() -> None:
    match = meet("bandit_queen", "two_gun", "target: 4", "lives: B=2", "bullets: A=2 B=2")
    shoot(match, "A winchester left", "B play revolver right both", "C reload")
    assert lives(match) == [3, 1, 2]
    assert bullets(match)[:2] == [1, 0]


def test_quick_draw_and_two_gun_only_the_shot_at_her_is_cancelled() -> None:
    match = meet("quick_draw", "two_gun", "target: 4", "lives: B=2", "bullets: A=1 B=1")
    shoot(match, "A revolver left", "B play revolver right both", "C reload")
    assert lives(match) == [3, 1, 2]


def test_cook_and_two_gun_each_of_her_shots_goes_on_its_own_way() -> None:
    both_on_a_third = meet("cook", "two_gun", "target: 1", "lives: B=2", "bullets: B=1", seats=3)
    shoot(both_on_a_third, "A ricochet", "B play revolver - both", "C reload")
    assert lives(both_on_a_third) == [3, 2, 1]
    home = meet("cook", "two_gun", "target: 1", "lives: B=2", "bullets: B=1", seats=3)
    shoot(home, "A ricochet", "B play revolver - both", "C ricochet")
    assert lives(home) == [3, 0, 3]
