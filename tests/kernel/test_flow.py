"""The driver: whom it waits for, what it refuses, what follows. And who hears what."""

from __future__ import annotations

import pytest

from saloon.kernel import catalogue, flow, playout
from saloon.kernel.chance import Chance, Draw
from saloon.kernel.core import (
    ARCHIVE,
    EVERYONE,
    NATURE,
    NOBODY,
    WATCHER,
    WATCHERS,
    EventKind,
    State,
    Step,
    bit,
    seats_in,
    sees,
)
from saloon.kernel.match import Match
from saloon.kernel.reasons import NO_SEAT, NOT_ASKED, NOT_NOW, OVER, ReasonTable
from saloon.kernel.rng import FastRng

RULES = catalogue.load("standoff")


def opened(seats: int = 3) -> State:
    """Three seats who are to choose."""
    return Match.from_position(f"saloon position 1\ntitle: standoff\nseats: {seats}\n").state


def word(text: str) -> int:
    verb = RULES.verbs.named(text.split()[0])
    assert verb is not None
    return verb.encode([int(part) for part in text.split()[1:]])


def test_masks() -> None:
    assert (bit(0), bit(9)) == (1, 512)
    assert seats_in(0b1010_0001) == [0, 5, 7]
    assert seats_in(WATCHERS | 0b10) == [1]
    assert seats_in(EVERYONE) == list(range(20))
    assert seats_in(NOBODY) == []


def test_who_sees_a_mask() -> None:
    mask = bit(1) | WATCHERS
    assert [sees(mask, viewer) for viewer in (0, 1, WATCHER, ARCHIVE)] == [False, True, True, True]
    assert [sees(bit(1), viewer) for viewer in (0, 1, WATCHER, ARCHIVE)] == [False, True, False, True]
    assert sees(NOBODY, ARCHIVE)
    assert all(sees(EVERYONE, viewer) for viewer in (0, 9, WATCHER))


def test_a_new_game_asks_nature_first() -> None:
    s = flow.start(RULES, 2, [2, 0, 20])
    assert (flow.pending(s), flow.speakers(RULES, s), flow.shown(s, WATCHER)) == (0, 0, 0)
    asked = flow.chance(s)
    assert asked is not None
    assert asked.audience == bit(0)
    assert [flow.legal(RULES, s, seat) for seat in (0, 1)] == [[], []]
    assert flow.why(RULES, s, 0, word("duck")) == NOT_ASKED


def test_pending_may_and_interrupters_are_told_apart() -> None:
    s = opened()
    assert (flow.pending(s), flow.speakers(RULES, s)) == (0b111, 0b111)
    flow.step(RULES, s, 1, word("duck"))
    assert (flow.pending(s), flow.speakers(RULES, s)) == (0b101, 0b111)
    assert flow.legal(RULES, s, 1) == [word("rethink"), word("leave")]
    assert flow.chance(s) is None


def test_reasons_come_in_order() -> None:
    s = opened()
    size = RULES.verbs.size
    assert [flow.why(RULES, s, seat, word("duck")) for seat in (-1, 3, 99)] == [NO_SEAT] * 3
    assert [flow.why(RULES, s, 0, action) for action in (-1, size, 2**80)] == [NOT_NOW] * 3
    assert flow.why(RULES, s, 0, word("hat")) == NOT_NOW
    flow.step(RULES, s, 0, word("leave"))
    assert flow.why(RULES, s, 0, word("leave")) == NOT_ASKED
    flow.step(RULES, s, 1, word("leave"))
    assert s.over()
    assert flow.why(RULES, s, 2, word("duck")) == OVER
    assert (flow.pending(s), flow.speakers(RULES, s), flow.shown(s, 0), flow.chance(s)) == (0, 0, 0, None)
    assert flow.legal(RULES, s, 2) == []


def test_apply_tells_and_step_is_silent() -> None:
    s = opened()
    events = flow.apply(RULES, s, 0, word("duck"))
    assert [(event.kind.name, event.args, event.audience) for event in events] == [("chose", [0], EVERYONE)]
    assert s.heard is None
    flow.step(RULES, s, 1, word("duck"))
    assert s.heard is None


@pytest.mark.parametrize(("seat", "action"), [(0, 0), (7, 11), (NATURE, 0), (0, -5)])
def test_apply_refuses_and_changes_nothing(seat: int, action: int) -> None:
    s = opened()
    before = Match(RULES, s).position()
    with pytest.raises(flow.NotAllowed):
        flow.apply(RULES, s, seat, action)
    assert Match(RULES, s).position() == before
    assert s.heard is None


