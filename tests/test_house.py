"""The start script, run for real against small houses whose lock files are empty."""

import os
import runpy
import shutil
import socket
import subprocess
import sys
from pathlib import Path
from subprocess import CompletedProcess, Popen

import pytest

ROOT = Path(__file__).resolve().parent.parent
SETTING_UP = "Setting up Kosmodrom"

pytestmark = pytest.mark.skipif(os.name == "nt", reason="starts the script as POSIX systems do")


class House:
    """A checkout with the real script, a program that prints its arguments, and empty locks."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.env = root / ".venv"
        (root / "scripts").mkdir(parents=True)
        for name in ("kosmodrom", "scripts/environment.py", "pyproject.toml"):
            shutil.copy(ROOT / name, root / name)
        self.lock("run", "")
        self.lock("dev", "")
        package = root / "src" / "kosmodrom"
        package.mkdir(parents=True)
        shutil.copy(ROOT / "src" / "kosmodrom" / "__init__.py", package)
        (package / "__main__.py").write_text(
            "import sys, kosmodrom\n"
            "from importlib.metadata import entry_points\n"
            "print('started', kosmodrom.__version__, sys.argv[1:])\n"
            "print(*entry_points(group='kosmodrom.games').names)\n"
        )

    def lock(self, name: str, text: str) -> None:
        file = self.root / "requirements" / f"{name}.txt"
        file.parent.mkdir(exist_ok=True)
        file.write_text(text)

    def furnish(self) -> None:
        """What a first start leaves behind, in a moment: without pip, which no later start uses."""
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", self.env], check=True)
        environment = runpy.run_path(str(self.root / "scripts" / "environment.py"))
        environment["register_project"](str(self.env))
        for step in ("run", "project", "dev"):
            stamp = environment["stamp"](str(self.env), step)
            Path(stamp).write_text(environment["fingerprint"](step))

    def is_ready(self) -> bool:
        script = self.root / "scripts" / "environment.py"
        steps = ("run", "project", "dev")
        done = subprocess.run([sys.executable, "-I", script, "check", self.env, *steps])
        return done.returncode == 0

    def popen(self, *arguments: str, script: Path | None = None, **env: str) -> Popen[str]:
        script = script or self.root / "kosmodrom"
        kept = {k: v for k, v in os.environ.items() if not k.startswith(("KOSMODROM_", "PIP_"))}
        path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
        ours = {"PATH": path, "LC_ALL": "C.UTF-8", "PIP_CONFIG_FILE": os.devnull}
        return Popen(
            [script, *arguments],
            cwd=script.parent,
            env=kept | ours | env,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
        )

    def start(
        self, *arguments: str, script: Path | None = None, **env: str
    ) -> CompletedProcess[str]:
        process = self.popen(*arguments, script=script, **env)
        out, err = process.communicate()
        return CompletedProcess(arguments, process.returncode, out, err)


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path / "a house")


def pretend(folder: Path, version: str) -> str:
    """A folder for the PATH in which every Python is of this version."""
    folder.mkdir()
    for name in ("python", "python3", "python3.11", "python3.12", "python3.13"):
        script = folder / name
        # Asked for its version it answers; asked whether it fits it fails.
        script.write_text(f'#!/bin/sh\n[ "$1" = -V ] && echo "Python {version}" && exit\nexit 1\n')
        script.chmod(0o755)
    return str(folder)


def assert_one_sentence(done: CompletedProcess[str], *parts: str) -> None:
    last = done.stderr.splitlines()[-1]
    assert done.returncode in (1, 2)
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    assert all(part in last for part in parts), last


def test_two_first_starts_at_once_on_the_remains_of_an_interrupted_one(house: House) -> None:
    (house.env / "bin").mkdir(parents=True)
    (house.env / "bin" / "python").symlink_to(sys.executable)

    both = [house.popen("play", "two words", ""), house.popen("play", "two words", "")]
    outputs = [process.communicate() for process in both]

    assert [process.returncode for process in both] == [0, 0]
    for out, _ in outputs:
        assert out == "started 0.1.0 ['play', 'two words', '']\nastrominers\n"
    assert sum(SETTING_UP in err for _, err in outputs) == 1


def test_later_start_sets_nothing_up(house: House, tmp_path: Path) -> None:
    house.furnish()
    direct = house.start()
    # From another folder, through a link, beside a file that looks like a module of Python.
    link = tmp_path / "link"
    link.symlink_to(Path("a house") / "kosmodrom")
    (tmp_path / "importlib.py").write_text("raise SystemExit('wrong importlib')")
    linked = house.start(script=link)
    assert direct.stdout == linked.stdout == "started 0.1.0 []\nastrominers\n"
    assert direct.stderr == linked.stderr == ""


def test_broken_environment_is_rebuilt(house: House, tmp_path: Path) -> None:
    house.furnish()
    (house.env / "bin" / "python").unlink()
    (house.env / "bin" / "python").symlink_to(tmp_path / "gone")
    repaired = house.start()
    assert SETTING_UP in repaired.stderr
    assert repaired.stdout.startswith("started 0.1.0")

    # A new version of the project is registered without another environment.
    project = house.root / "pyproject.toml"
    project.write_text(project.read_text().replace('version = "0.1.0"', 'version = "0.2.0"'))
    newer = house.start()
    assert newer.stdout.startswith("started 0.2.0")
    assert newer.stderr == ""


def test_environment_out_of_date(house: House) -> None:
    house.furnish()
    assert house.is_ready()
    house.lock("run", "# changed")
    assert not house.is_ready()
    house.lock("run", "")
    assert house.is_ready()

    # A package that was there when the step ended is gone.
    with (house.env / "kosmodrom-run.stamp").open("a") as stamp:
        stamp.write("\nmsgspec")
    assert not house.is_ready()


def test_python_too_old(house: House, tmp_path: Path) -> None:
    done = house.start(PATH=f"{pretend(tmp_path / 'old', '3.6.15')}:/usr/bin:/bin")
    assert_one_sentence(done, "3.11, 3.12 or 3.13", "(Python 3.6.15)", "KOSMODROM_PYTHON=")
    assert not house.env.exists()


def test_python_too_old_in_polish(house: House, tmp_path: Path) -> None:
    old = pretend(tmp_path / "old", "3.6.15")
    done = house.start(PATH=f"{old}:/usr/bin:/bin", LC_ALL="pl_PL.UTF-8")
    assert_one_sentence(done, "Kosmodrom potrzebuje Pythona 3.11, 3.12 lub 3.13", "(Python 3.6.15)")


def test_a_fitting_python_beside_an_old_one(house: House, tmp_path: Path) -> None:
    folder = pretend(tmp_path / "old", "3.6.15")
    (tmp_path / "old" / "python3.12").unlink()
    (tmp_path / "old" / "python3.12").symlink_to(sys.executable)
    # A file in the way ends the set-up early: by then the fitting Python was found.
    blocked = house.root / "file"
    blocked.touch()
    done = house.start(PATH=f"{folder}:/usr/bin:/bin", KOSMODROM_ENV=str(blocked / "env"))
    assert_one_sentence(done, "cannot be written")


def test_chosen_python_does_not_fit(house: House) -> None:
    done = house.start(KOSMODROM_PYTHON="/bin/false")
    assert_one_sentence(done, "KOSMODROM_PYTHON is /bin/false", "or unset it")


def test_no_network(house: House) -> None:
    house.lock("run", "msgspec==0.19.0 --hash=sha256:" + "0" * 64)
    with socket.socket() as unused:  # bound and not listening: connections are refused
        unused.bind(("127.0.0.1", 0))
        index = f"http://127.0.0.1:{unused.getsockname()[1]}/simple"
        done = house.start(PIP_INDEX_URL=index, PIP_RETRIES="1")
    assert_one_sentence(done, "cannot be reached", "connect to the network")
    assert not list(house.env.glob("*.stamp"))


def test_folder_cannot_be_written(house: House) -> None:
    (house.root / "file").touch()
    done = house.start(KOSMODROM_ENV="file/env", LC_ALL="", LANG="pl_PL.UTF-8")
    assert_one_sentence(done, "Nie można zapisać środowiska", "KOSMODROM_ENV=")


def test_folder_of_somebody_else_is_left_alone(house: House, tmp_path: Path) -> None:
    (tmp_path / "letters").mkdir()
    (tmp_path / "letters" / "dear.txt").write_text("dear")
    done = house.start(KOSMODROM_ENV=str(tmp_path / "letters"))
    assert_one_sentence(done, "left alone", "KOSMODROM_ENV")
    assert [path.name for path in (tmp_path / "letters").iterdir()] == ["dear.txt"]


def test_checks_stop_at_the_first_failure(house: House) -> None:
    house.furnish()
    # The tools are stood in for by scripts that say their name; mypy finds something.
    for tool, code in {"ruff": 0, "mypy": 3, "lint-imports": 0, "pytest": 0}.items():
        script = house.env / "bin" / tool
        script.write_text(f'#!/bin/sh\necho {tool} "$@"\nexit {code}\n')
        script.chmod(0o755)

    everything = house.start("test")
    assert everything.returncode == 3
    assert [line for line in everything.stdout.splitlines() if line and "==" not in line] == [
        "ruff format --check",
        "ruff check",
        "mypy",
        "Stopped: mypy failed.",
    ]

    selected = house.start("test", "tests/games", "-k", "award")
    assert selected.returncode == 0
    assert "pytest -n auto --dist worksteal tests/games -k award\n" in selected.stdout
    assert "ruff" not in selected.stdout

    tool_alone = house.start("dev", "ruff", "format")
    assert tool_alone.stdout == "ruff format\n"
