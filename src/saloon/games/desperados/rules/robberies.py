# compiled zone
"""Chapter B: the outlaws declare, and what enough of them declared becomes a robbery."""

from __future__ import annotations

from typing import Final

from saloon.games.desperados.board import MOVES, SALOON
from saloon.games.desperados.rules.coaches import may_reach_coach
from saloon.games.desperados.rules.peeking import may_peek, peek
from saloon.games.desperados.rules.shared import Shared
from saloon.games.desperados.rules.sheriff import stood, why_sheriff_waits
from saloon.games.desperados.state import BLUE_COACH, BROWN_COACH, NONE, POKER, Desperados, Robbery
from saloon.games.desperados.verbs import (
    ACTS_CLOSED,
    CARD_SHOWN,
    CARDS_CLOSED,
    CONFIRM,
    DECLARED_NOTHING,
    DECLARED_PEEK,
    DECLARED_ROB,
    DISC_PLACED,
    DISC_RESERVE,
    DISC_STACKED,
    LAPSED,
    LAY,
    NO_POKER_TILE,
    OUTLAW_STUCK,
    OUTNUMBERED,
    PEEK,
    REST,
    ROB,
    ROBBED_BEFORE,
    ROBBERY,
    SAME_CHOICE,
    TOO_FEW_DISCS,
)
from saloon.kernel.core import EVERYONE
from saloon.kernel.reasons import NOT_NOW

PEEKING: Final = 3
"""A declaration is the target of a robbery, PEEKING, or NONE for nothing."""
TARGETS: Final = [POKER, BROWN_COACH, BLUE_COACH]


class Act(Shared):
    """DES-B1: each outlaw declares to rob one target, to peek, or nothing; sealed until the step closes."""

    def copy(self) -> Act:
        return Act(self.choices[:], self.confirmed[:], self.done)

    def asks(self, s: Desperados, seat: int) -> str:
        return "waits" if seat == s.sheriff else "act"

    def menu(self, s: Desperados, seat: int) -> list[int]:
        return [*ROB.actions(), PEEK.of(), REST.of(), CONFIRM.of()]

    def legal(self, s: Desperados, seat: int) -> list[int]:
        mine = self.choices[seat]
        out: list[int] = []
        if has_target(s, seat):
            out = [ROB.of(target) for target in TARGETS if target != mine and may_rob(s, seat, target) == 0]
        if mine != PEEKING and may_peek(s, seat) == 0:
            out.append(PEEK.of())
        if mine != NONE:
            out.append(REST.of())
        out.append(CONFIRM.of())
        return out

    def why(self, s: Desperados, seat: int, action: int) -> int:
        mine = self.choices[seat]
        if action == CONFIRM.of():
            return 0
        if action == REST.of():
            return SAME_CHOICE if mine == NONE else 0
        if action == PEEK.of():
            return may_peek(s, seat) or self.may_replace(seat, PEEKING)
        if ROB.owns(action):
            target = ROB.arg(action, 0)
            return may_rob(s, seat, target) or self.may_replace(seat, target)
        return CARDS_CLOSED if LAY.owns(action) else NOT_NOW

    def why_silent(self, s: Desperados, seat: int, action: int) -> int:
        """Only the sheriff is ever silent here: an outlaw may speak until the step closes."""
        return why_sheriff_waits(s, action, False)

    def take(self, s: Desperados, seat: int, action: int) -> None:
        if action == CONFIRM.of():
            self.confirm(s, seat)
        elif action == REST.of():
            self.choose(seat, NONE)
            s.tell(DECLARED_NOTHING, s.gang, [seat])
        elif action == PEEK.of():
            self.choose(seat, PEEKING)
            s.tell(DECLARED_PEEK, s.gang, [seat])
        else:
            target = ROB.arg(action, 0)
            self.choose(seat, target)
            s.tell(DECLARED_ROB, s.gang, [seat, target])

    def advance(self, s: Desperados) -> None:
        """DES-R5: robberies in the order of confirmation, each at the place of its first robber.

        DES-R9: then the peeks, in seat order, since nothing depends on who was first."""
        s.stack.pop()
        s.tell(ACTS_CLOSED, EVERYONE, [s.move])
        settled = 0
        for seat in self.confirmed:
            if self.choices[seat] != NONE and self.choices[seat] != PEEKING and not settled >> seat & 1:
                crew = self.crew(s, seat)
                for robber in crew:
                    settled |= 1 << robber
                close(s, self.choices[seat], crew)
        for seat in range(s.seats):
            if self.choices[seat] == PEEKING:
                show_cards(s, seat, s.move)
                peek(s, seat)

    def crew(self, s: Desperados, first: int) -> list[int]:
        """DES-B11: who declared the same target, in the order of confirmation; a poker table is one of
        its town."""
        target = self.choices[first]
        town = s.at[first]
        return [seat for seat in self.confirmed if self.choices[seat] == target and s.at[seat] == town]


