"""Standing orders in Fast West, for the window in which identities answer the cards."""

from __future__ import annotations

from typing import Final

from saloon.games.fast_west.rules.answers import Answers
from saloon.games.fast_west.state import FastWest
from saloon.games.fast_west.verbs import PASS, REVEAL
from saloon.kernel.core import State
from saloon.kernel.orders import Order

REVEAL_WHEN_IT_HELPS: Final = "reveal_when_it_helps"
PASS_UNTIL: Final = "pass_until"


def offered(state: State, seat: int) -> list[str]:
    return [REVEAL_WHEN_IT_HELPS, PASS_UNTIL]


def said(state: State, seat: int, order: Order) -> int | None:
    """FW-R5: a late reveal may be said only where it takes effect, so `reveal_when_it_helps` says it as
    soon as it may. `pass_until`: pass every window until that turn."""
    assert isinstance(state, FastWest)
    top = state.stack[-1]
    if not isinstance(top, Answers):
        return None
    if order.kind == REVEAL_WHEN_IT_HELPS:
        return next((action for action in top.legal(state, seat) if REVEAL.owns(action)), None)
    if order.kind == PASS_UNTIL and state.turn < (order.value or 0):
        return PASS.of()
    return None
