"""The conservation laws: each of them notices when it is broken, and holds through whole games."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from saloon.games.desperados.game import RULES
from saloon.games.desperados.state import Desperados, Loot, Robbery
from saloon.games.desperados.tests.table import act, at, lay, true
from saloon.kernel import flow
from saloon.kernel.core import EVERYONE, NATURE
from saloon.kernel.options import read_options
from saloon.kernel.rng import FastRng


def table() -> Desperados:
    """Move 2, the card step open: B has robbed in Roswell, C is in Lincoln."""
    match = at("pawn: B=roswell", "deputies: gallup gallup")
    lay(match, "saloon", C="lincoln")
    act(match, B="rob poker")
    match.play("A lay winslow")
    assert RULES.invariants(match.state) == []
    return true(match)


def robbed_twice(s: Desperados) -> None:
    s.robberies.append(Robbery(0, 17, 2, 1, [2]))
    s.disc[2] = 1


def walks_far(s: Desperados) -> None:
    s.laid[10] = s.at[2] = 3
    s.hand[2] = s.hand[2] | 1 << 16 & ~(1 << 3)


def after_a_marker(s: Desperados) -> None:
    s.laid[0] = 20
    s.hand[0] |= 1 << 19


def take_saloon(s: Desperados) -> None:
    s.lost[2] = 1 << 19
    s.hand[2] &= ~(1 << 19)


def bottom_first(s: Desperados) -> None:
    s.bottom = 1
    s.loot.append(Loot(1, 3, 2, 2000, EVERYONE, 2))


def sheriff_loses(s: Desperados) -> None:
    s.lost[0] = 1
    s.hand[0] &= ~1


def bank_bare(s: Desperados) -> None:
    s.bank[4] = 0
    s.loot.append(Loot(1, 3, 18, 1100, EVERYONE, 0))


BROKEN: list[tuple[str, Callable[[Desperados], None], str]] = [
    ("1 bank tiles", lambda s: s.pile.remove(1400), "not the twelve"),
    ("1 bank tiles on the board", lambda s: s.bank.__setitem__(0, 800), "not the twelve"),
    ("1 poker tiles", lambda s: s.poker_left.remove(300), "not the fourteen"),
    ("1 poker tiles and towns", lambda s: setattr(s, "poker", s.poker & ~1), "not the fourteen"),
    ("1 poker tile in a bank town", lambda s: setattr(s, "poker", s.poker & ~1 | 1 << 4), "not the fourteen"),
    ("1 coach tiles", lambda s: s.coach_left.append(800), "not the ten"),
    ("2 the bottom", bottom_first, "bottom"),
    ("3 twenty cards", lambda s: s.hand.__setitem__(1, s.hand[1] & ~1), "twenty"),
    ("3 in hand and laid", lambda s: s.hand.__setitem__(2, s.hand[2] | 1 << 16), "twenty"),
    ("3 the Saloon lost", take_saloon, "twenty"),
    ("3 the sheriff's cards", sheriff_loses, "sheriff"),
    ("4 cards laid", lambda s: s.laid.__setitem__(11, 17), "2 cards laid"),
    ("4 the sheriff's too", lambda s: s.laid.__setitem__(1, -1), "1 cards laid"),
    ("5 adjacent", walks_far, "cannot have laid"),
    ("5 only markers after a marker", after_a_marker, "cannot have laid"),
    ("5 the true position", lambda s: s.at.__setitem__(1, 3), "where its cards lead"),
    ("6 twice", lambda s: s.laid.__setitem__(11, 16), "twice"),
    ("6 a lost card", lambda s: s.lost.__setitem__(2, 1 << 16), "lost one"),
    ("7 the disc", lambda s: s.disc.__setitem__(1, -1), "disc"),
    ("7 another's disc", lambda s: s.disc.__setitem__(2, 0), "disc"),
    ("7 too few discs", lambda s: s.robberies.__setitem__(0, Robbery(0, 17, 1, 2, [1])), "fewer discs"),
    ("8 none required", lambda s: s.robberies.__setitem__(0, Robbery(0, 17, 1, 0, [1])), "fewer discs"),
    ("9 a target twice", robbed_twice, "twice in a turn"),
    ("10 deputies", lambda s: s.deputies.append(3), "3 deputies"),
    ("11 brown", lambda s: s.coaches.__setitem__(0, 3), "brown coach"),
    ("11 blue", lambda s: s.coaches.__setitem__(1, 3), "blue coach"),
    ("13 arrested", lambda s: setattr(s, "arrested", 2), "arrested"),
    ("14 banks", bank_bare, "no tile"),
    ("15 between the turns", lambda s: setattr(s, "move", 0), "between the turns"),
    ("16 impossible", lambda s: s.proved.__setitem__(10, 3), "impossible"),
]


@pytest.mark.parametrize(("law", "harm", "says"), BROKEN, ids=[law for law, _, _ in BROKEN])
def test_each_law_notices_when_it_is_broken(law: str, harm: Callable[[Desperados], None], says: str) -> None:
    s = table()
    harm(s)
    found = RULES.invariants(s)
    assert [sentence for sentence in found if says in sentence], found


def test_12_too_many_tiles_in_a_turn_are_noticed() -> None:
    s = table()
    for value in (300, 300, 300):
        s.loot.append(Loot(1, 0, 2, value, EVERYONE))
        s.poker_left.remove(value)
    assert "turn 1 brought more tiles than it can" in RULES.invariants(s)


def test_12_17_loot_and_lost_cards_never_shrink_and_what_is_turned_over_is_what_was_laid() -> None:
    rng = FastRng(11)
    for seats in (3, 6):
        s = flow.start(RULES, seats, read_options(RULES, {"early_finish": "no"}))
        assert isinstance(s, Desperados)
        loot, lost = 0, [0] * seats
        while not s.over():
            assert RULES.invariants(s) == []
            rows = s.laid[:]
            asked = flow.chance(s)
            if asked is not None:
                events = flow.apply(RULES, s, NATURE, asked.sample(rng))
            else:
                mask = flow.pending(s)
                seat = (mask & -mask).bit_length() - 1
                words = s.stack[-1].legal(s, seat)
                events = flow.apply(RULES, s, seat, words[rng.below(len(words))])
            step = 0
            for event in events:
                step = event.args[0] if event.kind.name == "step_began" else step
                if event.kind.name == "turned" and rows[5 * event.args[0] + step - 1] != -1 and step:
                    assert event.args[1] == rows[5 * event.args[0] + step - 1] or step == 5
            assert len(s.loot) >= loot
            assert all(a | b == b for a, b in zip(lost, s.lost, strict=True))
            loot, lost = len(s.loot), s.lost[:]
