"""Identities that meet: the table of RULES.md, pair by pair, from the Cheat to the Pickpocket. A is always
the first of the pair, B the second."""

import pytest

from saloon.games.fast_west.tests.table import (
    TWO_HEARTS,
    bullets,
    commit,
    hand,
    hush,
    lives,
    meet,
    pile,
    refused,
    shoot,
    sit,
)


def test_cheat_and_ninja_may_spend_the_guard_in_vain_or_stop_the_new_weapon() -> None:
    vain = meet("cheat", "ninja", "target: 1", "bullets: A=3", TWO_HEARTS)
    shoot(vain, "A revolver", "B reload", "C reload", "A swap winchester right", "B guard")
    assert lives(vain) == [2, 2, 2]
    assert pile(vain, "B") == ["dodge"]
    stopped = meet("cheat", "ninja", "target: 1", "bullets: A=3", TWO_HEARTS)
    shoot(stopped, "A revolver", "B reload", "C reload", "A swap winchester", "B guard")
    assert lives(stopped) == [2, 2, 3]


def test_cheat_and_pickpocket_bullets_taken_are_gone() -> None:
    match = meet("cheat", "pickpocket", "target: 1", "bullets: A=3 B=0 C=0", revealed="")
    commit(match, "B reveal", "A revolver", "B reload", "C reload")
    assert refused(match, "A swap winchester") == "FW-P01.3"


def test_cheat_and_stunt_double_the_new_shot_does_nothing_to_her() -> None:
    match = meet("cheat", "stunt_double", "target: 2", "bullets: A=3", revealed="A")
    commit(match, "B reveal", "A revolver", "B reload", "C reload", "A swap winchester left")
    hush(match)
    assert lives(match) == [3, 2, 3]


def test_cheat_and_stagecoach_driver_the_arrow_is_the_replaced_one() -> None:
    both = meet("cheat", "stagecoach_driver", "target: 1", "bullets: A=3", revealed="A")
    commit(both, "B reveal both", "A revolver", "B reload", "C reload")
    assert refused(both, "A swap winchester left") == "FW-P01.5"
    crossed = sit(
        3,
        "option cheat_redirect: crossed",
        "target: 1",
        "identity: A=cheat B=stagecoach_driver",
        "bullets: A=3",
    )
    commit(crossed, "B reveal crossed", "A revolver left", "B reload", "C reload")
    assert refused(crossed, "A swap winchester right") == ""


@pytest.mark.parametrize(
    ("who", "b_card", "a_lives", "b_bullets"),
    [
        ("double_barrel", "revolver", 3, 1),
        ("quick_draw", "winchester", 2, 0),
        ("bandit_queen", "winchester", 3, 0),
    ],
)
def test_cheat_against_the_shooters_his_final_card_counts(
    who: str, b_card: str, a_lives: int, b_bullets: int
) -> None:
    match = meet("cheat", who, "target: 4", "bullets: A=3 B=2 C=0", revealed="A")
    commit(match, "A revolver left", f"B {b_card} right", "C reload", "A swap winchester", "B reveal")
    hush(match)
    # A winchester beats a revolver, is tied by a winchester, and loses the tie to the Quick Draw.
    assert lives(match) == [a_lives, 2 if b_card == "revolver" else 3, 3]
    assert bullets(match)[:2] == [0, b_bullets]


def test_cheat_and_quick_draw_a_new_direction_avoids_the_duel() -> None:
    match = meet("cheat", "quick_draw", "target: 4", "bullets: A=3 B=2")
    shoot(match, "A revolver left", "B winchester right", "C reload", "A swap winchester right")
    assert lives(match) == [2, 3, 2]


def test_cheat_and_bandit_queen_she_robs_what_both_weapons_have_left() -> None:
    match = meet("cheat", "bandit_queen", "target: 4", "bullets: A=5 B=2")
    shoot(match, "A revolver right", "B winchester right", "C reload", "A swap winchester")
    assert bullets(match)[:2] == [0, 2]


def test_cheat_and_prospector_first_targets_are_those_after_the_swap() -> None:
    match = meet("cheat", "prospector", "target: 1", "bullets: A=3 B=0")
    shoot(match, "A revolver", "B reload", "C reload", "A swap winchester right")
    assert bullets(match)[1] == 2
    at_him = meet("cheat", "prospector", "target: 2", "bullets: A=3 B=0")
    shoot(at_him, "A revolver", "B reload", "C reload", "A swap winchester left")
    assert bullets(at_him)[1] == 1


@pytest.mark.parametrize(
    ("first", "final", "left"), [("revolver", "winchester", 3), ("winchester", "revolver", 2)]
)
def test_cheat_and_accountant_the_final_card_decides(first: str, final: str, left: int) -> None:
    match = meet("cheat", "accountant", "target: 1", "bullets: A=3 B=0")
    shoot(match, f"A {first}", "B miscalculation", "C reload", f"A swap {final}")
    assert lives(match) == [3, left, 3]


def test_cheat_and_trapper_the_dodge_stops_the_final_weapon_and_earns_two() -> None:
    match = meet("cheat", "trapper", "target: 2", "bullets: A=3 B=0")
    shoot(match, "A revolver", "B dodge", "C reload", "A swap winchester left")
    assert lives(match) == [3, 3, 3]
    assert bullets(match)[1] == 2


