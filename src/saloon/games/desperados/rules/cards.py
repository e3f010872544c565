# compiled zone
"""Chapter M: the outlaws' hidden moves."""

from __future__ import annotations

from saloon.games.desperados.board import MOVES, NEAR_MASK, REACH, SALOON, STUCK
from saloon.games.desperados.rules.shared import Shared
from saloon.games.desperados.rules.sheriff import (
    exchange,
    exchanges,
    first_choice,
    lay,
    lays,
    why_sheriff_waits,
)
from saloon.games.desperados.state import MAY_CHANGE, NONE, Desperados
from saloon.games.desperados.verbs import (
    CARD_CHOSEN,
    CARDS_LAID,
    CONFIRM,
    EXCHANGE,
    LAY,
    LOST_CARD,
    NO_CARD_YET,
    OUTLAW_FAR,
    OUTLAW_HERE,
    OUTLAW_NOT_STUCK,
    OUTLAW_SPENT,
)
from saloon.kernel.core import EVERYONE
from saloon.kernel.reasons import NOT_NOW


def outlaw_may_lay(s: Desperados, seat: int, card: int) -> int:
    """DES-M2 to DES-M6: a town next door, or the Saloon to stay, out of the hand; lost cards are not in
    it; the marker only when nothing else can be laid."""
    town = s.at[seat]
    if card == STUCK:
        return OUTLAW_NOT_STUCK if s.hand[seat] & REACH[town] else 0
    if card == town:
        return OUTLAW_HERE
    if card != SALOON and not NEAR_MASK[town] >> card & 1:
        return OUTLAW_FAR
    if s.hand[seat] >> card & 1:
        return 0
    return LOST_CARD if s.lost[seat] >> card & 1 else OUTLAW_SPENT


class LayCards(Shared):
    """DES-M1, DES-M7, DES-M8: every outlaw lays one card, in all five moves, and may replace it until the
    step closes; meanwhile the cards lie in the step, not yet in the rows."""

    def copy(self) -> LayCards:
        return LayCards(self.choices[:], self.confirmed[:], self.done)

    def may(self, s: Desperados) -> int:
        """DES-H8: with the option on, the sheriff may speak as long as the step is open."""
        if not s.gang & ~self.done:
            return 0
        return self.done | s.law() if s.options[MAY_CHANGE] else self.done

    def asks(self, s: Desperados, seat: int) -> str:
        if seat == s.sheriff:
            return "exchange" if s.options[MAY_CHANGE] else "waits"
        return "card" if self.choices[seat] == NONE else "card_confirm"

    def menu(self, s: Desperados, seat: int) -> list[int]:
        if seat == s.sheriff:
            return EXCHANGE.actions()
        return [*LAY.actions(), CONFIRM.of()]

    def legal(self, s: Desperados, seat: int) -> list[int]:
        if seat == s.sheriff:
            return exchanges(s)
        words = lays(s.hand[seat] & REACH[s.at[seat]])
        chosen = self.choices[seat]
        if chosen == NONE:
            return words
        mine = LAY.of(chosen)
        out = [word for word in words if word != mine]
        out.append(CONFIRM.of())
        return out

    def why(self, s: Desperados, seat: int, action: int) -> int:
        if seat == s.sheriff:
            return why_sheriff_waits(s, action, True)
        if LAY.owns(action):
            card = LAY.arg(action, 0)
            return outlaw_may_lay(s, seat, card) or self.may_replace(seat, card)
        if action == CONFIRM.of():
            return 0 if self.choices[seat] != NONE else NO_CARD_YET
        return NOT_NOW

    def why_silent(self, s: Desperados, seat: int, action: int) -> int:
        """Only the sheriff is ever silent here: an outlaw may speak until the step closes."""
        return why_sheriff_waits(s, action, False)

    def take(self, s: Desperados, seat: int, action: int) -> None:
        if action == CONFIRM.of():
            self.confirm(s, seat)
        elif seat == s.sheriff:
            exchange(s, EXCHANGE.arg(action, 0))
        else:
            card = LAY.arg(action, 0)
            self.choose(seat, card)
            s.tell(CARD_CHOSEN, s.gang, [seat, card])

    def advance(self, s: Desperados) -> None:
        """DES-M7: the step has closed; the cards lie, known to the team alone."""
        for seat in range(s.seats):
            if seat != s.sheriff:
                lay(s, seat, self.choices[seat], s.gang)
        s.tell(CARDS_LAID, EVERYONE, [s.move])
        s.stack.pop()

    def fallback(self, s: Desperados, seat: int) -> int:
        """DES-R8: the card laid, else as for the sheriff; the sheriff exchanges nothing."""
        if seat == s.sheriff:
            return EXCHANGE.of(s.card(seat, s.move))
        if self.choices[seat] != NONE:
            return CONFIRM.of()
        return first_choice(lays(s.hand[seat] & REACH[s.at[seat]]))


def cards_laid(s: Desperados, seat: int) -> int:
    """How many cards and markers of this turn lie in a seat's row."""
    count = 0
    while count < MOVES and s.laid[seat * MOVES + count] != NONE:
        count += 1
    return count
