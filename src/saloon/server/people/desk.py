"""The desk by the door: passwords, and how often one may try."""

from __future__ import annotations

import ipaddress
import math
from typing import Any, Final

from litestar import Request

from saloon.server.people.passwords import Passwords
from saloon.server.people.throttle import Throttle
from saloon.server.trouble import Trouble

UNKNOWN: Final = "unknown"


class Desk:
    """One for a house. Every figure is a burst, and the seconds after which there is one more."""

    def __init__(self) -> None:
        self.passwords = Passwords()
        self.by_name = Throttle(8, 30)
        self.by_address = Throttle(40, 5)
        self.guests = Throttle(60, 30)
        self.tables = Throttle(500, 5)
        self.reports = Throttle(5, 60)
        self.comments = Throttle(10, 20)
        self.letters = Throttle(5, 300)
        self.exports = Throttle(5, 60)
        self.advice = Throttle(20, 10)


def let(throttle: Throttle, key: str) -> None:
    """Take a try, or say how long to wait."""
    wait = throttle.wait(key)
    if wait > 0:
        seconds = math.ceil(wait)
        trouble = Trouble(429, "too_many", seconds=seconds)
        trouble.headers["Retry-After"] = str(seconds)
        raise trouble


def address(request: Request[Any, Any, Any]) -> str:
    """Where a request comes from; a whole network of IPv6 counts as one, for everybody has one."""
    client = request.client.host if request.client else UNKNOWN
    try:
        found = ipaddress.ip_address(client)
    except ValueError:
        return UNKNOWN
    return str(found) if found.version == 4 else str(ipaddress.ip_network((found, 64), strict=False))


def let_from(throttle: Throttle, request: Request[Any, Any, Any]) -> None:
    """Take a try for where the request comes from."""
    where = address(request)
    if not is_near(where):
        let(throttle, where)


def is_near(where: str) -> bool:
    """This machine, or a proxy on it: nobody is told apart there."""
    return where.startswith("127.") or where == str(ipaddress.ip_network("::/64"))
