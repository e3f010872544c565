# compiled zone
"""A sensible rancher, quick enough for thousands of rollouts.

Everything is worth so many *cents of a point*: a victory point 100, a dollar as much as the game still leaves
time to make of it. A box is worth its best effect, and the same scales then choose the town, the target, the
ride."""

from __future__ import annotations

from typing import Final

from saloon.games.way_out_west import fights, worth
from saloon.games.way_out_west.board import (
    BUILD_BOX,
    CATTLE_BOX,
    COWBOYS_BOX,
    FARMER_BOX,
    GUNFIGHT_BOX,
    MOVE_CATTLE_BOX,
)
from saloon.games.way_out_west.rules.auction import Auction
from saloon.games.way_out_west.rules.fight import Gunfight
from saloon.games.way_out_west.rules.gunfight import Challenge
from saloon.games.way_out_west.rules.scoring import points
from saloon.games.way_out_west.state import WayOutWest
from saloon.games.way_out_west.verbs import (
    BID,
    BUILD,
    DISPLACE,
    DRIVE,
    DROP,
    FLEE,
    GRAZE,
    LEAVE,
    PUT,
    RIDE,
    SETTLE,
    SNATCH,
    TAKE,
)
from saloon.kernel.rng import Rng

BID_WHIM: Final = 2
BID_SHARE: Final = 24
"""Going first is worth nothing or a dollar, and one more for every so many in cash."""


def choose(s: WayOutWest, seat: int, rng: Rng) -> int:
    """The word worth most; a little chance decides between near equals."""
    top = s.stack[-1]
    legal = top.legal(s, seat)
    if len(legal) == 1:
        return legal[0]
    if isinstance(top, Auction):
        return bid(s, top, seat, rng)
    if isinstance(top, Gunfight):
        return fights.stand(s, top, seat)
    best = legal[0]
    most = -1_000_000
    for action in legal:
        value = value_of(s, seat, action) + rng.below(20)
        if value > most:
            most = value
            best = action
    return best


def bid(s: WayOutWest, auction: Auction, seat: int, rng: Rng) -> int:
    """One dollar more than the others while that is no more than going first is worth; a rich seat goes
    higher."""
    dollars = auction.highest() + 1
    limit = rng.below(BID_WHIM) + s.cash[seat] // BID_SHARE
    return BID.of(dollars) if dollars <= min(limit, s.cash[seat]) else DROP.of()


def value_of(s: WayOutWest, seat: int, action: int) -> int:
    """What a word is worth to a seat; passing and stopping are worth nothing."""
    if TAKE.owns(action):
        return box(s, seat, TAKE.arg(action, 0))
    if PUT.owns(action) or FLEE.owns(action) or LEAVE.owns(action):
        return worth.post(s, seat, town_of(action))
    if GRAZE.owns(action):
        return worth.herd(s, seat, GRAZE.arg(action, 0))
    if BUILD.owns(action):
        return worth.house(s, seat, BUILD.arg(action, 0), BUILD.arg(action, 1))
    if RIDE.owns(action):
        return worth.ride(s, seat, RIDE.arg(action, 0), RIDE.arg(action, 1))
    if DRIVE.owns(action):
        return worth.drive(s, seat, action)
    if SETTLE.owns(action):
        return worth.farmer(s, seat, SETTLE.arg(action, 0))
    if DISPLACE.owns(action):
        town = DISPLACE.arg(action, 0)
        return worth.farmer(s, seat, town) + worth.displaced(s, seat, town, DISPLACE.arg(action, 1))
    if SNATCH.owns(action):
        return 100 * s.wanted[SNATCH.arg(action, 0)]
    top = s.stack[-1]
    return fights.challenge(s, seat, top.town, action) if isinstance(top, Challenge) else 0


def town_of(action: int) -> int:
    """The town of a word that names nothing else."""
    if PUT.owns(action):
        return PUT.arg(action, 0)
    return FLEE.arg(action, 0) if FLEE.owns(action) else LEAVE.arg(action, 0)


def box(s: WayOutWest, seat: int, kind: int) -> int:
    """What the best effect of an action box is worth."""
    if kind == CATTLE_BOX:
        return worth.best_herd(s, seat)
    if kind == COWBOYS_BOX:
        return worth.best_post(s, seat)
    if kind == MOVE_CATTLE_BOX:
        return worth.best_drive(s, seat)
    if kind == GUNFIGHT_BOX:
        return fights.best(s, seat)
    if kind == FARMER_BOX:
        return worth.best_farmer(s, seat)
    if BUILD_BOX <= kind < BUILD_BOX + 6:
        return worth.best_house(s, seat, kind - BUILD_BOX)
    return worth.best_ride(s, seat)


def promise(s: WayOutWest, seat: int) -> int:
    """The lead in points and dollars over the best of the others, weighed more the later it is."""
    rival = 0
    for other in range(s.seats):
        if other != seat:
            rival = max(rival, standing(s, other))
    if s.over():
        mine = points(s, seat)
        return 1000 if mine >= max([points(s, other) for other in range(s.seats)]) else 0
    lead = standing(s, seat) - rival
    even = 1000 // s.seats
    span = 300 + 250 * (worth.turns_left(s) + 1)
    return min(985, max(15, even + 600 * lead // span))


def standing(s: WayOutWest, seat: int) -> int:
    """Points as if the game ended now, and what the cash may still become."""
    return 100 * points(s, seat) + worth.dollar(s) * s.cash[seat]
