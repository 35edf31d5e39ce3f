"""What rules yield: the questions a flow puts to the players.

A flow is a generator that changes the state and yields requests; it is sent back what was chosen:

    def turn(g: Game, seat: Seat) -> Flow:
        match (yield ask(seat, ACTION, lambda: legal_actions(g, seat))):
            case PlaceDie(die, space):
                yield from place_die(g, seat, die, space)
            case Pass():
                g.state.players[seat].passed = True

`ask` is answered by one seat and sends back its option; `together` is answered by several, none
seeing the others' answers, and sends back ``{seat: option}``; `race` takes the first answer and
sends back ``(seat, option)``; `parallel` runs a flow for each seat side by side and sends back what
each returned, ``{seat: value}``. `CHECKPOINT` asks nothing: it says that the whole
situation is in the state, so that the game can be resumed from here. `REENTRY` asks nothing
either: it says the same in the middle of a move, which makes copies cheap there.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias, TypeVar

import msgspec

from kosmodrom.core.errors import Refused
from kosmodrom.core.options import CLOCK, Option, Seat

WhyNot: TypeAlias = Callable[[Any, "Ask", Any], Refused | None]
"""Says of a move which rule is in its way as an answer to a question; None if it is legal."""
W = TypeVar("W", bound=WhyNot)
Candidates: TypeAlias = Iterable[Option] | Callable[[], Iterable[Option]]


@dataclass(frozen=True, slots=True)
class Question:
    """The kind of a question: its message id, the rules that raise it, and the kinds of moves that
    answer it.

    The two prompts are the message ``ask-<id>`` (for the seat that decides) and its attribute
    ``.others`` (for everyone else). What comes of an answer to a ``sealed`` one is hidden until it
    is given: no outcome of it is told, and the rule reveals it. ``first`` is the reason given to
    whoever tries something else first. Moves that answer the question ``also`` answer this one as
    well: what one may do beside anything else has a question of its own, which nobody asks.

    For each kind of move that answers it, a function beside the rule says why such a move is not
    legal, or that it is:

        @TURN.accepts(PlaceDie)
        def why_not_place(g: Game, ask: Ask, move: PlaceDie) -> Refused | None:
            if move.space in g.state.board:
                return Refused("space-taken", ("AM-319",), space=move.space)
            return None

    What is offered is exactly what these functions find legal: see `among`, and
    `kosmodrom.testing.check_legality`. A small game may do without them: then a move that is not
    offered is refused without a reason.
    """

    id: str
    rules: tuple[str, ...]
    sealed: bool = False
    first: str = "wrong-question"
    also: Question | None = field(default=None, compare=False)
    answers: dict[type[Option], WhyNot] = field(default_factory=dict, compare=False, repr=False)

    def accepts(self, *kinds: type[Option]) -> Callable[[W], W]:
        """Declares what says whether moves of these kinds are legal here."""

        def declare(why_not: W) -> W:
            for kind in kinds:
                if kind in self.answers:
                    raise ValueError(f"“{self.id}” accepts {kind.__name__} twice")
                self.answers[kind] = why_not
            return why_not

        return declare

    @property
    def kinds(self) -> tuple[type[Option], ...]:
        """The kinds of moves that answer it."""
        return (*self.answers, *(self.also.kinds if self.also is not None else ()))

    def legality(self, kind: type[Option]) -> WhyNot | None:
        """What says whether moves of a kind are legal; None if they do not answer the question."""
        found = self.answers.get(kind)
        if found is None and self.also is not None:
            return self.also.legality(kind)
        return found


class Ask:
    """One question to one seat, with its legal options.

    Options may be given as a function: it is called when they are first looked at. Do that whenever
    they depend on something hidden from other seats: a fork redeals hidden things after asking.
    ``seconds`` is how long the clock leaves the others before it answers.
    """

    __slots__ = ("_options", "about", "context", "question", "seat", "seconds")

    def __init__(
        self,
        seat: Seat,
        question: Question,
        options: Offer,
        about: msgspec.Struct | None = None,
        context: Any = None,
        seconds: int | None = None,
    ) -> None:
        self.seat = seat
        self.question = question
        self.about = about
        self.context = context
        self.seconds = seconds
        self._options = options

    @property
    def options(self) -> Sequence[Option]:
        options = self._options
        if callable(options):
            options = self._options = options()
        elif isinstance(options, Among):
            options = self._options = options.legal_for(self)
        return options

    def offered(self, *kinds: type[Option]) -> tuple[Option, ...]:
        """The options of these kinds."""
        return tuple(option for option in self.options if isinstance(option, kinds))

    def without_options(self) -> Ask:
        """The same question, offering nothing."""
        return Ask(self.seat, self.question, (), self.about, self.context, self.seconds)

    def is_like(self, other: Ask) -> bool:
        """Whether this is the same question to the same seat, whatever the options."""
        return (
            self.seat == other.seat
            and (self.question is other.question or self.question == other.question)
            and self.about == other.about
        )

    def __repr__(self) -> str:
        return f"<Ask {self.question.id} seat={self.seat} options={len(self.options)}>"


class Among:
    """The legal ones of some moves; see `among`."""

    __slots__ = ("_candidates", "_g")

    def __init__(self, g: Any, candidates: Candidates) -> None:
        self._g = g
        self._candidates = candidates

    def legal_for(self, ask: Ask) -> list[Option]:
        """The legal answers to a question, in their order."""
        candidates = self._candidates() if callable(self._candidates) else self._candidates
        g, bare = self._g, ask.without_options()
        kind: type[Option] | None = None
        found = []
        for move in candidates:
            if type(move) is not kind:
                kind = type(move)
                why_not = ask.question.legality(kind)
            if why_not is None:
                raise TypeError(f"“{ask.question.id}” does not accept {kind.__name__}")
            if why_not(g, bare, move) is None:
                found.append(move)
        return found


Offer: TypeAlias = Sequence[Option] | Callable[[], Sequence[Option]] | Among


class Together:
    """Several seats decide at once; see `together`."""

    __slots__ = ("asks",)

    def __init__(self, asks: Mapping[Seat, Ask]) -> None:
        self.asks = asks


class Race:
    """The first answer decides; see `race`."""

    __slots__ = ("asks",)

    def __init__(self, asks: Mapping[Seat, Ask]) -> None:
        self.asks = asks


class Parallel:
    """A flow of its own for each seat; see `parallel`."""

    __slots__ = ("flows",)

    def __init__(self, flows: Mapping[Seat, Flow]) -> None:
        self.flows = flows


class Checkpoint:
    """The whole situation is in the state; see `CHECKPOINT`."""

    __slots__ = ()


CHECKPOINT: Final = Checkpoint()


class Reentry:
    """The next question follows from the state alone; see `REENTRY`."""

    __slots__ = ()


REENTRY: Final = Reentry()
"""Yielded right before an `ask`. A game started from the state as it is here must reach the same
question, changing and telling nothing on the way: a copy of the table can then start here and need
not repeat the choices since the checkpoint. In a flow of `parallel` it also promises that the flow,
started again after its end, ends at once and returns the same value."""

Request: TypeAlias = Ask | Together | Race | Parallel | Checkpoint | Reentry
Flow: TypeAlias = Generator[Request, Any, Any]


def ask(
    seat: Seat,
    question: Question,
    options: Offer,
    about: msgspec.Struct | None = None,
    *,
    context: Any = None,
    seconds: int | None = None,
) -> Ask:
    """Ask one seat.

    ``about`` holds public facts that the prompts may name. ``context`` is for the functions of the
    question alone: what the rule knows besides the state and what they share, the plan that a move
    would change, say. It holds nothing that is hidden from the seat.

    The clock is asked together with others: ``seconds`` says how long it leaves them. Its time
    keeps running while the clock is asked the same question again; to turn the hourglass, ask about
    something else or offer another option.
    """
    if seconds is not None and seat != CLOCK:
        raise ValueError(f"seat {seat} is not the clock: how long a player has is the table's pace")
    asked = Ask(seat, question, options, about, context, seconds)
    if seat == CLOCK:  # nothing is hidden from the clock, and its question must keep its options
        return Ask(seat, question, asked.options, about, context, seconds)
    return asked


def among(g: Any, candidates: Candidates) -> Among:
    """Those of some moves that the question's own functions find legal.

    They are found when somebody looks at them, each by itself: the functions see no options. Give
    the moves as a function where they depend on something hidden from other seats.
    """
    return Among(g, candidates)


def always(_g: Any, _ask: Ask, _move: Option) -> None:
    """For moves that are legal whenever they are asked for: nothing is in their way."""


def together(asks: Mapping[Seat, Ask]) -> Together:
    """Ask several seats at once; sends back ``{seat: option}`` when all have answered."""
    return Together(asks)


def race(asks: Mapping[Seat, Ask]) -> Race:
    """Ask several seats; sends back ``(seat, option)`` of the first to answer.

    An answer that comes later still counts if that seat is asked the same again (same question,
    equal ``about``) and the option is still offered.
    """
    return Race(asks)


def parallel(flows: Mapping[Seat, Flow]) -> Parallel:
    """Run a flow for each seat side by side; sends back ``{seat: returned value}``.

    A branch asks only its own seat, changes only what belongs to it, and has no checkpoints.
    What happens in it is told to the other seats when all branches have ended.
    """
    return Parallel(flows)
