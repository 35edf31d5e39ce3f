"""``kosmodrom serve`` as one of two processes that share a data folder, but on a port of its own:
``python -m tests.server.one_of_two --port PORT --data-dir FOLDER``.

Of those that ``--workers 2`` starts nobody knows which one answers.
"""

from __future__ import annotations

import sys
from pathlib import Path

from kosmodrom.cli import serve
from kosmodrom.cli.supervisor import Supervisor
from kosmodrom.server.config import load_settings


def main(port: str, data: str) -> None:
    settings = load_settings(Path(data), port=int(port), workers=2)
    serve._migrate(settings)
    with serve._listen(settings.host, settings.port) as listener:
        Supervisor(1, serve._serve, (settings, listener), lambda: None).run()


if __name__ == "__main__":
    main(sys.argv[2], sys.argv[4])
