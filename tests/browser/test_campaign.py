"""A campaign in the browser, from its beginning to a file, with a toy game that has some."""

import json
import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import MakePerson, Person
from tests.server.running import RunningServer

PHONE = (390, 844)


def choose(page: Page, name: str) -> None:
    page.get_by_role("group", name="Your choices").get_by_role("button", name=name).click()


def stops(page: Page) -> list[str]:
    """The chapters of the path, with their status."""
    path = page.get_by_role("region", name="Chapters").get_by_role("listitem")
    return [re.sub(r"\s+", " ", text).strip() for text in path.all_inner_texts()]


def seat(page: Page, name: str, value: str) -> None:
    page.get_by_role("combobox", name=f"Who takes the seat of {name}").select_option(value)


def begun_by(host: Person) -> str:
    """A campaign started on the pages; returns its link."""
    card = host.page.get_by_role("article").filter(has_text="Campaign: Homeward")
    card.get_by_role("link", name="Campaign: Homeward").click()
    expect(host.page.get_by_role("heading", level=1)).to_have_text("Homeward")
    expect(host.page.get_by_role("combobox", name="Seat 2")).to_have_value("open")
    host.page.get_by_role("button", name="Begin the campaign").click()
    expect(host.page.get_by_role("button", name="Play this chapter")).to_be_disabled()
    return host.page.get_by_role("textbox", name="Invitation link").input_value()


def test_a_campaign_is_played_with_a_friend(
    person: MakePerson, toys: RunningServer, tmp_path: Path
) -> None:
    ala, olek = person("Ala", url=toys.url), person("Olek", url=toys.url)
    link = begun_by(ala)
    olek.page.goto(link)
    olek.page.get_by_role("button", name="Sit here").click()
    olek.page.get_by_role("button", name="Play this chapter").click()
    expect(olek.page.get_by_role("heading", name="The launch")).to_be_visible()
    expect(olek.page.get_by_text("begins when everyone is here")).to_be_visible()

    # The other one finds it on the front page.
    ala.go("/")
    row = ala.page.get_by_role("link", name=re.compile("Homeward.*Waiting for you"))
    row.click()
    ala.page.get_by_role("button", name="Take my seat").click()
    choose(ala.page, "Wait")
    choose(olek.page, "Wait")
    choose(ala.page, "Wait")
    choose(olek.page, "Try again")

    # A chapter is lost, and tried again.
    result = ala.page.get_by_role("dialog", name="Result")
    result.get_by_role("link", name="Continue the campaign").click()
    expect(ala.page.get_by_role("button", name="Try again")).to_be_enabled()
    assert stops(ala.page) == [
        "The launch lost",
        "The launch now",
        "3 The drift to come",
        "4 The landing to come",
    ]
    expect(ala.page.get_by_text("One chapter lost")).to_be_visible()
    assert violations(ala.page) == []

    # A bot takes the friend's seat.
    seat(ala.page, "Olek", "random")
    expect(ala.page.get_by_role("combobox", name=re.compile("Who takes the seat"))).to_have_value(
        "random"
    )
    ala.page.get_by_role("button", name="Try again").click()
    choose(ala.page, "Push")
    ala.page.get_by_role("dialog", name="Result").get_by_role("link", name="Continue").click()
    expect(ala.page.get_by_text("The moon grows small behind you.")).to_be_visible()
    assert stops(ala.page)[:3] == ["The launch lost", "The launch done", "The drift now"]

    # A file of it, without what is to come, is continued elsewhere.
    with ala.page.expect_download() as download:
        ala.page.get_by_role("link", name="Download").click()
    file = tmp_path / "campaign.json"
    download.value.save_as(file)
    assert "seed" not in json.loads(file.read_text(encoding="utf-8"))
    ala.page.get_by_role("button", name="Give up").click()
    ala.page.get_by_role("button", name="Give up the campaign").click()
    expect(ala.page.get_by_text("This campaign was given up.")).to_be_visible()

    olek.go("/new/toy_trek/homeward")
    olek.page.get_by_label("File", exact=True).set_input_files(file)
    olek.page.get_by_role("radio", name="Ala").check()
    olek.page.get_by_role("button", name="Continue").click()
    expect(olek.page.get_by_role("heading", name="The drift")).to_be_visible()
    crew = olek.page.get_by_role("region", name="Crew").get_by_role("listitem")
    expect(crew.first).to_contain_text("Olek")
    expect(crew.last).to_contain_text("Free seat")


def test_the_page_of_a_campaign_fits_a_phone(person: MakePerson, toys: RunningServer) -> None:
    ala = person("Ala", url=toys.url, size=PHONE, language="pl", color_scheme="dark")
    bots = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "open"}]
    wish = {"game": "toy_trek", "campaign": "homeward", "seats": bots}
    campaign = ala.api("POST", "/api/campaigns", wish)["id"]
    page = ala.go(f"/campaigns/{campaign}")
    expect(page.get_by_role("heading", level=1)).to_have_text("Do domu")
    expect(page.get_by_text("Zapas paliwa: 0")).to_be_visible()
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width == PHONE[0]
    assert violations(page) == []
    ala.go("/new/toy_trek/homeward")
    expect(page.get_by_role("heading", name="Załoga")).to_be_visible()
    assert violations(page) == []
