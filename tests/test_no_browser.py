"""What happens to the browser tests where there is no browser."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.browser import chromium

ROOT = Path(__file__).parent.parent
BROWSER_TEST = "tests/browser/test_first_look.py"
# A plugin of pytest, which takes the browser away.
NO_CHROMIUM = """
from tests.browser import chromium
chromium.find_chromium = lambda: None
"""


def run_browser_tests(folder: Path, **env: str) -> subprocess.CompletedProcess[str]:
    (folder / "no_chromium.py").write_text(NO_CHROMIUM)
    kept = {
        name: value for name, value in os.environ.items() if name not in ("CI", "PYTEST_ADDOPTS")
    }
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no_chromium", "-n0", BROWSER_TEST],
        cwd=ROOT,
        env={**kept, "PYTHONPATH": str(folder), **env},
        capture_output=True,
        encoding="utf-8",
    )


def test_left_out_with_a_loud_line(tmp_path: Path) -> None:
    done = run_browser_tests(tmp_path)
    assert done.returncode == 0, done.stdout
    assert " passed" not in done.stdout
    assert "LEFT OUT" in done.stdout
    assert "tests in tests/browser did not run" in done.stdout
    assert "apt install chromium" in done.stdout


def test_an_error_in_continuous_integration(tmp_path: Path) -> None:
    done = run_browser_tests(tmp_path, CI="true")
    assert done.returncode not in (0, 5)
    assert "There is no Chromium, and CI does not go without" in done.stdout + done.stderr


def test_where_a_browser_comes_from(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(chromium.VARIABLE, raising=False)
    tried = []

    def offer(name: str, path: str | None) -> None:
        def get() -> str | None:
            tried.append(name)
            return path

        monkeypatch.setattr(chromium, f"_{name}", get)

    offer("installed", None)
    offer("from_debian", None)
    offer("from_playwright", "/downloaded")
    assert chromium.find_chromium() == "/downloaded"
    assert tried == ["installed", "from_debian", "from_playwright"]
    offer("from_debian", "/usr/bin/chromium")
    assert chromium.find_chromium() == "/usr/bin/chromium"
    offer("installed", "/opt/chrome")
    assert chromium.find_chromium() == "/opt/chrome"
    monkeypatch.setenv(chromium.VARIABLE, "/bin/sh")
    assert chromium.find_chromium() == "/bin/sh"
    monkeypatch.setenv(chromium.VARIABLE, "/no/such/browser")
    with pytest.raises(FileNotFoundError, match="KOSMODROM_CHROMIUM is /no/such/browser"):
        chromium.find_chromium()


def test_the_engine_alone_runs_most_tests(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv(chromium.VARIABLE, raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert chromium.find_shell() is None
    shell = tmp_path / chromium.SHELL
    shell.touch(0o755)
    assert chromium.find_shell() == str(shell)
    monkeypatch.setenv(chromium.VARIABLE, "/opt/chrome")  # somebody chose what to test with
    assert chromium.find_shell() is None


@pytest.mark.parametrize("has_shell", [True, False])
def test_what_is_installed_from_debian(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, has_shell: bool
) -> None:
    apt = tmp_path / "apt-get"
    refused = "" if has_shell else f'case "$*" in *{chromium.SHELL}*) exit 100 ;; esac\n'
    apt.write_text(f'#!/bin/sh\necho "$*" >> {tmp_path}/asked\n{refused}: > {tmp_path}/chromium\n')
    apt.chmod(0o755)
    (tmp_path / "chromium").touch(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    assert chromium._from_debian() == str(tmp_path / "chromium")
    plain = "--quiet install --yes --no-install-recommends chromium"
    wanted = ["--quiet update", f"{plain} {chromium.SHELL}", *([] if has_shell else [plain])]
    assert (tmp_path / "asked").read_text().splitlines() == wanted
