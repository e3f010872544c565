"""Every title of the house is played by every level, with the same promises."""

import pytest

from saloon.bots.arena.game import Job, play
from saloon.bots.levels import KNOWN, bot
from saloon.bots.sight import look
from saloon.bots.think import Budget
from saloon.kernel import catalogue, flow
from saloon.kernel.core import ARCHIVE, Rules, State, seats_in
from saloon.kernel.rng import FastRng

WORDS = (0, 7, 40, 90)


def reached(rules: Rules, words: int, seed: int) -> State:
    """A state so many random words into a game, or the last one before its end."""
    rng = FastRng(seed)
    state = flow.start(rules, rules.fewest, [option.value(option.default) for option in rules.options])
    before = state.copy()
    said = 0
    while state.stack:
        waiting = seats_in(flow.pending(state))
        if waiting:
            before = state.copy()
            if said == words:
                break
            seat = waiting[rng.below(len(waiting))]
            legal = state.stack[-1].legal(state, seat)
            flow.step(rules, state, seat, legal[rng.below(len(legal))])
            said += 1
        else:
            asked = flow.chance(state)
            assert asked is not None
            flow.answer(state, asked.sample(rng))
    return before


@pytest.mark.parametrize("title", catalogue.titles())
@pytest.mark.parametrize("level", KNOWN)
def test_what_is_said_is_legal_and_owes_nothing_to_the_truth(title: str, level: str) -> None:
    rules = catalogue.load(title)
    budget = Budget(passes=5, seed=21)
    for words in WORDS:
        state = reached(rules, words, 5)
        for seat in seats_in(flow.pending(state)):
            decision = bot(level).choose(look(rules, state, seat), budget)
            assert flow.why(rules, state, seat, decision.action) == 0
            other = rules.redetermine(state, seat, FastRng(words + seat))
            assert bot(level).choose(look(rules, other, seat), budget) == decision


@pytest.mark.parametrize("title", catalogue.titles())
def test_a_whole_game_comes_out_the_same_again(title: str) -> None:
    seats = catalogue.load(title).fewest
    job = Job(0, title, seats, {}, "dust", "greenhorn", "ranch_hand", 0, 0)
    line = play(job)
    assert play(job) == line
    assert 0 <= line["share"] <= 1


@pytest.mark.parametrize("title", catalogue.titles())
def test_what_was_said_in_secret_can_be_taken_back(title: str) -> None:
    """Whoever is asked together with a seat is asked again in the worlds its search imagines; whatever the
    others said there, the seat is left with the same words."""
    rules = catalogue.load(title)
    taken_back = 0
    for words in range(0, 90, 3):
        state = reached(rules, words, 5)
        waiting = seats_in(flow.pending(state))
        if len(waiting) < 2:
            continue
        first, last = waiting[0], waiting[-1]
        flow.step(rules, state, first, flow.legal(rules, state, first)[0])
        if not flow.pending(state) >> last & 1 or rules.team(state, first) >> last & 1:
            continue
        world = look(rules, state, last).sample(FastRng(words))
        legal = flow.legal(rules, world, last)
        rules.withdraw(world, last)
        assert flow.legal(rules, world, last) == legal
        if not flow.pending(state) >> first & 1:
            assert flow.pending(world) >> first & 1
            taken_back += 1
    assert taken_back or title in ("desperados", "way_out_west")


@pytest.mark.parametrize("title", catalogue.titles())
def test_a_search_has_a_prospect_of_every_moment(title: str) -> None:
    """It is a share of a sure win everywhere, quiet or not, and reads without changing anything."""
    rules = catalogue.load(title)
    quiet = 0
    for words in range(0, 90, 6):
        state = reached(rules, words, 8)
        seen = rules.view(state, ARCHIVE)
        assert all(0 <= rules.prospect(state, seat) <= 1000 for seat in range(state.seats))
        quiet += rules.is_quiet(state)
        assert rules.view(state, ARCHIVE) == seen
    assert quiet
    assert rules.patience() >= 0
