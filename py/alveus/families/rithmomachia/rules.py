"""List and perform legal moves, explain illegal moves, end the game, and warn of a draw.

In `explain_path`, a path is a move as names of places, from start to end.  A place is a square or a
slot (the place of a captured stone beside the board).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from alveus.core.events import Event, Message, say
from alveus.core.outcomes import Outcome, over_event
from alveus.families.rithmomachia.arithmetic import eruptions
from alveus.families.rithmomachia.board import (
    PYRAMID,
    SIDE_OF,
    SIDES,
    STONES,
    Step,
    half,
    name,
    occupied_mask,
    slot,
    square_of,
)
from alveus.families.rithmomachia.motion import movement_kind, step_counts
from alveus.families.rithmomachia.rows import possible_progressions
from alveus.families.rithmomachia.ruleset import Ruleset
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
from alveus.families.rithmomachia.turn import end_game, position_hash, resolve_turn

WARNINGS = (10, 9, 2, 1)
"""A warning appears if one of these numbers of plies is left before the draw for many plies without
a capture or placing (option `no_progress`).  Each side is warned before two of its own turns."""


def begin_game(context: Context, state: State) -> State:
    """Add a start position's hash to `seen` (unless `repetition` is `off`), and set any outcome."""
    if context.rules.repetition != "off" and not state.seen:
        state = state._replace(seen=(position_hash(state.board, state.turn, state.reserves),))
    return settle(context, state)


def list_moves(context: Context, state: State) -> Sequence[Move]:
    """Return all legal moves; none after the game.

    They include a pass if there is no other move; if `no_move` is `pass` and all others are
    captures by choice; and in the stages `placing` and `taking` (`possible_moves`).
    """
    if state.over is not None:
        return ()
    moves = list(possible_moves(context, state))
    if context.rules.no_move == "pass" and not state.stage:
        return moves if any(not isinstance(move, Take) for move in moves) else [*moves, PASS]
    return moves or [PASS]


def possible_moves(context: Context, state: State) -> Iterator[Move]:
    """Yield the legal actions in the current stage of the turn.

    PASS is yielded only in the stages `placing` and `taking`, as the last action, unless it would
    end the turn in a forbidden repetition.
    """
    forbidden = context.rules.repetition == "forbidden"
    if state.stage:
        actions = context.placings(state) if state.stage == PLACING else context.takes(state)
        return chain(actions, () if forbidden and _repeats(context, state, PASS) else (PASS,))
    stone_steps = context.steps(state)
    if forbidden:
        stone_steps = (move for move in stone_steps if not _repeats(context, state, move))
    return chain(context.takes(state), stone_steps, context.placings(state))


def _repeats(context: Context, state: State, move: Move) -> bool:
    """Return True if a move ends the turn in a position that has occurred before."""
    after, _ = resolve_turn(context, state, move, describe=False)
    return after.over is None and not after.stage and after.seen[-1] in after.seen[:-1]


