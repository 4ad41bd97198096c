"""Moves as text, and positions as JSON.

A move is a step ``b5-b6``, a placing ``7@f8`` of a captured stone, a capture ``xg6`` or ``pass``.
If the side has captured this number in several shapes, ``7@f8`` places the first of round, triangle
and square; ``R49@f8`` names the shape.  Stones placed together are joined: ``6@f8+8@g8``.  In JSON,
``WR2@c2`` is White's round 2 on c2.  ``WR7*@d8`` plays for White: a round 7 from Black's army that
White has captured and placed.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from alveus.core.errors import IllegalMove, NotationError, SetupError
from alveus.core.json_validation import integer, items, member, record, text
from alveus.families.rithmomachia.board import (
    CODE,
    PYRAMID,
    SHAPES,
    SIDES,
    STONES,
    WIDTH,
    Step,
    army,
    bit,
    name,
    side_mask,
    square_of,
    squares,
    write_board,
)
from alveus.families.rithmomachia.rows import EarlyRows
from alveus.families.rithmomachia.rules import advance, begin_game, explain_move, settle
from alveus.families.rithmomachia.ruleset import Ruleset
from alveus.families.rithmomachia.state import (
    PASS,
    PLACING,
    TAKING,
    Context,
    Move,
    Placing,
    Reserves,
    Stage,
    State,
    Take,
)
from alveus.families.rithmomachia.turn import position_hash, win_by_row

_SQUARE = "[a-h][0-9]{1,2}"
_STEP = re.compile(f"({_SQUARE})-({_SQUARE})")
_PLACED = re.compile(f"([RTSP]?)([0-9]{{1,3}})@({_SQUARE})")
_TAKE = re.compile(f"x({_SQUARE})")
STONE = r"[WB][RTSP][1-9]\d{0,2}"
"""The regular expression for a stone that plays for its original army, such as ``WR6``."""
_STONE = re.compile(rf"{STONE}\*?", re.ASCII)
_CODES: Mapping[str, int] = {stone.text: code for stone, code in CODE.items()}


def write_move(state: State, move: Move) -> str:
    """Return the text of a move."""
    if isinstance(move, Step):
        return f"{name(move.source)}-{name(move.target)}"
    if isinstance(move, Take):
        return f"x{name(move.at)}"
    if isinstance(move, Placing):
        return "+".join(f"{_reserve_name(state, code)}@{name(at)}" for at, code in move.stones)
    return "pass"


def _reserve_name(state: State, code: int) -> str:
    """Return a captured stone's number, with its shape if the number alone means another shape."""
    stone = STONES[code]
    named = STONES[_remove_stone([*state.reserves[state.turn]], "", stone.value)]
    return str(stone.value) if named.shape == stone.shape else stone.face


def parse_moves(context: Context, state: State, text: str) -> tuple[Move, ...]:
    """Return the moves of a text, in order; each is read in the position after the legal ones.

    Raises NotationError (`notation`, `no_such_square`) for an unreadable text, IllegalMove
    `not_taken` if a stone to be placed is not in the reserve of the side on turn.
    """
    words = text.split()
    if not words:
        raise NotationError("notation", text="")
    moves: list[Move] = []
    for word in words:
        if moves and explain_move(context, state, moves[-1]) is None:
            state = advance(context, state, moves[-1])
        moves.append(_parse_move(context.rules, state, word))
    return tuple(moves)


def _parse_move(rules: Ruleset, state: State, word: str) -> Move:
    if word == "pass":
        return PASS
    if step := _STEP.fullmatch(word):
        return Step(*(_parse_square(rules, square, NotationError) for square in step.groups()))
    if take := _TAKE.fullmatch(word):
        return Take(_parse_square(rules, take[1], NotationError))
    reserve = list(state.reserves[state.turn])
    parts = [_PLACED.fullmatch(part) for part in word[:80].split("+")]
    if not all(parts):
        raise NotationError("notation", text=word[:80])
    stones = []
    for shape, value, square in (part.groups() for part in parts if part):
        at = _parse_square(rules, square, NotationError)
        stones.append((at, _remove_stone(reserve, shape, int(value))))
    return Placing(tuple(sorted(stones)))


