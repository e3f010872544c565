# compiled zone
"""Way Out West: the table of contents. Every question the kernel asks is answered here or one click away."""

from __future__ import annotations

from saloon.games.way_out_west import heuristics, odds, reckoning, verbs
from saloon.games.way_out_west import redetermine as worlds
from saloon.games.way_out_west import refusals as why
from saloon.games.way_out_west import view as views
from saloon.games.way_out_west.board import FEWEST_SEATS, MOST_SEATS
from saloon.games.way_out_west.rules.laws import broken_laws
from saloon.games.way_out_west.rules.setup import FirstSeat
from saloon.games.way_out_west.rules.turn import Turn
from saloon.games.way_out_west.state import WayOutWest
from saloon.kernel.core import Args, Rules, State
from saloon.kernel.options import FLAG, Option, Preset
from saloon.kernel.result import Result
from saloon.kernel.rng import Rng
from saloon.kernel.verbs import words


class WayOutWestRules(Rules):
    """WOW-S1: three to five seats."""

    def __init__(self) -> None:
        self.title = "way_out_west"
        self.version = 1
        self.fewest = FEWEST_SEATS
        self.most = MOST_SEATS
        self.verbs = verbs.VERBS
        self.chances = verbs.CHANCES
        self.reasons = verbs.REASONS
        self.events = verbs.EVENTS
        self.options = [
            Option("cattle_boxes", words("cattle_boxes", ["2/3", "3/4"]), "2/3", "WOW-C3", "house"),
            Option("cattle_split", FLAG, "yes", "WOW-C13", "ruling"),
            Option(
                "building_spaces", words("spaces", ["3,4,4,5,6", "3,4,5,5,6"]), "3,4,4,5,6", "WOW-O2", "house"
            ),
            Option("move_cattle_scope", words("scope", ["own", "any"]), "own", "WOW-K6", "ruling"),
            Option("wanted_total", words("wanted_total", ["18", "13"]), "18", "WOW-O7", "house"),
            Option(
                "sheriff_returns",
                words("returns", ["next_turn", "next_gunfight"]),
                "next_turn",
                "WOW-J10",
                "ruling",
            ),
            Option("attack_own_farmer", FLAG, "no", "WOW-G7", "ruling"),
            Option("store_farmer_pay", words("store_pay", ["any", "not_own"]), "any", "WOW-I10", "ruling"),
            Option("open_money", FLAG, "yes", "WOW-S14", "ruling"),
        ]
        self.presets: list[Preset] = []

    def setup(self, seats: int, options: list[int]) -> State:
        state = WayOutWest(seats, options)
        state.stack.append(FirstSeat())
        return state

    def resume(self, state: State) -> None:
        state.stack = [Turn()]

    def view(self, state: State, viewer: int) -> dict[str, object]:
        assert isinstance(state, WayOutWest)
        return views.view(state, viewer)

    def result(self, state: State) -> Result:
        assert isinstance(state, WayOutWest)
        return reckoning.result(state)

    def redetermine(self, state: State, viewer: int, rng: Rng) -> State:
        assert isinstance(state, WayOutWest)
        return worlds.redetermine(state, viewer, rng)

    def reason_args(self, state: State, seat: int, action: int, code: int) -> Args:
        assert isinstance(state, WayOutWest)
        return why.arguments(state, seat, action)

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        assert isinstance(state, WayOutWest)
        return heuristics.choose(state, seat, rng)

    def promise(self, state: State, seat: int) -> int:
        assert isinstance(state, WayOutWest)
        return heuristics.promise(state, seat)

    def odds(self, state: State, viewer: int) -> list[tuple[str, Args, int, int]]:
        assert isinstance(state, WayOutWest)
        return odds.odds(state, viewer)

    def invariants(self, state: State) -> list[str]:
        assert isinstance(state, WayOutWest)
        return broken_laws(state)


RULES = WayOutWestRules()
