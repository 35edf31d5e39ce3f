"""People: guests by nickname, accounts by name and password, and what is known about them."""

from __future__ import annotations

import hmac
import time
import unicodedata
from collections import Counter
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

from sqlalchemy import ColumnElement, and_, case, delete, exists, func, or_, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import aliased

from kosmodrom.server import wire
from kosmodrom.server.campaigns.store import (
    hand_over_campaigns,
    hosted_chapters,
    leave_campaigns,
    rename_in_campaigns,
)
from kosmodrom.server.database.models import (
    CampaignRow,
    CampaignSeatRow,
    ChatRow,
    PersonRow,
    RemovalRow,
    SeatRow,
    SessionRow,
    TableRow,
    new_id,
)
from kosmodrom.server.errors import Declined
from kosmodrom.server.people.sessions import Visitor, close_sessions, open_session
from kosmodrom.server.service import Service
from kosmodrom.server.tables.names import (
    NAMELESS,
    NICKNAME_LENGTH,
    OPEN_NAME,
    numbered,
    read_nickname,
)

FAREWELL_LOCK: Final = 0x4B4F534E
"""Any number that is the same in all server processes."""


class Change:
    """A transaction about people. It collects the sessions that it ends and the tables that it
    changes, which must be announced afterwards."""

    def __init__(self, session: AsyncSession) -> None:
        self.session = session
        self.ended: list[str] = []
        self.tables: set[str] = set()

    async def close_sessions(self, which: ColumnElement[bool]) -> None:
        self.ended += await close_sessions(self.session, which)

    async def hold_tables(self, tables: Sequence[str]) -> list[TableRow]:
        """Lock tables until the transaction is over; always in the same order, to avoid
        deadlocks."""
        query = select(TableRow).where(TableRow.id.in_(tables)).order_by(TableRow.id)
        held = list(await self.session.scalars(query.with_for_update()))
        for table in held:
            table.revision += 1  # changes that were decided meanwhile must be decided again
        self.tables |= {table.id for table in held}
        return held


@asynccontextmanager
async def changing(service: Service) -> AsyncIterator[Change]:
    """A transaction about people. When it is committed, the ended sessions and the changed tables
    are announced."""
    async with service.database.begin() as session:
        change = Change(session)
        yield change
    await service.sessions_ended(change.ended)
    await service.tables_changed(sorted(change.tables))


# Who is who


def as_person(row: PersonRow) -> wire.Person:
    return wire.Person(row.id, row.nickname, account=row.name is not None)


def as_me(service: Service, row: PersonRow | None, session: str | None, host: bool) -> wire.Me:
    return wire.Me(
        person=as_person(row) if row else None,
        name=row.name if row else None,
        csrf=service.tokens.csrf(session) if session else "",
        host=host,
    )


async def find_me(service: Service, visitor: Visitor) -> wire.Me:
    """Who is asking, as they may know it."""
    async with service.database.read() as session:
        row = await session.get(PersonRow, visitor.person) if visitor.person else None
    return as_me(service, row, visitor.session, visitor.host)


async def _own_row(session: AsyncSession, visitor: Visitor, hold: bool = False) -> PersonRow:
    """The visitor's own row; with ``hold`` it is locked."""
    row = await session.get(PersonRow, visitor.someone, with_for_update=hold)
    if row is None:
        raise Declined("error-sign-in", status=401)
    return row


def read_name(text: str) -> str:
    """An account's name as it is compared: case and Unicode forms make no difference."""
    return unicodedata.normalize("NFKC", text.strip()).casefold()


# Signing in and out


async def new_guest(service: Service, visitor: Visitor, nickname: str) -> wire.SignedIn:
    """Make a new guest. Who is somebody already stays who they are: a guest who is signed out
    never comes back."""
    if visitor.person is not None:
        raise Declined("error-somebody-already", status=409)
    nickname = read_nickname(nickname)
    async with changing(service) as change:
        row = _add_person(change.session, nickname)
        await change.session.flush()
        return await _sign_in(service, change, visitor, row)


