"""The tables of the store, as SQLAlchemy Core sees them. Other parts of the house put their own beside
these, on the same `METADATA`.

Times are Unix milliseconds. `plies` is the save file of every game: rows are only ever added, and one row
is one word with all that NATURE answered to it, or the taking back of words. Everything else about a
running game is worked out from it.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

USERS = Table(
    "users",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("name_key", String(64), nullable=False, unique=True),
    Column("kind", String(8), nullable=False),
    Column("lang", String(8), nullable=False, server_default="en"),
    Column("settings", Text, nullable=False, server_default="{}"),
    Column("password", String(200)),
    Column("owner", String(24)),
    Column("created", BigInteger, nullable=False),
    Column("last", BigInteger, nullable=False),
    Column("away_until", BigInteger),
    Column("banned", BigInteger),
)
"""`kind`: guest, account or bot; `owner`: whose bot it is. `name_key`: the name as it is compared.
`banned`: since when."""

SESSIONS = Table(
    "sessions",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("user", String(24), ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("device", String(200), nullable=False, server_default=""),
    Column("created", BigInteger, nullable=False),
    Column("last", BigInteger, nullable=False),
)

GAMES = Table(
    "games",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("title", String(40), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False, server_default="{}"),
    Column("origin", Text),
    Column("seed", String(64), nullable=False),
    Column("seed_hash", String(64), nullable=False),
    Column("name", String(120), nullable=False, server_default=""),
    Column("status", String(8), nullable=False),
    Column("pace", String(8), nullable=False, server_default="live"),
    Column("access", String(8), nullable=False, server_default="public"),
    Column("key", String(40), nullable=False),
    Column("clock", Text, nullable=False, server_default="{}"),
    Column("language", String(8), nullable=False, server_default="en"),
    Column("host", String(24), nullable=False),
    Column("hot_seat", Boolean, nullable=False, server_default="0"),
    Column("watchable", Boolean, nullable=False, server_default="1"),
    Column("start_full", Boolean, nullable=False, server_default="1"),
    Column("silenced", Text, nullable=False, server_default="[]"),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("ended", BigInteger),
    Column("plies", Integer, nullable=False, server_default="0"),
    Column("result", Text),
    Column("rematch", String(16)),
    Column("wake_at", BigInteger),
    Index("ix_games_status_access", "status", "access", "created"),
    Index("ix_games_ended", "ended"),
    Index("ix_games_title_ended", "title", "ended"),
    Index("ix_games_wake_at", "wake_at"),
    # Whole, so that a start which looks for games of other rules reads nothing but it.
    Index("ix_games_rules", "status", "title", "rules_version", "id"),
)
"""`status`: open, playing, over or closed. `origin`: the position a game goes on from. `wake_at`: when the
house must look at a game nobody follows (0: it was awake when the house last wrote; look at start). `plies`
and `result` are written at the end."""

GAME_SEATS = Table(
    "game_seats",
    METADATA,
    Column("game", String(16), ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("user", String(24), index=True),
    Column("bot", String(24)),
    Column("role", String(24)),
    Column("stand_in", String(24)),
    Column("asked", Boolean, nullable=False, server_default="0"),
    Column("deadline", BigInteger),
    PrimaryKeyConstraint("game", "seat"),
)
"""`user` sits there, or the house's `bot` of a level; `stand_in`: the level that plays for somebody who
is away. `asked` and `deadline`: whether the game waited for the seat when it went to sleep, and until
when."""

PLIES = Table(
    "plies",
    METADATA,
    Column("game", String(16), nullable=False),
    Column("ply", Integer, nullable=False),
    Column("move", String(80)),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("action", BigInteger, nullable=False),
    Column("chance", Text, nullable=False, server_default=""),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("game", "ply"),
    UniqueConstraint("game", "move"),
)
"""`kind`: say, back (the words from `action` on are taken back), pause, resume. `move`: the client's own id
of the word, with the seat before it. `chance`: what NATURE answered after it, numbers parted by spaces.
`ply` 0 is the beginning: what NATURE answered before the first word."""

LINES = Table(
    "lines",
    METADATA,
    Column("game", String(16), nullable=False),
    Column("room", String(12), nullable=False),
    Column("n", Integer, nullable=False),
    Column("user", String(24), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("game", "room", "n"),
)

MARKS = Table(
    "marks",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(16), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("target", Integer),
    Column("places", Text, nullable=False, server_default="[]"),
    Column("text", String(200), nullable=False, server_default=""),
    Column("seconds", Text, nullable=False, server_default="[]"),
    Column("at", BigInteger, nullable=False),
    Column("gone", BigInteger),
)
"""Marks that were taken away stay, with the time: the plan is part of the game's record."""

ORDERS = Table(
    "orders",
    METADATA,
    Column("game", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("orders", Text, nullable=False),
    PrimaryKeyConstraint("game", "seat"),
)

INVITATIONS = Table(
    "invitations",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("game", String(16), ForeignKey("games.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("user", String(24), index=True),
    Column("seat", Integer),
    Column("by", String(24), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
)

DOWNS = Table(
    "downs",
    METADATA,
    Column("node", String(40), primary_key=True),
    Column("began", BigInteger, primary_key=True),
    Column("alive", BigInteger, nullable=False),
    Column("grace", BigInteger, nullable=False, server_default="0"),
)
"""When the house was up: `began` to `alive`, written as it goes. Clocks stand still in between, and for
`grace` after a start."""

RESTS = Table(
    "rests",
    METADATA,
    Column("user", String(24), primary_key=True),
    Column("began", BigInteger, primary_key=True),
    Column("until", BigInteger, nullable=False),
)
"""Holidays: turn-by-turn clocks stand still, as long as the table's days of rest last."""
