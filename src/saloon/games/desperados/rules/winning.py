# compiled zone
"""Chapter W: winning and conceding."""

from __future__ import annotations

from saloon.games.desperados.board import FACES, TURNS
from saloon.games.desperados.state import (
    EARLY,
    EARLY_FINISH,
    HIDDEN_LOOT,
    OUTLAWS_GAVE_UP,
    SHERIFF_GAVE_UP,
    TARGET_EACH,
    TIME,
    Desperados,
    Loot,
)
from saloon.games.desperados.verbs import AGREED, CONCEDED, TILE_OPENED, WON
from saloon.kernel.core import EVERYONE, bit


def target(s: Desperados) -> int:
    """DES-W1: so much for every outlaw, 4000 unless the table plays for another amount."""
    return (3000 + 500 * s.options[TARGET_EACH]) * (s.seats - 1)


def judge(s: Desperados) -> None:
    """DES-W1, DES-W4: after turn 5 the game ends, and never by itself because the target seems out of reach.

    DES-W3: it ends earlier when the loot is enough, unless the option is off or the loot is hidden."""
    if s.turn == TURNS:
        s.ended = TIME
    elif s.options[EARLY_FINISH] and not s.options[HIDDEN_LOOT] and s.total() >= target(s):
        s.ended = EARLY
    else:
        return
    close_book(s)


def gang_won(s: Desperados) -> bool:
    """DES-W2, DES-W5, DES-W6: the exact amount is enough; who concedes has lost; one side wins, all of it."""
    if s.ended == SHERIFF_GAVE_UP or s.ended == OUTLAWS_GAVE_UP:
        return s.ended == SHERIFF_GAVE_UP
    return s.total() >= target(s)


def concede(s: Desperados, seat: int) -> None:
    """DES-W5: the sheriff alone, the outlaws when all of them agree within one move."""
    if seat == s.sheriff:
        s.ended = SHERIFF_GAVE_UP
    else:
        s.conceding |= bit(seat)
        s.tell(AGREED, EVERYONE, [seat])
        if s.conceding != s.gang:
            return
        s.ended = OUTLAWS_GAVE_UP
    s.stack.clear()
    s.tell(CONCEDED, EVERYONE, [0 if seat == s.sheriff else 1])
    close_book(s)


def close_book(s: Desperados) -> None:
    """DES-V19, DES-W6: who won; hidden loot is hidden no longer."""
    for i, tile in enumerate(s.loot):
        if tile.known != EVERYONE:
            s.loot[i] = Loot(tile.turn, tile.kind, tile.town, tile.value, EVERYONE, tile.lot)
            s.tell(TILE_OPENED, EVERYONE, [tile.town, FACES.index(tile.value)])
    s.tell(WON, EVERYONE, [1 if gang_won(s) else 0])
