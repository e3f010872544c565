"""PettingZoo, all seats at once: `parallel_env()`; `env()` is the same one seat after the other.

In every step each seat acts. Who is not asked can only wait: one action more than the title has, the last.
"""

from __future__ import annotations

from typing import Any

from saloon.kernel.errors import SaloonError
from saloon.research.codec import Options
from saloon.research.needs import need
from saloon.research.needs import numpy as np
from saloon.research.seats import RENDERS, agents, drawn, spaces
from saloon.research.table import Table

pettingzoo: Any = need("pettingzoo")
conversions: Any = need("pettingzoo.utils.conversions")

Each = dict[str, Any]

METADATA: Any = {"render_modes": RENDERS, "name": "saloon", "is_parallelizable": True, "render_fps": 2}


class Parallel(pettingzoo.ParallelEnv):  # type: ignore[misc]  # the class comes from an optional package
    """A table where everybody acts in every step. What seats choose at the same time is opened at the same
    time; a seat that has learnt something from a word said before its own is asked again."""

    metadata = METADATA

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
        """`max_cycles`: the game is broken off after so many steps. `illegal` as for `aec`."""
        self.table = Table(title, seats, options, rewards)
        self.metadata = {
            **METADATA,
            "name": f"saloon_{self.table.rules.title}_v{self.table.rules.version}",
        }
        self.possible_agents = agents(self.table.seats)
        self.observation_spaces, self.action_spaces = spaces(self.table.codec, self.possible_agents, 1)
        self.wait = self.table.codec.actions
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.illegal = illegal
        self.seed: int | None = None
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Each, Each]:
        """A new game; without a seed it is the one after the last. `options` mean nothing here."""
        self.seed = seed if seed is not None else (self.seed or 0) + 1
        self.table.deal(self.seed)
        self.agents = self.possible_agents[:]
        self.cycles = 0
        return self.observations(), self.infos({})

    def observations(self) -> Each:
        return {agent: self.observe(seat) for seat, agent in enumerate(self.possible_agents)}

    def observe(self, seat: int) -> Each:
        mask = np.append(self.table.mask(seat), np.int8(0))
        if not mask.any():
            mask[self.wait] = 1
        return {"observation": self.table.vector(seat), "action_mask": mask}

    def infos(self, refused: dict[int, str]) -> Each:
        out: Each = {}
        for seat, agent in enumerate(self.possible_agents):
            out[agent] = {"seen": self.table.look(seat)}
            if seat in refused:
                out[agent]["refused"] = refused[seat]
        return out

    def step(self, actions: dict[str, Any]) -> tuple[Each, Each, Each, Each, Each]:
        if not self.agents:
            raise SaloonError("the game is over: reset the environment")
        asked = self.table.asked()
        chosen = {seat: int(actions[self.possible_agents[seat]]) for seat in asked}
        if self.illegal == "raise":
            for seat, action in chosen.items():
                if (why := self.table.refusal(seat, action)) is not None:
                    raise SaloonError(why)
        refused = self.table.say_together(chosen)
        self.cycles += 1
        over = self.table.over
        broken = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        names = self.agents
        if over or broken:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            self.observations(),
            dict(zip(names, self.table.rewards(), strict=True)),
            dict.fromkeys(names, over),
            dict.fromkeys(names, broken),
            self.infos(refused),
        )

    def render(self) -> Any:
        return drawn(self.table, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


def parallel_env(*given: Any, **named: Any) -> Parallel:
    """The environment."""
    return Parallel(*given, **named)


def raw_env(*given: Any, **named: Any) -> Any:
    """The same, one seat after the other: in every round each has its turn, if only to wait."""
    return conversions.parallel_to_aec(Parallel(*given, **named))


env = raw_env
