# compiled zone
"""Chapter X: what stagecoaches earn.

WOW-X7: only cowboys who are bought or moved come here; those who retreat, ride out after a robbery or are
placed before the first turn do not, and cattle neither."""

from __future__ import annotations

from saloon.games.way_out_west.board import COACH_INCOME, KINDS, STAGECOACH
from saloon.games.way_out_west.state import COACH, WayOutWest
from saloon.games.way_out_west.verbs import COACH_PAID
from saloon.kernel.core import EVERYONE


def pay_for_arrival(s: WayOutWest, rider: int, town: int) -> None:
    """WOW-X1, WOW-X2: the town's stagecoach earns for a cowboy who arrives, unless it is the rider's own."""
    owner = s.owner[town * KINDS + STAGECOACH]
    if owner >= 0 and owner != rider:
        pay_coach(s, owner, town)


def pay_for_ride(s: WayOutWest, rider: int, origin: int, destination: int) -> None:
    """WOW-X3 to WOW-X6, WOW-M7: for each ride the coach at the origin comes first; that at the destination
    earns only where the origin has none, or the rider's own."""
    owner = s.owner[origin * KINDS + STAGECOACH]
    if owner >= 0 and owner != rider:
        pay_coach(s, owner, origin)
    else:
        pay_for_arrival(s, rider, destination)


def pay_coach(s: WayOutWest, owner: int, town: int) -> None:
    """WOW-X8: the dollar is paid at once."""
    s.earn(owner, COACH_INCOME, COACH)
    if s.heard is not None:
        s.tell(COACH_PAID, EVERYONE, [owner, town])
