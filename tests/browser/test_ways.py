"""No link and no button leads nowhere: on the front page and on each game's card there, and on the
pages behind them, for every game, campaign and companion."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import Page

from kosmodrom.core.registry import games
from tests.browser.conftest import MakePerson, Person, usually
from tests.browser.pages import settled, unlock_host
from tests.browser.ways import follow_all
from tests.server.running import RunningServer

CAMPAIGNS = [
    (game, campaign.id) for game, ruleset in games().items() for campaign in ruleset.campaigns
]


def page_of(person: Person, address: str) -> Callable[[], Page]:
    """How to arrive at a page, whatever was done there before."""

    def arrive() -> Page:
        if person.api("GET", "/api/me")["person"] is None:  # gone, by a button there
            person.api("POST", "/api/guests", {"nickname": "Ala"})
        return settled(person.go(address))

    return arrive


def as_stranger(person: Person, address: str) -> Callable[[], Page]:
    """The same for somebody whom the server does not know, or not any more."""

    def arrive() -> Page:
        person.context.clear_cookies()
        return settled(person.go(address))

    return arrive


def fewest(game: str, **wish: Any) -> dict[str, Any]:
    """The wish for a table of a game, or for a campaign, with all other seats open."""
    number = max(2, games()[game].seats.min)
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in range(number - 1))]
    return {"game": game, "seats": seats, **wish}


def test_the_front_page(person: MakePerson, server: RunningServer) -> None:
    ala = person("Ala")
    unlock_host(ala, server)
    followed = follow_all(ala, page_of(ala, "/"), game="")
    assert {"/", "/me", "/about", "/host"} <= {way.split()[-1] for way in followed}


@pytest.mark.parametrize("game", games())
def test_the_card_of_a_game(person: MakePerson, game: str) -> None:
    ala = person("Ala")
    followed = follow_all(ala, page_of(ala, "/"), game=game)
    ruleset = games()[game]
    least = 3 + len(ruleset.campaigns) + 3 * len(ruleset.companions)  # dialogs: begin, or close
    assert len(followed) >= least, followed


def test_the_front_page_of_a_stranger(person: MakePerson) -> None:
    stranger = person()
    follow_all(stranger, as_stranger(stranger, "/"), game="")


@pytest.mark.parametrize("game", usually(*sorted(games(), key="first_martians".__ne__)))
def test_the_card_of_a_game_for_a_stranger(person: MakePerson, game: str) -> None:
    """Whoever wants to play is asked for a name first."""
    stranger = person()
    follow_all(stranger, as_stranger(stranger, "/"), game=game)


@pytest.mark.parametrize("game", usually(*games()))
def test_the_page_of_a_new_table(person: MakePerson, game: str) -> None:
    ala = person("Ala")
    follow_all(ala, page_of(ala, f"/new/{game}"), "main")


@pytest.mark.parametrize("game", usually(*games()))
def test_the_lobby(person: MakePerson, game: str) -> None:
    ala = person("Ala")

    def arrive() -> Page:
        table = ala.api("POST", "/api/tables", fewest(game, public=True))["id"]
        return settled(ala.go(f"/t/{table}"))

    follow_all(ala, arrive, "main")


@pytest.mark.parametrize(("game", "campaign"), CAMPAIGNS)
def test_a_campaign(person: MakePerson, game: str, campaign: str) -> None:
    ala = person("Ala")
    follow_all(ala, page_of(ala, f"/new/{game}/{campaign}"), "main")
    made: list[str] = []

    def arrive() -> Page:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        wish = {"game": game, "campaign": campaign, "seats": seats}
        made.append(ala.api("POST", "/api/campaigns", wish)["id"])
        return settled(ala.go(f"/campaigns/{made[-1]}"))

    follow_all(ala, arrive, "main")


def test_the_profile(person: MakePerson) -> None:
    ala = person("Ala")
    ala.api("POST", "/api/tables", fewest("astrominers"))
    follow_all(ala, page_of(ala, "/me"), "main")


def test_the_profile_of_an_account(person: MakePerson) -> None:
    ala = person("Ala")
    names = (f"ways{number}" for number in count())

    def arrive() -> Page:
        me = ala.api("GET", "/api/me")
        if me["person"] is None:
            ala.api("POST", "/api/guests", {"nickname": "Ala"})
        if me["name"] is None:
            wish = {"name": next(names), "password": "open the pod bay doors"}
            ala.api("POST", "/api/account", wish)
        return settled(ala.go("/me"))

    follow_all(ala, arrive, "main")


def test_the_page_of_the_administrator(person: MakePerson, server: RunningServer) -> None:
    ala = person("Ala")
    unlock_host(ala, server)
    ala.api("POST", "/api/tables", fewest("astrominers", public=True))
    follow_all(ala, page_of(ala, "/host"), "main")
