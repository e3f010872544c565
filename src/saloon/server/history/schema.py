"""What the store keeps of finished games beside their words."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

from saloon.server.store.schema import METADATA

RESULTS = Table(
    "results",
    METADATA,
    Column("game", String(16), ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("user", String(24)),
    Column("bot", String(24)),
    Column("title", String(40), nullable=False),
    Column("role", String(24)),
    Column("score", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("place", Integer, nullable=False),
    Column("ended", BigInteger, nullable=False),
    PrimaryKeyConstraint("game", "seat"),
    Index("ix_results_user_ended", "user", "ended"),
)
"""How each seat came out, written once, when the game ends; `user` goes when that person leaves the house."""

RATINGS = Table(
    "ratings",
    METADATA,
    Column("who", String(40), nullable=False),
    Column("title", String(40), nullable=False),
    Column("role", String(24), nullable=False),
    Column("bot", Boolean, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("value", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    PrimaryKeyConstraint("who", "title", "role"),
    Index("ix_ratings_title_role_bot_value", "title", "role", "bot", "value"),
)
"""`who`: a person, a bot account, or `level:ranch_hand` for the house's own. `value`: what to show."""

VOCABULARIES = Table(
    "vocabularies",
    METADATA,
    Column("title", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("words", Text, nullable=False),
    PrimaryKeyConstraint("title", "version"),
)
"""What could be said under each version of a title's rules that this house has played by."""

COMMENTS = Table(
    "comments",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("game", String(16), ForeignKey("games.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("ply", Integer, nullable=False),
    Column("user", String(24), nullable=False, index=True),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

LEAVING = Table(
    "leaving",
    METADATA,
    Column("game", String(16), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("warned", BigInteger, nullable=False),
    Column("goes", BigInteger, nullable=False),
)
"""Games that will be deleted, and since when their people know."""
