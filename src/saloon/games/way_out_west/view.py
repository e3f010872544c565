# compiled zone
"""What a viewer may see: everything, but for the cash of others where the table covers it."""

from __future__ import annotations

from saloon.games.way_out_west.board import (
    BOX_TOKENS,
    BOXES,
    CORRALS,
    KIND_TOKENS,
    KINDS,
    TOKENS,
    TOWN_TOKENS,
    TOWNS,
    boxes_of,
)
from saloon.games.way_out_west.rules.actions import Actions
from saloon.games.way_out_west.rules.auction import Auction
from saloon.games.way_out_west.rules.buildings import Building
from saloon.games.way_out_west.rules.cattle import BuyingCattle, is_open
from saloon.games.way_out_west.rules.cowboys import BuyingCowboys
from saloon.games.way_out_west.rules.fight import DECIDING, ROLLING, Gunfight
from saloon.games.way_out_west.rules.gunfight import Challenge
from saloon.games.way_out_west.rules.moving import MovingCowboys
from saloon.games.way_out_west.rules.retreat import Retreat
from saloon.games.way_out_west.rules.robbery import RidingOut, Robbery
from saloon.games.way_out_west.rules.scoring import controller, points
from saloon.games.way_out_west.rules.sides import ATTACKING, CATTLE_TARGET, FARMER_TARGET
from saloon.games.way_out_west.state import CATTLE_BOXES, FLOWS, NONE, OPEN_MONEY, WayOutWest
from saloon.kernel.core import ARCHIVE, Step

FARMER_WORDS = ["in_hand", "on_map", "gone"]
FLOW_WORDS = ["opening", "income", "coach", "bids", "prices", "robbery"]


def view(s: WayOutWest, viewer: int) -> dict[str, object]:
    return {
        "turn": s.turn,
        "play_order": s.play_order[:],
        "supply": s.supply,
        "seats": [seat_view(s, seat, viewer) for seat in range(s.seats)],
        "towns": {TOWN_TOKENS[town]: town_view(s, town) for town in range(TOWNS)},
        "boxes": {BOX_TOKENS[box]: box_view(s, box) for box in range(BOXES)},
        "steps": [step_view(s, step) for step in s.stack],
    }


def sees_cash(s: WayOutWest, seat: int, viewer: int) -> bool:
    """WOW-S14: everybody sees it; with `open_money: no` others' cash is covered until the end."""
    return s.options[OPEN_MONEY] == 1 or viewer in (seat, ARCHIVE) or s.over()


def seat_view(s: WayOutWest, seat: int, viewer: int) -> dict[str, object]:
    shown = sees_cash(s, seat, viewer)
    flows = s.ledger[seat * FLOWS : seat * FLOWS + FLOWS]
    spare = s.spare_buildings[seat * KINDS : seat * KINDS + KINDS]
    tokens = s.tokens[seat * TOKENS : seat * TOKENS + TOKENS]
    # Points betray who is richest, so they are shown only where all cash is.
    return {
        "cash": s.cash[seat] if shown else None,
        "ledger": {FLOW_WORDS[flow]: flows[flow] for flow in range(FLOWS)} if shown else None,
        "points": points(s, seat) if s.options[OPEN_MONEY] or s.over() or viewer == ARCHIVE else None,
        "wanted": s.wanted[seat],
        "cowboys": s.spare_cowboys[seat],
        "cattle": s.spare_cattle[seat],
        "buildings": {KIND_TOKENS[kind]: spare[kind] for kind in range(KINDS)},
        "farmer": FARMER_WORDS[s.farmer_of[seat]],
        "tokens": [
            BOX_TOKENS[token] if token >= 0 else ("hand" if token == -1 else "passed") for token in tokens
        ],
    }


def town_view(s: WayOutWest, town: int) -> dict[str, object]:
    owners = s.owner[town * KINDS : town * KINDS + KINDS]
    return {
        "spaces": s.spaces(town),
        "corrals": CORRALS[town],
        "vacant": s.vacant(town),
        "open": is_open(s, town),
        "size": s.size(town),
        "control": someone(controller(s, town)),
        "buildings": {KIND_TOKENS[kind]: owners[kind] for kind in range(KINDS) if owners[kind] != NONE},
        "cowboys": [s.cowboys[seat * TOWNS + town] for seat in range(s.seats)],
        "cattle": [s.cattle[seat * TOWNS + town] for seat in range(s.seats)],
        "farmer": someone(s.farmer[town]),
        "sheriff_missing": s.missing[town] == 1,
    }


def box_view(s: WayOutWest, box: int) -> dict[str, object]:
    return {
        "count": boxes_of(box, s.seats, s.options[CATTLE_BOXES]),
        "tokens": [at // TOKENS for at in range(s.seats * TOKENS) if s.tokens[at] == box],
    }


def step_view(s: WayOutWest, step: Step[WayOutWest]) -> dict[str, object]:
    out: dict[str, object] = {"step": type(step).__name__.lower()}
    if isinstance(step, Auction):
        out["bids"] = step.bids[:]
        out["places"] = [someone(seat) for seat in step.places]
        out["highest"] = step.highest()
    elif isinstance(step, Actions):
        out["round"] = 1 if step.at < s.seats else 2
    elif isinstance(step, (BuyingCattle, BuyingCowboys)):
        out["bought"] = step.bought
    elif isinstance(step, Building):
        out["kind"] = KIND_TOKENS[step.kind]
    elif isinstance(step, MovingCowboys):
        out["left"] = step.left
        out["ready"] = step.ready[:]
        out["moved"] = step.moved
    elif isinstance(step, Challenge):
        out["town"] = None if step.town == NONE else TOWN_TOKENS[step.town]
    elif isinstance(step, Gunfight):
        fight_view(s, step, out)
    elif isinstance(step, (Retreat, Robbery, RidingOut)):
        out["seat"] = step.seat
        out["town"] = TOWN_TOKENS[step.town]
    return out


def fight_view(s: WayOutWest, fight: Gunfight, out: dict[str, object]) -> None:
    """The fight as everybody at the table sees it; strengths once the sides have lined up."""
    shooting = fight.stage == DECIDING or fight.stage == ROLLING
    out["attacker"] = fight.attacker
    out["defender"] = someone(fight.owner)
    out["town"] = TOWN_TOKENS[fight.town]
    out["target"] = target_word(fight.kind)
    out["herd"] = fight.herd
    out["jailer"] = someone(s.sheriff(fight.town))
    out["ally"] = someone(fight.ally)
    out["attackers"] = fight.attackers(s) if shooting else None
    out["defenders"] = fight.defenders(s) if shooting else None
    out["bad_sheriff"] = fight.bad_sheriff == 1
    out["guard"] = fight.guard == 1
    out["gunman"] = fight.gunman == 1
    out["sheriff"] = fight.sheriff == 1
    out["simultaneous"] = fight.simultaneous == 1
    out["side"] = "attacker" if fight.side == ATTACKING else "defender"


def target_word(kind: int) -> str:
    if kind == CATTLE_TARGET:
        return "cattle"
    return "farmer" if kind == FARMER_TARGET else KIND_TOKENS[kind]


def someone(seat: int) -> int | None:
    """A seat as clients read it."""
    return None if seat == NONE else seat
