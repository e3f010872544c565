"""A table on several nodes: what one of them has written is taken over by the others that have the table in
memory, and shown to whoever follows it there.

Any node may write. Which of them lets bots think, orders fire and clocks speak (`Live.kept`) is settled by
name among those that have the table in memory; should two of them think they are the one, the store takes
the first word and the second is dropped.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, func, select

from saloon.server.bus.messages import (
    Answered,
    Asking,
    Beat,
    Changed,
    Drawn,
    Here,
    Message,
    Ordered,
    Person,
    Said,
    Spoken,
    Told,
)
from saloon.server.house import Telling
from saloon.server.store.appends import Ply
from saloon.server.store.schema import GAMES, PLIES
from saloon.server.tables import asking, chatting, ordering
from saloon.server.tables.log import BACK, SAY, read_plies

if TYPE_CHECKING:
    from saloon.server.house import House
    from saloon.server.tables.live import Live

AT_ONCE: Final = 500
"""Tables that are compared with the store in one question."""


class Sharing:
    def __init__(self, house: House) -> None:
        self.house = house

    # What this node says

    def row(self, ply: Ply) -> None:
        if not self.house.nodes.alone:
            self.house.nodes.say(Said(self.house.nodes.me, *ply))

    def changed(self, table: str) -> None:
        self.house.nodes.say(Changed(self.house.nodes.me, table))

    def ordered(self, table: str) -> None:
        self.house.nodes.say(Ordered(self.house.nodes.me, table))

    def here(self, live: Live, ask: bool = False) -> None:
        """This node has the table in memory."""
        if self.house.nodes.alone:
            return
        users = sorted({follow.client.asker.id for follow in live.follows})
        self.house.nodes.say(Here(self.house.nodes.me, live.row.id, users, live.watchers_here(), ask))

    def let_go(self, table: str) -> None:
        self.house.nodes.say(Here(self.house.nodes.me, table, gone=True))

    # What it hears

    def hear(self, message: Message) -> None:
        if isinstance(message, Told):
            self.house.hub.notice(Telling(message.kind, message.users, message.table, message.args))
            return
        assert not isinstance(message, Beat | Person)
        if isinstance(message, Changed):
            self.house.hub.stale = True
        live = self.house.tables.lives.get(message.table)
        if live is not None:
            HEARS[type(message)](live, message)

    def node_gone(self, node: str) -> None:
        """Another node is gone: what it kept is for others to keep, what it had asked is settled."""
        for live in list(self.house.tables.lives.values()):
            if live.others.pop(node, None) is not None:
                for request in [one for one in live.requests.values() if one.home == node]:
                    asking.settle(live, request, False)
                live.act(live.settle)
                live.act(live.voices.inform)

    def missed(self) -> None:
        """The bus was away: whatever was told meanwhile stands in the store."""
        self.house.hub.stale = True
        for live in list(self.house.tables.lives.values()):
            self.here(live, ask=True)
            self.house.spawn(self.house.tables.read_all(live))

    # Looking it up

    async def mend(self) -> None:
        """Whatever the store has more of than the tables in memory."""
        await self.mend_open()
        lives = [live for live in self.house.tables.lives.values() if live.log is not None and live.playing]
        for start in range(0, len(lives), AT_ONCE):
            some = {live.row.id: live for live in lives[start : start + AT_ONCE]}
            newest = await self.house.store.read(partial(lengths, list(some)))
            for table, plies in newest.items():
                live = some[table]
                if live.log is not None and live.log.plies < plies:
                    await self.catch_up(live)

    async def mend_open(self) -> None:
        """Tables that are no longer open."""
        some = [live.row.id for live in self.house.tables.lives.values() if live.row.status == "open"]
        query = select(GAMES.c.id).where(GAMES.c.id.in_(some[:AT_ONCE]), GAMES.c.status != "open")
        for table in await self.house.store.read(lambda db: db.scalars(query).all()) if some else ():
            live = self.house.tables.lives.get(table)
            if live is not None:
                await self.house.tables.read_anew(live)

    async def catch_up(self, live: Live) -> None:
        """The words that this node has not heard of."""
        if self.house.nodes.alone:
            return
        if live.log is None:
            await self.house.tables.read_anew(live)
            return
        start = live.log.plies
        for row in await self.house.store.read(lambda db: read_plies(db, live.row.id, start)):
            live.act(partial(take, live, row))


def lengths(tables: list[str], db: Connection) -> dict[str, int]:
    query = select(PLIES.c.game, func.max(PLIES.c.ply)).where(PLIES.c.game.in_(tables)).group_by(PLIES.c.game)
    return {table: ply + 1 for table, ply in db.execute(query)}


def take(live: Live, row: Any) -> None:
    """A row that another node has written."""
    log = live.log
    if log is None or row.ply < log.plies:
        return
    if row.ply > log.plies:
        live.house.spawn(live.house.share.catch_up(live))
        return
    before = len(log.match.log)
    if row.kind == BACK:
        cut = log.rewind(row.action)
        log.note(row.ply, row.move, row.kind, row.seat, row.at)
        live.voices.took_back(cut, row.seat)
    else:
        log.take(row)
        if live.match.over and live.row.status == "playing":
            live.row.status, live.row.ended = "over", row.at
            asking.drop(live)
        if row.kind == SAY:
            live.voices.publish(before, row.seat)
        else:
            live.voices.inform()
    live.settle()


def said(live: Live, message: Said) -> None:
    live.act(partial(take, live, message))


def changed(live: Live, message: Changed) -> None:
    live.house.spawn(live.house.tables.read_anew(live))


def ordered(live: Live, message: Ordered) -> None:
    live.house.spawn(orders_anew(live))


async def orders_anew(live: Live) -> None:
    live.orders = await live.house.store.read(lambda db: ordering.read_orders(db, live.row.id))
    for follow in live.follows:
        ordering.show(follow)
    live.act(live.settle)


def spoken(live: Live, message: Spoken) -> None:
    chatting.hear(live, message.room, message.line)


def drawn(live: Live, message: Drawn) -> None:
    chatting.put_mark(live, message.mark, message.remove)
    chatting.show_marks(live, message.mask)


def here(live: Live, message: Here) -> None:
    """Another node has this table in memory too, or no longer."""
    before = live.others.get(message.node)
    if message.gone:
        live.others.pop(message.node, None)
    else:
        live.others[message.node] = message
    if message.ask:
        live.house.share.here(live)
    if before is None or message.gone:
        live.act(live.settle)
    if message.watchers != (before.watchers if before is not None else 0):
        live.house.tables.crowds.add(live)


def asked(live: Live, message: Asking) -> None:
    """A question that another node keeps."""
    request = asking.Request(
        message.request,
        message.kind,
        message.by,
        message.asker,
        set(message.needs),
        lambda agreed: None,
        list(message.yes),
        message.node,
    )
    if message.open:
        live.requests[request.id] = request
    else:
        live.requests.pop(request.id, None)
    asking.show_here(live, request, message.open)


def answered(live: Live, message: Answered) -> None:
    request = live.requests.get(message.request)
    if request is not None and request.home == "":
        asking.answer(live, message.seat, message.request, message.yes)


HEARS: Final[dict[type, Callable[[Live, Any], None]]] = {
    Said: said,
    Changed: changed,
    Ordered: ordered,
    Spoken: spoken,
    Drawn: drawn,
    Here: here,
    Asking: asked,
    Answered: answered,
}
