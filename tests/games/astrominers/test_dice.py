"""Changing dice, and the symbols on them."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kosmodrom.core.options import Option
from kosmodrom.games.astrominers.box import (
    FACE_BIT,
    SYMBOL_BITS,
    Space,
    Symbol,
    load_box,
)
from kosmodrom.games.astrominers.moves import (
    BuyOrder,
    Crew,
    DiscardDie,
    Done,
    Exchange,
    Launch,
    Pass,
    PlaceDie,
    Rebate,
    Reroll,
    TakeTop,
    TurnDie,
    UseCard,
    UseEffect,
)
from kosmodrom.games.astrominers.state import FACES, Face, Worker
from kosmodrom.testing.positions import offered, question, refused
from tests.games.astrominers.kit import (
    A,
    AnyTable,
    B,
    C,
    Position,
    keep_dice,
    next_round,
    player,
    pool,
    seen,
    stock,
    take_only,
)

SINGLE_OF: dict[Face, Face] = {"miner2": "miner", "automaton2": "automaton"}

pools = st.lists(st.sampled_from(FACES), min_size=2, max_size=7)


def at_turn(*faces: Face) -> AnyTable:
    """A's turn with these dice; B has one too."""
    position = Position()
    position.pool(A, *faces)
    position.pool(B, "miner")
    return position.table()


def changes(table: AnyTable) -> list[Option]:
    return [o for o in offered(table, A) if isinstance(o, DiscardDie | UseEffect)]


# Turning a die (AM-206)


@pytest.mark.rule("AM-206", "AM-223")
@given(faces=pools)
@settings(max_examples=30, deadline=None)
def test_a_discarded_die_turns_any_other_die_of_the_pool_to_any_face(faces: list[Face]) -> None:
    for discarded in set(faces):
        table = at_turn(*faces)
        assert [o.die for o in offered(table, A, DiscardDie)].count(discarded) == 1
        table.decide(A, DiscardDie(discarded))
        others = Counter(faces) - Counter([discarded])
        turns = offered(table, A, TurnDie)
        assert set(turns) == {TurnDie(die, to) for die in others for to in FACES if to != die}
        choice = turns[-1]
        table.decide(A, choice)
        turned = others - Counter([choice.die]) + Counter([choice.to])
        assert Counter(pool(table, A)) == turned
        assert player(table, A).discarded == 1


@pytest.mark.rule("AM-221", "AM-Q-15")
@pytest.mark.parametrize("to", ["miner2", "automaton2"])
def test_a_die_may_be_turned_to_a_double_face(to: Face) -> None:
    table = at_turn("inspector", "geologist")
    table.decide(A, DiscardDie("inspector"))
    table.decide(A, TurnDie("geologist", to))
    assert pool(table, A) == [to]


@pytest.mark.rule("AM-Q-15")
@pytest.mark.parametrize("die", FACES)
def test_a_die_may_be_turned_to_each_of_the_six_faces(die: Face) -> None:
    table = at_turn("inspector", die)
    table.decide(A, DiscardDie("inspector"))
    assert {o.to for o in offered(table, A, TurnDie)} | {die} == set(FACES)


# Rerolling for a die (AM-207)


