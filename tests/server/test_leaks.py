"""Nobody is sent what they may not know: everything sent to a seat in whole games is searched."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from kosmodrom.core.rng import Random
from kosmodrom.server.tables.views import Reader
from tests.server.leaks import Search, ids_in, never_seen, search_game
from tests.server.test_live import choose, lines_of, seated
from tests.server.venue import (
    Guest,
    Line,
    add_people,
    begin,
    first_option,
    new_key,
    playing,
    serving,
    until,
)
from tests.server.venue import choose as decide

pytestmark = pytest.mark.anyio


async def test_a_whole_game_leaks_nothing(tmp_path: Path) -> None:
    chance = Random.seeded("leaks")
    async with serving(tmp_path) as venue, venue.guests("Ala", "Olek", "Ewa") as guests:
        table = await seated(guests[:2], "astrominers", public=True)
        lines = await lines_of(guests, table)
        opened = await venue.runtime.hall.open(table)
        seed = opened.record.seed
        readers: dict[int | None, tuple[Guest, Line]] = {
            0: (guests[0], lines[0]),
            1: (guests[1], lines[1]),
            None: (guests[2], lines[2]),
        }
        searched: dict[int | None, int] = dict.fromkeys(readers, 0)
        searches = {reader: Search(seed) for reader in readers}
        hidden_so_far = 0
        while opened.record.status == "playing":
            at = opened.at
            await until(lambda at=at: all(line.update["at"] == at for line in lines))  # type: ignore[misc]
            if at % 8 == 0:
                for guest in guests:
                    await guest.state(table, "?sections=en")
                    await guest.get(f"/api/tables/{table}")
            mover = next(line for line in lines if line.own_options())
            await mover.ask(type="ask_why_not", key=new_key(), option={"type": "pass"})
            tried = chance.choice(mover.own_options())
            await mover.ask(type="ask_outcome", key=new_key(), options=[tried])
            # What was sent before this choice may contain nothing that is still hidden now.
            hidden = never_seen(opened)
            for seat, (guest, _) in readers.items():
                for sent in guest.received[searched[seat] :]:
                    searches[seat].look(sent, hidden[seat])
                searched[seat] = len(guest.received)
            hidden_so_far += len(hidden[None])
            await choose(mover, chance.choice(mover.own_options()))
            if chance.below(5) == 0 and mover.update["undo"]["alone"] is not None:
                before = opened.at
                await mover.ask(type="undo", key=new_key(), to=mover.update["undo"]["alone"])
                assert opened.at in (before, before + 1)
        assert hidden_so_far > 1000
        # The same search afterwards, as it is done where nobody can look into the server.
        stored = await venue.runtime.store.load(table)
        assert stored is not None
        sent_to = {seat: [guest.received] for seat, (guest, _) in readers.items()}
        found = search_game(stored, stored.entries, sent_to)
        assert found.updates > opened.at
        # Once it is over, everything may be known.
        history = await guests[2].get(f"/api/tables/{table}/history")
        assert history["seed"] == seed


async def test_seats_of_one_person_are_strangers_to_each_other(tmp_path: Path) -> None:
    """Ala and Olek have two seats each, with a tab for each seat, one that names no seat, and one
    that changes between them: each is sent only what its seat may know."""
    chance = Random.seeded("strangers")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "me", "name": "Ola"}, {"kind": "open"}]
    async with serving(tmp_path) as venue, venue.guests("Ala", "Olek") as guests:
        ala, olek = guests
        wish = {"game": "astrominers", "seats": seats, "public": True}
        table = (await ala.post("/api/tables", wish))["id"]
        for number in (1, 3):
            await olek.post(f"/api/tables/{table}/join", {"seat": number, "name": f"O{number}"})
        await ala.post(f"/api/tables/{table}/start")
        opened = await venue.runtime.hall.open(table)
        tabs: dict[Line, int | None] = {}
        for guest, own in ((ala, (0, 2)), (olek, (1, 3))):
            for eyes in (*own, None, own[0]):
                line = await guest.live()
                await line.watch(table, seat=eyes)
                tabs[line] = eyes
        wandering = [line for number, line in enumerate(tabs) if number % 4 == 3]
        searched = dict.fromkeys(tabs, 0)
        looked: dict[Line, int | None] = {}
        seen: dict[int | None, set[str]] = {eyes: set() for eyes in (None, 0, 1, 2, 3)}
        secrets = 0
        # Which cards come up is chance: play on until there was enough to hide.
        while opened.at < 110 or secrets <= 50:
            at = opened.at
            await until(lambda at=at: all(line.update["at"] == at for line in tabs))  # type: ignore[misc]
            asked = opened.record.waiting[0]
            if chance.below(3) == 0:  # the tablet goes to the other one, with no seat in between
                line = wandering[asked % 2]
                for eyes in (None, asked):
                    await line.watch(table, seat=eyes)
                    assert line.update["table"]["you"] == eyes
                tabs[line] = asked
            mover = next(line for line, eyes in tabs.items() if eyes == asked)
            why = {"type": "ask_why_not", "option": {"type": "pass"}, "seat": asked}
            await mover.ask(**why, key=new_key())
            hidden = never_seen(opened)
            for line, now in tabs.items():
                for sent in line.received[searched[line] :]:
                    told = msgspec.json.decode(sent)
                    if told["type"] == "update":
                        looked[line] = told["table"]["you"]
                    # Changes are for the eyes of the update before them.
                    reader = looked[line] if told["type"] in ("update", "changes") else now
                    leaked = (ids_in(sent) & hidden[reader]) - seen[reader]
                    assert not leaked, (reader, at, leaked, sent[:300])
                    seen[reader] |= ids_in(sent)
                searched[line] = len(line.received)
            secrets += len(hidden[0] ^ hidden[2])  # what Ala and Ola hide from each other
            options = mover.own_options()
            assert options, "who is asked has something to choose"
            choice = {"type": "choose", "at": at, "option": chance.choice(options), "seat": asked}
            assert (await mover.ask(**choice, key=new_key()))["type"] == "accepted"
            assert opened.record.status == "playing", "a game with hardly any secrets"


async def test_hidden_hands_of_every_kind_of_asking(tmp_path: Path) -> None:
    """In the toys cards are numbers: an update must not change with what its seat cannot see."""
    for game in ("toy-cards", "toy-bids", "toy-gardens"):
        told = [
            await first_updates(tmp_path / f"{game}-{n}", game, bid) for n, bid in enumerate((0, 1))
        ]
        assert told[0] == told[1], game


async def first_updates(data: Path, game: str, number: int) -> list[Any]:
    """What Olek and a spectator are sent after a choice of Ala's that nobody may know yet."""
    async with playing(data, bots=False) as runtime:
        people = await add_people(runtime, "Ala", "Olek")
        opened = await begin(runtime, game, people)
        if game == "toy-cards":
            assert opened.table is not None
            if number:  # another deck, the same own hand
                opened.table.game.state.deck.reverse()
                opened.table.game.state.players[0].hand[:] = [17, 18]
        else:
            await decide(runtime, opened, 0, first_option(opened, 0, number))
        told = []
        for seat in (1, None):
            text, _, _ = await runtime.hall.update(opened, Reader(seat))
            update = msgspec.json.decode(text)
            told.append([update[part] for part in ("at", "events", "view", "asks", "undo")])
        return told
