"""A campaign in play, chapter after chapter, and its record.

series = Series.start("some-game", "some-campaign", seats=2, seed=7)
while series.chapter is not None:
    table = series.play()
    ...                      # until the table is finished
    series.advance()
series.ended
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Generic

import msgspec

from kosmodrom.core.campaign import (
    Campaign,
    Chapter,
    Ended,
    Next,
    chapter_seed,
    plain_carried,
    read_carried,
)
from kosmodrom.core.codecs import UNREADABLE, from_json
from kosmodrom.core.errors import GameOptionsError, HistoryError, KosmodromError, SeatsError
from kosmodrom.core.form import read_game_options, read_values
from kosmodrom.core.game import D, O, S
from kosmodrom.core.history import History, read_file, save_file
from kosmodrom.core.registry import find_game
from kosmodrom.core.ruleset import Ruleset, Seats
from kosmodrom.core.table import Table, seat_names

FORMAT: Final = 1


class Chronicle(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A campaign as a record: what it was begun with, and its chapters in order. The last one may
    be unfinished.

    ``seed`` is left out of a record for others while the campaign is being played, because it would
    tell the luck of every chapter to come.
    """

    format: int
    game: str
    campaign: str
    options: dict[str, Any]
    seats: tuple[str, ...]
    automas: tuple[str, ...] = ()
    seed: int | str | None = None
    chapters: list[History]

    def to_json(self) -> bytes:
        """The record as JSON, a choice a line."""
        encode = msgspec.json.encode
        automas = ("automas",) if self.automas else ()
        seed = ("seed",) if self.seed is not None else ()
        names = ("format", "game", "campaign", "options", "seats", *automas, *seed)
        lines = [
            f"{encode(name).decode()}:{encode(getattr(self, name)).decode()}" for name in names
        ]
        chapters = ",\n".join(chapter.to_json().decode().rstrip() for chapter in self.chapters)
        lines.append(f'"chapters":[\n{chapters}\n]')
        return ("{" + ",\n".join(lines) + "}\n").encode()

    @classmethod
    def from_json(cls, text: bytes) -> Chronicle:
        """Read a record; raises `HistoryError` that says what is wrong with it."""
        try:
            return from_json(text, cls)
        except msgspec.ValidationError as error:
            raise HistoryError("error-chronicle-shape", problem=str(error)) from error
        except UNREADABLE as error:
            raise HistoryError("error-history-json", problem=str(error)) from error

    def save(self, path: Path) -> None:
        """Write the record to a file, whole or not at all."""
        save_file(path, self.to_json())


class _Kind(msgspec.Struct):
    campaign: Any = None


def read_record(path: Path) -> History | Chronicle:
    """Read a file with the record of a game or of a campaign."""
    text = read_file(path)
    try:
        kind = from_json(text, _Kind)
    except UNREADABLE:
        kind = _Kind()
    return History.from_json(text) if kind.campaign is None else Chronicle.from_json(text)


