"""Whole recorded games: every way of ending at tables of 2, 3, 5 and 10 seats, with and without gringos.

Nothing here writes these files. When a rule is changed on purpose, its version goes up and they are recorded
anew by hand.
"""

from pathlib import Path

import pytest

from saloon.games.fast_west.tests.table import table
from saloon.kernel import record
from saloon.kernel.verify import verify

FOLDER = Path(__file__).parent / "golden"
GOLDEN = sorted(FOLDER.glob("*.game"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_recorded_game_is_still_the_same(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match = record.read(text)
    assert match.over
    assert record.write(match) == text


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_recorded_game_is_verified(path: Path) -> None:
    found = verify(path.read_text(encoding="utf-8"))
    assert found.claims >= found.match.seats
    assert found.hidden == found.match.seats, "identities are the only hidden draw"


@pytest.mark.parametrize(("seats", "gringos"), [(2, 0), (2, 2), (3, 0), (3, 1), (5, 0), (5, 2), (10, 0)])
def test_every_way_of_ending_is_recorded(seats: int, gringos: int) -> None:
    endings = ["last-one", "turn-limit"]
    # Without gringos the last two can never fall together: see RULINGS.md.
    endings += ["west"] if (seats, gringos) != (2, 0) else []
    endings += ["gringo"] if gringos else []
    endings += ["gringos"] if gringos == 2 else []
    for ending in endings:
        name = f"{seats}-{f'{gringos}-gringos-' if gringos else ''}{ending}.game"
        match = record.load(FOLDER / name)
        result = match.result()
        assert result is not None
        assert (match.seats, result.reason) == (seats, ending.replace("-", "_"))
        assert len(table(match)["gringos"]) == gringos


def test_everything_that_can_be_said_is_said_in_some_recorded_game() -> None:
    said = {line.split()[1] for path in GOLDEN for line in record.load(path).lines()}
    rules = record.load(GOLDEN[0]).rules
    assert said == {verb.name for verb in [*rules.verbs.verbs, *rules.chances.verbs]}
    happened = {
        event.kind.name for path in GOLDEN for entry in record.load(path).log for event in entry.events
    }
    assert {kind.name for kind in rules.events} == happened
