# compiled zone
"""Worlds a viewer cannot tell from the real one.

Hidden identities are dealt anew, evenly over all deals of those the viewer has not seen. Each hidden pile is
drawn evenly from the piles that fit everything the table has seen (`maybe`). Then every sealed word is drawn
evenly from what its seat can say in that world: that a seat has spoken tells nothing about its cards, since
every seat must."""

from __future__ import annotations

from saloon.games.fast_west.board import IDENTITIES
from saloon.games.fast_west.rules.answers import UNHEARD, Answers
from saloon.games.fast_west.rules.choosing import SILENT, Choose, commits
from saloon.games.fast_west.rules.recovery import UNCHOSEN, Recovery
from saloon.games.fast_west.rules.setup import Deal
from saloon.games.fast_west.state import DUEL, FastWest
from saloon.games.fast_west.verbs import CHEER, PASS
from saloon.kernel.core import ARCHIVE, sees
from saloon.kernel.rng import Rng


def redetermine(real: FastWest, viewer: int, rng: Rng) -> FastWest:
    """FW-K14: nothing hidden from the viewer is read, only replaced."""
    s = real.copy()
    if viewer == ARCHIVE:
        return s
    deal_again(s, viewer, rng)
    for seat in range(s.seats):
        if seat != viewer:
            piles = s.maybe[seat]
            s.pile[seat] = piles[rng.below(len(piles))] if len(piles) > 1 else piles[0]
            guess_again(s, seat, rng)
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Choose):
        commit_again(s, top, viewer, rng)
    elif isinstance(top, Answers):
        answer_again(s, top, viewer, rng)
    elif isinstance(top, Recovery):
        recover_again(s, top, viewer, rng)
    return s


def deal_again(s: FastWest, viewer: int, rng: Rng) -> None:
    """FW-S4: the identities the viewer has not seen, in any order. While they are being dealt, the seats
    after the one in turn have none yet."""
    top = s.stack[-1] if s.stack else None
    dealt = 0 if s.options[DUEL] else top.to if isinstance(top, Deal) else s.seats
    hidden = [seat for seat in range(dealt) if not sees(s.known(seat), viewer)]
    unseen = list(range(len(IDENTITIES)))
    for seat in range(dealt):
        if seat not in hidden and s.identity[seat] in unseen:
            unseen.remove(s.identity[seat])
    rng.shuffle(unseen)
    for place, seat in enumerate(hidden):
        s.identity[seat] = unseen[place]


def guess_again(s: FastWest, seat: int, rng: Rng) -> None:
    """FW-Q4: a cheer's name is known, its guess is any card."""
    if s.cheer[seat] >= 0 and CHEER.owns(s.cheer[seat]):
        s.cheer[seat] = another_guess(s.cheer[seat], rng)


def another_guess(said: int, rng: Rng) -> int:
    return CHEER.of(CHEER.arg(said, 0), rng.below(CHEER.domains[1].size))


def commit_again(s: FastWest, top: Choose, viewer: int, rng: Rng) -> None:
    """FW-C11: hidden commits, from what each seat could play; reveals are no commits."""
    for seat in range(s.seats):
        said = top.said[seat]
        if said == SILENT or seat == viewer:
            continue
        if not s.alive >> seat & 1:
            top.said[seat] = another_guess(said, rng) if CHEER.owns(said) else PASS.base
        else:
            found = commits(s, seat)
            top.said[seat] = found[rng.below(len(found))]


def answer_again(s: FastWest, top: Answers, viewer: int, rng: Rng) -> None:
    """FW-R4: neither whether the others have answered nor what. At least one answer is missing, or the
    window would be closed."""
    others = [seat for seat in range(s.seats) if top.asked >> seat & 1 and seat != viewer]
    waiting = viewer >= 0 and top.asked >> viewer & 1 == 1 and top.said[viewer] == UNHEARD
    while True:
        missing = waiting
        for seat in others:
            top.said[seat] = UNHEARD
            found = top.legal(s, seat)
            pick = rng.below(len(found) + 1)
            if pick < len(found):
                top.said[seat] = found[pick]
            else:
                missing = True
        if missing:
            return


def recover_again(s: FastWest, top: Recovery, viewer: int, rng: Rng) -> None:
    """FW-T16, FW-A6: what was taken back is known to its seat only."""
    for seat in range(s.seats):
        if top.chosen[seat] != UNCHOSEN and seat != viewer:
            found = top.legal(s, seat)
            top.chosen[seat] = found[rng.below(len(found))]


def withdraw(s: FastWest, viewer: int) -> None:
    """FW-C11, FW-R6, FW-T16: the others' sealed words, taken back."""
    top = s.stack[-1] if s.stack else None
    for seat in range(s.seats):
        if seat == viewer:
            continue
        if isinstance(top, Choose):
            top.said[seat] = SILENT
        elif isinstance(top, Answers):
            top.said[seat] = UNHEARD
        elif isinstance(top, Recovery):
            top.chosen[seat] = UNCHOSEN
