"""The parts of boards look as they did, and work with mouse, finger and keyboard.

Each part of the gallery is compared with a small picture of it in ``gallery/``, both shrunk so far
that the edges of letters and lines no longer count: what is left is where things are and which
colours they have, the same on every machine. After a change that is meant, write the pictures again
with ``KOSMODROM_PICTURES=write`` and look at them.
"""

from __future__ import annotations

import base64
import os
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Position, expect

from tests.browser.conftest import PHONE, MakePerson
from tests.browser.pages import settled

FOLDER = Path(__file__).parent / "gallery"
WRITE = os.environ.get("KOSMODROM_PICTURES") == "write"
GROUNDS = ("dark", "light")
PARTS = (
    "spots",
    "cards",
    "counters",
    "hexes",
    "decks",
    "dice",
    "glyphs",
    "tracks",
    "mats",
    "tools",
    "map",
    "pieces",
    "ghosts",
    "hand",
)
# How far pictures are shrunk, and how much of 255 their points may differ: on average, and each.
SHRINK = 6
AVERAGE = 5
MOST = 70

COMPARE = """async ([now, before, shrink]) => {
    const draw = async (text, by) => {
        const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
        const image = await createImageBitmap(new Blob([bytes]));
        const canvas = new OffscreenCanvas(
            Math.round(image.width / by), Math.round(image.height / by));
        const pen = canvas.getContext("2d");
        pen.imageSmoothingQuality = "high";
        pen.drawImage(image, 0, 0, canvas.width, canvas.height);
        return { canvas, points: pen.getImageData(0, 0, canvas.width, canvas.height).data };
    };
    const shown = await draw(now, shrink);
    const png = new Uint8Array(await (await shown.canvas.convertToBlob()).arrayBuffer());
    const found = { png: btoa(String.fromCharCode(...png)) };
    if (!before) return found;
    const kept = await draw(before, 1);
    const size = ({ canvas }) => [canvas.width, canvas.height];
    const apart = shown.points.map((point, at) => Math.abs(point - kept.points[at]));
    return {
        ...found,
        was: size(kept),
        is: size(shown),
        average: apart.reduce((sum, one) => sum + one, 0) / apart.length,
        most: apart.reduce((most, one) => Math.max(most, one), 0),
    };
}"""


def gallery(person: MakePerson, **look: Any) -> Page:
    ala = person("Ala", reduced_motion="reduce", **look)
    page = settled(ala.go("/gallery"))
    expect(part(page, "dark", PARTS[-1])).to_be_visible()
    page.evaluate("document.fonts.ready")
    return page


def part(page: Page, ground: str, name: str) -> Locator:
    return page.locator(f"section[data-theme={ground}] [data-part={name}]")


@pytest.mark.whole_browser
def test_every_part_looks_as_it_did(person: MakePerson) -> None:
    page = gallery(person)
    differing = {}
    for ground in GROUNDS:
        found = page.locator(f"section[data-theme={ground}] [data-part]")
        assert [one.get_attribute("data-part") for one in found.all()] == [*PARTS]
        for name in PARTS:
            difference = compare(page, part(page, ground, name), FOLDER / f"{name}-{ground}.png")
            if difference is not None:
                differing[f"{name}, {ground}"] = difference
    assert differing == {}


def compare(page: Page, shown: Locator, file: Path) -> str | None:
    """How a part differs from its picture, if it does."""
    pictures = [shown.screenshot(), b"" if WRITE else file.read_bytes()]
    texts = [base64.b64encode(picture).decode() for picture in pictures]
    found = page.evaluate(COMPARE, [*texts, SHRINK])
    if WRITE:
        FOLDER.mkdir(exist_ok=True)
        file.write_bytes(base64.b64decode(found["png"]))
        return None
    if found["was"] != found["is"]:
        return f"was {found['was']}, is {found['is']}"
    if found["average"] <= AVERAGE and found["most"] <= MOST:
        return None
    return f"{found['average']:.1f} on average, {found['most']} at most"


STYLE = """element => {
    const { stroke, strokeWidth, strokeDasharray, fill, fillOpacity } = getComputedStyle(element);
    return [stroke, strokeWidth, strokeDasharray, fill, fillOpacity].join(" ");
}"""


def test_every_state_looks_different(person: MakePerson) -> None:
    page = gallery(person)
    for ground, name in product(GROUNDS, ("spots", "cards", "hexes")):
        styles = {}
        for specimen in part(page, ground, name).locator("[data-specimen]").all():
            state = specimen.get_attribute("data-specimen")
            styles[state] = specimen.locator("[data-place] > .ring").evaluate(STYLE)
            # What is new carries a flag, and is plain otherwise.
            assert specimen.locator("circle").count() == (state == "fresh"), state
        assert styles.pop("fresh") == styles["plain"]
        assert len(styles) == 7
        assert len(set(styles.values())) == len(styles), styles


def board(page: Page) -> Locator:
    return part(page, "dark", "hand")


