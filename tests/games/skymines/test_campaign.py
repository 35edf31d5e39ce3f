"""Chapter 12: four chapters, success points, and what some chapters add."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
import pytest

from kosmodrom.core.campaign import Chapter, Ended
from kosmodrom.core.errors import SeatsError
from kosmodrom.core.rng import Random
from kosmodrom.core.series import Series, next_chapter
from kosmodrom.core.table import Table
from kosmodrom.games.skymines import RULESET
from kosmodrom.games.skymines.box import Box
from kosmodrom.games.skymines.campaign import CHAPTERS, RANKS, SOLAR_SYSTEM, begin
from kosmodrom.games.skymines.events import CoinsGained, Moved, ThresholdPassed
from kosmodrom.games.skymines.invariants import check
from kosmodrom.games.skymines.moves import PASS, EndLoop, Fulfil, PlayAgain, Stop, UseEnergy
from kosmodrom.games.skymines.rules.base import SkyminesOptions
from kosmodrom.games.skymines.rules.end import final_successes
from kosmodrom.games.skymines.rules.success import Progress
from kosmodrom.games.skymines.state import State
from kosmodrom.games.skymines.terms import COMPANIES, NOTHING, TRACKS, TrackId
from kosmodrom.testing.positions import offered, question, table_at, told
from tests.games.skymines.kit import A, AnyTable, B, C, Position, player, seen

AnySeries = Series[State, SkyminesOptions, Box]
TABLES: Final = pytest.mark.parametrize(
    ("players", "luna"), [(1, 1), (2, 0), (2, 1), (3, 0), (3, 1), (4, 0)]
)
BOARDS: Final = ("moon", "belt", "moon", "belt")
ALL_TASKS: Final = 0b111


def campaign(players: int, luna: int, seed: str = "campaign", **options: Any) -> AnySeries:
    return Series.start(
        RULESET, "skymines", seats=players, automas=luna, seed=seed, options=options
    )


def play_out(table: AnyTable, seed: str = "choices") -> None:
    """Random choices to the end; nobody wants another game of a time loop."""
    chance = Random.seeded(seed)
    while not table.finished:
        seat = next(iter(table.pending))
        options = table.pending[seat].options
        choice = options[chance.below(len(options))]
        table.decide(seat, EndLoop() if EndLoop() in options else choice)


def pass_out(table: AnyTable) -> AnyTable:
    """Everybody passes until the game is over; nobody fulfils a task or plays again."""
    while not table.finished:
        seat = next(iter(table.pending))
        options = table.pending[seat].options
        wanted = next((o for o in options if o in (PASS, EndLoop())), None)
        rest = next(o for o in options if not isinstance(o, Fulfil))
        table.decide(seat, wanted or rest)
    return table


class LastRound(Position):
    """The last round of a chapter, with totals that are coins alone."""

    def __init__(
        self,
        totals: Sequence[int],
        chapter: int = 1,
        before: Sequence[int] | None = None,
        *,
        luna: bool = False,
        **options: Any,
    ) -> None:
        players = len(totals) - luna
        options = {"board": BOARDS[chapter - 1], "missions": True, **options}
        super().__init__(players, luna=luna, **options)
        self.carried = Progress(chapter, tuple(before or [0] * players))
        self.state.round = 7
        for someone, coins in zip(self.state.players, totals, strict=True):
            someone.coins = coins
        if luna:
            self.state.players[-1].passed = True

    def end(self) -> AnyTable:
        """The table once everybody has passed."""
        return pass_out(self.open())

    def open(self) -> AnyTable:
        return table_at(
            RULESET,
            self.state,
            seats=self.players,
            options=self.options,
            data=self.box,
            automas=self.automas,
            carried=self.carried,
        )

    def points(self) -> list[int]:
        """The success points of this chapter."""
        table = self.end()
        check(table.game)
        assert len(table.game.state.successes) == len(table.game.state.totals)
        return final_successes(table.game)


def following(table: AnyTable) -> Chapter | Ended:
    """What comes after the chapter that was played at a table."""
    game = table.game
    chapter = begin(game.options, game.data, game.seats, game.automas)
    return next_chapter(table, SOLAR_SYSTEM, chapter)


def options_of(chapter: Chapter) -> dict[str, Any]:
    return dict(msgspec.to_builtins(chapter.options))


# The course of the campaign


@pytest.mark.rule(
    "SKY-1201", "SKY-1202", "SKY-1209", "SKY-1211", "SKY-1220", "SKY-1230", "SKY-1240", "SKY-1250"
)
@TABLES
def test_a_campaign_is_played_to_its_end(players: int, luna: int) -> None:
    chosen = {"luna_level": 3, "linked_slots": True, "open_hands": True}
    series = campaign(players, luna, f"{players}-{luna}", **chosen)
    points = [0] * players
    for number, name in enumerate(CHAPTERS):
        chapter = series.chapter
        assert chapter is not None
        assert (chapter.id, chapter.ahead) == (name, CHAPTERS[number + 1 :])
        assert chapter.carried == Progress(number + 1, tuple(points))
        table = series.play()
        options = table.game.options
        assert options.board == BOARDS[number]
        assert options.missions
        assert options.threats is (number == 3)
        assert options.starting_outposts is (number == 2)
        assert (options.tracks, options.tokens) == ("random", "dealt")
        assert {name: getattr(options, name) for name in chosen} == chosen
        assert options.first_player == "random"
        fresh = table.game.state
        assert [someone.coins for someone in fresh.players] == [1] * (players + luna)
        assert len(fresh.missions) == (2 if players > 2 else 1)
        assert (fresh.threat != NOTHING) is (number == 3)
        play_out(table, f"{players}-{number}")
        gained = final_successes(table.game)
        points = [old + new for old, new in zip(points, gained, strict=True)]
        series.advance()
    ended = series.ended
    assert ended is not None
    assert ended.outcome == "ranked"
    assert ended.points == tuple(points)
    assert [sorted({points[seat] for seat in group}) for group in ended.ranking] == [
        [number] for number in sorted(set(points), reverse=True)
    ]
    assert len(ended.ranks) == players
    again: AnySeries = Series.load(series.chronicle, ruleset=RULESET)
    assert again.ended == ended


@pytest.mark.rule("SKY-1201")
def test_nothing_but_success_points_is_carried() -> None:
    table = LastRound([40, 30], 2, [3, 5]).end()
    chapter = following(table)
    assert isinstance(chapter, Chapter)
    assert chapter.id == "return"
    assert chapter.carried == Progress(3, (3 + 2, 5))
    options = options_of(chapter)
    fresh = Table.start(RULESET, seats=2, options=options, carried=chapter.carried, seed="next")
    plain = Table.start(RULESET, seats=2, options=options, seed="next")
    assert fresh.game.state == plain.game.state


@pytest.mark.rule("SKY-1202")
def test_one_player_needs_luna_in_the_campaign() -> None:
    with pytest.raises(SeatsError, match=r"(?i)luna"):
        campaign(1, 0)
    with pytest.raises(SeatsError, match=r"(?i)luna"):
        campaign(4, 1)
    for players in (1, 2, 3):
        assert len(campaign(players, 1).play().game.state.players) == players + 1


@pytest.mark.rule("SKY-1211", "SKY-107", "SKY-151")
def test_tracks_are_drawn_and_tokens_dealt_in_every_chapter() -> None:
    seen_sides = set()
    for seed in range(4):
        series = campaign(2, 0, f"{seed}")
        for _ in CHAPTERS:
            table = series.play()
            seen_sides.add(tuple(table.game.state.sides))
            assert question(table, A) == "token"
            assert len(table.pending[A].options) == 2
            play_quickly(table)
            series.advance()
    assert len(seen_sides) > 12


def play_quickly(table: AnyTable) -> None:
    """To the end with the first options, and no card put down."""
    while not table.finished:
        seat = next(iter(table.pending))
        options = table.pending[seat].options
        choice = next((o for o in options if o in (PASS, EndLoop(), Stop())), options[0])
        table.decide(seat, choice)


@pytest.mark.rule("SKY-Q-66", "SKY-140")
def test_the_first_player_of_each_chapter_is_drawn_anew() -> None:
    firsts = []
    for seed in range(5):
        series = campaign(3, 0, f"first-{seed}")
        order = []
        for _ in CHAPTERS:
            table = series.play()
            order.append(table.game.state.first)
            play_quickly(table)
            series.advance()
        firsts.append(order)
    assert {first for order in firsts for first in order} == {0, 1, 2}
    assert any(len(set(order)) > 1 for order in firsts)


# Success points


@pytest.mark.rule("SKY-1203", "SKY-1204", "SKY-1205", "SKY-EX-35")
@pytest.mark.parametrize(
    ("totals", "expected"),
    [
        ((90, 80, 80, 70), [3, 1, 1, 0]),
        ((90, 90, 60, 60), [3, 3, 0, 0]),
        ((90, 80, 70, 60), [3, 2, 1, 0]),
        ((50, 50, 50, 50), [1, 1, 1, 1]),
        ((60, 60, 60, 70), [0, 0, 0, 3]),
        ((80, 70, 70), [3, 0, 0]),
        ((80, 80, 70), [2, 2, 0]),
        ((60, 70, 80), [0, 1, 3]),
        ((51, 50), [2, 0]),
        ((50, 50), [1, 1]),
    ],
)
def test_points_for_coins(totals: tuple[int, ...], expected: list[int]) -> None:
    assert LastRound(totals).points() == expected


@pytest.mark.rule("SKY-1203", "SKY-1204", "SKY-1205", "SKY-Q-49")
@pytest.mark.parametrize(
    ("totals", "expected"),
    [
        ((51, 50), [2]),
        ((50, 50), [1]),
        ((49, 50), [0]),
        ((70, 60, 50), [3, 1]),
        ((70, 60, 80), [1, 0]),
        ((80, 80, 70, 90), [1, 1, 0]),
        ((90, 80, 70, 80), [3, 1, 0]),
        ((90, 80, 80, 70), [3, 1, 1]),
    ],
)
def test_luna_is_compared_but_collects_nothing(
    totals: tuple[int, ...], expected: list[int]
) -> None:
    assert LastRound(totals, luna=True).points() == expected


@pytest.mark.rule("SKY-1206")
@pytest.mark.parametrize(
    ("tasks", "point"), [(0, 0), (0b001, 0), (0b100, 0), (0b011, 1), (0b101, 1), (0b111, 1)]
)
def test_a_point_for_two_tasks(tasks: int, point: int) -> None:
    position = LastRound([50, 50])
    position.player(B).tasks = tasks
    position.player(B).mission = position.state.missions[0]
    position.player(B).once = tasks.bit_count()
    assert position.points() == [1, 1 + point]


@pytest.mark.rule("SKY-1206", "SKY-1314")
def test_markers_that_were_used_count_too() -> None:
    position = LastRound([50, 50])
    position.player(A).tasks = 0b110
    position.player(A).mission = position.state.missions[0]
    assert position.points() == [2, 1]


@pytest.mark.rule("SKY-1207")
@pytest.mark.parametrize("company", COMPANIES)
@pytest.mark.parametrize("side", TRACKS)
def test_a_point_for_the_end_of_a_company_track(company: str, side: TrackId) -> None:
    position = LastRound([50, 50])
    others = [track for track in TRACKS if track[0] != side[0] and track[1] == "1"]
    position.tracks(**dict(zip(COMPANIES, others, strict=True)))
    position.tracks(**{company: side})
    last = position.box.tracks[side].last
    for short, point in ((1, 0), (0, 1)):
        position.at(A, **{company: last - short})
        assert position.points() == [1 + point, 1]


@pytest.mark.rule("SKY-1207")
@pytest.mark.parametrize(("tank", "upload", "points"), [(27, 14, 0), (28, 14, 1), (28, 15, 2)])
def test_a_point_for_the_end_of_tank_and_research(tank: int, upload: int, points: int) -> None:
    position = LastRound([0, 200])
    someone = position.player(A)
    someone.tank, someone.upload = tank, upload
    plans = position.state.stacks[0]
    someone.screens = [NOTHING, *(plans.pop() for _ in range(15))]
    assert position.points() == [points, 2]


@pytest.mark.rule("SKY-1207")
def test_points_for_six_ends() -> None:
    position = LastRound([0, 2000])
    someone = position.player(A)
    someone.tank, someone.upload = 28, 15
    plans = position.state.stacks[0]
    someone.screens = [NOTHING, *(plans.pop() for _ in range(15))]
    someone.tracks = [position.box.tables.sides[side].last for side in position.state.sides]
    assert position.points() == [6, 2]


@pytest.mark.rule("SKY-1208")
def test_the_points_of_a_chapter_are_written_down() -> None:
    table = LastRound([60, 50], 1, [2, 2]).end()
    assert table.game.state.successes == [[2, 0]]
    chapter = following(table)
    assert isinstance(chapter, Chapter)
    assert chapter.carried == Progress(2, (4, 2))


@pytest.mark.rule("SKY-1209")
@pytest.mark.parametrize(
    ("before", "ranking"),
    [
        ((5, 2, 9), ((2,), (0,), (1,))),
        ((6, 2, 9), ((0, 2), (1,))),
        ((9, 2, 3), ((0,), (1, 2))),
    ],
)
def test_most_success_points_win(before: tuple[int, ...], ranking: Any) -> None:
    """The last chapter gives 3, 1 and 0."""
    ended = following(LastRound([60, 50, 40], 4, before, threats=True).end())
    assert isinstance(ended, Ended)
    assert ended.points == (before[0] + 3, before[1] + 1, before[2])
    assert ended.ranking == ranking
    assert ended.outcome == "ranked"


@pytest.mark.rule("SKY-1210")
@pytest.mark.parametrize(
    ("points", "rank"),
    [
        (0, "earthbound"),
        (6, "earthbound"),
        (7, "near-orbit"),
        (11, "near-orbit"),
        (12, "near-moon"),
        (16, "near-moon"),
        (17, "mars-next"),
        (21, "mars-next"),
        (22, "legend"),
        (40, "legend"),
    ],
)
def test_ratings(points: int, rank: str) -> None:
    ended = following(LastRound([60, 50], 4, [points, points], threats=True).end())
    assert isinstance(ended, Ended)
    assert ended.points[1] == points
    assert ended.ranks[1] == rank
    assert len(RANKS) == 5


# Chapters


@pytest.mark.rule("SKY-1220", "SKY-1221", "SKY-1230", "SKY-1231")
@pytest.mark.parametrize("chapter", [1, 2])
def test_the_first_two_chapters_add_no_points(chapter: int) -> None:
    position = LastRound([50, 50], chapter)
    position.state.opened = [A]
    position.player(A).tasks = ALL_TASKS
    position.player(A).mission = position.state.missions[0]
    position.state.hero = A
    position.player(A).share = 0
    assert position.points() == [1 + 1, 1]


@pytest.mark.rule("SKY-1241", "SKY-1242", "SKY-1243", "SKY-1240", "SKY-Q-40")
@TABLES
@pytest.mark.parametrize("alone", [False, True])
def test_outposts_at_the_start_of_chapter_three(players: int, luna: int, alone: bool) -> None:
    """The option may be taken without the campaign, too."""
    options: dict[str, Any] = {"starting_outposts": True}
    if not alone:
        carried = Progress(2, (0,) * players)
        table = LastRound([20] * (players + luna), 2, carried.points, luna=bool(luna)).end()
        chapter = following(table)
        assert isinstance(chapter, Chapter)
        options = options_of(chapter)
    table = Table.start(RULESET, seats=players, automas=luna, options=options, seed="third")
    board = table.game.data.tables.boards["moon"]
    assert {
        COMPANIES[holder]: sorted(
            board.targets[place] for place, h in enumerate(table.game.state.places) if h == holder
        )
        for holder in range(4)
    } == {
        "skymine": [6, 19, 20],
        "minerva": [16, 21, 23],
        "astrogo": [1, 7, 11],
        "tawac": [2, 3, 4],
    }
    assert table.game.state.stations == [[4, 4, 4]] * 4
    assert [company.value for company in seen(table).companies] == [
        sum(board.visible[company][column][4] for column in range(3)) for company in range(4)
    ]
    for someone in table.game.state.players:
        assert someone.coins == 1
        assert someone.tracks == [0, 0, 0, 0]
    assert not [e for e in told(table) if isinstance(e, CoinsGained | Moved | ThresholdPassed)]
    check(table.game)


@pytest.mark.rule("SKY-1243")
def test_companies_expand_from_their_starting_outposts() -> None:
    """Sector 23 does not touch Minerva's station, but Minerva holds it."""
    position = Position(2, starting_outposts=True)
    position.area(A, position.card("energy", 3))
    table = position.table()
    table.decide(A, UseEnergy("minerva"))
    ids = {option.place for option in table.pending[A].options if hasattr(option, "place")}
    assert "mare-vaporum" in ids


