"""The tables of the database.

Ids are random strings, times are seconds since 1970 (UTC), JSON is stored in text columns. A change
here needs a migration in ``migrations/versions``.
"""

from __future__ import annotations

import secrets
from typing import ClassVar, Final

from sqlalchemy import (
    Float,
    ForeignKey,
    Index,
    LargeBinary,
    MetaData,
    Text,
    UniqueConstraint,
    false,
    true,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

ID_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"


def new_id() -> str:
    """A random id for addresses: 79 bits, without letters that look alike."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(16))


class Model(DeclarativeBase):
    metadata: ClassVar[MetaData] = MetaData(
        naming_convention={
            "ix": "ix_%(table_name)s_%(column_0_N_name)s",
            "uq": "uq_%(table_name)s_%(column_0_N_name)s",
            "fk": "fk_%(table_name)s_%(column_0_N_name)s",
            "pk": "pk_%(table_name)s",
        }
    )
    type_annotation_map: ClassVar = {str: Text, bytes: LargeBinary, float: Float(53)}


class PersonRow(Model):
    """Somebody who plays. Guests have neither ``name`` (case-folded) nor ``password`` (argon2)."""

    __tablename__ = "people"

    id: Mapped[str] = mapped_column(primary_key=True)
    nickname: Mapped[str]
    name: Mapped[str | None] = mapped_column(unique=True)
    password: Mapped[str | None]
    created: Mapped[float]
    seen: Mapped[float]


class SessionRow(Model):
    """A browser or program that is signed in. ``id`` is the SHA-256 of its token, so the database
    does not contain what would let anyone in. A host's session needs no person."""

    __tablename__ = "sessions"

    id: Mapped[str] = mapped_column(primary_key=True)
    person: Mapped[str | None] = mapped_column(
        ForeignKey("people.id", ondelete="CASCADE"), index=True
    )
    host: Mapped[bool]
    created: Mapped[float]
    seen: Mapped[float]
    expires: Mapped[float] = mapped_column(index=True)


class TableRow(Model):
    """A table. ``rules`` and ``data`` are the version of the rules and the fingerprint of the data
    it is played with; ``options``, ``pace``, ``waiting`` and ``result`` are JSON. ``length`` counts
    its entries and ``revision`` all other changes of it and its seats: a change is written only if
    both are still what they were when it was decided. ``deadline`` is when the next clock of a seat
    runs out, ``hourglass`` when the game's own clock does. ``server`` is the server process that
    has the table (`ServerRow`), which nobody else writes; 0 with SQLite, where there is one
    process."""

    __tablename__ = "tables"
    __table_args__ = (Index(None, "status", "public", "created"), Index(None, "status", "ended"))

    id: Mapped[str] = mapped_column(primary_key=True)
    game: Mapped[str]
    rules: Mapped[int]
    data: Mapped[str]
    options: Mapped[str]
    seed: Mapped[str]
    status: Mapped[str]
    public: Mapped[bool]
    invite: Mapped[str]
    host: Mapped[str | None] = mapped_column(
        ForeignKey("people.id", ondelete="SET NULL"), index=True
    )
    pace: Mapped[str]
    hints: Mapped[bool] = mapped_column(default=True, server_default=true())
    created: Mapped[float]
    started: Mapped[float | None]
    ended: Mapped[float | None]
    paused: Mapped[float | None]
    """Since when time stands still: the game is paused, or everybody has left."""
    length: Mapped[int] = mapped_column(default=0)
    revision: Mapped[int] = mapped_column(default=0)
    waiting: Mapped[str] = mapped_column(default="[]")
    deadline: Mapped[float | None] = mapped_column(index=True)
    hourglass: Mapped[float | None] = mapped_column(index=True)
    undo: Mapped[str | None]
    """The wish to go back that waits for the others' consent, as JSON."""
    result: Mapped[str | None]
    rematch: Mapped[str | None]
    campaign: Mapped[str | None] = mapped_column(index=True)
    chapter: Mapped[str | None]
    """Which chapter of its campaign this is, and what it begins with, as JSON."""
    server: Mapped[int] = mapped_column(default=0, server_default="0")


class SeatRow(Model):
    """A seat of a table. Players' names are kept here and nowhere else, so a person who deletes
    themselves is nameless everywhere. ``kind`` is open, person, bot or automa; automas have the
    last seats. ``named`` means that somebody else plays there at the person's device, under a name
    that was given for them. ``place`` (1 is first) and ``points`` are set when the game is over; in
    a cooperative game all are first, or nobody is (None)."""

    __tablename__ = "seats"

    table: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str]
    person: Mapped[str | None] = mapped_column(
        ForeignKey("people.id", ondelete="SET NULL"), index=True
    )
    name: Mapped[str]
    named: Mapped[bool] = mapped_column(default=False, server_default=false())
    bot: Mapped[str | None]
    left: Mapped[bool] = mapped_column(default=False)
    forfeit: Mapped[bool] = mapped_column(default=False)
    banked: Mapped[float | None]
    deadline: Mapped[float | None]
    place: Mapped[int | None]
    points: Mapped[int | None]


