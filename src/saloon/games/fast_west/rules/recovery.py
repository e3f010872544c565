# compiled zone
"""Chapters T and A: windows F and V, in which cards come back from the pile unseen."""

from __future__ import annotations

from typing import Final

from saloon.games.fast_west.board import BOOSTED_RECOVERY, CARD_COUNT, DODGE, RECOVERY
from saloon.games.fast_west.rules.piles import SIZE, first_cards, picks, recover
from saloon.games.fast_west.state import FastWest
from saloon.games.fast_west.verbs import (
    CHOSE_BACK,
    COMMITTED_ALREADY,
    NO_REVEAL_NOW,
    NOT_IN_FLASHBACK,
    NOT_IN_PILE,
    NOT_IN_RECOVERY,
    NOT_THE_DODGE,
    ONE_CARD_BACK,
    PASS,
    RECOVER,
    REVEAL,
    TAKING,
    WRONG_NUMBER,
)
from saloon.kernel.core import EVERYONE, Step, bit
from saloon.kernel.reasons import NOT_NOW

UNCHOSEN: Final = -1
NEVER: Final = [0, 1 << DODGE]
"""What cannot be taken back: nothing in window F, the dodge itself in window V."""


class Recovery(Step[FastWest]):
    """FW-M1, FW-M6: each asked seat takes so many cards of its own pile back, all together and in secret.
    `owed` is how many each seat may take; `after_dodge` tells window V from window F."""

    def __init__(self, after_dodge: int, owed: list[int], chosen: list[int]) -> None:
        self.after_dodge: int = after_dodge
        self.owed: list[int] = owed
        self.chosen: list[int] = chosen

    def copy(self) -> Recovery:
        return Recovery(self.after_dodge, self.owed, self.chosen[:])

    def must(self, s: FastWest) -> int:
        """FW-T16, FW-A6: only those who have more cards than they may take are asked; everybody can count."""
        mask = 0
        for seat in range(s.seats):
            if self.owed[seat] and self.chosen[seat] < 0 and SIZE[self.eligible(s, seat)] > self.owed[seat]:
                mask |= 1 << seat
        return mask

    def eligible(self, s: FastWest, seat: int) -> int:
        return s.pile[seat] & ~NEVER[self.after_dodge]

    def asks(self, s: FastWest, seat: int) -> str:
        return "recover_two" if self.owed[seat] > 1 else "recover"

    def menu(self, s: FastWest, seat: int) -> list[int]:
        return [word_for(cards) for cards in picks(s.pile[seat], self.owed[seat])]

    def legal(self, s: FastWest, seat: int) -> list[int]:
        return sorted([word_for(cards) for cards in picks(self.eligible(s, seat), self.owed[seat])])

    def why(self, s: FastWest, seat: int, action: int) -> int:
        """FW-A5, FW-T13: own choice, compulsory, from the own pile; after a dodge never the dodge itself."""
        if REVEAL.owns(action):
            return NO_REVEAL_NOW
        if action == PASS.base:
            return self.wrong_number()
        if not RECOVER.owns(action):
            return NOT_NOW
        first = RECOVER.arg(action, 0)
        more = RECOVER.arg(action, 1)
        cards = cards_of(action)
        if self.after_dodge and cards & 1 << DODGE:
            return NOT_THE_DODGE
        if cards & ~s.pile[seat]:
            return NOT_IN_PILE
        # FW-Q9: two different cards, as one answer, in canonical order.
        if (more >= 0) != (self.owed[seat] > 1) or (more >= 0 and more <= first):
            return self.wrong_number()
        return 0

    def wrong_number(self) -> int:
        return WRONG_NUMBER if self.after_dodge else ONE_CARD_BACK

    def why_silent(self, s: FastWest, seat: int, action: int) -> int:
        if self.chosen[seat] >= 0:
            return COMMITTED_ALREADY
        return NOT_IN_RECOVERY if self.after_dodge else NOT_IN_FLASHBACK

    def take(self, s: FastWest, seat: int, action: int) -> None:
        self.chosen[seat] = action
        if s.heard is not None:
            for card in (RECOVER.arg(action, 0), RECOVER.arg(action, 1)):
                if card >= 0:
                    s.tell(TAKING, bit(seat), [seat, card])
            s.tell(CHOSE_BACK, EVERYONE & ~bit(seat), [seat])

    def advance(self, s: FastWest) -> None:
        s.stack.pop()
        never = NEVER[self.after_dodge]
        for seat in range(s.seats):
            if self.owed[seat]:
                cards = self.eligible(s, seat)
                if self.chosen[seat] >= 0:
                    cards = cards_of(self.chosen[seat])
                if cards:
                    recover(s, seat, cards, never)

    def fallback(self, s: FastWest, seat: int) -> int:
        """FW-T16, FW-A6: silence takes the first in canonical order."""
        return word_for(first_cards(self.eligible(s, seat), self.owed[seat]))


def cards_of(action: int) -> int:
    """The set of cards that a word names."""
    more = RECOVER.arg(action, 1)
    return 1 << RECOVER.arg(action, 0) | (1 << more if more >= 0 else 0)


def word_for(cards: int) -> int:
    """The word that names a set of one card or two."""
    named = [card for card in range(CARD_COUNT) if cards >> card & 1]
    return RECOVER.of(named[0], named[1] if len(named) > 1 else -1)


def open_flashback(s: FastWest) -> None:
    """FW-T13, FW-T16: one card for each living seat; whoever has a single one takes it without being
    asked."""
    owed = [RECOVERY if s.alive >> seat & 1 else 0 for seat in range(s.seats)]
    s.stack.append(Recovery(0, owed, [UNCHOSEN] * s.seats))


def open_recovery(s: FastWest, dodgers: int, boosted: int) -> None:
    """FW-A5, FW-A6, FW-Q9: an active dodge takes one card back even when it stopped nothing, a boosted one
    two; not for those who were eliminated this turn."""
    dodgers &= s.living()
    if dodgers:
        owed = [0] * s.seats
        for seat in range(s.seats):
            if dodgers >> seat & 1:
                owed[seat] = BOOSTED_RECOVERY if boosted >> seat & 1 else RECOVERY
        s.stack.append(Recovery(1, owed, [UNCHOSEN] * s.seats))
