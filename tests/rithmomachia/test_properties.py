"""What holds in every battle, however it is played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.rithmomachia.positions import rithmomachia
from tests.rithmomachia.slow import attacked, board_of

from alveus.ai.rithmomachia.battle import Battle
from alveus.core.beginning import begin
from alveus.core.match_view import view
from alveus.registry import spec
from alveus.rithmomachia.actions import steps
from alveus.rithmomachia.game import RithmomachiaGame
from alveus.rithmomachia.layout import WIDTH, name, squares
from alveus.rithmomachia.state import State, Step

SETTINGS: tuple[Mapping[str, str], ...] = (
    {},
    {"edition": "advanced"},
    {"moves": "second", "subtraction": "on", "division": "on"},
    {"timing": "immediate", "captured_use": "re_enter"},
)
choices = st.lists(st.integers(0, 1000), min_size=20, max_size=60)


def battle(game: RithmomachiaGame, chosen: Sequence[int]) -> Iterator[State]:
    """The positions of a game in which every number picks one of the moves, captures first."""
    state = game.opening()
    for number in chosen:
        yield state
        moves = game.moves(state)
        if not moves:
            return
        state, _ = game.apply(state, moves[number % len(moves)])


@given(st.sampled_from(SETTINGS), choices)
@settings(max_examples=12)
def test_no_stone_is_lost_and_none_appears(options: Mapping[str, str], chosen: list[int]) -> None:
    game = rithmomachia(options)
    first = Counter(stone.split("@")[0] for stone in game.to_json(game.opening())["stones"])
    for state in battle(game, chosen):
        written = game.to_json(state)
        there = Counter(stone.split("@")[0] for stone in written["stones"])
        there += Counter([*written["captured"]["white"], *written["captured"]["black"]])
        turned = {stone for stone in there if stone.endswith("*")}
        for stone in turned:
            other = {"W": "B", "B": "W"}[stone[0]]
            there[other + stone[1:-1]] += there.pop(stone)
        assert there == first


@given(st.sampled_from(SETTINGS[:2]), choices)
@settings(max_examples=12)
def test_attacks_of_lines_are_those_of_the_board(
    options: Mapping[str, str], chosen: list[int]
) -> None:
    game = rithmomachia(options)
    for state in battle(game, chosen):
        board = board_of(game.to_json(state)["stones"])
        slow = attacked(board, game.rules.ranks, game.rules.congressus == "stand")
        white, black = game.context.attacks.masks(state.board)
        fast = {(at % WIDTH, at // WIDTH) for at in (*squares(white), *squares(black))}
        assert fast == slow


@given(st.sampled_from(SETTINGS[:2]), choices)
@settings(max_examples=8)
def test_the_search_plays_by_the_rules(options: Mapping[str, str], chosen: list[int]) -> None:
    game = rithmomachia({**options, "repetition": "off", "no_progress": "off"})
    light = Battle(game)
    for state in battle(game, chosen):
        here = light.position(state)
        for move in game.moves(state)[::3]:
            after, _ = game.apply(state, move)
            played = light.play(here, move)
            assert played.board == after.board
            assert sorted(map(sorted, played.taken)) == sorted(map(sorted, after.reserves))


@given(choices)
@settings(max_examples=10)
def test_left_and_right_are_alike(chosen: list[int]) -> None:
    """A board seen in a mirror has the same attacks and as many moves."""
    game = rithmomachia()
    for state in battle(game, chosen):
        rows = [state.board[at : at + WIDTH] for at in range(0, len(state.board), WIDTH)]
        mirrored = state._replace(board=b"".join(row[::-1] for row in rows))
        moved = {(name(s.source), name(s.target)) for s in steps(game.context, state)}
        turned = {(_mirror(s.source), _mirror(s.target)) for s in steps(game.context, mirrored)}
        assert moved == turned


def _mirror(at: int) -> str:
    return name(at - at % WIDTH + WIDTH - 1 - at % WIDTH)


@pytest.mark.parametrize("options", SETTINGS)
def test_pieces_travel_with_their_stones(options: Mapping[str, str]) -> None:
    """A match's ids stay with shape and number, over captures and moves."""
    match = begin(spec("rithmomachia"), options, seed=b"travel")
    game = rithmomachia(options)
    faces: dict[str, tuple[str, str]] = {}
    state = match.state
    for number in range(60):
        for piece in view(match)["pieces"]:
            face = (piece["kind"], piece["value"])
            assert faces.setdefault(piece["id"], face) == face
        moves = game.moves(state)
        if not moves:
            break
        move = moves[(number * 7) % len(moves)]
        assert not isinstance(move, Step) or state.board[move.source]
        match.play(game.text(state, move))
        state = match.state
