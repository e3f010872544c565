"""One game of the arena: the same job gives the same game, word for word, on any machine."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from dataclasses import field as kept
from typing import Any

from saloon.bots.arena.entrant import Entrant, entrant
from saloon.bots.levels import Bot
from saloon.bots.program import Program
from saloon.bots.sides import Sides, shares
from saloon.bots.sight import look
from saloon.bots.think import Budget
from saloon.kernel import flow, record
from saloon.kernel.core import Event, seats_in
from saloon.kernel.match import Match


@dataclass(frozen=True)
class Job:
    """One game to play: `hero` has side number `side`, `field` has all the others. `passes` holds how far
    every search went when the game was played before; with it a game played by the clock can be repeated."""

    number: int
    title: str
    seats: int
    options: dict[str, str]
    seed: str
    hero: str
    field: str
    deal: int
    side: int
    passes: list[int] = kept(default_factory=list)


@dataclass
class Table:
    """A game in progress and who sits where."""

    match: Match
    lineup: list[Entrant]
    bots: list[Bot]
    seed: str
    again: list[int]
    used: list[int] = kept(default_factory=list)
    asked: int = 0

    def choose(self, seat: int) -> int:
        """What the seat's bot says in the state as it stands."""
        who = self.lineup[seat]
        budget = who.budget(decision_seed(self.seed, seat, self.asked))
        self.asked += 1
        if self.again and who.milliseconds:
            budget = Budget(max(1, self.again[len(self.used)]), 0, budget.seed)
        sight = look(self.match.rules, self.match.state, seat)
        self.bots[seat].attend(self.match, seat)
        decision = self.bots[seat].choose(sight, budget)
        if who.milliseconds:
            self.used.append(decision.note.passes)
        return decision.action


def decision_seed(seed: str, seat: int, asked: int) -> int:
    return int.from_bytes(hashlib.blake2b(f"{seed}/{seat}/{asked}".encode(), digest_size=8).digest(), "big")


def play(job: Job) -> dict[str, Any]:
    """Play a job to its end; the line of the match file."""
    match = Match.new(job.title, job.seats, job.options, seed=job.seed)
    sides = Sides(match.rules, match.state)
    hero, crowd = entrant(job.hero), entrant(job.field)
    lineup = [hero if sides.of[seat] == job.side else crowd for seat in range(job.seats)]
    table = Table(match, lineup, [one.bot() for one in lineup], job.seed, job.passes)
    try:
        while not match.over:
            everybody_speaks(table)
    finally:
        for one in table.bots:
            one.stop()
    return told(job, table, sides)


def everybody_speaks(table: Table) -> None:
    """All pending seats decide on the same state, then their words are said in seat order. A seat that has
    learnt anything from the words before its own is asked again."""
    match = table.match
    seats = seats_in(flow.pending(match.state))
    legal = {seat: flow.legal(match.rules, match.state, seat) for seat in seats}
    chosen = {seat: table.choose(seat) for seat in seats}
    for place, seat in enumerate(seats):
        events = match.put(seat, chosen[seat])
        verb = match.rules.verbs.owner(chosen[seat])
        if place + 1 == len(seats):
            return
        later = seats[place + 1 :]
        if (verb is not None and verb.ordered) or any(told_something(event, later) for event in events):
            return
        waiting = flow.pending(match.state)
        for other in later:
            if not waiting >> other & 1 or flow.legal(match.rules, match.state, other) != legal[other]:
                return


def told_something(event: Event, seats: list[int]) -> bool:
    """Whether an event tells any of these seats more than who has spoken."""
    heard = any(event.audience >> seat & 1 for seat in seats)
    return heard and (event.kind.reveals or len(event.args) > 1)


def told(job: Job, table: Table, sides: Sides) -> dict[str, Any]:
    """What the match file keeps of a game."""
    match = table.match
    result = match.rules.result(match.state)
    won = shares(match.rules, match.state, sides)
    line: dict[str, Any] = {
        "game": job.number,
        "hero": job.hero,
        "field": job.field,
        "deal": job.deal,
        "side": job.side,
        "seed": job.seed,
        "lineup": [str(one) for one in table.lineup],
        "sides": sides.of,
        "share": won[job.side],
        "shares": won,
        "winners": result.winners,
        "scores": result.scores,
        "reason": result.reason,
        "words": len(match.log),
        "digest": hashlib.sha256(record.write(match).encode()).hexdigest(),
    }
    if table.used:
        line["passes"] = table.used
    faults = [fault for one in table.bots if isinstance(one, Program) for fault in one.faults]
    if faults:
        line["faults"] = faults
    return line
