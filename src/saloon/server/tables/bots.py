"""Bots at the table: they think in the pool, from their own seat's knowledge, and answer on a steady beat."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Final

from saloon.bots.levels import PONDERERS
from saloon.bots.ponder import Book
from saloon.bots.pool import task
from saloon.bots.sight import look
from saloon.bots.think import Budget
from saloon.kernel import flow
from saloon.server.tables.live import nobody
from saloon.server.tables.log import BY_BOT
from saloon.server.tables.saying import decision

if TYPE_CHECKING:
    from saloon.server.tables.live import Live

SLICE: Final = 250
"""Milliseconds of pondering after which a worker is free again for whoever is asked."""


def attend(live: Live) -> None:
    """Let every bot that is waited for think, and those who ponder do it while people are asked."""
    if not live.row.with_bots or not awake(live):
        return
    pending = flow.pending(live.match.state)
    for place in live.row.places:
        seat, level = place.seat, place.level
        if level is None:
            continue
        if pending >> seat & 1:
            if seat not in live.thinking:
                live.thinking.add(seat)
                live.house.spawn(think(live, seat, level))
        elif level in PONDERERS and seat not in live.pondering:
            live.pondering.add(seat)
            live.house.spawn(ponder(live, seat, level))


def awake(live: Live) -> bool:
    return live.playing and live.kept and not (live.match.over or live.paused or live.house.draining)


async def ponder(live: Live, seat: int, level: str) -> None:
    """Fill the book of a seat slice by slice, as long as a person keeps it waiting and its time lasts."""
    try:
        for _ in range(live.house.settings.ponder // SLICE):
            if not awake(live) or live.waits_for(seat) or not any(map(live.waits_for, live.people())):
                break
            match = live.match
            budget = Budget(milliseconds=SLICE, seed=secrets.randbits(30))
            found = await live.house.bots().ponder(task(look(match.rules, match.state, seat), level, budget))
            live.books.setdefault(seat, Book()).add(found)
            if not found.lines:
                await asyncio.sleep(SLICE / 1000)
    finally:
        live.pondering.discard(seat)


async def think(live: Live, seat: int, level: str) -> None:
    """One decision. If the table has moved on meanwhile, what was thought is dropped."""
    match = live.match
    asked = decision(live, seat)
    try:
        book = live.books.pop(seat, None)
        work = task(look(match.rules, match.state, seat), level, Budget(seed=secrets.randbits(30)), book)
        loop = asyncio.get_running_loop()
        began = loop.time()
        action = (await live.house.bots().think(work)).action
        beat = live.house.settings.bot_beat / 1000
        if beat:
            await asyncio.sleep(beat - (loop.time() - began) % beat)
    except BaseException:
        live.thinking.discard(seat)
        raise
    live.act(lambda: speak(live, seat, asked, action))


def speak(live: Live, seat: int, asked: str | None, action: int) -> None:
    """Say what was thought, if the seat is still a bot's and still asked the same."""
    until = live.held_until() if live.log is not None else 0
    if until > live.house.now():
        live.house.tables.later(until, lambda: live.act(lambda: speak(live, seat, asked, action)))
        return
    live.thinking.discard(seat)
    if not live.playing or live.match.over or live.paused:
        return
    assert live.log is not None
    same = live.row.places[seat].level is not None and asked == decision(live, seat)
    if same and live.match.why(seat, action) is None:
        live.say(seat, action, f"{BY_BOT}{live.log.plies}", nobody)
    else:
        attend(live)
