"""What the store keeps about telling people."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

from saloon.server.store.schema import METADATA

CHANNELS = Table(
    "channels",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("user", String(24), ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),
    Column("target", Text, nullable=False),
    Column("about", String(80), nullable=False),
    Column("quiet", String(16), nullable=False, server_default="[]"),
    Column("zone", String(64), nullable=False, server_default="UTC"),
    Column("confirmed", Boolean, nullable=False),
    Column("secret", String(40), nullable=False, unique=True),
    Column("created", BigInteger, nullable=False),
    Column("sent", BigInteger),
)
"""`secret`: what the links in a letter carry: to confirm the address, and to have no more letters."""

TELLINGS = Table(
    "tellings",
    METADATA,
    Column("channel", String(24), ForeignKey("channels.id", ondelete="CASCADE"), nullable=False),
    Column("game", String(16), nullable=False),
    Column("kind", String(12), nullable=False),
    Column("user", String(24), nullable=False),
    Column("args", Text, nullable=False, server_default="{}"),
    Column("due", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False, server_default="0"),
    Column("taken", BigInteger),
    PrimaryKeyConstraint("channel", "game", "kind"),
    Index("ix_tellings_due", "due"),
    Index("ix_tellings_user_game", "user", "game"),
)
"""What waits to be told, one of a kind for each table and channel. `taken`: a node is sending it since."""

HOUSE = Table(
    "house",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What the house itself keeps: its key towards push services."""
