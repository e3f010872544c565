"""The peer of the house: boardgame.io's own server, and the load that plays at either of them."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from bench._common import ROOT, Failed, say

FOLDER = ROOT / "bench" / "peers" / "boardgame"
TICKS = os.sysconf("SC_CLK_TCK")
SERVER_CORE = 0
LOAD_CORE = 1
PATIENCE = 60


def version() -> str:
    """What is installed there, installed if need be."""
    if not (shutil.which("node") and shutil.which("npm")):
        raise Failed("the peer needs Node.js and npm on the PATH; without it a bench says nothing.")
    if not (FOLDER / "node_modules" / "boardgame.io").exists():
        say("installing boardgame.io")
        command = ["npm", "ci", "--ignore-scripts", "--omit=optional"]
        if subprocess.run(command, cwd=FOLDER, stdout=sys.stderr, check=False).returncode:
            raise Failed("boardgame.io could not be installed; the lines above say why.")
    found: dict[str, str] = json.loads(
        (FOLDER / "node_modules" / "boardgame.io" / "package.json").read_text()
    )
    return found["version"]


class Pinned:
    """A process that keeps to one core, where there are several."""

    def __init__(self, command: Iterable[str], core: int, cwd: Path = FOLDER, **more: Any) -> None:
        cores = sorted(os.sched_getaffinity(0))
        mine = {cores[core % len(cores)]}
        self.process: subprocess.Popen[str] = subprocess.Popen(
            list(command),
            cwd=cwd,
            text=True,
            preexec_fn=lambda: os.sched_setaffinity(0, mine),
            **more,
        )

    def seconds(self) -> float:
        """Of the processor, so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> int:
        """Bytes that are its own and in memory."""
        for line in Path(f"/proc/{self.process.pid}/smaps_rollup").read_text().splitlines():
            if line.startswith("Private_Dirty:"):
                return int(line.split()[1]) * 1024
        raise Failed("this system does not say how much memory a process has.")

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        for stream in (self.process.stdin, self.process.stdout):
            if stream is not None:
                with contextlib.suppress(BrokenPipeError):
                    stream.close()


class Boardgame(Pinned):
    """Its server; with a folder it keeps games there (FlatFile)."""

    def __init__(self, port: int, folder: Path | None = None) -> None:
        kept = [] if folder is None else [str(folder)]
        super().__init__(["node", "server.js", str(port), *kept], SERVER_CORE, stdout=subprocess.PIPE)
        assert self.process.stdout is not None
        if self.process.stdout.readline().strip() != "ready":
            raise Failed("boardgame.io's server did not come up; the lines above say why.")


class Load(Pinned):
    """Whoever plays: one question a line, one answer."""

    def __init__(self) -> None:
        super().__init__(["node", "load.js"], LOAD_CORE, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def ask(self, act: str, **more: object) -> Any:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        answer = ""
        with contextlib.suppress(BrokenPipeError):
            print(json.dumps({"act": act, **more}), file=self.process.stdin, flush=True)
            answer = self.process.stdout.readline()
        if not answer:
            raise Failed("the load stopped; the lines above say why.")
        return json.loads(answer)
