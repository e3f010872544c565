# compiled zone
"""Quick seats: a sheriff who guards what is worth guarding, and a gang that plans together."""

from __future__ import annotations

from typing import Final

from saloon.games.desperados import gang, posse
from saloon.games.desperados.board import BANK_OF, BANKS, FAR, MOVES, PLANS, STOPS, TOWNS, TURNS
from saloon.games.desperados.outlook import MEAN
from saloon.games.desperados.rules.cards import LayCards
from saloon.games.desperados.rules.peeking import may_peek
from saloon.games.desperados.rules.robberies import Act, may_rob
from saloon.games.desperados.rules.setting_up import ChooseStart, PlaceLaw
from saloon.games.desperados.rules.sheriff import SheriffMove
from saloon.games.desperados.rules.winning import target
from saloon.games.desperados.state import NONE, Desperados
from saloon.games.desperados.verbs import CONFIRM, LAY, PEEK, PLACE, POST, ROB, START
from saloon.kernel.core import sees
from saloon.kernel.rng import Rng

COMES_OFF: Final = 60
"""Robberies that succeed, in hundredths."""
DOUBT: Final = 10
DOUBT_LEFT: Final = 30
"""The lead that decides a game, in hundredths of the target: at its end, and what a whole game adds."""
SLIM: Final = 15
"""Nothing is certain before the end."""


def choose(s: Desperados, seat: int, rng: Rng) -> int:
    top = s.stack[-1]
    if isinstance(top, SheriffMove):
        return posse.choose(s, rng)
    if isinstance(top, LayCards):
        return card(s, top, seat)
    if isinstance(top, Act):
        return deed(s, top, seat)
    if isinstance(top, ChooseStart):
        return start(s, top, seat, rng)
    if isinstance(top, PlaceLaw):
        return PLACE.of(posse.place(s, rng)) if s.pawn[seat] == NONE else POST.of(posse.post(s))
    return top.fallback(s, seat)


def card(s: Desperados, step: LayCards, seat: int) -> int:
    """What the plan has for him, around what the others have chosen; then his word."""
    if seat == s.sheriff:
        return step.fallback(s, seat)
    if step.choices[seat] != NONE:
        return CONFIRM.of()
    wanted = gang.plan(s, False, [NONE] * s.seats)
    for other in s.outlaws():
        if step.choices[other] not in (NONE, wanted.card(other, s.move)):
            wanted = gang.plan(s, False, step.choices)
            break
    return LAY.of(wanted.card(seat, s.move))


def deed(s: Desperados, step: Act, seat: int) -> int:
    """Rob what the plan says. In the last move a peek betrays nothing any more."""
    if step.choices[seat] != NONE:
        return CONFIRM.of()
    robs = gang.plan(s, True, [NONE] * s.seats).robs[seat]
    if robs != NONE and may_rob(s, seat, robs) == 0:
        return ROB.of(robs)
    bank = BANK_OF[s.at[seat]]
    if s.move == MOVES and may_peek(s, seat) == 0 and not sees(s.bank_known[bank], seat):
        return PEEK.of()
    return CONFIRM.of()


def start(s: Desperados, step: ChooseStart, seat: int, rng: Rng) -> int:
    """Near unguarded banks and the coach, away from the sheriff and a little apart."""
    if step.choices[seat] != NONE:
        return CONFIRM.of()
    best = 0
    most = -1
    for town in range(len(TOWNS)):
        worth = start_worth(s, town) + rng.below(500)
        worth //= 2 if town in step.choices else 1
        if worth > most:
            most = worth
            best = town
    return START.of(best)


def start_worth(s: Desperados, town: int) -> int:
    worth = 300 * FAR[town][s.pawn[s.sheriff]]
    for bank in BANKS:
        worth += MEAN[3] // (1 + s.guards(bank)) // (2 + FAR[town][bank])
    stops = PLANS[s.row[0]][0]
    for number in range(1, STOPS):
        if FAR[town][stops[number]] <= number:
            worth += 100
    return worth


def promise(s: Desperados, seat: int) -> int:
    """How far the loot is ahead of an even course to the target, the less certain the more is still to come.
    Half of a turn's loot shows in its robberies, the banks' half when it ends. A tile the seat has not seen
    counts its mean, a robbery as much of it as usually comes off."""
    aim = target(s)
    loot = sum([tile.value if sees(tile.known, seat) else MEAN[tile.kind] for tile in s.loot])
    loot += sum([COMES_OFF * MEAN[robbery.target] // 100 for robbery in s.robberies])
    gone = 2 * MOVES * (s.turn - 1) + s.move
    whole = 2 * MOVES * TURNS
    lead = loot - aim * gone // whole
    outlaws = 500 + 500 * lead * whole // (aim * (DOUBT * whole + DOUBT_LEFT * (whole - gone)) // 100)
    outlaws = max(SLIM, min(1000 - SLIM, outlaws))
    return outlaws if seat != s.sheriff else 1000 - outlaws
