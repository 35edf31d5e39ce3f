"""Campaigns count their changes, and the table of a chapter has its campaign's host."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column(
        "campaigns", sa.Column("revision", sa.Integer(), nullable=False, server_default="0")
    )
    # Whoever asked for a chapter was the host of its table, and may since have left the campaign.
    op.execute(
        """
        UPDATE tables SET revision = revision + 1, host = (
            SELECT campaigns.host FROM campaigns WHERE campaigns."table" = tables.id
        )
        WHERE status IN ('lobby', 'playing', 'paused') AND id IN (
            SELECT campaigns."table" FROM campaigns
            WHERE campaigns.status = 'running' AND campaigns.host IS NOT NULL
        )
        """
    )
