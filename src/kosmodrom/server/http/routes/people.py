"""Routes about people: who am I, signing in and out, profiles."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, delete, get, patch, post, put
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.handlers import BaseRouteHandler
from litestar.params import JSONBody
from litestar.response import Stream

from kosmodrom.server import wire
from kosmodrom.server.http.arguments import PathId, TheRuntime, TheService, TheVisitor
from kosmodrom.server.http.gate import (
    DEVICE_COOKIE,
    device_cookie,
    forget_cookie,
    forget_device_cookie,
    session_cookie,
)
from kosmodrom.server.people import accounts
from kosmodrom.server.people.export import export_person
from kosmodrom.server.people.sessions import Visitor
from kosmodrom.server.service import Service


def limit_sign_ins(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """A guard for everything that somebody who guesses would repeat."""
    service: Service = connection.app.state.service
    visitor: Visitor = connection.scope["auth"]
    service.limiter.take("sign-ins", visitor.client, service.settings.limits.sign_ins)


async def signed_in(service: Service, done: wire.SignedIn) -> Response[wire.SignedIn]:
    cookies = [session_cookie(service.settings, done.token)]
    if done.me.name is not None and done.me.person is not None:
        cookies += await _device_cookies(service, done.me.person.id)
    return Response(done, cookies=cookies)


async def _device_cookies(service: Service, person: str) -> list[Cookie]:
    token = await accounts.device_token(service, person)
    return [device_cookie(service.settings, person, token)] if token is not None else []


@get("/me")
async def get_me(service: TheService, visitor: TheVisitor) -> wire.Me:
    """Who is asking."""
    return await accounts.find_me(service, visitor)


@post("/guests", guards=[limit_sign_ins])
async def post_guest(
    service: TheService, visitor: TheVisitor, data: JSONBody[wire.NewGuest]
) -> Response[wire.SignedIn]:
    """Become a guest: a nickname is enough."""
    return await signed_in(service, await accounts.new_guest(service, visitor, data.nickname))


@post("/account", guards=[limit_sign_ins])
async def post_account(
    service: TheService, visitor: TheVisitor, data: JSONBody[wire.Credentials]
) -> Response[wire.SignedIn]:
    """Make an account: the guest who asks keeps their games."""
    return await signed_in(service, await accounts.make_account(service, visitor, data))


@post("/login", guards=[limit_sign_ins], status_code=200)
async def post_login(
    request: Request[Any, Any, Any],
    service: TheService,
    visitor: TheVisitor,
    data: JSONBody[wire.Credentials],
) -> Response[wire.SignedIn]:
    """Sign in to an account."""
    devices = {
        name.removeprefix(DEVICE_COOKIE): token
        for name, token in request.cookies.items()
        if name.startswith(DEVICE_COOKIE)
    }
    return await signed_in(service, await accounts.log_in(service, visitor, data, devices))


@post("/logout", status_code=204)
async def post_logout(service: TheService, visitor: TheVisitor) -> Response[None]:
    """Sign out on this device."""
    await accounts.log_out(service, visitor)
    return Response(None, cookies=[forget_cookie(service.settings)])


@patch("/me")
async def patch_me(
    service: TheService, visitor: TheVisitor, data: JSONBody[wire.Rename]
) -> wire.Me:
    """Change your nickname."""
    return await accounts.rename(service, visitor, data.nickname)


@put("/me/password", guards=[limit_sign_ins], status_code=204)
async def put_password(
    service: TheService, visitor: TheVisitor, data: JSONBody[wire.ChangePassword]
) -> Response[None]:
    """Change your password; all other devices are signed out."""
    await accounts.change_password(service, visitor, data)
    return Response(None, cookies=await _device_cookies(service, visitor.someone))


@delete("/me", guards=[limit_sign_ins])
async def delete_me(
    service: TheService, visitor: TheVisitor, data: JSONBody[wire.Farewell]
) -> Response[None]:
    """Delete oneself with all personal data."""
    await accounts.delete_person(service, visitor, data.password)
    settings = service.settings
    cookies = [forget_cookie(settings), forget_device_cookie(settings, visitor.someone)]
    return Response(None, cookies=cookies)


@get(
    "/me/export",
    guards=[limit_sign_ins],
    media_type="application/zip",
    is_packed=True,
)
async def get_export(runtime: TheRuntime, visitor: TheVisitor) -> Stream:
    """All that the server knows about the person who asks, with their games, as a zip."""
    pieces = await export_person(runtime.hall, visitor.someone)
    headers = {"Content-Disposition": 'attachment; filename="kosmodrom.zip"'}
    return Stream(pieces, media_type="application/zip", headers=headers)


@get("/people/{person:str}")
async def get_profile(service: TheService, person: PathId) -> wire.Profile:
    """Somebody's profile."""
    return await accounts.profile(service, person)


people_routes = [
    get_me,
    post_guest,
    post_account,
    post_login,
    post_logout,
    patch_me,
    put_password,
    delete_me,
    get_export,
    get_profile,
]
