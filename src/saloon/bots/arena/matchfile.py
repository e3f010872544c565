"""Match files: one JSON object a line, the contest first, then the games in their order.

A line is written when the game and all before it are done, so a file that was cut off anywhere is a true
beginning of the whole: a torn last line is dropped and the arena goes on from there.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from types import TracebackType
from typing import Any, Final

from saloon.bots.arena.contest import Contest, from_header
from saloon.kernel.errors import SaloonError

LONGEST_LINE: Final = 1_000_000


def written(line: dict[str, Any]) -> str:
    """One line, always the same for the same content."""
    return json.dumps(line, sort_keys=True, separators=(",", ":"), ensure_ascii=False) + "\n"


def load(path: Path) -> tuple[Contest, list[dict[str, Any]]]:
    """The contest and the games of a match file; a torn last line is left out."""
    contest, games, _ = scan(path)
    return contest, games


def scan(path: Path) -> tuple[Contest, list[dict[str, Any]], int]:
    """`load`, and how many bytes of the file are whole lines."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise SaloonError(f"{path.name} cannot be read: {error.strerror}") from None
    lines = data.split(b"\n")
    whole = lines[:-1]
    if not whole:
        raise SaloonError(f"{path.name} is no match file of the arena")
    found = [parsed(path, number, line) for number, line in enumerate(whole, 1)]
    contest = from_header(found[0])
    return contest, found[1:], len(data) - len(lines[-1])


def parsed(path: Path, number: int, line: bytes) -> dict[str, Any]:
    try:
        found = json.loads(line) if len(line) <= LONGEST_LINE else None
    except ValueError:
        found = None
    if not isinstance(found, dict) or (number > 1 and "game" not in found):
        raise SaloonError(f"{path.name}, line {number}: this is no game of the arena")
    return found


class Keeper:
    """Appends games to a match file; every line is on the disk before the next game counts."""

    def __init__(self, path: Path, contest: Contest) -> None:
        """Goes on with a file of the same contest, or begins a new one."""
        self.known: dict[int, dict[str, Any]] = {}
        if path.exists() and path.stat().st_size > 0:
            before, games, size = scan(path)
            if before != contest:
                raise SaloonError(
                    f"{path.name} holds another contest ({difference(before, contest)}); name a new file"
                )
            self.known = {game["game"]: game for game in games}
            os.truncate(path, size)
            self.file = path.open("a", encoding="utf-8")
        else:
            self.file = path.open("w", encoding="utf-8")
            self.put(contest.header())

    def put(self, line: dict[str, Any]) -> None:
        self.file.write(written(line))
        self.file.flush()
        os.fsync(self.file.fileno())

    def __enter__(self) -> Keeper:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.file.close()


def difference(one: Contest, other: Contest) -> str:
    """The first thing in which two contests differ."""
    here, there = one.header(), other.header()
    return next(f"{key} {here[key]}, not {there[key]}" for key in here if here[key] != there[key])
