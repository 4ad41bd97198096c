"""Errors have English sentences that name the next step, and codes for programs."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable

import pytest
from tests.codes import CODES

import alveus
from alveus import registry
from alveus.core.errors import SetupError
from alveus.play.sentences import with_error_text, word_error
from alveus.words.messages import speaking_in

pytestmark = pytest.mark.native


def test_an_error_has_a_sentence_and_a_code() -> None:
    with pytest.raises(ValueError, match="Did you mean “lombardorum”") as refused:
        alveus.game("lombadorum")
    error = refused.value
    assert error.code == "unknown_game"
    assert error.params == {"game": "lombadorum"}
    for again in (pickle.loads(pickle.dumps(error)), copy.deepcopy(error)):
        assert (str(again), again.code, again.params) == (str(error), error.code, error.params)


def test_an_error_without_a_message_is_unchanged() -> None:
    with pytest.raises(SetupError, match=r"^nobody_words_this: a=1$"), with_error_text():
        raise SetupError("nobody_words_this", a=1)


def test_the_innermost_context_words_an_error() -> None:
    inner = with_error_text(registry.info("lombardorum"))
    with pytest.raises(SetupError, match="Available: white, black"), with_error_text(), inner:
        raise SetupError("unknown_side", side="red")


@pytest.mark.parametrize("game", registry.ids())
def test_every_error_of_a_game_has_a_sentence(game: str) -> None:
    info = registry.info(game)
    for kind in ("error", "reason"):
        for code in (*sorted(CODES[kind]), *info.codes.get(kind, ())):
            if not code.startswith("unknown_") and code != "no_such_player":
                assert word_error(SetupError(code), info).rstrip()[-1] in ".!?”…}", code


@pytest.mark.parametrize(
    "call",
    [
        lambda: alveus.diagram(alveus.game("xii").start(), theme="x"),
        lambda: alveus.diagram(alveus.game("bohnenspiel").start(), move="x"),
        lambda: alveus.dominosa.Puzzle(3, ((0, 1),)).solve(),
        lambda: alveus.dominosa.Puzzle(99, ((0, 1),)).count(),
        lambda: alveus.terzett.Figure(((0, 0),), ("<>",), "x").position,
    ],
)
def test_every_error_of_the_package_has_a_sentence(call: Callable[[], object]) -> None:
    with pytest.raises(alveus.AlveusError) as refused:
        call()
    assert refused.value.sentence
    assert refused.value.code not in str(refused.value)


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (lambda: alveus.readings("lombardrum"), "Did you mean “lombardorum”?"),
        (lambda: alveus.Match("familydomino", c="random"), "Available: a, b."),
        (lambda: alveus.Position({}), "“game” is missing."),
        (lambda: alveus.Match.from_position({}), "“game” is missing."),
        (lambda: position("bohnenspiel", turn="sout"), "Did you mean “south”?"),
        (lambda: position("rithmomachia", captured={"wite": []}), "Did you mean “white”?"),
        (lambda: alveus.diagram(start("xii"), size="huge"), "Available: small, medium, large."),
        (lambda: alveus.diagram(start("xii"), theme="scren"), "Did you mean “screen”?"),
        (lambda: alveus.terzett.compose(kind="quartet"), "Did you mean “quartett”?"),
        (lambda: alveus.Match("bohnenspiel").best("mtcs"), "Did you mean “mcts”?"),
    ],
)
def test_an_error_names_the_valid_values(call: Callable[[], object], said: str) -> None:
    with pytest.raises(alveus.AlveusError) as refused:
        call()
    assert said in str(refused.value)


def start(game: str) -> alveus.Position:
    return alveus.game(game).start()


def position(game: str, **changed: object) -> alveus.Position:
    return alveus.Position({**start(game).to_json(), **changed})


def test_a_hint_counts_a_single_move_in_the_singular() -> None:
    match = alveus.Match("bohnenspiel", seed=1)
    assert match.hint(nodes=500).reason == "After one more move, the game will be even."
    with speaking_in("de"):
        assert match.hint(nodes=500).reason.startswith("Nach einem weiteren Zug")


@pytest.mark.parametrize(("sign", "shown"), [(1, "10^5000"), (-1, "-10^5000")])
def test_an_error_quotes_a_huge_integer_as_a_power_of_ten(sign: int, shown: str) -> None:
    error = alveus.SetupError("reach_range", reach=sign * 10**5000, least=1, most=12)
    assert error.params["reach"] == shown
    assert shown in str(error)
    assert shown in str(pickle.loads(pickle.dumps(error)))
    assert alveus.SetupError("x", reach=10**60).params["reach"] == 10**60


@pytest.mark.parametrize(
    ("game", "before", "move"),
    [
        ("bohnenspiel", (), "skip"),
        ("dominosa", ("lay b1-c1",), "line b1-b2"),
        ("familydomino", ("deal", "6:6"), "buy"),
    ],
)
def test_an_illegal_move_raises_the_sentence_of_its_reason(
    game: str, before: tuple[str, ...], move: str
) -> None:
    position = alveus.game(game).start(seed=2)
    for text in before:
        position = position.deal() if text == "deal" else position.play(text)
    reason = position.why(move)
    assert reason is not None
    with pytest.raises(alveus.IllegalMove) as refused:
        position.play(move)
    assert str(refused.value) == reason.sentence
