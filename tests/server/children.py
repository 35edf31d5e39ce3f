"""A process for tests of pools: it does what its job says."""

from __future__ import annotations

import os
import signal
import time

from kosmodrom.server.processes.child import run

MEMORY = 400 << 20


def answer(job: bytes) -> bytes:
    match job:
        case b"crash":
            os.kill(os.getpid(), signal.SIGSEGV)
        case b"fail":
            raise ZeroDivisionError
        case b"hang":
            time.sleep(3600)
        case b"devour":
            return str(len(bytearray(2 * MEMORY))).encode()
    return job.upper()


if __name__ == "__main__":
    run(answer, prepare=lambda: None, memory=MEMORY)