def test_nature_is_checked_too() -> None:
    s = flow.start(RULES, 2, [2, 0, 20])
    deal_to_b = RULES.chances.verbs[0].encode([1, 1])
    with pytest.raises(flow.NotAllowed) as refused:
        flow.apply(RULES, s, NATURE, deal_to_b)
    assert refused.value.args == (0,)
    flow.apply(RULES, s, NATURE, RULES.chances.verbs[0].encode([0, 4]))
    asked = flow.chance(s)
    assert asked is not None
    assert asked.audience == bit(1)


class Idle(Step[State]):
    """Goes on by itself, and never anywhere."""

    def advance(self, s: State) -> None:
        pass

    def copy(self) -> Idle:
        return Idle()


class Asking(Step[State]):
    """Asks seat 0 and leaves everything else as it comes."""

    def must(self, s: State) -> int:
        return 1

    def copy(self) -> Asking:
        return Asking()


class Table(State):
    def copy(self) -> Table:
        other = Table(self.seats, self.options)
        other.bring(self)
        return other


def test_a_step_that_never_asks_is_found() -> None:
    s = Table(2, [])
    s.stack.append(Idle())
    with pytest.raises(RuntimeError, match="Idle never asks anybody"):
        flow.settle(s)


def test_what_a_step_says_unless_it_says_otherwise() -> None:
    step, s = Asking(), Table(2, [])
    assert (step.may(s), step.shown(s, WATCHER), step.chance(s), step.menu(s, 0)) == (0, 1, None, [])
    assert step.asks(s, 0) == "asking"
    assert step.legal(s, 0) == []
    with pytest.raises(NotImplementedError):
        step.why(s, 0, 0)
    with pytest.raises(NotImplementedError):
        step.take(s, 0, 0)
    with pytest.raises(NotImplementedError):
        step.take_chance(s, 0)
    with pytest.raises(NotImplementedError):
        step.advance(s)
    assert Idle().must(s) == 0


def test_a_copy_has_its_own_steps_and_nobody_listens() -> None:
    s = Table(2, [1])
    s.stack.append(Asking())
    s.heard = []
    other = s.copy()
    assert other.heard is None
    assert other.stack is not s.stack
    assert other.stack[0] is not s.stack[0]
    kind = EventKind("coughed")
    s.tell(kind, EVERYONE, [])
    other.tell(kind, EVERYONE, [])
    assert [event.kind.name for event in s.heard] == ["coughed"]


def test_reasons_have_codes_of_their_own() -> None:
    reasons = ReasonTable("T-A1", "T-E1")
    first, second = reasons.add("T-B1", "late"), reasons.add("T-B2", "dear")
    assert first != second
    assert (reasons.find(first).rule, reasons.find(second).key) == ("T-B1", "dear")
    assert [reasons.find(code).key for code in (OVER, NOT_ASKED, NOT_NOW, NO_SEAT)] == [
        "over",
        "not_asked",
        "not_now",
        "no_seat",
    ]
    assert (reasons.find(OVER).rule, reasons.find(NOT_NOW).rule) == ("T-E1", "T-A1")
    with pytest.raises(KeyError):
        reasons.find(0)


def test_playouts_end_and_repeat() -> None:
    first, second = opened(4), opened(4)
    words = playout.finish(RULES, first, FastRng(3))
    assert words == playout.finish(RULES, second, FastRng(3)) > 8
    assert first.over()
    assert playout.finish(RULES, opened(4), FastRng(3), most=5) == 5
    assert playout.playouts(RULES, 3, [1, 0, 20], 4, FastRng(1)) > 12
    assert playout.lowest(0b1000) == 3


def test_a_playout_answers_for_nature() -> None:
    class One(Step[Table]):
        def __init__(self, left: int) -> None:
            self.left = left

        def chance(self, s: Table) -> Chance | None:
            return Draw(EVERYONE, [0]) if self.left else None

        def take_chance(self, s: Table, action: int) -> None:
            self.left -= 1

        def advance(self, s: Table) -> None:
            s.stack.pop()

        def copy(self) -> One:
            return One(self.left)

    s = Table(2, [])
    s.stack.append(One(3))
    assert playout.finish(RULES, s, FastRng(1)) == 0
    assert s.over()


class Closed(Step[State]):
    """Asks seat 0, and tells the others which clause keeps them silent."""

    def copy(self) -> Closed:
        return Closed()

    def must(self, s: State) -> int:
        return bit(0)

    def why(self, s: State, seat: int, action: int) -> int:
        return 0

    def why_silent(self, s: State, seat: int, action: int) -> int:
        return NOT_NOW if seat == 1 else super().why_silent(s, seat, action)


def test_a_silent_seat_can_be_told_the_clause_that_keeps_it_silent() -> None:
    s = opened()
    s.stack = [Closed()]
    assert flow.why(RULES, s, 0, word("duck")) == 0
    assert flow.why(RULES, s, 1, word("duck")) == NOT_NOW
    assert flow.why(RULES, s, 2, word("duck")) == NOT_ASKED
