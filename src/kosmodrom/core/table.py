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
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any, Generic

import msgspec

from kosmodrom.core.asks import Ask
from kosmodrom.core.campaign import plain_carried, read_carried
from kosmodrom.core.codecs import UNREADABLE, json_decoder
from kosmodrom.core.errors import HistoryError, Refused, RuleError
from kosmodrom.core.events import Event, Numbered
from kosmodrom.core.form import read_game_options
from kosmodrom.core.freezing import freeze, read_frozen, thaw_log, thaw_past
from kosmodrom.core.game import D, Game, O, S
from kosmodrom.core.history import FORMAT, History, Snapshot, data_fingerprint
from kosmodrom.core.options import (
    CLOCK,
    Choice,
    Option,
    Seat,
    find_option,
    what_is_malformed,
    without_implied,
)
from kosmodrom.core.outcome import GUESSES, Outcome, common_start
from kosmodrom.core.past import Guess, Mark, Nearby, Past
from kosmodrom.core.registry import find_game
from kosmodrom.core.result import Result
from kosmodrom.core.rng import Random, seed_value
from kosmodrom.core.ruleset import Ruleset
from kosmodrom.core.runner import Runner
from kosmodrom.core.showing import Glance, Shown

SEAT_NAMES = string.ascii_uppercase


class UndoTerms(msgspec.Struct, frozen=True):
    """How far a seat may go back: ``alone`` lists its own last choices that it may take back by
    itself (numbers from 0, latest first); anything further needs ``further``'s consent."""

    alone: tuple[int, ...]
    further: tuple[Seat, ...]


def seat_names(seats: int | Sequence[str], first: Seat) -> tuple[str, ...]:
    """The names as given; for a number of seats, letters, beginning with that of seat ``first``."""
    if isinstance(seats, int):
        return tuple(SEAT_NAMES[first : first + seats])
    return tuple(seats)


