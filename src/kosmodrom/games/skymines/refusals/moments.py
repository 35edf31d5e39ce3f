"""Why something cannot be done now: it answers another question than the one asked.

Where the player can begin what leads there, the refusal says how.
"""

from __future__ import annotations

from typing import Final

from kosmodrom.core.asks import Ask
from kosmodrom.core.errors import Refused
from kosmodrom.core.options import Option, Seat
from kosmodrom.core.words import Named
from kosmodrom.games.skymines import effects
from kosmodrom.games.skymines.moves import (
    COMPANY_NUMBER,
    Advance,
    BuyCard,
    ChooseShare,
    Cross,
    DoFirst,
    EndLoop,
    Enter,
    Flip,
    KeepToken,
    LayTile,
    Neutralise,
    Pass,
    PlaceMarker,
    PlacePlan,
    PlaceTrack,
    PlayAgain,
    PlayRemoved,
    Put,
    Ready,
    RemoveCard,
    RestCard,
    ReturnTo,
    Stop,
    TakeCoin,
    TakeFrom,
    TakePlan,
    TakeRemoved,
    TakeStack,
    Upload,
    UseEnergy,
    UseFieldScientist,
    UseFieldTile,
    UseResources,
    UseScientist,
    UseScientistTile,
)
from kosmodrom.games.skymines.refusals.common import offered
from kosmodrom.games.skymines.refusals.inside import find_on_display, no_threat
from kosmodrom.games.skymines.rules.base import Game, board_of
from kosmodrom.games.skymines.rules.markers import space_at, space_number
from kosmodrom.games.skymines.rules.resources import (
    kinds_used,
    mask_of,
    total_cost,
    unit_cost,
)
from kosmodrom.games.skymines.rules.stations import reach
from kosmodrom.games.skymines.terms import NOTHING

NEVER: Final = 99
"""More energy than anybody has."""

ACTIONS: Final = (
    UseResources,
    UseEnergy,
    UseScientist,
    UseScientistTile,
    UseFieldScientist,
    UseFieldTile,
    PlaceMarker,
    Pass,
)


def wrong_moment(g: Game, seat: Seat, ask: Ask, option: Option) -> Refused:
    """The reason against an option that answers another question."""
    asked = ask.question.id
    if isinstance(option, (*ACTIONS, LayTile)):
        return _no_action(g, ask, option)
    if asked == "action":
        refused = _leads_there(g, seat, ask, option)
        if refused is not None:
            return refused
    match option:
        case PlaceTrack():
            return Refused("tracks-lie", ("SKY-109", "SKY-111"))
        case KeepToken():
            return Refused("token-moment", ("SKY-151",))
        case Put() | Ready():
            return Refused("planning-phase", ("SKY-201", "SKY-323"))
        case TakeStack() if asked == "rest":
            return Refused("one-stack", ("SKY-803",))
        case TakeStack():
            return Refused("stack-by-passing", ("SKY-803",))
        case RestCard() if asked == "stack":
            return Refused("stack-first", ("SKY-805",)).beginning(offered(ask, TakeStack))
        case RestCard():
            return Refused("rest-by-passing", ("SKY-804",))
        case Advance() if asked == "barrier":
            return Refused("at-barrier", ("SKY-1003",)).beginning(offered(ask, Cross))
        case Cross():
            return Refused("no-barrier", ("SKY-1002", "SKY-1003"))
        case Enter() if asked == "column":
            return Refused("column-first", ("SKY-412", "SKY-1423")).beginning(ask.options)
        case TakeFrom() if asked == "expand":
            return Refused("enter-first", ("SKY-412",)).beginning(offered(ask, Enter))
        case TakeFrom():
            return Refused("no-piece-due", ("SKY-412", "SKY-1701"))
        case Neutralise() if g.state.threat == NOTHING:
            return no_threat(g)
        case ReturnTo():
            return Refused("nothing-ousted", ("SKY-421", "SKY-1441"))
        case PlacePlan():
            return Refused("plans-at-end", ("SKY-522", "SKY-Q-71"))
        case ChooseShare():
            return Refused("share-moment", ("SKY-1509",))
        case PlayAgain() | EndLoop():
            return Refused("loop-moment", ("SKY-1530", "SKY-Q-46"))
        case Stop() if asked == "plan":
            return Refused("say-ready", ("SKY-205",)).beginning(offered(ask, Ready))
        case Stop():
            return Refused("must-choose", ask.question.rules, now=_now(ask))
    return Refused("not-now", ask.question.rules, now=_now(ask))


