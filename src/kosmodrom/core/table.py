"""A table: one running game. The server, the terminal, the bots and the environments use this.

>>> table = Table.start("astrominers", seats=3, seed=7)
>>> sorted(table.pending)
[0, 1, 2]
>>> table.decide(0, table.pending[0].options[0])
"""

from __future__ import annotations

import hashlib
import secrets
import string
import weakref
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Generic

import msgspec

from kosmodrom.core.asks import Ask
from kosmodrom.core.campaign import plain_carried, read_carried
from kosmodrom.core.errors import HistoryError, Refused, RuleError
from kosmodrom.core.events import LogEntry, Numbered
from kosmodrom.core.form import read_options
from kosmodrom.core.freezing import FORMAT as FROZEN
from kosmodrom.core.freezing import Frozen, freeze_log, read_frozen, thaw_log
from kosmodrom.core.freezing import Guess as _Guess
from kosmodrom.core.freezing import Mark as _Mark
from kosmodrom.core.game import D, Game, O, S
from kosmodrom.core.history import FORMAT, History, Snapshot, data_fingerprint
from kosmodrom.core.options import (
    Choice,
    Option,
    Seat,
    find_option,
    what_is_malformed,
    without_implied,
)
from kosmodrom.core.registry import find_game
from kosmodrom.core.result import Result
from kosmodrom.core.rng import Random, seed_value
from kosmodrom.core.ruleset import Ruleset
from kosmodrom.core.runner import Runner

SEAT_NAMES = string.ascii_uppercase


class UndoTerms(msgspec.Struct, frozen=True):
    """How far a seat may go back: ``alone`` lists its own last choices that it may take back by
    itself (numbers from 0, latest first); anything further needs ``further``'s consent."""

    alone: tuple[int, ...]
    further: tuple[Seat, ...]


def seat_names(seats: int | Sequence[str], first: Seat) -> tuple[str, ...]:
    """The names as given; for a number of seats, letters from that of the first on."""
    if isinstance(seats, int):
        return tuple(SEAT_NAMES[first : first + seats])
    return tuple(seats)


class _Nearby(msgspec.Struct, frozen=True, gc=False):
    """Where a copy of a table can begin after the last checkpoint (`REENTRY`): the state, the
    lengths of the lists, and what the table knows of the request it stands at."""

    choices: int
    state: bytes
    log: int
    checkpoints: int
    held: tuple[LogEntry, ...]
    apart: bytes
    opened: int
    asked: tuple[Seat, ...]


def _with_state(game: Game[S, O, D], state: S) -> Game[S, O, D]:
    """The same game with another state, and nothing in its log."""
    return Game(state, game.options, game.data, game.seats, game.automas, game.carried)


def _without(guess: _Guess, mark: _Mark, later: Sequence[int]) -> _Guess:
    """The same guess, with only the ``later`` choices since the mark."""
    kept = sum(number < guess.choices for number in later)
    return msgspec.structs.replace(guess, choices=min(guess.choices, mark.choices + kept))


def fingerprint(state: bytes) -> str:
    """A short name for an encoded state: equal for equal states."""
    return _digest(state).hex()


def _digest(state: bytes) -> bytes:
    # SHA-1 for speed, not for secrecy: this runs at every checkpoint.
    return hashlib.sha1(state, usedforsecurity=False).digest()[:8]


