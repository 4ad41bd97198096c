"""Advanced lessons and questions of Sperrdomino: their answers, proved by search."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.line.deals import BOOK_A, BOOK_B, BOOK_STOCK, ended, played, set_up, short, sperrdomino
from tests.line.searches import ForcedScore, board_of, can_shut_out
from tests.nightly import sampled

from alveus import registry
from alveus.core.outcomes import Outcome
from alveus.families.dominoes.line.rules import hand_pips
from alveus.families.dominoes.line.state import State
from alveus.families.dominoes.tiles import tile

pytestmark = pytest.mark.native

ROOT = Path(__file__).parents[2]

GAME = sperrdomino()
FOLDER = ROOT / "web" / "src" / "games" / "sperrdomino"
STEPS = {
    step["name"]: step
    for step in json.loads((FOLDER / "course.json").read_text(encoding="utf-8"))["steps"]
}
BLOCKS = json.loads((FOLDER / "blocks.json").read_text(encoding="utf-8"))


TASKS = [
    pytest.param(game, task, id=f"{game}-{task['id']}")
    for game in ("familydomino", "sperrdomino")
    for task in json.loads((FOLDER.parent / game / "tasks.json").read_text("utf-8"))["tasks"]
]


@pytest.mark.parametrize(("game_id", "task"), TASKS)
def test_a_task_accepts_its_tile_at_either_of_two_equal_ends(
    game_id: str, task: dict[str, Any]
) -> None:
    game = registry.game(game_id)
    state = game.from_json(task["position"])
    line, tiles = task["position"]["line"], {text.split()[0] for text in task["answers"]}
    if not line or line[0][0] != line[-1][-1]:
        return
    for move in game.moves(state):
        text = game.text(state, move)
        assert (text.split()[0] in tiles) == (text in task["answers"])


def start(step: dict[str, Any]) -> State:
    return GAME.from_json(step["position"])


def answers(name: str) -> list[str]:
    return [text for (text,) in STEPS[name]["answers"]]


def texts(state: State) -> list[str]:
    return [GAME.text(state, move) for move in GAME.moves(state)]


class TestForce:
    @pytest.mark.parametrize("name", ["force", "drive_out"])
    def test_opponent_must_play_one_of_its_two_tiles(self, name: str) -> None:
        (answer,) = answers(name)
        state = played(GAME, start(STEPS[name]), answer)
        assert {text[:3] for text in texts(state)} <= {"2:4", "3:4"}

    def test_moves_between_the_steps(self) -> None:
        state = played(GAME, start(STEPS["force"]), "4:6 left", "3:4 left", "4:4 right")
        state = played(GAME, state, "1:3 left")
        assert (state.hands, state.line) == (
            start(STEPS["drive_out"]).hands,
            start(STEPS["drive_out"]).line,
        )
        state = played(GAME, state, "1:4 left", "2:4 left", "2:2 left")
        assert texts(state) == ["2:5 left"]
        state = played(GAME, state, "2:5 left")
        assert state.hands == start(STEPS["force_block"]).hands

    def test_block_wins_62_points(self) -> None:
        state = played(GAME, start(STEPS["force_block"]), "4:5 left")
        assert ended(state) == Outcome(0, "block", 62, (0, 0))
        assert (hand_pips(state, 0), hand_pips(state, 1)) == (16, 37)


class TestDoubleFour:
    def test_double_is_shut_out_unless_it_is_played_at_once(self) -> None:
        state = start(STEPS["pinch"])
        others = [text for text in texts(state) if text not in answers("pinch")]
        assert len(others) == len(texts(state)) - 1
        for text in others:
            assert can_shut_out(GAME, played(GAME, state, text), tile(4, 4), holder=1), text

    def test_covering_shuts_the_double_out_against_any_play(self) -> None:
        for text in answers("hold"):
            after = played(GAME, start(STEPS["hold"]), text)
            assert can_shut_out(GAME, after, tile(4, 4), holder=0), text

    def test_after_other_moves_the_double_fits(self) -> None:
        state = start(STEPS["hold"])
        for text in set(texts(state)) - set(answers("hold")):
            assert "4:4 right" in texts(played(GAME, state, text)), text


class TestBlockOrNot:
    @pytest.mark.parametrize(
        ("name", "own", "winner"), [("light_hand", 24, 0), ("heavy_hand", 25, 1)]
    )
    def test_block_with_eighteenth_tile(self, name: str, own: int, winner: int) -> None:
        state = played(GAME, start(BLOCKS[name]), "2:4 right")
        assert (len(state.line), sum(map(sum, state.line))) == (18, 105)
        assert (hand_pips(state, 0), hand_pips(state, 1)) == (own, 49 - own)
        assert ended(played(GAME, state, "pass", "pass")) == Outcome(winner, "block", 63, (0, 0))

    @pytest.mark.parametrize("name", BLOCKS)
    def test_only_two_moves_are_legal(self, name: str) -> None:
        assert len(texts(start(BLOCKS[name]))) == 2
        assert BLOCKS[name]["answer"] in texts(start(BLOCKS[name]))

    def test_a_heavy_hand_wins_50_points_without_the_block(self) -> None:
        after = played(GAME, start(BLOCKS["heavy_hand"]), "4:5 right")
        assert score_for_first_seat(after) == 50

    def test_a_light_hand_loses_45_points_without_the_block(self) -> None:
        after = played(GAME, start(BLOCKS["light_hand"]), "4:4 right")
        assert score_for_first_seat(after) == -45


def score_for_first_seat(state: State) -> int:
    """Return the points of the first seat if both play best and know all hands."""
    if state.over is not None:
        return state.over.points * (1 if state.over.winner == 0 else -1)
    scores = [score_for_first_seat(GAME.advance(state, move)) for move in GAME.moves(state)]
    return max(scores) if state.turn == 0 else min(scores)


class TestLeadsOfTheGreatDeal:
    """B knows the hands and the order of the stock, and tries to win at least 120 points."""

    def test_position_is_that_of_the_book(self) -> None:
        position = STEPS["another_lead"]["position"]
        assert position["hands"] == {"a": short(BOOK_A), "b": short(BOOK_B)}
        assert position["stock"] == short(BOOK_STOCK)

    @pytest.mark.parametrize("lead", sampled(short(BOOK_A), 3))
    def test_only_leads_without_a_one_prevent_120_points(self, lead: str) -> None:
        after = played(GAME, set_up(GAME, BOOK_A, BOOK_B, "", BOOK_STOCK), lead)
        forced = ForcedScore(GAME, 120).can_force(board_of(after))
        assert forced == ("1" in lead)
        assert forced != (lead in answers("another_lead"))
