"""A game in progress, as every environment drives it: who is asked, what it may say, what it sees.

Chance falls from a seed. Seats are asked when the table waits for them, or may let something pass; what may
be said at any moment whatever the step (giving up, as a rule) is not offered.
"""

from __future__ import annotations

from typing import Any, Final

from saloon.kernel import catalogue, flow
from saloon.kernel.core import WATCHER, Event, State, seats_in
from saloon.kernel.errors import SaloonError
from saloon.kernel.match import refuse
from saloon.kernel.options import nearest
from saloon.kernel.rng import FastRng
from saloon.kernel.words import Words
from saloon.research.codec import Codec, Options, codec
from saloon.research.payoff import payoffs

REWARDS: Final = ("win", "score")
LARGE: Final = 0x9E3779B97F4A7C15


class Table:
    """One table, game after game."""

    def __init__(
        self, title: str, seats: int | None = None, options: Options | None = None, rewards: str = "win"
    ) -> None:
        """Without `seats` as few as the title allows."""
        if rewards not in REWARDS:
            raise SaloonError(
                f"rewards are '{rewards}'{nearest(rewards, [*REWARDS])}: {' or '.join(REWARDS)}"
            )
        rules = catalogue.load(title)
        self.codec: Codec = codec(title, rules.fewest if seats is None else seats, options)
        self.rules = rules
        self.seats = self.codec.seats
        self.by_score = rewards == "score"
        self.words = Words(rules)
        self.deal(0)

    def deal(self, seed: int) -> None:
        """A new game."""
        self.rng = FastRng((seed + 1) * LARGE)
        self.state: State = flow.start(self.rules, self.seats, self.codec.options)
        self.draw()

    def draw(self) -> None:
        """NATURE answers everything it is asked."""
        while (asked := flow.chance(self.state)) is not None:
            flow.answer(self.state, asked.sample(self.rng))

    @property
    def over(self) -> bool:
        return self.state.over()

    def asked(self) -> list[int]:
        """The seats that have something to say now."""
        return seats_in(flow.pending(self.state))

    def legal(self, seat: int) -> list[int]:
        if seat not in self.asked():
            return []
        return self.state.stack[-1].legal(self.state, seat)

    def refusal(self, seat: int, action: int) -> str | None:
        """Why this cannot be said, with its clause; None if it can."""
        if action in self.legal(seat):
            return None
        code = flow.why(self.rules, self.state, seat, action)
        if not code:
            return "this gives the game up, which environments do not offer"
        refusal = refuse(self.rules, self.state, seat, action, code)
        return f"{self.words.refusal(refusal)} [{refusal.rule}]"

    def say(self, seat: int, action: int) -> str | None:
        """A word, and what follows; something that is not allowed is answered with the reason, and the
        fallback is played instead."""
        refused = self.refusal(seat, action)
        flow.step(self.rules, self.state, seat, action if refused is None else self.fallback(seat))
        self.draw()
        return refused

    def fallback(self, seat: int) -> int:
        return flow.fallback(self.state, seat)

    def say_together(self, actions: dict[int, int]) -> dict[int, str]:
        """The words of all who are asked, chosen on the same knowledge and said in seat order. Seats that
        have learnt anything from a word before theirs are asked again: their words are dropped. Returns the
        refusals."""
        seats = self.asked()
        legal = {seat: self.legal(seat) for seat in seats}
        refused: dict[int, str] = {}
        for place, seat in enumerate(seats):
            action = actions[seat]
            if (why := self.refusal(seat, action)) is not None:
                refused[seat] = why
                action = self.fallback(seat)
            later = seats[place + 1 :]
            told = self.said(seat, action, later)
            if told or any(self.legal(other) != legal[other] for other in later):
                break
        self.draw()
        return refused

    def said(self, seat: int, action: int, later: list[int]) -> bool:
        """Say one of several words; whether those still to come are told more by it than who has spoken."""
        verb = self.rules.verbs.owner(action)
        events = flow.apply(self.rules, self.state, seat, action)
        return (verb is not None and verb.ordered) or any(tells(event, later) for event in events)

    def rewards(self) -> list[float]:
        """What the game was worth to each seat; nothing while it goes on."""
        if not self.over:
            return [0.0] * self.seats
        return payoffs(self.rules, self.state, self.by_score)

    def look(self, seat: int) -> dict[str, Any]:
        """What a seat sees, as a plain dictionary."""
        return self.codec.look(self.state, seat)

    def vector(self, seat: int) -> Any:
        """The same as a vector."""
        return self.codec.vector(self.state, seat)

    def mask(self, seat: int) -> Any:
        """1 for everything the seat can say."""
        return self.codec.mask(self.legal(seat))

    def board(self, seat: int | None = None) -> list[str]:
        """The board as lines of text, as a seat sees it, or a watcher."""
        view = self.rules.view(self.state, WATCHER if seat is None else seat)
        return catalogue.board(self.rules.title)(view, self.words)


def tells(event: Event, seats: list[int]) -> bool:
    """Whether an event tells any of these seats more than who has spoken."""
    heard = any(event.audience >> seat & 1 for seat in seats)
    return heard and (event.kind.reveals or len(event.args) > 1)
