"""Many games at once, from and to NumPy arrays.

    env = VectorEnv("fast_west", seats=3, count=1024)
    step = env.reset(seed=1)
    while True:
        step = env.step(choose(step.observation, step.mask))     # 1,024 integers

In every lane one seat is asked at a time. When a game ends another begins in its lane, in the same step.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from saloon.kernel import catalogue
from saloon.kernel.errors import SaloonError
from saloon.kernel.rng import FastRng
from saloon.research.codec import Options, codec
from saloon.research.lanes import Lanes
from saloon.research.needs import numpy as np
from saloon.research.table import REWARDS


@dataclass(frozen=True)
class Step:
    """What a step brought, a row for each lane. `seat` is who is asked now, `mask` what it can say (int8, a
    view of the environment's own array), `observation` what it sees (float32; None unless asked for).
    `done` marks lanes whose game has just ended, `reward` is what each seat got there (lanes x seats).
    `refused` marks lanes whose action was not allowed: the title's fallback was played."""

    seat: Any
    mask: Any
    observation: Any
    reward: Any
    done: Any
    refused: Any


class VectorEnv:
    """A batch of games of one table. Lanes are independent: each has chance of its own."""

    def __init__(
        self,
        title: str,
        seats: int | None = None,
        count: int = 1024,
        options: Options | None = None,
        rewards: str = "win",
        observe: bool = True,
    ) -> None:
        """Without `observe` no vectors are made; `observation` makes them when they are wanted."""
        if count < 1:
            raise SaloonError(f"at least one game, not {count}")
        if rewards not in REWARDS:
            raise SaloonError(f"rewards are {' or '.join(REWARDS)}, not '{rewards}'")
        fewest = catalogue.load(title).fewest
        self.codec = codec(title, fewest if seats is None else seats, options)
        self.count = count
        self.observe = observe
        self.lanes = Lanes(self.codec.rules, self.codec.seats, self.codec.options, count, rewards == "score")
        self.mask = np.frombuffer(self.lanes.mask, np.int8).reshape(count, self.codec.actions)
        self.bytes = bytearray(count * self.codec.size)
        self.whole = np.frombuffer(self.bytes, np.uint8).reshape(count, self.codec.size)
        self.luck = FastRng(0)

    def reset(self, seed: int = 0) -> Step:
        """New games in all lanes."""
        self.lanes.reset(seed)
        self.luck = FastRng(seed)
        return self.told()

    def step(self, actions: Any) -> Step:
        """One word in every lane, by its integer."""
        given = np.asarray(actions)
        if given.shape != (self.count,) or not np.issubdtype(given.dtype, np.integer):
            raise SaloonError(f"a step takes {self.count} integers, not {given.dtype} {given.shape}")
        self.lanes.step(given.tolist())
        return self.told()

    def told(self) -> Step:
        lanes = self.lanes
        reward = np.zeros((self.count, self.codec.seats), np.float32)
        done = np.zeros(self.count, bool)
        refused = np.zeros(self.count, bool)
        if lanes.ended:
            done[lanes.ended] = True
            reward[lanes.ended] = lanes.won
        if lanes.refused:
            refused[lanes.refused] = True
        seat = np.array(lanes.seat, np.int8)
        return Step(seat, self.mask, self.observation() if self.observe else None, reward, done, refused)

    def observation(self) -> Any:
        """What the asked seat of every lane sees, float32 between 0 and 1."""
        self.lanes.observe(self.codec.part, self.bytes, self.codec.size)
        return np.minimum(self.whole, self.codec.most) * self.codec.scale

    def random_actions(self) -> Any:
        """A random word for every lane."""
        return np.array(self.lanes.pick(self.luck), np.int64)

    def thumb_actions(self) -> Any:
        """The word of the title's rule of thumb for every lane, from what its seat may know."""
        return np.array(self.lanes.think(self.luck), np.int64)
