"""A house as its owner runs it: `saloon serve`, a process of its own on a free port."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx

PATIENCE = 120.0
SETTINGS = {
    "SALOON_BOT_BEAT": "0",
    "SALOON_WORKERS": "1",
    "SALOON_GRACE": "0",
    "SALOON_TELL_AFTER": "0",
    "SALOON_PRIVATE_TARGETS": "yes",
}


class House:
    """Open until `close`; it may be killed and opened again in the same place."""

    def __init__(self, data: Path) -> None:
        self.data = data
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.named = f"http://localhost:{self.port}"
        self.running: subprocess.Popen[bytes] | None = None

    def open(self) -> None:
        environment = {**os.environ, **SETTINGS}
        command = [
            sys.executable,
            "-m",
            "saloon",
            "serve",
            "--port",
            str(self.port),
            "--data",
            str(self.data),
        ]
        with (self.data / "said.txt").open("ab") as said:
            self.running = subprocess.Popen(
                command, env=environment, stdin=subprocess.DEVNULL, stdout=said, stderr=said
            )
        until = time.monotonic() + PATIENCE
        while not self.answers():
            assert self.running.poll() is None, self.said()
            assert time.monotonic() < until, self.said()
            time.sleep(0.05)

    def answers(self) -> bool:
        try:
            return httpx.get(f"{self.url}/api/titles", timeout=5, trust_env=False).is_success
        except httpx.TransportError:
            return False

    def said(self) -> str:
        return (self.data / "said.txt").read_text(encoding="utf-8")

    def end(self, how: signal.Signals) -> None:
        assert self.running is not None
        self.running.send_signal(how)
        self.running.wait(PATIENCE)
        self.running = None

    def pause(self) -> None:
        """It hears nothing from here on, though its line is open."""
        assert self.running is not None
        self.running.send_signal(signal.SIGSTOP)

    def kill(self) -> None:
        """The power fails."""
        self.end(signal.SIGKILL)

    def close(self) -> None:
        if self.running is not None:
            self.end(signal.SIGTERM)
