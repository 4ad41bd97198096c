"""Moves as text: ``b5-b6``, ``7@f8`` to place a captured stone, ``xg6`` to take one.

A captured number may exist in two shapes: ``7@f8`` takes the first in the order round, triangle,
square; ``R49@f8`` names the shape.  Stones placed together are joined: ``6@f8+8@g8``.
"""

from __future__ import annotations

import re

from alveus.core.errors import IllegalMove, NotationError
from alveus.families.rithmomachia.board import PYRAMID, SHAPES, STONES, Step, name, square_of
from alveus.families.rithmomachia.ruleset import Ruleset
from alveus.families.rithmomachia.state import PASS, Move, Placing, State, Take

_SQUARE = "[a-h][0-9]{1,2}"
_STEP = re.compile(f"({_SQUARE})-({_SQUARE})")
_PLACED = re.compile(f"([RTSP]?)([0-9]{{1,3}})@({_SQUARE})")
_TAKE = re.compile(f"x({_SQUARE})")


def write_move(state: State, move: Move) -> str:
    """Return a move in notation."""
    if isinstance(move, Step):
        return f"{name(move.source)}-{name(move.target)}"
    if isinstance(move, Take):
        return f"x{name(move.at)}"
    if isinstance(move, Placing):
        return "+".join(f"{_reserve_name(state, code)}@{name(at)}" for at, code in move.stones)
    return "pass"


def parse_moves(rules: Ruleset, state: State, text: str) -> tuple[Move, ...]:
    """Return the moves of a text, in order.

    Raises:
        NotationError: `notation` or `no_such_square`.
        IllegalMove: `not_taken` for a stone that the side on turn has not captured.
    """
    words = text.split()
    if not words:
        raise NotationError("notation", text="")
    return tuple(_parse_move(rules, state, word) for word in words)


def _parse_move(rules: Ruleset, state: State, word: str) -> Move:
    if word == "pass":
        return PASS
    step = _STEP.fullmatch(word)
    if step:
        return Step(_parse_square(rules, step[1]), _parse_square(rules, step[2]))
    take = _TAKE.fullmatch(word)
    if take:
        return Take(_parse_square(rules, take[1]))
    parts = [_PLACED.fullmatch(part) for part in word[:80].split("+")]
    if not all(parts):
        raise NotationError("notation", text=word[:80])
    reserve = list(state.reserves[state.turn])
    stones = []
    for part in parts:
        if part:
            at = _parse_square(rules, part[3])
            stones.append((at, _remove_stone(reserve, part[1], int(part[2]))))
    return Placing(tuple(sorted(stones)))


def _parse_square(rules: Ruleset, text: str) -> int:
    square = square_of(text, rules.ranks)
    if square is None:
        raise NotationError("no_such_square", square=text)
    return square


def _remove_stone(reserve: list[int], shape: str, value: int) -> int:
    """Remove the captured stone with a number, and a shape if given, and return its code."""
    for candidate in shape or SHAPES:
        for code in reserve:
            if STONES[code].shape == candidate and STONES[code].value == value:
                reserve.remove(code)
                return code
    raise IllegalMove("not_taken", stone=f"{shape}{value}")


def _reserve_name(state: State, code: int) -> str:
    """Return a captured stone's number, with its shape if the number alone means another stone."""
    stone = STONES[code]
    first = min(
        SHAPES.index(STONES[other].shape)
        for other in state.reserves[state.turn]
        if STONES[other].value == stone.value and STONES[other].shape != PYRAMID
    )
    return str(stone.value) if SHAPES[first] == stone.shape else stone.face
