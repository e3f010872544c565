"""Sockets of sessions that have ended."""

from __future__ import annotations

from saloon.server.house import House
from saloon.server.sockets import frames


def dismiss(house: House, user: str, session: str | None = None, but: str | None = None) -> None:
    """Close somebody's sockets: those of one session, or all but those of one."""
    for client in list(house.hub.clients.get(user, ())):
        mine = client.asker.session
        if (session is None or mine == session) and (but is None or mine != but):
            client.close(frames.WHO)
