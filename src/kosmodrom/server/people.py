"""People: guests by nickname, accounts by name and password, and what is known of them."""

from __future__ import annotations

import hmac
import time
import unicodedata
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import ColumnElement, and_, case, delete, exists, func, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from kosmodrom.server import wire
from kosmodrom.server.lobby import OPEN_NAME
from kosmodrom.server.models import (
    ChatRow,
    PersonRow,
    SeatRow,
    SessionRow,
    TableRow,
    new_id,
)
from kosmodrom.server.problems import Declined
from kosmodrom.server.safety import clean_line
from kosmodrom.server.service import Service
from kosmodrom.server.sessions import Visitor, close_session, open_session

NAMELESS: Final = "N.N."
"""The name, in any language, of people who deleted themselves."""

NICKNAME_LENGTH: Final = 24


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


async def _own_row(session: AsyncSession, visitor: Visitor) -> PersonRow:
    row = await session.get(PersonRow, visitor.someone)
    if row is None:
        raise Declined("error-sign-in", status=401)
    return row


def read_nickname(text: str) -> str:
    """A nickname that people can be shown; raises `Declined` if there is nothing to see in it."""
    nickname = clean_line(text)
    if nickname is None:
        raise Declined("error-nickname", status=422)
    return nickname


def read_name(text: str) -> str:
    """An account's name as it is compared: capitals and ways of writing make no difference."""
    return unicodedata.normalize("NFKC", text.strip()).casefold()


# Signing in and out


async def new_guest(service: Service, visitor: Visitor, nickname: str) -> wire.SignedIn:
    """A new guest. A visitor who already is somebody stops being them on this device."""
    nickname = read_nickname(nickname)
    async with service.database.begin() as session:
        row = _add_person(session, nickname)
        await session.flush()
        return await _sign_in(service, session, visitor, row)


async def make_account(
    service: Service, visitor: Visitor, credentials: wire.Credentials
) -> wire.SignedIn:
    """Give a guest, with all their games, a name and a password; or make a new account."""
    if not service.settings.registration:
        raise Declined("error-registration", status=403)
    name = read_name(credentials.name)
    password = await service.passwords.hash(credentials.password)
    try:
        async with service.database.begin() as session:
            if visitor.person is None:
                row = _add_person(session, credentials.name.strip()[:NICKNAME_LENGTH])
            else:
                row = await _own_row(session, visitor)
            if row.name is not None:
                raise Declined("error-has-account", status=409, name=row.name)
            row.name, row.password = name, password
            await session.flush()
            return await _sign_in(service, session, visitor, row)
    except IntegrityError:
        raise Declined("error-name-taken", status=409, name=name) from None


async def log_in(
    service: Service, visitor: Visitor, credentials: wire.Credentials
) -> wire.SignedIn:
    """Sign in to an account. Games of the guest who does so go over to the account."""
    name = read_name(credentials.name)
    # Counted before it is known to be wrong: many at once are no way around it.
    service.guesses.take(name, service.settings.limits.wrong_passwords)
    async with service.database.read() as session:
        query = select(PersonRow).where(PersonRow.name == name)
        row = (await session.scalars(query)).one_or_none()
    stored = row.password if row is not None else None
    if not await service.passwords.fits(credentials.password, stored) or row is None:
        raise Declined("error-log-in", status=401)
    service.guesses.forget(name)
    changed: Sequence[str] = ()
    async with service.database.begin() as session:
        row = await session.get(PersonRow, row.id)
        if row is None:  # deleted in the meantime
            raise Declined("error-log-in", status=401)
        guest = await session.get(PersonRow, visitor.person) if visitor.person else None
        if guest is not None and guest.name is None:
            changed = await _hand_over(service, session, guest, row)
        signed_in = await _sign_in(service, session, visitor, row)
    await service.tables_changed(changed)
    return signed_in


async def log_out(service: Service, visitor: Visitor) -> None:
    async with service.database.begin() as session:
        await close_session(session, visitor.session)


