"""Chapter W."""

import pytest

from saloon.games.fast_west.tests.table import (
    BOTH,
    LEFT,
    commit,
    heard,
    hush,
    identity,
    lives,
    shoot,
    sit,
    step,
)
from saloon.kernel.match import Match
from saloon.kernel.result import Result


def end(match: Match) -> Result:
    result = match.result()
    assert result is not None
    return result


def test_w1_the_last_one_alive_wins() -> None:
    match = sit(3, LEFT, "lives: B=1 C=0", "bullets: A=1")
    shoot(match, "A revolver", "B reload", "C pass")
    assert (end(match).winners, end(match).reason, end(match).rule) == ([0], "last_one", "FW-W1")
    assert match.refusal("A play reload") is not None
    assert match.refusal("A play reload").rule == "FW-W1"  # type: ignore[union-attr]  # asserted above


def test_w2_with_none_alive_the_west_wins() -> None:
    match = sit(2, LEFT, "lives: A=1 B=1", "bullets: A=1 B=5")
    commit(match, "A revolver", "B revolver")
    hush(match)
    assert not match.over, "a duel"
    everybody = sit(3, LEFT, "lives: A=1 B=1 C=1", "bullets: A=1 B=1 C=1")
    shoot(everybody, "A revolver", "B revolver", "C revolver")
    assert (end(everybody).winners, end(everybody).reason, end(everybody).rule) == ([], "west", "FW-W2")


def test_w3_a_gringo_wins() -> None:
    match = sit(3, "option gringos: 1", LEFT, "lives: A=1 B=0 C=0")
    commit(match, "A reload", "B pass", "C pass", "* gringo G1 revolver")
    hush(match)
    assert (end(match).winners, end(match).reason, end(match).rule) == ([], "gringo", "FW-W3")


def test_w3_two_gringos_win_together_at_once() -> None:
    match = sit(2, "option gringos: 2", BOTH, "lives: A=1 B=1")
    commit(match, "A reload", "B reload", "* gringo G1 revolver", "* gringo G2 reload")
    hush(match)
    assert lives(match) == [0, 0, 3, 3]
    assert (end(match).winners, end(match).reason, end(match).rule) == ([], "gringos", "FW-W3")


def test_w1_w3_one_seat_against_a_gringo_goes_on() -> None:
    match = sit(3, "option gringos: 1", LEFT, "lives: B=0 C=0")
    commit(match, "A reload", "B pass", "C pass", "* gringo G1 reload")
    hush(match)
    assert step(match) == "target"


def test_w4_at_the_turn_limit_the_west_wins() -> None:
    match = sit(3, "option turn_limit: 20", LEFT, "turn: 19")
    shoot(match, "A reload", "B reload", "C reload")
    assert not match.over
    commit(match, "* target 2")
    shoot(match, "A reload", "B reload", "C reload")
    assert (end(match).winners, end(match).reason, end(match).rule) == ([], "turn_limit", "FW-W4")
    assert end(match).scores == [0, 0, 0]


def test_w4_who_is_alone_at_the_turn_limit_has_won() -> None:
    match = sit(2, "option turn_limit: 20", LEFT, "turn: 20", "lives: B=1", "bullets: A=1")
    shoot(match, "A revolver", "B reload")
    assert end(match).winners == [0]


def test_w5_the_end_is_tested_once_after_all_eliminations() -> None:
    match = sit(3, LEFT, "lives: A=1 B=1 C=1", "bullets: A=1 B=1 C=0")
    shoot(match, "A revolver", "B revolver", "C reload")
    assert end(match).winners == [0]
    assert [line for line in heard(match) if line.endswith("is out.")] == ["B is out.", "C is out."]


def test_w6_later_out_is_better_and_the_same_turn_is_the_same_place() -> None:
    match = sit(5, LEFT, "turn: 7", "lives: A=1 B=1 C=0 D=0 E=0", "out: C=2 D=5 E=5", "bullets: A=1")
    shoot(match, "A revolver", "B reload", "C pass", "D pass", "E pass")
    result = end(match)
    assert result.scores == [4, 3, 0, 1, 1]
    assert [row.key for row in result.table] == ["lives", "out", "outlived"]
    assert result.table[0].figures == [1, 0, 0, 0, 0]
    assert result.table[1].figures == [0, 7, 2, 5, 5]
    both = sit(2, "option gringos: 2", BOTH, "lives: A=1 B=1")
    commit(both, "A reload", "B reload", "* gringo G1 revolver", "* gringo G2 reload")
    hush(both)
    assert end(both).scores == [0, 0]


@pytest.mark.parametrize("option", ["yes", "no"])
def test_w7_when_it_is_over_all_identities_are_shown(option: str) -> None:
    match = sit(
        3,
        f"option show_identity_of_eliminated: {option}",
        LEFT,
        "lives: B=1 C=0",
        "identity: A=cook B=ninja C=trapper",
        "bullets: A=1",
    )
    shoot(match, "A revolver", "B reload", "C pass")
    assert [identity(match, letter) for letter in "ABC"] == ["cook", "ninja", "trapper"]
