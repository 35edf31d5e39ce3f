"""Every word a person reads, in Project Fluent catalogues: ``locale/<language>*.ftl`` of a package.

Code has message ids only. Options, events and what a question is about are told by their tag:
``option-<tag>``, ``event-<tag>``, ``about-<tag>``, with their fields as arguments. A field that is
not a plain number says by its type what it stands for:

    CardId = Annotated[str, Word("card")]            # the message card-<value>
    Amounts = Annotated[dict[str, int], Counted("amount")]   # amount-<key> for each, listed
    SeatId = Annotated[int, Word("seat")]             # the player's name
    SlotNumber = Annotated[int, Numbered()]           # counted from 1
"""

from __future__ import annotations

import re
import threading
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from types import MappingProxyType, NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    TypeAlias,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message
from fluent.runtime.types import FluentNone

from kosmodrom.core.asks import Ask
from kosmodrom.core.errors import KosmodromError, Refused
from kosmodrom.core.events import Event
from kosmodrom.core.options import CLOCK, Option, Seat

LANGUAGES = ("en", "pl")
CORE = "kosmodrom.core"
FRONT_ENDS = ("bot-", "cli-", "table-")
"""How messages of the bots and the front ends begin. No game has such a message: where both are
read together, the game's would come first."""


class Word(msgspec.Struct, frozen=True):
    """The value names a message ``<prefix>-<value>``; the prefix ``seat`` means a player's name."""

    prefix: str


class Counted(msgspec.Struct, frozen=True):
    """The value counts things or lists them: each is told by ``<prefix>-<key>`` with ``$count``."""

    prefix: str


class Numbered(msgspec.Struct, frozen=True):
    """A place in a row, which programs count from 0 and people from 1."""


class Named(msgspec.Struct, frozen=True):
    """A value with its prefix, for the arguments of errors: told by ``<prefix>-<value>``."""

    prefix: str
    value: str


class Amounts(msgspec.Struct, frozen=True):
    """Things by number, for the arguments of errors: told by ``<prefix>-<key>`` with ``$count``."""

    prefix: str
    counts: Mapping[str, int]


class Texts(msgspec.Struct, frozen=True):
    """A catalogue that is no file of a package: the words of a mission that somebody wrote."""

    en: str
    pl: str


Catalogue: TypeAlias = str | Texts
"""Where words are: a package, or texts by themselves."""


