"""Chapter S."""

import pytest

from saloon.games.fast_west.tests.table import bullets, hand, heard, identity, lives, pile, seat, sit, table
from saloon.kernel.core import seats_in
from saloon.kernel.errors import SaloonError
from saloon.kernel.match import Match
from saloon.kernel.rng import FastRng

CARDS = ["reload", "dodge", "revolver", "winchester", "dynamite", "ricochet", "miscalculation"]


@pytest.mark.parametrize("seats", range(2, 11))
def test_s1_two_to_ten_seats(seats: int) -> None:
    assert len(table(Match.new("fast_west", seats))["seats"]) == seats


@pytest.mark.parametrize("seats", [1, 11])
def test_s1_neither_alone_nor_a_crowd(seats: int) -> None:
    with pytest.raises(SaloonError, match="2 to 10"):
        Match.new("fast_west", seats)


def test_s2_everybody_begins_with_the_seven_cards() -> None:
    match = Match.new("fast_west", 4)
    for letter in "ABCD":
        assert hand(match, letter) == CARDS


def test_s3_three_lives_one_bullet_an_empty_pile() -> None:
    match = Match.new("fast_west", 3, {"gringos": "0"})
    assert lives(match) == [3, 3, 3]
    assert bullets(match) == [1, 1, 1]
    assert [pile(match, letter) for letter in "ABC"] == [[], [], []]


def test_s3_what_is_above_five_bullets_is_lost() -> None:
    match = sit(2, "target: 11", "bullets: A=4 B=5")
    match.play("A play reload")
    match.play("B play reload")
    match.play("A pass")
    match.play("B pass")
    assert bullets(match) == [5, 5]


def test_s4_each_seat_is_dealt_one_hidden_identity() -> None:
    match = Match.new("fast_west", 3, {"gringos": "0"})
    match.play("* deal A ninja")
    match.play("* deal B cook")
    assert heard(match, 0, 0) == ["A is the Ninja, and nobody else knows.", "B is dealt an identity."]
    assert match.refusal("* deal C ninja") is not None, "every identity is there once"
    match.play("* deal C two_gun")
    assert [identity(match, letter, "B") for letter in "ABC"] == [None, "cook", None]
    assert [identity(match, letter, "watcher") for letter in "ABC"] == [None, None, None]


def test_s5_left_is_the_next_one_clockwise() -> None:
    match = sit(4, "target: 1", "bullets: A=1 B=0 C=0 D=0")
    for word in ("A play revolver", "B play reload", "C play reload", "D play reload"):
        match.play(word)
    for letter in "ABCD":
        match.play(f"{letter} pass")
    assert lives(match) == [3, 2, 3, 3]


def test_s5_right_is_the_other_way() -> None:
    match = sit(4, "target: 2", "bullets: A=1 B=0 C=0 D=0")
    for word in ("A play revolver", "B play reload", "C play reload", "D play reload"):
        match.play(word)
    for letter in "ABCD":
        match.play(f"{letter} pass")
    assert lives(match) == [3, 3, 3, 2]


def test_s6_one_seed_makes_one_game() -> None:
    first, again, other = (Match.new("fast_west", 6, seed=seed) for seed in ("mesa", "mesa", "butte"))
    assert first.position() == again.position() != other.position()
    assert len({identity(first, letter, "archive") for letter in "ABCDEF"}) == 6


def test_s7_the_dealer_has_no_seat() -> None:
    match = Match.new("fast_west", 2, seed="mesa")
    assert match.waiting() == ["A", "B"]
    assert seats_in(match.state.stack[-1].must(match.state)) == [0, 1]
    assert seat(match, "A")["alive"]


def test_s8_the_little_duel() -> None:
    match = Match.new("fast_west", 2, {"preset": "duel"})
    assert lives(match) == [1, 1]
    assert [identity(match, letter) for letter in "AB"] == [None, None]
    for turn in (1, 2, 3):
        assert match.refusal("* target 4") is not None
        match.play("* target 3")
        assert (table(match)["turn"], table(match)["turn_limit"]) == (turn, 3)
        match.play("A play reload")
        match.play("B play reload")
    result = match.result()
    assert result is not None
    assert (result.reason, result.winners) == ("turn_limit", [])


def test_s8_one_hit_ends_it_and_nobody_was_anybody() -> None:
    match = Match.new("fast_west", 2, {"duel": "2", "gringos": "0"})
    for line in ("* target 3", "A play revolver", "B play reload"):
        match.play(line)
    assert match.result().winners == [0]  # type: ignore[union-attr]  # it is over, or the test fails
    assert not any(event.kind.name == "identity_shown" for entry in match.log for event in entry.events)


@pytest.mark.parametrize(("seats", "options"), [(3, {"gringos": "0"}), (2, {"gringos": "1"})])
def test_s8_the_little_duel_is_for_two(seats: int, options: dict[str, str]) -> None:
    with pytest.raises(SaloonError, match=r"two seats.*FW-S8"):
        Match.new("fast_west", seats, {**options, "duel": "3"})


def test_s8_the_heuristic_and_other_worlds_know_it() -> None:
    match = Match.new("fast_west", 2, {"preset": "duel"}, seed="dust")
    while not match.over:
        seat = match.viewer(match.waiting()[0])
        world = match.rules.redetermine(match.state, seat, FastRng(3))
        match.put(seat, match.rules.choose(world, seat, FastRng(5)))
    assert match.rules.invariants(match.state) == []
