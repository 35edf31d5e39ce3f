"""Recorded games: they replay byte for byte, and what is wrong with a bad one is said."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kosmodrom.core.asks import CHECKPOINT, Flow, Question, ask
from kosmodrom.core.errors import GameOptionsError, HistoryError, SeatsError
from kosmodrom.core.history import History, Snapshot
from kosmodrom.core.rng import Random
from kosmodrom.core.table import Table
from tests.core.toys import BIDS, CARDS, TOYS, AnyGame, AnyRuleset, Draw, finish, with_play

TURN = Question("turn", ())

Change = Callable[[dict[str, Any]], None]


def recorded(seed: int = 1) -> bytes:
    table = Table.start(CARDS, seats=("Ala", "Żaneta"), seed=seed, options={"hand": 3})
    return finish(table, Random.seeded(seed)).history.to_json()


def load(text: bytes, ruleset: AnyRuleset = CARDS, **more: Any) -> Table[Any, Any, Any]:
    return Table.load(History.from_json(text), ruleset=ruleset, **more)


def edited(change: Change) -> bytes:
    record = msgspec.json.decode(recorded())
    change(record)
    return msgspec.json.encode(record)


def test_only_the_last_checkpoint_between_two_choices_is_digested(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    digested: list[bytes] = []

    def digest(state: bytes) -> bytes:
        digested.append(state)
        return b"%d" % len(digested)

    def play(g: AnyGame) -> Flow:
        for _ in range(2):
            for _ in range(3):
                g.rng.bits()
                yield CHECKPOINT
            yield ask(0, TURN, [Draw()])
        yield CHECKPOINT

    monkeypatch.setattr("kosmodrom.core.table._digest", digest)
    table = finish(Table.start(with_play(play), seats=2, seed=1))
    assert [(choices, bytes.fromhex(text)) for choices, text in table.history.checkpoints] == [
        (0, b"1"),
        (1, b"2"),
        (2, b"3"),
    ]
    assert len(digested) == 3
    assert table.checkpoint == (2, digested[-1])


@pytest.mark.parametrize("ruleset", TOYS, ids=lambda ruleset: ruleset.id)
def test_a_record_replays_byte_for_byte(ruleset: AnyRuleset) -> None:
    for seats in range(ruleset.seats.min, ruleset.seats.max + 1):
        table = Table.start(ruleset, seats=seats, seed="ż")
        finish(table, Random.seeded(seats))
        text = table.history.to_json()
        again = load(text, ruleset)
        assert again.fingerprint == table.fingerprint
        assert again.history.to_json() == text
        assert [again.events(seat) for seat in (None, 0)] == [table.events(s) for s in (None, 0)]


def test_a_record_is_readable_json_with_a_choice_a_line() -> None:
    text = recorded().decode()
    record = msgspec.json.decode(text)
    assert record["seats"] == ["Ala", "Żaneta"]
    assert record["options"] == {"hand": 3, "scoring": "sum", "short": False}
    for seat, option in record["choices"]:
        line = msgspec.json.encode([seat, option]).decode()
        assert any(found.rstrip(",") == line for found in text.splitlines())


def test_a_record_of_an_unfinished_game_replays_too() -> None:
    table = Table.start(CARDS, seats=2, seed=3)
    assert load(table.history.to_json()).fingerprint == table.fingerprint
    table.decide(0, table.pending[0].options[1])
    again = load(table.history.to_json())
    assert again.fingerprint == table.fingerprint
    assert again.pending[0].options == table.pending[0].options


def test_the_first_choices_of_a_record_can_be_replayed() -> None:
    text = recorded()
    assert len(load(text, upto=3).choices) == 3
    assert len(load(text, upto=0).choices) == 0
    assert load(text, upto=10_000).finished


def test_save_and_read(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    history = History.from_json(recorded())
    history.save(path)
    assert path.read_bytes() == recorded()
    assert History.read(path).to_json() == recorded()
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (b"", "damaged or cut off"),
        (b"not JSON", "damaged or cut off"),
        (recorded()[:-40], "damaged or cut off"),
        (recorded()[:200], "damaged or cut off"),
        (b"\xff\xfe", "damaged or cut off"),
        (b'{"game": "\xff"}', "damaged or cut off.*utf-8"),
        (b'{"options": {"x": ' + b"[" * 9999 + b"]" * 9999 + b"}}", "damaged or cut off.*depth"),
        (b"[]", "not a complete record"),
        (b"{}", "not a complete record.*missing"),
        (edited(lambda r: r.pop("seed")), "missing.*seed"),
        (edited(lambda r: r.update(extra=1)), "extra"),
        (edited(lambda r: r["choices"].insert(2, 7)), r"choices\[2\]"),
    ],
)
def test_what_is_no_record_is_refused(text: bytes, problem: str) -> None:
    with pytest.raises(HistoryError, match=problem):
        History.from_json(text)


@pytest.mark.parametrize("nonsense", [b'"\xff"', b"[" * 9999 + b"]" * 9999])
def test_a_choice_that_is_no_text_is_named(nonsense: bytes) -> None:
    record = History.from_json(recorded())
    choice = (0, msgspec.Raw(b'{"type":' + nonsense + b"}"))
    with pytest.raises(HistoryError, match="Choice 1 cannot be read"):
        Table.load(msgspec.structs.replace(record, choices=[choice]), ruleset=CARDS)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(HistoryError, match=r"nowhere\.json: No such file"):
        History.read(tmp_path / "nowhere.json")


def _second(record: dict[str, Any]) -> None:
    """Let the third choice be one that the record's second was."""
    record["choices"][2] = record["choices"][1]


