"""The log of a game: rows of the store into a match, and the words of a match into rows."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, Row, select

from saloon.kernel.core import ARCHIVE, NATURE, WATCHER
from saloon.kernel.match import Entry, Match
from saloon.server.store.schema import PLIES
from saloon.server.tables.rows import TableRow

SAY = "say"
BACK = "back"
PAUSE = "pause"
RESUME = "resume"


def read_plies(db: Connection, table: str, start: int = 0) -> list[Row[Any]]:
    query = select(PLIES).where(PLIES.c.game == table, PLIES.c.ply >= start).order_by(PLIES.c.ply)
    return list(db.execute(query))


@dataclass(slots=True)
class Log:
    """A match and how far the store is with it. `plies`: rows so far; `moves`: the clients' ids that count;
    `starts`: where in the match's log each word of a seat stands; `floors`: how far each viewer's story was
    ever cut by taking words back."""

    match: Match
    plies: int = 0
    moves: set[str] = field(default_factory=set)
    floors: dict[int, int] = field(default_factory=dict)

    def take(self, row: Any) -> None:
        """One row of the store."""
        self.plies = row.ply + 1
        if row.move is not None:
            self.moves.add(row.move)
        if row.kind == BACK:
            self.rewind(row.action)
        elif row.kind == SAY:
            if row.seat != NATURE:
                self.match.enter(row.seat, row.action)
            for answer in row.chance.split():
                self.match.enter(NATURE, int(answer))

    def rewind(self, length: int) -> None:
        """Back to so many words; remembers how much of their stories viewers lose."""
        match = self.match
        for viewer in [*range(match.seats), WATCHER, ARCHIVE]:
            if told(match.log[length:], viewer):
                left = told(match.log[:length], viewer)
                self.floors[viewer] = min(self.floors.get(viewer, left), left)
        match.rewind(length)


def told(entries: list[Entry], viewer: int) -> int:
    """How many happenings a viewer was told of these."""
    return sum(len(entry.told(viewer)) for entry in entries)


def new_match(row: TableRow) -> Match:
    """The match before NATURE has said anything."""
    if row.origin is not None:
        return Match.from_position(row.origin)
    return Match.new(row.title, row.seats, row.options)


def read_log(db: Connection, row: TableRow) -> Log:
    """The whole game from the store."""
    log = Log(new_match(row))
    for ply in read_plies(db, row.id):
        log.take(ply)
    log.match.seed = row.seed
    return log


def answers(entries: list[Entry]) -> str:
    """What NATURE said, as the store keeps it."""
    return " ".join(str(entry.action) for entry in entries if entry.seat == NATURE)
