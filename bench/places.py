"""How long the possible places of Desperados take: one whole answer for a viewer, nothing remembered.

    python bench/places.py                     3 to 6 seats, interpreted and compiled
    python bench/places.py --seats 6 --json

States come from random and from sensible games, at every move; an answer is what a view shows of places:
for the sheriff every outlaw, for an outlaw the team and the sheriff, every move so far with its chances,
and the reasons why not. `value` is the longest of them in milliseconds, `median` the usual one; the peer is
the 5 ms that nobody should wait longer than. Seconds are the processor's. The table of counts is emptied
before each answer.
"""

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench._common import ROOT, Failed, Figure, compiled_python, rounded, row, say
from saloon.games.desperados import places, view
from saloon.games.desperados.state import Desperados
from saloon.kernel import catalogue, flow
from saloon.kernel.core import Rules
from saloon.kernel.errors import SaloonError
from saloon.kernel.options import check_seats, read_options
from saloon.kernel.playout import lowest
from saloon.kernel.rng import FastRng

TITLE = "desperados"
MOST = 5.0
UNIT = "ms"
GAMES = 40
REPEATS = 3
"""An answer counts with the quickest of so many, as other work on the machine only ever makes it slower."""


@dataclass(frozen=True)
class Answer(Figure):
    """The longest answer, and the usual one."""

    median: float
    answers: int

    def line(self) -> str:
        told = json.loads(super().line())
        return json.dumps({**told, "median": rounded(self.median), "answers": self.answers})


def main(arguments: list[str] | None = None) -> int:
    """Measure and print; 0, or 1 with a sentence."""
    wanted = parse(arguments)
    try:
        if TITLE not in [catalogue.load(title).title for title in wanted.title or [TITLE]]:
            say(f"possible places are a matter of {TITLE}: there is nothing to measure")
            return 0
        rules = catalogue.load(TITLE)
        for seats in wanted.seats or range(rules.fewest, rules.most + 1):
            check_seats(rules, seats)
        if not wanted.here and (python := compiled_python()):
            told = sys.argv[1:] if arguments is None else arguments
            subprocess.run([python, "-E", __file__, "--here", *told], cwd=ROOT, check=True)
        for seats in wanted.seats or range(rules.fewest, rules.most + 1):
            figure = measure(rules, seats, wanted.games)
            print(figure.line() if wanted.json else told_row(figure), flush=True)
    except (Failed, SaloonError) as error:
        print(f"bench: {error}", file=sys.stderr)
        return 1
    return 0


def parse(arguments: list[str] | None) -> argparse.Namespace:
    """What is asked for on the command line."""
    parser = argparse.ArgumentParser(prog="bench/places.py", description="How long possible places take.")
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    parser.add_argument("--title", action="append", help=f"only this title; others than {TITLE} have none")
    parser.add_argument("--seats", type=int, action="append", help="so many seats (may be repeated)")
    parser.add_argument("--games", type=int, default=GAMES, help="how many games are looked at")
    parser.add_argument("--here", action="store_true", help="only in this interpreter, compiled or not")
    return parser.parse_args(arguments)


def measure(rules: Rules, seats: int, games: int) -> Answer:
    """One figure for a number of seats."""
    speed = "interpreted" if places.__file__.endswith(".py") else "compiled"
    taken = [
        answered(s, viewer)
        for number in range(games)
        for s in course(rules, seats, FastRng(number), bool(number % 2))
        for viewer in (s.sheriff, s.outlaws()[0])
    ]
    name = f"places/{TITLE}/{speed}/{seats}"
    return Answer(name, max(taken), UNIT, "the most", MOST, median(taken), len(taken))


def course(rules: Rules, seats: int, rng: FastRng, sensible: bool) -> Iterator[Desperados]:
    """A game, as it stands whenever the table begins to wait for something else."""
    s = flow.start(rules, seats, read_options(rules, {"early_finish": "no"}))
    assert isinstance(s, Desperados)
    last: tuple[int, int, object] = (0, 0, None)
    while not s.over():
        asked = flow.chance(s)
        if asked is not None:
            flow.answer(s, asked.sample(rng))
            continue
        now = (s.turn, s.move, type(s.stack[-1]))
        if s.sheriff >= 0 and now != last:
            last = now
            yield s
        seat = lowest(flow.pending(s))
        words = s.stack[-1].legal(s, seat)
        word = rules.choose(s, seat, rng) if sensible else words[rng.below(len(words))]
        flow.step(rules, s, seat, word)


def answered(s: Desperados, viewer: int) -> float:
    """Milliseconds of one answer."""
    spent = []
    for _ in range(REPEATS):
        places.COUNTED.clear()
        start = time.process_time()
        view.places_view(s, viewer)
        spent.append(1e3 * (time.process_time() - start))
    return min(spent)


def told_row(figure: Answer) -> str:
    return f"{row(figure, less_is_better=True)}  usually {figure.median:.2g} {UNIT}, {figure.answers} answers"


if __name__ == "__main__":
    sys.exit(main())
