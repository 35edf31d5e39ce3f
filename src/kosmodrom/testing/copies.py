"""Copies of every kind: forks, replayed and resumed games, encoded and decoded values."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import msgspec

from kosmodrom.core.codecs import from_msgpack, json_decoder, msgpack_decoder
from kosmodrom.core.errors import HistoryError
from kosmodrom.core.history import History, Snapshot, data_fingerprint
from kosmodrom.core.options import Seat
from kosmodrom.core.result import Result
from kosmodrom.core.table import Table
from kosmodrom.testing.promise import Check, Sample, Watch
from kosmodrom.testing.setting import AnyTable, Setting, decide, pick
from kosmodrom.testing.situation import first_difference, situation, state_bytes


@Check
def check_forks(setting: Setting, table: AnyTable) -> Watch:
    """A copy plays on like the original, neither changes the other, and the data never change."""
    box = data_fingerprint(setting.data)
    sample = Sample(setting, 1, 3)
    twin = table.fork()
    kept: list[tuple[AnyTable, bytes]] = []
    log: list[bytes] = []
    while choice := (yield):
        check_same(setting, "a copy goes on differently from the original", table, twin)
        log += [msgspec.msgpack.encode(entry) for entry in table.game.log[len(log) :]]
        if sample.takes(table, choice):
            state = state_bytes(table)
            kept.append((table.fork(), state))
            _play_a_little(setting, table.fork())
            if state_bytes(table) != state:
                raise setting.broken("playing on a copy changes the original")
            twin = table.fork()
            check_same(setting, "a copy differs from the original", table, twin)
        decide(setting, twin, choice)
    check_same(setting, "a copy goes on differently from the original", table, twin)
    for copy, state in kept:
        if state_bytes(copy) != state:
            raise setting.broken(
                f"an old copy, made after {len(copy.choices)} choices, changed with the original"
            )
    for entry, then in zip(table.game.log, log, strict=False):
        if msgspec.msgpack.encode(entry) != then:
            raise setting.broken(f"an old event changed with the game: {entry.event}")
    if twin.history.to_json() != table.history.to_json():
        raise setting.broken("a copy has another history than the original")
    if data_fingerprint(setting.data) != box:
        raise setting.broken("playing changes the game's data, which all tables share")


@Check
def check_views(setting: Setting, table: AnyTable) -> Watch:
    """A view is what was to be seen at that moment, and stays so when the game goes on."""
    kept: dict[Seat | None, tuple[msgspec.Struct, bytes]] = {}
    while choice := (yield):
        _check_unchanged(setting, kept)
        for reader in (None, choice.seat if choice.seat >= 0 else 0):
            view = table.view(reader)
            kept[reader] = view, msgspec.json.encode(view)
    _check_unchanged(setting, kept)


def _check_unchanged(
    setting: Setting, kept: Mapping[Seat | None, tuple[msgspec.Struct, bytes]]
) -> None:
    for reader, (view, then) in kept.items():
        if (now := msgspec.json.encode(view)) != then:
            raise setting.broken(
                f"an old view of {'a spectator' if reader is None else f'seat {reader}'} changed "
                f"with the game: {first_difference(then, now)}"
            )


def check_same(setting: Setting, problem: str, table: AnyTable, twin: AnyTable) -> None:
    """Two tables stand at the same situation."""
    here, there = situation(table), situation(twin)
    for what, value in here.items():
        if value != there[what]:
            raise setting.broken(f"{problem}: {what}: {first_difference(value, there[what])}")


def _play_a_little(setting: Setting, table: AnyTable, choices: int = 6) -> None:
    chance = setting.chance(f"a little {len(table.choices)}")
    for _ in range(choices):
        if not table.finished:
            decide(setting, table, pick(setting, table, chance))


@Check
def check_replay(setting: Setting, table: AnyTable) -> Watch:
    """A recorded game replays to the same state; so do a snapshot and a game taken back."""
    sample = Sample(setting, 1, 3)
    prints = []
    while choice := (yield):
        prints.append(table.fingerprint)
        if sample.takes(table, choice):
            check_same(setting, "a game picked up at its snapshot differs", table, _resumed(table))
    prints.append(table.fingerprint)

    replayed = check_record(setting, table)
    chance = setting.chance("rewind")
    for _ in range(3 if setting.seen is None else 2):
        number = chance.below(len(prints))
        later = list(replayed.choices[number:])
        replayed.rewind(number)
        if replayed.fingerprint != prints[number]:
            raise setting.broken(f"going back to choice {number} does not lead to its state")
        for choice in later:
            decide(setting, replayed, choice)
        check_same(setting, f"going back to choice {number} and on again differs", table, replayed)


def check_record(setting: Setting, table: AnyTable) -> AnyTable:
    """The table's record replays, byte for byte; returns the table that was made of it."""
    text = table.history.to_json()
    replayed = _load(setting, table, None)
    check_same(setting, "the replayed game differs", table, replayed)
    if replayed.history.to_json() != text:
        difference = first_difference(text, replayed.history.to_json())
        raise setting.broken(f"the replayed game has another record: {difference}")
    return replayed


