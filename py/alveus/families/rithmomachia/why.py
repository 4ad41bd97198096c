"""The reasons why a move cannot be made or a stone is not captured, as messages."""

from __future__ import annotations

from collections.abc import Sequence

from alveus.core.events import Message, say
from alveus.families.rithmomachia.arithmetic import eruptions, strengths
from alveus.families.rithmomachia.board import (
    PYRAMID,
    SIDE_OF,
    STONES,
    Step,
    half,
    name,
    occupied_mask,
    slot,
    square_of,
)
from alveus.families.rithmomachia.motion import movement_kind, step_counts
from alveus.families.rithmomachia.playing import list_moves, possible_moves, repeats
from alveus.families.rithmomachia.state import (
    PASS,
    TAKING,
    Context,
    Move,
    Placing,
    State,
    Take,
    placing_paths,
    placings,
    takes,
)


def explain_path(context: Context, state: State, path: Sequence[str]) -> Message | None:
    """Return why a stone cannot go from the first place of a path to the last, or None."""
    if state.over is not None:
        return say("game_over")
    if not path:
        return None
    ranks = context.rules.ranks
    source, target = square_of(path[0], ranks), square_of(path[-1], ranks)
    if source is None:
        return _explain_slot(context, state, path)
    if target is None:
        return say("not_a_square")
    if source != target:
        return explain_move(context, state, Step(source, target))
    if Take(source) in takes(context, state):
        return None
    moves = possible_moves(context, state)
    if any(move.source == source for move in moves if isinstance(move, Step)):
        return None if len(path) == 1 else say("same_square")
    return _explain_stone(context, state, source) or say("cannot_move", at=name(source))


def explain_move(context: Context, state: State, move: Move) -> Message | None:
    """Return why a move cannot be made now, or None."""
    if state.over is not None:
        return say("game_over")
    if isinstance(move, Step):
        return _explain_step(context, state, move)
    if isinstance(move, Placing):
        if move in placings(context, state):
            return None
        at, code = move.stones[0]
        if code not in state.reserves[state.turn]:
            return say("not_taken", stone=STONES[code].face)
        return _explain_placing(context, state, code, at)
    if isinstance(move, Take):
        if context.rules.timing != "three_stage":
            return say("taken_by_itself", at=name(move.at))
        return None if move in takes(context, state) else say("not_attacked", at=name(move.at))
    return None if PASS in list_moves(context, state) else say("must_move")


def _explain_slot(context: Context, state: State, path: Sequence[str]) -> Message | None:
    """Return why the stone in a slot cannot be placed at the end of a path, or None."""
    side, target = state.turn, square_of(path[-1], context.rules.ranks)
    stones = {slot(side, number): code for number, code in enumerate(state.reserves[side])}
    if path[0] not in stones:
        return say("not_your_taken")
    paths = [way for move in placings(context, state) for way in placing_paths(state, move)]
    if any(way[0] == path[0] and path[-1] in (path[0], way[-1]) for way in paths):
        return None if len(path) == 1 or path[-1] != path[0] else say("not_a_square")
    if len(path) > 1 and target is None:
        return say("not_a_square")
    return _explain_placing(context, state, stones[path[0]], target)


def _explain_placing(context: Context, state: State, code: int, target: int | None) -> Message:
    """Return why a captured stone cannot be placed on a square, or on any square."""
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
    """Return why the stone on a square must not be moved now, or None."""
    code = state.board[at]
    if not code:
        return say("no_stone", at=name(at))
    if SIDE_OF[code] != state.turn:
        return say("not_your_stone", at=name(at))
    if state.stage:
        return say("has_moved")
    if not context.motion.reach[code][at].to:
        return say("stands_in_row", at=name(at))
    return None


def _explain_step(context: Context, state: State, move: Step) -> Message | None:
    source, target = move
    if not (0 <= source < len(state.board) and 0 <= target < len(state.board)):
        return say("not_a_square")
    reason = _explain_stone(context, state, source)
    if reason is not None:
        return reason
    board, code = state.board, state.board[source]
    occupied = occupied_mask(board)
    if board[target]:
        if target in context.motion.displacements(board, source, occupied):
            return _explain_repetition(context, state, move)
        if SIDE_OF[board[target]] == state.turn:
            return say("own_stone", at=name(target))
        return _explain_no_capture(context, state, move)
    paths = context.motion.reach[code][source].to.get(target)
    if paths is None:
        shape = STONES[code].shape
        steps = step_counts(context.rules, shape)
        params = {"least": steps[0], "most": steps[-1], "choices": len(steps)}
        return say("wrong_way", shape=shape, way=movement_kind(context.rules, shape), **params)
    if all(occupied & path.mask for path in paths):
        between = next(at for at in paths[0].between if board[at])
        return say("blocked", at=name(between))
    return _explain_repetition(context, state, move)


def _explain_repetition(context: Context, state: State, move: Step) -> Message | None:
    if context.rules.repetition == "forbidden" and repeats(context, state, move):
        return say("repeats")
    return None


def _explain_no_capture(context: Context, state: State, move: Step) -> Message:
    """Return why a move onto an enemy is not a capture.

    An attacked stone falls after the reply.  Otherwise the message has the formula that fails,
    the stone between the two, or says that they are not on one line.
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
            formulas = [
                f"{text} = {result}"
                for number in strengths(context.rules, board[source])
                for result, text in eruptions(context.rules, number, last - first)
            ]
            return say("sum_fails", formula=formulas[0] if formulas else "none", value=value)
    return say("not_in_line", value=value, diagonal=context.rules.eruptio_diagonal == "on")
