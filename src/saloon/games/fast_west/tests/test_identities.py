"""Chapter P00: the rules for all identities."""

import pytest

from saloon.games.fast_west.board import IDENTITIES
from saloon.games.fast_west.tests.table import (
    BOTH,
    LEFT,
    bullets,
    commit,
    hush,
    identity,
    lives,
    refused,
    shoot,
    sit,
)

NEVER_EARLY = {"double_barrel"}


def test_p00_1_a_one_shot_works_once_and_a_permanent_power_for_good() -> None:
    match = sit(2, LEFT, "identity: A=gunsmith B=prospector", "bullets: A=0 B=0")
    commit(match, "A reveal", "B reveal")
    assert bullets(match) == [3, 0]
    shoot(match, "A reload", "B reload")
    assert bullets(match) == [4, 2]
    commit(match, "* target 2")
    shoot(match, "A reload", "B reload")
    assert bullets(match) == [5, 4]
    kinds = {one.name: one.permanent for one in IDENTITIES}
    assert [name for name, permanent in kinds.items() if not permanent] == [
        "gunsmith",
        "pickpocket",
        "stunt_double",
        "stagecoach_driver",
        "double_barrel",
    ]


def test_p00_2_a_reveal_is_public_and_for_good_and_the_hidden_do_nothing() -> None:
    match = sit(2, LEFT, "identity: A=prospector B=cook", "bullets: A=0")
    shoot(match, "A reload", "B reload")
    assert bullets(match)[0] == 1, "hidden"
    commit(match, "* target 2", "A reveal")
    assert refused(match, "A reveal") == "FW-P00.2"
    assert identity(match, "A", "B") == "prospector"
    assert not match.may_undo("A")


def test_p00_3_a_permanent_power_works_in_the_turn_of_the_reveal_without_being_asked() -> None:
    match = sit(2, LEFT, "identity: A=trapper", "bullets: A=0 B=1")
    commit(match, "A dodge", "B revolver", "A reveal")
    hush(match)
    assert bullets(match)[0] == 2


def test_p00_4_gains_stop_at_five() -> None:
    match = sit(2, LEFT, "identity: A=gunsmith B=stagecoach_driver", "bullets: A=3 B=4", "lives: A=1 B=1")
    commit(match, "A reveal", "B reveal right")
    assert bullets(match) == [5, 5]
    assert lives(match) == [1, 1]


def test_p00_5_no_power_changes_the_rank_of_a_weapon() -> None:
    match = sit(2, LEFT, "identity: A=quick_draw B=double_barrel", "revealed: A", "bullets: A=1 B=2")
    commit(match, "A revolver", "B winchester", "B reveal")
    hush(match)
    assert lives(match) == [1, 3]


def test_p00_6_no_identity_occurs_twice() -> None:
    assert len({one.name for one in IDENTITIES}) == len(IDENTITIES) == 14


@pytest.mark.parametrize("name", [one.name for one in IDENTITIES])
def test_p00_7_where_each_may_be_revealed_while_cards_are_chosen(name: str) -> None:
    match = sit(2, LEFT, f"identity: A={name}")
    word = "A reveal both" if name == "stagecoach_driver" else "A reveal"
    assert refused(match, word) == ("FW-P00.7" if name in NEVER_EARLY else "")
    assert (word[2:] in match.legal("A")) == (name not in NEVER_EARLY)


def test_p00_8_a_hit_counts_even_if_the_victim_would_be_out_without_it() -> None:
    match = sit(3, LEFT, "identity: A=bandit_queen", "revealed: A", "lives: B=1", "bullets: A=1 B=2 C=5")
    commit(match, "A revolver", "B reload", "C reload")
    hush(match)
    assert bullets(match)[0] == 2
    assert lives(match) == [3, 0, 3]


def test_p00_9_only_one_of_several_the_one_that_takes_most() -> None:
    given = ["identity: A=ninja B=cook C=double_barrel", "bullets: A=0 B=2 C=1", "lives: A=2"]
    match = sit(3, BOTH, *given, "revealed: AB")
    commit(match, "A reload", "B ricochet", "C revolver", "A guard", "C reveal")
    hush(match)
    # C's direct shot and the one over B both take two; the guard stops one of them.
    assert lives(match) == [0, 3, 3]
    guarded = sit(4, BOTH, "identity: A=ninja D=double_barrel", "bullets: B=1 D=1", "lives: A=2")
    commit(guarded, "A reload", "B revolver", "C reload", "D revolver", "A guard", "D reveal")
    hush(guarded)
    assert lives(guarded) == [1, 3, 0, 3], "the double shot is stopped, the single one hits"


def test_p00_9_among_equals_the_first_author_clockwise_from_the_left() -> None:
    match = sit(4, BOTH, "identity: A=ninja", "bullets: B=1 D=1", "lives: A=2")
    told = shoot(match, "A reload", "B revolver", "C reload", "D revolver", "A guard")
    assert "B's shot is stopped by A." in told
    assert "D hits A for 1 life." in told