class Series(Generic[S, O, D]):
    """A campaign in play. Make one with `start` or `load`.

    ``tables`` has one table for each chapter started so far, ``chapters`` what each started with;
    ``next`` is the chapter in play or the next one to start, or the end.
    """

    def __init__(
        self,
        ruleset: Ruleset[S, O, D],
        campaign: Campaign[S, O, D],
        seats: tuple[str, ...],
        automas: tuple[str, ...],
        seed: int | str,
        options: Mapping[str, Any],
        data: D,
    ) -> None:
        self.ruleset = ruleset
        self.campaign = campaign
        self.seats = seats
        self.automas = automas
        self.seed = seed
        self.options = dict(options)
        self.data = data
        self.tables: list[Table[S, O, D]] = []
        self.chapters: list[Chapter] = []
        self._finished = 0
        self.next: Next = first_chapter(
            ruleset, campaign, self.options, data, len(seats), len(automas)
        )

    @classmethod
    def start(
        cls,
        game: str | Ruleset[S, O, D],
        campaign: str,
        *,
        seats: int | Sequence[str],
        automas: int | Sequence[str] = 0,
        seed: int | str | None = None,
        options: Mapping[str, Any] | None = None,
        data: D | None = None,
        overlay: Path | None = None,
    ) -> Series[S, O, D]:
        """Begin a campaign. Equal arguments and choices give equal campaigns."""
        ruleset: Ruleset[S, O, D] = find_game(game) if isinstance(game, str) else game
        players = seat_names(seats, 0)
        return cls(
            ruleset,
            ruleset.find_campaign(campaign),
            players,
            seat_names(automas, len(players)),
            secrets.token_hex(16) if seed is None else seed,
            options or {},
            ruleset.load(overlay) if data is None else data,
        )

    @classmethod
    def load(
        cls,
        chronicle: Chronicle,
        *,
        ruleset: Ruleset[S, O, D] | None = None,
        data: D | None = None,
        overlay: Path | None = None,
    ) -> Series[S, O, D]:
        """Replay a recorded campaign, every chapter of it.

        Each must begin with what the one before handed on. If the record does not tell the seed,
        one is drawn for the chapters to come.
        """
        if chronicle.format != FORMAT:
            raise HistoryError("error-history-format", found=chronicle.format, known=FORMAT)
        rules: Ruleset[S, O, D] = ruleset or find_game(chronicle.game)
        if chronicle.game != rules.id:
            raise HistoryError("error-history-game", found=chronicle.game, known=rules.id)
        series = cls.start(
            rules,
            chronicle.campaign,
            seats=chronicle.seats,
            automas=chronicle.automas,
            seed=chronicle.seed,
            options=chronicle.options,
            data=data,
            overlay=overlay,
        )
        for number, history in enumerate(chronicle.chapters, 1):
            series._follow(number, history, chronicle.seed is not None)
        return series

    @property
    def chapter(self) -> Chapter | None:
        """The chapter in play or the next one to start; None when the campaign is over."""
        return self.next if isinstance(self.next, Chapter) else None

    @property
    def ended(self) -> Ended | None:
        """How the campaign ended; None before that."""
        return self.next if isinstance(self.next, Ended) else None

    @property
    def table(self) -> Table[S, O, D] | None:
        """The table of the chapter in play; None between chapters."""
        played = self._finished
        return self.tables[played] if played < len(self.tables) else None

    def play(self) -> Table[S, O, D]:
        """The table of the chapter in play; begins the next one if there is none."""
        if self.table is not None:
            return self.table
        chapter = self.chapter
        if chapter is None:
            raise ValueError("the campaign is over")
        table = Table.start(
            self.ruleset,
            seats=self.seats,
            automas=self.automas,
            seed=chapter_seed(self.seed, len(self.tables) + 1),
            options=dict(msgspec.to_builtins(chapter.options)),
            data=self.data,
            carried=chapter.carried,
        )
        self._add(chapter, table)
        return table

    def advance(self) -> Next:
        """Go past the chapter in play, which must be finished: what follows it."""
        chapter, table = self.chapter, self.table
        if chapter is None or table is None or not table.finished:
            raise ValueError("no finished chapter to go on from")
        self.next = next_chapter(table, self.campaign, chapter)
        self._finished += 1
        return self.next

    @property
    def chronicle(self) -> Chronicle:
        """The campaign so far as a record that replays to this very situation."""
        return Chronicle(
            format=FORMAT,
            game=self.ruleset.id,
            campaign=self.campaign.id,
            options=self.options,
            seats=self.seats,
            automas=self.automas,
            seed=self.seed,
            chapters=[table.history for table in self.tables],
        )

    def _add(self, chapter: Chapter, table: Table[S, O, D]) -> None:
        self.chapters.append(chapter)
        self.tables.append(table)

    def _follow(self, number: int, history: History, seeded: bool) -> None:
        """Take in a recorded chapter, after comparing it with the one that is to be played."""
        if self.table is not None:
            raise HistoryError("error-chronicle-unfinished", chapter=number - 1)
        chapter = self.chapter
        if chapter is None:
            raise HistoryError("error-chronicle-over", chapters=number - 1)
        expected = {
            "seats": (len(self.seats), len(self.automas)),
            "options": msgspec.to_builtins(chapter.options),
            "carried": plain_carried(chapter.carried),
        }
        found = {
            "seats": (len(history.seats), len(history.automas)),
            "options": history.options,
            "carried": history.carried,
        }
        if seeded:
            expected["seed"], found["seed"] = chapter_seed(self.seed, number), history.seed
        for what, value in expected.items():
            if found[what] != value:
                raise HistoryError(f"error-chronicle-{what}", chapter=number)
        try:
            table = Table.load(history, ruleset=self.ruleset, data=self.data)
        except KosmodromError as error:
            raise HistoryError(
                "error-chronicle-chapter", chapter=number, problem=str(error)
            ) from error
        self._add(chapter, table)
        if table.finished:
            self.advance()


