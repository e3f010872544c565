"""Thinking while others are asked: what comes of it, who does it, and that it betrays nothing."""

import asyncio

import pytest

from saloon.bots.explain import explain
from saloon.bots.levels import PONDERERS, Searcher, bot
from saloon.bots.ponder import Book, ponder
from saloon.bots.pool import BotPool, Task, decide, muse, task
from saloon.bots.settings import Settings
from saloon.bots.sight import look
from saloon.bots.think import Budget, Known
from saloon.kernel import catalogue
from saloon.kernel.match import Match
from saloon.kernel.rng import FastRng
from tests.bots.tales import PICK, Choice, Tale, Together, odds, opened, won

BUDGET = Budget(passes=150, seed=4)


def dusk(*words: str) -> Match:
    match = Match.new("standoff", seats=3, seed="dusk")
    for word in words:
        match.play(word)
    return match


def pondered(match: Match, seat: int, level: str = "legend", budget: Budget = BUDGET) -> Book:
    return muse(task(look(match.rules, match.state, seat), level, budget))


def work_of(match: Match, seat: int, book: Book | None, passes: int = 10) -> Task:
    return task(look(match.rules, match.state, seat), "legend", Budget(passes=passes, seed=1), book)


# After the shots of the round A is asked for its next choice, whatever fell.
WAITING = ("A duck", "B duck")


def test_what_was_pondered_is_where_the_search_begins() -> None:
    match = dusk(*WAITING)
    book = pondered(match, 0)
    match.play("C duck")
    decision = decide(work_of(match, 0, book))
    assert decision.note.pondered > 20
    assert decision.note.passes == 10
    assert decide(work_of(match, 0, None)).note.pondered == 0


def test_a_situation_nobody_thought_of_is_begun_from_nothing() -> None:
    match = dusk(*WAITING)
    book = pondered(match, 0)
    other = Match.new("standoff", seats=3, options={"lives": "3"}, seed="dusk")
    assert book.known(look(other.rules, other.state, 0)) is None


def test_what_was_pondered_decides() -> None:
    """The second choice wins; one pass alone would not know."""
    rules = Tale(Choice(1, (Choice(0, (*[won(1)] * 5, won(0))), won(1))))
    state = opened(rules)
    book = ponder(look(rules, state, 0), Settings(), Budget(passes=400, seed=3))
    state.stack[-1].take(state, 1, PICK.of(0))
    sight = look(rules, state, 0)
    known = book.known(sight)
    assert known is not None
    said = [Searcher("legend", Settings(), known).choose(sight, Budget(passes=1, seed=k)) for k in range(20)]
    assert {decision.action for decision in said} == {PICK.of(5)}
    blank = [Searcher("legend", Settings()).choose(sight, Budget(passes=1, seed=k)) for k in range(20)]
    assert {decision.action for decision in blank} != {PICK.of(5)}


def test_who_has_chosen_ponders_while_the_other_still_thinks() -> None:
    """Seat 0 has spoken in a shared step; what the other says is not seen, only what comes of it."""
    then = Choice(0, (won(0), won(1)))
    rules = Tale(Together(((then, odds(50)), (then, odds(50)))))
    state = opened(rules)
    state.stack[-1].take(state, 0, PICK.of(0))
    book = ponder(look(rules, state, 0), Settings(), Budget(passes=200, seed=3))
    assert book.lines
    for known in book.lines.values():
        said = {action: visits for action, _, visits, _ in known.words}
        assert max(said, key=lambda action: said[action]) == PICK.of(0)


def test_equal_seed_and_passes_write_an_equal_book() -> None:
    match = dusk(*WAITING)
    assert pondered(match, 0) == pondered(match, 0)
    assert pondered(match, 0) != pondered(match, 0, budget=Budget(passes=150, seed=5))


@pytest.mark.parametrize("title", catalogue.titles())
def test_the_truth_is_never_read(title: str) -> None:
    """Worlds that look the same to the seat give the same book."""
    rules = catalogue.load(title)
    match = Match.new(title, rules.fewest, seed="dusk")
    for seat in range(rules.fewest):
        other = rules.redetermine(match.state, seat, FastRng(9))
        books = [
            ponder(look(rules, state, seat), Settings(), Budget(passes=12, seed=2))
            for state in (match.state, other)
        ]
        assert books[0] == books[1]


def test_who_is_asked_or_does_not_ponder_writes_nothing() -> None:
    match = dusk(*WAITING)
    assert pondered(match, 2) == Book()
    for level in ("ranch_hand", "gunslinger"):
        assert level not in PONDERERS
        assert pondered(match, 0, level) == Book()
    while not match.over:
        match.play(match.waiting()[0] + " leave")
    assert pondered(match, 0) == Book()


def test_books_add_up() -> None:
    first = Book({"here": Known(1.0, [(1, 4, 3, 2.0), (2, 4, 1, 0.5)])})
    first.add(
        Book({"here": Known(0.5, [(1, 2, 2, 1.0), (3, 1, 1, 0.0)]), "there": Known(0.0, [(5, 2, 2, 0.0)])})
    )
    assert first.lines["here"].words == [(1, 6, 5, 3.0), (2, 4, 1, 0.5), (3, 1, 1, 0.0)]
    assert first.lines["here"].squares == 1.5
    assert first.lines["there"].words == [(5, 2, 2, 0.0)]


def test_it_is_told() -> None:
    match = dusk(*WAITING)
    book = pondered(match, 0)
    match.play("C duck")
    note = decide(work_of(match, 0, book)).note
    assert f"Thought through while others were asked: {note.pondered} games" in explain(note)
    assert "while others" not in " ".join(
        explain(bot("legend").choose(look(match.rules, match.state, 0), BUDGET).note)
    )


def test_only_idle_workers_ponder() -> None:
    match = dusk(*WAITING)
    work = work_of(match, 0, None, 40)
    with BotPool(workers=1) as pool:
        assert asyncio.run(pool.ponder(work)) == muse(work) != Book()
        with pool.free:
            assert asyncio.run(pool.ponder(work)) == Book()
