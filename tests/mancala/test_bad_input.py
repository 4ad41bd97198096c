"""Illegal moves and impossible positions are refused with a code."""

from __future__ import annotations

from typing import Any

import pytest
from tests.mancala.positions import bohnenspiel, played, position

from alveus.core.errors import AlveusError, SetupError

BEGUN = {"turn": "south", "pits": [6] * 12, "stores": [0, 0]}

SETUPS: dict[str, tuple[dict[str, Any], str]] = {
    "sum of beans is not 72": ({"pits": [6] * 11 + [7]}, "beans_sum"),
    "a negative pit": ({"pits": [-1, 7, *[6] * 10], "stores": [0, 6]}, "negative"),
    "a negative store": ({"stores": [-1, 1]}, "negative"),
    "eleven pits": ({"pits": [6] * 11}, "pits_number"),
    "one store": ({"stores": [0]}, "stores_number"),
    "no pits": ({"pits": None}, "wrong_type"),
    "pit is not a number": ({"pits": ["6"] * 12}, "wrong_type"),
    "unknown player": ({"turn": "east"}, "bad_value"),
    "passes without the option": ({"skips": [1, 0]}, "no_skips"),
    "negative clock": ({"clock": -1}, "negative"),
    "impossible ending": ({"result": {"ending": "cap"}}, "result_impossible"),
}


@pytest.mark.parametrize(("change", "code"), SETUPS.values(), ids=SETUPS)
def test_impossible_position_is_refused(change: dict[str, Any], code: str) -> None:
    with pytest.raises(SetupError) as caught:
        bohnenspiel().from_json({**BEGUN, **change})
    assert caught.value.code == code


GATHERED, ON_BOARD = {"pits": [0] * 12, "stores": [40, 32]}, BEGUN
ENDINGS: dict[str, tuple[str, dict[str, Any], str, bool]] = {
    "repetition, beans collected": ("repetition", GATHERED, "repetition", True),
    "no capture, beans collected": ("repetition", GATHERED, "no_capture", True),
    "repetition, beans on the board": ("repetition", ON_BOARD, "repetition", False),
    "cap under the repetition rule": ("repetition", GATHERED, "cap", False),
    "majority without early win": ("repetition", GATHERED, "majority", False),
    "cap": ("cap", ON_BOARD, "cap", True),
    "repetition under the cap rule": ("cap", GATHERED, "repetition", False),
    "cap without a limit": ("off", GATHERED, "cap", False),
    "repetition without a limit": ("off", GATHERED, "repetition", False),
}


@pytest.mark.parametrize(("endless", "change", "ending", "may_be"), ENDINGS.values(), ids=ENDINGS)
def test_result_of_a_position_must_be_a_possible_ending(
    endless: str, change: dict[str, Any], ending: str, may_be: bool
) -> None:
    game = bohnenspiel(endless=endless)
    content = {**BEGUN, **change, "result": {"ending": ending}}
    if may_be:
        over = game.from_json(content).over
        assert over is not None
        assert over.ending == ending
    else:
        with pytest.raises(SetupError) as caught:
            game.from_json(content)
        assert caught.value.code == "result_impossible"


def test_sum_of_beans_depends_on_the_option() -> None:
    game = bohnenspiel(beans="4")
    assert game.from_json({**BEGUN, "pits": [4] * 12}) == game.opening()
    with pytest.raises(SetupError) as caught:
        game.from_json(BEGUN)
    assert caught.value.params == {"count": 72, "expected": 48}


TEXTS = {
    "a pit of the other side": ("7", "not_your_pit"),
    "an empty pit": ("1", "empty_pit"),
    "a number above 12": ("13", "no_such_pit"),
    "pit 0": ("0", "no_such_pit"),
    "two pits": ("1 2", "notation"),
    "nothing": ("", "notation"),
    "a word": ("pass", "notation"),
    "a number in other digits": ("²", "notation"),
}


@pytest.mark.parametrize(("text", "code"), TEXTS.values(), ids=TEXTS)
def test_illegal_move_is_refused(text: str, code: str) -> None:
    game = bohnenspiel()
    with pytest.raises(AlveusError) as caught:
        played(game, position(game, "0 0 0 0 3 5 | 3 1 1 0 0 7, 26 26"), text)
    assert caught.value.code == code


def test_finished_game_has_no_moves() -> None:
    game = bohnenspiel()
    with pytest.raises(AlveusError) as caught:
        played(game, position(game, "0 0 0 0 0 0 | 1 0 0 0 0 2, 34 35"), "1")
    assert caught.value.code == "game_over"


WHY = {
    "own pit with beans": (["s5"], None),
    "own empty pit": (["s1"], "empty_pit"),
    "the other's pit": (["n1"], "not_your_pit"),
    "a store": (["store.south"], "store_not_sown"),
    "a pit chosen as target": (["s5", "n2"], "target_not_chosen"),
}


@pytest.mark.parametrize(("path", "code"), WHY.values(), ids=WHY)
def test_why_explains_a_refused_path(path: list[str], code: str | None) -> None:
    game = bohnenspiel()
    refusal = game.why(position(game, "0 0 0 0 3 5 | 3 1 1 0 0 7, 26 26"), path)
    assert (None if refusal is None else refusal.reason.code) == code
    assert refusal is None or refusal.source is not None


@pytest.mark.parametrize(
    ("path", "code", "pit"), [("n3", "not_your_pit", 3), ("s4", "empty_pit", 4)]
)
def test_reason_counts_pits_from_the_owner_s_left(path: str, code: str, pit: int) -> None:
    game = bohnenspiel()
    refusal = game.why(position(game, "0 0 0 0 3 5 | 3 1 1 0 0 7, 26 26"), [path])
    assert refusal is not None
    assert (refusal.reason.code, dict(refusal.reason.params)) == (code, {"pit": pit})
