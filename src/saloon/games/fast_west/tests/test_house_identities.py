"""Chapters P03 to P14: the identities of this house."""

import pytest

from saloon.games.fast_west.tests.table import (
    BARREL_RIGHT,
    BOTH,
    CROSSED,
    LEFT,
    RIGHT,
    bullets,
    commit,
    hand,
    heard,
    hush,
    identity,
    lives,
    pile,
    refused,
    shoot,
    sit,
    table,
)


def test_p03_1_the_gunsmith_gains_three_bullets() -> None:
    match = sit(2, LEFT, "identity: A=gunsmith", "bullets: A=1")
    match.play("A reveal")
    assert bullets(match) == [4, 1]
    assert lives(match) == [3, 3]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ([0, 1, 5], [2, 0, 4]),
        ([0, 0, 1], [1, 0, 0]),
        ([4, 2, 2], [5, 1, 2]),
        ([5, 2, 2], [5, 2, 2]),
    ],
)
def test_p04_1_the_pickpocket_takes_from_the_left_then_from_the_right(
    before: list[int], after: list[int]
) -> None:
    held = " ".join(f"{letter}={count}" for letter, count in zip("ABC", before, strict=True))
    match = sit(3, LEFT, "identity: A=pickpocket", f"bullets: {held}")
    match.play("A reveal")
    assert bullets(match) == after


def test_p04_1_once_from_the_only_neighbour_and_never_from_a_gringo() -> None:
    two = sit(2, LEFT, "identity: A=pickpocket", "bullets: A=0 B=3")
    two.play("A reveal")
    assert bullets(two) == [1, 2]
    gringo = sit(3, "option gringos: 1", LEFT, "identity: A=pickpocket", "bullets: A=0 B=3 C=3")
    gringo.play("A reveal")
    assert bullets(gringo) == [1, 2, 3]


def test_p05_1_the_stunt_double_is_unhurt_for_the_rest_of_the_turn() -> None:
    match = sit(3, BOTH, "identity: A=stunt_double", "bullets: A=5 B=5 C=2", "lives: A=1")
    match.play("A reveal")
    told = shoot(match, "A reload", "B dynamite", "C winchester")
    assert lives(match)[0] == 1
    assert "B's shot does nothing to A." in told
    back = sit(2, LEFT, "identity: A=stunt_double", "bullets: A=5 B=2", "lives: A=1")
    back.play("A reveal")
    shoot(back, "A dynamite", "B miscalculation")
    assert lives(back) == [1, 3]
    assert table(back)["seats"][0]["stunt"] is False
    commit(back, "* target 2")
    shoot(back, "A reload", "B reload")
    commit(back, "* target 5")
    shoot(back, "A reload", "B revolver")
    assert lives(back) == [0, 3], "in the next turn she is hurt like anybody"


def test_p05_1_her_own_bullet_coming_back_does_nothing_to_her() -> None:
    match = sit(2, LEFT, "identity: A=stunt_double", "bullets: A=1", "lives: A=1")
    match.play("A reveal")
    shoot(match, "A revolver", "B ricochet")
    assert lives(match) == [1, 3]


def test_p05_2_her_card_works_her_shots_can_be_cancelled_and_the_heart_is_lost() -> None:
    match = sit(3, LEFT, "identity: A=stunt_double", "bullets: A=1")
    match.play("A reveal")
    assert lives(match) == [2, 3, 3]
    shoot(match, "A revolver", "B reload", "C reload")
    assert lives(match) == [2, 2, 3]
    duel = sit(2, LEFT, "identity: A=stunt_double", "bullets: A=1 B=2")
    duel.play("A reveal")
    shoot(duel, "A revolver", "B winchester")
    assert lives(duel) == [2, 3]


@pytest.mark.parametrize("arrow", ["left", "right", "both", "crossed"])
def test_p06_1_the_stagecoach_driver_turns_the_arrow_for_everybody(arrow: str) -> None:
    match = sit(4, BARREL_RIGHT, "identity: A=stagecoach_driver B=cook", "bullets: A=1 C=1")
    assert refused(match, "A reveal") == "FW-P06.1"
    assert refused(match, f"B reveal {arrow}") == "FW-P06.1"
    match.play(f"A reveal {arrow}")
    target = table(match, "watcher")["target"]
    assert (target["event"], target["arrow"], target["printed_arrow"]) == ("barrel", arrow, "right")
    assert bullets(match)[0] == 3
    shoot(
        match, "A reload", "B reload", "C revolver left" if arrow == "crossed" else "C revolver", "D reload"
    )
    assert lives(match)[3] == (3 if arrow == "right" else 2)
    assert lives(match)[1] == (2 if arrow in ("right", "both") else 3)
    assert bullets(match)[0] == 5, "the barrel is still there"


