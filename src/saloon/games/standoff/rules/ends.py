# compiled zone
"""Chapter E: wounds, leaving town, and who has won."""

from __future__ import annotations

from saloon.games.standoff.state import Standoff
from saloon.games.standoff.verbs import FELL, LEFT
from saloon.kernel.core import EVERYONE


def bury(s: Standoff) -> None:
    """STD-E1: wounds cost lives; who has none left is out and shows his number."""
    for seat in range(s.seats):
        if s.wounds[seat] and s.lives[seat]:
            s.lives[seat] = max(0, s.lives[seat] - s.wounds[seat])
            if s.lives[seat] == 0:
                s.known[seat] = EVERYONE
                s.tell(FELL, EVERYONE, [seat, s.lucky[seat]])
        s.wounds[seat] = 0


def one_side_left(s: Standoff) -> bool:
    """STD-E3, STD-E4: nobody is left to shoot at."""
    living = s.living()
    for seat in range(s.seats):
        if living >> seat & 1:
            return living & ~s.gang(seat) == 0
    return True


def leave(s: Standoff, seat: int) -> None:
    """STD-E2: out at once; a shot not fired yet is void."""
    s.lives[seat] = 0
    s.known[seat] = EVERYONE
    s.tell(LEFT, EVERYONE, [seat, s.lucky[seat]])


def winners(s: Standoff) -> list[int]:
    """STD-E3, STD-E4, STD-E5: the side with most lives left, whole gangs, none if nobody stands."""
    best = max([side_lives(s, seat) for seat in range(s.seats)])
    if best == 0:
        return []
    return [seat for seat in range(s.seats) if side_lives(s, seat) == best]


def side_lives(s: Standoff, seat: int) -> int:
    gang = s.gang(seat)
    return sum([s.lives[other] for other in range(s.seats) if gang >> other & 1])
