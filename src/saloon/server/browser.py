"""Showing the house to whoever has just opened it on this machine."""

from __future__ import annotations

import socket
import time
import webbrowser
from threading import Thread
from typing import Final

PATIENCE: Final = 30.0
EVERYWHERE: Final = ("", "0.0.0.0", "::")


def free_port(host: str, wanted: int) -> int:
    """The port that is wanted, or any other if somebody has it."""
    for port in (wanted, 0):
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError:
                continue
            found: int = probe.getsockname()[1]
            return found
    return wanted


def show(host: str, port: int) -> Thread:
    """Open the browser as soon as the house answers; meanwhile the house can be opened."""
    waiting = Thread(target=show_when_open, args=(host, port), daemon=True)
    waiting.start()
    return waiting


def show_when_open(host: str, port: int) -> None:
    near = "127.0.0.1" if host in EVERYWHERE else host
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            with socket.create_connection((near, port), timeout=1):
                break
        except OSError:
            time.sleep(0.1)
    else:
        return
    webbrowser.open(f"http://[{near}]:{port}/" if ":" in near else f"http://{near}:{port}/")
