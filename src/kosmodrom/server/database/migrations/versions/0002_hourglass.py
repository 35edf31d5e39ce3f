"""Tables know when their game's own clock runs out."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("hourglass", sa.Float(precision=53), nullable=True))
    op.create_index("ix_tables_hourglass", "tables", ["hourglass"])
