"""Tables for browser tests: made and moved on over HTTP, and played by hand on the page."""

from __future__ import annotations

import json
import random
import re
import time
import uuid
from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from playwright.sync_api import Locator, Page, WebSocket

from kosmodrom.core.registry import find_game
from kosmodrom.core.words import Words
from tests.browser.conftest import PATIENCE, Person
from tests.server.changes import with_changes

GAME = "astrominers"
PLANETS = "planet_unknown"
MINES = "skymines"
MARTIANS = "first_martians"
TRUCKS = "galaxy_trucker"
STEP = 25.0
"""How long to leave the page alone while waiting, in milliseconds."""
BOTS = 0.03
"""How long to leave bots alone, in seconds: each look at the table keeps the machine from them."""

State = dict[str, Any]
Option = dict[str, Any]


# Over HTTP


def new_table(
    person: Person, *seats: str, names: Mapping[int, str] | None = None, **wish: Any
) -> State:
    """A table of Astrominers with these seats: ``me``, ``open``, or the level of a bot. ``names``
    are those of others at the same device, by seat."""
    kinds = [
        {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats
    ]
    for seat, name in (names or {}).items():
        kinds[seat]["name"] = name
    body = {"game": GAME, "seats": kinds, "start": "open" not in seats, **wish}
    table: State = person.api("POST", "/api/tables", body)
    return table


def table_of_two(host: Person, guest: Person, *bots: str, **wish: Any) -> str:
    """A started table of two people, the host first, the guest last, and bots between them."""
    table = new_table(host, "me", *bots, "open", options={"first_player": "1"}, **wish)
    guest.api("POST", f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    host.api("POST", f"/api/tables/{table['id']}/start")
    return str(table["id"])


def state_of(person: Person, table: str, seat: int | None = None) -> State:
    query = "" if seat is None else f"?seat={seat}"
    answer = person.context.request.get(f"{person.url}/api/tables/{table}/state{query}")
    assert answer.ok, answer.text()
    state: State = answer.json()
    return state


def own_options(state: State) -> list[Option]:
    """What the reader of a state may choose; nothing while others decide."""
    if state["table"]["status"] != "playing":
        return []
    you = state["table"]["you"]
    return [option for ask in state["asks"] if ask["seat"] == you for option in ask["options"]]


def decide(person: Person, table: str, option: Option, at: int, *, seat: int | None = None) -> int:
    """Make a choice; returns where the table stands after it."""
    body = {"key": uuid.uuid4().hex, "at": at, "option": option, "seat": seat}
    return int(person.api("POST", f"/api/tables/{table}/choices", body)["at"])


def choose_any(_person: Person, state: State) -> Option:
    """One of the options, the same one for the same table at the same point."""
    return random.Random(f"{state['table']['id']} {state['at']}").choice(own_options(state))


def hurry(person: Person, state: State) -> Option:
    """Pass, where that is possible."""
    passes = (option for option in own_options(state) if option["type"] == "pass")
    return next(passes, None) or choose_any(person, state)


def advance(
    table: str,
    *people: Person,
    until: Callable[[State], bool],
    choose: Callable[[Person, State], Option] = choose_any,
) -> State:
    """Let people choose until one of them is asked and the condition is true, or the game is
    over."""
    deadline = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < deadline:
        for person in people:
            state = state_of(person, table)
            options = own_options(state)
            if until(state) and (options or is_over(state)):
                return state
            if options:
                decide(person, table, choose(person, state), state["at"])
                deadline = time.monotonic() + PATIENCE / 1000
        time.sleep(BOTS)
    raise AssertionError("nobody was asked anything for long")


def is_turn(state: State) -> bool:
    """The reader may do anything: place dice, launch, pass ..."""
    you = state["table"]["you"]
    return "turn" in [ask["question"] for ask in state["asks"] if ask["seat"] == you]


def is_mid_game(state: State) -> bool:
    """The reader's turn, with something of everything on the table."""
    return is_turn(state) and state["view"]["round"] >= 3


def is_half_full(state: State) -> bool:
    """The reader places a tile in the middle of a game of Planet Unknown."""
    asked = [ask["question"] for ask in state["asks"] if ask["seat"] == state["table"]["you"]]
    return bool(state["view"]["round"] > 8 and asked == ["place"])


def is_over(state: State) -> bool:
    return bool(state["table"]["status"] == "finished")


def tell_options(state: State, language: str) -> list[str]:
    """What the reader may choose, as Python words it."""
    return [_words(state, language).tell(option) for option in _convert(state)]


def tell_events(state: State, language: str) -> list[str]:
    ruleset = find_game(GAME)
    return [
        _words(state, language).tell(msgspec.convert(event["event"], ruleset.event_union))
        for event in state["events"]
    ]


def _words(state: State, language: str) -> Words:
    names = [seat["name"] for seat in state["table"]["seats"]]
    return Words(language, [find_game(GAME).package], names)


def _convert(state: State) -> list[Any]:
    return [msgspec.convert(option, find_game(GAME).move_union) for option in own_options(state)]


# On the page


class TablePage:
    """Somebody's page of a table, and what went over its WebSocket."""

    def __init__(self, person: Person, table: str = "") -> None:
        self.person = person
        self.page: Page = person.tab if table else person.page
        self.table = table
        self.heard: list[State] = []
        """The updates that the server sent, whole."""
        self.accepted: list[int] = []
        """Where the table stood after each thing that was done on this page."""
        self.sent: list[dict[str, Any]] = []
        self.page.on("websocket", self._listen)

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", lambda frame: self._hear(json.loads(frame)))
        line.on("framesent", lambda frame: self.sent.append(json.loads(frame)))

    def _hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "update":
            self.heard.append(message)
        elif message["type"] == "changes":
            self.heard.append(with_changes(self.heard[-1], message))
        elif message["type"] == "accepted":
            self.accepted.append(message["at"])

    def open(self, query: str = "") -> TablePage:
        self.page.goto(f"{self.person.url}/t/{self.table}{query}")
        self.page.get_by_role("heading", level=1).first.wait_for()
        return self

    @property
    def update(self) -> State:
        """The last update that the server sent."""
        return self.heard[-1]

    @property
    def at(self) -> int:
        return int(self.update["at"]) if self.heard else -1

    @property
    def options(self) -> list[Option]:
        return own_options(self.update) if self.heard else []

    @property
    def is_over(self) -> bool:
        return bool(self.heard) and self.update["table"]["status"] == "finished"

    def until(
        self, condition: Callable[[], bool], what: str, patience: float = 2 * PATIENCE
    ) -> None:
        """Wait for something that comes over the page's WebSocket."""
        deadline = time.monotonic() + patience / 1000
        while not condition():
            assert time.monotonic() < deadline, f"waited in vain for {what}"
            self.page.wait_for_timeout(STEP)

    @property
    def told(self) -> list[State]:
        """What has happened since the page opened, whichever update brought it."""
        numbered = (event for update in self.heard for event in update["events"])
        heard = {event["number"]: event["event"] for event in numbered}
        return [heard[number] for number in sorted(heard)]

    def until_asked(self) -> None:
        self.until(lambda: bool(self.options), "a question")

    @property
    def choices(self) -> Locator:
        """The buttons of the list of choices."""
        group = self.page.get_by_role("group", name=re.compile("^(Your choices|Twoje ruchy)$"))
        return group.get_by_role("listitem").get_by_role("button")

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("group", name=re.compile("^(Astrominers board|Plansza)"))

    @property
    def dice(self) -> Locator:
        return self.page.get_by_role("region", name=re.compile("^(Your dice|Twoje kości)$"))

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("log", name=re.compile("^(Log|Przebieg gry)$"))

    def log_lines(self) -> list[str]:
        lines = self.log.get_by_role("listitem").all_inner_texts()
        return [" ".join(line.split()) for line in lines]  # also spaces that do not break

    def after(self, deed: Callable[[], None]) -> None:
        """Do something, and wait until it is done and shown."""
        done, sent = len(self.accepted), len(self.sent)
        deed()
        waited = time.monotonic() + 2 * PATIENCE / 1000
        while len(self.accepted) <= done:
            assert time.monotonic() < waited, f"not accepted; sent: {self.sent[sent:]}"
            self.page.wait_for_timeout(STEP)
        self.until(lambda: self.at >= self.accepted[-1], "the table after it")

    def choose_first(self) -> None:
        """Click the first button of the list; on a phone its sheet closes after each choice."""
        sheet = self.page.get_by_role("tab", name=re.compile("^(Choices|Ruchy)"))
        if sheet.count() and not self.choices.first.is_visible():
            sheet.click()
        self.after(self.choices.first.click)

    def placement(self) -> tuple[str, str] | None:
        """A die of the own pool and the choice that sends it to a space, as both are worded."""
        texts = tell_options(self.update, "en")
        for option, text in zip(self.options, texts, strict=True):
            if option["type"] == "place":
                die = re.sub(r"^Send the (.*) to .*$", r"\1", text)
                return die, text
        return None

    def spot(self, text: str) -> Locator:
        """The place on the board for a choice."""
        return self.board.get_by_role("button", name=re.compile("^" + re.escape(text)))

    def die(self, face: str) -> Locator:
        return self.dice.get_by_role("button", name=re.compile(rf"^{face}(\.|$)")).first

    def place_by_clicks(self, die: str, text: str) -> None:
        """Die, then space."""

        def click() -> None:
            self.die(die).click()
            self.spot(text).first.click()

        self.after(click)

    def drag(self, die: str, text: str) -> None:
        """Drag a die to its space."""
        space = re.sub(r"^Send the .*? to (.*)$", r"\1", text)
        target = self.board.get_by_role("button", name=re.compile("^" + re.escape(space) + r"\."))
        self.after(lambda: self.die(die).drag_to(target))

    def press(self, key: str) -> None:
        """Go to a choice of the list with a key, and choose it."""
        ready = self.choices.and_(self.page.get_by_role("button", disabled=False))

        def keys() -> None:
            ready.first.press(key)
            self.page.keyboard.press("Enter")

        self.after(keys)
