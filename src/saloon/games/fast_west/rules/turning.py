# compiled zone
"""Chapter R, first half: all table cards are turned."""

from __future__ import annotations

from typing import Final

from saloon.games.fast_west.board import COST, REVOLVER
from saloon.games.fast_west.rules.piles import shown_in_hand
from saloon.games.fast_west.rules.reveals import reveal
from saloon.games.fast_west.rules.target import fixed_side
from saloon.games.fast_west.state import NO_SIDE, FastWest
from saloon.games.fast_west.verbs import AIMED, BOTH_GUNS, PLAY, PLAYED
from saloon.kernel.core import EVERYONE, bit

CARD_SAID: Final = [PLAY.arg(action, 0) for action in PLAY.actions()]
SIDE_SAID: Final = [PLAY.arg(action, 1) for action in PLAY.actions()]
FLAG_SAID: Final = [PLAY.arg(action, 2) for action in PLAY.actions()]


def turn_up(s: FastWest, said: list[int]) -> None:
    """FW-R1: the commits of window T are turned together, with the sides chosen under crossed arrows."""
    given = fixed_side(s)
    ace = -1
    for seat in range(s.seats):
        action = said[seat]
        if not s.alive >> seat & 1:
            s.cheer[seat] = action
            continue
        card = CARD_SAID[action - PLAY.base]
        side = SIDE_SAID[action - PLAY.base]
        s.table[seat] = card
        s.side[seat] = side if side != NO_SIDE else given
        shown_in_hand(s, seat, card)
        if FLAG_SAID[action - PLAY.base]:
            ace = seat
        if s.heard is not None:
            tell_card(s, seat, side)
    if ace >= 0:
        raise_flag(s, ace)


def tell_card(s: FastWest, one: int, side: int) -> None:
    s.tell(PLAYED, EVERYONE, [one, s.table[one]])
    if side != NO_SIDE:
        s.tell(AIMED, EVERYONE, [one, side])


def raise_flag(s: FastWest, seat: int) -> None:
    """FW-R2, FW-P14.2: a covered flag stands and reveals its Ace; one that is not covered leaves no trace."""
    if s.bullets[seat] < COST[REVOLVER]:
        return
    s.two_guns |= bit(seat)
    if not s.revealed >> seat & 1:
        reveal(s, seat)
    s.tell(BOTH_GUNS, EVERYONE, [seat])
