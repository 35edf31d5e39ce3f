"""Makes the environment that ``./kosmodrom`` runs in, and tells whether it is whole.

``environment.py check ENV STEP...``
    is run by the environment's own Python at every start, so it imports next to nothing.
    Exit code 0: every step is there.

``environment.py prepare ENV STEP...``
    is run by a Python of the machine and does the steps that are missing.

The steps are ``run`` (what the program needs), ``project`` (the program itself) and ``dev`` (what
the checks need). A step ends with its stamp: the fingerprint of what it was made from and the names
it added to site-packages. So a step that was interrupted, is out of date or lost a package has no
valid stamp, and is done again.
"""

import os
import sys
from hashlib import sha256

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
SOURCES = {
    "run": os.path.join("requirements", "run.txt"),
    "project": "pyproject.toml",
    "dev": os.path.join("requirements", "dev.txt"),
}
# Held while the environment is being made; also the sign that the folder is ours to clear.
LOCK = "kosmodrom.lock"
LOG = "kosmodrom.log"

MESSAGES = {
    "start": (
        "Setting up Kosmodrom in {env}. This happens once and takes about a minute.",
        "Przygotowuję Kosmodrom w {env}. Dzieje się to raz i trwa około minuty.",
    ),
    "tools": (
        "Adding the tools for the checks to {env}.",
        "Dodaję narzędzia do sprawdzania w {env}.",
    ),
    "wait": (
        "Another start is setting Kosmodrom up in {env}; waiting for it.",
        "Inne uruchomienie przygotowuje już Kosmodrom w {env}; czekam na nie.",
    ),
    "venv": (
        "This Python ({python}) lacks the module {module}, which the set-up needs: install it "
        "(on Debian and Ubuntu: sudo apt install python3-venv) and start again.",
        "Temu Pythonowi ({python}) brakuje modułu {module}, potrzebnego do przygotowania: "
        "zainstaluj go (Debian i Ubuntu: sudo apt install python3-venv) i uruchom ponownie.",
    ),
    "network": (
        "The packages could not be fetched, because the package index cannot be reached: connect "
        "to the network (or set PIP_INDEX_URL or PIP_PROXY) and start again. Details: {log}",
        "Nie udało się pobrać pakietów, bo nie ma połączenia z ich repozytorium: połącz się z "
        "siecią (albo ustaw PIP_INDEX_URL lub PIP_PROXY) i uruchom ponownie. Szczegóły: {log}",
    ),
    "install": (
        "The set-up of {env} failed ({reason}): start again, and if it fails again, delete the "
        "folder and look into {log}",
        "Przygotowanie {env} nie powiodło się ({reason}): uruchom ponownie, a jeśli to nie "
        "pomoże, usuń ten folder i zajrzyj do {log}",
    ),
    "write": (
        "The environment cannot be written to {env} ({reason}): make the folder writable, or "
        "choose another with KOSMODROM_ENV=/path/to/folder ./kosmodrom.",
        "Nie można zapisać środowiska w {env} ({reason}): nadaj prawa zapisu albo wskaż inny "
        "folder: KOSMODROM_ENV=/ścieżka/do/folderu ./kosmodrom.",
    ),
    "foreign": (
        "{env} holds something else than an environment of Kosmodrom, so it is left alone: name "
        "an empty or new folder with KOSMODROM_ENV.",
        "W {env} jest coś innego niż środowisko Kosmodromu, więc zostaje nietknięte: wskaż w "
        "KOSMODROM_ENV pusty albo nowy folder.",
    ),
    "interrupted": (
        "The set-up was interrupted; the next start does it again.",
        "Przygotowanie przerwano; następne uruchomienie zrobi je od nowa.",
    ),
}


def say(message: str, **values: str) -> None:
    get = os.environ.get
    polish = (get("LC_ALL") or get("LC_MESSAGES") or get("LANG") or "").startswith("pl")
    text = MESSAGES[message][polish].format(**values)
    # The terminal may not know the letters; a message with a "?" in it beats a traceback.
    encoding = sys.stderr.encoding or "ascii"
    print(text.encode(encoding, "replace").decode(encoding), file=sys.stderr, flush=True)


