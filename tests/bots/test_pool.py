"""The pool: same decisions as at home, and an answer whatever happens to its workers."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator

import pytest

from saloon.bots.levels import bot
from saloon.bots.pool import FALLBACK, BotPool, Task, decide, task
from saloon.bots.sight import Sight, look
from saloon.bots.think import Budget
from saloon.kernel import flow
from saloon.kernel.match import Match


@pytest.fixture(scope="module")
def pool() -> Iterator[BotPool]:
    with BotPool(workers=1) as made:
        yield made


def sight(seat: int = 1) -> Sight:
    match = Match.new("standoff", seats=3, options={"lives": "3"}, seed="pool")
    match.play("A draw B")
    return look(match.rules, match.state, seat)


def test_a_worker_decides_what_would_be_decided_here(pool: BotPool) -> None:
    for level in ("greenhorn", "ranch_hand", "gunslinger"):
        budget = Budget(passes=20, seed=4)
        assert pool.choose(task(sight(), level, budget)) == bot(level).choose(sight(), budget)


def test_the_event_loop_goes_on_while_a_bot_thinks(pool: BotPool) -> None:
    async def both() -> list[int]:
        works = [task(sight(seat), "gunslinger", Budget(passes=20, seed=4)) for seat in (1, 2)]
        return [one.action for one in await asyncio.gather(*map(pool.think, works))]

    assert asyncio.run(both()) == [
        bot("gunslinger").choose(sight(seat), Budget(passes=20, seed=4)).action for seat in (1, 2)
    ]


def test_a_task_holds_no_more_than_the_seat_knows() -> None:
    """Two games that differ in hidden cards and a hidden choice alone send a worker the same bytes."""
    match = Match.new("standoff", seats=3, seed="pool")
    other = Match.from_position(match.position())
    match.play("A draw B")
    other.play("A duck")
    works = [task(look(one.rules, one.state, 1), "legend", Budget(seed=1)) for one in (match, other)]
    assert works[0] == works[1]


def test_a_dead_worker_is_replaced(pool: BotPool) -> None:
    work = task(sight(), "gunslinger", Budget(passes=20, seed=4))
    expected = pool.choose(work)
    for process in (pool.executor._processes or {}).values():
        os.kill(process.pid or 0, signal.SIGKILL)
        process.join()
    assert pool.choose(work) == expected


def test_a_thinker_who_does_not_answer_gets_the_fallback() -> None:
    with BotPool(workers=1, seconds=0.01) as pool:
        decision = pool.choose(task(sight(), "legend", Budget(passes=10**8)))
        assert decision.note.level == FALLBACK
        assert decision.action == flow.fallback(sight().world, 1)
        again = asyncio.run(pool.think(task(sight(), "legend", Budget(passes=10**8))))
        assert again.action == decision.action


def test_a_budget_in_milliseconds_is_used() -> None:
    decision = decide(task(sight(), "gunslinger", Budget(milliseconds=1, seed=2)))
    assert decision.note.passes >= 1


def test_how_long_a_worker_may_take() -> None:
    assert Task("", 0, "legend", Budget()).seconds() > Task("", 0, "gunslinger", Budget()).seconds()
    assert Task("", 0, "legend", Budget(passes=5)).seconds() == 120


HOUSE = """
import os, sys
from saloon.bots.pool import BotPool

if __name__ == "__main__":
    pool = BotPool(workers=2)
    for future in [pool.executor.submit(os.getpid) for _ in range(2)]:
        future.result()
    print(*pool.executor._processes, flush=True)
    sys.stdin.read()
"""


def test_workers_go_when_their_house_is_struck_dead() -> None:
    command = [sys.executable, "-c", HOUSE]
    house = subprocess.Popen(command, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert house.stdout is not None
    workers = [int(pid) for pid in house.stdout.readline().split()]
    house.kill()
    try:
        # The line they inherited is open until the last of them is gone.
        house.communicate(timeout=60)
    except subprocess.TimeoutExpired:
        for worker in workers:
            os.kill(worker, signal.SIGKILL)
        raise
    assert len(workers) == 2
