"""The browser puts options and events into the same words as Python does."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from litestar.testing import TestClient

from kosmodrom.bots.random import RandomBot
from kosmodrom.core.events import Event
from kosmodrom.core.options import Option
from kosmodrom.core.registry import companions, find_game, games
from kosmodrom.core.rng import Random
from kosmodrom.core.table import Table
from kosmodrom.core.words import LANGUAGES, Words
from kosmodrom.server.app import create_app
from kosmodrom.server.config import Settings
from kosmodrom.testing import settings

ROOT = Path(__file__).resolve().parents[2]
NPM = (sys.executable, str(ROOT / "scripts" / "environment.py"), "npm", sys.prefix)

# Names may hold anything: signs of Fluent and of HTML are told as they are.
NAMES = ("Łucja", "<b>Bob</b>", "{ $seat }", "Ada & Zoë", "Five", "Six")


def test_browser_tells_like_python(tmp_path: Path) -> None:
    every = (*games(), *companions())
    fixture = {
        "names": NAMES,
        "answers": answers(every, tmp_path),
        "games": [{"game": game, "told": told_in_all_languages(game)} for game in every],
    }
    file = tmp_path / "told.json"
    file.write_bytes(msgspec.json.encode(fixture))
    run = subprocess.run(
        [*NPM, "test", "--", "tests/telling.test.ts"],
        env={**os.environ, "KOSMODROM_TOLD": str(file)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr


def told_in_all_languages(game: str) -> dict[str, list[tuple[str, ...]]]:
    things = told_things(game)
    return {language: told(game, language, things) for language in LANGUAGES}


def told_things(game: str) -> dict[str, msgspec.Struct]:
    """Every option that was offered and every event that was seen in some games, by its JSON."""
    found: dict[str, msgspec.Struct] = {}

    def keep(thing: msgspec.Struct) -> None:
        found[msgspec.json.encode(thing).decode()] = thing

    ways = {way.seats: way for way in settings(find_game(game))}
    for count, way in ways.items():
        table: Table[Any, Any, Any] = Table.start(
            game, seats=count, automas=way.automas, seed=count, options=way.options
        )
        # With one seed for both, who is the quickest would say what they choose.
        bot, quickest = RandomBot(f"bot {count}"), Random.seeded(count)
        while table.pending:
            seat = quickest.choice(tuple(table.pending))
            for option in table.pending[seat].options:
                keep(option)
            table.decide(seat, bot.choose(table, seat))
        for reader in (*range(count), None):
            for numbered in table.events(reader):
                keep(numbered.event)
    return found


def answers(every: Sequence[str], folder: Path) -> dict[str, str]:
    """What the server answers when the browser asks for words, and for what it needs to tell."""
    words = [f"/api/words/{part}/{tag}" for part in ("core", "bots", *every) for tag in LANGUAGES]
    paths = (*words, *(f"/api/games/{game}" for game in every))
    with TestClient(create_app(Settings(data=folder))) as client:
        return {path: client.get(path).text for path in paths}


def told(game: str, language: str, things: dict[str, msgspec.Struct]) -> list[tuple[str, ...]]:
    speak = Words(language, (find_game(game).package,), NAMES)
    said: list[tuple[str, ...]] = [
        ("option" if isinstance(thing, Option) else "event", json, speak.tell(thing))
        for json, thing in things.items()
    ]
    if find_game(game).companion_of:
        events = [(json, thing) for json, thing in things.items() if isinstance(thing, Event)]
        said += [("instruction", json, speak.instruct(event)) for json, event in events]
    return said
