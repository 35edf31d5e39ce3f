"""Routes about tables: the lobby, and all that can also be done over the WebSocket."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import MediaType, Response, WebSocket, delete, get, post, put, websocket
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter

from kosmodrom.server import wire
from kosmodrom.server.http.arguments import PathGame, PathId, TheRuntime, TheService, TheVisitor
from kosmodrom.server.people.sessions import Visitor
from kosmodrom.server.runtime import Runtime
from kosmodrom.server.tables.chat import say
from kosmodrom.server.tables.choices import choose, outcome, why_not
from kosmodrom.server.tables.open_table import OpenTable
from kosmodrom.server.tables.undo import answer_undo, take_back

PathSeat = Annotated[int, PathParameter(ge=0, le=7)]
OwnSeat = Annotated[int | None, QueryParameter(ge=0, le=7)]
Code = Annotated[str | None, QueryParameter(max_length=64)]
Number = Annotated[int, QueryParameter(ge=0, le=1_000_000)]


def ready(text: bytes) -> Response[Any]:
    """An answer that is JSON already."""
    return Response(text, media_type=MediaType.JSON)


async def _own(
    runtime: Runtime, table: str, visitor: Visitor, seat: int | None
) -> tuple[OpenTable, int]:
    """A table and the visitor's seat there: the one they name, or their only one."""
    person = visitor.someone
    opened = await runtime.hall.admit(table, person, None)
    return opened, opened.own_seat(person, seat)


@get("/tables")
async def get_tables(
    runtime: TheRuntime,
    visitor: TheVisitor,
    game: Annotated[str | None, QueryParameter(max_length=64)] = None,
    status: FromQuery[Literal["lobby", "playing"] | None] = None,
) -> list[wire.TableView]:
    """Public tables, the newest first."""
    return await runtime.lobby.public_tables(game, status, visitor.person)


@get("/me/tables")
async def get_own_tables(runtime: TheRuntime, visitor: TheVisitor) -> list[wire.TableView]:
    """Your tables, the newest first."""
    return await runtime.lobby.own_tables(visitor.someone)


@post("/tables")
async def post_table(
    service: TheService, runtime: TheRuntime, visitor: TheVisitor, data: JSONBody[wire.NewTable]
) -> wire.TableView:
    """Make a table."""
    person = visitor.someone
    service.limiter.take("new-tables", visitor.client, service.settings.limits.new_tables)
    return await runtime.lobby.create(person, data)


@post("/games/{game:str}/guide")
async def post_guide(
    service: TheService, runtime: TheRuntime, visitor: TheVisitor, game: PathGame
) -> wire.TableView:
    """Make and start the table of a game's guided first game."""
    person = visitor.someone
    service.limiter.take("new-tables", visitor.client, service.settings.limits.new_tables)
    return await runtime.lobby.create_guided(person, game)


@get("/tables/{table:str}")
async def get_table(
    runtime: TheRuntime, visitor: TheVisitor, table: PathId, invite: Code = None
) -> wire.TableView:
    """A table that is public, yours, or that you are invited to."""
    opened = await runtime.hall.admit(table, visitor.person, invite)
    return await runtime.hall.view(opened, visitor.person)


@post("/tables/{table:str}/join", status_code=200)
async def post_join(
    runtime: TheRuntime, visitor: TheVisitor, table: PathId, data: JSONBody[wire.Join]
) -> wire.TableView:
    """Take a free seat, or come back to those that one has left."""
    return await runtime.lobby.join(table, visitor.someone, data)


@post("/tables/{table:str}/leave", status_code=200)
async def post_leave(
    runtime: TheRuntime, visitor: TheVisitor, table: PathId, seat: OwnSeat = None
) -> wire.TableView:
    """Leave with all your seats, or with one of them: before the start the seat is free again,
    later a bot plays on."""
    return await runtime.lobby.leave(table, visitor.someone, seat)


@put("/tables/{table:str}/seats/{seat:int}")
async def put_seat(
    runtime: TheRuntime,
    visitor: TheVisitor,
    table: PathId,
    seat: PathSeat,
    data: JSONBody[wire.ChangeSeat],
) -> wire.TableView:
    """Open a seat or give it to a bot: for the table's host."""
    return await runtime.lobby.change_seat(table, visitor.someone, seat, data)


@post("/tables/{table:str}/start", status_code=200)
async def post_start(runtime: TheRuntime, visitor: TheVisitor, table: PathId) -> wire.TableView:
    """Begin the game: for the table's host, when no seat is open."""
    return await runtime.lobby.start(table, visitor.someone)


@post("/tables/{table:str}/pause", status_code=200)
async def post_pause(runtime: TheRuntime, visitor: TheVisitor, table: PathId) -> wire.TableView:
    """Stop the game and its clocks."""
    return await runtime.lobby.pause(table, visitor.someone)


@post("/tables/{table:str}/resume", status_code=200)
async def post_resume(runtime: TheRuntime, visitor: TheVisitor, table: PathId) -> wire.TableView:
    """Go on after a pause."""
    return await runtime.lobby.resume(table, visitor.someone)


