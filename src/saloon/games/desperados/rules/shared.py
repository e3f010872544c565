# compiled zone
"""The shared step: the outlaws speak in any order until all of them have confirmed."""

from __future__ import annotations

from saloon.games.desperados.state import NONE, Desperados
from saloon.games.desperados.verbs import CONFIRM, CONFIRMED, SAME_CHOICE
from saloon.kernel.core import ARCHIVE, Step


class Shared(Step[Desperados]):
    """DES-R4: each outlaw chooses, may replace his choice, and confirms; the last confirmation closes the
    step.

    DES-R6: all outlaws are asked in every shared step, whatever they can do in it."""

    def __init__(self, choices: list[int], confirmed: list[int], done: int) -> None:
        self.choices: list[int] = choices
        self.confirmed: list[int] = confirmed
        self.done: int = done

    def must(self, s: Desperados) -> int:
        return s.gang & ~self.done

    def may(self, s: Desperados) -> int:
        """Who has confirmed may still speak, as long as somebody has not."""
        return self.done if s.gang & ~self.done else 0

    def shown(self, s: Desperados, viewer: int) -> int:
        """DES-R6: outside the team it only shows that the step is open."""
        open_for = s.gang & ~self.done
        if viewer == ARCHIVE or (viewer >= 0 and s.gang >> viewer & 1):
            return open_for
        return s.gang if open_for else 0

    def choose(self, seat: int, choice: int) -> None:
        """DES-R4: replacing a choice withdraws that outlaw's own confirmation."""
        self.choices[seat] = choice
        if self.done >> seat & 1:
            self.confirmed.remove(seat)
            self.done &= ~(1 << seat)

    def confirm(self, s: Desperados, seat: int) -> None:
        """DES-R5: the order of the confirmations that stand at the end is kept; a second one changes
        nothing."""
        if not self.done >> seat & 1:
            self.confirmed.append(seat)
            self.done |= 1 << seat
            s.tell(CONFIRMED, s.gang, [seat])

    def forget(self, s: Desperados) -> None:
        """Nobody has said anything yet (for imagined worlds)."""
        self.choices = [NONE] * s.seats
        self.confirmed = []
        self.done = 0

    def may_replace(self, seat: int, choice: int) -> int:
        """DES-R4: a choice is replaced by another one."""
        return SAME_CHOICE if self.choices[seat] == choice else 0

    def fallback(self, s: Desperados, seat: int) -> int:
        """DES-R8: what was chosen is confirmed."""
        return CONFIRM.of()
