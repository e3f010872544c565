# compiled zone
"""What the gang knows before it plans: where the sheriff may be, where deputies can come, what can still
be robbed."""

from __future__ import annotations

from typing import Final

from saloon.games.desperados.board import BANKS, FAR, MOVES, NEAR, TOWNS
from saloon.games.desperados.places import possible
from saloon.games.desperados.rules.cards import cards_laid
from saloon.games.desperados.rules.coaches import stop
from saloon.games.desperados.state import BLUE_COACH, BROWN_COACH, NONE, Desperados
from saloon.kernel.core import sees

MEAN: Final = [450, 1000, 1000, 1800]
"""What a tile of each kind of loot is worth on average."""
WIDTH: Final = MOVES + 1
SURE: Final = 1000


class Outlook:
    """What the team knows that does not depend on its plan."""

    def __init__(self, s: Desperados, acting: bool, law: list[int]) -> None:
        """`acting`: the cards of this move lie already. `law`: the odds of the sheriff's places."""
        self.s: Final = s
        self.seats: Final = s.outlaws()
        self.acting: Final = acting
        self.first: Final = s.move + 1 if acting else s.move
        self.law: Final = law
        self.coming: Final = deputies_in_reach(s)
        self.guards: Final = [s.guards(town) for town in range(len(TOWNS))]
        self.stops: Final = coach_stops(s)
        self.worth: Final = [
            (s.bank[bank] if sees(s.bank_known[bank], self.seats[0]) else MEAN[3]) if s.bank[bank] else 0
            for bank in range(len(BANKS))
        ]

    def holds(self, town: int, move: int, crew: int) -> int:
        """How sure it is, in thousandths, that so many will outnumber the deputies there in that move."""
        spare = crew - self.guards[town] - 1
        if spare < 0:
            return 0
        ahead = move - self.s.move
        if ahead == 0:
            return SURE
        threats = self.coming[ahead * len(TOWNS) + town] - spare
        return SURE if threats <= 0 else 650 if threats == 1 else 450


def law_odds(s: Desperados, seat: int) -> list[int]:
    """Where the sheriff is after each move of the turn, in thousandths: counted for the cards that lie,
    spread evenly over the roads after that."""
    odds = [0] * (WIDTH * len(TOWNS))
    found = possible(s, s.sheriff, seat)
    known = cards_laid(s, s.sheriff)
    for move in range(known + 1):
        for town in range(len(TOWNS)):
            odds[move * len(TOWNS) + town] = SURE * found.weight(move, town) // found.total
    spread(odds, known)
    return odds


def spread(odds: list[int], known: int) -> None:
    """After the moves that are known the sheriff may have taken any road, or none."""
    for move in range(known + 1, WIDTH):
        for town in range(len(TOWNS)):
            here = odds[(move - 1) * len(TOWNS) + town]
            if here:
                share = here // (len(NEAR[town]) + 1)
                odds[move * len(TOWNS) + town] += share
                for other in NEAR[town]:
                    odds[move * len(TOWNS) + other] += share


def deputies_in_reach(s: Desperados) -> list[int]:
    """By moves ahead and town: the deputies who are not there and could be by then."""
    table = [0] * (WIDTH * len(TOWNS))
    for deputy in s.deputies:
        for town in range(len(TOWNS)):
            for ahead in range(max(FAR[deputy][town], 1), WIDTH):
                if deputy != town:
                    table[ahead * len(TOWNS) + town] += 1
    return table


def coach_stops(s: Desperados) -> list[int]:
    """By coach target and move: the town where it can still be robbed, else NONE."""
    stops = [NONE] * (3 * WIDTH)
    for target in (BROWN_COACH, BLUE_COACH):
        if s.coach_target(target) != NONE and not s.robbed(target, NONE):
            for move in range(s.move, WIDTH):
                stops[target * WIDTH + move] = stop(s, target - BROWN_COACH, move)
    return stops
