"""Names: which can be shown, and which could be confused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from kosmodrom.core.asks import ask
from kosmodrom.server import wire
from kosmodrom.server.people import accounts
from kosmodrom.server.people.sessions import Visitor as Asking
from kosmodrom.server.tables.chat import say
from kosmodrom.server.tables.names import NAMELESS, OPEN_NAME, look, name_beside, shown_names
from kosmodrom.server.tables.records import SeatRecord
from kosmodrom.server.tables.updates import TableWords
from tests.core.toys import CARDS, TURN, Turn
from tests.server.conftest import Visitor
from tests.server.venue import add_people, begin, new_key, playing


@pytest.mark.parametrize(
    ("nickname", "problem"),
    [
        ("\u3164\u3164", "error-nickname"),  # Hangul fillers are letters
        ("\u2800", "error-nickname"),
        ("\ufe0f\u034f", "error-nickname"),
        ("\u200d", "error-nickname"),
        ("\u0301\u0302", "error-nickname"),  # accents of nothing
        ("Z\u0351\u036b\u0343algo", "error-nickname-accents"),
        ("A\u0335\u0336\u0337", "error-nickname-accents"),
        ("...", "error-nickname-reserved"),
        (OPEN_NAME, "error-nickname-reserved"),
        ("n. n.", "error-nickname-reserved"),
        (NAMELESS, "error-nickname-reserved"),
    ],
)
def test_names_that_cannot_be_shown(stranger: Visitor, nickname: str, problem: str) -> None:
    answer = stranger.post("/api/guests", {"nickname": nickname})
    assert (answer.status_code, answer.json()["id"]) == (422, problem)
    assert answer.json()["text"]["en"] != answer.json()["text"]["pl"]
    stranger.be_guest("Ada")
    assert stranger.ask("PATCH", "/api/me", {"nickname": nickname}).json()["id"] == problem


@pytest.mark.parametrize(
    "nickname",
    ["José", "Łucja", "Nguyễn", "กิ่งแก้ว", "שָׁלוֹם", "مُحَمَّد", "👩\u200d🚀", "1\ufe0f\u20e3", "Zoë (2)"],
)
def test_names_of_all_languages(stranger: Visitor, nickname: str) -> None:
    stranger.be_guest(nickname)
    assert stranger.get("/api/me").json()["person"]["nickname"] == nickname


def test_an_account_is_not_called_by_nothing(visitor: Visitor) -> None:
    """An account's name has letters only, but some letters are invisible."""
    credentials = {"name": "\u3164" * 3, "password": "a good password"}
    assert visitor.post("/api/account", credentials).json()["id"] == "error-nickname"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "ada"),
        ("Ada", "\u0410d\u0430"),  # Cyrillic
        ("Ada", "\uff21\uff44\uff41"),  # of full width
        ("Ada", "A da"),
        ("Ada", "Ada\u200d"),
        ("Ada", "Ada (2)"),
        ("Iza", "lza"),
        ("Bob", "B0B"),
        ("\u041d\u0410\u0422\u041e", "HATO"),
    ],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert look(one) == look(other)


@pytest.mark.parametrize(("one", "other"), [("Ada", "Adam"), ("Jose", "José"), ("Ela", "Ala")])
def test_names_that_do_not(one: str, other: str) -> None:
    assert look(one) != look(other)


def seats(*named: tuple[str, str, str | None]) -> list[SeatRecord]:
    kinds: Any = named
    return [SeatRecord(n, kind, name, person) for n, (kind, name, person) in enumerate(kinds)]


def test_names_that_look_alike_are_numbered() -> None:
    table = seats(
        ("person", "Vega", "a"),
        ("person", "Ada", "b"),
        ("person", "ada", "c"),
        ("bot", "Vega", None),
        ("open", OPEN_NAME, None),
        ("open", OPEN_NAME, None),
        ("person", "Ada", "b"),  # the same person again
        ("automa", "Luna", None),
    )
    assert shown_names(table) == (
        *("Vega (1)", "Ada (1)", "ada (2)", "Vega (2)", OPEN_NAME, OPEN_NAME, "Ada (1)", "Luna"),
    )
    assert name_beside("ADA", table) == "ADA (3)"
    assert name_beside("luna", table) == "luna (2)"
    assert name_beside("Ewa", table) == "Ewa"
    assert shown_names(table[:2]) == ("Vega", "Ada")


@pytest.mark.parametrize("names", [("Ada", "Jan"), ("Jan", "Ada"), ("Jan", "Jan (2)"), ("{0}", "")])
def test_questions_name_the_players_of_their_own_table(names: tuple[str, ...]) -> None:
    words = TableWords((CARDS.package,), names)
    for asked in (ask(0, TURN, (), Turn(11)), ask(1, TURN, (), Turn(11))):
        name = names[asked.seat]
        assert words.prompt(asked, True).en == "Play a card (11 left)."
        assert words.prompt(asked, False) == wire.Text(
            f"{name} plays a card.", f"{name} zagrywa kartę."
        )
    assert TableWords((CARDS.package,), ()).prompt(asked, False).en == "Player 2 plays a card."


@pytest.mark.anyio
async def test_names_at_a_table(tmp_path: Path) -> None:
    async with playing(tmp_path, bots=False) as runtime:
        await add_people(runtime, "Ada", "ada", "Ewa", "vega", "\u0410DA")
        opened = await begin(runtime, "toy-cards", ["Ada", "ada"], ("random",), public=True)

        async def names() -> list[str]:
            view = await runtime.hall.view(opened, None)
            return [seat.name for seat in view.seats]

        assert await names() == ["Ada (1)", "ada (2)", "Lyra"]
        assert opened.updates.words.names == ("Ada (1)", "ada (2)", "Lyra")
        await say(runtime.hall, opened, "ada", wire.Say(new_key(), "hej"))
        await say(runtime.hall, opened, "\u0410DA", wire.Say(new_key(), "hej"))
        assert [line.name for line in opened.chat] == ["ada (2)", "\u0410DA (3)"]
        await accounts.rename(runtime.service, Asking("", person="ada"), "Lyra")
        assert await names() == ["Ada", "Lyra (1)", "Lyra (2)"]
        await accounts.rename(runtime.service, Asking("", person="ada"), "Olek")
        assert await names() == ["Ada", "Olek", "Lyra"]
