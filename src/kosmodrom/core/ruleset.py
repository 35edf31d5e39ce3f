"""What a game says about itself: the one object that a game's folder exports."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, Generic, Protocol, Union

import msgspec

from kosmodrom.core.asks import Ask, Flow, Question
from kosmodrom.core.campaign import Campaign
from kosmodrom.core.codecs import msgpack_decoder
from kosmodrom.core.errors import HistoryError, Refused, SeatsError, UnknownCampaign
from kosmodrom.core.events import Event
from kosmodrom.core.game import D, Game, GameOptions, GameState, O, S
from kosmodrom.core.missions import MissionFiles
from kosmodrom.core.options import Option, Seat
from kosmodrom.core.result import Result
from kosmodrom.core.rng import Random
from kosmodrom.core.rulebook import Rulebook, load_rulebook
from kosmodrom.core.words import Catalogue, Named


class Seats(msgspec.Struct, frozen=True):
    """How many players a game takes; ``automas`` is the most seats that its rules can play besides:
    opponents with a seat, a name and a score, for whom nobody ever decides."""

    min: int
    max: int
    cooperative: bool = False
    automas: int = 0
    automa_name: str = ""
    """What an automa is called, where the rules name it."""


class Section(msgspec.Struct, frozen=True):
    """A part of the board in words, for the terminal and wherever no drawn board exists.

    Rows are texts already in the reader's language; ``area`` says where it goes in the frame. Above
    the rows there may be a ``picture``: lines drawn with signs of equal width.
    """

    title: str
    rows: tuple[str, ...]
    area: str = "board"
    picture: tuple[str, ...] = ()


class Speaker(Protocol):
    """What a game needs of `kosmodrom.core.words.Words` to put its board into words."""

    def __call__(self, message: str, /, **args: Any) -> str: ...

    def tell(self, thing: msgspec.Struct) -> str: ...

    def seat(self, seat: Seat) -> str: ...


def _no_figures(_data: Any) -> dict[str, int]:
    """For pages that have no figures of the box by name."""
    return {}


def _no_captions(_data: Any, _words: Speaker) -> dict[str, tuple[str, ...]]:
    """For games without a drawn board."""
    return {}


def _no_redeal(_g: Any, _seat: Seat, _guess: Random) -> None:
    """For games in which nothing is hidden."""


def _something_else(_g: Any, ask: Ask, _move: Option) -> Refused:
    return Refused(ask.question.first, ask.question.rules)


def _no_turns(_g: Any, _question: Question) -> tuple[str, ...]:
    """For games of one seat, and such without a rulebook."""
    return ()


def _no_reason(_g: Any, _seat: Seat, _waiting: Ask) -> Refused | None:
    return None


def _any_options(_options: Any, _seats: int, _automas: int) -> None:
    """For games whose options always fit."""


def _like_people(_options: Any) -> float:
    return 1.0


def _own_player(before: Any, now: Any, seat: Seat | None) -> Any:
    """The state before the parallel phase, with the seat's own player as it is now."""
    if seat is not None:
        before.players[seat] = now.players[seat]
    return before


