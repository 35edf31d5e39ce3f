"""Why something is not offered before a card, at a jump, at a count, and by the Union Ship."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kosmodrom.core.asks import Ask
from kosmodrom.core.errors import Refused
from kosmodrom.core.options import Option, Seat
from kosmodrom.games.galaxy_trucker import ships, steps
from kosmodrom.games.galaxy_trucker.moves.flight import (
    BoostCannon,
    GiveCube,
    GiveUp,
    Jump,
    LetFall,
    PayUnion,
    Power,
    PowerAll,
    WithdrawHalf,
)
from kosmodrom.games.galaxy_trucker.rules import counting, hyperspace, power
from kosmodrom.games.galaxy_trucker.rules.base import (
    Game,
    board_of,
    crew_of,
    in_convoy,
    is_learning_flight,
    road,
    works,
)
from kosmodrom.games.galaxy_trucker.tables import (
    AMBUSH,
    CANNON_BOOSTER,
    DOUBLE_ENGINE,
    ENGINE_BOOSTER,
    ENGINE_POWER,
    FIREPOWER,
)

GUNS: Final = (FIREPOWER, AMBUSH)


def not_ready(g: Game, seat: Seat, ask: Ask, option: Option) -> Refused:
    match option:
        case GiveUp() | WithdrawHalf() if is_learning_flight(g):
            return Refused("nobody-leaves", ("GTB-209",))
        case WithdrawHalf():
            return _no_half(g, seat)
        case Jump():
            return Refused("jump-after-reveal", ("GT-294",))
    return Refused("not-offered", ask.question.rules)


def _no_half(g: Game, seat: Seat) -> Refused:
    if len(board_of(g).halves) == 1:
        return Refused("one-piece", ("GT-601", "GT-635"))
    halves = g.state.players[seat].halves
    if halves in (0b01, 0b10):
        return Refused("last-half", ("GT-643",))
    return Refused("union-begun", ("GT-Q-76",))


# Jumps


def no_jump(g: Game, seat: Seat, ask: Ask, option: Option) -> Refused:
    if isinstance(option, Jump):
        return _no_jump(g, seat, option)
    return Refused("not-offered", ask.question.rules)


def _no_jump(g: Game, seat: Seat, option: Jump, committed: int = 0) -> Refused:
    """``committed`` are the halves that have used power at this count."""
    board = board_of(g)
    booster = board.cell(option.row, option.column)
    engine = board.cell(option.engine_row, option.engine_column)
    refused = (
        _no_part(g, seat, booster, (ENGINE_BOOSTER,), "no-engine-booster", "GT-285")
        or _no_part(g, seat, engine, hyperspace.ENGINES, "no-engine", "GT-286")
        or _not_joined(g, seat, booster, engine, "engine-not-joined", "GT-285")
        or _not_there(g, seat, booster)
        or _dead(g, seat, booster)
        or _dead(g, seat, engine)
    )
    if refused is not None:
        return refused
    half = board.half_of[engine]
    if committed >> half & 1:
        return Refused("jump-instead", ("GT-1102",))
    return _too_few_tokens(g, seat, half, hyperspace.uses(g, seat, engine), "GT-286")


def _no_part(
    g: Game, seat: Seat, cell: int, kinds: tuple[int, ...], reason: str, rule: str
) -> Refused | None:
    part = g.state.players[seat].ship.parts[cell]
    return None if part and g.data.tables.kinds[part] in kinds else Refused(reason, (rule,))


def _not_joined(
    g: Game, seat: Seat, booster: int, cell: int, reason: str, rule: str
) -> Refused | None:
    ship = g.state.players[seat].ship
    joined = cell in ships.joined_to(g.data.tables, ship, booster)
    return None if joined else Refused(reason, (rule,))


def _not_there(g: Game, seat: Seat, cell: int) -> Refused | None:
    """In hyperspace there is nothing to power, count or boost."""
    there = in_convoy(g.state.players[seat]) >> board_of(g).half_of[cell] & 1
    return None if there else Refused("half-away", ("GT-648", "GT-Q-21"))


def _dead(g: Game, seat: Seat, cell: int) -> Refused | None:
    return None if works(g, seat, cell) else Refused("dead-part", ("GT-923",))


def _too_few_tokens(
    g: Game, seat: Seat, half: int, uses: int, rule: str, *, same_use: bool = False
) -> Refused:
    needed = power.price(g, seat, half, uses, same_use=same_use)
    rules = (rule, "GT-861") if road(g, seat, "failing_batteries") else (rule,)
    if len(board_of(g).halves) > 1:
        rules = (*rules, "GT-615")
    tokens = power.available(g, seat, half)
    return Refused("too-few-tokens", rules, tokens=needed, available=tokens)


# Counts


def no_count(g: Game, seat: Seat, ask: Ask, option: Option) -> Refused:
    step = g.state.todo[0]
    if isinstance(step, steps.Count):
        match option:
            case Jump():
                return _no_jump(g, seat, option, counting.committed(g, step))
            case PowerAll():
                return Refused("not-all-powered", ("GTB-514", "GTB-705"))
            case Power():
                return _no_power(g, step, option)
            case BoostCannon():
                return _no_boost(g, step, option)
            case LetFall():
                return _no_falling(g, step, option)
    return Refused("not-offered", ask.question.rules)


def _no_power(g: Game, step: steps.Count, option: Power) -> Refused:
    seat, board = step.seat, board_of(g)
    cell = board.cell(option.row, option.column)
    t, ship = g.data.tables, g.state.players[seat].ship
    part = ship.parts[cell]
    kind = t.kinds[part]
    if not part:
        return Refused("no-part-there", ("GTB-514",), row=option.row, column=option.column)
    if kind not in (*ships.POWERED_CANNONS, DOUBLE_ENGINE):
        return Refused("needs-no-power", ("GTB-509", "GTB-511"), part=t.part_ids[part])
    if step.what not in ((ENGINE_POWER,) if kind == DOUBLE_ENGINE else GUNS):
        return _other_count(g, part)
    if cell in step.powered:
        return Refused("powered-already", ("GTB-514",), part=t.part_ids[part])
    if kind == DOUBLE_ENGINE and not ships.engine_strength(t, ship, cell):
        return Refused("points-forward", ("GT-905",))
    return (
        _not_there(g, seat, cell)
        or _dead(g, seat, cell)
        or _too_few_tokens(g, seat, board.half_of[cell], 1, "GTB-510")
    )


def _other_count(g: Game, part: int) -> Refused:
    return Refused("not-counted", ("GTB-705",), part=g.data.tables.part_ids[part])


def _no_boost(g: Game, step: steps.Count, option: BoostCannon) -> Refused:
    seat, board = step.seat, board_of(g)
    booster = board.cell(option.row, option.column)
    cannon = board.cell(option.cannon_row, option.cannon_column)
    refused = (
        _no_part(g, seat, booster, (CANNON_BOOSTER,), "no-cannon-booster", "GT-270")
        or _no_part(g, seat, cannon, counting.CANNONS, "no-cannon", "GT-271")
        or _not_joined(g, seat, booster, cannon, "cannon-not-joined", "GT-270")
    )
    if refused is not None:
        return refused
    if step.what not in GUNS:
        return _other_count(g, g.state.players[seat].ship.parts[cannon])
    if booster in step.boosters:
        return Refused("booster-used", ("GT-Q-14", "GT-278"))
    if cannon in step.boosted:
        return Refused("boosted-already", ("GT-Q-14",))
    uses, same_use = counting.boost_uses(g, step, cannon)
    return (
        _not_there(g, seat, booster)
        or _dead(g, seat, booster)
        or _dead(g, seat, cannon)
        or _too_few_tokens(g, seat, board.half_of[cannon], uses, "GT-277", same_use=same_use)
    )


def _no_falling(g: Game, step: steps.Count, option: LetFall) -> Refused:
    if step.what != ENGINE_POWER or not road(g, step.seat, "faulty_connectors"):
        return Refused("no-faulty-connectors", ("GT-910",))
    return Refused("joints-sound", ("GT-910", "GT-Q-80"), row=option.row, column=option.column)


# Union Ship


def no_payment(g: Game, seat: Seat, ask: Ask, option: Option) -> Refused:
    step = g.state.todo[0]
    player = g.state.players[seat]
    if isinstance(step, steps.Union):
        owed = crew_of(g, seat, player.halves) - step.paid
        match option:
            case PayUnion():
                return Refused("union-credits", ("GT-888",), owed=owed, credits=player.credits)
            case GiveCube() if not any(isinstance(offered, GiveCube) for offered in ask.options):
                return Refused("union-too-dear", ("GT-888",), owed=owed, credits=player.credits)
            case GiveCube():
                return Refused("union-cube", ("GT-889",), row=option.row, column=option.column)
            case WithdrawHalf():
                return _no_half(g, seat)
    return Refused("not-offered", ask.question.rules)


REFUSALS: Final[dict[str, Callable[[Game, Seat, Ask, Option], Refused]]] = {
    "ready": not_ready,
    "jump": no_jump,
    "count": no_count,
    "union": no_payment,
}

MOMENTS: Final[dict[type[Option], tuple[str, tuple[str, ...]]]] = {
    GiveUp: ("leave-between-cards", ("GTB-901", "GT-640")),
    WithdrawHalf: ("leave-between-cards", ("GTB-901", "GT-640")),
    Jump: ("jump-too-late", ("GT-294", "GT-296")),
    Power: ("power-when-counted", ("GTB-705",)),
    PowerAll: ("power-when-counted", ("GTB-705",)),
    BoostCannon: ("power-when-counted", ("GTB-705", "GT-271")),
    LetFall: ("no-faulty-connectors", ("GT-910",)),
    PayUnion: ("union-before-last-card", ("GT-888",)),
    GiveCube: ("union-before-last-card", ("GT-888",)),
}


def wrong_moment(option: Option) -> Refused | None:
    """Why a move of this chapter does not answer a question of another one."""
    found = MOMENTS.get(type(option))
    return None if found is None else Refused(*found)
