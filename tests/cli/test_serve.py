"""``kosmodrom serve``: how it starts, what it says, how it stops."""

import os
import re
import signal
import socket
import stat
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from kosmodrom.cli import main
from tests.server.running import RunningServer, free_port

pytestmark = pytest.mark.skipif(os.name == "nt", reason="sends POSIX signals")


class Failing:
    """Fails ``kosmodrom serve`` in this process; returns its one sentence."""

    def __init__(self, patch: pytest.MonkeyPatch, capture: pytest.CaptureFixture[str]) -> None:
        self._patch = patch
        self._capture = capture

    def __call__(self, code: int, *arguments: str, lang: str = "en") -> str:
        self._patch.setattr(sys, "argv", ["kosmodrom", *arguments])
        self._patch.setenv("KOSMODROM_LANG", lang)
        with pytest.raises(SystemExit) as caught:
            main()
        out, err = self._capture.readouterr()
        assert (caught.value.code, out) == (code, "")
        return err.splitlines()[0]


@pytest.fixture
def failing(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Failing:
    return Failing(monkeypatch, capsys)


@pytest.fixture
def taken_port() -> Iterator[str]:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        yield str(taken.getsockname()[1])


def start(
    *arguments: str,
    data: Path,
    lang: str = "en",
    command: Sequence[str] = (sys.executable, "-m", "kosmodrom"),
    **more: str,
) -> subprocess.Popen[str]:
    ours = {"KOSMODROM_LANG": lang, "XDG_DATA_HOME": str(data), "PYTHONUTF8": "1"}
    return subprocess.Popen(
        [*command, *arguments],
        env=os.environ | ours | more,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        start_new_session=True,
    )


def read_welcome(process: subprocess.Popen[str]) -> str:
    """What it prints until it says how to stop it."""
    assert process.stdout is not None
    text = ""
    while "Ctrl-C" not in text:
        line = process.stdout.readline()
        assert line, process.communicate()
        text += line
    return text


def interrupt(process: subprocess.Popen[str]) -> tuple[float, str, str]:
    """Press Ctrl-C; returns the seconds until the end, and what was printed meanwhile."""
    begin = time.monotonic()
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=20)
    return time.monotonic() - begin, out, err


@pytest.mark.parametrize(
    ("lang", "is_open", "hosts_page", "stopped"),
    [
        ("en", "Kosmodrom is open", "the administrator's page", "Stopped. Every game is saved."),
        ("pl", "Kosmodrom jest otwarty", "strona administratora", "Zatrzymano."),
    ],
)
def test_without_a_command_the_server_starts(
    tmp_path: Path, lang: str, is_open: str, hosts_page: str, stopped: str
) -> None:
    process = start(data=tmp_path, lang=lang)
    text = read_welcome(process)
    link = re.search(rf"{is_open}: (http://127\.0\.0\.1:80[01]\d)\n", text)
    assert link is not None, text
    assert f"{hosts_page}: {link[1]}/host#" in text
    assert str(tmp_path / "kosmodrom") in text

    seconds, out, err = interrupt(process)
    assert (process.returncode, err) == (0, "")
    assert stopped in out
    assert seconds < 5  # two on an idle machine
    secrets = tmp_path / "kosmodrom" / "secrets.json"
    assert stat.S_IMODE(secrets.stat().st_mode) == 0o600


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "There is room for 872 connections at once; for more, let it open more files"),
        ("pl", "Naraz zmieszczą się 872 połączenia; aby było ich więcej, pozwól otwierać"),
    ],
)
def test_few_files(tmp_path: Path, lang: str, told: str) -> None:
    """A system that allows few open files: as many as it allows are used, and few they are."""
    few = f'ulimit -Sn 256; ulimit -Hn 1000; exec {sys.executable} -m kosmodrom "$@"'
    process = start("--port", "0", data=tmp_path, lang=lang, command=("sh", "-c", few, "-"))
    text = read_welcome(process)
    interrupt(process)
    assert told in text


def test_whole_network(tmp_path: Path) -> None:
    process = start("--host", "0.0.0.0", "--port", "0", data=tmp_path)
    text = read_welcome(process)
    interrupt(process)
    assert re.search(r"Kosmodrom is open: http://127\.0\.0\.1:\d+\n", text)
    assert re.search(r"For others on your network: http://[^:]+:\d+\n", text)


