"""Run by Alembic; the connection comes from `migrate.upgrade`."""

from alembic import context

from saloon.server.store.migrate import METADATA

context.configure(
    connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
