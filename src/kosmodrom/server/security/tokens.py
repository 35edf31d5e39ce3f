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

    def make_device(self, password: str) -> str:
        """A token for a device on which a password was given, which is stored as this hash: each
        person's is another."""
        device = f"{secrets.token_urlsafe(16)}:{_mark(password)}"
        return self._devices.sign(device).decode()

    def device(self, password: str, token: str) -> str | None:
        """The device that a token is for; None unless this password was given there.

        Tokens are not compared themselves: the same signature can be written in many ways.
        """
        try:
            device = self._devices.unsign(token.encode()).decode()
        except (BadSignature, UnicodeError):
            return None
        return device if device.endswith(f":{_mark(password)}") else None

    def link_key(self) -> bytes:
        """The secret that the server processes of this installation share."""
        return hmac.digest(self._key, b"link between servers", "sha256")

    def csrf(self, session: str) -> str:
        """The token that our own pages send along, and that no other page can know."""
        return hmac.new(self._key, b"csrf:" + session.encode(), hashlib.sha256).hexdigest()


def _mark(password: str) -> str:
    """What tells a stored password from others, and nothing else of it."""
    return hashlib.sha256(password.encode()).hexdigest()[:32]


def _session_id(value: str) -> str:
    return hashlib.sha256(value.encode()).hexdigest()
