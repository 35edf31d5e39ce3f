"""Exceptions as answers to HTTP requests."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, InternalServerException, ValidationException

from kosmodrom.core.errors import KosmodromError
from kosmodrom.server import wire
from kosmodrom.server.errors import Declined, field_problem, problem, status


def answer(request: Request[Any, Any, Any], error: Exception) -> Response[wire.Problem]:
    """The answer to a request that raised an exception. Faults of ours are reported."""
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
    """The error that people are shown for an exception."""
    match error:
        case KosmodromError():
            return error
        case ValidationException(extra=[{"message": str(text), **where}, *_]):
            # Litestar calls the whole body "data".
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
