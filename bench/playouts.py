"""Decisions per second of uniformly random whole games, and microseconds per copy of a mid-game state.

    python bench/playouts.py                       every title, interpreted and compiled, beside catanatron;
                                                   the seats halfway between the fewest and the most
    python bench/playouts.py --title standoff --seats 2,4,6 --json

The peer plays a game of its own kind (a tick of it is one action of one of its four random seats), so a ratio
says how the engines compare, not how one would play the other's game. `ratio` is our value over the
peer's: for decisions more is better, for microseconds less is.
"""

import argparse
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench._common import ROOT, Failed, Figure, Worker, compiled_python, medians, peer_python, report, say
from saloon.kernel import catalogue
from saloon.kernel.errors import SaloonError
from saloon.kernel.options import check_seats, read_options

DECISIONS = "decisions/s"
MICROSECONDS = "us/copy"
PEER = "catanatron"


def main(arguments: list[str] | None = None) -> int:
    """Measure and print; 0, or 1 with a sentence."""
    wanted = parse(arguments)
    workers: dict[str, Worker] = {}
    try:
        tables = list(choose_tables(wanted.title, wanted.seats))
        workers = open_workers()
        peer = f"{PEER} {workers[PEER].ask(act='about')['version']}"
        say(f"medians of {wanted.rounds} rounds of {wanted.seconds:g} s, taken in turn with {PEER}")
        for title, seats in tables:
            figures = measure(workers, peer, title, seats, wanted.rounds, wanted.seconds)
            report(figures, wanted.json, {MICROSECONDS})
    except (Failed, SaloonError) as error:
        print(f"bench: {error}", file=sys.stderr)
        return 1
    finally:
        for worker in workers.values():
            worker.close()
    return 0


def parse(arguments: list[str] | None) -> argparse.Namespace:
    """What is asked for on the command line."""
    parser = argparse.ArgumentParser(
        prog="bench/playouts.py", description="Random games and copies per second, beside catanatron."
    )
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    parser.add_argument("--title", action="append", help="only this title (may be repeated)")
    parser.add_argument(
        "--seats", type=seat_counts, help="such as 2,4,6 (default: halfway between fewest and most)"
    )
    parser.add_argument("--rounds", type=count, default=7, help="how often everybody is measured")
    parser.add_argument("--seconds", type=duration, default=0.3, help="how long each time")
    return parser.parse_args(arguments)


def seat_counts(text: str) -> list[int]:
    return [count(part) for part in text.split(",")]


def count(text: str) -> int:
    """A whole number from 1 on."""
    value = int(text)
    if value < 1:
        raise ValueError
    return value


def duration(text: str) -> float:
    """A number of seconds above 0."""
    value = float(text)
    if not 0 < value < 3600:
        raise ValueError
    return value


def choose_tables(titles: list[str] | None, seats: list[int] | None) -> Iterator[tuple[str, int]]:
    """Which titles are measured with how many seats."""
    for title in titles or catalogue.titles():
        rules = catalogue.load(title)
        for number in seats or [(rules.fewest + rules.most + 1) // 2]:
            check_seats(rules, number)
            if rules.may_sit(number, read_options(rules, {})):
                raise SaloonError(f"{rules.title} does not seat {number} with its usual options")
            yield rules.title, number


def open_workers() -> dict[str, Worker]:
    """Everybody who takes part, the peer first."""
    ours = str(ROOT / "bench" / "_saloon.py")
    theirs = str(ROOT / "bench" / "_catanatron.py")
    compiled = compiled_python()
    workers = {PEER: Worker([peer_python(), theirs]), "interpreted": Worker([sys.executable, ours])}
    if compiled is not None:
        workers["compiled"] = Worker([compiled, ours])
    for speed in [name for name in workers if name != PEER]:
        if workers[speed].ask(act="about")["compiled"] != (speed == "compiled"):
            raise Failed(f"what should run {speed} does not; try `make clean` and again.")
    return workers


def measure(
    workers: dict[str, Worker], peer: str, title: str, seats: int, rounds: int, seconds: float
) -> Iterator[Figure]:
    """The figures of one title at one number of seats."""
    place = f"{title}/{{}}" if seats == usual(title) else f"{title}/{{}}/{seats}"
    for what, act, unit in (("playouts", "play", DECISIONS), ("copy", "copy", MICROSECONDS)):
        question = {"act": act, "title": title, "seats": seats, "seconds": seconds}
        takes = {name: partial(take, worker, unit, question) for name, worker in workers.items()}
        found = medians(takes, rounds)
        for speed in [name for name in found if name != PEER]:
            yield Figure(f"{what}/{place.format(speed)}", found[speed], unit, peer, found[PEER])


def usual(title: str) -> int:
    return next(choose_tables([title], None))[1]


def take(worker: Worker, unit: str, question: dict[str, object]) -> float:
    """One measurement, in this unit."""
    done, spent = worker.ask(**question)
    return float(done / spent if unit == DECISIONS else 1e6 * spent / done)


if __name__ == "__main__":
    sys.exit(main())