@pytest.mark.rule("SKY-1244", "SKY-Q-41")
@pytest.mark.parametrize(
    ("opened", "expected"),
    [([], [1, 1, 1]), ([C], [1, 1, 2]), ([B, A], [1, 2, 1]), ([A, B, C], [2, 1, 1])],
)
@pytest.mark.parametrize("chapter", [3, 4])
def test_the_first_personal_space_is_worth_a_point(
    chapter: int, opened: list[int], expected: list[int]
) -> None:
    """Two tasks give a point of their own, so everybody has fulfilled as many here."""
    position = LastRound([50, 50, 50], chapter)
    for seat in range(3):
        position.player(seat).mission = position.state.missions[0]
        position.player(seat).tasks = ALL_TASKS if seat in opened else 0b011
    position.state.opened = list(opened)
    wanted = expected if chapter == 3 else [1, 1, 1]
    assert position.points() == [points + 1 for points in wanted]


@pytest.mark.rule("SKY-1244", "SKY-1315", "SKY-1316")
def test_who_is_first_is_known_from_play() -> None:
    """B fulfils the third task in the last round, before anybody else."""
    position = LastRound([50, 50], 3)
    card = position.state.missions[0]
    needs = position.box.tables.tasks[card]
    position.player(B).mission = card
    position.player(B).tasks = ALL_TASKS & ~1
    position.player(B).once = 2
    someone = position.player(B)
    someone.tank = 28
    someone.upload = 15
    plans = position.state.stacks[0]
    someone.screens = [NOTHING, *(plans.pop() for _ in range(15))]
    position.area(
        B,
        position.card("titanium", 4),
        position.card("titanium", 4),
        position.card("energy", 3),
        position.card("scientist", 1),
        position.card("scientist", 1),
    )
    position.tiles(B, "scientist", "energy")
    position.state.turn = B
    table = position.open()
    tasks = offered(table, B, Fulfil)
    assert tasks, needs
    table.decide(B, tasks[0])
    assert table.game.state.opened == [B]
    pass_out(table)
    own, other = final_successes(table.game)[B], final_successes(table.game)[A]
    assert own == 2 + 1 + 2 + 1  # richest, tasks, two ends of tracks, first personal space
    assert other == 0


