"""A companion on a phone beside the real table: Luna of Skymines."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import DESKTOP, PHONE, MakePerson, usually
from tests.browser.pages import too_wide
from tests.browser.table import decide, own_options, state_of


class CompanionPage:
    """What people see and press."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.told = page.locator(".told li")
        self.prompt = page.locator(".companion .prompt")
        self.answers = page.locator(".companion .answers button")

    def answer(self, number: int = 0) -> None:
        """Press an answer, and wait until it has brought something."""
        spoken = self.page.locator(".companion .spoken")
        before = spoken.inner_text()
        self.answers.nth(number).tap()
        expect(spoken).not_to_have_text(before, use_inner_text=True)

    def tab(self, name: str) -> Locator:
        return self.page.get_by_role("tab", name=name)

    @property
    def table(self) -> str:
        return self.page.url.rsplit("/", 1)[-1]

    def look(self) -> tuple[list[str], str, list[str]]:
        return (
            self.told.all_inner_texts(),
            self.prompt.inner_text(),
            self.answers.all_inner_texts(),
        )


def start(page: Page, url: str, level: int) -> CompanionPage:
    """From the front page: choose the level, one press."""
    page.goto(url)
    card = page.locator("article[data-game=skymines]")
    card.get_by_role("button", name="With the box: Luna at your table").click()
    page.get_by_label("Luna’s level").fill(str(level))
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url(re.compile(r"/t/\w+"))
    return CompanionPage(page)


def test_a_round_on_a_phone_with_a_reload_in_the_middle(person: MakePerson) -> None:
    ala = person("Ala", size=PHONE)
    luna = start(ala.tab, ala.url, level=4)
    page = luna.page
    expect(luna.prompt).to_contain_text("Draw one of the unused starting tokens")
    expect(luna.told).to_have_count(3)
    expect(luna.told.nth(2)).to_contain_text("Luna tokens lie on 9, 16")
    expect(luna.told.nth(2).get_by_role("link")).to_have_text(["SKY-1608"])
    assert too_wide(page) == []
    luna.answer(1)
    expect(luna.told.first).to_contain_text("Move Luna’s helium-3 marker 1 space, to 1.")
    luna.answer()
    expect(luna.told.last).to_contain_text("Luna’s majorities: titanium")

    # Her first card, and a reload at its first question: everything stands as it stood.
    luna.answer()
    expect(luna.told.first).to_contain_text("Luna turned up card")
    expect(page.get_by_role("heading", name=re.compile("Card I-"))).to_be_visible()
    stood = luna.look()
    page.reload()
    expect(luna.prompt).to_have_text(stood[1])
    assert luna.look() == stood

    turns, asked = 1, 0
    while not luna.prompt.inner_text().startswith("Luna is done"):
        if luna.prompt.inner_text().startswith("Play on clockwise"):
            turns += 1
        asked += 1
        assert too_wide(page) == []
        boxes = [button.bounding_box() for button in luna.answers.all()]
        assert all(box is not None and box["height"] >= 44 for box in boxes)
        luna.answer()
    assert turns == 3
    expect(luna.told.last).to_contain_text("Luna’s majorities")
    state = state_of(ala, luna.table)
    assert state["view"]["round"] == 1
    assert state["table"]["hints"] is False
    assert violations(page) == []

    # Undo goes back past the last card, and on again.
    last = luna.look()
    page.get_by_role("button", name="Undo").tap()
    expect(luna.prompt).not_to_have_text(last[1])
    luna.answer()
    expect(luna.prompt).to_have_text(last[1])
    luna.answer()
    expect(luna.prompt).to_contain_text("Round 2: everyone plans.")

    # A rule is read beside it, and the log has all that was done.
    luna.prompt.locator("xpath=../..").get_by_role("link", name="SKY-1621").tap()
    expect(luna.tab("Rules")).to_have_attribute("aria-selected", "true")
    expect(page.locator("#rule-SKY-1621")).to_be_in_viewport()
    luna.tab("Log").tap()
    expect(page.get_by_role("log")).to_contain_text("Luna turned up card")
    assert too_wide(page) == []

    # It waits on the front page, without being anybody's turn.
    page.goto(ala.url)
    row = page.get_by_role("link", name=re.compile("Luna at your table"))
    expect(row).to_contain_text("in progress")
    row.tap()
    expect(luna.prompt).to_contain_text("Round 2: everyone plans.")

    # A browser that remembers nothing tells the same.
    stood = luna.look()
    page.evaluate("localStorage.clear()")
    page.reload()
    expect(luna.prompt).to_have_text(stood[1])
    assert luna.look() == stood
    assert len(stood[0]) == 2

    # Put away, it is gone from there.
    page.get_by_role("button", name="Put it away").tap()
    page.get_by_role("button", name="Put it away for good").tap()
    expect(page.get_by_role("heading", name="Choose a game")).to_be_visible()
    expect(row).to_have_count(0)


