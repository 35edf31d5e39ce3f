"""What travels between the server and its clients: the bodies of HTTP and the WebSocket's messages.

The browser's types are generated from these, so the two sides cannot drift apart. Options, events
and views travel as the JSON of their game (`msgspec.Raw` here); times are seconds since 1970.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from kosmodrom.core.campaign import Ended
from kosmodrom.core.form import Field
from kosmodrom.core.guide import Step
from kosmodrom.core.options import Seat
from kosmodrom.core.result import Result
from kosmodrom.core.ruleset import Seats, Section
from kosmodrom.core.words import Telling

# Limits for everything that people send. What exceeds them is refused, naming the field.
Nickname: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
AccountName: TypeAlias = Annotated[
    str, msgspec.Meta(min_length=3, max_length=32, pattern=r"^[\w.-]+$")
]
Password: TypeAlias = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]
ChatText: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
Key: TypeAlias = Annotated[str, msgspec.Meta(min_length=8, max_length=64, pattern=r"^[\w-]+$")]
"""Made by the client for each thing it sends. If it sends the same key twice, the thing is done
once."""
TableId: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=32, pattern=r"^\w+$")]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
OwnSeat: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=7)] | None
"""One of the sender's own seats; needed only by those who have several."""
Language: TypeAlias = Literal["en", "pl"]

_TAGGED = msgspec.Meta(
    extra_json_schema={
        "type": "object",
        "properties": {"type": {"type": "string"}},
        "required": ["type"],
        "additionalProperties": True,
    }
)
Tagged: TypeAlias = Annotated[msgspec.Raw, _TAGGED]
"""An option or an event of a game, with its tag under ``type``."""
Chosen: TypeAlias = Annotated[dict[str, Any], _TAGGED]
"""The same, as a client sends it."""
Record: TypeAlias = Annotated[msgspec.Raw, msgspec.Meta(extra_json_schema={"type": "object"})]
"""The record of a game or campaign. What is in it is looked at in a process of its own."""


class Text(msgspec.Struct, frozen=True):
    """A sentence in every language."""

    en: str
    pl: str


class Problem(msgspec.Struct, frozen=True):
    """Why something was not done. ``rules`` are the numbers that forbid it, if rules do; ``begin``
    are options on offer that lead to what was wished; ``waiting`` are the seats whose turn it is,
    if it is not the reader's."""

    id: str
    text: Text
    rules: tuple[str, ...] = ()
    begin: tuple[Tagged, ...] = ()
    waiting: tuple[int, ...] = ()


# Games


class GameCard(msgspec.Struct, frozen=True):
    """A game to choose. All its words but these two are in its catalogue (`/api/words`)."""

    id: str
    version: int
    name: Text
    tagline: Text
    seats: Seats
    minutes: tuple[int, int]
    complexity: int
    form: tuple[Field, ...]
    secrets: bool
    """Whether seats have secrets from each other: then people who share a device hand it over."""
    categories: tuple[str, ...]
    """The parts of a score, in order: messages ``score-<category>``."""
    campaigns: tuple[CampaignCard, ...] = ()
    guide: int | None = None
    """How many minutes its guided first game takes, if it has one."""
    companions: tuple[GameCard, ...] = ()
    """Helpers for people who have its box on the table."""
    companion_of: str | None = None
    """The game of which this is a companion."""
    plays_for: Text | None = None
    """The name of a companion's seat: that of the rival it plays, say."""


class CampaignCard(msgspec.Struct, frozen=True):
    """A campaign to choose. Its other words are in the game's catalogue: ``campaign-<id>`` ...
    ``options`` are the game's options that people choose for all of it."""

    id: str
    name: Text
    seats: Seats
    chapters: int
    """How many chapters there are, to be played or not."""
    options: tuple[str, ...]


class GameDetails(msgspec.Struct, frozen=True):
    """What a client needs to tell a game's options and events: fields in order, by tag."""

    card: GameCard
    options: dict[str, dict[str, Telling]]
    events: dict[str, dict[str, Telling]]
    round_event: str | None
    """The tag of the event with which a round begins, in games that have rounds."""
    settling_events: tuple[str, ...]
    """The tags of the events with which the end of a round begins."""
    settled_events: tuple[str, ...]
    """The tags of the events that are told of the end of a round; empty means all."""
    event_rules: dict[str, tuple[str, ...]]
    """The rules behind some kinds of events, by tag."""


class GuideView(msgspec.Struct, frozen=True):
    """What a client needs to lead somebody through a guided first game: see `core/guide.py`. The
    text of a step is the game's message ``guide-<id>``."""

    game: str
    steps: tuple[Step, ...]