async def make_account(
    service: Service, visitor: Visitor, credentials: wire.Credentials
) -> wire.SignedIn:
    """Give a guest, with all their games, a name and a password; or make a new account."""
    if not service.settings.registration:
        raise Declined("error-registration", status=403)
    name = read_name(credentials.name)
    password = await service.passwords.hash(credentials.password)
    try:
        async with changing(service) as change:
            if visitor.person is None:
                nickname = read_nickname(credentials.name[:NICKNAME_LENGTH])
                row = _add_person(change.session, nickname)
            else:
                row = await _own_row(change.session, visitor, hold=True)
            if row.name is not None:
                raise Declined("error-has-account", status=409, name=row.name)
            row.name, row.password = name, password
            await change.session.flush()
            return await _sign_in(service, change, visitor, row)
    except IntegrityError:
        raise Declined("error-name-taken", status=409, name=name) from None


async def log_in(
    service: Service,
    visitor: Visitor,
    credentials: wire.Credentials,
    devices: Mapping[str, str],
) -> wire.SignedIn:
    """Sign in to an account. The games of a guest who does so go over to the account.

    ``devices`` are the tokens by which this device is known, by the person who signed in here.
    """
    name = read_name(credentials.name)
    async with service.database.read() as session:
        query = select(PersonRow).where(PersonRow.name == name)
        row = (await session.scalars(query)).one_or_none()
    stored = row.password if row is not None else None
    device = None
    if row is not None and stored is not None:
        device = service.tokens.device(stored, devices.get(row.id, ""))
    known, place = device is not None, device or visitor.client
    # Counted before the password is checked, so that parallel guesses do not help.
    service.guesses.take(name, place, service.settings.limits.wrong_passwords, known=known)
    if not await service.passwords.fits(credentials.password, stored) or row is None:
        raise Declined("error-log-in", status=401)
    service.guesses.forget(name, place)
    async with changing(service) as change:
        session = change.session
        if visitor.person is not None:
            await _take_turns(service, session)
        row = await session.get(PersonRow, row.id, with_for_update={"read": True})
        if row is None or row.password != stored:  # deleted or changed in the meantime
            raise Declined("error-log-in", status=401)
        guest = await session.get(PersonRow, visitor.person) if visitor.person else None
        if guest is not None and guest.name is None:
            await _hand_over(service, change, guest, row)
        return await _sign_in(service, change, visitor, row)


async def log_out(service: Service, visitor: Visitor) -> None:
    async with changing(service) as change:
        await change.close_sessions(SessionRow.id == visitor.session)


async def admit_host(service: Service, visitor: Visitor, key: str) -> wire.SignedIn:
    """Make the visitor's session a host's, if they know the host key."""
    if not hmac.compare_digest(key.encode(), service.secrets.host.encode()):
        raise Declined("error-host-key", status=403)
    async with changing(service) as change:
        row = await _own_row(change.session, visitor, hold=True) if visitor.person else None
        return await _sign_in(service, change, visitor, row, host=True)


async def device_token(service: Service, person: str) -> str | None:
    """A token for the device on which somebody has just given their password; None if they have
    none."""
    async with service.database.read() as session:
        row = await session.get(PersonRow, person)
    if row is None or row.password is None:
        return None
    return service.tokens.make_device(row.password)


def _add_person(session: AsyncSession, nickname: str) -> PersonRow:
    now = time.time()
    row = PersonRow(id=new_id(), nickname=nickname, name=None, password=None, created=now, seen=now)
    session.add(row)
    return row


async def _sign_in(
    service: Service,
    change: Change,
    visitor: Visitor,
    row: PersonRow | None,
    host: bool = False,
) -> wire.SignedIn:
    """A new session in place of the visitor's old one."""
    host = host or visitor.host
    await change.close_sessions(SessionRow.id == visitor.session)
    token, number = await open_session(service, change.session, row.id if row else None, host)
    return wire.SignedIn(as_me(service, row, number, host), token)


# Changing oneself


async def rename(service: Service, visitor: Visitor, nickname: str) -> wire.Me:
    """Change a nickname, also at the tables in the lobby or in play."""
    nickname = read_nickname(nickname)
    async with changing(service) as change:
        await _take_turns(service, change.session)
        row = await _own_row(change.session, visitor, hold=True)
        row.nickname = nickname
        tables = await _tables_of(change.session, row.id, ("lobby", "playing", "paused"))
        await change.hold_tables(tables)
        await _write_name(change.session, row, tables)
        await rename_in_campaigns(change.session, row.id, nickname)
    return as_me(service, row, visitor.session, visitor.host)


