# compiled zone
"""The conservation laws: what never fails to be true, checked by tests and by whoever reads a position."""

from __future__ import annotations

from saloon.games.desperados.board import (
    BANKS,
    BLUE,
    BOTTOM,
    BOTTOMS,
    BROWN,
    COACH_TILES,
    DECK,
    HIGH,
    LOW,
    MOVES,
    NEAR_MASK,
    NO_BANK,
    POKER_TILES,
    SALOON,
    STUCK,
    TURNS,
)
from saloon.games.desperados.places import possible
from saloon.games.desperados.rules.cards import LayCards, cards_laid
from saloon.games.desperados.rules.coaches import stop
from saloon.games.desperados.rules.ending import EndOfTurn
from saloon.games.desperados.rules.setting_up import Deal, PlaceLaw, deputy_count
from saloon.games.desperados.rules.sheriff import stood
from saloon.games.desperados.rules.verification import Verification
from saloon.games.desperados.state import BANK, BLUE_COACH, BROWN_COACH, NONE, ON, POKER, Desperados
from saloon.kernel.core import WATCHER


def broken(s: Desperados) -> list[str]:
    """Every law that does not hold, as a short sentence."""
    found: list[str] = []
    tiles(s, found)
    if s.sheriff == NONE:
        return found
    deputies(s, found)
    for seat in range(s.seats):
        if s.began[seat] != NONE:
            cards(s, seat, found)
            path(s, seat, found)
    if s.row:
        coaches(s, found)
        robberies(s, found)
        verification(s, found)
    return found


def tiles(s: Desperados, found: list[str]) -> None:
    """Laws 1, 2 and 14: every tile is somewhere once, the two 2000s leave the pile last, and a bank stays
    without a tile only when the pile is empty."""
    top = s.stack[-1] if s.stack else None
    taken = top.taken if isinstance(top, EndOfTurn) else []
    banks = [value for value in s.bank if value] + s.pile + [BOTTOM] * s.bottom + taken
    banks += [tile.value for tile in s.loot if tile.kind == BANK]
    if sorted(banks) != sorted(LOW + HIGH + [BOTTOM] * BOTTOMS):
        found.append("the bank tiles on the board, in the pile and in the loot are not the twelve of the box")
    if s.bottom < BOTTOMS and s.pile:
        found.append("a 2000 left the bottom of the pile before the tiles above it")
    poker = s.poker_left + [tile.value for tile in s.loot if tile.kind == POKER]
    towns = len([town for town in range(len(NEAR_MASK)) if s.poker >> town & 1])
    if sorted(poker) != sorted(POKER_TILES) or towns != len(s.poker_left) or s.poker & ~NO_BANK:
        found.append("the poker tiles on the board and in the loot are not the fourteen of the box")
    coach = s.coach_left + [tile.value for tile in s.loot if POKER < tile.kind < BANK]
    if sorted(coach) != sorted(COACH_TILES):
        found.append("the coach tiles in the pile and in the loot are not the ten of the box")
    between = isinstance(top, Deal | EndOfTurn | Verification) or s.ended != ON
    if not between and not s.looted and 0 in s.bank and len(s.pile) + s.bottom:
        found.append("a bank has no tile although the pile is not empty")


def deputies(s: Desperados, found: list[str]) -> None:
    """Law 10: their number stays, and each moves one road in a move at most (which `sent` remembers)."""
    placing = s.pawn[s.sheriff] == NONE or [step for step in s.stack if isinstance(step, PlaceLaw)]
    over = s.ended != ON
    if len(s.deputies) != deputy_count(s) and not placing and not over:
        found.append(f"there are {len(s.deputies)} deputies, not {deputy_count(s)}")


