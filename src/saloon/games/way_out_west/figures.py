"""What stands printed on the board, for clients that draw it; the numbers are those of `board.py`."""

from __future__ import annotations

from typing import Final

from saloon.games.way_out_west.board import (
    BOX_TOKENS,
    BUILD_BOX,
    BUILDING_PRICE,
    CATTLE_BOX,
    CATTLE_PRICE,
    COWBOY_PRICE,
    COWBOYS_BOX,
    LAST_SPACE,
    PAYDAY_EVERY,
    START_SPACE,
)


def price(box: int) -> int:
    """WOW-O8: what a counter of this box costs; 0 where the action is free."""
    if box == CATTLE_BOX:
        return CATTLE_PRICE
    if box == COWBOYS_BOX:
        return COWBOY_PRICE
    kind = box - BUILD_BOX
    return BUILDING_PRICE[kind] if 0 <= kind < len(BUILDING_PRICE) else 0


FIGURES: Final = {
    "prices": {token: price(box) for box, token in enumerate(BOX_TOKENS)},
    "spaces": LAST_SPACE,
    "start": START_SPACE,
    "paydays": list(range(PAYDAY_EVERY, LAST_SPACE + 1, PAYDAY_EVERY)),
}
