"""Gymnasium: one seat at a table of bots.

    env = gym.SeatEnv("fast_west", seats=3, opponents="ranch_hand")
    env = gymnasium.make("saloon/fast_west-v1", seats=3, seat=1, opponents=["gunslinger@50", "random"])

The second form knows the titles as soon as this module is imported.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from saloon.bots.arena.entrant import entrant
from saloon.bots.sight import look
from saloon.kernel import catalogue
from saloon.kernel.errors import SaloonError
from saloon.kernel.notation import say
from saloon.kernel.rng import FastRng
from saloon.research.codec import Options
from saloon.research.needs import need
from saloon.research.seats import RENDERS, drawn, observation_space
from saloon.research.table import Table

gymnasium: Any = need("gymnasium")


class SeatEnv(gymnasium.Env):  # type: ignore[misc]  # the class comes from an optional package
    """The other seats are played by the house's bots, each with nothing but its own seat's knowledge."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": RENDERS, "render_fps": 2}

    def __init__(
        self,
        title: str = "standoff",
        seats: int | None = None,
        seat: int = 0,
        opponents: str | Sequence[str] = "ranch_hand",
        options: Options | None = None,
        rewards: str = "win",
        render_mode: str | None = None,
    ) -> None:
        """`opponents`: one bot for all other seats, or one for each, as the arena names them. An action that
        is not allowed is replaced by the title's fallback, and `info` says why."""
        self.table = Table(title, seats, options, rewards)
        if not 0 <= seat < self.table.seats:
            raise SaloonError(f"no seat {seat}: 0 to {self.table.seats - 1}")
        self.seat = seat
        self.bots = self.line_up([opponents] if isinstance(opponents, str) else [*opponents])
        self.observation_space = observation_space(self.table.codec, self.table.codec.actions)
        self.action_space = gymnasium.spaces.Discrete(self.table.codec.actions)
        self.render_mode = render_mode

    def line_up(self, names: list[str]) -> dict[int, Any]:
        """Who sits in the other seats."""
        others = [seat for seat in range(self.table.seats) if seat != self.seat]
        if len(names) == 1:
            names = names * len(others)
        if len(names) != len(others):
            raise SaloonError(f"{len(others)} other seats, but {len(names)} opponents")
        return {seat: entrant(name) for seat, name in zip(others, names, strict=True)}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """A new game, up to the first decision of the own seat."""
        super().reset(seed=seed)
        deal = int(self.np_random.integers(1 << 62))
        self.luck = FastRng(deal)
        self.brains = {seat: one.bot() for seat, one in self.bots.items()}
        self.table.deal(deal)
        self.others()
        return self.observation(), self.info()

    def others(self) -> None:
        """The bots speak until the own seat is asked. Bots that choose together with it do so first, without
        its word."""
        while not self.table.over:
            asked = [seat for seat in self.table.asked() if seat != self.seat]
            if not asked:
                return
            seat = asked[0]
            budget = self.bots[seat].budget(self.luck.below(1 << 30))
            choice = self.brains[seat].choose(look(self.table.rules, self.table.state, seat), budget)
            self.table.say(seat, choice.action)

    def observation(self) -> dict[str, Any]:
        return {"observation": self.table.vector(self.seat), "action_mask": self.table.mask(self.seat)}

    def info(self) -> dict[str, Any]:
        """The structured view and the mask."""
        return {"seen": self.table.look(self.seat), "action_mask": self.table.mask(self.seat)}

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if self.table.over:
            raise SaloonError("the game is over: reset the environment")
        refused = self.table.say(self.seat, int(action))
        self.others()
        info = self.info()
        if refused is not None:
            info["refused"] = refused
        if self.render_mode == "human":
            self.render()
        return self.observation(), self.table.rewards()[self.seat], self.table.over, False, info

    def render(self) -> Any:
        return drawn(self.table, self.render_mode, self.seat)

    def words(self) -> dict[int, str]:
        """What can be said now, as the notation has it."""
        return {a: say(self.table.rules, self.seat, a).split(" ", 1)[1] for a in self.table.legal(self.seat)}


def register() -> None:
    """Make every title known to `gymnasium.make`."""
    for title in catalogue.titles():
        gymnasium.register(
            id=f"saloon/{title}-v{catalogue.load(title).version}",
            entry_point="saloon.research.gym:SeatEnv",
            kwargs={"title": title},
        )


register()
