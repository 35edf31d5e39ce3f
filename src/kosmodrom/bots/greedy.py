"""The bot that looks one move ahead: it tries every option on a guess and asks the game's judge.

It works for every game. A move is everything that its seat decides until the next checkpoint or
until somebody else is asked: if an option leads to further questions in the same move, the bot
answers them greedily, too, before it judges.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from kosmodrom.bots.limit import time_is_up
from kosmodrom.core.asks import Ask
from kosmodrom.core.options import Option, Seat
from kosmodrom.core.rng import Random
from kosmodrom.core.table import Table

AnyTable: TypeAlias = Table[Any, Any, Any]

# Bounds that keep a decision within milliseconds; looking further hardly improves the play.
GUESSES: Final = 6
"""The most guesses that are made where luck decides."""
FOLLOWED: Final = 2
"""How many options of a kind are followed into the further questions of their move."""
WIDTH: Final = 6
"""How many answers to a further question are tried."""
DEPTH: Final = 6
"""How many further questions are answered."""
LONGEST: Final = 40
"""The same in games whose moves are long (`Ruleset.long_moves`)."""
PATIENCE: Final = 10
"""How often options of one kind are chosen in one move if there are others: a seat that can move
back and forth at no cost might never stop."""


class Breadth(NamedTuple):
    """How much is looked at where the seats move side by side (`parallel`): a move is then a whole
    step of many questions, whose largest is mostly not the first."""

    followed: int
    """How many options of a kind are followed, also where they lead to the same answers."""
    width: int
    """How many answers to a further question are tried."""


QUICK: Final = Breadth(FOLLOWED, WIDTH)


class Outcome(NamedTuple):
    """What an option led to: its worth, whether that was luck (chance or hidden things), and the
    table after the move."""

    worth: int
    lucky: bool
    table: AnyTable


Judge: TypeAlias = Callable[[AnyTable, Seat], int]


def judge(table: AnyTable, seat: Seat) -> int:
    return table.ruleset.judge(table.game, seat)


class GreedyBot:
    """Takes the option that the judge likes best after the move; of equal ones any."""

    def __init__(self, seed: int | str) -> None:
        self._chance = Random.seeded(seed)

    def choose(self, table: AnyTable, seat: Seat) -> Option:
        options = table.pending[seat].options
        if len(options) == 1:
            return options[0]
        proposed = find_proposal(table, seat, self._chance)
        if proposed is not None:
            return proposed
        best = next(iter(rank_options(table, seat, self._chance)))
        return options[best]


def rank_options(
    table: AnyTable,
    seat: Seat,
    chance: Random,
    apart: Breadth = QUICK,
    value: Judge | None = None,
) -> dict[int, int]:
    """The numbers of the options that a seat has, the best first, with their mean worths; those
    that were not worth following are left out.

    One guess tells sure options apart. While one leads that owes it to luck, the better half of the
    lucky ones and the best sure one are compared on another guess, until that confirms the leader
    or the time is up.
    """
    options = table.pending[seat].options
    contenders = list(range(len(options)))
    chance.shuffle(contenders)  # sorting is stable, so equal options stay in random order
    totals = dict.fromkeys(contenders, 0)
    ranked: dict[int, int] = {}
    for guesses in range(1, GUESSES + 1):
        guess = table.fork(seat, chance)
        contenders = sensible(guess, seat, contenders)
        tried = {number: options[number] for number in contenders}
        outcomes = try_options(guess, seat, tried, chance, apart, value)
        for number, outcome in outcomes.items():
            totals[number] += outcome.worth
        order = sorted(outcomes, key=lambda number: -totals[number])
        ranked = {number: totals[number] // guesses for number in order} | {
            number: worth for number, worth in ranked.items() if number not in outcomes
        }
        lucky = [number for number in order if outcomes[number].lucky]
        sure = [number for number in order if not outcomes[number].lucky]
        contenders = lucky[: (len(lucky) + 1) // 2] + sure[:1]
        confirmed = outcomes[order[0]].worth == max(outcome.worth for outcome in outcomes.values())
        if order[0] in sure or len(contenders) == 1 or (guesses > 1 and confirmed):
            break
        if time_is_up():
            break
    return ranked


GUESSED: Final = 4
"""On how many guesses the outcome of a move that depends on luck is looked at for its reasons."""


def reasons(table: AnyTable, seat: Seat, option: Option, chance: Random) -> dict[str, int]:
    """What an option changes in the parts of a seat's worth that the game names (`Ruleset.worths`),
    on average over some guesses, in hundredths of a point; the largest changes first."""
    worths = table.ruleset.worths
    if worths is None:
        return {}
    changes: Counter[str] = Counter()
    guesses = 0
    while guesses < GUESSED:
        guess = table.fork(seat, chance)
        outcome = try_options(guess, seat, {0: option}, chance)[0]
        changes.update(worths(outcome.table.game, seat))
        changes.subtract(worths(guess.game, seat))
        guesses += 1
        if not outcome.lucky or time_is_up():
            break
    told = {part: round(change / guesses) for part, change in changes.items()}
    order = sorted(told, key=lambda part: -abs(told[part]))
    return {part: told[part] for part in order if told[part]}


def sensible(table: AnyTable, seat: Seat, numbers: Sequence[int]) -> list[int]:
    """Of these options of a seat, by their numbers, the one that the game's planner proposes; or
    those that are different (`distinct`) and not of a kind that it has chosen so often in this move
    that it should do something else."""
    options = table.pending[seat].options
    proposed = propose(table, seat)
    if proposed is not None:
        return [options.index(proposed)]
    numbers = distinct(table, seat, numbers)
    begun = table.checkpoint[0] if table.checkpoint else 0
    if len(table.choices) - begun < PATIENCE:
        return numbers
    move = (type(choice.option) for choice in table.choices[begun:] if choice.seat == seat)
    often = {kind for kind, times in Counter(move).items() if times >= PATIENCE}
    return [number for number in numbers if type(options[number]) not in often] or numbers


def find_proposal(table: AnyTable, seat: Seat, chance: Random) -> Option | None:
    """What the game's planner would choose for a seat, by what the seat can know."""
    if table.ruleset.proposes is None:
        return None
    return propose(table.fork(seat, chance), seat)