@dataclass(frozen=True, kw_only=True)
class Ruleset(Generic[S, O, D]):
    """A game: its name, what it offers, and the functions that play it.

    ``version`` rises whenever a recorded game could replay differently. Older ones are still played
    from ``replays_from`` on: a line that has changed since asks `Game.version`. Functions get the
    `Game` they work on; only ``play`` changes it (and ``redeal``, on forks).
    """

    id: str
    version: int
    package: str
    seats: Seats
    minutes: tuple[int, int]
    complexity: int
    """From 1 (explained in five minutes) to 5 (an evening to learn)."""

    state: type[S]
    game_options: type[O]
    moves: tuple[type[Option], ...]
    events: tuple[type[Event], ...]
    view_type: type[msgspec.Struct]
    endings: tuple[str, ...]
    categories: tuple[str, ...]
    """The parts of a score in order, as in `Result.breakdown`: messages ``score-<category>``."""

    load: Callable[[Path | None], D]
    """Read the data files, with an overlay folder on top."""
    new: Callable[[int, O, D], S]
    """The empty state of a game for a number of players. Setup, including what the automas have, is
    the first chapter of the flow."""
    play: Callable[[Game[S, O, D]], Flow]
    """The whole game as a flow, starting from the checkpoint that the state is at."""
    view: Callable[[Game[S, O, D], Seat | None], msgspec.Struct]
    """All that a seat, or a spectator (None), may see."""
    result: Callable[[Game[S, O, D]], Result]
    invariants: Callable[[Game[S, O, D]], None]
    """Raise AssertionError if the state is impossible."""
    judge: Callable[[Game[S, O, D], Seat], int]
    """How good the position is for a seat (an automa's, too), in hundredths of a point of
    advantage."""
    sections: Callable[[Any, D, Speaker], list[Section]]
    """A view in words, with what the data says of the things in it."""

    replays_from: int | None = None
    """The oldest version of the rules by which games still replay; None where that is the present
    one alone."""

    points: Callable[[Any], Sequence[int]] | None = None
    """Everyone's points by seat, automas included, as a view shows them; None in games that count
    none before the end."""
    breakdown: Callable[[Any], Sequence[dict[str, int]]] | None = None
    """Where everyone's points come from, by seat and by `categories`, as a view shows them."""
    worths: Callable[[Game[S, O, D], Seat], dict[str, int]] | None = None
    """What a seat has and may still get, in the judge's hundredths of a point, part by part: hints
    give the parts that a move changes as their reasons (messages ``worth-<part>``)."""
    essence: Callable[[Game[S, O, D], Seat, Option], Hashable] | None = None
    """What an option of a seat comes to: of those that come to the same thing bots try one. What is
    beside the question (it could be done at any other moment) comes to None: bots leave it to
    `proposes`. No function at all means that all options are different."""
    proposes: Callable[[Game[S, O, D], Seat, Sequence[Option]], Option | None] | None = None
    """The option of a seat that the game's own planner would choose next, where choices make sense
    together alone, None elsewhere: bots and hints take it instead of trying every option. It looks
    only at what the seat may know."""
    long_moves: bool = False
    """Whether a move is a turn of many questions that always ends, and whose worth shows at its end
    alone: bots then follow it to there."""
    expert: Callable[[Game[S, O, D], Seat], int] | None = None
    """A better judge, which search asks first in games that have stretches to be played out
    (``plays_out``): so the best bot may know more of a game than the middle one."""
    plays_out: Callable[[Game[S, O, D]], bool] | None = None
    """Whether the game is in a stretch full of luck whose worth shows at its end alone: search then
    compares options by playing it to there, again and again. Elsewhere in such a game it trusts the
    judge."""
    small_matter: Callable[[Game[S, O, D]], bool] | None = None
    """Whether the present question hardly matters for such a stretch: search trusts the judge, and
    takes the first option where it plays the stretch out."""
    round_event: type[Event] | None = None
    """The event with which a round begins, in games that have rounds: the log draws a line there,
    and a replay can jump to it."""
    settling_events: tuple[type[Event], ...] = ()
    """Events of which one begins the end of each round. What happens from there until the next
    round is told once more, together: who got what."""
    settled_events: tuple[type[Event], ...] = ()
    """The kinds of events that are told then, in games in which not all of them are worth it; empty
    means all."""
    captions: Callable[[D, Speaker], dict[str, tuple[str, ...]]] = _no_captions
    """What there is to know of the game's cards, spaces and signs, by the names that a drawn board
    gives them: it says this of what is pointed at."""
    page_figures: Callable[[D], Mapping[str, int]] = _no_figures
    """What the data says, by the names under which rules pages have it (``{hand card|cards}``)."""
    secrets: bool = True
    """Whether seats have secrets from each other: hands, private goals, answers that are shown only
    when all have given theirs. Where they have none, people who share a device share its screen."""
    redeal: Callable[[Game[S, O, D], Seat, Random], None] = _no_redeal
    """Redeal everything that is hidden from a seat, consistently with what it has seen."""
    refuse: Callable[[Game[S, O, D], Seat, Ask, Option], Refused] | None = None
    """Why an option is not offered, in games whose questions do not say it themselves."""
    wrong_moment: Callable[[Game[S, O, D], Ask, Option], Refused] = _something_else
    """Why a move cannot be made now that answers other questions than the one asked."""
    names_of: Mapping[str, str] = field(default_factory=dict, hash=False)
    """The arguments of refusals that are names, and what they are names of: ``{"die": "face"}``
    words the argument ``die`` with the message ``face-<value>``."""
    turns: Callable[[Game[S, O, D], Question], tuple[str, ...]] = _no_turns
    """The rules that say whose turn it is while somebody is asked a question: whoever acts out of
    turn is told them. While seats work side by side, they are the same for all questions, which
    nobody else is to know."""
    not_asked: Callable[[Game[S, O, D], Seat, Ask], Refused | None] = _no_reason
    """Why a seat is not asked now, with the rules that leave it out, where there is more to say
    than that it is not its turn. Given what another is asked, which it may only tell where seats do
    not work side by side."""
    race_tempo: Callable[[O], float] = _like_people
    """How fast bots are in a race, by the game's options: 1 is about as fast as a person."""
    people_first: tuple[str, ...] = ()
    """The questions (`Question.id`) of a race that bots leave to people: a bot does not answer them
    while a person is asked the same."""
    conceal: Callable[[S, S, Seat | None], S] = _own_player
    """The state as a seat knows it inside `parallel`, of the one before (or of what this gave the
    last time) and the one now."""
    check_game_options: Callable[[O, int, int], None] = _any_options
    """Raise GameOptionsError where options do not fit each other or the numbers of players and
    automas, SeatsError where these do not fit each other."""
    carried: Any = None
    """What a chapter of a campaign begins with (`Game.carried`): a Struct of plain data, or a union
    of tagged ones."""
    campaigns: tuple[Campaign[S, O, D], ...] = ()
    mission_files: MissionFiles[S, O, D] | None = None
    """For games whose missions people can write themselves, as files."""
    companions: tuple[Ruleset[Any, Any, Any], ...] = ()
    """Helpers for people who have the game's box on the table: each is a ruleset of its own with
    one seat, that of the rival or the part of the game that it plays for them. It asks what it
    must know of the table, and its events tell what to do there."""
    companion_of: str = ""
    """The game whose companion this is: its id is ``<game>-<name>``, and its words are the game's.
    No bots sit there, and nobody gets hints."""
    event_rules: Mapping[type[Event], tuple[str, ...]] = field(default_factory=dict, hash=False)
    """The rules behind kinds of events: a companion shows them with what it tells people to do."""

    @property
    def redeals(self) -> bool:
        """Whether the game says how what is hidden is redealt."""
        return self.redeal is not _no_redeal

    @property
    def name_message(self) -> str:
        """The message with the name: that of a companion is ``companion-<name>``, whose attribute
        ``.seat`` says for whom it plays."""
        if self.companion_of:
            return f"companion-{self.id.removeprefix(self.companion_of + '-')}"
        return "game-name"

    @property
    def tagline_message(self) -> str:
        """The message with a sentence about it."""
        return f"{self.name_message}.tagline" if self.companion_of else "game-tagline"

    def rulebook(self, language: str = "en", data: D | None = None) -> Rulebook:
        """The rules page, with the figures of the box or of this data, an overlay's say."""
        figures = self.page_figures(self.load(None) if data is None else data)
        return load_rulebook(self.id, self.package, language, figures)

    def catalogues(self, data: D | None = None) -> tuple[Catalogue, ...]:
        """Where the game's words are; with its data, those of missions from files, too."""
        if self.mission_files is None or data is None:
            return (self.package,)
        return (self.package, *self.mission_files.words(data))

    def why_not(self, g: Game[S, O, D], ask: Ask, move: Option) -> Refused | None:
        """The first rule in the way of a move; None if there is none, or nothing says so."""
        refused: Refused | None = None
        if self.refuse is not None:
            refused = self.refuse(g, ask.seat, ask, move)
        elif why_not := ask.question.legality(type(move)):
            refused = why_not(g, ask, move)
        elif ask.question.kinds:
            refused = self.wrong_moment(g, ask, move)
        if refused is not None:
            refused.package = self.package
            for name, value in refused.args_.items():
                if name in self.names_of and isinstance(value, str):
                    refused.args_[name] = Named(self.names_of[name], value)
        return refused

    def data_for(self, data: D, options: GameOptions | Mapping[str, Any]) -> D:
        """The data that a game with these options is played with: all but missions from files that
        are not its own."""
        files = self.mission_files
        if files is None:
            return data
        values = msgspec.to_builtins(options) if isinstance(options, GameOptions) else options
        default = getattr(self.game_options(), files.option)
        return files.only(data, values.get(files.option, default))

    def replays(self, version: int) -> bool:
        """Whether a game that was begun with this version of the rules can go on."""
        return (self.replays_from or self.version) <= version <= self.version

    def check_version(self, version: int) -> None:
        """Raise `HistoryError` unless a game that was begun with this version can go on."""
        if not self.replays(version):
            raise HistoryError(
                "error-history-rules", game=self.id, found=version, known=self.version
            )

    def find_campaign(self, campaign: str) -> Campaign[S, O, D]:
        """The campaign with this id."""
        for declared in self.campaigns:
            if declared.id == campaign:
                return declared
        known = tuple(declared.id for declared in self.campaigns)
        message = "error-unknown-campaign" if known else "error-no-campaigns"
        raise UnknownCampaign(message, game=self.id, campaign=campaign, known=known)

    def check_seats(self, players: int, automas: int = 0) -> None:
        """Raise `SeatsError` if the game does not take this number of players or automas."""
        seats = self.seats
        if not seats.min <= players <= seats.max:
            raise SeatsError(
                "error-seats", game=self.id, given=players, min=seats.min, max=seats.max
            )
        if not 0 <= automas <= seats.automas:
            raise SeatsError("error-automas", game=self.id, given=automas, max=seats.automas)

    @cached_property
    def move_union(self) -> Any:
        """The type of any move, for decoding."""
        return Union[self.moves]  # noqa: UP007 -- made at run time from a tuple

    @cached_property
    def event_union(self) -> Any:
        """The type of any event, for decoding."""
        return Union[self.events or (Event,)]  # noqa: UP007 -- made at run time from a tuple

    @cached_property
    def encode(self) -> Callable[[GameState], bytes]:
        """A state as bytes: equal states, equal bytes."""
        return msgspec.msgpack.Encoder().encode

    @cached_property
    def decode(self) -> Callable[[bytes], S]:
        """The state of such bytes: a copy."""
        return msgpack_decoder(self.state).decode
