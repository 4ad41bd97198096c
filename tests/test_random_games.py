"""Random games under every option value: positions survive JSON; undo and redo change nothing."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import pytest
from tests.examples import IN_PYODIDE
from tests.nightly import is_nightly

from alveus import registry
from alveus.core.errors import AlveusError
from alveus.core.match import begin
from fuzzing.groups.games import check_game
from fuzzing.groups.steps import check_steps
from fuzzing.read_back import check_position
from fuzzing.samples import play_ply, walk

NIGHTLY = is_nightly()
PLIES = {"mancala": 400, "tables": 150, "rithmomachia": 30}
"""Maximum number of plies of a random game, keyed by family."""
SHORT = 24
EARLY_WIN_GAMES = 10 if IN_PYODIDE else 60


def option_values() -> list[tuple[str, str, str]]:
    """Return every non-default option value of every game."""
    return [
        (game_id, option.name, value)
        for game_id in registry.ids()
        for option in registry.info(game_id).options
        for value in option.values
        if value != option.default
    ]


def check(game_id: str, chosen: dict[str, str]) -> None:
    """Check a random game with these options, unless they cannot be combined."""
    try:
        game = registry.game(game_id, chosen)
        game.opening()
    except AlveusError:
        return
    plies = PLIES.get(game.info.family, 200 if game.info.hidden else SHORT)
    check_game(game, Random(str(chosen)), plies)


@pytest.mark.parametrize("game_id", registry.ids())
def test_positions_survive_a_round_trip_under_default_options(game_id: str) -> None:
    check(game_id, {})


@pytest.mark.parametrize(("game_id", "name", "value"), option_values()[:: 4 if IN_PYODIDE else 1])
def test_positions_survive_a_round_trip_under_every_option_value(
    game_id: str, name: str, value: str
) -> None:
    check(game_id, {name: value})


@pytest.mark.skipif(not NIGHTLY, reason="thousands of games")
@pytest.mark.parametrize("game_id", registry.ids())
def test_positions_survive_a_round_trip_under_every_pair_of_option_values(
    game_id: str,
) -> None:
    values = [(name, value) for game, name, value in option_values() if game == game_id]
    for first, second in combinations(values, 2):
        if first[0] != second[0]:
            check(game_id, dict((first, second)))


@pytest.mark.parametrize("remainder", ["other", "own_rows", "nobody"])
@pytest.mark.parametrize("beans", ["6", "3"])
def test_positions_of_games_with_an_early_win_survive_a_round_trip(
    beans: str, remainder: str
) -> None:
    chosen = {"early_win": "on", "beans": beans, "remainder": remainder}
    game = registry.game("bohnenspiel", chosen)
    for number in range(EARLY_WIN_GAMES):
        check_game(game, Random(number), 400)


def test_an_empty_row_can_end_a_game_whose_remaining_beans_fill_a_store() -> None:
    game = registry.game("bohnenspiel", {"early_win": "on", "beans": "3"})
    state = game.opening()
    for move in ("4", "6"):
        state, _ = game.apply(state, *game.parse(state, move))
    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.ending == "row_empty"
    assert state.stores == (12, 24)
    check_position(game, state)


@pytest.mark.parametrize(
    ("stores", "turn"), [([21, 15], "south"), ([15, 21], "north"), ([36, 0], "south")]
)
def test_a_side_that_has_won_early_cannot_run_out_of_beans_later(
    stores: list[int], turn: str
) -> None:
    game = registry.game("bohnenspiel", {"early_win": "on", "beans": "3"})
    position = {"turn": turn, "pits": [0] * 12, "stores": stores}
    position["result"] = {"winner": None, "points": 0, "ending": "row_empty"}
    with pytest.raises(AlveusError) as refused:
        game.from_json(position)
    assert refused.value.code == "result_impossible"


@pytest.mark.parametrize("game_id", registry.ids())
def test_undo_and_redo_restore_view_save_and_position(game_id: str) -> None:
    chance = Random(game_id)
    undone = False
    for plies in (4, 12):
        match = begin(registry.spec(game_id), seed=b"steps")
        for _ in range(plies):
            play_ply(match, chance)
        undone |= check_steps(match, chance)
    assert undone


TURNS = (
    "f2-f3 c12-b10 d2-d3 f12-h11 a1-b4 pass h12-g9 f3-g3 pass f11-f10 g3-h3 pass e12-g11 f1-e3 xb10"
)
"""A game in which White's last turn has two stages: a move, then a capture."""


def game_with_three_stages(repetition: str) -> Any:
    chosen = {"timing": "three_stage", "bend": "knight", "repetition": repetition}
    return registry.game("rithmomachia", chosen)


@pytest.mark.parametrize("repetition", ["threefold", "forbidden", "off"])
def test_positions_during_a_turn_of_three_stages_survive_a_round_trip(repetition: str) -> None:
    game = game_with_three_stages(repetition)
    state = game.opening()
    for move in TURNS.split():
        state, _ = game.apply(state, *game.parse(state, move))
        check_position(game, state)
    assert (state.stage, state.seen) == ("taking", ())


def test_a_capture_before_the_move_clears_the_positions_seen() -> None:
    """The position after such a capture is read with an empty list `seen`."""
    game = game_with_three_stages("threefold")
    *_, state = walk(game, Random(39), 31)
    assert (state.stage, state.seen) == ("", ())
    position = game.to_json(state)
    assert position["seen"] == []
    assert game.from_json(position) == state


def test_a_move_to_a_later_stage_of_the_turn_does_not_repeat_a_position() -> None:
    game = game_with_three_stages("forbidden")
    state = game.opening()
    for move in TURNS.split()[:-2]:
        state, _ = game.apply(state, *game.parse(state, move))
    after_capture = state._replace(seen=())
    assert game.moves(after_capture) == game.moves(state)
