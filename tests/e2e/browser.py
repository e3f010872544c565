"""The system's Chromium, and people who come to the house with it."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    WebSocket,
    expect,
)

ROOT: Final = Path(__file__).resolve().parents[2]
BUILT: Final = ROOT / "src" / "saloon" / "server" / "static" / "index.html"
FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
]
PATIENCE: Final = 60_000
"""Milliseconds a page may take; this machine may be doing other things."""
expect.set_options(timeout=PATIENCE)
PLACES: Final = ("/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome")
TITLES: Final = {
    "way_out_west": "Way Out West",
    "desperados": "Desperados",
    "fast_west": "Fast West",
    "standoff": "Standoff",
}


def absent(what: str) -> None:
    """On a machine that checks a push nothing may be missing; elsewhere its tests are left out."""
    if os.environ.get("CI"):
        pytest.fail(what)
    pytest.skip(what)


def chromium() -> str:
    """Where Chromium is."""
    wanted = os.environ.get("CHROMIUM")
    found = (
        wanted or next((place for place in PLACES if Path(place).exists()), None) or shutil.which("chromium")
    )
    if found is None or not Path(found).exists():
        absent("no Chromium here: install chromium, or name one in CHROMIUM, and the browser tests run too")
    if not BUILT.exists():
        absent("the web client is not built: run make web, and the browser tests run too")
    return str(found)


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=chromium(), args=FLAGS)


class Visitor:
    """Somebody with a browser of their own. What the house sends them over the socket is kept."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context = context
        self.url = url
        self.sockets: list[WebSocket] = []
        self.received: list[dict[str, Any]] = []
        self.sent: list[dict[str, Any]] = []
        self.faults: list[str] = []
        self.away = False
        """The line is down on purpose: what the browser says of it is no fault."""
        self.page = self.open()

    def open(self) -> Page:
        """One more page of the same browser."""
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("websocket", self.listen)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", self.complain)
        return page

    def listen(self, socket: WebSocket) -> None:
        self.sockets.append(socket)
        socket.on("framereceived", lambda text: self.received.append(json.loads(text)))
        socket.on("framesent", lambda text: self.sent.append(json.loads(text)))

    def complain(self, line: ConsoleMessage) -> None:
        """Whoever is new asks who they are and hears that nobody knows: to the browser that is a fault."""
        where = line.location.get("url", "")
        unknown = "/api/me" in where and "401" in line.text
        if line.type == "error" and not unknown and not self.away:
            self.faults.append(f"{line.text} {where}")

    def go(self, path: str = "/") -> Page:
        self.page.goto(self.url + path, wait_until="load", timeout=PATIENCE)
        return self.page

    def ask(self, path: str, body: dict[str, Any] | None = None) -> Any:
        """The house asked directly, as this person; a body is something to do."""
        cookies = {one["name"]: one["value"] for one in self.context.cookies(self.url)}
        with httpx.Client(base_url=self.url, cookies=cookies, timeout=60, trust_env=False) as client:
            answer = client.get(path) if body is None else client.post(path, json=body)
            for name, value in answer.cookies.items():
                self.context.add_cookies([{"name": name, "value": value, "url": self.url}])
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    def guest(self, name: str, lang: str = "en") -> str:
        """Known by name from now on."""
        return str(self.ask("/api/guest", {"name": name, "lang": lang})["person"]["id"])

    def deal(self, title: str, **wish: Any) -> str:
        """A game against bots, made without the front page; the path to its table."""
        return where(self.ask("/api/play", {"title": title, "level": "greenhorn", **wish}))

    def seen(self) -> list[dict[str, Any]]:
        """Every table this person was ever sent, oldest first."""
        return [one["seen"] for one in self.received if one.get("seen")]


def where(made: dict[str, Any]) -> str:
    """The path to a table that was made."""
    key = f"?key={made['key']}" if made.get("key") else ""
    return f"/t/{made['info']['id']}{key}"


Invite = Callable[..., Visitor]
"""Makes a visitor: `invite(size=(390, 844), lang="it", theme="dark", motion="reduce")`."""
