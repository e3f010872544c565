"""WebSocket frames, by the letter of RFC 6455, and a real socket that does not keep to it."""

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from saloon.server.sockets.frames import CLOSE, PING, TEXT, Broken, Reader, head
from tests.server.running import Running, running
from tests.server.talking import Somebody

MASK = b"\x01\x02\x03\x04"


def frame(code: int, payload: bytes, final: bool = True, masked: bool = True) -> bytes:
    """A frame as a client sends it."""
    first = bytes(((0x80 if final else 0) | code,))
    flag = 0x80 if masked else 0
    if len(payload) < 126:
        length = bytes((flag | len(payload),))
    elif len(payload) < 1 << 16:
        length = bytes((flag | 126,)) + len(payload).to_bytes(2, "big")
    else:
        length = bytes((flag | 127,)) + len(payload).to_bytes(8, "big")
    body = bytes(byte ^ MASK[i % 4] for i, byte in enumerate(payload))
    return first + length + (MASK + body if masked else payload)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536])
def test_messages_of_every_size(size: int) -> None:
    payload = bytes(i % 251 for i in range(size))
    assert Reader(100_000).feed(frame(TEXT, payload)) == [(TEXT, payload)]


def test_bytes_come_as_they_come() -> None:
    reader = Reader(1000)
    stream = frame(TEXT, b"one") + frame(TEXT, b"x" * 300) + frame(PING, b"?")
    found = [message for byte in stream for message in reader.feed(bytes((byte,)))]
    assert found == [(TEXT, b"one"), (TEXT, b"x" * 300), (PING, b"?")]
    assert Reader(1000).feed(stream) == found


def test_a_message_in_pieces_with_a_ping_between() -> None:
    pieces = frame(TEXT, b"a", final=False) + frame(PING, b"") + frame(0, b"b", final=False) + frame(0, b"c")
    assert Reader(100).feed(pieces + frame(TEXT, b"d")) == [(PING, b""), (TEXT, b"abc"), (TEXT, b"d")]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (frame(TEXT, b"x", masked=False), 1002),
        (bytes((0xC1, 0x80)) + MASK, 1002),
        (frame(3, b""), 1002),
        (frame(0, b"nothing to go on with"), 1002),
        (frame(TEXT, b"a", final=False) + frame(TEXT, b"b"), 1002),
        (frame(PING, b"x" * 126), 1002),
        (frame(CLOSE, b"", final=False), 1002),
        (frame(2, b"bytes"), 1003),
        (frame(TEXT, b"x" * 101), 1009),
        (frame(TEXT, b"x" * 60, final=False) + frame(0, b"x" * 60), 1009),
        (bytes((0x81, 0xFF)) + (1 << 62).to_bytes(8, "big"), 1009),
    ],
)
def test_what_breaks_the_protocol(data: bytes, code: int) -> None:
    with pytest.raises(Broken) as broken:
        Reader(100).feed(data)
    assert broken.value.code == code


def test_the_houses_own_frames_are_not_masked() -> None:
    assert head(TEXT, 5) == bytes((0x81, 5))
    assert head(TEXT, 300) == bytes((0x81, 126, 1, 44))
    assert head(TEXT, 70_000) == bytes((0x81, 127)) + (70_000).to_bytes(8, "big")


# ---- over a real connection ----


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder: Path = tmp_path_factory.mktemp("frames")
    with running(folder, bot_beat=0) as one:
        yield one


def shake(house: Running, path: str = "/api/socket", **headers: str) -> socket.socket:
    """A connection that has asked for a socket."""
    host, port = house.url.removeprefix("http://").split(":")
    plug = socket.create_connection((host, int(port)), 10)
    lines = {
        "Host": f"{host}:{port}",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
        **headers,
    }
    asked = [f"GET {path} HTTP/1.1", *[f"{name}: {value}" for name, value in lines.items()], "", ""]
    plug.sendall("\r\n".join(asked).encode())
    return plug


def first_line(plug: socket.socket) -> str:
    return plug.recv(65_536).decode("latin-1").split("\r\n", 1)[0]


def met(plug: socket.socket) -> None:
    """Wait until the house has said welcome."""
    found = b""
    while b"welcome" not in found:
        found += plug.recv(65_536)


def everything(plug: socket.socket) -> bytes:
    found = b""
    while part := plug.recv(65_536):
        found += part
    return found


def test_who_is_nobody_is_told_so_and_sent_away(house: Running) -> None:
    with shake(house) as plug:
        found = everything(plug)
    assert found.startswith(b"HTTP/1.1 101")
    assert b"s3pPLMBiTxaQ9kYGzzhZRbK+xOo=" in found
    assert b'"key":"nobody"' in found
    assert found.endswith((4401).to_bytes(2, "big"))


def test_no_socket_for_other_pages_or_at_other_places(house: Running) -> None:
    with shake(house, Origin="https://elsewhere.example") as plug:
        assert " 403 " in first_line(plug)
    with shake(house, path="/api/elsewhere") as plug:
        assert " 404 " in first_line(plug)
    with shake(house, **{"Sec-WebSocket-Version": "8"}) as plug:
        assert " 400 " in first_line(plug)


def test_a_peer_that_breaks_the_protocol_is_closed_and_nobody_else_notices(house: Running) -> None:
    somebody = Somebody(house, "Frame Ann")
    somebody.connect()
    for data, code in ((frame(2, b"x"), 1003), (frame(TEXT, b"x", masked=False), 1002)):
        with shake(house, Cookie=somebody.cookie()) as plug:
            met(plug)
            plug.sendall(data)
            assert everything(plug).endswith(code.to_bytes(2, "big"))
    with shake(house, Cookie=somebody.cookie()) as plug:
        met(plug)
        plug.sendall(frame(TEXT, b"x" * 20_000))
        assert everything(plug).endswith((1009).to_bytes(2, "big"))
    with shake(house, Cookie=somebody.cookie()) as plug:
        met(plug)
        plug.sendall(frame(PING, b"there?") + frame(TEXT, b"\xff\xfe"))
        found = b""
        while b"unreadable" not in found:
            found += plug.recv(65_536)
        assert b"\x8a\x06there?" in found
    somebody.send("ping", at=1)
    assert somebody.next("pong")["at"] == 1
    somebody.close()


def test_a_socket_that_has_died_is_found_out(house: Running) -> None:
    ann = Somebody(house, "Frame Bea")
    with shake(house, Cookie=ann.cookie()) as plug:
        met(plug)
        assert ann.id in house.house.hub.clients
        for _ in range(5):
            house.loop.call_soon_threadsafe(pulse, house)
        assert b"\x89\x00" in everything(plug)
    end = 200
    while ann.id in house.house.hub.clients and end:
        end -= 1
        house.wait(pause())
    assert ann.id not in house.house.hub.clients


def pulse(house: Running) -> None:
    for line in list(house.house.hub.lines):
        line.pulse()


async def pause() -> None:
    import asyncio

    await asyncio.sleep(0.02)
