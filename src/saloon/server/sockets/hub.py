"""Everybody who is connected, the lobby, and what is told to people wherever they are."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import structlog

from saloon.server import speech
from saloon.server.bus.messages import Person
from saloon.server.sockets.lobby import lobby
from saloon.server.wire import house as wire

if TYPE_CHECKING:
    from saloon.server.house import House, Telling
    from saloon.server.sockets.client import Client
    from saloon.server.sockets.protocol import SocketProtocol
    from saloon.server.tables.live import Live
    from saloon.server.tables.rows import TableRow

LOG = structlog.get_logger("saloon.sockets")
PULSE: Final = 25.0
"""Seconds between two questions whether somebody is still there."""
REFRESH: Final = 1.0
"""Seconds between two pictures of the lobby, if anything has changed."""


class Hub:
    def __init__(self, house: House) -> None:
        self.house = house
        self.clients: dict[str, set[Client]] = {}
        self.in_lobby: set[Client] = set()
        self.lines: set[SocketProtocol] = set()
        self.stale = False

    def start(self) -> None:
        self.house.tellers.append(self.notice)
        self.house.nodes.moved, self.house.nodes.gone = self.presence, self.house.share.node_gone
        self.house.nodes.back = self.house.share.missed
        self.house.spawn(self.refresh())
        self.house.spawn(self.pulse())

    async def pulse(self) -> None:
        """Sockets that are dead are found out, and those in between are kept from sleeping."""
        while True:
            await asyncio.sleep(PULSE)
            for line in list(self.lines):
                line.pulse()

    async def close(self) -> None:
        """Everybody is asked to come back in a moment."""
        for clients in list(self.clients.values()):
            for client in list(clients):
                client.tell(wire.Bye("restart", 1000))
                client.close(1012)
        await asyncio.sleep(0)

    def connected(self, row: TableRow) -> frozenset[str]:
        """The ids of the people at this table whose socket is open."""
        return frozenset(
            place.user.id
            for place in row.places
            if place.user is not None
            and (place.user.id in self.clients or self.house.nodes.connected(place.user.id))
        )

    def came(self, client: Client) -> None:
        first = client.asker.id not in self.clients
        self.clients.setdefault(client.asker.id, set()).add(client)
        if first:
            self.house.nodes.say(Person(self.house.nodes.me, client.asker.id, True))
            self.presence(client.asker.id)

    def left(self, client: Client) -> None:
        client.gone()
        self.in_lobby.discard(client)
        mine = self.clients.get(client.asker.id)
        if mine is not None:
            mine.discard(client)
            if not mine:
                del self.clients[client.asker.id]
                self.house.nodes.say(Person(self.house.nodes.me, client.asker.id, False))
                self.presence(client.asker.id)

    def presence(self, user: str) -> None:
        """Somebody has come or gone: the tables where he sits show it."""
        for live in self.house.tables.of_user(user):
            live.act(live.voices.inform)

    def notice(self, telling: Telling) -> None:
        for user in telling.users:
            for client in self.clients.get(user, ()):
                text = speech.say(client.lang, f"notice.{telling.kind}", **telling.args)
                client.tell(wire.Notice(telling.kind, text, telling.table))

    # The lobby

    def changed(self, live: Live) -> None:
        """A table has changed in a way that the lobby shows."""
        self.stale = True

    def lobby(self, client: Client, on: bool) -> None:
        self.in_lobby.discard(client)
        if on:
            self.in_lobby.add(client)
            self.house.spawn(self.show(client))

    async def show(self, client: Client) -> None:
        client.tell(await lobby(self.house, client.asker.id))

    async def refresh(self) -> None:
        while True:
            await asyncio.sleep(REFRESH)
            if self.stale:
                self.stale = False
                try:
                    for client in list(self.in_lobby):
                        await self.show(client)
                except Exception:
                    LOG.exception("lobby failed")
