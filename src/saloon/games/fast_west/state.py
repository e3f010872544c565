# compiled zone
"""What is true in Fast West.

Gunslingers are the seats (0..9) and the gringos (10, 11); lists with twelve places are indexed by
gunslinger, the others by seat. Sets of cards are masks. A seat's hand is not kept: it is whatever of its
seven cards lies neither in the pile nor on the table (FW-K1 by construction)."""

from __future__ import annotations

from typing import Final

from saloon.games.fast_west.board import (
    ADVISED_GRINGOS,
    ALL_CARDS,
    CHEAT,
    DUEL_LIVES,
    DUEL_TURNS,
    FIRST_BULLETS,
    LEFT,
    LIVES,
    NO_CARD,
    NO_IDENTITY,
    TUMBLEWEED,
)
from saloon.games.fast_west.verbs import FIRST_GRINGO
from saloon.kernel.core import EVERYONE, State, bit

GUNSLINGERS: Final = 12
SEATS: Final = (1 << FIRST_GRINGO) - 1
ABSENT: Final = -1
NO_SIDE: Final = -1
NO_TARGET: Final = 0
NO_ARROW: Final = -1

GRINGOS: Final = 0
BANNED_CARDS: Final = 1
DODGE_SCOPE: Final = 2
CHEAT_REDIRECT: Final = 3
SHOW_IDENTITY: Final = 4
TURN_LIMIT: Final = 5
REVEAL_PAUSE: Final = 6
DUEL: Final = 7


class ThisTurn(State):
    """What holds for one turn only."""

    def __init__(self, seats: int, options: list[int], like: ThisTurn | None) -> None:
        super().__init__(seats, options)
        if like is None:
            self.turn: int = 0
            self.target: int = NO_TARGET
            self.turned: int = 0
            self.event: int = TUMBLEWEED
            self.arrow: int = NO_ARROW
            self.table: list[int] = [NO_CARD] * GUNSLINGERS
            self.side: list[int] = [NO_SIDE] * GUNSLINGERS
            self.cheer: list[int] = [-1] * seats
            """What each spectator said, from the turn of the cards until the guesses are turned."""
            self.swapped: int = NO_CARD
            """The Cheat's first weapon, if it was replaced this turn."""
            self.guard: int = 0
            self.double: int = 0
            self.stunt: int = 0
            self.two_guns: int = 0
        else:
            self.turn = like.turn
            self.target = like.target
            self.turned = like.turned
            self.event = like.event
            self.arrow = like.arrow
            self.table = like.table[:]
            self.side = like.side[:]
            self.cheer = like.cheer[:]
            self.swapped = like.swapped
            self.guard = like.guard
            self.double = like.double
            self.stunt = like.stunt
            self.two_guns = like.two_guns


class FastWest(ThisTurn):
    def __init__(self, seats: int, options: list[int], like: FastWest | None = None) -> None:
        """A fresh table, or with `like` an independent copy of another one."""
        super().__init__(seats, options, like)
        if like is None:
            self.ring: list[int] = ring_of(seats, gringos_at(seats, options))
            """FW-S5, FW-N2: the gunslingers clockwise. Never changes, so copies share it."""
            self.alive: int = 0
            self.lives: list[int] = [ABSENT] * GUNSLINGERS
            for one in self.ring:
                self.lives[one] = DUEL_LIVES if options[DUEL] else LIVES
                self.alive |= bit(one)
            self.out: list[int] = [0] * GUNSLINGERS
            """The turn of elimination."""
            self.bullets: list[int] = [FIRST_BULLETS] * seats
            self.pile: list[int] = [0] * seats
            self.maybe: list[list[int]] = [[0] for _ in range(seats)]
            """The piles each seat can have as far as the table has seen; lists are replaced, never
            changed."""
            self.identity: list[int] = [NO_IDENTITY] * seats
            self.faceup: int = 0
            """The seats whose identity lies open; `revealed` are those whose power works."""
            self.revealed: int = 0
            self.spent: list[int] = [0, 0]
            """The cards of each gringo's nine that lie in its discards, as a mask over the deck."""
        else:
            self.ring = like.ring
            self.alive = like.alive
            self.lives = like.lives[:]
            self.out = like.out[:]
            self.bullets = like.bullets[:]
            self.pile = like.pile[:]
            self.maybe = like.maybe[:]
            self.identity = like.identity[:]
            self.faceup = like.faceup
            self.revealed = like.revealed
            self.spent = like.spent[:]
            self.bring(like)

    def copy(self) -> FastWest:
        return FastWest(self.seats, self.options, self)

    def hand(self, seat: int) -> int:
        """FW-S2: the seat's own cards that are neither in the pile nor on the table."""
        held = ALL_CARDS & ~self.pile[seat]
        if self.table[seat] >= 0:
            held &= ~(1 << self.table[seat])
            if self.swapped >= 0 and self.holds_swap(seat):
                held &= ~(1 << self.swapped)
        return held

    def holds_swap(self, seat: int) -> bool:
        """FW-P01.6: whether the weapon replaced this turn is this seat's; only the Cheat replaces one."""
        return self.power(seat) == CHEAT

    def power(self, one: int) -> int:
        """FW-P00.2, FW-P00.3: the identity whose power works for this gunslinger; a hidden one has no effect
        whatsoever."""
        return self.identity[one] if self.revealed >> one & 1 else NO_IDENTITY

    def holder(self, identity: int) -> int:
        """The living seat whose revealed identity this is, or -1."""
        if self.revealed:
            for seat in range(self.seats):
                if self.revealed >> seat & 1 and self.identity[seat] == identity:
                    return seat
        return -1

    def known(self, seat: int) -> int:
        """FW-S4: who knows this seat's identity."""
        return EVERYONE if self.faceup >> seat & 1 else bit(seat)

    def living(self) -> int:
        """The mask of seats that are still in; `alive` has the gringos too."""
        return self.alive & SEATS

    def beside(self, one: int, side: int) -> int:
        """FW-S5, FW-T2: the next living gunslinger on a side; the left is the next one clockwise."""
        ring = self.ring
        size = len(ring)
        step = 1 if side == LEFT else size - 1
        at = (ring.index(one) + step) % size
        while not self.alive >> ring[at] & 1:
            at = (at + step) % size
        return ring[at]

    def gringo_mask(self) -> int:
        return self.alive & ~SEATS


def last_turn(s: FastWest) -> int:
    """FW-W4, FW-S8: the turn that ends the game whatever happens."""
    duel = s.options[DUEL]
    return DUEL_TURNS[duel] if duel else s.options[TURN_LIMIT]


def gringos_at(seats: int, options: list[int]) -> int:
    """FW-N1: how many gringos join; 0 stands for the number advised."""
    asked = options[GRINGOS]
    return ADVISED_GRINGOS[seats] if asked == 0 else asked - 1


def ring_of(seats: int, gringos: int) -> list[int]:
    """FW-N2: one gringo sits after the last seat, a second one halfway round."""
    ring = list(range(seats))
    if gringos == 2:
        ring.insert((seats + 1) // 2, FIRST_GRINGO + 1)
    if gringos:
        ring.append(FIRST_GRINGO)
    return ring