@pytest.mark.rule("SKY-1251", "SKY-Q-41")
@pytest.mark.parametrize("chapter", [3, 4])
@pytest.mark.parametrize("hero", [NOTHING, A, B])
def test_removing_the_threat_is_worth_a_point(chapter: int, hero: int) -> None:
    position = LastRound([50, 50], chapter, threats=chapter == 4)
    if hero != NOTHING:
        position.state.threat = NOTHING
        position.state.hero = hero
        position.player(hero).share = 0
        position.player(hero).free_share = True
    elif chapter == 4:
        position.state.threat = 1  # the dust storm changes no totals here
    extra = [int(chapter == 4 and seat == hero) for seat in (A, B)]
    assert position.points() == [1 + extra[A], 1 + extra[B]]


@pytest.mark.rule("SKY-1250", "SKY-1501")
def test_a_threat_lies_in_the_belt_of_chapter_four() -> None:
    table = LastRound([50, 50], 3).end()
    chapter = following(table)
    assert isinstance(chapter, Chapter)
    assert chapter.id == "lurking"
    table = Table.start(
        RULESET, seats=2, options=options_of(chapter), carried=chapter.carried, seed="fourth"
    )
    assert seen(table).threat is not None
    assert seen(table).board == "belt"
    assert seen(table).missions


