# compiled zone
"""The shootout: in which order the chapters come once window R has closed."""

from __future__ import annotations

from saloon.games.fast_west.rules.cards import clear_table
from saloon.games.fast_west.rules.cheering import guessed, tell_boosts
from saloon.games.fast_west.rules.duels import duel
from saloon.games.fast_west.rules.gains import collect, rob_the_hit
from saloon.games.fast_west.rules.harm import arrive, blast
from saloon.games.fast_west.rules.lives import eliminate, lose
from saloon.games.fast_west.rules.paying import pay
from saloon.games.fast_west.rules.ricochet import fly
from saloon.games.fast_west.rules.shots import Volley, tell_shots
from saloon.games.fast_west.state import FastWest


def shoot_out(s: FastWest) -> Volley:
    """FW-R8, FW-L2: guesses, payment, shots, duels, flights, losses, bullets, cards, eliminations, each for
    everybody at once."""
    right = guessed(s)
    volley = Volley(s, pay(s), right)
    if s.heard is not None:
        tell_boosts(s, volley.boosted)
        tell_shots(s, volley)
    duel(s, volley)
    blast(s, volley)
    fly(s, volley)
    arrive(s, volley)
    lose(s, volley)
    rob_the_hit(s, volley)
    collect(s, volley)
    clear_table(s, volley)
    eliminate(s)
    return volley
