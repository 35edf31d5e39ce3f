"""Why something is refused in the shipyard, at the check and at boarding, with the rule."""

from __future__ import annotations

from typing import Any

import pytest

from kosmodrom.core.errors import Refused
from kosmodrom.core.options import CLOCK, Option, Seat
from kosmodrom.core.table import Table
from kosmodrom.core.words import Words
from kosmodrom.games.galaxy_trucker import RULESET
from kosmodrom.games.galaxy_trucker.moves.base import REPAY_LOAN
from kosmodrom.games.galaxy_trucker.moves.building import (
    DRAW,
    PUT_BACK,
    RUN_OUT,
    SET_ASIDE,
    STOP_LOOKING,
    TAKE_OFF,
    TURN_HOURGLASS,
    Finish,
    Look,
    Take,
    TakeAside,
    TakeOrdered,
    Weld,
)
from kosmodrom.games.galaxy_trucker.moves.flight import GO_ON
from kosmodrom.games.galaxy_trucker.moves.preparation import (
    BoardAlien,
    BoardHumans,
    BoardSpecialist,
    ChooseFront,
    KeepPart,
    RemovePart,
)
from kosmodrom.games.galaxy_trucker.terms import PACKAGE, Specialist
from tests.games.galaxy_trucker.kit import A, AnyTable, B
from tests.games.galaxy_trucker.shipyard import Inspection, Yard

ENGINE, CANNON, CABIN, STRUCTURE = "engine-07", "cannon-07", "cabin-02", "structure-02"
LANGUAGES = [Words(language, [PACKAGE]) for language in ("en", "pl")]


def why(table: AnyTable, seat: Seat, option: Option) -> tuple[str, str]:
    """The reason and its first rule. It can be told in both languages."""
    with pytest.raises(Refused) as caught:
        table.decide(seat, option)
    refused = caught.value
    for words in LANGUAGES:
        assert words.has(refused.message)
        text = words.error(refused)
        assert "{" not in text
        assert "part-" not in text
    for begin in refused.begin:
        assert begin in table.pending[seat].options
    return refused.reason, refused.rules[0]


def yard(**options: Any) -> Yard:
    return Yard(2, **{"building": "live", **options})


# With empty hands


@pytest.mark.rule("GTB-302", "GTB-303")
@pytest.mark.parametrize("option", [Weld(8, 7, 0), SET_ASIDE, PUT_BACK])
def test_empty_hands(option: Option) -> None:
    assert why(yard().open(), A, option) == ("hands-empty", "GTB-302")


@pytest.mark.rule("GTB-302")
def test_an_empty_warehouse() -> None:
    position = yard()
    position.returned(*(position.t.part_ids[part] for part in position.state.warehouse))
    assert why(position.open(), A, DRAW) == ("warehouse-empty", "GTB-302")


@pytest.mark.rule("GTB-302", "GTB-305", "GTB-333", "GT-915", "GT-156")
def test_parts_that_do_not_lie_on_the_table() -> None:
    position = yard(technologies=True)
    position.ship(B, "H---C", parts={"C": CABIN})
    position.returned("engine-01", "engine-02", "engine-03")
    position.state.removed = [position.state.warehouse.pop(0)]
    for seat, part in ((A, "engine-05"), (B, "engine-06")):
        position.state.warehouse.remove(position.t.part_number[part])
        position.player(seat).ordered = [position.t.part_number[part]]
    table = position.open()
    table.decide(B, Take("engine-01"))
    table.decide(B, SET_ASIDE)
    table.decide(B, Take("engine-02"))
    table.decide(A, Take("engine-03"))
    table.decide(A, SET_ASIDE)
    assert why(table, A, Take("engine-02")) == ("in-other-hand", "GTB-333")
    assert why(table, A, Take("engine-01")) == ("others-aside", "GTB-305")
    assert why(table, A, Take("engine-03")) == ("yours-aside", "GTB-302")
    assert why(table, A, Take("engine-05")) == ("yours-ordered", "GT-915")
    assert why(table, A, Take("engine-06")) == ("others-ordered", "GT-915")
    assert why(table, A, Take(CABIN)) == ("built-in", "GTB-303")
    assert why(table, A, Take("nonsense")) == ("no-such-part", "GTB-201")
    assert why(table, A, TakeAside("engine-01")) == ("not-set-aside", "GTB-302")
    assert why(table, A, TakeOrdered("engine-06")) == ("not-ordered", "GT-915")
    removed = table.game.data.tables.part_ids[table.game.state.removed[0]]
    assert why(table, A, Take(removed)) == ("face-down", "GTB-302")
    assert why(table, A, Take("hold-09")) == ("face-down", "GTB-302"), "nobody knows which it is"


