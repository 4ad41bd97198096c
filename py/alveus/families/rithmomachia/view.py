"""The view of a position: squares, stones, moves, attacks and progressions.

Marks can be shown on request: present attacks and dangers, attacks that a move would make, and
the progressions that are still possible, with the squares of their stones.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from alveus.core.events import Message, say
from alveus.core.outcomes import outcome_message
from alveus.core.view import (
    ActionView,
    BoardView,
    CounterView,
    MarkView,
    MoveView,
    PieceKind,
    PieceView,
    PlaceView,
)
from alveus.core.view_builders import action_view, move_view, piece_view, place_view
from alveus.families.rithmomachia.attacks import Attack
from alveus.families.rithmomachia.board import (
    LAYERS,
    PYRAMID,
    SIDES,
    STONES,
    WIDTH,
    Step,
    Stone,
    cell,
    half,
    name,
    occupied_mask,
    slot,
)
from alveus.families.rithmomachia.notation import write_move
from alveus.families.rithmomachia.rows import GREATEST_HARMONY, Progression, possible_progressions
from alveus.families.rithmomachia.rules import (
    captured_numbers,
    decided_outcome,
    list_moves,
    missing_captures,
    own_numbers,
    possible_moves,
    warn_of_draw,
)
from alveus.families.rithmomachia.state import (
    PASS,
    PLACING,
    TAKING,
    Context,
    Placing,
    State,
    Take,
    placing_paths,
    steps,
)
from alveus.families.rithmomachia.turn import move_stone, stone_params

KINDS: Mapping[str, PieceKind] = {"R": "round", "T": "triangle", "S": "square", "P": "pyramid"}
"""The kind of piece for each shape."""


def board_view(context: Context, state: State) -> BoardView:
    """Return the board view, which is the same for both seats."""
    attacks = [context.attacks.against(state.board, side) for side in (0, 1)]
    return {
        "status": [message.to_json() for message in _status(context, state, attacks[state.turn])],
        "places": list(_places(context, state, attacks)),
        "pieces": list(_stones(state)),
        "moves": list(_moves(context, state)),
        "tokens": [],
        "counters": list(_counters(context, state)),
        "actions": _actions(context, state),
        "marks": list(_marks(context, state, attacks)),
    }


def _status(context: Context, state: State, dangers: Iterable[Attack]) -> Iterator[Message]:
    """Yield the task of the side on turn, its threatened stones and warnings."""
    side = SIDES[state.turn]
    if state.over is not None:
        won = {} if state.over.winner is None else {"values": list(state.row)}
        yield outcome_message(state.over, SIDES, **won)
        return
    if state.stage == PLACING:
        yield say("to_place", side=side)
    elif state.stage == TAKING:
        yield say("to_take", side=side)
    elif next(possible_moves(context, state), None) is None:
        yield say("no_way", side=side)
    else:
        yield say("to_move", side=side)
    for row in context.rows.complete(state.board, 1 - state.turn):
        if row.squares in state.announced[1 - state.turn]:
            values = list(row.progression.values)
            yield say("announced", side=SIDES[1 - state.turn], values=values)
    if context.rules.timing == "react" and not state.stage:
        for attack in {attack.target: attack for attack in dangers}.values():
            yield say("threatened", side=side, **attack.params(state.board))
    if decided_outcome(context.rules, state) is not None:
        yield say("decided")
    yield from warn_of_draw(context.rules, state)


def _places(context: Context, state: State, attacks: list[list[Attack]]) -> Iterator[PlaceView]:
    ranks = context.rules.ranks
    marks: dict[int, list[str]] = {}
    if state.over is None:
        for attack in attacks[state.turn]:
            marks[attack.target] = ["threatened"]
        for attack in attacks[1 - state.turn]:
            marks[attack.target] = ["attacked"]
    for rank in reversed(range(ranks)):
        for file in range(WIDTH):
            at = rank * WIDTH + file
            yield place_view(
                name(at),
                "square",
                (ranks - 1 - rank, file),
                say("square", name=name(at)),
                name=name(at),
                side=SIDES[half(at, ranks)],
                marks=marks.get(at, ()),
            )
    for side in (1, 0):
        for number, code in enumerate(state.reserves[side]):
            params = {"side": SIDES[side], "number": number + 1, **stone_params(code)}
            at_cell, label = cell(side, number, ranks), say("taken", **params)
            yield place_view(slot(side, number), "slot", at_cell, label, side=SIDES[side])


def _stones(state: State) -> Iterator[PieceView]:
    for at, code in enumerate(state.board):
        if code:
            yield _piece(STONES[code], name(at))
    for side in (0, 1):
        for number, code in enumerate(state.reserves[side]):
            yield _piece(STONES[code].original, slot(side, number))


def _piece(stone: Stone, place: str) -> PieceView:
    layers = [str(layer) for layer in LAYERS[stone.value]] if stone.shape == PYRAMID else []
    return piece_view(
        f"{place}.0",
        KINDS[stone.shape],
        place,
        side=SIDES[stone.side],
        value=str(stone.value),
        layers=["turned"] if stone.turned else layers,
    )


def _moves(context: Context, state: State) -> Iterator[MoveView]:
    occupied = occupied_mask(state.board)
    for move in list_moves(context, state):
        text = write_move(state, move)
        if isinstance(move, Step):
            code = state.board[move.source]
            path = context.motion.path(code, move.source, move.target, occupied)
            ends = (name(move.source), name(move.target))
            trail = [name(at) for at in path.between] if path else []
            params = {"from": ends[0], "to": ends[1], "value": STONES[code].value}
            takes = []
            if captured := state.board[move.target]:
                takes, params["taken"] = [f"{ends[1]}.0"], STONES[captured].value
            yield move_view(text, ends, say("move", **params), trail=trail, takes=takes)
        elif isinstance(move, Take):
            at = name(move.at)
            label = say("take", at=at, value=STONES[state.board[move.at]].value)
            yield move_view(text, [at], label, kind="take", takes=[f"{at}.0"])
        elif isinstance(move, Placing):
            values = [STONES[code].value for _, code in move.stones]
            params = {"values": values, "on": [name(at) for at, _ in move.stones]}
            for places in placing_paths(state, move):
                yield move_view(text, places, say("place", **params), kind="place")


def _counters(context: Context, state: State) -> Iterator[CounterView]:
    aim = context.rules.short_game
    for side, seat in enumerate(SIDES):
        on_board = sum(1 for code in state.board if STONES[code].side == side)
        reserve = state.reserves[side]
        yield {"code": "stones", "side": seat, "value": on_board}
        yield {"code": "taken", "side": seat, "value": len(reserve)}
        if aim == "off":
            total = sum(STONES[code].value for code in reserve)
            yield {"code": "sum", "side": seat, "value": total}
        else:
            yield {
                "code": f"to_{aim}",
                "side": seat,
                "value": missing_captures(context.rules, reserve),
            }


def _actions(context: Context, state: State) -> list[ActionView]:
    if state.over is not None or PASS not in list_moves(context, state):
        return []
    return [action_view("pass")]


def _marks(context: Context, state: State, attacks: list[list[Attack]]) -> Iterator[MarkView]:
    if state.over is None:
        for side, kind in ((1 - state.turn, "attack"), (state.turn, "danger")):
            for attack in attacks[side]:
                yield _attack_mark(state.board, attack, kind, 1 - side)
        yield from _possible_attacks(context, state, attacks[1 - state.turn])
    for side in (0, 1):
        if context.rows.can_win(state.board, side):
            for row in context.rows.complete(state.board, side):
                yield _progression_mark("row", side, row.progression, row.squares)
        if state.over is None and context.rules.short_game == "off":
            yield from _progressions(context, state, side)


def _attack_mark(board: bytes, attack: Attack, kind: str, side: int, source: str = "") -> MarkView:
    first, *more = (name(at) for at in attack.stones)
    path = [source, first] if source else [first]
    return {
        "kind": kind,
        "side": SIDES[side],
        "path": [*path, name(attack.target), *more],
        "label": say(attack.kind, **attack.params(board)).to_json(),
    }


def _possible_attacks(context: Context, state: State, present: list[Attack]) -> Iterator[MarkView]:
    """Yield the new attacks that each stone would make after its moves."""
    if state.stage:
        return
    before = set(present)
    for move in steps(context, state):
        board = move_stone(state.board, move)
        for attack in context.attacks.against(board, 1 - state.turn):
            if move.target in attack.stones and attack not in before:
                moved_first = tuple(sorted(attack.stones, key=lambda at: at != move.target))
                attack = attack._replace(stones=moved_first)
                yield _attack_mark(board, attack, "would", state.turn, name(move.source))


def _progressions(context: Context, state: State, side: int) -> Iterator[MarkView]:
    """Yield the rows that a side can complete, and those that need further captures."""
    own = own_numbers(context.rules, state, side)
    captured = captured_numbers(state, side)
    enemies = own_numbers(context.rules, state, 1 - side) - set(LAYERS)
    where: dict[int, list[int]] = {}
    for at, code in enumerate(state.board):
        if code:
            where.setdefault(STONES[code].value, []).append(at)
    for progression, others in possible_progressions(context.rules, own, captured | enemies):
        missing = tuple(value for value in others if value not in captured)
        stones = [
            at
            for value in progression.values
            for at in where.get(value, [])
            if (STONES[state.board[at]].side == side) == (value not in missing)
        ]
        kind = "hope" if missing else "progression"
        yield _progression_mark(kind, side, progression, stones, others, missing)


def _progression_mark(
    kind: str,
    side: int,
    progression: Progression,
    stones: Iterable[int],
    captured: Iterable[int] = (),
    missing: Iterable[int] = (),
) -> MarkView:
    code = "greatest" if progression.values == GREATEST_HARMONY else progression.kinds[0]
    params: dict[str, Any] = {
        "values": list(progression.values),
        "kinds": list(progression.kinds),
        "captured": list(captured),
        "missing": list(missing),
    }
    return {
        "kind": kind,
        "side": SIDES[side],
        "path": [name(at) for at in stones],
        "label": say(code, **params).to_json(),
    }
