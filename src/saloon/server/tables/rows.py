"""What the store keeps of a table, as objects, and how it is read and written."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Row, bindparam, insert, select

from saloon.kernel.verbs import SEAT_LETTERS
from saloon.server.store.schema import GAME_SEATS, GAMES, RESTS, USERS
from saloon.server.wire.shapes import Person, SeatInfo, TableInfo
from saloon.server.wire.tables import ClockWish

DAY: Final = 86_400_000
BOT_NAMES: Final = (
    "Abigail",
    "Buck",
    "Clementine",
    "Dixie",
    "Ezra",
    "Fanny",
    "Gus",
    "Hattie",
    "Ike",
    "Josie",
)
"""What the house's bots are called, by seat."""


@dataclass(slots=True)
class SeatRow:
    """Who sits there: a person, or a bot of a level. `stand_in` plays for a person who is away."""

    seat: int
    user: Person | None = None
    bot: str | None = None
    role: str | None = None
    stand_in: str | None = None

    @property
    def level(self) -> str | None:
        """The bot that speaks for this seat, if one does."""
        return self.bot or self.stand_in

    @property
    def free(self) -> bool:
        return self.user is None and self.bot is None

    @property
    def person(self) -> Person | None:
        if self.bot is not None:
            return bot_person(self.seat, self.bot)
        return self.user


@dataclass(slots=True)
class TableRow:
    """A game as the store has it."""

    id: str
    title: str
    rules_version: int
    seats: int
    options: dict[str, str]
    seed: str
    seed_hash: str
    key: str
    host: str
    created: int
    name: str = ""
    status: str = "open"
    pace: str = "live"
    access: str = "public"
    clock: ClockWish = field(default_factory=ClockWish)
    language: str = "en"
    hot_seat: bool = False
    watchable: bool = True
    start_full: bool = True
    silenced: list[str] = field(default_factory=list)
    origin: str | None = None
    started: int | None = None
    ended: int | None = None
    rematch: str | None = None
    wake_at: int | None = None
    places: list[SeatRow] = field(default_factory=list)
    rests: dict[int, list[tuple[int, int]]] = field(default_factory=dict)

    def seats_of(self, user: str) -> list[int]:
        """Every seat of a person."""
        return [place.seat for place in self.places if place.user is not None and place.user.id == user]

    @property
    def with_bots(self) -> bool:
        return any(place.level is not None for place in self.places)

    def names(self) -> dict[int, str]:
        return {place.seat: place.person.name for place in self.places if place.person is not None}

    def full(self) -> bool:
        return not any(place.free for place in self.places)


def bot_person(seat: int, level: str) -> Person:
    return Person(f"bot:{level}:{SEAT_LETTERS[seat]}", BOT_NAMES[seat], "bot", level)


# What is asked at every beginning of a game is built once: SQLAlchemy spends more on building a question than
# SQLite on answering it.
ONE: Final = select(GAMES).where(GAMES.c.id == bindparam("table"))
SEATS: Final = (
    select(GAME_SEATS, USERS.c.name, USERS.c.kind)
    .outerjoin(USERS, USERS.c.id == GAME_SEATS.c.user)
    .where(GAME_SEATS.c.game.in_(bindparam("tables", expanding=True)))
    .order_by(GAME_SEATS.c.game, GAME_SEATS.c.seat)
)
JSON_FIELDS: Final = {"options": dict[str, str], "clock": ClockWish, "silenced": list[str]}
PLAIN_FIELDS: Final = tuple(
    name for name in TableRow.__slots__ if name not in JSON_FIELDS and name not in ("places", "rests")
)


def write_new(db: Connection, row: TableRow) -> None:
    """A table that was not there before."""
    values: dict[str, Any] = {name: getattr(row, name) for name in PLAIN_FIELDS}
    values |= {name: msgspec.json.encode(getattr(row, name)).decode() for name in JSON_FIELDS}
    db.execute(insert(GAMES).values(**values))
    seats = [
        {
            "game": row.id,
            "seat": place.seat,
            "user": place.user.id if place.user else None,
            "bot": place.bot,
            "role": place.role,
        }
        for place in row.places
    ]
    db.execute(insert(GAME_SEATS), seats)


