# compiled zone
"""Chapter C: window T, in which the living choose their cards in secret and the spectators cheer."""

from __future__ import annotations

from typing import Final

from saloon.games.fast_west.board import (
    ALL_CARDS,
    ARROWS,
    BANS,
    BOTH,
    CARD_COUNT,
    CROSSED,
    DODGE,
    DRIVER,
    LEFT,
    RELOAD,
    REVOLVER,
    RICOCHET,
    RIGHT,
    TWO_GUN,
    WEAPONS,
)
from saloon.games.fast_west.rules.cheering import cheers, may_cheer
from saloon.games.fast_west.rules.reveals import burst, may_reveal_early, reveal
from saloon.games.fast_west.rules.target import banned, must_aim
from saloon.games.fast_west.rules.turning import turn_up
from saloon.games.fast_west.state import BANNED_CARDS, NO_SIDE, FastWest
from saloon.games.fast_west.verbs import (
    CHEER,
    CHEERED,
    CHOSEN,
    COMMITTED,
    COMMITTED_ALREADY,
    DODGE_BANNED,
    GUARD,
    GUARD_LATER,
    GUESSING,
    MUST_PLAY,
    NOT_IN_HAND,
    NOT_TWO_GUN,
    PASS,
    PLAY,
    RETURNED,
    REVEAL,
    REVEAL_TOO_LATE,
    RICOCHET_BANNED,
    SIDE_MISSING,
    SIDE_SURPLUS,
    SPECTATOR,
    STILL_IN,
    STOOD_BY,
    SWAP,
    SWAP_LATER,
)
from saloon.kernel.core import EVERYONE, Step, bit
from saloon.kernel.reasons import NOT_NOW

SILENT: Final = -1


def all_commits() -> list[list[int]]:
    """Every list of commits there can be, by `key`; built once."""
    out: list[list[int]] = []
    for ban in range(3):
        for form in range(4):
            for hand in range(ALL_CARDS + 1):
                held = hand & ~[0, 1 << DODGE, 1 << RICOCHET][ban]
                out.append(commits_with(held, form & 1 == 1, form & 2 == 2))
    return out


def commits_with(held: int, crossed: bool, two_gun: bool) -> list[int]:
    """FW-C2: the atomic commits from a set of cards."""
    out: list[int] = []
    for card in range(CARD_COUNT):
        if held >> card & 1:
            aimed = crossed and WEAPONS >> card & 1 == 1
            for side in [LEFT, RIGHT] if aimed else [NO_SIDE]:
                out.append(PLAY.of(card, side, 0))
                if two_gun and card == REVOLVER:
                    out.append(PLAY.of(card, side, 1))
    return out


COMMITS: Final = all_commits()


def commits(s: FastWest, seat: int) -> list[int]:
    """The legal commits of a living seat, looked up. The list is shared: whoever hands it on copies it."""
    key = s.hand(seat)
    if s.arrow == CROSSED:
        key += ALL_CARDS + 1
    if s.arrow != BOTH and s.identity[seat] == TWO_GUN:
        key += 2 * (ALL_CARDS + 1)
    if s.options[BANNED_CARDS] == 0 and BANS[s.event] >= 0:
        key += (4 if BANS[s.event] == DODGE else 8) * (ALL_CARDS + 1)
    return COMMITS[key]


