# compiled zone
"""Chapter C: the coaches follow their travel plans by themselves."""

from __future__ import annotations

from saloon.games.desperados.board import BLUE, BROWN, PLANS
from saloon.games.desperados.state import BLUE_COACH, BROWN_COACH, NONE, Desperados
from saloon.games.desperados.verbs import BLUE_NOT_OUT, COACH_CAME, COACH_ELSEWHERE, COACH_SET, COACH_WAITS
from saloon.kernel.core import EVERYONE


def stop(s: Desperados, coach: int, number: int) -> int:
    """DES-C2, DES-C3: in turn t brown follows the brown side of plan t and blue, from turn 2 on, the blue
    side of plan t-1; NONE while it is beside the board."""
    if coach == BROWN:
        return PLANS[s.row[s.turn - 1]][BROWN][number]
    return PLANS[s.row[s.turn - 2]][BLUE][number] if s.turn > 1 else NONE


def advance_coaches(s: Desperados) -> None:
    """DES-C1, DES-C4: at the beginning of move m each coach goes to stop m, publicly and by itself.

    DES-C5, DES-C6: a coach with a disc beside it stands still until verification is over, whatever becomes of
    the robbery; the other one goes on."""
    for coach in (BROWN, BLUE):
        if s.coaches[coach] == NONE:
            continue
        if s.robbed(BROWN_COACH if coach == BROWN else BLUE_COACH, s.coaches[coach]):
            s.tell(COACH_WAITS, EVERYONE, [coach, s.coaches[coach]])
        else:
            s.coaches[coach] = stop(s, coach, s.move)
            s.tell(COACH_CAME, EVERYONE, [coach, s.coaches[coach]])


def set_coaches(s: Desperados) -> None:
    """DES-E5, DES-C1: wherever they stand, the coaches go to stop 0 of the sides they follow in this turn."""
    for coach in (BROWN, BLUE):
        s.coaches[coach] = stop(s, coach, 0)
        s.tell(COACH_SET, EVERYONE, [coach, s.coaches[coach]])


def may_reach_coach(s: Desperados, target: int, town: int) -> int:
    """DES-C3, DES-C7, DES-C8: a coach is a target where it stands after this move's advance, in any kind
    of town, each for itself; the blue one is none in turn 1."""
    stands = s.coach_target(target)
    if stands == NONE:
        return BLUE_NOT_OUT
    return 0 if stands == town else COACH_ELSEWHERE
