# compiled zone
"""What is true at a table of Desperados."""

from __future__ import annotations

from typing import Final

from saloon.games.desperados.board import (
    BANKS,
    BLUE,
    BOTTOMS,
    BROWN,
    COACH_TILES,
    DECK,
    HIGH,
    LOW,
    MOVES,
    NO_BANK,
    POKER_TILES,
    STUCK,
)
from saloon.kernel.core import State, bit

SHERIFF_SEAT: Final = 0
TALK: Final = 1
HIDDEN_LOOT: Final = 2
EARLY_FINISH: Final = 3
MAY_CHANGE: Final = 4
PLACES: Final = 5
EXTRA: Final = 6
TARGET_EACH: Final = 7

WHISPER: Final = 0
SILENT: Final = 2
"""Talk modes; the one between them is talk in the open."""

NONE: Final = -1
"""No town, no card, no disc on a robbery, no tile's lot."""

POKER: Final = 0
BROWN_COACH: Final = 1
BLUE_COACH: Final = 2
BANK: Final = 3
"""Kinds of loot; the first three are also the targets of a robbery."""

FIRST_LOT: Final = 0
MIDDLE_LOT: Final = 1
MIXED_LOT: Final = 2
BOTTOM_LOT: Final = 3
"""Where a bank tile came from: dealt at the start, drawn from the shuffled pile alone, drawn in the
refill that reached the two tiles under it, or drawn from these alone. Everybody can tell, and it
bounds what the tile can be."""

ON: Final = 0
TIME: Final = 1
EARLY: Final = 2
SHERIFF_GAVE_UP: Final = 3
OUTLAWS_GAVE_UP: Final = 4
"""How the game stands or ended."""


class Robbery:
    """DES-B7, DES-B9: what was robbed, where and in which move, how many must come, and whose discs lie
    there in the order they were confirmed; the first `required` of them are the stack. Never changed,
    so copies share it."""

    def __init__(self, target: int, town: int, move: int, required: int, owners: list[int]) -> None:
        self.target: Final = target
        self.town: Final = town
        self.move: Final = move
        self.required: Final = required
        self.owners: Final = owners


class Loot:
    """A tile the outlaws have gained: when, of which kind, where, its worth, who knows the worth, and for
    a bank tile its lot. Never changed, so copies share it."""

    def __init__(self, turn: int, kind: int, town: int, value: int, known: int, lot: int = NONE) -> None:
        self.turn: Final = turn
        self.kind: Final = kind
        self.town: Final = town
        self.value: Final = value
        self.known: Final = known
        self.lot: Final = lot


class Desperados(State):
    def __init__(self, seats: int, options: list[int], like: Desperados | None = None) -> None:
        """A fresh table, or with `like` an independent copy of another one."""
        super().__init__(seats, options)
        if like is None:
            self.lay_out(seats)
        else:
            self.take_over(like)

    def lay_out(self, seats: int) -> None:
        """Everything in its place before the first word."""
        self.turn: int = 1
        self.move: int = 0
        self.sheriff: int = NONE
        self.gang: int = 0
        self.ended: int = ON
        self.conceding: int = 0
        self.row: list[int] = []
        self.coaches: list[int] = [NONE, NONE]
        self.deputies: list[int] = []
        self.sent: int = 0
        self.began: list[int] = [NONE] * seats
        self.pawn: list[int] = [NONE] * seats
        self.at: list[int] = [NONE] * seats
        self.hand: list[int] = [DECK] * seats
        self.lost: list[int] = [0] * seats
        self.laid: list[int] = [NONE] * (seats * MOVES)
        self.known: list[int] = [0] * (seats * MOVES)
        self.proved: list[int] = [NONE] * (seats * MOVES)
        self.robberies: list[Robbery] = []
        self.disc: list[int] = [NONE] * seats
        self.arrested: int = 0
        self.bank: list[int] = [0] * len(BANKS)
        self.bank_known: list[int] = [0] * len(BANKS)
        self.bank_lot: list[int] = [NONE] * len(BANKS)
        self.looted: int = 0
        self.pile: list[int] = LOW + HIGH
        self.bottom: int = BOTTOMS
        self.poker: int = NO_BANK
        self.poker_left: list[int] = POKER_TILES[:]
        self.coach_left: list[int] = COACH_TILES[:]
        self.loot: list[Loot] = []

    def take_over(self, like: Desperados) -> None:
        """Everything as on another table."""
        self.turn = like.turn
        self.move = like.move
        self.sheriff = like.sheriff
        self.gang = like.gang
        self.ended = like.ended
        self.conceding = like.conceding
        self.row = like.row[:]
        self.coaches = like.coaches[:]
        self.deputies = like.deputies[:]
        self.sent = like.sent
        self.began = like.began[:]
        self.pawn = like.pawn[:]
        self.at = like.at[:]
        self.hand = like.hand[:]
        self.lost = like.lost[:]
        self.laid = like.laid[:]
        self.known = like.known[:]
        self.proved = like.proved[:]
        self.robberies = like.robberies[:]
        self.disc = like.disc[:]
        self.arrested = like.arrested
        self.bank = like.bank[:]
        self.bank_known = like.bank_known[:]
        self.bank_lot = like.bank_lot[:]
        self.looted = like.looted
        self.pile = like.pile[:]
        self.bottom = like.bottom
        self.poker = like.poker
        self.poker_left = like.poker_left[:]
        self.coach_left = like.coach_left[:]
        self.loot = like.loot[:]
        self.bring(like)

    def copy(self) -> Desperados:
        return Desperados(self.seats, self.options, self)

    def outlaws(self) -> list[int]:
        """The outlaws' seats, in seat order."""
        return [seat for seat in range(self.seats) if seat != self.sheriff]

    def law(self) -> int:
        """The mask of the sheriff alone."""
        return bit(self.sheriff)

    def card(self, seat: int, move: int) -> int:
        """The card of a move, counted from 1; NONE if it is not laid."""
        return self.laid[seat * MOVES + move - 1]

    def stuck(self, seat: int) -> bool:
        """DES-M5: the seat laid the stuck marker in this move."""
        return self.move > 0 and self.laid[seat * MOVES + self.move - 1] == STUCK

    def guards(self, town: int) -> int:
        """DES-D6: the deputies there; all they ever do is count."""
        count = 0
        for each in self.deputies:
            if each == town:
                count += 1
        return count

    def coach_target(self, target: int) -> int:
        """The town of a coach that is named as a target, NONE while it is not out."""
        return self.coaches[BROWN if target == BROWN_COACH else BLUE]

    def robbed(self, target: int, town: int) -> bool:
        """Whether a target has discs in this turn."""
        for robbery in self.robberies:
            if robbery.target == target and (target != POKER or robbery.town == town):
                return True
        return False

    def total(self) -> int:
        """What the loot is worth."""
        return sum([tile.value for tile in self.loot])
