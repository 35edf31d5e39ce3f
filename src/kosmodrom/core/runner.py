"""Drives a flow: knows who is asked what, and hands the answers back."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any, Final

from kosmodrom.core.asks import (
    Ask,
    Checkpoint,
    Flow,
    Parallel,
    Question,
    Race,
    Reentry,
    Request,
    Together,
)
from kosmodrom.core.game import Game
from kosmodrom.core.options import CLOCK, Option, Seat

UNREACHED: Final = Ask(CLOCK, Question("unreached", ()), ())
"""Stands for the question of a branch that was reentered and has not run to it yet."""


class Runner:
    """One running flow.

    ``asks`` are the open questions by seat; when there are none the game is over. ``serial`` counts
    the requests so far; ``hush`` is true while others must not learn what was answered or done
    since the current one. ``checkpoint`` and ``part`` are called at a checkpoint and before seats
    part into parallel flows.
    """

    __slots__ = (
        "_answers",
        "_asks",
        "_branches",
        "_checkpoint",
        "_flow",
        "_game",
        "_part",
        "_reentered",
        "_reentries",
        "_request",
        "_returning",
        "serial",
    )

    def __init__(
        self,
        game: Game[Any, Any, Any],
        flow: Flow,
        checkpoint: Callable[[], None],
        part: Callable[[], None],
    ) -> None:
        self._game = game
        self._flow = flow
        self._checkpoint = checkpoint
        self._part = part
        self.serial = 0
        self._answers: dict[Seat, Any] = {}
        self._branches: dict[Seat, Flow] = {}
        self._request: Request | None = None
        self._reentries: set[Seat] = set()
        self._returning: Sequence[Seat] = ()
        """Who is asked where this runner reenters, while it does."""
        self._reentered = False
        """Whether the branches have been reentered: some may be `UNREACHED`."""
        self._asks: dict[Seat, Ask] = {}

    @property
    def asks(self) -> Mapping[Seat, Ask]:
        return Asks(self, self._asks) if self._reentered else self._asks

    @property
    def hush(self) -> bool:
        return type(self._request) in (Together, Parallel)

    @property
    def in_parallel(self) -> bool:
        return type(self._request) is Parallel

    @property
    def racing(self) -> bool:
        return type(self._request) is Race

    @property
    def reentrant(self) -> bool:
        """Whether the flow, started from the present state, reaches the same questions."""
        return self._reentries >= self._asks.keys() and type(self._request) in (Ask, Parallel)

    def start(self) -> None:
        """Run to the first question."""
        self._resume(None)

    def reenter(self, asked: Sequence[Seat]) -> None:
        """Run to the questions at which another runner was reentrant, to these seats in this order.
        Checkpoints and partings on the way are not reported: that runner has done so. Branches are
        run when their questions are looked at: who takes a copy seldom looks at all of them."""
        checkpoint, part = self._checkpoint, self._part
        self._checkpoint = self._part = _pass
        self._returning = asked
        self._resume(None)
        self._returning = ()
        self._checkpoint, self._part = checkpoint, part

    def answer(self, seat: Seat, option: Option) -> None:
        """Hand over the answer of a seat that is asked, and run to the next question."""
        request = self._request
        if type(request) is Ask:
            self._resume(option)
        elif type(request) is Together:
            self._answers[seat] = option
            del self._asks[seat]
            if not self._asks:
                self._show_all(request.asks)
                self._resume({s: self._answers[s] for s in request.asks})
        elif type(request) is Race:
            self._resume((seat, option))
        else:
            self.reach(seat)
            self._step_branch(seat, option)
            self._join_branches()

    def _resume(self, value: Any) -> None:
        flow = self._flow
        while True:
            try:
                request = flow.send(value)
                while type(request) is Checkpoint:
                    self._checkpoint()
                    request = flow.send(None)
                if reentry := type(request) is Reentry:
                    request = flow.send(None)
                    if type(request) is not Ask:
                        raise TypeError(f"only a question to one seat follows REENTRY: {request!r}")
            except StopIteration:
                self._request = None
                self._asks = {}
                return
            self._request = request
            self._reentered = False
            self.serial += 1
            if type(request) is Ask:
                if not CLOCK <= request.seat < self._game.seats:
                    raise _unanswerable(request.seat)
                self._asks = {request.seat: request}
                self._reentries.clear()
                if reentry:
                    self._reentries.add(request.seat)
                return
            if type(request) is Parallel:
                self._check_seats(request.flows)
                self._open_branches(request)
                return
            assert isinstance(request, Together | Race)
            self._check_seats(request.asks)
            if CLOCK in request.asks:
                _check_clock(request.asks[CLOCK], len(request.asks))
            self._asks = dict(request.asks)
            self._answers = {}
            if self._asks:
                return
            value = {}

    def _open_branches(self, request: Parallel) -> None:
        self._part()
        self._answers = {}
        self._branches = dict(request.flows)
        self._reentered = len(self._returning) > 0
        self._asks = dict.fromkeys(self._returning, UNREACHED)
        self._reentries = set(self._returning)
        if not self._reentered:
            for seat in request.flows:
                self._step_branch(seat, None)
            self._join_branches()

    def _step_branch(self, seat: Seat, option: Option | None) -> None:
        self._asks.pop(seat, None)
        self._reentries.discard(seat)
        asked = self._run_branch(seat, option)
        if asked is not None:
            self._asks[seat] = asked

    def reach(self, seat: Seat) -> Ask:
        """The question to a seat that is asked, to which its branch is run if it has not been."""
        if self._asks[seat] is UNREACHED:
            asked = self._run_branch(seat, None)
            if asked is None:
                raise TypeError(f"the parallel flow of seat {seat} is not reentrant: it ends")
            self._asks[seat] = asked
        return self._asks[seat]

    def _run_branch(self, seat: Seat, option: Option | None) -> Ask | None:
        """Run a branch to its next question, or to its end."""
        game = self._game
        game.whisper(seat)
        try:
            request = self._branches[seat].send(option)
            if type(request) is Reentry:
                self._reentries.add(seat)
                request = self._branches[seat].send(None)
        except StopIteration as end:
            self._answers[seat] = end.value
            return None
        finally:
            game.whisper(None)
        if not isinstance(request, Ask) or request.seat != seat:
            raise TypeError(f"a parallel flow of seat {seat} may only ask seat {seat}: {request!r}")
        if seat == CLOCK:
            _check_clock(request, len(self._branches))
        return request

    def _join_branches(self) -> None:
        if self._asks:
            return
        request = self._request
        assert isinstance(request, Parallel)
        for seat in request.flows:
            if seat not in self._answers:  # it had ended before it was reentered, and ends at once
                self._run_branch(seat, None)
        self._show_all(request.flows)
        self._game.speak_up()
        self._resume({seat: self._answers[seat] for seat in request.flows})

    def _check_seats(self, asked: Collection[Seat]) -> None:
        """Only players and the clock are asked: for an automa the rules decide."""
        for seat in asked:
            if not CLOCK <= seat < self._game.seats:
                raise _unanswerable(seat)

    def _show_all(self, seats: Collection[Seat]) -> None:
        """What the seats did apart becomes known: nobody can undo past it alone."""
        if len(seats) > 1:
            self._game.reveal()


class Asks(Mapping[Seat, Ask]):
    """The open questions of a runner whose branches were reentered."""

    __slots__ = ("_asks", "_runner")

    def __init__(self, runner: Runner, asks: Mapping[Seat, Ask]) -> None:
        self._runner = runner
        self._asks = asks

    def __getitem__(self, seat: Seat) -> Ask:
        asked = self._asks[seat]
        return self._runner.reach(seat) if asked is UNREACHED else asked

    def __contains__(self, seat: object) -> bool:
        return seat in self._asks

    def __iter__(self) -> Iterator[Seat]:
        return iter(self._asks)

    def __len__(self) -> int:
        return len(self._asks)


def _pass() -> None:
    """Nothing to do."""


def _check_clock(asked: Ask, seats: int) -> None:
    """A clock that is asked beside others leaves them some time: only the rule knows how much."""
    if seats > 1 and not asked.seconds:
        raise ValueError(
            f"the clock is asked “{asked.question.id}” beside others without saying how long that "
            "runs: write ask(CLOCK, ..., seconds=90)"
        )


def _unanswerable(seat: Seat) -> ValueError:
    return ValueError(f"seat {seat} cannot be asked: nobody decides for it")
