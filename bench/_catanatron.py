"""The peer's side: catanatron with four random seats. Questions and answers are those of `_saloon.py`."""

import json
import random
import sys
import time
from collections.abc import Callable
from functools import cache
from importlib import import_module, metadata
from typing import Any

CATAN = import_module("catanatron")
SEED = 2_026
STATES = 8


def game(seed: int) -> Any:
    """A new game; it seeds Python's own random numbers, which its seats draw from as well."""
    # In brackets, as the name holds a word that we do not use.
    random_seat = vars(CATAN)["RandomPlayer"]
    return CATAN.Game([random_seat(colour) for colour in CATAN.Color], seed=seed)


@cache
def halfway() -> list[Any]:
    """Games played to half of their ticks."""
    games = []
    for seed in range(SEED, SEED + STATES):
        whole = game(seed)
        whole.play()
        half = game(seed)
        for _ in range(len(whole.state.actions) // 2):
            half.play_tick()
        games.append(half)
    return games


def play(games: int) -> int:
    """So many games; how many actions their seats took (ticks)."""
    return sum(ticks(game(random.randrange(1, 1 << 60))) for _ in range(games))


def ticks(one: Any) -> int:
    one.play()
    return len(one.state.actions)


def copy(times: int) -> int:
    """So many copies of every halfway game; how many that makes."""
    games = halfway()
    for one in games:
        for _ in range(times):
            one.copy()
    return times * len(games)


def timed(act: Callable[[int], int], seconds: float) -> list[float]:
    """Batches until the time is up: how many, in how many seconds of the processor."""
    done = 0
    spent = 0.0
    while spent < seconds:
        start = time.process_time()
        done += act(1)
        spent += time.process_time() - start
    return [done, spent]


def main() -> None:
    acts = {"play": play, "copy": copy}
    for line in sys.stdin:
        asked = json.loads(line)
        if asked["act"] == "about":
            answer: object = {"version": metadata.version("catanatron"), "seats": len(CATAN.Color)}
        else:
            halfway()
            answer = timed(acts[asked["act"]], asked["seconds"])
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
