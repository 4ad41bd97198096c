"""The rules of the Bohnenspiel by position, with the ids of `docs/rules/bohnenspiel.md`."""

from __future__ import annotations

import pytest
from tests.mancala.positions import bohnenspiel, played, position, written

from alveus.core.errors import IllegalMove
from alveus.core.game import OVER
from alveus.core.outcomes import Outcome

NOTHING = "0 0 0 0 0 0"

SOWINGS = {
    "B1": (
        "6 6 6 6 6 6 | 6 6 6 6 6 6, 0 0",
        "3",
        "6 6 0 7 7 7 | 7 7 7 6 6 6, 0 0",
    ),
    "B2": (
        "0 0 0 0 0 2 | 2 1 5 0 0 1, 30 31",
        "6",
        "0 0 0 0 0 0 | 3 0 5 0 0 1, 32 31",
    ),
    "B3": (
        "0 0 0 0 3 5 | 3 1 1 0 0 7, 26 26",
        "5",
        "0 0 0 0 0 0 | 0 0 1 0 0 7, 38 26",
    ),
    "B4": (
        "0 0 0 0 4 1 | 4 3 1 1 0 7, 26 25",
        "5",
        "0 0 0 0 0 2 | 5 0 0 1 0 7, 32 25",
    ),
    "B5": (
        "0 0 0 0 2 3 | 4 1 0 0 0 7, 27 28",
        "5",
        "0 0 0 0 0 4 | 5 1 0 0 0 7, 27 28",
    ),
    "B6": (
        "1 1 1 4 0 0 | 1 1 1 1 1 1, 30 29",
        "2",
        "1 0 0 4 0 0 | 1 1 1 1 1 1, 32 29",
    ),
    "B8": (
        "12 1 1 1 1 1 | 1 1 1 1 1 1, 20 29",
        "1",
        "1 2 2 2 2 2 | 2 2 2 2 2 2, 20 29",
    ),
    "B9": (
        "13 1 1 1 1 3 | 5 5 3 3 1 1, 17 17",
        "1",
        "1 3 2 2 2 4 | 6 6 4 4 2 2, 17 17",
    ),
    "B10": (
        "0 0 0 0 0 1 | 2 0 3 0 0 0, 30 36",
        "6",
        "0 0 0 0 0 0 | 3 0 3 0 0 0, 30 36",
    ),
    "B13": (
        "0 0 0 0 0 1 | 7 3 0 0 0 0, 30 31",
        "6",
        "0 0 0 0 0 0 | 8 3 0 0 0 0, 30 31",
    ),
    "B15": (
        "1 1 1 1 1 12 | 2 1 1 1 1 1, 24 24",
        "6",
        "2 2 2 2 2 1 | 3 2 2 2 2 2, 24 24",
    ),
    "B16": (
        "2 1 1 1 1 13 | 0 1 1 1 1 3, 23 23",
        "6",
        "3 2 2 2 2 1 | 0 2 2 2 2 4, 25 23",
    ),
}  # fmt: skip

SKIPPING = {
    "B8": ("0 3 2 2 2 2 | 2 2 2 2 2 2, 20 29"),
    "B9": ("0 3 3 2 2 4 | 6 6 4 4 2 2, 17 17"),
    "B15": ("2 2 2 2 2 0 | 0 2 2 2 2 2, 28 24"),
    "B16": ("3 2 2 2 2 0 | 2 3 2 2 2 4, 23 23"),
}


@pytest.mark.parametrize(("before", "play", "after"), SOWINGS.values(), ids=SOWINGS)
def test_sowing_and_capture(before: str, play: str, after: str) -> None:
    game = bohnenspiel()
    assert written(played(game, position(game, before), play)) == after


@pytest.mark.parametrize("name", SKIPPING)
def test_sowing_that_skips_the_start_pit(name: str) -> None:
    game = bohnenspiel(skip_start="on")
    before, play, _ = SOWINGS[name]
    assert written(played(game, position(game, before), play)) == SKIPPING[name]


def test_no_opening_move_captures() -> None:
    game = bohnenspiel()
    assert all(result.state.stores == (0, 0) for result in game.results(game.opening()))


def test_empty_row_does_not_end_the_game_before_its_turn_b10() -> None:
    game = bohnenspiel()
    state = played(game, position(game, SOWINGS["B10"][0]), "6")
    assert (game.actor(state), state.over) == (1, None)


ENDINGS = {
    "B11": (
        "3 5 0 0 0 0 | 1 0 0 0 0 2, 30 31", "north", "6",
        f"{NOTHING} | {NOTHING}, 30 42", Outcome(1, "row_empty"),
    ),
    "B12": (
        f"0 0 0 0 1 0 | {NOTHING}, 35 36", "south", "5",
        f"{NOTHING} | {NOTHING}, 36 36", Outcome(None, "row_empty", 0),
    ),
    "B14": (
        "4 0 0 0 0 3 | 1 1 1 0 0 0, 31 31", "south", "6",
        f"{NOTHING} | {NOTHING}, 41 31", Outcome(0, "row_empty"),
    ),
}  # fmt: skip


@pytest.mark.parametrize(("before", "turn", "play", "after", "over"), ENDINGS.values(), ids=ENDINGS)
def test_game_ends_if_the_player_on_turn_has_no_bean(
    before: str, turn: str, play: str, after: str, over: Outcome
) -> None:
    game = bohnenspiel()
    state = played(game, position(game, before, turn), play)
    assert (written(state), state.over, game.actor(state)) == (after, over, OVER)


