"""Nothing is sent to an address inside the house's own network."""

import asyncio
import socketserver
import threading
from collections.abc import Iterator
from typing import ClassVar

import pytest

from saloon.server.notify import reach
from saloon.server.notify.reach import Unreachable


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("1.1.1.1", True),
        ("2606:4700::1111", True),
        ("127.0.0.1", False),
        ("10.1.2.3", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("::1", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("::ffff:127.0.0.1", False),
        ("64:ff9b::7f00:1", False),
        ("2002:7f00:1::", False),
    ],
)
def test_which_addresses_are_public(address: str, public: bool) -> None:
    assert reach.is_public(address) is public


@pytest.mark.parametrize(
    ("url", "key"),
    [
        ("https://127.0.0.1/x", "address_private"),
        ("https://localhost/x", "address_private"),
        ("https://[::1]/x", "address_private"),
        ("https://0x7f000001/x", "address_private"),
        ("https://2130706433/x", "address_private"),
        ("http://example.com/x", "address_plain"),
        ("ftp://example.com/x", "address_plain"),
        ("https://ada:secret@example.com/", "address_unreadable"),
        ("https:///x", "address_unreadable"),
        ("https://example.com:99999/", "address_unreadable"),
        ("https://example.com/" + "x" * 2000, "address_unreadable"),
        ("https://exa\nmple.com/", "address_unreadable"),
        ("https://nowhere.invalid/", "address_unknown"),
    ],
)
def test_where_we_do_not_send(url: str, key: str) -> None:
    with pytest.raises(Unreachable) as refused:
        asyncio.run(reach.find(url))
    assert refused.value.key == key


class Door(socketserver.StreamRequestHandler):
    """Says where it was asked for, and sends everybody elsewhere."""

    seen: ClassVar[list[tuple[str, str, bytes]]] = []

    def handle(self) -> None:
        path = self.rfile.readline().split()[1].decode()
        headers: dict[str, str] = {}
        while line := self.rfile.readline().strip():
            name, _, value = line.decode().partition(": ")
            headers[name.lower()] = value
        self.seen.append((path, headers["host"], self.rfile.read(int(headers["content-length"]))))
        self.wfile.write(b"HTTP/1.1 302 Found\r\nLocation: /elsewhere\r\nContent-Length: 0\r\n\r\n")


@pytest.fixture
def door() -> Iterator[int]:
    Door.seen.clear()
    server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Door)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    yield server.server_address[1]
    server.shutdown()
    thread.join()
    server.server_close()


async def sent(url: str) -> int:
    async with reach.reacher() as client:
        return await reach.post(client, url, b"{}", {"Content-Type": "application/json"}, private=True)


def test_a_host_may_allow_its_own_network_and_no_redirect_is_followed(door: int) -> None:
    assert asyncio.run(sent(f"http://localhost:{door}/hook?a=1")) == 302
    assert Door.seen == [("/hook?a=1", f"localhost:{door}", b"{}")]