def propose(table: AnyTable, seat: Seat) -> Option | None:
    """What the game's planner proposes on a guess (`Ruleset.proposes`)."""
    proposes = table.ruleset.proposes
    if proposes is None:
        return None
    return proposes(table.game, seat, table.pending[seat].options)


def distinct(table: AnyTable, seat: Seat, numbers: Sequence[int]) -> list[int]:
    """Of these options of a seat, by their numbers, one of those that come to the same thing; those
    that are beside the question only if there are no others."""
    essence = table.ruleset.essence
    if essence is None:
        return list(numbers)
    options, game = table.pending[seat].options, table.game
    firsts: dict[Hashable, int] = {}
    for number in numbers:
        firsts.setdefault(essence(game, seat, options[number]), number)
    if len(firsts) > 1:
        firsts.pop(None, None)
    return list(firsts.values())


def try_options(
    guess: AnyTable,
    seat: Seat,
    options: dict[int, Option],
    chance: Random,
    apart: Breadth = QUICK,
    value: Judge | None = None,
) -> dict[int, Outcome]:
    """What options lead to on a guess; those that are not worth following are left out, and those
    for which there is no time."""
    value = value or judge
    outcomes: dict[int, Outcome] = {}
    unfinished: list[Unfinished] = []
    made = len(guess.choices)
    for number, option in options.items():
        if (outcomes or unfinished) and time_is_up():
            break
        table = apply(guess, seat, option)
        worth = value(table, seat)
        ask = further_ask(table, seat, made)
        if ask is None:
            outcomes[number] = Outcome(worth, was_lucky(table, made), table)
        else:
            unfinished.append(Unfinished(number, type(option), ask, worth, table))
    for begun in worth_following(unfinished, apart):
        worth, table = finish_move(begun, seat, made, chance, apart, value)
        outcomes[begun.number] = Outcome(worth, was_lucky(table, made), table)
    return outcomes


