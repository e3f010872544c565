"""What a turn should still bring, when all cards lie open."""

from saloon.games.desperados import takings
from saloon.games.desperados.board import TOWNS
from saloon.games.desperados.game import RULES
from saloon.games.desperados.state import POKER, Robbery
from saloon.games.desperados.tests.table import at, lay, true


def test_the_gang_plans_without_the_sheriffs_cards_but_is_judged_by_them() -> None:
    """The same plan brings more when the sheriff is far away than when he has laid the way to them."""
    far = at("pawn: A=prescott")
    near = at("pawn: A=tombstone")
    for match, card in ((far, "saloon"), (near, "el_paso")):
        match.play(f"A lay {card}")
    s = true(near)
    met = takings.takings(s)
    s.laid[0] = TOWNS.index("tucson")
    s.at[0] = TOWNS.index("tucson")
    assert takings.takings(s) > met
    assert takings.takings(true(far)) > met


def test_a_robbery_counts_as_surely_as_its_owners_are_free() -> None:
    """B has robbed in move 1 in Lincoln, and the sheriff was there or he was not."""
    found: list[int] = []
    for sheriff in ("lincoln", "tombstone"):
        match = at("pawn: A=el_paso", "deputies: prescott prescott")
        lay(match, sheriff, B="lincoln", C="saloon")
        s = true(match)
        before = takings.takings(s)
        s.robberies.append(Robbery(POKER, TOWNS.index("lincoln"), 1, 1, [1]))
        s.disc[1] = 0
        found.append(takings.takings(s) - before)
    assert found[0] <= 0 < 450 + found[1]
    assert found[0] < found[1]


def test_moments_are_quiet_when_the_outlaws_are_asked_and_nobody_has_spoken() -> None:
    match = at()
    assert not RULES.is_quiet(match.state)
    match.play("A lay saloon")
    assert RULES.is_quiet(match.state)
    match.play("B lay saloon")
    assert not RULES.is_quiet(match.state)


def test_the_prospects_of_both_sides_are_one_win() -> None:
    match = at()
    match.play("A lay saloon")
    assert RULES.prospect(match.state, 1) == RULES.prospect(match.state, 2)
    assert RULES.prospect(match.state, 0) == 1000 - RULES.prospect(match.state, 1)


def test_a_lead_counts_at_the_end_of_the_turn() -> None:
    """3200 in hand: in turn 1 far ahead of an even course to 8000, in turn 5 as good as lost."""
    s = true(at("loot: 1/bank/taos/3200/middle/*", "pile: 1400 1700 2000 2900"))
    assert RULES.prospect(s, 1) > 700
    s.turn = 5
    assert RULES.prospect(s, 1) < 150