# The time loop


def in_loop(totals: Sequence[int], before: Sequence[int] = (0, 0)) -> LastRound:
    position = LastRound(totals, 4, before, threats=True)
    ids = [threat.id for threat in position.box.tables.threats]
    position.state.threat = ids.index("time-loop")
    return position


@pytest.mark.rule("SKY-1252", "SKY-1537")
@pytest.mark.parametrize(
    ("first", "expected"), [([4, 1], [3, 1]), ([3, 2], [3, 1]), ([6, 5], [4, 3]), ([0, 0], [1, 0])]
)
def test_success_points_of_a_time_loop_are_averaged(first: list[int], expected: list[int]) -> None:
    """The game before gave some points, this one gives 2 and 0: half of the sum, rounded up."""
    position = in_loop([60, 50], [10, 20])
    position.state.totals = [[30, 40]]
    position.state.successes = [first]
    table = position.end()
    assert table.game.state.successes == [first, [2, 0]]
    assert final_successes(table.game) == expected
    ended = following(table)
    assert isinstance(ended, Ended)
    assert ended.points == (10 + expected[A], 20 + expected[B])


@pytest.mark.rule("SKY-1252", "SKY-1530", "SKY-1531")
def test_another_game_of_the_loop_is_played_within_the_chapter() -> None:
    position = in_loop([60, 50])
    position.state.opened = [A]
    table = position.open()
    while question(table, A) != "again":
        seat = next(iter(table.pending))
        options = table.pending[seat].options
        table.decide(seat, PASS if PASS in options else options[0])
    assert table.game.state.successes == [[2, 0]]
    table.decide(A, PlayAgain())
    table.decide(B, EndLoop())
    state = table.game.state
    assert (state.round, state.opened, state.hero) == (0, [], NOTHING)
    assert [someone.coins for someone in state.players] == [1, 1]
    play_out(table)
    assert len(table.game.state.successes) == 2
    assert table.game.carried == Progress(4, (0, 0))
    assert isinstance(following(table), Ended)


@pytest.mark.rule("SKY-1201", "SKY-1209")
def test_players_keep_their_seats() -> None:
    """The points of a seat stay with it."""
    table = LastRound([10, 20, 30], 1, [7, 0, 1]).end()
    chapter = following(table)
    assert isinstance(chapter, Chapter)
    assert chapter.carried == Progress(2, (7, 1, 4))
    assert player(table, A).coins == 10
