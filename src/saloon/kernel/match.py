# compiled zone
"""One game at a table: rules, seats, options, seed and the log of words. Everything else is recomputed.

    match = Match.new("standoff", seats=3, seed="dust")
    match.waiting()            # ["A", "B", "C"]
    match.legal("A")           # ["draw B", "draw C", "duck", "leave"]
    match.play("A draw B")

With a seed NATURE answers by itself; without one a test says what falls: `match.play("* roll 6")`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import mypyc_attr

from saloon.kernel import catalogue, flow, nature, position
from saloon.kernel.core import (
    ARCHIVE,
    EVERYONE,
    NATURE,
    WATCHER,
    WATCHERS,
    Event,
    Rules,
    State,
    seats_in,
    sees,
)
from saloon.kernel.errors import Illegal, SaloonError
from saloon.kernel.notation import read, say
from saloon.kernel.options import check_fit, check_seats, read_options, spoken
from saloon.kernel.reasons import Refusal
from saloon.kernel.result import Result
from saloon.kernel.verbs import SEAT, SEAT_LETTERS
from saloon.kernel.words import Words


class Entry:
    """One word of the log, and what it made happen (automatic consequences included)."""

    def __init__(self, seat: int, action: int, events: list[Event]) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.events: Final = events

    def final(self) -> bool:
        """Chance has spoken or somebody has learnt something: no undo past here."""
        return self.seat == NATURE or any(event.kind.reveals for event in self.events)

    def told(self, viewer: int) -> list[Event]:
        """What a viewer is told of it. The archive, which may know everything, is not told a secret twice:
        the telling for those who were kept out of it is left away."""
        heard = [event for event in self.events if sees(event.audience, viewer)]
        if viewer != ARCHIVE:
            return heard
        return [event for event in heard if not self.second_telling(event)]

    def second_telling(self, event: Event) -> bool:
        """Told to the watchers, but not to some seats - who heard the same thing with the secret in it."""
        if event.audience == EVERYONE or not event.audience & WATCHERS:
            return False
        return any(not other.audience & event.audience for other in self.events)


@mypyc_attr(allow_interpreted_subclasses=True)
class Match:
    def __init__(
        self, rules: Rules, origin: State, seed: str | None = None, words: Words | None = None
    ) -> None:
        """Use `new` or `from_position`."""
        self.rules = rules
        self.origin = origin
        self.state = origin.copy()
        self.seed = seed
        self.words = words or Words(rules)
        self.log: list[Entry] = []
        self.remarks: list[tuple[int, str]] = []
        self.bots: dict[int, str] = {}
        """The seats no person sits in, and the kind of bot that does; for whoever keeps the table."""
        self.drawn = [0, 0]
        self.spoken = [0] * origin.seats
        """How many words of each seat are in the log."""
        self.draw()

    @classmethod
    def new(
        cls,
        title: str,
        seats: int,
        options: Mapping[str, str] | None = None,
        seed: str | None = None,
        words: Words | None = None,
    ) -> Match:
        """A game from its beginning; seats and options are checked with one clear sentence."""
        rules = catalogue.load(title)
        check_seats(rules, seats)
        chosen = read_options(rules, options or {}, seats)
        check_fit(rules, seats, chosen, words)
        return cls(rules, flow.start(rules, seats, chosen), seed, words)

    @classmethod
    def from_position(cls, text: str, seed: str | None = None, words: Words | None = None) -> Match:
        """A game that goes on from a position."""
        rules, state = position.read(find_title, text)
        return cls(rules, state, seed, words)

    @property
    def seats(self) -> int:
        return self.state.seats

    @property
    def over(self) -> bool:
        return self.state.over()

    def options(self) -> dict[str, str]:
        """The options that differ from the title's defaults."""
        return spoken(self.rules, self.state.options)

    def position(self) -> str:
        """The situation as text, secrets included."""
        return position.write(self.rules, catalogue.form(self.rules.title), self.state)

    # What may be said

    def waiting(self, viewer: str = "archive") -> list[str]:
        """The seats the table waits for, as a viewer sees it."""
        who = self.viewer(viewer)
        mask = flow.pending(self.state) if who == ARCHIVE else flow.shown(self.state, who)
        return [SEAT_LETTERS[seat] for seat in seats_in(mask)]

    def legal(self, seat: str) -> list[str]:
        """Everything a seat can say now, without its letter."""
        k = self.viewer(seat)
        return [say(self.rules, k, a).split(" ", 1)[1] for a in flow.legal(self.rules, self.state, k)]

    def refusal(self, text: str) -> Refusal | None:
        """Why this cannot be said now; None if it can."""
        seat, action = read(self.rules, self.seats, text)
        return self.why(seat, action)

    def why(self, seat: int, action: int) -> Refusal | None:
        if seat == NATURE:
            asked = flow.chance(self.state)
            allowed = asked is not None and asked.allows(action)
            return None if allowed else Refusal(self.rules.reasons.order_rule, "no_chance", {})
        code = flow.why(self.rules, self.state, seat, action)
        return refuse(self.rules, self.state, seat, action, code) if code else None

    # Saying it

    def play(self, text: str, line: int = 0, column: int = 1) -> list[Event]:
        """Say one line; NATURE answers after it if the match has a seed. Raises `Unreadable` or `Illegal`."""
        seat, action = read(self.rules, self.seats, text, line, column)
        return self.put(seat, action, line, column)

    def put(self, seat: int, action: int, line: int = 0, column: int = 0) -> list[Event]:
        """`play` for plain integers."""
        refusal = self.why(seat, action)
        if refusal is not None:
            raise Illegal(refusal, self.words.refusal(refusal), line, column)
        events = self.enter(seat, action)
        return events + self.draw()

    def enter(self, seat: int, action: int) -> list[Event]:
        if seat == NATURE:
            asked = flow.chance(self.state)
            if asked is not None:
                self.drawn[nature.stream_of(asked)] += 1
        else:
            self.spoken[seat] += 1
        events = flow.apply(self.rules, self.state, seat, action)
        self.log.append(Entry(seat, action, events))
        return events

    def draw(self) -> list[Event]:
        """Let NATURE answer everything it is asked, from the seed."""
        events: list[Event] = []
        while self.seed is not None and (asked := flow.chance(self.state)) is not None:
            seed = nature.read_seed(self.seed)
            index = self.drawn[nature.stream_of(asked)]
            events += self.enter(NATURE, nature.answer(seed, asked, index))
        return events

    def fallback(self, seat: str) -> str:
        """What the clock would play for an absent seat."""
        k = self.viewer(seat)
        if k < 0 or not flow.pending(self.state) >> k & 1:
            raise SaloonError(f"the table does not wait for {seat}")
        return say(self.rules, k, flow.fallback(self.state, k)).split(" ", 1)[1]

    # Taking it back

    def may_undo(self, seat: str) -> bool:
        """Only the own last word, and only if no die fell, nothing hidden was seen and, as far as this
        seat was told, nobody else has spoken since."""
        return self.undo_point(self.viewer(seat)) is not None

    def undo_point(self, seat: int) -> int | None:
        """How many words an undo of this seat leaves; None if it may not. Words that were said in secret from
        it must not show in the answer: they go with the rest, and are asked for again."""
        at = len(self.log) - 1
        while at >= 0 and self.log[at].seat not in (seat, NATURE):
            if self.log[at].final() or self.log[at].told(seat):
                return None
            at -= 1
        return at if at >= 0 and self.log[at].seat == seat and not self.log[at].final() else None

    def undo(self, seat: str) -> None:
        point = self.undo_point(self.viewer(seat))
        if point is None:
            raise SaloonError("undo ends at the last die, the last thing revealed and another seat's word")
        self.rewind(point)

    def rewind(self, ply: int) -> None:
        """Back to the state after so many words (for replays; undo is the fair one)."""
        log = self.log[:ply]
        self.state = self.origin.copy()
        self.log = []
        self.drawn = [0, 0]
        self.spoken = [0] * self.seats
        for entry in log:
            self.enter(entry.seat, entry.action)
        self.remarks = [remark for remark in self.remarks if remark[0] <= ply]

    # Looking

    def view(self, viewer: str) -> dict[str, object]:
        """What a viewer sees: a seat's letter, `watcher`, or `archive` (after the end)."""
        who = self.viewer(viewer)
        return {
            "title": self.rules.title,
            "rules": self.rules.version,
            "seats": self.seats,
            "viewer": viewer,
            "waiting": self.waiting(viewer),
            "over": self.over,
            "table": self.rules.view(self.state, who),
        }

    def result(self) -> Result | None:
        """How it ended; None while it goes on."""
        return self.rules.result(self.state) if self.over else None

    def viewer(self, name: str) -> int:
        """A viewer's name as the rules know it."""
        if name == "watcher":
            return WATCHER
        if name == "archive":
            return ARCHIVE
        seat = SEAT_LETTERS.find(name.upper()) if len(name) == 1 else -1
        if not 0 <= seat < self.seats:
            raise SaloonError(f"no seat '{name}': A to {SEAT_LETTERS[self.seats - 1]}, watcher or archive")
        return seat

    def lines(self) -> list[str]:
        """The log as text."""
        return [say(self.rules, entry.seat, entry.action) for entry in self.log]


def find_title(title: str) -> tuple[Rules, position.Form]:
    rules = catalogue.load(title)
    return rules, catalogue.form(rules.title)


def refuse(rules: Rules, state: State | None, seat: int, action: int, code: int) -> Refusal:
    """A reason code as clause, key and arguments; the speaker is always among the arguments."""
    reason = rules.reasons.find(code)
    args = {} if state is None else rules.reason_args(state, seat, action, code)
    return Refusal(reason.rule, reason.key, {"seat": (SEAT, seat), **args})
