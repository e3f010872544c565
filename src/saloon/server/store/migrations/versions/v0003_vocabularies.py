"""What could be said under each version of a title's rules, and a quick way to the games of each."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "vocabularies",
        sa.Column("title", sa.String(length=40), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("title", "version", name=op.f("pk_vocabularies")),
    )
    op.create_index("ix_games_rules", "games", ["status", "title", "rules_version", "id"])
