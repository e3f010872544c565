# compiled zone
"""A sensible gunslinger, quick enough for thousands of rollouts; it reads only what its seat may know."""

from __future__ import annotations

from typing import Final

from saloon.games.fast_west.board import (
    BANDIT_QUEEN,
    BULLET_WEAPONS,
    COST,
    DODGE,
    DOUBLE_BARREL,
    DRIVER,
    GUNSMITH,
    GUNSMITH_GAIN,
    LEFT,
    MISCALCULATION,
    MOST_BULLETS,
    NINJA,
    PICKPOCKET,
    PROSPECTOR,
    QUICK_DRAW,
    RELOAD,
    REVOLVER,
    RICOCHET,
    RIGHT,
    STUNT_DOUBLE,
    WINCHESTER,
)
from saloon.games.fast_west.rules.answers import Answers
from saloon.games.fast_west.rules.choosing import Choose
from saloon.games.fast_west.rules.piles import SIZE
from saloon.games.fast_west.rules.recovery import Recovery, cards_of
from saloon.games.fast_west.rules.shots import Volley
from saloon.games.fast_west.rules.target import banned
from saloon.games.fast_west.state import FastWest
from saloon.games.fast_west.verbs import CHEER, FIRST_GRINGO, PASS, PLAY, RECOVER, REVEAL, SWAP
from saloon.games.fast_west.worth import NOISE, card_worth, could_hold, threats
from saloon.kernel.rng import Rng

LIKED: Final = [0, 4, 5, 6, 3, 5, 1]
"""How much a card is wanted back from the pile."""


def choose(s: FastWest, seat: int, rng: Rng) -> int:
    top = s.stack[-1]
    if isinstance(top, Choose):
        return commit(s, top, seat, rng) if s.alive >> seat & 1 else cheer(s, seat, rng)
    if isinstance(top, Answers):
        return answer(s, top, seat)
    if isinstance(top, Recovery):
        return take_back(s, top, seat)
    legal = top.legal(s, seat)
    return legal[rng.below(len(legal))]


def commit(s: FastWest, top: Choose, seat: int, rng: Rng) -> int:
    """The card worth most, after an identity worth showing now."""
    legal = top.legal(s, seat)
    last = legal[len(legal) - 1]
    if REVEAL.owns(last) and wants_to_show(s, seat):
        return REVEAL.of(best_arrow(s, seat)) if s.identity[seat] == DRIVER else last
    bullets, dynamite = threats(s, seat)
    best = legal[0]
    most = -10_000
    for action in legal:
        if PLAY.owns(action):
            worth = card_worth(s, seat, action, bullets, dynamite) + rng.below(NOISE)
            if worth > most:
                most = worth
                best = action
    return best


def wants_to_show(s: FastWest, seat: int) -> bool:
    """The one-shot identities, when their moment has come; the others wait for the cards to be turned."""
    identity = s.identity[seat]
    if identity == GUNSMITH:
        return s.bullets[seat] + GUNSMITH_GAIN <= MOST_BULLETS
    if identity == PICKPOCKET:
        rich = [one for one in (s.beside(seat, LEFT), s.beside(seat, RIGHT)) if one < FIRST_GRINGO]
        return s.bullets[seat] <= 3 and len([one for one in rich if s.bullets[one] > 0]) == 2
    if identity == DRIVER:
        return s.bullets[seat] <= 2
    if identity == STUNT_DOUBLE:
        bullets, dynamite = threats(s, seat)
        return s.lives[seat] <= 2 and bullets + dynamite >= 90
    return False


def best_arrow(s: FastWest, seat: int) -> int:
    """Towards the weaker neighbour."""
    left = s.lives[s.beside(seat, LEFT)]
    return LEFT if left <= s.lives[s.beside(seat, RIGHT)] else RIGHT


