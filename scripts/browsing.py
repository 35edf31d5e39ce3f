"""A browser and a server with the built client, for programs that look at them."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from scripts.environment import make_client
from tests.browser.chromium import find_chromium, flags
from tests.server.running import SETTINGS, RunningServer


@contextmanager
def browsing(settings: str = SETTINGS) -> Iterator[tuple[Browser, str]]:
    """A browser, and the address of a server with no tables yet."""
    make_client(sys.prefix, ["web"])
    chromium = find_chromium()
    if chromium is None:
        sys.exit("There is no Chromium: install one.")
    with (
        tempfile.TemporaryDirectory() as data,
        RunningServer(Path(data), settings=settings) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=flags())
        yield browser, server.url
        browser.close()
