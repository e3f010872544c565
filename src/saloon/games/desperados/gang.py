# compiled zone
"""How the quick outlaws plan: together, by chance, from what the team knows.

A plan is a way for each of them to the end of the turn. Many are tried and the best is kept. The tries come
from the situation itself and not from the asker, so that all of them have the same plan in mind without a
word."""

from __future__ import annotations

from typing import Final

from saloon.games.desperados.board import BANK_OF, BANKS, FAR, MOVES, NEAR, REACH, SALOON, STUCK, TOWNS
from saloon.games.desperados.outlook import MEAN, SURE, WIDTH, Outlook, law_odds
from saloon.games.desperados.state import BLUE_COACH, BROWN_COACH, NONE, POKER, Desperados
from saloon.kernel.core import sees
from saloon.kernel.rng import FastRng, Rng

TRIES: Final = 24
"""Ways tried for each outlaw."""
ARREST: Final = 350
"""What an arrest costs beside what it spoils."""


class Plan:
    """For every outlaw: his cards of the moves still to come, by move, and whom he robs in this one."""

    def __init__(self, cards: list[int], robs: list[int]) -> None:
        self.cards: Final = cards
        self.robs: Final = robs

    def card(self, seat: int, move: int) -> int:
        return self.cards[seat * WIDTH + move]


class Search:
    """Ways for all outlaws, tried one after the other."""

    def __init__(self, look: Outlook) -> None:
        s = look.s
        self.look: Final = look
        self.cards: list[int] = [NONE] * (s.seats * WIDTH)
        self.at: list[int] = [NONE] * (s.seats * WIDTH)
        self.hands: list[int] = s.hand[:]
        self.robs: list[int] = [NONE] * s.seats
        self.crew: int = 0
        for seat in look.seats:
            town = s.began[seat]
            self.at[seat * WIDTH] = town
            for move in range(1, look.first):
                card = s.card(seat, move)
                town = card if card < SALOON else town
                self.at[seat * WIDTH + move] = town

    def run(self, rng: Rng, fixed: list[int]) -> None:
        """Ways for everybody, then others for one at a time whenever that is better; `fixed` are cards
        that have been chosen for this move."""
        for seat in self.look.seats:
            self.wander(seat, rng, fixed[seat])
        best = self.value()
        for _ in range(TRIES):
            for seat in self.look.seats:
                row = seat * WIDTH
                cards = self.cards[row : row + WIDTH]
                towns = self.at[row : row + WIDTH]
                self.wander(seat, rng, fixed[seat])
                value = self.value()
                if value >= best:
                    best = value
                else:
                    self.cards[row : row + WIDTH] = cards
                    self.at[row : row + WIDTH] = towns
        self.value()

    def follow(self, cards: list[int]) -> None:
        """The ways of a plan that was made before."""
        for seat in self.look.seats:
            row = seat * WIDTH
            for place in range(row + self.look.first, row + WIDTH):
                card = cards[place]
                self.cards[place] = card
                self.at[place] = card if card < SALOON else self.at[place - 1]

    def wander(self, seat: int, rng: Rng, fixed: int) -> None:
        """A way to the end of the turn: often to a bank, else anywhere."""
        row = seat * WIDTH
        first = self.look.first
        town = self.at[row + first - 1]
        hand = self.hands[seat]
        goal = BANKS[rng.below(len(BANKS))] if rng.below(4) else NONE
        for move in range(first, WIDTH):
            card = fixed if move == first and fixed != NONE else step_to(hand, town, goal, MOVES - move, rng)
            hand &= ~(1 << card)
            town = card if card < SALOON else town
            self.cards[row + move] = card
            self.at[row + move] = town

    def value(self) -> int:
        """What the plan should bring; notes whom each robs in this move."""
        look = self.look
        free = 0
        for seat in look.seats:
            self.robs[seat] = NONE
            if look.s.disc[seat] == NONE:
                free |= 1 << seat
        start = look.s.move
        total = 0
        for target in (BROWN_COACH, BLUE_COACH):
            for move in range(start, WIDTH):
                town = look.stops[target * WIDTH + move]
                found = self.robbery(target, town, move, free) if town != NONE else 0
                if found:
                    total += found
                    free &= ~self.crew
                    break
        tables = look.s.poker
        for move in range(start, WIDTH):
            for seat in look.seats:
                town = self.at[seat * WIDTH + move]
                if free >> seat & 1 and tables >> town & 1 and not look.s.robbed(POKER, town):
                    found = self.robbery(POKER, town, move, free)
                    if found:
                        total += found
                        free &= ~self.crew
                        tables &= ~(1 << town)
        return total + self.banks() - self.arrests()

    def robbery(self, target: int, town: int, move: int, free: int) -> int:
        """What robbing this should bring if enough free discs are there; `crew` are those who do it."""
        look = self.look
        if look.guards[town] > len(look.seats) - 1:
            return 0
        needed = look.guards[town] + 1
        crew = 0
        count = 0
        sure = MEAN[target]
        for seat in look.seats:
            if free >> seat & 1 and self.at[seat * WIDTH + move] == town and self.proves(seat, move):
                crew |= 1 << seat
                count += 1
                if count <= needed:
                    sure = sure * self.survives(seat, move) // SURE
        chance = look.holds(town, move, count)
        if not chance:
            return 0
        self.crew = crew
        if move == look.s.move and look.acting:
            for seat in look.seats:
                if crew >> seat & 1:
                    self.robs[seat] = target
        return sure * chance // SURE

    def proves(self, seat: int, move: int) -> bool:
        """Who is stuck has no card to show."""
        if move < self.look.first:
            return not self.look.s.stuck(seat)
        return self.cards[seat * WIDTH + move] != STUCK

    def survives(self, seat: int, move: int) -> int:
        """How likely he is still free after so many steps, in thousandths."""
        sure = SURE
        for step in range(1, move + 1):
            sure = sure * (SURE - self.look.law[step * len(TOWNS) + self.at[seat * WIDTH + step]]) // SURE
        return sure

    def banks(self) -> int:
        """What the banks should bring at the end of the turn."""
        look = self.look
        total = 0
        counts = [0] * len(BANKS)
        sure = [SURE] * len(BANKS)
        for seat in look.seats:
            bank = BANK_OF[self.at[seat * WIDTH + MOVES]]
            if bank >= 0:
                counts[bank] += 1
                sure[bank] = sure[bank] * self.survives(seat, MOVES) // SURE
        for bank in range(len(BANKS)):
            if counts[bank]:
                chance = look.holds(BANKS[bank], MOVES, counts[bank])
                total += look.worth[bank] * chance // SURE * sure[bank] // SURE
        return total

    def arrests(self) -> int:
        cost = 0
        for seat in self.look.seats:
            cost += ARREST * (SURE - self.survives(seat, MOVES)) // SURE
        return cost