class RemovalRow(Model):
    """Somebody whom the host has removed from a table. They can come back only with a newer
    invitation."""

    __tablename__ = "removals"

    table: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    person: Mapped[str] = mapped_column(
        ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True
    )


class EntryRow(Model):
    """An entry of the log of a game. Entries are only ever added, until the game is over and they
    are packed (`LogRow`). The primary key protects the log: if two processes add the same number,
    one of them fails."""

    __tablename__ = "entries"
    __table_args__ = (UniqueConstraint("table", "key"),)

    table: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str]
    seat: Mapped[int]
    body: Mapped[str]
    key: Mapped[str | None]
    time: Mapped[float]


class LogRow(Model):
    """The log of a game that is over: all its entries in one row, compressed."""

    __tablename__ = "logs"

    table: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    body: Mapped[bytes]


class SnapshotRow(Model):
    """A game in play as it stood after this entry, compressed. The last two are kept. The entries
    alone would do, but replaying all of them takes longer."""

    __tablename__ = "snapshots"

    table: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    body: Mapped[bytes]


class ChatRow(Model):
    """A line of a table's chat."""

    __tablename__ = "chats"
    __table_args__ = (UniqueConstraint("table", "key"),)

    table: Mapped[str] = mapped_column(
        ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    person: Mapped[str | None] = mapped_column(
        ForeignKey("people.id", ondelete="SET NULL"), index=True
    )
    seat: Mapped[int | None]
    name: Mapped[str]
    text: Mapped[str]
    key: Mapped[str]
    time: Mapped[float]


class CampaignRow(Model):
    """A series of tables. ``played`` counts its finished chapters; ``chapter`` is the one that
    follows them, ``table`` is where that is played, and ``result`` is how the campaign ended.
    ``chapter``, ``result``, ``options`` and ``pace`` are JSON. ``revision`` counts all changes of
    it and its seats: a change is written only if that is still what it was when the change was
    decided."""

    __tablename__ = "campaigns"

    id: Mapped[str] = mapped_column(primary_key=True)
    game: Mapped[str]
    campaign: Mapped[str]
    options: Mapped[str]
    seed: Mapped[str]
    status: Mapped[str]
    invite: Mapped[str]
    host: Mapped[str | None] = mapped_column(
        ForeignKey("people.id", ondelete="SET NULL"), index=True
    )
    pace: Mapped[str]
    created: Mapped[float]
    ended: Mapped[float | None]
    played: Mapped[int] = mapped_column(default=0)
    revision: Mapped[int] = mapped_column(default=0, server_default="0")
    chapter: Mapped[str | None]
    table: Mapped[str | None]
    result: Mapped[str | None]


class CampaignSeatRow(Model):
    """Who has a seat in all chapters of a campaign, until it is handed over."""

    __tablename__ = "campaign_seats"

    campaign: Mapped[str] = mapped_column(
        ForeignKey("campaigns.id", ondelete="CASCADE"), primary_key=True
    )
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str]
    person: Mapped[str | None] = mapped_column(
        ForeignKey("people.id", ondelete="SET NULL"), index=True
    )
    name: Mapped[str]
    bot: Mapped[str | None]


class ServerRow(Model):
    """A server process of several that share the database, for as long as the others take it for
    alive. Ids are never given again, so that one that was given up for dead stays so. ``address``
    is where the others reach it, ``beat`` is when it last said that it is alive."""

    __tablename__ = "servers"

    id: Mapped[int] = mapped_column(primary_key=True)
    address: Mapped[str]
    beat: Mapped[float]


class ErrorRow(Model):
    """An error in the server, for its host."""

    __tablename__ = "errors"

    id: Mapped[int] = mapped_column(primary_key=True)
    time: Mapped[float] = mapped_column(index=True)
    where: Mapped[str]
    text: Mapped[str]
