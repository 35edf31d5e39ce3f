"""Routes about tables: all that can be done over the WebSocket, and the lobby."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias, cast

from litestar import MediaType, Response, WebSocket, delete, get, post, put, websocket
from litestar.di import NamedDependency
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter, SkipValidation

from kosmodrom.server import wire
from kosmodrom.server.http.arguments import PathId, TheService, TheVisitor
from kosmodrom.server.people.sessions import Visitor
from kosmodrom.server.runtime import Play
from kosmodrom.server.tables.open_table import OpenTable

ThePlay: TypeAlias = NamedDependency[SkipValidation[Play]]
PathSeat = Annotated[int, PathParameter(ge=0, le=7)]
OwnSeat = Annotated[int | None, QueryParameter(ge=0, le=7)]
Code = Annotated[str | None, QueryParameter(max_length=64)]
Number = Annotated[int, QueryParameter(ge=0, le=1_000_000)]


async def _own(play: Play, table: str, visitor: Visitor, seat: int | None) -> tuple[OpenTable, int]:
    """A table and the visitor's own seat there: the one that is named, or the only one."""
    person = visitor.someone
    opened = await play.hall.admit(table, person, None)
    return opened, opened.own_seat(person, seat)


@get("/tables")
async def get_tables(
    play: ThePlay,
    visitor: TheVisitor,
    game: Annotated[str | None, QueryParameter(max_length=64)] = None,
    status: FromQuery[Literal["lobby", "playing"] | None] = None,
) -> list[wire.TableView]:
    """Public tables, the newest first."""
    return await play.lobby.public_tables(game, status, visitor.person)


@get("/me/tables")
async def get_own_tables(play: ThePlay, visitor: TheVisitor) -> list[wire.TableView]:
    """One's own tables, the newest first."""
    return await play.lobby.own_tables(visitor.someone)


@post("/tables")
async def post_table(
    service: TheService, play: ThePlay, visitor: TheVisitor, data: JSONBody[wire.NewTable]
) -> wire.TableView:
    """Make a table."""
    person = visitor.someone
    service.limiter.take("new-tables", visitor.client, service.settings.limits.new_tables)
    return await play.lobby.create(person, data)


@get("/tables/{table:str}")
async def get_table(
    play: ThePlay, visitor: TheVisitor, table: PathId, invite: Code = None
) -> wire.TableView:
    """A table that is public, one's own, or that one is invited to."""
    opened = await play.hall.admit(table, visitor.person, invite)
    return await play.hall.view(opened, visitor.person)


@post("/tables/{table:str}/join", status_code=200)
async def post_join(
    play: ThePlay, visitor: TheVisitor, table: PathId, data: JSONBody[wire.Join]
) -> wire.TableView:
    """Take a free seat, or come back to those that one has left."""
    return await play.lobby.join(table, visitor.someone, data)


@post("/tables/{table:str}/leave", status_code=200)
async def post_leave(
    play: ThePlay, visitor: TheVisitor, table: PathId, seat: OwnSeat = None
) -> wire.TableView:
    """Leave with all one's seats, or hand back one of them: before the start it is free again,
    later a bot plays on."""
    return await play.lobby.leave(table, visitor.someone, seat)


@put("/tables/{table:str}/seats/{seat:int}")
async def put_seat(
    play: ThePlay,
    visitor: TheVisitor,
    table: PathId,
    seat: PathSeat,
    data: JSONBody[wire.ChangeSeat],
) -> wire.TableView:
    """Open a seat or give it to a bot: for the table's host."""
    return await play.lobby.change_seat(table, visitor.someone, seat, data)


@post("/tables/{table:str}/start", status_code=200)
async def post_start(play: ThePlay, visitor: TheVisitor, table: PathId) -> wire.TableView:
    """Begin the game: for the table's host, when no seat is open."""
    return await play.lobby.start(table, visitor.someone)


@post("/tables/{table:str}/pause", status_code=200)
async def post_pause(play: ThePlay, visitor: TheVisitor, table: PathId) -> wire.TableView:
    """Stop the game and its clocks."""
    return await play.lobby.pause(table, visitor.someone)


@post("/tables/{table:str}/resume", status_code=200)
async def post_resume(play: ThePlay, visitor: TheVisitor, table: PathId) -> wire.TableView:
    """Go on after a pause."""
    return await play.lobby.resume(table, visitor.someone)


