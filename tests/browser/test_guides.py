"""Guided first games: begun on the front page, played to their end by what they point at."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable
from functools import partial

import msgspec
import pytest
from playwright.sync_api import Locator, Page, expect

from kosmodrom.bots.guides import path_of, play_guide
from kosmodrom.core.guide import Guide, Step, find_guide
from kosmodrom.core.registry import find_game
from kosmodrom.core.words import Words
from tests.browser.conftest import DESKTOP, MakePerson, Person, usually
from tests.browser.drawn import tell
from tests.browser.mars import MarsTable, TouchedMars
from tests.browser.pages import game_card, settled
from tests.browser.table import (
    MARTIANS,
    Option,
    TablePage,
    decide,
    new_table,
    own_options,
    state_of,
)

SMALL = (390, 844)
MINE = re.compile(r"^(Guide|Przewodnik)$")
ONWARD = re.compile(r"^(Next|Następny krok|Play on|Graj dalej)$")
LEARN = re.compile("^(Learn by playing|Naucz się, grając)")


PICKED_UP = ("die:", "rover:", "hand:", "gained:", "cube:")
"""The places of what is taken in hand, before it goes elsewhere."""
CONFIRMED = ("reroll", "rotate", "use_resources")
"""The kinds of choices that are prepared on the board, and then chosen with a button there."""
LAID = ("weld",)
"""The kinds of choices that lie ready on the board as a piece, and are chosen by pressing it."""


RINGS = """() => [...document.querySelectorAll(".rings .ring")].map((ring) => {
  const { left, right, top, bottom } = ring.getBoundingClientRect();
  return { left, right, top, bottom };
})"""
"""Where all rings are at one moment: they follow what they surround."""
RINGED = """(thing) => {
  const inside = thing.getBoundingClientRect();
  return [...document.querySelectorAll(".rings .ring")].some((ring) => {
    const { left, right, top, bottom } = ring.getBoundingClientRect();
    return (
      left <= inside.left && inside.right <= right && top <= inside.top && inside.bottom <= bottom
    );
  });
}"""


class Pupil:
    """Somebody who does what the guide says."""

    def __init__(self, person: Person, game: str, *, touch: bool, language: str = "en") -> None:
        guide = find_guide(find_game(game))
        assert guide is not None
        self.guide: Guide = guide
        self.table = self._hands(person, game, touch=touch)
        if isinstance(self.table, MarsTable):
            self.table.language = language
        self.page: Page = person.page
        self._path = path_at(game, guide)
        self._made = 0
        self._touch = touch
        self._language = language
        self._game = game

    @staticmethod
    def _hands(person: Person, game: str, *, touch: bool) -> TablePage:
        if game != MARTIANS:
            return TablePage(person)
        return TouchedMars(person) if touch else MarsTable(person)

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
        _, option = self._path[self._made]
        if option["type"] in LAID:
            self._press_ghost()
            return
        marked = self.page.locator('[data-board] [data-place][data-state~="marked"]')
        hinted = self.page.locator(".choice.hinted")
        expect(marked.or_(hinted).first).to_be_attached()
        if isinstance(self.table, MarsTable):
            # One thing is marked in several places, of which a phone shows a part.
            self.table.make(option)
            return
        # A card in hand is shown twice on a phone.
        places = dict.fromkeys(place.get_attribute("data-place") for place in marked.all())
        if not places:
            self._choose_from_list(hinted)
            return
        # What is picked up comes first, then where it goes.
        picked = sorted(filter(None, places), key=lambda place: not place.startswith(PICKED_UP))
        for place in picked:
            thing = self._pointed_at(place)
            if thing.get_attribute("aria-pressed") != "true":
                self.press(thing)
        if option["type"] in CONFIRMED:
            self.press(self.page.locator("[data-board] button.marked"))
        if option.get("reward"):  # one of several rewards, shown once its space is chosen
            self.press(self._pointed_at(f"step:{option['space']}:{option['reward']}"))

    def _press_ghost(self) -> None:
        """The piece lets the pointer through to the board that it lies on."""
        box = self.page.locator("[data-ghost] .ghost").bounding_box()
        assert box is not None
        middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        if self._touch:
            self.page.touchscreen.tap(*middle)
        else:
            self.page.mouse.click(*middle)

    def _pointed_at(self, place: str) -> Locator:
        """A place, where the guide points at it: one in hand may be drawn twice."""
        drawn = self.page.locator(f'[data-place="{place}"]')
        if drawn.count() == 1:
            return drawn
        ringed = next(
            number for number in range(drawn.count()) if self._is_ringed(drawn.nth(number))
        )
        return drawn.nth(ringed)

    def _is_ringed(self, thing: Locator) -> bool:
        return bool(thing.evaluate(RINGED))

    def _choose_from_list(self, hinted: Locator) -> None:
        tab = self.page.locator('[role="tab"][data-part="choices"]')
        expect(hinted.or_(tab).first).to_be_visible()
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
        left, top = panel["x"] + 8, panel["y"] + 8
        right, bottom = panel["x"] + panel["width"] - 8, panel["y"] + panel["height"] - 8
        for ring in self.page.evaluate(RINGS):
            beside = ring["right"] <= left or ring["left"] >= right
            assert beside or ring["bottom"] <= top or ring["top"] >= bottom, (self.step, ring)

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
            elif step.choices is not None and self._is_followed(step):
                self.choose_freely(step.id)
            elif step.choices is not None:
                self.choose_anything(step.choices)
            else:
                self.play_freely(step.id)
        expect(self.panel).to_be_hidden()

    def _is_followed(self, step: Step) -> bool:
        """Whether choices are proposed after a step, which the tested path leads to."""
        steps = self.guide.step
        return any(later.choice is not None for later in steps[steps.index(step) + 1 :])

    def choose_anything(self, count: int) -> None:
        """Make so many choices on the page, where no other step needs the tested path."""
        for _ in range(count):
            self.table.until_asked()
            self.table.choose_first()

    def choose_freely(self, step: str) -> None:
        """Choose in the list what the tested path has at a step."""
        for at_step, option in self._path[self._made :]:
            if at_step != step:
                break
            self.table.until_asked()
            text = tell(self.table.update, option, self._language)
            choice = self.table.choices.filter(has_text=text).first
            self.table.after(partial(self._choose_from_list, choice))
            self._made += 1

    def play_freely(self, step: str) -> None:
        """Do what the tested path does at a step."""
        for at_step, option in self._path[self._made :]:
            if at_step != step:
                break
            self.table.until(partial(self._decide, option), f"{option} to be offered")
            self._made += 1

    def _decide(self, option: Option) -> bool:
        """Make a choice, if it is offered now."""
        ola, table = self.table.person, self.page.url.rsplit("/", 1)[1]
        state = state_of(ola, table)
        if option not in own_options(state):
            return False
        decide(ola, table, option, state["at"])
        return True


def path_at(game: str, guide: Guide) -> list[tuple[str, Option]]:
    """The choices of the reader on the path on which a guide is tested, each with its step."""
    path = path_of(guide, play_guide(find_game(game), guide))
    return [(step.id, msgspec.json.decode(msgspec.json.encode(option))) for step, option in path]


GAMES = ("astrominers", "planet_unknown", "skymines", "galaxy_trucker", MARTIANS)
ALWAYS = (MARTIANS, "pl", SMALL)
"""The other ways are left to thorough runs. The guide of every game is played in
`tests/test_guides.py`."""
WAYS = [
    pytest.param(
        *way,
        marks=() if way == ALWAYS else pytest.mark.thorough,
        id=f"{way[0]}-{way[1]}-{way[2][0]}",
    )
    for way in itertools.product(GAMES, ("en", "pl"), (DESKTOP, SMALL))
]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "language", "size"), WAYS)
def test_a_guide_is_played_to_its_end(
    person: MakePerson, game: str, language: str, size: tuple[int, int]
) -> None:
    pupil = Pupil(
        person("Ola", language=language, size=size, reduced_motion="reduce"),
        game,
        touch=size != DESKTOP,
        language=language,
    )
    words = Words(language, [find_game(game).package])

    def look(step: str) -> None:
        expect(pupil.panel).to_contain_text(words(f"guide-{step}"))
        if (game, step) == (MARTIANS, "production"):
            # At the pause after it, a phone, too, shows what the phase is about.
            expect(pupil.page.locator("[data-at=supplies]")).to_be_in_viewport()

    pupil.begin()
    pupil.learn(look)
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
        expect(panel).to_contain_text("your own way")
        panel.get_by_role("button", name="Skip this step").click()
        pupil.until_at("mission")
    # It is put aside, and taken up again after a reload.
    panel.get_by_role("button", name="Hide the guide").click()
    step = page.evaluate("Object.entries(localStorage).filter(([key]) => /guide-/.test(key))")
    assert len(step) == 1
    expect(page.locator("[data-state~='marked']")).to_have_count(0)
    page.reload()
    panel.get_by_role("button", name="Back to the guide").click()
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


@pytest.mark.whole_browser
@pytest.mark.parametrize("game", usually(*reversed(GAMES)))
def test_how_to_play_is_told_and_printed_on_one_sheet(person: MakePerson, game: str) -> None:
    ola = person("Ola", language="pl")
    game_card(ola.page, game).get_by_role("link", name="Jak grać").click()
    page = settled(ola.page)
    expect(page.get_by_role("heading", level=1)).to_contain_text("jak grać")
    expect(page.get_by_role("list").first.get_by_role("listitem")).to_have_count(8)
    # Its pictures are parts of the board, but there is nothing to be pressed.
    expect(page.locator("main [role=button]:not([inert] *)")).to_have_count(0)
    assert page.pdf(prefer_css_page_size=True).count(b"/Type /Page\n") == 1
    page.emulate_media(media="print")
    expect(page.get_by_role("banner")).to_be_hidden()
    expect(page.get_by_role("button", name="Drukuj")).to_be_hidden()
    expect(page.get_by_role("heading", name="Symbole")).to_be_visible()
