# compiled zone
"""Which gunfights are worth picking, and whether to stand one's ground; with the exact chances of `duels`."""

from __future__ import annotations

from typing import Final

from saloon.games.way_out_west import worth
from saloon.games.way_out_west.board import BANK, JAIL, KINDS, TOWNS, TRAIN
from saloon.games.way_out_west.duels import PARTS, attacker_wins
from saloon.games.way_out_west.odds import aimed, opening_chance, order_now
from saloon.games.way_out_west.rules.fight import ASKING, DECIDING, HELPING, Gunfight
from saloon.games.way_out_west.rules.gunfight import may_fight_in, targets
from saloon.games.way_out_west.rules.sides import ATTACKING, CATTLE_TARGET, FARMER_TARGET
from saloon.games.way_out_west.state import NONE, WayOutWest
from saloon.games.way_out_west.verbs import ASK, ATTACK, FIRE, FORGO, HELP, REFUSE, RETREAT, STAY

HAUL: Final = 10
"""What three dice bring on average, in dollars, rounded down."""
POSTER: Final = 72
"""What a Wanted counter is worth: a share of the prize."""
COWBOY: Final = 45
"""What losing a cowboy costs."""
TROUBLE: Final = 15
"""What a fight must promise to be picked at all."""


def challenge(s: WayOutWest, seat: int, town: int, action: int) -> int:
    """A town to fight in, or a target once the town is named."""
    return best_in(s, seat, ATTACK.arg(action, 0)) if ATTACK.owns(action) else attack(s, seat, town, action)


def best(s: WayOutWest, seat: int) -> int:
    most = 0
    for town in range(TOWNS):
        if may_fight_in(s, seat, town) == 0:
            most = max(most, best_in(s, seat, town))
    return most


def best_in(s: WayOutWest, seat: int, town: int) -> int:
    most = -1_000
    for action in targets(s, seat, town):
        most = max(most, attack(s, seat, town, action))
    return most


def attack(s: WayOutWest, seat: int, town: int, action: int) -> int:
    """The spoils times the chance to win them, less the cowboys that a loss would cost."""
    fight = aimed(s, seat, town, action)
    # A third seat's sheriff is reckoned as coming: most people help against a raider.
    chance = opening_chance(s, fight, fight.third_sheriff(s))
    lost = fight.attacking_cowboys(s) * COWBOY
    return (chance * (spoils(s, fight) + POSTER) - (PARTS - chance) * lost) // PARTS - TROUBLE


def spoils(s: WayOutWest, fight: Gunfight) -> int:
    """What the target is worth to the attacker, and that the owner no longer has it."""
    seat = fight.attacker
    town = fight.town
    if fight.kind == FARMER_TARGET:
        return -worth.farmer(s, seat, town)
    if fight.kind == CATTLE_TARGET:
        value = fight.herd * worth.cattle_value(s, town)
        return value + value // (s.seats - 1)
    if fight.kind == BANK:
        haul = min(HAUL, s.cash[fight.owner])
        fallen = worth.POINT * s.size(town) // 2 if s.cash[fight.owner] < HAUL else 0
        return haul * (worth.dollar(s) + worth.dollar(s) // (s.seats - 1)) + fallen // (s.seats - 1)
    value = worth.building_value(s, fight.owner, fight.kind, town) // (s.seats - 1)
    if fight.kind == JAIL or s.spare_buildings[seat * KINDS + fight.kind] == 0:
        return value - worth.POINT * s.owned(seat, town)
    return value + worth.building_value(s, seat, fight.kind, town)


def stand(s: WayOutWest, fight: Gunfight, seat: int) -> int:
    """Ask, help, fire or leave."""
    if fight.stage == ASKING:
        without = opening_chance(s, fight, NONE)
        return ASK.of() if opening_chance(s, fight, s.sheriff(fight.town)) < without else FORGO.of()
    if fight.stage == HELPING:
        return lend(s, fight, seat)
    assert fight.stage == DECIDING
    fire = STAY.of() if fight.simultaneous else FIRE.of()
    chance = attacker_wins(fight.attackers(s), fight.defenders(s), order_now(fight))
    if fight.side != ATTACKING:
        chance = PARTS - chance
    guns = fight.cowboys_of(s, fight.side)
    # Riding away saves up to four cowboys and gives the target up.
    saved = min(4, guns) * COWBOY
    return RETREAT.of() if chance * (stake(s, fight) + saved) < saved * PARTS * 8 // 10 else fire


def stake(s: WayOutWest, fight: Gunfight) -> int:
    """What winning is worth to the side that decides."""
    gain = spoils(s, fight) + POSTER
    return gain if fight.side == ATTACKING or fight.kind == BANK or fight.kind == TRAIN else gain * 3 // 4


def lend(s: WayOutWest, fight: Gunfight, seat: int) -> int:
    """Help whoever is attacked, unless the attacker is well behind the defender; a farmer only where he does
    no harm."""
    if fight.owner == NONE:
        return HELP.of() if worth.farmer(s, seat, fight.town) >= 0 else REFUSE.of()
    return HELP.of() if opening_chance(s, fight, seat) < opening_chance(s, fight, NONE) else REFUSE.of()
