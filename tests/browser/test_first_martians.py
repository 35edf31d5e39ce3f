"""First Martians on its drawn board alone: a plan is made, changed, voted on and carried out."""

from __future__ import annotations

from itertools import count

import pytest
from playwright.sync_api import expect

from kosmodrom.core.rng import Random
from kosmodrom.core.table import Table
from kosmodrom.games.first_martians.rules.facilities import build_facility
from kosmodrom.testing.positions import table_at
from kosmodrom.testing.setting import AnyTable
from tests.browser.axe import violations
from tests.browser.conftest import DESKTOP, MOVING, PHONE, MakePerson, usually
from tests.browser.mars import BY, MarsTable
from tests.browser.positions import placed
from tests.browser.test_motion import OBSERVER
from tests.server.running import RunningServer

MARS = "first_martians"
LAST_SOL = 5


def at_planning(seats: int) -> AnyTable:
    """The first sol of a mission, when it is planned; the first seat is the First Player's."""
    for seed in count():
        table: AnyTable = Table.start(
            MARS, seats=seats, seed=f"plan {seed}", options={"difficulty": "easy"}
        )
        state = table.game.state
        while state.phase != "planning":
            seat, ask = next(iter(table.pending.items()))
            table.decide(seat, ask.options[0])
        if state.crew[state.first].seat == 0:
            return table
    raise AssertionError


@pytest.mark.parametrize("hand", usually("finger", "mouse"))
def test_a_plan_is_made_and_carried_out(
    person: MakePerson, server: RunningServer, hand: str
) -> None:
    ola = person("Ola", size=PHONE if hand == "finger" else DESKTOP, reduced_motion="reduce")
    table = BY[hand](ola, placed(server, ola, at_planning(1)))
    table.open()
    table.until_asked()
    first = next(option for option in table.options if option["type"] == "plan_explore")
    table.choose(first)
    if hand == "mouse":
        assert table.overflow() <= 0
    join = next(option for option in table.options if option["type"] == "join")
    table.choose(join)
    table.choose(next(option for option in table.options if option["type"] == "use_rover"))
    assert violations(table.page) == []
    table.choose(next(option for option in table.options if option["type"] == "withdraw"))
    pawn = table.place(f"pawn:{join['pawn']}")
    expect(pawn).to_have_attribute("aria-pressed", "true")  # to be put elsewhere at once
    carry_on(table)


def sizes(table: MarsTable, *sorts: str) -> dict[str, tuple[float, float]]:
    """How large the places of these sorts are; none of them is cut off at a side of a phone."""
    found = {}
    for sort in sorts:
        for place in table.page.locator(f'[data-place^="{sort}:"]').all():
            box = place.bounding_box()
            assert box is not None
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= PHONE[0]
            found[str(place.get_attribute("data-place"))] = box["width"], box["height"]
    return found


def test_fingers_find_every_pawn_rover_and_stack(person: MakePerson, server: RunningServer) -> None:
    """A crew of one has the most to put somewhere: four pawns, four machines and both rovers."""
    ola = person("Ola", size=PHONE, reduced_motion="reduce")
    table = BY["finger"](ola, placed(server, ola, at_planning(1)))
    table.open()
    table.until_asked()
    tray = sizes(table, "pawn", "rover")
    assert len(tray) == 4 + 4 + 2
    for kind in ("plan_explore", "join", "use_rover"):
        table.choose(next(option for option in table.options if option["type"] == kind))
    table.turn_to("stack:0")
    plan = sizes(table, "stack", "member", "ridden", "vote")
    assert {name.split(":")[0] for name in plan} == {"stack", "member", "ridden", "vote"}
    small = {name: size for name, size in (tray | plan).items() if min(size) < 44}
    assert small == {}


@pytest.mark.parametrize("hand", usually("finger", "mouse"))
def test_the_other_medlab_is_chosen_on_the_stack(
    person: MakePerson, server: RunningServer, hand: str
) -> None:
    """Where there are two Facilities for an action, its stack shows the other one."""
    ola = person("Ola", size=PHONE if hand == "finger" else DESKTOP, reduced_motion="reduce")
    begun = at_planning(1)
    build_facility(begun.game, "field-medlab")
    begun.game.state.crew[0].wounds = 1
    position = table_at(
        begun.ruleset,
        begun.game.state,
        seats=1,
        options=begun.game.options,
        data=begun.game.data,
    )
    table = BY[hand](ola, placed(server, ola, position))
    table.open()
    table.until_asked()
    for kind in ("plan_heal", "use_facility"):
        table.choose(next(option for option in table.options if option["type"] == kind))
    (stack,) = table.update["view"]["plan"]
    assert stack["facility"] == "field-medlab"
    table.turn_to("stack:0")
    expect(table.place("stack:0")).to_contain_text("Field Med Lab")
    assert {move["facility"] for move in table.options if move["type"] == "use_facility"} == {
        "medlab"
    }
    assert violations(table.page) == []


def carry_on(table: MarsTable) -> None:
    """Plan on by hand until the plan is carried out."""
    while table.update["view"]["phase"] == "planning":
        table.choose(table.pick())
        table.until(lambda: bool(table.options) or table.is_over, "a question")
    assert table.update["view"]["plan"] or table.update["view"]["phase"] != "planning"


