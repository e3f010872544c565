# compiled zone
"""Bank tiles on the board: how one is laid, whoever lays it (chapters S, P and E)."""

from __future__ import annotations

from saloon.games.desperados.board import FACES
from saloon.games.desperados.state import Desperados
from saloon.games.desperados.verbs import TILE_LAID, TILE_SEEN
from saloon.kernel.core import EVERYONE


def lay_bank_tile(s: Desperados, bank: int, value: int) -> None:
    """DES-P7: a tile goes face down on a bank; the sheriff knows it at once, and only what lies on the
    board."""
    s.bank[bank] = value
    s.bank_known[bank] = s.law()
    if s.heard is not None:
        s.tell(TILE_LAID, EVERYONE & ~s.law(), [bank])
        s.tell(TILE_SEEN, s.law(), [bank, FACES.index(value)])
