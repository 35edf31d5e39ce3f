"""Server processes that share a database, and which of them has a table."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "servers",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("beat", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_servers"),
    )
    op.add_column("tables", sa.Column("server", sa.Integer(), nullable=False, server_default="0"))
