# compiled zone
"""The socket itself, below ASGI: uvicorn hands a connection over when a client asks for `/api/socket`.

A message is read, understood and acted on in the call that brought its bytes; nothing is queued and no task
is woken for it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from http.cookies import CookieError, SimpleCookie
from typing import TYPE_CHECKING, Any, Final, cast
from urllib.parse import urlsplit

import structlog
from websockets.http11 import Request
from websockets.server import ServerProtocol

from saloon.server import speech
from saloon.server.people.sessions import COOKIE, identify
from saloon.server.sockets import frames
from saloon.server.sockets.client import Client
from saloon.server.tables.publish import ENCODER
from saloon.server.wire import house as wire

if TYPE_CHECKING:
    from saloon.server.asker import Asker
    from saloon.server.house import House

LOG = structlog.get_logger("saloon.sockets")
PATH: Final = "/api/socket"
QUIET: Final = logging.getLogger("saloon.handshake")
QUIET.setLevel(logging.WARNING)
MOST_SILENT: Final = 3
MOST_UNSENT: Final = 4_000_000
"""Bytes that may wait for a slow client; with more it is sent away, and comes back when it can."""


class SocketProtocol:
    """What asyncio asks of a protocol; not one by descent, so that it can be compiled."""

    def __init__(self, house: House, config: Any, server_state: Any, app_state: Any) -> None:
        self.house = house
        self.connections: set[Any] = server_state.connections
        self.transport: asyncio.Transport = cast(asyncio.Transport, None)
        self.reader: frames.Reader | None = None
        self.client: Client | None = None
        self.early: list[bytes] = []
        self.unsent: list[bytes] = []
        self.loop = asyncio.get_running_loop()
        self.closing = False
        self.silent = 0

    # asyncio

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.connections.add(self)
        self.house.hub.lines.add(self)

    def connection_lost(self, error: Exception | None) -> None:
        self.connections.discard(self)
        self.house.hub.lines.discard(self)
        self.closing = True
        if self.client is not None:
            self.house.hub.left(self.client)
            self.client = None

    def data_received(self, data: bytes) -> None:
        self.silent = 0
        if self.reader is None:
            self.shake_hands(data)
        elif self.client is None:
            self.early.append(data)
            if sum(map(len, self.early)) > self.house.settings.longest_message:
                self.close(frames.TOO_BIG)
        else:
            self.read(data)

    def pulse(self) -> None:
        """Is anybody there? Who does not answer for a while has gone without a word."""
        self.silent += 1
        if self.silent > MOST_SILENT or self.reader is None:
            self.transport.abort()
        elif not self.closing:
            self.transport.write(frames.head(frames.PING, 0))

    def eof_received(self) -> None: ...

    def pause_writing(self) -> None: ...

    def resume_writing(self) -> None: ...

    def shutdown(self) -> None:
        """Called by uvicorn when the server stops, and where the store does not answer: come again."""
        self.tell(wire.Bye("restart", 1000))
        self.close(frames.RESTART)

    # Getting to know one another

    def shake_hands(self, data: bytes) -> None:
        """The client's request to switch; it comes whole."""
        shaking = ServerProtocol(logger=QUIET)
        shaking.receive_data(data)
        request = next((one for one in shaking.events_received() if isinstance(one, Request)), None)
        if request is None:
            self.transport.close()
            return
        wrong = self.fault_of(request)
        if wrong is not None:
            self.answer(shaking, shaking.reject(wrong, "no socket here\n"))
            return
        response = shaking.accept(request)
        self.answer(shaking, response)
        if response.status_code == 101:
            self.reader = frames.Reader(self.house.settings.longest_message)
            self.house.spawn(self.meet(request))

    def fault_of(self, request: Request) -> int | None:
        """Why this request gets no socket, as a status."""
        path = urlsplit(request.path).path
        if path != PATH:
            return 404
        origin = request.headers.get("Origin")
        if origin is not None and not same_house(origin, request.headers.get("Host", ""), self.house):
            return 403
        return 503 if self.house.draining else None

    def answer(self, shaking: ServerProtocol, response: Any) -> None:
        shaking.send_response(response)
        for part in shaking.data_to_send():
            if part:
                self.transport.write(part)
        if response.status_code != 101:
            self.transport.close()

    async def meet(self, request: Request) -> None:
        """Who is it? Until that is known its messages wait."""
        try:
            bearer = request.headers.get("Authorization", "")
            asker = await identify(self.house.store, cookie_of(request), bearer)
        except Exception:
            LOG.exception("who comes could not be looked up")
            self.shutdown()
            return
        if self.closing:
            return
        if asker is None:
            lang = speech.preferred(request.headers.get("Accept-Language", ""))
            self.tell(wire.Fault("nobody", speech.say(lang, "fault.nobody"), None, True))
            self.close(frames.WHO)
            return
        self.begin(asker)

    def begin(self, asker: Asker) -> None:
        self.client = Client(self.house, asker, self.send, self.close)
        self.house.hub.came(self.client)
        self.client.welcome()
        early, self.early = self.early, []
        for data in early:
            self.read(data)

    # Messages

    def read(self, data: bytes) -> None:
        assert self.reader is not None
        try:
            found = self.reader.feed(data)
        except frames.Broken as broken:
            self.close(broken.code)
            return
        for code, payload in found:
            if self.closing or self.client is None:
                return
            if code == frames.TEXT:
                self.client.receive(payload)
            elif code == frames.PING:
                self.transport.write(frames.head(frames.PONG, len(payload)) + payload)
            elif code == frames.CLOSE:
                self.close(int.from_bytes(payload[:2], "big") if len(payload) >= 2 else 1000)

    def tell(self, message: Any) -> None:
        self.send(ENCODER.encode(message))

    def send(self, payload: bytes) -> None:
        """A message; those of one moment go out together."""
        if self.closing:
            return
        if not self.unsent:
            self.loop.call_soon(self.flush)
        self.unsent.append(frames.head(frames.TEXT, len(payload)))
        self.unsent.append(payload)

    def flush(self) -> None:
        if not self.unsent or self.transport.is_closing():
            return
        self.transport.write(b"".join(self.unsent))
        self.unsent.clear()
        if self.transport.get_write_buffer_size() > MOST_UNSENT:
            self.closing = True
            self.transport.abort()

    def close(self, code: int) -> None:
        self.flush()
        if not self.closing:
            self.closing = True
            self.transport.write(frames.head(frames.CLOSE, 2) + code.to_bytes(2, "big"))
            self.transport.close()


def same_house(origin: str, host: str, house: House) -> bool:
    """Whether a page comes from the house itself."""
    public = house.settings.public_url.rstrip("/")
    return urlsplit(origin).netloc == host or (public != "" and origin == public)


def cookie_of(request: Request) -> str:
    """The session cookie, if one was sent."""
    try:
        found = SimpleCookie("; ".join(request.headers.get_all("Cookie"))).get(COOKIE)
    except CookieError:
        return ""
    return found.value if found is not None else ""


def protocol(house: House) -> Callable[..., SocketProtocol]:
    """What uvicorn is given as its `ws`."""
    return partial(SocketProtocol, house)
