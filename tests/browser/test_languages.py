"""Polish and English, at once and everywhere."""

import re
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import MakePerson
from tests.browser.pages import every_page, open_settings, settled, unlock_host
from tests.browser.table import (
    TablePage,
    advance,
    is_mid_game,
    new_table,
    state_of,
    tell_events,
    tell_options,
)
from tests.server.running import RunningServer

ROOT = Path(__file__).parents[2]
# Everything that people read or hear.
WORDS = """() => [
    document.title,
    document.body.innerText,
    ...[...document.querySelectorAll('option')].map(option => option.textContent),
    ...['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'].flatMap(name =>
        [...document.querySelectorAll(`[${name}]`)].map(element => element.getAttribute(name))),
].join('\\n')"""


@cache
def message_ids() -> re.Pattern[str]:
    """Everything that begins like our messages: ``event-rolled``, ``play-hint`` ..."""
    files = [*ROOT.glob("web/src/locale/*.ftl"), *ROOT.glob("src/kosmodrom/**/locale/*.ftl")]
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    known = set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))
    begun = sorted({name.split("-")[0] for name in known if "-" in name})
    assert {"event", "option", "play", "space", "card"} <= set(begun)
    return re.compile(rf"(?<![\w/.-])(?:{'|'.join(begun)})-[a-z][\w-]*")


def untranslated(page: Page) -> list[str]:
    """Message ids, and braces of messages that lack an argument."""
    text = page.evaluate(WORDS)
    return sorted({*message_ids().findall(text), *re.findall(r"\{[^}]*\}", text)} - PLAIN_WORDS)


# English with a dash, from the rules.
PLAIN_WORDS = {"face-up", "face-down"}


@pytest.mark.parametrize("language", ["en", "pl"])
def test_no_page_shows_a_message_id(
    person: MakePerson, server: RunningServer, finished: str, language: str
) -> None:
    ala = person("Ala", language=language)
    unlock_host(ala, server)
    for name, page in every_page(ala, finished):
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert untranslated(page) == [], name
    open_settings(settled(ala.go("/")))
    assert untranslated(ala.page) == []


def test_switching_in_the_middle_of_a_game(person: MakePerson) -> None:
    ala = person("Ala")
    table = new_table(ala, "me", "random", "random")["id"]
    advance(table, ala, until=is_mid_game)
    page = TablePage(ala, table).open()
    page.until_asked()
    state = state_of(ala, table)
    ask = next(ask for ask in state["asks"] if ask["seat"] == state["table"]["you"])
    page.page.evaluate("window.untouched = true")
    board = {"en": "Plasteel stores", "pl": "Magazyny plastalu"}
    for language in ("en", "pl", "en"):
        page.page.get_by_role("button", name=f"{language.upper()}:").click()
        expect(page.page.locator("html")).to_have_attribute("lang", language)
        expect(page.page.get_by_text(ask["prompt"][language], exact=True)).to_be_visible()
        told = [text.split("\n")[-1].strip() for text in page.choices.all_inner_texts()]
        assert sorted(told) == sorted(tell_options(state, language))
        lines = page.log_lines()
        assert lines
        assert lines == tell_events(state, language)[-len(lines) :]
        expect(page.board.get_by_role("region", name=board[language])).to_be_visible()
        assert untranslated(page.page) == []
    assert page.page.evaluate("window.untouched")
