# compiled zone
"""Chapter P: peeking at banks."""

from __future__ import annotations

from saloon.games.desperados.board import BANK_OF, FACES
from saloon.games.desperados.state import Desperados
from saloon.games.desperados.verbs import NO_BANK_TILE, OUTLAW_STUCK, PEEKED, TILE_PEEKED
from saloon.kernel.core import EVERYONE


def may_peek(s: Desperados, seat: int) -> int:
    """DES-P1: in a bank town with a tile.
    DES-P3, DES-P5: deputies, discs and earlier peeks do not matter.

    DES-M5: who is stuck cannot."""
    if s.stuck(seat):
        return OUTLAW_STUCK
    bank = BANK_OF[s.at[seat]]
    return 0 if bank >= 0 and s.bank[bank] else NO_BANK_TILE


def peek(s: Desperados, seat: int) -> None:
    """DES-P4, DES-P6, DES-T5: the whole team knows the value until the tile leaves; that he peeked is
    public."""
    bank = BANK_OF[s.at[seat]]
    s.bank_known[bank] |= s.gang
    s.tell(PEEKED, EVERYONE, [seat, s.at[seat]])
    if s.heard is not None:
        s.tell(TILE_PEEKED, s.gang, [bank, FACES.index(s.bank[bank])])
