"""Bots in processes of their own, so that nobody's event loop waits for a thought.

    with BotPool(workers=2) as pool:
        decision = pool.choose(task(sight, "gunslinger", Budget(milliseconds=300)))
        decision = await pool.think(...)          # the same from a coroutine

A worker is sent a title, a position and a seat. The position is that of a world the seat thinks possible, so
the truth never leaves the house. A worker that dies is replaced and its task tried once more; who then still
has no answer, or not in time, gets the title's fallback.
"""

from __future__ import annotations

import asyncio
import os
import threading
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, replace
from types import TracebackType
from typing import Final

from saloon.bots.levels import PONDERERS, Searcher, bot, full
from saloon.bots.ponder import Book, ponder
from saloon.bots.sight import Sight
from saloon.bots.think import Budget, Decision, Known, Note
from saloon.bots.workers import dismiss, hire
from saloon.kernel import catalogue, flow, position
from saloon.kernel.match import find_title

GRACE: Final = 10.0
"""Seconds a worker may take beside its budget: to start, to read the position, to finish its last pass."""
PATIENCE: Final = 120.0
"""Seconds for a budget in passes, which knows no clock."""
FALLBACK: Final = "fallback"
ATTEMPTS: Final = 2


@dataclass(frozen=True)
class Task:
    """One decision to take, as plain text and numbers."""

    position: str
    seat: int
    level: str
    budget: Budget
    known: Known | None = None

    def seconds(self) -> float:
        budget = full(self.level, self.budget)
        return GRACE + budget.milliseconds / 1000 if budget.milliseconds else PATIENCE


def task(sight: Sight, level: str, budget: Budget, book: Book | None = None) -> Task:
    """What a worker needs to know, from a sight alone and what was pondered from earlier ones."""
    text = position.write(sight.rules, catalogue.form(sight.rules.title), sight.world)
    return Task(text, sight.seat, level, budget, book.known(sight) if book else None)


def decide(work: Task) -> Decision:
    """Take the decision here and now; what a worker does."""
    rules, world = position.read(find_title, work.position)
    thinker = bot(work.level)
    if isinstance(thinker, Searcher):
        thinker = replace(thinker, known=work.known)
    return thinker.choose(Sight(rules, world, work.seat), full(work.level, work.budget))


def muse(work: Task) -> Book:
    """What a worker writes down while the seat is not asked; nothing for a level that does not ponder."""
    rules, world = position.read(find_title, work.position)
    thinker = bot(work.level)
    if work.level not in PONDERERS or not isinstance(thinker, Searcher):
        return Book()
    return ponder(Sight(rules, world, work.seat), thinker.settings, work.budget)


def fall_back(work: Task) -> Decision:
    """What the title plays for somebody who does not answer."""
    _, world = position.read(find_title, work.position)
    return Decision(flow.fallback(world, work.seat), Note(FALLBACK))


class BotPool:
    """A few worker processes; as many decisions at a time as there are workers, the others wait in line."""

    def __init__(self, workers: int = 0, seconds: float = 0.0) -> None:
        """`workers`: 0 takes every core. `seconds`: a limit of one's own for each decision."""
        self.workers = workers or os.cpu_count() or 1
        self.seconds = seconds
        self.free = threading.BoundedSemaphore(self.workers)
        self.lock = threading.Lock()
        self.executor = hire(self.workers)

    def __enter__(self) -> BotPool:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Send the workers home; whatever they were thinking about is dropped."""
        dismiss(self.executor)

    def choose(self, work: Task) -> Decision:
        """The decision, waiting for it. Any number of threads may ask."""
        with self.free:
            for _ in range(ATTEMPTS):
                executor = self.executor
                try:
                    return executor.submit(decide, work).result(self.seconds or work.seconds())
                except BrokenProcessPool:
                    self.replace(executor)
                except TimeoutError:
                    self.replace(executor)
                    break
        return fall_back(work)

    async def think(self, work: Task) -> Decision:
        """The decision, while the event loop does other things."""
        while not self.free.acquire(blocking=False):
            await asyncio.sleep(0.01)
        try:
            for _ in range(ATTEMPTS):
                executor = self.executor
                try:
                    asked: Future[Decision] = executor.submit(decide, work)
                    return await asyncio.wait_for(asyncio.wrap_future(asked), self.seconds or work.seconds())
                except BrokenProcessPool:
                    self.replace(executor)
                except TimeoutError:
                    self.replace(executor)
                    break
        finally:
            self.free.release()
        return fall_back(work)

    async def ponder(self, work: Task) -> Book:
        """What comes to mind about what the seat may be asked for next. Only with hands that are idle: if
        there are none, or they fail, the book is empty."""
        if not self.free.acquire(blocking=False):
            return Book()
        executor = self.executor
        try:
            asked: Future[Book] = executor.submit(muse, work)
            return await asyncio.wait_for(asyncio.wrap_future(asked), self.seconds or work.seconds())
        except (BrokenProcessPool, TimeoutError):
            self.replace(executor)
            return Book()
        finally:
            self.free.release()

    def replace(self, broken: ProcessPoolExecutor) -> None:
        """New workers for ones that died or do not answer; who else was waiting for them asks again."""
        with self.lock:
            if self.executor is broken:
                self.executor = hire(self.workers)
                dismiss(broken)
