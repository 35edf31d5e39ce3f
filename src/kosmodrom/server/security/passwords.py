"""Passwords are kept as argon2 hashes, and hashed beside the event loop."""

from __future__ import annotations

import asyncio
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

_hasher = PasswordHasher()


class Passwords:
    """Hashes and checks passwords, a few at a time: each takes 64 MiB and a core, and a crowd at
    the door must not take the machine."""

    def __init__(self) -> None:
        self._slots = asyncio.Semaphore(2)

    async def hash(self, password: str) -> str:
        async with self._slots:
            return await asyncio.to_thread(_hasher.hash, password)

    async def fits(self, password: str, stored: str | None) -> bool:
        """Whether a password is the stored one. Where there is none it takes as long to say no, so
        that the time does not tell which names are known."""
        async with self._slots:
            return await asyncio.to_thread(_fits, password, stored)


def _fits(password: str, stored: str | None) -> bool:
    try:
        _hasher.verify(stored or _nobodys(), password)
    except (VerificationError, InvalidHashError):
        return False
    return stored is not None


@cache
def _nobodys() -> str:
    return _hasher.hash("nobody's")
