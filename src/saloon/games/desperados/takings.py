# compiled zone
"""What a turn in progress should still bring the gang, for somebody who sees all cards: a search asks this of
worlds it has imagined. The gang plans with what it knows, and the plan is weighed with where the sheriff
really is. The figures were fitted to games of quick seats (docs/adr/0009-search.md)."""

from __future__ import annotations

from typing import Final

from saloon.games.desperados import gang
from saloon.games.desperados.board import MOVES, TOWNS, TURNS
from saloon.games.desperados.outlook import MEAN, SURE, WIDTH, Outlook, spread
from saloon.games.desperados.rules.cards import LayCards, cards_laid
from saloon.games.desperados.rules.robberies import Act
from saloon.games.desperados.rules.sheriff import SheriffMove, stood
from saloon.games.desperados.rules.winning import target
from saloon.games.desperados.state import NONE, Desperados

PLANNED: Final = [0, 30, 50, 50, 50, 75]
"""How much of what the plan hopes for comes, by move, in hundredths;"""
DECLARED: Final = [0, 60, 60, 60, 70, 85]
"""how much of what lies under discs,"""
BESIDES: Final = [0, 480, 320, 240, 150, 120]
"""and what comes besides, for each outlaw."""
DOUBT: Final = 10
DOUBT_LEFT: Final = 30
"""The lead that decides a game, in hundredths of the target: at its end, and what a whole game adds."""
SLIM: Final = 15
"""Nothing is certain before the end."""
KEPT: Final = 1000
TAKEN: Final[dict[int, int]] = {}


def is_quiet(s: Desperados) -> bool:
    """The outlaws are asked and nobody has spoken: where the sheriff is in this move is settled."""
    top = s.stack[-1]
    return isinstance(top, (LayCards, Act)) and not top.done and top.choices == [NONE] * s.seats


def counts(s: Desperados) -> bool:
    """Whether a move is in progress."""
    return isinstance(s.stack[-1], (LayCards, Act, SheriffMove))


def takings(s: Desperados) -> int:
    """What the gang should have gained when this turn ends."""
    acting = isinstance(s.stack[-1], Act)
    key = gang.signature(s, acting, [NONE] * s.seats)
    for move in range(1, WIDTH):
        key = gang.mixed(key, s.card(s.sheriff, move))
    for robbery in s.robberies:
        key = gang.mixed(key, robbery.move)
    found = TAKEN.get(key, -1)
    if found < 0:
        if len(TAKEN) > KEPT:
            TAKEN.clear()
        found = weigh(s, acting)
        TAKEN[key] = found
    return found


def weigh(s: Desperados, acting: bool) -> int:
    search = gang.Search(Outlook(s, acting, law_at(s)))
    search.follow(gang.plan(s, acting, [NONE] * s.seats).cards)
    hoped = PLANNED[s.move] * max(0, search.value()) + DECLARED[s.move] * under_discs(s, search)
    return hoped // 100 + BESIDES[s.move] * (s.seats - 1)


def under_discs(s: Desperados, search: gang.Search) -> int:
    """What has been robbed, as surely as enough of its owners will be free in its step."""
    total = 0
    for robbery in s.robberies:
        odds = sorted([search.survives(seat, robbery.move) for seat in robbery.owners])
        sure = MEAN[robbery.target]
        for chance in odds[len(odds) - robbery.required :]:
            sure = sure * chance // SURE
        total += sure
    return total


def law_at(s: Desperados) -> list[int]:
    """Where the sheriff is after each move of the turn, in thousandths: as the cards lie, then spread evenly
    over the roads."""
    odds = [0] * (WIDTH * len(TOWNS))
    known = cards_laid(s, s.sheriff)
    for move in range(known + 1):
        odds[move * len(TOWNS) + stood(s, s.sheriff, move)] = SURE
    spread(odds, known)
    return odds


def prospect(s: Desperados, seat: int) -> int:
    """How far the loot at the end of this turn will be ahead of an even course to the target."""
    aim = target(s)
    lead = s.total() + takings(s) - aim * s.turn // TURNS
    whole = 2 * MOVES * TURNS
    left = whole - 2 * MOVES * (s.turn - 1) - s.move
    doubt = aim * (DOUBT * whole + DOUBT_LEFT * left) // (100 * whole)
    outlaws = 500 + 500 * lead // (doubt + abs(lead) // 2)
    outlaws = max(SLIM, min(1000 - SLIM, outlaws))
    return outlaws if seat != s.sheriff else 1000 - outlaws
