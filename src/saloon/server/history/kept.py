"""Finished games, read from the store again: the rows and the whole match."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection

from saloon.kernel import catalogue, record
from saloon.kernel.core import NATURE
from saloon.kernel.match import Match
from saloon.kernel.words import Words
from saloon.server.asker import Asker
from saloon.server.store.engine import Store
from saloon.server.tables.log import BACK, SAY, new_match, read_plies
from saloon.server.tables.rights import may_enter
from saloon.server.tables.rows import TableRow, read_table
from saloon.server.trouble import Trouble

MOST_IN_MEMORY: Final = 16


@dataclass(frozen=True)
class Kept:
    """A finished game. Whoever plays it through makes a match of their own of it (`again`)."""

    row: TableRow
    match: Match
    times: list[int]

    def again(self, language: str) -> Match:
        """The match before its first word, with names in a language; its words are in `self.match.log`."""
        words = Words(self.match.rules, language, self.row.names())
        return Match(self.match.rules, self.match.origin, None, words)

    def text(self) -> str:
        """The `.game` file."""
        match = self.again(self.row.language)
        for entry in self.match.log:
            match.enter(entry.seat, entry.action)
        match.seed = self.row.seed
        match.bots = {place.seat: place.bot for place in self.row.places if place.bot is not None}
        return record.write(match)


def read(db: Connection, row: TableRow) -> Kept:
    """Word by word, and what was taken back taken back."""
    match = new_match(row)
    times: list[int] = []
    for ply in read_plies(db, row.id):
        if ply.kind == BACK:
            match.rewind(ply.action)
            del times[ply.action :]
        elif ply.kind == SAY:
            if ply.seat != NATURE:
                match.enter(ply.seat, ply.action)
            for answer in ply.chance.split():
                match.enter(NATURE, int(answer))
            times += [ply.at] * (len(match.log) - len(times))
    match.seed = row.seed
    return Kept(row, match, times)


class Shelf:
    """The finished games that were looked at last."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, Kept] = OrderedDict()

    async def find(self, store: Store, game: str, visitor: Asker | None, key: str | None) -> Kept:
        """A finished game somebody may look at: a public one, one with its key, or one's own."""
        row = await store.read(lambda db: read_table(db, game))
        if row is None or not may_enter(row, visitor.id if visitor else "", key):
            raise Trouble(404, "no_game")
        if row.status != "over":
            raise Trouble(409, "not_over")
        if row.rules_version != catalogue.load(row.title).version:
            raise Trouble(409, "other_rules", version=row.rules_version)
        known = self.kept.get(game)
        match, times = (known.match, known.times) if known is not None else (None, [])
        if match is None:
            fresh = await store.read(lambda db: read(db, row))
            match, times = fresh.match, fresh.times
        found = self.kept[game] = Kept(row, match, times)
        self.kept.move_to_end(game)
        while len(self.kept) > MOST_IN_MEMORY:
            self.kept.popitem(last=False)
        return found