class Refusal(Exception):
    """The set-up cannot go on, and this is the sentence that says why."""

    def __init__(self, message: str, **values: str) -> None:
        super().__init__(message)
        self.message = message
        self.values = values


# What is there


def site_packages(env: str) -> str:
    if os.name == "nt":
        return os.path.join(env, "Lib", "site-packages")
    return os.path.join(env, "lib", "python{}.{}".format(*sys.version_info), "site-packages")


def stamp(env: str, step: str) -> str:
    return os.path.join(env, f"kosmodrom-{step}.stamp")


def fingerprint(step: str) -> str:
    """Changes with the step's source, the minor version of Python and the place of the checkout."""
    with open(os.path.join(ROOT, SOURCES[step]), "rb") as source:
        text = source.read()
    return sha256(b"%d.%d\n%s\n%s" % (*sys.version_info[:2], os.fsencode(ROOT), text)).hexdigest()


def is_ready(env: str, step: str) -> bool:
    try:
        with open(stamp(env, step), encoding="utf-8") as file:
            made_from, *names = file.read().splitlines()
        return made_from == fingerprint(step) and set(names) <= set(os.listdir(site_packages(env)))
    except (OSError, ValueError):
        return False


# Making it


def prepare(env: str, steps: list[str]) -> None:
    from importlib.util import find_spec

    if is_whole(env, steps):
        return
    for module in ("venv", "ensurepip"):
        # Debian packs these two apart from Python.
        if find_spec(module) is None:
            raise Refusal("venv", python=sys.executable, module=module)
    try:
        os.makedirs(env, exist_ok=True)
        names = os.listdir(env)
        if names and LOCK not in names and env != os.path.join(ROOT, ".venv"):
            raise Refusal("foreign", env=env)
        with open(os.path.join(env, LOCK), "a+b") as lock:
            hold(lock.fileno(), env)
            # Whoever held the lock before may have done it all.
            if not is_whole(env, steps):
                make(env, steps)
    except OSError as error:
        raise Refusal("write", env=env, reason=error.strerror or str(error)) from error


def make(env: str, steps: list[str]) -> None:
    outdated = any(os.path.exists(stamp(env, s)) and not is_ready(env, s) for s in ("run", "dev"))
    if outdated or not is_ready(env, "run") or not runs(env):
        say("start", env=env)
        clear(env)
        run_logged(env, sys.executable, "-I", "-m", "venv", env)
    elif "dev" in steps and not is_ready(env, "dev"):
        say("tools", env=env)
    for step in steps:
        if is_ready(env, step):
            continue
        before = set(os.listdir(site_packages(env)))
        if step == "project":
            before -= set(register_project(env))
        else:
            install(env, SOURCES[step])
        added = sorted(set(os.listdir(site_packages(env))) - before)
        # Written last, and under another name first: a stamp is whole or not there.
        with open(stamp(env, step) + ".new", "w", encoding="utf-8") as file:
            file.write("\n".join([fingerprint(step), *added]))
        os.replace(stamp(env, step) + ".new", stamp(env, step))


def is_whole(env: str, steps: list[str]) -> bool:
    return all(is_ready(env, step) for step in steps) and runs(env)


def hold(lock: int, env: str) -> None:
    """Waits for the lock. The system lets go of it when the process ends, however it ends."""
    if sys.platform == "win32":
        import msvcrt
        import time

        waiting = False
        while True:
            try:
                msvcrt.locking(lock, msvcrt.LK_NBLCK, 1)
                return
            except OSError:
                if not waiting:
                    say("wait", env=env)
                waiting = True
                time.sleep(0.5)
    else:
        import fcntl

        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("wait", env=env)
            fcntl.flock(lock, fcntl.LOCK_EX)


def clear(env: str) -> None:
    import shutil

    # Stamps go first: whatever interrupts this, nothing half-deleted counts as ready.
    for name in sorted(os.listdir(env), key=lambda name: not name.endswith(".stamp")):
        path = os.path.join(env, name)
        if name == LOCK:
            continue
        if os.path.isdir(path) and not os.path.islink(path):
            shutil.rmtree(path)
        else:
            os.remove(path)


