"""Decisions per second through the research interfaces, beside PettingZoo's environments and OpenSpiel's
games.

    python bench/research.py                             every title, compiled, with three seats
    python bench/research.py --title fast_west --json

Everybody plays random games on one core. `vector` steps 1,024 games at once with masks, `vector_observed`
makes every seat's observation as well; `pettingzoo` and `openspiel` go call by call through those APIs. The
peers play games of their own, so a ratio says how the interfaces compare. Seats are asked the same way
everywhere: what may they say, one of it at random, say it.
"""

import argparse
import sys
import sysconfig
from collections.abc import Iterator
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench._common import ROOT, Failed, Figure, Worker, compiled_python, medians, peer_python, report, say
from saloon.kernel import catalogue
from saloon.kernel.errors import SaloonError

UNIT = "decisions/s"
SEATS = 3
OURS = ("lanes", "observed", "pettingzoo", "openspiel")
NAMES = {"lanes": "vector", "observed": "vector_observed"}
CLASSIC = ("texas_holdem", "connect_four")
GAMES = ("hearts", "hanabi", "gin_rummy")
BESIDE = {
    "lanes": [("openspiel", name) for name in GAMES],
    "observed": [("pettingzoo", name) for name in CLASSIC],
    "pettingzoo": [("pettingzoo", name) for name in CLASSIC],
    "openspiel": [("openspiel", "gin_rummy")],
}
"""Whose figure stands beside which of ours: interfaces that hand out the same things."""


def main(arguments: list[str] | None = None) -> int:
    """Measure and print; 0, or 1 with a sentence."""
    wanted = parse(arguments)
    workers: list[Worker] = []
    try:
        titles = [catalogue.load(title).title for title in wanted.title or catalogue.titles()]
        ours = Worker(
            [ours_python(wanted.interpreted), str(ROOT / "bench" / "_research_ours.py"), packages()]
        )
        workers.append(ours)
        peers = Worker([peer_python(), str(ROOT / "bench" / "_research_peers.py")])
        workers.append(peers)
        if ours.ask(act="about")["compiled"] == wanted.interpreted:
            raise Failed("what should run compiled does not; try `make clean` and again.")
        versions = peers.ask(act="about")
        say(f"medians of {wanted.rounds} rounds of {wanted.seconds:g} s, taken in turn with the peers")
        for title in titles:
            report(measure(ours, peers, versions, title, wanted), wanted.json)
    except (Failed, SaloonError) as error:
        print(f"bench: {error}", file=sys.stderr)
        return 1
    finally:
        for worker in workers:
            worker.close()
    return 0


def parse(arguments: list[str] | None) -> argparse.Namespace:
    """What is asked for on the command line."""
    parser = argparse.ArgumentParser(
        prog="bench/research.py", description="Decisions per second for learners."
    )
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    parser.add_argument("--title", action="append", help="only this title (may be repeated)")
    parser.add_argument("--rounds", type=int, default=5, help="how often everybody is measured")
    parser.add_argument("--seconds", type=float, default=0.5, help="how long each time")
    parser.add_argument("--interpreted", action="store_true", help="our side without the compiled build")
    return parser.parse_args(arguments)


def ours_python(interpreted: bool) -> str:
    if interpreted:
        return sys.executable
    python = compiled_python()
    if python is None:
        raise Failed("without a compiler there is only --interpreted.")
    return python


def packages() -> str:
    """Where this environment keeps NumPy and the frameworks."""
    return sysconfig.get_path("platlib")


def measure(
    ours: Worker, peers: Worker, versions: dict[str, str], title: str, wanted: argparse.Namespace
) -> Iterator[Figure]:
    """The figures of one title."""
    rules = catalogue.load(title)
    seats = max(rules.fewest, min(SEATS, rules.most))
    takes = {
        act: partial(take, ours, {"act": act, "title": title, "seats": seats, "seconds": wanted.seconds})
        for act in OURS
    }
    beside = sorted({pair for pairs in BESIDE.values() for pair in pairs})
    for act, name in beside:
        takes[f"{act}/{name}"] = partial(take, peers, {"act": act, "name": name, "seconds": wanted.seconds})
    found = medians(takes, wanted.rounds)
    for act in OURS:
        for package, name in BESIDE[act]:
            version = versions["open_spiel" if package == "openspiel" else package]
            label = f"research/{NAMES.get(act, act)}/{title}"
            yield Figure(label, found[act], UNIT, f"{package} {version} {name}", found[f"{package}/{name}"])


def take(worker: Worker, question: dict[str, object]) -> float:
    """One measurement."""
    done, spent = worker.ask(**question)
    return float(done / spent)


if __name__ == "__main__":
    sys.exit(main())
