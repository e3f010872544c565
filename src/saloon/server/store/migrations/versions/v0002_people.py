"""People's tokens, passkeys, mutes and reports; telling them things; results, ratings and comments."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    ceremonies()
    house()
    ratings()
    reports()
    channels()
    comments()
    leaving()
    mutes()
    passkeys()
    results()
    tokens()
    tellings()


def ceremonies() -> None:
    op.create_table(
        "ceremonies",
        sa.Column("id", sa.String(length=40), nullable=False),
        sa.Column("user", sa.String(length=24), nullable=True),
        sa.Column("challenge", sa.LargeBinary(), nullable=False),
        sa.Column("ends", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_ceremonies")),
    )
    op.create_index(op.f("ix_ceremonies_ends"), "ceremonies", ["ends"], unique=False)


def house() -> None:
    op.create_table(
        "house",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_house")),
    )


def ratings() -> None:
    op.create_table(
        "ratings",
        sa.Column("who", sa.String(length=40), nullable=False),
        sa.Column("title", sa.String(length=40), nullable=False),
        sa.Column("role", sa.String(length=24), nullable=False),
        sa.Column("bot", sa.Boolean(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("value", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("who", "title", "role", name=op.f("pk_ratings")),
    )
    op.create_index(
        "ix_ratings_title_role_bot_value", "ratings", ["title", "role", "bot", "value"], unique=False
    )


def reports() -> None:
    op.create_table(
        "reports",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("by", sa.String(length=24), nullable=False),
        sa.Column("about", sa.String(length=24), nullable=False),
        sa.Column("why", sa.Text(), nullable=False),
        sa.Column("game", sa.String(length=16), nullable=True),
        sa.Column("room", sa.String(length=12), nullable=True),
        sa.Column("line", sa.Integer(), nullable=True),
        sa.Column("said", sa.Text(), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("settled", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    op.create_index(op.f("ix_reports_about"), "reports", ["about"], unique=False)


def channels() -> None:
    op.create_table(
        "channels",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("user", sa.String(length=24), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("target", sa.Text(), nullable=False),
        sa.Column("about", sa.String(length=80), nullable=False),
        sa.Column("quiet", sa.String(length=16), server_default="[]", nullable=False),
        sa.Column("zone", sa.String(length=64), server_default="UTC", nullable=False),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.Column("secret", sa.String(length=40), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("sent", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_channels_user"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_channels")),
        sa.UniqueConstraint("secret", name=op.f("uq_channels_secret")),
    )
    op.create_index(op.f("ix_channels_user"), "channels", ["user"], unique=False)


def comments() -> None:
    op.create_table(
        "comments",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("user", sa.String(length=24), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_comments_game"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_comments")),
    )
    op.create_index(op.f("ix_comments_game"), "comments", ["game"], unique=False)
    op.create_index(op.f("ix_comments_user"), "comments", ["user"], unique=False)


def leaving() -> None:
    op.create_table(
        "leaving",
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("warned", sa.BigInteger(), nullable=False),
        sa.Column("goes", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_leaving_game"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", name=op.f("pk_leaving")),
    )


def mutes() -> None:
    op.create_table(
        "mutes",
        sa.Column("user", sa.String(length=24), nullable=False),
        sa.Column("muted", sa.String(length=24), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["muted"], ["users.id"], name=op.f("fk_mutes_muted"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_mutes_user"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user", "muted", name=op.f("pk_mutes")),
    )


def passkeys() -> None:
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("user", sa.String(length=24), nullable=False),
        sa.Column("credential", sa.String(length=1400), nullable=False),
        sa.Column("public_key", sa.LargeBinary(), nullable=False),
        sa.Column("uses", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_passkeys_user"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_passkeys")),
        sa.UniqueConstraint("credential", name=op.f("uq_passkeys_credential")),
    )
    op.create_index(op.f("ix_passkeys_user"), "passkeys", ["user"], unique=False)


def results() -> None:
    op.create_table(
        "results",
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user", sa.String(length=24), nullable=True),
        sa.Column("bot", sa.String(length=24), nullable=True),
        sa.Column("title", sa.String(length=40), nullable=False),
        sa.Column("role", sa.String(length=24), nullable=True),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name=op.f("fk_results_game"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "seat", name=op.f("pk_results")),
    )
    op.create_index("ix_results_user_ended", "results", ["user", "ended"], unique=False)


def tokens() -> None:
    op.create_table(
        "tokens",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("owner", sa.String(length=24), nullable=False),
        sa.Column("acts", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("token_hash", sa.String(length=64), nullable=False),
        sa.Column("scopes", sa.String(length=64), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("last", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["acts"], ["users.id"], name=op.f("fk_tokens_acts"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["owner"], ["users.id"], name=op.f("fk_tokens_owner"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tokens")),
        sa.UniqueConstraint("token_hash", name=op.f("uq_tokens_token_hash")),
    )
    op.create_index(op.f("ix_tokens_acts"), "tokens", ["acts"], unique=False)
    op.create_index(op.f("ix_tokens_owner"), "tokens", ["owner"], unique=False)


def tellings() -> None:
    op.create_table(
        "tellings",
        sa.Column("channel", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("user", sa.String(length=24), nullable=False),
        sa.Column("args", sa.Text(), server_default="{}", nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("tries", sa.Integer(), server_default="0", nullable=False),
        sa.Column("taken", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(
            ["channel"], ["channels.id"], name=op.f("fk_tellings_channel"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("channel", "game", "kind", name=op.f("pk_tellings")),
    )
    op.create_index("ix_tellings_due", "tellings", ["due"], unique=False)
    op.create_index("ix_tellings_user_game", "tellings", ["user", "game"], unique=False)
