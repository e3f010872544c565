# compiled zone
"""WebSocket frames (RFC 6455), the little of them that a server of small messages needs.

The `websockets` package reads frames well, at the price of a generator and several objects for each; this
reads the common case, a whole frame in the buffer, with none.
"""

from __future__ import annotations

from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

CONTINUE: Final = 0
TEXT: Final = 1
BINARY: Final = 2
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10

GOING_AWAY: Final = 1001
PROTOCOL_ERROR: Final = 1002
UNSUPPORTED: Final = 1003
TOO_BIG: Final = 1009
RESTART: Final = 1012
WHO: Final = 4401

MOST_CONTROL: Final = 125


class Broken(Exception):
    """The peer does not keep to the protocol; the argument is the code to close with."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


def whole(data: bytes, limit: int) -> bytes | None:
    """The message, if these bytes are one text frame and nothing else, as they mostly are."""
    size = len(data)
    if size < 6 or data[0] != 0x80 | TEXT:
        return None
    length, at = data[1] ^ 0x80, 2
    if length == 126 and size >= 8:
        length, at = data[2] << 8 | data[3], 4
    elif length >= 126:
        return None
    if length > limit or size != at + 4 + length:
        return None
    return apply_mask(data[at + 4 :], data[at : at + 4])


class Reader:
    """Frames of a client, from bytes as they come."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.buffer = bytearray()
        self.parts: list[bytes] = []
        self.size = 0

    def feed(self, data: bytes) -> list[tuple[int, bytes]]:
        """Whole messages (TEXT) and control frames."""
        if not self.buffer and not self.parts and (message := whole(data, self.limit)) is not None:
            return [(TEXT, message)]
        self.buffer += data
        out: list[tuple[int, bytes]] = []
        while (frame := self.frame()) is not None:
            final, code, payload = frame
            if code >= CLOSE:
                out.append((code, payload))
            elif (message := self.join(final, code, payload)) is not None:
                out.append((TEXT, message))
        return out

    def frame(self) -> tuple[bool, int, bytes] | None:
        """The next frame, if it is there whole."""
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        first, second = buffer[0], buffer[1]
        code = first & 15
        if first & 0x70 or not second & 0x80 or code not in (0, 1, 2, 8, 9, 10):
            raise Broken(PROTOCOL_ERROR)
        length, at = second & 127, 2
        if code >= CLOSE and (length > MOST_CONTROL or not first & 0x80):
            raise Broken(PROTOCOL_ERROR)
        if length > MOST_CONTROL:
            width = 2 if length == 126 else 8
            at += width
            if len(buffer) < at:
                return None
            length = int.from_bytes(buffer[2:at], "big")
        if length + self.size > self.limit:
            raise Broken(TOO_BIG)
        end = at + 4 + length
        if len(buffer) < end:
            return None
        payload = apply_mask(bytes(buffer[at + 4 : end]), bytes(buffer[at : at + 4]))
        del buffer[:end]
        return first & 0x80 != 0, code, payload

    def join(self, final: bool, code: int, payload: bytes) -> bytes | None:
        """A message of one frame, or the end of one of several."""
        if code == BINARY:
            raise Broken(UNSUPPORTED)
        if (code == CONTINUE) != bool(self.parts):
            raise Broken(PROTOCOL_ERROR)
        if final and not self.parts:
            return payload
        self.parts.append(payload)
        self.size += len(payload)
        if not final:
            return None
        whole = b"".join(self.parts)
        self.parts, self.size = [], 0
        return whole


def head(code: int, length: int) -> bytes:
    """What stands before a payload of the house's own."""
    if length <= MOST_CONTROL:
        return bytes((0x80 | code, length))
    if length < 1 << 16:
        return bytes((0x80 | code, 126)) + length.to_bytes(2, "big")
    return bytes((0x80 | code, 127)) + length.to_bytes(8, "big")