def cheer(s: FastWest, seat: int, rng: Rng) -> int:
    """For anybody, with a card that may well be played."""
    living = [one for one in s.ring if s.alive >> one & 1]
    one = living[rng.below(len(living))]
    if one >= FIRST_GRINGO:
        return CHEER.of(one, REVOLVER)
    if s.bullets[one] == 0:
        return CHEER.of(one, RELOAD)
    likely = [card for card in (RELOAD, DODGE, REVOLVER, WINCHESTER) if could_hold(s, one) >> card & 1]
    return CHEER.of(one, likely[rng.below(len(likely))])


def answer(s: FastWest, top: Answers, seat: int) -> int:
    """All cards lie open: the identity answers when it matters."""
    legal = top.legal(s, seat)
    if len(legal) == 1:
        return legal[0]
    volley = Volley(s, affordable(s), 0)
    if SWAP.owns(legal[0]):
        return legal[0] if blocked(s, volley, seat) else PASS.of()
    return legal[0] if matters(s, volley, seat) else PASS.of()


def affordable(s: FastWest) -> int:
    """Those whose table card will work, as far as bullets and the event go."""
    mask = 0
    for one in s.ring:
        if s.alive >> one & 1 and not banned(s, s.table[one]) and can_pay(s, one):
            mask |= 1 << one
    return mask


def can_pay(s: FastWest, one: int) -> bool:
    return one >= FIRST_GRINGO or s.bullets[one] >= COST[s.table[one]]


def matters(s: FastWest, volley: Volley, seat: int) -> bool:
    identity = s.identity[seat]
    coming = bullets_at(s, volley, seat)
    if identity == NINJA or s.table[seat] == DODGE or s.table[seat] == RICOCHET:
        return coming > 0
    if identity == PROSPECTOR:
        return seat not in volley.aims
    if identity in (DOUBLE_BARREL, BANDIT_QUEEN):
        return not blocked(s, volley, seat)
    if identity == QUICK_DRAW:
        return duelled(s, volley, seat)
    return coming > 0 or s.bullets[seat] < COST[MISCALCULATION]


def bullets_at(s: FastWest, volley: Volley, seat: int) -> int:
    """How many bullet shots have this seat as first target."""
    count = 0
    for place, target in enumerate(volley.aims):
        if target == seat and BULLET_WEAPONS >> s.table[place // 2] & 1:
            count += 1
    return count


def blocked(s: FastWest, volley: Volley, seat: int) -> bool:
    """Whether each target of the seat's weapon dodges, ricochets or draws the same weapon."""
    for side in (LEFT, RIGHT):
        target = volley.aims[2 * seat + side]
        if target >= 0:
            card = s.table[target]
            if not (volley.works(target) and (card in (DODGE, RICOCHET) or card == s.table[seat])):
                return False
    return True


def duelled(s: FastWest, volley: Volley, seat: int) -> bool:
    """Whether somebody shoots back with the same weapon."""
    for place, target in enumerate(volley.aims):
        if (
            target == seat
            and s.table[place // 2] == s.table[seat]
            and place // 2
            in (
                volley.aims[2 * seat + LEFT],
                volley.aims[2 * seat + RIGHT],
            )
        ):
            return True
    return False


def take_back(s: FastWest, top: Recovery, seat: int) -> int:
    """The cards wanted most."""
    legal = top.legal(s, seat)
    best = legal[0]
    most = -1
    for action in legal:
        cards = cards_of(action)
        worth = sum([LIKED[card] for card in range(len(LIKED)) if cards >> card & 1])
        if worth > most and RECOVER.owns(action):
            most = worth
            best = action
    return best


def promise(s: FastWest, seat: int) -> int:
    """The share of all strength that is left, from lives, bullets and cards in hand."""
    if not s.alive >> seat & 1:
        return 0
    everything = 0
    for one in s.ring:
        if s.alive >> one & 1:
            everything += strength(s, one)
    return 1000 * strength(s, seat) // everything


def strength(s: FastWest, one: int) -> int:
    if one >= FIRST_GRINGO:
        return 6 * s.lives[one] + 6
    return 6 * s.lives[one] + s.bullets[one] + SIZE[s.hand(one)] // 2
