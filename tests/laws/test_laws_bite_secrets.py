"""The laws of secrets have teeth: each one catches a standoff that betrays something in its way."""

from __future__ import annotations

from itertools import count

import pytest

from saloon.games.standoff import heuristics, verbs
from saloon.games.standoff import redetermine as worlds
from saloon.games.standoff import view as views
from saloon.games.standoff.game import StandoffRules
from saloon.games.standoff.rules import choose
from saloon.games.standoff.rules.choose import Choose
from saloon.games.standoff.rules.deal import Deal
from saloon.games.standoff.rules.fire import SHOWING, Shot
from saloon.games.standoff.state import Standoff
from saloon.games.standoff.verbs import DRAW, DUCK, KEEP, LUCKY
from saloon.kernel.core import EVERYONE, Args, EventKind, State, sees
from saloon.kernel.result import Result
from saloon.kernel.rng import FastRng, Rng
from saloon.kernel.verbs import SEAT
from tests.laws import secrets
from tests.laws.bite import STANDOFF, bites, journeys, on_moments, only_interpreted
from tests.laws.journeys import travelled

only_interpreted()
Patch = pytest.MonkeyPatch

drawn = worlds.redetermine
seen = views.view
take = Choose.take
HINT = EventKind("hint", SEAT, LUCKY)


def test_a_sound_standoff_is_not_bitten() -> None:
    """Otherwise the tests below would prove nothing."""
    few = [travelled(STANDOFF, seats, number) for seats, number in ((2, 1), (3, 0), (4, 3))]
    for law in (secrets.law_redetermine, secrets.law_same_to_viewer, secrets.law_heard, secrets.law_undo):
        on_moments(law, few)
    on_moments(secrets.law_undo_restores, few)


def hidden_from(s: Standoff, viewer: int) -> list[int]:
    return [seat for seat in range(s.seats) if s.lucky[seat] and not sees(s.known[seat], viewer)]


def turns_the_truth_round(real: Standoff, viewer: int, rng: Rng) -> Standoff:
    s = drawn(real, viewer, rng)
    hidden = hidden_from(s, viewer)
    for i, seat in enumerate(hidden):
        s.lucky[seat] = real.lucky[hidden[i - 1]]
    return s


def works_on_the_original(real: Standoff, viewer: int, rng: Rng) -> Standoff:
    real.lucky = drawn(real, viewer, rng).lucky
    return real.copy()


def changes_what_is_seen(real: Standoff, viewer: int, rng: Rng) -> Standoff:
    s = drawn(real, viewer, rng)
    rng.shuffle(s.hats)
    return s


DRAWS = count()


def has_a_mind_of_its_own(real: Standoff, viewer: int, rng: Rng) -> Standoff:
    return drawn(real, viewer, FastRng(next(DRAWS)))


def deals_what_is_not_in_the_deck(real: Standoff, viewer: int, rng: Rng) -> Standoff:
    s = drawn(real, viewer, rng)
    for seat in hidden_from(s, viewer):
        s.lucky[seat] = 1
    return s


def shares_a_list(real: Standoff, viewer: int, rng: Rng) -> Standoff:
    s = drawn(real, viewer, rng)
    s.hats = real.hats
    return s


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (turns_the_truth_round, "reads the truth"),
        (works_on_the_original, "changed the original"),
        (changes_what_is_seen, "sees it"),
        (has_a_mind_of_its_own, "not decided by its rng"),
        (deals_what_is_not_in_the_deck, "the deck holds lucky number 1"),
        (shares_a_list, "shares something"),
    ],
)
def test_redetermine_is_caught(monkeypatch: Patch, wrong: object, message: str) -> None:
    monkeypatch.setattr(worlds, "redetermine", wrong)
    bites(secrets.law_redetermine, message)


def test_a_world_that_never_ends_is_caught(monkeypatch: Patch) -> None:
    def immortal(real: Standoff, viewer: int, rng: Rng) -> Standoff:
        s = drawn(real, viewer, rng)
        s.lives = [10**6] * s.seats
        s.options = [2, 0, 10**6]
        return s

    monkeypatch.setattr(worlds, "redetermine", immortal)
    bites(lambda moment, seed: secrets.law_world_ends(moment, seed, 300), "it goes on")