def _without(guess: Guess, mark: Mark, later: Sequence[int]) -> Guess:
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

    def __init__(
        self,
        ruleset: Ruleset[S, O, D],
        names: tuple[str, ...],
        seed: int | str,
        game: Game[S, O, D],
        past: Past,
    ) -> None:
        """For the methods below, which then restore a place of the past."""
        self.ruleset = ruleset
        self.names = names
        """The names of the players, and then of the automas."""
        self.seed = seed
        self._game = game
        self._past = past
        self._runner: Runner
        self._nearby: Nearby | None
        """Where copies begin, once one was made in the middle of a move."""
        self._apart: bytes
        """The state when the seats parted into parallel flows."""
        self._known: dict[Seat | None, S]
        """The same as each reader knows it: all but what others have answered since."""
        self._opened: int
        """How many choices had been made when the current request was made."""
        self._resuming: bool
        """Whether the next checkpoint is the mark that the table was restored from."""
        self._revealed: bool
        """Whether the current choice revealed something before its last checkpoint."""
        self._undigested: bool
        """Whether the digest of the last checkpoint is still to be noted."""

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
        version: int | None = None,
    ) -> Table[S, O, D]:
        """Start a game. Equal arguments give equal games; without a seed one is drawn.

        ``seats`` is the number of players or their names, ``automas`` that of the opponents that
        the rules play, who have the seats after them; ``data`` replaces the game's data files and
        ``overlay`` is a folder laid over them; ``carried`` is what a chapter of a campaign begins
        with, as the game declares it or as plain values; ``version`` is an older one of the rules,
        for a game that was begun by them.
        """
        ruleset: Ruleset[S, O, D] = find_game(game) if isinstance(game, str) else game
        version = ruleset.version if version is None else version
        ruleset.check_version(version)
        players = seats if isinstance(seats, int) else len(seats)
        rivals = automas if isinstance(automas, int) else len(automas)
        ruleset.check_seats(players, rivals)
        names = (*seat_names(seats, 0), *seat_names(automas, players))
        if data is None:
            data = ruleset.load(overlay)
        chosen = read_game_options(ruleset, options, players, rivals, data)
        data = ruleset.data_for(data, chosen)
        read = read_carried(ruleset, carried)
        if seed is None:
            seed = secrets.randbits(53)
        state = ruleset.new(players, chosen, data)
        state.rng = seed_value(seed)
        begun = Game(state, chosen, data, players, rivals, read, version)
        return cls._begin(ruleset, names, seed, begun)

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
            version=history.rules,
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
        chosen = read_game_options(rules, snapshot.options, len(players), len(automas), data)
        data = rules.data_for(data, chosen)
        names = (*players, *automas)
        carried = read_carried(rules, snapshot.carried)
        state = rules.decode(snapshot.state)
        game = Game(state, chosen, data, len(players), len(automas), carried, snapshot.rules)
        table = cls._begin(rules, names, snapshot.seed, game)
        table._past.whole = False
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
        if data is None:
            data = ruleset.load(overlay)
        options = read_game_options(ruleset, read.options, players, read.automas, data)
        data = ruleset.data_for(data, options)
        carried = read_carried(ruleset, read.carried)
        past = thaw_past(read)
        state = ruleset.decode(past.mark.state)
        game = Game(state, options, data, players, read.automas, carried, read.rules)
        game.log = thaw_log(read.log)
        table = cls(ruleset, read.names, read.seed, game, past)
        table._restore(past.mark, range(past.mark.choices, len(past.choices)))
        return table

    @classmethod
    def _begin(
        cls,
        ruleset: Ruleset[S, O, D],
        names: tuple[str, ...],
        seed: int | str,
        game: Game[S, O, D],
    ) -> Table[S, O, D]:
        """A table that begins with the state of a game."""
        origin = Mark(0, ruleset.encode(game.state), game.state.rng, 0, 0)
        table = cls(ruleset, names, seed, game, Past(origin, origin))
        table._restore(origin, ())
        return table

    # Playing

    @property
    def pending(self) -> Mapping[Seat, Ask]:
        """Who is asked what. Empty when the game is over."""
        return self._runner.asks

    @property
    def waited_for(self) -> tuple[Seat, ...]:
        """The players who are asked."""
        return tuple(sorted(seat for seat in self._runner.asks if seat != CLOCK))

    @property
    def finished(self) -> bool:
        return not self._runner.asks

    @property
    def apart(self) -> bool:
        """Whether the seats work side by side, unseen: then nobody is told another's question."""
        return self._runner.in_parallel

    @property
    def race_tempo(self) -> float:
        """How fast bots are in a race: 1 is about as fast as a person."""
        return self.ruleset.race_tempo(self._game.options)

    @property
    def racing(self) -> bool:
        """Whether the first of those who are asked decides."""
        return self._runner.racing

    def leaves_to(self, people: Collection[Seat], seat: Seat) -> bool:
        """Whether a bot at a seat leaves what it is asked to people who are asked the same; see
        `Ruleset.people_first`."""
        question = self.pending[seat].question
        return question.id in self.ruleset.people_first and any(
            other in people and ask.question == question for other, ask in self.pending.items()
        )

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
            return self._why_not_asked(seat)
        problem = what_is_malformed(option, self.ruleset.moves)
        if problem is not None:
            return Refused("malformed", problem=problem)
        if find_option(asked.options, without_implied(option)) is not None:
            return Refused("misstated")
        refused = self.ruleset.why_not(self._game, asked, option)
        return refused or Refused("not-offered", asked.question.rules)

    def _why_not_asked(self, seat: Seat) -> Refused:
        """Why it is not the turn of a seat, and whose it is; a clock beside players does not
        count."""
        waited_for = self.waited_for
        asked = self._runner.asks[waited_for[0] if waited_for else CLOCK]
        refused = self.ruleset.not_asked(self._game, seat, asked)
        if refused is None:
            refused = Refused("not-asked", self.ruleset.turns(self._game, asked.question))
        else:
            refused.package = self.ruleset.package
        refused.waiting_for = waited_for
        return refused

    def outcome(self, seat: Seat, options: Sequence[Option]) -> Outcome:
        """What choices of a seat, one after the other, would do as far as it can know.

        They are made on copies in which everything hidden from the seat is dealt again, so this
        tells nobody more than they know. Raises `Refused` like `decide`.
        """
        if options:
            asked = self._runner.asks.get(seat)
            number = None if asked is None else find_option(asked.options, options[0])
            if asked is None or number is None:
                raise self.why_not(seat, options[0])
            options = (asked.options[number], *options[1:])
        guess = Random.seeded("outcome")
        copy, told = self._try(seat, options, guess)
        if copy is None:
            more = [self._try(seat, options, guess)[1] for _ in range(GUESSES - 1)]
            return Outcome(common_start([told, *more]), False, None, ())
        asked = copy.pending.get(seat)
        return Outcome(tuple(told), True, copy.view(seat), tuple(asked.options) if asked else ())

    def _try(
        self, seat: Seat, options: Sequence[Option], guess: Random
    ) -> tuple[Table[S, O, D] | None, list[Event]]:
        """Make choices on a copy as the seat guesses the table to be; None instead of the copy once
        something becomes known. Also what the seat is told."""
        copy = self.fork(seat, guess)
        made, log = len(copy.choices), len(copy._game.log)
        for number, option in enumerate(options):
            asked = copy.pending.get(seat)
            if asked is None:  # the choice before it was the seat's last for now
                raise copy.why_not(seat, option)
            if asked.question.sealed:
                return None, copy._told(seat, log)
            if number:
                copy.decide(seat, option)
            else:  # it is offered here, and a seat is offered the same whatever it cannot know
                copy.make(seat, option)
            if copy.boundaries and copy.boundaries[-1] >= made:
                return None, copy._told(seat, log, copy._game.told_until)
        return copy, copy._told(seat, log)

    def make(self, seat: Seat, option: Option) -> None:
        """Make a choice that is known to be legal, without checking it.

        For search, which takes options from what is offered; everybody else calls `decide`.
        """
        game, runner = self._game, self._runner
        rng, serial = game.state.rng, runner.serial
        game.revealed = self._revealed = False
        game.told_until = None
        past = self._past
        past.choices.append(Choice(seat, option))
        past.luck.append(rng)
        try:
            runner.answer(seat, option)
        except Exception as error:
            failed = len(past.choices)
            self._rebuild(range(failed - 1))
            raise RuleError(
                "error-rule", choice=failed, option=repr(option), problem=repr(error)
            ) from error
        self._settle(rng, serial)

    def begin_luck(self, seed: int) -> None:
        """Let chance begin anew with what is chosen next.

        For search on copies: with equal seeds, luck is the same whatever was chosen before.
        """
        state, past = self._game.state, self._past
        luck, mark = seed_value(seed), past.mark
        if len(past.choices) == mark.choices and state.rng == mark.rng:
            # Copies of this table begin at the mark.
            begun = self.ruleset.decode(mark.state)
            begun.rng = luck
            past.mark = msgspec.structs.replace(mark, state=self.ruleset.encode(begun), rng=luck)
        state.rng = luck

    def _settle(self, rng: int, serial: int) -> None:
        """Note what the last choice did: an information boundary, a new request, a checkpoint."""
        game = self._game
        if self._undigested:
            self._digest_checkpoint()
        if game.revealed or self._revealed or game.state.rng != rng:
            self._past.boundaries.append(len(self._past.choices) - 1)
        if self._runner.serial != serial:
            self._opened = len(self._past.choices)

    def view(self, seat: Seat | None = None) -> msgspec.Struct:
        """All that a seat, or a spectator, may see. It stays as it is when the game goes on."""
        return self._view(seat, None)

    def view_json(self, seat: Seat | None = None) -> bytes:
        """The view as JSON."""
        return msgspec.json.encode(self.view(seat))

    def shown(self, seat: Seat | None = None, glance: Glance | None = None) -> Shown:
        """The view, and the points that it shows: for whoever sends both to a reader. With a
        ``glance``, what is the same for all who share it is made once."""
        points, breakdown = self.ruleset.points, self.ruleset.breakdown
        view = self._view(seat, glance)
        return Shown(
            view,
            None if points is None else tuple(points(view)),
            None if breakdown is None else tuple(map(dict, breakdown(view))),
        )

    def _view(self, seat: Seat | None, glance: Glance | None) -> msgspec.Struct:
        game = self._game
        if self._runner.in_parallel:
            return self.ruleset.view(game.with_state(self._what_is_known(seat)), seat)
        game.glance = glance
        try:
            return self.ruleset.view(game, seat)
        finally:
            game.glance = None

    def _what_is_known(self, seat: Seat | None) -> S:
        """The state without what others are answering at this moment."""
        known = self._known.get(seat)
        if known is None:
            known = self.ruleset.decode(self._apart)
        self._known[seat] = known = self.ruleset.conceal(known, self._game.state, seat)
        return known

    def events(self, seat: Seat | None = None, since: int = 0) -> list[Numbered]:
        """What a seat, or a spectator, may know of what happened, from number ``since`` on.

        Each seat's events have numbers of their own: gaps would tell how much happened in secret.
        """
        seen = self._told(seat)
        return [Numbered(number, seen[number]) for number in range(since, len(seen))]

    def _told(self, seat: Seat | None, start: int = 0, end: int | None = None) -> list[Event]:
        """What a stretch of the log tells a seat, or a spectator."""
        log = self._game.log[start:end]
        return [event for entry in log if (event := entry.seen_by(seat)) is not None]

    def told_before(self, seat: Seat | None = None) -> int:
        """How many events a seat, or a spectator, knew before the last choice: the others are what
        it brought."""
        made = len(self._past.choices)
        if made <= self._past.floor:
            return 0
        before = self.fork()
        before.rewind(made - 1)
        return len(before.events(seat))

    @property
    def result(self) -> Result | None:
        """How the game ended, or None while it runs."""
        return self.ruleset.result(self._game) if self.finished else None

    # Remembering

    @property
    def choices(self) -> Sequence[Choice]:
        """All choices so far, in order."""
        return self._past.choices

    @property
    def boundaries(self) -> Sequence[int]:
        """The numbers (from 0) of the choices that made something known, in order."""
        return self._past.boundaries

    @property
    def checkpoint(self) -> tuple[int, bytes] | None:
        """How many choices had been made at the last checkpoint, and the encoded state there;
        None before the first."""
        mark = self._past.mark
        return (mark.choices, mark.state) if mark.checkpoints else None

    @property
    def history(self) -> History:
        """The game so far as a record that replays to this very state."""
        if not self._past.whole:
            raise HistoryError("error-history-part")
        choices = [(c.seat, msgspec.Raw(msgspec.json.encode(c.option))) for c in self._past.choices]
        checkpoints = [(number, digest.hex()) for number, digest in self._past.checkpoints]
        return History(**self._header(), choices=choices, checkpoints=checkpoints)

    @property
    def snapshot(self) -> tuple[Snapshot, Sequence[Choice]]:
        """The state at the last checkpoint, and the choices since: see `resume`."""
        past = self._past
        if past.guesses and past.guesses[-1].choices >= past.mark.choices:
            raise HistoryError("error-history-part")
        snapshot = Snapshot(**self._header(), state=past.mark.state)
        return snapshot, past.choices[past.mark.choices :]

    def _header(self) -> dict[str, Any]:
        """What a record says about how the game was started."""
        return {
            "format": FORMAT,
            "game": self.ruleset.id,
            "rules": self._game.version,
            "data": data_fingerprint(self._game.data),
            "options": msgspec.to_builtins(self._game.options),
            "seats": self.names[: self.seats],
            "automas": self.names[self.seats :],
            "seed": self.seed,
            "carried": plain_carried(self._game.carried),
        }

    def freeze(self) -> bytes:
        """The whole table as bytes: see `thaw`. They contain everything that is hidden."""
        return freeze(self.ruleset, self.names, self.seed, self._game, self._past)

    @property
    def fingerprint(self) -> str:
        """A short name for the state: equal for equal states."""
        return fingerprint(self.ruleset.encode(self._game.state))

    def _replay(self, history: History, upto: int | None) -> None:
        recorded = dict(history.checkpoints)
        decoder = json_decoder(self.ruleset.move_union)
        good = self._compare(recorded, 0)
        for number, (seat, raw) in enumerate(history.choices[:upto], 1):
            try:
                option = decoder.decode(raw)
            except UNREADABLE as error:
                raise HistoryError(
                    "error-history-choice", choice=number, problem=str(error)
                ) from error
            try:
                self.decide(seat, option)
            except Refused as error:
                raise HistoryError(
                    "error-history-illegal", choice=number, problem=str(error)
                ) from error
            good = self._compare(recorded, good)

    def _compare(self, recorded: Mapping[int, str], good: int) -> int:
        """Compare the checkpoint just reached, if any, with the record; ``good`` was the last
        that agreed."""
        made = len(self._past.choices)
        at, digest = self._past.checkpoints[-1] if self._past.checkpoints else (-1, b"")
        reached = digest.hex() if at == made else None
        if made not in recorded:
            return good
        if recorded[made] != reached:
            raise HistoryError("error-history-differs", choice=good + 1, last=made)
        return made

    # Going back

    def undo_terms(self, seat: Seat) -> UndoTerms:
        """How far a seat may go back alone, and whose consent going further needs."""
        choices, boundaries = self._past.choices, self._past.boundaries
        opened = self._opened if self._runner.hush else len(choices)
        others_acted = any(choice.seat != seat for choice in choices[opened:])
        learnt = next((n for n in reversed(boundaries) if choices[n].seat == seat), -1)
        alone = []
        for number in range(len(choices) - 1, max(self._past.floor - 1, learnt), -1):
            own = choices[number].seat == seat
            if number < opened and (others_acted or not own):
                break
            if own:
                alone.append(number)
        return UndoTerms(tuple(alone), tuple(s for s in range(self.seats) if s != seat))

    def last_undo(self, seat: Seat) -> tuple[int | None, bool]:
        """The last choice of a seat, and whether the seat may take it back alone: what `undo_terms`
        says of it. It is asked for every reader of every update, so it looks at that choice only.
        """
        past = self._past
        choices = past.choices
        last = newest = len(choices) - 1
        while last >= 0 and choices[last].seat != seat:
            last -= 1
        if last < 0:
            return None, False
        in_turn = last == newest or (self._runner.hush and last >= self._opened)
        return last, in_turn and last >= past.floor and not past.is_boundary(last)

    def undo(self, seat: Seat, count: int = 1) -> None:
        """Take back a seat's own last choices, which it may do alone up to `undo_terms`."""
        terms = self.undo_terms(seat)
        if not 1 <= count <= len(terms.alone):
            if not any(choice.seat == seat for choice in self._past.choices):
                raise Refused("undo-nothing")
            raise Refused("undo-needs-consent", alone=len(terms.alone), seats=terms.further)
        taken = set(terms.alone[:count])
        self._rebuild([n for n in range(len(self._past.choices)) if n not in taken])

    def rewind(self, to: int) -> None:
        """Go back to the first ``to`` choices, no matter who made the later ones.

        For tools, for one person alone with bots, and once everyone at the table has agreed.
        """
        if not self._past.floor <= to <= len(self._past.choices):
            raise Refused("undo-no-such-choice", to=to, choices=len(self._past.choices))
        self._rebuild(range(to))

    # Copying

    def fork(self, seat: Seat | None = None, guess: Random | None = None) -> Table[S, O, D]:
        """An independent copy of the table.

        Without a seat it is exact. With one, everything hidden from that seat is redealt,
        consistently with what the seat has seen, future chance is fresh, and what others have
        decided but not yet shown is undecided again; ``guess`` is the bot's own chance.
        """
        game = self._game.with_state(self._game.state)
        game.log = self._game.log.copy()
        past = self._past.copy()
        twin = Table(self.ruleset, self.names, self.seed, game, past)
        mark = past.mark
        later: Sequence[int] = range(mark.choices, len(self._past.choices))
        if seat is None:
            nearby = self._find_nearby()
            if nearby is None:
                twin._restore(mark, later)
            else:
                twin._reenter(nearby)
            game.state.rng = self._game.state.rng  # it may have begun anew since the last choice
            return twin
        if self._runner.hush:
            later = [n for n in later if n < self._opened or self._past.choices[n].seat == seat]
            past.guesses = tuple(_without(guess, mark, later) for guess in past.guesses)
        past.whole = False
        twin._guess(mark, later, seat, guess or Random.seeded(secrets.randbits(64)))
        return twin

    def _find_nearby(self) -> Nearby | None:
        """Where a copy can begin after the mark: here if the flow is reentrant, or where an earlier
        copy began; None if neither."""
        made, nearby = len(self._past.choices), self._nearby
        here = nearby is not None and nearby.choices == made
        moved_on = made > self._past.mark.choices or self._past.guesses
        # A flow begun at the mark runs all branches to their questions; one that reenters, none.
        if not here and (moved_on or self._runner.in_parallel) and self._runner.reentrant:
            self._nearby = nearby = Nearby(
                made,
                self.ruleset.encode(self._game.state),
                len(self._game.log),
                len(self._past.checkpoints),
                tuple(self._game.held),
                self._apart,
                self._opened,
                tuple(self._runner.asks),
            )
        return nearby

    def _guess(self, mark: Mark, later: Sequence[int], seat: Seat, guess: Random) -> None:
        """Go to the mark, make the later choices and redeal what is hidden from the seat."""
        past, game = self._past, self._game
        seed = guess.bits() << 32 | guess.bits()
        learnt = self._restore(mark, later) or past.is_learnt(game.state.rng)
        since = range(mark.choices, len(past.choices))
        if not mark.checkpoints or learnt or not self._is_all_own(since, seat):
            past.guesses = (*past.guesses, Guess(len(past.choices), seat, seed))
            self._redeal(seat, seed)
            return
        # Only the seat itself has chosen since the mark, and nothing was learnt: redeal there, so
        # that copies of the guess are cheap, and make the seat's choices again on what was dealt.
        game.state = self.ruleset.decode(mark.state)
        game.rng = Random(game.state)
        self._redeal(seat, seed)
        state = self.ruleset.encode(game.state)
        past.origin = msgspec.structs.replace(mark, state=state, rng=game.state.rng)
        past.guesses = ()
        past.luck[mark.choices :] = [seed] * len(since)
        self._restore(past.origin, since)

    def _is_all_own(self, numbers: Sequence[int], seat: Seat) -> bool:
        return all(self._past.choices[number].seat == seat for number in numbers)

    def _redeal(self, seat: Seat, seed: int) -> None:
        state = self._game.state
        self.ruleset.redeal(self._game, seat, Random.seeded(seed))
        state.rng = seed

    # Restoring

    def _rebuild(self, kept: Sequence[int]) -> None:
        """Go to where the choices of these numbers lead: from the last checkpoint, if no choice
        before it is left out."""
        past = self._past
        last = past.mark.choices
        intact = len(kept) >= last and (last == 0 or kept[last - 1] == last - 1)
        mark = past.mark if intact else past.origin
        self._restore(mark, kept[mark.choices :])

    def _restore(self, mark: Mark, later: Sequence[int]) -> bool:
        """Go to a mark and make the ``later`` choices again, with the luck they had. Returns
        whether something was revealed between the mark and the first of them."""
        again = self._go_back(mark, later)
        self._game.forget(mark.log)
        self._past.mark = mark
        self._nearby = None
        self._apart, self._known = b"", {}
        self._opened = mark.choices
        self._resuming = mark.checkpoints > 0
        self._runner.start()
        if self._undigested:
            self._digest_checkpoint()
        revealed = self._game.revealed
        guesses = [guess for guess in self._past.guesses if guess.choices >= mark.choices]
        self._make_again(again, guesses)
        return revealed

    def _reenter(self, nearby: Nearby) -> None:
        """Go to where copies begin, and make the choices since then again."""
        again = self._go_back(nearby, range(nearby.choices, len(self._past.choices)))
        self._game.forget(nearby.log, nearby.held)
        self._nearby = nearby
        self._apart, self._known = nearby.apart, {}
        self._opened = nearby.opened
        self._resuming = False
        self._runner.reenter(nearby.asked)
        self._make_again(again, [])

    def _go_back(self, to: Mark | Nearby, later: Sequence[int]) -> list[tuple[Choice, int]]:
        """Take the state of a place and forget what came after it, with a runner that is not yet
        started; returns the ``later`` choices and the luck they had."""
        game, past = self._game, self._past
        again = [(past.choices[number], past.luck[number]) for number in later]
        game.state = self.ruleset.decode(to.state)
        game.rng = Random(game.state)
        game.revealed = False
        past.cut(to)
        self._revealed = self._undigested = False
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

    def _make_again(self, again: list[tuple[Choice, int]], guesses: list[Guess]) -> None:
        game, past = self._game, self._past
        for choice, rng in again:
            self._redo_guesses(guesses)
            game.state.rng = rng
            serial = self._runner.serial
            game.revealed = self._revealed = False
            past.choices.append(choice)
            past.luck.append(rng)
            self._runner.answer(choice.seat, choice.option)
            self._settle(rng, serial)
        self._redo_guesses(guesses)

    def _redo_guesses(self, guesses: list[Guess]) -> None:
        while guesses and guesses[0].choices == len(self._past.choices):
            guess = guesses.pop(0)
            self._redeal(guess.seat, guess.seed)

    def _checkpoint(self) -> None:
        """The runner stands at a checkpoint: remember it."""
        if self._resuming:
            self._resuming = False
            return
        game, past = self._game, self._past
        state = self.ruleset.encode(game.state)
        choices = len(past.choices)
        # If nobody has decided anything since the last one, that is forgotten.
        if not past.checkpoints or past.checkpoints[-1][0] != choices:
            past.checkpoints.append((choices, b""))
        self._undigested = past.whole
        self._revealed = self._revealed or game.revealed
        game.revealed = False
        past.mark = Mark(choices, state, game.state.rng, len(game.log), len(past.checkpoints))
        self._nearby = None

    def _digest_checkpoint(self) -> None:
        """Note the digest of the last checkpoint: many follow each other without a choice between
        them, and only the last one counts."""
        self._undigested = False
        past = self._past
        past.checkpoints[-1] = (past.mark.choices, _digest(past.mark.state))

    def _part(self) -> None:
        """The seats part into parallel flows: remember what everyone knew."""
        self._apart, self._known = self.ruleset.encode(self._game.state), {}
