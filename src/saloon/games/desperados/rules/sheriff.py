# compiled zone
"""Chapter H: the sheriff's hidden move, which ends the rides of his deputies."""

from __future__ import annotations

from typing import Final

from saloon.games.desperados.board import MOVES, NEAR_MASK, REACH, SALOON, STUCK
from saloon.games.desperados.rules.deputies import may_send, send, sends
from saloon.games.desperados.state import MAY_CHANGE, Desperados
from saloon.games.desperados.verbs import (
    CARD_FINAL,
    CARD_LIES,
    EXCHANGE,
    EXCHANGED,
    LAY,
    ONE_CARD,
    SEND,
    SHERIFF_CARD,
    SHERIFF_FAR,
    SHERIFF_HERE,
    SHERIFF_LAID,
    SHERIFF_NOT_STUCK,
    SHERIFF_SPENT,
    TOO_LATE,
)
from saloon.kernel.core import EVERYONE, Step
from saloon.kernel.reasons import NOT_ASKED, NOT_NOW

LAYS: Final[dict[int, list[int]]] = {}


def lays(playable: int) -> list[int]:
    """The words for a mask of cards, or for the stuck marker when it is empty. Shared between askers."""
    out = LAYS.get(playable)
    if out is None:
        out = [LAY.of(card) for card in range(STUCK) if playable >> card & 1] or [LAY.of(STUCK)]
        LAYS[playable] = out
    return out


def sheriff_may_lay(hand: int, town: int, card: int) -> int:
    """DES-H2 to DES-H5: a town next door, or the Saloon to stay, out of the hand; the marker only when
    nothing else can be laid.
    DES-H6: then hand and town stay as they are, so it is so for the rest of the turn."""
    if card == STUCK:
        return SHERIFF_NOT_STUCK if hand & REACH[town] else 0
    if card == town:
        return SHERIFF_HERE
    if card != SALOON and not NEAR_MASK[town] >> card & 1:
        return SHERIFF_FAR
    return 0 if hand >> card & 1 else SHERIFF_SPENT


def lay(s: Desperados, seat: int, card: int, known: int) -> None:
    """DES-H4, DES-M4: the card goes face down into the row of this turn and out of the hand; a town card
    moves the true position, the Saloon (DES-H3, DES-M3) and the marker (DES-H5, DES-M5) do not."""
    place = seat * MOVES + s.move - 1
    s.laid[place] = card
    s.known[place] = known
    if card != STUCK:
        s.hand[seat] &= ~(1 << card)
        if card != SALOON:
            s.at[seat] = card


def stood(s: Desperados, seat: int, move: int) -> int:
    """The town to which the first so many cards of this turn lead from where the pawn began."""
    for place in range(seat * MOVES + move - 1, seat * MOVES - 1, -1):
        if s.laid[place] < SALOON:
            return s.laid[place]
    return s.began[seat]


class SheriffMove(Step[Desperados]):
    """DES-D2, DES-D5, DES-H1: deputies ride until the sheriff lays his one card. His pawn stays where it
    is."""

    def copy(self) -> SheriffMove:
        return SheriffMove()

    def must(self, s: Desperados) -> int:
        return s.law()

    def asks(self, s: Desperados, seat: int) -> str:
        return "sheriff_move" if seat == s.sheriff else "waits"

    def menu(self, s: Desperados, seat: int) -> list[int]:
        return [*sends(s), *[LAY.of(card) for card in range(STUCK + 1)]]

    def legal(self, s: Desperados, seat: int) -> list[int]:
        return sends(s) + lays(s.hand[seat] & REACH[s.at[seat]])

    def why(self, s: Desperados, seat: int, action: int) -> int:
        if SEND.owns(action):
            return may_send(s, SEND.arg(action, 0), SEND.arg(action, 1))
        if LAY.owns(action):
            return sheriff_may_lay(s.hand[seat], s.at[seat], LAY.arg(action, 0))
        return NOT_NOW

    def take(self, s: Desperados, seat: int, action: int) -> None:
        """DES-H7: the card is secret and final."""
        if SEND.owns(action):
            send(s, SEND.arg(action, 0), SEND.arg(action, 1))
            return
        card = LAY.arg(action, 0)
        lay(s, seat, card, s.law())
        s.tell(SHERIFF_LAID, EVERYONE & ~s.law(), [])
        s.tell(SHERIFF_CARD, s.law(), [card])
        s.stack.pop()

    def fallback(self, s: Desperados, seat: int) -> int:
        """DES-R8: no deputy rides; the Saloon, else the first town, else the marker."""
        return first_choice(lays(s.hand[seat] & REACH[s.at[seat]]))


def first_choice(words: list[int]) -> int:
    """The Saloon if it is among them (then it is the last), else the first."""
    return words[-1] if words[-1] == LAY.of(SALOON) else words[0]


def why_sheriff_waits(s: Desperados, action: int, window: bool) -> int:
    """DES-D5, DES-H1, DES-H7, DES-H8: what the sheriff is told while the outlaws are asked."""
    if SEND.owns(action):
        return CARD_LIES
    if LAY.owns(action):
        return ONE_CARD
    if EXCHANGE.owns(action):
        if not s.options[MAY_CHANGE]:
            return CARD_FINAL
        return may_exchange(s, EXCHANGE.arg(action, 0)) if window else TOO_LATE
    return NOT_ASKED


def may_exchange(s: Desperados, card: int) -> int:
    """DES-H8: another card that was legal for this move; naming the card that lies there leaves it."""
    laid = s.card(s.sheriff, s.move)
    if card == laid:
        return 0
    hand = s.hand[s.sheriff] if laid == STUCK else s.hand[s.sheriff] | 1 << laid
    return sheriff_may_lay(hand, stood(s, s.sheriff, s.move - 1), card)


def exchanges(s: Desperados) -> list[int]:
    return [EXCHANGE.of(card) for card in range(STUCK + 1) if may_exchange(s, card) == 0]


def exchange(s: Desperados, card: int) -> None:
    """DES-H8: earlier cards stay, deputies do not move again, nobody is told."""
    laid = s.card(s.sheriff, s.move)
    if card == laid:
        return
    s.hand[s.sheriff] |= 1 << laid
    s.at[s.sheriff] = stood(s, s.sheriff, s.move - 1)
    lay(s, s.sheriff, card, s.law())
    s.tell(EXCHANGED, s.law(), [card])
