# compiled zone
"""Chapter R, middle: window R, in which identities may answer the cards that were turned."""

from __future__ import annotations

from typing import Final

from saloon.games.fast_west.board import CHEAT, DODGE, DOUBLE_BARREL, NINJA, RELOAD, WEAPONS
from saloon.games.fast_west.rules.cheat import may_swap, swap, swaps
from saloon.games.fast_west.rules.ninja import guard, may_guard
from saloon.games.fast_west.rules.reveals import may_reveal_late, reveal
from saloon.games.fast_west.rules.target import banned
from saloon.games.fast_west.state import NO_ARROW, REVEAL_PAUSE, FastWest
from saloon.games.fast_west.verbs import (
    ALL_ANSWERED,
    ANSWERED,
    ANSWERED_ALREADY,
    CHEER,
    COMMITTED_ALREADY,
    DOUBLED,
    GUARD,
    NOT_IN_WINDOW,
    PASS,
    PLAY,
    REVEAL,
    STILL_IN,
    SWAP,
)
from saloon.kernel.core import ARCHIVE, EVERYONE, Step, bit
from saloon.kernel.reasons import NOT_NOW

UNHEARD: Final = -1


def asked(s: FastWest) -> int:
    """FW-R3: every living hidden seat, whatever it holds, and a revealed Cheat or Ninja whose table card
    lets him act. Only facts that all can see."""
    mask = s.living() & ~s.revealed
    cheat = s.holder(CHEAT)
    if cheat >= 0 and WEAPONS >> s.table[cheat] & 1:
        mask |= bit(cheat)
    ninja = s.holder(NINJA)
    if ninja >= 0 and s.table[ninja] == RELOAD and not banned(s, DODGE):
        mask |= bit(ninja)
    return mask


class Answers(Step[FastWest]):
    """FW-R4, FW-M5: each asked seat gives one sealed answer; the window closes when all have."""

    def __init__(self, asked: int, said: list[int]) -> None:
        self.asked: int = asked
        self.said: list[int] = said

    def copy(self) -> Answers:
        return Answers(self.asked, self.said[:])

    def must(self, s: FastWest) -> int:
        mask = 0
        for seat in range(s.seats):
            if self.asked >> seat & 1 and self.said[seat] == UNHEARD:
                mask |= 1 << seat
        return mask

    def shown(self, s: FastWest, viewer: int) -> int:
        """FW-R4, FW-R6: who has answered is not visible while the window is open, except to the seat
        itself."""
        if viewer == ARCHIVE:
            return self.must(s)
        if viewer >= 0 and self.said[viewer] != UNHEARD:
            return self.asked & ~bit(viewer)
        return self.asked

    def pause(self, s: FastWest) -> int:
        """FW-R6: the window never closes before this time has gone by."""
        return s.options[REVEAL_PAUSE]

    def asks(self, s: FastWest, seat: int) -> str:
        return "answer"

    def menu(self, s: FastWest, seat: int) -> list[int]:
        found = [REVEAL.of(NO_ARROW)] if not s.revealed >> seat & 1 else []
        if s.identity[seat] == CHEAT:
            found = SWAP.actions()
        elif s.identity[seat] == NINJA:
            found = [GUARD.base]
        return [*found, PASS.base]

    def legal(self, s: FastWest, seat: int) -> list[int]:
        identity = s.identity[seat]
        if identity == CHEAT:
            return [*swaps(s, seat), PASS.base]
        if identity == NINJA:
            return [GUARD.base, PASS.base] if may_guard(s, seat) == 0 else [PASS.base]
        return [REVEAL.of(NO_ARROW), PASS.base] if may_reveal_late(s, seat, NO_ARROW) == 0 else [PASS.base]

    def why(self, s: FastWest, seat: int, action: int) -> int:
        """FW-R5: a pass always, anything else only if it can matter; what was committed is final."""
        if action == PASS.base:
            return 0
        if REVEAL.owns(action):
            return may_reveal_late(s, seat, REVEAL.arg(action, 0))
        if SWAP.owns(action):
            return may_swap(s, seat, SWAP.arg(action, 0), SWAP.arg(action, 1))
        if action == GUARD.base:
            return may_guard(s, seat)
        if PLAY.owns(action):
            return COMMITTED_ALREADY
        return STILL_IN if CHEER.owns(action) else NOT_NOW

    def why_silent(self, s: FastWest, seat: int, action: int) -> int:
        return ANSWERED_ALREADY if self.asked >> seat & 1 else NOT_IN_WINDOW

    def take(self, s: FastWest, seat: int, action: int) -> None:
        self.said[seat] = action
        if s.heard is not None:
            s.tell(ANSWERED, bit(seat), [seat])

    def advance(self, s: FastWest) -> None:
        """FW-R7: all answers apply together and are announced by seat."""
        s.stack.pop()
        s.tell(ALL_ANSWERED, EVERYONE, [])
        for seat in range(s.seats):
            if self.asked >> seat & 1 and self.said[seat] != PASS.base:
                apply_answer(s, seat, self.said[seat])

    def fallback(self, s: FastWest, seat: int) -> int:
        """FW-R4: silence is a pass."""
        return PASS.of()


def apply_answer(s: FastWest, seat: int, action: int) -> None:
    """What an answer other than a pass does."""
    if SWAP.owns(action):
        swap(s, seat, action)
    elif action == GUARD.base:
        guard(s, seat)
    elif REVEAL.owns(action):
        reveal(s, seat)
        if s.identity[seat] == DOUBLE_BARREL:
            load_both_barrels(s, seat)


def load_both_barrels(s: FastWest, seat: int) -> None:
    """FW-P07.1, FW-P07.2: this turn every hit by his table card takes two lives; the power is used up by
    that."""
    s.double = bit(seat)
    s.tell(DOUBLED, EVERYONE, [seat])