def test_p07_1_the_double_barrel_takes_two_lives_a_hit_also_from_himself() -> None:
    match = sit(4, BOTH, "identity: A=double_barrel", "bullets: A=1")
    commit(match, "A revolver", "B reload", "C reload", "D reload", "A reveal")
    hush(match)
    assert lives(match) == [3, 1, 3, 1]
    back = sit(2, LEFT, "identity: A=double_barrel", "bullets: A=2")
    commit(back, "A winchester", "B ricochet", "A reveal")
    hush(back)
    assert lives(back) == [1, 3]


def test_p07_2_it_is_used_up_even_if_the_shot_is_stopped() -> None:
    match = sit(2, LEFT, "identity: A=double_barrel", "bullets: A=3")
    commit(match, "A revolver", "B dodge", "A reveal")
    hush(match)
    assert lives(match) == [3, 3]
    commit(match, "* target 2")
    shoot(match, "A winchester", "B reload")
    assert lives(match) == [3, 2], "one life again"


@pytest.mark.parametrize(
    ("words", "gained"),
    [
        (("B reload", "C reload"), 2),
        (("B winchester", "C reload"), 2),
        (("B reload", "C revolver"), 1),
        (("B ricochet", "C revolver"), 1),
        (("B revolver", "C ricochet"), 1),
    ],
)
def test_p08_1_the_prospector_reloads_more_when_nothing_is_aimed_at_him(
    words: tuple[str, str], gained: int
) -> None:
    match = sit(3, LEFT, "identity: A=prospector", "revealed: A", "bullets: A=0 B=1 C=1")
    shoot(match, "A reload", *words)
    assert bullets(match)[0] == gained


def test_p08_1_a_shot_that_a_duel_cancelled_was_aimed_at_him() -> None:
    given = ["identity: A=prospector", "revealed: A", "lives: C=0", "bullets: A=5 B=5"]
    match = sit(3, LEFT, *given)
    shoot(match, "A dynamite", "B dynamite", "C cheer A dynamite")
    assert bullets(match) == [1, 0, None]


def test_p08_2_the_extra_reload_of_a_boosted_dynamite_counts() -> None:
    match = sit(3, LEFT, "identity: A=prospector", "revealed: A", "lives: C=0", "bullets: A=5 B=0")
    shoot(match, "A dynamite", "B reload", "C cheer A dynamite")
    assert bullets(match)[0] == 2


def test_p09_1_the_accountant_s_miscalculation_is_free_and_stops_winchesters() -> None:
    match = sit(3, BOTH, "identity: A=accountant", "revealed: A", "bullets: A=0 B=2 C=5")
    shoot(match, "A miscalculation", "B winchester", "C dynamite")
    # C's dynamite comes back from A and beats B's second shot.
    assert lives(match) == [3, 1, 1]
    assert bullets(match)[0] == 0
    revolver = sit(2, LEFT, "identity: A=accountant", "revealed: A", "bullets: A=0 B=1")
    shoot(revolver, "A miscalculation", "B revolver")
    assert lives(revolver) == [2, 3]
    ricochet = sit(3, LEFT, "identity: A=accountant", "revealed: A", "bullets: A=0 B=2")
    shoot(ricochet, "A miscalculation", "B winchester", "C ricochet")
    assert lives(ricochet) == [3, 3, 3]
    other = sit(2, LEFT, "identity: A=accountant", "revealed: A", "bullets: B=2")
    shoot(other, "A reload", "B winchester")
    assert lives(other) == [2, 3], "only with that card"


def test_p10_1_the_trapper_gains_two_bullets_once_for_what_his_dodge_stops() -> None:
    match = sit(3, BOTH, "identity: A=trapper", "revealed: A", "bullets: A=0 B=1 C=0")
    shoot(match, "A dodge", "B revolver", "C ricochet")
    assert bullets(match)[0] == 2
    nothing = sit(2, LEFT, "identity: A=trapper", "revealed: A", "bullets: A=0 B=5")
    shoot(nothing, "A dodge", "B dynamite")
    assert bullets(nothing)[0] == 0
    other = sit(3, LEFT, "identity: A=trapper B=cook", "revealed: A", "bullets: A=0 B=0 C=1")
    shoot(other, "A reload", "B dodge", "C revolver")
    assert bullets(other) == [1, 0, 0]


def test_p11_1_the_queen_takes_two_bullets_from_each_she_hit_clockwise_from_her_left() -> None:
    match = sit(4, BOTH, "identity: A=bandit_queen", "revealed: A", "bullets: A=3 B=4 C=4 D=4", "lives: D=1")
    told = shoot(match, "A winchester", "B reload", "C dodge", "D reload")
    assert told[told.index("D loses 1 life.") + 1 :][:2] == [
        "A takes 2 bullets from B.",
        "A takes 2 bullets from D.",
    ]
    assert bullets(match) == [5, 3, 4, None]
    poor = sit(3, LEFT, "identity: A=bandit_queen", "revealed: A", "bullets: A=1 B=1")
    shoot(poor, "A revolver", "B dodge", "C reload")
    assert bullets(poor)[:2] == [0, 1], "a shot that was stopped is no hit"