def _remove_stone(reserve: list[int], shape: str, value: int) -> int:
    """Remove a stone with this number from `reserve`, a list of codes; return the stone's code.

    If `shape` is "", the stone can have any shape.  Raises IllegalMove if there is no such stone.
    """
    for candidate in shape or SHAPES:
        for code in reserve:
            if STONES[code].face == f"{candidate}{value}":
                reserve.remove(code)
                return code
    raise IllegalMove("not_taken", stone=f"{shape}{value}")


def _parse_square(
    rules: Ruleset, square: str, error: type[NotationError | SetupError] = SetupError
) -> int:
    at = square_of(square, rules.ranks)
    if at is None:
        raise error("no_such_square", square=square[:80])
    return at


def to_json(context: Context, state: State) -> dict[str, Any]:
    """Return the position as JSON.

    The member `seen` lists the hashes of all positions since the last capture or placing.  The
    option `repetition` decides: `forbidden` includes `seen`, `off` omits it, and `threefold` omits
    it if it contains only this position or, after a victory by a row, no position.  But `seen` is
    always included if a side has captured back its own stone, set up on the board as captured,
    under rules that do not return captured stones to the board.

    The member `early` lists, for each side, the squares of the complete rows that must be
    interrupted and built again before they can win.  It is omitted after the end of the game, and
    if a game that starts with this board would have the same list (`Rows.standing`).
    """
    rules = context.rules
    captured = ([STONES[code].original.text for code in reserve] for reserve in state.reserves)
    position: dict[str, Any] = {
        "turn": SIDES[state.turn],
        "stones": write_board(state.board),
        "captured": _by_side(captured),
    }
    if state.clock:
        position["clock"] = state.clock
    if state.stage:
        position["stage"] = state.stage
        position["threatened"] = list(map(name, squares(state.threatened)))
    if any(state.announced):
        position["announced"] = _write_rows(state.announced)
    if state.over is None and state.early != context.rows.standing(state.board):
        position["early"] = _write_rows(state.early)
    if state.due:
        position["due"] = list(map(name, squares(state.due)))
    default = {"threefold": () if state.row else _own_hash(state), "off": state.seen}
    own = any(not STONES[code].turned for reserve in state.reserves for code in reserve)
    if state.seen != default.get(rules.repetition) or (own and not _return_captured(rules)):
        position["seen"] = list(state.seen)
    if state.over is not None:
        position["result"] = {**state.over.to_json(SIDES), "values": list(state.row)}
    return position


def _return_captured(rules: Ruleset) -> bool:
    """Return True if the game can continue after a captured stone is placed."""
    return rules.captured_use == "re_enter" or rules.win_timing == "survive"


def _write_rows(rows: EarlyRows) -> dict[str, Any]:
    return _by_side([list(map(name, row)) for row in side] for side in rows)


def _by_side(values: Iterable[Any]) -> dict[str, Any]:
    return dict(zip(SIDES, values, strict=True))


def _own_hash(state: State) -> tuple[int, ...]:
    return (position_hash(state.board, state.turn, state.reserves),)


def from_json(context: Context, position: Mapping[str, Any]) -> State:
    """Read a position from JSON.  Raises SetupError with the reason if it is invalid."""
    rules = context.rules
    board = bytearray(rules.ranks * WIDTH)
    for entry in items(position, "stones"):
        stone, at_sign, square = text(entry, "stones").partition("@")
        if not at_sign:
            raise SetupError("stone_notation", stone=stone[:80])
        at = _parse_square(rules, square)
        if board[at]:
            raise SetupError("square_twice", square=square)
        board[at] = _parse_stone(stone)
    recapture = _return_captured(rules) or "seen" in position
    taken = record(position, "captured") if "captured" in position else {}
    reserves = _read_reserves(taken, recapture)
    _check_counts(rules, bytes(board), reserves)
    state = State(
        board=bytes(board),
        clock=_natural(position, "clock"),
        turn=SIDES.index(member(position, "turn", SIDES, SIDES[0])),
        reserves=reserves,
        stage=_read_stage(rules, position),
        threatened=sum(map(bit, _read_squares(rules, position.get("threatened", [])))),
        announced=_read_rows(rules, position, "announced"),
    )
    early = context.rows.standing(state.board)
    if "early" in position and rules.early_formation == "rebuild":
        early = _read_rows(rules, position, "early")
    due = sum(map(bit, set(_read_squares(rules, position.get("due", [])))))
    due &= side_mask(state.board, 1 - state.turn) if rules.occupies_after_reply else 0
    state = state._replace(early=early, due=due)
    if rules.repetition != "off" and "seen" in position:
        seen = tuple(integer(entry, "seen") for entry in items(position, "seen"))
        state = state._replace(seen=seen)
    elif rules.repetition == "threefold" and "repeated" in position:
        state = state._replace(seen=_own_hash(state) * max(1, _natural(position, "repeated")))
    first = settle(context, state) if "seen" in position else begin_game(context, state)
    if "result" in position:
        return _add_result(context, state, first, record(position, "result").get("ending"))
    return first


