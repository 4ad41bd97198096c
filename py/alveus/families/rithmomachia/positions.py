"""Positions as JSON.

A stone on the board is written as ``WR2@c2``, a captured stone with a star: ``WR7*@d8``.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from typing import Any

from alveus.core.errors import SetupError
from alveus.core.json_validation import integer, items, member, record, text
from alveus.core.outcomes import Outcome
from alveus.families.rithmomachia.board import (
    CODE,
    LETTERS,
    PYRAMID,
    SIDES,
    STONES,
    WIDTH,
    Stone,
    army,
    bit,
    name,
    square_of,
    squares,
    write_board,
)
from alveus.families.rithmomachia.playing import begin_game, settle
from alveus.families.rithmomachia.ruleset import Ruleset
from alveus.families.rithmomachia.state import (
    PLACING,
    TAKING,
    Context,
    Reserves,
    RowSquares,
    Stage,
    State,
)
from alveus.families.rithmomachia.turn import position_hash

_STONE = re.compile(r"([WB])([RTSP])([1-9][0-9]{0,2})(\*?)")


def to_json(rules: Ruleset, state: State) -> dict[str, Any]:
    """Return the position as JSON.

    Earlier positions (`seen`) are included if they can end the game or forbid moves.  `seen` is
    omitted if it contains this position only, which is the reader's default.  During a turn it
    can be empty, because a capture clears it and the position is added only when the turn ends.
    """
    position: dict[str, Any] = {
        "turn": SIDES[state.turn],
        "stones": write_board(state.board),
        "captured": {
            side: [original(code).text for code in reserve]
            for side, reserve in zip(SIDES, state.reserves, strict=True)
        },
    }
    if state.clock:
        position["clock"] = state.clock
    if state.stage:
        position["stage"] = state.stage
        position["threatened"] = [name(at) for at in squares(state.threatened)]
    if any(state.announced):
        position["announced"] = {
            side: [[name(at) for at in row] for row in rows]
            for side, rows in zip(SIDES, state.announced, strict=True)
        }
    if rules.repetition == "forbidden" or (
        rules.repetition == "threefold" and state.seen != _default_seen(state)
    ):
        position["seen"] = list(state.seen)
    if state.over is not None:
        position["result"] = {**state.over.to_json(SIDES), "values": list(state.row)}
    return position


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
    reserves = _read_reserves(rules, record(position, "captured") if "captured" in position else {})
    _check_counts(rules, bytes(board), reserves)
    clock = _natural(position, "clock")
    state = State(
        bytes(board),
        SIDES.index(member(position, "turn", SIDES, SIDES[0])),
        reserves,
        clock,
        (),
        _read_stage(rules, position),
        sum(bit(at) for at in _read_squares(rules, position.get("threatened", []))),
        _read_announced(rules, position),
    )
    if rules.repetition != "off" and "seen" in position:
        seen = [integer(entry, "seen") for entry in items(position, "seen")]
        state = state._replace(seen=tuple(seen))
    elif rules.repetition == "threefold" and "repeated" in position:
        times = max(1, _natural(position, "repeated"))
        state = state._replace(seen=_own_hash(state) * times)
    first = settle(context, state) if "seen" in position else begin_game(context, state)
    if "result" in position:
        return _add_result(context, state, first, record(position, "result"))
    return first


def _default_seen(state: State) -> tuple[int, ...]:
    """Return the default for `seen`, used if the JSON does not contain it."""
    return () if state.row else _own_hash(state)


def _own_hash(state: State) -> tuple[int, ...]:
    return (position_hash(state.board, state.turn, state.reserves),)


def original(code: int) -> Stone:
    """Return a stone as it was before it changed sides."""
    return STONES[code]._replace(side=STONES[code].army)


def _parse_stone(stone: str) -> int:
    """Return the code of a stone.  Raises SetupError `stone_notation`, `no_such_stone`."""
    match = _STONE.fullmatch(stone)
    if not match:
        raise SetupError("stone_notation", stone=stone[:80])
    side = LETTERS.index(match[1])
    army_of = 1 - side if match[4] else side
    code = CODE.get(Stone(side, match[2], int(match[3]), army_of))
    if code is None or (match[4] and match[2] == PYRAMID):
        raise SetupError("no_such_stone", stone=stone)
    return code


def _parse_square(rules: Ruleset, square: str) -> int:
    at = square_of(square, rules.ranks)
    if at is None:
        raise SetupError("no_such_square", square=square[:80])
    return at


def _natural(position: Mapping[str, Any], key: str) -> int:
    number = integer(position.get(key, 0), key)
    if number < 0:
        raise SetupError("negative", name=key)
    return number


def _read_reserves(rules: Ruleset, captured: Mapping[str, Any]) -> Reserves:
    unknown = next((side for side in captured if side not in SIDES), None)
    if unknown:
        raise SetupError("bad_value", name="captured", value=unknown[:80])
    reserves = []
    for side, seat in enumerate(SIDES):
        codes = []
        for entry in items(captured, seat) if seat in captured else ():
            stone = STONES[_parse_stone(text(entry, f"captured.{seat}"))]
            if stone.turned or (stone.army == side and not _can_recapture(rules)):
                raise SetupError("captured_own", stone=stone.text, side=seat)
            codes.append(CODE[stone._replace(side=side)])
        reserves.append(bytes(codes))
    return reserves[0], reserves[1]


def _can_recapture(rules: Ruleset) -> bool:
    """Return True if captured stones can be on the board while the game continues."""
    return rules.captured_use == "re_enter" or rules.win_timing == "survive"


def _check_counts(rules: Ruleset, board: bytes, reserves: Reserves) -> None:
    """Raise SetupError if a side has stones, or more copies of one, than this edition provides.

    The codes are `no_such_stone` and `too_many_stones`.
    """
    counts = Counter(original(code)[1:] for code in (*board, *reserves[0], *reserves[1]) if code)
    provided = Counter((*face, side) for side in (0, 1) for face in army(side, rules.advanced))
    for (shape, value, side), count in counts.items():
        if count > provided[shape, value, side]:
            raise SetupError(
                "too_many_stones" if provided[shape, value, side] else "no_such_stone",
                stone=Stone(side, shape, value, side).text,
                count=count,
                expected=provided[shape, value, side],
            )


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


def _read_announced(rules: Ruleset, position: Mapping[str, Any]) -> tuple[RowSquares, RowSquares]:
    if "announced" not in position or rules.win_timing != "survive":
        return (), ()
    rows = record(position, "announced")
    white, black = (
        tuple(_read_squares(rules, row) for row in items(rows, side)) if side in rows else ()
        for side in SIDES
    )
    return white, black


def _add_result(context: Context, state: State, first: State, result: Mapping[str, Any]) -> State:
    """Return the finished position: won by a row, or `first`, if `result` has the same ending."""
    ending = result.get("ending")
    for row in context.rows.complete(state.board, state.turn):
        if ending == row.progression.degree and context.rows.can_win(state.board, state.turn):
            return state._replace(
                over=Outcome(state.turn, row.progression.degree), row=row.progression.values
            )
    if first.over is not None and first.over.ending == ending:
        return first
    raise SetupError("result_impossible", ending=str(ending)[:80])
