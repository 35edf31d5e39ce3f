"""Where a request comes from: the client's address, for limits, and the page's origin."""

from __future__ import annotations

import ipaddress
import re
from contextlib import suppress
from functools import lru_cache

from litestar.types import Scope


def client_address(scope: Scope, trusted: tuple[str, ...]) -> str:
    """The address of a client, for rate limits.

    Behind trusted proxies it is the last address in ``X-Forwarded-For`` that is not a trusted proxy
    itself. A whole IPv6 network counts as one client, because its owner can use any address in it.
    """
    client = scope.get("client")
    address = client[0] if client else "unknown"
    if trusted:
        # Proxies append to the header: what stands before a stranger's address was written by the
        # stranger.
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
    """Whether an address is that of a proxy whose ``X-Forwarded-For`` is believed."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return address in trusted
    return any(ip in ipaddress.ip_network(network, strict=False) for network in trusted)


@lru_cache(4096)
def network_of(address: str) -> str:
    """An address as it is counted: for IPv6 the whole network."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return address[:64]
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.ipv4_mapped:
            return str(ip.ipv4_mapped)
        return str(ipaddress.ip_network((ip, 64), strict=False).network_address)
    return str(ip)


def is_own_host(host: str, address: str | None) -> bool:
    """Whether a request is meant for this server: if it has a public address, for that, or for
    this machine. So no page can reach it by a name that its owner lets point here."""
    if address is None:
        return True
    own = _public_site(address)
    return _site(f"{own.partition(':')[0]}://{host}") == own or _is_local(host)


def is_own_origin(origin: str, host: str, address: str | None) -> bool:
    """Whether the page that sends a request is ours: its origin is the server's public address, or
    the host that it asks under another name."""
    scheme, _, rest = origin.partition("://")
    if scheme not in ("http", "https") or not rest:
        return False
    if address is not None:
        is_public = _site(origin) == _public_site(address)
        if is_public or not _is_local(host):
            return is_public
    return rest == host


@lru_cache(16)
def _public_site(address: str) -> str:
    """The server's public address as browsers send it: a name with other letters than ASCII's
    travels in its own spelling (``xn--...``)."""
    scheme, _, host = address.partition("://")
    with suppress(UnicodeError):
        host = host.encode("idna").decode()
    return _site(f"{scheme}://{host}")


def _site(origin: str) -> str:
    """An origin as it is compared: in small letters, without its scheme's own port."""
    scheme, _, rest = origin.lower().partition("://")
    return f"{scheme}://{rest.removesuffix(':443' if scheme == 'https' else ':80')}"


def _is_local(host: str) -> bool:
    name = host.lower().rpartition(":")[0] if re.search(r":\d+$", host) else host.lower()
    return name == "localhost" or is_loopback(name.strip("[]"))


@lru_cache(4096)
def is_loopback(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False
