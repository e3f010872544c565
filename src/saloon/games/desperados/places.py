# compiled zone
"""DES-T8 to DES-T13: where somebody may be, and how likely, from what a viewer knows.

All histories of a row of hidden cards are walked, at most a few thousand, with the weight of uniform play in
whole numbers: a choice among n entries divides 420, which every n up to seven divides. So sets,
probabilities and samples come from one exact count."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saloon.games.desperados.board import DECK, FAR, MOVES, NEAR, REACH, SALOON, STUCK, TOWNS
from saloon.games.desperados.state import NONE, Desperados
from saloon.kernel.core import sees
from saloon.kernel.rng import Rng

WHOLE: Final = 420
MANY: Final = 1 << 30
KEPT: Final = 2000

POSSIBLE: Final = 0
TOO_FAR: Final = 1
CARD_LOST: Final = 2
CARD_SEEN: Final = 3
SALOON_SEEN: Final = 4
CLUE: Final = 5
CARDS: Final = 6
"""Why somebody cannot be in a town: no road leads there in time, his card of it is lost, was seen in an
earlier move, his Saloon was, it does not fit where he was seen, or no row of different cards ends
there."""


class Clues:
    """DES-T8, DES-T9: what a viewer knows of a row: where the pawn began, the lost cards, how many cards
    lie, which of them he has seen (else NONE), and in which town a move is known to have ended (else
    NONE)."""

    def __init__(self, began: int, lost: int, moves: int, entries: list[int], towns: list[int]) -> None:
        self.began: Final = began
        self.lost: Final = lost
        self.moves: Final = moves
        self.entries: Final = entries
        self.towns: Final = towns

    def key(self) -> int:
        """A number of its own for every difference that matters: as many digits whatever was laid, so that
        a short row never reads like a longer one."""
        key = (self.lost * len(TOWNS) + self.began) * (MOVES + 1) + self.moves
        for i in range(MOVES):
            laid = i < self.moves
            key = key * 32 + (self.entries[i] + 1 if laid else 0)
            key = key * 32 + (self.towns[i] + 1 if laid else 0)
        return key


def clues(s: Desperados, seat: int, viewer: int) -> Clues:
    """DES-T9, DES-T12: cards the viewer has seen fix the entry; a public robbery or peek fixes the town,
    which is all that watchers learn of it. What somebody did not do says nothing (DES-T11)."""
    entries: list[int] = []
    towns: list[int] = []
    lost = s.lost[seat]
    for place in range(seat * MOVES, seat * MOVES + MOVES):
        if s.laid[place] == NONE:
            break
        # A card that is both laid and lost was taken in this verification; the turn began with it in hand.
        lost &= ~(1 << s.laid[place])
        entries.append(s.laid[place] if sees(s.known[place], viewer) else NONE)
        towns.append(s.proved[place])
    return Clues(s.began[seat], lost, len(entries), entries, towns)


class Count:
    """The walk over all histories that agree with the clues."""

    def __init__(self, clues: Clues) -> None:
        self.clues: Final = clues
        self.table: list[int] = [0] * ((clues.moves + 1) * len(TOWNS))
        self.total: int = self.walk(0, clues.began, DECK & ~clues.lost, 1)

    def walk(self, move: i64, town: i64, hand: i64, weight: i64) -> i64:
        """The weight of all histories from here on, also added to every place they come through."""
        found: i64 = 0
        if move == self.clues.moves:
            found = weight
        else:
            playable: i64 = hand & REACH[town]
            share: i64 = weight * (WHOLE // (bits(playable) or 1))
            # Most moves hold no clue: one question for all ways of such a move.
            free = self.clues.entries[move] == NONE and self.clues.towns[move] == NONE
            if playable >> SALOON & 1 and (free or self.agrees(move, SALOON, town)):
                found += self.walk(move + 1, town, hand & ~(1 << SALOON), share)
            elif playable == 0 and self.agrees(move, STUCK, town):
                found += self.walk(move + 1, town, hand, share)
            for other in NEAR[town]:
                if playable >> other & 1 and (free or self.agrees(move, other, other)):
                    found += self.walk(move + 1, other, hand & ~(1 << other), share)
        if found:
            self.table[move * len(TOWNS) + town] += found
        return found

    def agrees(self, move: i64, card: i64, town: i64) -> bool:
        """DES-T9: the card is the one that was seen, and the town the one where he was. Who proved it had
        a card."""
        seen = self.clues.entries[move]
        proved = self.clues.towns[move]
        return seen in (NONE, card) and (proved == NONE or (proved == town and card != STUCK))

    def weight(self, move: int, town: int) -> int:
        """DES-T10, DES-T13: out of `total`, how likely he stood in this town after so many moves."""
        return self.table[move * len(TOWNS) + town]

    def places(self, move: int) -> list[int]:
        """DES-T10: the towns where some agreeing history of full length stands after so many moves."""
        return [town for town in range(len(TOWNS)) if self.weight(move, town)]

    def sample(self, rng: Rng) -> list[int]:
        """One agreeing history, each as likely as its weight."""
        out: list[int] = []
        town = self.clues.began
        hand = DECK & ~self.clues.lost
        for move in range(self.clues.moves):
            card = self.pick(rng, move, town, hand)
            out.append(card)
            if card != STUCK:
                hand &= ~(1 << card)
            if card < SALOON:
                town = card
        return out

    def pick(self, rng: Rng, move: int, town: int, hand: int) -> int:
        """An entry, in proportion to the histories that go on from it."""
        cards: list[int] = []
        weights: list[int] = []
        playable = hand & REACH[town]
        for card in [*NEAR[town], SALOON] if playable else [STUCK]:
            to = card if card < SALOON else town
            if (card == STUCK or playable >> card & 1) and self.agrees(move, card, to):
                cards.append(card)
                weights.append(completions(self.clues, move + 1, to, hand & ~(1 << card)))
        at = below(rng, sum(weights))
        i = 0
        while at >= weights[i]:
            at -= weights[i]
            i += 1
        return cards[i]


def completions(clues: Clues, move: int, town: int, hand: int) -> int:
    """The weight of the histories that go on from here."""
    rest = Count(Clues(town, DECK & ~hand, clues.moves - move, clues.entries[move:], clues.towns[move:]))
    return rest.total


def bits(mask: i64) -> i64:
    """How many cards a mask holds."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def below(rng: Rng, n: int) -> int:
    """Even from 0 .. n-1 also beyond what a generator gives at once: two digits, thrown again past the
    end."""
    if n <= MANY:
        return rng.below(n)
    high = n // MANY + 1
    while True:
        value = rng.below(high) * MANY + rng.below(MANY)
        if value < n:
            return value


