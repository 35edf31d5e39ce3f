"""What travels when somebody opens a page."""

from __future__ import annotations

from typing import Any

from tests.browser.conftest import Person
from tests.browser.pages import settled
from tests.browser.table import TablePage


def first_view(person: Person, table: str) -> dict[str, int]:
    """What somebody fetches who opens a table for the first time: bytes by address, as they
    travel."""
    page = person.page
    session = person.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    addresses: dict[str, str] = {}
    travelled: dict[str, int] = {}
    session.on(
        "Network.requestWillBeSent",
        lambda event: addresses.update({event["requestId"]: event["request"]["url"]}),
    )

    def finish(event: dict[str, Any]) -> None:
        # What is not known was asked for by the page before.
        address = addresses.get(event["requestId"])
        if address is not None:
            travelled[address] = travelled.get(address, 0) + int(event["encodedDataLength"])

    session.on("Network.loadingFinished", finish)
    TablePage(person, table).open()
    page.locator("[data-board]").first.wait_for()
    settled(page)
    session.detach()
    return travelled
