"""PettingZoo, one seat after the other: `env()` for learning, `raw_env()` without its guards.

env = aec.env("fast_west", seats=4, options={"gringos": "0"})
env.reset(seed=1)
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    ...
"""

from __future__ import annotations

from typing import Any

from saloon.research.needs import need
from saloon.research.seats import Seated, metadata

pettingzoo: Any = need("pettingzoo")
wrappers: Any = need("pettingzoo.utils.wrappers")


class Aec(Seated, pettingzoo.AECEnv):  # type: ignore[misc]  # the class comes from an optional package
    """A table as an agent environment cycle. Only seats that are asked have a turn; seats that choose at the
    same time have theirs one after the other and do not see each other's word. `max_cycles`: the game is
    broken off when a seat would speak more often."""

    metadata = metadata(parallel=False)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed it is the one after the last. `options` mean nothing here."""
        self.deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.spoken = [0] * self.table.seats
        self.refused: dict[str, str] = {}
        self.agent_selection = self.agents[self.table.asked()[0]]
        self.tell()

    def tell(self) -> None:
        """What the seat in turn sees (at the end every seat), as a dictionary; and why the last action was
        not allowed, if it was not."""
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        done = self.terminations[self.agent_selection] or self.truncations[self.agent_selection]
        for agent in self.agents if done else [self.agent_selection]:
            self.infos[agent]["seen"] = self.table.look(self.possible_agents.index(agent))
        for agent, why in self.refused.items():
            self.infos[agent]["refused"] = why

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        return {"observation": self.table.vector(seat), "action_mask": self.table.mask(seat)}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(agent)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.check(seat, int(action))
        why = self.table.say(seat, int(action))
        self.refused = {} if why is None else {agent: why}
        self.spoken[seat] += 1
        self.go_on()
        self.tell()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def go_on(self) -> None:
        """Whose turn it is now, or what the game was worth."""
        if self.table.over:
            self.rewards = dict(zip(self.agents, self.table.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
            return
        seat = self.table.asked()[0]
        self.agent_selection = self.possible_agents[seat]
        if self.max_cycles is not None and self.spoken[seat] >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)


def raw_env(*given: Any, **named: Any) -> Aec:
    """The environment itself."""
    return Aec(*given, **named)


def env(*given: Any, **named: Any) -> Any:
    """With guards: calls out of order are named, actions out of the space too."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(Aec(*given, **named)))
