"""How much better each level of bot is than the one below it: its share of wins, relative to an equal share.

    python bench/strength.py                          every title, 3 and 5 seats, a minute for each figure
    python bench/strength.py --title fast_west --seats 3 --json
    python bench/strength.py --full                   the levels' own time, until the answer is certain
    python bench/strength.py --openspiel              only the gunslinger against OpenSpiel's own search

One bot sits on one side, the bot of the level below on all others; each deal of dice and cards is played
once from every side. `value` is the share of wins over an equal share (1 would be equal strength), `low` and
`high` bound the true one in 95 of 100 runs. Where sides are of different size there is a figure for each as
well, beside what the lower level gets on that side in the same games. The levels think a tenth of their time
unless `--full` is given: the ratio between them stays, and a figure takes minutes instead of hours. A title
with a preset `even` is played by that one: where one side nearly always wins, no ladder can be seen.

OpenSpiel's information-set MCTS plays through our adapter with the gunslinger's milliseconds, on the same
build of the rules: heads-up where the title seats two, else with the fewest seats.
"""

import argparse
import json
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from time import monotonic
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench._common import ROOT, Failed, Figure, Worker, compiled_python, rounded, row, say
from saloon.bots.arena.contest import Contest, contest
from saloon.bots.arena.crews import Alone, Cores
from saloon.bots.arena.run import Standing, run
from saloon.bots.arena.stats import bootstrapped, wilson
from saloon.bots.arena.tally import Tally, tally
from saloon.bots.levels import MILLISECONDS
from saloon.kernel import catalogue
from saloon.kernel.errors import SaloonError

LADDER = [("ranch_hand", "random"), ("gunslinger", "ranch_hand"), ("legend", "gunslinger")]
SEATS = (3, 5)
UNIT = "x equal share"
EQUAL = "equal share"
EVEN = "even"
"""The preset that is played where a title has it."""
MOST = 2000
"""Games for a figure that time does not end before."""


@dataclass(frozen=True)
class Measured(Figure):
    """A figure and its bounds."""

    low: float
    high: float
    games: int

    def line(self) -> str:
        told = json.loads(super().line())
        return json.dumps({**told, "low": rounded(self.low), "high": rounded(self.high), "games": self.games})


def main(arguments: list[str] | None = None) -> int:
    """Measure and print; 0, or 1 with a sentence."""
    wanted = parse(arguments)
    try:
        if not wanted.here and (python := compiled_python()):
            told = sys.argv[1:] if arguments is None else arguments
            here = ["--here", "--packages", sysconfig.get_path("platlib")]
            return subprocess.run([python, "-E", __file__, *here, *told], cwd=ROOT, check=False).returncode
        if wanted.openspiel:
            for title in wanted.title or catalogue.titles():
                for figure in beside_openspiel(catalogue.load(title).title, wanted):
                    print(figure.line() if wanted.json else told_row(figure), flush=True)
            return 0
        for title, seats in tables(wanted):
            for hero, field in [step for step in LADDER if step[0] in (wanted.step or step)]:
                for figure in measure(title, seats, hero, field, wanted):
                    print(figure.line() if wanted.json else told_row(figure), flush=True)
    except (Failed, SaloonError) as error:
        print(f"bench: {error}", file=sys.stderr)
        return 1
    return 0


def parse(arguments: list[str] | None) -> argparse.Namespace:
    """What is asked for on the command line."""
    parser = argparse.ArgumentParser(prog="bench/strength.py", description="How much better each level is.")
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    parser.add_argument("--title", action="append", help="only this title (may be repeated)")
    parser.add_argument("--seats", type=int, action="append", help="so many seats (may be repeated)")
    heroes = [hero for hero, _ in LADDER]
    parser.add_argument("--step", choices=heroes, action="append", help="only this level over the one below")
    parser.add_argument(
        "--seconds", type=float, default=60.0, help="the time for a figure (at least one deal is played)"
    )
    parser.add_argument("--full", action="store_true", help="the levels' own time, as long as it takes")
    parser.add_argument(
        "--passes", type=int, help="the gunslinger's budget in passes; the legend's in proportion"
    )
    parser.add_argument("--workers", type=int, default=0, help="processes (default: all cores)")
    parser.add_argument("--openspiel", action="store_true", help="only against OpenSpiel's own search")
    parser.add_argument("--games", type=int, default=MOST, help="with --openspiel: at most so many games")
    parser.add_argument("--packages", default=sysconfig.get_path("platlib"), help=argparse.SUPPRESS)
    parser.add_argument("--here", action="store_true", help="in this interpreter, compiled or not")
    return parser.parse_args(arguments)


