"""Random games, looked at after every word and every throw: does anything come from nowhere?

    python -m tools.conserve [TITLE...] [--games 10000] [--seed 0]

The title's conservation laws (`invariants`: money, counters, cards) are asked of every state of every game;
seats go through all numbers in turn, and every other game is played with options drawn at random. The first
law that breaks is shown with the game's number and the words that led there, and ends the run. The last
line says what was looked at. It runs on the compiled build where there is a compiler, on all cores.
"""

import argparse
import os
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from saloon.kernel import catalogue, flow
from saloon.kernel.core import NATURE, Rules, State
from saloon.kernel.errors import SaloonError
from saloon.kernel.notation import say
from saloon.kernel.options import read_options
from saloon.kernel.playout import lowest
from saloon.kernel.rng import FastRng
from tools import compiled

BATCH = 50


class Seen(NamedTuple):
    """What a batch of games came to: states looked at, and the first complaint."""

    states: int
    broken: str


def main(arguments: list[str]) -> int:
    """Play, and say what was looked at; 1 when a law broke."""
    parser = argparse.ArgumentParser(prog="make conserve")
    parser.add_argument("titles", nargs="*", metavar="TITLE")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=0, help="other games")
    parser.add_argument("--workers", type=int, default=0, help="processes (default: all cores)")
    parser.add_argument("--here", action="store_true", help="in this interpreter, compiled or not")
    wanted = parser.parse_args(arguments)
    try:
        titles = [catalogue.load(title).title for title in wanted.titles or catalogue.titles()]
        if not wanted.here and not compiled.no_compiler():
            compiled.install(compiled.build())
            command = [*compiled.python(), "-m", "tools.conserve", "--here", *arguments]
            return subprocess.run(command, cwd=compiled.ROOT, check=False).returncode
    except (SaloonError, compiled.Failed) as error:
        print(f"conserve: {error}", file=sys.stderr)
        return 2
    return max(watch(title, wanted.games, wanted.seed, wanted.workers) for title in titles)


def watch(title: str, games: int, seed: int, workers: int) -> int:
    """All games of a title, in batches; 1 when a law broke."""
    tasks = [(title, seed, start, min(start + BATCH, games)) for start in range(0, games, BATCH)]
    states = 0
    with ProcessPoolExecutor(workers or os.cpu_count()) as pool:
        for seen in pool.map(batch, tasks):
            states += seen.states
            if seen.broken:
                pool.shutdown(cancel_futures=True)
                print(f"{title}: {seen.broken}")
                return 1
    print(f"{title}: {games:,} games, {states:,} states, every law held", flush=True)
    return 0


def batch(task: tuple[str, int, int, int]) -> Seen:
    """Some games of a title, until a law breaks."""
    title, seed, start, end = task
    rules = catalogue.load(title)
    states = 0
    for number in range(start, end):
        seen = game(rules, number, FastRng(seed << 32 | number))
        states += seen.states
        if seen.broken:
            return Seen(states, seen.broken)
    return Seen(states, "")


def game(rules: Rules, number: int, rng: FastRng) -> Seen:
    """One random game from its first state to its last."""
    seats = rules.fewest + number % (rules.most - rules.fewest + 1)
    state = flow.start(rules, seats, some_options(rules, seats, rng) if number % 2 else usual(rules))
    states = 0
    said: list[tuple[int, int]] = []
    while True:
        states += 1
        if broken := rules.invariants(state):
            told = " / ".join(say(rules, seat, action) for seat, action in said[-12:])
            return Seen(states, f"game {number}, {seats} seats: {'; '.join(broken)}\n  after ... {told}")
        if state.over():
            return Seen(states, "")
        said.append(speak(rules, state, rng))


def usual(rules: Rules) -> list[int]:
    return read_options(rules, {})


def some_options(rules: Rules, seats: int, rng: FastRng) -> list[int]:
    """Any value of every option; the usual ones where these do not seat the table."""
    values = [option.domain.first + rng.below(option.domain.size) for option in rules.options]
    return usual(rules) if rules.may_sit(seats, values) else values


def speak(rules: Rules, state: State, rng: FastRng) -> tuple[int, int]:
    """NATURE's answer or a seat's word, any as likely."""
    asked = flow.chance(state)
    if asked is not None:
        action = asked.sample(rng)
        flow.answer(state, action)
        return NATURE, action
    seat = lowest(flow.pending(state))
    words = state.stack[-1].legal(state, seat)
    action = words[rng.below(len(words))]
    flow.step(rules, state, seat, action)
    return seat, action


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