async def admit_host(service: Service, visitor: Visitor, key: str) -> wire.SignedIn:
    """Make the visitor's session a host's, for who knows the host key."""
    if not hmac.compare_digest(key.encode(), service.secrets.host.encode()):
        raise Declined("error-host-key", status=403)
    async with service.database.begin() as session:
        row = await session.get(PersonRow, visitor.person) if visitor.person else None
        return await _sign_in(service, session, visitor, row, host=True)


def _add_person(session: AsyncSession, nickname: str) -> PersonRow:
    now = time.time()
    row = PersonRow(id=new_id(), nickname=nickname, name=None, password=None, created=now, seen=now)
    session.add(row)
    return row


async def _sign_in(
    service: Service,
    session: AsyncSession,
    visitor: Visitor,
    row: PersonRow | None,
    host: bool = False,
) -> wire.SignedIn:
    """A new session for somebody in place of the visitor's old one."""
    host = host or visitor.host
    await close_session(session, visitor.session)
    token, number = await open_session(service, session, row.id if row else None, host)
    return wire.SignedIn(as_me(service, row, number, host), token)


# Changing oneself


async def rename(service: Service, visitor: Visitor, nickname: str) -> wire.Me:
    """Another nickname, also at the tables in the lobby or in play."""
    nickname = read_nickname(nickname)
    async with service.database.begin() as session:
        row = await _own_row(session, visitor)
        row.nickname = nickname
        tables = await _tables_of(session, row.id, ("lobby", "playing", "paused"))
        await session.execute(
            update(SeatRow)
            .where(SeatRow.person == row.id, SeatRow.table.in_(tables))
            .values(name=nickname)
        )
    await service.tables_changed(tables)
    return as_me(service, row, visitor.session, visitor.host)


async def change_password(service: Service, visitor: Visitor, change: wire.ChangePassword) -> None:
    """A new password; all other devices are signed out."""
    async with service.database.read() as session:
        row = await _own_row(session, visitor)
    if row.password is None:
        raise Declined("error-no-account", status=409)
    if not await service.passwords.fits(change.old, row.password):
        raise Declined("error-password", status=403)
    password = await service.passwords.hash(change.new)
    async with service.database.begin() as session:
        await session.execute(
            update(PersonRow).where(PersonRow.id == row.id).values(password=password)
        )
        await session.execute(
            delete(SessionRow).where(SessionRow.person == row.id, SessionRow.id != visitor.session)
        )


async def say_farewell(service: Service, visitor: Visitor, password: str | None) -> None:
    """Delete a person and all that is known of them. Games of others go on: a bot plays where they
    sat, nobody's name stands at what they did and said."""
    async with service.database.read() as session:
        row = await _own_row(session, visitor)
    if row.password is not None and not await service.passwords.fits(password or "", row.password):
        raise Declined("error-password", status=403)
    async with service.database.begin() as session:
        changed = await _forget(service, session, row.id)
    await service.tables_changed(changed)


def _strayed(before: float) -> ColumnElement[bool]:
    """Guests who were last seen before that time and sit at no table in play."""
    playing = exists().where(
        SeatRow.person == PersonRow.id,
        ~SeatRow.left,
        TableRow.id == SeatRow.table,
        TableRow.status.in_(("playing", "paused")),
    )
    return and_(PersonRow.name.is_(None), PersonRow.seen < before, ~playing)


async def strayed_guests(service: Service, before: float, after: str, limit: int) -> list[str]:
    """The next guests, in the order of their ids, who have not been seen since that time."""
    query = select(PersonRow.id).where(PersonRow.id > after, _strayed(before))
    async with service.database.read() as session:
        return list(await session.scalars(query.order_by(PersonRow.id).limit(limit)))