class RuleView(msgspec.Struct, frozen=True):
    """A numbered rule of a rules page."""

    number: str
    kind: Literal["rule", "example", "ruling"]
    chapter: tuple[str, ...]
    text: str
    mentions: tuple[str, ...]


class RulesPage(msgspec.Struct, frozen=True):
    """The rules page of a game: all its numbered rules in order."""

    game: str
    language: Language
    """The language of the page: English where there is none in the reader's."""
    title: str
    rules: tuple[RuleView, ...]


# People


class Person(msgspec.Struct, frozen=True):
    """Somebody as others see them. ``account`` distinguishes accounts from guests."""

    id: str
    nickname: str
    account: bool


class Me(msgspec.Struct, frozen=True):
    """Who is asking: None before a nickname is given.

    ``csrf`` goes into the header ``X-CSRF-Token`` of everything that changes something.
    """

    person: Person | None
    name: str | None
    csrf: str
    host: bool
    """Whether they may see the host's page."""


class NewGuest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    nickname: Nickname


class SignedIn(msgspec.Struct, frozen=True):
    """A new guest or a log-in. Programs send ``token`` as ``Authorization: Bearer <token>``;
    browsers have it in a cookie."""

    me: Me
    token: str


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: AccountName
    password: Password


class Rename(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    nickname: Nickname


class ChangePassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    old: Password
    new: Password


class Farewell(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """To delete oneself; an account gives its password."""

    password: str | None = None


class GameStatistics(msgspec.Struct, frozen=True):
    """A person's finished games of one game."""

    game: str
    played: int
    won: int
    best: int | None
    mean: float | None


class Profile(msgspec.Struct, frozen=True):
    person: Person
    since: float
    statistics: tuple[GameStatistics, ...]


# Tables

Status: TypeAlias = Literal["lobby", "playing", "paused", "finished", "closed"]


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much time there is: no limit, or a bank of seconds for the game and some more for each
    move, or days for each move. When time runs out a bot moves, or the seat loses: a bot plays it
    for the rest of the game, and it comes last."""

    kind: Literal["none", "live", "days"] = "none"
    bank: Annotated[int, msgspec.Meta(ge=0, le=36_000)] = 600
    move: Annotated[int, msgspec.Meta(ge=5, le=3_600)] = 30
    days: Annotated[int, msgspec.Meta(ge=1, le=30)] = 2
    timeout: Literal["bot", "lose"] = "bot"


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a new table: for me, open for others, for a bot, or for an automa, which the rules
    of the game play. Automas get the last seats, in whatever order they are given. Several seats
    may be mine."""

    kind: Literal["me", "open", "bot", "automa"]
    bot: str | None = None
    """The bot's level: a name of `kosmodrom.bots.BOTS`."""
    name: Nickname | None = None
    """Who plays at a seat of mine, if it is somebody else at the same device."""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, msgspec.Meta(max_length=64)]
    seats: Annotated[tuple[NewSeat, ...], msgspec.Meta(min_length=1, max_length=8)]
    options: dict[str, bool | int | str] = {}
    pace: Pace = Pace()
    public: bool = False
    hints: bool = True
    """Whether a bot may be asked for hints; people among themselves may prefer to do without."""
    start: bool = False
    """Start at once: only if no seat is open."""


class SeatView(msgspec.Struct, frozen=True):
    """A seat. ``left`` means that its person is gone and ``bot`` plays for them, ``forfeit`` that
    it lost on time. ``banked`` and ``deadline`` are its clock: the seconds left in the bank, and
    when its time is up."""

    seat: Seat
    kind: Literal["open", "person", "bot", "automa"]
    name: str
    person: str | None = None
    bot: str | None = None
    online: bool = False
    left: bool = False
    forfeit: bool = False
    banked: float | None = None
    deadline: float | None = None


class TableView(msgspec.Struct, frozen=True):
    """A table as a reader sees it.

    ``at`` counts everything that happened in the game (choices, undos ...); ``yours`` are the
    reader's seats, and ``you`` is the one from which this is seen: None for spectators, and for
    somebody with several seats who has not said which one; ``invite`` is the code of the invitation
    link, for those at the table; ``hourglass`` is when the game's own clock runs out, if it is
    running.
    """

    id: str
    game: str
    options: dict[str, bool | int | str]
    status: Status
    public: bool
    host: str | None
    seats: tuple[SeatView, ...]
    pace: Pace
    hints: bool
    created: float
    started: float | None
    ended: float | None
    at: int
    waiting: tuple[Seat, ...]
    """The seats that are to decide."""
    you: Seat | None
    yours: tuple[Seat, ...]
    invite: str | None
    hourglass: float | None
    rematch: str | None
    result: Result | None
    chapter: TableChapter | None = None
    guided: bool = False
    """Whether it is the table of the game's guide."""
    unplayable: Unplayable | None = None
    """Why the game can neither go on nor be shown here; unknown in lists of tables."""


class Unplayable(msgspec.Struct, frozen=True):
    """Why the game of a table cannot be replayed, and whether one like it can be begun with the
    rules of today, with the same options and as many seats."""

    problem: Problem
    again: bool


class TableChapter(msgspec.Struct, frozen=True):
    """Which chapter of a campaign a table is: the id of the running campaign, that of the campaign
    in its game, the number counted from 1, and the chapter's id."""

    id: str
    campaign: str
    number: int
    chapter: str


class Invite(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    invite: Annotated[str, msgspec.Meta(max_length=64)]


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat, or any free one. Somebody who sits there already names the further seat they
    want. ``name`` is who plays there, if it is somebody else at the same device. A private table
    requires its invitation code."""

    seat: Seat | None = None
    invite: Annotated[str, msgspec.Meta(max_length=64)] | None = None
    name: Nickname | None = None


class ChangeSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table's host changes a seat before the start, or one whose person has left. Only the last
    seats can be automas. A person who sits there before the start is removed. ``person`` is who
    sits there as the host sees it: if somebody else does by now, nothing is done."""

    kind: Literal["open", "bot", "automa"]
    bot: str | None = None
    person: str | msgspec.UnsetType | None = msgspec.UNSET


# Campaigns

CampaignStatus: TypeAlias = Literal["running", "ended", "abandoned"]
GameOptions: TypeAlias = dict[str, bool | int | str]


class NewCampaign(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, msgspec.Meta(max_length=64)]
    campaign: Annotated[str, msgspec.Meta(max_length=64)]
    seats: Annotated[tuple[NewSeat, ...], msgspec.Meta(min_length=1, max_length=8)]
    options: GameOptions = {}
    pace: Pace = Pace()


class ImportCampaign(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Go on with a campaign from a record, as ``kosmodrom play --campaign`` or another server saved
    it. The sender takes a seat; those of the other players are open."""

    record: Record
    seat: Annotated[int, msgspec.Meta(ge=0, le=7)] = 0


class JoinCampaign(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take an open seat, for all chapters to come."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=7)]
    invite: Annotated[str, msgspec.Meta(max_length=64)] | None = None


class HandOver(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The campaign's host changes a seat between two chapters: it goes to a bot, or is open for
    others who have the invitation. ``person`` is who has it as the host sees it: if somebody else
    does by now, nothing is done."""

    kind: Literal["open", "bot"]
    bot: str | None = None
    person: str | msgspec.UnsetType | None = msgspec.UNSET


class CampaignSeat(msgspec.Struct, frozen=True):
    """Who has a seat in all chapters."""

    seat: Seat
    kind: Literal["open", "person", "bot", "automa"]
    name: str
    person: str | None = None
    bot: str | None = None


class PlayedChapter(msgspec.Struct, frozen=True):
    """A chapter that was played to its end."""

    number: int
    chapter: str
    table: str
    ended: float | None
    result: Result | None


class NextChapter(msgspec.Struct, frozen=True):
    """The chapter that is in play or comes next. ``again`` means that it is another try of the one
    before. ``table``, ``status`` and ``waiting`` are about its table, if it has one."""

    number: int
    chapter: str
    again: bool
    table: str | None = None
    status: Status | None = None
    waiting: bool = False
    """Whether the table waits for the reader: to come, or to decide."""


class SectionsTold(msgspec.Struct, frozen=True):
    """Sections in every language."""

    en: tuple[Section, ...]
    pl: tuple[Section, ...]


class CampaignView(msgspec.Struct, frozen=True):
    """A campaign as its people see it, and others who have the invitation.

    ``chapters`` are those played so far, ``ahead`` those that will probably come after ``next``;
    ``carried`` is what is taken along, in words; ``you`` is the reader's seat, ``invite`` the code
    of the invitation link, for those who belong to it.
    """

    id: str
    game: str
    campaign: str
    options: GameOptions
    status: CampaignStatus
    host: str | None
    seats: tuple[CampaignSeat, ...]
    pace: Pace
    created: float
    ended: float | None
    chapters: tuple[PlayedChapter, ...]
    next: NextChapter | None
    ahead: tuple[str, ...]
    carried: SectionsTold | None
    result: Ended | None
    you: Seat | None
    invite: str | None


# Playing


class AskView(msgspec.Struct, frozen=True):
    """What a seat is asked, since entry ``since``. Only its own person gets ``options``; in a race
    the choices of others change them, but it is still the same question."""

    seat: Seat
    question: str
    about: dict[str, Any] | None
    """The public facts that the question is about, where it has any."""
    prompt: Text
    """The prompt for the reader: it differs for the one who decides and for the others."""
    rules: tuple[str, ...]
    since: int
    options: tuple[Tagged, ...] | None = None


class UndoRequest(msgspec.Struct, frozen=True):
    """Somebody wants to go back to before choice ``to``; the people at seats ``missing`` have not
    agreed."""

    by: Seat
    to: int
    missing: tuple[Seat, ...]


class UndoView(msgspec.Struct, frozen=True):
    """The choice that the reader may take back: ``alone``, or only if the others agree
    (``further``). None where there is nothing."""

    alone: int | None
    further: int | None
    request: UndoRequest | None


class NumberedEvent(msgspec.Struct, frozen=True):
    number: int
    event: Tagged


class ChatLine(msgspec.Struct, frozen=True):
    number: int
    seat: Seat | None
    name: str
    text: str
    time: float


class Update(msgspec.Struct, frozen=True, tag="update"):
    """A table as the reader's seat may know it, after everything up to ``at``.

    ``events`` begin with number ``since``: whatever the reader had from that number on is replaced.
    ``view`` is null before the game begins; ``points`` are everyone's as this view shows them, null
    in games that count none before the end, and ``breakdown`` says where they come from, by the
    parts of a score; ``sections`` is the board in words, for those who asked for it. At the table
    of a companion the events from number ``told_before`` on are what the last answer brought.
    """

    table: TableView
    at: int
    choices: int
    since: int
    events: tuple[NumberedEvent, ...]
    view: msgspec.Raw
    points: tuple[int, ...] | None
    breakdown: tuple[dict[str, int], ...] | None
    asks: tuple[AskView, ...]
    undo: UndoView
    sections: tuple[Section, ...] | None = None
    told_before: int | None = None


Change: TypeAlias = tuple[tuple[str | int, ...], msgspec.Raw]
"""Where in an `Update` something differs, as names of fields and numbers of items (from 0), and
what is there now. An item just beyond the end of a list, and a field that is not there yet, are
added."""


class Changes(msgspec.Struct, frozen=True, tag="changes"):
    """An `Update` for those who watch with ``changes``, as what differs from the last one on this
    socket: ``since`` and ``events`` are its own, and all else is as it was but for these."""

    since: int
    events: tuple[NumberedEvent, ...]
    changes: tuple[Change, ...]


class Chat(msgspec.Struct, frozen=True, tag="chat"):
    """Lines of a table's chat, up to the last. They begin with the first that the reader did not
    have, or if something was deleted with the very first: whatever the reader had from that number
    on is replaced."""

    table: str
    lines: tuple[ChatLine, ...]


class MakeChoice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A choice for one's own seat. ``at`` is what the chooser had seen: if the question has changed
    since, the choice is refused rather than misunderstood. Somebody with several seats says which
    one, here and everywhere else where there is a ``seat``."""

    key: Key
    at: Count
    option: Chosen
    seat: OwnSeat = None


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An option to ask about: why it is not offered."""

    option: Chosen
    seat: OwnSeat = None


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Choices, one after the other, to ask about: what they would do."""

    options: Annotated[tuple[Chosen, ...], msgspec.Meta(min_length=1, max_length=4)]
    seat: OwnSeat = None


class TakeBack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take back own choices from this number on: at once where that is free, otherwise the others
    are asked."""

    key: Key
    to: Count
    seat: OwnSeat = None


class AnswerUndo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A person's answer: it counts for all their seats."""

    agree: bool


class Say(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line for the chat, said under the name of a seat: one's first one, if none is named."""

    key: Key
    text: ChatText
    seat: OwnSeat = None


class Accepted(msgspec.Struct, frozen=True, tag="accepted"):
    """What was sent under this key is done and stored."""

    key: str
    at: int


class Refusal(msgspec.Struct, frozen=True, tag="refused"):
    """What was sent under this key is not done. ``at`` is where the table stands."""

    key: str
    at: int
    problem: Problem


class Hint(msgspec.Struct, frozen=True, tag="hint"):
    """What a bot would do, and by how many hundredths of a point it prefers that to the next best
    (None where there is nothing to compare). ``reasons`` is what the move changes in its eyes, in
    hundredths of a point: messages ``worth-<reason>`` of the game."""

    key: str
    option: Tagged
    bot: str
    gain: int | None
    reasons: dict[str, int] = {}


class WhyNot(msgspec.Struct, frozen=True, tag="why_not"):
    """Why an option is not offered; None if it is offered."""

    key: str
    problem: Problem | None


class Outcome(msgspec.Struct, frozen=True, tag="outcome"):
    """What choices would do, as far as the one who makes them can know. If that is ``certain``,
    ``view`` is what they would see then, and ``options`` is what they would be offered next."""

    key: str
    events: tuple[Tagged, ...]
    certain: bool
    view: msgspec.Raw
    options: tuple[Tagged, ...]


# Replay


class Moment(msgspec.Struct, frozen=True):
    """A choice of a finished game: the table after it is moment ``number`` (0 is the beginning).

    ``chapter`` is the round or part of the game that begins with it, if one does; ``scores`` are
    the points of each seat after it.
    """

    number: int
    seat: Seat
    option: Tagged
    chapter: int | None
    scores: tuple[int, ...]


class Replay(msgspec.Struct, frozen=True):
    """A finished game, with nothing hidden."""

    table: TableView
    moments: tuple[Moment, ...]


class StoredChoice(msgspec.Struct, frozen=True):
    """A choice as it is stored, and when it was made."""

    number: int
    seat: Seat
    option: Tagged
    time: float


class StoredLog(msgspec.Struct, frozen=True):
    """The choices of a game that were not taken back, as they are stored: all of a finished one,
    otherwise only those of the reader's own seats."""

    choices: tuple[StoredChoice, ...]


# The WebSocket. A tab says which table it watches, then both sides talk.


class Watch(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="watch"):
    """Watch a table and catch up: ``since`` events and ``chat`` lines are known, as they were when
    the table was at ``at``. ``sections`` asks for the board in words in a language. Somebody with
    several seats names the ``seat`` to look from; until then they see what a spectator sees. Each
    seat has events of its own, so changing it begins again with none.

    With ``changes`` the first `Update` after this is whole, and those that follow it come as
    `Changes`, except when the reader's seats change."""

    table: TableId
    at: Count = 0
    since: Count = 0
    chat: Count = 0
    invite: Annotated[str, msgspec.Meta(max_length=64)] | None = None
    sections: Language | None = None
    seat: OwnSeat = None
    changes: bool = False


class Unwatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="unwatch"):
    pass


class Choose(MakeChoice, frozen=True, forbid_unknown_fields=True, tag="choose"):
    pass


class Undo(TakeBack, frozen=True, forbid_unknown_fields=True, tag="undo"):
    pass


class Answer(AnswerUndo, frozen=True, forbid_unknown_fields=True, tag="answer"):
    pass


class Speak(Say, frozen=True, forbid_unknown_fields=True, tag="say"):
    pass


class AskWhyNot(Wish, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="ask_why_not"):
    key: Key


class AskOutcome(Plan, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="ask_outcome"):
    key: Key


class AskHint(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="ask_hint"):
    key: Key
    seat: OwnSeat = None


class Ping(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="ping"):
    pass


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    pass


class Parted(msgspec.Struct, frozen=True, tag="parted"):
    """The reader may not, or no longer, watch the table, and gets nothing more of it; or, if they
    are still ``watching``, they have lost their seat. ``problem`` says why."""

    table: str
    problem: Problem
    watching: bool


class Trouble(msgspec.Struct, frozen=True, tag="trouble"):
    """Something that was sent could not be understood or is not allowed; the socket stays open.
    While the server cannot save or read (``error-not-saved``, ``error-not-read``), send again what
    has a key."""

    problem: Problem


FromClient: TypeAlias = (
    Watch | Unwatch | Choose | Undo | Answer | Speak | AskWhyNot | AskOutcome | AskHint | Ping
)
FromServer: TypeAlias = (
    Update | Changes | Chat | Accepted | Refusal | Hint | WhyNot | Outcome | Pong | Parted | Trouble
)


# The server itself


class ServerView(msgspec.Struct, frozen=True):
    """What everyone may know about the server."""

    version: str
    registration: bool
    address: str | None
    bots: tuple[str, ...]
    """The levels, weakest first."""


class HostKey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    key: Annotated[str, msgspec.Meta(max_length=200)]


class ErrorView(msgspec.Struct, frozen=True):
    time: float
    where: str
    text: str


class HostView(msgspec.Struct, frozen=True):
    """The host's page."""

    version: str
    started: float
    database: str
    process: str
    people: int
    tables: dict[str, int]
    """The number of tables by status."""
    recent: tuple[TableView, ...]
    sockets: int
    bots_waiting: int
    bots_working: int
    bots_failed: int
    errors: tuple[ErrorView, ...]
    settings: dict[str, Any]