class Table(Generic[S, O, D]):
    """One running game.

    Make one with `start`, `load` or `resume`. ``pending`` says who is asked what, `decide` answers.
    """

    __slots__ = (
        "__weakref__",
        "_apart",
        "_boundaries",
        "_checkpoints",
        "_choices",
        "_game",
        "_guesses",
        "_luck",
        "_mark",
        "_nearby",
        "_opened",
        "_origin",
        "_resuming",
        "_revealed",
        "_runner",
        "_whole",
        "names",
        "ruleset",
        "seed",
    )

    ruleset: Ruleset[S, O, D]
    names: tuple[str, ...]
    """The names of the players, and then of the automas."""
    seed: int | str
    _game: Game[S, O, D]
    _runner: Runner
    _choices: list[Choice]
    _luck: list[int]
    """The state of chance that each choice met."""
    _boundaries: list[int]
    _checkpoints: list[tuple[int, bytes]]
    """How many choices had been made at each, and the state's digest if a record needs it."""
    _origin: _Mark
    _mark: _Mark
    _nearby: _Nearby | None
    """Where copies begin, once one was made in the middle of a move."""
    _guesses: tuple[_Guess, ...]
    """Redeals since the origin."""
    _whole: bool
    """Whether the choices are all there are since the seed."""
    _apart: bytes
    """The state when the seats parted into parallel flows."""
    _opened: int
    """How many choices had been made when the current request was put."""
    _resuming: bool
    """Whether the next checkpoint is the mark that the table was restored from."""
    _revealed: bool
    """Whether the current choice revealed something before its last checkpoint."""

    # Making a table

    @classmethod
    def start(
        cls,
        game: str | Ruleset[S, O, D],
        *,
        seats: int | Sequence[str],
        automas: int | Sequence[str] = 0,
        seed: int | str | None = None,
        options: O | Mapping[str, Any] | None = None,
        data: D | None = None,
        overlay: Path | None = None,
        carried: Any = None,
    ) -> Table[S, O, D]:
        """Start a game. Equal arguments give equal games; without a seed one is drawn.

        ``seats`` is the number of players or their names, ``automas`` that of the opponents that
        the rules play, who have the seats after them; ``data`` replaces the game's data files and
        ``overlay`` is a folder laid over them; ``carried`` is what a chapter of a campaign begins
        with, as the game declares it or as plain values.
        """
        ruleset: Ruleset[S, O, D] = find_game(game) if isinstance(game, str) else game
        players = seats if isinstance(seats, int) else len(seats)
        rivals = automas if isinstance(automas, int) else len(automas)
        ruleset.check_seats(players, rivals)
        names = (*seat_names(seats, 0), *seat_names(automas, players))
        chosen = read_options(ruleset, options, players, rivals)
        read = read_carried(ruleset, carried)
        if data is None:
            data = ruleset.load(overlay)
        if seed is None:
            seed = secrets.randbits(53)
        state = ruleset.new(players, chosen, data)
        state.rng = seed_value(seed)
        table = cls._blank(ruleset, names, rivals, seed, chosen, data, read)
        table._begin(state)
        return table

    @classmethod
    def load(
        cls,
        history: History,
        *,
        ruleset: Ruleset[S, O, D] | None = None,
        data: D | None = None,
        overlay: Path | None = None,
        upto: int | None = None,
    ) -> Table[S, O, D]:
        """Replay a recorded game, all of it or its first ``upto`` choices.

        Every choice must be legal and every checkpoint must have the recorded fingerprint.
        """
        rules: Ruleset[S, O, D] = ruleset or find_game(history.game)
        if data is None:
            data = rules.load(overlay)
        history.check(rules, data)
        table = cls.start(
            rules,
            seats=history.seats,
            automas=history.automas,
            seed=history.seed,
            options=history.options,
            data=data,
            carried=history.carried,
        )
        table._replay(history, upto)
        return table

    @classmethod
    def resume(
        cls,
        snapshot: Snapshot,
        later: Sequence[Choice] = (),
        *,
        ruleset: Ruleset[S, O, D] | None = None,
        data: D | None = None,
        overlay: Path | None = None,
    ) -> Table[S, O, D]:
        """Pick up a game at a snapshot and make the choices that came later.

        Such a table does not know what came before: it cannot go back past the snapshot.
        """
        rules: Ruleset[S, O, D] = ruleset or find_game(snapshot.game)
        if data is None:
            data = rules.load(overlay)
        snapshot.check(rules, data)
        players, automas = snapshot.seats, snapshot.automas
        chosen = read_options(rules, snapshot.options, len(players), len(automas))
        names = (*players, *automas)
        carried = read_carried(rules, snapshot.carried)
        table = cls._blank(rules, names, len(automas), snapshot.seed, chosen, data, carried)
        table._begin(rules.decode(snapshot.state))
        table._whole = False
        for choice in later:
            table.decide(choice.seat, choice.option)
        return table

    @classmethod
    def thaw(
        cls,
        frozen: bytes,
        *,
        ruleset: Ruleset[S, O, D],
        data: D | None = None,
        overlay: Path | None = None,
    ) -> Table[S, O, D]:
        """The table that was frozen, exactly as it was. The caller must pass the data that it was
        played with (`data_fingerprint`)."""
        read = read_frozen(frozen, ruleset)
        players = len(read.names) - read.automas
        options = read_options(ruleset, read.options, players, read.automas)
        if data is None:
            data = ruleset.load(overlay)
        carried = read_carried(ruleset, read.carried)
        table = cls._blank(ruleset, read.names, read.automas, read.seed, options, data, carried)
        table._game.log = thaw_log(read.log)
        table._choices = [Choice(seat, option) for seat, option in read.choices]
        table._luck = read.luck
        table._boundaries = read.boundaries
        table._checkpoints = read.checkpoints
        table._origin = read.origin
        table._guesses = read.guesses
        table._whole = read.whole
        table._restore(read.mark, range(read.mark.choices, len(read.choices)))
        return table

    @classmethod
    def _blank(
        cls,
        ruleset: Ruleset[S, O, D],
        names: tuple[str, ...],
        automas: int,
        seed: int | str,
        options: O,
        data: D,
        carried: Any,
    ) -> Table[S, O, D]:
        table = cls.__new__(cls)
        table.ruleset = ruleset
        table.names = names
        table.seed = seed
        seats = len(names) - automas
        state = ruleset.new(seats, options, data)
        table._game = Game(state, options, data, seats, automas, carried)
        table._choices = []
        table._luck = []
        table._boundaries = []
        table._checkpoints = []
        table._guesses = ()
        table._whole = True
        return table

    def _begin(self, state: S) -> None:
        self._origin = _Mark(0, self.ruleset.encode(state), state.rng, 0, 0)
        self._restore(self._origin, ())

    # Playing

    @property
    def pending(self) -> Mapping[Seat, Ask]:
        """Who is asked what. Empty when the game is over."""
        return self._runner.asks

    @property
    def finished(self) -> bool:
        return not self._runner.asks

    @property
    def apart(self) -> bool:
        """Whether the seats work side by side, unseen: then nobody is told another's question."""
        return self._runner.in_parallel

    @property
    def racing(self) -> bool:
        """Whether the first of those who are asked decides."""
        return self._runner.racing

    @property
    def seats(self) -> int:
        """How many players there are; the seats after theirs are the automas'."""
        return self._game.seats

    @property
    def automas(self) -> int:
        """How many opponents the rules play."""
        return self._game.automas

    @property
    def game(self) -> Game[S, O, D]:
        """The game behind the table, hidden things included: for tools, tests and judges."""
        return self._game

    def decide(self, seat: Seat, option: Option) -> None:
        """Choose an option. Raises `Refused`, with the reason, unless it is pending and legal."""
        asked = self._runner.asks.get(seat)
        if asked is None:
            raise self.why_not(seat, option)
        options = asked.options
        number = find_option(options, option)
        if number is None:
            raise self.why_not(seat, option)
        # The option as it was offered: an equal one may hold True or a NumPy number for 1.
        self.make(seat, options[number])

    def offers(self, seat: Seat, option: Option) -> bool:
        """Whether a seat may choose an option now."""
        asked = self._runner.asks.get(seat)
        return asked is not None and find_option(asked.options, option) is not None

    def why_not(self, seat: Seat, option: Option) -> Refused:
        """Why an option that is not offered is not offered."""
        asked = self._runner.asks.get(seat)
        if asked is None:
            if self.finished:
                return Refused("finished")
            if self.seats <= seat < self.seats + self.automas:
                return Refused("automa", player=self.names[seat])
            if not 0 <= seat < self.seats:
                return Refused("no-such-seat", seat=seat, seats=self.seats)
            refused = self.ruleset.not_asked(self._game, seat)
            if refused is None:
                waiting = next(iter(self._runner.asks.values()))
                return Refused("not-asked", waiting.question.rules)
        else:
            problem = what_is_malformed(option, self.ruleset.moves)
            if problem is not None:
                return Refused("malformed", problem=problem)
            if find_option(asked.options, without_implied(option)) is not None:
                return Refused("misstated")
            refused = self.ruleset.refuse(self._game, seat, asked, option)
        refused.package = self.ruleset.package
        return refused

    def make(self, seat: Seat, option: Option) -> None:
        """Make a choice that is known to be legal, without checking it.

        For search, which takes options from what is offered; everybody else calls `decide`.
        """
        game, runner = self._game, self._runner
        rng, serial = game.state.rng, runner.serial
        game.revealed = self._revealed = False
        self._choices.append(Choice(seat, option))
        self._luck.append(rng)
        try:
            runner.answer(seat, option)
        except Exception as error:
            failed = len(self._choices)
            self._rebuild(range(failed - 1))
            raise RuleError(
                "error-rule", choice=failed, option=repr(option), problem=repr(error)
            ) from error
        self._settle(rng, serial)

    def _settle(self, rng: int, serial: int) -> None:
        """Note what the last choice did: an information boundary, a new request."""
        game = self._game
        if game.revealed or self._revealed or game.state.rng != rng:
            self._boundaries.append(len(self._choices) - 1)
        if self._runner.serial != serial:
            self._opened = len(self._choices)

    def view(self, seat: Seat | None = None) -> msgspec.Struct:
        """All that a seat, or a spectator, may see."""
        # Through bytes, so that a view never shares anything with the running game.
        return self._view(self.ruleset.decode(self.ruleset.encode(self._known(seat))), seat)

    def view_json(self, seat: Seat | None = None) -> bytes:
        """The view as JSON. It shares nothing anyway, so nothing is copied for it."""
        return msgspec.json.encode(self._view(self._known(seat), seat))

    def _known(self, seat: Seat | None) -> S:
        """The state, without what others answer at this moment."""
        state = self._game.state
        if not self._runner.in_parallel:
            return state
        return self.ruleset.conceal(self.ruleset.decode(self._apart), state, seat)

    def _view(self, known: S, seat: Seat | None) -> msgspec.Struct:
        game = self._game
        return self.ruleset.view(_with_state(game, known), seat)

    def events(self, seat: Seat | None = None, since: int = 0) -> list[Numbered]:
        """What a seat, or a spectator, may know of what happened, from number ``since`` on.

        Everyone's events are numbered apart: gaps would tell how much happened in secret.
        """
        log = self._game.log
        seen = [event for entry in log if (event := entry.seen_by(seat)) is not None]
        return [Numbered(number, seen[number]) for number in range(since, len(seen))]

    @property
    def result(self) -> Result | None:
        """How the game ended, or None while it runs."""
        return self.ruleset.result(self._game) if self.finished else None

    # Remembering

    @property
    def choices(self) -> Sequence[Choice]:
        """All choices so far, in order."""
        return self._choices

    @property
    def boundaries(self) -> Sequence[int]:
        """The numbers (from 0) of the choices that made something known, in order."""
        return self._boundaries

    @property
    def checkpoint(self) -> tuple[int, bytes] | None:
        """How many choices had been made at the last checkpoint, and the encoded state there;
        None before the first."""
        return (self._mark.choices, self._mark.state) if self._mark.checkpoints else None

    @property
    def history(self) -> History:
        """The game so far as a record that replays to this very state."""
        if not self._whole:
            raise HistoryError("error-history-part")
        return History(
            format=FORMAT,
            game=self.ruleset.id,
            rules=self.ruleset.version,
            data=data_fingerprint(self._game.data),
            options=msgspec.to_builtins(self._game.options),
            seats=self.names[: self.seats],
            automas=self.names[self.seats :],
            seed=self.seed,
            carried=plain_carried(self._game.carried),
            choices=[(c.seat, msgspec.Raw(msgspec.json.encode(c.option))) for c in self._choices],
            checkpoints=[(number, digest.hex()) for number, digest in self._checkpoints],
        )

    @property
    def snapshot(self) -> tuple[Snapshot, Sequence[Choice]]:
        """The state at the last checkpoint, and the choices since: see `resume`."""
        if self._guesses and self._guesses[-1].choices >= self._mark.choices:
            raise HistoryError("error-history-part")
        snapshot = Snapshot(
            format=FORMAT,
            game=self.ruleset.id,
            rules=self.ruleset.version,
            data=data_fingerprint(self._game.data),
            options=msgspec.to_builtins(self._game.options),
            seats=self.names[: self.seats],
            automas=self.names[self.seats :],
            seed=self.seed,
            carried=plain_carried(self._game.carried),
            state=self._mark.state,
        )
        return snapshot, self._choices[self._mark.choices :]

    def freeze(self) -> bytes:
        """The whole table as bytes: see `thaw`. They tell everything that is hidden."""
        frozen = Frozen(
            format=FROZEN,
            game=self.ruleset.id,
            rules=self.ruleset.version,
            names=self.names,
            seed=self.seed,
            options=msgspec.to_builtins(self._game.options),
            whole=self._whole,
            choices=[(choice.seat, choice.option) for choice in self._choices],
            luck=self._luck,
            boundaries=self._boundaries,
            checkpoints=self._checkpoints,
            origin=self._origin,
            mark=self._mark,
            guesses=self._guesses,
            log=freeze_log(self._game.log[: self._mark.log]),
            automas=self.automas,
            carried=plain_carried(self._game.carried),
        )
        return msgspec.msgpack.encode(frozen)

    @property
    def fingerprint(self) -> str:
        """A short name for the state: equal for equal states."""
        return fingerprint(self.ruleset.encode(self._game.state))

    def _replay(self, history: History, upto: int | None) -> None:
        recorded = dict(history.checkpoints)
        decoder = msgspec.json.Decoder(self.ruleset.move_union)
        good = self._compare(recorded, 0)
        for number, (seat, raw) in enumerate(history.choices[:upto], 1):
            try:
                self.decide(seat, decoder.decode(raw))
            except msgspec.DecodeError as error:
                raise HistoryError(
                    "error-history-choice", choice=number, problem=str(error)
                ) from error
            except Refused as error:
                raise HistoryError(
                    "error-history-illegal", choice=number, problem=str(error)
                ) from error
            good = self._compare(recorded, good)

    def _compare(self, recorded: Mapping[int, str], good: int) -> int:
        """Compare the checkpoint just reached, if any, with the record; ``good`` was the last
        that agreed."""
        made = len(self._choices)
        at, digest = self._checkpoints[-1] if self._checkpoints else (-1, b"")
        reached = digest.hex() if at == made else None
        if made not in recorded:
            return good
        if recorded[made] != reached:
            raise HistoryError("error-history-differs", choice=good + 1, last=made)
        return made

    # Going back

    def undo_terms(self, seat: Seat) -> UndoTerms:
        """How far a seat may go back alone, and whose consent going further needs."""
        boundaries = set(self._boundaries)
        opened = self._opened if self._runner.hush else len(self._choices)
        others_acted = any(choice.seat != seat for choice in self._choices[opened:])
        alone = []
        for number in range(len(self._choices) - 1, self._floor - 1, -1):
            own = self._choices[number].seat == seat
            if number < opened and (others_acted or not own):
                break
            if own and number in boundaries:
                break
            if own:
                alone.append(number)
        return UndoTerms(tuple(alone), tuple(s for s in range(self.seats) if s != seat))

    def undo(self, seat: Seat, count: int = 1) -> None:
        """Take back a seat's own last choices, which it may do alone up to `undo_terms`."""
        terms = self.undo_terms(seat)
        if not 1 <= count <= len(terms.alone):
            if not any(choice.seat == seat for choice in self._choices):
                raise Refused("undo-nothing")
            raise Refused("undo-needs-consent", alone=len(terms.alone), seats=terms.further)
        taken = set(terms.alone[:count])
        self._rebuild([n for n in range(len(self._choices)) if n not in taken])

    def rewind(self, to: int) -> None:
        """Go back to the first ``to`` choices, no matter who made the later ones.

        For tools, for one person alone with bots, and once everyone at the table has agreed.
        """
        if not self._floor <= to <= len(self._choices):
            raise Refused("undo-no-such-choice", to=to, choices=len(self._choices))
        self._rebuild(range(to))

    @property
    def _floor(self) -> int:
        """How far a table can go back at all: a guess does not know what was before it."""
        return self._guesses[-1].choices if self._guesses else self._origin.choices

    # Copying

    def fork(self, seat: Seat | None = None, guess: Random | None = None) -> Table[S, O, D]:
        """An independent copy of the table.

        Without a seat it is exact. With one, everything hidden from that seat is redealt,
        consistently with what the seat has seen, future chance is fresh, and what others have
        decided but not yet shown is undecided again; ``guess`` is the bot's own chance.
        """
        twin: Table[S, O, D] = Table.__new__(Table)
        game = self._game
        twin.ruleset = self.ruleset
        twin.names = self.names
        twin.seed = self.seed
        twin._game = _with_state(game, game.state)
        twin._game.log = game.log.copy()
        twin._choices = self._choices.copy()
        twin._luck = self._luck.copy()
        twin._boundaries = self._boundaries.copy()
        twin._checkpoints = self._checkpoints.copy()
        twin._origin = self._origin
        twin._guesses = self._guesses
        twin._whole = self._whole
        mark = self._mark
        later: Sequence[int] = range(mark.choices, len(self._choices))
        if seat is None:
            nearby = self._find_nearby()
            if nearby is None:
                twin._restore(mark, later)
            else:
                twin._mark = mark
                twin._reenter(nearby)
            return twin
        if self._runner.hush:
            later = [n for n in later if n < self._opened or self._choices[n].seat == seat]
            twin._guesses = tuple(_without(guess, mark, later) for guess in self._guesses)
        twin._whole = False
        twin._guess(mark, later, seat, guess or Random.seeded(secrets.randbits(64)))
        return twin

    def _find_nearby(self) -> _Nearby | None:
        """Where a copy can begin after the mark: here if the flow is reentrant, else where an
        earlier copy began, if any did."""
        made, nearby = len(self._choices), self._nearby
        here = nearby is not None and nearby.choices == made
        if not here and (made > self._mark.choices or self._guesses) and self._runner.reentrant:
            self._nearby = nearby = _Nearby(
                made,
                self.ruleset.encode(self._game.state),
                len(self._game.log),
                len(self._checkpoints),
                tuple(self._game.held),
                self._apart,
                self._opened,
                tuple(self._runner.asks),
            )
        return nearby

    def _guess(self, mark: _Mark, later: Sequence[int], seat: Seat, guess: Random) -> None:
        """Go to the mark, make the later choices and redeal what is hidden from the seat."""
        seed = guess.bits() << 32 | guess.bits()
        learnt = self._restore(mark, later) or self._has_learnt(mark)
        since = range(mark.choices, len(self._choices))
        if not mark.checkpoints or learnt or not self._is_all_own(since, seat):
            self._guesses = (*self._guesses, _Guess(len(self._choices), seat, seed))
            self._redeal(seat, seed)
            return
        # The seat alone has chosen since the mark, and nothing was learnt: redeal there, so that
        # copies of the guess are cheap, and make the seat's choices again on what was dealt.
        self._game.state = self.ruleset.decode(mark.state)
        self._game.rng = Random(self._game.state)
        self._redeal(seat, seed)
        state = self.ruleset.encode(self._game.state)
        self._origin = msgspec.structs.replace(mark, state=state, rng=self._game.state.rng)
        self._guesses = ()
        self._luck[mark.choices :] = [seed] * len(since)
        self._restore(self._origin, since)

    def _is_all_own(self, numbers: Sequence[int], seat: Seat) -> bool:
        return all(self._choices[number].seat == seat for number in numbers)

    def _has_learnt(self, mark: _Mark) -> bool:
        """Whether anything became known by the choices since a mark, or by chance."""
        known = bool(self._boundaries) and self._boundaries[-1] >= mark.choices
        return known or self._game.state.rng != mark.rng

    def _redeal(self, seat: Seat, seed: int) -> None:
        state = self._game.state
        self.ruleset.redeal(self._game, seat, Random.seeded(seed))
        state.rng = seed

    # Restoring

    def _rebuild(self, kept: Sequence[int]) -> None:
        """Go to where the choices of these numbers lead: from the last checkpoint, if no choice
        before it is left out."""
        last = self._mark.choices
        intact = len(kept) >= last and (last == 0 or kept[last - 1] == last - 1)
        mark = self._mark if intact else self._origin
        self._restore(mark, kept[mark.choices :])

    def _restore(self, mark: _Mark, later: Sequence[int]) -> bool:
        """Go to a mark and make the choices of the later numbers again, with the luck they had.
        Returns whether something was revealed between the mark and the first of them."""
        again = self._go_back(mark, later)
        self._game.forget(mark.log)
        self._mark = mark
        self._nearby = None
        self._apart = b""
        self._opened = mark.choices
        self._resuming = mark.checkpoints > 0
        self._runner.start()
        revealed = self._game.revealed
        guesses = [guess for guess in self._guesses if guess.choices >= mark.choices]
        self._make_again(again, guesses)
        return revealed

    def _reenter(self, nearby: _Nearby) -> None:
        """Go to where copies begin, and make the choices since then again."""
        again = self._go_back(nearby, range(nearby.choices, len(self._choices)))
        self._game.forget(nearby.log, nearby.held)
        self._nearby = nearby
        self._apart = nearby.apart
        self._opened = nearby.opened
        self._resuming = False
        self._runner.reenter(nearby.asked)
        self._make_again(again, [])

    def _go_back(self, to: _Mark | _Nearby, later: Sequence[int]) -> list[tuple[Choice, int]]:
        """Take up the state of a place and forget what came after it, with a runner that is not
        yet started; returns the choices of the later numbers and the luck they had."""
        game = self._game
        again = [(self._choices[number], self._luck[number]) for number in later]
        game.state = self.ruleset.decode(to.state)
        game.rng = Random(game.state)
        game.revealed = False
        del self._choices[to.choices :]
        del self._luck[to.choices :]
        del self._checkpoints[to.checkpoints :]
        while self._boundaries and self._boundaries[-1] >= to.choices:
            self._boundaries.pop()
        self._revealed = False
        # A weak reference: otherwise table and runner would keep each other alive, and every copy
        # that is thrown away would wait for the garbage collector.
        table = weakref.proxy(self)
        self._runner = Runner(
            game,
            self.ruleset.play(game),
            lambda: table._checkpoint(),
            lambda: table._part(),
        )
        return again

    def _make_again(self, again: list[tuple[Choice, int]], guesses: list[_Guess]) -> None:
        game = self._game
        for choice, rng in again:
            self._redo_guesses(guesses)
            game.state.rng = rng
            serial = self._runner.serial
            game.revealed = self._revealed = False
            self._choices.append(choice)
            self._luck.append(rng)
            self._runner.answer(choice.seat, choice.option)
            self._settle(rng, serial)
        self._redo_guesses(guesses)

    def _redo_guesses(self, guesses: list[_Guess]) -> None:
        while guesses and guesses[0].choices == len(self._choices):
            guess = guesses.pop(0)
            self._redeal(guess.seat, guess.seed)

    def _checkpoint(self) -> None:
        """The runner stands at a checkpoint: remember it."""
        if self._resuming:
            self._resuming = False
            return
        game = self._game
        state = self.ruleset.encode(game.state)
        choices = len(self._choices)
        if self._checkpoints and self._checkpoints[-1][0] == choices:
            self._checkpoints.pop()  # nobody has decided anything since: the later one serves
        self._checkpoints.append((choices, _digest(state) if self._whole else b""))
        self._revealed = self._revealed or game.revealed
        game.revealed = False
        self._mark = _Mark(choices, state, game.state.rng, len(game.log), len(self._checkpoints))
        self._nearby = None

    def _part(self) -> None:
        """The seats part into parallel flows: remember what everyone knew."""
        self._apart = self.ruleset.encode(self._game.state)
