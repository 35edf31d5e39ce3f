"""The token that proves a session, the CSRF token that goes with it, and that of a known device."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from itsdangerous import BadSignature, Signer

from kosmodrom.server.config import Secrets


class Tokens:
    """Makes and checks tokens."""

    def __init__(self, keys: Secrets) -> None:
        self._signer = Signer(keys.signing, salt="kosmodrom.session", digest_method=hashlib.sha256)
        self._devices = Signer(keys.signing, salt="kosmodrom.device", digest_method=hashlib.sha256)
        self._key = keys.signing.encode()

    def make(self) -> tuple[str, str]:
        """A new token, and the id of its session."""
        value = secrets.token_urlsafe(32)
        return self._signer.sign(value).decode(), _session_id(value)

    def session(self, token: str) -> str | None:
        """The id of the session that a token is for; None if it is not one of ours."""
        try:
            return _session_id(self._signer.unsign(token.encode()).decode())
        except (BadSignature, UnicodeError):
            return None

    def make_device(self, person: str) -> str:
        """A token for a device on which a person has given the right password."""
        return self._devices.sign(f"{person}:{secrets.token_urlsafe(16)}").decode()

    def is_device_of(self, person: str, token: str) -> bool:
        """Whether a token is that of one of a person's devices."""
        try:
            return self._devices.unsign(token.encode()).decode().startswith(f"{person}:")
        except (BadSignature, UnicodeError):
            return False

    def csrf(self, session: str) -> str:
        """The token that our own pages send along, and that no other page can know."""
        return hmac.new(self._key, b"csrf:" + session.encode(), hashlib.sha256).hexdigest()


def _session_id(value: str) -> str:
    return hashlib.sha256(value.encode()).hexdigest()
