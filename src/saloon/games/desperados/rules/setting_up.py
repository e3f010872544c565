# compiled zone
"""Chapter S: who is the sheriff, the tiles, the travel plans, the pawns and the deputies."""

from __future__ import annotations

from typing import Final

from saloon.games.desperados.board import (
    BANKS,
    BROWN,
    DEALT_HIGH,
    DEALT_LOW,
    DEPUTIES,
    FACES,
    HIGH,
    LOW,
    PLANS,
    TOWNS,
    TURNS,
)
from saloon.games.desperados.rules.banks import lay_bank_tile
from saloon.games.desperados.rules.rounds import Round
from saloon.games.desperados.rules.shared import Shared
from saloon.games.desperados.state import EXTRA, FIRST_LOT, NONE, SHERIFF_SEAT, Desperados
from saloon.games.desperados.verbs import (
    BANK_TILE,
    COACH_SET,
    CONFIRM,
    DEPUTY_PLACED,
    NO_START_YET,
    NO_SUCH_SEAT,
    PAWN_FIRST,
    PAWN_STANDS,
    PLACE,
    PLAN_DRAWN,
    PLAN_LAID,
    POST,
    SHERIFF_IS,
    SHERIFF_PLACED,
    STAR,
    START,
    START_CHOSEN,
    STARTED,
    TOO_MANY_DEPUTIES,
    TURN_BEGAN,
)
from saloon.kernel.chance import Chance, Draw
from saloon.kernel.core import EVERYONE, Step, bit
from saloon.kernel.reasons import NOT_NOW

POSTS: Final = [POST.of(town) for town in range(len(TOWNS))]
PLACINGS: Final = [PLACE.of(town) for town in range(len(TOWNS))]
STARTS: Final = [START.of(town) for town in range(len(TOWNS))]


def may_sit(seats: int, options: list[int]) -> int:
    """DES-S1, DES-S2, DES-S11: the host's sheriff has a seat, and there are only five deputies."""
    if options[SHERIFF_SEAT] > seats:
        return NO_SUCH_SEAT
    return TOO_MANY_DEPUTIES if seats - 1 + options[EXTRA] > DEPUTIES else 0


def deputy_count(s: Desperados) -> int:
    """DES-S11, DES-D1: as many as outlaws, and the extra ones of the table."""
    return s.seats - 1 + s.options[EXTRA]


class Deal(Step[Desperados]):
    """DES-S2 to DES-S10: everything that chance decides before the first word.

    Poker and coach tiles and the order of the pile are known to nobody (DES-S5 to DES-S7), so a tile need not
    exist before it is turned over: the state holds what is left of each kind."""

    def __init__(self, banks: int, chosen: int) -> None:
        self.banks: int = banks
        self.chosen: int = chosen

    def copy(self) -> Deal:
        return Deal(self.banks, self.chosen)

    def chance(self, s: Desperados) -> Chance | None:
        if not self.chosen:
            return Draw(EVERYONE, [STAR.of(seat) for seat in range(s.seats)])
        if self.banks < len(BANKS):
            return bank_draw(s, self.banks)
        if len(s.row) < TURNS:
            return Draw(EVERYONE, [PLAN_DRAWN.of(plan) for plan in next_plans(s.row)])
        return None

    def take_chance(self, s: Desperados, action: int) -> None:
        if STAR.owns(action):
            take_star(s, STAR.arg(action, 0))
            self.chosen = 1
        elif BANK_TILE.owns(action):
            s.bank_lot[self.banks] = FIRST_LOT
            lay_bank_tile(s, self.banks, FACES[BANK_TILE.arg(action, 1)])
            s.pile.remove(s.bank[self.banks])
            self.banks += 1
        else:
            s.row.append(PLAN_DRAWN.arg(action, 0))
            s.tell(PLAN_LAID, EVERYONE, [s.row[-1]])

    def advance(self, s: Desperados) -> None:
        """DES-S10: the brown coach starts on stop 0 of the first plan; the blue one is not on the board."""
        s.coaches[BROWN] = PLANS[s.row[0]][BROWN][0]
        s.tell(COACH_SET, EVERYONE, [BROWN, s.coaches[BROWN]])
        s.stack[-1] = PlaceLaw()


def take_star(s: Desperados, seat: int) -> None:
    """DES-S1, DES-S13: one seat is the sheriff, every other an outlaw with a full deck and a disc at home."""
    s.sheriff = seat
    s.gang = bit(s.seats) - 1 & ~bit(seat)
    s.tell(SHERIFF_IS, EVERYONE, [seat])


def bank_draw(s: Desperados, bank: int) -> Chance:
    """DES-S3, DES-S4: three low and two high tiles, mixed, one to each bank town; two 2000s stay aside."""
    dealt = s.bank[:bank]
    low_in_pile = len([value for value in s.pile if value in LOW])
    high_in_pile = len(s.pile) - low_in_pile
    low_due = DEALT_LOW - len([value for value in dealt if value in LOW])
    high_due = DEALT_HIGH - len([value for value in dealt if value in HIGH])
    # A kind comes next in proportion to what is due of it, and then each of its tiles alike.
    weights = [low_due * high_in_pile if value in LOW else high_due * low_in_pile for value in s.pile]
    return Draw(s.law(), [BANK_TILE.of(bank, FACES.index(value)) for value in s.pile], weights)


