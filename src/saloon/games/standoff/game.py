# compiled zone
"""Standoff: the table of contents. Every question the kernel asks is answered here or one click away."""

from __future__ import annotations

from saloon.games.standoff import heuristics, verbs
from saloon.games.standoff import redetermine as worlds
from saloon.games.standoff import view as views
from saloon.games.standoff.rules import ends
from saloon.games.standoff.rules.choose import Choose
from saloon.games.standoff.rules.deal import Deal
from saloon.games.standoff.rules.rounds import Round
from saloon.games.standoff.state import DECK, LIVES, TEAMS, Standoff
from saloon.kernel.core import EVERYONE, Args, Rules, State
from saloon.kernel.options import Option, Preset
from saloon.kernel.result import Result, Row
from saloon.kernel.rng import Rng
from saloon.kernel.verbs import SEAT_LETTERS, numbers, words


class StandoffRules(Rules):
    def __init__(self) -> None:
        self.title = "standoff"
        self.version = 1
        self.fewest = 2
        self.most = 6
        self.verbs = verbs.VERBS
        self.chances = verbs.CHANCES
        self.reasons = verbs.REASONS
        self.events = verbs.EVENTS
        self.options = [
            Option("lives", numbers("count", 1, 5), "2", "STD-S1", "house"),
            Option("teams", words("teams", ["none", "two"]), "none", "STD-S2", "house"),
            Option("rounds", numbers("count", 1, 50), "20", "STD-E5", "house"),
        ]
        self.presets = [Preset("gangs", {"teams": "two"})]

    def may_sit(self, seats: int, options: list[int]) -> int:
        """STD-S2: two gangs need an even number of seats."""
        return verbs.UNEVEN_GANGS if options[TEAMS] and seats % 2 else 0

    def setup(self, seats: int, options: list[int]) -> State:
        """STD-S1."""
        state = Standoff(seats, options)
        state.stack.append(Deal(0))
        return state

    def resume(self, state: State) -> None:
        state.stack = [Round()]

    def view(self, state: State, viewer: int) -> dict[str, object]:
        assert isinstance(state, Standoff)
        return views.view(state, viewer)

    def result(self, state: State) -> Result:
        """STD-E3 to STD-E6."""
        assert isinstance(state, Standoff)
        won = ends.winners(state)
        scores = [state.lives[seat] + state.hits[seat] for seat in range(state.seats)]
        reason, rule = "one_side", "STD-E3"
        if not won:
            reason, rule = "nobody", "STD-E4"
        elif not ends.one_side_left(state):
            reason, rule = "rounds", "STD-E5"
        table = [Row("lives", state.lives[:]), Row("hits", state.hits[:]), Row("score", scores, total=True)]
        return Result(won, scores, reason, rule, {}, table)

    def redetermine(self, state: State, viewer: int, rng: Rng) -> State:
        assert isinstance(state, Standoff)
        return worlds.redetermine(state, viewer, rng)

    def withdraw(self, state: State, viewer: int) -> None:
        assert isinstance(state, Standoff)
        worlds.withdraw(state, viewer)

    def interrupters(self, state: State) -> int:
        """STD-E2: the living, at any moment."""
        assert isinstance(state, Standoff)
        return 0 if isinstance(state.stack[-1], Deal) else state.living()

    def interrupts(self, state: State, seat: int) -> list[int]:
        return [verbs.LEAVE.of()]

    def why_interrupt(self, state: State, seat: int, action: int) -> int:
        return 0

    def interrupt(self, state: State, seat: int, action: int) -> None:
        assert isinstance(state, Standoff)
        ends.leave(state, seat)

    def team(self, state: State, seat: int) -> int:
        assert isinstance(state, Standoff)
        return state.gang(seat)

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        assert isinstance(state, Standoff)
        return heuristics.choose(state, seat, rng)

    def promise(self, state: State, seat: int) -> int:
        assert isinstance(state, Standoff)
        return heuristics.promise(state, seat)

    def odds(self, state: State, viewer: int) -> list[tuple[str, Args, int, int]]:
        """STD-F2, STD-F3: what a shot hits with, the viewer's own number counted while it is still hidden."""
        assert isinstance(state, Standoff)
        if viewer < 0 or not isinstance(state.stack[-1], Choose) or state.lives[viewer] == 0:
            return []
        own = 1 if state.known[viewer] != EVERYONE else 0
        return [("hit_open", {}, 2 + own, 6), ("hit_ducked", {}, 1 + own, 6)]

    def invariants(self, state: State) -> list[str]:
        assert isinstance(state, Standoff)
        broken: list[str] = []
        for number in range(1, 5):
            if state.lucky.count(number) > DECK.count(number):
                broken.append(f"the deck holds lucky number {number} only {DECK.count(number)} times")
        for seat in range(state.seats):
            if not 0 <= state.lives[seat] <= state.options[LIVES]:
                broken.append(f"seat {SEAT_LETTERS[seat]} has {state.lives[seat]} lives")
            if state.lucky[seat] and state.known[seat] & state.gang(seat) != state.gang(seat):
                broken.append(f"seat {SEAT_LETTERS[seat]} does not know its own number")
        return broken


RULES = StandoffRules()
