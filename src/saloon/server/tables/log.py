# compiled zone
"""The log of a game: rows of the store into a match, and the words of a match into rows."""

from __future__ import annotations

from typing import Any, Final

import structlog
from sqlalchemy import Connection, bindparam, select

from saloon.kernel import catalogue, flow
from saloon.kernel.core import ARCHIVE, NATURE, WATCHER
from saloon.kernel.match import Entry, Match
from saloon.server.store.schema import PLIES
from saloon.server.tables.clocks import Clocks, Span
from saloon.server.tables.rows import TableRow

LOG = structlog.get_logger("saloon.tables")
STOPPED: Final = "stopped"
SAY: Final = "say"
BACK: Final = "back"
PAUSE: Final = "pause"
RESUME: Final = "resume"
BY_CLOCK: Final = "clock:"
BY_ORDER: Final = "order:"
BY_BOT: Final = "bot:"
"""What the house's own words have before their number where a client's have its seat and id."""
ROWS: Final = (
    select(PLIES)
    .where(PLIES.c.game == bindparam("table"), PLIES.c.ply >= bindparam("start"))
    .order_by(PLIES.c.ply)
)


def read_plies(db: Connection, table: str, start: int = 0) -> list[Any]:
    return list(db.execute(ROWS, {"table": table, "start": start}))


class Log:
    """A match and how far the store is with it. `plies`: rows so far; `moves`: the clients' ids that count;
    `floors`: how far each viewer's story was ever cut by taking words back; `shown`: how many words the
    viewers' clocks have followed."""

    def __init__(self, match: Match, clocks: Clocks) -> None:
        self.match: Final = match
        self.clocks: Final = clocks
        self.plies = 0
        self.moves: set[str] = set()
        self.floors: dict[int, int] = {}
        self.shown = 0

    def take(self, row: Any) -> None:
        """One row of the store."""
        if row.kind == BACK:
            self.rewind(row.action)
        elif row.kind == SAY:
            if row.seat != NATURE:
                self.match.enter(row.seat, row.action)
            for answer in row.chance.split():
                self.match.enter(NATURE, int(answer))
        self.note(row.ply, row.move, row.kind, row.seat, row.at)

    def note(self, ply: int, move: str | None, kind: str, seat: int, at: int) -> None:
        """A row is in the store; the match has it already."""
        self.plies = ply + 1
        if kind == PAUSE:
            self.clocks.pause(at)
        elif kind == RESUME:
            self.clocks.resume(at)
        else:
            self.clocks.moved(at, flow.pending(self.match.state), seat)
            if self.clocks.on:
                self.wind(seat, at)
        if move is None:
            return
        if move.startswith(BY_CLOCK):
            self.clocks.missed[seat] += 1
        elif not move.startswith((BY_BOT, BY_ORDER)):
            self.moves.add(move)
            self.clocks.missed[seat] = 0

    def wind(self, speaker: int, at: int) -> None:
        """What each viewer sees of the clocks after the last row."""
        match = self.match
        fresh = match.log[self.shown :] if self.shown <= len(match.log) else match.log[-1:]
        self.shown = len(match.log)
        for viewer in [*range(match.seats), WATCHER]:
            heard = viewer == speaker or told(fresh, viewer) > 0
            waiting = flow.shown(match.state, viewer)
            self.clocks.look(viewer, waiting, at, speaker if heard else NATURE)

    def rewind(self, length: int) -> dict[int, int]:
        """Back to so many words. How much is left of the story of each viewer who loses some of it."""
        match = self.match
        cut: dict[int, int] = {}
        for viewer in [*range(match.seats), WATCHER, ARCHIVE]:
            if told(match.log[length:], viewer):
                cut[viewer] = left = told(match.log[:length], viewer)
                self.floors[viewer] = min(self.floors.get(viewer, left), left)
        match.rewind(length)
        return cut


def told(entries: list[Entry], viewer: int) -> int:
    """How many happenings a viewer was told of these."""
    return sum(len(entry.told(viewer)) for entry in entries)


def current(title: str) -> int:
    """The version of a title's rules that this house plays by; 0 if it does not play it."""
    return catalogue.load(title).version if title in catalogue.titles() else 0


def new_match(row: TableRow) -> Match:
    """The match before NATURE has said anything."""
    if row.origin is not None:
        return Match.from_position(row.origin)
    return Match.new(row.title, row.seats, row.options)


def log_of(db: Connection, row: TableRow, house_still: list[Span]) -> Log | None:
    """The game, if it has begun and this house can play it. One that was being played and cannot go on is
    `stopped` from now on."""
    if row.started is None or row.status == STOPPED:
        return None
    if row.rules_version == current(row.title):
        try:
            return read_log(db, row, house_still)
        except Exception:
            LOG.exception("a game cannot be read", table=row.id)
    if row.status == "playing":
        row.status = STOPPED
    return None


def read_log(db: Connection, row: TableRow, house_still: list[Span]) -> Log:
    """The whole game from the store."""
    clocks = Clocks(row.pace, row.clock, row.seats, house_still, row.rests)
    log = Log(new_match(row), clocks)
    for ply in read_plies(db, row.id):
        log.take(ply)
    log.match.seed = row.seed
    return log


def answers(entries: list[Entry]) -> str:
    """What NATURE said, as the store keeps it."""
    return " ".join(str(entry.action) for entry in entries if entry.seat == NATURE)