def test_the_browser_is_opened_once_the_server_answers(tmp_path: Path) -> None:
    browser = tmp_path / "browser"
    browser.write_text('#!/bin/sh\necho "browser: $1"\n')
    browser.chmod(0o755)
    process = start("--open", "--port", "0", data=tmp_path, BROWSER=f"{browser} %s")
    text = read_welcome(process)
    assert process.stdout is not None
    text += process.stdout.readline()
    interrupt(process)
    assert re.search(r"browser: http://127\.0\.0\.1:\d+\n", text), text


@pytest.mark.parametrize("workers", ["1", "2"])
def test_one_folder_is_for_one_server(tmp_path: Path, failing: Failing, workers: str) -> None:
    with RunningServer(tmp_path, "--workers", workers) as server:
        told = failing(1, "serve", "--workers", workers, "--data-dir", str(tmp_path))
        assert f"is already running with the folder {tmp_path}: open {server.url}," in told
        assert "działa już" in failing(1, "serve", "--data-dir", str(tmp_path), lang="pl")
        server.kill()
        server.start()  # a killed server does not lock others out


def test_port_is_taken(tmp_path: Path, failing: Failing, taken_port: str) -> None:
    arguments = ("--port", taken_port, "--data-dir", str(tmp_path))
    assert f"Port {taken_port} of 127.0.0.1 is taken" in failing(1, *arguments)
    assert f"Port {taken_port} adresu 127.0.0.1" in failing(1, "serve", *arguments, lang="pl")


def test_what_cannot_be_served(tmp_path: Path, failing: Failing) -> None:
    serve = ("serve", "--port", "0", "--data-dir", str(tmp_path))
    assert "Cannot listen on 192.0.2.7" in failing(1, *serve, "--host", "192.0.2.7")
    nowhere = f"postgresql://me:secret@127.0.0.1:{free_port()}/games"
    told = failing(1, *serve, "--database", nowhere)
    assert "The database postgresql+psycopg://me:***@127.0.0.1" in told
    assert "secret" not in told
    (tmp_path / "settings.toml").write_text('link = "192.0.2.7:7000"')
    assert "cannot reach this one at 192.0.2.7" in failing(1, *serve, "--database", nowhere)
    (tmp_path / "settings.toml").unlink()
    assert "is not a folder" in failing(1, *serve, "--overlay", str(tmp_path / "none"))
    (tmp_path / "settings.toml").write_text("prot = 8000")
    assert "prot" in failing(1, *serve)
    (tmp_path / "file").touch()
    assert str(tmp_path / "file") in failing(1, "serve", "--data-dir", str(tmp_path / "file"))


def test_on_windows_an_sqlite_file_is_for_one_process(
    tmp_path: Path, failing: Failing, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kosmodrom.cli.serve.sys.platform", "win32")
    serve = ("serve", "--port", "0", "--data-dir", str(tmp_path), "--workers", "2")
    assert "On Windows an SQLite file serves one process, not 2" in failing(1, *serve)
    assert "W systemie Windows plik SQLite obsługuje jeden proces" in failing(1, *serve, lang="pl")


@pytest.mark.parametrize("port", ["-1", "65536", "http"])
def test_not_a_port(failing: Failing, port: str) -> None:
    assert f"“{port}” is not a port" in failing(2, "serve", f"--port={port}")


def test_several_processes(tmp_path: Path, two_workers: Sequence[str]) -> None:
    with RunningServer(tmp_path, *two_workers) as server:
        while "Kosmodrom is open" not in server.log:
            time.sleep(0.1)
        assert server.stop() == 0
        assert "Stopped." in server.log
        assert "tasks did not finish" not in server.log


@pytest.mark.skipif(sys.platform != "linux", reason="looks at /proc")
def test_of_several_processes_none_outlives_the_first(
    tmp_path: Path, two_workers: Sequence[str]
) -> None:
    with RunningServer(tmp_path, *two_workers) as server:
        while "Kosmodrom is open" not in server.log:
            time.sleep(0.1)
        assert len(server.processes()) >= 3
        server.kill()
        deadline = time.monotonic() + 20
        while server.processes() and time.monotonic() < deadline:
            time.sleep(0.1)
        assert server.processes() == []
        server.start()  # the port is free
