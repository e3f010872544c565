# compiled zone
"""What a card is worth before anything is turned, in hundredths of a life.

It is worth what it may take from others, what it saves, and what it brings; the heuristic throws some noise
in, since a gunslinger who can be read is soon dead."""

from __future__ import annotations

from typing import Final

from saloon.games.fast_west.board import (
    ALL_CARDS,
    BULLET_WEAPONS,
    COST,
    CROSSED,
    DAMAGE,
    DODGE,
    DYNAMITE,
    LEFT,
    MISCALCULATION,
    MOST_BULLETS,
    RELOAD,
    REVOLVER,
    RICOCHET,
    RIGHT,
    WINCHESTER,
)
from saloon.games.fast_west.rules.piles import SIZE
from saloon.games.fast_west.rules.target import banned
from saloon.games.fast_west.state import FastWest
from saloon.games.fast_west.verbs import FIRST_GRINGO, PLAY

LIFE: Final = 100
LAST_LIFE: Final = 30
"""What taking or keeping the last life is worth on top,"""
SHOWDOWN: Final = 300
"""and what taking that of the only other one is."""
BULLET: Final = 32
CARD_BACK: Final = 11
NOISE: Final = 12
DRAWS_PER_CENT: Final = 45
"""How often somebody who could shoot does."""


def threats(s: FastWest, seat: int) -> tuple[int, int]:
    """Chances in hundredths that a bullet and that dynamite comes flying."""
    bullets = 0
    dynamite = 0
    left = s.beside(seat, LEFT)
    right = s.beside(seat, RIGHT)
    for one, side in ((left, RIGHT), (right, LEFT)):
        if s.arrow <= RIGHT and s.arrow != side and left != right:
            continue
        share = DRAWS_PER_CENT if s.arrow != CROSSED or left == right else DRAWS_PER_CENT // 2
        if one >= FIRST_GRINGO:
            bullets += share
            continue
        hand = could_hold(s, one)
        cheapest = REVOLVER if hand >> REVOLVER & 1 else WINCHESTER
        if hand & BULLET_WEAPONS and s.bullets[one] >= COST[cheapest]:
            bullets += share
        if hand >> DYNAMITE & 1 and s.bullets[one] >= COST[DYNAMITE]:
            dynamite += share
        if left == right:
            break
    return bullets, dynamite


def could_hold(s: FastWest, seat: int) -> int:
    """The cards that a seat may have in hand, as far as the table knows."""
    cards = 0
    for pile in s.maybe[seat]:
        cards |= ~pile
    return cards & ALL_CARDS


def card_worth(s: FastWest, seat: int, action: int, bullets: int, dynamite: int) -> int:
    card = PLAY.arg(action, 0)
    life = LIFE + (LAST_LIFE if s.lives[seat] == 1 else 0)
    risk = (bullets + 2 * dynamite) * life // 100
    if card == RELOAD:
        gain = BULLET if s.bullets[seat] < MOST_BULLETS else 0
        return gain + CARD_BACK * SIZE[s.pile[seat]] + (LIFE // 4 if s.bullets[seat] == 0 else 0) - risk
    if card in (DODGE, RICOCHET):
        extra = CARD_BACK if card == DODGE else bullets // 3
        return extra - 2 * dynamite * life // 100
    if card == MISCALCULATION:
        saved = 4 * dynamite * life // 100
        return saved - risk - 2 * BULLET if s.bullets[seat] >= COST[card] else -LIFE
    return shot_worth(s, seat, action) - risk


def shot_worth(s: FastWest, seat: int, action: int) -> int:
    """What a weapon may take, less its bullets."""
    card = PLAY.arg(action, 0)
    if s.bullets[seat] < COST[card]:
        return -LIFE
    side = PLAY.arg(action, 1)
    if s.arrow <= RIGHT:
        side = s.arrow
    left = s.beside(seat, LEFT)
    right = s.beside(seat, RIGHT)
    worth = -BULLET * COST[card]
    if side != RIGHT or PLAY.arg(action, 2):
        worth += target_worth(s, left, card, SHOWDOWN if left == right else LAST_LIFE)
    if (side != LEFT or PLAY.arg(action, 2)) and left != right:
        worth += target_worth(s, right, card, LAST_LIFE)
    return worth


def target_worth(s: FastWest, target: int, card: int, last_life: int) -> int:
    """What a hit on this gunslinger would be worth, times the chance that it is one."""
    chance = 80
    if card == DYNAMITE:
        if target >= FIRST_GRINGO:
            chance = 90
        elif could_hold(s, target) >> MISCALCULATION & 1 and s.bullets[target] >= 2:
            chance = 60
    elif target >= FIRST_GRINGO:
        chance = 65
    else:
        hand = could_hold(s, target)
        chance -= 20 if hand >> DODGE & 1 and not banned(s, DODGE) else 0
        chance -= 15 if hand >> RICOCHET & 1 and not banned(s, RICOCHET) else 0
        chance += 5 if card == WINCHESTER else 0
    taken = min(DAMAGE[card], s.lives[target])
    return (LIFE * taken + (last_life if s.lives[target] <= taken else 0)) * chance // 100
