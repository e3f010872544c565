# compiled zone
"""Chapter V: the cards are turned over, step by step."""

from __future__ import annotations

from typing import Final

from saloon.games.desperados.board import BANKS, FACES, MOVES, SALOON
from saloon.games.desperados.state import BANK, HIDDEN_LOOT, NONE, POKER, Desperados, Loot, Robbery
from saloon.games.desperados.verbs import (
    ARRESTED,
    BANK_LOOTED,
    BANK_WORTH,
    CAME_OFF,
    CARD_LOST,
    COACH_TILE,
    FAILED,
    POKER_TILE,
    STEP_BEGAN,
    TILE_TAKEN,
    TILE_WORTH,
    TURNED,
)
from saloon.kernel.chance import Chance, Draw
from saloon.kernel.core import EVERYONE, Step, bit

IDLE: Final = -1


class Verification(Step[Desperados]):
    """DES-V1 to DES-V3: five steps without a decision, all five for the sheriff whoever is still free."""

    def __init__(self, number: int, taking: int, checked: int) -> None:
        """`number`: the step in progress; `taking`: the robbery whose tile is being turned over; `checked`:
        how many robberies have been."""
        self.number: int = number
        self.taking: int = taking
        self.checked: int = checked

    def copy(self) -> Verification:
        return Verification(self.number, self.taking, self.checked)

    def asks(self, s: Desperados, seat: int) -> str:
        return "waits"

    def chance(self, s: Desperados) -> Chance | None:
        """DES-V12: which tile the robbers have won."""
        if self.taking == IDLE:
            return None
        if s.robberies[self.taking].target == POKER:
            return Draw(audience(s), [POKER_TILE.of(FACES.index(value)) for value in s.poker_left])
        return Draw(audience(s), [COACH_TILE.of(FACES.index(value)) for value in s.coach_left])

    def take_chance(self, s: Desperados, action: int) -> None:
        robbery = s.robberies[self.taking]
        self.taking = IDLE
        value = FACES[POKER_TILE.arg(action, 0) if POKER_TILE.owns(action) else COACH_TILE.arg(action, 0)]
        take_tile(s, robbery, value)

    def advance(self, s: Desperados) -> None:
        if self.checked < len(s.robberies) and s.robberies[self.checked].move == self.number:
            if comes_off(s, s.robberies[self.checked]):
                self.taking = self.checked
            self.checked += 1
        elif self.number < MOVES:
            self.number += 1
            turn_over(s, self.number)
            arrest(s, self.number)
        else:
            loot_banks(s)
            s.stack.pop()


def audience(s: Desperados) -> int:
    """DES-V19: tiles are public when they enter the loot, or known to the outlaws alone with
    `hidden_loot`."""
    return s.gang if s.options[HIDDEN_LOOT] else EVERYONE


def free(s: Desperados) -> list[int]:
    """The outlaws who have not been arrested in this verification, in seat order."""
    return [seat for seat in range(s.seats) if (s.gang & ~s.arrested) >> seat & 1]


def turn_over(s: Desperados, step: int) -> None:
    """DES-V2: the sheriff and every free outlaw turn over the card of this move, and their pawns move.

    DES-V6: an arrested outlaw turns over nothing more."""
    s.tell(STEP_BEGAN, EVERYONE, [step])
    for seat in [s.sheriff, *free(s)]:
        place = seat * MOVES + step - 1
        s.known[place] = EVERYONE
        if s.laid[place] < SALOON:
            s.pawn[seat] = s.laid[place]
        if s.heard is not None:
            s.tell(TURNED, EVERYONE, [seat, s.laid[place], s.pawn[seat]])


def arrest(s: Desperados, step: int) -> None:
    """DES-V4, DES-V5: every free outlaw who stands in the sheriff's town after the step.

    DES-V7, DES-V9: the town card that brought him there in this step is lost for the rest of the game,
    openly;
    DES-H9: nobody takes a card from the sheriff.

    DES-V8: after the Saloon or the marker nothing is handed over."""
    for seat in free(s):
        if s.pawn[seat] == s.pawn[s.sheriff]:
            s.arrested |= bit(seat)
            s.tell(ARRESTED, EVERYONE, [seat, s.pawn[seat]])
            card = s.card(seat, step)
            if card < SALOON:
                s.lost[seat] |= bit(card)
                s.tell(CARD_LOST, EVERYONE, [seat, card])


def comes_off(s: Desperados, robbery: Robbery) -> bool:
    """DES-V10, DES-V11: checked in the step of its move and in no other, in the order of placing: at
    least the required number of its disc owners must be free.
    DES-V13: after a failure nothing is taken and nothing seen.

    DES-V15: an empty coach pile brings nothing."""
    came = len([seat for seat in robbery.owners if not s.arrested >> seat & 1])
    enough = came >= robbery.required
    s.tell(CAME_OFF if enough else FAILED, EVERYONE, [robbery.target, robbery.town, came, robbery.required])
    return enough and (robbery.target == POKER or len(s.coach_left) > 0)


def take_tile(s: Desperados, robbery: Robbery, value: int) -> None:
    """DES-V12: one tile, however many share.
    DES-E8: it is never replaced.
    DES-V14: later arrests do not touch it."""
    known = audience(s) | s.gang
    if robbery.target == POKER:
        s.poker &= ~bit(robbery.town)
        s.poker_left.remove(value)
    else:
        s.coach_left.remove(value)
    s.loot.append(Loot(s.turn, robbery.target, robbery.town, value, known))
    s.tell(TILE_TAKEN, EVERYONE, [robbery.target, robbery.town])
    s.tell(TILE_WORTH, known, [robbery.target, FACES.index(value)])


def loot_banks(s: Desperados) -> None:
    """DES-V16, DES-V17: after step 5, wherever free outlaws outnumber the deputies who stand there since
    move 5.

    DES-V18: a bank without a tile yields nothing."""
    for bank in range(len(BANKS)):
        town = BANKS[bank]
        came = len([seat for seat in free(s) if s.pawn[seat] == town])
        if s.bank[bank] and came > s.guards(town):
            loot_bank(s, bank, came)


def loot_bank(s: Desperados, bank: int, came: int) -> None:
    """DES-V19: with `hidden_loot` the sheriff still knows the bank tiles he knew."""
    value = s.bank[bank]
    known = audience(s) | s.bank_known[bank] | s.gang
    s.loot.append(Loot(s.turn, BANK, BANKS[bank], value, known, s.bank_lot[bank]))
    s.looted |= bit(bank)
    s.bank[bank] = 0
    s.bank_known[bank] = 0
    s.bank_lot[bank] = NONE
    s.tell(BANK_LOOTED, EVERYONE, [bank, came])
    s.tell(BANK_WORTH, known, [bank, FACES.index(value)])
