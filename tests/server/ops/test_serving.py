"""`saloon serve` as a process: it opens, it closes gently, and goes on where it was."""

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import httpx
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from saloon.server.house import House
from saloon.server.serve import server
from saloon.server.settings import Settings
from tests.server.playing import Seated, table_of
from tests.server.running import Running
from tests.server.services import free_port


@contextmanager
def serving(data: Path, port: int) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-m", "saloon", "serve", "--port", str(port), "--data", str(data)]
    environ = {**os.environ, "SALOON_GRACE": "0"}
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environ
    )
    try:
        deadline = time.monotonic() + 60
        while not is_ready(port):
            assert process.poll() is None
            assert time.monotonic() < deadline
            time.sleep(0.05)
        yield process
    finally:
        process.kill()
        process.communicate()


def is_ready(port: int) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/ready", timeout=2, trust_env=False).status_code == 200
    except httpx.TransportError:
        return False


def test_a_house_closes_gently_and_opens_where_it_was(tmp_path: Path) -> None:
    port = free_port()
    there = cast(Running, SimpleNamespace(url=f"http://127.0.0.1:{port}"))
    with httpx.Client(base_url=there.url, trust_env=False, timeout=30) as ada:
        with serving(tmp_path, port) as process:
            ada.post("/api/guest", json={"name": "Serving Ada"})
            table = table_of(ada, hot_seat=True)
            seated = Seated(there, ada, table, seat=0)
            assert seated.say("duck")["t"] == "done"
            process.send_signal(signal.SIGTERM)
            assert seated.until("bye")["again"] > 0
            seated.close()
            _, errors = process.communicate(timeout=30)
            assert process.returncode in (0, -signal.SIGTERM, 128 + signal.SIGTERM)
        told: list[dict[str, Any]] = [json.loads(line) for line in errors.splitlines()]
        assert "open" in [line["event"] for line in told]
        assert [line for line in told if line["level"] in ("error", "critical")] == []
        with serving(tmp_path, port):
            again = Seated(there, ada, table, seat=0)
            assert again.seen["view"]["steps"][-1]["chosen"] == [True, False]
            again.close()


def test_behind_a_proxy_of_ours_people_are_told_apart_and_nobody_can_pretend(tmp_path: Path) -> None:
    house = House(Settings(data=tmp_path, trust_proxy=True))
    config = server(house).config
    config.load()
    middleware = cast(ProxyHeadersMiddleware, config.loaded_app)
    seen: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        seen.append((scope["client"][0], scope["scheme"]))

    middleware.app = app
    told = [(b"x-forwarded-for", b"198.51.100.7, 203.0.113.9"), (b"x-forwarded-proto", b"https")]
    for peer in ("127.0.0.1", "172.18.0.3", "192.0.2.1"):
        scope: Any = {"type": "http", "client": (peer, 1), "scheme": "http", "headers": told}
        asyncio.run(middleware(scope, None, None))  # type: ignore[arg-type]  # nobody listens
    assert seen == [("203.0.113.9", "https"), ("203.0.113.9", "https"), ("192.0.2.1", "http")]
    asyncio.run(house.store.close())


def refused_to_open(*wish: str, **environ: str) -> str:
    command = [sys.executable, "-m", "saloon", "--lang", "en", "serve", *wish]
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=60, check=False, env={**os.environ, **environ}
    )
    assert done.returncode == 2, done
    assert done.stdout == "", "it does not say that it is open"
    [sentence] = done.stderr.splitlines()
    return sentence


def test_a_house_that_cannot_open_says_why_in_a_sentence(tmp_path: Path) -> None:
    nothing = str(free_port())
    away = f"postgresql://saloon:secret@127.0.0.1:{nothing}/saloon"
    told = refused_to_open("--database-url", away, "--port", "0")
    assert told.startswith("saloon: the database does not answer")
    assert "secret" not in told
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = str(other.getsockname()[1])
        told = refused_to_open("--data", str(tmp_path), "--port", taken)
    assert told == f"saloon: port {taken} is taken: choose another with --port"
    assert "PORT" in refused_to_open(SALOON_PORT="many")


def test_every_setting_is_told_of() -> None:
    """A line of the guide may name several that begin alike: `SALOON_SMTP_HOST`, `_PORT`."""
    guide = (Path(__file__).parents[3] / "docs" / "guides" / "hosting.md").read_text(encoding="utf-8")
    lines = [line for line in guide.splitlines() if line.startswith("| `SALOON_")]
    told = set()
    for line in lines:
        names = re.findall(r"`(SALOON)?_([A-Z_]+)`", line.split("|")[1])
        first = names[0][1]
        told |= {name if whole else f"{first.split('_')[0]}_{name}" for whole, name in names}
    assert told == {one.name.upper() for one in fields(Settings)}