def read_table(db: Connection, table: str) -> TableRow | None:
    found = db.execute(ONE, {"table": table}).first()
    return table_of(db, found) if found is not None else None


def table_of(db: Connection, found: Row[Any]) -> TableRow:
    return tables_of(db, [found])[0]


def tables_of(db: Connection, found: list[Row[Any]]) -> list[TableRow]:
    """Rows of `games` with their seats; two questions however many there are."""
    rows: dict[str, TableRow] = {}
    for one in found:
        values = {name: getattr(one, name) for name in PLAIN_FIELDS}
        for name, kind in JSON_FIELDS.items():
            values[name] = msgspec.json.decode(getattr(one, name), type=kind)
        rows[one.id] = TableRow(**values)
    for seat in db.execute(SEATS, {"tables": list(rows)}):
        user = None if seat.user is None else Person(seat.user, seat.name or "", seat.kind or "guest")
        rows[seat.game].places.append(SeatRow(seat.seat, user, seat.bot, seat.role, seat.stand_in))
    add_rests(db, list(rows.values()))
    return list(rows.values())


def add_rests(db: Connection, rows: list[TableRow]) -> None:
    """The holidays of those who play by the day, as many days of them as each table grants."""
    by_day = [row for row in rows if row.pace == "days" and row.clock.holidays and row.status == "playing"]
    users = {place.user.id for row in by_day for place in row.places if place.user is not None}
    if not users:
        return
    known: dict[str, list[tuple[int, int]]] = {}
    for rest in db.execute(select(RESTS).where(RESTS.c.user.in_(users)).order_by(RESTS.c.began)):
        known.setdefault(rest.user, []).append((rest.began, rest.until))
    for row in by_day:
        for place in row.places:
            spans = known.get(place.user.id, []) if place.user is not None else []
            row.rests[place.seat] = granted_until(spans, row.started or 0, row.clock.holidays * DAY)


def granted_until(spans: list[tuple[int, int]], start: int, left: int) -> list[tuple[int, int]]:
    """Of these holidays what falls into the game, until its days of rest are used up."""
    out: list[tuple[int, int]] = []
    for began, until in spans:
        first = max(began, start)
        last = min(until, first + left)
        if last > first:
            out.append((first, last))
            left -= last - first
    return out


def info_of(
    row: TableRow, connected: frozenset[str] = frozenset(), watchers: int = 0, paused: bool = False
) -> TableInfo:
    """A table as anybody may see it: nothing of the game, no secret of the house."""
    return TableInfo(
        id=row.id,
        title=row.title,
        name=row.name,
        status=row.status,
        pace=row.pace,
        access=row.access,
        language=row.language,
        host=row.host,
        options=row.options,
        seats=[
            SeatInfo(
                place.seat,
                place.person,
                place.user is not None and place.user.id in connected,
                place.stand_in,
                place.role,
            )
            for place in row.places
        ],
        seed_hash=row.seed_hash,
        hot_seat=row.hot_seat,
        watchers=watchers,
        watchable=row.watchable,
        clock=clock_text(row),
        paused=paused,
        created=row.created,
        seed=row.seed if row.status == "over" else None,
        rules=row.rules_version,
        begun=row.started is not None,
        rematch=row.rematch,
    )


def clock_text(row: TableRow) -> str:
    """The clock in figures: `10:00+20`, `24h`, or nothing."""
    clock = row.clock
    if row.pace == "days":
        return f"{clock.hours}h" if clock.hours else ""
    if not clock.bank and not clock.turn:
        return ""
    return f"{clock.bank // 60}:{clock.bank % 60:02}+{clock.turn}"
