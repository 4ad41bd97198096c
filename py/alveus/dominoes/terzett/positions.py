"""Composing boards as JSON and in lines, both ways: what is read can be played, or is refused."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from alveus.core.errors import IllegalMove, NotationError, SetupError
from alveus.core.reading import integer, items, record, text
from alveus.core.written import Line, read_words, write_rows
from alveus.dominoes.dominosa import positions as sheets
from alveus.dominoes.dominosa.outline import cell
from alveus.dominoes.terzett import notes
from alveus.dominoes.terzett.board import FREE, Board, Laid, Move, board_of, line, shape
from alveus.dominoes.terzett.notation import laid_text, read_laid
from alveus.dominoes.terzett.play import why_not


def to_json(board: Board) -> dict[str, Any]:
    """The outline, what is prescribed, and what lies on it so far."""
    written: dict[str, Any] = {"outline": shape(board.figure)}
    given = {name: n for name, n in zip(board.figure.names, board.given, strict=True) if n != FREE}
    if given:
        written["given"] = given
    if board.sums:
        written["sums"] = dict(board.sums)
    if board.laid:
        written["laid"] = _written(board, board.laid)
    if board.trials:
        written["trials"] = [_written(board, trial) for trial in board.trials]
    return {**written, **notes.to_json(board)}


def from_json(position: Mapping[str, Any], kind: str) -> Board:
    """A board.  Raises NotationError for wrong names, SetupError for all else that is wrong."""
    rows = tuple(text(row, "outline") for row in items(position, "outline"))
    board = board_of(rows, kind)
    if "given" in position:
        board = board._replace(given=_given(board, record(position, "given")))
    if "sums" in position:
        board = board._replace(sums=_sums(board, record(position, "sums")))
    trials = items(position, "trials") if "trials" in position else []
    if not all(isinstance(trial, list) for trial in trials):
        raise SetupError("wrong_type", name="trials", expected="list")
    board = board._replace(trials=tuple(_laid(board, trial) for trial in trials))
    if "laid" in position:
        board = board._replace(laid=_laid(board, items(position, "laid")))
    return notes.from_json(board, position)


_NUMBER = r"(\w+)=([0-9]+)"
_LINES = {
    "outline": r"[#.]+",
    "given": _NUMBER,
    "sums": _NUMBER,
    "tiles": rf"\S+@{sheets.PAIR}",
}


def write_lines(game: Any, state: Any) -> tuple[Line, ...]:
    """The outline ``##. ###`` with what lies in it, or a figure's sheet."""
    if not isinstance(state, Board):
        return sheets.write_lines(game, state)
    told = to_json(state)
    told["tiles"] = [one.replace(" ", "@") for one in told.get("laid", ())]
    for name in ("given", "sums"):
        told[name] = [f"{at}={number}" for at, number in told.get(name, {}).items()]
    found = (Line(name, " ".join(told[name])) for name in ("given", "sums", "tiles"))
    return (write_rows("outline", told["outline"]), *found)


def read_lines(game: Any, written: Mapping[str, str]) -> dict[str, Any]:
    """The board, or sheet, that the lines tell.  Raises SetupError `line_unreadable`."""
    if "outline" not in written:
        return sheets.read_lines(game, written)
    found = {name: read_words(written, name, re.compile(form)) for name, form in _LINES.items()}
    told: dict[str, Any] = {
        name: {word[1]: int(word[2]) for word in found[name]} for name in ("given", "sums")
    }
    told["outline"] = [word[0] for word in found["outline"]]
    return {**told, "laid": [word[0].replace("@", " ") for word in found["tiles"]]}


def _written(board: Board, laid: tuple[Laid, ...]) -> list[str]:
    return [laid_text(board.figure, one) for one in laid]


def _given(board: Board, written: Mapping[str, Any]) -> tuple[int, ...]:
    """The prescribed numbers; no number oftener than the set has it."""
    given, reach = [FREE] * len(board.given), board.reach
    for name, value in written.items():
        number = integer(value, "given")
        if not 0 <= number <= reach:
            raise SetupError("given_range", at=name[:80], number=number, reach=reach)
        given[cell(board.figure, name)] = number
    for number in range(reach + 1):
        if given.count(number) > reach + 2:
            raise SetupError(
                "given_count", number=number, count=given.count(number), expected=reach + 2
            )
    return tuple(given)


def _sums(board: Board, written: Mapping[str, Any]) -> tuple[tuple[str, int], ...]:
    found = []
    for name, value in written.items():
        line(board.figure, name)
        found.append((name, integer(value, "sums")))
    return tuple(sorted(found))


def _laid(board: Board, written: list[Any]) -> tuple[Laid, ...]:
    """Tiles on an empty board, each refused as laying it by hand would be."""
    board = board._replace(laid=())
    for one in written:
        try:
            laid = read_laid(board, text(one, "laid"))
        except IllegalMove as error:
            raise NotationError(error.code, **error.params) from None
        if board.lies(laid.tile) is not None:
            raise SetupError("tile_twice", tile=str(laid.tile))
        board = board._replace(held=laid.tile)
        refusal = why_not(board, Move("place", *laid))
        if refusal is not None:
            raise SetupError(refusal.code, **refusal.params)
        board = board._replace(laid=tuple(sorted((*board.laid, laid))))
    return board.laid
