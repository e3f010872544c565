"""Two worlds that differ only in what somebody may not know are, byte for byte, the same over that one's
socket.

A game is played a while; `redetermine` draws a second world that a viewer cannot tell from it. Both are
put on tables that differ in nothing else, the viewer follows both, and words are said in them. As long as
the viewer knows the same in both, everything that comes over the socket must be the same bytes, in the
same order.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from saloon.kernel import catalogue, flow, nature, options, position
from saloon.kernel.core import WATCHER, Rules, State, seats_in, sees
from saloon.kernel.match import Match
from saloon.kernel.rng import FastRng, Rng
from saloon.kernel.verbs import SEAT_LETTERS
from saloon.server.ids import new_id
from saloon.server.tables.live import Live, nobody
from saloon.server.tables.rows import SeatRow, TableRow, write_new
from saloon.server.tables.starting import start
from saloon.server.wire.shapes import Person
from saloon.server.wire.tables import ClockWish
from tests.server.running import Running
from tests.server.talking import FakeClock, Somebody, clocked

WORLDS = int(os.environ.get("SALOON_WORLDS", "2"))
WORDS = 12
SEATS = {"standoff": 3, "fast_west": 4, "way_out_west": 3, "desperados": 4}
CASES = [
    (title, viewer, seed)
    for title in catalogue.titles()
    for viewer in [*range(SEATS.get(title, 3)), WATCHER]
    for seed in range(WORLDS)
]
Clocked = tuple[Running, FakeClock]


@pytest.fixture(scope="module")
def timed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Clocked]:
    with clocked(tmp_path_factory.mktemp("secrets"), bot_beat=0, rate=100_000) as both:
        yield both


@dataclass
class World:
    """One of the two tables: the truth behind it, and its id."""

    table: str
    match: Match

    def knows(self, viewer: int) -> str:
        """What the viewer knows of it: the world drawn for him with a fixed rng."""
        return text(self.match.rules, self.match.rules.redetermine(self.match.state, viewer, FastRng(7)))


def text(rules: Rules, state: State) -> str:
    return position.write(rules, catalogue.form(rules.title), state)


def wander(match: Match, rng: Rng, words: int) -> None:
    for _ in range(words):
        waiting = seats_in(flow.pending(match.state))
        if match.over:
            return
        seat = waiting[rng.below(len(waiting))]
        match.put(seat, pick(match, seat, rng))


def pick(match: Match, seat: int, rng: Rng) -> int:
    """Any word of the step; the heuristic now and then, so that games get somewhere."""
    top = match.state.stack[-1]
    legal = top.legal(match.state, seat)
    wise = match.rules.choose(match.state, seat, rng)
    return wise if rng.below(2) else legal[rng.below(len(legal))]


def pair(title: str, viewer: int, seed: int) -> tuple[Match, Match]:
    """A game in progress, and one that the viewer cannot tell from it."""
    rng = FastRng(1000 * seed + viewer + 17)
    match = Match.new(title, SEATS.get(title, 3), seed=f"worlds {seed}")
    wander(match, rng, 5 + rng.below(60))
    if match.over:
        return pair(title, viewer, seed + 100)
    rules, seen_from = match.rules, match.state
    other = rules.redetermine(seen_from, viewer, FastRng(seed + 1))
    both = [Match.from_position(text(rules, s), seed="dust") for s in (seen_from, other)]
    return both[0], both[1]


def put(house: Running, match: Match, viewer: Somebody, other: str, seat: int) -> str:
    """A table in the store that goes on from this position."""
    row = TableRow(
        id=new_id(),
        title=match.rules.title,
        rules_version=match.rules.version,
        seats=match.seats,
        options=options.spoken(match.rules, match.state.options),
        seed="dust",
        seed_hash=nature.commitment(nature.read_seed("dust")),
        key="k" * 24,
        host=other,
        created=1,
        clock=ClockWish(bank=600, turn=20),
        origin=text(match.rules, match.origin),
        places=[
            SeatRow(one, Person(viewer.id if one == seat else other, "", "guest"))
            for one in range(match.seats)
        ],
    )
    now = house.house.now()

    def write(db: object) -> None:
        write_new(db, row)  # type: ignore[arg-type]  # the store's own connection
        start(db, row, now)  # type: ignore[arg-type]  # the same

    house.write(write)
    return row.id


def bytes_for(one: Somebody, worlds: list[World]) -> list[list[bytes]]:
    """What came over the socket for each table, with the table's id made the same."""
    found: list[list[bytes]] = []
    for world in worlds:
        one.table = world.table
        one.quiet()
    for world in worlds:
        mine = [raw for raw in one.raw if world.table.encode() in raw and b'"id":""' not in raw]
        found.append([raw.replace(world.table.encode(), b"TABLE") for raw in mine])
    return found


def difference(mine: bytes, theirs: bytes) -> str:
    """The first place where two messages differ."""
    at = next((i for i, (a, b) in enumerate(zip(mine, theirs, strict=False)) if a != b), 0)
    return f"{mine[max(0, at - 200) : at + 100]!r}\n{theirs[max(0, at - 200) : at + 100]!r}"


def same(one: Somebody, worlds: list[World], what: str) -> None:
    first, second = bytes_for(one, worlds)
    assert len(first) == len(second), what
    for mine, theirs in zip(first, second, strict=True):
        assert mine == theirs, f"{what}\n{difference(mine, theirs)}"
    one.raw.clear()


def say(house: Running, world: World, seat: int, action: int) -> None:
    """A word of another seat, on the house's own loop, until it is shown."""

    async def said() -> None:
        live: Live | None = await house.house.tables.find(world.table)
        assert live is not None
        live.act(lambda: live.say(seat, action, None, nobody))
        while live.busy:
            await pause()

    house.wait(said())