def leaking_view(s: Standoff, viewer: int) -> dict[str, object]:
    return {**seen(s, viewer), "sum": sum(s.lucky)}


def asks_only_who_can_show(self: Shot, s: Standoff) -> int:
    if self.stage == SHOWING and s.lucky[self.shooter] != self.die:
        return 0
    return 1 << (self.shooter if self.stage == SHOWING else self.target)


def draws_on_the_unlucky(self: Choose, s: Standoff, seat: int) -> list[int]:
    return [*[DRAW.of(k) for k in range(s.seats) if s.lucky[k] < s.lucky[seat]], DUCK.of()]


def refuses_by_the_number(self: Choose, s: Standoff, seat: int, action: int) -> int:
    return verbs.ON_THE_DEAD if sum(s.lucky) % 2 else verbs.ON_YOURSELF


def telling_args(self: StandoffRules, s: Standoff, seat: int, action: int, code: int) -> Args:
    return {"lucky": (LUCKY, s.lucky[0])}


def true_odds(self: StandoffRules, s: Standoff, viewer: int) -> list[tuple[str, Args, int, int]]:
    return [("hit_open", {}, s.lucky[0], 6)]


def lucky_fallback(self: Choose, s: Standoff, seat: int) -> int:
    return DUCK.of() if sum(s.lucky) % 2 else DRAW.of(0)


def cheating(s: Standoff, seat: int, rng: Rng) -> int:
    return DUCK.of() if sum(s.lucky) % 2 else KEEP.of()


def lucky_question(self: Choose, s: Standoff, seat: int) -> str:
    return "choose" if sum(s.lucky) % 2 else "show"


def short_menu(self: Choose, s: Standoff, seat: int) -> list[int]:
    return [DRAW.of(k) for k in range(s.seats) if s.lucky[k] > 2]


def lucky_side(self: StandoffRules, s: Standoff, seat: int) -> int:
    return 1 << seat | 1 << s.lucky[0]


@pytest.mark.parametrize(
    ("owner", "name", "wrong", "what"),
    [
        (views, "view", leaking_view, "view"),
        (Shot, "must", asks_only_who_can_show, "shown"),
        (Choose, "legal", draws_on_the_unlucky, "legal"),
        (Choose, "why", refuses_by_the_number, "refusals"),
        (StandoffRules, "reason_args", telling_args, "refusals"),
        (StandoffRules, "odds", true_odds, "odds"),
        (Choose, "fallback", lucky_fallback, "fallback"),
        (heuristics, "choose", cheating, "heuristic"),
        (heuristics, "promise", lambda s, seat: sum(s.lucky), "promise"),
        (Choose, "asks", lucky_question, "asks"),
        (Choose, "menu", short_menu, "menu"),
        (StandoffRules, "team", lucky_side, "side"),
    ],
)
def test_what_is_shown_is_caught(
    monkeypatch: Patch, owner: object, name: str, wrong: object, what: str
) -> None:
    games = list(journeys())
    monkeypatch.setattr(owner, name, wrong)
    bites(secrets.law_same_to_viewer, f"{what} betrays something", games)


def test_a_result_that_counts_hidden_numbers_is_caught(monkeypatch: Patch) -> None:
    right = StandoffRules.result

    def result(self: StandoffRules, s: State) -> Result:
        assert isinstance(s, Standoff)
        return Result(**{**vars(right(self, s)), "scores": s.lucky})

    monkeypatch.setattr(StandoffRules, "result", result)
    bites(secrets.law_same_to_viewer, "the end betrays something")


def unflagged(kind: EventKind) -> EventKind:
    return EventKind(kind.name, *kind.domains)


def test_an_event_with_too_wide_an_audience_is_caught(monkeypatch: Patch) -> None:
    def aloud(self: Deal, s: Standoff, action: int) -> None:
        s.lucky[self.to] = verbs.DEAL.arg(action, 1)
        s.known[self.to] = s.gang(self.to)
        s.tell(verbs.DEALT, EVERYONE, [self.to, s.lucky[self.to]])
        self.to += 1

    monkeypatch.setattr(Deal, "take_chance", aloud)
    bites(secrets.law_heard, "does not keep who knows it")


