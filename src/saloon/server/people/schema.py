"""What the store keeps of people beside their names and sessions."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Integer,
    LargeBinary,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

from saloon.server.store.schema import METADATA

TOKENS = Table(
    "tokens",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("owner", String(24), ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("acts", String(24), ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("name", String(64), nullable=False),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("scopes", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("last", BigInteger),
)
"""`acts`: whom a program with this token is: its owner, or a bot of the owner's."""

PASSKEYS = Table(
    "passkeys",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("user", String(24), ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("credential", String(1400), nullable=False, unique=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", BigInteger, nullable=False),
    Column("name", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
)

CEREMONIES = Table(
    "ceremonies",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("user", String(24)),
    Column("challenge", LargeBinary, nullable=False),
    Column("ends", BigInteger, nullable=False, index=True),
)
"""A passkey's question that waits for its answer; each is answered once."""

MUTES = Table(
    "mutes",
    METADATA,
    Column("user", String(24), ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("muted", String(24), ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("user", "muted"),
)

REPORTS = Table(
    "reports",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("by", String(24), nullable=False),
    Column("about", String(24), nullable=False, index=True),
    Column("why", Text, nullable=False),
    Column("game", String(16)),
    Column("room", String(12)),
    Column("line", Integer),
    Column("said", Text),
    Column("at", BigInteger, nullable=False),
    Column("settled", BigInteger),
)
"""`said`: the line as it stood when it was reported."""
