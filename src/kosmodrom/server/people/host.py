"""What the host of a server sees and does."""

from __future__ import annotations

import os
import socket
import time
from typing import Any

import msgspec
from sqlalchemy import func, select

from kosmodrom import __version__
from kosmodrom.bots import BOTS
from kosmodrom.server import wire
from kosmodrom.server.database.models import ErrorRow, PersonRow, TableRow
from kosmodrom.server.errors import Declined
from kosmodrom.server.people.sessions import Visitor
from kosmodrom.server.service import Service
from kosmodrom.server.tables.lobby import Lobby

SHOWN_ERRORS = 50
SHOWN_TABLES = 50


def require_host(visitor: Visitor) -> None:
    if not visitor.host:
        raise Declined("error-host-only", status=403)


def server_view(service: Service) -> wire.ServerView:
    """What everyone may know of the server."""
    settings = service.settings
    return wire.ServerView(__version__, settings.registration, settings.address, tuple(BOTS))


async def host_view(lobby: Lobby) -> wire.HostView:
    """The host's page."""
    service = lobby.hall.service
    async with service.database.read() as session:
        people = await session.scalar(select(func.count()).select_from(PersonRow))
        counts = select(TableRow.status, func.count()).group_by(TableRow.status)
        tables = dict((await session.execute(counts)).all())
        errors = select(ErrorRow).order_by(ErrorRow.id.desc()).limit(SHOWN_ERRORS)
        shown = tuple(
            wire.ErrorView(row.time, row.where, row.text) for row in await session.scalars(errors)
        )
    metrics = service.metrics
    return wire.HostView(
        version=__version__,
        started=service.started,
        database=service.database.name,
        process=f"{socket.gethostname()}:{os.getpid()}",
        people=people or 0,
        tables=tables,
        recent=tuple(await lobby.recent_tables(SHOWN_TABLES)),
        sockets=metrics.value("kosmodrom_sockets"),
        bots_waiting=metrics.value("kosmodrom_bots_waiting"),
        bots_working=metrics.value("kosmodrom_bots_working"),
        bots_failed=metrics.value("kosmodrom_bots_failed_total"),
        errors=shown,
        settings=_shown_settings(service),
    )


def _shown_settings(service: Service) -> dict[str, Any]:
    settings = msgspec.to_builtins(service.settings, enc_hook=str)
    settings["database"] = service.database.name  # the setting has the password in it
    return dict(settings)


async def close_table(service: Service, table: str) -> None:
    """Close a table in any state, for good."""
    async with service.database.begin() as session:
        row = await session.get(TableRow, table, with_for_update=True)
        if row is None:
            raise Declined("error-no-table", status=404, table=table)
        if row.status not in ("finished", "closed"):
            row.status, row.ended, row.deadline = "closed", time.time(), None
            row.revision += 1
    await service.tables_changed([table])
