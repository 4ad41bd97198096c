"""Moves on a puzzle sheet: legal moves, reasons against illegal ones, effects, and mistakes.

A tile placed over others replaces them.  A wrong tile is legal; the move `check` shows the errors.
A line between two cells records that no tile covers both.  A trial is a tentative assumption, which
can be accepted or withdrawn.  Notes are the highlighted numbers and the display of errors.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from alveus.core.events import Event, Message, say
from alveus.families.dominoes.dominosa import outline
from alveus.families.dominoes.dominosa.aids import aid_for
from alveus.families.dominoes.dominosa.exact import COMPARED, keys, solutions
from alveus.families.dominoes.dominosa.outline import bits
from alveus.families.dominoes.dominosa.state import Move, Savepoint, State

ACTIONS = ("try", "keep", "drop", "check")
"""Verbs of moves without a place or number: begin, accept or withdraw a trial; show errors."""
NOTES = ("mark", "check")
"""Verbs of moves that change only notes: highlight a number, and show errors."""
COLOURS = "ab"
"""The letters of the highlight colours.  Each colour highlights at most one number."""


class Mistakes(NamedTuple):
    """The errors on a sheet, as masks of places (cell pairs)."""

    tiles: int
    """The places with a tile that is not in the solution."""
    lines: int
    """The places of the solution's tiles that a line divides."""

    @property
    def any(self) -> bool:
        """True if the sheet has an error."""
        return bool(self.tiles or self.lines)


def find_mistakes(state: State) -> Mistakes:
    """Return the errors on a sheet, compared with the solution that gives the fewest errors.

    Only the first `COMPARED` solutions are tried; if there are more, a sheet that can still be
    completed has no errors either.  A sheet of an unsolvable puzzle has no errors.
    """
    known = keys(state.puzzle)
    candidates = (
        Mistakes(state.laid & ~solution, state.lines & solution) for solution in known[:COMPARED]
    )
    fewest = min(candidates, key=lambda m: m.tiles.bit_count() + m.lines.bit_count(), default=None)
    if fewest is not None and fewest.any and len(known) > COMPARED:
        fewest = None if next(solutions(state.puzzle, state.live), 0) else fewest
    return fewest or Mistakes(0, 0)


def moves(state: State) -> Iterator[Move]:
    """Yield all legal moves."""
    if state.over:
        return
    layable = places_for_tiles(state)
    covered = 0
    for place in bits(state.laid):
        covered |= state.puzzle.figure.touching[place]
    drawable = state.puzzle.all & ~covered | state.lines
    for place in range(len(state.puzzle.figure.pairs)):
        if layable >> place & 1:
            yield Move("lay", place)
        if drawable >> place & 1:
            yield Move("line", place)
    yield from (Move("lift", place) for place in bits(state.laid))
    yield from (Move("mark", number) for number in range(state.puzzle.reach + 1))
    for verb in ACTIONS:
        if why_not(state, Move(verb)) is None:
            yield Move(verb)


def why_not(state: State, move: Move) -> Message | None:
    """Return the reason why a move is illegal, or None if it is legal."""
    if state.over:
        return say("game_over")
    match move.verb:
        case "lay":
            return why_no_tile(state, move.at)
        case "line":
            return None if state.lines >> move.at & 1 else explain_cover(state, move.at)
        case "lift":
            first, _ = state.puzzle.figure.ends(move.at)
            return None if state.laid >> move.at & 1 else say("nothing_to_lift", at=first)
        case "try":
            unchanged = state.trials and state.trials[-1] == (state.laid, state.lines)
            return say("already_tried") if unchanged else None
        case "keep" | "drop":
            return None if state.trials else say("nothing_tried")
        case "check":
            return say("already_checked") if state.checked else None
    return None


def places_for_tiles(state: State) -> int:
    """Return the mask of the places (pairs of cells) where a tile can be put, also over others."""
    layable = state.puzzle.all & ~state.lines & ~state.laid
    for place in bits(state.laid):
        same_tile = state.puzzle.of[state.puzzle.tile_at[place]]
        layable &= ~(same_tile & ~state.puzzle.figure.touching[place])
    return layable


def why_no_tile(state: State, place: int) -> Message | None:
    """Return why no tile can be put on the pair of cells with index `place`, or None."""
    if state.lines >> place & 1:
        return say("line_between", **_ends(state, place))
    other = state.place_of(state.puzzle.tile_at[place])
    if other is None or (other != place and state.puzzle.figure.touching[place] >> other & 1):
        return None
    return say("tile_laid", tile=str(state.puzzle.tile(place)), at=state.puzzle.name(other))


def explain_cover(state: State, place: int) -> Message | None:
    """Return why no line can be drawn between the cells of the pair with index `place`.

    The reason is a tile on one of these cells.  Return None if there is no tile on them.
    """
    for cell in state.puzzle.figure.pairs[place]:
        on = state.tile_on(cell)
        if on is not None:
            tile = str(state.puzzle.tile(on))
            return say("cell_covered", at=state.puzzle.figure.names[cell], tile=tile)
    return None


