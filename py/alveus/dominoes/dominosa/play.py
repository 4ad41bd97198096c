"""What can be done on a sheet and what comes of it, with the reason where it cannot be done.

As with a real set a tile lies only once: laying it again is refused, and says where it lies.  A
tile laid over others takes their place: they are lifted in the same move.  Whether it lies rightly
is another question, and is answered only if asked.
"""

from __future__ import annotations

from collections.abc import Iterator

from alveus.core.events import Event, Message, say
from alveus.dominoes.dominosa.mistakes import find_mistakes
from alveus.dominoes.dominosa.outline import bits
from alveus.dominoes.dominosa.seals import aid_for
from alveus.dominoes.dominosa.state import COLOURS, Move, Savepoint, State


def moves(state: State) -> Iterator[Move]:
    """Everything that can be done now."""
    if state.over:
        return
    covered = _covered_places(state)
    layable = places_for_tiles(state)
    free = state.puzzle.all & ~covered
    for place in range(len(state.puzzle.figure.pairs)):
        if layable >> place & 1:
            yield Move("lay", place)
        if (free | state.lines) >> place & 1:
            yield Move("line", place)
    yield from (Move("lift", place) for place in bits(state.laid))
    yield from (Move("mark", number) for number in range(state.puzzle.reach + 1))
    for verb in ("try", "keep", "drop", "check"):
        if why_not(state, Move(verb)) is None:
            yield Move(verb)


def why_not(state: State, move: Move) -> Message | None:
    """Why a move cannot be made, or None where it can."""
    if state.over:
        return say("game_over")
    match move.verb:
        case "lay":
            return why_no_tile(state, move.at)
        case "line":
            on = explain_cover(state, move.at)
            return None if on is None or state.lines >> move.at & 1 else on
        case "lift":
            at = state.puzzle.figure.names[state.puzzle.figure.pairs[move.at][0]]
            return None if state.laid >> move.at & 1 else say("nothing_to_lift", at=at)
        case "try":
            untouched = state.trials and state.trials[-1] == (state.laid, state.lines)
            return say("already_tried") if untouched else None
        case "keep" | "drop":
            return None if state.trials else say("nothing_tried")
        case "check":
            return say("already_checked") if state.checked else None
    return None


def why_no_tile(state: State, place: int) -> Message | None:
    """Why no tile can be laid on a place, or None where one can."""
    a, b = _ends(state, place)
    if state.lines >> place & 1:
        return say("line_between", **{"from": a, "to": b})
    lies = state.place_of(state.puzzle.tile_at[place])
    if lies is None or (lies != place and state.puzzle.figure.touching[place] >> lies & 1):
        return None
    return say("tile_laid", tile=str(state.puzzle.tile(place)), at=state.puzzle.name(lies))


def apply(state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
    """The sheet after a move that is not refused, and what happened."""
    if move.verb == "lay":
        return _lay(state, move.at)
    after, event = _apply(state, move)
    return after, (event,)


def _lay(state: State, place: int) -> tuple[State, tuple[Event, ...]]:
    """A tile is laid; what lies under it is lifted first."""
    covered = state.laid & state.puzzle.figure.touching[place]
    lifted = [_apply(state, Move("lift", under))[1] for under in bits(covered)]
    state = state._replace(laid=state.laid & ~covered, checked=False)
    a, b = _ends(state, place)
    told = {"tile": str(state.puzzle.tile(place)), "from": a, "to": b}
    told["aid"] = aid_for(state.puzzle, state.live, place)
    after = state._replace(laid=state.laid | 1 << place)
    return after, (*lifted, Event("lay", "solver", (a, b), told))


def _apply(state: State, move: Move) -> tuple[State, Event]:
    """What all other moves make."""
    puzzle, side = state.puzzle, "solver"
    match move.verb:
        case "lift":
            a, b = _ends(state, move.at)
            told = {"tile": str(puzzle.tile(move.at)), "from": a, "to": b}
            after = state._replace(laid=state.laid & ~(1 << move.at), checked=False)
            return after, Event("lift", side, (), told)
        case "line":
            a, b = _ends(state, move.at)
            code = "erase" if state.lines >> move.at & 1 else "line"
            after = state._replace(lines=state.lines ^ 1 << move.at, checked=False)
            return after, Event(code, side, (), {"from": a, "to": b})
        case "mark":
            after = state._replace(marks=_toggle_mark(state.marks, move.at))
            on = any(number == move.at for number, _ in after.marks)
            code = "mark" if on else "unmark"
            return after, Event(code, side, (), {"number": move.at})
        case "try":
            trials = (*state.trials, Savepoint(state.laid, state.lines))
            return state._replace(trials=trials), Event("try", side, (), {"depth": len(trials)})
        case "keep":
            after = state._replace(trials=state.trials[:-1])
            return after, Event("keep", side, (), {"depth": len(state.trials)})
        case "drop":
            before = state.trials[-1]
            after = state._replace(
                laid=before.laid, lines=before.lines, trials=state.trials[:-1], checked=False
            )
            lifted = (state.laid & ~before.laid).bit_count()
            return after, Event("drop", side, (), {"depth": len(state.trials), "count": lifted})
    wrong = find_mistakes(state)
    counts = {"count": wrong.tiles.bit_count(), "lines": wrong.lines.bit_count()}
    return state._replace(checked=True), Event("check", side, (), counts)


def trial_places(state: State) -> int:
    """The tiles and lines that belong to a trial, as a mask of places."""
    if not state.trials:
        return 0
    before = state.trials[0]
    return state.laid & ~before.laid | state.lines & ~before.lines


def _toggle_mark(marks: tuple[tuple[int, int], ...], number: int) -> tuple[tuple[int, int], ...]:
    """The highlights after a number is pressed: off if it was on, else on in a free colour.

    If both colours are in use the older number gives way.
    """
    others = tuple(mark for mark in marks if mark[0] != number)
    if len(others) < len(marks):
        return others
    if len(marks) == COLOURS:
        return (*marks[1:], (number, marks[0][1]))
    used = {colour for _, colour in marks}
    return (*marks, (number, next(c for c in range(COLOURS) if c not in used)))


def _covered_places(state: State) -> int:
    """The places that touch a tile."""
    covered = 0
    for place in bits(state.laid):
        covered |= state.puzzle.figure.touching[place]
    return covered


def places_for_tiles(state: State) -> int:
    """The places that can take a tile; one that lies elsewhere, not under it, cannot be had."""
    layable = state.puzzle.all & ~state.lines & ~state.laid
    for place in bits(state.laid):
        elsewhere = state.puzzle.of[state.puzzle.tile_at[place]]
        layable &= ~(elsewhere & ~state.puzzle.figure.touching[place])
    return layable


def explain_cover(state: State, place: int) -> Message | None:
    """Which tile covers a place, if one does."""
    for cell in state.puzzle.figure.pairs[place]:
        on = state.tile_on(cell)
        if on is not None:
            tile = str(state.puzzle.tile(on))
            return say("cell_covered", at=state.puzzle.figure.names[cell], tile=tile)
    return None


def _ends(state: State, place: int) -> tuple[str, str]:
    a, b = state.puzzle.figure.pairs[place]
    return state.puzzle.figure.names[a], state.puzzle.figure.names[b]
