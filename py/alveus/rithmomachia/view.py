"""What is seen of the battle: squares and stones, who is attacked by which sum, what may win.

Marks are for the eye that wants them: attacks and dangers of the moment, attacks that a move
would bring, the progressions still possible with the squares on which their stones lie.
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
from alveus.rithmomachia.actions import rows_can_win, steps
from alveus.rithmomachia.context import Context
from alveus.rithmomachia.ending import (
    captured_numbers,
    decided_outcome,
    forewarn,
    missing_captures,
    own_numbers,
)
from alveus.rithmomachia.layout import WIDTH, half, name, occupied_mask
from alveus.rithmomachia.lines import Attack
from alveus.rithmomachia.moves import list_moves, possible_moves
from alveus.rithmomachia.narration import attack_params, stone_params
from alveus.rithmomachia.notation import write_move
from alveus.rithmomachia.progressions import (
    GREATEST,
    GREATEST_HARMONY,
    Progression,
    possible_progressions,
)
from alveus.rithmomachia.slots import cell, paths, slot
from alveus.rithmomachia.state import PASS, PLACING, TAKING, Placing, State, Step, Take
from alveus.rithmomachia.stones import LAYERS, PYRAMID, SIDES, STONES, Stone

KINDS: Mapping[str, PieceKind] = {"R": "round", "T": "triangle", "S": "square", "P": "pyramid"}
"""The kind of a piece by its shape."""


def board_view(context: Context, state: State) -> BoardView:
    """Places, stones, moves, attacks and progressions, counters, actions and status."""
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
    """What is to be done now, and which of one's stones fall unless something is done."""
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
    for row in context.rows.standing(state.board, 1 - state.turn):
        if row.squares in state.announced[1 - state.turn]:
            values = list(row.progression.values)
            yield say("announced", side=SIDES[1 - state.turn], values=values)
    if context.rules.timing == "react" and not state.stage:
        met = {attack.target: attack for attack in dangers}
        for attack in met.values():
            params = attack_params(state.board, attack)
            yield say("threatened", side=side, **params)
    if decided_outcome(context.rules, state) is not None:
        yield say("decided")
    yield from forewarn(context.rules, state)


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
            stone = STONES[code]
            yield _piece(stone._replace(side=stone.army), slot(side, number))


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
            way = context.motion.way(code, move.source, move.target, occupied)
            ends = (name(move.source), name(move.target))
            trail = [name(at) for at in way.between] if way else []
            params = {"from": ends[0], "to": ends[1], "value": STONES[code].value}
            takes = []
            if met := state.board[move.target]:
                takes, params["taken"] = [f"{ends[1]}.0"], STONES[met].value
            yield move_view(text, ends, say("move", **params), trail=trail, takes=takes)
        elif isinstance(move, Take):
            at = name(move.at)
            label = say("take", at=at, value=STONES[state.board[move.at]].value)
            yield move_view(text, [at], label, kind="take", takes=[f"{at}.0"])
        elif isinstance(move, Placing):
            values = [STONES[code].value for _, code in move.stones]
            params = {"values": values, "on": [name(at) for at, _ in move.stones]}
            for path in paths(state, move):
                yield move_view(text, path, say("place", **params), kind="place")


def _counters(context: Context, state: State) -> Iterator[CounterView]:
    aim = context.rules.short_game
    for side, seat in enumerate(SIDES):
        standing = sum(1 for code in state.board if STONES[code].side == side)
        reserve = state.reserves[side]
        yield {"code": "stones", "side": seat, "value": standing}
        yield {"code": "taken", "side": seat, "value": len(reserve)}
        if aim == "off":
            total = sum(STONES[code].value for code in reserve)
            yield {"code": "sum", "side": seat, "value": total}
        else:
            yield {"code": f"to_{aim}", "side": seat, "value": missing_captures(aim, reserve)}


def _actions(context: Context, state: State) -> list[ActionView]:
    if state.over is not None or PASS not in list_moves(context, state):
        return []
    return [action_view("pass")]


def _marks(context: Context, state: State, attacks: list[list[Attack]]) -> Iterator[MarkView]:
    if state.over is None:
        for side, kind in ((1 - state.turn, "attack"), (state.turn, "danger")):
            for attack in attacks[side]:
                yield _attack_mark(state.board, attack, kind, 1 - side)
        yield from _prospects(context, state, attacks[1 - state.turn])
    for side in (0, 1):
        if rows_can_win(context.rules, state.board, side):
            for row in context.rows.standing(state.board, side):
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
        "label": say(attack.kind, **attack_params(board, attack)).to_json(),
    }


def _prospects(context: Context, state: State, present: list[Attack]) -> Iterator[MarkView]:
    """The attacks that a stone would make from where it can go."""
    if state.stage:
        return
    known = set(present)
    for move in steps(context, state):
        board = bytearray(state.board)
        board[move.source], board[move.target] = 0, board[move.source]
        moved = bytes(board)
        for attack in context.attacks.against(moved, 1 - state.turn):
            if move.target in attack.stones and attack not in known:
                stones = tuple(sorted(attack.stones, key=lambda at: at != move.target))
                turned = attack._replace(stones=stones)
                yield _attack_mark(moved, turned, "would", state.turn, name(move.source))


def _progressions(context: Context, state: State, side: int) -> Iterator[MarkView]:
    """The rows a side can still set, and those that need stones it has yet to take."""
    own = own_numbers(context.rules, state, side)
    held = captured_numbers(state, side)
    theirs = own_numbers(context.rules, state, 1 - side)
    theirs -= set(LAYERS)
    where: dict[int, list[int]] = {}
    for at, code in enumerate(state.board):
        if code:
            where.setdefault(STONES[code].value, []).append(at)
    for progression, captured in possible_progressions(context.rules, own, held | theirs):
        missing = tuple(value for value in captured if value not in held)
        lying = [
            at
            for value in progression.values
            for at in where.get(value, [])
            if (STONES[state.board[at]].side == side) == (value not in missing)
        ]
        kind = "hope" if missing else "progression"
        yield _progression_mark(kind, side, progression, lying, captured, missing)


def _progression_mark(
    kind: str,
    side: int,
    progression: Progression,
    lying: Iterable[int],
    captured: Iterable[int] = (),
    missing: Iterable[int] = (),
) -> MarkView:
    greatest = progression.values == GREATEST_HARMONY
    params: dict[str, Any] = {
        "values": list(progression.values),
        "kinds": list(progression.kinds),
        "captured": list(captured),
        "missing": list(missing),
    }
    return {
        "kind": kind,
        "side": SIDES[side],
        "path": [name(at) for at in lying],
        "label": say(GREATEST if greatest else progression.kinds[0], **params).to_json(),
    }
