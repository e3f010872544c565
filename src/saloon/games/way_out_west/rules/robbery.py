# compiled zone
"""Chapter R: robbing a bank, and riding out of a town with a jail."""

from __future__ import annotations

from saloon.games.way_out_west.board import BANK, JAIL, KINDS, ROBBERY_DICE, TOWNS
from saloon.games.way_out_west.state import FLOWS, ROBBERY, WayOutWest
from saloon.games.way_out_west.verbs import LEAVE, LEFT, MUST_LEAVE_TOWN, REMOVED, ROBBED, ROLL
from saloon.kernel.chance import Chance, Throw
from saloon.kernel.core import EVERYONE, Step, bit
from saloon.kernel.reasons import NOT_NOW


class Robbery(Step[WayOutWest]):
    """WOW-R2, WOW-R6, WOW-D33: three dice, however the fight was won and whatever the owner has."""

    def __init__(self, seat: int, owner: int, town: int) -> None:
        self.seat: int = seat
        self.owner: int = owner
        self.town: int = town

    def copy(self) -> Robbery:
        return Robbery(self.seat, self.owner, self.town)

    def chance(self, s: WayOutWest) -> Chance | None:
        return Throw(EVERYONE, ROLL, ROBBERY_DICE)

    def take_chance(self, s: WayOutWest, action: int) -> None:
        dice = ROLL.args(action)
        due = sum(dice)
        paid = min(due, s.cash[self.owner])
        hand_over(s, self.owner, self.seat, paid)
        if s.heard is not None:
            s.tell(ROBBED, EVERYONE, [self.seat, self.owner, paid, *dice])
        # WOW-R4, WOW-R5: a bank that could not pay in full goes.
        if paid < due:
            s.unbuild(self.town, BANK)
            s.tell(REMOVED, EVERYONE, [self.owner, BANK, self.town])
        s.stack.pop()
        if must_leave(s, self.seat, self.town):
            s.stack.append(RidingOut(self.seat, self.town))


def hand_over(s: WayOutWest, owner: int, robber: int, dollars: int) -> None:
    """WOW-R3, WOW-L8: from the owner straight to the attacker; the sum of all money stays the same."""
    s.cash[owner] -= dollars
    s.cash[robber] += dollars
    s.ledger[owner * FLOWS + ROBBERY] -= dollars
    s.ledger[robber * FLOWS + ROBBERY] += dollars


def must_leave(s: WayOutWest, seat: int, town: int) -> bool:
    """WOW-R7, WOW-R10 to WOW-R12: another seat's jail drives the robbers out, whatever its sheriff did,
    whoever's bank it was and even if it fell; otherwise they stay."""
    jailer = s.owner[town * KINDS + JAIL]
    return jailer >= 0 and jailer != seat and s.cowboys[seat * TOWNS + town] > 0


class RidingOut(Step[WayOutWest]):
    """WOW-R8, WOW-R9, WOW-D26: each cowboy to any other town, together or apart; no stagecoach earns by
    it."""

    def __init__(self, seat: int, town: int) -> None:
        self.seat: int = seat
        self.town: int = town

    def copy(self) -> RidingOut:
        return RidingOut(self.seat, self.town)

    def must(self, s: WayOutWest) -> int:
        return bit(self.seat)

    def legal(self, s: WayOutWest, seat: int) -> list[int]:
        return [LEAVE.of(town) for town in range(TOWNS) if town != self.town]

    def menu(self, s: WayOutWest, seat: int) -> list[int]:
        return LEAVE.actions()

    def why(self, s: WayOutWest, seat: int, action: int) -> int:
        if not LEAVE.owns(action):
            return NOT_NOW
        return MUST_LEAVE_TOWN if LEAVE.arg(action, 0) == self.town else 0

    def take(self, s: WayOutWest, seat: int, action: int) -> None:
        town = LEAVE.arg(action, 0)
        s.cowboys[seat * TOWNS + self.town] -= 1
        s.cowboys[seat * TOWNS + town] += 1
        if s.heard is not None:
            s.tell(LEFT, EVERYONE, [seat, town])
        if s.cowboys[seat * TOWNS + self.town] == 0:
            s.stack.pop()
