"""Standing orders in Way Out West: for the auction, for the boxes, for the question to the sheriff."""

from __future__ import annotations

from typing import Final

from saloon.games.way_out_west.rules.actions import Actions
from saloon.games.way_out_west.rules.auction import Auction
from saloon.games.way_out_west.rules.fight import HELPING, Gunfight
from saloon.games.way_out_west.state import WayOutWest
from saloon.games.way_out_west.verbs import BID, DROP, HELP, PASS, REFUSE
from saloon.kernel.core import State
from saloon.kernel.orders import Order

BID_UP_TO: Final = "bid_up_to"
PASS_UNTIL: Final = "pass_until"
HELP_AGAINST: Final = "help_against"
REFUSE_AGAINST: Final = "refuse_against"


def offered(state: State, seat: int) -> list[str]:
    return [BID_UP_TO, PASS_UNTIL, HELP_AGAINST, REFUSE_AGAINST]


def said(state: State, seat: int, order: Order) -> int | None:
    """`bid_up_to`: the least bid that leads, up to so many dollars, then drop. `pass_until`: pass the
    boxes until that turn. `help_against`, `refuse_against`: the sheriff's answer, to everybody or where
    that seat attacks."""
    assert isinstance(state, WayOutWest)
    top = state.stack[-1]
    if order.kind == BID_UP_TO and isinstance(top, Auction):
        least = top.highest() + 1
        return BID.of(least) if least <= min(order.value or 0, state.cash[seat]) else DROP.of()
    if order.kind == PASS_UNTIL and isinstance(top, Actions):
        return PASS.of() if state.turn < (order.value or 0) else None
    if isinstance(top, Gunfight) and top.stage == HELPING and order.value in (None, top.attacker):
        if order.kind == HELP_AGAINST:
            return HELP.of()
        if order.kind == REFUSE_AGAINST:
            return REFUSE.of()
    return None