@pytest.mark.rule("GTB-306")
def test_a_part_that_is_fixed() -> None:
    position = yard()
    position.ship(A, "H---C")
    assert why(position.open(), A, TAKE_OFF) == ("last-part-fixed", "GTB-306")


@pytest.mark.rule("GTB-206", "GTB-207", "GTB-310", "GT-609")
def test_piles() -> None:
    position = yard()
    position.ship(B, "H---C")
    table = position.open()
    assert why(table, A, Look(1)) == ("nothing-welded", "GTB-310")
    assert why(table, B, Look(4)) == ("pile-hidden", "GTB-207")
    assert why(table, B, Look(5)) == ("no-such-pile", "GTB-206")
    assert why(table, B, Look(0)) == ("no-such-pile", "GTB-206")
    assert why(table, B, STOP_LOOKING) == ("no-pile-in-hand", "GTB-310")
    assert why(yard(flight="IIA").open(), A, Look(1)) == ("halves-not-begun", "GT-609")


@pytest.mark.rule("GTB-310", "GTB-333")
def test_a_pile_with_somebody_else() -> None:
    position = yard()
    for seat in (A, B):
        position.ship(seat, "H---C")
    table = position.open()
    table.decide(A, Look(2))
    assert why(table, B, Look(2)) == ("pile-with-other", "GTB-310")
    for option in (DRAW, Look(1), Finish(1)):
        assert why(table, A, option) == ("pile-in-hand", "GTB-310")


@pytest.mark.rule("GTB-330", "GTB-331")
def test_in_turns() -> None:
    position = Yard()
    for seat in (A, B):
        position.ship(seat, "H---C")
    position.returned("engine-01")
    table = position.open()
    assert why(table, A, TURN_HOURGLASS) == ("no-hourglass", "GTB-331")
    table.decide(A, Look(1))
    table.decide(B, Take("engine-01"))
    table.decide(B, PUT_BACK)
    assert why(table, A, Look(1)) == ("pile-seen", "GTB-330")


@pytest.mark.rule("GTB-209")
def test_no_cards_before_the_learning_flight() -> None:
    position = yard(learning=True)
    position.ship(A, "H---C")
    assert why(position.open(), A, Look(1)) == ("learning-blind", "GTB-209")


@pytest.mark.rule("GT-934")
def test_blind_flight() -> None:
    position = yard()
    position.ship(A, "H---C")
    position.roads("blind_flight")
    assert why(position.open(), A, Look(1)) == ("blind-flight", "GT-934")


@pytest.mark.rule("GTB-315", "GTB-316", "GTB-317", "GTB-320", "GTB-204")
def test_the_hourglass_and_number_tiles() -> None:
    table = yard().open()
    assert why(table, A, RUN_OUT) == ("sand-runs-by-itself", "GTB-315")
    assert why(table, A, TURN_HOURGLASS) == ("sand-running", "GTB-315")
    table.decide(CLOCK, RUN_OUT)
    assert why(table, A, TURN_HOURGLASS) == ("start-by-finished", "GTB-316")
    assert why(table, A, Finish(3)) == ("no-such-tile", "GTB-204")
    table.decide(B, Finish(2))
    assert why(table, A, Finish(2)) == ("number-taken", "GTB-320")
    assert why(table, B, Finish(1)) == ("ship-is-fixed", "GTB-320")
    assert why(table, B, DRAW) == ("ship-is-fixed", "GTB-320")
    table.decide(B, TURN_HOURGLASS)
    table.decide(CLOCK, RUN_OUT)
    for option in (DRAW, Look(1), Weld(8, 7, 0), TURN_HOURGLASS):
        assert why(table, A, option) == ("time-over", "GTB-317")
    assert why(table, A, GO_ON) == ("not-offered", "GTB-317")
    assert why(table, A, Finish(2)) == ("number-taken", "GTB-320")
    with pytest.raises(Refused) as caught:
        table.decide(B, TURN_HOURGLASS)
    assert caught.value.reason == "ship-finished", "not asked any more"


@pytest.mark.rule("GTB-317")
def test_the_last_run_is_the_last() -> None:
    position = Yard(3, building="live")
    position.ship(B, "H---C")
    table = position.open()
    table.decide(B, Finish(1))
    table.decide(CLOCK, RUN_OUT)
    table.decide(B, TURN_HOURGLASS)
    table.decide(CLOCK, RUN_OUT)
    assert why(table, B, TURN_HOURGLASS) == ("last-run", "GTB-317")


