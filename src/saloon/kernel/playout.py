# compiled zone
"""Whole games at full speed: uniformly random, for benches, tests and rollouts."""

from __future__ import annotations

from saloon.kernel import flow
from saloon.kernel.core import Rules, State
from saloon.kernel.rng import Rng


def lowest(mask: int) -> int:
    """The first seat of a mask that is not empty."""
    seat = 0
    while not mask & 1:
        mask >>= 1
        seat += 1
    return seat


def finish(rules: Rules, s: State, rng: Rng, most: int = 1_000_000) -> int:
    """Play a game to its end with uniformly random words of the pending seats; returns how many words."""
    words = 0
    while s.stack and words < most:
        top = s.stack[-1]
        mask = top.must(s) or top.may(s)
        if mask:
            seat = lowest(mask)
            legal = top.legal(s, seat)
            top.take(s, seat, legal[rng.below(len(legal))])
            words += 1
        else:
            asked = top.chance(s)
            if asked is None:
                top.advance(s)
                continue
            top.take_chance(s, asked.sample(rng))
    return words


def playouts(rules: Rules, seats: int, options: list[int], games: int, rng: Rng) -> int:
    """So many random games; returns how many words were said in all."""
    words = 0
    for _ in range(games):
        state = flow.start(rules, seats, options)
        words += finish(rules, state, rng)
    return words


def copies(state: State, count: int) -> None:
    """Copy a state so many times (for the bench)."""
    for _ in range(count):
        state.copy()
