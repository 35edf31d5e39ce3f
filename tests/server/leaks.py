"""Searches what was sent to somebody for what they may not know."""

from __future__ import annotations

import itertools
import re
from collections import deque
from collections.abc import Sequence
from typing import Any

import msgspec

from kosmodrom.core.registry import find_game
from kosmodrom.server.tables.open_table import OpenTable
from kosmodrom.server.tables.records import Entry, Stored
from tests.server.changes import with_changes

Hidden = dict[int | None, set[str]]

IDS = re.compile(rb'"([a-z0-9_-]+)"')


def ids_in(sent: bytes) -> set[str]:
    """Everything that could be an id."""
    return {found.decode() for found in IDS.findall(sent)}


def never_seen(opened: OpenTable) -> Hidden:
    """The ids of Astrominers' cards that a seat, or a spectator, cannot see."""
    assert opened.table is not None
    state = opened.table.game.state
    decks = {*state.missions.deck, *state.orders.deck, *state.award_deck}
    for pile in (state.technologies, state.bulletins, state.expeditions):
        decks |= set(pile[:-1])
    hands = [{*player.missions, *player.orders} for player in state.players]
    everywhere: Hidden = {None: decks.union(*hands)}
    for seat in range(len(hands)):
        others = [hand for number, hand in enumerate(hands) if number != seat]
        everywhere[seat] = decks.union(*others)
    return everywhere


class Search:
    """Searches all that a seat, or a spectator, is sent, in order, during a game."""

    def __init__(self, seed: str) -> None:
        self._seed = seed.encode()
        self._seen: set[str] = set()

    def look(self, sent: bytes, hidden: set[str]) -> None:
        """What was sent may contain nothing that is hidden, except cards that were seen before
        (they went back into a deck, or into a hand)."""
        ids = ids_in(sent)
        leaked = (ids & hidden) - self._seen
        assert not leaked, (leaked, sent[:300])
        assert self._seed not in sent
        self._seen |= ids


class Searched(msgspec.Struct):
    """How much was searched."""

    messages: int = 0
    updates: int = 0
    size: int = 0


class _Reader:
    """All that somebody was sent during a game: each update with what came before it."""

    def __init__(
        self, seat: int | None, sent: Sequence[bytes], stored: Stored, search: Search
    ) -> None:
        self._seat = seat
        self._search = search
        self._updates: deque[tuple[dict[str, Any], list[bytes]]] = deque()
        earlier: list[bytes] = []
        known: dict[str, Any] = {}
        for text in sent:
            earlier.append(text)
            message = msgspec.json.decode(text)
            if message.get("type") == "changes":
                message = with_changes(known, message)
            if "asks" not in message or message["table"]["id"] != stored.record.id:
                continue
            known = message
            if message["table"]["status"] == "finished":
                break  # from now on everything may be known
            self._updates.append((message, earlier))
            earlier = []

    def check(self, opened: OpenTable, at: int, hidden: set[str], searched: Searched) -> None:
        """Search the updates of an entry, and what was sent since those before it."""
        while self._updates and self._updates[0][0]["at"] == at:
            update, sent = self._updates.popleft()
            for text in sent:
                self._search.look(text, hidden)
                searched.messages += 1
                searched.size += len(text)
            if update["view"] is not None:
                self._compare(opened, update)
                searched.updates += 1

    def check_end(self) -> None:
        assert not self._updates, "the updates were not in the order of the log"

    def _compare(self, opened: OpenTable, update: dict[str, Any]) -> None:
        """An update is what the engine lets its reader know, no more and no less."""
        table, seat = opened.table, self._seat
        assert table is not None
        assert update["view"] == msgspec.json.decode(table.view_json(seat))
        events = [numbered.event for numbered in table.events(seat, update["since"])]
        assert [event["event"] for event in update["events"]] == _as_json(events)
        offered = {ask["seat"]: ask["options"] for ask in update["asks"] if ask["options"]}
        own = table.pending.get(seat) if seat is not None else None
        assert offered == ({seat: _as_json(list(own.options))} if own is not None else {})


def _as_json(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def search_game(
    stored: Stored, log: Sequence[Entry], traffic: dict[int | None, list[list[bytes]]]
) -> Searched:
    """Replay a game from its whole log, and search all that everybody was sent during it: by seat
    (None: spectators), for each person there."""
    searched = Searched()
    ruleset = find_game(stored.record.game)
    beginning = Stored(stored.record, stored.seats, None, [], {}, [])
    opened = OpenTable(beginning, ruleset, ruleset.load(None))
    searches = {seat: Search(stored.record.seed) for seat in traffic}
    readers = {
        seat: [_Reader(seat, sent, stored, searches[seat]) for sent in all_sent]
        for seat, all_sent in traffic.items()
    }
    told = dict.fromkeys(traffic, 0)
    for at in range(len(log) + 1):
        opened.catch_up(stored.record, stored.seats, log[max(at - 1, 0) : at])
        assert opened.table is not None
        if opened.table.finished:
            break
        everywhere = never_seen(opened) if stored.record.game == "astrominers" else {}
        for seat in traffic:
            hidden = everywhere.get(seat, set())
            # Not everyone is sent every update, but what it shows may be known from then on.
            searches[seat].look(opened.table.view_json(seat), hidden)
            events = opened.table.events(seat)
            searches[seat].look(msgspec.json.encode(events[told[seat] :]), hidden)
            told[seat] = len(events)
            for reader in readers[seat]:
                reader.check(opened, at, hidden, searched)
    for reader in itertools.chain.from_iterable(readers.values()):
        reader.check_end()
    return searched
