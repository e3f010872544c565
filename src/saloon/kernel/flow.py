# compiled zone
"""Driving a game: whom it waits for, what may be said, and what follows.

`step` and `answer` are unchecked and silent, for search and playouts. `apply` checks, makes events and is
what tables use. Whoever sets a state up calls `settle` once.
"""

from __future__ import annotations

from typing import Final

from saloon.kernel.chance import Chance
from saloon.kernel.core import NATURE, Event, Rules, State
from saloon.kernel.reasons import NO_SEAT, NOT_ASKED, NOT_NOW, OVER

LONGEST_SETTLE: Final = 10_000


def start(rules: Rules, seats: int, options: list[int]) -> State:
    """A new game, ready for its first word. Seats and options must have been validated."""
    state = rules.setup(seats, options)
    settle(state)
    return state


def settle(s: State) -> None:
    """Let steps go on by themselves until somebody is asked, NATURE is asked, or the game is over."""
    for _ in range(LONGEST_SETTLE):
        if not s.stack:
            return
        top = s.stack[-1]
        if top.must(s) or top.may(s) or top.chance(s) is not None:
            return
        top.advance(s)
    raise RuntimeError(f"{type(s.stack[-1]).__name__} never asks anybody")


def pending(s: State) -> int:
    """The seats the table waits for; with none of those, the seats of an open window."""
    if not s.stack:
        return 0
    top = s.stack[-1]
    return top.must(s) or top.may(s)


def speakers(rules: Rules, s: State) -> int:
    """Every seat that can say something now: must, may and interrupters."""
    if not s.stack:
        return 0
    top = s.stack[-1]
    return top.must(s) | top.may(s) | rules.interrupters(s)


def shown(s: State, viewer: int) -> int:
    """The seats a viewer sees the table waiting for."""
    return s.stack[-1].shown(s, viewer) if s.stack else 0


def pause(s: State) -> int:
    """The seconds for which words that come now are kept back, counted from the last one."""
    return s.stack[-1].pause(s) if s.stack else 0


def chance(s: State) -> Chance | None:
    """What NATURE is asked, if it is."""
    return s.stack[-1].chance(s) if s.stack else None


def legal(rules: Rules, s: State, seat: int) -> list[int]:
    """Everything this seat can say now, ascending; empty when it cannot speak."""
    if not s.stack or not 0 <= seat < s.seats:
        return []
    top = s.stack[-1]
    out: list[int] = []
    if (top.must(s) | top.may(s)) >> seat & 1:
        out = top.legal(s, seat)
    if rules.interrupters(s) >> seat & 1:
        out = out + rules.interrupts(s, seat)
    return out


def why(rules: Rules, s: State, seat: int, action: int) -> int:
    """0, or the code of the reason why this seat cannot say this now."""
    if not s.stack:
        return OVER
    if not 0 <= seat < s.seats:
        return NO_SEAT
    if not 0 <= action < rules.verbs.size:
        return NOT_NOW
    if action >= rules.verbs.interrupts_at:
        return rules.why_interrupt(s, seat, action) if rules.interrupters(s) >> seat & 1 else NOT_ASKED
    top = s.stack[-1]
    if not (top.must(s) | top.may(s)) >> seat & 1:
        return top.why_silent(s, seat, action)
    return top.why(s, seat, action)


def step(rules: Rules, s: State, seat: int, action: int) -> None:
    """A seat's word, unchecked, and all that follows by itself."""
    if action >= rules.verbs.interrupts_at:
        rules.interrupt(s, seat, action)
    else:
        s.stack[-1].take(s, seat, action)
    settle(s)


def answer(s: State, action: int) -> None:
    """NATURE's answer, unchecked, and all that follows by itself."""
    s.stack[-1].take_chance(s, action)
    settle(s)


class NotAllowed(Exception):
    """`apply` said no; the only argument is the reason's code (0: no such answer of NATURE)."""


def check(rules: Rules, s: State, seat: int, action: int) -> None:
    if seat == NATURE:
        asked = chance(s)
        if asked is None or not asked.allows(action):
            raise NotAllowed(0)
    else:
        code = why(rules, s, seat, action)
        if code:
            raise NotAllowed(code)


def apply(rules: Rules, s: State, seat: int, action: int) -> list[Event]:
    """A word of a seat or NATURE, checked; the events it makes. `NotAllowed` leaves the state as it was."""
    check(rules, s, seat, action)
    heard: list[Event] = []
    s.heard = heard
    if seat == NATURE:
        answer(s, action)
    else:
        step(rules, s, seat, action)
    s.heard = None
    return heard


def fallback(s: State, seat: int) -> int:
    """What the clock plays for an absent seat that is pending."""
    return s.stack[-1].fallback(s, seat)