def step_to(hand: int, town: int, goal: int, left: int, rng: Rng) -> int:
    """A card at random, of those that still lead to the goal in time where there is one."""
    playable = hand & REACH[town]
    if not playable:
        return STUCK
    cards: list[int] = []
    if goal != NONE:
        if playable >> SALOON & 1 and FAR[town][goal] <= left:
            cards.append(SALOON)
        cards += [card for card in NEAR[town] if playable >> card & 1 and FAR[card][goal] <= left]
    if not cards:
        cards = [card for card in NEAR[town] if playable >> card & 1]
        if playable >> SALOON & 1:
            cards.append(SALOON)
    return cards[rng.below(len(cards))]


PLANS_MADE: Final[dict[int, Plan]] = {}


def plan(s: Desperados, acting: bool, fixed: list[int]) -> Plan:
    """The plan for what the team knows now; the last ones are kept, since each outlaw asks for the same."""
    key = signature(s, acting, fixed)
    found = PLANS_MADE.get(key)
    if found is None:
        if len(PLANS_MADE) > 50:
            PLANS_MADE.clear()
        search = Search(Outlook(s, acting, law_odds(s, s.outlaws()[0])))
        search.run(FastRng(key), fixed)
        found = Plan(search.cards, search.robs)
        PLANS_MADE[key] = found
    return found


def signature(s: Desperados, acting: bool, fixed: list[int]) -> int:
    """A number for all that the plan depends on."""
    key = s.turn * 64 + s.move * 8 + (1 if acting else 0)
    for seat in s.outlaws():
        row = seat * MOVES
        for number in [s.began[seat], s.disc[seat], fixed[seat], *s.laid[row : row + MOVES]]:
            key = mixed(key, number)
        key = mixed(key, s.lost[seat])
    for number in [s.began[s.sheriff], s.sheriff, *s.deputies, *s.coaches, *s.row, s.poker]:
        key = mixed(key, number)
    for robbery in s.robberies:
        key = mixed(mixed(key, robbery.target), robbery.town)
    for bank in range(len(BANKS)):
        known = sees(s.bank_known[bank], s.outlaws()[0])
        key = mixed(key, s.bank[bank] if known else 1 if s.bank[bank] else 0)
    return key


def mixed(key: int, number: int) -> int:
    """One more number into a key of 61 bits."""
    return (key * 1_000_003 + number + 7) % 2_305_843_009_213_693_951
