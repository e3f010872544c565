# compiled zone
from __future__ import annotations

from saloon.games.way_out_west.state import WayOutWest
from saloon.kernel.rng import Rng


def choose(s: WayOutWest, seat: int, rng: Rng) -> int:
    legal = s.stack[-1].legal(s, seat)
    return legal[rng.below(len(legal))]


def promise(s: WayOutWest, seat: int) -> int:
    return 500