@pytest.mark.parametrize(
    ("change", "choice", "problem"),
    [
        (lambda r: r.update(format=99), None, "format 99; this version reads format 1"),
        (lambda r: r.update(rules=7), None, "rules version 7 of toy-cards"),
        (lambda r: r.update(data="0" * 16), None, "other card data"),
        (lambda r: r.update(game="toy-other"), None, "a record of toy-other, not of toy-cards"),
        (lambda r: r["choices"][4][1].update(type="fly"), 5, "Choice 5 cannot be read.*fly"),
        (lambda r: r["choices"][0][1].pop("card"), 1, "Choice 1 cannot be read.*card"),
        (lambda r: r["choices"][0][1].update(card="x"), 1, "Choice 1 cannot be read.*int"),
        (_second, 3, "Choice 3 is not legal: It is not your turn|Choice 3 is not legal: That"),
        (lambda r: r["choices"][0].__setitem__(0, 1), 1, "Choice 1 is not legal: It is not your"),
        (lambda r: r["choices"][0].__setitem__(0, 9), 1, "Choice 1 is not legal: There is no seat"),
        (lambda r: r["checkpoints"][2].__setitem__(1, "00"), 3, "between choice 3 and choice 4"),
        (lambda r: r["checkpoints"].insert(1, [1, "00"]), 1, "between choice 1 and choice 1"),
    ],
)
def test_an_edited_record_is_refused_at_its_choice(
    change: Change, choice: int | None, problem: str
) -> None:
    with pytest.raises(HistoryError, match=problem) as error:
        load(edited(change))
    assert error.value.choice == choice


def test_an_edited_choice_that_is_legal_is_found_by_its_checkpoint() -> None:
    record = msgspec.json.decode(recorded())
    others = load(recorded(), upto=2).pending[1].options
    was = record["choices"][2][1]["card"]
    record["choices"][2][1]["card"] = next(o.card for o in others if o.card != was)  # type: ignore[attr-defined]
    with pytest.raises(HistoryError, match="between choice 3 and choice 4") as error:
        load(msgspec.json.encode(record))
    assert error.value.choice == 3


def test_choices_after_the_end_are_refused() -> None:
    extra = edited(lambda r: r["choices"].append([0, {"type": "draw"}]))
    with pytest.raises(HistoryError, match="The game is over"):
        load(extra)


def test_options_and_seats_of_a_record_are_checked() -> None:
    with pytest.raises(GameOptionsError, match="hand"):
        load(edited(lambda r: r["options"].update(hand=9)))
    with pytest.raises(SeatsError):
        load(edited(lambda r: r.update(seats=["A"])))


def test_a_record_of_other_data_is_refused() -> None:
    with pytest.raises(HistoryError, match="other card data for toy-cards"):
        load(recorded(), data={"cards": 3})


def test_a_record_without_checkpoints_replays() -> None:
    assert load(edited(lambda r: r["checkpoints"].clear())).finished


def test_a_record_of_newer_rules_says_so() -> None:
    with pytest.raises(HistoryError, match="this version has 2"):
        load(recorded(), replace(CARDS, version=2))


# Snapshots


def test_a_snapshot_and_the_choices_since_lead_to_the_same_state() -> None:
    table = Table.start(CARDS, seats=2, seed=5)
    for _ in range(7):
        table.decide(*_first(table))
    snapshot, later = table.snapshot
    assert len(later) == 1
    stored = msgspec.json.decode(msgspec.json.encode(snapshot), type=Snapshot)
    again = Table.resume(stored, later, ruleset=CARDS)
    assert again.fingerprint == table.fingerprint
    assert finish(again).fingerprint == finish(table).fingerprint


def _first(table: Table[Any, Any, Any]) -> tuple[int, Any]:
    seat = next(iter(table.pending))
    return seat, table.pending[seat].options[0]


def test_a_resumed_table_knows_what_it_does_not_know() -> None:
    table = Table.start(CARDS, seats=2, seed=5)
    again = Table.resume(*table.snapshot, ruleset=CARDS)
    with pytest.raises(HistoryError, match="does not know its whole history"):
        _ = again.history


def test_a_snapshot_is_checked_like_a_record() -> None:
    snapshot, later = Table.start(CARDS, seats=2, seed=5).snapshot
    with pytest.raises(HistoryError, match="a record of toy-cards, not of toy-bids"):
        Table.resume(snapshot, later, ruleset=BIDS)
    with pytest.raises(HistoryError, match="rules version 1"):
        Table.resume(snapshot, later, ruleset=replace(CARDS, version=2))


def test_a_resumed_table_can_be_snapshot_again() -> None:
    table = Table.start(CARDS, seats=2, seed=5)
    again = Table.resume(*table.snapshot, ruleset=CARDS)
    for played in (table, again):
        played.decide(*_first(played))
        played.decide(0, Draw())
    assert again.snapshot[0] == table.snapshot[0]