def test_cheat_and_cook_the_shot_goes_on_in_the_new_direction() -> None:
    match = meet("cheat", "cook", "target: 2", "bullets: A=3", seats=4)
    shoot(match, "A revolver", "B ricochet", "C reload", "D reload", "A swap winchester left")
    assert lives(match) == [3, 3, 2, 3]
    assert "ricochet" in hand(match, "B")


def test_cheat_and_two_gun_a_duel_only_if_he_points_at_her() -> None:
    given = ("target: 2", "bullets: A=3 B=1", "lives: B=2")
    away = meet("cheat", "two_gun", *given, seats=4)
    shoot(away, "A revolver", "B play revolver - both", "C reload", "D reload", "A swap winchester")
    assert lives(away) == [2, 2, 2, 2]
    at_her = meet("cheat", "two_gun", *given, seats=4)
    shoot(at_her, "A revolver", "B play revolver - both", "C reload", "D reload", "A swap winchester left")
    assert lives(at_her) == [3, 1, 2, 3]


def test_ninja_and_double_barrel_the_guard_stops_all_of_it() -> None:
    match = meet("ninja", "double_barrel", "target: 3", TWO_HEARTS, "bullets: B=1 C=2", revealed="A", seats=4)
    commit(match, "A reload", "B revolver", "C dodge", "D reload", "A guard", "B reveal")
    hush(match)
    assert lives(match)[0] == 2


def test_ninja_and_bandit_queen_a_stopped_shot_is_no_hit_a_second_one_is() -> None:
    stopped = meet("ninja", "bandit_queen", "target: 2", "lives: A=2", "bullets: A=3 B=1")
    shoot(stopped, "A reload", "B revolver", "C reload", "A guard")
    assert bullets(stopped)[:2] == [4, 0]
    second = meet("ninja", "bandit_queen", "target: 3", "lives: A=2", "bullets: A=3 B=1")
    shoot(second, "A reload", "B revolver", "C ricochet", "A guard")
    assert lives(second) == [1, 3, 3]
    assert bullets(second)[:2] == [2, 2]


def test_ninja_and_cook_a_shot_passed_on_can_be_guarded() -> None:
    match = meet("ninja", "cook", "target: 2", "lives: A=2", "bullets: C=1")
    shoot(match, "A reload", "B ricochet", "C revolver", "A guard")
    assert lives(match) == [2, 3, 3]


def test_ninja_and_two_gun_the_guard_stops_one_of_her_two() -> None:
    match = meet("ninja", "two_gun", "target: 1", TWO_HEARTS, "bullets: B=1")
    shoot(match, "A reload", "B play revolver - both", "C ricochet", "A guard")
    assert lives(match) == [1, 2, 3]


def test_gunsmith_and_pickpocket_the_order_of_arrival_decides() -> None:
    first = meet("gunsmith", "pickpocket", "target: 1", "bullets: A=0 B=0 C=0", revealed="")
    commit(first, "A reveal", "B reveal")
    assert bullets(first) == [2, 1, 0]
    second = meet("gunsmith", "pickpocket", "target: 1", "bullets: A=0 B=0 C=0", revealed="")
    commit(second, "B reveal", "A reveal")
    assert bullets(second) == [3, 0, 0]


@pytest.mark.parametrize(
    ("who", "word", "left"),
    [("gunsmith", "A reveal", 2), ("pickpocket", "A reveal", 1), ("stagecoach_driver", "A reveal right", 1)],
)
def test_early_bullets_are_there_when_the_bandit_queen_takes(who: str, word: str, left: int) -> None:
    match = meet(who, "bandit_queen", "target: 2", "bullets: A=1 B=2 C=1", revealed="B")
    commit(match, word)
    shoot(match, "A dynamite", "B revolver", "C dodge")
    # She shoots to the right, at A; whoever is short of five keeps them, and she takes two.
    assert bullets(match)[0] == left


def test_pickpocket_and_stagecoach_driver_neighbours_do_not_depend_on_the_arrow() -> None:
    first = meet("pickpocket", "stagecoach_driver", "target: 1", "bullets: A=0 B=0 C=0", revealed="")
    commit(first, "A reveal", "B reveal right")
    assert bullets(first) == [0, 2, 0]
    second = meet("pickpocket", "stagecoach_driver", "target: 1", "bullets: A=0 B=0 C=0", revealed="")
    commit(second, "B reveal right", "A reveal")
    assert bullets(second) == [1, 1, 0]


def test_pickpocket_and_stunt_double_theft_is_no_hit() -> None:
    match = meet("pickpocket", "stunt_double", "target: 1", "bullets: A=0 B=2 C=0", revealed="")
    commit(match, "B reveal", "A reveal")
    assert bullets(match) == [1, 1, 0]


@pytest.mark.parametrize("who", ["double_barrel", "bandit_queen", "quick_draw"])
def test_pickpocket_and_the_shooters_what_is_left_must_cover_the_card(who: str) -> None:
    match = meet("pickpocket", who, "target: 1", "bullets: A=0 B=1 C=0", revealed="")
    commit(match, "A reveal", "A reload", "B revolver", "C reload")
    assert refused(match, "B reveal") == "FW-R5"


def test_pickpocket_and_two_gun_what_is_left_must_cover_the_flag() -> None:
    match = meet("pickpocket", "two_gun", "target: 1", "bullets: A=0 B=1 C=0", revealed="")
    commit(match, "A reveal")
    shoot(match, "A reload", "B play revolver - both", "C reload")
    assert lives(match) == [3, 3, 3]
