"""Campaigns: what one chapter hands on the next one begins with, and the whole of it replays."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import count
from pathlib import Path
from random import random
from typing import Any

import msgspec
import pytest

from kosmodrom.core.campaign import Campaign, Chapter, Ended, chapter_seed
from kosmodrom.core.errors import (
    CarriedError,
    GameOptionsError,
    HistoryError,
    SeatsError,
    UnknownCampaign,
)
from kosmodrom.core.history import History, Snapshot
from kosmodrom.core.options import Option
from kosmodrom.core.rng import Random
from kosmodrom.core.series import Chronicle, Series, read_record
from kosmodrom.core.table import Table
from kosmodrom.testing import BrokenPromise, check_campaign, check_game, check_labels, voyages
from kosmodrom.testing.declared import check_state_type
from tests.core.toys import (
    CARDS,
    DERBY,
    HOMEWARD,
    TREK,
    Again,
    AnyRuleset,
    AnyTable,
    Burn,
    Onward,
    Push,
    Stores,
    Wait,
    after_home,
    finish,
    play_trek,
)

AnySeries = Series[Any, Any, Any]
Change = Callable[[dict[str, Any]], None]


def homeward(seats: int = 2, seed: int | str = 7, **more: Any) -> AnySeries:
    return Series.start(TREK, "homeward", seats=seats, seed=seed, **more)


def decide(table: AnyTable, *options: Option) -> AnyTable:
    """Make the first of these choices that is offered, until the table is finished."""
    while not table.finished:
        seat, asked = next(iter(table.pending.items()))
        table.decide(seat, next(option for option in options if option in asked.options))
    return table


def win(series: AnySeries) -> None:
    decide(series.play(), Push(), Burn(), Again())
    assert series.table is not None
    assert series.table.result is not None
    assert series.table.result.outcome == "won"
    series.advance()


def lose(series: AnySeries, then: Option) -> None:
    decide(series.play(), Wait(), then)
    series.advance()


def in_chapter(series: AnySeries) -> str:
    assert series.chapter is not None
    return series.chapter.id


# What is carried


def carrying(**stores: Any) -> AnyTable:
    return Table.start(TREK, seats=2, seed=7, carried=Stores(points=(1, 0), **stores))


def test_rules_find_what_was_carried() -> None:
    assert Table.start(TREK, seats=2, seed=7).game.carried is None
    table = carrying(fuel=3)
    assert table.game.carried == Stores(fuel=3, points=(1, 0))
    assert table.game.state.fuel == 8
    assert table.fork().game.carried == table.fork(0).game.carried == table.game.carried


def test_what_was_carried_is_a_copy_of_what_was_given() -> None:
    visits = {1: 1}
    table = carrying(visits=visits)
    visits[2] = 1
    assert table.game.carried.visits == {1: 1}


def test_every_record_holds_what_was_carried() -> None:
    table = carrying(fuel=3, visits={1: 2})
    table.decide(0, Wait())
    expected = (table.game.carried, table.fingerprint)
    history = History.from_json(table.history.to_json())
    loaded = Table.load(history, ruleset=TREK)
    snapshot, later = table.snapshot
    stored = msgspec.msgpack.decode(msgspec.msgpack.encode(snapshot), type=Snapshot)
    resumed = Table.resume(stored, later, ruleset=TREK)
    thawed = Table.thaw(table.freeze(), ruleset=TREK)
    for copy in (loaded, resumed, thawed):
        assert (copy.game.carried, copy.fingerprint) == expected
    assert loaded.history.to_json() == table.history.to_json()
    assert thawed.freeze() == table.freeze()


def test_records_without_it_are_as_they_were() -> None:
    table = finish(Table.start(TREK, seats=1, seed=7))
    assert b"carried" not in table.history.to_json()
    # A table that was frozen before there were campaigns.
    old = msgspec.msgpack.encode(msgspec.msgpack.decode(table.freeze())[:-1])
    assert Table.thaw(old, ruleset=TREK).freeze() == table.freeze()


def test_only_what_the_game_declares_can_be_carried() -> None:
    with pytest.raises(CarriedError, match="toy-cards has no campaigns"):
        Table.start(CARDS, seats=2, carried={"fuel": 1})
    with pytest.raises(CarriedError, match=r"Expected `int`, got `str` - at `\$\.fuel`"):
        Table.start(TREK, seats=2, carried={"fuel": "much"})
    with pytest.raises(CarriedError, match="toy_trek"):
        Table.start(TREK, seats=2, carried=[1, 2])
    record = msgspec.structs.replace(carrying().history, carried={"points": 3})
    with pytest.raises(CarriedError, match="Expected"):
        Table.load(record, ruleset=TREK)


# The course of a campaign


def test_every_chapter_begins_with_what_the_one_before_left() -> None:
    series = homeward()
    first = series.chapter
    assert first is not None
    assert first.ahead == ("drift", "landing")
    assert first.options == {"legs": 1, "gentle": False}
    win(series)
    assert in_chapter(series) == "drift"
    table = series.play()
    assert table.game.carried == Stores(fuel=1, points=(1, 0), visits={1: 1})
    assert table.game.options.legs == 2
    assert table.game.state.fuel == 6
    win(series)
    assert in_chapter(series) == "landing"
    win(series)
    assert series.chapter is None
    assert series.ended == Ended("won", ("hero",) * 2, ((0, 1),), (4, 2))
    with pytest.raises(ValueError, match="over"):
        series.play()


def test_a_lost_chapter_is_tried_again_or_passed() -> None:
    series = homeward()
    lose(series, Again())
    assert in_chapter(series) == "launch"
    lose(series, Onward())
    assert in_chapter(series) == "drift"
    assert series.play().game.carried.failures == 2
    win(series)
    win(series)
    assert series.ended is not None
    assert series.ended.ranks == ("survivor",) * 2


def test_a_campaign_can_be_lost() -> None:
    series = homeward()
    for _ in range(4):
        lose(series, Again())
    assert series.ended == Ended("lost", ("stranded",) * 2, ((0, 1),), (0, 0))


def test_players_against_each_other_have_ranks_of_their_own() -> None:
    series = Series.start(TREK, "derby", seats=2, seed=1)
    decide(series.play(), Push(), Burn(), Onward())
    series.advance()
    table = series.play()
    while not table.finished:
        seat, asked = next(iter(table.pending.items()))
        wanted = (Wait(), Onward()) if seat else (Push(), Burn(), Onward())
        table.decide(seat, next(option for option in wanted if option in asked.options))
    ended = series.advance()
    assert isinstance(ended, Ended)
    assert ended.outcome == "ranked"
    assert ended.ranks == tuple("ace" if points >= 3 else "pilot" for points in ended.points)
    assert ended.ranking[0] == (0,)


def test_a_chapter_is_gone_past_once_it_is_finished() -> None:
    series = homeward()
    with pytest.raises(ValueError, match="no finished chapter"):
        series.advance()
    table = series.play()
    assert series.play() is table
    with pytest.raises(ValueError, match="no finished chapter"):
        series.advance()


def test_same_seed_same_campaign() -> None:
    def played(seed: str) -> bytes:
        series = homeward(seed=seed)
        chance = Random.seeded("choices")
        while series.chapter is not None:
            finish(series.play(), chance)
            series.advance()
        return series.chronicle.to_json()

    assert played("one") == played("one")
    assert played("one") != played("two")


def test_a_chapters_seed_tells_nothing_of_the_others() -> None:
    seeds = [chapter_seed("secret", number) for number in (1, 2, 3)]
    assert len(set(seeds)) == 3
    assert all("secret" not in seed and len(seed) == 32 for seed in seeds)
    assert chapter_seed("secret", 1) == seeds[0]


def test_wishes_for_a_campaign_are_checked() -> None:
    with pytest.raises(UnknownCampaign, match="Known: homeward, derby"):
        Series.start(TREK, "away", seats=1)
    with pytest.raises(UnknownCampaign, match="toy-cards has no campaigns"):
        Series.start(CARDS, "homeward", seats=2)
    with pytest.raises(SeatsError, match="campaign of toy_trek is for 2 to 2"):
        Series.start(TREK, "derby", seats=3)
    with pytest.raises(SeatsError, match="1 to 3"):
        homeward(seats=4)
    with pytest.raises(SeatsError, match="no automas"):
        homeward(automas=1)
    with pytest.raises(GameOptionsError, match="Known: gentle"):
        homeward(options={"legs": 1})
    with pytest.raises(GameOptionsError, match="true, false"):
        homeward(options={"gentle": 1})
    assert homeward(options={"gentle": True}).play().game.state.fuel == 5


# Records


def three_chapters() -> AnySeries:
    series = homeward(seats=1)
    lose(series, Again())
    win(series)
    series.play().decide(0, Wait())
    return series


def test_a_record_goes_on_where_it_ended(tmp_path: Path) -> None:
    series = three_chapters()
    file = tmp_path / "campaign.json"
    series.chronicle.save(file)
    read = read_record(file)
    assert isinstance(read, Chronicle)
    again: AnySeries = Series.load(read, ruleset=TREK)
    assert again.chronicle.to_json() == series.chronicle.to_json() == file.read_bytes()
    assert again.next == series.next
    assert again.table is not None
    assert len(again.table.choices) == 1
    for one in (series, again):
        while one.chapter is not None:
            finish(one.play())
            one.advance()
    assert again.ended == series.ended
    assert again.chronicle.to_json() == series.chronicle.to_json()


def test_a_file_may_hold_a_game_or_a_campaign(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    carrying().history.save(file)
    assert isinstance(read_record(file), History)
    for text in (b"{", b'{"game": "\xff"}', b'{"options": {"x": ' + b"[" * 9999 + b"]" * 9999):
        file.write_bytes(text)
        with pytest.raises(HistoryError, match="damaged"):
            read_record(file)
    file.write_bytes(b'{"campaign": "homeward"}')
    with pytest.raises(HistoryError, match="record of a campaign"):
        read_record(file)


def test_without_its_seed_a_record_goes_on_with_another() -> None:
    chronicle = msgspec.structs.replace(three_chapters().chronicle, seed=None)
    assert b'"seed":7' not in chronicle.to_json()
    chronicle = Chronicle.from_json(chronicle.to_json())
    one, other = (Series.load(chronicle, ruleset=TREK) for _ in range(2))
    assert one.seed != other.seed
    assert one.next == other.next
    win(one)
    assert one.play().seed == chapter_seed(one.seed, 4)


def _set(number: int, name: str, value: Any) -> Change:
    return lambda record: record["chapters"][number].update({name: value})


def _cut(record: dict[str, Any]) -> None:
    record["chapters"][0]["choices"].pop()


def _more(record: dict[str, Any]) -> None:
    record["chapters"].append(record["chapters"][-1])


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (_set(1, "carried", {"fuel": 9}), "Chapter 2 .* not begin with what was carried into it"),
        (_set(1, "carried", None), "Chapter 2 .* not begin with what was carried into it"),
        (_set(1, "options", {"legs": 1, "gentle": True}), "Chapter 2 .* options other"),
        (_set(2, "seats", ["A", "B"]), "Chapter 3 .* a different number of players"),
        (_set(0, "seed", "lucky"), "seed of chapter 1 does not come"),
        (_set(0, "game", "toy-cards"), "Chapter 1 .* record of toy-cards"),
        (_set(1, "choices", [[0, {"type": "again"}]]), "Chapter 2 .* not legal"),
        (_cut, "Chapter 1 .* not played to its end"),
        (_more, "Chapter 3 .* not played to its end"),
        (lambda record: record.update(seed="other"), "seed of chapter 1"),
        (lambda record: record.update(campaign="derby"), "2 to 2"),
        (lambda record: record.update(options={"gentle": True}), "Chapter 1 .* options other"),
        (lambda record: record.update(format=9), "format 9"),
        (lambda record: record.update(game="toy-cards"), "record of toy-cards"),
        (lambda record: record.update(more=1), "not a complete record of a campaign"),
    ],
)
def test_a_wrong_record_is_refused(change: Change, problem: str) -> None:
    record = msgspec.json.decode(three_chapters().chronicle.to_json())
    change(record)
    with pytest.raises((HistoryError, SeatsError), match=problem):
        Series.load(Chronicle.from_json(msgspec.json.encode(record)), ruleset=TREK)


def test_a_record_ends_with_the_campaign() -> None:
    series = homeward(seats=1)
    for _ in range(4):
        lose(series, Again())
    chronicle = series.chronicle
    more = msgspec.structs.replace(chronicle, chapters=[*chronicle.chapters, chronicle.chapters[0]])
    with pytest.raises(HistoryError, match="over after 4 chapters"):
        Series.load(more, ruleset=TREK)


# The checks


def broken(campaign: Campaign[Any, Any, Any], **changes: Any) -> str:
    """What `check_campaign` says of a game with this campaign alone."""
    ruleset: AnyRuleset = replace(TREK, campaigns=(campaign,), **changes)
    with pytest.raises(BrokenPromise) as error:
        check_campaigns(ruleset)
    return str(error.value)


def check_campaigns(ruleset: AnyRuleset) -> None:
    for voyage in voyages(ruleset):
        check_campaign(voyage)


def test_what_a_campaign_promises_is_checked() -> None:
    def endless(g: Any, chapter: Chapter) -> Any:
        other = "drift" if chapter.id == "launch" else "launch"
        return Chapter(other, g.options, g.carried)

    said = broken(replace(HOMEWARD, after=endless))
    assert "does not end within 100 chapters" in said
    assert "campaign homeward, chapter launch, 1 seats" in said

    numbers = count()

    def fickle(g: Any, _chapter: Chapter) -> Any:
        everyone = (tuple(range(g.seats)),)
        return Ended("won", ("hero",) * g.seats, everyone, (next(numbers),) * g.seats)

    assert "with the same seed and choices differ" in broken(replace(HOMEWARD, after=fickle))

    def spoil(g: Any, chapter: Chapter) -> Any:
        following = after_home(g, chapter)
        g.state.fuel += 1
        return following

    assert "changes the state" in broken(replace(HOMEWARD, after=spoil))
    assert "has no chapter drift" in broken(replace(HOMEWARD, chapters=("launch",)))
    assert "has no rank" in broken(replace(DERBY, ranks=()))

    def dumb(_stores: Stores, _data: Any, words: Any) -> Any:
        return words("no-such-message")

    assert "what is carried cannot be said" in broken(replace(HOMEWARD, sections=dumb))


def test_check_game_checks_campaigns_too() -> None:
    for campaign in (replace(DERBY, ranks=()), replace(HOMEWARD, chapters=("launch",))):
        with pytest.raises(BrokenPromise, match="campaign"):
            check_game(replace(TREK, campaigns=(campaign,)), games=1)


def test_rules_that_change_what_was_carried_are_noticed() -> None:
    def play(g: Any) -> Any:
        if g.carried and g.state.stage == "setup":
            g.carried.visits[9] = 9
        yield from play_trek(g)

    assert "does not begin with what was carried into it" in broken(HOMEWARD, play=play)


def test_chance_from_elsewhere_is_noticed() -> None:
    def play(g: Any) -> Any:
        if g.carried and g.state.stage == "setup":
            g.state.points[0] += int(random() * 1000)
        yield from play_trek(g)

    assert "same seed and choices differ" in broken(HOMEWARD, play=play)


def test_a_campaign_needs_its_words_and_plain_data() -> None:
    check_labels(TREK)
    for change in ({"id": "nameless"}, {"chapters": ("nowhere",)}, {"ranks": ("nobody",)}):
        with pytest.raises(BrokenPromise, match="there is no message campaign-"):
            check_labels(replace(TREK, campaigns=(replace(HOMEWARD, **change),)))

    class Loose(msgspec.Struct):
        share: float

    with pytest.raises(BrokenPromise, match=r"carried\.share is a float"):
        check_state_type(replace(TREK, carried=Loose))
