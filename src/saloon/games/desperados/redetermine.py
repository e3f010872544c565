# compiled zone
"""Worlds a viewer cannot tell from the real one: hidden rows by exact path counting, tiles as they were
dealt."""

from __future__ import annotations

from saloon.games.desperados.board import DECK, MOVES, SALOON
from saloon.games.desperados.places import possible
from saloon.games.desperados.rules.robberies import show_cards
from saloon.games.desperados.rules.shared import Shared
from saloon.games.desperados.state import BANK, NONE, POKER, Desperados, Loot
from saloon.games.desperados.tiles import draw_bank_tiles
from saloon.games.desperados.verbs import CONFIRM
from saloon.kernel.core import ARCHIVE, EVERYONE, bit, sees
from saloon.kernel.rng import Rng


def redetermine(real: Desperados, viewer: int, rng: Rng) -> Desperados:
    """DES-H7, DES-B13, DES-R6: everything the viewer cannot know is drawn anew from what agrees with what
    he does."""
    s = real.copy()
    if viewer == ARCHIVE or s.sheriff == NONE:
        return s
    for seat in range(s.seats):
        draw_row(s, seat, viewer, rng)
    draw_bank_tiles(s, viewer, rng)
    draw_loot(s, viewer, rng)
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Shared) and not (viewer >= 0 and s.gang >> viewer & 1):
        draw_choices(s, top, rng)
    return s


def draw_row(s: Desperados, seat: int, viewer: int, rng: Rng) -> None:
    """DES-T9, DES-T13: a row that agrees with what the viewer has seen, weighted as in uniform play."""
    row = seat * MOVES
    if not [i for i in range(row, row + MOVES) if s.laid[i] != NONE and not sees(s.known[i], viewer)]:
        return
    agreeing = possible(s, seat, viewer)
    hand = DECK & ~agreeing.clues.lost
    at = s.began[seat]
    for i, card in enumerate(agreeing.sample(rng)):
        s.laid[row + i] = card
        if card <= SALOON:
            hand &= ~bit(card)
        if card < SALOON:
            at = card
    s.hand[seat] = hand
    s.at[seat] = at
    if seat != s.sheriff and viewer != s.sheriff:
        show_again(s, seat)


def show_again(s: Desperados, seat: int) -> None:
    """DES-B12: to a watcher it is open whether a card behind the shown one was shown too."""
    row = seat * MOVES
    for i in range(row, row + MOVES):
        if s.known[i] != EVERYONE:
            s.known[i] &= s.gang
    for move in range(1, MOVES + 1):
        if s.proved[row + move - 1] != NONE:
            show_cards(s, seat, move)


def draw_loot(s: Desperados, viewer: int, rng: Rng) -> None:
    """DES-V19: with `hidden_loot`, the poker and coach tiles outside the team: any of those not seen."""
    hidden = [i for i in range(len(s.loot)) if s.loot[i].kind != BANK and not sees(s.loot[i].known, viewer)]
    if not hidden:
        return
    poker = s.poker_left[:]
    coach = s.coach_left[:]
    for i in hidden:
        (poker if s.loot[i].kind == POKER else coach).append(s.loot[i].value)
    poker.sort()
    coach.sort()
    for i in hidden:
        old = s.loot[i]
        pool = poker if old.kind == POKER else coach
        value = pool.pop(rng.below(len(pool)))
        s.loot[i] = Loot(old.turn, old.kind, old.town, value, old.known)
    s.poker_left = poker
    s.coach_left = coach


def draw_choices(s: Desperados, step: Shared, rng: Rng) -> None:
    """DES-R6: who has chosen what in an open step, and who has confirmed in which order, can be anything
    - short of everybody, which would have closed it."""
    seats = s.outlaws()
    rng.shuffle(seats)
    step.forget(s)
    for place, seat in enumerate(seats):
        words = [word for word in step.legal(s, seat) if word != CONFIRM.of()]
        if words and rng.below(3):
            step.take(s, seat, words[rng.below(len(words))])
        if place and rng.below(2) and step.why(s, seat, CONFIRM.of()) == 0:
            step.take(s, seat, CONFIRM.of())
