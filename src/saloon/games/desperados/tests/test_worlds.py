"""Imagined worlds: alike to the viewer, and as likely as they should be."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

from saloon.games.desperados import places
from saloon.games.desperados.board import HIGH, LOW, TOWNS
from saloon.games.desperados.game import RULES
from saloon.games.desperados.rules.shared import Shared
from saloon.games.desperados.state import BOTTOM_LOT, FIRST_LOT, MIDDLE_LOT, MIXED_LOT, Desperados
from saloon.games.desperados.tests.table import TAOS_ROBBED, act, at, lay, true
from saloon.games.desperados.tiles import Slots, choose, falling
from saloon.kernel.core import WATCHER
from saloon.kernel.match import Match
from saloon.kernel.rng import FastRng


def worlds(match: Match, viewer: int, count: int) -> list[Desperados]:
    rng = FastRng(3)
    found = [RULES.redetermine(match.state, viewer, rng) for _ in range(count)]
    assert all(RULES.invariants(world) == [] for world in found[:50])
    return [world for world in found if isinstance(world, Desperados)]


def test_the_sheriff_imagines_paths_as_likely_as_in_uniform_play() -> None:
    match = at("pawn: B=tombstone")
    lay(match, "saloon", B="silver_city")
    act(match)
    lay(match, "winslow", B="el_paso")
    act(match, B="peek")
    lay(match, "globe", B="lincoln")
    found = worlds(match, 0, 3000)
    assert {world.laid[6] for world in found} == {TOWNS.index("el_paso")}
    assert {world.laid[0] for world in found} == {19}
    odds = places.possible(true(match), 1, 0)
    for town in range(19):
        share = len([world for world in found if world.at[1] == town]) / 3000
        assert abs(share - odds.weight(3, town) / odds.total) < 0.03
    hands = {world.hand[1] & (1 << world.at[1]) for world in found if world.laid[7] != 19}
    assert hands == {0}


def test_the_outlaws_imagine_the_sheriffs_path_and_know_their_own() -> None:
    match = at()
    lay(match, "winslow", B="roswell", C="lincoln")
    found = worlds(match, 1, 400)
    assert {TOWNS[world.at[0]] for world in found} == {"winslow", "flagstaff", "phoenix", "prescott"}
    assert {(world.at[1], world.at[2]) for world in found} == {(17, 16)}
    assert {world.card(0, 1) for world in found} == {7, 8, 10, 19}


def test_a_watcher_imagines_both() -> None:
    match = at("pawn: B=lincoln")
    lay(match, "winslow", B="roswell")
    act(match)
    lay(match, "globe", B="saloon")
    act(match, B="rob poker")
    found = worlds(match, WATCHER, 300)
    ways = {tuple(world.laid[5:7]) for world in found}
    assert ways == {(17, 19), (19, 17), (18, 17)}
    assert {world.at[1] for world in found} == {17}
    for world in found:
        # Behind a Saloon the sheriff has seen the card before; behind a town card he has not.
        shown = [world.known[5 + move] & 1 for move in (0, 1)]
        assert shown == ([1, 1] if world.laid[6] == 19 else [0, 1])
    assert len({world.at[0] for world in found}) > 3


def test_choices_in_an_open_step_are_imagined_and_never_close_it() -> None:
    match = at()
    match.play("A lay saloon")
    match.play("B lay roswell")
    match.play("B confirm")
    seen: set[tuple[int, ...]] = set()
    for world in worlds(match, 0, 200):
        step = world.stack[-1]
        assert isinstance(step, Shared)
        assert step.must(world)
        seen.add((*step.choices, step.done))
    assert len(seen) > 20
    assert any(done for *_, done in seen)
    for world in worlds(match, 2, 20):
        assert isinstance(world.stack[-1], Shared)
        assert world.stack[-1].choices == [-1, 17, -1]


def test_the_sheriff_knows_the_banks_and_the_outlaws_imagine_three_low_and_two_high() -> None:
    match = at("bank: santa_fe=500@A gallup=2300@A flagstaff=800@A tucson=2600@A el_paso=1100@ABC")
    assert {tuple(world.bank) for world in worlds(match, 0, 10)} == {(500, 2300, 800, 2600, 1100)}
    found = worlds(match, 1, 4000)
    assert all(len([value for value in world.bank if value in LOW]) == 3 for world in found)
    assert {world.bank[4] for world in found} == {1100}
    first = Counter(world.bank[0] for world in found)
    assert all(abs(first[value] / 4000 - 0.5 / 5) < 0.02 for value in LOW if value != 1100)
    assert all(abs(first[value] / 4000 - 0.5 / 4) < 0.02 for value in HIGH)


def test_hidden_loot_is_imagined_from_what_is_left() -> None:
    match = at(
        "loot: 1/poker/taos/400/-/BC",
        TAOS_ROBBED,
        "poker_left: 300 300 300 400 400 400 500 500 500 500 600 600 600",
        options="hidden_loot=yes",
    )
    found = Counter(world.loot[0].value for world in worlds(match, 0, 2800))
    assert {value: round(14 * count / 2800) for value, count in found.items()} == {
        300: 3,
        400: 4,
        500: 4,
        600: 3,
    }
    assert {world.loot[0].value for world in worlds(match, 1, 20)} == {400}


MIXED_CASES = [
    # Three first tiles are unknown, the third 2000 among them or in the mixed refill, where one 2000 is seen.
    ([0, 0, 0, 0, 0, 1, 1, 2, 2, 2, 2], [500, 800, 0, 0, 0, 1100, 1400, 2000, 0, 0, 0]),
    ([0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 2], [500, 0, 2300, 2600, 0, 0, 1100, 1400, 0, 2000, 0]),
]


def tally(lots: list[int], seen: list[int], count: int) -> Counter[tuple[int, ...]]:
    slots = Slots()
    for lot, value in zip(lots, seen, strict=True):
        slots.add(lot, value)
    rng = FastRng(9)
    return Counter(tuple(slots.draw(rng)) for _ in range(count))


@pytest.mark.parametrize(("lots", "seen"), MIXED_CASES)
def test_a_mixed_refill_is_imagined_as_likely_as_counted_by_hand(lots: list[int], seen: list[int]) -> None:
    ways = reduced(lots, seen)
    whole = sum(ways.values())
    found = tally(lots, seen, 6000)
    assert set(found) <= set(ways)
    for world, count in ways.items():
        assert abs(found[world] / 6000 - count / whole) < 0.02 + 0.2 * count / whole


def reduced(lots: list[int], seen: list[int]) -> Counter[tuple[int, ...]]:
    """Every way of dealing the physical tiles over the open slots, counted one by one; a 2000 seen in the
    mixed refill may be any of three."""
    tiles = [*LOW, *HIGH, *[2001, 2002][: len(lots) - 10]]
    for value in seen:
        if value and value != 2000:
            tiles.remove(value)
    free = [i for i, value in enumerate(seen) if value in (0, 2000)]
    found: Counter[tuple[int, ...]] = Counter()
    for order in itertools.permutations(tiles):
        world = seen[:]
        for i, tile in zip(free, order, strict=True):
            world[i] = tile
        if fits(lots, seen, world):
            found[tuple(2000 if tile in (2001, 2002) else tile for tile in world)] += 1
    return found


def fits(lots: list[int], seen: list[int], world: list[int]) -> bool:
    low = 0
    for lot, value, tile in zip(lots, seen, world, strict=True):
        bottom = tile in (2001, 2002)
        if (bottom and lot != MIXED_LOT) or (value == 2000 and not bottom and tile != 2000):
            return False
        low += lot == FIRST_LOT and tile in LOW
    return low == 3


def test_a_tile_from_the_bottom_alone_is_a_2000() -> None:
    slots = Slots()
    for lot in [FIRST_LOT] * 5 + [MIXED_LOT] * 6 + [BOTTOM_LOT]:
        slots.add(lot, 0)
    for seed in range(20):
        values = slots.draw(FastRng(seed))
        assert values[11] == 2000
        assert sorted(values) == sorted([*LOW, *HIGH, 2000, 2000])


def test_the_pile_is_what_is_nowhere_else() -> None:
    slots = Slots()
    for lot, value in [
        (0, 500),
        (0, 0),
        (0, 0),
        (0, 2300),
        (0, 0),
        (1, 2000),
        (1, 0),
        (1, 0),
        (1, 0),
        (1, 0),
    ]:
        slots.add(lot, value)
    found: Counter[int] = Counter()
    for seed in range(600):
        values = slots.draw(FastRng(seed))
        assert sorted(values) == sorted([*LOW, *HIGH])
        assert len([value for value in values[:5] if value in LOW]) == 3
        found[values[1]] += 1
    assert set(found) == {800, 1100, 1400, 1700, 2600, 2900, 3200}
    assert MIDDLE_LOT == 1


def test_counting() -> None:
    assert [choose(5, k) for k in (-1, 0, 2, 5, 6)] == [0, 1, 10, 1, 0]
    assert [falling(5, k) for k in (0, 1, 3, 6)] == [1, 5, 60, 0]
