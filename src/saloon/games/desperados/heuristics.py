# compiled zone
"""Quick seats: a sheriff who guards and a gang that plans together."""

from __future__ import annotations

from saloon.games.desperados.rules.winning import target
from saloon.games.desperados.state import Desperados
from saloon.kernel.rng import Rng


def choose(s: Desperados, seat: int, rng: Rng) -> int:
    legal = s.stack[-1].legal(s, seat)
    return legal[rng.below(len(legal))]


def promise(s: Desperados, seat: int) -> int:
    """The loot beside what the time spent should have brought."""
    played = 5 * (s.turn - 1) + s.move + 5
    gang = 500 * s.total() * 30 // (target(s) * played)
    return max(0, min(1000, gang if seat != s.sheriff else 1000 - gang))
