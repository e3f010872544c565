"""The peers' side: PettingZoo's classic environments and OpenSpiel's games, each through its own API."""

import json
import random
import sys
import time
from collections.abc import Callable
from functools import cache, partial
from importlib import import_module, metadata
from typing import Any

CLASSIC = {"texas_holdem": "texas_holdem_v4", "connect_four": "connect_four_v3", "gin_rummy": "gin_rummy_v4"}
GAMES = ("hearts", "hanabi", "gin_rummy")


@cache
def environment(name: str) -> Any:
    return import_module(f"pettingzoo.classic.{CLASSIC[name]}").env()


def classic(name: str) -> int:
    """A random game; how many words."""
    numpy = import_module("numpy")
    env, steps = environment(name), 0
    env.reset()
    for _ in env.agent_iter():
        observation, _, over, broken, _ = env.last()
        if over or broken:
            env.step(None)
            continue
        env.step(int(random.choice(numpy.flatnonzero(observation["action_mask"]))))
        steps += 1
    return steps


@cache
def game(name: str) -> Any:
    return import_module("pyspiel").load_game(name)


def openspiel(name: str) -> int:
    """A random game; how many decisions of seats."""
    state, steps = game(name).new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(random.choices([a for a, _ in outcomes], [p for _, p in outcomes])[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
            steps += 1
    return steps


def timed(act: Callable[[], int], seconds: float) -> list[float]:
    """Until the time is up: how many decisions, in how many seconds of the processor."""
    act()
    done, spent = 0, 0.0
    while spent < seconds:
        start = time.process_time()
        done += act()
        spent += time.process_time() - start
    return [done, spent]


def main() -> None:
    random.seed(2_026)
    for line in sys.stdin:
        asked = json.loads(line)
        if asked["act"] == "about":
            answer: object = {name: metadata.version(name) for name in ("pettingzoo", "open_spiel")}
        else:
            act = classic if asked["act"] == "pettingzoo" else openspiel
            answer = timed(partial(act, asked["name"]), asked["seconds"])
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
