"""Ratings with their uncertainty, by openskill's Plackett-Luce model.

A gang is rated as one, and apart from the lone sheriff: where the sides of a table differ in size, a bot has
one rating for each size of side.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Any

from openskill.models import PlackettLuce


@dataclass(frozen=True)
class Rating:
    """How good, and how unsure that is (one standard deviation). `role` is the size of the side, 0 where
    all sides are alike."""

    bot: str
    role: int
    mu: float
    sigma: float
    games: int


def roles(line: dict[str, Any]) -> list[int]:
    """The role of each side in a game: its size, or 0 where all are alike."""
    sizes = [line["sides"].count(side) for side in range(len(line["shares"]))]
    return [0] * len(sizes) if len(set(sizes)) == 1 else sizes


def sitting(line: dict[str, Any]) -> list[tuple[str, int]]:
    """(bot, role) of each side in a game."""
    role = roles(line)
    return [
        (line["hero"] if side == line["side"] else line["field"], role[side]) for side in range(len(role))
    ]


def rate(games: list[dict[str, Any]]) -> list[Rating]:
    """The ratings after these games, best first."""
    model: Any = PlackettLuce()
    known: dict[tuple[str, int], tuple[float, float, int]] = {}
    for line in games:
        who = sitting(line)
        before = {one: known.get(one, (model.mu, model.sigma, 0)) for one in who}
        teams = [[model.rating(mu=before[one][0], sigma=before[one][1])] for one in who]
        after = model.rate(teams, scores=line["shares"])
        for one in before:
            moved = [after[side][0] for side in range(len(who)) if who[side] == one]
            known[one] = combined(before[one], [(rating.mu, rating.sigma) for rating in moved])
    found = [Rating(bot, role, mu, sigma, count) for (bot, role), (mu, sigma, count) in known.items()]
    return sorted(found, key=lambda rating: -rating.mu)


def combined(before: tuple[float, float, int], after: list[tuple[float, float]]) -> tuple[float, float, int]:
    """One bot on several sides of a game learns the mean of what they learn, as if it were one game."""
    mu = sum(one[0] for one in after) / len(after)
    sigma = sqrt(sum(one[1] ** 2 for one in after) / len(after))
    return mu, sigma, before[2] + 1