COUNTED: Final[dict[int, Count]] = {}


def count(clues: Clues) -> Count:
    """The count for some clues; the latest ones are kept, since every viewer asks for the same again and
    again."""
    key = clues.key()
    found = COUNTED.get(key)
    if found is None:
        if len(COUNTED) >= KEPT:
            COUNTED.clear()
        found = Count(clues)
        COUNTED[key] = found
    return found


def possible(s: Desperados, seat: int, viewer: int) -> Count:
    """DES-T10: where this seat may be, for this viewer."""
    return count(clues(s, seat, viewer))


def why_not(clues: Clues, move: int, town: int) -> tuple[int, int]:
    """Why he cannot have stood in a town after so many moves, and the move that tells (0 where none
    does): the first that already rules it out of roads, lost cards, and cards seen."""
    if count(clues).weight(move, town):
        return POSSIBLE, 0
    if FAR[clues.began][town] > move:
        return TOO_FAR, 0
    blank = [NONE] * clues.moves
    if not count(Clues(clues.began, 0, clues.moves, blank, blank)).weight(move, town):
        return CARDS, 0
    if not count(Clues(clues.began, clues.lost, clues.moves, blank, blank)).weight(move, town):
        return CARD_LOST, 0
    return why_clue(clues, move, town)


def why_clue(clues: Clues, move: int, town: int) -> tuple[int, int]:
    """Which seen card rules a town out: its own in an earlier move, the Saloon, or one too far from there."""
    entries = clues.entries
    for i in range(move - 1):
        if entries[i] == town:
            still_there = i == move - 2 or (i == move - 3 and entries[i + 1] == SALOON)
            if still_there and SALOON in entries:
                return SALOON_SEEN, entries.index(SALOON) + 1
            return CARD_SEEN, i + 1
    nearest = 0
    for i in range(clues.moves):
        known = entries[i] != NONE or clues.towns[i] != NONE
        if known and (nearest == 0 or abs(i + 1 - move) < abs(nearest - move)):
            nearest = i + 1
    return CLUE, nearest