def _now(ask: Ask) -> Named:
    return Named("now", ask.question.id)


def _no_action(g: Game, ask: Ask, option: Option) -> Refused:
    """Actions are taken in the action phase, one a turn."""
    if g.state.phase != "actions":
        return Refused("action-phase", ("SKY-201", "SKY-210"))
    if isinstance(option, LayTile):
        return Refused("tile-before-action", ("SKY-762",))
    return Refused("one-action", ("SKY-302",), now=_now(ask))


def _leads_there(g: Game, seat: Seat, ask: Ask, option: Option) -> Refused | None:
    """What a player who is to choose an action wishes, and the actions that lead there."""
    scientists = offered(ask, UseScientist, UseScientistTile)
    energy = offered(ask, UseEnergy)
    match option:
        case TakeStack():
            return Refused("stack-by-passing", ("SKY-803",)).beginning(offered(ask, Pass))
        case RestCard():
            return Refused("rest-by-passing", ("SKY-804",)).beginning(offered(ask, Pass))
        case BuyCard(card):
            return _buy(g, seat, ask, card)
        case Advance():
            resources = offered(ask, UseResources)
            reason = "move-with-units" if resources else "no-units-to-move"
            return Refused(reason, ("SKY-317",)).beginning(resources)
        case Neutralise() if g.state.threat != NOTHING:
            reason = "neutralise-by-expanding" if energy else "no-energy"
            return Refused(reason, ("SKY-1503", "SKY-401")).beginning(energy)
        case Enter(place):
            reason = "enter-by-expanding" if energy else "no-energy"
            ways = _reaching(g, ask, place) or energy
            return Refused(reason, ("SKY-303", "SKY-401")).beginning(ways)
        case DoFirst():
            return Refused("no-rewards", ("SKY-420",))
        case TakePlan() | TakeCoin():
            return Refused("no-points", ("SKY-501", "SKY-511")).beginning(scientists)
        case Flip() | Upload():
            reason = "upload-by-scientist" if scientists else "no-scientist"
            return Refused(reason, ("SKY-540", "SKY-541")).beginning(scientists)
        case RemoveCard():
            refused = Refused("remove-by-marker", ("SKY-738", "SKY-1052", "SKY-1057"))
            return refused.beginning(_removing(g, seat, ask))
        case PlayRemoved() | TakeRemoved():
            return Refused("removed-by-marker", ("SKY-1057", "SKY-1058"))
        case Stop():
            return Refused("must-act", ("SKY-302", "SKY-306")).beginning(offered(ask, Pass))
    return None


def _buy(g: Game, seat: Seat, ask: Ask, card: str) -> Refused:
    """A card is bought with resource cards, or with coins on a bonus space."""
    space = find_on_display(g, card)
    if space is None:
        return Refused("not-on-display", ("SKY-315", "SKY-319"), card=card)
    player = g.state.players[seat]
    ways: list[Option] = []
    for option in ask.options:
        match option:
            case UseResources(slots):
                kinds = kinds_used(g, player, mask_of(slots))
                if option.value >= unit_cost(g, player, space, kinds):
                    ways.append(option)
            case PlaceMarker(cost=cost):
                for gain in _gains(g, seat, option):
                    if isinstance(gain, effects.BuyCard):
                        dear = max(0, total_cost(g, space) - gain.less) > player.coins - cost
                        ways += [] if dear else [option]
    reason = "buy-with" if ways else "buy-too-dear"
    rules = ("SKY-315", "SKY-735")
    return Refused(reason, rules, card=card, cost=total_cost(g, space)).beginning(ways)


def _reaching(g: Game, ask: Ask, place: str) -> list[Option]:
    """The expansions that can enter a place as their first one."""
    board = board_of(g)
    if place not in board.ids:
        return []
    number = board.ids.index(place)
    return [
        option
        for option in ask.options
        if isinstance(option, UseEnergy)
        and reach(g, COMPANY_NUMBER[option.company]).get(number, NEVER) <= option.points
    ]


def _gains(g: Game, seat: Seat, option: PlaceMarker) -> tuple[effects.Effect, ...]:
    space = space_at(g, space_number(g, seat, option.space))
    return space.gains if space is not None else ()


def _removing(g: Game, seat: Seat, ask: Ask) -> list[Option]:
    """The markers that can be put on a space which takes a hand card."""
    ways: list[Option] = []
    for option in ask.options:
        if isinstance(option, PlaceMarker):
            space = space_at(g, space_number(g, seat, option.space))
            if space is not None and space.removes:
                ways.append(option)
    return ways
