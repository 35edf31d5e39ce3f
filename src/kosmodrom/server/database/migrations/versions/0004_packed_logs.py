"""The log of a game that is over is packed into one row; snapshots are compressed.

The old snapshots are dropped: games are loaded from their entries, and have new ones soon. The logs
of games that were over before are packed bit by bit (`kosmodrom.server.tidy`).
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "logs",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_logs_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", name="pk_logs"),
    )
    op.execute("DELETE FROM snapshots")
