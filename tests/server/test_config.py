"""Settings and secrets."""

from __future__ import annotations

import json
import stat
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from kosmodrom.core.errors import KosmodromError
from kosmodrom.core.words import LANGUAGES, Words
from kosmodrom.server.config import (
    Settings,
    SettingsError,
    default_data_folder,
    link_address,
    load_secrets,
    load_settings,
)


def write(folder: Path, text: str) -> Path:
    file = folder / "settings.toml"
    file.write_text(text, encoding="utf-8")
    return file


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


# Settings


def test_defaults(tmp_path: Path) -> None:
    settings = load_settings(tmp_path)
    assert (settings.host, settings.port, settings.database) == ("127.0.0.1", None, "sqlite")
    assert settings.registration
    assert not settings.secure


def test_the_command_line_goes_before_the_file(tmp_path: Path) -> None:
    write(
        tmp_path,
        'port = 9000\nregistration = false\naddress = "https://games.example.org"\n'
        "[limits]\nbody = 4096\n",
    )
    settings = load_settings(tmp_path, port=9001, host=None)
    assert (settings.port, settings.host) == (9001, "127.0.0.1")
    assert not settings.registration
    assert settings.secure
    assert settings.limits.body == 4096
    assert settings.limits.requests == 1200


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("prot = 1", ("“prot”", "port")),
        ("[limits]\nrequest = 1", ("limits.request”", "requests")),
        ("port = 'x'", ("“port”", "int")),
        ("port = 70000", ("“port”", "65535")),
        ("[limits]\nbody = 5", ("limits.body", "1024")),
        ("address = 'games.example.org'", ("“address”",)),
        ("address = 'https://games.example.org/path'", ("“address”",)),
        ("database = 'mysql://me:secret@host/db'", ("“mysql”", "postgresql://")),
        ("trusted_proxies = ['somewhere']", ("“somewhere”", "10.0.0.0/8")),
        ("takeover = 'hal'", ("“hal”", "greedy")),
        ("overlay = '/nowhere/at/all'", ("/nowhere/at/all",)),
        ("data = '/tmp'", ("--data-dir",)),
        ("port = ", ("TOML",)),
    ],
)
def test_wrong_settings_are_named(tmp_path: Path, text: str, parts: tuple[str, ...]) -> None:
    write(tmp_path, text)
    with pytest.raises(KosmodromError) as error:
        load_settings(tmp_path)
    assert all(part in str(error.value) for part in parts), str(error.value)
    assert "secret" not in str(error.value)
    for language in LANGUAGES:
        assert Words(language, ["kosmodrom.server"]).has(error.value.message)


def test_an_unreadable_file(tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(SettingsError, match=r"Cannot read .*settings\.toml"):
        load_settings(tmp_path)


@pytest.mark.parametrize(
    ("link", "address"),
    [
        (None, (None, 0)),
        ("10.0.0.5", ("10.0.0.5", 0)),
        ("one.example.org:7000", ("one.example.org", 7000)),
        ("[fd00::5]", ("fd00::5", 0)),
        ("[fd00::5]:7000", ("fd00::5", 7000)),
    ],
)
def test_where_other_servers_reach_this_one(
    tmp_path: Path, link: str | None, address: tuple[str | None, int]
) -> None:
    assert link_address(load_settings(tmp_path, link=link)) == address


@pytest.mark.parametrize("link", ["", ":7000", "a b", "fd00::5", "http://one:7000", "one:x"])
def test_what_is_no_address_for_other_servers(tmp_path: Path, link: str) -> None:
    with pytest.raises(SettingsError, match="link"):
        load_settings(tmp_path, link=link)


def test_default_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_data_folder() == tmp_path / "kosmodrom"
    assert load_settings().data == tmp_path / "kosmodrom"


# Secrets


def test_secrets_are_drawn_once_and_for_the_owner_only(tmp_path: Path) -> None:
    data = tmp_path / "new" / "data"
    first = load_secrets(data)
    assert mode(data) == 0o700
    assert mode(data / "secrets.json") == 0o600
    assert [path.name for path in data.iterdir()] == ["secrets.json"]
    assert load_secrets(data) == first
    assert len(first.signing) >= 43
    assert first.signing != first.host
    assert load_secrets(tmp_path / "other") != first


def test_secrets_that_others_can_read_are_closed(tmp_path: Path) -> None:
    load_secrets(tmp_path)
    (tmp_path / "secrets.json").chmod(0o644)
    load_secrets(tmp_path)
    assert mode(tmp_path / "secrets.json") == 0o600


def test_processes_that_start_at_once_agree(tmp_path: Path) -> None:
    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(lambda _: load_secrets(tmp_path), range(32)))
    assert len(set(map(repr, found))) == 1
    assert [path.name for path in tmp_path.iterdir()] == ["secrets.json"]


def test_damaged_secrets(tmp_path: Path) -> None:
    (tmp_path / "secrets.json").write_text("{}")
    with pytest.raises(SettingsError, match=r"secrets\.json"):
        load_secrets(tmp_path)


@pytest.mark.parametrize(
    ("signing", "host", "field"),
    [("", "", "signing"), ("x" * 31, "y" * 32, "signing"), ("x" * 64, "", "host")],
)
def test_secrets_that_anybody_could_guess(
    tmp_path: Path, signing: str, host: str, field: str
) -> None:
    file = tmp_path / "secrets.json"
    file.write_text(json.dumps({"signing": signing, "host": host}))
    with pytest.raises(SettingsError) as error:
        load_secrets(tmp_path)
    for language, words in (("en", "too short"), ("pl", "za krótki")):
        told = Words(language, ["kosmodrom.server"]).error(error.value)
        assert all(part in told for part in (str(file), field, words)), told


def test_a_data_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(SettingsError, match="cannot be made"):
        load_secrets(tmp_path / "file" / "data")


def test_the_processes_for_bots_are_shared_out(tmp_path: Path) -> None:
    def each(processes: int, servers: int) -> int:
        return Settings(data=tmp_path, bot_processes=processes, workers=servers).bots_here

    assert Settings(data=tmp_path).bots_here >= 2
    assert (each(8, 1), each(8, 3), each(8, 8), each(1, 1)) == (8, 3, 2, 1)
