"""Whole recorded games: they replay, and are written again byte by byte as they stand in `golden`.

Nothing here writes these files. When a rule is changed on purpose, its version goes up and they are recorded
anew by hand."""

from pathlib import Path

import pytest

from saloon.kernel import record
from saloon.kernel.verify import verify

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.game"))
REASONS = ("enough", "too_little", "enough_early", "sheriff_gave_up", "outlaws_gave_up")


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_recorded_game_is_still_the_same(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match = record.read(text)
    assert match.over
    assert record.write(match) == text


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_recorded_game_is_verified(path: Path) -> None:
    assert verify(path.read_text(encoding="utf-8")).match.over


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("reason", REASONS)
def test_every_way_of_ending_is_recorded_for_every_number_of_seats(seats: int, reason: str) -> None:
    match = record.load(Path(__file__).parent / "golden" / f"{seats}-{reason.replace('_', '-')}.game")
    result = match.result()
    assert result is not None
    assert (match.seats, result.reason) == (seats, reason)


def test_everything_that_can_be_said_or_happen_does_in_some_recorded_game() -> None:
    games = [record.load(path) for path in GOLDEN]
    rules = games[0].rules
    said = {line.split()[1] for match in games for line in match.lines()}
    assert said == {verb.name for verb in [*rules.verbs.verbs, *rules.chances.verbs]}
    happened = {event.kind.name for match in games for entry in match.log for event in entry.events}
    assert happened == {kind.name for kind in rules.events}
