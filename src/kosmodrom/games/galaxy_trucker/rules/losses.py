"""Crew, goods and battery tokens that are lost, and sleepers who take free places (GTB-723 to
GTB-731, GT-222 to GT-230)."""

from __future__ import annotations

from typing import Final

from kosmodrom.core.asks import Flow, Question
from kosmodrom.core.options import Option, Seat
from kosmodrom.games.galaxy_trucker import ships, steps
from kosmodrom.games.galaxy_trucker.events.losses import (
    AlienLeft,
    AlienLost,
    GoodsLost,
    HumansLost,
    SleepersLost,
    SleeperWoken,
    TokensLost,
)
from kosmodrom.games.galaxy_trucker.moves.losses import (
    LET_SLEEP,
    AboutCrew,
    AboutCubes,
    AboutHalves,
    AboutTokens,
    GiveUpCrew,
    GiveUpCube,
    GiveUpToken,
    WakeSleeper,
    give_up_crew,
    give_up_cube,
    give_up_token,
    wake_sleeper,
)
from kosmodrom.games.galaxy_trucker.rules.base import Game, awake, board_of, humans_of, in_convoy
from kosmodrom.games.galaxy_trucker.rules.goods import cubes_aboard, cubes_on
from kosmodrom.games.galaxy_trucker.rules.todo import carries_out, decide, finish
from kosmodrom.games.galaxy_trucker.state import HALVES
from kosmodrom.games.galaxy_trucker.tables import CABIN, STARTING_CABIN, STASIS_CHAMBER
from kosmodrom.games.galaxy_trucker.terms import COLOURS, GOODS

LOSE_CREW: Final = Question("lose-crew", ("GTB-730", "GT-623"))
WAKE: Final = Question("wake", ("GT-225", "GT-226", "GT-230", "GT-624"))
LOSE_GOODS: Final = Question("lose-goods", ("GTB-723", "GT-Q-42"))
LOSE_GOODS_OF_HALF: Final = Question("lose-goods-of-half", ("GT-623", "GT-Q-42", "GTB-723"))
LOSE_TOKENS: Final = Question("lose-tokens", ("GTB-724", "GT-377", "GT-623"))

HUMAN: Final = -1
"""A crew member who is no alien, where aliens go by their colour."""
PLACES: Final = 2
"""For humans in a cabin (GTB-502), where an alien was too (GT-226)."""
Places = list[list[int]]
"""Cells of cabins, and how many places in each were freed by one loss (GT-Q-07)."""
Cubes = tuple[int, int, int]
"""A cell, a colour, and how many cubes of it are there."""


# What is on one cell


def lose_humans(g: Game, seat: Seat, cell: int, count: int) -> None:
    """Humans leave a cell: crew of a cabin, or sleepers with their chamber (GT-Q-10)."""
    ship = g.state.players[seat].ship
    ship.humans[cell] -= count
    asleep = g.data.tables.kinds[ship.parts[cell]] == STASIS_CHAMBER
    g.emit((SleepersLost if asleep else HumansLost)(seat, count, *board_of(g).place(cell)))


def lose_alien(g: Game, seat: Seat, colour: int, *, no_air: bool = False) -> list[int]:
    """An alien leaves. Returns the cell with the places that sleepers may take (GT-226, GT-Q-09,
    GT-Q-31); a specialist works no more (GT-354)."""
    ship = g.state.players[seat].ship
    cell = ship.aliens[colour]
    ship.aliens[colour] = 0
    event = AlienLeft if no_air else AlienLost
    g.emit(event(seat, COLOURS[colour], *board_of(g).place(cell)))
    return [cell, PLACES]


def lose_cubes(g: Game, seat: Seat, cell: int, colour: int, count: int) -> None:
    """Cubes of a colour go back to the bank (GTB-752)."""
    g.state.players[seat].ship.goods[cell] -= count << 2 * colour
    g.state.bank[colour] += count
    g.emit(GoodsLost(seat, (GOODS[colour],) * count, *board_of(g).place(cell)))


def lose_tokens_of(g: Game, seat: Seat, cell: int, count: int) -> None:
    """Battery tokens are lost, which is not using them (GT-377, GT-623)."""
    g.state.players[seat].ship.tokens[cell] -= count
    g.emit(TokensLost(seat, *board_of(g).place(cell), count))


def lose_contents(g: Game, seat: Seat, cell: int) -> None:
    """Whatever is in a part is lost with it (GTB-752)."""
    ship = g.state.players[seat].ship
    if ship.humans[cell]:
        lose_humans(g, seat, cell, ship.humans[cell])
    if cell in ship.aliens:
        lose_alien(g, seat, ship.aliens.index(cell))
    if ship.tokens[cell]:
        lose_tokens_of(g, seat, cell, ship.tokens[cell])
    if ship.goods[cell]:
        for colour in range(len(GOODS)):
            if cubes := ship.goods[cell] >> 2 * colour & 3:
                lose_cubes(g, seat, cell, colour, cubes)


