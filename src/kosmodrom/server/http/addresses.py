"""Where a request comes from: the client's address, for limits, and the page's origin."""

from __future__ import annotations

import ipaddress
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


def is_own_origin(origin: str, host: str, address: str | None) -> bool:
    """Whether the page that sends a request is ours: its origin is the host that it asks, or the
    server's public address."""
    scheme, _, rest = origin.partition("://")
    if scheme not in ("http", "https") or not rest:
        return False
    return rest == host or origin == address
