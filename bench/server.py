"""Moves per second of the house, every acknowledged one on disk, beside boardgame.io's server.

    python bench/server.py                    the compiled house, beside boardgame.io in memory and with files
    python bench/server.py --rounds 5 --json

A server has one core, whoever plays the other; they talk over loopback. Two people sit at each of a hundred
tables. In a closed loop every table's next move is said as soon as the last one was acknowledged and both
have seen what came of it; paced, a thousand moves a second are due whatever the server does, and a move that
has to wait is late from when it was due. Games are of like size: Standoff, and the same duel written for the
peer (`peers/boardgame/duel.js`). The servers are asked in turn, the medians count. On a machine that does
other work too `moves_per_cpu_second` says more than seconds on the wall: moves for a second of the server's
core.
"""

from __future__ import annotations

import argparse
import contextlib
import shutil
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench._boardgame import Boardgame, Load, Pinned, version
from bench._common import Failed, Figure, compiled_python, report, say
from bench._house import House, free_port, stock

TABLES = 100
GAMES = 30
"""Games at each table: more than are played."""
PACE = 1000
STORED = 100_000
ASLEEP = STORED // 10
SOCKETS = 1000
WARM = 200
AIM = "aim"
LESS = {"ms", "bytes", "s"}
OURS, MEMORY, FILES = "saloon", "memory", "files"
MEASURES = {
    "moves_per_second": "moves/s",
    "moves_per_cpu_second": "moves/s",
    "closed_p50": "ms",
    "closed_p99": "ms",
    "paced_p50": "ms",
    "paced_p99": "ms",
}


@dataclass
class Contender:
    """A server, whoever plays at it, and what was measured."""

    server: Pinned
    load: Load
    taken: dict[str, list[float]] = field(default_factory=lambda: {name: [] for name in MEASURES})

    def round(self, seconds: float) -> None:
        before = self.server.seconds()
        closed = self.load.ask("play", seconds=seconds, rate=0)
        spent = self.server.seconds() - before
        paced = self.load.ask("play", seconds=seconds, rate=PACE)
        if not (closed["moves"] and paced["moves"]):
            raise Failed("nobody could say a word; the lines above say why.")
        found = {
            "moves_per_second": closed["moves"] / seconds,
            "moves_per_cpu_second": closed["moves"] / max(spent, 0.01),
            "closed_p50": closed["p50"],
            "closed_p99": closed["p99"],
            "paced_p50": paced["p50"],
            "paced_p99": paced["p99"],
        }
        for name, value in found.items():
            self.taken[name].append(value)

    def median(self, name: str) -> float:
        return median(self.taken[name])

    def stop(self) -> None:
        self.load.stop()
        self.server.stop()


def main(arguments: list[str] | None = None) -> int:
    """Measure and print; 0, or 1 with a sentence."""
    wanted = parse(arguments)
    folder = Path(tempfile.mkdtemp(prefix="saloon-bench-"))
    try:
        python = sys.executable if wanted.interpreted else compiled_python() or sys.executable
        peer = f"boardgame.io {version()}"
        report(moves(python, peer, folder, wanted.rounds, wanted.seconds), wanted.json, LESS)
        report(sizes(python, folder), wanted.json, LESS)
    except Failed as error:
        print(f"bench: {error}", file=sys.stderr)
        return 1
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    return 0


def parse(arguments: list[str] | None) -> argparse.Namespace:
    """What is asked for on the command line."""
    parser = argparse.ArgumentParser(
        prog="bench/server.py", description="Moves per second of the house, beside boardgame.io."
    )
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    parser.add_argument("--interpreted", action="store_true", help="this interpreter, not the compiled wheel")
    parser.add_argument(
        "--rounds", type=int, choices=range(1, 10), default=3, help="how often each is measured"
    )
    parser.add_argument("--seconds", type=float, default=4.0, help="how long each time")
    return parser.parse_args(arguments)


def moves(python: str, peer: str, folder: Path, rounds: int, seconds: float) -> Iterator[Figure]:
    """What players feel, round after round in turn."""
    contenders: dict[str, Contender] = {}
    try:
        contenders[OURS] = our_side(python, folder / "house")
        contenders[MEMORY] = their_side(None)
        contenders[FILES] = their_side(folder / "files")
        say(f"medians of {rounds} rounds of {seconds:g} s, in turn: {TABLES} tables, then {PACE} moves/s")
        for _ in range(rounds):
            for contender in contenders.values():
                contender.round(seconds)
    finally:
        for contender in contenders.values():
            contender.stop()
    for other in (MEMORY, FILES):
        for name, unit in MEASURES.items():
            ours, theirs = contenders[OURS].median(name), contenders[other].median(name)
            yield Figure(f"server/{name}/durable/beside_{other}", ours, unit, peer, theirs)


def our_side(python: str, folder: Path) -> Contender:
    folder.mkdir()
    places = stock(python, folder, TABLES, GAMES, 0)
    port = free_port()
    return sit_down(House(python, folder, port), OURS, port, places)


def their_side(folder: Path | None) -> Contender:
    port = free_port()
    places = [{"tables": [f"t{table}-{game}" for game in range(GAMES)]} for table in range(TABLES)]
    return sit_down(Boardgame(port, folder), "boardgame", port, places)


def sit_down(server: Pinned, name: str, port: int, places: list[dict[str, Any]]) -> Contender:
    contender = Contender(server, Load())
    try:
        contender.load.ask("open", server=name, port=port, places=places)
    except Failed:
        contender.stop()
        raise
    return contender


def sizes(python: str, folder: Path) -> Iterator[Figure]:
    """What it costs to be there: an idle socket, a game that sleeps, a start with many games in the store."""
    say(f"{SOCKETS} idle sockets, then a start with {STORED} stored games")
    small, large = folder / "small", folder / "large"
    small.mkdir()
    large.mkdir()
    idle, empty = sockets(python, small, stock(python, small, TABLES, 1, 0))
    yield Figure("server/bytes_per_idle_socket", idle, "bytes", AIM, 20_000)
    stock(python, large, TABLES, 1, STORED)
    times, full = [], 0
    for _ in range(3):
        house = House(python, large, free_port())
        times.append(house.took)
        full = house.memory()
        house.stop()
    yield Figure("server/bytes_per_sleeping_table", max(0, full - empty) / ASLEEP, "bytes", AIM, 1)
    yield Figure(f"server/seconds_to_start/{STORED}_games", median(times), "s", AIM, 2)


def sockets(python: str, folder: Path, places: list[dict[str, Any]]) -> tuple[float, int]:
    """Bytes for each idle socket, and of the house before anybody came."""
    port = free_port()
    house, load = House(python, folder, port), Load()
    with contextlib.ExitStack() as open_:
        open_.callback(house.stop)
        open_.callback(load.stop)
        empty = house.memory()
        cookies = [cookie for place in places for cookie in place["cookies"]]
        tables = [table for place in places for table in place["tables"] for _ in (0, 1)]
        load.ask("idle", port=port, cookies=cookies, tables=tables, count=WARM)
        before = house.memory()
        load.ask("idle", port=port, cookies=cookies, tables=tables, count=SOCKETS)
        return (house.memory() - before) / SOCKETS, empty


if __name__ == "__main__":
    sys.exit(main())
