# compiled zone
"""Chapter G, retreat: the losers scatter."""

from __future__ import annotations

from saloon.games.way_out_west.board import TOWNS
from saloon.games.way_out_west.state import WayOutWest
from saloon.games.way_out_west.verbs import FLED, FLEE, MUST_GO_ELSEWHERE, SCATTERED, TOWN_USED
from saloon.kernel.core import EVERYONE, Step, bit
from saloon.kernel.reasons import NOT_NOW


class Retreat(Step[WayOutWest]):
    """WOW-G37, WOW-D25: all cowboys leave, each to another town; `used` is the mask of towns that have
    one."""

    def __init__(self, seat: int, town: int, used: int = 0) -> None:
        self.seat: int = seat
        self.town: int = town
        self.used: int = used

    def copy(self) -> Retreat:
        return Retreat(self.seat, self.town, self.used)

    def must(self, s: WayOutWest) -> int:
        return bit(self.seat)

    def legal(self, s: WayOutWest, seat: int) -> list[int]:
        return [FLEE.of(town) for town in range(TOWNS) if self.may_flee(town) == 0]

    def menu(self, s: WayOutWest, seat: int) -> list[int]:
        return FLEE.actions()

    def why(self, s: WayOutWest, seat: int, action: int) -> int:
        return self.may_flee(FLEE.arg(action, 0)) if FLEE.owns(action) else NOT_NOW

    def may_flee(self, town: int) -> int:
        if town == self.town:
            return MUST_GO_ELSEWHERE
        return TOWN_USED if self.used >> town & 1 else 0

    def take(self, s: WayOutWest, seat: int, action: int) -> None:
        """WOW-G39: no stagecoach earns anything by it."""
        town = FLEE.arg(action, 0)
        s.cowboys[seat * TOWNS + self.town] -= 1
        s.cowboys[seat * TOWNS + town] += 1
        self.used |= bit(town)
        if s.heard is not None:
            s.tell(FLED, EVERYONE, [seat, town])
        left = s.cowboys[seat * TOWNS + self.town]
        if left and self.used == bit(TOWNS) - 1 - bit(self.town):
            scatter(s, seat, self.town, left)
            left = 0
        if left == 0:
            s.stack.pop()


def scatter(s: WayOutWest, seat: int, town: int, left: int) -> None:
    """WOW-G38: for more than four there is no town; they go back to stock."""
    s.cowboys[seat * TOWNS + town] = 0
    s.spare_cowboys[seat] += left
    s.tell(SCATTERED, EVERYONE, [seat, left])
