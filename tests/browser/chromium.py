"""Finding a Chromium, or getting one."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

NO_BROWSER = "there is no Chromium"
VARIABLE = "KOSMODROM_CHROMIUM"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
SHELL = "chromium-headless-shell"
"""The same engine without windows, notifications and printers: a page costs it a fifth less."""
FLAGS = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-sync",
    "--no-first-run",
)
# The lists under its address bar are pages, too, and every window would load them; and each person
# would get a process in reserve, which nobody uses. A second list of features replaces the first,
# so those that Playwright turns off are here as well.
NO_FEATURES = (
    "SpareRendererForSitePerProcess",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    "WebUIOmniboxPopup",
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)


def find_chromium() -> str | None:
    """The program's path; None if there is none and none can be installed."""
    if chosen := os.environ.get(VARIABLE):
        if shutil.which(chosen) is None:
            raise FileNotFoundError(f"{VARIABLE} is {chosen}, which is no program: unset it")
        return chosen
    # The first of several processes of a test run installs it, and the rest wait.
    with (Path(tempfile.gettempdir()) / "kosmodrom-chromium.lock").open("a") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return _installed() or _from_debian() or _from_playwright()


def find_shell() -> str | None:
    """The path of the engine alone; None if it is not installed or a browser was chosen."""
    return None if os.environ.get(VARIABLE) else shutil.which(SHELL)


def flags() -> list[str]:
    plain = [*FLAGS, f"--disable-features={','.join(NO_FEATURES)}"]
    # Root cannot use the sandbox.
    return [*plain, "--no-sandbox"] if os.geteuid() == 0 else plain


def _installed() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None) or _downloaded()


def _downloaded() -> str | None:
    """Playwright's own, if it was downloaded before."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def _from_debian() -> str | None:
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        return None
    quietly = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    _say("no Chromium here: installing Debian's")
    install = ("install", "--yes", "--no-install-recommends", "chromium")
    if _run([apt, "--quiet", "update"], quietly) != 0:
        return None
    # Not every system like Debian has the engine alone.
    if any(_run([apt, "--quiet", *install, *more], quietly) == 0 for more in ([SHELL], [])):
        return next(filter(None, map(shutil.which, NAMES)), None)
    return None


def _from_playwright() -> str | None:
    _say("no Chromium here: downloading Playwright's")
    if _run([sys.executable, "-m", "playwright", "install", "chromium"], dict(os.environ)) != 0:
        return None
    return _downloaded()


def _run(command: list[str], env: dict[str, str]) -> int:
    done = subprocess.run(
        command, env=env, stdin=subprocess.DEVNULL, capture_output=True, encoding="utf-8"
    )
    if done.returncode != 0:
        _say(f"{' '.join(command)} failed: {(done.stderr or done.stdout).strip()[-300:]}")
    return done.returncode


def _say(text: str) -> None:
    print(f"tests/browser: {text}", file=sys.__stderr__, flush=True)
