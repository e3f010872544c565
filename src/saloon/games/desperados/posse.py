# compiled zone
"""How the quick sheriff thinks: where the outlaws may be by his own count, where they are drawn, and what
a deputy or he himself would spoil there. Chances are in millionths, worth is in dollars."""

from __future__ import annotations

from typing import Final

from saloon.games.desperados.board import BANK_OF, BANKS, FAR, MOVES, NEAR, REACH, SALOON, STUCK, TOWNS
from saloon.games.desperados.outlook import MEAN, WIDTH
from saloon.games.desperados.places import possible
from saloon.games.desperados.rules.cards import cards_laid
from saloon.games.desperados.rules.coaches import stop
from saloon.games.desperados.rules.deputies import sends
from saloon.games.desperados.rules.sheriff import lays
from saloon.games.desperados.state import BLUE_COACH, BROWN_COACH, NONE, POKER, Desperados
from saloon.games.desperados.verbs import LAY, SEND
from saloon.kernel.rng import Rng

SURE: Final = 1_000_000
CATCH: Final = 250
"""What an arrest is worth for every move the outlaw has left."""
LOCAL: Final = 2
"""How much more the danger of this move counts for a deputy than that of the end of the turn."""


class Forecast:
    """Where each outlaw is likely to be after this move and the later ones: `odds[outlaw][move][town]`,
    flat."""

    def __init__(self, s: Desperados) -> None:
        self.s: Final = s
        self.seats: Final = s.outlaws()
        self.odds: list[int] = []
        self.pull: Final = [pull(s, move, town) for move in range(WIDTH) for town in range(len(TOWNS))]
        for seat in self.seats:
            if not s.arrested >> seat & 1:
                self.follow(seat)

    def follow(self, seat: int) -> None:
        """The count for the cards that lie, then on along the roads towards what is worth something."""
        s = self.s
        table = [0] * (WIDTH * len(TOWNS))
        found = possible(s, seat, s.sheriff)
        known = cards_laid(s, seat)
        for town in range(len(TOWNS)):
            table[known * len(TOWNS) + town] = SURE * found.weight(known, town) // found.total
        for move in range(known + 1, WIDTH):
            for town in range(len(TOWNS)):
                here = table[(move - 1) * len(TOWNS) + town]
                if here:
                    self.spread(table, move, town, here)
        self.odds += table

    def spread(self, table: list[int], move: int, town: int, here: int) -> None:
        row = move * len(TOWNS)
        whole = self.pull[row + town]
        for other in NEAR[town]:
            whole += self.pull[row + other]
        table[row + town] += here * self.pull[row + town] // whole
        for other in NEAR[town]:
            table[row + other] += here * self.pull[row + other] // whole

    def at(self, move: int, town: int) -> list[int]:
        """Each outlaw's chance to be there."""
        return [
            self.odds[(i * WIDTH + move) * len(TOWNS) + town]
            for i in range(len(self.odds) // (WIDTH * len(TOWNS)))
        ]

    def crowd(self, move: int, town: int, more_than: int) -> int:
        """How likely more than so many of them are there."""
        exactly = [SURE] + [0] * len(self.seats)
        for chance in self.at(move, town):
            for count in range(len(self.seats), 0, -1):
                exactly[count] = (exactly[count] * (SURE - chance) + exactly[count - 1] * chance) // SURE
            exactly[0] = exactly[0] * (SURE - chance) // SURE
        return sum(exactly[more_than + 1 :])


def prey(s: Desperados, move: int, town: int) -> int:
    """What can be robbed in a town in one move; a bank only in the last."""
    worth = 0
    if s.poker >> town & 1 and not s.robbed(POKER, town):
        worth = MEAN[POKER]
    for target in (BROWN_COACH, BLUE_COACH):
        out = s.coach_target(target) != NONE and not s.robbed(target, NONE)
        if out and stop(s, target - BROWN_COACH, move) == town:
            worth += MEAN[target]
    if move == MOVES and BANK_OF[town] >= 0:
        worth += s.bank[BANK_OF[town]]
    return worth


def pull(s: Desperados, move: int, town: int) -> int:
    """How strongly a town draws the outlaws in that move: what is there, and what is not far."""
    draw = 300 + prey(s, move, town) // (s.guards(town) + 1)
    for bank in range(len(BANKS)):
        if FAR[town][BANKS[bank]] <= MOVES - move:
            draw += s.bank[bank] // (s.guards(BANKS[bank]) + 1) // (2 + FAR[town][BANKS[bank]])
    return draw


def choose(s: Desperados, rng: Rng) -> int:
    """The best ride of the next deputy who has one, then the card."""
    look = Forecast(s)
    rides = sends(s)
    for deputy in range(1, len(s.deputies) + 1):
        if not s.sent >> deputy & 1:
            best = best_ride(s, look, deputy, rides)
            if best:
                return best
    return best_card(s, look, rng)


def best_ride(s: Desperados, look: Forecast, deputy: int, rides: list[int]) -> int:
    """A ride that guards more than staying does; 0 if there is none."""
    home = s.deputies[deputy - 1]
    best = 0
    most = post_worth(s, look, deputy, home)
    for ride in rides:
        if SEND.arg(ride, 0) == deputy:
            worth = post_worth(s, look, deputy, SEND.arg(ride, 1))
            if worth > most + 20:
                most = worth
                best = ride
    return best


def post_worth(s: Desperados, look: Forecast, deputy: int, town: int) -> int:
    """What this deputy spoils in a town now, and at the bank he can best be at when the turn ends."""
    others = others_at(s, deputy, town)
    needed = look.crowd(s.move, town, others) - look.crowd(s.move, town, others + 1)
    now = prey(s, s.move, town) * needed // SURE
    if s.move == MOVES:
        return now
    later = 0
    for bank in range(len(BANKS)):
        if FAR[town][BANKS[bank]] <= MOVES - s.move:
            claimed = others_near(s, deputy, BANKS[bank])
            worth = s.bank[bank] * (look.crowd(MOVES, BANKS[bank], claimed) + SURE // 10) // SURE
            later = max(later, worth - 15 * FAR[town][BANKS[bank]])
    return LOCAL * now + later


def others_at(s: Desperados, deputy: int, town: int) -> int:
    return s.guards(town) - (1 if s.deputies[deputy - 1] == town else 0)


def others_near(s: Desperados, deputy: int, bank: int) -> int:
    """Other deputies whose nearest bank this is."""
    count = 0
    for i in range(len(s.deputies)):
        if i != deputy - 1 and FAR[s.deputies[i]][bank] <= 1:
            count += 1
    return count


def best_card(s: Desperados, look: Forecast, rng: Rng) -> int:
    """The first card of the way that meets most of them, a little shaken so that nobody can rely on it."""
    ahead = meetings(s, look)
    best = 0
    most = -1
    for word in lays(s.hand[s.sheriff] & REACH[s.at[s.sheriff]]):
        card = LAY.arg(word, 0)
        if card == STUCK:
            return word
        town = s.at[s.sheriff] if card == SALOON else card
        worth = ahead[s.move * len(TOWNS) + town] * (70 + rng.below(60))
        if worth > most:
            most = worth
            best = word
    return best


def meetings(s: Desperados, look: Forecast) -> list[int]:
    """For each move and town: what he can expect from there to the end of the turn."""
    table = [0] * ((WIDTH + 1) * len(TOWNS))
    for move in range(MOVES, s.move - 1, -1):
        for town in range(len(TOWNS)):
            best = table[(move + 1) * len(TOWNS) + town]
            for other in NEAR[town]:
                best = max(best, table[(move + 1) * len(TOWNS) + other])
            worth = CATCH * (WIDTH - move) + prey(s, move, town) // 2
            table[move * len(TOWNS) + town] = best + worth * sum(look.at(move, town)) // SURE
    return table


def place(s: Desperados, rng: Rng) -> int:
    """A town for the sheriff: in the middle of the richest banks and of the first travel plan."""
    best = 0
    most = -1
    for town in range(len(TOWNS)):
        worth = sum([s.bank[bank] // (1 + FAR[town][BANKS[bank]]) for bank in range(len(BANKS))]) + rng.below(
            600
        )
        if worth > most:
            most = worth
            best = town
    return best


def post(s: Desperados) -> int:
    """A town for a deputy: the richest bank that has the fewest."""
    best = 0
    most = -1
    for bank in range(len(BANKS)):
        worth = s.bank[bank] // (1 + 2 * s.guards(BANKS[bank]))
        if worth > most:
            most = worth
            best = BANKS[bank]
    return best
