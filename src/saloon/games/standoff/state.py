# compiled zone
"""What is true in a standoff."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saloon.kernel.core import State, bit

DECK: Final = [1, 1, 2, 2, 3, 3, 4, 4]
"""STD-S3: the lucky numbers of the deck. (house)"""

LIVES: Final = 0
TEAMS: Final = 1
ROUNDS: Final = 2


class Standoff(State):
    def __init__(self, seats: int, options: list[int], like: Standoff | None = None) -> None:
        """A fresh table, or with `like` an independent copy of another one."""
        super().__init__(seats, options)
        if like is None:
            self.round: int = 1
            self.lives: list[int] = [options[LIVES]] * seats
            self.hats: list[int] = [1] * seats
            self.lucky: list[int] = [0] * seats
            self.known: list[int] = [0] * seats
            self.wounds: list[int] = [0] * seats
            self.hits: list[int] = [0] * seats
        else:
            self.round = like.round
            self.lives = like.lives[:]
            self.hats = like.hats[:]
            self.lucky = like.lucky[:]
            self.known = like.known[:]
            self.wounds = like.wounds[:]
            self.hits = like.hits[:]
            self.bring(like)

    def copy(self) -> Standoff:
        return Standoff(self.seats, self.options, self)

    def living(self) -> int:
        """The mask of seats that still stand."""
        mask: i64 = 0
        one: i64 = 1
        for lives in self.lives:
            if lives > 0:
                mask |= one
            one <<= 1
        return mask

    def gang(self, seat: int) -> int:
        """STD-S2: the mask of a seat's side."""
        if not self.options[TEAMS]:
            return bit(seat)
        return (0b010101 if seat % 2 == 0 else 0b101010) & (bit(self.seats) - 1)
