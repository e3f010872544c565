"""What is played: pairings, deals and games, numbered once and for all.

Every entrant meets every other one as *hero*: alone on one side against a *field* of the other. A deal is one
seed of dice and cards; it is played once for each side, with the hero there. So luck and seat cancel out.
With two sides both entrants have both sides in a deal already, and one pairing of the two is enough.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from itertools import combinations, permutations
from typing import Any

from saloon.bots.arena.entrant import entrant
from saloon.bots.arena.game import Job
from saloon.bots.sides import Sides
from saloon.kernel import catalogue
from saloon.kernel.errors import SaloonError
from saloon.kernel.match import Match

FORMAT = 1


@dataclass(frozen=True)
class Contest:
    """Everything that decides what is played; the first line of a match file."""

    title: str
    rules: int
    seats: int
    sides: int
    options: dict[str, str]
    bots: list[str]
    seed: str
    games: int
    stops: bool = True
    gauntlet: bool = False

    def header(self) -> dict[str, Any]:
        return {"saloon arena": FORMAT, **asdict(self)}

    def pairings(self) -> list[tuple[str, str]]:
        """(hero, field) in the order they are played; in a gauntlet only the first bot is the hero."""
        if self.gauntlet:
            return [(self.bots[0], other) for other in self.bots[1:]]
        pairs = combinations(self.bots, 2) if self.sides == 2 else permutations(self.bots, 2)
        return list(pairs)

    def deals(self) -> int:
        """Deals for each pairing, the last one whole."""
        return -(-self.games // self.sides)

    def jobs(self) -> Iterator[Job]:
        """Every game, deal after deal."""
        number = 0
        for deal in range(self.deals()):
            for hero, field in self.pairings():
                for side in range(self.sides):
                    yield Job(
                        number,
                        self.title,
                        self.seats,
                        self.options,
                        f"{self.seed}/{deal}",
                        hero,
                        field,
                        deal,
                        side,
                    )
                    number += 1


def contest(
    title: str, bots: list[str], seats: int, options: dict[str, str], seed: str, games: int
) -> Contest:
    """A contest with everything checked and written out; the first thing wrong is one clear sentence."""
    if len(bots) < 2:
        raise SaloonError("an arena needs at least two bots, as in --bots gunslinger,ranch_hand")
    named = [str(entrant(text)) for text in bots]
    if len(set(named)) < len(named):
        raise SaloonError("every bot is named once; give equal ones different budgets")
    if games < 1:
        raise SaloonError("at least one game is played")
    match = Match.new(title, seats, options, seed=f"{seed}/0")
    sides = Sides(match.rules, match.state).count
    if sides < 2:
        raise SaloonError(f"at this table of {match.rules.title} everybody is on one side")
    rules = catalogue.load(title)
    return Contest(rules.title, rules.version, seats, sides, match.options(), named, seed, games)


def from_header(header: dict[str, Any]) -> Contest:
    """The contest of a match file."""
    if header.get("saloon arena") != FORMAT:
        raise SaloonError("this is no match file of the arena")
    try:
        return Contest(**{key: value for key, value in header.items() if key != "saloon arena"})
    except TypeError:
        raise SaloonError("the first line of this match file is damaged") from None
