"""Conversion of positions to and from JSON.  Illegal positions are refused with a reason."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from typing import Any

from alveus.core.errors import SetupError
from alveus.core.outcomes import Outcome
from alveus.core.reading import integer, items, member, record, text
from alveus.rithmomachia.actions import rows_can_win
from alveus.rithmomachia.context import Context
from alveus.rithmomachia.course import position_hash
from alveus.rithmomachia.ending import settle
from alveus.rithmomachia.layout import WIDTH, bit, name, square_of, squares, write_board
from alveus.rithmomachia.playing import begin_game
from alveus.rithmomachia.ruleset import Ruleset
from alveus.rithmomachia.state import PLACING, TAKING, RowSquares, State
from alveus.rithmomachia.stones import CODE, PYRAMID, SIDES, STONES, Stone, army

_STONE = re.compile(r"([WB])([RTSP])([1-9][0-9]{0,2})(\*?)")


def to_json(rules: Ruleset, state: State) -> dict[str, Any]:
    """Return the position as JSON.

    Earlier positions (`seen`) are included if they can end the game or forbid moves. `seen` is
    omitted if it contains this position only, which is the reader's default.  During a turn it can
    be empty, because a capture clears it and the position is added only when the turn ends.
    """
    position: dict[str, Any] = {
        "turn": SIDES[state.turn],
        "stones": write_board(state.board),
        "captured": {
            side: [_original(code).text for code in reserve]
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
        stone, at_sign, where = text(entry, "stones").partition("@")
        if not at_sign:
            raise SetupError("stone_notation", stone=stone[:80])
        at = square_of(where, rules.ranks)
        if at is None:
            raise SetupError("no_such_square", square=where[:80])
        if board[at]:
            raise SetupError("square_twice", square=where)
        board[at] = _code(stone)
    reserves = _reserves(rules, record(position, "captured") if "captured" in position else {})
    _count(rules, bytes(board), reserves)
    clock = _natural(position, "clock")
    state = State(
        bytes(board),
        SIDES.index(member(position, "turn", SIDES, SIDES[0])),
        reserves,
        clock,
        (),
        _stage(rules, position),
        sum(bit(at) for at in _squares(rules, position.get("threatened", []))),
        _announced(rules, position),
    )
    if rules.repetition != "off" and "seen" in position:
        seen = [integer(entry, "seen") for entry in items(position, "seen")]
        state = state._replace(seen=tuple(seen))
    elif rules.repetition == "threefold" and "repeated" in position:
        times = max(1, _natural(position, "repeated"))
        state = state._replace(seen=(position_hash(state),) * times)
    begun = settle(context, state) if "seen" in position else begin_game(context, state)
    if "result" in position:
        return _with_result(context, state, begun, record(position, "result"))
    return begun


def _default_seen(state: State) -> tuple[int, ...]:
    """Return the default for `seen`, used if the JSON does not contain it."""
    return () if state.row else (position_hash(state),)


def _original(code: int) -> Stone:
    """Return a stone as it was before it changed sides."""
    return STONES[code]._replace(side=STONES[code].army)


def _code(written: str) -> int:
    """Parse a stone and return its code.  Raises SetupError `stone_notation`, `no_such_stone`."""
    match = _STONE.fullmatch(written)
    if not match:
        raise SetupError("stone_notation", stone=written[:80])
    side = "WB".index(match[1])
    army_of = 1 - side if match[4] else side
    code = CODE.get(Stone(side, match[2], int(match[3]), army_of))
    if code is None or (match[4] and match[2] == PYRAMID):
        raise SetupError("no_such_stone", stone=written)
    return code


def _natural(position: Mapping[str, Any], key: str) -> int:
    number = integer(position.get(key, 0), key)
    if number < 0:
        raise SetupError("negative", name=key)
    return number


def _reserves(rules: Ruleset, captured: Mapping[str, Any]) -> tuple[bytes, bytes]:
    if stranger := next((side for side in captured if side not in SIDES), None):
        raise SetupError("bad_value", name="captured", value=stranger[:80])
    reserves = []
    for side, seat in enumerate(SIDES):
        codes = []
        for entry in items(captured, seat) if seat in captured else ():
            stone = STONES[_code(text(entry, f"captured.{seat}"))]
            own = stone.army == side
            if stone.turned or (own and not rules.re_enter):
                raise SetupError("captured_own", stone=stone.text, side=seat)
            codes.append(CODE[stone._replace(side=side)])
        reserves.append(bytes(codes))
    return reserves[0], reserves[1]


def _count(rules: Ruleset, board: bytes, reserves: tuple[bytes, bytes]) -> None:
    """Raise SetupError if there are stones, or more copies of one, than this edition provides.

    The codes are `no_such_stone` and `too_many_stones`.
    """
    there = Counter(_original(code)[1:] for code in (*board, *reserves[0], *reserves[1]) if code)
    every = Counter((*face, side) for side in (0, 1) for face in army(side, rules.advanced))
    for (shape, value, side), count in there.items():
        if count > every[shape, value, side]:
            raise SetupError(
                "too_many_stones" if every[shape, value, side] else "no_such_stone",
                stone=Stone(side, shape, value, side).text,
                count=count,
                expected=every[shape, value, side],
            )


def _stage(rules: Ruleset, position: Mapping[str, Any]) -> str:
    stages = [""]
    stages += [PLACING] if rules.place_after_move else []
    stages += [TAKING] if rules.timing == "three_stage" else []
    return member(position, "stage", stages, "")


def _squares(rules: Ruleset, written: Any) -> tuple[int, ...]:
    if not isinstance(written, list):
        raise SetupError("wrong_type", name="squares", expected="list")
    found = []
    for entry in written:
        at = square_of(text(entry, "squares"), rules.ranks)
        if at is None:
            raise SetupError("no_such_square", square=entry[:80])
        found.append(at)
    return tuple(found)


def _announced(rules: Ruleset, position: Mapping[str, Any]) -> tuple[RowSquares, RowSquares]:
    if "announced" not in position or not rules.survive:
        return (), ()
    rows = record(position, "announced")
    white, black = (
        tuple(_squares(rules, row) for row in items(rows, side)) if side in rows else ()
        for side in SIDES
    )
    return white, black


def _with_result(context: Context, state: State, begun: State, result: Mapping[str, Any]) -> State:
    """Return the finished position with its ending: the row that won, or the ending in `begun`."""
    given = result.get("ending")
    for row in context.rows.standing(state.board, state.turn):
        if given == row.progression.degree and rows_can_win(context.rules, state.board, state.turn):
            return state._replace(
                over=Outcome(state.turn, row.progression.degree), row=row.progression.values
            )
    if begun.over is not None and begun.over.ending == given:
        return begun
    raise SetupError("result_impossible", ending=str(given)[:80])