@pytest.mark.parametrize("hand", usually("finger", "mouse"))
def test_pawns_and_rovers_are_dragged(person: MakePerson, server: RunningServer, hand: str) -> None:
    """They fly to where they belong, and so do people who set out and the tile that they find."""
    ola = person("Ola", size=PHONE if hand == "finger" else DESKTOP, **MOVING)
    ola.context.add_init_script(OBSERVER)
    table = BY[hand](ola, placed(server, ola, at_planning(1)))
    table.open()
    table.until_asked()

    def carry(kind: str) -> None:
        option = next(option for option in table.options if option["type"] == kind)
        start, end = table.places_of(option)
        table.turn_to(end)
        table.page.evaluate("window.moved.length = 0")
        table.after(lambda: table.carry(table.place(start), table.place(end)))
        assert table.sent[-1]["option"] == option
        table.until(lambda: "flight" in table.page.evaluate("window.moved"), "something to fly")

    for kind in ("plan_explore", "join", "use_rover"):
        carry(kind)
    # What is dropped where it does not go is put back, and the rules say why.
    table.turn_to("space:K3-N")
    table.carry(table.page.locator('[data-place^="pawn:"]').first, table.place("space:K3-N"))
    expect(table.page.get_by_role("status").filter(has_text="FM-").first).to_be_visible()
    assert len(table.accepted) == 3


def test_a_plan_is_made_by_keys_alone(person: MakePerson, server: RunningServer) -> None:
    ola = person("Ola", reduced_motion="reduce")
    table = MarsTable(ola, placed(server, ola, at_planning(1)))
    table.open()
    table.until_asked()
    page = table.page

    def go_to(name: str) -> None:
        """Press Tab until the focus is on a place."""
        for _ in range(80):
            page.keyboard.press("Tab")
            place = page.evaluate("document.activeElement.dataset.place ?? ''")
            if place.startswith(name):
                return
        raise AssertionError(f"Tab does not come to {name}")

    def choose(kind: str) -> None:
        option = next(option for option in table.options if option["type"] == kind)
        *pieces, last = table.places_of(option)
        for piece in pieces:
            go_to(piece)
            page.keyboard.press("Enter")
        go_to(last)
        table.after(lambda: page.keyboard.press("Enter"))
        assert table.sent[-1]["option"]["type"] == kind

    choose("plan_explore")
    choose("join")
    choose("withdraw")
    page.keyboard.press("Escape")  # it came back into the hand
    choose("join")
    # The arrow keys go everywhere, and what does not go is explained.
    page.locator('[data-place="space:K1-N"]').focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowLeft")
    assert page.evaluate("document.activeElement.dataset.place").startswith("space:")


def test_two_people_plan_together_and_others_only_watch(
    person: MakePerson, server: RunningServer
) -> None:
    ola, jan, ewa = (person(name, reduced_motion="reduce") for name in ("Ola", "Jan", "Ewa"))
    where = placed(server, ola, at_planning(3), jan, public=True)
    olas, jans, ewas = (MarsTable(one, where) for one in (ola, jan, ewa))
    for table in (olas, jans, ewas):
        table.open()
    olas.until_asked()
    # What one of them plans, all see at once, and the other changes it.
    olas.choose(next(option for option in olas.options if option["type"] == "plan_explore"))
    stacks = [table.page.locator('[data-place="stack:0"]') for table in (olas, jans, ewas)]
    for stack in stacks:
        expect(stack).to_be_visible()
    # The bot leaves the plan to people: it does not decide.
    for table in (olas, jans, ewas):
        expect(table.page.get_by_text("deciding", exact=True)).to_have_count(2)
    jans.until(lambda: jans.at == olas.at, "the plan")
    jans.choose(next(option for option in jans.options if option["type"] == "withdraw"))
    for stack in stacks:
        expect(stack).to_have_count(0)

    # Who only watches can do nothing.
    ewas.place("pawn:" + olas.update["view"]["crew"][0]["id"]).click(force=True)
    ewas.page.locator('[data-place="vote:put_to_vote"]').click(force=True)
    assert [message["type"] for message in ewas.sent].count("choose") == 0
    expect(ewas.page.get_by_role("button", name="Hint")).to_have_count(0)
    assert ewas.options == []

    # A vote against the plan has an effect.
    olas.until(lambda: olas.at == jans.at, "the change")
    while not any(option["type"] == "put_to_vote" for option in olas.options):
        olas.send(next(option for option in olas.options if option["type"].startswith("plan_")))
    olas.choose({"type": "put_to_vote"})
    jans.until(lambda: {"type": "object"} in jans.options, "the vote")
    jans.choose({"type": "object"})
    objects = ewas.page.locator(".objected")
    expect(objects).to_have_count(1)
    olas.until(lambda: {"type": "agree"} in olas.options, "the vote")
    olas.choose({"type": "agree"})
    olas.until(lambda: {"type": "change_plan"} in olas.options, "the dispute")
    olas.choose({"type": "change_plan"})
    expect(objects).to_have_count(0)
    jans.until(lambda: any(o["type"] == "withdraw" for o in jans.options), "the plan")


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize("hand", usually("mouse", "finger"))
def test_a_mission_is_played_to_its_end_on_the_board(
    person: MakePerson, server: RunningServer, hand: str, thorough: bool
) -> None:
    """Its last sol, or in thorough runs all of it."""
    ola = person("Ola", size=PHONE if hand == "finger" else DESKTOP, reduced_motion="reduce")
    start: AnyTable = Table.start(MARS, seats=1, seed="whole", options={"difficulty": "easy"})
    chance = Random.seeded("whole")
    while start.game.state.round < LAST_SOL and not thorough:
        start.decide(0, chance.choice(start.pending[0].options))
    table = BY[hand](ola, placed(server, ola, start))
    played = table.play()
    assert table.is_over
    assert played["put_to_vote"] >= 1
    assert sum(played[kind] for kind in played if kind.startswith("plan_")) > 1
    # The story says why it ended, also when the result has been read.
    expect(table.page.get_by_role("dialog")).to_be_visible()
    table.page.keyboard.press("Escape")
    expect(table.page.get_by_role("dialog")).to_have_count(0)
    expect(table.page.locator('[data-part="mission-end"]')).to_be_visible()
