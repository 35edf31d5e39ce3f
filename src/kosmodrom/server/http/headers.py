"""Headers that are sent with every answer."""

from __future__ import annotations

from typing import Final

from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

from kosmodrom.server.config import Settings

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; "
        "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
}


SECURE: Final = {"Strict-Transport-Security": "max-age=31536000"}
"""Where people connect over https: browsers then never try without."""


async def add_headers(message: Message, scope: Scope) -> None:
    """Add the headers to an answer. Answers of the API must not be cached."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    settings: Settings = scope["litestar_app"].state.service.settings
    for name, value in (HEADERS | SECURE if settings.secure else HEADERS).items():
        headers[name] = value
    if scope["path"].startswith("/api/") and "cache-control" not in headers:
        headers["Cache-Control"] = "no-store"
