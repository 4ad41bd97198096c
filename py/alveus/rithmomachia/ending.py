"""How a battle ends besides by a row: short games, no move left, and the draws."""

from __future__ import annotations

from collections.abc import Iterator

from alveus.core.events import Message, say
from alveus.core.outcomes import Outcome
from alveus.rithmomachia.context import Context
from alveus.rithmomachia.moves import possible_moves
from alveus.rithmomachia.progressions import possible_progressions
from alveus.rithmomachia.ruleset import Ruleset
from alveus.rithmomachia.state import State
from alveus.rithmomachia.stones import PYRAMID, STONES


def settle(context: Context, state: State) -> State:
    """The state with its end, where it is one."""
    if state.over is None:
        outcome = _ending(context, state)
        if outcome is not None:
            return state._replace(over=outcome, stage="", threatened=0)
    return state


NEAR = (10, 9, 2, 1)
"""Plies before the quiet ones draw at which it is told: to each side far ahead, and at the last."""


def forewarn(rules: Ruleset, state: State) -> Iterator[Message]:
    """Which draw is near: by a position that comes again, or by plies without a capture."""
    if state.over is not None:
        return
    if rules.repetition == "threefold" and state.seen and state.seen.count(state.seen[-1]) == 2:
        yield say("once_more")
    left = rules.no_progress - state.clock
    if rules.no_progress and left in NEAR:
        yield say("limit_near", count=left)


def decided_outcome(rules: Ruleset, state: State) -> Outcome | None:
    """A draw to be taken where neither side can set a winning row any more."""
    if state.over is not None or not rules.dead_position or rules.short_game != "off":
        return None
    return Outcome(None, "dead_position") if is_dead(rules, state) else None


def is_dead(rules: Ruleset, state: State) -> bool:
    """Whether neither side can set a winning row any more, whatever it takes."""
    return not any(can_set_row(rules, state, side) for side in (0, 1))


def can_set_row(rules: Ruleset, state: State, side: int) -> bool:
    """Whether a side has a progression left of its own numbers and those it holds or may take."""
    own = own_numbers(rules, state, side)
    enemies = [STONES[code] for code in state.board if code and STONES[code].side != side]
    theirs = {stone.value for stone in enemies if stone.shape != PYRAMID}
    captured = captured_numbers(state, side) | theirs
    return next(possible_progressions(rules, own, captured), None) is not None


def own_numbers(rules: Ruleset, state: State, side: int) -> set[int]:
    """The numbers on the board with which a side can build rows, its captured ones left out."""
    stones = (STONES[code] for code in set(state.board) if code)
    return {
        stone.value
        for stone in stones
        if stone.side == side
        and not stone.turned
        and (stone.shape != PYRAMID or rules.pyramid_in_row)
    }


def captured_numbers(state: State, side: int) -> set[int]:
    """The numbers a side has taken, pyramids left out, those put down counted."""
    reserve = {STONES[code] for code in state.reserves[side]}
    standing = {STONES[code] for code in set(state.board) if code}
    return {
        stone.value
        for stone in reserve | {one for one in standing if one.turned}
        if stone.side == side and stone.shape != PYRAMID
    }


def missing_captures(aim: str, reserve: bytes) -> int:
    """What a side must still take to win the short game: stones, a sum, or the one pyramid."""
    taken = [STONES[code] for code in reserve]
    if aim == "pyramid":
        return int(all(stone.shape != PYRAMID for stone in taken))
    counted, number = aim.split("_")
    reached = len(taken) if counted == "stones" else sum(stone.value for stone in taken)
    return max(0, int(number) - reached)


def _ending(context: Context, state: State) -> Outcome | None:
    rules = context.rules
    for side in (1 - state.turn, state.turn):
        aim = rules.short_game
        if aim != "off" and not missing_captures(aim, state.reserves[side]):
            return Outcome(side, aim)
    if next(possible_moves(context, state), None) is None:
        if rules.no_move == "loses":
            return Outcome(1 - state.turn, "no_move")
        if rules.no_move == "draw":
            return Outcome(None, "no_move")
    if rules.repetition == "threefold" and state.seen and state.seen.count(state.seen[-1]) >= 3:
        return Outcome(None, "repetition")
    if rules.no_progress and state.clock >= rules.no_progress:
        return Outcome(None, "no_progress")
    return None