async def _write_name(session: AsyncSession, row: PersonRow, tables: Sequence[str]) -> None:
    """Write a person's nickname at their seats, except where others play under names of their
    own."""
    seats = select(SeatRow).where(
        SeatRow.person == row.id, SeatRow.table.in_(tables), ~SeatRow.named
    )
    written: Counter[str] = Counter()
    for seat in await session.scalars(seats.order_by(SeatRow.seat)):
        written[seat.table] += 1
        seat.name = numbered(row.nickname, written[seat.table])


async def change_password(service: Service, visitor: Visitor, change: wire.ChangePassword) -> None:
    """Change a password; all other devices are signed out."""
    async with service.database.read() as session:
        row = await _own_row(session, visitor)
    if row.password is None:
        raise Declined("error-no-account", status=409)
    if not await service.passwords.fits(change.old, row.password):
        raise Declined("error-password", status=403)
    password = await service.passwords.hash(change.new)
    async with changing(service) as work:
        await work.session.execute(
            update(PersonRow).where(PersonRow.id == row.id).values(password=password)
        )
        await work.close_sessions(
            and_(SessionRow.person == row.id, SessionRow.id != visitor.session)
        )


async def delete_person(service: Service, visitor: Visitor, password: str | None) -> None:
    """Delete a person and all that is known about them. Games with others go on: a bot plays in
    their place, what they said is deleted, and their name is removed from all they did."""
    async with service.database.read() as session:
        row = await _own_row(session, visitor)
    if row.password is not None and not await service.passwords.fits(password or "", row.password):
        raise Declined("error-password", status=403)
    async with changing(service) as change:
        await _take_turns(service, change.session)
        await _own_row(change.session, visitor, hold=True)
        await _forget(service, change, row.id)


async def _take_turns(service: Service, session: AsyncSession) -> None:
    """Transactions that lock both people and tables take turns: two of them at the same table would
    deadlock."""
    if not service.database.is_sqlite:  # SQLite's transactions take turns anyway
        await session.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": FAREWELL_LOCK})


def _strayed(before: float) -> ColumnElement[bool]:
    """Guests who were last seen before that time, and do not sit at a table in play or in a running
    campaign."""
    playing = exists().where(
        SeatRow.person == PersonRow.id,
        ~SeatRow.left,
        TableRow.id == SeatRow.table,
        TableRow.status.in_(("playing", "paused")),
    )
    taking_part = exists().where(
        CampaignSeatRow.person == PersonRow.id,
        CampaignRow.id == CampaignSeatRow.campaign,
        CampaignRow.status == "running",
    )
    return and_(PersonRow.name.is_(None), PersonRow.seen < before, ~playing, ~taking_part)


async def absent_guests(service: Service, before: float, after: str, limit: int) -> list[str]:
    """The next guests who have not been seen since that time, ordered by id."""
    query = select(PersonRow.id).where(PersonRow.id > after, _strayed(before))
    async with service.database.read() as session:
        return list(await session.scalars(query.order_by(PersonRow.id).limit(limit)))


async def forget_guest(service: Service, guest: str, before: float) -> None:
    """Delete a guest, unless they are back, or another server has deleted them already."""
    query = select(PersonRow.id).where(PersonRow.id == guest, _strayed(before))
    async with changing(service) as change:
        await _take_turns(service, change.session)
        if await change.session.scalar(query.with_for_update()) is not None:
            await _forget(service, change, guest)


async def _tables_of(session: AsyncSession, person: str, statuses: Sequence[str] = ()) -> list[str]:
    """The tables where somebody sits."""
    query = select(SeatRow.table).where(SeatRow.person == person).distinct()
    if statuses:
        query = query.join(TableRow, TableRow.id == SeatRow.table)
        query = query.where(TableRow.status.in_(statuses))
    return list(await session.scalars(query))


async def _forget(service: Service, change: Change, person: str) -> None:
    """Delete a person, whose row is locked."""
    session = change.session
    seated = select(SeatRow.table).where(SeatRow.person == person)
    made = select(TableRow.id).where(TableRow.host == person)
    tables = [
        *await session.scalars(seated.union(made)),
        *await hosted_chapters(session, person),
    ]
    for table in await change.hold_tables(tables):
        await _give_up(service, session, table, person)
    change.tables |= set(
        await session.scalars(select(ChatRow.table).where(ChatRow.person == person))
    )
    await session.execute(
        # The line stays, as a gap: lines are numbered.
        update(ChatRow).where(ChatRow.person == person).values(person=None, name=NAMELESS, text="")
    )
    await change.close_sessions(SessionRow.person == person)
    await leave_campaigns(session, person, NAMELESS, OPEN_NAME, time.time())
    await session.execute(delete(PersonRow).where(PersonRow.id == person))


