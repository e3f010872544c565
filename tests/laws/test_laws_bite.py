"""The laws of what may be said have teeth: each one catches a standoff that is broken in its way."""

from __future__ import annotations

import pytest

from saloon.games.standoff.game import StandoffRules
from saloon.games.standoff.rules.choose import Choose
from saloon.games.standoff.rules.fire import HIT, Shot
from saloon.games.standoff.state import Standoff
from saloon.games.standoff.verbs import DRAW, RETHINK, ROLL
from saloon.kernel import flow
from saloon.kernel.chance import Chance, Throw
from saloon.kernel.core import EVERYONE, Rules, State
from saloon.kernel.reasons import NOT_NOW
from tests.laws import play
from tests.laws.bite import STANDOFF, bites, journeys, on_moments, only_interpreted
from tests.laws.journeys import Moment, travelled

only_interpreted()
Patch = pytest.MonkeyPatch

copied = Standoff.copy
legal = Choose.legal
why = Choose.why
take = Choose.take


def test_a_sound_standoff_is_not_bitten() -> None:
    """Otherwise the tests below would prove nothing."""
    for journey in journeys():
        play.law_replay(journey)
        play.law_seed(journey, 5)
        play.law_invariants(journey)
        play.law_result(journey)
    for law in (play.law_copy, play.law_legal, play.law_apply, play.law_commits, play.law_listening):
        on_moments(law)
    on_moments(lambda moment, _: play.law_somebody(moment))
    on_moments(lambda moment, _: play.law_strangers(moment))
    on_moments(lambda moment, _: play.law_fallback(moment))


def too_much(self: Choose, s: Standoff, seat: int) -> list[int]:
    return sorted({*legal(self, s, seat), DRAW.of(seat)})


def too_little(self: Choose, s: Standoff, seat: int) -> list[int]:
    return legal(self, s, seat)[-1:]


def backwards(self: Choose, s: Standoff, seat: int) -> list[int]:
    return legal(self, s, seat)[::-1]


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (too_much, "disagree about"),
        (too_little, "disagree about"),
        (backwards, "not ascending"),
    ],
)
def test_legal_catches_a_list_that_is_not_what_is_allowed(
    monkeypatch: Patch, wrong: object, message: str
) -> None:
    monkeypatch.setattr(Choose, "legal", wrong)
    bites(play.law_legal, message, [travelled(STANDOFF, seats, 0) for seats in (2, 3, 4)])


def test_legal_catches_a_seat_that_is_asked_and_has_nothing_to_say(monkeypatch: Patch) -> None:
    monkeypatch.setattr(StandoffRules, "interrupts", lambda self, s, seat: [])
    monkeypatch.setattr(StandoffRules, "why_interrupt", lambda self, s, seat, action: NOT_NOW)
    bites(play.law_legal, "not both", [travelled(STANDOFF, seats, 0) for seats in (2, 3, 4)])


def touches(self: Choose, s: Standoff, seat: int, action: int) -> int:
    s.hits[seat] += 1
    return why(self, s, seat, action)


def lets_pass(self: Choose, s: Standoff, seat: int, action: int) -> int:
    return 0 if action == RETHINK.of() else why(self, s, seat, action)


def forbids(self: Choose, s: Standoff, seat: int, action: int) -> int:
    return why(self, s, seat, DRAW.of(seat))


def without_a_sentence(self: Choose, s: Standoff, seat: int, action: int) -> int:
    return 99 if why(self, s, seat, action) else 0


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (touches, "a refusal changed something"),
        (lets_pass, "may say"),
        (forbids, "may not say"),
        (without_a_sentence, "no reason has the code 99"),
    ],
)
def test_apply_catches_a_wrong_refusal(monkeypatch: Patch, wrong: object, message: str) -> None:
    monkeypatch.setattr(Choose, "why", wrong)
    bites(play.law_apply, message)


def test_strangers_catches_a_driver_that_checks_no_bounds(monkeypatch: Patch) -> None:
    monkeypatch.setattr(flow, "why", lambda rules, s, seat, action: 0 if s.stack else 1)
    bites(lambda moment, _: play.law_strangers(moment), "is allowed")


def test_strangers_catches_a_wrong_word_to_who_is_not_asked(monkeypatch: Patch) -> None:
    right = flow.why

    def wrong(rules: Rules, s: State, seat: int, action: int) -> int:
        code = right(rules, s, seat, action)
        return 3 if code == 2 else code

    monkeypatch.setattr(flow, "why", wrong)
    bites(lambda moment, _: play.law_strangers(moment), "is not asked, yet")


def test_somebody_catches_a_seat_too_many(monkeypatch: Patch) -> None:
    monkeypatch.setattr(StandoffRules, "interrupters", lambda self, s: 1 << s.seats)
    with pytest.raises(AssertionError, match="a seat too many"):
        play.law_somebody(Moment(travelled(STANDOFF, 2, 0), 0))


def test_somebody_catches_two_who_are_asked_at_once(monkeypatch: Patch) -> None:
    def chance(self: Shot, s: Standoff) -> Chance | None:
        return Throw(EVERYONE, ROLL, 1) if self.stage in (0, HIT) else None

    monkeypatch.setattr(Shot, "chance", chance)
    bites(lambda moment, _: play.law_somebody(moment), "over, seats pending, NATURE asked")


@pytest.mark.parametrize(
    ("method", "wrong", "message"),
    [
        ("ways", lambda self: 0, "NATURE has no answer"),
        ("allows", lambda self, action: action == -1, "does not allow it"),
        ("allows", lambda self, action: True, "NATURE allows -1"),
    ],
)
def test_somebody_catches_a_request_that_cannot_be_answered(
    monkeypatch: Patch, method: str, wrong: object, message: str
) -> None:
    monkeypatch.setattr(Throw, method, wrong)
    bites(lambda moment, _: play.law_somebody(moment), message)
