"""The laws of the course of a game have teeth: each one catches a standoff that is broken in its way."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from saloon.games.standoff import heuristics
from saloon.games.standoff.game import RULES, StandoffRules
from saloon.games.standoff.rules import ends, rounds
from saloon.games.standoff.rules.choose import NOTHING, Choose
from saloon.games.standoff.rules.fire import Shot
from saloon.games.standoff.rules.rounds import Round
from saloon.games.standoff.state import Standoff
from saloon.games.standoff.verbs import CHOSE, DUCK, EVENTS, SHOW
from saloon.kernel.chance import Draw
from saloon.kernel.core import EVERYONE, State
from saloon.kernel.result import Result
from tests.laws import play
from tests.laws.bite import STANDOFF, bites, bites_games, journeys, only_interpreted
from tests.laws.journeys import travelled

only_interpreted()
Patch = pytest.MonkeyPatch

copied = Standoff.copy
legal = Choose.legal
why = Choose.why
take = Choose.take


def test_replay_catches_a_set_up_that_remembers_other_games(monkeypatch: Patch) -> None:
    games = count()
    right = StandoffRules.setup

    def setup(self: StandoffRules, seats: int, options: list[int]) -> State:
        state = right(self, seats, options)
        assert isinstance(state, Standoff)
        state.hits[0] = next(games)
        return state

    monkeypatch.setattr(StandoffRules, "setup", setup)
    bites_games(play.law_replay, "the replay differs after 0 words")


def test_seed_catches_chance_that_is_not_decided_by_its_rng(monkeypatch: Patch) -> None:
    draws = count()
    monkeypatch.setattr(Draw, "sample", lambda self, rng: self.actions[next(draws) % len(self.actions)])
    bites_games(lambda journey: play.law_seed(journey, 1), "the same seed answered differently")


def test_copy_catches_a_shared_list(monkeypatch: Patch) -> None:
    def copy(self: Standoff) -> Standoff:
        other = copied(self)
        other.hats = self.hats
        return other

    monkeypatch.setattr(Standoff, "copy", copy)
    bites(play.law_copy, "changed")


def test_replay_catches_a_list_that_copies_forget(monkeypatch: Patch) -> None:
    def copy(self: Standoff) -> Standoff:
        other = copied(self)
        other.hats = [1] * self.seats
        return other

    monkeypatch.setattr(Standoff, "copy", copy)
    bites_games(play.law_replay, "the replay differs")


def test_commits_catches_a_reward_for_the_first(monkeypatch: Patch) -> None:
    def first_is_better(self: Choose, s: Standoff, seat: int, action: int) -> None:
        s.hits[seat] += self.choices.count(NOTHING)
        take(self, s, seat, action)

    monkeypatch.setattr(Choose, "take", first_is_better)
    bites(play.law_commits, "do not commute")


def test_listening_catches_a_consequence_that_needs_a_listener(monkeypatch: Patch) -> None:
    def when_heard(self: Choose, s: Standoff, seat: int, action: int) -> None:
        s.hits[seat] += s.heard is not None
        take(self, s, seat, action)

    monkeypatch.setattr(Choose, "take", when_heard)
    bites(play.law_listening, "differs when heard")


def test_listening_catches_an_event_that_nobody_declared(monkeypatch: Patch) -> None:
    monkeypatch.setattr(RULES, "events", [kind for kind in EVENTS if kind is not CHOSE])
    bites(play.law_listening, "event chose is not declared")


def test_listening_catches_an_event_with_impossible_arguments(monkeypatch: Patch) -> None:
    def eleventh_seat(self: Choose, s: Standoff, seat: int, action: int) -> None:
        take(self, s, seat, action)
        s.tell(CHOSE, EVERYONE, [11])

    monkeypatch.setattr(Choose, "take", eleventh_seat)
    bites(play.law_listening, "event chose: seat is 11")


def test_fallback_catches_what_is_not_legal(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Shot, "fallback", lambda self, s, seat: SHOW.of())
    bites(lambda moment, _: play.law_fallback(moment), "fallback .* is not legal")


@pytest.mark.parametrize(
    ("name", "wrong", "message"),
    [
        ("choose", lambda s, seat, rng: DUCK.of(), "the heuristic's .* is not legal"),
        ("promise", lambda s, seat: 1001, "promise of seat"),
    ],
)
def test_fallback_catches_a_wrong_heuristic(
    monkeypatch: Patch, name: str, wrong: object, message: str
) -> None:
    kept = list(journeys())
    monkeypatch.setattr(heuristics, name, wrong)
    bites(lambda moment, _: play.law_fallback(moment), message, kept)


def endless(self: Round, s: Standoff) -> None:
    s.round = min(s.round, s.options[2] - 1)
    advance(self, s)


advance = Round.advance


def test_a_silent_table_that_never_ends_is_caught(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Round, "advance", endless)
    bites(lambda moment, seed: play.law_silent_table_ends(moment, seed, 1_000), "goes on for ever")


def test_a_game_that_never_ends_is_caught(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Round, "advance", endless)
    monkeypatch.setattr(rounds, "bury", lambda s: None)
    with pytest.raises(AssertionError, match="goes on after 500 words"):
        travelled(STANDOFF, 3, 0, 500)


def test_invariants_catches_negative_lives(monkeypatch: Patch) -> None:
    def bury(s: Standoff) -> None:
        s.lives = [life - 2 * wounds for life, wounds in zip(s.lives, s.wounds, strict=True)]
        s.wounds = [0] * s.seats

    monkeypatch.setattr(rounds, "bury", bury)
    bites_games(play.law_invariants, "seat . has -1 lives")


def test_result_catches_a_side_that_is_torn_apart(monkeypatch: Patch) -> None:
    right = ends.winners
    monkeypatch.setattr(ends, "winners", lambda s: right(s)[:1])
    bites_games(play.law_result, "only part of")


def changed(result: Result, **what: Any) -> Result:
    return Result(**{**vars(result), **what})


@pytest.mark.parametrize(
    ("what", "message"),
    [
        ({"winners": [1, 0]}, "winners"),
        ({"winners": [7]}, "winners"),
        ({"scores": [3]}, "1 scores for 2 seats"),
        ({"rule": ""}, "the clause is ''"),
    ],
)
def test_result_catches_what_is_not_complete(monkeypatch: Patch, what: dict[str, Any], message: str) -> None:
    right = StandoffRules.result
    monkeypatch.setattr(StandoffRules, "result", lambda self, s: changed(right(self, s), **what))
    bites_games(play.law_result, message)


def test_result_catches_a_row_with_figures_for_some(monkeypatch: Patch) -> None:
    right = StandoffRules.result

    def result(self: StandoffRules, s: State) -> Result:
        found = right(self, s)
        found.table[0].figures.pop()
        return found

    monkeypatch.setattr(StandoffRules, "result", result)
    bites_games(play.law_result, "row lives has 1 figures")