class Choose(Step[FastWest]):
    """FW-C1, FW-M2 to FW-M4: open until every living seat has committed and every spectator has cheered or
    passed."""

    def __init__(self, seats: int, said: list[int] | None = None) -> None:
        self.said: list[int] = [SILENT] * seats if said is None else said

    def copy(self) -> Choose:
        return Choose(0, self.said[:])

    def must(self, s: FastWest) -> int:
        mask = 0
        for seat in range(s.seats):
            if self.said[seat] < 0:
                mask |= 1 << seat
        return mask

    def asks(self, s: FastWest, seat: int) -> str:
        return "commit" if s.alive >> seat & 1 else "cheer"

    def menu(self, s: FastWest, seat: int) -> list[int]:
        if not s.alive >> seat & 1:
            return cheers(s)
        form = s.arrow == CROSSED
        reveals = (
            [REVEAL.of(arrow) for arrow in range(len(ARROWS))]
            if s.identity[seat] == DRIVER
            else [REVEAL.of(-1)]
        )
        return commits_with(ALL_CARDS, form, s.identity[seat] == TWO_GUN) + reveals

    def legal(self, s: FastWest, seat: int) -> list[int]:
        if not s.alive >> seat & 1:
            return cheers(s)
        out = commits(s, seat)[:]
        if not s.revealed >> seat & 1:
            for arrow in range(-1, len(ARROWS)):
                if may_reveal_early(s, seat, arrow) == 0:
                    out.append(REVEAL.of(arrow))
        return out

    def why(self, s: FastWest, seat: int, action: int) -> int:
        """FW-C8: only a living, hidden seat that has not committed may reveal itself."""
        alive = s.alive >> seat & 1 == 1
        if PLAY.owns(action):
            return may_play(s, seat, action) if alive else SPECTATOR
        if REVEAL.owns(action):
            return may_reveal_early(s, seat, REVEAL.arg(action, 0)) if alive else SPECTATOR
        if CHEER.owns(action):
            return STILL_IN if alive else may_cheer(s, CHEER.arg(action, 0))
        if action == PASS.base:
            return MUST_PLAY if alive else 0
        if SWAP.owns(action):
            return SWAP_LATER
        return GUARD_LATER if action == GUARD.base else NOT_NOW

    def why_silent(self, s: FastWest, seat: int, action: int) -> int:
        """FW-C2, FW-C8: what was committed is final, and nobody reveals himself after it."""
        return REVEAL_TOO_LATE if REVEAL.owns(action) else COMMITTED_ALREADY

    def take(self, s: FastWest, seat: int, action: int) -> None:
        """FW-C11: that somebody committed is public, what is not; a cheer names its gunslinger aloud."""
        if REVEAL.owns(action):
            self.unmask(s, seat, REVEAL.arg(action, 0))
            return
        self.said[seat] = action
        if s.heard is None:
            return
        if PLAY.owns(action):
            s.tell(CHOSEN, bit(seat), [seat, PLAY.arg(action, 0)])
            s.tell(COMMITTED, EVERYONE & ~bit(seat), [seat])
        elif CHEER.owns(action):
            s.tell(GUESSING, bit(seat), [seat, CHEER.arg(action, 0), CHEER.arg(action, 1)])
            s.tell(CHEERED, EVERYONE & ~bit(seat), [seat, CHEER.arg(action, 0)])
        else:
            s.tell(STOOD_BY, EVERYONE, [seat])

    def unmask(self, s: FastWest, seat: int, arrow: int) -> None:
        """FW-C9, FW-C10: a reveal takes full effect, then everybody chooses anew."""
        reveal(s, seat)
        burst(s, seat, arrow)
        for other in range(s.seats):
            if self.said[other] >= 0:
                self.said = [SILENT] * s.seats
                s.tell(RETURNED, EVERYONE, [])
                return

    def advance(self, s: FastWest) -> None:
        s.stack.pop()
        turn_up(s, self.said)

    def fallback(self, s: FastWest, seat: int) -> int:
        """FW-C7: whoever is silent reloads, which the hand always allows; a silent spectator passes."""
        return PLAY.of(RELOAD, NO_SIDE, 0) if s.alive >> seat & 1 else PASS.of()


def may_play(s: FastWest, seat: int, action: int) -> int:
    """FW-C2 to FW-C6: the card is in the hand and not banned, its side given when asked, its flag earned.
    That the bullets are there is not asked."""
    card = PLAY.arg(action, 0)
    if not s.hand(seat) >> card & 1:
        return NOT_IN_HAND
    if s.options[BANNED_CARDS] == 0 and banned(s, card):
        return DODGE_BANNED if card == DODGE else RICOCHET_BANNED
    if PLAY.arg(action, 2) and (s.identity[seat] != TWO_GUN or card != REVOLVER or s.arrow == BOTH):
        return NOT_TWO_GUN
    aimed = PLAY.arg(action, 1) != NO_SIDE
    if must_aim(s, card):
        return 0 if aimed else SIDE_MISSING
    return SIDE_SURPLUS if aimed else 0
