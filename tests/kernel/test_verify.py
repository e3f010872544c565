"""Verifying a finished game: every die and card, the seed's hash and the result are held against the file."""

from __future__ import annotations

import pytest

from saloon.kernel import record
from saloon.kernel.errors import Unreadable
from saloon.kernel.match import Match
from saloon.kernel.verify import Disagreement, verify


def finished() -> str:
    """Two who duck once, shoot twice, and then one leaves."""
    match = Match.new("standoff", 2, seed="dust")
    for _ in range(2):
        match.play("A draw B")
        match.play("B duck")
        while "keep" in match.legal("A") or "hat" in match.legal("B"):
            match.play("A keep" if "keep" in match.legal("A") else "B hat")
    match.play("A leave")
    return record.write(match)


def test_a_true_game_is_verified_and_says_what_was_checked() -> None:
    text = finished()
    found = verify(text.replace("A leave", "= seats.0.lives 2\nA leave"))
    assert (found.public, found.hidden, found.claims) == (2, 2, 1)
    assert found.words == sum(line[:2] in ("A ", "B ") for line in text.splitlines())
    assert f"seed hash: {found.published}" in text
    assert found.match.seed == "dust"


def swap(text: str, start: str, by: str) -> str:
    """Another line in the place of the first that begins so."""
    lines = text.splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith(start))
    lines[at] = by
    return "\n".join(lines) + "\n"


def test_another_die_is_found() -> None:
    text = finished()
    line = next(line for line in text.splitlines() if line.startswith("* roll"))
    other = "* roll 1" if line != "* roll 1" else "* roll 2"
    with pytest.raises(Disagreement) as wrong:
        verify(swap(text, "* roll", other))
    assert str(wrong.value).endswith(f"the seed gives '{line}', the file says '{other}'")


def test_another_card_is_found() -> None:
    text = finished()
    line = next(line for line in text.splitlines() if line.startswith("* deal A"))
    other = "* deal A 1" if not line.endswith("1") else "* deal A 2"
    with pytest.raises(Disagreement, match="ply 1: the seed gives"):
        verify(swap(text, "* deal A", other))


@pytest.mark.parametrize(
    ("start", "by", "message"),
    [
        ("seed: ", "seed: sand", "the seed has the hash"),
        ("seed: ", "# gone", "the file tells no seed"),
        ("seed hash: ", "# gone", "the file tells no seed hash"),
        ("seed hash: ", "seed hash: " + "0" * 64, "not the one the file published"),
        ("result: ", "# gone", "the header tells no result; the game ends with B"),
        ("result: ", "result: A (one_side)", "but the game ends with 'B"),
        ("A leave", "# gone", "the game is not over"),
        ("A leave", "A draw A", r"You cannot draw on yourself\. \[STD-C2\]"),
        ("A leave", "= seats.0.lives 1\nA leave", "seats.0.lives is 2, the file says 1"),
        ("A leave", "* roll 3", "That is not what chance is asked for now"),
    ],
)
def test_whatever_does_not_fit_is_found(start: str, by: str, message: str) -> None:
    with pytest.raises(Disagreement, match=message):
        verify(swap(finished(), start, by))


@pytest.mark.parametrize("text", ["", "nonsense", "saloon game 1\n"])
def test_what_cannot_be_read_is_another_error(text: str) -> None:
    with pytest.raises(Unreadable):
        verify(text if "saloon" not in text else text + "seed: dust\nseed hash: " + 64 * "0" + "\n x: 1")
