"""What the benches share: contenders in processes of their own, rounds taken in turn, figures, their print.

A bench runs on a machine that does other work too. So the contenders are asked in turn, round after round,
and the median counts: a busy minute hits all of them alike. Seconds are those of the processor, not of the
clock on the wall.
"""

import contextlib
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from tools import compiled

ROOT = Path(__file__).resolve().parent.parent


class Failed(Exception):
    """One sentence for the person at the terminal."""


@dataclass(frozen=True)
class Figure:
    """One figure we publish, and the peer's beside it. `ratio` is always value / peer_value."""

    name: str
    value: float
    unit: str
    peer: str
    peer_value: float

    @property
    def ratio(self) -> float:
        return self.value / self.peer_value

    def line(self) -> str:
        """As one JSON object."""
        told = {
            "name": self.name,
            "value": rounded(self.value),
            "unit": self.unit,
            "peer": self.peer,
            "peer_value": rounded(self.peer_value),
            "ratio": rounded(self.ratio),
        }
        return json.dumps(told)


def rounded(value: float) -> float:
    """Four significant figures: more would be noise."""
    return float(f"{value:.4g}")


class Worker:
    """A process that answers questions, one JSON object a line each way."""

    def __init__(self, command: list[str]) -> None:
        self.name = Path(command[-1]).name
        # What is installed beside this interpreter is to be measured, not what PYTHONPATH says.
        environ = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
        self.process = subprocess.Popen(
            command, cwd=ROOT, env=environ, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def ask(self, **question: object) -> Any:
        """The answer to a question."""
        process = self.process
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            print(json.dumps(question), file=process.stdin, flush=True)
            answer = process.stdout.readline()
        except BrokenPipeError:
            answer = ""
        if not answer:
            raise Failed(f"{self.name} stopped; the lines above say why.")
        return json.loads(answer)

    def close(self) -> None:
        """Let it go."""
        with contextlib.suppress(BrokenPipeError):
            self.process.communicate()


def medians(contenders: Mapping[str, Callable[[], float]], rounds: int) -> dict[str, float]:
    """Every contender once a round, in turn; the median of each one's rounds."""
    taken: dict[str, list[float]] = {name: [] for name in contenders}
    for _ in range(rounds):
        for name, take in contenders.items():
            taken[name].append(take())
    return {name: median(values) for name, values in taken.items()}


def report(figures: Iterable[Figure], as_json: bool, less_is_better: Iterable[str] = ()) -> None:
    """Figures as they come, a line each: JSON, or rows for people."""
    for figure in figures:
        print(figure.line() if as_json else row(figure, figure.unit in less_is_better), flush=True)


def row(figure: Figure, less_is_better: bool = False) -> str:
    """A figure for people; where less is better the ratio reads 1/200."""
    ratio = f"1/{1 / figure.ratio:.3g}" if less_is_better and 0 < figure.ratio < 1 else f"{figure.ratio:.3g}x"
    ours, theirs = human(figure.value), human(figure.peer_value)
    return f"{figure.name:<36} {ours:>11} {figure.unit:<12} {figure.peer} {theirs:>9} {ratio:>9}"


def human(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"


def say(text: str) -> None:
    """Progress, kept out of what a program may read from us."""
    print(f"bench: {text}", file=sys.stderr, flush=True)


def peer_python() -> str:
    """The interpreter of the peers' environment, made if need be."""
    if subprocess.run(["sh", "tools/setup.sh", "bench"], cwd=ROOT, stdout=sys.stderr, check=False).returncode:
        raise Failed("without its peers a bench says nothing.")
    return str(ROOT / ".venv-bench" / "bin" / "python")


def compiled_python() -> str | None:
    """The interpreter that has the compiled wheel of this tree, built if need be; None if it cannot be."""
    if lacking := compiled.no_compiler():
        say(f"the compiled build is left out: {lacking}")
        return None
    try:
        with contextlib.redirect_stdout(sys.stderr):
            compiled.install(compiled.build())
    except compiled.Failed as failed:
        raise Failed(str(failed)) from failed
    return compiled.python()[0]
