"""A process for bots or records, from the inside: it reads jobs from its standard input and writes
answers to its standard output, each after its length."""

from __future__ import annotations

import contextlib
import os
import struct
import sys
import traceback
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO, Final, NoReturn

LENGTH: Final = struct.Struct(">I")
READY: Final = b"ready"
NICE: Final = 10
"""How much the system prefers the server to these processes."""


def run(
    answer: Callable[[bytes], bytes], prepare: Callable[[], object], memory: int | None = None
) -> NoReturn:
    """Answer jobs until the server is gone, or one fails. ``prepare`` is called before the first;
    ``memory`` is how many bytes the process may use, where the system can limit that."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    try:
        if memory is not None:
            _limit_memory(memory)
        _work(sys.stdin.buffer, sys.stdout.buffer, answer, prepare)
    except BrokenPipeError:
        pass  # the server was killed
    except MemoryError:
        print("A process needed too much memory, and ends.", file=sys.stderr)
    except Exception:
        traceback.print_exc()
    finally:
        os._exit(1)  # an orderly exit would wait for the thread that still listens


def _limit_memory(most: int) -> None:
    """Let the process fail, rather than the machine."""
    if sys.platform != "win32":
        import resource

        for kind, limit in ((resource.RLIMIT_AS, most), (resource.RLIMIT_CORE, 0)):
            with contextlib.suppress(ValueError, OSError):  # not every system can, or may
                resource.setrlimit(kind, (limit, limit))


def _work(
    given: BinaryIO,
    answers: BinaryIO,
    answer: Callable[[bytes], bytes],
    prepare: Callable[[], object],
) -> None:
    jobs: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(given, jobs.put), daemon=True).start()
    prepare()
    _send(answers, READY)
    while True:
        _send(answers, answer(jobs.get()))


def _listen(given: BinaryIO, take: Callable[[bytes], None]) -> None:
    """Read jobs. At the end of input nobody waits for an answer any more, so the process ends at
    once, even while it is working."""
    while head := given.read(LENGTH.size):
        take(given.read(LENGTH.unpack(head)[0]))
    os._exit(0)


def _send(to: BinaryIO, message: bytes) -> None:
    to.write(LENGTH.pack(len(message)) + message)
    to.flush()
