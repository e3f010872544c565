"""What the table is told of a shootout, and what it is not told."""

from __future__ import annotations

import pytest

from saloon.games.fast_west.tests.table import (
    BOTH,
    CROSSED,
    LEFT,
    bullets,
    hand,
    lives,
    pile,
    seat,
    shoot,
    sit,
)


def test_r1_every_card_is_turned_before_all_and_the_sides_that_were_chosen() -> None:
    told = shoot(sit(3, CROSSED, "bullets: A=1 C=2"), "A revolver left", "B dodge", "C winchester right")
    turned = ["A turns Revolver.", "A aims left.", "B turns Dodge.", "C turns Winchester.", "C aims right."]
    assert [line for line in told if " turns " in line or " aims " in line] == turned


def test_r1_a_side_that_the_target_gives_is_not_told_again() -> None:
    told = shoot(sit(3, LEFT, "bullets: A=1"), "A revolver", "B reload", "C reload")
    assert "A turns Revolver." in told
    assert not [line for line in told if " aims " in line]


def test_l1_who_loses_nothing_is_not_named() -> None:
    told = shoot(sit(3, LEFT, "bullets: A=1"), "A revolver", "B reload", "C reload")
    assert [line for line in told if " loses " in line] == ["B loses 1 life."]


def test_a2_an_empty_pile_is_not_taken_back() -> None:
    told = shoot(sit(3, LEFT, "pile: B=dodge"), "A reload", "B reload", "C reload")
    assert [line for line in told if " pile " in line] == ["B takes the whole pile back."]


def test_k8_nobody_aims_once_the_cards_are_gone() -> None:
    match = sit(3, CROSSED, "bullets: A=1 B=1")
    shoot(match, "A revolver left", "B revolver right", "C reload")
    assert [seat(match, letter)["side"] for letter in "ABC"] == [None] * 3


@pytest.mark.parametrize("letter", ["A", "B"])
def test_p13_1_a_ricochet_that_passed_nothing_on_goes_to_the_pile(letter: str) -> None:
    match = sit(3, LEFT, f"identity: {letter}=cook", f"revealed: {letter}")
    words = {"A": "reload", "B": "reload", "C": "reload", letter: "ricochet"}
    shoot(match, *[f"{who} {card}" for who, card in words.items()])
    assert pile(match, letter) == ["ricochet"]
    assert "ricochet" not in hand(match, letter)


def test_p08_2_of_two_ricocheted_shots_one_ends_on_the_prospector() -> None:
    """A's shots go on from B to C, the Prospector, and from E to D."""
    match = sit(5, BOTH, "identity: C=prospector", "revealed: C", "bullets: A=1 C=0")
    shoot(match, "A revolver", "B ricochet", "C reload", "D reload", "E ricochet")
    assert lives(match) == [3, 3, 2, 2, 3]
    assert bullets(match)[2] == 1


@pytest.mark.parametrize("letter", ["A", "B", "C"])
def test_p00_2_who_is_revealed_cannot_be_revealed_again(letter: str) -> None:
    match = sit(3, LEFT, "identity: A=cook B=gunsmith C=pickpocket", "revealed: ABC")
    refusal = match.refusal(f"{letter} reveal")
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("FW-P00.2", "revealed_already")
    assert "reveal" not in match.legal(letter)