def explain_path(state: State, path: Sequence[str]) -> Message | None:
    """Return why no tile can be placed on the two cells named in `path`; None if that is legal.

    If only one cell is named, None means that it has a tile, or that a tile can be put on it.
    Raises NotationError if a name is not a cell of the outline.
    """
    if state.over:
        return say("game_over")
    if not path:
        return None
    figure = state.puzzle.figure
    first, last = outline.cell(figure, path[0]), outline.cell(figure, path[-1])
    apart = say("not_neighbours", **{"from": path[0], "to": path[-1]})
    if first != last:
        place = figure.pair_of.get((min(first, last), max(first, last)))
        return apart if place is None else why_no_tile(state, place)
    if state.tile_on(first) is not None:
        return None
    if not places_for_tiles(state) & figure.at[first]:
        return say("cell_shut", at=path[0])
    return None if len(path) == 1 else apart


def apply(state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
    """Return the sheet after a legal move, and the events of this move."""
    if move.verb != "lay":
        after, event = _apply(state, move)
        return after, (event,)
    covered = state.laid & state.puzzle.figure.touching[move.at]
    lifted = [_apply(state, Move("lift", under))[1] for under in bits(covered)]
    before = state._replace(laid=state.laid & ~covered, checked=False)
    params = {"tile": str(state.puzzle.tile(move.at)), **_ends(state, move.at)}
    params["aid"] = aid_for(state.puzzle, before.live, move.at)
    event = Event("lay", "solver", state.puzzle.figure.ends(move.at), params)
    return before._replace(laid=before.laid | 1 << move.at), (*lifted, event)


def _apply(state: State, move: Move) -> tuple[State, Event]:
    side, depth = "solver", {"depth": len(state.trials)}
    match move.verb:
        case "lift":
            params = {"tile": str(state.puzzle.tile(move.at)), **_ends(state, move.at)}
            after = state._replace(laid=state.laid & ~(1 << move.at), checked=False)
            return after, Event("lift", side, (), params)
        case "line":
            code = "erase" if state.lines >> move.at & 1 else "line"
            after = state._replace(lines=state.lines ^ 1 << move.at, checked=False)
            return after, Event(code, side, (), _ends(state, move.at))
        case "mark":
            after = state._replace(marks=toggle_mark(state.marks, move.at))
            code = "mark" if move.at in dict(after.marks) else "unmark"
            return after, Event(code, side, (), {"number": move.at})
        case "try":
            trials = (*state.trials, Savepoint(state.laid, state.lines))
            return state._replace(trials=trials), Event("try", side, (), {"depth": len(trials)})
        case "keep":
            return state._replace(trials=state.trials[:-1]), Event("keep", side, (), depth)
        case "drop":
            laid, lines = state.trials[-1]
            after = state._replace(laid=laid, lines=lines, trials=state.trials[:-1], checked=False)
            lifted = (state.laid & ~laid).bit_count()
            return after, Event("drop", side, (), {**depth, "count": lifted})
    wrong = find_mistakes(state)
    counts = {"count": wrong.tiles.bit_count(), "lines": wrong.lines.bit_count()}
    return state._replace(checked=True), Event("check", side, (), counts)


def trial_places(state: State) -> int:
    """Return the places (bit i: pair of cells i) with a tile or line of open trials; 0 for none."""
    if not state.trials:
        return 0
    before = state.trials[0]
    return state.laid & ~before.laid | state.lines & ~before.lines


def _ends(state: State, place: int) -> dict[str, str]:
    return dict(zip(("from", "to"), state.puzzle.figure.ends(place), strict=True))


def toggle_mark(marks: tuple[tuple[int, int], ...], number: int) -> tuple[tuple[int, int], ...]:
    """Return the highlights `marks` without `number` or, if it is not among them, with `number`.

    A highlight is a number with its colour (index in `COLOURS`); the oldest highlight is first.
    Each colour is used at most once; if none is free, `number` replaces the oldest highlight.
    """
    others = tuple(mark for mark in marks if mark[0] != number)
    if len(others) < len(marks):
        return others
    if len(marks) == len(COLOURS):
        return (*marks[1:], (number, marks[0][1]))
    used = {colour for _, colour in marks}
    return (*marks, (number, min(set(range(len(COLOURS))) - used)))


def carry_notes(before: State, after: State) -> State:
    """Return `after` with the notes of `before`: highlights, and the display of errors (`checked`).

    Errors are no longer displayed if the two states differ in tiles or lines.
    """
    same = (before.laid, before.lines) == (after.laid, after.lines)
    return after._replace(marks=before.marks, checked=before.checked and same)
