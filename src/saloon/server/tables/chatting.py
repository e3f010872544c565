"""Saying something in a room, and drawing on the plan."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from sqlalchemy import Connection, insert, update

from saloon.server.bus.messages import Drawn, Spoken
from saloon.server.ids import new_id
from saloon.server.store.schema import MARKS
from saloon.server.tables import talk
from saloon.server.tables.publish import ENCODER
from saloon.server.wire import client as said
from saloon.server.wire import house as wire
from saloon.server.wire.shapes import Line, Mark

if TYPE_CHECKING:
    from saloon.server.sockets.follow import Follow
    from saloon.server.tables.live import Live

LONGEST: Final = 500
SHORT: Final = 100
LINES_AT_ONCE: Final = 8
WINDOW: Final = 10_000
KINDS: Final = ("route", "pin", "proposal")
MOST_MARKS: Final = 40
MOST_PLACES: Final = 20


def speak(follow: Follow, message: said.Talk) -> None:
    """A line for a room; a fault says why not."""
    live, client = follow.live, follow.client
    text = "".join(c if c.isprintable() or c == "\n" else " " for c in message.text).strip()
    wrong = why_not(follow, message.room, text)
    if wrong is not None:
        client.fault(wrong, live.row.id, most=LONGEST)
        return
    seat = follow.seated if follow.seated >= 0 else None
    room = message.room
    if room == talk.GANG:
        room = talk.gang_room(talk.gang(live, follow.seated))
    line = Line(0, message.room, client.asker.person, text, live.house.now(), seat)
    live.house.spawn(keep(live, room, line))


def why_not(follow: Follow, room: str, text: str) -> str | None:
    """Why this cannot be said there: the key of a fault."""
    live, viewer = follow.live, follow.seated
    if room not in talk.ROOMS:
        return "no_room"
    if not 0 < len(text) <= LONGEST:
        return "talk_length"
    if "play" not in follow.client.asker.scopes:
        return "no_scope"
    if room == talk.GANG:
        if live.row.status != "playing" or not talk.gang(live, viewer):
            return "no_room"
    else:
        if room == talk.WATCHERS and viewer >= 0 and live.row.status == "playing":
            return "no_room"
        if room == talk.TABLE and viewer < 0 and live.row.host != follow.client.asker.id:
            return "no_room"
        if follow.client.asker.id in live.row.silenced:
            return "silenced"
        if viewer >= 0 and live.playing and not live.match.rules.may_talk(live.match.state, viewer):
            return "silence"
    return None if follow.client.may_talk(LINES_AT_ONCE, WINDOW) else "too_many"


async def keep(live: Live, room: str, line: Line) -> None:
    """Write a line, then show it to those who may read the room."""
    n = await live.house.store.write(lambda db: talk.write_line(db, live.row.id, room, line))
    line = msgspec.structs.replace(line, n=n)
    nodes = live.house.nodes
    nodes.say(Spoken(nodes.me, live.row.id, room, line))
    hear(live, room, line)


def hear(live: Live, room: str, line: Line) -> None:
    lines = live.talk.rooms.setdefault(room, [])
    lines.append(line)
    del lines[: -talk.KEPT]
    body = ENCODER.encode(wire.Heard(live.row.id, line))
    for follow in live.follows:
        if talk.may_read(live, follow.viewer, room) and line.person.id not in follow.client.muted:
            follow.client.send(body)


def draw(follow: Follow, message: said.Draw) -> None:
    """A mark on the gang's plan: a new one, the own one away, or a second for somebody's."""
    live, client, seat = follow.live, follow.client, follow.seated
    mask = talk.gang(live, seat)
    if live.row.status != "playing" or not mask:
        client.fault("no_plan", live.row.id)
        return
    if not client.may_talk(LINES_AT_ONCE * 3, WINDOW):
        client.fault("too_many", live.row.id)
        return
    mark = changed(live, seat, mask, message)
    if mark is None:
        client.fault("bad_mark", live.row.id, most=MOST_MARKS)
        return
    live.house.spawn(keep_mark(live, mask, mark, message.remove is not None))


def changed(live: Live, seat: int, mask: int, message: said.Draw) -> Mark | None:
    """The mark as it will be; None if this cannot be drawn."""
    marks = [mark for mark in live.talk.marks if mask >> mark.seat & 1]
    if message.remove is not None:
        return next((mark for mark in marks if mark.id == message.remove and mark.seat == seat), None)
    if message.second is not None:
        found = next((mark for mark in marks if mark.id == message.second and mark.seat != seat), None)
        if found is None:
            return None
        seconds = [one for one in found.seconds if one != seat]
        if seconds == found.seconds:
            seconds = [*seconds, seat]
        return msgspec.structs.replace(found, seconds=seconds)
    small = len(message.places) <= MOST_PLACES and len(message.text) <= SHORT
    numbers = [*message.places, message.target or 0]
    few = sum(mark.seat == seat for mark in marks) < MOST_MARKS
    if message.kind not in KINDS or not small or not few or any(not -1 <= n < 1000 for n in numbers):
        return None
    return Mark(new_id(12), seat, message.kind, message.target, message.places, message.text)


async def keep_mark(live: Live, mask: int, mark: Mark, remove: bool) -> None:
    fresh = put_mark(live, mark, remove)
    now = live.house.now()

    def write(db: Connection) -> None:
        seconds = msgspec.json.encode(mark.seconds).decode()
        if fresh:
            row = {"id": mark.id, "game": live.row.id, "seat": mark.seat, "kind": mark.kind, "at": now}
            places = msgspec.json.encode(mark.places).decode()
            more = {"target": mark.target, "places": places, "text": mark.text, "seconds": seconds}
            db.execute(insert(MARKS).values(**row, **more))
        else:
            change = {"gone": now} if remove else {"seconds": seconds}
            db.execute(update(MARKS).where(MARKS.c.id == mark.id).values(**change))

    await live.house.store.write(write)
    nodes = live.house.nodes
    nodes.say(Drawn(nodes.me, live.row.id, mask, mark, remove))
    show_marks(live, mask)


def put_mark(live: Live, mark: Mark, remove: bool) -> bool:
    """Whether it was not there before."""
    known = [one for one in live.talk.marks if one.id != mark.id]
    fresh = len(known) == len(live.talk.marks)
    live.talk.marks = known if remove else [*known, mark]
    return fresh


def show_marks(live: Live, mask: int) -> None:
    for follow in live.follows:
        if follow.seated >= 0 and mask >> follow.seated & 1:
            follow.client.tell(wire.Plan(live.row.id, talk.marks_for(live, follow.viewer)))