async def pause() -> None:
    import asyncio

    await asyncio.sleep(0.001)


def equally(worlds: list[World], viewer: int, seat: int, rng: Rng) -> list[int] | None:
    """A word for each world after which the viewer still knows the same in both, and heard the same."""
    for _ in range(4):
        first = pick(worlds[0].match, seat, rng)
        legal = flow.legal(worlds[1].match.rules, worlds[1].match.state, seat)
        if not legal:
            return None
        second = first if first in legal else legal[rng.below(len(legal))]
        said = [first, second]
        ends: list[tuple[str, object]] = []
        for world, action in zip(worlds, said, strict=True):
            trial = Match(world.match.rules, world.match.state, "dust")
            trial.drawn = world.match.drawn[:]
            events = trial.put(seat, action)
            heard = [(one.kind.name, one.args) for one in events if sees(one.audience, viewer)]
            ends.append((World("", trial).knows(viewer) if not trial.over else "over", heard))
        if ends[0] == ends[1]:
            return said
    return None


def test_the_second_world_is_another_one() -> None:
    """Otherwise this file would test nothing."""
    for title in catalogue.titles():
        pairs = [pair(title, viewer, seed) for viewer in (0, WATCHER) for seed in range(6)]
        assert (
            any(text(a.rules, a.state) != text(b.rules, b.state) for a, b in pairs) or title == "way_out_west"
        )


@pytest.mark.parametrize(("title", "viewer", "seed"), CASES)
def test_the_same_bytes(timed: Clocked, title: str, viewer: int, seed: int) -> None:
    house, clock = timed
    matches = pair(title, viewer, seed)
    one = Somebody(house, "Looker")
    other = Somebody(house, "Other")
    try:
        worlds = [World(put(house, match, one, other.id, viewer), match) for match in matches]
        for world in worlds:
            assert one.hello(world.table)["t"] == "table"
            if viewer == WATCHER:
                one.next("info")
        same(one, worlds, "the first look")
        rng = FastRng(seed)
        for _ in range(WORDS):
            if worlds[0].match.over:
                break
            clock.pass_(3)
            if unheard(house, worlds, viewer, rng):
                for world in worlds:
                    one.hello(world.table)
                same(one, worlds, "after a word in one world only")
            if not speak(house, one, worlds, viewer, rng):
                break
            same(one, worlds, "\n".join(worlds[0].match.lines()[-3:]))
            refused(one, worlds, viewer, rng)
        for world in worlds:
            one.hello(world.table, heard=2)
        same(one, worlds, "a second look")
        look_back(one, worlds)
    finally:
        one.close()


def look_back(one: Somebody, worlds: list[World]) -> None:
    """Earlier moments asked for again: the same bytes, whatever was said in secret since."""
    heard = one.hello(worlds[0].table)["seen"]["heard"]
    for n in {0, heard // 2, max(0, heard - 1), heard, heard + 1}:
        mine, theirs = (one.web.get(f"/api/tables/{world.table}/moments/{n}").content for world in worlds)
        assert mine == theirs, f"moment {n} of {heard}\n{difference(mine, theirs)}"


def unheard(house: Running, worlds: list[World], viewer: int, rng: Rng) -> bool:
    """A word in the first world alone, of which the viewer is told nothing; whether there was one."""
    first = worlds[0]
    for seat in seats_in(flow.pending(first.match.state) & ~(1 << viewer if viewer >= 0 else 0)):
        action = pick(first.match, seat, rng)
        trial = Match(first.match.rules, first.match.state, "dust")
        trial.drawn = first.match.drawn[:]
        events = trial.put(seat, action)
        heard = [one for one in events if sees(one.audience, viewer)]
        if not heard and not trial.over and World("", trial).knows(viewer) == worlds[1].knows(viewer):
            say(house, first, seat, action)
            first.match.put(seat, action)
            return True
    return False


def speak(house: Running, one: Somebody, worlds: list[World], viewer: int, rng: Rng) -> bool:
    """One word in both worlds: of whoever is waited for in both, or of the viewer."""
    waiting = flow.pending(worlds[0].match.state) & flow.pending(worlds[1].match.state)
    seats = seats_in(waiting)
    while seats:
        seat = seats.pop(rng.below(len(seats)))
        said = equally(worlds, viewer, seat, rng)
        if said is None:
            continue
        id_ = f"w{len(worlds[0].match.log)}"
        for world, action in zip(worlds, said, strict=True):
            if seat == viewer:
                one.table = world.table
                ask = next(
                    m["seen"]["ask"]["id"]
                    for m in reversed(one.heard)
                    if m.get("table") == world.table and m["t"] in ("table", "said")
                )
                one.say_number(action, id_, ask)
                one.next("done")
            else:
                say(house, world, seat, action)
            world.match.put(seat, action)
        return True
    return False


def refused(one: Somebody, worlds: list[World], viewer: int, rng: Rng) -> None:
    """Words that are refused, and an undo: the same answers."""
    if viewer < 0 or worlds[0].match.over:
        return
    size = worlds[0].match.rules.verbs.size
    actions = [rng.below(size) for _ in range(3)]
    for world in worlds:
        one.table = world.table
        found = [m for m in one.heard if m.get("table") == world.table and m["t"] in ("table", "said")]
        ask = found[-1]["seen"]["ask"]
        for number, action in enumerate(actions):
            if flow.why(world.match.rules, world.match.state, viewer, action):
                one.say_number(action, f"r{number}", ask["id"] if ask else "none")
    same_or_nothing(one, worlds)


def same_or_nothing(one: Somebody, worlds: list[World]) -> None:
    first, second = bytes_for(one, worlds)
    assert first == second, f"refusals differ for {SEAT_LETTERS}:\n{first}\n{second}"
    one.raw.clear()
