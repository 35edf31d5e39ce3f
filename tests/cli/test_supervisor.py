"""A server process that dies is started again; what ends in good order is not."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from kosmodrom.cli import supervisor
from kosmodrom.cli.supervisor import Supervised, Supervisor
from tests.server.running import RunningServer
from tests.server.venue import new_key

pytestmark = pytest.mark.skipif(os.name == "nt", reason="sends POSIX signals")

SECONDS = 2.0
"""How soon a server is back, while other tests run: a tenth of it on an idle machine."""


def visitor(server: RunningServer) -> httpx.Client:
    return httpx.Client(base_url=server.url, trust_env=False, timeout=60)


def seconds_until(condition: Callable[[], bool]) -> float:
    begin = time.monotonic()
    while not condition():
        assert time.monotonic() < begin + 60
        time.sleep(0.01)
    return time.monotonic() - begin


def crash(server: RunningServer, how: signal.Signals = signal.SIGSEGV) -> float:
    """Let the serving process crash; the seconds until another one serves."""
    old = server.pid
    os.kill(old, how)
    return seconds_until(lambda: server.serving() not in ([], [old]) and server.is_healthy())


def test_a_server_that_crashes_is_back_at_once_and_the_game_goes_on(tmp_path: Path) -> None:
    with RunningServer(tmp_path) as server, visitor(server) as me:
        token = me.post("/api/guests", json={"nickname": "Ada"}).json()["token"]
        me.cookies.clear()
        me.headers["Authorization"] = f"Bearer {token}"
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        wish = {"game": "astrominers", "seats": seats, "start": True}
        table = me.post("/api/tables", json=wish).json()["id"]

        def choose() -> int:
            """Take the first option as soon as it is our turn; the number that it was given."""
            while True:
                update = me.get(f"/api/tables/{table}/state").json()
                mine = [ask for ask in update["asks"] if ask["options"]]
                if mine:
                    break
                time.sleep(0.05)
            made = {"key": new_key(), "at": update["at"], "option": mine[0]["options"][0]}
            answer = me.post(f"/api/tables/{table}/choices", json=made)
            assert answer.status_code < 300, answer.text
            return int(answer.json()["at"])

        at = choose()
        assert crash(server) < SECONDS
        assert me.get(f"/api/tables/{table}").json()["at"] >= at
        assert choose() > at
        assert crash(server, signal.SIGKILL) < SECONDS
        assert choose() > at + 1
        assert "(SIGSEGV) and is started again. No game is lost." in server.log
        assert "(SIGKILL) and is started again." in server.log
        # The third time it takes a while, and it says so.
        crash(server)
        assert "A server process ended again (SIGSEGV). It is started in a second." in server.log
        assert server.stop() == 0
        assert server.log.count("Kosmodrom is open") == 1
        assert server.log.endswith("Stopped. Every game is saved.\n")


def test_signals_end_it_as_ever(tmp_path: Path) -> None:
    with RunningServer(tmp_path) as server:
        assert server.stop() == 0
        server.start()
        process, [child] = server._process, server.serving()
        assert process is not None
        process.send_signal(signal.SIGTERM)
        assert process.wait(20) == -signal.SIGTERM
        assert not Path(f"/proc/{child}").exists() or sys.platform != "linux"
        assert "started again" not in server.log
        # A server whose supervisor was killed ends, too; so the next one finds port and folder.
        server.start()
        process, children = server._process, server.serving()
        assert process is not None
        process.kill()
        process.wait()
        seconds_until(lambda: not any(_is_alive(child) for child in children))
        server.start()


START_SLOWLY = """
import os, signal, sys, time
from kosmodrom.cli import supervisor

def serve(needs, say_alive):
    time.sleep(60)

def start(one):
    begin(one)
    if len(processes._running) == 1:
        os.kill(os.getpid(), signal.{signal})

begin, supervisor.Supervised.start = supervisor.Supervised.start, start
processes = supervisor.Supervisor(3, serve, None, lambda: None)
processes.run()
sys.exit(processes.stopped_by)
"""


@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM"])
def test_a_signal_while_processes_are_started_ends_it(name: str) -> None:
    """The ones that were to come would never hear of it."""
    program = [sys.executable, "-c", START_SLOWLY.format(signal=name)]
    assert subprocess.run(program, timeout=20).returncode == signal.Signals[name]


def _is_alive(pid: int) -> bool:
    stat = Path(f"/proc/{pid}/stat")
    if sys.platform != "linux":
        return False
    try:
        return b") Z" not in stat.read_bytes()
    except OSError:
        return False


def test_a_server_that_cannot_start_does_not_try_for_ever(tmp_path: Path) -> None:
    """What goes wrong before it serves for the first time would go wrong again."""
    with RunningServer(tmp_path) as server:
        server.stop()
        broken = tmp_path / "broken"
        broken.mkdir()
        (broken / "sitecustomize.py").write_text(
            "from kosmodrom.server.runtime import Runtime\n"
            "async def start(self):\n"
            "    raise OSError('no')\n"
            "Runtime.start = start\n"
        )
        server._path = os.pathsep.join([str(broken), server._path])
        with pytest.raises(AssertionError, match="has ended"):
            server.start()
        assert server._process is not None
        assert server._process.returncode == 3
        assert "started again" not in server.log


def test_of_several_processes_each_is_started_again(tmp_path: Path, postgres: str) -> None:
    with RunningServer(tmp_path, "--database", postgres, "--workers", "2") as server:
        seconds_until(lambda: len(server.serving()) == 2)
        one, other = server.serving()
        os.kill(one, signal.SIGSEGV)
        assert server.is_healthy()  # the other one answers
        seconds_until(lambda: len(set(server.serving()) - {one, other}) == 1)
        assert other in server.serving()
        assert server.stop() == 0
        assert "(SIGSEGV) and is started again" in server.log


# The pauses, by a clock of our own


class _Dead:
    """A process that has ended."""

    exitcode = -signal.SIGSEGV

    def join(self) -> None: ...

    def close(self) -> None: ...


def test_the_pauses_grow_while_it_keeps_falling(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("kosmodrom.cli.supervisor.time.monotonic", lambda: now)
    one = Supervised(lambda *_: None, None)

    def fall(after: float) -> float:
        nonlocal now
        one.process, one._hear = _Dead(), _Dead()  # type: ignore[assignment]
        one._started = now
        now += after
        return one.bury()[1]

    assert [fall(1.0) for _ in range(10)] == [0, 0, 1, 2, 4, 8, 16, 32, 60, 60]
    assert fall(supervisor.STEADY_SECONDS) == 0
    assert [fall(1.0) for _ in range(3)] == [0, 1, 2]


def test_one_that_cannot_be_started_is_tried_again_and_the_others_go_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    several = Supervisor(2, lambda *_: None, None, lambda: None)
    first, second = several._all
    started: list[Supervised] = []

    def start(one: Supervised) -> None:
        if one is first and not started:
            raise OSError(12, "Cannot allocate memory")
        started.append(one)

    monkeypatch.setattr(Supervised, "start", start)
    several._start_due()
    assert started == [second]
    assert "Cannot allocate memory" in capsys.readouterr().err
    several._start_due()
    assert started == [second, first, second]
