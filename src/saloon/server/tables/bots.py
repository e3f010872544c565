"""Bots at the table: they think in the pool, from their own seat's knowledge, and answer on a steady beat."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING

from saloon.bots.pool import task
from saloon.bots.sight import look
from saloon.bots.think import Budget
from saloon.kernel import flow
from saloon.kernel.core import seats_in
from saloon.server.tables.live import nobody
from saloon.server.tables.log import BY_BOT
from saloon.server.tables.saying import decision

if TYPE_CHECKING:
    from saloon.server.tables.live import Live


def attend(live: Live) -> None:
    """Let every bot that is waited for think."""
    if not live.playing or live.match.over or live.paused or live.house.draining or not live.kept:
        return
    if not live.row.with_bots:
        return
    for seat in seats_in(flow.pending(live.match.state)):
        level = live.row.places[seat].level
        if level is not None and seat not in live.thinking:
            live.thinking.add(seat)
            live.house.spawn(think(live, seat, level))


async def think(live: Live, seat: int, level: str) -> None:
    """One decision. If the table has moved on meanwhile, what was thought is dropped."""
    match = live.match
    asked = decision(live, seat)
    try:
        work = task(look(match.rules, match.state, seat), level, Budget(seed=secrets.randbits(30)))
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
