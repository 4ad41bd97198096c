"""What is seen of a sheet: cells with their numbers, tiles, lines, the tally, what can be done."""

from __future__ import annotations

from collections.abc import Iterator

from alveus.core.events import Message, say
from alveus.core.view import (
    BoardView,
    MarkView,
    MoveKind,
    MoveView,
    PieceView,
    PlaceView,
    TokenView,
)
from alveus.core.view_builders import action_view, move_view, piece_view, place_view, token_view
from alveus.dominoes.dominosa.mistakes import Mistakes, count_keys, find_mistakes
from alveus.dominoes.dominosa.outline import bits
from alveus.dominoes.dominosa.play import moves, trial_places, why_not
from alveus.dominoes.dominosa.seals import count_places
from alveus.dominoes.dominosa.state import Move, State

ACTIONS = ("try", "keep", "drop", "check")
"""What is done without a place."""
COLOUR_MARKS = ("marked", "marked_other")
"""The marks of a highlighted number's cells, by its colour."""


def board_view(state: State) -> BoardView:
    """Places, tiles, moves, tokens, counters, actions, lines and status."""
    wrong = find_mistakes(state) if state.checked else Mistakes(0, 0)
    live = state.live
    return {
        "status": [message.to_json() for message in status(state, wrong)],
        "places": list(_places(state, wrong)),
        "pieces": list(_pieces(state)),
        "moves": [view for move in moves(state) for view in _moves(state, move)],
        "tokens": list(_tokens(state, live)),
        "counters": [
            {"code": "found", "side": "solver", "value": state.laid.bit_count()},
            {"code": "places", "side": "solver", "value": (live & ~state.laid).bit_count()},
        ],
        "actions": [action_view(verb, why_not(state, Move(verb))) for verb in ACTIONS],
        "marks": list(_lines(state, wrong)),
    }


def status(state: State, wrong: Mistakes) -> list[Message]:
    """How far the solver is, what a check has shown, and what is odd about the puzzle."""
    if state.over:
        return [say("solved", count=len(state.puzzle.tiles))]
    said = [say("tiles_left", count=len(state.puzzle.tiles) - state.laid.bit_count())]
    if state.trials:
        said.append(say("trial", depth=len(state.trials), count=trial_places(state).bit_count()))
    if state.checked:
        counts = {"count": wrong.tiles.bit_count(), "lines": wrong.lines.bit_count()}
        said.append(say("check_wrong", **counts) if wrong.any else say("check_clean"))
    found = count_keys(state.puzzle)
    if not found.solutions:
        said.append(say("no_solution"))
    elif found.solutions > 1:
        said.append(say("several_solutions", count=found.solutions, complete=found.complete))
    return said


def _places(state: State, wrong: Mistakes) -> Iterator[PlaceView]:
    figure, numbers = state.puzzle.figure, state.puzzle.numbers
    colours = dict(state.marks)
    trial = trial_places(state)
    for cell, (row, column) in enumerate(figure.cells):
        on = state.tile_on(cell)
        marks = [COLOUR_MARKS[colours[numbers[cell]]]] if numbers[cell] in colours else []
        if on is not None and trial >> on & 1:
            marks.append("tried")
        if on is not None and wrong.tiles >> on & 1:
            marks.append("wrong")
        name, label = figure.names[cell], _cell(state, cell, on)
        value = str(numbers[cell])
        yield place_view(name, "cell", (row, column), label, name=name, marks=marks, value=value)


def _cell(state: State, cell: int, on: int | None) -> Message:
    """What a cell is called: where it is, its number, what it is joined with, its walls."""
    figure = state.puzzle.figure
    joined, other = "", 0
    if on is not None:
        a, b = figure.pairs[on]
        joined, other = figure.way(cell, a + b - cell), state.puzzle.numbers[a + b - cell]
    lines = set()
    for place in bits(state.lines & figure.at[cell]):
        a, b = figure.pairs[place]
        lines.add(figure.way(cell, a + b - cell))
    row, column = figure.cells[cell]
    return say(
        "cell", name=figure.names[cell], row=row + 1, column=column + 1,
        number=state.puzzle.numbers[cell], joined=joined, other=other,
        **{f"line_{way}": way in lines for way in ("left", "right", "up", "down")},
    )  # fmt: skip


def _pieces(state: State) -> Iterator[PieceView]:
    figure, numbers = state.puzzle.figure, state.puzzle.numbers
    for place in bits(state.laid):
        a, b = figure.pairs[place]
        covers = [figure.names[a], figure.names[b]]
        value = f"{numbers[a]}:{numbers[b]}"
        tile = str(state.puzzle.tile(place))
        yield piece_view(tile, "tile", covers[0], value=value, covers=covers)


def _moves(state: State, move: Move) -> Iterator[MoveView]:
    """A move once for every way it is chosen on the board; actions stand elsewhere."""
    figure, at = state.puzzle.figure, move.at
    if move.verb == "mark":
        on = any(number == at for number, _ in state.marks)
        label = say("unmark" if on else "mark", number=at)
        yield move_view(f"mark {at}", [], label, kind="mark", uses=[f"n{at}"])
    elif move.verb in ("lay", "lift", "line"):
        a, b = (figure.names[cell] for cell in figure.pairs[at])
        tile = str(state.puzzle.tile(at))
        if move.verb == "lift":
            label = say("lift", tile=tile, at=a)
            for name in (a, b):
                yield move_view(f"lift {a}", [name], label, takes=[tile])
            return
        if move.verb == "lay":
            label = say("lay", tile=tile, **{"from": a, "to": b})
        else:
            code = "erase" if state.lines >> at & 1 else "line"
            label = say(code, **{"from": a, "to": b})
        kind: MoveKind = "play" if move.verb == "lay" else "line"
        for path in ([a, b], [b, a]):
            yield move_view(f"{move.verb} {a}-{b}", path, label, kind=kind)


def _tokens(state: State, live: int) -> Iterator[TokenView]:
    """The numbers to highlight, then the tally: every tile with its places now and at first."""
    marked, puzzle = dict(state.marks), state.puzzle
    for number in range(puzzle.reach + 1):
        yield token_view(f"n{number}", "number", number, number in marked)
    now, first = count_places(puzzle, live), count_places(puzzle, puzzle.all)
    for found, tile in enumerate(puzzle.tiles):
        yield token_view(str(tile), "tally", now[found], state.place_of(found) is not None)
    for found, tile in enumerate(puzzle.tiles):
        yield token_view(f"first.{tile}", "first", first[found], False)


def _lines(state: State, wrong: Mistakes) -> Iterator[MarkView]:
    figure, trial = state.puzzle.figure, trial_places(state)
    for place in bits(state.lines):
        a, b = (figure.names[cell] for cell in figure.pairs[place])
        code = "line_tried" if trial >> place & 1 else "line"
        label = say("line_wrong" if wrong.lines >> place & 1 else code, **{"from": a, "to": b})
        yield {"kind": "line", "side": "", "path": [a, b], "label": label.to_json()}
