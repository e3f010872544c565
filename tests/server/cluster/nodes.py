"""Nodes of a house, each a process of its own, started the way a host starts them."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from types import TracebackType

from tests.server.running import Door
from tests.server.services import free_port, listens, wait_for

ROOT = Path(__file__).resolve().parents[3]
SALOON = ("-m", "saloon")
FATAL = ("-m", "tests.server.cluster.fatal")


class Process:
    """`saloon` with these arguments; its complaints are kept in a file."""

    def __init__(self, log: Path, *arguments: str, program: tuple[str, ...] = SALOON, **environ: str) -> None:
        self.log = log
        everything = {**os.environ, "SALOON_GRACE": "0", "SALOON_BOT_BEAT": "20", **environ}
        with log.open("ab") as file:
            self.process = subprocess.Popen(
                [sys.executable, *program, *arguments], cwd=ROOT, env=everything, stdout=file, stderr=file
            )

    @property
    def running(self) -> bool:
        return self.process.poll() is None

    def kill(self) -> None:
        """At once, with no chance to tidy up."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.running:
            self.process.terminate()
            try:
                self.process.wait(30)
            except subprocess.TimeoutExpired:
                self.kill()


class Node(Process, Door):
    """A house, or one node of it, on a port of its own."""

    def __init__(self, log: Path, *arguments: str, fatal_at: int = 0, port: int = 0) -> None:
        Door.__init__(self)
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        more = ("--port", str(self.port), "--plain")
        program = FATAL if fatal_at else SALOON
        Process.__init__(self, log, "serve", *arguments, *more, program=program, FATAL_AT=str(fatal_at))

    def wait(self) -> Node:
        wait_for(lambda: listens(self.port) or not self.running)
        assert self.running, self.log.read_text()
        return self


class Nodes:
    """Several processes that are stopped together."""

    def __init__(self) -> None:
        self.processes: list[Process] = []

    def __enter__(self) -> Nodes:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for one in self.processes:
            if one.running:
                one.process.terminate()
        for one in self.processes:
            one.stop()
            for visitor in one.visitors if isinstance(one, Node) else ():
                visitor.close()

    def add(self, one: Process) -> None:
        self.processes.append(one)
