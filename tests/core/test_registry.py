"""A sixth game is one new folder: found by its entry point, played and checked like the others."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from kosmodrom.core.errors import UnknownGame
from kosmodrom.core.registry import companions, find_game, games

GAME = '''
"""Nim: take one to three sticks; the one who takes the last wins."""

import msgspec

from kosmodrom.core.asks import CHECKPOINT, Question, ask
from kosmodrom.core.game import GameOptions, GameState
from kosmodrom.core.options import Option
from kosmodrom.core.result import Result
from kosmodrom.core.ruleset import Ruleset, Seats, Section

TURN = Question("turn", ())


class Take(Option, frozen=True, tag="take"):
    sticks: int


class State(GameState):
    sticks: int = 12
    turn: int = 0


class View(msgspec.Struct, frozen=True):
    sticks: int
    turn: int


class Options(GameOptions, frozen=True):
    pass



def play(g):
    while g.state.sticks:
        yield CHECKPOINT
        take = yield ask(g.state.turn, TURN, [Take(n) for n in (1, 2, 3) if n <= g.state.sticks])
        g.state.sticks -= take.sticks
        g.state.turn = 1 - g.state.turn


def result(g):
    winner = 1 - g.state.turn
    scores = tuple(int(seat == winner) for seat in range(2))
    return Result("ranked", "empty", ((winner,), (1 - winner,)), scores,
                  tuple({"win": score} for score in scores))


RULESET = Ruleset(
    id="nim", version=1, package="nim_game", seats=Seats(2, 2), minutes=(1, 1), complexity=1,
    state=State, game_options=Options, moves=(Take,), events=(), view_type=View,
    endings=("empty",), categories=("win",), load=lambda overlay: {},
    new=lambda seats, options, data: State(0),
    play=play, view=lambda g, seat: View(g.state.sticks, g.state.turn), result=result,
    invariants=lambda g: None, judge=lambda g, seat: 0,
    sections=lambda view, data, words: [Section(words("board"), (str(view.sticks),))],
)
'''

ENGLISH = """
game-name = Nim
game-tagline = Take the last stick.
ending-empty = No stick is left.
score-win = Win
board = Sticks
ask-turn = Take sticks.
    .others = { $player } takes sticks.
option-take = Take { $sticks }
"""

POLISH = """
game-name = Nim
game-tagline = Weź ostatni patyk.
ending-empty = Nie ma już patyków.
score-win = Zwycięstwo
board = Patyki
ask-turn = Weź patyki.
    .others = { $player } bierze patyki.
option-take = Weź { $sticks }
"""

PROGRAM = """
import sys
from kosmodrom.core.registry import find_game, games
from kosmodrom.core.table import Table
from kosmodrom.testing import check_game

table = Table.start("nim", seats=2, seed=1)
while not table.finished:
    seat, asked = next(iter(table.pending.items()))
    table.decide(seat, asked.options[-1])
print(table.result.winners, len(table.choices))
check_game(find_game("nim"))
print("checked")
assert "broken_game" not in sys.modules, "another game was loaded too"
"""


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A folder as pip would leave it after installing a game and a broken one."""
    locale = tmp_path / "nim_game" / "locale"
    locale.mkdir(parents=True)
    (tmp_path / "nim_game" / "__init__.py").write_text(GAME, encoding="utf-8")
    (locale / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    (locale / "pl.ftl").write_text(POLISH, encoding="utf-8")
    (tmp_path / "broken_game.py").write_text("raise RuntimeError('broken')", encoding="utf-8")
    for name, target in (("nim", "nim_game:RULESET"), ("zzz", "broken_game:RULESET")):
        info = tmp_path / f"{name}_game-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}-game\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text(f"[kosmodrom.games]\n{name} = {target}\n")
    return tmp_path


def test_a_game_in_its_own_folder_is_found_played_and_checked(site: Path) -> None:
    program = f"import sys; sys.path.insert(0, {str(site)!r})\n{PROGRAM}"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, encoding="utf-8", timeout=60
    )
    assert done.stderr == ""
    assert done.stdout.splitlines() == ["(1,) 4", "checked"]


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownGame, match=r"There is no game “chess”. Installed: .*astrominers"):
        find_game("chess")


def test_companions_are_found_with_their_game_but_are_no_games() -> None:
    assert companions()
    for id, companion in companions().items():
        assert id not in games()
        assert find_game(id) is companion
        assert companion in find_game(companion.companion_of).companions
        assert id.startswith(f"{companion.companion_of}-")
        assert companion.package == find_game(companion.companion_of).package
    with pytest.raises(UnknownGame, match="There is no game “astrominers-rival”"):
        find_game("astrominers-rival")
