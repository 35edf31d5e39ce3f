"""Browser contexts that one person after another uses."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from playwright.sync_api import Browser, BrowserContext


class Contexts:
    """The contexts of a browser. Those who look at pages in the same way get the same ones, one
    after the other: nothing of who was there before is left but the program itself, which need not
    be fetched and compiled again."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: defaultdict[str, list[BrowserContext]] = defaultdict(list)

    def take(self, **look: Any) -> BrowserContext:
        """A context that looks like this, as good as new."""
        free = self._free[_key(look)]
        if not free:
            return self._browser.new_context(**look)
        context = free.pop()
        # What pages have stored is emptied through the next person's first page.
        line = context.new_cdp_session(context.new_page())
        line.send("Storage.clearDataForOrigin", {"origin": "*", "storageTypes": "all"})
        line.detach()
        return context

    def give_back(self, context: BrowserContext, **look: Any) -> None:
        for page in context.pages:
            page.close()
        context.clear_permissions()
        self._free[_key(look)].append(context)


def _key(look: dict[str, Any]) -> str:
    return repr(sorted(look.items()))
