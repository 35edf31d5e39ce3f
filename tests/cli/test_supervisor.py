"""A server process that dies is started again; what ends in good order is not."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import cast

import httpx
import pytest

from kosmodrom.cli import supervisor
from kosmodrom.cli.supervisor import Supervisor, Worker
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


def crash(server: RunningServer, how: int = signal.SIGSEGV) -> float:
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
        assert "A server process was killed by SIGSEGV. It is being started again." in server.log
        assert "A server process was killed by SIGKILL. It is being started again." in server.log
        # From the third time on there is a pause, and it says so; but that does not grow. (The
        # signal is one without a name.)
        took = [crash(server, signal.SIGRTMIN + 6) for _ in range(3)]
        assert "killed by 40. This keeps happening, so it will be started again in" in server.log
        assert took[-1] < SECONDS + supervisor.PAUSE
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

def serve(needs, heartbeat):
    time.sleep(60)

def start(worker):
    begin(worker)
    if len(processes._running) == 1:
        os.kill(os.getpid(), signal.{signal})

begin, supervisor.Worker.start = supervisor.Worker.start, start
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


def test_of_several_processes_each_is_started_again(
    tmp_path: Path, two_workers: Sequence[str]
) -> None:
    with RunningServer(tmp_path, *two_workers) as server:
        seconds_until(lambda: len(server.serving()) == 2)
        one, other = server.serving()
        os.kill(one, signal.SIGSEGV)
        assert server.is_healthy()  # the other one answers
        seconds_until(lambda: len(set(server.serving()) - {one, other}) == 1)
        assert other in server.serving()
        assert server.stop() == 0
        assert "killed by SIGSEGV. It is being started again." in server.log


# By a clock of our own


class _Process:
    """A process that does nothing."""

    exitcode = 0

    def kill(self) -> None:
        self.exitcode = -signal.SIGKILL

    def join(self) -> None: ...

    def close(self) -> None: ...

    def is_alive(self) -> bool:
        return self.exitcode == 0


class Clock:
    now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(supervisor, "time", clock)
    return clock


def test_the_more_processes_never_serve_the_longer_the_pause(clock: Clock) -> None:
    worker = Worker(lambda *_: None, None)

    def pause_after(seconds: float, *, serving: bool = False) -> float:
        worker._started, worker.serving = clock.now, serving
        clock.now += seconds
        return worker.back_off()

    assert [pause_after(1.0) for _ in range(10)] == [0, 0, 1, 2, 4, 8, 16, 32, 60, 60]
    # Whoever can kill a server again and again does not keep it away.
    assert [pause_after(1.0, serving=True) for _ in range(10)] == [1] * 10
    assert [pause_after(1.0) for _ in range(4)] == [1, 1, 1, 2]
    assert pause_after(supervisor.STEADY_SECONDS, serving=True) == 0
    assert [pause_after(1.0, serving=True) for _ in range(3)] == [0, 1, 1]


def test_a_process_without_a_heartbeat_is_killed(
    clock: Clock, capsys: pytest.CaptureFixture[str]
) -> None:
    one = Supervisor(1, lambda *_: None, None, lambda: None)
    [worker], process = one._workers, _Process()
    worker._heartbeats, heartbeats = multiprocessing.Pipe(duplex=False)
    worker.process = cast(BaseProcess, process)
    clock.now += 2 * supervisor.HUNG_SECONDS  # it may take as long as it needs to begin
    one._look_at(worker, worker.process)
    assert process.is_alive()
    heartbeats.send_bytes(b"")
    one._look_at(worker, worker.process)
    clock.now += supervisor.HUNG_SECONDS
    one._look_at(worker, worker.process)
    assert process.is_alive()
    clock.now += 1
    one._look_at(worker, worker.process)
    assert process.exitcode == -signal.SIGKILL
    told = "A server process had hung for 60 seconds and was killed. It is being started again."
    assert told in capsys.readouterr().err


def test_one_that_does_not_hear_that_it_is_to_end_is_killed_soon(tmp_path: Path) -> None:
    """It was stopped itself; Docker, for one, waits for ten seconds."""
    with RunningServer(tmp_path) as server:
        os.kill(server.pid, signal.SIGSTOP)
        begin = time.monotonic()
        assert server.stop() == 0
        assert time.monotonic() - begin < 10
        assert "Traceback" not in server.log


def test_one_that_cannot_be_started_is_tried_again_and_the_others_go_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    several = Supervisor(2, lambda *_: None, None, lambda: None)
    first, second = several._workers
    started: list[Worker] = []

    def start(worker: Worker) -> None:
        if worker is first and not started:
            raise OSError(12, "Cannot allocate memory")
        started.append(worker)

    monkeypatch.setattr(Worker, "start", start)
    several._start_due()
    assert started == [second]
    assert "could not be started: Cannot allocate memory. It is" in capsys.readouterr().err
    several._start_due()
    assert started == [second, first, second]
