# compiled zone
"""A sensible gunslinger, quick enough for thousands of rollouts; it reads only what its seat may know.

Worth is counted in hundredths of a life. A card is worth what it may take from others, what it saves, and
what it brings; a die of NATURE's kind is thrown in, since a gunslinger who can be read is soon dead."""

from __future__ import annotations

from typing import Final

from saloon.games.fast_west.board import (
    BANDIT_QUEEN,
    BULLET_WEAPONS,
    COST,
    CROSSED,
    DAMAGE,
    DODGE,
    DOUBLE_BARREL,
    DRIVER,
    DYNAMITE,
    GUNSMITH,
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
from saloon.kernel.rng import Rng

LIFE: Final = 100
LAST_LIFE: Final = 80
"""What taking or keeping the last life is worth on top."""
BULLET: Final = 22
CARD_BACK: Final = 9
NOISE: Final = 45
DRAWS_PER_CENT: Final = 45
"""How often somebody who could shoot does."""
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
        return s.bullets[seat] + 3 <= MOST_BULLETS
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
        if hand & BULLET_WEAPONS and s.bullets[one] >= (1 if hand >> REVOLVER & 1 else 2):
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
    return cards & 127


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
        worth += target_worth(s, left, card)
    if (side != LEFT or PLAY.arg(action, 2)) and left != right:
        worth += target_worth(s, right, card)
    return worth


def target_worth(s: FastWest, target: int, card: int) -> int:
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
    return (LIFE * taken + (LAST_LIFE if s.lives[target] <= taken else 0)) * chance // 100


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
