"""The games and positions printed in the guides are read, and written back as they stand."""

import re
from pathlib import Path

import pytest

from saloon.kernel import record
from saloon.kernel.match import Match

GUIDES = Path(__file__).resolve().parents[2] / "docs" / "guides"


def blocks(kind: str) -> list[str]:
    """The fenced blocks of one kind, in all guides."""
    pattern = re.compile(rf"^```{kind}\n(.*?)^```$", re.M | re.S)
    return [found for guide in sorted(GUIDES.glob("*.md")) for found in pattern.findall(guide.read_text())]


def test_there_is_something_to_read() -> None:
    assert blocks("game")
    assert blocks("position")


@pytest.mark.parametrize("text", blocks("game"))
def test_a_printed_game_is_as_we_would_write_it(text: str) -> None:
    assert record.write(record.read(text)) == text


@pytest.mark.parametrize("text", blocks("position"))
def test_a_printed_position_is_as_we_would_write_it(text: str) -> None:
    assert Match.from_position(text).position() == text
