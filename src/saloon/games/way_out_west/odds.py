# compiled zone
"""The chances worth showing: of every fight a seat could pick, of the fight in progress, of the bank."""

from __future__ import annotations

from saloon.games.way_out_west.board import BANK, KINDS, TOWNS
from saloon.games.way_out_west.duels import (
    ATTACKER_FIRST,
    DEFENDER_FIRST,
    PARTS,
    SIMULTANEOUS,
    attacker,
    attacker_wins,
    defender,
    order_of_fire,
    rounded,
)
from saloon.games.way_out_west.rules.fight import ASKING, DECIDING, HELPING, ROLLING, Gunfight
from saloon.games.way_out_west.rules.gunfight import Challenge, may_fight_in, targets
from saloon.games.way_out_west.rules.robbery import Robbery
from saloon.games.way_out_west.rules.sides import ATTACKING, CATTLE_TARGET, FARMER_TARGET
from saloon.games.way_out_west.state import NONE, WayOutWest
from saloon.games.way_out_west.verbs import EVICT, KIND, RAID, RUSTLE, TOWN
from saloon.games.way_out_west.view import sees_cash
from saloon.kernel.core import Args
from saloon.kernel.verbs import SEAT

Odds = list[tuple[str, Args, int, int]]
"""Key of the sentence, its arguments, favourable, out of."""


def odds(s: WayOutWest, viewer: int) -> Odds:
    top = s.stack[-1] if s.stack else None
    out: Odds = []
    if isinstance(top, Challenge):
        for town in range(TOWNS):
            if top.town in (NONE, town) and may_fight_in(s, top.seat, town) == 0:
                for action in targets(s, top.seat, town):
                    target_odds(s, aimed(s, top.seat, town, action), out)
    elif isinstance(top, Gunfight):
        fight_odds(s, top, out)
        if top.kind == BANK and top.winner == NONE:
            bank_odds(s, top.owner, viewer, out)
    elif isinstance(top, Robbery):
        bank_odds(s, top.owner, viewer, out)
    return out


def aimed(s: WayOutWest, seat: int, town: int, action: int) -> Gunfight:
    """The fight that naming this target would begin; nothing is changed by it."""
    fight = Gunfight(seat, town)
    if RAID.owns(action):
        kind = RAID.arg(action, 0)
        fight.aim(kind, s.owner[town * KINDS + kind], 0)
    elif RUSTLE.owns(action):
        fight.aim(CATTLE_TARGET, RUSTLE.arg(action, 0), RUSTLE.arg(action, 1))
    else:
        assert action == EVICT.of()
        fight.aim(FARMER_TARGET, NONE, 0)
    return fight


def opening_chance(s: WayOutWest, fight: Gunfight, ally: int) -> int:
    """That the attacker wins from the first shot on, with the help of that jail owner's sheriff or without
    (NONE)."""
    twin = fight.copy()
    twin.ally = ally
    twin.line_up(s)
    attackers = twin.attackers(s)
    defenders = twin.defenders(s)
    return attacker_wins(attackers, defenders, order_of_fire(attackers, defenders))


def target_odds(s: WayOutWest, fight: Gunfight, out: Odds) -> None:
    args: Args = {"town": (TOWN, fight.town)}
    key, helped_key = "evict", "evict_helped"
    if fight.kind < KINDS:
        key, helped_key = "raid", "raid_helped"
        args["kind"] = (KIND, fight.kind)
        args["owner"] = (SEAT, fight.owner)
    elif fight.kind == CATTLE_TARGET:
        key, helped_key = "rustle", "rustle_helped"
        args["herd"] = (None, fight.herd)
        args["owner"] = (SEAT, fight.owner)
    out.append((key, args, opening_chance(s, fight, NONE), PARTS))
    jailer = fight.third_sheriff(s)
    if jailer != NONE:
        helped: Args = {"jailer": (SEAT, jailer)}
        helped.update(args)
        out.append((helped_key, helped, opening_chance(s, fight, jailer), PARTS))


def fight_odds(s: WayOutWest, fight: Gunfight, out: Odds) -> None:
    """Before the first shot with and without the sheriff who may yet come; then before each volley."""
    seat: Args = {"seat": (SEAT, fight.attacker)}
    if fight.stage == ASKING or fight.stage == HELPING:
        out.append(("attacker_alone", seat, opening_chance(s, fight, NONE), PARTS))
        out.append(("attacker_helped", seat, opening_chance(s, fight, s.sheriff(fight.town)), PARTS))
    elif fight.stage == DECIDING or fight.stage == ROLLING:
        attackers = fight.attackers(s)
        defenders = fight.defenders(s)
        order = order_now(fight)
        out.append(("attacker_wins", seat, attacker_wins(attackers, defenders, order), PARTS))
        won = defender(attackers, defenders, order)
        if fight.owner == NONE:
            out.append(("farmer_wins", {}, rounded(won), PARTS))
        else:
            out.append(("defender_wins", {"seat": (SEAT, fight.owner)}, rounded(won), PARTS))
        if order == SIMULTANEOUS:
            neither = 1 - won - attacker(attackers, defenders, order)
            out.append(("nobody_wins", {}, rounded(neither), PARTS))


def order_now(fight: Gunfight) -> int:
    if fight.simultaneous:
        return SIMULTANEOUS
    return ATTACKER_FIRST if fight.side == ATTACKING else DEFENDER_FIRST


def bank_odds(s: WayOutWest, owner: int, viewer: int, out: Odds) -> None:
    """WOW-R4: that three dice ask for more than the owner has, where the viewer sees how much that is."""
    if sees_cash(s, owner, viewer):
        cash = s.cash[owner]
        over = sum([1 for a in range(1, 7) for b in range(1, 7) for c in range(1, 7) if a + b + c > cash])
        out.append(("bank_falls", {"owner": (SEAT, owner)}, over, 216))