@pytest.mark.rule("GT-930")
def test_a_short_hourglass() -> None:
    position = yard()
    position.roads("short_hourglass", seats=[A])
    table = position.open()
    table.decide(CLOCK, RUN_OUT)
    assert why(table, A, DRAW) == ("time-over-early", "GT-930")


# With a part in hand


def holding(part: str, drawing: str = "H", **options: Any) -> AnyTable:
    """A has this part in hand."""
    position = yard(**options)
    position.ship(A, drawing)
    position.next_parts(part)
    table = position.open()
    table.decide(A, DRAW)
    return table


@pytest.mark.rule("GTB-301")
@pytest.mark.parametrize(
    "option", [DRAW, TAKE_OFF, Take(CABIN), Look(1), Finish(1), TURN_HOURGLASS]
)
def test_full_hands(option: Option) -> None:
    assert why(holding(ENGINE), A, option) == ("hand-full", "GTB-301")


@pytest.mark.rule("GTB-303", "GTB-307", "GTB-401", "GTB-403", "GTB-408")
@pytest.mark.parametrize(
    ("option", "reason", "rule"),
    [
        (Weld(9, 7, 0), "no-cell", "GTB-408"),  # a gap in the board of class I
        (Weld(4, 7, 0), "no-cell", "GTB-408"),
        (Weld(0, 0, 0), "no-cell", "GTB-408"),
        (Weld(7, 7, 0), "cell-taken", "GTB-307"),
        (Weld(8, 7, 4), "no-such-turn", "GTB-303"),
        (Weld(8, 7, -1), "no-such-turn", "GTB-303"),
        (Weld(9, 5, 0), "nothing-beside", "GTB-307"),
        (Weld(8, 8, 0), "smooth-beside", "GTB-307"),  # the battery has one connector
        (Weld(8, 7, 1), "does-not-join", "GTB-307"),  # the engine's exhaust to the cabin
    ],
)
def test_where_a_part_cannot_be_welded(option: Weld, reason: str, rule: str) -> None:
    position = yard()
    position.ship(A, "H---B2", parts={"B2": "battery-01"})
    position.next_parts(ENGINE)
    table = position.open()
    table.decide(A, DRAW)
    assert why(table, A, option) == (reason, rule)


@pytest.mark.rule("GTB-303")
@pytest.mark.parametrize(("turns", "offered"), [(2, 0), (3, 1)])
def test_turns_that_look_alike(turns: int, offered: int) -> None:
    table = holding(STRUCTURE)
    assert why(table, A, Weld(8, 7, turns)) == ("turned-alike", "GTB-303")
    with pytest.raises(Refused) as caught:
        table.decide(A, Weld(8, 7, turns))
    assert caught.value.begin == (Weld(8, 7, offered),)


@pytest.mark.rule("GT-606", "GTB-303")
def test_turns_that_look_alike_in_an_empty_half() -> None:
    position = yard(flight="IIA")
    position.next_parts(STRUCTURE)
    table = position.open()
    table.decide(A, DRAW)
    assert why(table, A, Weld(6, 5, 2)) == ("turned-alike", "GTB-303")
    assert why(table, A, Weld(6, 7, 0)) == ("no-cell", "GTB-408")


@pytest.mark.rule("GTB-304", "GTB-305", "GT-932")
def test_setting_aside_and_putting_back() -> None:
    position = yard()
    position.next_parts(ENGINE, CANNON, CABIN)
    table = position.open()
    for _ in range(2):
        table.decide(A, DRAW)
        table.decide(A, SET_ASIDE)
    table.decide(A, DRAW)
    assert why(table, A, SET_ASIDE) == ("aside-full", "GTB-304")
    table.decide(A, PUT_BACK)
    table.decide(A, TakeAside(ENGINE))
    assert why(table, A, PUT_BACK) == ("aside-stays", "GTB-305")
    position = yard()
    position.roads("no_reserves")
    table = position.open()
    table.decide(A, DRAW)
    assert why(table, A, SET_ASIDE) == ("no-reserves", "GT-932")


# The check and boarding


@pytest.mark.rule("GTB-421")
def test_parts_without_a_fault_stay() -> None:
    position = Inspection()
    position.ship(A, "H---X---B2\n|   x\nC---C")
    table = position.open()
    assert why(table, A, RemovePart(7, 7)) == ("part-faultless", "GTB-421")
    assert why(table, A, RemovePart(6, 7)) == ("nothing-there", "GTB-421")
    assert why(table, A, RemovePart(1, 1)) == ("nothing-there", "GTB-421")