async def _give_up(service: Service, session: AsyncSession, table: TableRow, person: str) -> None:
    """Take a person out of a table: in the lobby the seat is free again, in play a bot goes on, in
    a finished game the name is removed. Without other people the table is closed."""
    is_open = table.status in ("lobby", "playing", "paused")
    gone: dict[str, Any] = {"person": None, "name": NAMELESS, "named": False, "deadline": None}
    if table.status == "lobby":
        gone |= {"kind": "open", "name": OPEN_NAME}
    elif is_open:
        gone |= {"left": True, "bot": service.settings.takeover}
    seats = SeatRow.table == table.id
    await session.execute(update(SeatRow).where(seats, SeatRow.person == person).values(gone))
    query = select(SeatRow.person).where(seats, SeatRow.person.is_not(None), ~SeatRow.left)
    others = list(await session.scalars(query.order_by(SeatRow.seat)))
    if table.host == person:
        table.host = others[0] if others else None
    if is_open:
        table.undo = None  # do not wait for the consent of somebody who is gone
        table.deadline = await session.scalar(select(func.min(SeatRow.deadline)).where(seats))
    if is_open and not others:
        table.status, table.ended, table.deadline = "closed", time.time(), None


async def _hand_over(
    service: Service, change: Change, guest: PersonRow, account: PersonRow
) -> None:
    """Make a guest and an account one person."""
    session = change.session
    await session.refresh(guest, with_for_update=True)
    tables = await _tables_of(session, guest.id)
    made = select(TableRow.id).where(TableRow.host == guest.id)
    await change.hold_tables([*tables, *await session.scalars(made)])
    seats = update(SeatRow).where(SeatRow.person == guest.id)
    await session.execute(seats.values(person=account.id))
    await _write_name(session, account, tables)
    said = update(ChatRow).where(ChatRow.person == guest.id)
    await session.execute(said.values(person=account.id, name=account.nickname))
    await session.execute(update(TableRow).where(TableRow.host == guest.id).values(host=account.id))
    await hand_over_campaigns(session, guest.id, account.id, account.nickname)
    known = select(RemovalRow.table).where(RemovalRow.person == account.id)
    removals = update(RemovalRow).where(
        RemovalRow.person == guest.id, RemovalRow.table.not_in(known)
    )
    await session.execute(removals.values(person=account.id))
    await _forget(service, change, guest.id)


# What is known of somebody


async def profile(service: Service, person: str) -> wire.Profile:
    """Somebody as others see them, with their finished games."""
    async with service.database.read() as session:
        row = await session.get(PersonRow, person)
        if row is None:
            raise Declined("error-no-person", status=404, person=person)
        return wire.Profile(as_person(row), row.created, await find_statistics(session, person))


async def find_statistics(session: AsyncSession, person: str) -> tuple[wire.GameStatistics, ...]:
    """A person's finished games, by game. Seats that others play at the person's device do not
    count. A game with several own seats counts once, by the best of them, and is not won if there
    was nobody else to win against."""
    other = aliased(SeatRow)
    against = exists().where(
        other.table == TableRow.id, or_(other.person.is_(None), other.person != person, other.named)
    )
    first, last = func.min(SeatRow.place), func.max(SeatRow.place)
    best = (
        select(
            TableRow.game,
            func.max(SeatRow.points).label("points"),
            case((and_(first == 1, or_(last == 1, against)), 1), else_=0).label("won"),
        )
        .join(TableRow, TableRow.id == SeatRow.table)
        .where(SeatRow.person == person, ~SeatRow.named, TableRow.status == "finished")
        .group_by(TableRow.id, TableRow.game)
        .subquery()
    )
    query = (
        select(
            best.c.game,
            func.count(),
            func.sum(best.c.won),
            func.max(best.c.points),
            func.avg(best.c.points),
        )
        .group_by(best.c.game)
        .order_by(best.c.game)
    )
    return tuple(
        wire.GameStatistics(game, played, won, best, float(mean) if mean is not None else None)
        for game, played, won, best, mean in await session.execute(query)
    )