def tables(wanted: argparse.Namespace) -> Iterator[tuple[str, int]]:
    """Titles and numbers of seats, each once, moved into what the title allows."""
    for title in wanted.title or catalogue.titles():
        rules = catalogue.load(title)
        counts = {min(max(seats, rules.fewest), rules.most) for seats in wanted.seats or SEATS}
        for seats in sorted(counts):
            yield rules.title, seats


def budgeted(level: str, wanted: argparse.Namespace) -> str:
    """A level with the time it gets here."""
    if level not in MILLISECONDS:
        return level
    if wanted.passes:
        return f"{level}@{wanted.passes * MILLISECONDS[level] // MILLISECONDS['gunslinger']}"
    return f"{level}@{MILLISECONDS[level] // (1 if wanted.full else 10)}ms"


def measure(title: str, seats: int, hero: str, field: str, wanted: argparse.Namespace) -> Iterator[Measured]:
    """The figures of one step of the ladder."""
    bots = [budgeted(hero, wanted), budgeted(field, wanted)]
    even = any(preset.name == EVEN for preset in catalogue.load(title).presets)
    options = {"preset": EVEN} if even else {}
    # Certain that one is better is not certain by how much: only `--full` stops there.
    made = replace(contest(title, bots, seats, options, "strength", MOST), gauntlet=True, stops=wanted.full)
    played = f", preset {EVEN}" if even else ""
    say(f"{title}, {seats} seats{played}: {bots[0]} over {bots[1]}")
    found = fight(made, wanted)
    name = f"strength/{title}/{seats}/{hero}_over_{field}"
    times = found.times()
    yield Measured(name, times.mean, UNIT, EQUAL + played, 1.0, times.low, times.high, len(found.shares))
    yield from by_role(name, field, found)


def beside_openspiel(title: str, wanted: argparse.Namespace) -> Iterator[Measured]:
    """Our gunslinger on one side of each deal in turn, OpenSpiel's search on all the others."""
    seats = catalogue.load(title).fewest
    milliseconds = MILLISECONDS["gunslinger"] // (1 if wanted.full else 10)
    say(f"{title}, {seats} seats: gunslinger@{milliseconds}ms over OpenSpiel's IS-MCTS")
    worker = Worker([sys.executable, str(ROOT / "bench" / "_strength_spiel.py"), wanted.packages])
    by_size: dict[int, list[float]] = {}
    deals: list[float] = []
    end, games, sides = monotonic() + wanted.seconds, 0, 1
    question = {"title": title, "seats": seats, "milliseconds": milliseconds}
    while games < wanted.games and (not deals or monotonic() < end):
        shares: list[float] = []
        while len(shares) < sides:
            line = worker.ask(**question, seed=f"openspiel/{len(deals)}", side=len(shares))
            sides = line["sides"]
            shares.append(line["share"])
            by_size.setdefault(line["size"], []).append(line["share"])
        deals.append(sum(shares) / sides)
        games += sides
    worker.close()
    name = f"strength/{title}/{seats}/gunslinger_over_openspiel"
    times = bootstrapped(deals).scaled(sides)
    yield Measured(name, times.mean, UNIT, EQUAL, 1.0, times.low, times.high, games)
    for size, shares in sorted(by_size.items()) if len(by_size) > 1 else []:
        won = wilson(sum(shares), len(shares))
        label = "alone" if size == 1 else f"gang_of_{size}"
        yield Measured(f"{name}/{label}", won.mean, "of games won", EQUAL, 0.5, won.low, won.high, won.count)


def fight(made: Contest, wanted: argparse.Namespace) -> Tally:
    """Play until the answer is certain or the time is over."""
    crew = Alone() if wanted.workers == 1 else Cores(wanted.workers)
    games: list[dict[str, Any]] = []
    end = monotonic() + wanted.seconds

    def enough(standing: Standing) -> bool:
        return not wanted.full and standing.games >= made.sides and monotonic() > end

    try:
        run(made, crew, None, lambda _, line: games.append(line), enough)
    finally:
        crew.close()
    return next(iter(tally(made, games).values()))


def by_role(name: str, field: str, found: Tally) -> Iterator[Measured]:
    """With two sides of different size: what the hero gets on each, beside what the field gets there."""
    apart = found.by_role()
    if len(apart) != 2 or found.sides != 2:
        return
    for role, other in zip(apart, reversed(list(apart)), strict=True):
        won, lost = apart[role], apart[other]
        label = "alone" if role == 1 else f"gang_of_{role}"
        theirs = max(0.001, 1 - lost.mean)
        yield Measured(
            f"{name}/{label}", won.mean, "of games won", field, theirs, won.low, won.high, won.count
        )


def told_row(figure: Measured) -> str:
    return f"{row(figure)}  [{figure.low:.2f}, {figure.high:.2f}] in {figure.games} games"


if __name__ == "__main__":
    sys.exit(main())
