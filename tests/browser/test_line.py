"""A reload, a lost connection, a killed server: nothing is lost, and nothing is done twice."""

import json
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import PATIENCE, MakePerson
from tests.browser.table import (
    TablePage,
    advance,
    is_turn,
    new_table,
    state_of,
    table_of_two,
    tell_events,
    tell_options,
)
from tests.server.running import RunningServer

KEPT = "Your choice is safe and will be sent as soon as you are back online."


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[RunningServer]:
    with RunningServer(tmp_path) as running:
        yield running


def test_reload_in_the_middle_of_a_move(person: MakePerson) -> None:
    ala = person("Ala")
    table = new_table(ala, "me", "random", "random")["id"]
    advance(table, ala, until=is_turn)
    page = TablePage(ala, table).open()
    # A move of two questions: dice are changed, then it is asked how.
    page.page.get_by_role("searchbox", name="Find a choice").fill("change dice")
    page.choose_first()
    question = page.page.get_by_text("The die is discarded: turn another one")
    expect(question).to_be_visible()
    state = state_of(ala, table)
    log = page.log_lines()

    page.page.reload()
    expect(question).to_be_visible()
    expect(page.choices).to_have_count(len(page.options))
    told = [text.split("\n")[-1] for text in page.choices.all_inner_texts()]
    assert sorted(told) == sorted(tell_options(state, "en"))
    assert page.log_lines() == log == tell_events(state, "en")
    page.choose_first()


def test_offline_for_a_while(person: MakePerson) -> None:
    ala, olek = person("Ala"), person("Olek")
    table = table_of_two(ala, olek)
    advance(table, ala, olek, until=lambda state: is_turn(state) and state["table"]["you"] == 0)
    page = TablePage(ala, table).open()
    page.until_asked()
    at = page.at
    chosen = page.choices.first.inner_text().split("\n")[-1]

    ala.context.set_offline(True)
    page.page.wait_for_function("!navigator.onLine")
    page.choices.first.click()
    expect(page.page.get_by_text(KEPT)).to_be_visible()
    assert state_of(olek, table)["at"] == at
    ala.context.set_offline(False)
    expect(page.page.get_by_text(KEPT)).to_be_hidden()
    made_once(page, at, chosen)
    assert state_of(olek, table)["at"] == at + 1


@pytest.mark.parametrize("lost", ["on the way there", "on the way back"])
def test_killed_while_a_choice_is_on_its_way(
    person: MakePerson, own_server: RunningServer, lost: str
) -> None:
    ala, olek = person("Ala", url=own_server.url), person("Olek", url=own_server.url)
    table = table_of_two(ala, olek)
    advance(table, ala, olek, until=lambda state: is_turn(state) and state["table"]["you"] == 0)
    line = Line()
    ala.page.route_web_socket("**/api/live", line.carry)
    page = TablePage(ala, table).open()
    expect(page.choices).not_to_have_count(0)
    at = state_of(olek, table)["at"]
    chosen = page.choices.first.inner_text().split("\n")[-1]

    if lost == "on the way there":
        # The choice is in the socket of a server that no longer does anything.
        os.kill(own_server.pid, signal.SIGSTOP)
        page.choices.first.click()
        page.until(lambda: line.chosen, "the choice to be sent")
    else:
        # The server has stored it, but its answer gets lost.
        line.deaf = True
        page.choices.first.click()
        page.until(lambda: state_of(olek, table)["at"] > at, "the choice to arrive")
    own_server.kill()
    expect(page.page.get_by_role("button", name="Try now")).to_be_visible()
    expect(page.page.get_by_text(KEPT)).to_be_visible()
    line.deaf = False
    own_server.start()
    # It reconnects by itself, at the latest after its longest wait between attempts.
    expect(page.page.get_by_text(KEPT)).to_be_hidden(timeout=2 * PATIENCE)
    made_once(page, at, chosen)
    assert state_of(olek, table)["at"] == at + 1


class Line:
    """Carries messages between a page and the server, and can lose the answers."""

    def __init__(self) -> None:
        self.deaf = False
        self.chosen = False

    def carry(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def there(message: str | bytes) -> None:
            self.chosen = self.chosen or json.loads(message)["type"] == "choose"
            server.send(message)

        def back(message: str | bytes) -> None:
            if not self.deaf:
                page.send(message)

        page.on_message(there)
        server.on_message(back)


def made_once(page: TablePage, at: int, chosen: str) -> None:
    """The choice is in the game once, and the log is what a new page would show."""
    expect(page.log.get_by_text(f"You: {chosen}")).to_have_count(1)
    state = state_of(page.person, page.table)
    assert state["at"] == at + 1
    expect(page.log.get_by_role("listitem")).to_have_count(len(state["events"]))
    assert page.log_lines() == tell_events(state, "en")
    assert [event["number"] for event in state["events"]] == list(range(len(state["events"])))
