"""Parts of the score, length of a match, and buyable tiles."""

from __future__ import annotations

from typing import Any

import pytest
from tests.line.deals import (
    BOOK_A,
    BOOK_B,
    BOOK_MOVES,
    BOOK_STOCK,
    SET,
    bought_out,
    family,
    played,
    set_up,
    sperrdomino,
)

from alveus.core.match import begin
from alveus.core.match_view import view
from alveus.core.outcomes import Outcome
from alveus.families.dominoes.line.race import Race
from alveus.registry import spec

GAME = sperrdomino()
BOOK = set_up(GAME, BOOK_A, BOOK_B, "", BOOK_STOCK)


def status(game: Any, state: Any) -> dict[str, Any]:
    (said,) = game.view(state, 0)["status"]
    params: dict[str, Any] = said["params"]
    return params


def test_score_has_parts_winner_first() -> None:
    """B wins the book's great deal: 42 in hand, 61 in A's, 17 in the talon."""
    params = status(GAME, played(GAME, BOOK, *BOOK_MOVES))
    assert (params["own"], params["other"], params["talon"], params["counted"]) == (
        42,
        61,
        17,
        True,
    )
    assert params["own"] + params["other"] + params["talon"] == params["points"] == 120


def test_face_down_tiles_do_not_count_while_a_tile_can_be_bought() -> None:
    """168 pips less the tiles 1:1 and 0:1 of the line and the three face-down tiles."""
    state = GAME.from_json(bought_out("01", "11", "44 55 66"))
    params = status(GAME, played(GAME, state, "01 left"))
    assert (params["own"], params["talon"], params["counted"]) == (0, 0, False)
    assert params["other"] == params["points"] == 168 - 2 - 1 - 30


def test_removed_tile_is_shown_at_the_end() -> None:
    game = family(players="3")
    rest = [tile for tile in SET if tile not in ("0:1", "1:1", "5:6")]
    hands = {"a": ["0:1"], "b": rest[:13], "c": rest[13:]}
    state = game.from_json(
        {"turn": "a", "hands": hands, "line": ["1:1"], "options": {"players": "3"}}
    )
    assert status(game, played(game, state, "01 left"))["left"] == ["5:6"]


def test_status_counts_buyable_tiles_if_a_tile_fits() -> None:
    state = GAME.from_json(bought_out("01 22", "11", "44 55 66"))
    assert status(GAME, state)["buyable"] == 1


def test_talon_is_not_buyable() -> None:
    state = GAME.from_json(bought_out("01 22", "11", "44 55"))
    assert status(GAME, state)["buyable"] == 0


@pytest.mark.parametrize(("race", "to_win"), [("1", 1), ("3", 2), ("5", 3)])
def test_option_race_sets_rows_to_win(race: str, to_win: int) -> None:
    match = begin(spec("sperrdomino"), {"race": race}, seed=b"x")
    assert view(match)["series"]["race"]["to_win"] == to_win


def test_single_round_has_no_race() -> None:
    match = begin(spec("sperrdomino"), {"race": "0"}, seed=b"x")
    match.play("throw")
    match.play("resign")
    series = view(match)["series"]
    assert (series["race"], series["target"], series["winner"]) == (None, 0, None)
    assert match.again().ply.match_game.number == 2


def test_purchase_can_be_undone_only_in_single_round() -> None:
    for race, enabled in (("0", True), ("3", False)):
        match = begin(spec("sperrdomino"), {"race": race}, seed=b"A leads 1")
        match.play("throw")
        match.play(match.game.text(match.state, match.game.moves(match.state)[0]))
        match.play("buy")
        assert view(match)["undo"]["enabled"] is enabled


def test_false_pass_is_undone_alone() -> None:
    match = begin(spec("sperrdomino"), {"race": "3", "false_pass": "penalty_50"}, seed=b"A leads 1")
    match.play("throw")
    match.play(match.game.text(match.state, match.game.moves(match.state)[0]))
    match.play("buy")
    bought = match.state
    match.play("pass")
    match.undo()
    assert match.state == bought
    match.redo()
    assert 50 in match.state.fines


def test_single_row_is_not_a_matsch() -> None:
    assert not Race(100, 1).tally([Outcome(0, "block", 120)], 2).matsch


def test_resigned_round_has_score_parts() -> None:
    match = begin(spec("sperrdomino"), seed=b"given up")
    for play in ("throw", "resign"):
        match.play(play)
    (said,) = view(match)["status"]
    params = said["params"]
    assert params["ending"] == "resigned"
    assert params["own"] + params["other"] == params["points"]
    assert (params["talon"], params["counted"]) == (0, False)


def test_resigned_round_shows_removed_tile() -> None:
    match = begin(spec("familydomino"), {"players": "3"}, seed=b"given up")
    for play in ("throw", "resign"):
        match.play(play)
    (said,) = view(match)["status"]
    assert len(said["params"]["left"]) == 1
