"""Changes of a table are counted, and who was removed from one is remembered.

Revision ID: 0003
Revises: 0002
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("revision", sa.Integer(), nullable=False, server_default="0"))
    op.create_table(
        "removals",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name="fk_removals_person", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name="fk_removals_table", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table", "person", name="pk_removals"),
    )
    op.create_index("ix_removals_person", "removals", ["person"])
