"""Our side of the research bench, in the interpreter that is measured: questions on stdin, answers on stdout.

The only argument is a folder of packages (NumPy and the environments' frameworks), looked into last, so that
the rules are those installed beside this interpreter.
"""

import json
import sys
import time
from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any

SEED = 2_026
LANES = 1024


@cache
def vector(title: str, seats: int, observe: bool) -> Any:
    env = import_module("saloon.research.vector").VectorEnv(title, seats, LANES, observe=observe)
    env.reset(SEED)
    return env


def lanes(title: str, seats: int) -> int:
    """A random word in every lane, masks and all, without observations."""
    env = vector(title, seats, False)
    env.step(env.random_actions())
    return LANES


def observed(title: str, seats: int) -> int:
    """The same with the observation of every lane's seat."""
    env = vector(title, seats, True)
    env.step(env.random_actions())
    return LANES


@cache
def table(title: str, seats: int) -> Any:
    return import_module("saloon.research.aec").raw_env(title, seats=seats)


def pettingzoo(title: str, seats: int) -> int:
    """A random game through PettingZoo."""
    numpy = import_module("numpy")
    env, luck, steps = table(title, seats), numpy.random.default_rng(SEED), 0
    env.reset()
    for agent in env.agent_iter():
        observation, _, over, broken, _ = env.last()
        legal = numpy.flatnonzero(observation["action_mask"])
        env.step(None if over or broken else int(luck.choice(legal)))
        steps += env.agents.count(agent)
    return steps


@cache
def spiel(title: str, seats: int) -> Any:
    import_module("saloon.research.spiel")
    return import_module("pyspiel").load_game(f"saloon_{title}_turns(seats={seats})")


def openspiel(title: str, seats: int) -> int:
    """A random game through OpenSpiel's Python API."""
    random = import_module("random")
    state, steps = spiel(title, seats).new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(random.choices([a for a, _ in outcomes], [p for _, p in outcomes])[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
            steps += 1
    return steps


def timed(act: Callable[[str, int], int], title: str, seats: int, seconds: float) -> list[float]:
    """Until the time is up: how many decisions, in how many seconds of the processor."""
    act(title, seats)
    done, spent = 0, 0.0
    while spent < seconds:
        start = time.process_time()
        done += act(title, seats)
        spent += time.process_time() - start
    return [done, spent]


def decide(question: dict[str, Any]) -> list[float]:
    """How often a bot says each word at one decision."""
    pool = import_module("saloon.bots.pool")
    budget = import_module("saloon.bots.think").Budget
    counts: dict[int, int] = {}
    for seed in range(question["times"]):
        work = pool.Task(
            question["position"], question["seat"], question["level"], budget(question["passes"], 0, seed)
        )
        action = pool.decide(work).action
        counts[action] = counts.get(action, 0) + 1
    return [item for pair in counts.items() for item in pair]


def main() -> None:
    sys.path.append(sys.argv[1])
    acts = {"lanes": lanes, "observed": observed, "pettingzoo": pettingzoo, "openspiel": openspiel}
    for line in sys.stdin:
        asked = json.loads(line)
        if asked["act"] == "about":
            file = str(import_module("saloon.research.lanes").__file__)
            answer: object = {"compiled": not file.endswith(".py")}
        elif asked["act"] == "decide":
            answer = decide(asked)
        else:
            answer = timed(acts[asked["act"]], asked["title"], asked["seats"], asked["seconds"])
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
