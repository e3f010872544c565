"""A learner in plain NumPy: a minute of self-play, then games against seats that play at random.

    python examples/reinforce.py                                    Standoff with two seats
    python examples/reinforce.py --title fast_west --seats 3 --seconds 120

REINFORCE (Williams, 1992): every word of a game that was won becomes a little likelier where it was said,
every word of a lost one a little less likely. The policy is linear in what a seat sees; all seats share it.
Needs `pip install '.[research]'`; the compiled build plays several times faster.
"""

from __future__ import annotations

import argparse
from time import monotonic

import numpy as np
from numpy.typing import NDArray

from saloon.research.vector import Step, VectorEnv

LANES = 256
BATCH = 4096
"""Decisions for one step of learning."""

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]


class Policy:
    """Softmax over the legal words of a linear function of the observation."""

    def __init__(self, size: int, actions: int, rate: float) -> None:
        self.weights = np.zeros((size, actions), np.float32)
        self.rate = rate
        self.squares: Floats = np.zeros_like(self.weights)
        self.luck = np.random.default_rng(1)

    def odds(self, observation: Floats, mask: NDArray[np.int8]) -> Floats:
        scores = np.where(mask > 0, observation @ self.weights, -np.inf)
        powers = np.exp(scores - scores.max(axis=1, keepdims=True))
        return np.asarray(powers / powers.sum(axis=1, keepdims=True), np.float32)

    def choose(self, observation: Floats, mask: NDArray[np.int8]) -> Ints:
        reach = self.odds(observation, mask).cumsum(axis=1)
        dice = self.luck.random((len(mask), 1)) * reach[:, -1:]
        chosen = (reach > dice).argmax(axis=1)
        return np.asarray(chosen, np.int64)

    def learn(self, observation: Floats, mask: NDArray[np.int8], action: Ints, worth: Floats) -> None:
        """One step along the gradient of what the words were worth, its length evened out (RMSProp)."""
        lean = -self.odds(observation, mask)
        lean[np.arange(len(action)), action] += 1
        gradient = observation.T @ (lean * worth[:, None]) / len(action)
        self.squares = np.asarray(0.95 * self.squares + 0.05 * gradient**2, np.float32)
        self.weights += self.rate * gradient / (np.sqrt(self.squares) + 1e-4)


class Memory:
    """The words of the games in progress, lane by lane, until it is known what they were worth."""

    def __init__(self, lanes: int) -> None:
        self.open: list[list[tuple[int, Floats, NDArray[np.int8], int]]] = [[] for _ in range(lanes)]
        self.observation: list[Floats] = []
        self.mask: list[NDArray[np.int8]] = []
        self.action: list[int] = []
        self.worth: list[float] = []

    def add(self, step: Step, mask: NDArray[np.int8], actions: Ints, after: Step) -> None:
        for lane, action in enumerate(actions):
            said = self.open[lane]
            said.append((int(step.seat[lane]), step.observation[lane], mask[lane], int(action)))
            if after.done[lane]:
                for seat, observation, legal, word in said:
                    self.observation.append(observation)
                    self.mask.append(legal)
                    self.action.append(word)
                    self.worth.append(float(after.reward[lane, seat]))
                said.clear()

    def take(self) -> tuple[Floats, NDArray[np.int8], Ints, Floats]:
        """What is ready, with the worth around its mean."""
        worth = np.array(self.worth, np.float32)
        out = np.array(self.observation), np.array(self.mask), np.array(self.action), worth - worth.mean()
        for kept in (self.observation, self.mask, self.action, self.worth):
            kept.clear()
        return out


def train(env: VectorEnv, policy: Policy, seconds: float, most: int = 1 << 60) -> int:
    """Self-play until the time is up, or enough was learnt from; how many decisions that were."""
    memory, learnt, end = Memory(env.count), 0, monotonic() + seconds
    step = env.reset(seed=1)
    while monotonic() < end and learnt < most:
        mask = step.mask.copy()
        actions = policy.choose(step.observation, mask)
        after = env.step(actions)
        memory.add(step, mask, actions, after)
        step = after
        if len(memory.worth) >= BATCH:
            learnt += len(memory.worth)
            policy.learn(*memory.take())
    return learnt


def measure(env: VectorEnv, policy: Policy, games: int) -> tuple[float, float]:
    """The policy in one seat, in each lane another, everybody else at random: the share of games it won, and
    how sure that is (two standard errors)."""
    step = env.reset(seed=2)
    own = np.arange(env.count) % env.codec.seats
    won: list[float] = []
    while len(won) < games:
        actions = np.where(step.seat == own, policy.choose(step.observation, step.mask), env.random_actions())
        step = env.step(actions)
        won += [float(step.reward[lane, own[lane]] == 1) for lane in np.flatnonzero(step.done)]
    return float(np.mean(won)), 2 * float(np.std(won)) / len(won) ** 0.5


def main(arguments: list[str] | None = None) -> float:
    parser = argparse.ArgumentParser(description="A minute of learning, then games against random seats.")
    parser.add_argument("--title", default="standoff")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--rate", type=float, default=0.01)
    given = parser.parse_args(arguments)
    env = VectorEnv(given.title, given.seats, count=LANES)
    policy = Policy(env.codec.size, env.codec.actions, given.rate)
    before, _ = measure(env, policy, given.games)
    learnt = train(env, policy, given.seconds)
    after, unsure = measure(env, policy, given.games)
    print(f"{given.title}, {given.seats} seats: {learnt:,} decisions in {given.seconds:g} s")
    print(f"games won against random seats: {before:.1%} before, {after:.1%} (± {unsure:.1%}) after")
    return after - before


if __name__ == "__main__":
    main()