def play(context: Context, state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
    """Return the position after a legal step, capture, placing or pass, and the events.

    If the game ends, the position contains the outcome, and the last event is `over`.
    """
    after, events = resolve_turn(context, state, move)
    after = settle(context, after)
    if after.over is not None:
        events.append(over_event(after.over, SIDES, values=list(after.row)))
    return after, tuple(events)


def advance(context: Context, state: State, move: Move) -> State:
    """Return the position after a legal action, like `play`, but without creating events."""
    return settle(context, resolve_turn(context, state, move, describe=False)[0])


def settle(context: Context, state: State) -> State:
    """Return the position, with its outcome if any rule except a winning row ends the game.

    By option, these rules are enough captures (`short_game`), no legal move, threefold repetition,
    and too many plies without a capture or placing.  `resolve_turn` detects winning rows.
    """
    outcome = _find_outcome(context, state) if state.over is None else None
    return end_game(state, outcome) if outcome else state


def _find_outcome(context: Context, state: State) -> Outcome | None:
    """Return the outcome by any rule except a winning row; None if no such rule ends the game."""
    rules = context.rules
    if rules.short_game != "off":
        for side in (1 - state.turn, state.turn):
            if not missing_captures(rules, state, side):
                return Outcome(side, rules.short_game)
    if rules.no_move != "pass" and next(possible_moves(context, state), None) is None:
        return Outcome(1 - state.turn if rules.no_move == "loses" else None, "no_move")
    if rules.repetition == "threefold" and state.seen and state.seen.count(state.seen[-1]) >= 3:
        return Outcome(None, "repetition")
    if rules.ply_limit and state.clock >= rules.ply_limit and not state.stage:
        return Outcome(None, "no_progress")
    return None


def warn_of_draw(rules: Ruleset, state: State) -> Iterator[Message]:
    """Yield warnings of an approaching draw.

    `once_more`: the position has occurred twice, and the third time is a draw.  `limit_near`: 10,
    9, 2 or 1 plies (`count`) without a capture or placing are left before a draw.
    """
    if state.over is not None:
        return
    if rules.repetition == "threefold" and state.seen and state.seen.count(state.seen[-1]) == 2:
        yield say("once_more")
    left = rules.ply_limit - state.clock
    if rules.ply_limit and left in WARNINGS:
        yield say("limit_near", count=left)


def decided_outcome(rules: Ruleset, state: State) -> Outcome | None:
    """Return the draw that can be claimed because neither side can form a winning row, or None.

    The numbers of a winning row are a progression.  A side can use the numbers of its own stones
    (see `own_numbers`) and of stones of the enemy, captured, on the board or, by the option
    `captured_use`, still to return to it, but not of the enemy's pyramid.
    """
    if state.over is not None or rules.dead_position != "draw" or rules.short_game != "off":
        return None
    for side in (0, 1):
        own, captured = own_numbers(rules, state, side), captured_numbers(state, side)
        returning = state.reserves[1 - side] if rules.captured_use == "re_enter" else b""
        enemies = (STONES[code] for code in state.board + returning if SIDE_OF[code] == 1 - side)
        captured |= {stone.value for stone in enemies if stone.shape != PYRAMID}
        if next(possible_progressions(rules, own, captured), None) is not None:
            return None
    return Outcome(None, "dead_position")


def own_numbers(rules: Ruleset, state: State, side: int) -> set[int]:
    """Return the numbers of a side's stones, without those captured from the enemy.

    The stones are on the board or, after the side has captured them back, in its reserve.  The
    total of a pyramid is included if it can be part of a winning row (a progression of
    numbers): see the option `pyramid_in_row`.
    """
    return {
        stone.value
        for stone in map(STONES.__getitem__, {*state.board, *state.reserves[side]})
        if stone.side == stone.army == side
        and (stone.shape != PYRAMID or rules.pyramid_in_row == "total")
    }


def captured_numbers(state: State, side: int) -> set[int]:
    """Return the numbers of the enemy stones that a side has captured, except pyramids.

    The stones can be in the side's reserve or, after a placing, on the board.
    """
    return {
        stone.value
        for stone in map(STONES.__getitem__, {*state.board, *state.reserves[side]})
        if stone.side == side != stone.army and stone.shape != PYRAMID
    }


def missing_captures(rules: Ruleset, state: State, side: int) -> int:
    """Return how much a side must still capture to win by the option `short_game` (not `off`).

    The option sets the unit: stones, a sum of their numbers, or 1 for the pyramid.  Captured enemy
    stones still count after the side has placed them on the board.  Stones of the side's own army
    that the enemy captured and placed, and the side then captured back, do not count.
    """
    stones = map(STONES.__getitem__, state.board + state.reserves[side])
    captured = [stone for stone in stones if stone.side == side and stone.turned]
    if rules.short_game == "pyramid":
        return int(all(stone.shape != PYRAMID for stone in captured))
    unit, goal = rules.short_game.split("_")
    count = len(captured) if unit == "stones" else sum(stone.value for stone in captured)
    return max(0, int(goal) - count)


def explain_path(context: Context, state: State, path: Sequence[str]) -> Message | None:
    """Return why a stone cannot go from the first place of a path to the last; None if it can.

    For a path of one place, the result says why the stone there cannot act.
    """
    if state.over is not None:
        return say("game_over")
    if not path:
        return None
    ranks = context.rules.ranks
    source, target = square_of(path[0], ranks), square_of(path[-1], ranks)
    if source is None:
        return _explain_slot(context, state, path, target)
    if target is None:
        return say("not_a_square")
    if source != target:
        return explain_move(context, state, Step(source, target))
    if Take(source) in context.takes(state):
        return None
    moves = possible_moves(context, state)
    if any(move.source == source for move in moves if isinstance(move, Step)):
        return None if len(path) == 1 else say("same_square")
    return _explain_stone(context, state, source) or say("cannot_move", at=name(source))


def explain_move(context: Context, state: State, move: Move) -> Message | None:
    """Return why a move cannot be made now; None if it can."""
    if state.over is not None:
        return say("game_over")
    if isinstance(move, Step):
        return _explain_step(context, state, move)
    if isinstance(move, Placing):
        if move in context.placings(state):
            return None
        at, code = move.stones[0]
        if code not in state.reserves[state.turn]:
            return say("not_taken", stone=STONES[code].face)
        return _explain_placing(context, state, code, at)
    if isinstance(move, Take):
        if context.rules.timing != "three_stage":
            return say("taken_by_itself", at=name(move.at))
        if move in context.takes(state):
            return None
        return say("has_moved") if state.stage == PLACING else say("not_attacked", at=name(move.at))
    if PASS in list_moves(context, state):
        return None
    return say("repeats" if state.stage else "must_move")


def _explain_slot(
    context: Context, state: State, path: Sequence[str], target: int | None
) -> Message | None:
    """Return why the captured stone in slot `path[0]` cannot go to `path[-1]`; None if it can.

    `target` is the square `path[-1]`, None if that is not a square.  If the path has only one
    place, return why the stone cannot be placed on any square.
    """
    side = state.turn
    stones = {slot(side, number): code for number, code in enumerate(state.reserves[side])}
    if path[0] not in stones:
        return say("not_your_taken")
    paths = [way for move in context.placings(state) for way in state.placing_paths(move)]
    if any(way[0] == path[0] and path[-1] in (path[0], way[-1]) for way in paths):
        return None if len(path) == 1 or path[-1] != path[0] else say("not_a_square")
    if len(path) > 1 and target is None:
        return say("not_a_square")
    return _explain_placing(context, state, stones[path[0]], target)


def _explain_placing(context: Context, state: State, code: int, target: int | None) -> Message:
    """Return why the captured stone `STONES[code]` cannot be put on `target` (None: anywhere)."""
    rules, side = context.rules, state.turn
    if STONES[code].shape == PYRAMID:
        return say("pyramid_stays")
    if state.stage == TAKING or (rules.placement == "after_move" and not state.stage):
        return say("move_first")
    if target is not None and state.board[target]:
        return say("occupied", at=name(target))
    if rules.captured_use == "re_enter":
        return say("first_rank_only")
    if not context.rows.can_win(state.board, side):
        return say("pyramid_first" if rules.short_game == "off" else "no_rows_here")
    if target is not None and half(target, rules.ranks) == side:
        return say("own_half")
    return say("no_row_completed", value=STONES[code].value)


def _explain_stone(context: Context, state: State, at: int) -> Message | None:
    """Return why the stone on square `at` cannot move now even if all paths were free, or None."""
    code = state.board[at]
    if not code:
        return say("no_stone", at=name(at))
    if SIDE_OF[code] != state.turn:
        return say("not_your_stone", at=name(at))
    if state.stage:
        return say("has_moved")
    return None if context.motion.reach[code][at].to else say("stands_in_row", at=name(at))


def _explain_step(context: Context, state: State, move: Step) -> Message | None:
    (source, target), board, rules = move, state.board, context.rules
    if not (0 <= source < len(board) and 0 <= target < len(board)):
        return say("not_a_square")
    if reason := _explain_stone(context, state, source):
        return reason
    shape, occupied = STONES[board[source]].shape, occupied_mask(board)
    paths = context.motion.reach[board[source]][source].to.get(target)
    if board[target]:
        if SIDE_OF[board[target]] == state.turn:
            return say("own_stone", at=name(target))
        if target not in context.displacements(state, source):
            equal = target in context.motion.displacements(board, source, occupied)
            if equal:
                return say("reply_first", at=name(target))
            return _explain_no_capture(context, state, move)
    elif paths is None:
        counts = step_counts(rules, shape)
        params = {"least": counts[0], "most": counts[-1], "choices": len(counts)}
        return say("wrong_way", shape=shape, way=movement_kind(rules, shape), **params)
    elif all(occupied & path.mask for path in paths):
        return say("blocked", at=name(next(at for at in paths[0].between if board[at])))
    forbidden = rules.repetition == "forbidden" and _repeats(context, state, move)
    return say("repeats") if forbidden else None


def _explain_no_capture(context: Context, state: State, move: Step) -> Message:
    """Return why a stone cannot move onto the square of an enemy.

    If the stone already attacks the enemy, the reason includes the option `timing`, which sets the
    time of the capture.  Otherwise the two are not in line, a stone is between them, or the stone's
    number and the distance do not give the enemy's number.
    """
    board, (source, target) = state.board, move
    value = STONES[board[target]].value
    for attack in context.attacks.against(board, SIDE_OF[board[target]]):
        if attack.target == target and source in attack.stones:
            params = {"formula": attack.formula, "at": name(target), "timing": context.rules.timing}
            return say("attacked_already", **params)
    for line in context.attacks.lines:
        if source in line.at and target in line.at:
            first, last = sorted((line.at.index(source), line.at.index(target)))
            between = [at for at in line.at[first + 1 : last] if board[at]]
            if between:
                return say("line_blocked", at=name(between[0]))
            results = eruptions(context.rules, board[source], last - first)
            formula = next((f"{text} = {result}" for result, text in results), "none")
            return say("sum_fails", formula=formula, value=value)
    return say("not_in_line", value=value, diagonal=context.rules.eruptio_diagonal == "on")
