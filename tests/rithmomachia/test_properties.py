"""Properties of all games, checked on random games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.examples import examples
from tests.rithmomachia.positions import rithmomachia
from tests.rithmomachia.slow import attacked, board_of

from alveus.core.match import begin
from alveus.core.match_view import view
from alveus.families.rithmomachia.board import CHANGE_SIDE, SIDE_OF, WIDTH, Step, name, squares
from alveus.families.rithmomachia.game import RithmomachiaGame
from alveus.families.rithmomachia.opponent.battle import Battle
from alveus.families.rithmomachia.rules import begin_game
from alveus.families.rithmomachia.ruleset import OPTIONS
from alveus.families.rithmomachia.state import State
from alveus.registry import spec

SETTINGS: tuple[Mapping[str, str], ...] = (
    {},
    {"edition": "advanced"},
    {"moves": "second", "subtraction": "on", "division": "on"},
    {"timing": "immediate", "captured_use": "re_enter"},
    {"edition": "advanced", "congressus": "occupy"},
)
choices = st.lists(st.integers(0, 1000), min_size=20, max_size=60)


def battle(
    game: RithmomachiaGame, chosen: Sequence[int], start: State | None = None
) -> Iterator[State]:
    """The positions of a game in which each number selects a move."""
    state = start or game.opening()
    for number in chosen:
        yield state
        moves = game.moves(state)
        if not moves:
            return
        state, _ = game.apply(state, moves[number % len(moves)])


@given(st.sampled_from(SETTINGS), choices)
@settings(max_examples=12)
def test_number_of_stones_is_constant(options: Mapping[str, str], chosen: list[int]) -> None:
    game = rithmomachia(options)
    first = Counter(stone.split("@")[0] for stone in game.to_json(game.opening())["stones"])
    for state in battle(game, chosen):
        content = game.to_json(state)
        there = Counter(stone.split("@")[0] for stone in content["stones"])
        there += Counter([*content["captured"]["white"], *content["captured"]["black"]])
        turned = {stone for stone in there if stone.endswith("*")}
        for stone in turned:
            other = {"W": "B", "B": "W"}[stone[0]]
            there[other + stone[1:-1]] += there.pop(stone)
        assert there == first


@given(st.sampled_from((*SETTINGS[:2], SETTINGS[4])), choices)
@settings(max_examples=12)
def test_attacks_equal_those_of_a_slow_implementation(
    options: Mapping[str, str], chosen: list[int]
) -> None:
    game = rithmomachia(options)
    for state in battle(game, chosen):
        board = board_of(game.to_json(state)["stones"])
        slow = attacked(board, game.rules.ranks, game.rules.congressus != "off")
        white, black = game.context.attacks.masks(state.board)
        fast = {(at % WIDTH, at // WIDTH) for at in (*squares(white), *squares(black))}
        assert fast == slow


WITHOUT_PYRAMIDS: tuple[Mapping[str, str], ...] = (
    {"edition": "advanced"},
    {"edition": "advanced", "need_pyramid": "off", "geometric": "on"},
    {"edition": "advanced", "early_formation": "counts"},
)


@given(st.sampled_from(WITHOUT_PYRAMIDS), choices, st.integers(0, 1000))
@examples(20)
def test_winning_rows_equal_those_of_a_slow_implementation(
    options: Mapping[str, str], chosen: list[int], seed: int
) -> None:
    """A row wins unless it has been complete since rows began to win, or since the start."""
    game = rithmomachia(options)
    start = game.from_json(game.to_json(scatter(game, seed)))
    early: dict[int, set[tuple[int, ...]]] = {}
    old: State | None = None
    for state in battle(game, chosen, start):
        for side in (0, 1):
            complete = {row.squares for row in game.context.rows.complete(state.board, side)}
            began = old is None or not game.context.rows.can_win(old.board, side)
            early[side] = complete if began else early[side] & complete
            if game.context.rows.can_win(state.board, side) and state.over is None:
                rebuild = game.rules.early_formation == "rebuild"
                assert set(state.early[side]) == (early[side] if rebuild else set())
        old = state


@st.composite
def any_options(draw: st.DrawFn) -> dict[str, str]:
    """Values of up to four options."""
    values = {option.name: option.values for option in OPTIONS}
    names = draw(st.lists(st.sampled_from(sorted(values)), max_size=4, unique=True))
    return {name: draw(st.sampled_from(values[name])) for name in names}


@given(any_options(), choices, st.integers(0, 1000))
@examples(20)
def test_search_plays_by_the_rules_under_all_options(
    options: Mapping[str, str], chosen: list[int], seed: int
) -> None:
    """The positions come from games, and from stones at random squares."""
    game = rithmomachia(options)
    search = Battle(game)
    scattered = scatter(game, seed)
    for state in (*battle(game, chosen[:10]), *battle(game, chosen[:10], scattered)):
        if state.over is not None:
            break
        position = search.position(state)
        for move in game.moves(state)[::3]:
            after, _ = game.apply(state, move)
            played = search.play(position, move)
            assert (played.board, played.reserves) == (after.board, after.reserves)
            if after.row:
                assert after.over is not None
                assert played.winner == after.over.winner
            elif after.over is None:
                assert (played.turn, played.winner) == (after.turn, None)


def scatter(game: RithmomachiaGame, seed: int) -> State:
    """A position with half of the stones on random squares and the others captured."""
    random = Random(seed)
    squares = random.sample(range(game.rules.ranks * WIDTH), game.rules.ranks * WIDTH)
    board, reserves = bytearray(len(squares)), (bytearray(), bytearray())
    for code in filter(None, game.opening().board):
        if random.random() < 0.5:
            board[squares.pop()] = code
        else:
            reserves[1 - SIDE_OF[code]].append(CHANGE_SIDE[code])
    state = State(bytes(board), random.randrange(2), (bytes(reserves[0]), bytes(reserves[1])))
    return begin_game(game.context, state)


@given(choices)
@settings(max_examples=10)
def test_moves_are_symmetric(chosen: list[int]) -> None:
    """The moves on a mirrored board are the mirrored moves."""
    game = rithmomachia()
    for state in battle(game, chosen):
        rows = [state.board[at : at + WIDTH] for at in range(0, len(state.board), WIDTH)]
        mirrored = state._replace(board=b"".join(row[::-1] for row in rows))
        moved = {(name(s.source), name(s.target)) for s in game.context.steps(state)}
        turned = {(_mirror(s.source), _mirror(s.target)) for s in game.context.steps(mirrored)}
        assert moved == turned


def _mirror(at: int) -> str:
    return name(at - at % WIDTH + WIDTH - 1 - at % WIDTH)


@pytest.mark.parametrize("options", SETTINGS)
def test_piece_ids_follow_their_stones(options: Mapping[str, str]) -> None:
    """The id of a piece keeps its shape and number, over captures and moves."""
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
