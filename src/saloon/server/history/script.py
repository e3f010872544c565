"""The bare words of a game, as the store has them: they are written down without any rules, so that a game
outlives those it was played by."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Connection, select

from saloon.kernel import record
from saloon.kernel.core import NATURE
from saloon.kernel.verbs import SEAT_LETTERS
from saloon.server.history import vocabulary
from saloon.server.store.schema import GAMES
from saloon.server.tables.log import BACK, SAY, read_plies
from saloon.server.tables.rows import TableRow


@dataclass(frozen=True)
class Script:
    """`words`: seat and action; `lines`: the same as they are written; `times`: when each was said. `result`:
    how it ended, if it came to an end."""

    row: TableRow
    words: list[tuple[int, int]]
    lines: list[str]
    times: list[int]
    result: dict[str, Any] | None

    def text(self) -> str:
        """The `.game` file."""
        row = self.row
        out = record.head(row.title, row.rules_version, row.seats, row.options)
        bots = {place.seat: place.bot for place in row.places if place.bot is not None}
        out += record.sitters(row.names(), bots)
        out += [f"seed hash: {row.seed_hash}", f"seed: {row.seed}"]
        if self.result is not None:
            winners = " ".join(SEAT_LETTERS[seat] for seat in self.result["winners"]) or "nobody"
            out.append(f"result: {winners} ({self.result['reason']})")
        if row.origin is not None:
            out += ["position:", *["  " + line for line in row.origin.splitlines()]]
        return "\n".join([*out, "", *self.lines]) + "\n"


def read(db: Connection, row: TableRow) -> Script:
    words, times = spoken(db, row.id)
    lines = vocabulary.lines(vocabulary.find(db, row.title, row.rules_version), words)
    result = db.scalar(select(GAMES.c.result).where(GAMES.c.id == row.id))
    return Script(row, words, lines, times, None if result is None else msgspec.json.decode(result))


def spoken(db: Connection, game: str) -> tuple[list[tuple[int, int]], list[int]]:
    """Word by word with the times, and what was taken back taken back."""
    words: list[tuple[int, int]] = []
    times: list[int] = []
    for ply in read_plies(db, game):
        if ply.kind == BACK:
            del words[ply.action :], times[ply.action :]
        elif ply.kind == SAY:
            said = [] if ply.seat == NATURE else [(ply.seat, ply.action)]
            said += [(NATURE, int(answer)) for answer in ply.chance.split()]
            words += said
            times += [ply.at] * len(said)
    return words, times