@post("/tables/{table:str}/rematch", status_code=200)
async def post_rematch(
    service: TheService, runtime: TheRuntime, visitor: TheVisitor, table: PathId
) -> wire.TableView:
    """The same game again: makes the table, or joins it if somebody has made it."""
    service.limiter.take("new-tables", visitor.client, service.settings.limits.new_tables)
    return await runtime.lobby.rematch(table, visitor.someone)


@delete("/tables/{table:str}", status_code=200)
async def delete_table(runtime: TheRuntime, visitor: TheVisitor, table: PathId) -> wire.TableView:
    """Close a table without a result: for its host."""
    return await runtime.lobby.close(table, visitor.someone)


@get("/tables/{table:str}/state")
async def get_state(
    runtime: TheRuntime,
    visitor: TheVisitor,
    table: PathId,
    at: Number = 0,
    since: Number = 0,
    invite: Code = None,
    sections: FromQuery[wire.Language | None] = None,
    seat: OwnSeat = None,
) -> Response[wire.Update]:
    """The game as your seat, or a spectator, may know it. With several seats you name the seat to
    look from; until then you see what a spectator sees."""
    text = await runtime.hall.state(table, visitor.person, invite, at, since, sections, seat)
    return ready(text)


@post("/tables/{table:str}/choices", status_code=200)
async def post_choice(
    runtime: TheRuntime, visitor: TheVisitor, table: PathId, data: JSONBody[wire.MakeChoice]
) -> wire.Accepted:
    """Choose an option for your seat."""
    return await choose(runtime.hall, *await _own(runtime, table, visitor, data.seat), data)


@post("/tables/{table:str}/why-not", status_code=200)
async def post_why_not(
    runtime: TheRuntime, visitor: TheVisitor, table: PathId, data: JSONBody[wire.Wish]
) -> Response[wire.WhyNot]:
    """Why an option is not offered."""
    opened = await runtime.hall.admit(table, visitor.someone, None)
    return ready(await why_not(runtime.hall, opened, visitor.person, data))


@post("/tables/{table:str}/outcome", status_code=200)
async def post_outcome(
    runtime: TheRuntime, visitor: TheVisitor, table: PathId, data: JSONBody[wire.Plan]
) -> Response[wire.Outcome]:
    """What choices would do, as far as the one who makes them can know."""
    opened = await runtime.hall.admit(table, visitor.someone, None)
    return ready(await outcome(runtime.hall, opened, visitor.person, data))


@post("/tables/{table:str}/hint", status_code=200)
async def post_hint(
    runtime: TheRuntime, visitor: TheVisitor, table: PathId, seat: OwnSeat = None
) -> wire.Hint:
    """What a bot would do."""
    opened, own = await _own(runtime, table, visitor, seat)
    return await runtime.bot_caller.hint(opened, own, "")


@post("/tables/{table:str}/undo", status_code=200)
async def post_undo(
    runtime: TheRuntime, visitor: TheVisitor, table: PathId, data: JSONBody[wire.TakeBack]
) -> wire.Accepted:
    """Take back own choices, or ask the others to agree to that."""
    return await take_back(runtime.hall, *await _own(runtime, table, visitor, data.seat), data)


@post("/tables/{table:str}/undo/answer", status_code=200)
async def post_undo_answer(
    runtime: TheRuntime, visitor: TheVisitor, table: PathId, data: JSONBody[wire.AnswerUndo]
) -> wire.Accepted:
    """Agree to somebody's wish to go back, or refuse it: for all your seats."""
    person = visitor.someone
    opened = await runtime.hall.admit(table, person, None)
    seat = opened.any_seat(person)
    return wire.Accepted("", await answer_undo(runtime.hall, opened, seat, data.agree))


@get("/tables/{table:str}/chat")
async def get_chat(
    runtime: TheRuntime, visitor: TheVisitor, table: PathId, since: Number = 0, invite: Code = None
) -> wire.Chat:
    """The chat of a table, from a line on."""
    opened = await runtime.hall.admit(table, visitor.person, invite)
    return wire.Chat(table, tuple(opened.chat[since:]))


@post("/tables/{table:str}/chat", status_code=200)
async def post_chat(
    runtime: TheRuntime,
    visitor: TheVisitor,
    table: PathId,
    data: JSONBody[wire.Say],
    invite: Code = None,
) -> wire.Accepted:
    """Say something."""
    person = visitor.someone
    opened = await runtime.hall.admit(table, person, invite)
    await say(runtime.hall, opened, person, data)
    return wire.Accepted(data.key, opened.at)


@websocket("/live")
async def live(socket: WebSocket[Any, Any, Any], runtime: TheRuntime, visitor: TheVisitor) -> None:
    """The WebSocket of a browser tab: see `kosmodrom.server.http.live`."""
    await runtime.sockets.connect(socket, visitor)


tables_routes = [
    get_tables,
    get_own_tables,
    post_table,
    post_guide,
    get_table,
    post_join,
    post_leave,
    put_seat,
    post_start,
    post_pause,
    post_resume,
    post_rematch,
    delete_table,
    get_state,
    post_choice,
    post_why_not,
    post_outcome,
    post_hint,
    post_undo,
    post_undo_answer,
    get_chat,
    post_chat,
    live,
]
