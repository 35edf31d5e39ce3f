"""Routes about what has been played."""

from __future__ import annotations

from typing import Annotated, Any, cast

from litestar import MediaType, Response, get
from litestar.params import FromQuery, PathParameter, QueryParameter

from kosmodrom.server import wire
from kosmodrom.server.http.arguments import PathId, TheRuntime, TheVisitor
from kosmodrom.server.http.routes.tables import Code, OwnSeat, ready

PathMoment = Annotated[int, PathParameter(ge=0, le=1_000_000)]


@get("/tables/{table:str}/replay")
async def get_replay(
    runtime: TheRuntime, visitor: TheVisitor, table: PathId, invite: Code = None
) -> wire.Replay:
    """A finished game: every choice, with the scores after it."""
    opened = await runtime.hall.admit(table, visitor.person, invite)
    return await runtime.replays.replay(opened, opened.reader(visitor.person))


@get("/tables/{table:str}/replay/{number:int}")
async def get_moment(
    runtime: TheRuntime,
    visitor: TheVisitor,
    table: PathId,
    number: PathMoment,
    seat: Annotated[int | None, QueryParameter(gt=-1, le=7)] = None,  # OpenAPI loses ge=0
    invite: Code = None,
    sections: FromQuery[wire.Language | None] = None,
) -> Response[wire.Update]:
    """A moment of a finished game as a seat, or a spectator, saw it."""
    opened = await runtime.hall.admit(table, visitor.person, invite)
    return ready(await runtime.replays.moment(opened, number, seat, sections))


@get("/tables/{table:str}/steps/{number:int}")
async def get_step(
    runtime: TheRuntime,
    visitor: TheVisitor,
    table: PathId,
    number: PathMoment,
    seat: OwnSeat = None,
    invite: Code = None,
    sections: FromQuery[wire.Language | None] = None,
) -> Response[wire.Update]:
    """A game in play as it stood after this number of choices, as you saw it then: from your own
    seat, or as a spectator."""
    opened = await runtime.hall.admit(table, visitor.person, invite)
    if seat is not None:
        opened.own_seat(visitor.someone, seat)
    reader = opened.reader(visitor.person, seat)
    return ready(await runtime.replays.step(opened, number, reader, sections))


@get("/tables/{table:str}/log")
async def get_log(
    runtime: TheRuntime, visitor: TheVisitor, table: PathId, invite: Code = None
) -> wire.StoredLog:
    """The choices of a game as they are stored: all of a finished one, otherwise your own. They are
    there even if the game cannot be replayed with the rules of today."""
    opened = await runtime.hall.admit(table, visitor.person, invite)
    return await runtime.replays.log(opened, visitor.person)


@get("/tables/{table:str}/history")
async def get_history(
    runtime: TheRuntime, visitor: TheVisitor, table: PathId, invite: Code = None
) -> Response[dict[str, Any]]:
    """A finished game as a record that ``kosmodrom replay`` reads."""
    opened = await runtime.hall.admit(table, visitor.person, invite)
    history = await runtime.replays.history(opened)
    name = f"{opened.record.game}-{table}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    text = cast(dict[str, Any], history.to_json())  # it is JSON already
    return Response(text, media_type=MediaType.JSON, headers=headers)


replay_routes = [get_replay, get_moment, get_step, get_log, get_history]
