"""Other people over HTTP: whom I do not want to hear, and whom the house should look at."""

from __future__ import annotations

from dataclasses import replace

from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody

from saloon.server.asker import Asker
from saloon.server.given import GivenAsker, GivenHouse
from saloon.server.house import House
from saloon.server.people import peace, rights
from saloon.server.people.desk import let
from saloon.server.wire.people import Report
from saloon.server.wire.shapes import Person


@get("/api/me/mutes")
async def my_mutes(asker: GivenAsker, house: GivenHouse) -> list[Person]:
    rights.needs(asker, "read")
    return await house.store.read(lambda db: peace.muted(db, asker.id))


@put("/api/me/mutes/{name:str}")
async def mute(name: FromPath[str], asker: GivenAsker, house: GivenHouse) -> list[Person]:
    rights.needs(asker, "play")
    return heard(
        house, asker, await house.store.write(lambda db: peace.mute(db, asker.id, name, house.now()))
    )


@delete("/api/me/mutes/{name:str}", status_code=200)
async def unmute(name: FromPath[str], asker: GivenAsker, house: GivenHouse) -> list[Person]:
    rights.needs(asker, "play")
    return heard(house, asker, await house.store.write(lambda db: peace.unmute(db, asker.id, name)))


async def renamed(house: House, asker: Asker, name: str) -> None:
    """The tables where somebody sits, and what is said from now on, show the new name."""
    for client in house.hub.clients.get(asker.id, ()):
        client.asker = replace(client.asker, name=name)
    for live in house.tables.of_user(asker.id):
        await house.tables.refresh(live.row.id)


def heard(house: House, asker: Asker, muted: list[Person]) -> list[Person]:
    """The open sockets know it at once."""
    for client in house.hub.clients.get(asker.id, ()):
        client.muted = frozenset(person.id for person in muted)
    return muted


@post("/api/reports", status_code=204)
async def report(data: JSONBody[Report], asker: GivenAsker, house: GivenHouse) -> None:
    """Tell the house about somebody; only whoever runs it reads that."""
    rights.needs(asker, "play")
    let(house.desk.reports, asker.id)
    await house.store.write(lambda db: peace.report(db, asker, data, house.now()))


ROUTES = [my_mutes, mute, unmute, report]
