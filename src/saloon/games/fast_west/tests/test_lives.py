"""Chapter L: lives and elimination."""

import pytest

from saloon.games.fast_west.tests.table import (
    BOTH,
    LEFT,
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
    table,
)


def test_l1_lives_count_down_and_nothing_gives_them_back() -> None:
    match = sit(2, LEFT, "lives: A=1 B=2", "bullets: A=1", "identity: B=gunsmith")
    commit(match, "B reveal")
    shoot(match, "A revolver", "B reload")
    assert lives(match) == [1, 1]


def test_l2_all_losses_together_and_the_dying_still_shoot() -> None:
    match = sit(3, LEFT, "lives: A=1 B=1 C=1", "bullets: A=1 B=1 C=5")
    shoot(match, "A revolver", "B revolver", "C dynamite")
    assert lives(match) == [0, 0, 0]


def test_l3_lives_never_go_below_nothing() -> None:
    match = sit(3, BOTH, "lives: A=1", "bullets: A=0 B=5 C=1")
    told = shoot(match, "A reload", "B dynamite", "C reload")
    assert lives(match) == [0, 3, 1]
    assert "A loses 1 life." in told
    assert "B hits A for 2 lives." in told


def test_l4_the_eliminated_become_spectators_with_a_full_set() -> None:
    match = sit(3, LEFT, "lives: B=1", "bullets: A=1 B=4", "pile: B=dodge+dynamite")
    shoot(match, "A revolver", "B reload", "C reload")
    out = seat(match, "B", "watcher")
    assert (out["alive"], out["bullets"], out["hand_count"], out["out"]) == (False, None, 7, 1)
    assert pile(match, "B") == []
    commit(match, "* target 2")
    assert refused(match, "B play reload") == "FW-L4"
    assert refused(match, "B reveal") == "FW-L4"
    assert refused(match, "B cheer A dodge") == ""


def test_l5_the_identity_of_the_eliminated_is_shown_and_triggers_nothing() -> None:
    match = sit(3, LEFT, "lives: B=1", "bullets: A=1", "identity: A=cook B=ninja C=trapper")
    told = shoot(match, "A revolver", "B reload", "C reload")
    assert identity(match, "B") == "ninja"
    assert seat(match, "B")["revealed"] is False
    assert told[-2:] == ["B is out.", "B was the Ninja."]


def test_l5_by_option_it_stays_hidden() -> None:
    given = ["option show_identity_of_eliminated: no", LEFT, "lives: B=1", "bullets: A=1"]
    match = sit(3, *given, "identity: A=cook B=ninja C=trapper")
    shoot(match, "A revolver", "B reload", "C reload")
    assert identity(match, "B") is None
    assert identity(match, "B", "B") == "ninja"
    shown = sit(3, *given, "identity: A=cook B=ninja C=trapper", "revealed: B")
    shoot(shown, "A revolver", "B reload", "C reload")
    assert identity(shown, "B") == "ninja", "who was revealed before stays known"


def test_l6_neighbours_are_worked_out_anew_at_the_next_turn() -> None:
    match = sit(4, LEFT, "lives: B=1", "bullets: A=3 C=3")
    shoot(match, "A revolver", "B reload", "C reload", "D reload")
    commit(match, "* target 9")
    shoot(match, "A winchester", "B pass", "C revolver", "D reload")
    assert lives(match) == [3, 0, 2, 2]
    commit(match, "* target 2")
    shoot(match, "A reload", "B pass", "C winchester", "D reload")
    assert lives(match) == [2, 0, 2, 2]


@pytest.mark.parametrize(("before", "after"), [(3, 2), (2, 2), (1, 1)])
def test_l7_two_hearts_cost_a_life_at_three(before: int, after: int) -> None:
    match = sit(2, LEFT, f"lives: A={before}", "identity: A=ninja")
    match.play("A reveal")
    assert lives(match) == [after, 3]
    assert ("A has only two hearts now and loses a life." in heard(match)) == (before == 3)


def test_l7_three_hearts_cost_nothing() -> None:
    match = sit(2, LEFT, "identity: A=cook")
    match.play("A reveal")
    assert lives(match) == [3, 3]


def test_l8_the_loss_of_a_reveal_cannot_be_prevented() -> None:
    match = sit(2, LEFT, "identity: A=stunt_double", "bullets: B=1")
    match.play("A reveal")
    assert lives(match) == [2, 3]
    commit(match, "A reload", "B revolver")
    hush(match)
    assert lives(match) == [2, 3]
    assert bullets(match)[0] == 2
    assert table(match)["seats"][0]["lives"] == 2
