"""Jump Drive: lifepods unlock technologies, in any order (PU-1501 to PU-1518).

`Player.special` has the number of lifepods on each of the six technologies, A to F: 0 or 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Annotated, Final

from kosmodrom.core.asks import Ask, Flow, Question, ask
from kosmodrom.core.errors import Refused
from kosmodrom.core.events import Event
from kosmodrom.core.options import Option, Seat
from kosmodrom.core.words import Named, SeatId, Word
from kosmodrom.games.planet_unknown.box.corporations import Ability, Technology
from kosmodrom.games.planet_unknown.clauses import NoSynergy
from kosmodrom.games.planet_unknown.events import (
    ObjectivesKept,
    SecretObjectivesKept,
    TechnologyId,
    TechnologyUnlocked,
)
from kosmodrom.games.planet_unknown.geometry import Board, bit, squares
from kosmodrom.games.planet_unknown.moves import (
    ADVANCES,
    BITS,
    ENERGIES,
    NAMES,
    ChooseTrack,
    KeepObjectives,
    ObjectiveId,
    SquareName,
    TeleportRover,
    TrackerOf,
    UseEnergy,
    UseTechnology,
)
from kosmodrom.games.planet_unknown.rules.base import (
    TERRAIN_NUMBER,
    Game,
    alert_holds,
    has_secret_objectives,
    orientation_of,
    terrains_of,
    tracks_in,
)
from kosmodrom.games.planet_unknown.rules.corporations.base import Corporation
from kosmodrom.games.planet_unknown.rules.energy import energy_tracks
from kosmodrom.games.planet_unknown.rules.registry import (
    KINDS,
    add_corporation,
    add_kind,
    corporation_of,
)
from kosmodrom.games.planet_unknown.rules.rovers import open_squares, teleport_rover
from kosmodrom.games.planet_unknown.state import ENERGY, TECH, Effect, Placed, Player
from kosmodrom.games.planet_unknown.terms import TRACKS

LIFEPOD: Final = Question("lifepod", ("PU-1501", "PU-1502", "PU-Q-39"))
LOST_LIFEPOD: Final = Question("lost-lifepod", ("PU-Q-60",))
ROW: Final = Question("row", ("PU-1516", "PU-1517", "PU-Q-39"))
CONTEST: Final = Question("contest", ("PU-1518", "PU-Q-38"))


class ScoreLifepod(Option, frozen=True, tag="score_lifepod"):
    """Put the lifepod into the scoring area (D22)."""


class UnlockTechnology(Option, frozen=True, tag="unlock_technology"):
    """Put the lifepod onto this technology (D22)."""

    technology: Annotated[str, Word("technology")]


class LoseScored(Option, frozen=True, tag="lose_scored"):
    """Lose a lifepod of the scoring area (D7)."""


class LoseTechnology(Option, frozen=True, tag="lose_technology"):
    """Lose the lifepod on this technology (D7)."""

    technology: Annotated[str, Word("technology")]


class DoubleBoost(Option, frozen=True, tag="double_boost"):
    """Advance this tracker twice with a synergy boost (D27)."""

    track: TrackerOf


class JumpRover(Option, frozen=True, tag="jump_rover"):
    """For one movement teleport a rover to another square of the same terrain (D15)."""

    start: SquareName
    to: SquareName


class Forgo(Option, frozen=True, tag="forgo"):
    """Let a benefit that only a technology could use be lost (D13, D26)."""


class OpenContest(Option, frozen=True, tag="open_contest"):
    """Let all players compete for this objective (D29)."""

    objective: ObjectiveId


class TechnologyLost(Event, frozen=True, tag="technology_lost"):
    """The lifepod of a technology was destroyed."""

    seat: SeatId
    technology: TechnologyId


class ContestOpened(Event, frozen=True, tag="contest_opened"):
    seat: SeatId
    objective: ObjectiveId


SCORE: Final = ScoreLifepod()
FORGO: Final = Forgo()
DOUBLE_BOOSTS: Final = tuple(map(DoubleBoost, TRACKS))


class JumpDrive(Corporation):
    """Technologies are unlocked by lifepods instead of the tech track."""

    technology_rules = ("PU-1502", "PU-1503")

    def set_up(self, g: Game, seat: Seat) -> None:
        super().set_up(g, seat)
        g.state.players[seat].special = [0] * len(self._technologies(g, seat))

    def check(self, g: Game, seat: Seat) -> None:
        special = g.state.players[seat].special
        assert len(special) == len(self._technologies(g, seat)), f"seat {seat}: {special}"
        assert set(special) <= {0, 1}, f"seat {seat} has two lifepods on a technology"

    def _technologies(self, g: Game, seat: Seat) -> tuple[Technology, ...]:
        return g.data.corporations[g.state.players[seat].corporation].technologies

    def unlocked(self, g: Game, seat: Seat, level: int) -> bool:
        """Whether a lifepod lies on a technology; the tech tracker does not matter (PU-1502,
        PU-1503, PU-1504)."""
        return g.state.players[seat].special[level - 1] > 0

    # Lifepods

    def gain_lifepod(self, g: Game, seat: Seat) -> Flow:
        """To the scoring area, or onto a technology without one (PU-1501, PU-Q-39 (e))."""
        player = g.state.players[seat]
        options: list[Option] = [SCORE]
        for technology, lifepods in self._with_lifepods(g, seat):
            if not lifepods:
                options.append(UnlockTechnology(technology.id))
        choice: Option = SCORE
        if len(options) > 1:
            choice = yield ask(seat, LIFEPOD, options)
        if isinstance(choice, UnlockTechnology):
            player.special[self._number(g, seat, choice.technology)] = 1
            g.emit(TechnologyUnlocked(seat, choice.technology))
        else:
            player.lifepods += 1

    def lose_lifepod(self, g: Game, seat: Seat) -> Flow:
        """Any collected one, also one on a technology (PU-Q-60 (i))."""
        player = g.state.players[seat]
        options: list[Option] = [LoseScored()] if player.lifepods else []
        for technology, lifepods in self._with_lifepods(g, seat):
            if lifepods:
                options.append(LoseTechnology(technology.id))
        if not options:
            return
        choice = options[0]
        if len(options) > 1:
            choice = yield ask(seat, LOST_LIFEPOD, options)
        player.destroyed_lifepods += 1
        if isinstance(choice, LoseTechnology):
            player.special[self._number(g, seat, choice.technology)] = 0
            g.emit(TechnologyLost(seat, choice.technology))
        else:
            player.lifepods -= 1

    def lifepods_collected(self, g: Game, seat: Seat) -> int:
        """Those in the scoring area, and those on technologies, which score nothing (PU-1505,
        PU-Q-58 (c))."""
        player = g.state.players[seat]
        return player.lifepods + sum(player.special)

    def _with_lifepods(self, g: Game, seat: Seat) -> list[tuple[Technology, int]]:
        special = g.state.players[seat].special
        return list(zip(self._technologies(g, seat), special, strict=True))

    def _number(self, g: Game, seat: Seat, technology: str) -> int:
        return [entry.id for entry in self._technologies(g, seat)].index(technology)

    # A and C: patches and boosts

    def options_for(self, g: Game, seat: Seat, effect: Effect) -> Sequence[Option]:
        found = super().options_for(g, seat, effect)
        if effect.kind == "patch":
            return [*found, *self._instead_of_patch(g, seat, placeable=bool(found))]
        if effect.kind == "boost" and self.able(g, seat, "double-boost"):
            can_advance = self.can_advance
            return [*found, *(DOUBLE_BOOSTS[t] for t in range(5) if can_advance(g, seat, t))]
        return found

    def _instead_of_patch(self, g: Game, seat: Seat, *, placeable: bool) -> list[Option]:
        """A: a synergy boost (PU-1511), as long as boosts can be gained (PU-Q-60 (h)).

        A patch that cannot be placed would be lost (PU-568), and using A stays optional.
        """
        technology = self.technology(g, seat, "boost-for-patch")
        if technology is None or alert_holds(g, NoSynergy):
            return []
        boost = UseTechnology(technology.id)
        return [boost] if placeable else [boost, FORGO]

    def resolve(self, g: Game, seat: Seat, effect: Effect, option: Option) -> Flow:
        match option:
            case UseTechnology():
                self._use_ability(g, seat, "boost-for-patch")
                self.gain_boost(g, seat)
            case DoubleBoost(track):
                self._use_ability(g, seat, "double-boost")
                for _ in range(2):  # PU-1513, PU-Q-39 (c)
                    yield from self.advance(g, seat, TERRAIN_NUMBER[track])
            case Forgo():
                pass
            case _:
                yield from super().resolve(g, seat, effect, option)

    def _use_ability(self, g: Game, seat: Seat, ability: Ability) -> Technology:
        technology = self.technology(g, seat, ability)
        assert technology is not None
        self.use(g, seat, technology)
        return technology

    # D: tech as energy

    def resource_placed(self, g: Game, seat: Seat, placed: Placed, section: int) -> None:
        """D: a tech resource may count as energy (PU-1514).

        Its section joins neighbouring energy areas for this placement only (PU-Q-39 (a)). On the
        planet it is tech terrain all the time (PU-1515).
        """
        terrains = terrains_of(g, placed.tile)
        if terrains[section] != TECH or not self.able(g, seat, "tech-as-energy"):
            super().resource_placed(g, seat, placed, section)
            return
        new = orientation_of(g, placed).sections[section] << placed.anchor
        mask = energy_tracks(g, seat, new, terrains[1 - section])
        # An energy spent on tech would be the plain advance.
        g.state.players[seat].gain("tech-as-energy", TECH, mask & ~(1 << TECH))

    # B, E and F: at any decision of the player

    def free_options(self, g: Game, seat: Seat) -> Sequence[Option]:
        found: list[Option] = [*self._jumps(g, seat)]
        row = self.technology(g, seat, "claim-row")
        if row and self._rows(g, seat):
            found.append(UseTechnology(row.id))
        contest = self.technology(g, seat, "common-objective")
        if contest and g.state.objective_deck:
            found.append(UseTechnology(contest.id))
        return found

    def use_free(self, g: Game, seat: Seat, option: Option) -> Flow:
        if isinstance(option, JumpRover):
            yield from self._jump(g, seat, option)
            return
        assert isinstance(option, UseTechnology)
        row = self.technology(g, seat, "claim-row")
        if row and option.technology == row.id:
            yield from self._claim_row(g, seat)
        else:
            yield from self._open_contest(g, seat)

    def _jumps(self, g: Game, seat: Seat) -> list[JumpRover]:
        """B: to any other square of the terrain on which a rover stands (PU-1512, PU-Q-37)."""
        player = g.state.players[seat]
        if not player.movement or not self.able(g, seat, "teleport-terrain"):
            return []
        free = open_squares(g, seat)
        return [
            JumpRover(NAMES[rover.square], NAMES[bit(x, y)])
            for rover in player.rovers
            for x, y in squares(_same_terrain(player, rover.square) & free)
        ]

    def _jump(self, g: Game, seat: Seat, option: JumpRover) -> Flow:
        """Teleport, and collect what lies there (PU-1512, PU-599)."""
        self._use_ability(g, seat, "teleport-terrain")
        g.state.players[seat].movement -= 1
        yield from teleport_rover(g, seat, TeleportRover(option.start, option.to))

    def _rows(self, g: Game, seat: Seat) -> list[ChooseTrack]:
        """The trackers whose rows have a benefit."""
        tracks = [self.track(g, seat, track) for track in range(len(TRACKS))]
        trackers = g.state.players[seat].trackers
        return [
            ChooseTrack(name)
            for name, row in zip(TRACKS, trackers, strict=True)
            if any(track.positions[row].gives for track in tracks)
        ]

    def _claim_row(self, g: Game, seat: Seat) -> Flow:
        """E: all benefits at a tracker's height; nothing moves (PU-1516, PU-1517, PU-Q-39 (d))."""
        self._use_ability(g, seat, "claim-row")
        options = self._rows(g, seat)
        choice = options[0]
        if len(options) > 1:
            choice = yield ask(seat, ROW, options)
        row = g.state.players[seat].trackers[TERRAIN_NUMBER[choice.track]]
        for track in range(len(TRACKS)):
            self.reach(g, seat, track, row)

    def _open_contest(self, g: Game, seat: Seat) -> Flow:
        """F: draw objectives in secret and choose one for everybody (PU-1518, PU-Q-38).

        The deck belongs to all players, but nobody else draws from it in the same step: there is
        only one Jump Drive, and events draw objectives only in solo.
        """
        s, player = g.state, g.state.players[seat]
        technology = self._use_ability(g, seat, "common-objective")
        count = min(technology.n, len(s.objective_deck))
        player.dealt = [s.objective_deck.pop() for _ in range(count)]
        g.reveal()
        choice = yield ask(seat, CONTEST, partial(_contests, g, seat))
        if isinstance(choice, OpenContest):
            chosen = choice.objective
            s.common.append(chosen)
            g.emit(ContestOpened(seat, chosen))
        else:
            assert isinstance(choice, KeepObjectives)
            (chosen,) = choice.objectives
            player.private.append(chosen)
            kept = ObjectivesKept(seat, choice.objectives)
            if has_secret_objectives(g):
                g.emit(kept, (seat,), SecretObjectivesKept(seat, 1))
            else:
                g.emit(kept)
        player.rejected += [card for card in player.dealt if card != chosen]
        player.dealt = []
        g.reveal()

    # Why not?

    def why_not(self, g: Game, seat: Seat, asked: Ask, option: Option) -> Refused | None:
        match option:
            case JumpRover(start, to):
                return self._no_jump(g, seat, start, to)
            case DoubleBoost(track) if asked.question.id == "next":
                return self._no_double_boost(g, seat, track)
        return None

    def _no_technology(self, g: Game, seat: Seat, ability: Ability) -> Refused | None:
        """Why the technology with this ability cannot be used."""
        entries = enumerate(self._technologies(g, seat), 1)
        level = next(level for level, technology in entries if technology.ability == ability)
        if not self.unlocked(g, seat, level):
            return Refused("technology-locked", self.technology_rules)
        return None if self.able(g, seat, ability) else Refused("technology-used", ("PU-313",))

    def _no_jump(self, g: Game, seat: Seat, start: str, to: str) -> Refused:
        player = g.state.players[seat]
        found = self._no_technology(g, seat, "teleport-terrain")
        if found:
            return found
        if not any(NAMES[rover.square] == start for rover in player.rovers):
            return Refused("no-rover", ("PU-1512",), at=start)
        if not player.movement:
            return Refused("no-movement", ("PU-592", "PU-1512"))
        if to not in BITS or not _same_terrain(player, BITS[start]) >> BITS[to] & 1:
            return Refused("other-terrain", ("PU-1512", "PU-Q-37"), at=to)
        return Refused("closed-to-rovers", ("PU-597", "PU-Q-37", "PU-Q-60"), at=to)

    def _no_double_boost(self, g: Game, seat: Seat, track: str) -> Refused:
        found = self._no_technology(g, seat, "double-boost")
        if found:
            return found
        if Effect("boost") not in g.state.players[seat].pending:
            return Refused("nothing-such-pending", ("PU-1513",))
        return Refused("cannot-advance", ("PU-508",), track=Named("resource", track))


