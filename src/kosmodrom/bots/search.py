"""The bot that looks further: Monte Carlo tree search over guesses, led by the game's judge.

It is information-set search with a single observer (Cowling, Powley and Whitehouse 2012): every
iteration is a guess at what the bot's seat cannot know; it walks down one tree of everybody's
choices, taking at each step among the options that this guess offers, plays on for some moves and
judges where that ends. The tree begins with the few options that look best one move ahead and
grows slowly (progressive widening), and everybody is assumed to play greedily: random play would
say little about games in which most moves are bad. It works for every game.

Where the seats move side by side (`parallel`), a move is a long step with questions of its own, and
what the others do meanwhile matters little. There the tree ends: the bot's seat plays its step and
the next one, the others play theirs quickly, a few times for each option.

In games whose moves are long turns of many questions (`Ruleset.long_moves`) the search compares
whole moves instead of single options: it finds the best few (`lines.py`), plays on after each of
them, and keeps to the one that it has chosen.

Where a stretch of the game is full of luck and its worth shows at its end alone
(`Ruleset.plays_out`), there is no tree: the options that look best are compared by playing the
stretch to its end after each of them, a few times with the same luck for all.
"""

from __future__ import annotations

import itertools
import math
import time
from collections.abc import Hashable, Sequence
from typing import Final, NamedTuple, TypeAlias, TypeVar

from kosmodrom.bots.greedy import (
    LONGEST,
    AnyTable,
    Breadth,
    apply,
    distinct,
    find_proposal,
    further_ask,
    judge,
    rank_options,
    sensible,
    try_options,
)
from kosmodrom.bots.limit import time_is_up
from kosmodrom.bots.lines import Line, find_lines
from kosmodrom.core.options import Option, Seat
from kosmodrom.core.rng import Random

T = TypeVar("T")
Move: TypeAlias = tuple[Option, ...]
"""What a seat chooses one after another in a whole move."""

# Found by playing against the greedy bot: more of anything plays better and takes longer.
ITERATIONS: Final = 12
CANDIDATES: Final = 4
"""How many of the bot's own options are searched: the best ones one move ahead."""
MARGIN: Final = 200
"""How much worse than the best, in the judge's hundredths of a point, these may look."""
TRIED: Final = 100
"""How many options are compared when the tree grows and beyond it, drawn at random if there are
more. Fewer would be quicker but much noisier."""
HORIZON: Final = 4
"""How many moves beyond the tree are played before judging."""
BEHIND: Final = 0.1
"""The difference in the chance of winning after one iteration with which an option is given up; it
falls with the root of their number."""
EXPLORATION: Final = 0.3
# The same as above where the seats move side by side.
ROUNDS_APART: Final = 2
"""How often each option that has not been given up is tried."""
CANDIDATES_APART: Final = 6
MARGIN_APART: Final = 80
STEPS: Final = 1
"""How many steps are played before judging, beyond one that has begun."""
ROOT: Final = Breadth(CANDIDATES_APART, TRIED)
OWN: Final = Breadth(2, TRIED)
OTHERS: Final = Breadth(1, 3)
"""How much is looked at when options are chosen for the search, and in the steps that are played:
by the bot's seat, and by others, whose steps hardly touch its own."""
# The same where moves are long.
MOVES_COMPARED: Final = 3
MARGIN_OF_MOVES: Final = 150
PLANS_COMPARED: Final = 12
"""How many moves are compared where the seats plan side by side, shared by their number: after each
of them everybody plays on to the next such step."""
MARGIN_OF_PLANS: Final = 300
ROUNDS_OF_MOVES: Final = 4
PRIOR: Final = 2
"""How many iterations the judge's own opinion of a move counts for. What comes after a move varies
by some 450 hundredths of a point, three times what close moves differ by."""
BEHIND_MOVE: Final = 675
"""How far behind after one iteration a move is given up, in hundredths of a point. Moves are
compared by worths, not by chances of winning: leads grow to several times `SCALE`, where chances
hardly differ any more."""
# The same where a stretch of the game is played out.
CHOICES_COMPARED: Final = 3
MARGIN_OF_CHOICES: Final = 600
ALIKE: Final = 5
"""Choices whose worths differ by no more are not worth comparing."""
ROUNDS_PLAYED_OUT: Final = 12
BEHIND_CHOICE: Final = 900
QUICK_WIDTH: Final = 3
"""How many options are compared at each choice on the way to the end."""
SCALE: Final = 500.0
"""The advantage, in the judge's hundredths of a point, with which about three in four win."""


