"""The server's settings and secrets.

Settings come from the command line, then from ``settings.toml`` in the data folder, then from the
defaults here. Secrets are made at the first start and are in the same folder, readable for its
owner only.
"""

from __future__ import annotations

import contextlib
import ipaddress
import math
import os
import re
import secrets
import socket
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec

from kosmodrom.bots import BOTS
from kosmodrom.core.codecs import convert, from_json
from kosmodrom.core.errors import DataError, KosmodromError
from kosmodrom.core.toml_places import read_toml

SETTINGS_FILE: Final = "settings.toml"
SECRETS_FILE: Final = "secrets.json"
DATABASE_FILE: Final = "kosmodrom.sqlite"
_TOO_SHORT: Final = re.compile(r"Expected `str` of length >= (?P<limit>\d+)")

PerMinute = Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]
Positive = Annotated[int, msgspec.Meta(ge=1)]
Seconds = Annotated[float, msgspec.Meta(gt=0, le=3600)]


class SettingsError(KosmodromError):
    """Settings or secrets that cannot be used: names the file and the field."""

    def __init__(self, message: str, /, **args: Any) -> None:
        super().__init__(message, **args)
        self.package = __package__


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Upper limits. Rates are per client address and minute."""

    requests: PerMinute = 1200
    sign_ins: PerMinute = 20
    """Log-ins, new guests and accounts, host keys: everything that somebody who guesses would
    repeat."""
    wrong_passwords: Positive = 10
    """Per name and address in a quarter of an hour; ten times as many from all addresses together.
    A device where the owner has signed in before is counted by itself."""
    new_tables: PerMinute = 30
    imports: PerMinute = 10
    """Records of campaigns, each of which is replayed."""
    chat_lines: PerMinute = 60
    """Per person."""
    socket_messages: PerMinute = 1200
    """Over all WebSockets of a person; and five times as many over those of a client address."""
    sockets: Positive = 50
    """Open WebSockets per client address, to each process."""
    connections: Positive = 250
    """Other open connections per client address, to each process."""
    header_seconds: Seconds = 15.0
    """How long a client may take to send the headers of a request."""
    body_seconds: Seconds = 30.0
    """How long it may take to send the rest of the request."""
    body: Annotated[int, msgspec.Meta(ge=1024, le=10_000_000)] = 65_536
    """Bytes of a request, or of a WebSocket message."""
    tables_per_person: Positive = 100
    """Tables in the lobby or in play where a person sits."""
    bot_tables: Positive = 3
    """Tables in play that one person made and where only bots play."""
    tables: Positive = 10_000
    """Tables in the lobby or in play on the whole server."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a host can set. ``data`` is the data folder itself, so it is not in its file."""

    data: Path
    host: str = "127.0.0.1"
    port: Annotated[int, msgspec.Meta(ge=0, le=65_535)] | None = None
    """None: 8000, or the next free one."""
    database: str = "sqlite"
    """``sqlite``: a file in the data folder; or ``postgresql://user:password@host/name``."""
    workers: Annotated[int, msgspec.Meta(ge=1, le=64)] = 1
    """Server processes."""
    link: (
        Annotated[str, msgspec.Meta(pattern=r"^(\[[0-9A-Fa-f:.]+\]|[\w.-]+)(:\d{1,5})?$")] | None
    ) = None
    """With PostgreSQL: where the server processes of other machines reach those of this one, as
    ``host`` or ``host:port``; several processes take the next free ports. None: at the address by
    which this machine reaches the database."""
    address: Annotated[str, msgspec.Meta(pattern=r"^https?://[^/\s]+$")] | None = None
    """The public address, as people type it: ``https://games.example.org``."""
    registration: bool = True
    """Whether guests may become accounts."""
    open_metrics: bool = False
    """Whether everyone may read ``/metrics``: otherwise the host alone, or a program that sends the
    host key as its bearer token."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses whose ``X-Forwarded-For`` is believed."""
    overlay: Path | None = None
    """A folder of corrections laid over the games' data."""
    session_days: Annotated[int, msgspec.Meta(ge=1, le=3650)] = 365
    guest_days: Annotated[int, msgspec.Meta(ge=0, le=36_500)] = 180
    """After how many days guests who have not come back, and play nowhere, are deleted; 0 means
    never."""
    bot_processes: Annotated[int, msgspec.Meta(ge=1, le=256)] = max(2, os.cpu_count() or 2)
    """Processes in which bots think, shared by the server processes."""
    bot_seconds: Annotated[float, msgspec.Meta(gt=0, le=600)] = 20.0
    """How long a process may take to answer before it is replaced; bots are done long before."""
    bot_delay: Annotated[float, msgspec.Meta(ge=0, le=60)] = 0.4
    """How many seconds a bot waits before it moves, so that people can follow. In a race bots keep
    to a tempo of their own."""
    takeover: str = "greedy"
    """The bot that plays on for people who have left."""
    limits: Limits = Limits()

    @property
    def bots_here(self) -> int:
        """How many bot processes each server process has: at least two, if there are two, so that
        nobody has to wait for somebody else's bot."""
        return max(min(2, self.bot_processes), math.ceil(self.bot_processes / self.workers))

    @property
    def secure(self) -> bool:
        """Whether people connect over https, so that cookies must not be sent otherwise."""
        return self.address is not None and self.address.startswith("https://")


