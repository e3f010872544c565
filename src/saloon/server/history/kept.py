"""Finished games, read from the store again: the rows and the whole match."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

import msgspec
from sqlalchemy import Connection, select

from saloon.kernel import record
from saloon.kernel.match import Match
from saloon.kernel.words import Words
from saloon.server.asker import Asker
from saloon.server.history.script import Script, spoken
from saloon.server.history.script import read as script_of
from saloon.server.store.engine import Store
from saloon.server.store.schema import GAMES
from saloon.server.tables.ending import told
from saloon.server.tables.log import current, new_match
from saloon.server.tables.rights import may_enter
from saloon.server.tables.rows import TableRow, read_table
from saloon.server.trouble import Trouble

MOST_IN_MEMORY: Final = 16


@dataclass(frozen=True)
class Kept:
    """A finished game. Whoever plays it through makes a match of their own of it (`again`)."""

    row: TableRow
    match: Match

    def again(self, language: str) -> Match:
        """The match before its first word, with names in a language; its words are in `self.match.log`."""
        words = Words(self.match.rules, language, self.row.names())
        return Match(self.match.rules, self.match.origin, None, words)

    def before(self, ply: int, language: str) -> Match:
        """The match after so many words."""
        if not 0 <= ply <= len(self.match.log):
            raise Trouble(400, "no_frame", last=len(self.match.log))
        match = self.again(language)
        for entry in self.match.log[:ply]:
            match.enter(entry.seat, entry.action)
        return match

    def check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.row.seats:
            raise Trouble(400, "no_seat")

    def text(self) -> str:
        """The game as the rules of today write it; to be checked."""
        match = self.before(len(self.match.log), self.row.language)
        match.seed = self.row.seed
        match.bots = {place.seat: place.bot for place in self.row.places if place.bot is not None}
        return record.write(match)


def read(db: Connection, row: TableRow) -> Kept:
    """The game played again, every word held against the rules of today. If it was begun under others it must
    go and end as it did."""
    other = row.rules_version != current(row.title)
    words, _ = spoken(db, row.id)
    try:
        match = new_match(row)
        for seat, action in words:
            match.enter(seat, action)
    except Exception as error:
        if other:
            raise Trouble(409, "other_rules", version=row.rules_version) from error
        raise
    if other and not ended_so(db, row, match):
        raise Trouble(409, "other_rules", version=row.rules_version)
    match.seed = row.seed
    return Kept(row, match)


def ended_so(db: Connection, row: TableRow, match: Match) -> bool:
    """Whether the game ends as it ended when it was played."""
    kept = db.scalar(select(GAMES.c.result).where(GAMES.c.id == row.id))
    found = match.result()
    return found is not None and kept is not None and msgspec.json.decode(kept) == told(found)


def own(row: TableRow | None, visitor: Asker | None, key: str | None) -> TableRow:
    """A game that somebody may look at: a public one, one with its key, or one's own."""
    if row is None or not may_enter(row, visitor.id if visitor else "", key):
        raise Trouble(404, "no_game")
    return row


async def script(store: Store, game: str, visitor: Asker | None, key: str | None) -> Script:
    """What was said in a game that will not go on."""
    row = own(await store.read(lambda db: read_table(db, game)), visitor, key)
    if row.status not in ("over", "closed") or row.started is None:
        raise Trouble(409, "not_over")
    return await store.read(lambda db: script_of(db, row))


class Shelf:
    """The finished games that were looked at last."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, Kept] = OrderedDict()

    async def find(self, store: Store, game: str, visitor: Asker | None, key: str | None) -> Kept:
        """A finished game that somebody may look at."""
        row = own(await store.read(lambda db: read_table(db, game)), visitor, key)
        if row.status != "over":
            raise Trouble(409, "not_over")
        known = self.kept.get(game)
        match = known.match if known is not None else (await store.read(lambda db: read(db, row))).match
        found = self.kept[game] = Kept(row, match)
        self.kept.move_to_end(game)
        while len(self.kept) > MOST_IN_MEMORY:
            self.kept.popitem(last=False)
        return found