def test_a_secret_choice_told_aloud_is_caught(monkeypatch: Patch) -> None:
    def aloud(self: Choose, s: Standoff, seat: int, action: int) -> None:
        take(self, s, seat, action)
        if DRAW.owns(action):
            s.tell(HINT, EVERYONE, [seat, DRAW.arg(action, 0)])

    monkeypatch.setattr(Choose, "take", aloud)
    bites(secrets.law_heard, "does not keep who knows it")


def test_a_reveal_without_its_flag_is_caught(monkeypatch: Patch) -> None:
    for name in ("DREW", "DUCKED"):
        monkeypatch.setattr(choose, name, unflagged(getattr(choose, name)))
    bites(secrets.law_heard, "none is flagged as revealing")


def test_a_hint_is_caught(monkeypatch: Patch) -> None:
    def hints(self: Choose, s: Standoff, seat: int, action: int) -> None:
        take(self, s, seat, action)
        s.tell(HINT, EVERYONE, [seat, 1 + s.lucky[seat] % 2])

    monkeypatch.setattr(Choose, "take", hints)
    bites(secrets.law_heard, "none is flagged as revealing")


def test_a_nothing_that_tells_something_is_caught(monkeypatch: Patch) -> None:
    """Low numbers are shown with a flag; that nothing is shown says that the number is high."""
    right = Shot.take
    shown = EventKind("shown", SEAT, LUCKY, reveals=True)

    def shows_low_numbers(self: Shot, s: Standoff, seat: int, action: int) -> None:
        if action == KEEP.of() and s.lucky[seat] <= 2:
            s.tell(shown, EVERYONE, [seat, s.lucky[seat]])
        right(self, s, seat, action)

    monkeypatch.setattr(Shot, "take", shows_low_numbers)
    bites(secrets.law_heard, "what is not shown tells something")


def test_a_secret_shown_in_silence_is_caught(monkeypatch: Patch) -> None:
    right = Shot.take

    def turns_it_over(self: Shot, s: Standoff, seat: int, action: int) -> None:
        if action == KEEP.of():
            s.known[seat] = EVERYONE
        right(self, s, seat, action)

    monkeypatch.setattr(Shot, "take", turns_it_over)
    bites(secrets.law_heard, "seen without an event that reveals")


def test_a_hidden_word_that_can_be_guessed_from_its_event_is_caught(monkeypatch: Patch) -> None:
    def only_one(self: Choose, s: Standoff, seat: int) -> list[int]:
        return [DRAW.of((seat + 1 + s.lucky[seat] % 2) % s.seats)]

    def aloud(self: Choose, s: Standoff, seat: int, action: int) -> None:
        self.choices[seat] = action
        s.tell(HINT, EVERYONE, [seat, 1 + DRAW.arg(action, 0) % 2])

    kept = [travelled(STANDOFF, 3, number) for number in range(4)]
    monkeypatch.setattr(Choose, "legal", only_one)
    monkeypatch.setattr(Choose, "why", lambda self, s, seat, action: action not in only_one(self, s, seat))
    monkeypatch.setattr(Choose, "take", aloud)
    bites(secrets.law_heard, "events betray a hidden word", kept)


def test_a_sampler_that_keeps_the_truth_is_caught(monkeypatch: Patch) -> None:
    monkeypatch.setattr(worlds, "redetermine", lambda real, viewer, rng: real.copy())
    bites(secrets.law_heard, "redetermine keeps what the viewer cannot know")


def test_an_undo_after_something_was_learnt_is_caught(monkeypatch: Patch) -> None:
    right = Shot.take

    def shows_it_in_passing(self: Shot, s: Standoff, seat: int, action: int) -> None:
        right(self, s, seat, action)
        if action == KEEP.of():
            s.tell(HINT, EVERYONE, [seat, s.lucky[seat]])

    monkeypatch.setattr(Shot, "take", shows_it_in_passing)
    bites(secrets.law_undo, "may be taken back, but told")


def test_an_undo_that_does_not_undo_is_caught(monkeypatch: Patch) -> None:
    right = Standoff.copy

    def shares_hats(self: Standoff) -> Standoff:
        other = right(self)
        other.hats = self.hats
        return other

    games = list(journeys())
    monkeypatch.setattr(Standoff, "copy", shares_hats)
    bites(secrets.law_undo_restores, "undo differs", games)
