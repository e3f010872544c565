# compiled zone
"""Worlds a viewer cannot tell from the real one: only the real one."""

from __future__ import annotations

from saloon.games.way_out_west.state import WayOutWest
from saloon.kernel.rng import Rng


def redetermine(real: WayOutWest, viewer: int, rng: Rng) -> WayOutWest:
    """WOW-S14: nothing is hidden. With `open_money: no` cash is only covered: every payment was made in the
    open, so whoever kept count knows it, and there is still just one world."""
    return real.copy()
