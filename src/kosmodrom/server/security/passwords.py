"""Passwords: stored as argon2 hashes, which are computed in threads."""

from __future__ import annotations

import asyncio
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

_hasher = PasswordHasher()


class Passwords:
    """Hashes and checks passwords, only a few at a time: each takes 64 MiB and a core, and many
    sign-ins at once must not take the whole machine."""

    def __init__(self) -> None:
        self._slots = asyncio.Semaphore(2)

    async def hash(self, password: str) -> str:
        async with self._slots:
            return await asyncio.to_thread(_hasher.hash, password)

    async def fits(self, password: str, stored: str | None) -> bool:
        """Whether a password is the stored one. If there is none, saying no takes just as long, so
        that the time does not reveal which names exist."""
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
