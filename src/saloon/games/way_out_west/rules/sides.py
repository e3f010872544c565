# compiled zone
"""Chapter G, the two sides of a gunfight: who shoots for whom, and who falls first."""

from __future__ import annotations

from typing import Final

from saloon.games.way_out_west.board import BANK, KINDS, TOWNS, TRAIN
from saloon.games.way_out_west.state import NONE, WayOutWest
from saloon.games.way_out_west.verbs import COWBOYS_FELL, GUARD_FELL, GUNMAN_FELL, SHERIFF_FELL
from saloon.kernel.core import EVERYONE, Step

ATTACKING: Final = 0
DEFENDING: Final = 1

# What is attacked: one of the six kinds of building, or
CATTLE_TARGET: Final = KINDS
FARMER_TARGET: Final = KINDS + 1


class Sides(Step[WayOutWest]):
    """WOW-G11: the attacker against the owner of the target, or against a farmer with nobody behind him
    (owner NONE).

    Cowboys are counted on the map, so only the other shooters are kept here, each as 0 or 1."""

    def __init__(self, attacker: int, town: int) -> None:
        self.attacker: int = attacker
        self.town: int = town
        self.kind: int = NONE
        self.owner: int = NONE
        self.herd: int = 0
        self.ally: int = NONE
        self.bad_sheriff: int = 0
        self.guard: int = 0
        self.gunman: int = 0
        self.farmer: int = 0
        self.sheriff: int = 0

    def bring_sides(self, other: Sides) -> None:
        self.kind = other.kind
        self.owner = other.owner
        self.herd = other.herd
        self.ally = other.ally
        self.bad_sheriff = other.bad_sheriff
        self.guard = other.guard
        self.gunman = other.gunman
        self.farmer = other.farmer
        self.sheriff = other.sheriff

    def aim(self, kind: int, owner: int, herd: int) -> None:
        self.kind = kind
        self.owner = owner
        self.herd = herd

    def third_sheriff(self, s: WayOutWest) -> int:
        """WOW-J4, WOW-J7, WOW-J8: the jail owner who may help: neither attacker nor defender. NONE without
        one."""
        jailer = s.sheriff(self.town)
        return NONE if jailer == self.attacker or jailer == self.owner else jailer

    def line_up(self, s: WayOutWest) -> None:
        """WOW-G12 to WOW-G15, WOW-J2, WOW-J3, WOW-J14: everything each side has in the town, nothing held
        back.

        WOW-G30: a guard or default gunman who fell in an earlier fight is there again.
        WOW-L14: from here on nobody joins."""
        jailer = s.sheriff(self.town)
        own_sheriff = jailer != NONE and jailer == self.owner
        self.bad_sheriff = 1 if jailer == self.attacker else 0
        self.sheriff = 1 if own_sheriff or self.ally != NONE else 0
        self.guard = 1 if self.kind == BANK or self.kind == TRAIN else 0
        # WOW-G16, WOW-G17, WOW-G18: one default gunman, settled now; a helping sheriff does not replace him.
        alone = self.owner != NONE and self.defending_cowboys(s) == 0
        self.gunman = 1 if alone and not self.guard and not own_sheriff else 0
        # WOW-G19: a farmer is one shooter, and nobody's cowboys stand by him.
        self.farmer = 1 if self.kind == FARMER_TARGET else 0

    def attacking_cowboys(self, s: WayOutWest) -> int:
        return s.cowboys[self.attacker * TOWNS + self.town]

    def defending_cowboys(self, s: WayOutWest) -> int:
        return s.cowboys[self.owner * TOWNS + self.town] if self.owner >= 0 else 0

    def attackers(self, s: WayOutWest) -> int:
        """WOW-G13, WOW-G42: cowboys and own sheriff; he fights on when they are dead."""
        return self.attacking_cowboys(s) + self.bad_sheriff

    def defenders(self, s: WayOutWest) -> int:
        """WOW-G22: all shooters count: cowboys, guard or default gunman, farmer, sheriff."""
        return self.defending_cowboys(s) + self.guard + self.gunman + self.farmer + self.sheriff

    def cowboys_of(self, s: WayOutWest, side: int) -> int:
        return self.attacking_cowboys(s) if side == ATTACKING else self.defending_cowboys(s)

    def hit_attackers(self, s: WayOutWest, hits: int) -> None:
        """WOW-G26, WOW-G28: cowboys first, the sheriff last; further hits are lost."""
        left = hits - self.bury(s, self.attacker, hits)
        if left and self.bad_sheriff:
            self.bad_sheriff = 0
            self.kill_sheriff(s)

    def hit_defenders(self, s: WayOutWest, hits: int) -> None:
        """WOW-G26, WOW-G27: cowboys, then default gunman or guard, then the sheriff; but a farmer falls after
        him."""
        left = hits
        if self.owner != NONE:
            left -= self.bury(s, self.owner, hits)
        if left and self.guard:
            self.guard = 0
            left -= 1
            s.tell(GUARD_FELL, EVERYONE, [self.owner, self.kind])
        if left and self.gunman:
            self.gunman = 0
            left -= 1
            s.tell(GUNMAN_FELL, EVERYONE, [self.owner])
        if left and self.sheriff:
            self.sheriff = 0
            left -= 1
            self.kill_sheriff(s)
        if left and self.farmer:
            self.farmer = 0

    def bury(self, s: WayOutWest, seat: int, hits: int) -> int:
        """WOW-G29: killed cowboys go back to their owner's stock; how many there were to kill."""
        at = seat * TOWNS + self.town
        killed = min(hits, s.cowboys[at])
        if killed:
            s.cowboys[at] -= killed
            s.spare_cowboys[seat] += killed
            if s.heard is not None:
                s.tell(COWBOYS_FELL, EVERYONE, [seat, killed])
        return killed

    def kill_sheriff(self, s: WayOutWest) -> None:
        """WOW-J9, WOW-J13: the jail stays with its owner, but its sheriff is missing for now."""
        s.missing[self.town] = 1
        s.tell(SHERIFF_FELL, EVERYONE, [self.town])
