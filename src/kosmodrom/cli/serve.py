"""``kosmodrom serve``: the games in the browser, for everyone who can reach this machine."""

import errno
import gc
import signal
import socket
import sys
import threading
from collections.abc import Callable
from contextlib import nullcontext, suppress
from functools import partial
from pathlib import Path
from typing import IO, TYPE_CHECKING, Annotated

import typer

from kosmodrom.cli.extras import need
from kosmodrom.cli.inputs import port_number, positive_number, read_overlay
from kosmodrom.cli.parameters import Overlay
from kosmodrom.cli.speech import Failure, speak

if TYPE_CHECKING:
    from kosmodrom.server.config import Settings

PORTS = range(8000, 8020)
"""Where to look for a free port, if none was asked for."""
LOCK_FILE = "server.lock"
FEW = 4000
"""Fewer connections than this may not do for a crowd: then we say how to get more."""
EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}
"""Hosts that mean every address of the machine, and how the machine itself reaches them."""


def serve(
    host: Annotated[
        str | None, typer.Option(metavar="cli-metavar-host", help="cli-help-host")
    ] = None,
    port: Annotated[
        int | None,
        typer.Option(metavar="cli-metavar-number", help="cli-help-port", parser=port_number),
    ] = None,
    data_dir: Annotated[
        Path | None, typer.Option(metavar="cli-metavar-folder", help="cli-help-data-dir")
    ] = None,
    database: Annotated[
        str | None, typer.Option(metavar="cli-metavar-url", help="cli-help-database")
    ] = None,
    workers: Annotated[
        int | None,
        typer.Option(metavar="cli-metavar-number", help="cli-help-workers", parser=positive_number),
    ] = None,
    overlay: Overlay = None,
    open_browser: Annotated[bool, typer.Option("--open", help="cli-help-open")] = False,
) -> None:
    need("server")
    from kosmodrom.server.config import check_link, load_secrets, load_settings

    settings = load_settings(
        data_dir.expanduser() if data_dir is not None else None,
        host=host,
        port=port,
        database=database,
        workers=workers,
        overlay=read_overlay(overlay),
    )
    alone = settings.database.startswith("sqlite")
    if alone and settings.workers > 1 and sys.platform == "win32":
        raise Failure("cli-serve-workers", workers=settings.workers)
    if not alone:
        need("postgresql")
        check_link(settings)
    secrets = load_secrets(settings.data)
    with (
        _claim(settings.data) if alone else nullcontext() as claim,
        _listen(settings.host, settings.port) as listener,
    ):
        link = _link(settings.host, listener)
        if claim is not None:
            claim.truncate(0)
            claim.write(link)
            claim.flush()
        _migrate(settings)
        _open_more_files()
        run = _run_on_windows if sys.platform == "win32" else _run
        run(settings, listener, partial(_welcome, settings, link, secrets.host, open_browser))
    print(speak()("cli-serve-stopped"))


def _claim(data: Path) -> IO[str]:
    """Lock this folder's SQLite file: the processes of two servers would not know each other.

    The system releases the lock when the process ends, in whatever way.
    """
    file = (data / LOCK_FILE).open("a+", encoding="utf-8")
    if sys.platform != "win32":
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            file.seek(0)
            link = file.read()
            file.close()
            raise Failure("cli-serve-running", folder=str(data), link=link) from error
    return file


def _listen(host: str, port: int | None) -> socket.socket:
    """A listening socket; raises an error that says why there is none."""
    problem = None
    for number in PORTS if port is None else (port,):
        try:
            family, *_, address = socket.getaddrinfo(
                host or None, number, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
            )[0]
            return socket.create_server(address, family=family, backlog=2048)
        except OSError as error:
            problem = error
            if error.errno != errno.EADDRINUSE:
                break
    assert problem is not None
    if problem.errno != errno.EADDRINUSE:
        raise Failure(
            "cli-serve-listen", host=host, port=str(number), problem=problem.strerror or ""
        ) from problem
    if port is None:
        raise Failure("cli-serve-all-busy", first=str(PORTS[0]), last=str(PORTS[-1])) from problem
    raise Failure("cli-serve-busy", host=host, port=str(port)) from problem