def cards(s: Desperados, seat: int, found: list[str]) -> None:
    """Laws 3, 4 and 6: twenty different cards in hand, laid and lost; as many laid as moves made."""
    laid = 0
    for i in range(seat * MOVES, seat * MOVES + MOVES):
        card = s.laid[i]
        if card != NONE and card != STUCK:
            if laid >> card & 1 or (s.lost[seat] >> card & 1 and not s.arrested >> seat & 1):
                found.append(f"seat {seat} laid a card twice, or a lost one")
            laid |= 1 << card
    lost = s.lost[seat]
    if s.hand[seat] & (laid | lost) or (s.hand[seat] | laid | lost) != DECK or lost >> SALOON:
        found.append(f"seat {seat} does not have twenty different cards")
    if seat == s.sheriff and lost:
        found.append("the sheriff has lost a card")
    top = s.stack[-1] if s.stack else None
    made = cards_laid(s, seat)
    if isinstance(top, LayCards) and made != (s.move if seat == s.sheriff else s.move - 1):
        found.append(f"seat {seat} has {made} cards laid in move {s.move}")
    if isinstance(top, Verification) and made != MOVES:
        found.append(f"seat {seat} has {made} cards laid in the verification")


def path(s: Desperados, seat: int, found: list[str]) -> None:
    """Laws 5, 16 and 17: the row is a way over the roads, its end is the true position, and every viewer
    holds it for possible."""
    moves = cards_laid(s, seat)
    stuck = False
    for move in range(1, moves + 1):
        card = s.card(seat, move)
        if (card < SALOON and not NEAR_MASK[stood(s, seat, move - 1)] >> card & 1) or (
            stuck and card != STUCK
        ):
            found.append(f"seat {seat} cannot have laid the card of move {move}")
            return
        stuck = card == STUCK
    if s.at[seat] != stood(s, seat, moves):
        found.append(f"seat {seat} is not where its cards lead")
    for viewer in [WATCHER, *range(s.seats)]:
        counted = possible(s, seat, viewer)
        for move in range(moves + 1):
            if counted.weight(move, stood(s, seat, move)) == 0:
                found.append(f"seat {seat} stands where viewer {viewer} holds it for impossible")
                return


def coaches(s: Desperados, found: list[str]) -> None:
    """Law 11: a coach stands on the stop of the move, or where it was robbed."""
    if s.ended != ON or not s.stack or isinstance(s.stack[-1], Deal):
        return
    for coach in (BROWN, BLUE):
        robbed = [r for r in s.robberies if r.target == (BROWN_COACH if coach == BROWN else BLUE_COACH)]
        stands = robbed[0].town if robbed else stop(s, coach, s.move)
        # Between the turns the coaches wait where the last move left them.
        if s.coaches[coach] != stands and not isinstance(s.stack[-1], EndOfTurn):
            found.append(f"the {'brown' if coach == BROWN else 'blue'} coach has left its plan")


def robberies(s: Desperados, found: list[str]) -> None:
    """Laws 7, 8, 9 and 15: one disc each, full stacks, one robbery for a target, none between the turns."""
    for seat in range(s.seats):
        on = [i for i in range(len(s.robberies)) if seat in s.robberies[i].owners]
        if on != ([] if s.disc[seat] == NONE else [s.disc[seat]]) or (on and seat == s.sheriff):
            found.append(f"the disc of seat {seat} is not in one place")
    for i, robbery in enumerate(s.robberies):
        if not 1 <= robbery.required <= len(robbery.owners):
            found.append("a robbery has fewer discs than it requires")
        for other in s.robberies[:i]:
            if other.target == robbery.target and (other.target <= BLUE_COACH and other.town == robbery.town):
                found.append("a target is robbed twice in a turn")
    if s.robberies and not s.move:
        found.append("there is a robbery between the turns")


def verification(s: Desperados, found: list[str]) -> None:
    """Laws 12 and 13: nobody is arrested outside verification, and no turn brings more tiles than it can."""
    if s.arrested & ~s.gang or (s.arrested and not (s.stack and isinstance(s.stack[-1], Verification))):
        found.append("somebody is arrested who cannot be")
    for turn in range(1, TURNS + 1):
        banks = len([tile for tile in s.loot if tile.turn == turn and tile.kind == BANK])
        others = len([tile for tile in s.loot if tile.turn == turn]) - banks
        if banks > len(BANKS) or others > s.seats - 1:
            found.append(f"turn {turn} brought more tiles than it can")
