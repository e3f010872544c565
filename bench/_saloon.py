"""Our side of a bench, run by the interpreter that is measured: questions on stdin, answers on stdout."""

import json
import sys
import time
from collections.abc import Callable
from functools import cache

from saloon.kernel import catalogue, flow, playout
from saloon.kernel.core import State
from saloon.kernel.options import read_options
from saloon.kernel.rng import FastRng

SEED = 2_026
STATES = 8
"""How many mid-game states are copied in turn."""


@cache
def luck(title: str, seats: int) -> FastRng:
    """Equal for both speeds, and going on from round to round."""
    return FastRng(SEED)


@cache
def halfway(title: str, seats: int) -> list[State]:
    """States in the middle of random games: played once to count the words, once more to half of them."""
    rules = catalogue.load(title)
    options = read_options(rules, {})
    states = []
    for seed in range(SEED, SEED + STATES):
        words = playout.finish(rules, flow.start(rules, seats, options), FastRng(seed))
        state = flow.start(rules, seats, options)
        playout.finish(rules, state, FastRng(seed), words // 2)
        flow.settle(state)
        states.append(state)
    return states


def play(title: str, seats: int, games: int) -> int:
    """So many random games; how many decisions the seats made."""
    rules = catalogue.load(title)
    return playout.playouts(rules, seats, read_options(rules, {}), games, luck(title, seats))


def copy(title: str, seats: int, times: int) -> int:
    """So many copies of every state; how many that makes."""
    states = halfway(title, seats)
    for state in states:
        playout.copies(state, times)
    return times * len(states)


def timed(act: Callable[[str, int, int], int], title: str, seats: int, seconds: float) -> list[float]:
    """Growing batches until the time is up: how many, in how many seconds of the processor."""
    done = 0
    spent = 0.0
    batch = 1
    while spent < seconds:
        start = time.process_time()
        done += act(title, seats, batch)
        spent += time.process_time() - start
        batch = min(2 * batch, 1024)
    return [done, spent]


def main() -> None:
    acts = {"play": play, "copy": copy}
    for line in sys.stdin:
        asked = json.loads(line)
        if asked["act"] == "about":
            answer: object = {"compiled": not playout.__file__.endswith(".py"), "titles": catalogue.titles()}
        else:
            halfway(asked["title"], asked["seats"])
            answer = timed(acts[asked["act"]], asked["title"], asked["seats"], asked["seconds"])
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