class Unfinished(NamedTuple):
    """An option that leads to a further question, and the worth of where it stands now."""

    number: int
    kind: type[Option]
    ask: Ask
    worth: int
    table: AnyTable


def worth_following(unfinished: list[Unfinished], apart: Breadth) -> Iterator[Unfinished]:
    """Of options that lead to the same answers the best one, because they differ only in what was
    used up; of those with the same question the best few."""
    seen: set[tuple[type[Option], str, tuple[Option, ...]]] = set()
    followed: Counter[tuple[type[Option], str]] = Counter()
    for begun in sorted(unfinished, key=lambda begun: -begun.worth):
        question = (begun.kind, begun.ask.question.id)
        answers = (*question, tuple(begun.ask.options))
        if begun.table.apart:
            follow = followed[question] < apart.followed
        else:
            follow = answers not in seen and followed[question] < FOLLOWED
        if follow:
            seen.add(answers)
            followed[question] += 1
            yield begun


def finish_move(
    begun: Unfinished, seat: Seat, made: int, chance: Random, apart: Breadth, value: Judge
) -> tuple[int, AnyTable]:
    """Answer a seat's further questions of its move, each time with what looks best; what that is
    worth, and the table after it.

    If `DEPTH` answers do not end the move, the best end that was seen on the way counts: otherwise
    a seat that may go on as long as it likes would always prefer to. Where moves are long, or the
    seats move side by side, it counts anyway, because a move may have been better earlier.
    """
    worth, table = begun.worth, begun.table
    end: tuple[int, AnyTable] | None = None
    long = table.ruleset.long_moves
    for _ in range(LONGEST if long else DEPTH):
        ask = further_ask(table, seat, made)
        if ask is None or time_is_up():
            break
        width = apart.width if table.apart else WIDTH
        different = [ask.options[n] for n in distinct(table, seat, range(len(ask.options)))]
        tried = [apply(table, seat, option) for option in sample(different, width, chance)]
        worths = [value(then, seat) for then in tried]
        for ended, then in zip(worths, tried, strict=True):
            if (end is None or ended > end[0]) and further_ask(then, seat, made) is None:
                end = (ended, then)
        worth = max(worths)
        table = tried[worths.index(worth)]
    if end is not None and (
        long or begun.table.apart or further_ask(table, seat, made) is not None
    ):
        return end
    return worth, table


def sample(options: Sequence[Option], number: int, chance: Random) -> Sequence[Option]:
    """All options, or ``number`` of them at random if there are more."""
    if len(options) <= number:
        return options
    mixed = list(options)
    chance.shuffle(mixed)
    return mixed[:number]


def apply(table: AnyTable, seat: Seat, option: Option) -> AnyTable:
    """A copy on which the option was chosen.

    Others who are asked at the same time and must answer before anything happens choose the first
    thing they are offered: what they will do is unknown, and the same for all options. Where the
    seats move side by side nobody waits for anybody.
    """
    then: AnyTable = table.fork()
    asked = {} if then.apart else dict(then.pending)
    then.make(seat, option)  # it was offered: no need to list the options again
    asked.pop(seat, None)
    for other, ask in asked.items():
        if then.pending.get(other) is ask:
            then.decide(other, ask.options[0])
    return then


def further_ask(table: AnyTable, seat: Seat, made: int) -> Ask | None:
    """The next question to a seat in the move that it began after ``made`` choices."""
    checkpoint = table.checkpoint
    if checkpoint is not None and checkpoint[0] > made:
        return None
    return table.pending.get(seat)


def was_lucky(table: AnyTable, made: int) -> bool:
    """Whether something became known after the first ``made`` choices."""
    return bool(table.boundaries) and table.boundaries[-1] >= made
