"""Ratings by openskill's Plackett-Luce model, for each title and role.

People are rated by games among people, from two sides on; bots by every game they sit in, and apart: a
game with a bot in it changes nobody's rating but the bots'. Who sits in two seats of a game is rated by
none of them.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

from openskill.models import PlackettLuce

ANY: Final = "any"
SCALE: Final = 40.0
BEGIN: Final = 1000.0
MODEL: Final[Any] = PlackettLuce()


@dataclass(frozen=True)
class Skill:
    """What the house thinks of somebody: how good, and how unsure that is."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    games: int = 0
    wins: int = 0

    @property
    def value(self) -> float:
        """What to show: 1000 at first; it grows with skill and with certainty."""
        return round(BEGIN + SCALE * (self.mu - 3 * self.sigma), 1)

    @property
    def spread(self) -> float:
        return round(SCALE * self.sigma, 1)


@dataclass(frozen=True)
class Sitter:
    """Somebody in a seat of a finished game. `who` is None for seats nobody is rated in."""

    seat: int
    who: str | None
    bot: bool
    role: str
    side: int
    place: int
    won: bool


Key = tuple[str, str]
"""Who, in which role."""


def rated(sitters: list[Sitter]) -> list[Sitter]:
    """Those whose rating this game changes."""
    names = [one.who for one in sitters]
    if None in names or len({one.side for one in sitters}) < 2:
        return []
    if any(one.bot for one in sitters):
        return [one for one in sitters if one.bot]
    return [one for one in sitters if names.count(one.who) == 1]


def rate(sitters: list[Sitter], before: dict[Key, Skill]) -> dict[Key, Skill]:
    """The new skills of those whom this game is rated for. A house bot in several seats learns the mean."""
    moving = rated(sitters)
    if not moving:
        return {}
    sides = sorted({one.side for one in sitters})
    teams = [[one for one in sitters if one.side == side] for side in sides]
    known = {(one.who or "", one.role): before.get((one.who or "", one.role), Skill()) for one in sitters}
    given = [
        [
            MODEL.rating(mu=skill.mu, sigma=skill.sigma)
            for one in team
            for skill in [known[one.who or "", one.role]]
        ]
        for team in teams
    ]
    after = MODEL.rate(given, ranks=[min(one.place for one in team) for team in teams])
    learnt: dict[Key, list[tuple[float, float, bool]]] = {}
    for team, ratings in zip(teams, after, strict=True):
        for one, rating in zip(team, ratings, strict=True):
            if one in moving and one.who is not None:
                learnt.setdefault((one.who, one.role), []).append((rating.mu, rating.sigma, one.won))
    return {key: combined(known[key], new) for key, new in learnt.items()}


def combined(old: Skill, new: list[tuple[float, float, bool]]) -> Skill:
    mu = sum(one[0] for one in new) / len(new)
    sigma = sqrt(sum(one[1] ** 2 for one in new) / len(new))
    return Skill(mu, sigma, old.games + 1, old.wins + any(one[2] for one in new))
