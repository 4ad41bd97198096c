"""The view of a puzzle sheet as JSON for the page.

For each tile, the view has two counts of its places (pairs of adjacent cells with its numbers): of
those that are not ruled out, and of all places in the puzzle.
"""

from __future__ import annotations

from collections.abc import Iterator

from alveus.core.events import Message, say
from alveus.core.view import BoardView, MarkView, MoveView, PieceView, PlaceView, TokenView
from alveus.core.view_builders import action_view, move_view, piece_view, place_view, token_view
from alveus.families.dominoes.dominosa import rules
from alveus.families.dominoes.dominosa.exact import count_keys
from alveus.families.dominoes.dominosa.outline import bits
from alveus.families.dominoes.dominosa.puzzle import count_places
from alveus.families.dominoes.dominosa.state import Move, State

COLOUR_MARKS = ("marked", "marked_other")
"""The marks (style names) of cells with a highlighted number, one per colour."""


def board_view(state: State) -> BoardView:
    """Return the view of a puzzle sheet: JSON for the page."""
    wrong = rules.find_mistakes(state) if state.checked else rules.Mistakes(0, 0)
    live = state.live
    return {
        "status": [message.to_json() for message in _status(state, wrong)],
        "places": list(_places(state, wrong)),
        "pieces": list(_pieces(state)),
        "moves": [view for move in rules.moves(state) for view in _moves(state, move)],
        "tokens": list(_tokens(state, live)),
        "counters": [
            {"code": "found", "side": "solver", "value": state.laid.bit_count()},
            {"code": "places", "side": "solver", "value": (live & ~state.laid).bit_count()},
        ],
        "actions": [action_view(verb, rules.why_not(state, Move(verb))) for verb in rules.ACTIONS],
        "marks": list(_lines(state, wrong)),
    }


def _status(state: State, wrong: rules.Mistakes) -> list[Message]:
    if state.over:
        return [say("solved", count=len(state.puzzle.tiles))]
    messages = [say("tiles_left", count=len(state.puzzle.tiles) - state.laid.bit_count())]
    if state.trials:
        places = rules.trial_places(state).bit_count()
        messages.append(say("trial", depth=len(state.trials), count=places))
    if state.checked:
        counts = {"count": wrong.tiles.bit_count(), "lines": wrong.lines.bit_count()}
        messages.append(say("check_wrong", **counts) if wrong.any else say("check_clean"))
    number, complete = count_keys(state.puzzle)
    if not number:
        messages.append(say("no_solution"))
    elif number > 1:
        messages.append(say("several_solutions", count=number, complete=complete))
    return messages


def _places(state: State, wrong: rules.Mistakes) -> Iterator[PlaceView]:
    figure, numbers = state.puzzle.figure, state.puzzle.numbers
    colours, trial = dict(state.marks), rules.trial_places(state)
    for cell, at in enumerate(figure.cells):
        tile = state.laid & figure.at[cell]
        marks = [COLOUR_MARKS[colours[numbers[cell]]]] if numbers[cell] in colours else []
        if tile & trial:
            marks.append("tried")
        if tile & wrong.tiles:
            marks.append("wrong")
        name, label = figure.names[cell], _cell_label(state, cell)
        value = str(numbers[cell])
        yield place_view(name, "cell", at, label, name=name, marks=marks, value=value)


def _cell_label(state: State, cell: int) -> Message:
    figure, numbers, on = state.puzzle.figure, state.puzzle.numbers, state.tile_on(cell)
    joined, other = "", 0
    if on is not None:
        other_cell = sum(figure.pairs[on]) - cell
        joined, other = figure.way(cell, other_cell), numbers[other_cell]
    lines = bits(state.lines & figure.at[cell])
    ways = {figure.way(cell, sum(figure.pairs[place]) - cell) for place in lines}
    row, column = figure.cells[cell]
    return say(
        "cell", name=figure.names[cell], row=row + 1, column=column + 1, number=numbers[cell],
        joined=joined, other=other,
        **{f"line_{way}": way in ways for way in ("left", "right", "up", "down")},
    )  # fmt: skip


def _pieces(state: State) -> Iterator[PieceView]:
    for place in bits(state.laid):
        covers = state.puzzle.figure.ends(place)
        a, b = state.puzzle.figure.pairs[place]
        value = f"{state.puzzle.numbers[a]}:{state.puzzle.numbers[b]}"
        tile = str(state.puzzle.tile(place))
        yield piece_view(tile, "tile", covers[0], value=value, covers=covers)


def _moves(state: State, move: Move) -> Iterator[MoveView]:
    """Yield a view of `move` (JSON) for each way to select it on the page.

    A tile and a line between two cells have two ways, one from each cell.  Moves with a button
    (`check`, `try`, `keep` and `drop`) have none.
    """
    at = move.at
    if move.verb == "mark":
        label = say("unmark" if at in dict(state.marks) else "mark", number=at)
        yield move_view(f"mark {at}", [], label, kind="mark", uses=[f"n{at}"])
    elif move.verb in ("lay", "lift", "line"):
        a, b = state.puzzle.figure.ends(at)
        tile, between = str(state.puzzle.tile(at)), {"from": a, "to": b}
        if move.verb == "lift":
            label = say("lift", tile=tile, at=a)
            yield from (move_view(f"lift {a}", [name], label, takes=[tile]) for name in (a, b))
            return
        lays, code = move.verb == "lay", "erase" if state.lines >> at & 1 else "line"
        label = say("lay", tile=tile, **between) if lays else say(code, **between)
        for path in ([a, b], [b, a]):
            notation = f"{move.verb} {a}-{b}"
            yield move_view(notation, path, label, kind="play" if lays else "line")


def _tokens(state: State, live: int) -> Iterator[TokenView]:
    """Yield a token for each number (`used`: highlighted), and two for each tile: place counts.

    One counts the tile's places in `live` (the places not ruled out), the other all its places.
    """
    marked, puzzle = dict(state.marks), state.puzzle
    for number in range(puzzle.reach + 1):
        yield token_view(f"n{number}", "number", number, number in marked)
    counts = count_places(puzzle, live)
    for index, tile in enumerate(puzzle.tiles):
        yield token_view(str(tile), "tally", counts[index], state.place_of(index) is not None)
    for name, count in puzzle.tally.items():
        yield token_view(f"first.{name}", "first", count, False)


def _lines(state: State, wrong: rules.Mistakes) -> Iterator[MarkView]:
    trial = rules.trial_places(state)
    for place in bits(state.lines):
        a, b = state.puzzle.figure.ends(place)
        code = "line_tried" if trial >> place & 1 else "line"
        label = say("line_wrong" if wrong.lines >> place & 1 else code, **{"from": a, "to": b})
        yield {"kind": "line", "side": "", "path": [a, b], "label": label.to_json()}
