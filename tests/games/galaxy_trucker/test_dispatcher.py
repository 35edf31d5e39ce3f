"""The companion beside a real table: its hourglass, its cards, its dice and its accounts.

Its settlement is held against the game's: somebody who sees only the ships at the end of a flight
answers the companion's questions, and both must come to the same.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from kosmodrom.core.errors import GameOptionsError, Refused, SeatsError
from kosmodrom.core.events import Event
from kosmodrom.core.history import History
from kosmodrom.core.options import CLOCK, Option
from kosmodrom.core.rng import Random, seed_value
from kosmodrom.core.table import Table
from kosmodrom.core.words import LANGUAGES, Words
from kosmodrom.games.galaxy_trucker import RULESET
from kosmodrom.games.galaxy_trucker.box import Box, load_box
from kosmodrom.games.galaxy_trucker.components import AdventureEntry
from kosmodrom.games.galaxy_trucker.dispatcher import events, moves
from kosmodrom.games.galaxy_trucker.dispatcher.play import threats_of
from kosmodrom.games.galaxy_trucker.dispatcher.ruleset import DISPATCHER
from kosmodrom.games.galaxy_trucker.dispatcher.state import DispatchOptions, DispatchState
from kosmodrom.games.galaxy_trucker.dispatcher.view import MACHINATION, DispatchView
from kosmodrom.games.galaxy_trucker.rules import game as game_rules
from kosmodrom.games.galaxy_trucker.rules.base import Game, board_of, new_technologies
from kosmodrom.games.galaxy_trucker.rules.settlement import (
    EARNED,
    cubes_aboard,
    settle_accounts,
)
from kosmodrom.games.galaxy_trucker.state import Ship
from kosmodrom.games.galaxy_trucker.tables import LUXURY_CABIN
from kosmodrom.games.galaxy_trucker.terms import (
    CLASSES,
    NOTHING,
    SPECIALISTS,
    RoughRoad,
    SeatColour,
    ShipClass,
)
from kosmodrom.testing.positions import question, table_at

Dispatcher = Table[DispatchState, DispatchOptions, Box]

BOX = load_box()
COLOURS: tuple[SeatColour, ...] = ("blue", "green", "yellow", "red", "orange")
GAMES = 10
"""So many settlements of each class are reckoned beside the game."""
EVERYTHING: dict[str, Any] = {
    "players": 5,
    "first": "both",
    "second": "both",
    "third": "both",
    "technologies": True,
    "machinations": True,
    "roads": 3,
    "extra_cards": True,
}


def start(seed: int | str = 0, **options: Any) -> Dispatcher:
    return Table.start(DISPATCHER, seats=["Dispatcher"], seed=seed, options=options)


def answer(table: Dispatcher, option: Option, seat: int = 0) -> list[Event]:
    """What people are told after an answer."""
    before = len(table.game.log)
    table.decide(seat, option)
    return [entry.event for entry in table.game.log[before:]]


def asked(table: Dispatcher) -> str | None:
    return question(table, 0)


def answers(table: Dispatcher) -> list[Option]:
    return list(table.pending[0].options)


def seen(table: Dispatcher) -> DispatchView:
    found = table.view(0)
    assert isinstance(found, DispatchView)
    return found


def of_kind(told: list[Event], kind: type[Event]) -> list[Any]:
    return [event for event in told if isinstance(event, kind)]


def at_start(seed: int = 0, roads: tuple[RoughRoad, ...] = (), **options: Any) -> Dispatcher:
    """Everything is prepared; the hourglass stands ready."""
    if roads:
        options["roads"] = len(roads)
    table = start(seed, **options)
    if asked(table) == "dispatch-who":
        answer(table, moves.Colours(COLOURS[: table.game.options.players]))
    name_roads(table, roads)
    assert asked(table) == "dispatch-start"
    return table


def name_roads(table: Dispatcher, roads: tuple[RoughRoad, ...] = ()) -> None:
    for road in roads:
        answer(table, moves.NameRoad(road))
    if asked(table) == "dispatch-drawn":
        answer(table, moves.NoRoad())


def at_launch(*args: Any, **options: Any) -> Dispatcher:
    """All have number tiles, in the order of their seats."""
    table = at_start(*args, **options)
    build(table)
    return table


def build(table: Dispatcher) -> list[Event]:
    told = answer(table, moves.StartHourglass())
    for number in range(1, table.game.options.players + 1):
        told = answer(table, moves.TakeTile(COLOURS[number - 1], number))
    return told


def in_flight(*args: Any, **options: Any) -> Dispatcher:
    """The first card is turned."""
    table = at_launch(*args, **options)
    answer(table, moves.Launch())
    answer(table, moves.TurnCard())
    return table


def resumed(table: Dispatcher) -> Dispatcher:
    """The table as it stands, after its state was changed."""
    return table_at(DISPATCHER, table.game.state, seats=1, options=table.game.options)


def put_on_top(table: Dispatcher, card: str) -> Dispatcher:
    """A card comes next, in place of the one that would."""
    s = table.game.state
    number = BOX.card_numbers[card]
    if number in s.deck:
        at = s.deck.index(number)
        s.deck[at], s.deck[-1] = s.deck[-1], s.deck[at]
        return resumed(table)
    old = s.deck[-1]
    for place in (*s.decks, *s.piles, s.deck):
        place[:] = [{old: number, number: old}.get(each, each) for each in place]
    return resumed(table)


def with_card(card: str, *args: Any, **options: Any) -> tuple[Dispatcher, list[Event]]:
    """A card is turned first, and what is told of it."""
    table = at_launch(*args, **options)
    answer(table, moves.Launch())
    table = put_on_top(table, card)
    return table, answer(table, moves.TurnCard())


def next_card(table: Dispatcher, used: bool = False) -> list[Event]:
    options = answers(table)
    for option in (
        moves.TurnCard(),
        moves.Land(),
        moves.CardUsed() if used else moves.CardUnused(),
    ):
        if option in options:
            return answer(table, option)
    raise AssertionError(options)


def fly_on(
    table: Dispatcher, used: Callable[[str | None], bool] = lambda _card: False
) -> list[str]:
    """Turn all cards, and say which they were."""
    turned: list[str] = []
    while asked(table) in ("dispatch-card", "dispatch-extra", "dispatch-machination"):
        card = seen(table).card
        turned.append(card or "")
        next_card(table, used(card))
    return turned


# Preparing


@pytest.mark.rule("GTB-102", "GTB-203", "GTB-204", "GTB-206")
@pytest.mark.parametrize(
    ("which", "ship", "cards"), [("first", "I", 2), ("second", "IIA", 3), ("third", "IIIA", 4)]
)
def test_a_flight_has_four_piles(which: str, ship: ShipClass, cards: int) -> None:
    table = start(**dict.fromkeys(("first", "second", "third"), "none") | {which: ship})
    told = answer(table, moves.Colours(COLOURS[:4]))
    assert told == [
        events.FlightPrepared(1, ship),
        events.TablePrepared(4),
        events.PilesMade(4, cards),
    ]
    s = table.game.state
    assert [len(pile) for pile in s.piles] == [cards] * 4
    assert seen(table).pile_cards == ()


@pytest.mark.rule("GTB-101")
def test_people_say_which_colours_play() -> None:
    table = start(players=2)
    assert len(answers(table)) == 10
    answer(table, moves.Colours(("yellow", "orange")))
    assert [player.colour for player in seen(table).players] == ["yellow", "orange"]
    assert asked(start(players=5)) == "dispatch-start"


@pytest.mark.rule("GTB-209")
def test_on_the_learning_flight_nobody_looks_or_gives_up() -> None:
    table = start(learning=True, technologies=True)
    assert events.LearningPrepared(8) in answer(table, moves.Colours(COLOURS[:4]))
    answer(table, moves.StartHourglass())
    assert not any(isinstance(option, moves.LookAt) for option in answers(table))
    for number in range(1, 5):
        told = answer(table, moves.TakeTile(COLOURS[number - 1], number))
    assert events.HumansToBoard() in told
    assert events.CrewToBoard() not in told
    answer(table, moves.Launch())
    answer(table, moves.TurnCard())
    learning = sorted(BOX.cards[card].id for card in BOX.learning)
    assert moves.NobodyFlies() not in answers(table)
    assert sorted(fly_on(table)) == learning
    assert moves.GaveUp() not in answers(table)


@pytest.mark.rule("GT-701", "GT-703", "GT-705")
def test_machinations_are_planted_before_roads_are_drawn() -> None:
    table = start(machinations=True, roads=2)
    told = answer(table, moves.Colours(COLOURS[:4]))
    assert told[-3:] == [
        events.MachinationsDealt(4),
        events.MachinationsPlanted(),
        events.RoadsToDraw(2),
    ]
    assert asked(table) == "dispatch-drawn"


@pytest.mark.rule("GT-802", "GT-803")
def test_roads_are_named_until_all_are_known() -> None:
    table = start(roads=2)
    answer(table, moves.Colours(COLOURS[:4]))
    answer(table, moves.NameRoad("deja_vu"))
    assert moves.NameRoad("deja_vu") not in answers(table)
    answer(table, moves.NameRoad("hard_crossing"))
    assert asked(table) == "dispatch-start"
    assert seen(table).roads == ("deja_vu", "hard_crossing")


@pytest.mark.rule("GT-915")
def test_ordered_parts_are_told_by_the_level_of_the_flight() -> None:
    for options, parts in (({}, 12), ({"first": "none"}, 18)):
        table = start(roads=1, **options)
        answer(table, moves.Colours(COLOURS[:4]))
        assert events.PartsToOrder(parts) in answer(table, moves.NameRoad("made_to_order"))


@pytest.mark.rule("GT-927", "GT-Q-50", "GT-Q-51")
def test_a_nasty_surprise_is_asked_for_after_building() -> None:
    table = at_start(roads=("nasty_surprise",))
    told = build(table)
    assert events.SurpriseToDraw() in told
    assert asked(table) == "dispatch-surprise"
    assert moves.NameRoad("made_to_order") not in answers(table)
    told = answer(table, moves.NameRoad("hard_crossing"))
    assert of_kind(told, events.RocketPlaced)
    answer(table, moves.Launch())
    assert seen(table).deck == 8 + 2


# The hourglass


@pytest.mark.rule("GTB-315", "GTB-316", "GTB-317", "GTB-318")
@pytest.mark.parametrize(("first", "second", "third", "runs"), [
    ("I", "none", "none", 2), ("none", "II", "none", 3), ("none", "none", "III", 4),
])  # fmt: skip
def test_the_hourglass_runs_by_level(first: str, second: str, third: str, runs: int) -> None:
    table = at_start(first=first, second=second, third=third)
    assert answer(table, moves.StartHourglass()) == [events.SandRuns(runs - 1)]
    for circle in range(runs - 1, 0, -1):
        assert table.pending[CLOCK].seconds == 90
        assert moves.TurnHourglass() not in answers(table)
        assert answer(table, moves.RunOut(), CLOCK) == [events.SandStopped(circle)]
        assert CLOCK not in table.pending
        if circle == 1:  # onto START only when somebody has a number
            assert moves.TurnHourglass() not in answers(table)
            answer(table, moves.TakeTile("green", 1))
        assert answer(table, moves.TurnHourglass()) == [events.SandRuns(circle - 1)]
    assert answer(table, moves.RunOut(), CLOCK) == [events.TimeIsUp()]
    assert asked(table) == "dispatch-tiles"
    assert answers(table) == [moves.TakeTile(name, 2) for name in ("blue", "yellow", "red")]
    answer(table, moves.TakeTile("red", 2))
    told = answer(table, moves.TakeTile("blue", 3))
    assert told[:2] == [events.TileTaken("blue", 3), events.TileTaken("yellow", 4)]
    assert asked(table) == "dispatch-launch"


@pytest.mark.rule("GTB-310", "GTB-207")
def test_three_piles_can_be_looked_at_and_are_then_hidden_again() -> None:
    table = at_start()
    answer(table, moves.StartHourglass())
    assert [option for option in answers(table) if isinstance(option, moves.LookAt)] == [
        moves.LookAt(1),
        moves.LookAt(2),
        moves.LookAt(3),
    ]
    (told,) = answer(table, moves.LookAt(2))
    cards = tuple(BOX.cards[card].id for card in table.game.state.piles[1])
    assert told == events.PileLookedAt(2, cards)
    assert seen(table).pile_cards == cards
    assert not any(isinstance(option, moves.LookAt) for option in answers(table))
    assert moves.TakeTile("blue", 1) in answers(table)  # others go on
    answer(table, moves.PutBack(2))
    assert seen(table).pile_cards == ()


@pytest.mark.rule("GTB-322", "GTB-603")
@pytest.mark.parametrize(("first", "gap"), [("I", 2), ("none", 3)])
def test_building_ends_when_all_have_numbers(first: str, gap: int) -> None:
    table = at_start(first=first, players=3)
    told = build(table)
    assert told[1] == events.BuildingOver()
    assert of_kind(told, events.RocketPlaced) == [
        events.RocketPlaced("blue", 0),
        events.RocketPlaced("green", gap),
        events.RocketPlaced("yellow", 2 * gap),
    ]
    assert CLOCK not in table.pending


# The deck


@pytest.mark.rule("GTB-605")
def test_the_deck_is_what_lies_in_the_piles() -> None:
    for seed in range(5):
        table = at_launch(seed, first="none")
        answer(table, moves.Launch())
        s = table.game.state
        piles = sorted(card for pile in s.piles for card in pile)
        assert sorted(s.deck) == piles
        answer(table, moves.TurnCard())
        top = BOX.cards[s.card]
        assert isinstance(top, AdventureEntry)
        assert top.deck == 2
        assert len(fly_on(table)) == 12
        assert asked(table) == "dispatch-place"


@pytest.mark.rule("GTB-1102", "GT-712", "GT-713", "GT-870")
def test_forecasts_keep_the_order_of_the_piles() -> None:
    """GT-EX-33."""
    table = at_launch(roads=("hard_crossing",), forecasts=True, machinations=True, players=3)
    s = table.game.state
    first, second, third, fourth = ([BOX.cards[card].id for card in pile] for pile in s.piles)
    assert events.MachinationsToStack() in answer(table, moves.Launch())
    answer(table, moves.TurnCard())
    turned = fly_on(table)
    planted = [MACHINATION] * 3
    assert turned[:11] == [*first, *second, *planted, *third, *fourth]
    added = [BOX.cards[BOX.card_numbers[card]] for card in turned[11:]]
    assert [card.deck for card in added if isinstance(card, AdventureEntry)] == [3, 3]


@pytest.mark.rule("GT-709", "GT-710", "GT-711")
@pytest.mark.parametrize("seed", range(5))
def test_a_machination_comes_after_the_first_quarter_and_none_in_the_last(seed: int) -> None:
    """GT-EX-26."""
    table = in_flight(seed, machinations=True, players=3)
    turned = fly_on(table)
    assert len(turned) == 11
    assert turned[2] == MACHINATION
    assert turned.count(MACHINATION) == 3
    assert MACHINATION not in (*turned[:2], *turned[-2:])


@pytest.mark.rule("GT-850", "GT-851", "GT-852", "GT-853", "GT-Q-68")
def test_deja_vu_brings_unused_cards_again_from_the_last_one_on() -> None:
    table = in_flight(roads=("deja_vu",))

    def used(card: str | None) -> bool:
        return card is not None and card.startswith("planets")

    cards = [BOX.cards[card].id for card in (*table.game.state.deck, table.game.state.card)]
    turned = fly_on(table, used)
    passes, again = turned[:8], turned[8:]
    assert sorted(passes) == sorted(cards)
    assert again == [card for card in reversed(passes) if not used(card)]


@pytest.mark.rule("GT-1001")
def test_extra_cards_are_fetched_from_the_box() -> None:
    extra = next(BOX.cards[card].id for card in BOX.extras[0])
    table, told = with_card(extra, extra_cards=True)
    assert told[0] == events.ExtraTold(extra, 7)
    assert moves.RollLine() in answers(table)
    card, *_ = DISPATCHER.sections(table.view(0), BOX, Words("en", (DISPATCHER.package,), ("D",)))
    assert card.rows == ("What it does is written on the card of your box.",)


def test_a_card_is_told_with_its_figures() -> None:
    table, told = with_card("pirates-1")
    assert told == [events.CardTold("pirates-1", 7)]
    card, *_ = DISPATCHER.sections(table.view(0), BOX, Words("en", (DISPATCHER.package,), ("D",)))
    assert any("5" in row for row in card.rows)
    assert any("heavy shot" in row for row in card.rows)


@pytest.mark.rule("GT-403", "GT-448")
@pytest.mark.parametrize(("options", "told"), [
    ({"players": 5}, True), ({"four_is_five": True}, True), ({}, False),
])  # fmt: skip
def test_what_five_players_do_differently_is_told(options: dict[str, Any], told: bool) -> None:
    _, heard = with_card("pirates-1", **options)
    assert (events.FiveTold("pirates") in heard) == told


def test_the_last_card_is_announced() -> None:
    table = in_flight()
    told: list[Event] = []
    for left in range(7, 0, -1):
        assert seen(table).deck == left
        told = next_card(table)
        assert (events.NextIsLast() in told) == (left == 2)
    assert moves.Land() in answers(table)
    assert answer(table, moves.Land()) == [events.FlightOver(1)]


@pytest.mark.rule("GTB-909")
def test_a_flight_may_end_before_its_last_card() -> None:
    table = in_flight()
    assert answer(table, moves.NobodyFlies()) == [events.FlightOver(1)]
    assert asked(table) == "dispatch-place"


@pytest.mark.rule("GTB-208", "GT-Q-95")
def test_cards_of_a_flight_do_not_come_in_the_next_one() -> None:
    table = in_flight(first="both", second="none", third="none", players=2)
    first = {BOX.cards[card].id for pile in table.game.state.piles for card in pile}
    fly_on(table)
    settle(table, [Account(1), Account(2)])
    second = {BOX.cards[card].id for pile in table.game.state.piles for card in pile}
    assert not first & second


# Hits


def with_dice(table: Dispatcher, *dice: int) -> Dispatcher:
    """The next dice fall like this."""
    for seed in range(100_000):
        chance = Random.seeded(seed)
        if all(chance.below(6) + 1 == die for die in dice):
            table.game.state.rng = seed_value(seed)
            return resumed(table)
    raise AssertionError(f"dice never fall like that: {dice}")


@pytest.mark.rule("GTB-740", "GTB-742", "GTB-743", "GTB-754")
def test_threats_are_rolled_in_their_order_with_what_stops_them() -> None:
    table, _ = with_card("meteor-swarm-1b")  # large front, small left, small right
    assert answer(with_dice(table, 1, 4), moves.RollThreat()) == [
        events.ThreatRolled(1, 3, "large_meteor", "front", 1, 4),
        events.ColumnStruck(1, (5,)),
        events.DefenceTold("large_meteor_front"),
        events.LossesTold(),
    ]
    table = with_dice(table, 1, 4)
    answer(table, moves.RollThreat())
    table = with_dice(table, 4, 5)
    assert answer(table, moves.RollThreat()) == [
        events.ThreatRolled(2, 3, "small_meteor", "left", 4, 5),
        events.RowStruck(5, (9,)),
        events.DefenceTold("small_meteor"),
        events.LossesTold(),
    ]
    table = with_dice(table, 6, 6)
    assert answer(table, moves.RollThreat()) == [
        events.ThreatRolled(3, 3, "small_meteor", "right", 6, 6),
        events.NothingStruck("row", 12),
    ]
    assert moves.RollThreat() not in answers(table)


@pytest.mark.rule("GT-502")
def test_on_class_ia_several_numbers_mean_one_line() -> None:
    table, _ = with_card("meteor-swarm-1b", first="IA")
    for dice in ((1, 5), (3, 4), (2, 6)):
        told = answer(with_dice(table, *dice), moves.RollThreat())
        assert told[1] == events.ColumnStruck(3, (6, 7, 8))
    assert answer(with_dice(table, 1, 1), moves.RollThreat())[1] == events.ColumnStruck(1, (2, 3))


@pytest.mark.rule("GT-625")
def test_class_iia_has_a_gap_and_a_far_half() -> None:
    table, _ = with_card("meteor-swarm-1b", first="none", second="IIA")
    table = with_dice(table, 3, 4)
    assert answer(table, moves.RollThreat())[1:] == [events.NothingStruck("column", 7)]
    told = answer(with_dice(table, 2, 4), moves.RollThreat())
    assert told[1:3] == [events.RowStruck(2, (6,)), events.HalvesStruck()]


@pytest.mark.rule("GTB-744", "GTB-745")
def test_shots_of_pirates_are_rolled() -> None:
    table, _ = with_card("pirates-1")
    table = with_dice(table, 3, 4)
    assert events.DefenceTold("light_shot") in answer(table, moves.RollThreat())
    told = answer(with_dice(table, 3, 4), moves.RollThreat())
    assert events.DefenceTold("heavy_shot") in told


@pytest.mark.rule("GT-865", "GT-866", "GT-881", "GT-262")
def test_roads_and_technologies_change_what_is_told_of_a_hit() -> None:
    roads: tuple[RoughRoad, ...] = ("meteor_inversion", "dum_dum_bullets")
    table, _ = with_card("meteor-swarm-1c", roads=roads, technologies=True)
    table = with_dice(table, 3, 4)
    assert answer(table, moves.RollThreat())[2:] == [  # a small one from the front
        events.MeteorInverted("large_meteor"),
        events.DefenceTold("large_meteor_front"),
        events.TechnologyTold(),
        events.FliesOnTold(),
        events.LossesTold(),
    ]
    told = answer(with_dice(table, 3, 4), moves.RollThreat())  # a small one from the rear
    assert events.DefenceTold("large_meteor_rear") in told


@pytest.mark.rule("GTB-826", "GT-1116")
def test_sabotage_rolls_a_column_and_then_a_row() -> None:
    table, _ = with_card("sabotage-3", first="none", second="none")
    told = answer(with_dice(table, 3, 4, 2, 3), moves.RollCoordinates())
    assert told[0] == events.CoordinatesTold(7, 5)
    assert isinstance(told[1], events.ColumnStruck)
    assert isinstance(told[2], events.RowStruck)


def test_base_cards_without_modules_need_no_other_dice() -> None:
    table, _ = with_card("planets-1a")
    assert answers(table) == [moves.TurnCard(), moves.NobodyFlies()]
    table, _ = with_card("planets-1a", roads=("deja_vu",))
    assert answers(table) == [
        moves.RollLine(),
        moves.RollCoordinates(),
        moves.CardUsed(),
        moves.CardUnused(),
        moves.NobodyFlies(),
    ]


# The settlement


class Account(NamedTuple):
    """What a player says; place 0 has given up."""

    place: int
    exposed: int = 5
    cubes: tuple[int, int, int, int] = (0, 0, 0, 0)
    lost: int = 0
    specialist: moves.Aboard = "none"
    races: int = 1
    passengers: int = 0
    both: bool = True
    creative: bool = False
    ordered: int = 0


def settle(table: Dispatcher, accounts: list[Account]) -> list[Event]:
    """Answer what is asked of each player."""
    told: list[Event] = []
    for account in accounts:
        cubes = iter(account.cubes)
        place = moves.Arrived(account.place) if account.place else moves.GaveUp()
        told = answer(table, place)
        while (name := asked(table)) is not None and name.startswith("dispatch-"):
            match name.removeprefix("dispatch-"):
                case "both":
                    option: Option = moves.Yes() if account.both else moves.No()
                case "creative":
                    option = moves.Yes() if account.creative else moves.No()
                case "specialist":
                    option = moves.NameSpecialist(account.specialist)
                case "races":
                    option = moves.Count(account.races)
                case "cubes":
                    option = moves.Count(next(cubes))
                case "exposed" | "lost" | "passengers" | "ordered" as field:
                    option = moves.Count(getattr(account, field))
                case _:
                    break
            told = answer(table, option)
    return told


def landed(*args: Any, **options: Any) -> Dispatcher:
    table = in_flight(*args, **options)
    answer(table, moves.NobodyFlies())
    return table


def earned(told: list[Event]) -> dict[tuple[str, str], int]:
    return {(item.player, item.item): item.credits for item in of_kind(told, events.ItemTold)}


@pytest.mark.rule("GTB-1001", "GTB-1002", "GTB-1003", "GTB-1004", "GTB-1005", "GTB-907")
def test_accounts_of_a_first_flight() -> None:
    table = landed(players=3)
    told = settle(
        table,
        [
            Account(2, exposed=3, cubes=(1, 2, 0, 1), lost=3),
            Account(1, exposed=4, lost=9),
            Account(0, cubes=(1, 0, 0, 1), lost=1),
        ],
    )
    assert earned(told) == {
        ("blue", "finish"): 3,
        ("blue", "looks"): 2,
        ("blue", "goods"): 4 + 6 + 1,
        ("blue", "parts"): -3,
        ("green", "finish"): 4,
        ("green", "parts"): -5,
        ("yellow", "goods"): 3,  # half of 5, rounded up
        ("yellow", "parts"): -1,
    }
    assert of_kind(told, events.AccountTold) == [
        events.AccountTold("blue", 13, 13),
        events.AccountTold("green", -1, -1),
        events.AccountTold("yellow", 2, 2),
    ]
    assert events.DebtTold() in told
    assert asked(table) == "dispatch-start"


@pytest.mark.rule("GT-214", "GT-360", "GT-367", "GT-371", "GT-372")
def test_specialists_and_passengers_are_reckoned() -> None:
    table = landed(players=4, technologies=True)
    told = settle(
        table,
        [
            Account(1, cubes=(1, 1, 1, 0), specialist="merchant", passengers=2),
            Account(2, lost=9, specialist="lawyer"),
            Account(3, specialist="manager", races=3),
            Account(0, cubes=(1, 1, 0, 0), specialist="other"),
        ],
    )
    found = earned(told)
    assert found["blue", "goods"] == 4 + 3 + 2 + 2
    assert found["blue", "luxury"] == 2
    assert ("green", "parts") not in found
    assert found["yellow", "manager"] == 6
    assert found["red", "goods"] == 4


@pytest.mark.rule("GT-507", "GT-509")
def test_class_ia_rewards_a_front_of_its_own_and_is_not_insured() -> None:
    told = settle(
        landed(players=2, first="IA"), [Account(1, lost=9, creative=True), Account(2, exposed=6)]
    )
    assert earned(told) == {
        ("blue", "finish"): 4,
        ("blue", "looks"): 2,
        ("blue", "creativity"): 2,
        ("blue", "parts"): -9,
        ("green", "finish"): 3,
    }


@pytest.mark.rule("GT-652", "GT-653", "GT-655")
def test_on_class_iia_whole_ships_come_first() -> None:
    told = settle(
        landed(players=2, first="none", second="IIA"),
        [Account(1, exposed=1, both=False), Account(2, exposed=7)],
    )
    assert earned(told) == {
        ("blue", "finish"): 6,
        ("green", "finish"): 8,
        ("green", "looks"): 4,
    }


@pytest.mark.rule("GT-446", "GT-447")
def test_five_players_share_the_first_place() -> None:
    told = settle(landed(players=5), [Account(n, exposed=n) for n in range(1, 6)])
    found = earned(told)
    assert [found[name, "finish"] for name in COLOURS] == [4, 4, 3, 2, 1]
    assert [name for name, item in found if item == "looks"] == ["blue", "green"]


@pytest.mark.rule("GT-918", "GT-720", "GT-723")
def test_ordered_parts_are_paid_for_and_loans_are_told() -> None:
    table = landed(players=2, roads=("made_to_order",), machinations=True)
    told = settle(table, [Account(1, ordered=4), Account(2, ordered=0)])
    assert earned(told)["blue", "orders"] == -4
    assert events.LoansTold(10, 12) in told


def test_places_are_given_once_and_totals_are_kept() -> None:
    table = landed(players=2, first="I", second="II", third="none")
    answer(table, moves.Arrived(2))
    while asked(table) != "dispatch-place":
        answer(table, moves.Count(0))
    assert answers(table) == [moves.Arrived(1), moves.GaveUp()]
    settle(table, [Account(1, exposed=9)])
    build(table)
    answer(table, moves.Launch())
    answer(table, moves.TurnCard())
    answer(table, moves.NobodyFlies())
    told = settle(table, [Account(1), Account(0)])
    assert table.finished
    assert events.WinnerTold() in told
    first, second = seen(table).players
    assert (first.total, second.total) == (3 + 2 + 8 + 4, 4)
    assert table.result is not None
    assert table.result.scores == (first.total + second.total,)


class Landing(NamedTuple):
    """What people see at the end of a flight, and what the game makes of it."""

    accounts: list[Account]
    earned: list[list[int]]


def deal(g: Game, chance: Random) -> None:
    """Ships as they may be at the end of a flight."""
    board, t = board_of(g), g.data.tables
    luxury = [part for part, kind in enumerate(t.kinds) if part and kind == LUXURY_CABIN]
    days = list(range(g.seats))
    chance.shuffle(days)
    for player, day in zip(g.state.players, days, strict=True):
        player.finished, player.day = chance.below(4) > 0, day
        player.halves = chance.choice((1, 2, 3)) if len(board.halves) > 1 else 1
        player.lost = [0] * chance.below(14)
        player.ordered = [0] * chance.below(5)
        player.credits, player.sold = 1000, 0  # nobody is short of money
        ship = player.ship = Ship()
        ship.exposed, ship.nose = chance.below(4), chance.below(4)
        if new_technologies(g):
            player.specialist = chance.below(len(SPECIALISTS))
            ship.aliens = [chance.below(2) * cell for cell in board.cells[:3]]
            for cell in board.cells[3 : 3 + chance.below(4)]:
                ship.parts[cell] = luxury[0]
                ship.humans[cell] = chance.below(2)
        if player.finished:  # who gave up has sold everything
            for cell in board.cells[:8]:
                ship.goods[cell] = chance.choice((0, 0, 0, 1, 4, 16, 64, 1 | 4, 2, 16 | 64))


def look(g: Game) -> list[Account]:
    """What people see of the ships."""
    players = g.state.players
    arrived = [seat for seat in range(g.seats) if players[seat].finished]
    arrived.sort(key=lambda seat: -players[seat].day)
    noses = [players[seat].ship.nose for seat in arrived]
    found = []
    for seat, player in enumerate(players):
        ship = player.ship
        aboard: moves.Aboard = "none"
        if player.specialist != NOTHING and ship.aliens[2]:
            name = SPECIALISTS[player.specialist]
            aboard = name if name in ("lawyer", "manager", "merchant") else "other"
        red, yellow, green, blue = cubes_aboard(g, seat)
        found.append(
            Account(
                arrived.index(seat) + 1 if player.finished else 0,
                exposed=ship.exposed,
                cubes=(red, yellow, green, blue),
                lost=len(player.lost),
                specialist=aboard,
                races=sum(map(bool, ship.aliens)),
                passengers=sum(map(bool, ship.humans)),
                both=player.halves == 3,
                creative=noses.count(ship.nose) == 1,
                ordered=len(player.ordered),
            )
        )
    return found


def fly_and_settle(
    monkeypatch: pytest.MonkeyPatch, seed: int, seats: int, options: dict[str, Any]
) -> Landing:
    """Play one flight of the game; other ships come back than those that left."""
    landings: list[Landing] = []

    def deal_and_settle(g: Game) -> None:
        deal(g, Random.seeded(f"{seed} {seats} {options}"))
        accounts = look(g)
        settle_accounts(g)
        rows = [player.wealth[-1][: len(EARNED)] for player in g.state.players]
        landings.append(Landing(accounts, rows))

    monkeypatch.setattr(game_rules, "settle_accounts", deal_and_settle)
    table = Table.start(RULESET, seats=seats, seed=seed, options=options)
    chance = Random.seeded(seed)
    while not table.finished:
        seat = chance.choice(sorted(table.pending))
        table.decide(seat, chance.choice(table.pending[seat].options))
    return landings[-1]


@pytest.mark.rule(
    "GTB-1001", "GTB-1002", "GTB-1003", "GTB-1004", "GTB-1005", "GT-214", "GT-360", "GT-367",
    "GT-371", "GT-446", "GT-447", "GT-507", "GT-652", "GT-653", "GT-918",
)  # fmt: skip
@pytest.mark.parametrize("ship", CLASSES)
@pytest.mark.parametrize("seats", [2, 4, 5])
def test_it_reckons_as_the_game_does(
    ship: ShipClass, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    level = ("first", "second", "third")[BOX.boards[ship].level - 1]
    for seed in range(GAMES):
        options: dict[str, Any] = {"first": "none", "second": "none", "third": "none", level: ship}
        options |= {"technologies": seed % 2 == 1, "four_is_five": seed % 3 == 1}
        landing = fly_and_settle(monkeypatch, seed, seats, options)
        beside = landed(players=seats, roads=("made_to_order",), **options)
        settle(beside, landing.accounts)
        rows = [player.wealth[-1][: len(EARNED)] for player in beside.game.state.players]
        assert rows == landing.earned


# Sessions


@pytest.mark.parametrize("seed", range(3))
def test_a_session_is_saved_and_resumed(seed: int, tmp_path: Path) -> None:
    """With all modules: the session is saved, read again, and goes on from there."""
    chance = Random.seeded(seed)
    table = start(seed, **EVERYTHING)
    file = tmp_path / "dispatcher.json"
    while not table.finished:
        seat = chance.choice(sorted(table.pending))
        table.decide(seat, chance.choice(list(table.pending[seat].options)))
        if len(table.choices) % 11 == 0:
            table.history.save(file)
            again: Dispatcher = Table.load(History.read(file))
            assert again.ruleset is DISPATCHER
            assert again.fingerprint == table.fingerprint
            assert again.view(0) == table.view(0)
            assert [*again.pending] == [*table.pending]
            table = again


def test_an_answer_can_be_taken_back_and_the_same_card_comes_again() -> None:
    table = at_launch()
    answer(table, moves.Launch())
    told = answer(table, moves.TurnCard())
    table.rewind(len(table.choices) - 1)
    assert asked(table) == "dispatch-first-card"
    assert answer(table, moves.TurnCard()) == told


def test_every_question_and_answer_has_words_and_rules() -> None:
    """In both languages, and the rules are in the book."""
    book = RULESET.rulebook()
    assert all(number in book for rules in DISPATCHER.event_rules.values() for number in rules)
    chance = Random.seeded("words")
    table = start("words", **EVERYTHING)
    while not table.finished:
        seat = chance.choice(sorted(table.pending))
        ask = table.pending[seat]
        assert all(number in book for number in ask.question.rules)
        for event in answer(table, chance.choice(list(ask.options)), seat):
            for language in LANGUAGES:
                said = Words(language, (DISPATCHER.package,), ("D",)).instruct(event)
                assert said.endswith((".", "!"))
                assert "{" not in said


def test_it_knows_the_threats_of_the_base_cards_alone() -> None:
    """What is ours or lies on the table is rolled by what the owners' cards say."""
    for card in BOX.cards:
        if not isinstance(card, AdventureEntry) or card.extra:
            assert threats_of(card) == ()


def test_it_has_one_seat_and_fitting_options() -> None:
    with pytest.raises(SeatsError):
        Table.start(DISPATCHER, seats=2)
    with pytest.raises(GameOptionsError):
        start(first="none", second="none", third="none")
    with pytest.raises(GameOptionsError, match="learning"):
        start(learning=True, first="IA")
    with pytest.raises(GameOptionsError, match="players"):
        start(players=6)
    with pytest.raises(Refused):
        start().decide(0, moves.Land())
