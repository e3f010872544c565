# compiled zone
"""Many games of one table side by side, each waiting for one seat: the inner loop of the vector environment.

Chance falls from fast random numbers of each lane's own, so a lane plays the same whatever its neighbours do.
"""

from __future__ import annotations

from typing import Final

from saloon.kernel import flow
from saloon.kernel.core import Rules, State
from saloon.kernel.playout import lowest
from saloon.kernel.rng import FastRng
from saloon.research.looking import look
from saloon.research.payoff import payoffs
from saloon.research.shape import Part, write_all

GOLDEN: Final = 0x9E3779B97F4A7C15
"""Sets the seeds of neighbouring lanes far apart."""


class Lanes:
    """`seat` and `legal` say, for each lane, who is asked and what it can say."""

    def __init__(self, rules: Rules, seats: int, options: list[int], count: int, by_score: bool) -> None:
        self.rules: Final = rules
        self.seats: Final = seats
        self.options: Final = options
        self.count: Final = count
        self.by_score: Final = by_score
        self.actions: Final[int] = rules.verbs.size
        self.states: list[State] = []
        self.rngs: list[FastRng] = []
        self.seat: list[int] = [0] * count
        self.legal: list[list[int]] = [[] for _ in range(count)]
        self.ended: list[int] = []
        """The lanes whose game the last step ended; a new one has begun there."""
        self.won: list[list[float]] = []
        """What each seat got in them."""
        self.refused: list[int] = []
        """The lanes whose last action was not allowed: the fallback was played."""
        self.mask: Final = bytearray(count * self.actions)

    def reset(self, seed: int) -> None:
        """New games in all lanes."""
        self.states = []
        self.rngs = []
        self.ended = []
        self.won = []
        self.refused = []
        for lane in range(self.count):
            self.rngs.append(FastRng((seed + 1) * GOLDEN + lane * 0x10001))
            self.states.append(flow.start(self.rules, self.seats, self.options))
            self.go_on(lane)

    def go_on(self, lane: int) -> None:
        """On to the next question for a seat, through ends and new beginnings."""
        s = self.states[lane]
        rng = self.rngs[lane]
        while True:
            if not s.stack:
                self.ended.append(lane)
                self.won.append(payoffs(self.rules, s, self.by_score))
                s = flow.start(self.rules, self.seats, self.options)
                self.states[lane] = s
                continue
            top = s.stack[-1]
            asked = top.must(s) or top.may(s)
            if asked:
                seat = lowest(asked)
                self.seat[lane] = seat
                self.offer(lane, top.legal(s, seat))
                return
            chance = top.chance(s)
            if chance is None:
                top.advance(s)
            else:
                top.take_chance(s, chance.sample(rng))

    def offer(self, lane: int, legal: list[int]) -> None:
        """The new mask of a lane."""
        mask = self.mask
        base = lane * self.actions
        for action in self.legal[lane]:
            mask[base + action] = 0
        for action in legal:
            mask[base + action] = 1
        self.legal[lane] = legal

    def step(self, actions: list[int]) -> None:
        """One word in every lane."""
        self.ended = []
        self.won = []
        self.refused = []
        for lane in range(self.count):
            s = self.states[lane]
            seat = self.seat[lane]
            action = actions[lane]
            if action not in self.legal[lane]:
                self.refused.append(lane)
                action = s.stack[-1].fallback(s, seat)
            s.stack[-1].take(s, seat, action)
            self.go_on(lane)

    def pick(self, rng: FastRng) -> list[int]:
        """A random word for every lane, each legal one as likely."""
        return [legal[rng.below(len(legal))] for legal in self.legal]

    def think(self, rng: FastRng) -> list[int]:
        """The word of the title's rule of thumb for every lane, in a world its seat thinks possible."""
        out: list[int] = []
        for lane in range(self.count):
            seat = self.seat[lane]
            world = self.rules.redetermine(self.states[lane], seat, rng)
            action = self.rules.choose(world, seat, rng)
            legal = self.legal[lane]
            out.append(action if action in legal else legal[0])
        return out

    def observe(self, part: Part, rows: bytearray, size: int) -> None:
        """What the asked seat of every lane sees, a row of `size` numbers for each."""
        for lane in range(self.count):
            seen = look(self.rules, self.states[lane], self.seat[lane])
            write_all(part, seen, rows, lane * size, size)
