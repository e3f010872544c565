"""PettingZoo, all seats at once: `parallel_env()`; `env()` is the same one seat after the other.

In every step each seat acts. Who is not asked can only wait: one action more than the title has, the last.
"""

from __future__ import annotations

from typing import Any

from saloon.kernel.errors import SaloonError
from saloon.research.needs import need
from saloon.research.needs import numpy as np
from saloon.research.seats import Seated, metadata

pettingzoo: Any = need("pettingzoo")
conversions: Any = need("pettingzoo.utils.conversions")

Each = dict[str, Any]


class Parallel(Seated, pettingzoo.ParallelEnv):  # type: ignore[misc]  # comes from an optional package
    """A table where everybody acts in every step. What seats choose at the same time is opened at the same
    time; a seat that has learnt something from a word said before its own is asked again. `max_cycles`: the
    game is broken off after so many steps."""

    metadata = metadata(parallel=True)
    more = 1

    @property
    def wait(self) -> int:
        """What a seat does that is not asked."""
        return self.table.codec.actions

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Each, Each]:
        """A new game; without a seed it is the one after the last. `options` mean nothing here."""
        self.deal(seed)
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

    def chosen(self, actions: dict[str, Any]) -> dict[int, int]:
        """What every seat says; nothing of those that are not asked and wait."""
        asked = self.table.asked()
        out: dict[int, int] = {}
        for seat, agent in enumerate(self.possible_agents):
            action = int(actions.get(agent, self.wait))
            if seat in asked or action != self.wait:
                self.check(seat, action)
                out[seat] = action
        return out

    def step(self, actions: dict[str, Any]) -> tuple[Each, Each, Each, Each, Each]:
        if not self.agents:
            raise SaloonError("the game is over: reset the environment")
        chosen = self.chosen(actions)
        asked = self.table.asked()
        idle = {
            seat: self.table.refusal(seat, action) for seat, action in chosen.items() if seat not in asked
        }
        refused = self.table.say_together({seat: chosen[seat] for seat in asked})
        refused |= {seat: why for seat, why in idle.items() if why is not None}
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


def parallel_env(*given: Any, **named: Any) -> Parallel:
    """The environment."""
    return Parallel(*given, **named)


def raw_env(*given: Any, **named: Any) -> Any:
    """The same, one seat after the other: in every round each has its turn, if only to wait."""
    return conversions.parallel_to_aec(Parallel(*given, **named))


env = raw_env
