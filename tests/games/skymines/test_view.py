"""What the view says for the drawn board beside the state itself."""

from __future__ import annotations

import pytest

from kosmodrom.games.skymines.rules.end import final_successes
from kosmodrom.games.skymines.rules.success import Progress
from kosmodrom.games.skymines.state import ONCE
from kosmodrom.games.skymines.view import SpaceView
from tests.games.skymines.kit import A, AnyTable, B, Position, finish_round, seen


def space(table: AnyTable, id: str, seat: int | None = A) -> SpaceView:
    return next(space for space in seen(table, seat).spaces if space.id == id)


@pytest.mark.rule("SKY-716", "SKY-722")
def test_a_majority_space_tells_how_far_the_one_who_looks_gets() -> None:
    position = Position()
    position.area(A, position.card("titanium", 4))
    position.area(B, position.card("titanium", 2), position.card("titanium", 3))
    table = position.table()
    own, other = space(table, "majority-titanium"), space(table, "majority-titanium", B)
    assert (own.steps, own.more) == (2, True)
    assert (other.steps, other.more) == (2, False)
    assert space(table, "majority-carbon").steps == 0
    assert not space(table, "majority-carbon").more  # a tie at nothing
    assert space(table, "majority-titanium", None).steps == 0


@pytest.mark.rule("SKY-1014", "SKY-1316")
def test_spaces_of_tracks_and_the_personal_one_are_open_to_those_who_earned_them() -> None:
    position = Position(missions=True)
    position.tracks(skymine="B2")
    position.at(A, skymine=5)
    position.missions("first-wave", "fuel-run")
    position.fulfilled(B, "first-wave", 1, 2, 3)
    table = position.table()
    assert space(table, "skymine-1").open
    assert not space(table, "skymine-2").open
    assert not space(table, "skymine-1", B).open
    assert not space(table, "skymine-1", None).open
    assert space(table, "buy").open
    personal = [[s.open for s in seen(table, seat).spaces if s.id == "personal"] for seat in (A, B)]
    assert personal[A][:2] == [False, False]
    assert personal[B][:2] == [False, True]


def test_one_time_markers_are_told_apart() -> None:
    position = Position()
    position.state.spaces[5] = B + ONCE
    taken = space(position.table(), position.box.board_spaces[5])
    assert (taken.seat, taken.once) == (B, True)


@pytest.mark.rule("SKY-1504", "SKY-1505", "SKY-1506")
@pytest.mark.parametrize(
    ("threat", "enough"),
    [("dust-storm", 5), ("crash", 6), ("leak", 20), ("singularity", 11), ("blackout", 2)],
)
def test_who_could_neutralise_the_threat(threat: str, enough: int) -> None:
    for lack in (0, 1):
        position = Position(board="belt", threats=True)
        position.threat(threat)
        position.hold("minerva", "shuttle-11")
        someone = position.player(A)
        match threat:
            case "dust-storm":
                position.energy(A, enough - lack)
            case "crash":
                someone.coins = enough - lack
            case "leak":
                someone.tank = enough - lack
            case "singularity":
                someone.upload = enough - lack
            case _:
                position.hand(A, *["start-energy-1", "start-energy-2"][lack:])
        rescue = seen(position.table(), A).rescue
        assert rescue is not None
        assert rescue.companies == ("minerva",)
        assert rescue.met[A] == (not lack,)
    assert seen(Position(board="belt").table()).rescue is None


@pytest.mark.rule("SKY-1203", "SKY-1207")
def test_a_chapter_tells_success_points_before_it_and_now() -> None:
    position = Position()
    position.player(A).coins = 30
    position.player(A).tank = position.box.tank.steps
    position.state.round = 7
    table = position.table(carried=Progress(2, (3, 5)))
    chapter = seen(table).chapter
    assert chapter is not None
    assert (chapter.id, chapter.number, chapter.before) == ("outward", 2, (3, 5))
    assert chapter.played == ("mines",)
    assert chapter.now == (3, 0)  # richer than one, the winner, and the end of the tank track
    finish_round(table)
    over = seen(table).chapter
    assert over is not None
    assert over.now == tuple(final_successes(table.game))
    assert seen(Position().table()).chapter is None
