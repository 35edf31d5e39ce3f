"""What keeps the server safe from strangers: headers, rates, and texts that can be shown."""

from __future__ import annotations

import ipaddress
import math
import time
import unicodedata
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope

from kosmodrom.server.errors import Declined

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
"""Sent with every answer."""

BLANKS: Final = (
    "\N{COMBINING GRAPHEME JOINER}\N{HANGUL CHOSEONG FILLER}\N{HANGUL JUNGSEONG FILLER}"
    "\N{HANGUL FILLER}\N{HALFWIDTH HANGUL FILLER}\N{BRAILLE PATTERN BLANK}"
    "\N{KHMER VOWEL INHERENT AQ}\N{KHMER VOWEL INHERENT AA}"
)
"""Letters and signs without anything to see; Unicode does not count them as space."""

KEPT_BUCKETS: Final = 20_000
KEPT_NAMES: Final = 20_000
GUESS_SECONDS: Final = 900.0
"""How long a wrong password is remembered."""


async def add_headers(message: Message, scope: Scope) -> None:
    """Put the safety headers on an answer; what the API says is nothing to keep."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers[name] = value
    if scope["path"].startswith("/api/") and "cache-control" not in headers:
        headers["Cache-Control"] = "no-store"


class RateLimiter:
    """Token buckets: everyone may do so many things of a kind per minute, a minute's worth at once.

    Each process counts for itself.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def take(self, kind: str, who: str, per_minute: int) -> None:
        """Count one thing; raises `Declined` with 429 if it is too much."""
        now = self._clock()
        left, then = self._buckets.pop((kind, who), (float(per_minute), now))
        left = min(per_minute, left + (now - then) * per_minute / 60)
        self._buckets[kind, who] = (left - 1 if left >= 1 else left, now)
        if len(self._buckets) > KEPT_BUCKETS:
            self._buckets.popitem(last=False)
        if left < 1:
            seconds = math.ceil((1 - left) * 60 / per_minute)
            raise Declined(
                "error-too-many", status=429, headers={"Retry-After": str(seconds)}, seconds=seconds
            )


class Guesses:
    """Counts the passwords that are tried for each name, whoever tries them and whether or not
    there is such a name.

    Each process counts for itself.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._tried: OrderedDict[str, tuple[float, ...]] = OrderedDict()

    def take(self, name: str, limit: int) -> None:
        """Count one try; raises `Declined` with 429 if there were too many lately."""
        now = self._clock()
        tried = tuple(then for then in self._tried.pop(name, ()) if now - then < GUESS_SECONDS)
        is_allowed = len(tried) < limit
        self._tried[name] = (*tried, now) if is_allowed else tried
        if len(self._tried) > KEPT_NAMES:
            self._tried.popitem(last=False)
        if not is_allowed:
            seconds = math.ceil(tried[-limit] + GUESS_SECONDS - now)
            raise Declined(
                "error-too-many-guesses",
                status=429,
                headers={"Retry-After": str(seconds)},
                minutes=math.ceil(seconds / 60),
            )

    def forget(self, name: str) -> None:
        """The right password was given."""
        self._tried.pop(name, None)


def client_address(scope: Scope, trusted: tuple[str, ...]) -> str:
    """Who is asking, for rate limits.

    Behind a trusted proxy that is the last address in ``X-Forwarded-For`` that is not a trusted
    proxy itself. A whole IPv6 network counts as one client: its owner has all addresses of it.
    """
    client = scope.get("client")
    address = client[0] if client else "unknown"
    if trusted:
        # Proxies add to the end: what stands before a stranger's address is the stranger's word.
        forwarded = [
            part.strip()
            for name, value in scope["headers"]
            if name == b"x-forwarded-for"
            for part in value.decode("latin-1").split(",")
        ]
        while forwarded and is_trusted(address, trusted):
            address = forwarded.pop()
    return network_of(address)


@lru_cache(4096)
def is_trusted(address: str, trusted: tuple[str, ...]) -> bool:
    """Whether an address is that of a proxy which says for whom it asks."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return address in trusted
    return any(ip in ipaddress.ip_network(network, strict=False) for network in trusted)


@lru_cache(4096)
def network_of(address: str) -> str:
    """An address as it is counted: of IPv6 the whole network."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return address[:64]
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.ipv4_mapped:
            return str(ip.ipv4_mapped)
        return str(ipaddress.ip_network((ip, 64), strict=False).network_address)
    return str(ip)


def is_own_origin(origin: str, host: str, address: str | None) -> bool:
    """Whether a page that sends a request is ours: of the host that it asks, or of the server's
    public address."""
    scheme, _, rest = origin.partition("://")
    if scheme not in ("http", "https") or not rest:
        return False
    return rest == host or origin == address


def clean_line(text: str) -> str | None:
    """A line that people can be shown, without space around it; None if nothing visible is left.

    Controls and invisible marks are taken out: they can turn a line around or hide who wrote it.
    """
    text = unicodedata.normalize("NFC", text)
    line = " ".join("".join(c if _is_shown(c) else " " for c in text).split())
    return line if any(unicodedata.category(c)[0] not in "CMZ" for c in line) else None


def _is_shown(char: str) -> bool:
    if char == "\N{ZERO WIDTH JOINER}":
        return True
    return char not in BLANKS and unicodedata.category(char)[0] not in "CZ"