def _same_terrain(player: Player, square: int) -> Board:
    """The other squares of a square's terrain; none for bare ground."""
    for terrain in range(ENERGY + 1):
        layer = player.layer(terrain)
        if layer >> square & 1:
            return layer & ~(1 << square)
    return 0


def _contests(g: Game, seat: Seat) -> list[Option]:
    """The neighbour sides; in solo the private ones (PU-Q-38)."""
    drawn = g.state.players[seat].dealt
    if g.seats == 1:
        return [KeepObjectives((card,)) for card in drawn]
    return [OpenContest(card) for card in drawn]


def _tech_as_energy_options(g: Game, seat: Seat, effect: Effect) -> Sequence[Option]:
    """The plain advance, or what the energy may choose (PU-1514, PU-629).

    With the tech tracker on top the resource would be lost, and using D stays optional.
    """
    can_advance = corporation_of(g, seat).can_advance
    found: list[Option] = [
        ENERGIES[track] for track in tracks_in(effect.mask) if can_advance(g, seat, track)
    ]
    if can_advance(g, seat, TECH):
        return [ADVANCES[TECH], *found]
    return [*found, FORGO] if found else []


def _resolve_tech_as_energy(g: Game, seat: Seat, effect: Effect, option: Option) -> Flow:
    """With energy the tech tracker does not advance (PU-Q-39 (b))."""
    corporation = corporation_of(g, seat)
    if isinstance(option, UseEnergy):
        technology = corporation.technology(g, seat, "tech-as-energy")
        if technology:
            corporation.use(g, seat, technology)
        yield from KINDS["energy"].resolve(g, seat, effect, option)
    else:
        yield from corporation.advance(g, seat, TECH)


add_kind("tech-as-energy", _tech_as_energy_options, _resolve_tech_as_energy)
add_corporation(
    "jump-drive",
    JumpDrive(),
    moves=(
        ScoreLifepod,
        UnlockTechnology,
        LoseScored,
        LoseTechnology,
        DoubleBoost,
        JumpRover,
        Forgo,
        OpenContest,
    ),
    events=(TechnologyLost, ContestOpened),
)
