# compiled zone
"""Chapter N: the gringos, who turn the top card of a deck of their own."""

from __future__ import annotations

from saloon.games.fast_west.board import GRINGO_DECK, LEFT, RELOAD, RIGHT, SETS, SETS_OF_A_GRINGO
from saloon.games.fast_west.rules.target import fixed_side, must_aim
from saloon.games.fast_west.rules.turning import tell_card
from saloon.games.fast_west.state import NO_SIDE, FastWest, gringos_at
from saloon.games.fast_west.verbs import (
    AIMED,
    COIN,
    FIRST_GRINGO,
    SHUFFLED,
    TOO_MANY_SETS,
    TURN_GRINGO,
)
from saloon.kernel.chance import Chance, Draw
from saloon.kernel.core import EVERYONE, Step


def may_sit(seats: int, options: list[int]) -> int:
    """FW-N1: every gringo needs two sets that nobody else uses."""
    return TOO_MANY_SETS if seats + SETS_OF_A_GRINGO * gringos_at(seats, options) > SETS else 0


class Gringos(Step[FastWest]):
    """FW-N5: the top card of each living gringo is turned with all others and works by the normal rules."""

    def __init__(self, turning: int = FIRST_GRINGO, coin: int = 0) -> None:
        self.turning: int = turning
        self.coin: int = coin

    def copy(self) -> Gringos:
        return Gringos(self.turning, self.coin)

    def chance(self, s: FastWest) -> Chance | None:
        one = self.turning
        if not s.gringo_mask() >> one:
            return None
        if self.coin:
            # FW-N6: the coin is fair, and thrown only when a weapon needs a side.
            return Draw(EVERYONE, [COIN.of(one, LEFT), COIN.of(one, RIGHT)])
        if not s.alive >> one & 1:
            return None
        odds = top_card_odds(s.spent[one - FIRST_GRINGO])
        cards = [card for card in range(len(odds)) if odds[card]]
        return Draw(EVERYONE, [TURN_GRINGO.of(one, card) for card in cards], [odds[card] for card in cards])

    def take_chance(self, s: FastWest, action: int) -> None:
        one = self.turning
        if self.coin:
            s.side[one] = COIN.arg(action, 1)
            s.tell(AIMED, EVERYONE, [one, s.side[one]])
            self.coin = 0
            self.turning += 1
            return
        card = TURN_GRINGO.arg(action, 1)
        s.table[one] = card
        s.side[one] = fixed_side(s)
        s.spent[one - FIRST_GRINGO] |= turned_card(s.spent[one - FIRST_GRINGO], card)
        tell_card(s, one, NO_SIDE)
        if must_aim(s, card):
            self.coin = 1
        else:
            self.turning += 1

    def advance(self, s: FastWest) -> None:
        if s.gringo_mask() >> self.turning:
            self.turning += 1
        else:
            s.stack.pop()


def top_card_odds(spent: int) -> list[int]:
    """FW-N3, FW-K5: how many of each card lie face down in a gringo's deck."""
    odds = [0, 0, 0, 0, 0, 0, 0]
    for at in range(len(GRINGO_DECK)):
        if not spent >> at & 1:
            odds[GRINGO_DECK[at]] += 1
    return odds


def turned_card(spent: int, card: int) -> int:
    """The first of a card's copies that is still face down, as a mask of the deck."""
    for at in range(len(GRINGO_DECK)):
        if GRINGO_DECK[at] == card and not spent >> at & 1:
            return 1 << at
    return 0


def put_away(s: FastWest, one: int) -> None:
    """FW-N9: the turned card is among the discards; after a reload all nine are shuffled again, so the deck
    never runs dry."""
    if s.table[one] == RELOAD:
        s.spent[one - FIRST_GRINGO] = 0
        s.tell(SHUFFLED, EVERYONE, [one])