@pytest.mark.parametrize(
    ("remainder", "stores", "winner"),
    [("other", (34, 38), 1), ("own_rows", (34, 38), 1), ("nobody", (34, 31), 0)],
)
def test_owner_of_remaining_beans_depends_on_the_option(
    remainder: str, stores: tuple[int, int], winner: int
) -> None:
    game = bohnenspiel(remainder=remainder)
    state = position(game, f"{NOTHING} | 3 0 0 0 1 3, 34 31")
    assert state.over == Outcome(winner, "row_empty")
    assert state.stores == stores


def test_thirty_seven_beans_decide_without_ending_the_game() -> None:
    game = bohnenspiel()
    state = position(game, "0 0 0 0 0 1 | 2 0 3 0 0 0, 37 29")
    assert game.actor(state) == 0
    codes = [message["code"] for message in game.view(state, 0)["status"]]
    assert codes == ["to_sow", "decided"]


def test_thirty_seven_beans_end_the_game_under_early_win() -> None:
    game = bohnenspiel(early_win="on")
    state = played(game, position(game, SOWINGS["B3"][0]), "5")
    assert state.over == Outcome(0, "majority")
    assert written(state) == SOWINGS["B3"][2]


CIRCLE = "1 0 0 0 0 0 | 1 0 0 0 0 0, 35 35"
ROUND = "112233445566"
"""Moves that lead both beans once around the board."""


def test_game_without_a_limit_can_repeat_positions_endlessly() -> None:
    game = bohnenspiel(endless="off")
    state = position(game, CIRCLE)
    for _ in range(40):
        state = played(game, state, *ROUND)
        assert (written(state), state.over) == (CIRCLE, None)


def test_third_repetition_ends_the_game_and_rows_go_to_their_owners() -> None:
    game = bohnenspiel()
    state = played(game, position(game, CIRCLE), *ROUND, *ROUND[:-1])
    assert state.over is None
    state = played(game, state, "6")
    assert state.over == Outcome(None, "repetition", 0)
    assert written(state) == f"{NOTHING} | {NOTHING}, 36 36"


def test_two_hundred_plies_without_a_capture_end_the_game() -> None:
    game = bohnenspiel()
    start = position(game, "6 6 6 6 6 6 | 6 6 6 6 6 6, 0 0")
    assert played(game, start._replace(clock=198), "3").over is None
    state = played(game, start._replace(clock=199), "3")
    assert state.over == Outcome(1, "no_capture")
    assert state.stores == (33, 39)


def test_capture_resets_the_clock() -> None:
    game = bohnenspiel()
    state = position(game, SOWINGS["B3"][0])._replace(clock=199)
    assert played(game, state, "5").clock == 0


def test_cap_ends_the_game_after_four_hundred_plies() -> None:
    game = bohnenspiel(endless="cap")
    state = position(game, "0 0 0 0 3 5 | 3 1 1 0 0 7, 26 26")._replace(clock=399)
    state = played(game, state, "5")
    assert state.over == Outcome(0, "cap")
    assert written(state) == SOWINGS["B3"][2]


def test_without_chain_only_the_last_pit_is_captured() -> None:
    game = bohnenspiel(chain="off")
    state = played(game, position(game, SOWINGS["B3"][0]), "5")
    assert written(state) == "0 0 0 0 0 6 | 4 0 1 0 0 7, 28 26"


def test_clockwise_play_is_the_mirror_image() -> None:
    game = bohnenspiel(direction="cw")
    state = played(game, position(game, "5 3 0 0 0 0 | 7 0 0 1 1 3, 26 26"), "2")
    assert written(state) == "0 0 0 0 0 0 | 7 0 0 1 0 0, 38 26"


def test_each_player_may_pass_three_times() -> None:
    game = bohnenspiel(skips="3")
    state = played(game, game.opening(), "skip", "1", "skip", "2", "skip", "3")
    assert state.skips == (0, 3)
    with pytest.raises(IllegalMove) as caught:
        played(game, state, "skip")
    assert caught.value.code == "no_skips"


def test_passing_is_a_legal_move_while_passes_are_left() -> None:
    game = bohnenspiel(skips="3")
    state = game.opening()
    assert [game.text(state, move) for move in game.moves(state)][-1] == "skip"
    state = played(game, state, "skip", "1", "skip", "2", "skip", "3")
    assert "skip" not in [game.text(state, move) for move in game.moves(state)]


def test_passing_is_illegal_by_default() -> None:
    game = bohnenspiel()
    with pytest.raises(IllegalMove) as caught:
        played(game, game.opening(), "skip")
    assert caught.value.code == "no_skips"


def test_a_round_of_a_series_counts_the_surplus() -> None:
    game = bohnenspiel(series="100")
    state = played(game, position(game, ENDINGS["B14"][0]), "6")
    assert state.over == Outcome(0, "row_empty", 10)


@pytest.mark.parametrize("beans", ["3", "4", "5", "6"])
def test_every_pit_begins_with_the_beans_of_the_option(beans: str) -> None:
    assert bohnenspiel(beans=beans).opening().pits == (int(beans),) * 12


@pytest.mark.parametrize("starter", [0, 1])
def test_either_player_may_begin(starter: int) -> None:
    game = bohnenspiel()
    assert game.actor(game.opening(starter)) == starter
