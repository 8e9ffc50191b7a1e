"""How Alembic reaches the hall's database: over the connection that `storage.upgrade` gives it."""

from alembic import context

from dicehall.hall.storage import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
context.run_migrations()
