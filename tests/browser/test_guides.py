"""Guided first games: begun on the front page, played to their end by what they point at."""

from __future__ import annotations

import re
from collections.abc import Callable

import msgspec
import pytest
from playwright.sync_api import Locator, Page, expect

from kosmodrom.bots.guides import play_guide
from kosmodrom.core.guide import Guide, find_guide
from kosmodrom.core.registry import find_game
from kosmodrom.core.words import Words
from tests.browser.axe import violations
from tests.browser.conftest import DESKTOP, MakePerson, Person
from tests.browser.pages import game_card, settled
from tests.browser.table import Option, TablePage, decide, new_table, own_options, state_of

SMALL = (390, 844)
MINE = re.compile(r"^(Guide|Przewodnik)$")
ONWARD = re.compile(r"^(Next|Dalej|Play on|Graj dalej)$")
LEARN = re.compile("^(Learn by playing|Naucz się, grając)")


CONFIRMED = ("reroll", "rotate")
"""The kinds of choices that are prepared on the board, and then chosen with a button there."""


class Pupil:
    """Somebody who does what the guide says."""

    def __init__(self, person: Person, game: str, *, touch: bool) -> None:
        guide = find_guide(find_game(game))
        assert guide is not None
        self.guide: Guide = guide
        self.table = TablePage(person)
        self.page: Page = person.page
        table = play_guide(find_game(game), guide)
        mine = (choice.option for choice in table.choices if choice.seat == guide.you)
        self._path: list[Option] = [msgspec.to_builtins(option) for option in mine]
        self._made = 0
        self._touch = touch
        self._game = game

    def begin(self) -> None:
        """From the game's card on the front page."""
        card = self.page.locator(f'article[data-game="{self._game}"]')
        self.press(card.get_by_role("button", name=LEARN))
        self.panel.wait_for()

    @property
    def panel(self) -> Locator:
        return self.page.get_by_role("region", name=MINE)

    @property
    def step(self) -> str:
        return self.panel.locator("[data-step]").get_attribute("data-step") or ""

    def until_at(self, step: str) -> None:
        expect(self.panel.locator(f'[data-step="{step}"]')).to_be_visible()

    def press(self, thing: Locator) -> None:
        if self._touch:
            thing.tap()
        else:
            thing.click()

    def read_on(self) -> None:
        self.press(self.panel.get_by_role("button", name=ONWARD))

    def obey(self) -> None:
        """Make the choice that is proposed: on the board, else in the list."""
        self.table.until_asked()
        self.table.after(self._make)
        self._made += 1

    def _make(self) -> None:
        marked = self.page.locator('[data-board] [data-place][data-state~="marked"]')
        hinted = self.page.locator(".choice.hinted")
        expect(marked.or_(hinted).first).to_be_attached()
        # A card in hand is shown twice on a phone.
        places = dict.fromkeys(place.get_attribute("data-place") for place in marked.all())
        if not places:
            self._choose_from_list(hinted)
            return
        kind = self.table.options[0]["type"]
        # What is picked up comes first, then where it goes.
        for place in sorted(filter(None, places), key=lambda place: not place.startswith("die:")):
            self.press(self.page.locator(f'[data-place="{place}"]').first)
        if kind in CONFIRMED:
            self.press(self.page.locator("[data-board] button.marked"))

    def _choose_from_list(self, hinted: Locator) -> None:
        tab = self.page.locator('[role="tab"][data-part="choices"]')
        if not hinted.is_visible():
            self.press(tab)
        self.press(hinted)
        if tab.count() and tab.get_attribute("aria-selected") == "true":
            self.press(tab)  # away with the sheet, which lies over what is above

    def check_pointing(self) -> None:
        """What the guide points at is there, and the panel does not cover it."""
        rings = self.page.locator(".rings .ring")
        expect(rings.first).to_be_visible()
        panel = self.panel.bounding_box()
        assert panel is not None
        for ring in rings.all():
            box = ring.bounding_box()
            assert box is not None
            apart = (
                box["y"] + box["height"] <= panel["y"] + 8
                or box["y"] >= panel["y"] + panel["height"] - 8
                or box["x"] + box["width"] <= panel["x"] + 8
                or box["x"] >= panel["x"] + panel["width"] - 8
            )
            assert apart, (self.step, box, panel)

    def learn(self, look: Callable[[str], None] = lambda _: None) -> None:
        """Go through the whole guide."""
        for step in self.guide.step:
            self.until_at(step.id)
            look(step.id)
            if step.is_said:
                self.read_on()
            elif step.choice is not None:
                self.check_pointing()
                self.obey()
            else:
                self.play_freely(step.id)
        expect(self.panel).to_be_hidden()

    def play_freely(self, step: str) -> None:
        """Do what the tested path does, until the guide has something else to say."""
        ola, table = self.table.person, self.page.url.rsplit("/", 1)[1]
        while self.step == step:
            state = state_of(ola, table)
            if own_options(state) and self._made < len(self._path):
                decide(ola, table, self._path[self._made], state["at"])
                self._made += 1
            self.page.wait_for_timeout(20)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["astrominers", "planet_unknown"])
