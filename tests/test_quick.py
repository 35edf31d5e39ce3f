"""Which tests the inner loop takes for what has changed."""

import subprocess
from pathlib import Path

import pytest

from scripts import quick
from scripts.quick import BESIDE, changed, checks_of, find_tests, games_of

ROOT = Path(__file__).resolve().parent.parent
WIRE = "tests/web/test_wire.py"
MISSIONS = "tests/games/first_martians/test_mission_files.py"


@pytest.mark.parametrize(
    ("path", "tests"),
    [
        ("src/kosmodrom/core/table.py", ["tests/core", WIRE]),
        ("src/kosmodrom/games/skymines/rules/upload.py", ["tests/games/skymines", WIRE]),
        ("src/kosmodrom/games/skymines/data/luna.toml", ["tests/games/skymines", WIRE]),
        ("src/kosmodrom/server/people/host.py", ["tests/server", WIRE]),
        ("src/kosmodrom/testing/play.py", ["tests/core/test_testing.py", WIRE]),
        ("web/src/App.svelte", ["tests/web"]),
        ("tests/golden/skymines-luna/1-greedy.json", ["tests/games/skymines"]),
        ("tests/games/skymines/kit.py", ["tests/games/skymines"]),
        ("tests/games/skymines/test_belt.py", ["tests/games/skymines/test_belt.py"]),
        ("tests/browser/test_turn.py", ["tests/browser/test_turn.py"]),
        ("tests/browser/pages.py", []),
        ("kosmodrom", ["tests/test_house.py"]),
        ("scripts/checks.py", ["tests/test_house.py"]),
        ("scripts/wire.py", ["tests/test_house.py", WIRE]),
        ("scripts/quick.py", ["tests/test_house.py", "tests/test_quick.py"]),
        ("compose.yaml", ["tests/test_getting.py"]),
        ("docs/examples/lantern-road.toml", [MISSIONS]),
        ("docs/soak.md", []),
        ("tests/conftest.py", []),
        ("tests/core/test_gone.py", []),
    ],
)
def test_a_file_has_the_tests_of_its_folder(path: str, tests: list[str]) -> None:
    assert find_tests([path]) == tests


def test_a_folder_stands_for_its_files() -> None:
    paths = ["tests/core/test_table.py", "src/kosmodrom/core/table.py", "tests/bots/test_bots.py"]
    assert find_tests(paths) == ["tests/bots/test_bots.py", "tests/core", WIRE]


def test_what_tests_a_file_is_there() -> None:
    for place, tests in BESIDE.items():
        for path in (place, *tests):
            assert list(ROOT.glob(path)), path


def test_the_promises_of_games_that_changed() -> None:
    paths = ["src/kosmodrom/games/skymines/box.py", "src/kosmodrom/games/__init__.py", "README.md"]
    assert games_of(paths) == ["skymines"]
    assert games_of(["tests/golden/first_martians-storyteller/1-random.json"]) == ["first_martians"]


def test_every_package_has_tests() -> None:
    packages = [path.parent for path in (ROOT / "src/kosmodrom").glob("*/__init__.py")]
    packages += [path.parent for path in (ROOT / "src/kosmodrom/games").glob("*/__init__.py")]
    for package in packages:
        module = str((package / "module.py").relative_to(ROOT))
        assert find_tests([module]), module


def test_checks_are_those_of_the_languages_that_changed() -> None:
    def names(*paths: str) -> list[str]:
        return [name for row in checks_of("env", paths) for name in row]

    python = ["ruff format", "ruff check", "mypy", "lint-imports"]
    web = ["prettier, eslint", "vitest", "svelte-check"]
    assert names("src/kosmodrom/core/table.py") == python
    assert names("web/src/App.svelte") == web
    assert names("src/kosmodrom/server/wire.py") == [*python, *web]
    assert names("docs/soak.md") == []


def test_what_has_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def git(*arguments: str) -> None:
        names = ("-c", "user.name=A", "-c", "user.email=a@example.org")
        subprocess.run(["git", *names, *arguments], cwd=tmp_path, check=True, capture_output=True)

    monkeypatch.setattr(quick, "ROOT", tmp_path)
    git("init", "--initial-branch", "main")
    for name in ("first", "second", "third"):
        (tmp_path / name).write_text(name)
        git("add", name)
        git("commit", "-m", name)
        if name == "first":
            assert changed(None) == []  # there is no commit before it, or a shallow clone has none
    assert changed(None) == ["third"]  # all is committed: the last commit
    assert changed("HEAD~2") == ["second", "third"]
    (tmp_path / "first").write_text("again")
    (tmp_path / "new").write_text("new")
    (tmp_path / "second").unlink()
    git("mv", "third", "fourth")
    assert changed(None) == ["first", "fourth", "second", "third", "new"]
    with pytest.raises(SystemExit, match="nowhere"):
        changed("nowhere")
