"""Which server process has a table, where several share a database: one at a time.

It takes the table when somebody wants it, and keeps it for as long as it lives. Everything that it
writes of the table is written only if it has it still, so one that was given up for dead and comes
back changes nothing.
"""

from __future__ import annotations

from kosmodrom.server.errors import Declined


class Elsewhere(Declined):
    """Another server process has the table. What was asked is passed on to it, so clients see this
    only if that fails for long."""

    def __init__(self, server: int) -> None:
        super().__init__("error-elsewhere", status=503, headers={"Retry-After": "1"})
        self.server = server


class Leases:
    """Those of a single process, which has all tables; of several see
    `kosmodrom.server.cluster.leases`."""

    server = 0
    """The id of this process."""

    async def take(self, table: str) -> None:
        """Take a table, or keep it; raises `Elsewhere` if another process has it."""

    def forget(self, table: str) -> None:
        """What was known about a table of another process is out of date."""
