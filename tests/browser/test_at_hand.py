"""What the table does for those who play: the board stays, and everything is at hand."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import MOVING, PHONE, MakePerson
from tests.browser.table import (
    Option,
    State,
    TablePage,
    advance,
    choose_any,
    decide,
    is_turn,
    new_table,
    own_options,
    state_of,
    table_of_two,
    tell_options,
)

SMALL = (1100, 560)
"""A window in which the board scrolls."""

# Text that is smaller than 12 px on the screen, as drawn.
TOO_SMALL = """() => [...document.querySelectorAll('body *')].flatMap(element => {
    const own = [...element.childNodes].some(node => node.nodeType === 3 && node.data.trim());
    if (!own || !element.checkVisibility() || element.closest('.visually-hidden')) return [];
    const matrix = element.getScreenCTM?.();
    const size = parseFloat(getComputedStyle(element).fontSize) *
        (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
    return size < 11.95 ? [`${size}: ${element.textContent.trim().slice(0, 40)}`] : [];
})"""
FOCUSED = "() => document.activeElement?.getAttribute('data-place')"


def turn_of(person: MakePerson, **context: object) -> TablePage:
    ala = person("Ala", **context)
    table = new_table(ala, "me", "random", "random", options={"first_player": "1"})["id"]
    advance(table, ala, until=lambda state: is_turn(state) and places(state))
    page = TablePage(ala, table).open()
    page.until_asked()
    expect(page.board).to_be_visible()
    return page


def places(state: State) -> bool:
    return any(option["type"] == "place" for option in own_options(state))


def to_water(state: State) -> list[Option]:
    """The choices that send a die to the water stores."""
    return [o for o in own_options(state) if o["type"] == "place" and "water" in o["space"]]


def prompt(page: TablePage) -> Locator:
    return page.page.get_by_role("region", name="What is asked").get_by_role("status").first


def foot(page: TablePage) -> Locator:
    return page.page.get_by_role("group", name="Other choices")


def notice(page: TablePage) -> Locator:
    return page.page.get_by_role("status").filter(has_text="Why not")


def scroller(page: Page) -> Locator:
    return page.get_by_role("region", name="Board", exact=True).locator("[tabindex='0']").first


def test_the_board_stays_over_an_update(person: MakePerson) -> None:
    ala, olek = person("Ala", size=SMALL), person("Olek")
    table = table_of_two(ala, olek)
    advance(table, ala, olek, until=lambda state: is_turn(state) and state["table"]["you"] == 1)
    page = TablePage(ala, table).open()
    expect(page.board).to_be_visible()
    page.board.evaluate("board => { window.kept = board; }")
    page.board.get_by_role("button", name=re.compile("^xenon containers 2")).first.focus()
    scroller(page.page).evaluate("box => { box.scrollTop = 90; }")
    before = page.page.evaluate(FOCUSED)
    assert before.startswith("space:xenon")
    state = state_of(olek, table)
    decide(olek, table, choose_any(olek, state), state["at"])
    page.until(lambda: page.at > state["at"], "what Olek chose")
    expect(page.log.locator("li.fresh").last).to_be_visible()
    assert page.board.evaluate("board => board === window.kept && board.isConnected")
    assert page.page.evaluate(FOCUSED) == before
    assert scroller(page.page).evaluate("box => box.scrollTop") == 90


FROM_THE_END = """log => {
  const { scrollHeight, scrollTop, clientHeight } = log.parentElement;
  return scrollHeight - scrollTop - clientHeight;
}"""
# What is beside the log comes and goes: for a moment there is less of it, or more room.
SHAKEN = """async log => {
  log.style.display = "none";
  void log.parentElement.scrollTop;
  log.style.display = "";
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
}"""


def test_the_log_goes_on_by_itself_until_it_is_scrolled(person: MakePerson) -> None:
    page = turn_of(person)
    advance(
        page.table, page.person, until=lambda state: is_turn(state) and state["view"]["round"] > 1
    )
    more = page.log.get_by_role("button", name=re.compile("new event"))
    for _ in range(2):
        page.until_asked()
        page.log.evaluate(SHAKEN)
        assert page.log.evaluate(FROM_THE_END) < 2
        page.choose_first()
    page.until_asked()
    expect(more).to_have_count(0)

    page.log.hover()
    page.page.mouse.wheel(0, -400)
    page.until(lambda: page.log.evaluate(FROM_THE_END) > 300, "the log to be scrolled")
    page.choose_first()
    more.click()
    page.until(lambda: page.log.evaluate(FROM_THE_END) < 2, "the end of the log")


def test_what_is_asked_is_brought_into_view_with_its_row(person: MakePerson) -> None:
    page = turn_of(person, size=PHONE)
    table, ala = page.table, page.person
    state = advance(
        table,
        ala,
        until=lambda state: "refinery" in str(own_options(state)),
    )
    fetch = next(o for o in own_options(state) if "refinery" in str(o.get("space")))
    decide(ala, table, fetch, state["at"])
    page.until(lambda: page.options[:1] != [] and page.options[0]["type"] != "place", "the card")
    row = page.page.get_by_role("region", name="Refinery")
    expect(row).to_be_in_viewport()
    # The whole of it, above what stands at the foot.
    page.page.wait_for_function(
        """() => {
            const row = document.querySelector('[data-place="deck:orders"]').closest('[data-row]');
            const foot = document.querySelector('[data-board] > .foot');
            const [box, under] = [row, foot].map(part => part.getBoundingClientRect());
            const top = row.closest('[tabindex="0"]').getBoundingClientRect().top;
            return box.top >= top - 1 && box.bottom <= under.top + 1;
        }"""
    )


def test_before_the_first_turn_a_card_says_what_comes_first(person: MakePerson) -> None:
    ala = person("Ala")
    options = {"first_player": "1"}
    page = TablePage(ala, new_table(ala, "me", "random", options=options)["id"]).open()
    page.until_asked()
    page.page.locator("[data-place='space:water-1']").click(force=True)
    # Nothing is said of a price, which was not the question.
    expect(notice(page)).to_contain_text(
        re.compile(r"Send the [a-z ]+ to water tanks 1 \(\+1\): why")
    )
    page.page.locator("[data-place^='display:']").first.click(force=True)
    expect(notice(page)).to_contain_text("Take “")
    expect(notice(page)).to_contain_text("First your dice")
    page.after(notice(page).get_by_role("button", name="Keep all dice").click)
    expect(notice(page)).to_be_hidden()


def test_a_card_that_cannot_be_taken_says_how(person: MakePerson) -> None:
    page = turn_of(person)
    card = page.page.locator("[data-place^='display:']").first
    card.click(force=True)
    answer = notice(page)
    expect(answer).to_contain_text("An inspector fetches missions")
    # It covers nothing of the board, obeys Escape, and goes by itself when one plays on.
    board, told = scroller(page.page).bounding_box(), answer.bounding_box()
    assert board
    assert told
    assert told["x"] >= board["x"] + board["width"] - 1
    page.page.keyboard.press("Escape")
    expect(answer).to_be_hidden()
    card.click(force=True)
    expect(answer).to_be_visible()
    way = answer.get_by_role("button").first
    if way.inner_text().strip():
        page.after(way.click)
        expect(answer).to_be_hidden()


def test_a_notice_leaves_by_itself(person: MakePerson) -> None:
    page = turn_of(person)
    page.page.clock.install()
    page.page.locator("[data-place^='display:']").first.click(force=True)
    expect(notice(page)).to_be_visible()
    page.page.mouse.move(5, 5)
    page.page.clock.fast_forward(30_000)
    expect(notice(page)).to_be_hidden()


def test_an_outcome_is_shown_before_the_choice(person: MakePerson) -> None:
    page = turn_of(person)
    ala, tip = page.person, page.page.get_by_role("tooltip")
    state = advance(page.table, ala, until=lambda state: is_turn(state) and bool(to_water(state)))
    page.until(lambda: page.at == state["at"], "the turn")
    option = to_water(page.update)[0]
    text = tell_options(page.update, "en")[page.options.index(option)]
    die = re.sub(r"^Send the (.*) to .*$", r"\1", text)
    page.die(die).click()
    space = page.spot(text).first
    # In the list, on hover, and on focus.
    told = re.compile(r"\+\d water")
    expect(page.choices.filter(has_text=text).first).to_contain_text(told)
    space.hover()
    expect(tip).to_contain_text(told)
    page.page.mouse.move(5, 5)
    expect(tip).to_be_hidden()
    page.die(die).focus()
    for _ in range(40):
        page.page.keyboard.press("Tab")
        if page.page.evaluate(FOCUSED) == space.get_attribute("data-place"):
            break
    expect(tip).to_contain_text(told)


def settings(page: TablePage, **values: object) -> None:
    """Set what people set for themselves, and open the table again."""
    page.page.evaluate(
        "values => localStorage.setItem('kosmodrom', JSON.stringify(values))", values
    )
    page.open()
    page.until_asked()


def test_what_the_others_did_is_shown_one_by_one(person: MakePerson) -> None:
    page = turn_of(person)
    settings(page, watch=True, speed="slow")
    bar = page.page.get_by_role("region", name="Watch again")
    page.after(foot(page).get_by_role("button", name="Pass").click)
    page.until(lambda: page.options != [] and page.update["table"]["waiting"] == [0], "a question")
    expect(bar).to_be_visible()
    # It can be stopped, stepped through, and left.
    bar.get_by_role("button", name="Pause").click()
    step = bar.get_by_role("status").inner_text()
    bar.get_by_role("button", name="One choice forward").click()
    expect(bar.get_by_role("status")).not_to_have_text(step)
    page.page.keyboard.press("Escape")
    expect(bar).to_be_hidden()


@pytest.mark.parametrize(
    ("speed", "times"), [("slow", 2.2), pytest.param("quick", 0.5, marks=pytest.mark.thorough)]
)
def test_how_quickly_things_move_is_a_setting(person: MakePerson, speed: str, times: float) -> None:
    page = turn_of(person, **MOVING)
    page.page.add_init_script(
        """window.flights = [];
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (frames, timing) {
            window.flights.push(timing.duration);
            return animate.call(this, frames, timing);
        };"""
    )
    settings(page, speed=speed)
    placement = page.placement()
    assert placement is not None
    page.place_by_clicks(*placement)
    page.page.wait_for_function("window.flights.length > 0")
    assert page.page.evaluate("window.flights[0]") == pytest.approx(260 * times)


def test_the_question_and_the_list_follow_the_hand(person: MakePerson) -> None:
    page = turn_of(person)
    placement = page.placement()
    assert placement is not None
    die, _ = placement
    every = page.choices.count()
    page.die(die).click()
    expect(prompt(page)).to_contain_text(f"In hand: {die}.")
    expect(page.choices).not_to_have_count(every)
    assert all(re.search(rf"\b{die}\b", told) for told in page.choices.all_inner_texts())
    # Asking why not keeps what is in hand, and undo puts it back before it takes anything back.
    at = page.at
    why = page.page.get_by_role("button", name="Why not")
    why.click()
    page.page.locator("[data-place='space:first-1']").click(force=True)
    expect(notice(page)).to_be_visible()
    expect(page.die(die)).to_have_attribute("aria-pressed", "true")
    page.page.get_by_role("button", name="Put back").click()
    expect(page.page.locator("[data-place^='die:'][aria-pressed]")).to_have_count(0)
    expect(page.choices).to_have_count(every)
    assert page.at == at
    # Escape does the same wherever the focus is, and closes what was said.
    page.die(die).click()
    page.page.locator("[data-place='bank:gold']").click(force=True)
    expect(notice(page)).to_contain_text("You cannot simply take from the bank")
    page.page.keyboard.press("Escape")
    expect(notice(page)).to_be_hidden()
    expect(page.choices).to_have_count(every)
    page.die(die).click()
    page.page.get_by_role("button", name="Hint").focus()
    page.page.keyboard.press("Escape")
    expect(page.choices).to_have_count(every)


def test_passing_and_numbers_wherever_the_focus_is(person: MakePerson) -> None:
    page = turn_of(person)
    # A number goes to the choice of that number from anywhere.
    page.dice.get_by_role("button").first.focus()
    page.page.keyboard.press("2")
    expect(page.choices.nth(1)).to_be_focused()
    # From the top of the board the first stop of Tab is a die.
    scroller(page.page).focus()
    page.page.keyboard.press("Tab")
    assert page.page.evaluate(FOCUSED) == "die:0"
    rules = page.page.get_by_role("region", name="What is asked").get_by_role("link")
    assert rules.count() > 1
    assert rules.evaluate_all("links => links.filter(link => link.tabIndex === 0).length") == 1
    page.after(foot(page).get_by_role("button", name="Pass").click)
    expect(page.log.get_by_text("You: Pass")).to_be_visible()


def test_on_a_phone_nothing_is_out_of_reach(person: MakePerson) -> None:
    page = turn_of(person, size=PHONE)
    ala = page.person
    state = advance(
        page.table,
        ala,
        until=lambda state: (
            is_turn(state) and places(state) and bool(state["view"]["players"][0]["missions"])
        ),
    )
    page.until(lambda: page.at == state["at"], "the turn")
    # The hand and what has no place on the board are in sight, whatever is scrolled.
    mission = state["view"]["players"][0]["missions"][0]
    chip = foot(page).locator(f"[data-place='hand:{mission}']")
    expect(chip).to_be_in_viewport(ratio=1)
    expect(foot(page).get_by_role("button", name="Pass")).to_be_in_viewport(ratio=1)
    # What a die can go to and is out of sight has a pointer, which leads there.
    placement = page.placement()
    assert placement is not None
    scroller(page.page).evaluate("box => { box.scrollTop = box.scrollHeight; }")
    page.die(placement[0]).tap()
    pointer = page.page.get_by_role("button", name=re.compile(r"^\d+ more above"))
    expect(pointer).to_be_visible()
    pointer.tap()
    page.page.wait_for_function(
        """() => [...document.querySelectorAll("[data-state~='lit']")].some((place) => {
            const box = place.getBoundingClientRect();
            const foot = document.querySelector('[data-board] > .foot').getBoundingClientRect();
            return box.top > 100 && box.bottom < foot.top;
        })"""
    )
    page.page.get_by_role("button", name="Put back").tap()
    # A hint shows where it points; a choice from the sheet closes it.
    scroller(page.page).evaluate("box => { box.scrollTop = 0; }")
    page.page.get_by_role("button", name="Hint").tap()
    expect(page.page.get_by_role("button", name="Do it")).to_be_visible()
    expect(page.page.locator("[data-state~='marked'], .marked").last).to_be_in_viewport()
    page.page.get_by_role("tab").first.tap()
    page.after(page.choices.first.tap)
    expect(page.page.get_by_role("tabpanel")).to_be_hidden()


@pytest.mark.parametrize(
    ("size", "fits"),
    [
        ((1440, 900), True),
        pytest.param((1920, 1080), True, marks=pytest.mark.thorough),
        pytest.param((768, 1024), False, marks=pytest.mark.thorough),
        (PHONE, False),
    ],
)
def test_text_can_be_read_and_the_board_fits(
    person: MakePerson, size: tuple[int, int], fits: bool
) -> None:
    page = turn_of(person, size=size, language="pl")
    expect(page.board).to_be_visible()
    assert page.page.evaluate(TOO_SMALL) == []
    high, seen = page.board.evaluate(
        """board => {
            const box = board.closest('[data-board]').parentElement;
            return [box.scrollHeight, box.clientHeight];
        }"""
    )
    assert not fits or high <= seen + 1


def test_at_twice_the_size_the_table_is_usable(person: MakePerson) -> None:
    page = turn_of(person, size=(720, 450))
    foot(page).scroll_into_view_if_needed()
    expect(page.dice.get_by_role("button").first).to_be_in_viewport(ratio=1)
    expect(foot(page).get_by_role("button", name="Pass")).to_be_in_viewport(ratio=1)
    assert page.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
