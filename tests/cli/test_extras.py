"""What needs an extra says so, and what needs none works without any."""

import json
import subprocess
import sys
import tomllib
from importlib.metadata import distribution
from pathlib import Path

import pytest

from kosmodrom.cli.extras import MODULES
from tests.cli.conftest import Command

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]

# Runs commands as if some modules were not installed, all in one process.
WITHOUT = """
import json, sys
modules, commands = map(json.loads, sys.argv[1:])
for module in modules:
    sys.modules[module] = None
from kosmodrom.cli import main
for command in commands:
    sys.argv = ["kosmodrom", *command]
    try:
        main()
    except SystemExit as end:
        assert end.code == 0, command
"""


def modules_of_extras() -> list[str]:
    """Every module that only an extra brings."""
    names = [
        requirement.partition(";")[0].partition(">")[0].partition("[")[0]
        for requirements in EXTRAS.values()
        for requirement in requirements
        if not requirement.startswith("kosmodrom[")
    ]
    modules = {
        file.parts[0].partition(".")[0]
        for name in names
        for file in distribution(name).files or ()
        if file.suffix in (".py", ".so", ".pyd") and not file.parts[0].startswith((".", "_"))
    }
    return sorted(modules)


def test_the_engine_needs_no_extra() -> None:
    modules = modules_of_extras()
    assert set(MODULES.values()) <= set(modules)
    record = str(ROOT / "tests" / "golden" / "astrominers" / "2-random.json")
    commands = [
        ["games"],
        ["rules", "astrominers", "AM-301", "--where"],
        ["simulate", "astrominers", "--games", "1", "--jobs", "1", "--bots", "random"],
        ["replay", record],
        ["serve", "--help"],
    ]
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT, json.dumps(modules), json.dumps(commands)],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
    )
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("extra", "arguments", "english", "polish"),
    [
        ("terminal", ("play", "line"), "The table in the terminal is an extra", "Stół w terminalu"),
        ("server", ("serve",), "The server is an extra", "Serwer to dodatek"),
        ("server", (), "The server is an extra", "Serwer to dodatek"),
        (
            "postgresql",
            ("serve", "--database", "postgresql://nobody@127.0.0.1:1/none"),
            "PostgreSQL is an extra",
            "PostgreSQL to dodatek",
        ),
    ],
)
def test_a_missing_extra_is_one_sentence(
    command: Command,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    extra: str,
    arguments: tuple[str, ...],
    english: str,
    polish: str,
) -> None:
    monkeypatch.setitem(sys.modules, MODULES[extra], None)
    if extra == "postgresql":
        arguments += ("--data-dir", str(tmp_path))
    install = f'pip install "kosmodrom[{extra}]"'
    for lang, start in (("en", english), ("pl", polish)):
        out, err = command(*arguments, lang=lang)
        assert out == ""
        [sentence] = err.splitlines()
        assert sentence.startswith(start)
        assert sentence.endswith(install)


def test_a_server_with_sqlite_needs_no_postgresql() -> None:
    done = subprocess.run(
        [
            *(sys.executable, "-c"),
            "import sys; sys.modules['psycopg'] = None; import kosmodrom.server.app",
        ],
        capture_output=True,
        encoding="utf-8",
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_all_is_all() -> None:
    [everything] = EXTRAS["all"]
    named = everything.partition("[")[2].rstrip("]").split(",")
    assert set(named) == EXTRAS.keys() - {"all"} == MODULES.keys()
