# compiled zone
"""What lies in the piles, and what the table can work out about it.

Every card played is seen, so a pile is known to all until a card is taken back unseen (Flashback, dodge).
From then on `maybe` lists the piles that fit everything seen; each card that is played, and each reload,
narrows it again."""

from __future__ import annotations

from typing import Final

from saloon.games.fast_west.board import ALL_CARDS, CARD_COUNT
from saloon.games.fast_west.state import FastWest
from saloon.games.fast_west.verbs import RECOVERED, RECOVERED_SOME, TOOK_CARD, TOOK_PILE
from saloon.kernel.core import EVERYONE, bit

SIZE: Final = [sum([mask >> card & 1 for card in range(CARD_COUNT)]) for mask in range(ALL_CARDS + 1)]


SURE: Final = [[mask] for mask in range(ALL_CARDS + 1)]
"""The lists of piles with nothing to guess, shared by all."""


def shown_in_hand(s: FastWest, seat: int, card: int) -> None:
    """A card came out of the hand: piles that hold it are impossible."""
    now = s.maybe[seat]
    if len(now) > 1:
        s.maybe[seat] = [pile for pile in now if not pile >> card & 1]


def discard(s: FastWest, seat: int, card: int) -> None:
    """FW-A13: a table card goes face down to the owner's pile; everybody has seen it."""
    s.pile[seat] |= 1 << card
    now = s.maybe[seat]
    s.maybe[seat] = SURE[s.pile[seat]] if len(now) == 1 else [pile | 1 << card for pile in now]


def take_all(s: FastWest, seat: int) -> None:
    """FW-A2: the whole pile goes back to the hand."""
    if s.heard is not None and s.pile[seat]:
        s.tell(TOOK_PILE, EVERYONE, [seat])
    s.pile[seat] = 0
    s.maybe[seat] = SURE[0]


def keep(s: FastWest, seat: int, card: int) -> None:
    """A table card goes back to the hand instead of the pile."""
    s.tell(TOOK_CARD, EVERYONE, [seat, card])


def recover(s: FastWest, seat: int, cards: int, never: int) -> None:
    """FW-A5, FW-T13: cards leave the pile unseen; everybody knows how many, and that `never` was not among
    them."""
    s.pile[seat] &= ~cards
    count = SIZE[cards]
    piles: list[int] = []
    for pile in s.maybe[seat]:
        for taken in picks(pile & ~never, count):
            if pile & ~taken not in piles:
                piles.append(pile & ~taken)
    piles.sort()
    s.maybe[seat] = piles
    if s.heard is not None:
        for card in range(CARD_COUNT):
            if cards >> card & 1:
                s.tell(RECOVERED, bit(seat), [seat, card])
        s.tell(RECOVERED_SOME, EVERYONE & ~bit(seat), [seat, count])


def picks(cards: int, count: int) -> list[int]:
    """Every way to pick one or two cards of a set; the whole set if it has no more."""
    if SIZE[cards] <= count:
        return [cards]
    singles = [1 << card for card in range(CARD_COUNT) if cards >> card & 1]
    if count == 1:
        return singles
    return [a | b for at, a in enumerate(singles) for b in singles[at + 1 :]]


def first_cards(cards: int, count: int) -> int:
    """FW-T16, FW-A6: the first so many of a set in canonical order, for whoever is silent."""
    out = 0
    for card in range(CARD_COUNT):
        if cards >> card & 1 and count > 0:
            out |= 1 << card
            count -= 1
    return out