def python_of(env: str) -> str:
    return os.path.join(env, *(("Scripts", "python.exe") if os.name == "nt" else ("bin", "python")))


def runs(env: str) -> bool:
    """Whether the environment's Python starts, has pip, and is of the version that runs this."""
    import subprocess

    code = f"import sys, pip; sys.exit(sys.version_info[:2] != {sys.version_info[:2]})"
    try:
        return (
            subprocess.run([python_of(env), "-I", "-c", code], capture_output=True).returncode == 0
        )
    except OSError:
        return False


def install(env: str, lock_file: str) -> None:
    run_logged(
        env,
        *(python_of(env), "-I", "-m", "pip", "install", "--disable-pip-version-check"),
        *("--no-input", "--require-hashes", "-r", os.path.join(ROOT, lock_file)),
    )


def run_logged(env: str, *command: str) -> None:
    import subprocess

    log = os.path.join(env, LOG)
    # Settings that send packages elsewhere than into the environment.
    strays = {"PIP_USER", "PIP_TARGET", "PIP_PREFIX", "PIP_ROOT", "PYTHONHOME", "PYTHONPATH"}
    settings = {name: value for name, value in os.environ.items() if name not in strays}
    settings["PIP_USER"] = "0"
    with open(log, "w+", encoding="utf-8", errors="replace") as output:
        code = subprocess.run(command, stdout=output, stderr=output, env=settings).returncode
        output.seek(0)
        text = output.read()
    if code == 0:
        return
    signs = (
        "connection error",
        "connection broken",
        "failed to connect",
        "max retries",
        "timed out",
    )
    if any(sign in text.lower() for sign in signs):
        raise Refusal("network", log=log)
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    errors = [line for line in lines if line.startswith("ERROR:")]
    raise Refusal("install", env=env, log=log, reason=(errors or lines or [str(code)])[-1])


def register_project(env: str) -> list[str]:
    """Registers the checkout as an installed package: its path, version and entry points.

    These four files are what an editable install leaves behind. Writing them needs no build tool
    among the packages of those who only play.
    """
    import shutil
    import tomllib

    site = site_packages(env)
    with open(os.path.join(ROOT, "pyproject.toml"), "rb") as file:
        project = tomllib.load(file)["project"]
    name, version = project["name"], project["version"]
    for old in os.listdir(site):
        if old.startswith(f"{name}-") and old.endswith(".dist-info"):
            shutil.rmtree(os.path.join(site, old))
    info, path_file = f"{name}-{version}.dist-info", f"{name}.pth"
    groups = {"console_scripts": project.get("scripts", {}), **project.get("entry-points", {})}
    files = {
        path_file: [os.path.join(ROOT, "src")],
        f"{info}/METADATA": [
            "Metadata-Version: 2.1",
            f"Name: {name}",
            f"Version: {version}",
            f"Requires-Python: {project['requires-python']}",
            *(f"Requires-Dist: {requirement}" for requirement in project["dependencies"]),
        ],
        f"{info}/entry_points.txt": [
            line
            for group, entries in groups.items()
            for line in (f"[{group}]", *(f"{key} = {value}" for key, value in entries.items()))
        ],
        f"{info}/INSTALLER": ["kosmodrom"],
    }
    os.mkdir(os.path.join(site, info))
    for place, lines in {**files, f"{info}/RECORD": [f"{f},," for f in files]}.items():
        text = "\n".join(lines) + "\n"
        # Python reads a .pth file in the encoding of the system.
        encoded = text.encode("mbcs") if os.name == "nt" else os.fsencode(text)
        with open(os.path.join(site, place), "wb") as target:
            target.write(encoded if place == path_file else text.encode())
    return [info, path_file]


def main(command: str, env: str, *steps: str) -> int:
    if command == "check":
        return 0 if all(is_ready(env, step) for step in steps) else 1
    try:
        prepare(os.path.normpath(env), list(steps))
    except Refusal as refusal:
        say(refusal.message, **refusal.values)
        return 1
    except KeyboardInterrupt:
        say("interrupted")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
