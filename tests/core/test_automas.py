"""Automas: seats that the rules of a game play."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from kosmodrom.core.asks import Flow, Request, ask, parallel, race, together
from kosmodrom.core.errors import HistoryError, Refused, SeatsError
from kosmodrom.core.game import Game
from kosmodrom.core.history import History, Snapshot
from kosmodrom.core.options import Seat
from kosmodrom.core.rng import Random
from kosmodrom.core.ruleset import Seats
from kosmodrom.core.table import Table
from kosmodrom.core.words import Words
from kosmodrom.testing import BrokenPromise, check_play, settings
from tests.core.toys import (
    CARDS,
    MARKET,
    PACKAGE,
    TAKE,
    AnyGame,
    AnyRuleset,
    AnyTable,
    MarketState,
    NoOptions,
    Take,
    Took,
    _ranked,
    finish,
    with_play,
)


def solo(seed: int = 1) -> AnyTable:
    """One player against an automa."""
    return Table.start(MARKET, seats=("Ala",), automas=("Sputnik",), seed=seed)


def test_an_automa_has_a_seat_a_name_and_a_score_and_is_never_asked() -> None:
    table = solo()
    assert (table.seats, table.automas, table.names) == (1, 1, ("Ala", "Sputnik"))
    assert (table.game.seats, table.game.automas) == (1, 1)
    while not table.finished:
        assert list(table.pending) == [0]
        table.decide(0, table.pending[0].options[0])
    result = table.result
    assert result is not None
    assert sorted(seat for group in result.ranking for seat in group) == [0, 1]
    assert sum(result.scores) == sum(range(1, 11))
    took = [event.event for event in table.events() if isinstance(event.event, Took)]
    assert [event.seat for event in took] == [0, 1] * 5
    assert Words("en", (PACKAGE,), table.names).tell(took[1]).startswith("Sputnik takes")


def test_automas_have_the_letters_after_the_players() -> None:
    table: AnyTable = Table.start(MARKET, seats=2, automas=1, seed=1)
    assert (table.seats, table.automas, table.names) == (2, 1, ("A", "B", "C"))


def test_without_automas_everything_is_as_it_was() -> None:
    table: AnyTable = Table.start(MARKET, seats=2, seed=1)
    assert (table.automas, table.names, table.game.automas) == (0, ("A", "B"), 0)
    assert b"automas" not in table.history.to_json()


@pytest.mark.parametrize(
    ("ruleset", "automas", "told"),
    [
        (MARKET, 2, "toy-market takes 0 or 1 automa, not 2."),
        (MARKET, ("X", "Y"), "toy-market takes 0 or 1 automa, not 2."),
        (MARKET, -1, "toy-market takes 0 or 1 automa, not -1."),
        (CARDS, 1, "toy-cards takes no automas, not 1."),
        (replace(MARKET, seats=Seats(1, 2, automas=3)), 4, "takes 0 to 3 automas, not 4."),
    ],
)
def test_a_wrong_number_of_automas_is_refused(
    ruleset: AnyRuleset, automas: int | tuple[str, ...], told: str
) -> None:
    with pytest.raises(SeatsError) as error:
        Table.start(ruleset, seats=2, automas=automas)
    assert told in str(error.value)
    polish = Words("pl").error(error.value)
    assert "autom" in polish
    assert "{" not in polish


def test_automas_do_not_count_as_players() -> None:
    with pytest.raises(SeatsError, match="toy-market is for 1 to 2 players, not for 0"):
        Table.start(MARKET, seats=0, automas=1)
    with pytest.raises(SeatsError, match="toy-market is for 1 to 2 players, not for 3"):
        Table.start(MARKET, seats=3, automas=1)


def test_a_game_may_refuse_automas_for_some_players() -> None:
    def check(_options: NoOptions, seats: int, automas: int) -> None:
        if automas != (seats == 1):
            raise SeatsError("error-automas", game="toy-market", given=automas, max=0)

    ruleset = replace(MARKET, check_game_options=check)
    assert Table.start(ruleset, seats=1, automas=1).automas == 1
    for seats, automas in ((1, 0), (2, 1)):
        with pytest.raises(SeatsError):
            Table.start(ruleset, seats=seats, automas=automas)
    found = [(setting.seats, setting.automas) for setting in settings(ruleset)]
    assert found == [(1, 1), (2, 0)]


def test_nobody_decides_for_an_automa() -> None:
    table = solo()
    option = table.pending[0].options[0]
    before = table.fingerprint
    with pytest.raises(Refused, match="Nobody decides for Sputnik") as refused:
        table.decide(1, option)
    assert refused.value.reason == "automa"
    assert "Sputnik" in Words("pl").error(refused.value)
    assert table.fingerprint == before
    with pytest.raises(Refused, match="no seat 2"):
        table.decide(2, option)


def _one(_g: AnyGame, seat: Seat) -> Request:
    return ask(seat, TAKE, [Take(1)])


def _all(_g: AnyGame, seat: Seat) -> Request:
    return together({0: ask(0, TAKE, [Take(1)]), seat: ask(seat, TAKE, [Take(1)])})


def _any(_g: AnyGame, seat: Seat) -> Request:
    return race({0: ask(0, TAKE, [Take(1)]), seat: ask(seat, TAKE, [Take(1)])})


def _apart(_g: AnyGame, seat: Seat) -> Request:
    def flow() -> Flow:
        yield ask(seat, TAKE, [Take(1)])

    return parallel({seat: flow()})


@pytest.mark.parametrize("request_of", [_one, _all, _any, _apart])
@pytest.mark.parametrize(("seat", "automas"), [(1, 1), (1, 0), (-2, 0)])
def test_to_ask_an_automa_or_nobody_is_an_error_of_the_rules(
    request_of: Any, seat: Seat, automas: int
) -> None:
    def play(g: AnyGame) -> Flow:
        yield request_of(g, seat)

    with pytest.raises(ValueError, match=f"seat {seat} cannot be asked"):
        Table.start(with_play(play, MARKET), seats=1, automas=automas)


def test_a_record_keeps_the_automas() -> None:
    table = finish(solo(), Random.seeded(1))
    text = table.history.to_json()
    record = msgspec.json.decode(text)
    assert (record["seats"], record["automas"]) == (["Ala"], ["Sputnik"])
    assert record["format"] == 1
    again: AnyTable = Table.load(History.from_json(text), ruleset=MARKET)
    assert again.names == table.names
    assert again.fingerprint == table.fingerprint
    assert again.history.to_json() == text
    del record["automas"]
    with pytest.raises(HistoryError):
        Table.load(History.from_json(msgspec.json.encode(record)), ruleset=MARKET)
    record["automas"] = ["X", "Y"]
    with pytest.raises(SeatsError):
        Table.load(History.from_json(msgspec.json.encode(record)), ruleset=MARKET)


def test_copies_of_every_kind_keep_the_automas() -> None:
    table = solo()
    table.decide(0, table.pending[0].options[0])
    snapshot, later = table.snapshot
    stored = msgspec.msgpack.decode(msgspec.msgpack.encode(snapshot), type=Snapshot)
    frozen = table.freeze()
    thawed: AnyTable = Table.thaw(frozen, ruleset=MARKET)
    assert thawed.freeze() == frozen
    copies = [
        thawed,
        table.fork(),
        table.fork(0, Random.seeded(1)),
        Table.resume(stored, later, ruleset=MARKET),
    ]
    finish(table)
    for copy in copies:
        assert (copy.seats, copy.automas, copy.names) == (1, 1, ("Ala", "Sputnik"))
        result = finish(copy).result
        assert result is not None
        assert len(result.scores) == 2
    assert thawed.history == table.history
    assert copies[1].history == table.history


def test_the_view_knows_the_automas() -> None:
    seen: list[int] = []

    def view(g: Game[MarketState, NoOptions, Any], seat: Seat | None) -> msgspec.Struct:
        seen.append(g.automas)
        return MARKET.view(g, seat)

    table: AnyTable = Table.start(replace(MARKET, view=view), seats=1, automas=1, seed=1)
    for seat in (None, 0):
        table.view(seat)
        table.view_json(seat)
    assert seen == [1, 1, 1, 1]


def test_a_player_takes_back_what_the_automa_did_since() -> None:
    table = solo()
    while table.game.state.deck:
        table.decide(0, table.pending[0].options[0])
    before = table.fingerprint
    table.decide(0, table.pending[0].options[0])
    assert table.undo_terms(0).further == ()
    table.undo(0)
    assert table.fingerprint == before


def test_the_conformance_checks_play_every_number_of_automas() -> None:
    found = [(setting.seats, setting.automas) for setting in settings(MARKET)]
    assert found == [(1, 0), (1, 1), (2, 0), (2, 1)]
    assert {setting.automas for setting in settings(CARDS)} == {0}

    def forgetful(g: Game[MarketState, NoOptions, Any]) -> Any:
        return _ranked(g.state.scores[: g.seats], "sold-out")

    *_, setting = settings(replace(MARKET, result=forgetful))
    with pytest.raises(BrokenPromise, match=r"does not hold every seat once.*2 seats, automas 1"):
        check_play(setting)
