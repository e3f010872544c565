# compiled zone
"""Fast West: the table of contents. Every question the kernel asks is answered here or one click away."""

from __future__ import annotations

from saloon.games.fast_west import heuristics, laws, verbs
from saloon.games.fast_west import redetermine as worlds
from saloon.games.fast_west import view as views
from saloon.games.fast_west.rules import ends, gringos
from saloon.games.fast_west.rules.odds import threats
from saloon.games.fast_west.rules.setup import Deal, may_duel
from saloon.games.fast_west.rules.turn import Turn
from saloon.games.fast_west.state import FastWest
from saloon.kernel.core import Args, Rules, State
from saloon.kernel.options import FLAG, Option, Preset
from saloon.kernel.result import Result, Row
from saloon.kernel.rng import Rng
from saloon.kernel.verbs import numbers, words


class FastWestRules(Rules):
    def __init__(self) -> None:
        """FW-O6: the table options."""
        self.title = "fast_west"
        self.version = 1
        # FW-S1: two to ten seats.
        # FW-S7: the dealer is NATURE, who has no seat.
        self.fewest = 2
        self.most = 10
        self.verbs = verbs.VERBS
        self.chances = verbs.CHANCES
        self.reasons = verbs.REASONS
        self.events = verbs.EVENTS
        self.options = [
            Option(
                "gringos", words("gringos", ["recommended", "0", "1", "2"]), "recommended", "FW-N1", "book"
            ),
            Option("banned_cards", words("banned_cards", ["refuse", "dud"]), "refuse", "FW-T9", "ruling"),
            Option("dodge_scope", words("dodge_scope", ["all", "one"]), "all", "FW-A4", "ruling"),
            Option(
                "cheat_redirect",
                words("cheat_redirect", ["always", "crossed"]),
                "always",
                "FW-P01.4",
                "ruling",
            ),
            Option("show_identity_of_eliminated", FLAG, "yes", "FW-L5", "ruling"),
            Option("turn_limit", numbers("count", 20, 300), "100", "FW-W4", "ruling"),
            Option("reveal_pause_s", numbers("count", 2, 10), "3", "FW-R6", "ruling"),
            Option("duel", words("duel", ["no", "2", "3", "4"]), "no", "FW-S8", "house"),
        ]
        self.presets = [
            Preset("no_gringos", {"gringos": "0"}),
            Preset("duel", {"gringos": "0", "duel": "3"}),
        ]

    def may_sit(self, seats: int, options: list[int]) -> int:
        """FW-N1, FW-S8."""
        return gringos.may_sit(seats, options) or may_duel(seats, options)

    def setup(self, seats: int, options: list[int]) -> State:
        """FW-S3, FW-S4."""
        state = FastWest(seats, options)
        state.stack.append(Deal(0))
        return state

    def resume(self, state: State) -> None:
        state.stack = [Turn()]

    def view(self, state: State, viewer: int) -> dict[str, object]:
        assert isinstance(state, FastWest)
        return views.view(state, viewer)

    def result(self, state: State) -> Result:
        """FW-W1 to FW-W4, FW-W6."""
        assert isinstance(state, FastWest)
        how = ends.ending(state)
        reason, rule = ends.REASONS[how]
        table = [
            Row("lives", [max(0, life) for life in state.lives[: state.seats]]),
            Row("out", state.out[: state.seats]),
            Row("outlived", ends.outlived(state), total=True),
        ]
        return Result(ends.winners(state, how), ends.outlived(state), reason, rule, {}, table)

    def redetermine(self, state: State, viewer: int, rng: Rng) -> State:
        assert isinstance(state, FastWest)
        return worlds.redetermine(state, viewer, rng)

    def withdraw(self, state: State, viewer: int) -> None:
        assert isinstance(state, FastWest)
        worlds.withdraw(state, viewer)

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        assert isinstance(state, FastWest)
        return heuristics.choose(state, seat, rng)

    def promise(self, state: State, seat: int) -> int:
        assert isinstance(state, FastWest)
        return heuristics.promise(state, seat)

    def reason_args(self, state: State, seat: int, action: int, code: int) -> Args:
        return about(action)

    def odds(self, state: State, viewer: int) -> list[tuple[str, Args, int, int]]:
        assert isinstance(state, FastWest)
        return threats(state)

    def invariants(self, state: State) -> list[str]:
        assert isinstance(state, FastWest)
        return laws.broken(state)


def about(action: int) -> Args:
    """What a refused word was about: its card, or the gunslinger cheered for."""
    if verbs.CHEER.owns(action):
        return {"for": (verbs.GUNSLINGER, verbs.CHEER.arg(action, 0))}
    for verb in (verbs.PLAY, verbs.SWAP, verbs.RECOVER):
        if verb.owns(action):
            return {"card": (verbs.CARD, verb.arg(action, 0))}
    return {}


RULES = FastWestRules()
