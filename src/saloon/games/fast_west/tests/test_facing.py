"""The table 'A against B' of RULES.md: the seven cards against the seven, cell by cell."""

import re
from itertools import product
from pathlib import Path

import pytest

from saloon.games.fast_west.board import CARDS
from saloon.games.fast_west.tests.table import bullets, lives, shoot, sit

RULES = Path(__file__).parent.parent / "RULES.md"
NAMES = [card.name for card in CARDS]
CELL = re.compile(r"(\d)/(\d) ; (\d)/(\d)")


def cells() -> dict[tuple[str, str], list[int]]:
    """The table as it stands in the rules: lives lost by A and B, bullets spent by A and B."""
    out: dict[tuple[str, str], list[int]] = {}
    for line in RULES.read_text(encoding="utf-8").splitlines():
        row = re.match(r"\| \*\*(\w+)\*\* \|", line)
        if row and row[1] in NAMES:
            for name, found in zip(NAMES, CELL.findall(line), strict=True):
                out[row[1], name] = [int(figure) for figure in found]
    return out


TABLE = cells()


def test_the_table_has_every_pair() -> None:
    assert sorted(TABLE) == sorted(product(NAMES, NAMES))


@pytest.mark.parametrize("target", ["target: 1", "target: 2", "target: 3"])
@pytest.mark.parametrize("pair", sorted(TABLE), ids="-".join)
def test_a_against_b(pair: tuple[str, str], target: str) -> None:
    match = sit(2, target, "bullets: A=5 B=5")
    told = shoot(match, f"A {pair[0]}", f"B {pair[1]}")
    paid = [sum(int(line.split()[2]) for line in told if line.startswith(f"{who} pays")) for who in "AB"]
    assert [3 - left for left in lives(match)] + paid == TABLE[pair]
    assert bullets(match) == [5 - paid[0], 5 - paid[1]]
