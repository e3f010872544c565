"""Everybody who is connected."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from saloon.server.house import House
    from saloon.server.sockets.client import Client
    from saloon.server.tables.rows import TableRow


class Hub:
    def __init__(self, house: House) -> None:
        self.house = house
        self.clients: dict[str, set[Client]] = {}

    def start(self) -> None: ...

    async def close(self) -> None:
        await asyncio.sleep(0)

    def connected(self, row: TableRow) -> frozenset[str]:
        """The ids of the people at this table whose socket is open."""
        return frozenset(
            place.user.id for place in row.places if place.user is not None and place.user.id in self.clients
        )

    def came(self, client: Client) -> None:
        self.clients.setdefault(client.asker.id, set()).add(client)

    def left(self, client: Client) -> None:
        client.gone()
        mine = self.clients.get(client.asker.id)
        if mine is not None:
            mine.discard(client)
            if not mine:
                del self.clients[client.asker.id]
