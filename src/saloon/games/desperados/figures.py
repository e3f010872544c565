"""What stands on the board before a game begins, for clients that draw it: DES-O1, DES-O2, DES-O4 to DES-O7.

Towns are numbered in town order, everywhere; plans in the order of their numbers."""

from __future__ import annotations

from typing import Any, Final

from saloon.games.desperados.board import (
    BANKS,
    BOTTOM,
    BOTTOMS,
    BROWN,
    COACH_TILES,
    HIGH,
    LOW,
    MOVES,
    PLACES,
    PLANS,
    POKER_TILES,
    ROADS,
    TOWNS,
    TURNS,
)

FIGURES: Final[dict[str, Any]] = {
    "turns": TURNS,
    "moves": MOVES,
    "towns": [{"town": town, "x": x, "y": y} for town, (x, y) in zip(TOWNS, PLACES, strict=True)],
    "roads": [list(road) for road in ROADS],
    # The fields of the view that hold a town's number.
    "placed": ["pawn", "at", "town", "brown", "blue", "poker"],
    "banks": BANKS,
    "plans": [{"brown": plan[BROWN], "blue": plan[1 - BROWN]} for plan in PLANS],
    "tiles": {
        "bank": sorted([*LOW, *HIGH, *[BOTTOM] * BOTTOMS]),
        "poker": POKER_TILES,
        "coach": COACH_TILES,
    },
}