def campaign_seats(ruleset: Ruleset[Any, Any, Any], campaign: Campaign[Any, Any, Any]) -> Seats:
    """How many can play a campaign."""
    return campaign.seats or ruleset.seats


def first_chapter(
    ruleset: Ruleset[S, O, D],
    campaign: Campaign[S, O, D],
    options: Mapping[str, Any],
    data: D,
    players: int,
    automas: int,
) -> Chapter:
    """How a campaign begins. Raises an error for people where it cannot begin like this."""
    ruleset.check_seats(players, automas)
    seats = campaign_seats(ruleset, campaign)
    if not seats.min <= players <= seats.max:
        raise SeatsError(
            "error-campaign-seats", game=ruleset.id, given=players, min=seats.min, max=seats.max
        )
    if automas > seats.automas:
        raise SeatsError(
            "error-campaign-automas", game=ruleset.id, given=automas, max=seats.automas
        )
    for name in options:
        if name not in campaign.options:
            raise GameOptionsError("error-option-unknown", field=name, known=campaign.options)
    # Whether they fit the seats is seen in each chapter, with the options that it adds.
    chapter = campaign.begin(read_values(ruleset, options, data), data, players, automas)
    return _checked(ruleset, campaign, chapter, players, automas)


def next_chapter(table: Table[S, O, D], campaign: Campaign[S, O, D], chapter: Chapter) -> Next:
    """What follows a chapter that was played to its end at this table."""
    following = campaign.after(table.game, chapter)
    if isinstance(following, Ended):
        _check_end(table, campaign, following)
        return following
    return _checked(table.ruleset, campaign, following, table.seats, table.automas)


def _checked(
    ruleset: Ruleset[S, O, D],
    campaign: Campaign[S, O, D],
    chapter: Chapter,
    players: int,
    automas: int,
) -> Chapter:
    """A chapter with all its options, which a table can be started with; else the game is wrong."""
    for name in (chapter.id, *chapter.ahead):
        if name not in campaign.chapters:
            raise ValueError(f"{ruleset.id}: the campaign {campaign.id} has no chapter {name}")
    options = read_game_options(ruleset, chapter.options, players, automas)
    carried = read_carried(ruleset, chapter.carried)
    return Chapter(chapter.id, msgspec.to_builtins(options), carried, chapter.ahead)


def _check_end(table: Table[S, O, D], campaign: Campaign[S, O, D], ended: Ended) -> None:
    where = f"{table.ruleset.id}: the campaign {campaign.id}"
    unknown = [rank for rank in ended.ranks if rank not in campaign.ranks]
    if unknown:
        raise ValueError(f"{where} has no rank {unknown[0]}")
    seats = list(range(table.seats))
    if sorted(seat for group in ended.ranking for seat in group) != seats:
        raise ValueError(f"{where} does not rank every player once: {ended.ranking}")
    if len(ended.ranks) != len(seats) or len(ended.points) not in (0, len(seats)):
        raise ValueError(f"{where} does not give every player a rank, and points or none: {ended}")