async def forget_guest(service: Service, guest: str, before: float) -> None:
    """Delete a guest as if they had said farewell; not one who is back, or whom another server is
    just deleting."""
    query = select(PersonRow.id).where(PersonRow.id == guest, _strayed(before))
    async with service.database.begin() as session:
        if await session.scalar(query.with_for_update(skip_locked=True)) is None:
            return
        changed = await _forget(service, session, guest)
    await service.tables_changed(changed)


async def _tables_of(session: AsyncSession, person: str, statuses: Sequence[str] = ()) -> list[str]:
    """The tables where somebody sits."""
    query = select(SeatRow.table).where(SeatRow.person == person).distinct()
    if statuses:
        query = query.join(TableRow, TableRow.id == SeatRow.table)
        query = query.where(TableRow.status.in_(statuses))
    return list(await session.scalars(query))


async def _forget(service: Service, session: AsyncSession, person: str) -> list[str]:
    """Delete a person; returns the tables that this changed."""
    seated = select(SeatRow.table).where(SeatRow.person == person)
    made = select(TableRow.id).where(TableRow.host == person)
    tables = list(await session.scalars(seated.union(made)))
    said = list(await session.scalars(select(ChatRow.table).where(ChatRow.person == person)))
    for table in await session.scalars(select(TableRow).where(TableRow.id.in_(tables))):
        await _give_up(service, session, table, person)
    await session.execute(
        update(ChatRow).where(ChatRow.person == person).values(person=None, name=NAMELESS)
    )
    await session.execute(delete(PersonRow).where(PersonRow.id == person))
    return sorted({*tables, *said})


async def _give_up(service: Service, session: AsyncSession, table: TableRow, person: str) -> None:
    """A person is gone from a table: in the lobby the seat is free again, in play a bot goes on, in
    a finished game nobody's name stands there. Without other people the table is closed."""
    is_open = table.status in ("lobby", "playing", "paused")
    gone: dict[str, Any] = {"person": None, "name": NAMELESS, "deadline": None}
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
        table.undo = None  # nobody waits for the consent of somebody who is gone
        table.deadline = await session.scalar(select(func.min(SeatRow.deadline)).where(seats))
    if is_open and not others:
        table.status, table.ended, table.deadline = "closed", time.time(), None


async def _hand_over(
    service: Service, session: AsyncSession, guest: PersonRow, account: PersonRow
) -> list[str]:
    """Make a guest and an account one person; returns the tables that this changed."""
    tables = await _tables_of(session, guest.id)
    shared = set(await _tables_of(session, account.id))
    own = [table for table in tables if table not in shared]
    name = {"person": account.id, "name": account.nickname}
    seats = update(SeatRow).where(SeatRow.person == guest.id, SeatRow.table.in_(own))
    await session.execute(seats.values(name))
    await session.execute(update(ChatRow).where(ChatRow.person == guest.id).values(name))
    await session.execute(update(TableRow).where(TableRow.host == guest.id).values(host=account.id))
    await _forget(service, session, guest.id)
    return tables


# What is known of somebody


async def profile(service: Service, person: str) -> wire.Profile:
    """Somebody as others may see them, with their finished games."""
    async with service.database.read() as session:
        row = await session.get(PersonRow, person)
        if row is None:
            raise Declined("error-no-person", status=404, person=person)
        return wire.Profile(as_person(row), row.created, await find_statistics(session, person))


async def find_statistics(session: AsyncSession, person: str) -> tuple[wire.GameStatistics, ...]:
    """A person's finished games, by game."""
    won = case((SeatRow.place == 1, 1), else_=0)
    query = (
        select(
            TableRow.game,
            func.count(),
            func.sum(won),
            func.max(SeatRow.points),
            func.avg(SeatRow.points),
        )
        .join(TableRow, TableRow.id == SeatRow.table)
        .where(SeatRow.person == person, TableRow.status == "finished")
        .group_by(TableRow.game)
        .order_by(TableRow.game)
    )
    return tuple(
        wire.GameStatistics(game, played, won, best, float(mean) if mean is not None else None)
        for game, played, won, best, mean in await session.execute(query)
    )