def check_thawed(setting: Setting, table: AnyTable, number: int) -> None:
    """The same game, frozen after so many choices and thawed, goes on like this one."""
    frozen = _load(setting, table, number).freeze()
    twin = Table.thaw(frozen, ruleset=setting.ruleset, data=table.game.data)
    if twin.freeze() != frozen:
        raise setting.broken(f"frozen again after {number} choices, the table differs")
    for choice in table.choices[number:]:
        decide(setting, twin, choice)
    check_same(setting, f"frozen after {number} choices, the game differs", table, twin)
    if twin.history.to_json() != table.history.to_json():
        raise setting.broken(f"frozen after {number} choices, the game has another record")


def _load(setting: Setting, table: AnyTable, upto: int | None) -> AnyTable:
    history = History.from_json(table.history.to_json())
    try:
        return Table.load(history, ruleset=setting.ruleset, data=table.game.data, upto=upto)
    except HistoryError as error:
        raise setting.broken(f"the recorded game does not replay: {error}") from error


def _resumed(table: AnyTable) -> AnyTable:
    snapshot, later = table.snapshot
    stored = from_msgpack(msgspec.msgpack.encode(snapshot), Snapshot)
    twin = Table.resume(stored, later, ruleset=table.ruleset, data=table.game.data)
    # A table that was picked up does not know what was told before.
    twin.game.log[:0] = table.game.log[: len(table.game.log) - len(twin.game.log)]
    return twin


@Check
def check_encoding(setting: Setting, table: AnyTable) -> Watch:
    """State, options, events, views and result survive encoding, with their declared types."""
    ruleset = setting.ruleset
    sample = Sample(setting, 0, 4)
    logged = 0
    while choice := (yield):
        for entry in table.game.log[logged:]:
            for event in (entry.event, entry.otherwise):
                if event is not None:
                    _survives(setting, "the event", event, ruleset.event_union)
        logged = len(table.game.log)
        if not sample.takes(table, choice):
            continue
        _check_state(setting, table)
        for asked in table.pending.values():
            for option in asked.options:
                _survives(setting, "the option", option, ruleset.move_union)
        for seat in (*range(table.seats), None):
            _survives(setting, f"the view of seat {seat}", table.view(seat), ruleset.view_type)
    _check_state(setting, table)
    _survives(setting, "the result", table.result, Result)


def _check_state(setting: Setting, table: AnyTable) -> None:
    state, encoded = table.game.state, state_bytes(table)
    decoded = setting.ruleset.decode(encoded)
    if decoded != state or setting.ruleset.encode(decoded) != encoded:
        raise setting.broken(f"the state does not survive encoding: {state} becomes {decoded}")


def _survives(setting: Setting, what: str, value: Any, kind: Any) -> None:
    for name, codec in (("json", msgspec.json), ("msgpack", msgspec.msgpack)):
        try:
            decoded = _reader(name, kind)(codec.encode(value))
        except (msgspec.MsgspecError, TypeError) as error:
            raise setting.broken(f"{what} {value} does not survive {name}: {error}") from error
        if decoded != value:
            raise setting.broken(f"{what} {value} does not survive encoding: it becomes {decoded}")


@cache
def _reader(codec: str, kind: Any) -> Callable[[bytes], Any]:
    """Making one takes much longer than decoding something small."""
    return json_decoder(kind).decode if codec == "json" else msgpack_decoder(kind).decode