# Crew


def crew_to_lose(g: Game, step: steps.LoseCrew) -> list[tuple[int, int, int]]:
    """Who can be given up: cells, the alien's colour or HUMAN, and how many. Sleepers cannot
    (GT-222); on class IIA the half is the player's choice, unless one half is meant (GT-623)."""
    player = g.state.players[step.seat]
    halves = in_convoy(player) if step.half < 0 else 1 << step.half
    crew = [(cell, HUMAN, number) for cell, number in awake(g, step.seat, halves)]
    if not step.humans:
        half_of = board_of(g).half_of
        crew += [
            (cell, colour, 1)
            for colour, cell in enumerate(player.ship.aliens)
            if cell and halves >> half_of[cell] & 1
        ]
    return crew


@carries_out(steps.LoseCrew)
def lose_crew(g: Game, step: steps.LoseCrew) -> Flow | None:
    """The player picks who goes, one by one (GTB-730); with too few all go (GTB-731)."""
    crew = crew_to_lose(g, step)
    if step.count and len(crew) > 1 and step.count < sum(number for _, _, number in crew):
        return _ask_crew(g, step, crew)
    for cell, who, number in crew:
        if count := min(step.count, number):
            _lose_crew_member(g, step, cell, who, count)
    finish_loss(g, step.seat, step.freed if step.wake else [])
    return None


def _ask_crew(g: Game, step: steps.LoseCrew, crew: list[tuple[int, int, int]]) -> Flow:
    board = board_of(g)
    options = [
        give_up_crew(*board.place(cell), "human" if who == HUMAN else COLOURS[who])
        for cell, who, _number in crew
    ]
    choice = yield from decide(g, step.seat, LOSE_CREW, options, AboutCrew(step.count))
    if isinstance(choice, GiveUpCrew):
        cell = board.cell(choice.row, choice.column)
        who = HUMAN if choice.crew == "human" else COLOURS.index(choice.crew)
        _lose_crew_member(g, step, cell, who, 1)
        step.count -= 1


def _lose_crew_member(g: Game, step: steps.LoseCrew, cell: int, who: int, count: int) -> None:
    """Note the places that they leave: one for a human, two for an alien (GT-Q-07)."""
    if who == HUMAN:
        lose_humans(g, step.seat, cell, count)
        step.freed.append([cell, count])
    else:
        step.freed.append(lose_alien(g, step.seat, who))


def finish_loss(g: Game, seat: Seat, freed: Places) -> None:
    """The present step was a loss, now settled in full: sleepers may be woken (GT-228, GT-Q-08)."""
    finish(g, *((steps.Wake(seat, freed),) if freed else ()))


# Waking sleepers


def wake_options(g: Game, step: steps.Wake) -> list[Option]:
    """Each freed place with each stasis chamber of the same half, if a human is awake there
    (GT-225, GT-624). Luxury cabins and lost cabins offer no place (GT-227, GT-Q-07)."""
    t, board, ship = g.data.tables, board_of(g), g.state.players[step.seat].ship
    chambers = [
        cell for cell in ships.filled(ship.humans) if t.kinds[ship.parts[cell]] == STASIS_CHAMBER
    ]
    if not chambers:
        return []
    options: list[Option] = []
    for cell in dict.fromkeys(cell for cell, number in step.places if number):
        part, half = ship.parts[cell], board.half_of[cell]
        if (
            part
            and t.kinds[part] in (STARTING_CABIN, CABIN)
            and cell not in ship.aliens
            and ship.humans[cell] < PLACES
            and humans_of(g, step.seat, 1 << half)
        ):
            options += [
                wake_sleeper(*board.place(cell), *board.place(chamber))
                for chamber in chambers
                if board.half_of[chamber] == half
            ]
    return options


@carries_out(steps.Wake)
def wake(g: Game, step: steps.Wake) -> Flow | None:
    """Sleepers may take the places that a loss has freed, at once or never (GT-225, GT-230)."""
    options = wake_options(g, step)
    if not options:
        finish(g)
        return None
    return _ask_wake(g, step, options)