def test_a_die_is_put_on_a_space_with_mouse_and_keyboard(person: MakePerson) -> None:
    page = gallery(person)
    die = {
        face: board(page).get_by_role("button", name=f"Die {face}", exact=True)
        for face in (2, 5, 6)
    }
    put = board(page).get_by_role("button", name="Put die")

    # What does not go is asked about, and marked.
    die[5].click()
    expect(put).to_have_count(2)
    board(page).get_by_role("button", name="Space 3").click(force=True)
    expect(board(page).get_by_role("status")).to_have_text("Put die 5 on space 3")
    refused = board(page).locator('[data-state~="refused"]')
    expect(refused).to_have_accessible_name("Space 3. Takes any die")
    board(page).get_by_role("button", name="Put die 5 on space 1").click()
    expect(die[5]).to_have_count(0)

    # By dragging.
    die[2].drag_to(board(page).get_by_role("button", name="Space 2"))
    expect(die[2]).to_have_count(0)

    # With the keyboard: what is held is shown, Escape puts it down.
    die[6].focus()
    page.keyboard.press("Enter")
    expect(die[6]).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(die[6]).not_to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(put).to_be_focused()
    expect(page.get_by_role("tooltip")).to_contain_text("Put die 6 on space 3")
    page.keyboard.press("Enter")
    expect(die[6]).to_have_count(0)


def test_a_tip_goes_with_the_next_touch(person: MakePerson) -> None:
    page = gallery(person, size=PHONE)
    tip = page.get_by_role("tooltip")
    board(page).get_by_role("button", name="Space 2").hover()
    expect(tip).to_be_visible()
    # A finger elsewhere does not move the mouse, and takes no focus away.
    heading = page.get_by_role("heading", level=1).bounding_box()
    assert heading is not None
    page.touchscreen.tap(heading["x"] + 2, heading["y"] + 2)
    expect(tip).to_be_hidden()


def test_a_piece_is_placed_with_mouse_and_keyboard(person: MakePerson) -> None:
    page = gallery(person)
    pieces = part(page, "dark", "pieces")
    grid = pieces.get_by_role("application").first
    said = pieces.get_by_role("status").first
    box = grid.bounding_box()
    assert box is not None

    width, height = box["width"], box["height"]

    def at(column: int, row: int) -> Position:
        return {"x": (column + 0.5) / 8 * width, "y": (row + 0.5) / 6 * height}

    # Over what lies there it does not go, and the rules are asked.
    grid.click(position=at(4, 2))
    expect(pieces.get_by_role("button", name="Why not here?")).to_have_count(2)
    grid.click(position=at(4, 2))
    expect(said).to_have_text("refused")
    # It is nudged, turned and placed.
    grid.focus()
    for key in ("ArrowLeft", "ArrowLeft", "ArrowLeft", "r", "Enter"):
        page.keyboard.press(key)
    expect(said).to_have_text("1, 1")


def test_a_piece_is_placed_with_a_finger(person: MakePerson) -> None:
    page = gallery(person, size=PHONE)
    pieces = part(page, "dark", "pieces")
    grid = pieces.get_by_role("application").first
    grid.scroll_into_view_if_needed()
    grid.tap(position={"x": 32, "y": 110})
    pieces.get_by_role("button", name="Place it here").first.tap()
    expect(pieces.get_by_role("status").first).to_have_text("1, 3")


def test_a_piece_is_nudged_with_a_finger(person: MakePerson) -> None:
    page = gallery(person, size=PHONE)
    ghosts = part(page, "dark", "ghosts")
    piece = ghosts.get_by_role("application").first
    expect(piece).to_have_attribute("data-corner", "1 1")
    for way in ("right", "down", "down", "left", "up"):
        ghosts.get_by_role("button", name=f"Move it {way}").first.tap()
    expect(piece).to_have_attribute("data-corner", "1 2")
    ghosts.get_by_role("button", name="Turn (R)").first.tap()
    expect(piece).to_have_attribute("data-pose", "1")
    ghosts.get_by_role("button", name="Place it here").first.tap()
    expect(ghosts.get_by_role("status").first).to_have_text("1, 2")


def test_a_map_is_zoomed_and_moved(person: MakePerson) -> None:
    page = gallery(person)
    shown = part(page, "dark", "map")
    drawing = shown.get_by_role("group", name="A map")
    whole = drawing.get_attribute("viewBox")
    out = shown.get_by_role("button", name="Zoom out")
    expect(out).to_be_disabled()
    shown.get_by_role("button", name="Zoom in").click()
    near = drawing.get_attribute("viewBox")
    assert near != whole
    box = drawing.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 60, box["y"] + 60)
    page.mouse.down()
    page.mouse.move(box["x"] + 20, box["y"] + 40, steps=4)
    page.mouse.up()
    assert drawing.get_attribute("viewBox") != near
    out.click()
    expect(drawing).to_have_attribute("viewBox", whole or "")
