"""An earlier moment of a table, as one viewer was shown it then: made again from the log."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from saloon.kernel.core import NATURE
from saloon.kernel.match import Entry
from saloon.kernel.telling import seen
from saloon.kernel.told import Seen
from saloon.kernel.words import Words
from saloon.server.tables.live import Live, viewer_name
from saloon.server.tables.log import new_match
from saloon.server.trouble import Trouble

if TYPE_CHECKING:
    from saloon.server.tables.rows import TableRow


async def look_back(live: Live, viewer: int, n: int, language: str) -> Seen:
    """The table when a viewer's happening `n` had just been told. What is not on disk yet does not count."""
    words = await settled(live)
    if words is None:
        raise Trouble(409, "not_playing")
    length, heard = shown_with(words, viewer, n)
    if not 0 <= n <= heard:
        raise Trouble(404, "no_moment", last=heard)
    return await asyncio.to_thread(again, live.row, words[:length], viewer, heard, language)


async def settled(live: Live) -> list[Entry] | None:
    """The words of a game, all of them stored; None before it has begun."""
    found: asyncio.Future[list[Entry] | None] = asyncio.get_running_loop().create_future()
    live.act(lambda: found.set_result(None if live.log is None else live.match.log[:]))
    return await found


def shown_with(words: list[Entry], viewer: int, n: int) -> tuple[int, int]:
    """How many words there were when a happening was shown, and how much the viewer had been told then. A
    word is shown together with what NATURE said to it; what is said in secret afterwards is left out."""
    heard = 0
    for length, entry in enumerate(words):
        if entry.seat != NATURE and heard >= n:
            return length, heard
        heard += len(entry.told(viewer))
    return len(words), heard


def again(row: TableRow, words: list[Entry], viewer: int, heard: int, language: str) -> Seen:
    """Looked at, not played on: nothing is asked."""
    match = new_match(row)
    for entry in words:
        match.enter(entry.seat, entry.action)
    names = Words(match.rules, language, row.names())
    found = seen(match, viewer_name(viewer), names, heard, barred=False)
    return msgspec.structs.replace(found, ask=None, may_undo=False)
