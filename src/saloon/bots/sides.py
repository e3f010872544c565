# compiled zone
"""Sides of a table and what a game is worth to each of them."""

from __future__ import annotations

from typing import Final

from saloon.kernel.core import Rules, State


class Sides:
    """Who wins together. A side is numbered by its lowest seat's rank; a gang is one side."""

    def __init__(self, rules: Rules, state: State) -> None:
        self.masks: Final[list[int]] = []
        self.of: Final[list[int]] = [-1] * state.seats
        self.first: Final[list[int]] = []
        for seat in range(state.seats):
            if self.of[seat] >= 0:
                continue
            mask = rules.team(state, seat)
            for mate in range(state.seats):
                if mask >> mate & 1:
                    self.of[mate] = len(self.masks)
            self.masks.append(mask)
            self.first.append(seat)
        self.count: Final[int] = len(self.masks)


def shares(rules: Rules, s: State, sides: Sides) -> list[float]:
    """Each side's share of the win at the end of a game; nothing for anybody if nobody won."""
    out = [0.0] * sides.count
    for seat in rules.result(s).winners:
        out[sides.of[seat]] = 1.0
    won = sum(out)
    if won > 1.0:
        for side in range(sides.count):
            out[side] /= won
    return out


def payoffs(rules: Rules, s: State, sides: Sides, margin: float) -> list[float]:
    """`shares`, blended lightly with the part of the other sides whose score was beaten: among lost games
    the closer one is better, among won ones the clearer. Between two sides, what one loses the other wins: a
    game that nobody won is half of one for each."""
    result = rules.result(s)
    out = [0.0] * sides.count
    for seat in result.winners:
        out[sides.of[seat]] = 1.0
    won = sum(out)
    if won == 0.0 and sides.count == 2:
        out = [0.5, 0.5]
    elif won > 1.0:
        for side in range(sides.count):
            out[side] /= won
    if margin <= 0.0 or sides.count == 1:
        return out
    scores = [result.scores[seat] for seat in sides.first]
    for side in range(sides.count):
        beaten = 0.0
        for other in range(sides.count):
            if scores[other] < scores[side]:
                beaten += 1.0
            elif scores[other] == scores[side] and other != side:
                beaten += 0.5
        out[side] = (1.0 - margin) * out[side] + margin * beaten / (sides.count - 1)
    return out


def hopes(rules: Rules, s: State, sides: Sides) -> list[float]:
    """What `prospect` expects in a game that is not over, scaled so that all sides together have one win."""
    out: list[float] = []
    total = 0.0
    for side in range(sides.count):
        hope = 0.001 + float(max(0, rules.prospect(s, sides.first[side])))
        out.append(hope)
        total += hope
    for side in range(sides.count):
        out[side] /= total
    return out