class Node:
    """A choice in the tree: how often it was made, and how that went for the seat that made it."""

    __slots__ = ("children", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.children: dict[Option, Node] = {}

    @property
    def mean(self) -> float:
        return self.total / self.visits

    def add(self, option: Option) -> Node:
        """The child of an option, made if there is none."""
        return self.children.setdefault(option, Node())

    def note(self, chance: float) -> None:
        """Count how it went."""
        self.visits += 1
        self.total += chance


class SearchBot:
    """Searches for a number of iterations, or of seconds, per decision.

    With iterations, equal seeds play the same; with seconds, it depends on the machine.
    """

    def __init__(
        self, seed: int | str, *, iterations: int = ITERATIONS, seconds: float | None = None
    ) -> None:
        self._chance = Random.seeded(seed)
        self._iterations = iterations
        self._seconds = seconds
        self._plan = Plan(0, ())

    def choose(self, table: AnyTable, seat: Seat) -> Option:
        options = table.pending[seat].options
        if len(options) == 1:
            return options[0]
        begin = time.perf_counter()
        proposed = find_proposal(table, seat, self._chance)
        if proposed is not None:
            return proposed
        if table.ruleset.long_moves:
            return self._choose_move(table, seat, begin)
        if table.ruleset.plays_out is not None:
            return self._choose_playing_out(table, seat, begin)
        ranked = rank_options(table, seat, self._chance, ROOT)
        least = max(ranked.values()) - MARGIN
        close = {options[n]: worth for n, worth in ranked.items() if worth >= least}
        best = list(close)[:CANDIDATES]
        if len(best) == 1:
            return best[0]
        root, leader = Node(), best[0]
        for rounds in itertools.count(1):
            # Every option meets the same guess, and the same chance after it: luck favours none.
            guess, luck = table.fork(seat, self._chance), self._chance.bits()
            if guess.apart and not root.visits:
                best = different(close)
                if len(best) == 1:
                    return best[0]
            long = [walk(root, option, guess.fork(), seat, luck) for option in best]
            if time_is_up():
                break  # a round that was cut short says nothing
            means = {option: root.children[option].mean for option in best}
            best = leaders(means, root.children[best[0]].visits, BEHIND)
            leader = max(best, key=lambda option: root.children[option].mean)
            done, enough = root.visits, self._iterations
            if any(long):
                done, enough = rounds, ROUNDS_APART
            if len(best) == 1 or self._is_over(done, enough, begin):
                break
        return leader

    def _choose_move(self, table: AnyTable, seat: Seat, begin: float) -> Option:
        """The next option of the best whole move: of the one under way, if that was chosen before
        and nothing has become known."""
        guess = table.fork(seat, self._chance)
        begun, made = own_choices(guess, seat)
        planned = self._plan.after(begun, made)
        if planned is not None and planned in table.pending[seat].options:
            return planned
        close = different_moves(find_lines(guess, seat), guess)
        best = self._compare(table, seat, close, begin, ROUNDS_OF_MOVES, BEHIND_MOVE)
        self._plan = Plan(begun, (*made, *best))
        return best[0]

    def _choose_playing_out(self, table: AnyTable, seat: Seat, begin: float) -> Option:
        """The option that looks best, or in a stretch that is played out the one that ends best."""
        options = table.pending[seat].options
        ranked = rank_options(table, seat, self._chance, value=expert)
        if not is_played_out(table) or is_small_matter(table):
            return options[next(iter(ranked))]
        least = max(ranked.values()) - MARGIN_OF_CHOICES
        close: dict[Move, int] = {}
        for number, worth in ranked.items():
            if worth >= least and all(abs(worth - other) > ALIKE for other in close.values()):
                close[(options[number],)] = worth
        close = dict(list(close.items())[:CHOICES_COMPARED])
        return self._compare(table, seat, close, begin, ROUNDS_PLAYED_OUT, BEHIND_CHOICE)[0]

    def _compare(
        self,
        table: AnyTable,
        seat: Seat,
        close: dict[Move, int],
        begin: float,
        enough: int,
        behind: int,
    ) -> Move:
        """Of close moves with their worths, the best after playing on from each of them, ``enough``
        times; those that fall ``behind`` are given up."""
        totals = {move: PRIOR * worth for move, worth in close.items()}
        moves = list(close)
        for rounds in itertools.count(1):
            if len(moves) == 1:
                break
            guess, luck = table.fork(seat, self._chance), self._chance.bits()
            worths = {move: try_move(guess.fork(), seat, move, luck) for move in moves}
            if time_is_up():
                break  # a round that was cut short says nothing
            for move, worth in worths.items():
                totals[move] += worth
            visits = PRIOR + rounds
            moves = leaders({move: totals[move] / visits for move in moves}, visits, behind)
            if self._is_over(rounds, enough, begin):
                break
        return max(moves, key=totals.__getitem__)

    def _is_over(self, done: int, enough: int, begin: float) -> bool:
        """Whether enough has been done, or the seconds have passed."""
        if self._seconds is None:
            return done >= enough
        return time.perf_counter() - begin >= self._seconds


class Plan(NamedTuple):
    """A whole move that was chosen: what a seat chooses after a checkpoint, after ``begun`` choices
    of everybody."""

    begun: int
    options: Move

    def after(self, begun: int, made: Move) -> Option | None:
        """What comes next after these choices; None if they are not those of the plan."""
        done = len(made)
        if begun != self.begun or made != self.options[:done] or done == len(self.options):
            return None
        return self.options[done]


def own_choices(guess: AnyTable, seat: Seat) -> tuple[int, Move]:
    """How many choices had been made at the last checkpoint, and what the seat has chosen since."""
    begun = guess.checkpoint[0] if guess.checkpoint else 0
    return begun, tuple(made.option for made in guess.choices[begun:] if made.seat == seat)


def different_moves(lines: Sequence[Line], guess: AnyTable) -> dict[Move, int]:
    """The best moves with their worths: one for each first choice, because the judge tells well
    enough how each goes on. Where the seats plan side by side, the order of a move's choices is
    mostly free: there moves that are worth the same are the same."""
    apart = guess.apart
    least = lines[0].worth - (MARGIN_OF_PLANS if apart else MARGIN_OF_MOVES)
    firsts: dict[Hashable, Line] = {}
    for line in lines:
        if line.worth >= least:
            firsts.setdefault(line.worth if apart else line.options[0], line)
    most = PLANS_COMPARED // guess.seats if apart else MOVES_COMPARED
    return {line.options: line.worth for line in list(firsts.values())[:most]}


def try_move(table: AnyTable, seat: Seat, move: Move, luck: int) -> int:
    """Make a whole move, let everybody play on until the seat has moved again, and judge. Where
    the seats plan side by side, that is when they do so again; where a stretch of the game is
    played out, at its end."""
    chance = Random.seeded(luck)
    apart, played_out = table.apart, is_played_out(table)
    for option in move:
        if not table.offers(seat, option):
            break
        table.decide(seat, option)
    if apart:
        table = play_steps(table, seat, 1, chance, Random.seeded(f"{luck}/others"))
    elif played_out:
        table = play_out(table, chance, Random.seeded(f"{luck}/luck"))
    else:
        table = play_on(table, chance, table.seats)
    return judge(table, seat)


def expert(table: AnyTable, seat: Seat) -> int:
    """What the game's expert says, or its judge where there is none."""
    return (table.ruleset.expert or table.ruleset.judge)(table.game, seat)


def is_played_out(table: AnyTable) -> bool:
    """Whether the game is in a stretch that is played to its end (`Ruleset.plays_out`)."""
    plays_out = table.ruleset.plays_out
    return plays_out is not None and plays_out(table.game)


def is_small_matter(table: AnyTable) -> bool:
    """Whether it hardly matters for such a stretch what is chosen (`Ruleset.small_matter`)."""
    small_matter = table.ruleset.small_matter
    return small_matter is not None and small_matter(table.game)


def play_out(table: AnyTable, chance: Random, luck: Random) -> AnyTable:
    """Play a stretch of the game to its end, everybody by what looks best after their move, in
    which further questions and small matters are answered with what is offered first.

    After each checkpoint luck begins anew, so that it is the same whatever was chosen before.
    """
    while table.pending and is_played_out(table) and not time_is_up():
        if table.checkpoint is not None and table.checkpoint[0] == len(table.choices):
            table.begin_luck(luck.bits())
        seat, asked = next(iter(table.pending.items()))
        if len(asked.options) == 1 or is_small_matter(table):
            table.make(seat, asked.options[0])
            continue
        numbers = draw(distinct(table, seat, range(len(asked.options))), QUICK_WIDTH, chance)
        tried = [make_first(table, seat, asked.options[number]) for number in numbers]
        table = max(tried, key=lambda then: judge(then, seat))
    return table


def make_first(table: AnyTable, seat: Seat, option: Option) -> AnyTable:
    """A copy after a move that begins with an option and goes on with what is offered first."""
    made = len(table.choices)
    then = apply(table, seat, option)
    for _ in range(LONGEST):
        asked = further_ask(then, seat, made)
        if asked is None:
            break
        then.make(seat, asked.options[0])
    return then


def different(close: dict[Option, int]) -> list[Option]:
    """The best options of a step that the seats take side by side. The order of its choices is
    often free: of options that come to the same thing one will do."""
    least = max(close.values()) - MARGIN_APART
    firsts: dict[int, Option] = {}
    for option, worth in close.items():
        if worth >= least:
            firsts.setdefault(worth, option)
    return list(firsts.values())[:CANDIDATES_APART]


def leaders(means: dict[T, float], visits: int, behind: float) -> list[T]:
    """Of what was tried equally often, all that is not clearly behind the best."""
    least = max(means.values()) - behind / math.sqrt(visits)
    return [tried for tried, mean in means.items() if mean >= least]


def walk(root: Node, option: Option, table: AnyTable, seat: Seat, luck: int) -> bool:
    """One iteration: down the tree, one step out of it, on to the horizon, and back; whether it was
    a long one, through steps that all take side by side."""
    chance = Random.seeded(luck)
    begun = table.checkpoint
    node = root.add(option)
    table.decide(seat, option)
    path = [(seat, root), (seat, node)]
    grown = not node.visits
    while table.pending and not grown and not table.apart:
        mover = next(iter(table.pending))
        options = table.pending[mover].options
        known = [option for option in options if option in node.children]
        if wants_more(node, known, options):
            option, _ = promising(table, mover, chance)
            table.decide(mover, option)
            grown = option not in node.children
        else:
            option = select(node, known)
            table.decide(mover, option)
        node = node.add(option)
        path.append((mover, node))
    table = play_on(table, chance)
    long = table.apart
    if long:
        steps = STEPS + (table.checkpoint == begun)
        table = play_steps(table, seat, steps, chance, Random.seeded(f"{luck}/others"))
    worths = [squash(judge(table, s)) for s in range(table.seats)]
    for mover, node in path:
        node.note(worths[mover] if mover >= 0 else 0.5)  # the clock has no preference
    return long


def promising(
    table: AnyTable, seat: Seat, chance: Random, apart: Breadth = OWN
) -> tuple[Option, AnyTable]:
    """The best of some options drawn at random, and the table after its move."""
    width = apart.width if table.apart else TRIED
    options = table.pending[seat].options
    numbers = sensible(table, seat, list(range(len(options))))
    drawn = [options[number] for number in draw(numbers, width if seat >= 0 else 1, chance)]
    if len(drawn) == 1:
        return drawn[0], apply(table, seat, drawn[0])
    outcomes = try_options(table, seat, dict(enumerate(drawn)), chance, apart)
    best = max(outcomes, key=lambda number: outcomes[number].worth)
    return drawn[best], outcomes[best].table


def play_on(table: AnyTable, chance: Random, moves: int = HORIZON) -> AnyTable:
    """Go on with promising moves, to the horizon or to where the seats move side by side."""
    for _ in range(moves):
        if not table.pending or table.apart or time_is_up():
            break
        _, table = promising(table, next(iter(table.pending)), chance)
    return table


def play_steps(table: AnyTable, seat: Seat, steps: int, chance: Random, others: Random) -> AnyTable:
    """Play ``steps`` steps side by side to their ends, and what comes after each.

    The others have their own chance, so that they do the same no matter what the seat does.
    """
    for _ in range(steps):
        step = table.checkpoint
        while table.pending and not (table.apart and table.checkpoint != step):
            if time_is_up():
                return table
            if seat in table.pending:
                _, table = promising(table, seat, chance)
            else:
                _, table = promising(table, next(iter(table.pending)), others, OTHERS)
    return table


def wants_more(node: Node, known: Sequence[Option], options: Sequence[Option]) -> bool:
    """Progressive widening: the children grow with the root of the visits."""
    return len(known) < len(options) and len(known) * len(known) <= node.visits


def select(node: Node, known: Sequence[Option]) -> Option:
    """The child with the highest upper confidence bound among those that this deal offers."""
    log = math.log(node.visits + 1)

    def bound(option: Option) -> float:
        child = node.children[option]
        if not child.visits:
            return math.inf
        return child.mean + EXPLORATION * math.sqrt(log / child.visits)

    return max(known, key=bound)


def draw(items: Sequence[T], number: int, chance: Random) -> Sequence[T]:
    """``number`` different items at random, or all."""
    if len(items) <= number:
        return items
    places: dict[int, None] = {}
    while len(places) < number:
        places[chance.below(len(items))] = None
    return [items[place] for place in places]


def squash(advantage: int) -> float:
    """An advantage as a chance of winning, 0 to 1."""
    return 1.0 / (1.0 + math.exp(-advantage / SCALE))
