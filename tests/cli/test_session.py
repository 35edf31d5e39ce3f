"""People at one terminal, with bots: whose move it is, undo, files."""

import asyncio
import os
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from textual.widgets import Static

from kosmodrom.cli.terminal.app import TerminalTable
from kosmodrom.cli.terminal.session import Session, seat_bots
from kosmodrom.cli.terminal.sheets import HandOver
from kosmodrom.core.errors import Refused
from kosmodrom.core.options import Option, Seat
from kosmodrom.core.table import Table
from tests.cli.conftest import Command
from tests.core.toys import BIDS, CARDS, RESCUE, SAND

GAME = "astrominers"


def new_session(seed: int | str = 7) -> Session:
    table: Table[Any, Any, Any] = Table.start(GAME, seats=3, seed=seed)
    return Session(table, 0, seat_bots(3, [0], ["random"]))


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


def test_bots_leave_questions_to_the_person_who_is_asked_the_same() -> None:
    left = replace(SAND, people_first=("grab",))
    for ruleset, seat in ((SAND, 1), (left, None)):
        table: Table[Any, Any, Any] = Table.start(ruleset, seats=2, seed=7)
        assert Session(table, 0, seat_bots(2, [0], ["random"])).next_bot() == seat


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
    with pytest.raises(Refused, match="nothing to take back"):
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
    assert seat_bots(4, [1], ["x", "y"]) == {-1: "random", 0: "x", 2: "y", 3: "x"}


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
            # The bots go on under the sheet, and the table behind it is updated.
            for _ in range(100):
                await pilot.pause(0.05)
                if session.ask is not None and len(session.table.choices) >= 3:
                    break
            assert session.ask is not None
            await pilot.press("escape", "u")
            assert len(session.table.choices) <= 3

    asyncio.run(visit())


# Several people at one terminal


def shared(ruleset: Any, *names: str, seed: int = 7) -> Session:
    table: Table[Any, Any, Any] = Table.start(ruleset, seats=names, seed=seed)
    return Session(table, 0, seat_bots(len(names), range(len(names)), ["random"]))


def test_the_terminal_goes_to_the_person_who_is_asked() -> None:
    session = shared(CARDS, "Ala", "Olek", "Ewa")
    assert session.people == (0, 1, 2)
    assert session.guarded
    assert session.next_person() is None
    for _ in range(2):
        assert session.ask is not None
        session.decide(session.ask.options[0])
    assert (session.ask, session.next_person(), session.next_bot()) == (None, 1, None)
    assert session.unsaved
    session.seat = 1
    assert (session.next_person(), session.known, list(session.decisions)) == (None, None, [])
    assert session.others() == [2, 0]
    # Ala takes the terminal back to undo her choice, and so it is hers again.
    session.seat = 0
    assert session.known is not None
    session.undo()
    assert session.ask is not None


def test_secret_answers_are_given_in_turn() -> None:
    session = shared(BIDS, "Ala", "Olek")
    assert session.next_person() is None
    assert session.ask is not None
    session.decide(session.ask.options[0])
    assert session.next_person() == 1


def screen_of(app: TerminalTable) -> str:
    """All that can be seen, on the screen that is on top."""
    return "\n".join(str(widget.render()) for widget in app.screen.query(Static))


def test_the_terminal_is_handed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(os.environ, "KOSMODROM_LANG", "en")
    session = shared(CARDS, "Ala", "Olek")

    async def visit() -> None:
        app = TerminalTable(session)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            # Until Ala says that she has it, nothing of hers is on the screen.
            assert isinstance(app.screen, HandOver)
            assert "Pass the terminal to Ala" in screen_of(app)
            await pilot.press("escape", "1", "u")
            assert isinstance(app.screen, HandOver)
            await pilot.press("enter")
            assert "» Ala: " in screen_of(app)
            for _ in range(2):
                await pilot.press("1", "enter")
            assert isinstance(app.screen, HandOver)
            assert "Pass the terminal to Olek" in screen_of(app)
            # She goes back to undo, and then it is his turn again.
            await pilot.press("escape")
            assert "It is Olek's turn: press p" in screen_of(app)
            assert session.seat == 0
            await pilot.press("p")
            assert isinstance(app.screen, HandOver)
            await pilot.press("enter")
            assert session.seat == 1
            assert "» Olek: " in screen_of(app)

    asyncio.run(visit())


def test_a_sheet_does_not_keep_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(os.environ, "KOSMODROM_LANG", "en")
    session = shared(CARDS, "Ala", "Olek")

    async def visit() -> None:
        app = TerminalTable(session)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.press("enter", "s")
            for _ in range(2):
                assert session.ask is not None
                session.decide(session.ask.options[0])
            app._go_on()
            assert not isinstance(app.screen, HandOver)
            await pilot.press("escape")
            await pilot.pause()
            assert isinstance(app.screen, HandOver)

    asyncio.run(visit())


def test_without_secrets_the_terminal_just_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(os.environ, "KOSMODROM_LANG", "en")
    session = shared(RESCUE, "Ala", "Olek")

    async def visit() -> None:
        app = TerminalTable(session)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            for name in ("Ala", "Olek"):
                assert f"» {name}: " in screen_of(app)
                await pilot.press("2", "enter")

    asyncio.run(visit())


def test_people_sit_down_by_their_names(
    command: Command, seated: list[Session], tmp_path: Path
) -> None:
    people = ("--name", "Ola", "--name", "Tata")
    assert command("play", GAME, *people, "--bots", "random", "--seat", "1") == ("", "")
    session = seated.pop()
    assert session.table.names == ("Laika", "Ola", "Tata")
    assert (session.people, session.seat) == ((1, 2), 1)
    # People who continue a game are found by their names, in any order.
    session.save(tmp_path / "game.json")
    load = ("play", "--load", str(tmp_path / "game.json"))
    command(*load, "--name", "Tata", "--name", "Ola")
    assert seated.pop().people == (1, 2)
    command(*load)
    assert seated.pop().people == (0,)
    _, problem = command(*load, "--name", "Ewa")
    assert "Nobody is called “Ewa” in this game. Its players: Laika, Ola, Tata." in problem
    _, problem = command("play", GAME, *people, "--players", "2", "--seat", "1")
    assert "There is no seat 2" in problem
