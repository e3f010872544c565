"""Standing orders of the people at a table: kept, shown to nobody else, and said when it comes to it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert

from saloon.bots.sight import look
from saloon.kernel import flow, orders
from saloon.kernel.core import seats_in
from saloon.server.store.schema import ORDERS
from saloon.server.tables.log import BY_ORDER
from saloon.server.tables.saying import decision
from saloon.server.wire import client as said
from saloon.server.wire import house as wire
from saloon.server.wire.shapes import Order

if TYPE_CHECKING:
    from saloon.server.sockets.follow import Follow
    from saloon.server.tables.live import Live


STANDING: Final = ORDERS.select().where(ORDERS.c.game == bindparam("table"))


def read_orders(db: Connection, table: str) -> dict[int, list[Order]]:
    rows = db.execute(STANDING, {"table": table})
    return {row.seat: msgspec.json.decode(row.orders, type=list[Order]) for row in rows}


def write_orders(db: Connection, table: str, seat: int, wanted: list[Order]) -> None:
    db.execute(delete(ORDERS).where(ORDERS.c.game == table, ORDERS.c.seat == seat))
    if wanted:
        text = msgspec.json.encode(wanted).decode()
        db.execute(insert(ORDERS).values(game=table, seat=seat, orders=text))


def plain(wanted: list[Order]) -> list[orders.Order]:
    return [orders.Order(one.kind, one.value, one.words) for one in wanted]


def kinds(live: Live, seat: int) -> list[str]:
    """What this seat may order."""
    if not live.playing or seat < 0:
        return []
    match = live.match
    return orders.kinds(match.rules, look(match.rules, match.state, seat).world, seat)


def stand(follow: Follow, message: said.Stand) -> None:
    """All orders of the own seat."""
    live, seat = follow.live, follow.seated
    if seat < 0 or not live.playing or "play" not in follow.client.asker.scopes:
        follow.client.fault("no_orders", live.row.id)
        return
    rules, known = live.match.rules, kinds(live, seat)
    fine = len(message.orders) <= orders.MOST and all(
        one.kind in known and abs(one.value or 0) < 1_000_000 for one in message.orders
    )
    if not fine or not all(orders.readable(rules, one) for one in plain(message.orders)):
        follow.client.fault("bad_order", live.row.id)
        return
    live.orders[seat] = message.orders
    live.house.spawn(keep(live, seat))


async def keep(live: Live, seat: int) -> None:
    """Write the orders of a seat, show them to it, and see whether one has something to say at once."""
    wanted = live.orders.get(seat, [])
    await live.house.store.write(lambda db: write_orders(db, live.row.id, seat, wanted))
    for follow in live.follows:
        if follow.seated == seat:
            show(follow)
    live.house.share.ordered(live.row.id)
    live.act(live.settle)


def show(follow: Follow) -> None:
    if follow.seated >= 0:
        live = follow.live
        follow.client.tell(wire.Orders(live.row.id, live.orders.get(follow.seated, [])))


def attend(live: Live) -> None:
    """Find the orders that have something to say, and say it a beat later."""
    if not live.orders or not live.playing or live.match.over or live.paused or not live.kept:
        return
    match = live.match
    waiting = flow.speakers(match.rules, match.state)
    for seat in seats_in(waiting):
        wanted = live.orders.get(seat)
        if not wanted or seat in live.thinking or seat not in live.people():
            continue
        world = look(match.rules, match.state, seat).world
        found = orders.fires(match.rules, world, seat, plain(wanted))
        if found is not None:
            live.thinking.add(seat)
            at, action = found
            fires = partial(fire, live, seat, decision(live, seat), wanted[at], action)
            when = live.house.now() + live.house.settings.bot_beat
            live.house.tables.later(when, partial(live.act, fires))


def fire(live: Live, seat: int, asked: str | None, order: Order, action: int) -> None:
    """Say it, if the seat is still asked the same and still wants it."""
    live.thinking.discard(seat)
    wanted = live.orders.get(seat, [])
    same = live.playing and not live.paused and order in wanted and asked == decision(live, seat)
    if not same or live.match.why(seat, action) is not None:
        live.settle()
        return
    until = live.held_until()
    if until > live.house.now():
        live.thinking.add(seat)
        again = partial(fire, live, seat, asked, order, action)
        live.house.tables.later(until, partial(live.act, again))
        return
    assert live.log is not None

    def answered(wrong: str | None) -> None:
        if wrong is None and order.kind == orders.WORDS and order.value is not None:
            spend(live, seat, order)

    live.say(seat, action, f"{BY_ORDER}{live.log.plies}", answered)


def spend(live: Live, seat: int, order: Order) -> None:
    """An order that may fire so many times has fired once."""
    wanted = list(live.orders.get(seat, []))
    at = wanted.index(order)
    left = (order.value or 1) - 1
    wanted[at : at + 1] = [msgspec.structs.replace(order, value=left)] if left > 0 else []
    live.orders[seat] = wanted
    live.house.spawn(keep(live, seat))