def test_p11_1_once_per_victim_and_nothing_from_a_gringo_or_by_dynamite() -> None:
    twice = sit(3, BOTH, "identity: A=bandit_queen", "revealed: A", "bullets: A=1 B=5 C=0")
    shoot(twice, "A revolver", "B miscalculation", "C ricochet")
    assert lives(twice) == [3, 1, 3]
    assert bullets(twice) == [2, 1, 0]
    gringo = sit(2, "option gringos: 2", RIGHT, "identity: A=bandit_queen", "revealed: A", "bullets: A=1")
    commit(gringo, "A revolver", "B reload", "* gringo G1 reload", "* gringo G2 reload")
    hush(gringo)
    assert lives(gringo) == [3, 3, 2, 3]
    assert bullets(gringo)[0] == 0
    dynamite = sit(3, LEFT, "identity: A=bandit_queen", "revealed: A", "bullets: A=5 B=3")
    shoot(dynamite, "A dynamite", "B dodge", "C reload")
    assert bullets(dynamite)[:2] == [0, 3]


def test_p11_2_after_payment_before_gains_and_even_if_she_dies() -> None:
    match = sit(3, LEFT, "identity: A=bandit_queen", "revealed: A", "lives: A=1 B=1", "bullets: A=1 B=1 C=1")
    told = shoot(match, "A revolver", "B reload", "C revolver")
    assert "A takes 1 bullet from B." in told
    assert told.index("A takes 1 bullet from B.") < told.index("B gains 1 bullet.")
    self_hit = sit(2, LEFT, "identity: A=bandit_queen", "revealed: A", "bullets: A=3")
    shoot(self_hit, "A revolver", "B ricochet")
    assert lives(self_hit) == [2, 3]
    assert bullets(self_hit) == [2, 1]


@pytest.mark.parametrize("weapon", ["revolver", "winchester", "dynamite"])
def test_p12_1_the_quick_draw_wins_ties_with_any_weapon(weapon: str) -> None:
    match = sit(2, LEFT, "identity: B=quick_draw", "bullets: A=5 B=5")
    commit(match, f"A {weapon}", f"B {weapon}", "B reveal")
    hush(match)
    assert lives(match) == [1 if weapon == "dynamite" else 2, 3]


def test_p13_1_the_cook_s_ricochet_returns_when_it_passed_something_on() -> None:
    match = sit(3, LEFT, "identity: B=cook", "bullets: A=1 B=0", "pile: B=dodge")
    commit(match, "A revolver", "B ricochet", "C dodge", "B reveal")
    hush(match)
    assert pile(match, "B") == ["dodge"]
    assert "ricochet" in hand(match, "B")
    assert "B takes Ricochet back." in heard(match)
    idle = sit(3, LEFT, "identity: B=cook", "revealed: B")
    shoot(idle, "A reload", "B ricochet", "C dodge")
    assert pile(idle, "B") == ["ricochet"]
    other = sit(3, LEFT, "identity: B=trapper", "revealed: B", "bullets: A=1")
    shoot(other, "A revolver", "B ricochet", "C dodge")
    assert pile(other, "B") == ["ricochet"]


def test_p14_1_the_two_gun_ace_shoots_both_ways_for_one_cost() -> None:
    match = sit(4, LEFT, "identity: A=two_gun", "revealed: A", "lives: A=2", "bullets: A=1")
    told = shoot(match, "A play revolver - both", "B reload", "C reload", "D reload")
    assert lives(match) == [2, 2, 3, 2]
    assert bullets(match)[0] == 0
    assert "A fires with both hands, left and right." in told
    plain = sit(4, LEFT, "identity: A=two_gun", "revealed: A", "lives: A=2", "bullets: A=1")
    shoot(plain, "A revolver", "B reload", "C reload", "D reload")
    assert lives(plain) == [2, 2, 3, 3]


def test_p14_2_a_covered_flag_reveals_her_and_costs_the_heart() -> None:
    match = sit(4, CROSSED, "identity: A=two_gun", "bullets: A=1")
    shoot(match, "A play revolver left both", "B reload", "C reload", "D reload")
    assert identity(match, "A") == "two_gun"
    assert lives(match) == [2, 2, 3, 2]
    short = sit(4, CROSSED, "identity: A=two_gun", "bullets: A=0")
    shoot(short, "A play revolver left both", "B reload", "C reload", "D reload")
    assert identity(short, "A") is None
    assert lives(short) == [3, 3, 3, 3]
    assert table(short)["seats"][0]["both_guns"] is False