def _parse_stone(stone: str) -> int:
    """Return the code (see `board`) of a stone in JSON without its square: ``WR2``, ``WR7*``.

    Raises SetupError `stone_notation` for text of another form, `no_such_stone` for a stone that
    does not exist or a captured pyramid (``WP190*``).
    """
    if not _STONE.fullmatch(stone):
        raise SetupError("stone_notation", stone=stone[:80])
    code = _CODES.get(stone, 0)
    if not code or (STONES[code].turned and STONES[code].shape == PYRAMID):
        raise SetupError("no_such_stone", stone=stone)
    return code


def _natural(position: Mapping[str, Any], key: str) -> int:
    number = integer(position.get(key, 0), key)
    if number < 0:
        raise SetupError("negative", name=key)
    return number


def _read_reserves(captured: Mapping[str, Any], recapture: bool) -> Reserves:
    """Read the captured stones; `recapture` is True if a side can have captured back its own."""
    unknown = next((side for side in captured if side not in SIDES), None)
    if unknown:
        raise SetupError("bad_value", name="captured", value=unknown[:80], names=SIDES)
    reserves = (bytearray(), bytearray())
    for side, seat in enumerate(SIDES):
        for entry in items(captured, seat) if seat in captured else ():
            stone = STONES[_parse_stone(text(entry, f"captured.{seat}"))]
            if stone.turned or (stone.army == side and not recapture):
                raise SetupError("captured_own", stone=stone.text, side=seat)
            reserves[side].append(CODE[stone._replace(side=side)])
    return bytes(reserves[0]), bytes(reserves[1])


def _check_counts(rules: Ruleset, board: bytes, reserves: Reserves) -> None:
    """Raise SetupError if a stone occurs more often than in the armies of the option `edition`."""
    counts = Counter(STONES[code].original for code in board + b"".join(reserves) if code)
    armies = [(side, *face, side) for side in (0, 1) for face in army(side, rules.advanced)]
    provided = Counter(armies)
    for stone, count in counts.items():
        if count > provided[stone]:
            code = "too_many_stones" if provided[stone] else "no_such_stone"
            raise SetupError(code, stone=stone.text, count=count, expected=provided[stone])


def _read_stage(rules: Ruleset, position: Mapping[str, Any]) -> Stage:
    stages: list[Stage] = [""]
    if rules.placement == "after_move":
        stages.append(PLACING)
    if rules.timing == "three_stage":
        stages.append(TAKING)
    return member(position, "stage", stages, "")


def _read_squares(rules: Ruleset, names: Any) -> tuple[int, ...]:
    if not isinstance(names, list):
        raise SetupError("wrong_type", name="squares", expected="list")
    return tuple(_parse_square(rules, text(entry, "squares")) for entry in names)


def _read_rows(rules: Ruleset, position: Mapping[str, Any], key: str) -> EarlyRows:
    if key not in position or (key == "announced" and rules.win_timing != "survive"):
        return (), ()
    rows = record(position, key)
    white, black = (
        tuple(tuple(sorted(_read_squares(rules, row))) for row in items(rows, side))
        if side in rows
        else ()
        for side in SIDES
    )
    return white, black


def _add_result(context: Context, state: State, first: State, ending: Any) -> State:
    """Return the finished position whose result has the code `ending`.

    If this code is the degree of a winning row (stones whose numbers form a progression) of the
    side on turn, return `state` with the win by this row.  `first` is `state` with the outcome by
    the other rules, if any; return it if its ending is `ending`.  Otherwise raise SetupError
    `result_impossible`.
    """
    for row in context.rows.complete(state.board, state.turn):
        if ending == row.progression.degree and context.rows.can_win(state.board, state.turn):
            return win_by_row(state, state.turn, row)
    if first.over is not None and first.over.ending == ending:
        return first
    raise SetupError("result_impossible", ending=str(ending)[:80])
