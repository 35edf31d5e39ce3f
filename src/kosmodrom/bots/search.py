"""The bot that looks further: Monte Carlo tree search over guesses, led by the game's judge.

It is information-set search with a single observer (Cowling, Powley and Whitehouse 2012): every
iteration deals anew what the bot's seat cannot know, walks down one tree of everybody's choices,
taking at each step among the options that this deal offers, goes on a little beyond the tree and
judges where it ends. The tree begins with the few options that look best one move ahead, and grows
at each step by the best of a few options drawn at random, so that large lists of options do not
drown it. It knows no game.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterator, Sequence
from typing import Final

from kosmodrom.bots.greedy import AnyTable, apply, judge, rank_options
from kosmodrom.core.options import Option, Seat
from kosmodrom.core.rng import Random

ITERATIONS: Final = 60
CANDIDATES: Final = 5
"""How many of the bot's own options are searched: the best ones one move ahead."""
TRIED: Final = 4
"""How many options are compared when the tree grows and beyond it."""
HORIZON: Final = 2
"""How many checkpoints beyond the tree are played before judging."""
LONGEST: Final = 16
"""The most choices that are made beyond the tree."""
EXPLORATION: Final = 0.3
SCALE: Final = 500.0
"""An advantage, in the judge's hundredths of a point, that makes winning nearly three in four."""


class Node:
    """A choice in the tree: how often it was made and how it went for whoever made it."""

    __slots__ = ("children", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.children: dict[Option, Node] = {}

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.5


class SearchBot:
    """Searches for so many iterations, or for so many seconds a decision.

    With iterations it plays alike for equal seeds; with seconds it depends on the machine.
    """

    def __init__(
        self, seed: int | str, *, iterations: int = ITERATIONS, seconds: float | None = None
    ) -> None:
        self._chance = Random.seeded(seed)
        self._iterations = iterations
        self._seconds = seconds

    def choose(self, table: AnyTable, seat: Seat) -> Option:
        options = table.pending[seat].options
        if len(options) == 1:
            return options[0]
        budget = self._budget()
        best = [options[n] for n in rank_options(table, seat, self._chance)[:CANDIDATES]]
        if len(best) == 1:
            return best[0]
        root = Node()
        root.children = {option: Node() for option in best}
        guesses: list[AnyTable] = []
        for _ in budget:
            option = select(root, best)
            number = root.children[option].visits
            # Every option meets the same guesses in the same order: luck favours none.
            if number == len(guesses):
                guesses.append(table.fork(seat, self._chance))
            self._walk(root, option, guesses[number].fork(), seat)
        return max(best, key=lambda option: root.children[option].visits)

    def _budget(self) -> Iterator[None]:
        """Once for each iteration that the budget allows."""
        if self._seconds is None:
            for _ in range(self._iterations):
                yield
            return
        end = time.perf_counter() + self._seconds
        while time.perf_counter() < end:
            yield

    def _walk(self, root: Node, option: Option, table: AnyTable, seat: Seat) -> None:
        """One iteration: down the tree, one step out of it, on to the horizon, and back."""
        node = root.children[option]
        table.decide(seat, option)
        path = [(seat, root), (seat, node)]
        grown = not node.visits
        while table.pending and not grown:
            mover = next(iter(table.pending))
            options = table.pending[mover].options
            known = [option for option in options if option in node.children]
            if wants_more(node, known, options):
                option, table = self._promising(table, mover)
                grown = option not in node.children
            else:
                option = select(node, known)
                table.decide(mover, option)
            node = node.children.setdefault(option, Node())
            path.append((mover, node))
        table = self._play_on(table)
        worths = [squash(judge(table, s)) for s in range(table.seats)]
        for mover, node in path:
            node.visits += 1
            if mover >= 0:  # the clock wants nothing
                node.total += worths[mover]

    def _promising(self, table: AnyTable, seat: Seat) -> tuple[Option, AnyTable]:
        """The best of a few options drawn at random, and where it leads."""
        drawn = draw(table.pending[seat].options, TRIED if seat >= 0 else 1, self._chance)
        tried = [(option, apply(table, seat, option)) for option in drawn]
        if len(tried) == 1:
            return tried[0]
        return max(tried, key=lambda step: judge(step[1], seat))

    def _play_on(self, table: AnyTable) -> AnyTable:
        """Go on with promising options for a few checkpoints."""
        passed, last = 0, table.checkpoint
        for _ in range(LONGEST):
            if table.checkpoint != last:
                passed, last = passed + 1, table.checkpoint
            if not table.pending or passed >= HORIZON:
                break
            _, table = self._promising(table, next(iter(table.pending)))
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


def draw(options: Sequence[Option], number: int, chance: Random) -> Sequence[Option]:
    """So many different options at random, or all."""
    if len(options) <= number:
        return options
    numbers: dict[int, None] = {}
    while len(numbers) < number:
        numbers[chance.below(len(options))] = None
    return [options[n] for n in numbers]


def squash(advantage: int) -> float:
    """An advantage as a chance of winning, 0 to 1."""
    return 1.0 / (1.0 + math.exp(-advantage / SCALE))
