# compiled zone
"""Quick seats: a sheriff who guards and a gang that plans together."""

from __future__ import annotations

from typing import Final

from saloon.games.desperados.board import MOVES, TURNS
from saloon.games.desperados.rules.winning import target
from saloon.games.desperados.state import Desperados
from saloon.kernel.core import sees
from saloon.kernel.rng import Rng

MEAN: Final = [450, 1000, 1000, 1800]
"""What a tile of each kind of loot is worth on average."""


def choose(s: Desperados, seat: int, rng: Rng) -> int:
    legal = s.stack[-1].legal(s, seat)
    return legal[rng.below(len(legal))]


def promise(s: Desperados, seat: int) -> int:
    """The loot beside what the time spent should have brought; a tile the seat has not seen counts its
    mean."""
    played = MOVES * (s.turn - 1) + s.move + MOVES
    loot = sum([tile.value if sees(tile.known, seat) else MEAN[tile.kind] for tile in s.loot])
    gang = 500 * loot * MOVES * (TURNS + 1) // (target(s) * played)
    return max(0, min(1000, gang if seat != s.sheriff else 1000 - gang))
