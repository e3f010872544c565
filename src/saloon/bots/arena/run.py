"""Running a contest: jobs out, lines in, and the moment when enough is known.

Lines are taken in the order of their games, whatever order they arrive in. So where a contest stops depends
on the games alone, and with budgets in passes its match file is the same to the last byte every time.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, Final

from saloon.bots.arena.contest import Contest
from saloon.bots.arena.crews import Crew
from saloon.bots.arena.game import Job, play
from saloon.bots.arena.matchfile import Keeper
from saloon.bots.arena.stats import significant

AHEAD: Final = 4
"""Games are begun at most so many crews' loads ahead of the one that is waited for."""

Pairing = tuple[str, str]
Heard = Callable[["Standing", dict[str, Any]], None]
Enough = Callable[["Standing"], bool]


class Standing:
    """What is known so far: of every pairing the hero's mean share in each whole deal."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.deals: dict[Pairing, list[float]] = {pair: [] for pair in contest.pairings()}
        self.open: dict[Pairing, list[float]] = {pair: [] for pair in contest.pairings()}
        self.settled: set[Pairing] = set()
        self.games = 0

    def count(self, line: dict[str, Any]) -> None:
        """One more game."""
        pair = (line["hero"], line["field"])
        self.games += 1
        begun = self.open[pair]
        begun.append(float(line["share"]))
        if len(begun) < self.contest.sides:
            return
        self.deals[pair].append(sum(begun) / len(begun))
        self.open[pair] = []
        if self.contest.stops and significant(self.deals[pair], 1 / self.contest.sides):
            self.settled.add(pair)

    def most(self) -> int:
        """How many games there will be at most."""
        per_deal = self.contest.sides
        whole = self.contest.deals()
        return sum(
            per_deal * (len(deals) if pair in self.settled else whole) for pair, deals in self.deals.items()
        )


def never(standing: Standing) -> bool:
    """Goes on to the end."""
    return False


def run(
    contest: Contest,
    crew: Crew,
    keeper: Keeper | None = None,
    heard: Heard | None = None,
    enough: Enough = never,
) -> Standing:
    """Play a contest to its end, or until the caller has enough; games the match file already has are not
    played again."""
    standing = Standing(contest)
    known = dict(keeper.known) if keeper else {}
    kept = set(known)
    jobs = contest.jobs()
    line_up: deque[Job] = deque()
    while True:
        fill(jobs, line_up, standing, known, crew)
        if not line_up or enough(standing):
            return standing
        job = line_up[0]
        if (job.hero, job.field) in standing.settled:
            line_up.popleft()
        elif job.number in known:
            line_up.popleft()
            line = known.pop(job.number)
            standing.count(line)
            if keeper and job.number not in kept:
                keeper.put(line)
            if heard:
                heard(standing, line)
        else:
            line = crew.next()
            known[line["game"]] = line


def fill(
    jobs: Iterator[Job], line_up: deque[Job], standing: Standing, known: dict[int, dict[str, Any]], crew: Crew
) -> None:
    """Keep the crew busy, without running far ahead of the game that is waited for."""
    while sum(job.number not in known for job in line_up) < crew.room and len(line_up) < AHEAD * crew.room:
        job = next((job for job in jobs if (job.hero, job.field) not in standing.settled), None)
        if job is None:
            break
        line_up.append(job)
        if job.number not in known:
            crew.start(job)


def check(contest: Contest, line: dict[str, Any]) -> bool:
    """Whether a game of a match file comes out the same, to the last byte, when it is played again."""
    job = next(job for job in contest.jobs() if job.number == line["game"])
    return play(replace(job, passes=line.get("passes", []))) == line
