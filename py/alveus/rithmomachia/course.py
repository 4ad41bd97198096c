"""The course of a turn: an action, the row it may complete, then the stones that fall.

A turn is one action unless an option divides it: captured stones may be put down after the move
(`placing`), or the player takes attacked stones himself before and after it (`taking`).
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b

from alveus.core.events import Event
from alveus.core.outcomes import Outcome
from alveus.rithmomachia.actions import placings, rows_can_win, takes
from alveus.rithmomachia.context import Context
from alveus.rithmomachia.rows import Row
from alveus.rithmomachia.state import PLACING, TAKING, Move, Placing, State, Step, Take
from alveus.rithmomachia.stones import SIDES
from alveus.rithmomachia.turn import Turn


def follow(context: Context, state: State, move: Move) -> tuple[State, list[Event]]:
    """The state after a legal action and what happened, before the draws are looked for."""
    turn = Turn(context, state)
    side = SIDES[state.turn]
    if isinstance(move, Take):
        turn.take(move.at)
        after = turn.after(stage=state.stage, threatened=turn.threatened)
        if state.stage == TAKING and not takes(context, after):
            after = hand_on(context, after)
        return after, turn.events
    if isinstance(move, Step):
        turn.step(move)
    elif isinstance(move, Placing):
        turn.place(move)
    else:
        turn.events.append(Event("pass", side))
        if state.stage == TAKING:
            return hand_on(context, state), turn.events
    rows = _winning_rows(context, state, turn)
    if rows and not context.rules.survive:
        return win_by_row(turn.after(), state.turn, rows[0]), turn.events
    if rows:
        params = {"values": list(rows[0].progression.values)}
        turn.events.append(Event("announce", side, (), params))
    if isinstance(move, Step) and context.rules.place_after_move and not rows:
        placing = turn.after(stage=PLACING, threatened=turn.threatened)
        if next(placings(context, placing), None) is not None:
            turn.tell_attacks()
            return placing, turn.events
    turn.besiege()
    turn.strike()
    turn.tell_attacks()
    announced = list(state.announced)
    announced[state.turn] = tuple(sorted(row.squares for row in rows))
    after = turn.after(announced=(announced[0], announced[1]))
    if context.rules.timing == "three_stage" and takes(context, after):
        return after._replace(stage=TAKING), turn.events
    return hand_on(context, after), turn.events


def hand_on(context: Context, state: State) -> State:
    """The position with the other side on turn, which wins if its announced row still stands."""
    turn = 1 - state.turn
    after = state._replace(turn=turn, stage="", threatened=0)
    if context.rules.repetition != "off":
        after = after._replace(seen=(*after.seen, position_hash(after)))
    if after.announced[turn]:
        for row in context.rows.standing(after.board, turn):
            if row.squares in after.announced[turn]:
                return win_by_row(after, turn, row)
    return after


def win_by_row(state: State, side: int, row: Row) -> State:
    """The state as won by a row; the degree of the victory is the ending."""
    outcome = Outcome(side, row.progression.degree)
    return state._replace(over=outcome, row=row.progression.values, stage="", threatened=0)


def position_hash(state: State) -> int:
    """A number that stands for the board, the turn and the reserves of a position."""
    whole = b"|".join((state.board, bytes([state.turn]), _in_order(state.reserves)))
    return int.from_bytes(blake2b(whole, digest_size=6).digest(), "little")


@lru_cache(maxsize=16)
def _in_order(reserves: tuple[bytes, bytes]) -> bytes:
    return b"|".join(bytes(sorted(reserve)) for reserve in reserves)


def _winning_rows(context: Context, state: State, turn: Turn) -> list[Row]:
    """The rows with which the mover wins now, the highest degree first."""
    if not rows_can_win(context.rules, turn.board, state.turn):
        return []
    rows = context.rows.standing(turn.board, state.turn)
    if rows and context.rules.rebuild:
        stood = {row.squares for row in context.rows.standing(state.board, state.turn)}
        rows = [row for row in rows if row.squares not in stood]
    return rows