class Telling(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a field of an option or event is put into words.

    ``word``: the message ``<prefix>-<value>``; ``seat``: a player's name; ``counted``:
    ``<prefix>-<key>`` with ``$count`` for each; ``numbered``: one more than the value; ``list``:
    each told by ``of``; ``plain``: as it is.
    """

    kind: Literal["word", "seat", "counted", "numbered", "list", "plain"]
    prefix: str = ""
    of: Telling | None = None


SeatId = Annotated[int, Word("seat")]

NONE: Final = "none"
"""An empty list in an option or event: messages can select on it, as on no empty text."""
KEPT_TEXTS: Final = 10_000
LARGEST: Final = 10**15
"""Larger numbers, which only come from outside, are told as they are: Fluent cannot round them."""


_NAME: Final = re.compile(r"-?[a-zA-Z][a-zA-Z0-9_-]*")
_ENTRY: Final = re.compile(rf"^({_NAME.pattern}) *=", re.MULTILINE)


class _Bundle(FluentBundle):
    """Messages that are parsed when somebody first needs them: all together take a second, and most
    programs say only a few."""

    def __init__(self, language: str, packages: tuple[Catalogue, ...]) -> None:
        super().__init__([language], use_isolating=False)
        self._unread: dict[str, str] = {}
        self._reading = threading.Lock()
        for package in packages:
            for _name, text in catalogue(language, package):
                entries = list(_ENTRY.finditer(text))
                ends = [*(entry.start() for entry in entries[1:]), len(text)]
                for entry, end in zip(entries, ends, strict=True):
                    self._unread.setdefault(entry[1], text[entry.start() : end])

    def has_message(self, message_id: str) -> bool:
        self._read(message_id)
        return super().has_message(message_id)

    def get_message(self, message_id: str) -> Message:
        self._read(message_id)
        return super().get_message(message_id)

    def _read(self, message_id: str) -> None:
        if message_id not in self._unread:
            return
        with self._reading:
            found: dict[str, str] = {}
            names = [message_id]
            while names:
                name = names.pop()
                if name in self._unread and name not in found:
                    found[name] = self._unread[name]
                    # Whatever is called like another message or term may refer to it.
                    names += _NAME.findall(found[name])
            self.add_resource(FluentResource("".join(found.values())))
            for name in found:
                del self._unread[name]


_bundle = cache(_Bundle)


def catalogue(language: str, package: Catalogue) -> list[tuple[str, str]]:
    """A package's Fluent files of a language, by name, with their text."""
    if isinstance(package, Texts):
        return [("", getattr(package, language))]
    folder = files(package).joinpath("locale")
    if not folder.is_dir():
        return []
    return [
        (file.name, file.read_text(encoding="utf-8"))
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
        if file.name.split(".")[0] == language and file.name.endswith(".ftl")
    ]


class Words:
    """The words of one language for some packages: a game's, a front end's, and always the core's.

    A message is looked for in the packages in their order and then in the core, so a game's own
    words come first, and those of another game are never found.

    >>> Words("en")("refusal-finished")
    'The game is over.'
    """

    def __init__(
        self, language: str = "en", packages: Iterable[Catalogue] = (), names: Sequence[str] = ()
    ) -> None:
        self.language = language if language in LANGUAGES else "en"
        self.packages = tuple(dict.fromkeys((*packages, CORE)))
        self.names = tuple(names)
        self._bundles = [_bundle(self.language, self.packages)]
        if self.language != "en":
            self._bundles.append(_bundle("en", self.packages))

    def has(self, message: str) -> bool:
        """Whether this language itself has a message (``id`` or ``id.attribute``)."""
        return self._find(self._bundles[0], message) is not None

    def __call__(self, message: str, /, **args: Any) -> str:
        """The text of a message, or of an attribute: ``words("ask-turn.others", player="A")``."""
        for bundle in self._bundles:
            pattern = self._find(bundle, message)
            if pattern is not None:
                values = {name: self._plain(value) for name, value in args.items()}
                text, _problems = bundle.format_pattern(pattern, values)
                return "" if isinstance(text, FluentNone) else str(text)
        return message

    @staticmethod
    def _find(bundle: FluentBundle, message: str) -> Any:
        name, _, attribute = message.partition(".")
        if not bundle.has_message(name):
            return None
        found = bundle.get_message(name)
        return found.attributes.get(attribute) if attribute else found.value

    def seat(self, seat: Seat) -> str:
        """The name of the player at a seat."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        if seat == CLOCK:
            return self("clock")
        return self("player", number=seat + 1)

    def list(self, items: Iterable[str]) -> str:
        """Items one after the other, with commas."""
        return ", ".join(items)

    def tell(self, thing: msgspec.Struct) -> str:
        """An option, an event or what a question is about, as a sentence."""
        return self(_message(type(thing)), **self._fields(thing))

    def instruct(self, event: Event) -> str:
        """What a companion's event asks people to do at their table: the attribute
        ``.instruction`` of its message, if it has one."""
        message = f"{_message(type(event))}.instruction"
        return self(message, **self._fields(event)) if self.has(message) else self.tell(event)

    def why(self, option: Option) -> str:
        """What a kind of option is good for, in a sentence; empty where the game does not say."""
        message = f"{_message(type(option))}.why"
        return self(message) if self.has(message) else ""

    def prompt(self, ask: Ask, deciding: bool) -> str:
        """The sentence of a question: for the seat that decides, or for everyone else."""
        args = {} if ask.about is None else self._fields(ask.about)
        message = f"ask-{ask.question.id}" + ("" if deciding else ".others")
        return self(message, **{"player": self.seat(ask.seat), **args})

    def error(self, error: KosmodromError) -> str:
        """An error as a sentence, with the numbers of the rules behind it; where it is not one's
        turn, with another that says whose it is."""
        text = self(error.message, **error.args_)
        if isinstance(error, Refused):
            if error.rules:
                text += f" ({self.list(error.rules)})"
            if error.waiting_for:
                text += f" {self.waiting_for(error.waiting_for)}"
        return text

    def waiting_for(self, seats: Sequence[Seat]) -> str:
        """Whom the table waits for."""
        names = self.list(self.seat(seat) for seat in seats)
        return self("waiting-for", names=names, count=len(seats))

    def _fields(self, thing: msgspec.Struct) -> dict[str, Any]:
        told = telling(type(thing))
        return {name: self._told(getattr(thing, name), how) for name, how in told.items()}

    def _told(self, value: Any, how: Telling) -> Any:
        """A field's value in words."""
        if value is None:
            return ""
        match how.kind:
            case "word":
                return self._known(f"{how.prefix}-{value}")
            case "seat":
                return self.seat(value)
            case "counted":
                counts = value if isinstance(value, Mapping) else Counter(value)
                return self._amounts(how.prefix, counts)
            case "numbered":
                return value + 1
            case "list":
                return self._told_list(value, how.of or Telling("plain"))
            case "plain":
                return self._plain(value)

    def _amounts(self, prefix: str, counts: Mapping[str, int]) -> str:
        amounts = (self._known(f"{prefix}-{key}", n) for key, n in counts.items() if n)
        return self.list(amounts) or NONE

    def _known(self, message: str, count: int | None = None) -> str:
        """A message that says the same at every table: made once."""
        return _text(self.language, self.packages, message, count)

    def _told_list(self, items: Iterable[Any], how: Telling) -> str:
        """Things one after the other; things with a name once, and how often: ``miner ×2``."""
        texts = [str(self._told(item, how)) for item in items]
        if how.kind in ("word", "seat"):
            counts = Counter(texts)
            texts = [text if n == 1 else f"{text} ×{n}" for text, n in counts.items()]
        return self.list(texts) or NONE

    def _plain(self, value: Any) -> Any:
        """A value as Fluent takes it."""
        if isinstance(value, Named):
            message = f"{value.prefix}-{value.value}"
            return self(message) if self.has(message) else value.value
        if isinstance(value, Amounts):
            return self._amounts(value.prefix, value.counts)
        if isinstance(value, bool):
            return "true" if value else "false"
        if value is None:
            return ""
        if isinstance(value, Mapping):
            return self.list(f"{key} {item}" for key, item in value.items())
        if isinstance(value, tuple | list):
            return self.list(str(self._plain(item)) for item in value)
        if isinstance(value, int | float) and not -LARGEST <= value <= LARGEST:
            return str(value)
        return value


@lru_cache(KEPT_TEXTS)
def _text(language: str, packages: tuple[Catalogue, ...], message: str, count: int | None) -> str:
    words = Words(language, packages)
    return words(message) if count is None else words(message, count=count)


def _message(kind: type[msgspec.Struct]) -> str:
    """The message that tells things of a kind: ``option-take-card`` for the tag ``take_card``."""
    tag = str(kind.__struct_config__.tag or kind.__name__.lower()).replace("_", "-")
    return f"{_prefix(kind)}-{tag}"


def _prefix(kind: type) -> str:
    if issubclass(kind, Option):
        return "option"
    if issubclass(kind, Event):
        return "event"
    return "about"


@cache
def telling(kind: type) -> Mapping[str, Telling]:
    """How each field of a Struct is put into words, in order, found once from its type."""
    hints = get_type_hints(kind, include_extras=True)
    return MappingProxyType(
        {field.name: _telling(hints[field.name]) for field in msgspec.structs.fields(kind)}
    )


def _telling(hint: Any) -> Telling:
    if get_origin(hint) is Annotated:
        inner, *marks = get_args(hint)
        for mark in marks:
            if isinstance(mark, Word):
                return Telling("seat") if mark.prefix == "seat" else Telling("word", mark.prefix)
            if isinstance(mark, Counted):
                return Telling("counted", mark.prefix)
            if isinstance(mark, Numbered):
                return Telling("numbered")
        return _telling(inner)
    if get_origin(hint) in (Union, UnionType):
        some, *more = [inner for inner in get_args(hint) if inner is not NoneType]
        if not more:
            return _telling(some)
    if get_origin(hint) in (tuple, list):
        return Telling("list", of=_telling(get_args(hint)[0]))
    return Telling("plain")


@cache
def english(package: str | None = None) -> Words:
    """English words of the core, and of a game."""
    return Words("en", (package,) if package else ())
