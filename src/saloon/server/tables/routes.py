"""Tables over HTTP."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody
from sqlalchemy import Connection

from saloon.kernel.told import Seen
from saloon.server.asker import Asker
from saloon.server.given import GivenAsker, GivenHouse, GivenVisitor
from saloon.server.house import House, Telling
from saloon.server.people.desk import let
from saloon.server.people.rights import needs
from saloon.server.sockets.lobby import lobby
from saloon.server.tables import (
    closing,
    making,
    matching,
    moments,
    pausing,
    rights,
    seating,
    silence,
    stopping,
)
from saloon.server.tables.live import Live
from saloon.server.tables.rows import TableRow, write_new
from saloon.server.tables.starting import start
from saloon.server.trouble import Trouble, language_of
from saloon.server.wire.house import Tables
from saloon.server.wire.shapes import TableInfo
from saloon.server.wire.tables import (
    Invitation,
    JoinTable,
    MadeTable,
    NewTable,
    Pause,
    PlayNow,
    QuickMatch,
    SeatChange,
    Silence,
)

AnyRequest = Request[Any, Any, Any]


@get("/api/tables")
async def tables(visitor: GivenVisitor, house: GivenHouse, title: FromQuery[str | None] = None) -> Tables:
    """What is open and what is played; a stranger may look as well."""
    return await lobby(house, visitor.id if visitor else "", title)


@post("/api/play", status_code=201)
async def play_now(data: JSONBody[PlayNow], asker: GivenAsker, house: GivenHouse) -> MadeTable:
    needs(asker, "manage")
    row = making.play_now(data, asker, house.now())
    return await keep(house, row, asker, True)


@post("/api/tables", status_code=201)
async def new_table(data: JSONBody[NewTable], asker: GivenAsker, house: GivenHouse) -> MadeTable:
    needs(asker, "manage")
    row = making.make(data, asker, house.now())
    return await keep(house, row, asker, row.full() and row.start_full)


async def keep(house: House, row: TableRow, asker: Asker, begin: bool) -> MadeTable:
    """Write a new table; start it if it can."""
    let(house.desk.tables, asker.id)
    now = house.now()

    def write(db: Connection) -> None:
        write_new(db, row)
        if begin:
            start(db, row, now)

    await house.store.write(write)
    return await made(house, row.id, asker)


async def made(house: House, table: str, asker: Asker) -> MadeTable:
    """A table after a change of its seats: everybody there is told, and so is whoever asked."""
    live = await house.tables.refresh(table)
    seats = live.row.seats_of(asker.id)
    secret = live.row.key if live.row.access == "link" else None
    return MadeTable(
        live.info(), seats[0] if seats else None, secret if seats or live.row.host == asker.id else None
    )


@get("/api/tables/{table:str}")
async def table_info(
    table: FromPath[str], asker: GivenAsker, house: GivenHouse, key: FromQuery[str | None] = None
) -> TableInfo:
    return (await entered(house, table, asker, key)).info()


@get("/api/tables/{table:str}/moments/{n:int}")
async def moment(
    table: FromPath[str],
    n: FromPath[int],
    request: AnyRequest,
    asker: GivenAsker,
    house: GivenHouse,
    key: FromQuery[str | None] = None,
    seat: FromQuery[int | None] = None,
    watch: FromQuery[bool] = False,
) -> Seen:
    """The table as the asker was shown it when happening `n` of their story was told."""
    live = await entered(house, table, asker, key)
    await house.share.catch_up(live)
    viewer = rights.sees_as(live.row, rights.viewer(live.row, asker, seat, watch))
    return await moments.look_back(live, viewer, n, language_of(request))


async def entered(house: House, table: str, asker: Asker, key: str | None) -> Live:
    """A table this person may know of."""
    live = await house.tables.find(table)
    if live is None or not await rights.admitted(house, live.row, asker.id, key):
        raise Trouble(404, "no_table")
    return live


@post("/api/match", status_code=201)
async def quick_match(data: JSONBody[QuickMatch], asker: GivenAsker, house: GivenHouse) -> MadeTable:
    needs(asker, "play")
    table = await house.store.write(lambda db: matching.match(db, data, asker, house.now()))
    return await made(house, table, asker)


@post("/api/tables/{table:str}/join", status_code=200)
async def join(
    table: FromPath[str], data: JSONBody[JoinTable], asker: GivenAsker, house: GivenHouse
) -> MadeTable:
    needs(asker, "play")
    await house.store.write(lambda db: seating.join(db, table, asker, data.seat, data.key, house.now()))
    return await made(house, table, asker)


@post("/api/tables/{table:str}/leave", status_code=200)
async def leave(table: FromPath[str], asker: GivenAsker, house: GivenHouse) -> TableInfo:
    needs(asker, "play")
    await house.store.write(lambda db: seating.leave(db, table, asker, house.now()))
    return (await house.tables.refresh(table)).info()


@post("/api/tables/{table:str}/back", status_code=200)
async def back(table: FromPath[str], asker: GivenAsker, house: GivenHouse) -> TableInfo:
    needs(asker, "play")
    await house.store.write(lambda db: seating.back(db, table, asker))
    live = await house.tables.refresh(table)
    live.act(lambda: live.returned(asker.id))
    return live.info()


@post("/api/tables/{table:str}/pause", status_code=200)
async def pause_game(
    table: FromPath[str], data: JSONBody[Pause], asker: GivenAsker, house: GivenHouse
) -> TableInfo:
    needs(asker, "play")
    live = await entered(house, table, asker, None)
    pausing.pause(live, asker, data.on)
    return live.info()


@post("/api/tables/{table:str}/start", status_code=200)
async def start_now(table: FromPath[str], asker: GivenAsker, house: GivenHouse) -> TableInfo:
    needs(asker, "play")
    await house.store.write(lambda db: seating.start_now(db, table, asker, house.now()))
    return (await house.tables.refresh(table)).info()


@post("/api/tables/{table:str}/close", status_code=200)
async def close(table: FromPath[str], asker: GivenAsker, house: GivenHouse) -> TableInfo:
    """The host closes a table; in a game with others everybody there is asked."""
    needs(asker, "manage")
    live = await house.tables.find(table)
    if live is not None and closing.needs_consent(live.row, asker.id):
        closing.propose(live, asker)
        return live.info()
    await house.store.write(lambda db: seating.close(db, table, asker, house.now()))
    return (await house.tables.refresh(table)).info()


@post("/api/tables/{table:str}/go-on", status_code=200)
async def go_on(table: FromPath[str], asker: GivenAsker, house: GivenHouse) -> TableInfo:
    """A game that stopped because the rules are others now goes on by those, if everybody there agrees."""
    needs(asker, "play")
    live = await entered(house, table, asker, None)
    await stopping.go_on(live, asker)
    return live.info()


@put("/api/tables/{table:str}/seats/{seat:int}")
async def set_seat(
    table: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[SeatChange],
    asker: GivenAsker,
    house: GivenHouse,
) -> TableInfo:
    needs(asker, "manage")
    await house.store.write(lambda db: seating.set_seat(db, table, asker, seat, data.bot, house.now()))
    return (await house.tables.refresh(table)).info()


@post("/api/tables/{table:str}/invite", status_code=201)
async def invite(
    table: FromPath[str], data: JSONBody[Invitation], asker: GivenAsker, house: GivenHouse
) -> Invitation:
    needs(asker, "play")
    answer, user = await house.store.write(lambda db: seating.invite(db, table, asker, data, house.now()))
    if user is not None:
        house.tell(Telling("invitation", (user,), table, {"by": asker.name}))
    return answer


@post("/api/tables/{table:str}/rematch", status_code=201)
async def rematch(table: FromPath[str], asker: GivenAsker, house: GivenHouse) -> MadeTable:
    needs(asker, "play")
    fresh = await house.store.write(lambda db: matching.rematch(db, table, asker, house.now()))
    old = await house.tables.refresh(table)
    others = {place.user.id for place in old.row.places if place.user is not None} - {asker.id}
    house.tell(Telling("invitation", tuple(sorted(others)), fresh, {"by": asker.name}))
    return await made(house, fresh, asker)


@post("/api/tables/{table:str}/silence", status_code=200)
async def silence_somebody(
    table: FromPath[str], data: JSONBody[Silence], asker: GivenAsker, house: GivenHouse
) -> TableInfo:
    needs(asker, "manage")
    await house.store.write(lambda db: silence.silence(db, table, asker, data))
    return (await house.tables.refresh(table)).info()


ROUTES = [
    tables,
    play_now,
    new_table,
    table_info,
    moment,
    quick_match,
    join,
    leave,
    back,
    pause_game,
    start_now,
    close,
    go_on,
    set_seat,
    invite,
    rematch,
    silence_somebody,
]