@pytest.mark.rule("GTB-423", "GT-Q-44")
def test_pieces() -> None:
    position = Inspection(flight="II")
    position.ship(A, "C---X---H\n|   x   |\nW   W---X")
    table = position.open()
    table.decide(A, RemovePart(7, 6))
    assert why(table, A, KeepPart(8, 5, 2)) == ("piece-by-first-part", "GTB-423")
    assert why(table, A, KeepPart(5, 7, 1)) == ("nothing-there", "GTB-423")
    with pytest.raises(Refused) as caught:
        table.decide(A, KeepPart(8, 7, 3))
    assert caught.value.begin == (KeepPart(7, 7, 3),)


@pytest.mark.rule("GTB-423", "GT-Q-44")
def test_a_piece_without_a_cabin_and_a_half_that_is_whole() -> None:
    position = Inspection(flight="IIA")
    left = "C---X---C           X---C\n    x   |               |\n    X---C               C"
    position.ship(A, left, at=(6, 3))
    table = position.open()
    table.decide(A, RemovePart(6, 4))
    assert why(table, A, KeepPart(6, 8, 3)) == ("other-half-whole", "GT-Q-44")


@pytest.mark.rule("GTB-423")
def test_a_piece_without_a_cabin_is_not_kept() -> None:
    position = Inspection()
    position.ship(A, "    B2\n    |\nC---X---H\n    x   |\n    W---X")
    table = position.open()
    table.decide(A, RemovePart(7, 6))
    assert why(table, A, KeepPart(6, 6, 1)) == ("piece-without-cabin", "GTB-423")


@pytest.mark.rule("GTB-601", "GTB-502", "GTB-503", "GTB-504", "GT-351", "GT-352")
def test_crew_that_cannot_board() -> None:
    position = Inspection(technologies=True)
    position.ship(A, "PU--C---H---C---PU\n            |\n            BL")
    position.specialist(B, "lawyer")
    table = position.open()
    assert why(table, A, BoardHumans(7, 8)) == ("other-cabin", "GTB-601")
    assert why(table, A, GO_ON) == ("not-offered", "GTB-601")
    assert why(table, A, BoardAlien(7, 6, "brown")) == ("no-life-support", "GTB-502")
    assert why(table, A, BoardSpecialist(7, 6, "merchant")) == ("no-life-support", "GTB-502")
    assert why(table, A, BoardAlien(7, 6, "blue")) == ("blue-needs-card", "GT-351")
    table.decide(A, BoardAlien(7, 6, "purple"))
    assert why(table, A, BoardAlien(7, 8, "purple")) == ("alien-aboard", "GTB-503")
    taken: Specialist = "lawyer"
    assert why(table, A, BoardSpecialist(7, 8, taken)) == ("specialist-taken", "GT-352")


# At another moment


@pytest.mark.rule("GTB-103", "GTB-322", "GT-505", "GTB-421", "GTB-423", "GTB-601")
def test_moves_of_another_chapter() -> None:
    position = Inspection()
    position.ship(A, "H---X---B2\n|   x\nC---C")
    table = position.open()
    for option in (DRAW, Weld(8, 7, 0), Finish(1)):
        assert why(table, A, option) == ("building-over", "GTB-322")
    assert why(table, A, ChooseFront("front")) == ("front-at-check", "GT-505")
    assert why(table, A, KeepPart(7, 7)) == ("pieces-at-check", "GTB-423")
    assert why(table, A, BoardHumans(7, 7)) == ("boarding-before-launch", "GTB-601")
    table = yard().open()
    assert why(table, A, RemovePart(7, 7)) == ("removed-at-check", "GTB-421")
    assert why(table, A, BoardAlien(7, 7, "brown")) == ("boarding-before-launch", "GTB-601")
    table = Table.start(RULESET, seats=2, seed=1, options={"machinations": True})
    assert why(table, A, DRAW) == ("building-later", "GTB-103")


@pytest.mark.rule("GT-721")
def test_a_loan_that_cannot_be_repaid() -> None:
    position = Inspection(machinations=True)
    position.ship(A, "H---X---B2\n|   x\nC---C")
    position.player(A).loans = 1
    position.money(11, 0)
    assert why(position.open(), A, REPAY_LOAN) == ("repayment", "GT-721")
