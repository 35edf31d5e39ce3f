"""Threads that are the first to use a type of the server: a crash would end the whole process."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

# Twelve threads in a fresh process, switched as often as can be, convert the arguments of every
# handler as Litestar does.
TWELVE = """
import contextlib, sys, threading
from pathlib import Path
import msgspec
from kosmodrom.server.app import create_app
from kosmodrom.server.config import Settings

app = create_app(Settings(data=Path(sys.argv[1])))
sys.setswitchinterval(1e-6)
models = [
    handler.signature_model
    for route in app.routes
    for handler in getattr(route, "route_handlers", ())
]
assert len(models) > 50
TABLE = {"game": "x", "seats": [{"kind": "me"}], "pace": {}, "options": {}, "campaign": "x"}
OTHER = {"nickname": "Ada", "name": "ada", "kind": "bot", "seat": 0, "option": {}, "options": []}
gate, done = threading.Barrier(12), []

def use():
    gate.wait()
    for model in models:
        for body in (TABLE, OTHER):
            with contextlib.suppress(msgspec.ValidationError):
                msgspec.convert({"data": body}, model)
    done.append(1)

threads = [threading.Thread(target=use) for _ in range(12)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
assert len(done) == 12
"""


def test_twelve_threads_may_be_the_first_to_be_served(tmp_path: Path, thorough: bool) -> None:
    for _ in range(10 if thorough else 2):
        run = subprocess.run(
            [sys.executable, "-c", TWELVE, str(tmp_path)],
            capture_output=True,
            text=True,
            timeout=120,
        )
        assert run.returncode == 0, f"exit {run.returncode}: {run.stderr[-2000:]}"