def _ask_wake(g: Game, step: steps.Wake, options: list[Option]) -> Flow:
    choice = yield from decide(g, step.seat, WAKE, [*options, LET_SLEEP])
    if choice is LET_SLEEP or choice == LET_SLEEP:
        finish(g)
    elif isinstance(choice, WakeSleeper):
        board, ship = board_of(g), g.state.players[step.seat].ship
        cell = board.cell(choice.row, choice.column)
        ship.humans[board.cell(choice.chamber_row, choice.chamber_column)] -= 1
        ship.humans[cell] += 1
        place = next(place for place in step.places if place[0] == cell and place[1])
        place[1] -= 1
        g.emit(SleeperWoken(step.seat, choice.row, choice.column))


# Goods and battery tokens


def cubes_to_lose(g: Game, seat: Seat) -> list[list[Cubes]]:
    """The cubes of which one goes next: the most valuable ones (GTB-723) of each half of the convoy
    that has any, since the owner chooses the half (GT-623, GT-Q-42)."""
    halves = in_convoy(g.state.players[seat])
    # By version 1 of the rules the most valuable cubes of the whole ship went first.
    parts = [halves & 1 << half for half in range(HALVES)] if g.version >= 2 else [halves]
    return [cubes for part in parts if (cubes := _most_valuable(g, seat, part))]


def _most_valuable(g: Game, seat: Seat, halves: int) -> list[Cubes]:
    """The cubes of the most valuable colour in some halves."""
    ship, half_of = g.state.players[seat].ship, board_of(g).half_of
    holds = [cell for cell in ships.filled(ship.goods) if halves >> half_of[cell] & 1]
    for colour in range(len(GOODS)):
        if found := [(cell, colour, n) for cell in holds if (n := cubes_on(ship, cell)[colour])]:
            return found
    return []


@carries_out(steps.LoseGoods)
def lose_goods(g: Game, step: steps.LoseGoods) -> Flow | None:
    """The most valuable cubes first, the owner choosing the half and among equal ones (GTB-723,
    GT-623); a battery token for each that is missing (GTB-724)."""
    while step.count:
        halves = cubes_to_lose(g, step.seat)
        if not halves:
            finish(g, steps.LoseTokens(step.seat, step.count))
            return None
        cubes = [found for half in halves for found in half]
        in_turn = sum(number for _, _, number in cubes)
        # Of one half they all go before any other; of two there is a choice while cubes stay.
        without_choice = in_turn if len(halves) == 1 else cubes_aboard(g, step.seat)
        if len(cubes) > 1 and step.count < without_choice:
            return _ask_cube(g, step, cubes)
        for cell, colour, number in cubes:
            if count := min(step.count, number):
                lose_cubes(g, step.seat, cell, colour, count)
                step.count -= count
    finish(g)
    return None


def _ask_cube(g: Game, step: steps.LoseGoods, cubes: list[Cubes]) -> Flow:
    board = board_of(g)
    options = [give_up_cube(*board.place(cell), GOODS[colour]) for cell, colour, _ in cubes]
    colours = {colour for _, colour, _ in cubes}
    if len(colours) == 1:
        about = AboutCubes(GOODS[colours.pop()], step.count)
        choice = yield from decide(g, step.seat, LOSE_GOODS, options, about)
    else:
        halves = AboutHalves(step.count)
        choice = yield from decide(g, step.seat, LOSE_GOODS_OF_HALF, options, halves)
    if isinstance(choice, GiveUpCube):
        colour = GOODS.index(choice.goods)
        lose_cubes(g, step.seat, board.cell(choice.row, choice.column), colour, 1)
        step.count -= 1


def tokens_to_lose(g: Game, seat: Seat) -> list[int]:
    """The cells with battery tokens, in all halves of the convoy (GT-623)."""
    player, half_of = g.state.players[seat], board_of(g).half_of
    halves = in_convoy(player)
    return [cell for cell in ships.filled(player.ship.tokens) if halves >> half_of[cell] & 1]


@carries_out(steps.LoseTokens)
def lose_tokens(g: Game, step: steps.LoseTokens) -> Flow | None:
    """From batteries of the player's choice; with too few all are lost (GTB-724)."""
    tokens = g.state.players[step.seat].ship.tokens
    cells = tokens_to_lose(g, step.seat)
    if step.count and len(cells) > 1 and step.count < sum(tokens[cell] for cell in cells):
        return _ask_token(g, step, cells)
    for cell in cells:
        if count := min(step.count, tokens[cell]):
            lose_tokens_of(g, step.seat, cell, count)
    finish(g)
    return None


def _ask_token(g: Game, step: steps.LoseTokens, cells: list[int]) -> Flow:
    board = board_of(g)
    options = [give_up_token(*board.place(cell)) for cell in cells]
    choice = yield from decide(g, step.seat, LOSE_TOKENS, options, AboutTokens(step.count))
    if isinstance(choice, GiveUpToken):
        lose_tokens_of(g, step.seat, board.cell(choice.row, choice.column), 1)
        step.count -= 1
