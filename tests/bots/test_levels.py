"""The four levels: repeatable, within their budget, and blind to what their seat may not know."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saloon.bots.explain import Say, explain
from saloon.bots.levels import KNOWN, LEVELS, MILLISECONDS, bot, full
from saloon.bots.sight import Sight, look
from saloon.bots.think import Budget, Note
from saloon.kernel import catalogue, flow
from saloon.kernel.core import State, seats_in
from saloon.kernel.errors import SaloonError
from saloon.kernel.rng import FastRng
from saloon.kernel.words import LANGUAGES, sentences

RULES = catalogue.load("standoff")
BUDGET = Budget(passes=24, seed=11)


def reached(words: int, seed: int, teams: int = 0, seats: int = 4) -> State:
    """A state somewhere in a random game."""
    rng = FastRng(seed)
    while True:
        state = flow.start(RULES, seats, [2, teams, 20])
        said = 0
        while state.stack:
            waiting = seats_in(flow.pending(state))
            if waiting and said == words:
                return state
            if waiting:
                seat = waiting[rng.below(len(waiting))]
                legal = state.stack[-1].legal(state, seat)
                flow.step(RULES, state, seat, legal[rng.below(len(legal))])
                said += 1
            else:
                asked = flow.chance(state)
                assert asked is not None
                flow.answer(state, asked.sample(rng))
        words //= 2


STATES = st.builds(reached, st.integers(0, 40), st.integers(0, 2**32), st.integers(0, 1))


@given(STATES, st.sampled_from(KNOWN), st.integers(0, 2**60))
@settings(max_examples=30, deadline=None)
def test_what_is_said_is_legal(state: State, level: str, seed: int) -> None:
    for seat in seats_in(flow.pending(state)):
        sight = look(RULES, state, seat)
        action = bot(level).choose(sight, Budget(passes=12, seed=seed)).action
        assert flow.why(RULES, state, seat, action) == 0


@given(STATES, st.sampled_from(KNOWN))
@settings(max_examples=25, deadline=None)
def test_equal_seed_and_passes_give_an_equal_decision(state: State, level: str) -> None:
    seat = seats_in(flow.pending(state))[0]
    once = bot(level).choose(look(RULES, state, seat), BUDGET)
    assert bot(level).choose(look(RULES, state, seat), BUDGET) == once


@given(STATES, st.sampled_from(KNOWN), st.integers(0, 2**60))
@settings(max_examples=40, deadline=None)
def test_the_truth_is_never_read(state: State, level: str, k: int) -> None:
    """In a world that the seat cannot tell from the real one it says the same, for the same reasons."""
    for seat in seats_in(flow.pending(state)):
        other = RULES.redetermine(state, seat, FastRng(k))
        here = bot(level).choose(look(RULES, state, seat), BUDGET)
        there = bot(level).choose(look(RULES, other, seat), BUDGET)
        assert here == there


def test_a_sight_holds_another_world_than_the_real_one() -> None:
    state = reached(0, 5)
    sights = [look(RULES, state, seat) for seat in range(4)]
    assert all(sight.world is not state for sight in sights)
    hidden = [RULES.view(sight.world, -3) for sight in sights]
    assert any(view != RULES.view(state, -3) for view in hidden)


def test_a_sight_says_what_flow_says() -> None:
    state = reached(0, 5)
    sight = look(RULES, state, 2)
    assert sight.legal() == flow.legal(RULES, state, 2)
    assert sight.words() == state.stack[-1].legal(state, 2)


def test_nobody_speaks_after_the_end() -> None:
    state = reached(0, 5)
    state.stack = []
    assert Sight(RULES, state, 0).words() == []


@pytest.mark.parametrize("passes", [1, 7, 40])
def test_a_budget_in_passes_is_kept_to_the_pass(passes: int) -> None:
    decision = bot("legend").choose(look(RULES, reached(0, 1), 0), Budget(passes=passes, seed=3))
    assert decision.note.passes == passes


def test_whichever_budget_is_used_up_first_ends_the_thinking() -> None:
    budget = Budget(passes=9, milliseconds=3_600_000, seed=3)
    decision = bot("legend").choose(look(RULES, reached(0, 1), 0), budget)
    assert 9 <= decision.note.passes <= 12


def test_a_level_thinks_as_long_as_it_is_known_for() -> None:
    assert full("gunslinger", Budget()).milliseconds == MILLISECONDS["gunslinger"] == 300
    assert full("legend", Budget()).milliseconds == MILLISECONDS["legend"] == 2000
    assert full("legend", Budget(passes=5)) == Budget(passes=5)
    assert full("ranch_hand", Budget()) == Budget()


def test_a_greenhorn_slips_sometimes_but_not_always() -> None:
    state = reached(0, 9)
    sight = look(RULES, state, 0)
    heuristic = {RULES.choose(sight.world, 0, FastRng(k)) for k in range(40)}
    said = [bot("greenhorn").choose(sight, Budget(seed=k)).action for k in range(200)]
    slips = sum(action not in heuristic for action in said)
    assert 0 < slips < 100


def test_a_level_nobody_knows_is_one_sentence() -> None:
    with pytest.raises(SaloonError, match="did you mean 'gunslinger'"):
        bot("gunslingr")


def test_a_decision_says_why() -> None:
    decision = bot("gunslinger").choose(look(RULES, reached(0, 1), 0), Budget(passes=60, seed=3))
    note = decision.note
    assert note.line[0].startswith("A ")
    assert {one.action for one in note.candidates} >= {decision.action}
    assert sum(one.share for one in note.candidates) == pytest.approx(1, abs=0.01)
    assert all(0 <= one.chance <= 1 for one in note.candidates)
    lines = explain(note)
    assert len(lines) == 5
    assert lines[0].startswith(note.candidates[0].words + ": wins ")
    assert lines[-1] == "Thought through: 60 games"


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_in_every_language(language: str) -> None:
    say = Say(language)
    assert explain(Note("ranch_hand"), language) == [say("why.thumb")]
    assert explain(Note("fallback"), language) == [say("why.fallback")]
    assert all("<" not in say(f"{group}.{level}") for level in LEVELS for group in ("level", "about"))


def test_both_languages_have_the_same_keys() -> None:
    assert sentences("saloon.bots", "en").keys() == sentences("saloon.bots", "it").keys()
