"""Campaigns: series of tables."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "campaigns",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("campaign", sa.Text(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("seed", sa.Text(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("invite", sa.Text(), nullable=False),
        sa.Column("host", sa.Text(), nullable=True),
        sa.Column("pace", sa.Text(), nullable=False),
        sa.Column("created", sa.Float(precision=53), nullable=False),
        sa.Column("ended", sa.Float(precision=53), nullable=True),
        sa.Column("played", sa.Integer(), nullable=False),
        sa.Column("chapter", sa.Text(), nullable=True),
        sa.Column("table", sa.Text(), nullable=True),
        sa.Column("result", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(
            ["host"], ["people.id"], name="fk_campaigns_host", ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("id", name="pk_campaigns"),
    )
    op.create_index("ix_campaigns_host", "campaigns", ["host"])
    op.create_table(
        "campaign_seats",
        sa.Column("campaign", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("bot", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(
            ["campaign"],
            ["campaigns.id"],
            name="fk_campaign_seats_campaign",
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name="fk_campaign_seats_person", ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("campaign", "seat", name="pk_campaign_seats"),
    )
    op.create_index("ix_campaign_seats_person", "campaign_seats", ["person"])
    op.add_column("tables", sa.Column("campaign", sa.Text(), nullable=True))
    op.add_column("tables", sa.Column("chapter", sa.Text(), nullable=True))
    op.create_index("ix_tables_campaign", "tables", ["campaign"])
