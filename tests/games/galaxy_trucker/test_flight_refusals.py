"""Why something is not offered in a flight, and the words for it."""

from __future__ import annotations

import pytest

from kosmodrom.core.asks import Ask, Question
from kosmodrom.core.errors import Refused
from kosmodrom.core.options import Option
from kosmodrom.core.words import LANGUAGES, Words
from kosmodrom.games.galaxy_trucker.events import flight as events
from kosmodrom.games.galaxy_trucker.moves import flight as moves
from kosmodrom.games.galaxy_trucker.moves.flight import (
    BoostCannon,
    Declare,
    GiveCube,
    GiveUp,
    GoOn,
    Jump,
    LetFall,
    PayUnion,
    Power,
    PowerAll,
    WithdrawHalf,
)
from kosmodrom.games.galaxy_trucker.refusals import refuse
from kosmodrom.games.galaxy_trucker.refusals.flight import MOMENTS, REFUSALS
from kosmodrom.games.galaxy_trucker.steps import AnyStep, Count, JumpWindow, Ready, Union
from kosmodrom.games.galaxy_trucker.tables import CREW, ENGINE_POWER, FIREPOWER
from kosmodrom.games.galaxy_trucker.terms import PACKAGE
from tests.games.galaxy_trucker.kit import A, AnyTable, B, Position, do

FULL = """
      GG
      |
  EB--H---GB--G
  |   |   |
  E   B2  G>
"""


def reason(table: AnyTable, option: Option) -> str:
    """The reason against an option, which has words in every language."""
    return refusal(table, option).reason


def refusal(table: AnyTable, option: Option) -> Refused:
    ask = table.pending[A]
    assert option not in ask.options
    refused = REFUSALS[ask.question.id](table.game, A, ask, option)
    assert refused.rules
    for language in LANGUAGES:
        assert Words(language, [PACKAGE]).has(refused.message), refused.message
    return refused


def full(*todo: AnyStep, tokens: int = 2, dead: int = 0) -> tuple[Position, AnyTable]:
    position = Position(flight="III", technologies=True)
    position.ship(A, FULL, tokens={"B2": tokens})
    position.card("stardust-1")
    position.deck("open-space-1a")
    if dead:
        position.dead(dead)
    return position, position.carry_out(*todo)


@pytest.mark.rule("GTB-209", "GT-635")
def test_before_a_card() -> None:
    _, table = full(Ready([A, B]))
    assert reason(table, WithdrawHalf("left")) == "one-piece"
    assert reason(table, Jump(7, 7, 7, 7)) == "jump-after-reveal"
    assert reason(table, Declare("3")) == "not-offered"
    position = Position(learning=True)
    position.deck("stardust-1")
    assert reason(position.carry_out(Ready([A, B])), GiveUp()) == "nobody-leaves"
    position = Position(flight="IIA", technologies=True)
    position.ship(A, "C                   C", at=(6, 3))
    position.player(A).halves = 0b10
    position.deck("stardust-1")
    assert reason(position.carry_out(Ready([A, B])), WithdrawHalf("right")) == "last-half"


@pytest.mark.rule("GT-285", "GT-286")
def test_jumps() -> None:
    position, table = full(JumpWindow([A]))
    booster, engine = position.place(A, "EB"), position.place(A, "E")
    assert reason(table, Jump(*engine, *engine)) == "no-engine-booster"
    assert reason(table, Jump(*booster, *booster)) == "no-engine"
    assert reason(table, Jump(2, 99, *booster)) == "no-engine-booster"
    assert reason(table, GoOn()) == "not-offered"


@pytest.mark.rule("GTB-510", "GTB-705", "GT-270", "GT-277", "GT-Q-14", "GT-910", "GT-1102")
def test_counting_firepower() -> None:
    position, table = full(Count(A, FIREPOWER))
    double, booster = position.place(A, "GG"), position.place(A, "GB")
    forward, sideways = position.place(A, "G"), position.place(A, "G>")
    engine_booster, engine = position.place(A, "EB"), position.place(A, "E")
    assert reason(table, Power(*forward)) == "needs-no-power"
    assert reason(table, Power(5, 5)) == "no-part-there"
    assert reason(table, PowerAll()) == "not-all-powered", "there is but one"
    assert reason(table, BoostCannon(*double, *forward)) == "no-cannon-booster"
    assert reason(table, BoostCannon(*booster, *booster)) == "no-cannon"
    assert reason(table, BoostCannon(*booster, *double)) == "cannon-not-joined"
    assert reason(table, LetFall(*forward)) == "no-faulty-connectors"
    do(table, BoostCannon(*booster, *sideways))
    assert reason(table, BoostCannon(*booster, *forward)) == "booster-used"
    assert reason(table, Jump(*engine_booster, *engine)) == "jump-instead"


@pytest.mark.rule("GTB-705", "GT-294")
def test_counting_crew() -> None:
    position, table = full(Count(A, CREW))
    assert reason(table, Power(*position.place(A, "GG"))) == "not-counted"
    cannon = BoostCannon(*position.place(A, "GB"), *position.place(A, "G"))
    assert reason(table, cannon) == "not-counted"