def _link(host: str, listener: socket.socket) -> str:
    """How a browser on this machine reaches the server."""
    host = EVERYWHERE.get(host, host)
    port = listener.getsockname()[1]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _migrate(settings: "Settings") -> None:
    """Bring the database up to date before anything starts, so that a problem is reported in one
    sentence."""
    import asyncio

    from sqlalchemy.exc import SQLAlchemyError

    from kosmodrom.server.database.engine import Database

    async def migrate(database: Database) -> None:
        try:
            await database.migrate()
        finally:
            await database.close()

    database = Database(settings)
    try:
        asyncio.run(migrate(database))
    except SQLAlchemyError as error:
        problem = str(getattr(error, "orig", None) or error).strip().partition("\n")[0]
        raise Failure("cli-serve-database", database=database.name, problem=problem) from error


def _open_more_files() -> None:
    """Allow many open files: every connection is one, and many systems allow few by default."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(ValueError, OSError):  # some systems say unlimited, but refuse it
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _welcome(settings: "Settings", link: str, host_key: str, open_browser: bool) -> None:
    """Say where the server is, now that it answers."""
    from kosmodrom.server.http.connections import room_for_connections

    words = speak()
    public = settings.address or link
    print(words("cli-serve-open", link=public))
    if settings.host in EVERYWHERE and settings.address is None:
        port = link.rpartition(":")[2]
        print(words("cli-serve-neighbours", link=f"http://{_own_address()}:{port}"))
    print(words("cli-serve-host", link=f"{public}/host#{host_key}"))
    print(words("cli-serve-data", folder=str(settings.data.absolute())))
    room = room_for_connections() * settings.workers
    print(words("cli-serve-room" if room >= FEW else "cli-serve-little-room", count=room))
    print(words("cli-serve-stop"), flush=True)
    if open_browser:
        import webbrowser

        # In a thread: some systems wait for the browser.
        threading.Thread(target=webbrowser.open, args=(link,), daemon=True).start()


def _own_address() -> str:
    """The address at which other machines most likely reach this one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: only asks which route it would take
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()


def _run(settings: "Settings", listener: socket.socket, welcome: Callable[[], None]) -> None:
    """Serve until a signal comes."""
    from kosmodrom.cli.supervisor import FailedToStart, Supervisor
    from kosmodrom.server.app import create_app

    # Each process makes its own application; here one is made only to report errors in a sentence.
    create_app(settings)
    gc.collect()
    gc.freeze()  # what the processes share with this one stays shared
    supervisor = Supervisor(settings.workers, _serve, (settings, listener), welcome)
    try:
        supervisor.run()
    except FailedToStart as error:
        raise SystemExit(error.code) from error
    if supervisor.stopped_by == signal.SIGTERM and settings.workers == 1:
        signal.raise_signal(signal.SIGTERM)


def _run_on_windows(
    settings: "Settings", listener: socket.socket, welcome: Callable[[], None]
) -> None:
    """The same without a supervisor: a process cannot pass a signal on there. The socket listens
    already, so whoever comes before the server is ready waits a moment."""
    from uvicorn.supervisors import Multiprocess

    from kosmodrom.server.app import create_app
    from kosmodrom.server.http.connections import server_config

    welcome()
    if settings.workers == 1:
        _serve((settings, listener), heartbeat=lambda: None)
        return
    make = partial(create_app, settings)
    config = server_config(
        make,
        settings,
        factory=True,
        workers=settings.workers,
        log_level="warning",
        timeout_graceful_shutdown=1,
        timeout_worker_healthcheck=60,  # on a busy machine a process may be slow
    )
    with suppress(KeyboardInterrupt):
        Multiprocess(config, sockets=[listener]).run()


def _serve(needs: "tuple[Settings, socket.socket]", heartbeat: Callable[[], None]) -> None:
    """One process, until a signal comes."""
    import asyncio

    from kosmodrom.cli.supervisor import HEARTBEAT_SECONDS
    from kosmodrom.server.app import create_app
    from kosmodrom.server.http.connections import Server, server_config

    settings, listener = needs

    class BeatingServer(Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            self._beat()

        def _beat(self) -> None:
            """In the event loop: where that hangs, nothing is served."""
            heartbeat()
            asyncio.get_running_loop().call_later(HEARTBEAT_SECONDS, self._beat)

    config = server_config(
        create_app(settings), settings, log_level="warning", timeout_graceful_shutdown=1
    )
    with suppress(KeyboardInterrupt):
        BeatingServer(config).run(sockets=[listener])