class Secrets(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``signing`` signs cookies; ``host`` is the key to the host's page."""

    signing: Annotated[str, msgspec.Meta(min_length=32)]
    host: Annotated[str, msgspec.Meta(min_length=16)]


def default_data_folder() -> Path:
    """Where programs keep their data on this system."""
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "kosmodrom"


def load_settings(data: Path | None = None, **given: Any) -> Settings:
    """The settings of a data folder. Values that are ``given`` and not None override those in the
    file.

    Raises `SettingsError`, which names the file, the field and what is wrong.
    """
    data = data or default_data_folder()
    file = data / SETTINGS_FILE
    values = _read_toml(file)
    if "data" in values:
        raise SettingsError("error-settings-data", file=str(file))
    values |= {name: value for name, value in given.items() if value is not None}
    try:
        settings = convert(values | {"data": data}, Settings, dec_hook=_path)
    except msgspec.ValidationError as error:
        raise _wrong_field(file, error) from error
    _check(settings, file)
    return settings


def _read_toml(file: Path) -> dict[str, Any]:
    try:
        return read_toml(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    except (OSError, UnicodeDecodeError) as error:
        raise SettingsError("error-settings-file", file=str(file), problem=str(error)) from error
    except tomllib.TOMLDecodeError as error:
        raise SettingsError("error-settings-toml", file=str(file), problem=str(error)) from error


def _path(kind: type, value: Any) -> Any:
    if kind is Path and isinstance(value, str | Path):
        return Path(value).expanduser()
    raise NotImplementedError(kind)


def _wrong_field(file: Path, error: msgspec.ValidationError) -> SettingsError:
    problem, _, where = str(error).partition(" - at `$")
    field = where.rstrip("`").lstrip(".")
    if "unknown field" in problem:
        unknown = problem.split("`")[1]
        kind = Limits if field == "limits" else Settings
        known = tuple(name for name in kind.__struct_fields__ if name != "data")
        name = f"{field}.{unknown}" if field else unknown
        return SettingsError("error-settings-unknown", file=str(file), field=name, known=known)
    return SettingsError("error-settings-field", file=str(file), field=field, problem=problem)


def link_address(settings: Settings) -> tuple[str | None, int]:
    """Where to listen to other server processes: the host, if it was chosen, and the first port;
    0 is any."""
    if settings.link is None:
        return None, 0
    host, colon, port = settings.link.rpartition(":")
    if not colon or port.endswith("]"):
        host, port = settings.link, "0"
    return host.strip("[]"), int(port)


def check_link(settings: Settings) -> None:
    """Raise `SettingsError` if others could not reach the host that was chosen for that."""
    host, _ = link_address(settings)
    if host is None:
        return
    try:
        family, *_, address = socket.getaddrinfo(host, 0, type=socket.SOCK_STREAM)[0]
        socket.create_server(address, family=family).close()
    except OSError as error:
        problem = error.strerror or str(error)
        raise SettingsError("error-link", host=host, problem=problem) from error


def _check(settings: Settings, file: Path) -> None:
    """Check what types cannot express."""
    scheme, separator, _ = settings.database.partition("://")
    if settings.database != "sqlite" and not (separator and scheme in ("postgresql", "postgres")):
        # Say the scheme only: there may be a password after it.
        raise SettingsError("error-settings-database", given=scheme)
    for proxy in settings.trusted_proxies:
        try:
            ipaddress.ip_network(proxy, strict=False)
        except ValueError:
            raise SettingsError("error-settings-proxy", file=str(file), given=proxy) from None
    if settings.takeover not in BOTS:
        raise SettingsError(
            "error-settings-bot", file=str(file), given=settings.takeover, known=tuple(BOTS)
        )
    if settings.overlay is not None and not settings.overlay.is_dir():
        raise DataError("error-overlay-folder", folder=str(settings.overlay))


def open_data_folder(data: Path) -> None:
    """Make the data folder if necessary, for its owner only."""
    try:
        data.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise SettingsError(
            "error-data-folder", folder=str(data), problem=error.strerror or str(error)
        ) from error


def load_secrets(data: Path) -> Secrets:
    """The secrets of a data folder, made at the first start.

    Servers on several machines that share a database must share this file, too.
    """
    open_data_folder(data)
    file = data / SECRETS_FILE
    if not file.exists():
        _draw_secrets(file)
    try:
        file.chmod(0o600)
        return from_json(file.read_bytes(), Secrets)
    except msgspec.ValidationError as error:
        raise _wrong_secret(file, error) from error
    except (OSError, msgspec.DecodeError) as error:
        raise SettingsError("error-secrets-file", file=str(file), problem=str(error)) from error


def _wrong_secret(file: Path, error: msgspec.ValidationError) -> SettingsError:
    problem, _, where = str(error).partition(" - at `$")
    short = _TOO_SHORT.match(problem)
    if short is None:
        return SettingsError("error-secrets-file", file=str(file), problem=problem)
    field = where.rstrip("`").lstrip(".")
    limit = int(short["limit"])
    return SettingsError("error-secrets-short", file=str(file), field=field, limit=limit)


def _draw_secrets(file: Path) -> None:
    """Write new secrets, completely or not at all; if two processes try at once the first wins."""
    drawn = Secrets(signing=secrets.token_urlsafe(48), host=secrets.token_urlsafe(24))
    try:
        # Files made by tempfile have mode 0600.
        with tempfile.NamedTemporaryFile(dir=file.parent, delete=False) as draft:
            draft.write(msgspec.json.encode(drawn))
            draft.flush()
            os.fsync(draft.fileno())
        try:
            with contextlib.suppress(FileExistsError):
                os.link(draft.name, file)
        finally:
            Path(draft.name).unlink()
    except OSError as error:
        raise SettingsError("error-secrets-file", file=str(file), problem=str(error)) from error
