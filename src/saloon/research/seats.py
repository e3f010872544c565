"""What the environments share: names of agents, spaces, pictures."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from saloon.kernel.core import WATCHER
from saloon.kernel.errors import SaloonError
from saloon.kernel.options import nearest
from saloon.research.codec import Codec, Options
from saloon.research.needs import need
from saloon.research.needs import numpy as np
from saloon.research.picture import picture
from saloon.research.table import Table

gym_spaces: Any = need("gymnasium.spaces")

RENDERS: Final = ["human", "ansi", "rgb_array"]
ILLEGAL: Final = ["fallback", "raise"]


def one_of(value: str, known: list[str], what: str) -> str:
    """A value of these, or a sentence."""
    if value not in known:
        raise SaloonError(f"{what} is '{value}'{nearest(value, known)}: {' or '.join(known)}")
    return value


def observation_space(codec: Codec, actions: int) -> Any:
    """The vector and the mask."""
    return gym_spaces.Dict(
        {
            "observation": gym_spaces.Box(0.0, 1.0, (codec.size,), np.float32),
            "action_mask": gym_spaces.Box(0, 1, (actions,), np.int8),
        }
    )


def metadata(parallel: bool) -> dict[str, Any]:
    """What PettingZoo wants to know of an environment."""
    return {"render_modes": RENDERS, "name": "saloon", "is_parallelizable": parallel, "render_fps": 2}


class Seated:
    """What both of PettingZoo's forms have: a table, agents, their spaces, the board's picture. A form sets
    `metadata`, and `more`, how many actions it has beyond the title's."""

    metadata: Any
    more: ClassVar[int] = 0

    def __init__(
        self,
        title: str = "standoff",
        seats: int | None = None,
        options: Options | None = None,
        rewards: str = "win",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        illegal: str = "fallback",
    ) -> None:
        """`max_cycles` breaks a game off. `illegal`: what to do with an action that is not allowed:
        `fallback` plays the title's own, `infos` tell; `raise` raises."""
        super().__init__()
        self.table = Table(title, seats, options, rewards)
        rules, codec = self.table.rules, self.table.codec
        self.metadata = {**self.metadata, "name": f"saloon_{rules.title}_v{rules.version}"}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        actions = codec.actions + self.more
        self.observation_spaces = {name: observation_space(codec, actions) for name in self.possible_agents}
        self.action_spaces = {name: gym_spaces.Discrete(actions) for name in self.possible_agents}
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.illegal = one_of(illegal, ILLEGAL, "illegal")
        self.seed: int | None = None
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def deal(self, seed: int | None) -> None:
        """A new game; without a seed it is the one after the last."""
        self.seed = seed if seed is not None else (self.seed or 0) + 1
        self.table.deal(self.seed)
        self.agents = self.possible_agents[:]

    def check(self, seat: int, action: int) -> None:
        """With `illegal="raise"`, raise if this is not allowed."""
        if self.illegal == "raise" and (why := self.table.refusal(seat, action)) is not None:
            raise SaloonError(why)

    def render(self) -> Any:
        return drawn(self.table, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


def drawn(table: Table, mode: str | None, seat: int | None = None) -> Any:
    """The board, by a render mode: text for `ansi`, an array for `rgb_array`, printed for `human`."""
    if mode == "rgb_array":
        return picture(table.rules, table.state, WATCHER if seat is None else seat)
    lines = "\n".join(table.board(seat))
    if mode == "ansi":
        return lines + "\n"
    if mode == "human":
        print(lines, flush=True)
        return None
    raise SaloonError(f"a render mode is chosen when the environment is made: {', '.join(RENDERS)}")
