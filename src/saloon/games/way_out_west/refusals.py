# compiled zone
"""What the sentence of a refusal may mention: the town, kind, box or seat in question, with prices and
numbers."""

from __future__ import annotations

from saloon.games.way_out_west.board import BUILD_BOX, BUILDING_PRICE, KINDS, TOWNS
from saloon.games.way_out_west.rules.auction import Auction
from saloon.games.way_out_west.rules.gunfight import Challenge
from saloon.games.way_out_west.state import WayOutWest
from saloon.games.way_out_west.verbs import (
    ATTACK,
    BID,
    BOX,
    BUILD,
    DISPLACE,
    DRIVE,
    FLEE,
    GRAZE,
    KIND,
    LEAVE,
    PUT,
    RAID,
    RIDE,
    RUSTLE,
    SETTLE,
    SNATCH,
    TAKE,
    TOWN,
)
from saloon.kernel.core import Args, Step
from saloon.kernel.verbs import SEAT


def arguments(s: WayOutWest, seat: int, action: int) -> Args:
    """Everything the action names, under the names the sentences use."""
    out: Args = {}
    top = s.stack[-1] if s.stack else None
    if BID.owns(action):
        out["bid"] = (None, BID.arg(action, 0))
        out["cash"] = (None, s.cash[seat])
        out["highest"] = (None, top.highest() if isinstance(top, Auction) else 0)
    elif TAKE.owns(action):
        box = TAKE.arg(action, 0)
        out["box"] = (BOX, box)
        if BUILD_BOX <= box < BUILD_BOX + KINDS:
            building(s, seat, box - BUILD_BOX, out)
    elif BUILD.owns(action):
        building(s, seat, BUILD.arg(action, 0), out)
        place(BUILD.arg(action, 1), out)
    elif RIDE.owns(action):
        place(RIDE.arg(action, 0), out)
    elif DRIVE.owns(action):
        out["owner"] = (SEAT, DRIVE.arg(action, 0))
        place(DRIVE.arg(action, 1), out)
        out["destination"] = (TOWN, DRIVE.arg(action, 2))
    elif DISPLACE.owns(action):
        place(DISPLACE.arg(action, 0), out)
        out["owner"] = (SEAT, DISPLACE.arg(action, 1))
    else:
        target(top, action, out)
    return out


def target(top: Step[WayOutWest] | None, action: int, out: Args) -> None:
    """The towns and the targets of chapters G and R, and whatever else names just a town."""
    for verb in (PUT, GRAZE, SETTLE, ATTACK, FLEE, LEAVE):
        if verb.owns(action):
            place(verb.arg(action, 0), out)
    if isinstance(top, Challenge) and top.town >= 0:
        place(top.town, out)
    if RAID.owns(action):
        out["kind"] = (KIND, RAID.arg(action, 0))
    elif RUSTLE.owns(action):
        out["owner"] = (SEAT, RUSTLE.arg(action, 0))
        out["herd"] = (None, RUSTLE.arg(action, 1))
    elif SNATCH.owns(action):
        out["owner"] = (SEAT, SNATCH.arg(action, 0))


def building(s: WayOutWest, seat: int, kind: int, out: Args) -> None:
    out["kind"] = (KIND, kind)
    out["price"] = (None, BUILDING_PRICE[kind])
    out["cash"] = (None, s.cash[seat])


def place(town: int, out: Args) -> None:
    """A town, and the one below it on the ladder."""
    out["town"] = (TOWN, town)
    out["below"] = (TOWN, town - 1 if 0 < town < TOWNS else 0)
