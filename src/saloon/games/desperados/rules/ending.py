# compiled zone
"""Chapter E: the end of a turn."""

from __future__ import annotations

from saloon.games.desperados.board import BOTTOM, DECK, FACES, MOVES
from saloon.games.desperados.rules.banks import lay_bank_tile
from saloon.games.desperados.rules.coaches import set_coaches
from saloon.games.desperados.rules.winning import judge
from saloon.games.desperados.state import BOTTOM_LOT, MIXED_LOT, NONE, ON, Desperados
from saloon.games.desperados.verbs import BANK_DRY, BANK_TILE, REFILL, TURN_BEGAN, TURN_ENDED
from saloon.kernel.chance import Chance, Draw
from saloon.kernel.core import EVERYONE, Step, bit, seats_in


class EndOfTurn(Step[Desperados]):
    """DES-E1 to DES-E7, in their order. `begun`: cards and discs are home and the game goes on;
    `filling`: the banks that get a tile; `taken`: the tiles in hand, when the refill reaches the
    bottom of the pile; `lot`: what all tiles of this refill have in common."""

    def __init__(self, begun: int, filling: int, taken: list[int], lot: int) -> None:
        self.begun: int = begun
        self.filling: int = filling
        self.taken: list[int] = taken
        self.lot: int = lot

    def copy(self) -> EndOfTurn:
        return EndOfTurn(self.begun, self.filling, self.taken[:], self.lot)

    def asks(self, s: Desperados, seat: int) -> str:
        return "waits"

    def chance(self, s: Desperados) -> Chance | None:
        if not self.begun or not s.looted:
            return None
        if self.waiting(s):
            return Draw(EVERYONE, [REFILL.of(bank) for bank in seats_in(s.looted & ~self.filling)])
        bank = seats_in(self.filling)[0]
        return Draw(s.law(), [BANK_TILE.of(bank, FACES.index(value)) for value in (self.taken or s.pile)])

    def waiting(self, s: Desperados) -> bool:
        """DES-E4: tiles are in hand for which no bank has been drawn yet."""
        return len(self.taken) > len(seats_in(self.filling))

    def take_chance(self, s: Desperados, action: int) -> None:
        """DES-E3: from the top of the pile, face down, at random, one on each bank that was looted."""
        if REFILL.owns(action):
            self.filling |= bit(REFILL.arg(action, 0))
            if not self.waiting(s):
                self.leave_dry(s)
            return
        bank = BANK_TILE.arg(action, 0)
        value = FACES[BANK_TILE.arg(action, 1)]
        s.bank_lot[bank] = self.lot
        (self.taken or s.pile).remove(value)
        lay_bank_tile(s, bank, value)
        self.filling &= ~bit(bank)
        s.looted &= ~bit(bank)

    def leave_dry(self, s: Desperados) -> None:
        """DES-E4: a bank left without a tile stays so."""
        for bank in seats_in(s.looted & ~self.filling):
            s.tell(BANK_DRY, EVERYONE, [bank])
        s.looted = self.filling

    def advance(self, s: Desperados) -> None:
        if not self.begun:
            self.begun = 1
            go_home(s)
            # DES-E2: judged first; if the game ends, nothing below happens.
            judge(s)
            if s.ended != ON:
                s.stack.clear()
            else:
                self.draw(s)
            return
        next_turn(s)
        s.stack.pop()

    def draw(self, s: Desperados) -> None:
        """DES-E3, DES-E4: as many tiles as banks were looted, as far as the pile goes.

        While the shuffled tiles last, the pile's order is nobody's knowledge and a tile need not be taken
        before it is laid. A refill that reaches the bottom takes known tiles; only where each goes is
        open."""
        wanted = len(seats_in(s.looted))
        self.filling = s.looted
        if wanted > len(s.pile):
            bottoms = min(wanted - len(s.pile), s.bottom)
            self.lot = MIXED_LOT if s.pile else BOTTOM_LOT
            self.taken = s.pile + [BOTTOM] * bottoms
            s.pile = []
            s.bottom -= bottoms
            if len(self.taken) < wanted:
                self.filling = 0
                if not self.taken:
                    self.leave_dry(s)


def go_home(s: Desperados) -> None:
    """DES-E1: laid cards go back to their hands, except lost ones (DES-V6: unseen), and discs go home.

    DES-E6: pawns and deputies stay where they are; an arrested outlaw is free again and starts there."""
    s.tell(TURN_ENDED, EVERYONE, [s.turn])
    for seat in range(s.seats):
        s.hand[seat] = DECK & ~s.lost[seat]
        s.disc[seat] = NONE
        s.began[seat] = s.pawn[seat]
        s.at[seat] = s.pawn[seat]
    s.laid = [NONE] * (s.seats * MOVES)
    s.known = [0] * (s.seats * MOVES)
    s.proved = [NONE] * (s.seats * MOVES)
    s.robberies = []
    s.arrested = 0


def next_turn(s: Desperados) -> None:
    """DES-E5, DES-E7: the plan is turned over, the coaches are set, and move 1 begins at once."""
    s.turn += 1
    s.move = 0
    s.tell(TURN_BEGAN, EVERYONE, [s.turn])
    set_coaches(s)
