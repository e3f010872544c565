"""How often each side of a title with unequal sides wins, bots against bots, by seats and preset.

    python bench/balance.py                           the default rules and every preset, 2,000 games each
    python bench/balance.py --title desperados --seats 5 --preset even --games 500 --json

Everybody at the table is played by the title's heuristic, who is told what its seat may know and no more.
`value` is the share of games that the larger side wins, in percent, `low` and `high` bound the true one in
95 of 100 runs; the peer is an even game. It says how the sides stand for these bots, not for people. Only
titles that name teams of different size are measured. The same seed gives the same games on any machine.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench._common import ROOT, Failed, Figure, compiled_python, rounded, row, say
from saloon.bots.sides import Sides
from saloon.bots.sight import look
from saloon.kernel import catalogue, flow
from saloon.kernel.core import Rules, State
from saloon.kernel.errors import SaloonError
from saloon.kernel.options import check_seats, preset, read_options
from saloon.kernel.playout import lowest
from saloon.kernel.rng import FastRng

GAMES = 2_000
BATCH = 25
DEFAULT = "default"
UNIT = "% for the larger side"


@dataclass(frozen=True)
class Share(Figure):
    """A figure and its bounds."""

    low: float
    high: float
    games: int

    def line(self) -> str:
        told = json.loads(super().line())
        return json.dumps({**told, "low": rounded(self.low), "high": rounded(self.high), "games": self.games})


@dataclass(frozen=True)
class Table:
    """What is played."""

    title: str
    seats: int
    preset: str


def main(arguments: list[str] | None = None) -> int:
    """Play and print; 0, or 1 with a sentence."""
    wanted = parse(arguments)
    try:
        asked = list(tables(wanted))
        if not asked:
            say("no side is larger than the other at these tables: there is no balance to measure")
            return 0
        if not wanted.here and (python := compiled_python()):
            told = sys.argv[1:] if arguments is None else arguments
            return subprocess.run([python, "-E", __file__, "--here", *told], cwd=ROOT, check=False).returncode
        for table in asked:
            figure = measure(table, wanted.games, wanted.seed, wanted.workers)
            print(figure.line() if wanted.json else told_row(figure), flush=True)
    except (Failed, SaloonError) as error:
        print(f"bench: {error}", file=sys.stderr)
        return 1
    return 0


def parse(arguments: list[str] | None) -> argparse.Namespace:
    """What is asked for on the command line."""
    parser = argparse.ArgumentParser(prog="bench/balance.py", description="How often each side wins.")
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    parser.add_argument("--title", action="append", help="only this title (may be repeated)")
    parser.add_argument("--seats", type=int, action="append", help="so many seats (may be repeated)")
    parser.add_argument(
        "--preset", action="append", help=f"{DEFAULT}, or one of the title's (may be repeated)"
    )
    parser.add_argument("--games", type=count, default=GAMES, help=f"for each figure (default: {GAMES})")
    parser.add_argument("--seed", type=int, default=2_026, help="other games")
    parser.add_argument("--workers", type=int, default=0, help="processes (default: all cores)")
    parser.add_argument("--here", action="store_true", help="in this interpreter, compiled or not")
    return parser.parse_args(arguments)


def count(text: str) -> int:
    """A whole number from 1 on."""
    value = int(text)
    if value < 1:
        raise ValueError
    return value


def tables(wanted: argparse.Namespace) -> Iterator[Table]:
    """Every table asked for, those with equal sides left out."""
    for title in wanted.title or catalogue.titles():
        rules = catalogue.load(title)
        for seats in wanted.seats or range(rules.fewest, rules.most + 1):
            check_seats(rules, seats)
            for name in wanted.preset or [DEFAULT, *differing(rules)]:
                table = Table(rules.title, seats, name)
                if crowd(rules, begin(rules, table, FastRng(wanted.seed))) is not None:
                    yield table


def differing(rules: Rules) -> list[str]:
    """The presets that change something."""
    return [one.name for one in rules.presets if one.values or one.for_seats]


def begin(rules: Rules, table: Table, rng: FastRng) -> State:
    """A new game after its first chances: sides may only be known then."""
    given = {} if table.preset == DEFAULT else preset(rules, table.preset).at(table.seats)
    state = flow.start(rules, table.seats, read_options(rules, given, table.seats))
    while (asked := flow.chance(state)) is not None:
        flow.answer(state, asked.sample(rng))
    return state


def crowd(rules: Rules, state: State) -> int | None:
    """The larger of two sides, as the mask of its seats; None where there is none."""
    of = Sides(rules, state).of
    sizes = [of.count(side) for side in range(max(of) + 1)]
    if len(sizes) != 2 or sizes[0] == sizes[1]:
        return None
    side = sizes.index(max(sizes))
    return sum(1 << seat for seat in range(len(of)) if of[seat] == side)


def measure(table: Table, games: int, seed: int, workers: int) -> Share:
    """All games of one table, spread over processes in batches that know their own seeds."""
    starts = range(0, games, BATCH)
    batches = [(table, seed, start, min(start + BATCH, games)) for start in starts]
    if workers == 1:
        won = sum(map(batch, batches))
    else:
        with ProcessPoolExecutor(workers or os.cpu_count()) as pool:
            won = sum(pool.map(batch, batches))
    low, high = bounds(won, games)
    name = f"balance/{table.title}/{table.seats}/{table.preset}"
    return Share(name, 100 * won / games, UNIT, "an even game", 50.0, 100 * low, 100 * high, games)


def batch(task: tuple[Table, int, int, int]) -> int:
    """How many of these games the larger side wins."""
    table, seed, start, end = task
    rules = catalogue.load(table.title)
    return sum(gang_wins(rules, table, FastRng(seed << 32 | number)) for number in range(start, end))


def gang_wins(rules: Rules, table: Table, rng: FastRng) -> bool:
    """One game to its end. A heuristic is handed a world that its seat cannot tell from the real one."""
    state = begin(rules, table, rng)
    gang = crowd(rules, state)
    assert gang is not None
    while not state.over():
        asked = flow.chance(state)
        if asked is not None:
            flow.answer(state, asked.sample(rng))
            continue
        seat = lowest(flow.pending(state))
        flow.step(rules, state, seat, rules.choose(look(rules, state, seat).world, seat, rng))
    return any(gang >> seat & 1 for seat in rules.result(state).winners)


def bounds(won: int, games: int) -> tuple[float, float]:
    """Wilson's, at 95%."""
    z = 1.96
    share = won / games
    middle = share + z * z / (2 * games)
    spread = z * (share * (1 - share) / games + z * z / (4 * games * games)) ** 0.5
    whole = 1 + z * z / games
    return (middle - spread) / whole, (middle + spread) / whole


def told_row(figure: Share) -> str:
    return f"{row(figure)}  [{figure.low:.1f}, {figure.high:.1f}] in {figure.games} games"


if __name__ == "__main__":
    sys.exit(main())
