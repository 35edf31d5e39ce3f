"""Move the server's modules into rooms and rewrite every import: `python scripts/rooms.py`.

Can be run again on any tree with flat modules; what has been moved already is left alone.
"""

from __future__ import annotations

import ast
import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[1]
SERVER = ROOT / "src/kosmodrom/server"
MOVES = {
    "arguments": "http.arguments",
    "bots": "bots.workers",
    "campaign_store": "campaigns.store",
    "campaigns": "campaigns.campaigns",
    "channels": "tables.news",
    "client": "http.client_files",
    "clocks": "tables.clocks",
    "connections": "http.connections",
    "database": "database.engine",
    "desk": "bots.caller",
    "export": "people.export",
    "fair": "bots.fair_queue",
    "hall": "tables.hall",
    "host": "people.host",
    "leases": "bots.leases",
    "live": "http.live",
    "lobby": "tables.lobby",
    "models": "database.models",
    "names": "tables.names",
    "openapi": "http.openapi",
    "opened": "tables.open_table",
    "passwords": "security.passwords",
    "people": "people.accounts",
    "play": "runtime",
    "problems": "errors",
    "replay": "tables.replay",
    "safety": "security.safety",
    "sessions": "people.sessions",
    "store": "tables.store",
    "tell": "tables.views",
    "timekeeper": "tables.timekeeper",
    "tokens": "security.tokens",
}
FOLDERS = {"routes": "http/routes", "migrations": "database/migrations"}
ROOMS = {
    "bots": "The bots at the tables: whose turn it is to think, and the processes they think in.",
    "campaigns": "Campaigns: series of tables that the same people play.",
    "database": "The database: SQLite or PostgreSQL, its tables and migrations.",
    "http": "HTTP and WebSocket: routes, errors as answers, and the files of the browser client.",
    "people": "People: guests, accounts and their sessions, and the host of the server.",
    "security": "Passwords, tokens and limits: what keeps the server safe from strangers.",
    "tables": "Tables: their records and log, the games in memory, and all that is done at them.",
}
TEXTS = {
    '"kosmodrom.server:migrations"': '"kosmodrom.server.database:migrations"',
    "kosmodrom/server/migrations": "kosmodrom/server/database/migrations",
    "kosmodrom.server.routes": "kosmodrom.server.http.routes",
    "[__package__]) for language in LANGUAGES": '["kosmodrom.server"]) for language in LANGUAGES',
}
SUFFIXES = (".py", ".md", ".toml", ".ts", ".ini", ".mako")


def git(*words: str) -> str:
    return subprocess.run(
        ["git", *words], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout


def move() -> dict[str, set[str]]:
    """Move the files; returns the names that each module had at its top."""
    names = {}
    for old in MOVES:
        source = SERVER / f"{old}.py"
        if source.exists():
            names[old] = defined(source)
    for old, new in MOVES.items():
        source, target = SERVER / f"{old}.py", SERVER / f"{new.replace('.', '/')}.py"
        if source.exists():
            target.parent.mkdir(parents=True, exist_ok=True)
            git("mv", str(source), str(target))
    for old, folder in FOLDERS.items():
        if (SERVER / old).exists():
            (SERVER / folder).parent.mkdir(parents=True, exist_ok=True)
            git("mv", str(SERVER / old), str(SERVER / folder))
    for room, line in ROOMS.items():
        start = SERVER / room / "__init__.py"
        if not start.exists():
            start.write_text(f'"""{line}"""\n')
            git("add", str(start))
    return names


def defined(module: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.parse(module.read_text()).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            found |= {target.id for target in targets if isinstance(target, ast.Name)}
    return found


def rewrite(text: str, names: dict[str, set[str]]) -> str:
    for old, new in TEXTS.items():
        text = text.replace(old, new)
    pattern = "|".join(sorted(MOVES, key=len, reverse=True))
    inside: dict[str, list[str]] = {room: [] for room in ROOMS}
    for new in MOVES.values():
        room, _, module = new.rpartition(".")
        if room:
            inside[room].append(module)

    def dotted(found: re.Match[str]) -> str:
        old = found[1]
        # The name of a module may be that of a room, too: then something in that room follows.
        modules = "|".join((*inside.get(old, ()), "migrations", "routes"))
        if old in ROOMS and re.match(rf"(?:\.| import |:)(?:{modules})\b", text[found.end() :]):
            return found[0]
        return f"kosmodrom.server.{MOVES[old]}"

    text = re.sub(rf"kosmodrom\.server\.({pattern})\b", dotted, text)

    def split(found: re.Match[str]) -> str:
        indent, modules = found[1], [name.strip() for name in found[2].split(",")]
        lines, renamed = [], []
        for module in modules:
            if module not in MOVES:
                lines.append(f"{indent}from kosmodrom.server import {module}\n")
                continue
            package, _, name = MOVES[module].rpartition(".")
            parent = f"kosmodrom.server.{package}" if package else "kosmodrom.server"
            lines.append(f"{indent}from {parent} import {name}\n")
            renamed.append((module, name))
        renames.extend(renamed)
        return "".join(lines)

    renames: list[tuple[str, str]] = []
    text = re.sub(r"^([ \t]*)from kosmodrom\.server import ([\w, ]+)\n", split, text, flags=re.M)
    for module, name in renames:
        if module != name and names.get(module):
            members = "|".join(sorted(names[module]))
            text = re.sub(rf"(?<![\w.])\b{module}\.({members})\b", rf"{name}.\1", text)
            text = re.sub(rf"setattr\({module}, ", f"setattr({name}, ", text)
    return text


def main() -> None:
    names = move()
    for line in git("ls-files").splitlines():
        path = ROOT / line
        if path.suffix not in SUFFIXES or path == Path(__file__) or not path.exists():
            continue
        text = path.read_text()
        if path.name != "CHANGELOG.md" and (new := rewrite(text, names)) != text:
            path.write_text(new)
    subprocess.run(["ruff", "check", "-q", "--select", "I", "--fix", "."], cwd=ROOT, check=True)
    subprocess.run(["ruff", "format", "-q", "."], cwd=ROOT, check=True)


main()
