"""Run by Alembic: migrate over the connection that `kosmodrom.server.database.engine` opened."""

from alembic import context

from kosmodrom.server.database.models import Model

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Model.metadata,
    # All or nothing, also in SQLite, whose transactions we begin ourselves.
    transactional_ddl=True,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
