"""What a title's views look like: some games are played, and what their seats see is kept.

The games are the same each time, so the same title, seats and options always give the same views.
"""

from __future__ import annotations

from typing import Any, Final

from saloon.kernel import catalogue, flow
from saloon.kernel.core import Rules, State
from saloon.kernel.playout import lowest
from saloon.kernel.rng import FastRng
from saloon.research.looking import look

GAMES: Final = 8
THUMB: Final = 4
"""One game of so many is played by the title's rule of thumb, which gets to other places than chance."""
RARER: Final = 16
"""The later in a game, the rarer a look: the next one after another sixteenth of the words said so far."""
FEW_TIMES: Final = 4
"""What is asked for the first few times in a game is looked at in any case."""
LONGEST: Final = 2_000

Seen = dict[str, Any]


def survey(rules: Rules, seats: int, options: list[int]) -> list[Seen]:
    """Play the games and keep what the seats see."""
    found: list[Seen] = []
    rng = FastRng(seats)
    for game in range(GAMES):
        one_game(rules, flow.start(rules, seats, options), rng, game % THUMB == 1, found)
    return found


def one_game(rules: Rules, s: State, rng: FastRng, thumb: bool, found: list[Seen]) -> None:
    """Play a game and look now and then: every other time for the seat that is asked, else for one after the
    other."""
    known: dict[str, int] = {}
    due = 0
    for ply in range(LONGEST):
        mask = flow.pending(s)
        seat = lowest(mask) if mask else ply % s.seats
        kind = type(s.stack[-1]).__name__ + s.stack[-1].asks(s, seat) if s.stack else ""
        known[kind] = known.get(kind, 0) + 1
        if ply >= due or known[kind] <= FEW_TIMES or s.over():
            found.append(look(rules, s, seat if len(found) % 2 else len(found) // 2 % s.seats))
            due = ply + 1 + ply // RARER
        if s.over():
            return
        speak(rules, s, seat if mask else -1, rng, thumb)


def speak(rules: Rules, s: State, seat: int, rng: FastRng, thumb: bool) -> None:
    """One word of a seat, or NATURE's answer."""
    if seat < 0:
        asked = flow.chance(s)
        assert asked is not None
        flow.answer(s, asked.sample(rng))
        return
    legal = s.stack[-1].legal(s, seat)
    action = rules.choose(s, seat, rng) if thumb and rng.below(4) else legal[rng.below(len(legal))]
    flow.step(rules, s, seat, action if action in legal else legal[0])


def vocabularies(rules: Rules) -> list[list[str]]:
    """Every set of words the title declares, the smallest first."""
    domains = [d for table in (rules.verbs, rules.chances) for verb in table.verbs for d in verb.domains]
    for kind in rules.events:
        domains += kind.domains + ([kind.rest] if kind.rest is not None else [])
    domains += [option.domain for option in rules.options]
    found = [[token for token in domain.tokens if token != "-"] for domain in domains]
    found.append([form.kind.__name__.lower() for form in catalogue.form(rules.title).steps])
    return sorted(found, key=lambda words: (len(words), words))
