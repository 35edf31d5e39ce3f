"""A person alone with bots: whose move it is, taking back, files."""

import asyncio
import os
import time
from pathlib import Path
from typing import Any

import pytest

from kosmodrom.cli.terminal.app import TerminalTable
from kosmodrom.cli.terminal.session import Session, seat_bots
from kosmodrom.core.errors import Refused
from kosmodrom.core.options import Option, Seat
from kosmodrom.core.table import Table

GAME = "astrominers"


def new_session(seed: int | str = 7) -> Session:
    table: Table[Any, Any, Any] = Table.start(GAME, seats=3, seed=seed)
    return Session(table, 0, seat_bots(3, 0, ["random"]))


def let_bots_move(session: Session) -> None:
    while (seat := session.next_bot()) is not None:
        session.table.decide(seat, session.player(seat).choose(session.table, seat))


def play_on(session: Session, decisions: int) -> None:
    for _ in range(decisions):
        let_bots_move(session)
        assert session.ask is not None
        session.decide(session.ask.options[0])
    let_bots_move(session)


def test_bots_move_until_only_the_person_is_asked() -> None:
    session = new_session()
    let_bots_move(session)
    assert list(session.table.pending) == [0]
    assert session.next_bot() is None


def test_taking_back_goes_to_the_persons_last_choice_past_bots_and_dice() -> None:
    session = new_session()
    play_on(session, 3)
    own = [n for n, choice in enumerate(session.table.choices) if choice.seat == 0]
    last = session.table.choices[own[-1]].option
    assert session.undo() == last
    assert session.ask is not None
    assert last in session.ask.options
    session.undo()
    session.undo()
    with pytest.raises(Refused, match="nothing of yours"):
        session.undo()


def test_news_are_what_differs_from_the_view_at_the_last_decision() -> None:
    session = new_session()
    let_bots_move(session)
    view = session.table.view(0)
    seen = [session.known]
    play_on(session, 1)
    seen.append(session.known)
    session.undo()
    seen.append(session.known)
    assert seen == [None, view, None]


def test_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    session = new_session("a/b c")
    let_bots_move(session)
    unsaved = [session.unsaved]
    play_on(session, 1)
    unsaved.append(session.unsaved)
    assert session.default_file() == Path(f"{GAME}-a-b-c.json")
    session.save(session.default_file())
    unsaved.append(session.unsaved)
    assert unsaved == [False, True, False]  # bots alone lose nothing
    assert session.default_file() == Path(f"{GAME}-a-b-c.json")
    # Another game does not write over the first.
    assert new_session("a/b c").default_file() == Path(f"{GAME}-a-b-c-2.json")


def test_bots_take_the_seats_of_the_others_in_turn() -> None:
    assert seat_bots(4, 1, ["x", "y"]) == {-1: "random", 0: "x", 2: "y", 3: "x"}


class Slow:
    """A bot that thinks long enough to press keys meanwhile."""

    def choose(self, table: Table[Any, Any, Any], seat: Seat) -> Option:
        time.sleep(0.2)
        return table.pending[seat].options[0]


def test_the_screen_lives_while_bots_think(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(os.environ, "KOSMODROM_LANG", "en")
    session = new_session()
    for seat in (1, 2):
        session._players[seat] = Slow()

    async def visit() -> None:
        app = TerminalTable(session)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.press("1", "enter", "r", "5")
            assert len(app.screen_stack) == 2
            # The bots go on under the sheet, and the table behind it follows.
            for _ in range(100):
                await pilot.pause(0.05)
                if session.ask is not None and len(session.table.choices) >= 3:
                    break
            assert session.ask is not None
            await pilot.press("escape", "u")
            assert len(session.table.choices) <= 3

    asyncio.run(visit())