@pytest.mark.rule("GT-286", "GT-277", "GT-861")
def test_too_few_tokens() -> None:
    position = Position(flight="III", technologies=True)
    position.roads("failing_batteries")
    position.ship(A, "EE--EB--H---GB--GG\n        |   |\n        B2  G>", tokens={"B2": 2})
    table = position.carry_out(Count(A, FIREPOWER))
    booster = position.place(A, "GB")
    assert reason(table, BoostCannon(*booster, *position.place(A, "GG"))) == "too-few-tokens"
    jump = Jump(*position.place(A, "EB"), *position.place(A, "EE"))
    assert reason(table, jump) == "too-few-tokens"
    assert refusal(table, jump).rules == ("GT-286", "GT-861")


@pytest.mark.rule("GTB-512", "GTB-514", "GT-905")
@pytest.mark.parametrize(
    ("tokens", "front", "why"), [(0, 0, "too-few-tokens"), (2, 2, "points-forward")]
)
def test_engines_without_tokens_and_engines_that_point_forward(
    tokens: int, front: int, why: str
) -> None:
    position = Position(flight="III", technologies=True)
    position.roads("faulty_connectors")
    position.ship(A, "GG--H---EE\n    |\n    B2--X", tokens={"B2": tokens}, front=front)
    table = position.carry_out(Count(A, ENGINE_POWER))
    assert reason(table, Power(*position.place(A, "EE"))) == why


@pytest.mark.rule("GT-Q-14")
def test_a_cannon_is_boosted_once() -> None:
    position = Position(flight="III", technologies=True)
    position.ship(A, "B3--H---GB--G---GB--G")
    table = position.carry_out(Count(A, FIREPOWER))
    first, second, cannon = (position.place(A, name) for name in ("GB#1", "GB#2", "G#1"))
    do(table, BoostCannon(*first, *cannon))
    assert reason(table, BoostCannon(*second, *cannon)) == "boosted-already"


@pytest.mark.rule("GT-923")
def test_the_dead_zone() -> None:
    position, table = full(Count(A, FIREPOWER), dead=9)
    booster = position.place(A, "GB")
    assert reason(table, BoostCannon(*booster, *position.place(A, "G"))) == "dead-part"


@pytest.mark.rule("GTB-705", "GT-910")
def test_counting_engine_power() -> None:
    position = Position(flight="III", technologies=True)
    position.roads("faulty_connectors")
    position.ship(A, "GG--H---EE\n    |\n    B2--X")
    table = position.carry_out(Count(A, ENGINE_POWER))
    assert reason(table, Power(*position.place(A, "GG"))) == "not-counted"
    assert reason(table, LetFall(2, 99)) == "joints-sound"
    do(table, Power(*position.place(A, "EE")))
    assert reason(table, Power(*position.place(A, "EE"))) == "powered-already"


@pytest.mark.rule("GT-888", "GT-889", "GT-Q-76")
def test_the_union() -> None:
    position = Position(flight="II")
    position.roads("union_ship")
    position.ship(A, "H---W2", goods={"W2": "green blue"})
    table = position.carry_out(Union([A]))
    assert reason(table, PayUnion(2)) == "union-credits"
    assert reason(table, GiveCube(7, 7, "red")) == "union-cube"
    assert reason(table, WithdrawHalf("left")) == "one-piece"


@pytest.mark.rule("GTB-901", "GT-296", "GT-640")
def test_moves_at_the_wrong_moment() -> None:
    position, table = full(JumpWindow([A]))
    ask = table.pending[A]
    for option, expected in (
        (GiveUp(), "leave-between-cards"),
        (WithdrawHalf("left"), "leave-between-cards"),
        (Power(*position.place(A, "GG")), "power-when-counted"),
        (LetFall(7, 7), "no-faulty-connectors"),
        (PayUnion(), "union-before-last-card"),
    ):
        assert refuse(table.game, A, ask, option).reason == expected
    stranger = Ask(A, Question("hit", ()), [])
    assert refuse(table.game, A, stranger, Jump(7, 7, 7, 7)).reason == "jump-too-late"
    assert refuse(table.game, A, stranger, GoOn()).reason == "not-offered"
    for language in LANGUAGES:
        words = Words(language, [PACKAGE])
        assert all(words.has(f"refusal-{reason}") for reason, _rules in MOMENTS.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_and_event_of_the_flight_has_words(language: str) -> None:
    words = Words(language, [PACKAGE])
    for kind, prefix in ((moves.MOVES, "option"), (events.EVENTS, "event")):
        for move in kind:
            tag = str(move.__struct_config__.tag).replace("_", "-")
            assert words.has(f"{prefix}-{tag}"), tag
    for question in REFUSALS:
        assert words.has(f"ask-{question}")
        assert words.has(f"ask-{question}.others")


def test_what_a_player_reads() -> None:
    _, table = full(Count(A, FIREPOWER))
    english, polish = (Words(language, [PACKAGE], ["Ola", "Bo"]) for language in ("en", "pl"))
    assert english.prompt(table.pending[A], True) == "Your firepower counts. So far it is 1½."
    assert polish.prompt(table.pending[A], True) == "Liczy się siła ognia. Na razie: 1½."
    jump = next(option for option in table.pending[A].options if isinstance(option, Jump))
    assert "(1 battery token)" in english.tell(jump)
    assert "1 znacznik baterii)" in polish.tell(jump)
    assert english.tell(GiveUp(5)) == "Give up the flight (goods sold: 5 credits)"
    assert polish.tell(GiveUp(22)) == "Zrezygnuj z lotu (za towary: 22 kredyty)"
    assert english.tell(events.Returned(0, "left")) == "Ola is back in the convoy: left half."
    assert polish.tell(events.Returned(0, "ship")) == "Ola wraca do konwoju."
