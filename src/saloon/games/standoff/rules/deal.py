# compiled zone
"""Chapter S: the lucky numbers are dealt."""

from __future__ import annotations

from saloon.games.standoff.rules.rounds import Round
from saloon.games.standoff.state import DECK, Standoff
from saloon.games.standoff.verbs import DEAL, DEALT, DEALT_HIDDEN
from saloon.kernel.chance import Chance, Draw
from saloon.kernel.core import EVERYONE, Step


class Deal(Step[Standoff]):
    """STD-S3: every seat gets one hidden lucky number, seat after seat."""

    def __init__(self, to: int) -> None:
        self.to: int = to

    def copy(self) -> Deal:
        return Deal(self.to)

    def chance(self, s: Standoff) -> Chance | None:
        if self.to == s.seats:
            return None
        return Draw(s.gang(self.to), [DEAL.of(self.to, number) for number in left_in_deck(s)])

    def take_chance(self, s: Standoff, action: int) -> None:
        seat = self.to
        s.lucky[seat] = DEAL.arg(action, 1)
        s.known[seat] = s.gang(seat)
        s.tell(DEALT, s.known[seat], [seat, s.lucky[seat]])
        s.tell(DEALT_HIDDEN, EVERYONE & ~s.known[seat], [seat])
        self.to += 1

    def advance(self, s: Standoff) -> None:
        s.stack[-1] = Round()


def left_in_deck(s: Standoff) -> list[int]:
    """The numbers that nobody holds, each as often as it is still there."""
    left = DECK[:]
    for number in s.lucky:
        if number:
            left.remove(number)
    return left