@pytest.mark.parametrize(
    ("language", "size", "scheme"),
    [("en", DESKTOP, "dark"), ("pl", SMALL, "light")],
    ids=["desk", "phone"],
)
def test_a_guide_is_played_to_its_end(
    person: MakePerson, game: str, language: str, size: tuple[int, int], scheme: str
) -> None:
    ola = person("Ola", language=language, size=size, color_scheme=scheme, reduced_motion="reduce")
    pupil = Pupil(ola, game, touch=size != DESKTOP)
    found: dict[str, list[str]] = {}

    def look(step: str) -> None:
        expect(pupil.panel).to_contain_text(words(f"guide-{step}"))
        if len(found) < 3:
            found[step] = violations(ola.page)

    words = Words(language, [find_game(game).package])
    pupil.begin()
    pupil.learn(look)
    assert {step: problems for step, problems in found.items() if problems} == {}
    # The table is still there, to be played on.
    assert not pupil.table.is_over


def test_a_guide_follows_wherever_its_reader_goes(person: MakePerson) -> None:
    pupil = Pupil(person("Ola", reduced_motion="reduce"), "astrominers", touch=False)
    pupil.begin()
    panel, page = pupil.panel, pupil.page
    pupil.read_on()
    pupil.until_at("reroll")
    inside = "document.activeElement.closest('[aria-label=Guide]') !== null"
    assert page.evaluate(inside)  # the button is gone, the keyboard is not lost
    # What was read can be read again.
    panel.get_by_role("button", name="Back").click()
    pupil.until_at("welcome")
    pupil.read_on()
    pupil.until_at("reroll")
    # Without an inspector what comes next is not possible, and the guide says so.
    pupil.table.until_asked()
    without = next(
        number
        for number, option in enumerate(pupil.table.options)
        if option == {"type": "reroll", "dice": ["inspector", "inspector", "geologist"]}
    )
    pupil.table.after(pupil.table.choices.nth(without).click)
    pupil.until_at("dispatch")
    if not any(option.get("die") == "inspector" for option in pupil.table.options):
        expect(panel).to_contain_text("a path of your own")
        panel.get_by_role("button", name="Leave out this step").click()
        pupil.until_at("mission")
    # It is put aside, and taken up again after a reload.
    panel.get_by_role("button", name="Put the guide aside").click()
    step = page.evaluate("Object.entries(localStorage).filter(([key]) => /guide-/.test(key))")
    assert len(step) == 1
    expect(page.locator("[data-state~='marked']")).to_have_count(0)
    page.reload()
    panel.get_by_role("button", name="Go on with the guide").click()
    expect(panel.locator("[data-step]")).to_be_visible()


def test_an_undo_goes_back_on_the_way(person: MakePerson) -> None:
    pupil = Pupil(person("Ola", reduced_motion="reduce"), "astrominers", touch=False)
    pupil.begin()
    pupil.read_on()
    for step in ("reroll", "dispatch"):
        pupil.until_at(step)
        pupil.obey()
    pupil.until_at("mission")
    pupil.table.after(pupil.page.get_by_role("button", name="Undo").click)
    pupil.until_at("dispatch")
    pupil.check_pointing()


def test_a_newcomer_is_offered_the_guide_once(person: MakePerson) -> None:
    ola = person("Ola")
    offer = ola.page.get_by_role("region", name=MINE)
    table = new_table(ola, "me", "random", options={"first_player": "1"})["id"]
    for path in ("/new/astrominers", f"/t/{table}"):
        ola.go(path)
        expect(offer.get_by_role("button", name="Learn by playing, 10 minutes")).to_be_visible()
    page = TablePage(ola, table).open()
    page.until_asked()
    page.choose_first()
    expect(offer).to_be_hidden()
    ola.go("/new/astrominers")
    expect(ola.page.get_by_role("heading", level=1)).to_be_visible()
    expect(offer).to_be_hidden()


def test_how_to_play_is_told_and_printed(person: MakePerson) -> None:
    ola = person("Ola", language="pl")
    game_card(ola.page).get_by_role("link", name="Jak grać").click()
    page = settled(ola.page)
    expect(page.get_by_role("heading", level=1)).to_contain_text("jak grać")
    expect(page.get_by_role("list").first.get_by_role("listitem")).to_have_count(8)
    page.emulate_media(media="print")
    expect(page.get_by_role("banner")).to_be_hidden()
    expect(page.get_by_role("button", name="Drukuj")).to_be_hidden()
    expect(page.get_by_role("heading", name="Symbole")).to_be_visible()
