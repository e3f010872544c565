"""Sending something to an address somebody gave us, and to nowhere near us.

Whoever may name an address could name one inside the house's own network. So the name is looked up here,
every address it has must be public, and the connection goes to the very address that was looked at.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

import httpx

LONGEST: Final = 2_000
PATIENCE: Final = 10.0


class Unreachable(Exception):
    """An address we do not send to; the key of a sentence."""

    def __init__(self, key: str) -> None:
        self.key = key
        super().__init__(key)


@dataclass(frozen=True)
class Door:
    """Where to connect, and who is meant there."""

    url: httpx.URL
    host: str
    name: str


def shape_fault(url: str, private: bool) -> str | None:
    """Why we would never send there, before anything is looked up."""
    if len(url) > LONGEST or not url.isascii() or not url.isprintable():
        return "address_unreadable"
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return "address_unreadable"
    if not parts.hostname or parts.username or parts.password or port == 0:
        return "address_unreadable"
    if parts.scheme != "https" and not (private and parts.scheme == "http"):
        return "address_plain"
    return None


def is_public(address: str) -> bool:
    """A place in the world: not this machine, not this network, nothing reserved, nothing hidden in IPv6."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo[1] if found.teredo else None)
        if inner is not None:
            return is_public(str(inner))
        if found in NAT64:
            return is_public(str(ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)))
    return found.is_global and not found.is_multicast


NAT64: Final = ipaddress.IPv6Network("64:ff9b::/96")


async def find(url: str, private: bool = False) -> Door:
    """Look an address up. `private` allows the house's own network: for tests and closed networks."""
    if fault := shape_fault(url, private):
        raise Unreachable(fault)
    meant = httpx.URL(url)
    port = meant.port or (443 if meant.scheme == "https" else 80)
    try:
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(meant.host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise Unreachable("address_unknown") from None
    addresses = [str(entry[4][0]) for entry in found]
    if not addresses or not (private or all(map(is_public, addresses))):
        raise Unreachable("address_private")
    host = meant.netloc.decode("ascii")
    return Door(meant.copy_with(host=addresses[0]), host, meant.host)


async def post(
    client: httpx.AsyncClient, url: str, content: bytes, headers: dict[str, str], private: bool = False
) -> int:
    """Send it; the status of the answer. No redirect is followed: it could lead anywhere."""
    door = await find(url, private)
    request = client.build_request(
        "POST",
        door.url,
        content=content,
        headers={**headers, "Host": door.host},
        extensions={"sni_hostname": door.name},
        timeout=PATIENCE,
    )
    answer = await client.send(request, follow_redirects=False, stream=True)
    await answer.aclose()
    return answer.status_code


def reacher() -> httpx.AsyncClient:
    """A client that knows no proxy and no cookies of ours."""
    return httpx.AsyncClient(trust_env=False, headers={"User-Agent": "saloon"})
