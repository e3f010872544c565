"""Our side of `server.py`: a house on one core, its store made beforehand."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import time
from pathlib import Path
from typing import Any

from bench._boardgame import PATIENCE, SERVER_CORE, Pinned
from bench._common import ROOT, Failed


def environ() -> dict[str, str]:
    """What is installed beside the interpreter is to be measured, and nobody is too fast for it."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "SALOON_"))}
    return {**clean, "SALOON_GRACE": "0", "SALOON_RATE": "100000000", "SALOON_LOG_LEVEL": "warning"}


def stock(python: str, folder: Path, places: int, tables: int, stored: int) -> list[dict[str, Any]]:
    """A store with so many pairs of people, so many games of each, and so many old games."""
    asked = {"folder": str(folder), "places": places, "tables": tables, "stored": stored}
    done = subprocess.run(
        [python, str(ROOT / "bench" / "_stocking.py")],
        input=json.dumps(asked) + "\n",
        text=True,
        stdout=subprocess.PIPE,
        cwd=folder,
        env=environ(),
        check=False,
    )
    if done.returncode:
        raise Failed("the store could not be filled; the lines above say why.")
    made: list[dict[str, Any]] = json.loads(done.stdout)
    return made


class House(Pinned):
    """`saloon serve` as a host runs it. `took`: seconds from its start until it answers."""

    def __init__(self, python: str, folder: Path, port: int) -> None:
        command = [python, "-m", "saloon", "serve", "--data", str(folder), "--port", str(port)]
        began = time.monotonic()
        super().__init__(command, SERVER_CORE, folder, env=environ(), stdout=subprocess.DEVNULL)
        while not answers(port):
            if self.process.poll() is not None or time.monotonic() - began > PATIENCE:
                raise Failed("the house did not come up; the lines above say why.")
            time.sleep(0.01)
        self.took = time.monotonic() - began


def answers(port: int) -> bool:
    with socket.socket() as one:
        return one.connect_ex(("127.0.0.1", port)) == 0


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])
