"""People at the terminal, for the tests: an input whose lines are thought up when they are asked for."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from saloon.kernel.rng import FastRng

Answer = Callable[[str], str | None]
"""From what was printed since the last line to the next line; None is the end of the input."""

NUMBERED = re.compile(r"^(\d+)\. .*?(?:\(([^()]*)\))?$", re.M)
NOT_ASKED = ("You need not say anything now.", "Ora non devi dire nulla.")
RANGE = re.compile(r"(\d+)\.\.(\d+)[^:]*: (?:type the number|scrivi il numero)")


@dataclass
class Ran:
    """What a run of the command left behind."""

    status: int
    out: str
    err: str


class Input:
    """Reads what is on the screen before it types."""

    def __init__(self, screen: io.StringIO, answer: Answer) -> None:
        self.screen = screen
        self.answer = answer
        self.read_so_far = 0

    def isatty(self) -> bool:
        return False

    def readline(self, size: int = -1) -> str:
        shown = self.screen.getvalue()[self.read_so_far :]
        self.read_so_far = len(self.screen.getvalue())
        line = self.answer(shown)
        return "" if line is None else line + "\n"


def script(lines: Sequence[str]) -> Answer:
    """These lines, then the end."""
    rest = iter(lines)
    return lambda shown: next(rest, None)


def first(lines: Sequence[str], then: Answer) -> Answer:
    """These lines, then somebody who thinks."""
    rest = iter(lines)

    def answer(shown: str) -> str | None:
        line = next(rest, None)
        return then(shown) if line is None else line

    return answer


def anybody(seed: int, aside: Sequence[str] = ("leave",), most: int = 5_000) -> Answer:
    """Picks any numbered choice; never those whose words stand in `aside`."""
    rng = FastRng(seed)
    left = [most]

    def answer(shown: str) -> str | None:
        left[0] -= 1
        if left[0] < 0:
            return None
        if numbers := RANGE.search(shown):
            low, high = int(numbers[1]), int(numbers[2])
            return str(low + rng.below(high - low + 1))
        if any(silent in shown for silent in NOT_ASKED):
            return ""
        picks = [number for number, words in NUMBERED.findall(shown) if words not in aside]
        return picks[rng.below(len(picks))] if picks else ""

    return answer


def pages(out: str, title: str) -> list[tuple[str, str]]:
    """(whose page, what stands on it), in order; a page that is nobody's belongs to everybody: ''."""
    found: list[tuple[str, str]] = []
    for line in out.splitlines():
        if line == title:
            found.append(("", ""))
        elif line.startswith(f"{title} – "):
            found.append((line.removeprefix(f"{title} – "), ""))
        elif found:
            found[-1] = (found[-1][0], found[-1][1] + line + "\n")
    return found
