"""The inner loop: the checks and tests of what has changed, in a minute or two.

    python scripts/quick.py FOLDER_OF_THE_ENVIRONMENT [COMMIT]

Without a commit: what is not committed, or if that is nothing, what the last commit changed. Tests
in the browser are run where they were changed themselves; slow ones are left to whole runs.
"""

from __future__ import annotations

import queue
import re
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from scripts.checks import ROOT, Done, Lane, of_python, of_the_client, run_all, stop_all, tools

GAME = re.compile(r"(?:src/kosmodrom/games|tests/golden)/(\w+)[^/]*/")
"""In the folder of a game, or of the recorded games of it or its companions."""
NONE_CHOSEN = 5
"""The exit code of pytest where all tests are slow."""
# What else tests a file or a folder, besides the folder of tests of the same name: as patterns.
BESIDE = {
    "src/kosmodrom": ("tests/web/test_wire.py",),  # the browser's types are made from it
    "src/kosmodrom/testing": ("tests/core/test_testing.py",),
    "web": ("tests/web",),
    "scripts": ("tests/test_house.py",),
    "scripts/quick.py": ("tests/test_quick.py",),
    "scripts/wire.py": ("tests/web/test_wire.py",),
    "kosmodrom": ("tests/test_house.py",),
    "pyproject.toml": ("tests/test_house.py", "tests/test_getting.py"),
    "requirements": ("tests/test_getting.py",),
    "Dockerfile": ("tests/test_getting.py",),
    "compose.yaml": ("tests/test_getting.py",),
    "compose.postgresql.yaml": ("tests/test_getting.py",),
    ".github": ("tests/test_getting.py",),
    "docs/writing-a-mission.md": ("tests/games/*/test_mission_files.py",),
    "docs/examples": ("tests/games/*/test_mission_files.py",),
}
# What all games promise is tested in these files, each test once for every game.
PROMISES = ("tests/games/test_*.py", "tests/test_whys.py", "tests/test_guides.py")


def changed(commit: str | None) -> list[str]:
    """The files that differ from a commit: also those that git does not know yet, those that were
    deleted, and of those that were moved the old place and the new."""
    unknown = _git("ls-files", "--others", "--exclude-standard")
    found = [*_differing(commit or "HEAD"), *unknown]
    if found or commit:
        return found
    known = _git("rev-list", "--max-count=2", "HEAD")  # one alone in a shallow clone
    return _differing("HEAD~1") if len(known) > 1 else []


def _differing(commit: str) -> list[str]:
    return _git("diff", "--name-only", "--no-renames", commit)


def _git(*arguments: str) -> list[str]:
    run = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True)
    if run.returncode:
        sys.exit(run.stderr.strip())
    return run.stdout.splitlines()


def find_tests(paths: Iterable[str]) -> list[str]:
    """The arguments of pytest for changed files: their tests, as files and folders."""
    found: set[str] = set()
    for path in paths:
        found.update(
            test for place, tests in BESIDE.items() if _is_in(path, place) for test in tests
        )
        folder, _, name = path.rpartition("/")
        if name.startswith("test_") and name.endswith(".py"):
            found.add(path)
        elif game := GAME.match(path):
            found.add(f"tests/games/{game[1]}")
        elif folder.startswith("tests/") and not path.startswith("tests/browser/"):
            found.add(folder)  # what its tests share
        elif path.startswith("src/kosmodrom/"):
            found.add(f"tests/{path.split('/')[2]}")
    there = sorted({str(file.relative_to(ROOT)) for test in found for file in ROOT.glob(test)})
    return [
        path for path in there if not any(_is_in(path, other) for other in there if other != path)
    ]


def games_of(paths: Iterable[str]) -> list[str]:
    """The games that were changed, or their recorded games."""
    return sorted({game[1] for game in map(GAME.match, paths) if game})


def _is_in(path: str, place: str) -> bool:
    return path == place or path.startswith(f"{place}/")


def checks_of(env: str, paths: Sequence[str]) -> list[dict[str, list[str]]]:
    rows: list[dict[str, list[str]]] = []
    if any(path.endswith(".py") or path == "pyproject.toml" for path in paths):
        rows.append(of_python(env))
    if any(path.startswith(("web/", "src/kosmodrom/server/wire.py")) for path in paths):
        rows += of_the_client(env)
    return rows


def main(env: str, commit: str | None = None) -> int:
    paths = changed(commit)
    if not paths:
        print("Nothing has changed.")
        return 0
    done: queue.Queue[Done] = queue.Queue()
    lanes = [Lane(checks, done) for checks in checks_of(env, paths)]
    try:
        for lane in lanes:
            lane.start()
        if code := run_all(lanes, done):
            return code
    except KeyboardInterrupt:
        return 130
    finally:
        stop_all(lanes)
    runs = [find_tests(paths)]
    if games := games_of(paths):
        promises = [str(file) for files in PROMISES for file in ROOT.glob(files)]
        runs.append([*promises, "-k", " or ".join(games)])
    for chosen in filter(None, runs):
        print(f"\n== pytest {' '.join(chosen)}", flush=True)
        if code := pytest(env, chosen):
            return code
    return 0


def pytest(env: str, chosen: Sequence[str]) -> int:
    settings = ("-q", "-n", "auto", "--dist", "worksteal", "-m", "not slow")
    code = subprocess.run([tools(env) / "pytest", *settings, *chosen], cwd=ROOT).returncode
    return 0 if code == NONE_CHOSEN else code


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
