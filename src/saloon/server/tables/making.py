"""Making a table: what was wished for, checked, as a row."""

from __future__ import annotations

from typing import Final

from saloon.bots.levels import KNOWN
from saloon.kernel import catalogue, nature
from saloon.kernel.core import Rules
from saloon.kernel.errors import SaloonError
from saloon.kernel.options import check_fit, read_options, spoken
from saloon.kernel.record import one_line
from saloon.kernel.words import LANGUAGES, Words
from saloon.server.asker import Asker
from saloon.server.ids import new_id
from saloon.server.tables.rows import SeatRow, TableRow
from saloon.server.trouble import Trouble
from saloon.server.wire.tables import ClockWish, NewTable, PlayNow

LONGEST_NAME: Final = 60
PACES: Final = ("live", "days")
ACCESSES: Final = ("public", "link", "invited")
LONGEST_BANK: Final = 24 * 3600
LONGEST_HOURS: Final = 24 * 30
MOST_HOLIDAYS: Final = 60


def make(wish: NewTable, asker: Asker, now: int) -> TableRow:
    """The row of a new table; whatever is wrong is one sentence."""
    rules = rules_of(wish.title)
    check_count(rules, wish.seats, asker.lang)
    check_wish(wish)
    options = {**asked(wish.options, wish.preset), **cast(rules, wish)}
    row = blank(rules, wish.seats, options, asker, now)
    for seat, role in wish.roles.items():
        row.places[int(seat)].role = role
    row.name = one_line(wish.name)
    row.pace, row.access, row.clock = wish.pace, wish.access, wish.clock
    row.language = wish.language if wish.language in LANGUAGES else asker.lang
    row.hot_seat, row.watchable, row.start_full = wish.hot_seat, wish.watchable, wish.start
    for seat, level in wish.bots.items():
        if not (seat.isascii() and seat.isdigit() and int(seat[:3]) < wish.seats):
            raise Trouble(400, "no_seat")
        row.places[int(seat)].bot = check_level(level)
    sit_host(row, asker, wish.mine)
    return row


def play_now(wish: PlayNow, asker: Asker, now: int) -> TableRow:
    """A game against bots, for one person."""
    rules = rules_of(wish.title)
    seats = wish.seats if wish.seats is not None else max(rules.fewest, min(3, rules.most))
    check_count(rules, seats, asker.lang)
    row = blank(rules, seats, asked(wish.options, wish.preset), asker, now)
    mine = wish.seat if wish.seat is not None else 0
    if not 0 <= mine < seats:
        raise Trouble(400, "no_seat")
    level = check_level(wish.level)
    for place in row.places:
        place.bot = None if place.seat == mine else level
    row.places[mine].user = asker.person
    row.access = "link"
    row.language = asker.lang
    if wish.seed is not None:
        row.seed, row.seed_hash = wish.seed, hash_of(wish.seed)
    return row


def hash_of(seed: str) -> str:
    try:
        return nature.commitment(nature.read_seed(seed))
    except SaloonError:
        raise Trouble(400, "bad_seed") from None


def cast(rules: Rules, wish: NewTable) -> dict[str, str]:
    """The options that give roles to seats: a title that lets a table choose who is the sheriff has an option
    `sheriff_seat`, whose values count the seats from 1."""
    found: dict[str, str] = {}
    for seat, role in wish.roles.items():
        option = next((one for one in rules.options if one.name == f"{role}_seat"), None)
        if option is None:
            raise Trouble(400, "no_role", role=role[:40])
        if not (seat.isascii() and seat.isdigit() and int(seat[:3]) < wish.seats):
            raise Trouble(400, "no_seat")
        found[option.name] = str(int(seat) + 1)
    return found


def rules_of(title: str) -> Rules:
    if title not in catalogue.titles():
        raise Trouble(404, "no_title", title=title[:40])
    return catalogue.load(title)


def check_count(rules: Rules, seats: int, language: str) -> None:
    if not rules.fewest <= seats <= rules.most:
        name = Words(rules, language).say("title.name")
        raise Trouble(400, "seat_count", title=name, fewest=rules.fewest, most=rules.most)


def check_level(level: str) -> str:
    if level not in KNOWN:
        raise Trouble(400, "no_level", level=level[:40])
    return level


def check_wish(wish: NewTable) -> None:
    if len(wish.name) > LONGEST_NAME:
        raise Trouble(400, "name_long", most=LONGEST_NAME)
    if wish.pace not in PACES:
        raise Trouble(400, "no_choice", what="pace", choices=", ".join(PACES))
    if wish.access not in ACCESSES:
        raise Trouble(400, "no_choice", what="access", choices=", ".join(ACCESSES))
    check_clock(wish.clock)


def check_clock(clock: ClockWish) -> None:
    limits = ((clock.bank, LONGEST_BANK), (clock.turn, LONGEST_BANK), (clock.hours, LONGEST_HOURS))
    if any(not 0 <= value <= most for value, most in (*limits, (clock.holidays, MOST_HOLIDAYS))):
        raise Trouble(400, "bad_clock")


def asked(options: dict[str, str], preset: str | None) -> dict[str, str]:
    return options if preset is None else {"preset": preset, **options}


def blank(rules: Rules, seats: int, options: dict[str, str], asker: Asker, now: int) -> TableRow:
    """A table with free seats and a seed."""
    chosen = read_options(rules, options, seats)
    check_fit(rules, seats, chosen, Words(rules, asker.lang))
    seed = nature.new_seed()
    return TableRow(
        id=new_id(),
        title=rules.title,
        rules_version=rules.version,
        seats=seats,
        options=spoken(rules, chosen),
        seed=seed,
        seed_hash=nature.commitment(nature.read_seed(seed)),
        key=new_id(24),
        host=asker.id,
        created=now,
        places=[SeatRow(seat) for seat in range(seats)],
    )


def sit_host(row: TableRow, asker: Asker, mine: int | None) -> None:
    """The host's own seat; every free one at a table that is played on one device."""
    if row.hot_seat:
        for place in row.places:
            if place.bot is None:
                place.user = asker.person
        return
    if mine == -1:
        return
    if mine is None:
        mine = next((place.seat for place in row.places if place.free), -1)
    if not 0 <= mine < row.seats:
        raise Trouble(400, "no_seat")
    if not row.places[mine].free:
        raise Trouble(409, "seat_taken")
    row.places[mine].user = asker.person
