"""A game from its opening to its end: legal moves, the position after a move, and all endings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from alveus.core.events import Event, Message, say
from alveus.core.outcomes import Outcome, over_event
from alveus.families.rithmomachia.board import PYRAMID, SIDES, STONES
from alveus.families.rithmomachia.rows import possible_progressions
from alveus.families.rithmomachia.ruleset import Ruleset
from alveus.families.rithmomachia.state import (
    PASS,
    PLACING,
    TAKING,
    Context,
    Move,
    State,
    placings,
    steps,
    takes,
)
from alveus.families.rithmomachia.turn import position_hash, resolve_turn

WARNINGS = (10, 9, 2, 1)
"""Numbers of plies left before the draw at which a warning appears: for each side twice."""


def begin_game(context: Context, state: State) -> State:
    """Return a position as the first of a game.  It may already be finished."""
    if context.rules.repetition != "off" and not state.seen:
        state = state._replace(seen=(position_hash(state.board, state.turn, state.reserves),))
    return settle(context, state)


def list_moves(context: Context, state: State) -> Sequence[Move]:
    """Return all legal actions: steps, captures, placing of captured stones, passing.

    A side without any other action can pass.  The result is empty after the end of the game.
    """
    if state.over is not None:
        return ()
    return list(possible_moves(context, state)) or [PASS]


def possible_moves(context: Context, state: State) -> Iterator[Move]:
    """Return the legal actions of the current stage.

    Passing is included only in the stages for placing and capturing.  `list_moves` adds it if
    there is no other action.
    """
    if state.stage == PLACING:
        return chain(placings(context, state), [PASS])
    if state.stage == TAKING:
        return chain(takes(context, state), [PASS])
    stone_steps = steps(context, state)
    if context.rules.repetition == "forbidden":
        stone_steps = (move for move in stone_steps if not repeats(context, state, move))
    return chain(takes(context, state), stone_steps, placings(context, state))


def repeats(context: Context, state: State, move: Move) -> bool:
    """Return True if a move ends the turn in a position that has occurred before.

    A move to a later stage of the same turn does not end the turn.
    """
    after, _ = resolve_turn(context, state, move, describe=False)
    return after.over is None and not after.stage and after.seen[-1] in after.seen[:-1]


def play(context: Context, state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
    """Return the position after a legal action, and the events."""
    after, events = resolve_turn(context, state, move)
    after = settle(context, after)
    if after.over is not None:
        events.append(over_event(after.over, SIDES, values=list(after.row)))
    return after, tuple(events)


def advance(context: Context, state: State, move: Move) -> State:
    """Return the position after a legal action, as `play` does."""
    return settle(context, resolve_turn(context, state, move, describe=False)[0])


def settle(context: Context, state: State) -> State:
    """Return the position with its outcome if the game has ended."""
    if state.over is None:
        outcome = _find_outcome(context, state)
        if outcome is not None:
            return state._replace(over=outcome, stage="", threatened=0)
    return state


def _find_outcome(context: Context, state: State) -> Outcome | None:
    """Return the outcome by any rule except a winning row, or None."""
    rules = context.rules
    if rules.short_game != "off":
        for side in (1 - state.turn, state.turn):
            if not missing_captures(rules, state.reserves[side]):
                return Outcome(side, rules.short_game)
    if rules.no_move != "pass" and next(possible_moves(context, state), None) is None:
        return Outcome(1 - state.turn if rules.no_move == "loses" else None, "no_move")
    if rules.repetition == "threefold" and state.seen and state.seen.count(state.seen[-1]) >= 3:
        return Outcome(None, "repetition")
    if rules.ply_limit and state.clock >= rules.ply_limit:
        return Outcome(None, "no_progress")
    return None


def warn_of_draw(rules: Ruleset, state: State) -> Iterator[Message]:
    """Yield a warning before a draw by repetition or by plies without a capture."""
    if state.over is not None:
        return
    if rules.repetition == "threefold" and state.seen and state.seen.count(state.seen[-1]) == 2:
        yield say("once_more")
    left = rules.ply_limit - state.clock
    if rules.ply_limit and left in WARNINGS:
        yield say("limit_near", count=left)


def decided_outcome(rules: Ruleset, state: State) -> Outcome | None:
    """Return the draw that may be claimed because neither side can complete a row, or None."""
    if state.over is not None or rules.dead_position != "draw" or rules.short_game != "off":
        return None
    if any(_can_complete_row(rules, state, side) for side in (0, 1)):
        return None
    return Outcome(None, "dead_position")


def _can_complete_row(rules: Ruleset, state: State, side: int) -> bool:
    """Return True if a side can still form a winning progression.

    It has its own numbers and those of enemies that have been, or can be, captured.
    """
    own = own_numbers(rules, state, side)
    enemies = [STONES[code] for code in state.board if code and STONES[code].side != side]
    to_capture = {stone.value for stone in enemies if stone.shape != PYRAMID}
    captured = captured_numbers(state, side) | to_capture
    return next(possible_progressions(rules, own, captured), None) is not None


def own_numbers(rules: Ruleset, state: State, side: int) -> set[int]:
    """Return the numbers on the board that a side can use in rows, without captured stones."""
    stones = (STONES[code] for code in set(state.board) if code)
    return {
        stone.value
        for stone in stones
        if stone.side == side
        and not stone.turned
        and (stone.shape != PYRAMID or rules.pyramid_in_row == "total")
    }


def captured_numbers(state: State, side: int) -> set[int]:
    """Return the numbers of the stones that a side has captured, without pyramids.

    Captured stones on the board are included.
    """
    reserve = {STONES[code] for code in state.reserves[side]}
    placed = {stone for code in set(state.board) if code and (stone := STONES[code]).turned}
    return {
        stone.value for stone in reserve | placed if stone.side == side and stone.shape != PYRAMID
    }


def missing_captures(rules: Ruleset, reserve: bytes) -> int:
    """Return the captures that a side still needs to win a short game.

    The unit depends on the game: stones, a sum of numbers, or 1 for the pyramid.
    """
    captured = [STONES[code] for code in reserve]
    if rules.short_game == "pyramid":
        return int(all(stone.shape != PYRAMID for stone in captured))
    unit, goal = rules.short_game.split("_")
    count = len(captured) if unit == "stones" else sum(stone.value for stone in captured)
    return max(0, int(goal) - count)