@pytest.mark.rule("AM-207", "AM-223")
@given(faces=pools)
@settings(max_examples=30, deadline=None)
def test_a_discarded_die_rerolls_any_number_of_the_others(faces: list[Face]) -> None:
    discarded = faces[0]
    others = Counter(faces[1:])
    table = at_turn(*faces)
    table.decide(A, DiscardDie(discarded))
    rerolls = [Counter(o.dice) for o in offered(table, A, Reroll)]
    number = 1
    for count in others.values():
        number *= count + 1
    assert len({frozenset(dice.items()) for dice in rerolls}) == len(rerolls) == number - 1
    assert all(dice <= others for dice in rerolls)  # never the discarded one
    chosen = offered(table, A, Reroll)[len(rerolls) // 2]
    table.decide(A, chosen)
    after = Counter(pool(table, A))
    assert others - Counter(chosen.dice) <= after
    assert after.total() == len(faces) - 1


@pytest.mark.rule("AM-207")
def test_the_dice_rerolled_for_a_die_show_new_faces_by_chance() -> None:
    faces: Counter[Face] = Counter()
    for seed in range(40):
        position = Position(seed=seed)
        position.pool(A, "inspector", "miner", "miner", "miner", "miner", "miner")
        table = position.table()
        table.decide(A, DiscardDie("inspector"))
        table.decide(A, Reroll(("miner",) * 5))
        faces.update(pool(table, A))
    assert set(faces) == set(FACES)
    assert min(faces.values()) > 15  # expected 33


@pytest.mark.rule("AM-207")
def test_rerolling_no_die_is_refused() -> None:
    table = at_turn("inspector", "miner")
    table.decide(A, DiscardDie("inspector"))
    assert "AM-207" in refused(table, A, Reroll(()))


@pytest.mark.rule("AM-226")
def test_dice_already_rerolled_may_be_rerolled_again() -> None:
    position = Position(players=2, phase="roll", round=1)
    table = position.table()
    table.decide(A, Reroll(tuple(pool(table, A))))
    table.decide(B, Reroll(()))
    rest = pool(table, A)
    discarded = rest.pop(0)
    table.decide(A, DiscardDie(discarded))
    table.decide(A, Reroll(tuple(rest)))
    again = pool(table, A)
    table.decide(A, DiscardDie(again.pop(0)))
    table.decide(A, Reroll(tuple(again)))
    assert len(pool(table, A)) == 5


# Both


@pytest.mark.rule("AM-208", "AM-222")
def test_dice_may_be_changed_as_often_as_there_are_dice_and_the_action_remains() -> None:
    table = at_turn(*FACES, "miner")
    for change in range(6):
        assert question(table, A) == "turn"
        table.decide(A, offered(table, A, DiscardDie)[0])
        kind = Reroll if change % 2 else TurnDie
        table.decide(A, offered(table, A, kind)[0])
        assert len(pool(table, A)) == 6 - change
    assert changes(table) == []
    # Six changes, and A still has the action of the turn.
    table.decide(A, PlaceDie(pool(table, A)[0], "first-1"))
    assert list(table.pending) == [B]


@pytest.mark.rule("AM-223")
def test_changing_takes_two_dice() -> None:
    table = at_turn("inspector")
    assert changes(table) == []
    assert refused(table, A, DiscardDie("inspector")) == ("AM-223",)


@pytest.mark.rule("AM-223")
def test_the_discarded_die_is_not_one_of_those_changed() -> None:
    table = at_turn("inspector", "miner")
    table.decide(A, DiscardDie("inspector"))
    assert "AM-225" in refused(table, A, TurnDie("inspector", "miner"))
    assert "AM-225" in refused(table, A, Reroll(("inspector",)))
    assert "AM-225" in refused(table, A, Reroll(("miner", "inspector")))


@pytest.mark.rule("AM-224")
@pytest.mark.parametrize("face", FACES)
def test_any_face_may_be_discarded_and_is_out_until_the_next_preparation(face: Face) -> None:
    table = at_turn(face, "miner")
    table.decide(A, DiscardDie(face))
    table.decide(A, TurnDie("miner", "geologist"))
    assert pool(table, A) == ["geologist"]
    if face != "geologist":
        assert "AM-204" in refused(table, A, PlaceDie(face, "first-1"))
        assert "AM-204" in refused(table, A, Exchange(face))
    assert seen(table).players[A].discarded == 1
    next_round(table)
    assert len(pool(table, A)) == 7
    assert seen(table).players[A].discarded == 0


@pytest.mark.rule("AM-225", "AM-Q-16")
def test_only_dice_of_the_own_pool_can_be_changed() -> None:
    position = Position()
    position.pool(A, "inspector", "geologist")
    position.pool(B, "automaton2")
    position.die(A, "miner", "xenon-1")
    mission = position.mission("m", white=["miner", "miner"])
    position.run(A, mission, [(A, "miner2"), None])
    position.own(A, position.technology("t"), "automaton")
    position.player(A).bought = [position.order("o", effect="miner")]
    table = position.table()
    assert {o.die for o in offered(table, A, DiscardDie)} == {"inspector", "geologist"}
    elsewhere: list[Face] = ["miner", "miner2", "automaton", "automaton2"]
    for face in elsewhere:
        assert "AM-225" in refused(table, A, DiscardDie(face))
    table.decide(A, UseEffect("miner"))
    assert offered(table, A) == [TurnDie("inspector", "miner"), TurnDie("geologist", "miner")]
    assert "AM-225" in refused(table, A, TurnDie("automaton2", "miner"))
    assert "AM-225" in refused(table, A, TurnDie("automaton", "miner"))
    table.decide(A, TurnDie("inspector", "miner"))
    table.decide(A, DiscardDie("miner"))
    assert {o.die for o in offered(table, A, TurnDie)} == {"geologist"}
    for face in elsewhere:
        assert "AM-225" in refused(table, A, TurnDie(face, "inspector"))
        assert "AM-225" in refused(table, A, Reroll((face,)))


@pytest.mark.rule("AM-EX-14")
def test_three_changes_in_a_row_leave_one_geologist_and_the_action() -> None:
    position = Position()
    position.fill_decks()
    position.pool(A, "inspector", "geologist", "miner", "miner")
    position.pool(B, "miner")
    table = position.table()
    table.decide(A, DiscardDie("geologist"))
    table.decide(A, TurnDie("miner", "automaton2"))
    assert Counter(pool(table, A)) == Counter(["inspector", "miner", "automaton2"])
    table.decide(A, DiscardDie("inspector"))
    table.decide(A, Reroll(("miner",)))
    assert len(pool(table, A)) == 2
    assert "automaton2" in pool(table, A)
    (rerolled,) = Counter(pool(table, A)) - Counter[Face](["automaton2"])
    table.decide(A, DiscardDie(rerolled))
    table.decide(A, TurnDie("automaton2", "geologist"))
    assert pool(table, A) == ["geologist"]
    assert changes(table) == []
    table.decide(A, PlaceDie("geologist", "refinery-1"))
    table.decide(A, TakeTop("orders"))
    assert len(player(table, A).orders) == 1


# When dice can be changed (AM-Q-07)


@pytest.mark.rule("AM-Q-07")
def test_dice_are_changed_first_at_the_first_action_decision() -> None:
    table = Position(players=2, phase="roll", round=1).table()
    for seat in (A, B):
        assert {type(option) for option in offered(table, seat)} == {Reroll}
        assert refused(table, seat, DiscardDie(pool(table, seat)[0]))
    keep_dice(table)
    assert {o.die for o in offered(table, A, DiscardDie)} == set(pool(table, A))
    table.decide(A, Pass())
    assert {o.die for o in offered(table, B, DiscardDie)} == set(pool(table, B))


@pytest.mark.rule("AM-Q-07", "AM-206", "AM-207")
def test_dice_are_changed_before_each_die_on_a_yellow_space() -> None:
    position = Position()
    mission = position.mission("m", yellow=["miner", "inspector", "geologist"], white=["miner"])
    position.player(A).missions = [mission]
    position.player(A).bought = [position.order("o", effect="specialist")]
    position.pool(A, "automaton", "automaton", "automaton", "automaton", "automaton")
    position.pool(B, "miner")
    table = position.table()
    table.decide(A, Launch("m"))
    assert question(table, A) == "yellow"
    # No die fits: only changes, or none at all.
    assert offered(table, A) == [DiscardDie("automaton"), UseEffect("specialist"), Done()]
    table.decide(A, DiscardDie("automaton"))
    table.decide(A, TurnDie("automaton", "miner2"))
    table.decide(A, Crew("miner2", "m", 0))
    table.decide(A, UseEffect("specialist"))
    table.decide(A, TurnDie("automaton", "geologist"))
    table.decide(A, Crew("geologist", "m", 2))
    table.decide(A, DiscardDie("automaton"))
    table.decide(A, TurnDie("automaton", "inspector"))
    table.decide(A, Crew("inspector", "m", 1))
    # All yellow spaces are filled and the launch was one action.
    assert list(table.pending) == [B]
    assert pool(table, A) == []


@pytest.mark.rule("AM-Q-07")
def test_the_effects_that_turn_dice_are_offered_at_every_action_decision() -> None:
    position = Position()
    position.pool(A, "miner2")
    position.player(A).bought = [
        position.order("o1", effect="specialist"),
        position.order("o2", effect="automaton"),
        position.order("o3", effect="miner"),
    ]
    table = position.table()
    assert offered(table, A, UseEffect) == [
        UseEffect("specialist"),
        UseEffect("automaton"),
        UseEffect("miner"),
    ]


@pytest.mark.rule("AM-Q-07")
def test_powers_are_never_offered_inside_another_players_decision() -> None:
    position = Position()
    position.fill_decks()
    position.pool(A, "inspector", "miner")
    position.pool(B, "miner", "miner")
    table = position.table()
    table.decide(A, PlaceDie("inspector", "dispatch-1"))
    assert list(table.pending) == [A]  # A takes a card; B is not asked
    assert refused(table, B, DiscardDie("miner"))


@pytest.mark.rule("AM-Q-07")
def test_who_has_passed_is_asked_no_more_in_phase_3_but_in_phase_5() -> None:
    position = Position()
    position.pool(A, "miner", "miner")
    position.pool(B, "miner", "miner", "miner")
    position.player(A).bought = [
        position.order("turn", effect="miner"),
        position.order("less", effect="rebate"),
        position.order("more", effect="extra_order"),
    ]
    position.player(A).orders = [
        position.order("dear", cost={"gold": 1}),
        position.order("cheap"),
    ]
    table = position.table()
    table.decide(A, Pass())
    for space in ("xenon-1", "xenon-2", "xenon-3"):
        assert list(table.pending) == [B]
        assert refused(table, A, DiscardDie("miner"))
        assert refused(table, A, UseEffect("miner"))
        table.decide(B, PlaceDie("miner", space))
    # The powers of phase 5 remain: the rebate in the payment, then a further order.
    table.decide(A, BuyOrder("dear"))
    take_only(table, A, Rebate)
    assert player(table, A).used == ["less"]
    assert question(table, A) == "buy-further"


# Symbols


def stores(first: list[Worker], *others: list[Worker]) -> list[Space]:
    """Xenon containers whose spaces accept these workers, in place of the built-in ones."""
    spaces = [space for space in load_box().spaces.values() if space.area != "xenon"]
    for number, accepts in enumerate((first, *others), 1):
        spaces.append(
            Space(id=f"xenon-{number}", area="xenon", mark=2, accepts=accepts, source="original")
        )
    return spaces


@pytest.mark.rule("AM-209", "AM-210", "AM-229")
@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize(
    ("symbol", "takes"),
    [
        ("miner", {"miner", "miner2"}),
        ("automaton", {"automaton", "automaton2"}),
        ("both", {"miner", "miner2", "automaton", "automaton2"}),
        ("inspector", {"inspector"}),
        ("geologist", {"geologist"}),
    ],
)
def test_a_space_takes_the_worker_it_shows_single_or_double(
    symbol: Symbol, takes: set[Face], face: Face
) -> None:
    position = Position()
    position.run(B, position.mission("m", white=[symbol, "miner"]), [None, (C, "miner")])
    position.pool(A, face)
    table = position.table()
    if face in takes:
        table.decide(A, Crew(face, "m", 0))
        assert player(table, B).done == ["m"]  # it was the last die
    else:
        assert Crew(face, "m", 0) not in offered(table, A)
        assert refused(table, A, Crew(face, "m", 0)) == ("AM-229",)


@pytest.mark.rule("AM-209", "AM-210", "AM-229")
@pytest.mark.parametrize("face", FACES)
def test_the_basic_areas_take_only_the_workers_they_show(face: Face) -> None:
    position = Position()
    position.spaces = stores(["miner"], ["automaton"], ["miner", "automaton"])
    position.pool(A, face)
    table = position.table()
    takes: dict[str, set[Face]] = {
        "xenon-1": {"miner", "miner2"},
        "xenon-2": {"automaton", "automaton2"},
        "xenon-3": {"miner", "miner2", "automaton", "automaton2"},
        "dispatch-1": {"inspector"},
        "refinery-1": {"geologist"},
    }
    position.fill_decks()
    table = position.table()
    for space, faces in takes.items():
        if face in faces:
            assert PlaceDie(face, space) in offered(table, A)
        else:
            assert refused(table, A, PlaceDie(face, space)) == ("AM-229",)


@pytest.mark.rule("AM-EX-16")
def test_a_double_automaton_is_refused_by_a_miner_space() -> None:
    position = Position()
    position.spaces = stores(["miner"], ["miner"], ["automaton"], ["miner", "automaton"])
    position.pool(A, "automaton2", "automaton2")
    table = position.table()
    assert refused(table, A, PlaceDie("automaton2", "xenon-1")) == ("AM-229",)
    assert refused(table, A, PlaceDie("automaton2", "xenon-2")) == ("AM-229",)
    table.decide(A, PlaceDie("automaton2", "xenon-3"))
    assert stock(table, A) == {"xenon": 2}
    table.decide(A, PlaceDie("automaton2", "xenon-4"))
    assert stock(table, A) == {"xenon": 4}


@pytest.mark.rule("AM-227")
@pytest.mark.parametrize(
    ("face", "gain"), [("miner", 1), ("miner2", 2), ("automaton", 1), ("automaton2", 2)]
)
def test_a_double_face_yields_double_in_a_basic_area_and_on_a_mission(
    face: Face, gain: int
) -> None:
    position = Position()
    position.pool(A, face, face)
    position.pool(B, "miner")
    position.run(B, position.mission("m"), [None])  # a gold for each symbol
    table = position.table()
    table.decide(A, PlaceDie(face, "xenon-2"))
    assert stock(table, A) == {"xenon": gain}
    table.decide(B, Pass())
    table.decide(A, Crew(face, "m", 0))
    assert stock(table, A) == {"xenon": gain, "gold": gain, "plasteel": 4}  # and the bonus


@pytest.mark.rule("AM-228")
@pytest.mark.parametrize("face", ["miner2", "automaton2"])
def test_a_double_face_gains_no_more_on_own_cards_and_on_the_first_space(face: Face) -> None:
    position = Position()
    position.fill_decks()
    position.own(A, position.technology("t", gives="palladium"))
    position.own(A, position.bulletin("b"))
    position.pool(A, face, face, face)
    table = position.table()
    table.decide(A, UseCard(face, "t"))
    assert stock(table, A) == {"palladium": 1}
    table.decide(A, UseCard(face, "b"))
    table.decide(A, TakeTop("missions"))
    assert question(table, A) == "turn"  # one card, no second one
    assert len(player(table, A).missions) == 1
    table.decide(A, PlaceDie(face, "xenon-1"))
    assert stock(table, A) == {"palladium": 1, "xenon": 3}  # the extra unit is one


@pytest.mark.rule("AM-228")
@pytest.mark.parametrize("face", ["miner2", "automaton2"])
def test_a_double_face_counts_once_for_an_expedition_and_for_the_round_bonus(face: Face) -> None:
    position = Position()
    position.fill_decks()
    position.run(
        A, position.expedition("far", yellow=2, white=1), [(A, face), (B, "miner"), (B, "miner")]
    )
    table = position.table()
    # Two dice of B are more than one of A, though that one shows two symbols.
    assert (stock(table, A), stock(table, B)) == ({}, {"plasteel": 4})
    table.decide(A, TakeTop("orders"))
    assert len(player(table, A).orders) == 1
    assert question(table, B) == "take-card"


@pytest.mark.rule("AM-Q-27")
def test_no_space_asks_for_a_double_symbol() -> None:
    box = load_box()
    taken = [space.bits for space in box.spaces.values()]
    taken += [bits for plan in box.plans.values() for bits in plan.spaces]
    assert set(SYMBOL_BITS.values()) <= set(taken)
    for bits in taken:
        for double, single in SINGLE_OF.items():
            assert bool(bits & FACE_BIT[double]) == bool(bits & FACE_BIT[single])
