"""Seats under a name of their own, for several people at one device."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column(
        "seats", sa.Column("named", sa.Boolean(), nullable=False, server_default=sa.false())
    )
