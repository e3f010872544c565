"""How a store of an older house becomes one of this (Alembic)."""
