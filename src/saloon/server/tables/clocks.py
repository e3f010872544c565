# compiled zone
"""Clocks. Everything about them is worked out from the log: when each word was said, and when time stood
still.

Live play: a decision has its own `turn` seconds, given anew each time, and what it needs beyond them
comes out of the seat's `bank`. Turn by turn: each decision has its `hours`. Every seat that is waited for
has its clock running, however many decide at once. What a viewer is shown of a clock follows whom *he*
sees the table waiting for.
"""

from __future__ import annotations

from typing import Final

from saloon.server.wire.shapes import Clock
from saloon.server.wire.tables import ClockWish

LEAST_TURN: Final = 5_000
"""However empty the bank: time to say a word."""
HOUR: Final = 3_600_000
WARN_LIVE: Final = 15_000
WARN_DAYS: Final = 6 * HOUR

Span = tuple[int, int]
"""From and to, in milliseconds."""


def passed(start: int, now: int, still: list[Span]) -> int:
    """The time between two moments, without the spans in which time stood still. They do not overlap."""
    out = now - start
    for begin, end in still:
        out -= max(0, min(end, now) - max(begin, start))
    return max(0, out)


def reached(start: int, need: int, still: list[Span]) -> int:
    """When so much time will have passed."""
    at = start + need
    for begin, end in still:
        if begin < at and end > start:
            at += end - max(begin, start)
    return at


def merged(spans: list[Span]) -> list[Span]:
    """The same spans in order, those that touch made one."""
    out: list[Span] = []
    for begin, end in sorted(spans):
        if out and begin <= out[-1][1]:
            out[-1] = (out[-1][0], max(out[-1][1], end))
        elif end > begin:
            out.append((begin, end))
    return out


class Watch:
    """The clock of one seat. `since`: when its decision began; None if it is not waited for."""

    def __init__(self, bank: int) -> None:
        self.bank = bank
        self.since: int | None = None


class Clocks:
    """The clocks of a table. `still`: when the house was down, its own list; `pauses`: when the game was;
    `rests`: holidays by seat. `paused_at`: since when the game is paused. `missed`: how often in a row
    the clock had to speak for a seat."""

    def __init__(
        self,
        pace: str,
        wish: ClockWish,
        seats: int,
        still: list[Span] | None = None,
        rests: dict[int, list[Span]] | None = None,
    ) -> None:
        days = pace == "days"
        self.pace: Final = pace
        self.on: Final = wish.hours > 0 if days else wish.bank > 0 or wish.turn > 0
        """Whether there are clocks at all."""
        self.turn: Final = wish.hours * HOUR if days else max(wish.turn * 1000, LEAST_TURN)
        self.still: list[Span] = [] if still is None else still
        self.rests: dict[int, list[Span]] = rests or {}
        self.pauses: list[Span] = []
        self.paused_at: int | None = None
        self.watches = [Watch(wish.bank * 1000) for _ in range(seats)]
        self.missed = [0] * seats
        self.faces: dict[int, dict[int, tuple[int, int]]] = {}
        """For each viewer the seats he sees the table waiting for: since when, how much in the bank."""

    def spans(self, seat: int, now: int) -> list[Span]:
        """When this seat's time stood still, until now."""
        found = self.still + self.pauses + self.rests.get(seat, [])
        if self.paused_at is not None:
            found = [*found, (self.paused_at, max(now, self.paused_at))]
        return merged(found)

    # Following the log

    def moved(self, at: int, waiting: int, speaker: int) -> None:
        """After a word (or its taking back): who is waited for now. The speaker's decision is made, even
        if the same seat decides again."""
        if not self.on:
            return
        for seat, watch in enumerate(self.watches):
            waits = waiting >> seat & 1 == 1
            if watch.since is not None and (not waits or seat == speaker):
                self.stop(seat, at)
            if waits and watch.since is None:
                watch.since = at

    def stop(self, seat: int, at: int) -> None:
        watch = self.watches[seat]
        assert watch.since is not None
        if self.pace != "days":
            used = passed(watch.since, at, self.spans(seat, at))
            watch.bank = max(0, watch.bank - max(0, used - self.turn))
        watch.since = None

    def renew(self, seat: int, at: int) -> None:
        """Whoever comes back has the time of a fresh decision."""
        if self.watches[seat].since is not None:
            self.watches[seat].since = at

    def pause(self, at: int) -> None:
        if self.paused_at is None:
            self.paused_at = at

    def resume(self, at: int) -> None:
        if self.paused_at is not None:
            self.pauses.append((self.paused_at, at))
            self.paused_at = None

    # Asking

    def due(self, seat: int, now: int) -> int | None:
        """When this seat's time will be up; None if no time runs."""
        watch = self.watches[seat]
        if not self.on or watch.since is None or self.paused_at is not None:
            return None
        need = self.turn + (0 if self.pace == "days" else watch.bank)
        return reached(watch.since, need, self.spans(seat, now))

    def warning(self, seat: int, now: int) -> int | None:
        """When this seat is to be warned; None where there is too little time for that."""
        due = self.due(seat, now)
        before = WARN_DAYS if self.pace == "days" else WARN_LIVE
        watch = self.watches[seat]
        if due is None or watch.since is None or due - watch.since <= 2 * before:
            return None
        return due - before

    # What viewers are shown

    def look(self, viewer: int, waiting: int, at: int, spoke: int) -> None:
        """After a word: whom this viewer now sees the table waiting for, and who spoke, as far as he was told
        (NATURE: somebody, perhaps)."""
        known = self.faces.setdefault(viewer, {})
        for seat, watch in enumerate(self.watches):
            if not waiting >> seat & 1:
                known.pop(seat, None)
            elif seat not in known or seat == spoke:
                known[seat] = (at, watch.bank)

    def shown(self, viewer: int, people: list[int], now: int) -> list[Clock]:
        """The clocks of these seats for a viewer. A word he was not told of does not stop the clock he
        sees."""
        if not self.on:
            return []
        return [self.face(viewer, seat, now) for seat in people]

    def face(self, viewer: int, seat: int, now: int) -> Clock:
        watch, own = self.watches[seat], seat == viewer
        known = self.faces.get(viewer, {}).get(seat)
        start, bank = (watch.since, watch.bank) if own else known or (None, watch.bank)
        if start is None:
            return Clock(seat, False, bank, 0 if self.pace == "days" else self.turn)
        runs = self.paused_at is None
        if self.pace == "days":
            return Clock(seat, runs, deadline=reached(start, self.turn, self.spans(seat, now)))
        used = passed(start, now, self.spans(seat, now))
        return Clock(seat, runs, max(0, bank - max(0, used - self.turn)), max(0, self.turn - used))
