"""Whole games as they were once played: every word, every die, and what was true at the end of each turn."""

from pathlib import Path

import pytest

from saloon.kernel import record
from saloon.kernel.verify import verify

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.game"))


@pytest.mark.parametrize("path", GOLDEN, ids=[path.stem for path in GOLDEN])
def test_e3_v17_a_recorded_game_is_still_that_game(path: Path) -> None:
    match = record.load(path, draw=False)
    assert match.over
    assert record.write(match) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", GOLDEN, ids=[path.stem for path in GOLDEN])
def test_d34_a_recorded_game_is_verified_against_its_seed(path: Path) -> None:
    found = verify(path.read_text(encoding="utf-8"))
    assert found.match.over
    assert (found.hidden, found.public > 0) == (0, True)


def test_e4_there_is_a_game_for_every_number_of_seats_and_every_end() -> None:
    found = set()
    for path in GOLDEN:
        match = record.load(path, draw=False)
        outcome = match.result()
        assert outcome is not None
        found.add((match.seats, outcome.reason))
    assert found == {(seats, reason) for seats in (3, 4, 5) for reason in ("last_turn", "shared")}
