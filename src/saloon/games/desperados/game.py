# compiled zone
"""Desperados: the table of contents. Every question the kernel asks is answered here or one click away."""

from __future__ import annotations

from saloon.games.desperados import heuristics, laws, takings, verbs
from saloon.games.desperados import redetermine as worlds
from saloon.games.desperados import view as views
from saloon.games.desperados.board import FEWEST, MOST, MOVES
from saloon.games.desperados.rules import winning
from saloon.games.desperados.rules.rounds import AFTER, MOVE, Round
from saloon.games.desperados.rules.setting_up import Deal, may_sit, take_star
from saloon.games.desperados.state import NONE, SHERIFF_SEAT, SILENT, TALK, WHISPER, Desperados
from saloon.games.desperados.table import named, options, outcome, presets
from saloon.kernel.core import Args, Rules, State
from saloon.kernel.result import Result
from saloon.kernel.rng import Rng


class DesperadosRules(Rules):
    def __init__(self) -> None:
        self.title = "desperados"
        self.version = 1
        self.fewest = FEWEST
        self.most = MOST
        self.verbs = verbs.VERBS
        self.chances = verbs.CHANCES
        self.reasons = verbs.REASONS
        self.events = verbs.EVENTS
        self.options = options()
        self.presets = presets()

    def may_sit(self, seats: int, options: list[int]) -> int:
        return may_sit(seats, options)

    def setup(self, seats: int, options: list[int]) -> State:
        """DES-S2: the star is the host's to give, or chance's."""
        state = Desperados(seats, options)
        state.stack.append(Deal(0, 1 if options[SHERIFF_SEAT] else 0))
        if options[SHERIFF_SEAT]:
            take_star(state, options[SHERIFF_SEAT] - 1)
        return state

    def resume(self, state: State) -> None:
        """DES-R2: the next move, or the verification when five have been made."""
        assert isinstance(state, Desperados)
        state.stack = [Round(MOVE if state.move < MOVES else AFTER)]

    def view(self, state: State, viewer: int) -> dict[str, object]:
        assert isinstance(state, Desperados)
        return views.view(state, viewer)

    def result(self, state: State) -> Result:
        assert isinstance(state, Desperados)
        return outcome(state)

    def redetermine(self, state: State, viewer: int, rng: Rng) -> State:
        assert isinstance(state, Desperados)
        return worlds.redetermine(state, viewer, rng)

    def interrupters(self, state: State) -> int:
        """DES-W5: everybody, at any time once the table is laid; an outlaw who has agreed need not say it
        again."""
        assert isinstance(state, Desperados)
        return 0 if isinstance(state.stack[-1], Deal) else (state.gang & ~state.conceding) | state.law()

    def interrupts(self, state: State, seat: int) -> list[int]:
        return [verbs.CONCEDE.of()]

    def why_interrupt(self, state: State, seat: int, action: int) -> int:
        return 0

    def interrupt(self, state: State, seat: int, action: int) -> None:
        assert isinstance(state, Desperados)
        winning.concede(state, seat)

    def team(self, state: State, seat: int) -> int:
        """DES-W6, DES-T1: the outlaws win and know together."""
        assert isinstance(state, Desperados)
        return 1 << seat if seat == state.sheriff or state.sheriff == NONE else state.gang

    def whispers(self, state: State, seat: int) -> int:
        """DES-T2 to DES-T4: the outlaws, if the talk mode is `whisper`."""
        assert isinstance(state, Desperados)
        if state.options[TALK] != WHISPER or not state.gang >> seat & 1:
            return 0
        return state.gang

    def may_talk(self, state: State, seat: int) -> bool:
        """DES-T4: in silence the outlaws have no channel at all."""
        assert isinstance(state, Desperados)
        return state.options[TALK] != SILENT or not state.gang >> seat & 1

    def reason_args(self, state: State, seat: int, action: int, code: int) -> Args:
        assert isinstance(state, Desperados)
        return named(action)

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        assert isinstance(state, Desperados)
        return heuristics.choose(state, seat, rng)

    def promise(self, state: State, seat: int) -> int:
        assert isinstance(state, Desperados)
        return heuristics.promise(state, seat)

    def prospect(self, state: State, seat: int) -> int:
        assert isinstance(state, Desperados)
        return takings.prospect(state, seat) if takings.counts(state) else heuristics.promise(state, seat)

    def is_quiet(self, state: State) -> bool:
        assert isinstance(state, Desperados)
        return takings.is_quiet(state)

    def patience(self) -> int:
        return 0

    def invariants(self, state: State) -> list[str]:
        assert isinstance(state, Desperados)
        return laws.broken(state)


RULES = DesperadosRules()