def next_plans(row: list[int]) -> list[int]:
    """DES-S8: any plan first; then an unused one that begins where the last one ends.
    DES-S9: the rest stay out."""
    if not row:
        return list(range(len(PLANS)))
    end = PLANS[row[-1]][BROWN][-1]
    return [plan for plan in range(len(PLANS)) if plan not in row and PLANS[plan][BROWN][0] == end]


class PlaceLaw(Step[Desperados]):
    """DES-S12, DES-S15: the sheriff places his pawn and then every deputy, publicly, in any town."""

    def copy(self) -> PlaceLaw:
        return PlaceLaw()

    def must(self, s: Desperados) -> int:
        return s.law() if len(s.deputies) < deputy_count(s) else 0

    def asks(self, s: Desperados, seat: int) -> str:
        if seat != s.sheriff:
            return "waits"
        return "place" if s.pawn[s.sheriff] == NONE else "post"

    def menu(self, s: Desperados, seat: int) -> list[int]:
        return PLACINGS if s.pawn[s.sheriff] == NONE else POSTS

    def legal(self, s: Desperados, seat: int) -> list[int]:
        return self.menu(s, seat)

    def why(self, s: Desperados, seat: int, action: int) -> int:
        stands = s.pawn[s.sheriff] != NONE
        if PLACE.owns(action):
            return PAWN_STANDS if stands else 0
        if POST.owns(action):
            return 0 if stands else PAWN_FIRST
        return NOT_NOW

    def take(self, s: Desperados, seat: int, action: int) -> None:
        if PLACE.owns(action):
            town = PLACE.arg(action, 0)
            put_pawn(s, seat, town)
            s.tell(SHERIFF_PLACED, EVERYONE, [town])
        else:
            town = POST.arg(action, 0)
            s.deputies.append(town)
            s.tell(DEPUTY_PLACED, EVERYONE, [len(s.deputies), town])

    def advance(self, s: Desperados) -> None:
        s.stack[-1] = ChooseStart([NONE] * s.seats, [], 0)

    def fallback(self, s: Desperados, seat: int) -> int:
        """DES-R8: bank towns in town order, the sheriff first, round and round."""
        if s.pawn[s.sheriff] == NONE:
            return PLACE.of(BANKS[0])
        return POST.of(BANKS[(len(s.deputies) + 1) % len(BANKS)])


class ChooseStart(Shared):
    """DES-S14, DES-S15: the outlaws choose their start towns together; any town will do."""

    def copy(self) -> ChooseStart:
        return ChooseStart(self.choices[:], self.confirmed[:], self.done)

    def asks(self, s: Desperados, seat: int) -> str:
        if seat == s.sheriff:
            return "waits"
        return "start" if self.choices[seat] == NONE else "start_confirm"

    def menu(self, s: Desperados, seat: int) -> list[int]:
        return [*STARTS, CONFIRM.of()]

    def why(self, s: Desperados, seat: int, action: int) -> int:
        if START.owns(action):
            return self.may_replace(seat, START.arg(action, 0))
        if action == CONFIRM.of():
            return 0 if self.choices[seat] != NONE else NO_START_YET
        return NOT_NOW

    def legal(self, s: Desperados, seat: int) -> list[int]:
        chosen = self.choices[seat]
        if chosen == NONE:
            return STARTS
        return [*STARTS[:chosen], *STARTS[chosen + 1 :], CONFIRM.of()]

    def take(self, s: Desperados, seat: int, action: int) -> None:
        if action == CONFIRM.of():
            self.confirm(s, seat)
        else:
            town = START.arg(action, 0)
            self.choose(seat, town)
            s.tell(START_CHOSEN, s.gang, [seat, town])

    def advance(self, s: Desperados) -> None:
        """DES-S14: when the step closes all pawns are placed publicly; nobody is arrested by it (DES-S15)."""
        for seat in range(s.seats):
            if seat != s.sheriff:
                put_pawn(s, seat, self.choices[seat])
                s.tell(STARTED, EVERYONE, [seat, self.choices[seat]])
        s.tell(TURN_BEGAN, EVERYONE, [s.turn])
        s.stack[-1] = Round(0)

    def fallback(self, s: Desperados, seat: int) -> int:
        """DES-R8: the choice made, else stop 0 of the first plan."""
        return CONFIRM.of() if self.choices[seat] != NONE else START.of(PLANS[s.row[0]][BROWN][0])


def put_pawn(s: Desperados, seat: int, town: int) -> None:
    s.began[seat] = town
    s.pawn[seat] = town
    s.at[seat] = town
