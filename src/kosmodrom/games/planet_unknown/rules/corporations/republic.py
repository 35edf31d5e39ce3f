"""Republic: seven civ milestones, each of which costs a step on another track (PU-1101 to PU-1118).

`Player.special` is not used. `Player.due` may hold rank 0: a choice among the cards of all ranks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kosmodrom.core.asks import Ask, Flow
from kosmodrom.core.errors import Refused
from kosmodrom.core.events import Event
from kosmodrom.core.options import Option, Seat
from kosmodrom.core.words import Named, SeatId
from kosmodrom.games.planet_unknown.moves import BITS, Regress, SquareName, TeleportRover
from kosmodrom.games.planet_unknown.rules.base import ALL_TRACKS, Game, terrains_of
from kosmodrom.games.planet_unknown.rules.corporations.base import Corporation
from kosmodrom.games.planet_unknown.rules.registry import add_corporation
from kosmodrom.games.planet_unknown.rules.rovers import teleport_rover, teleports
from kosmodrom.games.planet_unknown.state import CIV, ICONS, ROVER, Effect, Player

OTHER_TRACKS: Final = ALL_TRACKS & ~(1 << CIV)
ANY_RANK: Final = 0


class TeleportToCiv(Option, frozen=True, tag="teleport_civ"):
    """For one movement teleport a rover from one civ resource to another (PU-1116)."""

    start: SquareName
    to: SquareName


class RegressNothing(Option, frozen=True, tag="regress_nothing"):
    """Carry out the regress of a civ milestone while no tracker can regress (D19)."""


class NothingRegressed(Event, frozen=True, tag="nothing_regressed"):
    """A civ milestone was to make another tracker regress, and none could (PU-1103)."""

    seat: SeatId


REGRESS_NOTHING: Final = RegressNothing()


class Republic(Corporation):
    """Regresses at each civ milestone, and gets more out of it."""

    # Civ milestones

    def civ_milestone(self, g: Game, seat: Seat, rank: int) -> None:
        """Another tracker must regress (PU-1101, PU-1102, PU-Q-27); level 4 brings a boost
        (PU-1117)."""
        super().civ_milestone(g, seat, rank)
        g.state.players[seat].gain("regress", 1, OTHER_TRACKS)
        technology = self.technology(g, seat, "boost-at-milestone")
        if technology is not None:
            self.use(g, seat, technology)
            self.gain_boost(g, seat)

    def options_for(self, g: Game, seat: Seat, effect: Effect) -> Sequence[Option]:
        """A regress that nothing can carry out is void as soon as the player resolves it, so it
        takes nothing back that is gained later (PU-1103, PU-Q-27)."""
        found = super().options_for(g, seat, effect)
        return found or (REGRESS_NOTHING,) if effect.kind == "regress" else found

    def resolve(self, g: Game, seat: Seat, effect: Effect, option: Option) -> Flow:
        if option == REGRESS_NOTHING:
            g.emit(NothingRegressed(seat))
        else:
            yield from super().resolve(g, seat, effect, option)

    def offered_cards(self, g: Game, seat: Seat, rank: int) -> list[str]:
        """Level 2 adds a random card of the next rank (PU-1114, PU-1115); level 5 offers all cards
        that are left (PU-1118)."""
        if rank == ANY_RANK:
            return [card for stack in g.state.civ for card in stack]
        cards = super().offered_cards(g, seat, rank)
        technology = self.technology(g, seat, "further-card")
        higher = g.state.civ[rank] if rank < len(g.state.civ) else []
        if technology is not None and higher:
            self.use(g, seat, technology)
            cards.append(g.rng.choice(higher))
        return cards

    # The end

    def gain_at_end(self, g: Game, seat: Seat) -> None:
        self._keep_cards(g, seat)

    def tech_milestone(self, g: Game, seat: Seat, level: int) -> None:
        """In the end phase level 5 works as soon as it is unlocked (PU-314, PU-Q-21 (b))."""
        super().tech_milestone(g, seat, level)
        if g.state.phase.startswith("finale"):
            self._keep_cards(g, seat)

    def _keep_cards(self, g: Game, seat: Seat) -> None:
        """Two choices among all cards that are left, once (PU-1118)."""
        player = g.state.players[seat]
        technology = self.technology(g, seat, "keep-cards")
        if technology is not None and technology.id not in player.spent:
            self.use(g, seat, technology)
            player.spent.append(technology.id)
            player.due += [ANY_RANK] * technology.n

    # Rovers

    def tile_chosen(self, g: Game, seat: Seat, tile: int) -> None:
        """Level 1: movement for a tile with civ (PU-1111), before it is placed (PU-1112), if any is
        printed (PU-1113)."""
        technology = self.technology(g, seat, "movement-for-civ")
        if technology is None or CIV not in terrains_of(g, tile):
            return
        printed = self.track(g, seat, ROVER).movement[g.state.players[seat].trackers[ROVER]]
        if printed:
            self.use(g, seat, technology)
            self.gain_movement(g, seat, printed)

    def free_options(self, g: Game, seat: Seat) -> Sequence[Option]:
        """Level 3: from one civ resource to another (PU-1116, PU-Q-28 (c))."""
        player = g.state.players[seat]
        if not player.movement or not self.able(g, seat, "teleport-civ"):
            return ()
        civ = player.layer(ICONS + CIV)
        return [
            TeleportToCiv(option.start, option.to)
            for option in teleports(g, seat, civ)
            if civ >> BITS[option.start] & 1
        ]

    def use_free(self, g: Game, seat: Seat, option: Option) -> Flow:
        assert isinstance(option, TeleportToCiv)
        g.state.players[seat].movement -= 1
        yield from teleport_rover(g, seat, TeleportRover(option.start, option.to))

    # Refusals

    def why_not(self, g: Game, seat: Seat, asked: Ask, option: Option) -> Refused | None:
        player = g.state.players[seat]
        match option:
            case Regress("civ") if _must_regress(player):
                civ = Named("resource", "civ")
                return Refused("other-tracker", ("PU-1101", "PU-1102"), track=civ)
            case RegressNothing() if _must_regress(player):
                return Refused("must-regress", ("PU-1101", "PU-1103"))
            case TeleportToCiv(start, to):
                return self._no_teleport(g, seat, start, to)
        return None

    def _no_teleport(self, g: Game, seat: Seat, start: str, to: str) -> Refused:
        player = g.state.players[seat]
        if not self.able(g, seat, "teleport-civ"):
            return Refused("technology-locked", ("PU-602", "PU-1116"))
        if not player.movement:
            return Refused("no-movement", ("PU-592", "PU-1116"))
        civ = player.layer(ICONS + CIV)
        for square in (start, to):
            if square not in BITS or not civ >> BITS[square] & 1:
                return Refused("no-civ-resource", ("PU-1116", "PU-Q-28"), at=square)
        if not any(rover.square == BITS[start] for rover in player.rovers):
            return Refused("no-rover", ("PU-1116",), at=start)
        return Refused("closed-to-rovers", ("PU-597", "PU-817"), at=to)


def _must_regress(player: Player) -> bool:
    return any(e.kind == "regress" and e.mask == OTHER_TRACKS for e in player.pending)


add_corporation(
    "republic",
    Republic(),
    moves=(RegressNothing, TeleportToCiv),
    events=(NothingRegressed,),
)