@pytest.mark.parametrize("size", usually(PHONE, DESKTOP))
def test_her_score_is_typed_in_numbers(person: MakePerson, size: tuple[int, int]) -> None:
    ala = person("Ala", size=size, language="pl")
    wish = {"game": "skymines-luna", "seats": [{"kind": "me"}], "start": True}
    table = ala.api("POST", "/api/tables", wish)["id"]
    while (state := state_of(ala, table))["asks"][0]["question"] != "helper-coins":
        decide(ala, table, own_options(state)[0], state["at"])
    page = ala.tab
    page.goto(f"{ala.url}/t/{table}")
    number = page.get_by_label("Liczba")
    prompt = page.locator(".companion .prompt")
    expect(prompt).to_have_text("Ile crypcoinów ma Luna?")
    number.fill("17")
    page.get_by_role("button", name="Więcej").click()
    expect(number).to_have_value("18")
    page.get_by_role("button", name="Zatwierdź").click()
    for _ in range(4):
        expect(prompt).to_contain_text("ile symboli udziałów")
        assert too_wide(page) == []
        before = prompt.inner_text()
        number.fill("0")
        page.get_by_role("button", name="Zatwierdź").click()
        expect(prompt).not_to_have_text(before)
        if "ile symboli monet" in prompt.inner_text():  # she has cards with this share
            page.get_by_role("button", name="Zatwierdź").click()
            expect(prompt).not_to_contain_text("ile symboli monet")
    expect(prompt).to_have_text("To wszystko. Porównajcie wyniki przy stole.")
    expect(page.get_by_role("heading", name="Wynik Luny")).to_be_visible()
    expect(page.get_by_text("Crypcoiny: 18")).to_be_visible()


def test_an_hourglass_beside_the_real_table(person: MakePerson) -> None:
    """The dispatcher of Galaxy Trucker: the sand runs on the page, and on after a reload."""
    ala = person("Ala", size=PHONE)
    page = ala.tab
    page.goto(ala.url)
    card = page.locator("article[data-game=galaxy_trucker]")
    card.get_by_role("button", name="With the box: The dispatcher at your table").click()
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url(re.compile(r"/t/\w+"))
    dispatcher = CompanionPage(page)
    expect(dispatcher.prompt).to_have_text("Which colours play?")
    dispatcher.answer()
    sand = page.locator(".companion").get_by_role("timer")
    expect(sand).to_have_count(0)
    dispatcher.answer()
    expect(sand).to_have_text(re.compile(r"1:[23]\d"))
    dispatcher.answer()
    expect(dispatcher.told.first).to_contain_text("Blue has number 1.")
    page.reload()
    expect(sand).to_have_text(re.compile(r"1:\d\d"))
    assert too_wide(page) == []
    assert violations(page) == []


VOICES = """
const said = (window.said = []);
const voices = [{ lang: "en-GB", default: true }, { lang: "pl-PL", default: false }];
class Utterance {
  constructor(text) {
    this.text = text;
  }
}
window.SpeechSynthesisUtterance = Utterance;
Object.defineProperty(window, "speechSynthesis", {
  value: {
    getVoices: () => voices,
    speak: (part) => said.push(`${part.lang} ${part.text}`),
    cancel: () => said.push("silence"),
  },
});
"""
"""A browser with two voices that only notes what it would say."""
TABLET = (1024, 768)
LARGE = 20
"""What can be read across a table, in pixels."""


def test_a_storyteller_on_a_tablet_with_a_voice(person: MakePerson) -> None:
    ala = person("Ala", size=TABLET)
    page = ala.tab
    page.add_init_script(VOICES)
    page.goto(ala.url)
    card = page.locator("article[data-game=first_martians]")
    card.get_by_role("button", name="With the box: The storyteller at your table").click()
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url(re.compile(r"/t/\w+"))
    teller = CompanionPage(page)
    expect(teller.prompt).to_have_text("Who is the First Player’s astronaut?")
    teller.answer()
    teller.answer()
    expect(teller.told.first).to_contain_text("Settling In. Touchdown was the easy part.")
    for text in (teller.told.first, teller.prompt, teller.answers.first):
        assert text.evaluate("node => parseFloat(getComputedStyle(node).fontSize)") >= LARGE
    assert too_wide(page) == []
    assert violations(page) == []

    aloud = page.get_by_role("button", name="Read aloud")
    aloud.click()
    stop = page.get_by_role("button", name="Stop reading")
    expect(stop).to_be_visible()
    said = page.evaluate("said")
    assert said[:2] == ["en-GB Settling In.", "en-GB Touchdown was the easy part."]
    assert said[-1] == "en-GB Then go on."
    teller.answer()  # the next step silences it
    expect(aloud).to_be_visible()
    assert page.evaluate("said.at(-1)") == "silence"
    page.get_by_role("button", name="PL").click()
    page.get_by_role("button", name="Czytaj na głos").click()
    expect(page.get_by_role("button", name="Przestań czytać")).to_be_visible()
    assert page.evaluate("said.at(-1)") == "pl-PL To dalej."
