# compiled zone
"""Chapter D: the deputies."""

from __future__ import annotations

from typing import Final

from saloon.games.desperados.board import DEPUTIES, NEAR, NEAR_MASK, TOWNS
from saloon.games.desperados.state import Desperados
from saloon.games.desperados.verbs import DEPUTY_RODE, DEPUTY_RODE_ALREADY, NO_ROAD, NO_SUCH_DEPUTY, SEND
from saloon.kernel.core import EVERYONE, bit

SENDS: Final = [
    [[SEND.of(deputy, town) for town in NEAR[stands]] for stands in range(len(TOWNS))]
    for deputy in range(1, DEPUTIES + 1)
]
"""Where each deputy can ride from every town."""


def may_send(s: Desperados, deputy: int, town: int) -> int:
    """DES-D1 to DES-D4: any deputy of his, along one road, once in a move; any number may stand in one
    town."""
    if deputy > len(s.deputies):
        return NO_SUCH_DEPUTY
    if not NEAR_MASK[s.deputies[deputy - 1]] >> town & 1:
        return NO_ROAD
    return DEPUTY_RODE_ALREADY if s.sent >> deputy & 1 else 0


def sends(s: Desperados) -> list[int]:
    """Every ride that `may_send` allows, in ascending order."""
    out: list[int] = []
    for i in range(len(s.deputies)):
        if not s.sent >> i + 1 & 1:
            out += SENDS[i][s.deputies[i]]
    return out


def send(s: Desperados, deputy: int, town: int) -> None:
    """DES-D3: the ride is public at once and final."""
    s.deputies[deputy - 1] = town
    s.sent |= bit(deputy)
    s.tell(DEPUTY_RODE, EVERYONE, [deputy, town])