def has_target(s: Desperados, seat: int) -> bool:
    """A quick no for the many who stand where there is nothing, or whose disc lies elsewhere."""
    town = s.at[seat]
    return s.disc[seat] == NONE and (s.poker >> town & 1 == 1 or town in s.coaches)


def may_rob(s: Desperados, seat: int, target: int) -> int:
    """DES-B2 to DES-B6: the target is here, his disc at home, the outlaws here outnumber the deputies
    also when only those count who can add a disc, and the target has no disc yet.
    DES-M5: who is stuck proves nothing."""
    if s.stuck(seat):
        return OUTLAW_STUCK
    town = s.at[seat]
    if target != POKER:
        elsewhere = may_reach_coach(s, target, town)
        if elsewhere:
            return elsewhere
    elif not s.poker >> town & 1:
        return NO_POKER_TILE
    if s.disc[seat] != NONE:
        return DISC_PLACED
    short = may_outnumber(s, town)
    if short:
        return short
    return ROBBED_BEFORE if s.robbed(target, town) else 0


def may_outnumber(s: Desperados, town: int) -> int:
    """DES-B4, DES-B5: more outlaws than deputies, and as many of them with a disc at home and not stuck."""
    here = 0
    ready = 0
    for seat in range(s.seats):
        if seat != s.sheriff and s.at[seat] == town:
            here += 1
            if s.disc[seat] == NONE and not s.stuck(seat):
                ready += 1
    guards = s.guards(town)
    if here <= guards:
        return OUTNUMBERED
    return TOO_FEW_DISCS if ready <= guards else 0


def close(s: Desperados, target: int, crew: list[int]) -> None:
    """DES-B7: enough robbers make a robbery, and the required number stays.
    DES-B8: fewer make nothing, untold.

    DES-B15: no tile moves before verification."""
    town = s.at[crew[0]]
    required = s.guards(town) + 1
    if len(crew) < required:
        s.tell(LAPSED, s.gang, [target, town])
        return
    s.robberies.append(Robbery(target, town, s.move, required, crew))
    # DES-B14: the town, the target, the number and the discs are seen by everybody; nothing else is.
    s.tell(ROBBERY, EVERYONE, [target, town, required])
    for place, seat in enumerate(crew):
        # DES-B16: there they lie until the end of the turn; their owners go on.
        # DES-B9, DES-B10: the required number is stacked, the rest is reserve; only the height matters later.
        s.disc[seat] = len(s.robberies) - 1
        s.tell(DISC_STACKED if place < required else DISC_RESERVE, EVERYONE, [seat])
    for seat in crew:
        show_cards(s, seat, s.move)


def show_cards(s: Desperados, seat: int, move: int) -> None:
    """DES-B12, DES-P2: the card of this move and, behind a Saloon, those back to the last town card of
    this turn.

    DES-B13: the sheriff knows them from now on; watchers learn only the town."""
    row = seat * MOVES
    place = row + move - 1
    s.proved[place] = stood(s, seat, move)
    while True:
        s.known[place] |= s.law()
        if s.heard is not None:
            s.tell(CARD_SHOWN, s.gang | s.law(), [seat, place - row + 1, s.laid[place]])
        if s.laid[place] != SALOON or place == row:
            return
        place -= 1
