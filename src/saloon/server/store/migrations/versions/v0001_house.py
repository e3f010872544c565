"""The first store: people, sessions, games, seats, plies, talk, plans, orders, invitations, uptime."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    users()
    games()
    downs()
    rests()
    lines()
    marks()
    orders()
    plies()
    game_seats()
    invitations()
    sessions()


def downs() -> None:
    op.create_table(
        "downs",
        sa.Column("node", sa.String(length=40), nullable=False),
        sa.Column("began", sa.BigInteger(), nullable=False),
        sa.Column("alive", sa.BigInteger(), nullable=False),
        sa.Column("grace", sa.BigInteger(), server_default="0", nullable=False),
        sa.PrimaryKeyConstraint("node", "began", name=op.f("pk_downs")),
    )


def rests() -> None:
    op.create_table(
        "rests",
        sa.Column("user", sa.String(length=24), nullable=False),
        sa.Column("began", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("user", "began", name=op.f("pk_rests")),
    )


def games() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("title", sa.String(length=40), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), server_default="{}", nullable=False),
        sa.Column("origin", sa.Text(), nullable=True),
        sa.Column("seed", sa.String(length=64), nullable=False),
        sa.Column("seed_hash", sa.String(length=64), nullable=False),
        sa.Column("name", sa.String(length=120), server_default="", nullable=False),
        sa.Column("status", sa.String(length=8), nullable=False),
        sa.Column("pace", sa.String(length=8), server_default="live", nullable=False),
        sa.Column("access", sa.String(length=8), server_default="public", nullable=False),
        sa.Column("key", sa.String(length=40), nullable=False),
        sa.Column("clock", sa.Text(), server_default="{}", nullable=False),
        sa.Column("language", sa.String(length=8), server_default="en", nullable=False),
        sa.Column("host", sa.String(length=24), nullable=False),
        sa.Column("hot_seat", sa.Boolean(), server_default="0", nullable=False),
        sa.Column("watchable", sa.Boolean(), server_default="1", nullable=False),
        sa.Column("start_full", sa.Boolean(), server_default="1", nullable=False),
        sa.Column("silenced", sa.Text(), server_default="[]", nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("started", sa.BigInteger(), nullable=True),
        sa.Column("ended", sa.BigInteger(), nullable=True),
        sa.Column("plies", sa.Integer(), server_default="0", nullable=False),
        sa.Column("result", sa.Text(), nullable=True),
        sa.Column("rematch", sa.String(length=16), nullable=True),
        sa.Column("wake_at", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_games")),
    )
    op.create_index("ix_games_ended", "games", ["ended"], unique=False)
    op.create_index("ix_games_status_access", "games", ["status", "access", "created"], unique=False)
    op.create_index("ix_games_title_ended", "games", ["title", "ended"], unique=False)
    op.create_index("ix_games_wake_at", "games", ["wake_at"], unique=False)


def lines() -> None:
    op.create_table(
        "lines",
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("room", sa.String(length=12), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("user", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("game", "room", "n", name=op.f("pk_lines")),
    )


def marks() -> None:
    op.create_table(
        "marks",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("target", sa.Integer(), nullable=True),
        sa.Column("places", sa.Text(), server_default="[]", nullable=False),
        sa.Column("text", sa.String(length=200), server_default="", nullable=False),
        sa.Column("seconds", sa.Text(), server_default="[]", nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("gone", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_marks")),
    )
    op.create_index(op.f("ix_marks_game"), "marks", ["game"], unique=False)


def orders() -> None:
    op.create_table(
        "orders",
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("orders", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("game", "seat", name=op.f("pk_orders")),
    )


def plies() -> None:
    op.create_table(
        "plies",
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("move", sa.String(length=80), nullable=True),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("action", sa.BigInteger(), nullable=False),
        sa.Column("chance", sa.Text(), server_default="", nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("game", "ply", name=op.f("pk_plies")),
        sa.UniqueConstraint("game", "move", name=op.f("uq_plies_game_move")),
    )


def users() -> None:
    op.create_table(
        "users",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("name_key", sa.String(length=64), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("lang", sa.String(length=8), server_default="en", nullable=False),
        sa.Column("settings", sa.Text(), server_default="{}", nullable=False),
        sa.Column("password", sa.String(length=200), nullable=True),
        sa.Column("owner", sa.String(length=24), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("last", sa.BigInteger(), nullable=False),
        sa.Column("away_until", sa.BigInteger(), nullable=True),
        sa.Column("banned", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_users")),
        sa.UniqueConstraint("name_key", name=op.f("uq_users_name_key")),
    )


def game_seats() -> None:
    op.create_table(
        "game_seats",
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user", sa.String(length=24), nullable=True),
        sa.Column("bot", sa.String(length=24), nullable=True),
        sa.Column("role", sa.String(length=24), nullable=True),
        sa.Column("stand_in", sa.String(length=24), nullable=True),
        sa.Column("asked", sa.Boolean(), server_default="0", nullable=False),
        sa.Column("deadline", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_game_seats_game"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "seat", name=op.f("pk_game_seats")),
    )
    op.create_index(op.f("ix_game_seats_user"), "game_seats", ["user"], unique=False)


def invitations() -> None:
    op.create_table(
        "invitations",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("user", sa.String(length=24), nullable=True),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("by", sa.String(length=24), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_invitations_game"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_invitations")),
    )
    op.create_index(op.f("ix_invitations_game"), "invitations", ["game"], unique=False)
    op.create_index(op.f("ix_invitations_user"), "invitations", ["user"], unique=False)


def sessions() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("user", sa.String(length=24), nullable=False),
        sa.Column("token_hash", sa.String(length=64), nullable=False),
        sa.Column("device", sa.String(length=200), server_default="", nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("last", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_sessions_user"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_sessions")),
        sa.UniqueConstraint("token_hash", name=op.f("uq_sessions_token_hash")),
    )
    op.create_index(op.f("ix_sessions_user"), "sessions", ["user"], unique=False)
