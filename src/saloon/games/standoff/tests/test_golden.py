"""Whole recorded games: they replay, and are written again byte by byte as they stand in `golden`.

Nothing here writes these files. When a rule is changed on purpose, its version goes up and they are recorded
anew by hand.
"""

from pathlib import Path

import pytest

from saloon.kernel import record
from saloon.kernel.verify import verify

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.game"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_recorded_game_is_still_the_same(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match = record.read(text)
    assert match.over
    assert record.write(match) == text


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_recorded_game_is_verified(path: Path) -> None:
    found = verify(path.read_text(encoding="utf-8"))
    assert found.claims == 2 * found.match.seats
    assert found.hidden == found.match.seats


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("reason", ["one_side", "nobody", "rounds"])
def test_every_way_of_ending_is_recorded_for_every_number_of_seats(seats: int, reason: str) -> None:
    for gangs in {False, seats in (4, 6)}:
        name = f"{seats}-{'gangs-' if gangs else ''}{reason.replace('_', '-')}.game"
        match = record.load(Path(__file__).parent / "golden" / name)
        result = match.result()
        assert result is not None
        assert (match.seats, result.reason) == (seats, reason)
        assert (match.options().get("teams") == "two") == gangs


def test_everything_that_can_be_said_is_said_in_some_recorded_game() -> None:
    said = {line.split()[1] for path in GOLDEN for line in record.load(path).lines()}
    rules = record.load(GOLDEN[0]).rules
    assert said == {verb.name for verb in [*rules.verbs.verbs, *rules.chances.verbs]}
    happened = {
        event.kind.name for path in GOLDEN for entry in record.load(path).log for event in entry.events
    }
    assert happened == {kind.name for kind in rules.events}
