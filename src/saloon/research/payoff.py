# compiled zone
"""What a game was worth to each seat."""

from __future__ import annotations

from saloon.bots.sides import Sides
from saloon.kernel.core import Rules, State


def payoffs(rules: Rules, s: State, by_score: bool) -> list[float]:
    """At the end of a game. By the win: 1 to the side that won alone, -1 shared out among the others, between
    them for a shared win, 0 to all if nobody won; sides that are single seats sum to 0. By the score: each
    side's own beside the mean of the others."""
    sides = Sides(rules, s)
    result = rules.result(s)
    out = [0.0] * s.seats
    if sides.count < 2:
        return out
    others = float(sides.count - 1)
    worth = [0.0] * sides.count
    total = 0.0
    if by_score:
        for side in range(sides.count):
            worth[side] = float(result.scores[sides.first[side]])
            total += worth[side]
    else:
        for seat in result.winners:
            worth[sides.of[seat]] = 1.0
        for side in range(sides.count):
            total += worth[side]
        if total == 0.0:
            return out
        for side in range(sides.count):
            worth[side] /= total
        total = 1.0
    for seat in range(s.seats):
        own = worth[sides.of[seat]]
        out[seat] = own - (total - own) / others
    return out