@post("/tables/{table:str}/rematch", status_code=200)
async def post_rematch(
    service: TheService, play: ThePlay, visitor: TheVisitor, table: PathId
) -> wire.TableView:
    """The same game again: makes the table, or joins it if somebody has made it."""
    service.limiter.take("new-tables", visitor.client, service.settings.limits.new_tables)
    return await play.lobby.rematch(table, visitor.someone)


@delete("/tables/{table:str}", status_code=200)
async def delete_table(play: ThePlay, visitor: TheVisitor, table: PathId) -> wire.TableView:
    """Close a table without a result: for its host."""
    return await play.lobby.close(table, visitor.someone)


@get("/tables/{table:str}/state")
async def get_state(
    play: ThePlay,
    visitor: TheVisitor,
    table: PathId,
    at: Number = 0,
    since: Number = 0,
    invite: Code = None,
    sections: FromQuery[wire.Language | None] = None,
    seat: OwnSeat = None,
) -> Response[wire.Update]:
    """The game as one's own seat, or a spectator, may know it. Who has several seats says through
    whose eyes they look; until then they see what a spectator sees."""
    text = await play.hall.state(table, visitor.person, invite, at, since, sections, seat)
    return Response(cast(wire.Update, text), media_type=MediaType.JSON)  # it is JSON already


@post("/tables/{table:str}/choices", status_code=200)
async def post_choice(
    play: ThePlay, visitor: TheVisitor, table: PathId, data: JSONBody[wire.MakeChoice]
) -> wire.Accepted:
    """Choose an option for one's own seat."""
    return await play.hall.choose(*await _own(play, table, visitor, data.seat), data)


@post("/tables/{table:str}/why-not", status_code=200)
async def post_why_not(
    play: ThePlay, visitor: TheVisitor, table: PathId, data: JSONBody[wire.Wish]
) -> wire.WhyNot:
    """Why an option is not offered."""
    opened, seat = await _own(play, table, visitor, data.seat)
    return wire.WhyNot("", await play.hall.why_not(opened, seat, data.option))


@post("/tables/{table:str}/hint", status_code=200)
async def post_hint(
    play: ThePlay, visitor: TheVisitor, table: PathId, seat: OwnSeat = None
) -> wire.Hint:
    """What a bot would do."""
    opened, own = await _own(play, table, visitor, seat)
    return await play.hall.hint(opened, own, "")


@post("/tables/{table:str}/undo", status_code=200)
async def post_undo(
    play: ThePlay, visitor: TheVisitor, table: PathId, data: JSONBody[wire.TakeBack]
) -> wire.Accepted:
    """Take back own choices, or ask the others to agree to it."""
    return await play.hall.take_back(*await _own(play, table, visitor, data.seat), data)


@post("/tables/{table:str}/undo/answer", status_code=200)
async def post_undo_answer(
    play: ThePlay, visitor: TheVisitor, table: PathId, data: JSONBody[wire.AnswerUndo]
) -> wire.Accepted:
    """Agree to somebody's wish to take back, or not: for all one's seats."""
    person = visitor.someone
    opened = await play.hall.admit(table, person, None)
    seat = opened.any_seat(person)
    return wire.Accepted("", await play.hall.answer_undo(opened, seat, data.agree))


@get("/tables/{table:str}/chat")
async def get_chat(
    play: ThePlay, visitor: TheVisitor, table: PathId, since: Number = 0, invite: Code = None
) -> wire.Chat:
    """The chat of a table, from a line on."""
    opened = await play.hall.admit(table, visitor.person, invite)
    return wire.Chat(table, tuple(opened.chat[since:]))


@post("/tables/{table:str}/chat", status_code=200)
async def post_chat(
    play: ThePlay,
    visitor: TheVisitor,
    table: PathId,
    data: JSONBody[wire.Say],
    invite: Code = None,
) -> wire.Accepted:
    """Say something."""
    person = visitor.someone
    opened = await play.hall.admit(table, person, invite)
    await play.hall.say(opened, person, data)
    return wire.Accepted(data.key, opened.at)


@websocket("/live")
async def live(socket: WebSocket[Any, Any, Any], play: ThePlay, visitor: TheVisitor) -> None:
    """The line of a browser tab: see `kosmodrom.server.http.live`."""
    await play.switchboard.connect(socket, visitor)


tables_routes = [
    get_tables,
    get_own_tables,
    post_table,
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
    post_hint,
    post_undo,
    post_undo_answer,
    get_chat,
    post_chat,
    live,
]
