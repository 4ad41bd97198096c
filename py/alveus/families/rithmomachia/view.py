"""The view of a position: squares, stones, moves, attacks and progressions.

Marks are drawn on the board on request: attacks by the side on turn, attacks by its enemy
(dangers), new attacks by a stone after its move, and progressions, each with its stones' squares.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product

from alveus.core.events import Message, say
from alveus.core.outcomes import outcome_message
from alveus.core.view import BoardView, CounterView, MarkView, MoveView, PieceView, PlaceView
from alveus.core.view_builders import action_view, move_view, piece_view, place_view
from alveus.families.rithmomachia import rules
from alveus.families.rithmomachia.attacks import Attack
from alveus.families.rithmomachia.board import (
    KINDS,
    LAYERS,
    PYRAMID,
    SIDE_OF,
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
    squares,
)
from alveus.families.rithmomachia.notation import write_move
from alveus.families.rithmomachia.rows import GREATEST_HARMONY, Progression, possible_progressions
from alveus.families.rithmomachia.state import (
    PASS,
    PLACING,
    TAKING,
    Context,
    Move,
    Placing,
    State,
    Take,
)
from alveus.families.rithmomachia.turn import move_stone, stone_params


def board_view(context: Context, state: State) -> BoardView:
    """Return the data with which the web page shows a position, the same for both players."""
    attacks = [context.attacks.against(state.board, side) for side in (0, 1)]
    moves = rules.list_moves(context, state)
    return {
        "status": [message.to_json() for message in _status(context, state, attacks[state.turn])],
        "places": list(_places(context, state, attacks)),
        "pieces": list(_stones(state)),
        "moves": [view for move in moves for view in _moves(context, state, move)],
        "tokens": [],
        "counters": list(_counters(context, state)),
        "actions": [action_view("pass")] if PASS in moves else [],
        "marks": list(_marks(context, state, attacks)),
    }


def _status(context: Context, state: State, dangers: Iterable[Attack]) -> Iterator[Message]:
    """Yield the outcome or, during the game, messages about the position for the side on turn.

    The first message is the side's task, such as moving or passing.  The others report complete
    progressions, enemy stones that the side can capture with an equal stone that moves onto them,
    the attacks on this side (`dangers`), and draws: one that can be claimed, or is near.
    """
    side = SIDES[state.turn]
    if state.over is not None:
        won = {} if state.over.winner is None else {"values": list(state.row)}
        yield outcome_message(state.over, SIDES, **won)
        return
    task = {PLACING: "to_place", TAKING: "to_take"}.get(state.stage, "to_move")
    stuck = next(rules.possible_moves(context, state), None) is None
    yield say("no_way" if stuck else task, side=side)
    for row in context.rows.complete(state.board, 1 - state.turn):
        if row.squares in state.announced[1 - state.turn]:
            values = list(row.progression.values)
            yield say("announced", side=SIDES[1 - state.turn], values=values)
    for row in context.rows.complete(state.board, state.turn) if state.early[state.turn] else ():
        if row.squares in state.early[state.turn]:
            yield say("early_row", side=side, values=list(row.progression.values))
    for at in squares(state.due):
        yield say("may_occupy", side=side, at=name(at), value=STONES[state.board[at]].value)
    if context.rules.timing == "react" and not state.stage:
        optional = context.rules.occupies_after_reply
        if optional:  # the last attack on a stone is reported: congressus if no other
            dangers = sorted(dangers, key=lambda attack: attack.kind != "congressus")
        for attack in {attack.target: attack for attack in dangers}.values():
            equal = optional and attack.kind == "congressus"
            code = "threatened_by_equal" if equal else "threatened"
            yield say(code, side=side, **attack.params(state.board))
    if rules.decided_outcome(context.rules, state) is not None:
        yield say("decided")
    yield from rules.warn_of_draw(context.rules, state)


def _places(context: Context, state: State, attacks: list[list[Attack]]) -> Iterator[PlaceView]:
    ranks = context.rules.ranks
    marks: dict[int, list[str]] = {}
    for side, mark in ((state.turn, "threatened"), (1 - state.turn, "attacked")):
        for attack in attacks[side] if state.over is None else ():
            marks[attack.target] = [mark]
    for row, file in product(range(ranks), range(WIDTH)):
        at = (ranks - 1 - row) * WIDTH + file
        square, owner = name(at), SIDES[half(at, ranks)]
        label = say("square", name=square)
        yield place_view(
            square, "square", (row, file), label, name=square, side=owner, marks=marks.get(at, ())
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
        f"{place}.0", KINDS[stone.shape], place, side=SIDES[stone.side], value=str(stone.value),
        layers=["turned"] if stone.turned else layers,
    )  # fmt: skip


def _moves(context: Context, state: State, move: Move) -> Iterator[MoveView]:
    """Yield the view of a move; none for a pass, one or more for a placing of captured stones.

    A placing has one view for each order in which the stones can be selected and, if the player has
    captured several stones of one kind, for each choice between them.
    """
    board, text = state.board, write_move(state, move)
    if isinstance(move, Step):
        code = board[move.source]
        path = context.motion.path(code, *move, occupied_mask(board))
        ends = name(move.source), name(move.target)
        params = {"from": ends[0], "to": ends[1], "value": STONES[code].value}
        takes = []
        if captured := board[move.target]:
            takes, params["taken"] = [f"{ends[1]}.0"], STONES[captured].value
        trail = list(map(name, path.between)) if path else []
        yield move_view(text, ends, say("move", **params), trail=trail, takes=takes)
    elif isinstance(move, Take):
        at = name(move.at)
        label = say("take", at=at, value=STONES[board[move.at]].value)
        yield move_view(text, [at], label, kind="take", takes=[f"{at}.0"])
    elif isinstance(move, Placing):
        squares, codes = zip(*move.stones, strict=True)
        values = [STONES[code].value for code in codes]
        label = say("place", values=values, on=list(map(name, squares)))
        for places in state.placing_paths(move):
            yield move_view(text, places, label, kind="place")


def _counters(context: Context, state: State) -> Iterator[CounterView]:
    aim = context.rules.short_game
    for side, seat in enumerate(SIDES):
        reserve = state.reserves[side]
        on_board = sum(SIDE_OF[code] == side for code in state.board)
        code, value = "sum", sum(STONES[code].value for code in reserve)
        if aim != "off":
            code, value = f"to_{aim}", rules.missing_captures(context.rules, state, side)
        for counter, count in (("stones", on_board), ("taken", len(reserve)), (code, value)):
            yield {"code": counter, "side": seat, "value": count}


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


def _attack_mark(
    board: bytes, attack: Attack, kind: str, side: int, path: tuple[int, ...] = ()
) -> MarkView:
    first, *more = attack.stones
    path = path or (first, attack.target, *more)
    return _mark(kind, side, path, say(attack.kind, **attack.params(board)))


def _mark(kind: str, side: int, path: Iterable[int], label: Message) -> MarkView:
    squares = list(map(name, path))
    return {"kind": kind, "side": SIDES[side], "path": squares, "label": label.to_json()}


def _possible_attacks(context: Context, state: State, present: list[Attack]) -> Iterator[MarkView]:
    """Yield a mark for each new attack in which a stone would take part after its own move.

    `present` has the attacks that the side on turn makes already.  Yield no marks in the stages of
    a turn that follow the move (placing or taking stones).
    """
    if state.stage:
        return
    before = set(present)
    for move in context.steps(state):
        board = move_stone(state.board, move)
        for attack in context.attacks.against(board, 1 - state.turn):
            if move.target in attack.stones and attack not in before:
                others = (at for at in attack.stones if at != move.target)
                path = (*move, attack.target, *others)
                yield _attack_mark(board, attack, "would", state.turn, path)


def _progressions(context: Context, state: State, side: int) -> Iterator[MarkView]:
    """Yield a mark for each winning progression that a side could form, with its stones' squares.

    The kind is `progression` if the side's own stones on the board and its captured stones have all
    the numbers, `hope` if the side must first capture other enemies.
    """
    own = rules.own_numbers(context.rules, state, side)
    captured = rules.captured_numbers(state, side)
    enemies = rules.own_numbers(context.rules, state, 1 - side) - set(LAYERS)
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
        yield _progression_mark(kind, side, progression, stones, captured=others, missing=missing)


def _progression_mark(
    kind: str, side: int, progression: Progression, stones: Iterable[int], **numbers: Iterable[int]
) -> MarkView:
    """Return the mark of a complete winning row, or of a progression that `side` could form.

    `kind` is `row` for a row.  For a progression, it is `progression` if the side has all its
    numbers, on its own and captured stones; `hope` if the side must first capture further stones.
    `stones` has the squares of the stones of the row or progression.  `numbers` is empty for a row.
    For a progression, it has `captured`, the numbers that the side needs from enemy stones, and
    `missing`, those of them that the side has not captured yet (empty for the kind `progression`).
    """
    code = "greatest" if progression.values == GREATEST_HARMONY else progression.kinds[0]
    values, kinds = list(progression.values), list(progression.kinds)
    more = {key: list(numbers.get(key, ())) for key in ("captured", "missing")}
    return _mark(kind, side, stones, say(code, values=values, kinds=kinds, **more))
