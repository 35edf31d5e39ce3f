"""Errors as they travel: a `Problem` in every language, with a proper status."""

from __future__ import annotations

import re
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException, InternalServerException, ValidationException

from kosmodrom.core.errors import (
    KosmodromError,
    Refused,
    RuleError,
    UnknownCampaign,
    UnknownGame,
)
from kosmodrom.core.words import LANGUAGES, Words
from kosmodrom.server import wire


class Declined(KosmodromError):
    """Something a client asked for and does not get.

    ``message`` is of the server's own catalogue; ``status`` is that of HTTP.
    """

    def __init__(
        self,
        message: str,
        /,
        status: int = 400,
        headers: dict[str, str] | None = None,
        **args: Any,
    ) -> None:
        super().__init__(message, **args)
        self.status = status
        self.headers = headers or {}
        self.package = __package__


def problem(error: KosmodromError) -> wire.Problem:
    """An error as a client gets it, over HTTP or WebSocket alike."""
    packages = (error.package,) if error.package else ()
    told = {
        language: Words(language, packages)(error.message, **error.args_) for language in LANGUAGES
    }
    rules = error.rules if isinstance(error, Refused) else ()
    return wire.Problem(error.message, wire.Text(**told), rules)


def status(error: KosmodromError) -> int:
    """The HTTP status of an error."""
    match error:
        case Declined():
            return error.status
        case Refused():
            return 409
        case UnknownGame() | UnknownCampaign():
            return 404
        case RuleError():
            return 500
    return 422


def answer(request: Request[Any, Any, Any], error: Exception) -> Response[wire.Problem]:
    """The answer to a request that raised an exception; what is our own fault is reported."""
    readable = _readable(request, error)
    code = status(readable)
    if code == 500:
        request.app.state.service.report_error(f"{request.method} {request.url.path}", error)
        readable = Declined("error-internal", status=500)
    headers = readable.headers if isinstance(readable, Declined) else {}
    return Response(
        problem(readable), status_code=code, headers=headers, media_type="application/json"
    )


def _readable(request: Request[Any, Any, Any], error: Exception) -> KosmodromError:
    """The error for people that stands for any exception."""
    match error:
        case KosmodromError():
            return error
        case ValidationException(extra=[{"message": str(text), **where}, *_]):
            # Litestar calls a body as a whole "data".
            field = str(where.get("key", "")).removeprefix("data").lstrip(".")
            return Declined("error-body") if text == "'data'" else field_problem(field, text)
        case RecursionError() if "deserializing" in str(error):
            return Declined("error-nested")
        case UnicodeDecodeError():
            return Declined("error-utf8")
        case InternalServerException(detail="client disconnected prematurely"):
            return Declined("error-gone")  # nobody hears it
        case HTTPException(status_code=404):
            return Declined("error-not-found", status=404, path=request.url.path)
        case HTTPException(status_code=405):
            return Declined(
                "error-method", status=405, headers=error.headers, method=request.method
            )
        case HTTPException(status_code=413):
            limit = request.route_handler.resolve_request_max_body_size()
            return Declined("error-too-large", status=413, limit=limit)
        case HTTPException(status_code=code) if code < 500:
            return Declined("error-request", status=code, problem=error.detail)
    return Declined("error-internal", status=500)


# What msgspec says of a field, and our message for it.
_FIELD_PROBLEMS: Final = (
    (re.compile(r"Expected `(?:str|array)` of length >= (?P<limit>\d+)"), "error-field-short"),
    (re.compile(r"Expected `(?:str|array)` of length <= (?P<limit>\d+)"), "error-field-long"),
    (re.compile(r"Expected `(?:int|float)` >=? ?(?P<limit>[\d.]+)"), "error-field-low"),
    (re.compile(r"Expected `(?:int|float)` <=? ?(?P<limit>[\d.]+)"), "error-field-high"),
    (re.compile(r"Expected `str` matching regex"), "error-field-letters"),
    (re.compile(r"Object missing required field `(?P<name>[^`]+)`"), "error-field-missing"),
    (re.compile(r"Object contains unknown field `(?P<name>[^`]+)`"), "error-field-unknown"),
    (re.compile(r"Expected `(?P<wanted>[^`]+)`(?:, got `[^`]+`)?$"), "error-field-type"),
)


def field_problem(field: str, text: str) -> Declined:
    """What is wrong with a field, or with all ("") that a client sent, from msgspec's words."""
    for pattern, message in _FIELD_PROBLEMS:
        if found := pattern.match(text):
            named = found.groupdict()
            if name := named.get("name"):
                field = f"{field}.{name}" if field else name
            limit = float(named.get("limit") or 0)
            wanted = named.get("wanted") or "?"
            if not field:
                return Declined("error-body-type", wanted=wanted)
            return Declined(message, field=field, limit=limit, wanted=wanted)
    return Declined("error-field", field=field, problem=text)
