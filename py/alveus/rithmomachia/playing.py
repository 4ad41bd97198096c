"""The course of a turn: an action, the row it may complete, then the stones that fall.

A turn is one action unless an option divides it: captured stones may be put down after the move
(`placing`), or the player takes attacked stones himself before and after it (`taking`).
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING

from alveus.core.events import Event
from alveus.core.game import Outcome
from alveus.rithmomachia.rows import Row
from alveus.rithmomachia.state import PLACING, TAKING, Move, Placing, State, Step, Take
from alveus.rithmomachia.stones import SIDES
from alveus.rithmomachia.turn import Turn

if TYPE_CHECKING:
    from alveus.rithmomachia.game import RithmomachiaGame


def followed(game: RithmomachiaGame, state: State, move: Move) -> tuple[State, list[Event]]:
    """The state after a legal action and what happened, before the draws are looked for."""
    turn = Turn(game, state)
    side = SIDES[state.turn]
    if isinstance(move, Take):
        turn.take(move.at)
        after = turn.after(stage=state.stage, threatened=turn.threatened)
        if state.stage == TAKING and not game.takes(after):
            after = handed_on(game, after)
        return after, turn.events
    if isinstance(move, Step):
        turn.step(move)
    elif isinstance(move, Placing):
        turn.place(move)
    else:
        turn.events.append(Event("pass", side))
        if state.stage == TAKING:
            return handed_on(game, state), turn.events
    rows = _winning(game, state, turn)
    if rows and not game.rules.survive:
        return won(turn.after(), state.turn, rows[0]), turn.events
    if rows:
        told = {"values": list(rows[0].progression.values)}
        turn.events.append(Event("announce", side, (), told))
    if isinstance(move, Step) and game.rules.place_after_move and not rows:
        placing = turn.after(stage=PLACING, threatened=turn.threatened)
        if next(game.placings(placing), None) is not None:
            turn.tell_attacks()
            return placing, turn.events
    turn.besiege()
    turn.strike()
    turn.tell_attacks()
    announced = list(state.announced)
    announced[state.turn] = tuple(sorted(row.squares for row in rows))
    after = turn.after(announced=(announced[0], announced[1]))
    if game.rules.timing == "three_stage" and game.takes(after):
        return after._replace(stage=TAKING), turn.events
    return handed_on(game, after), turn.events


def handed_on(game: RithmomachiaGame, state: State) -> State:
    """The position with the other side on turn, which wins if its announced row still stands."""
    turn = 1 - state.turn
    after = state._replace(turn=turn, stage="", threatened=0)
    if game.rules.repetition != "off":
        after = after._replace(seen=(*after.seen, print_of(after)))
    if after.announced[turn]:
        for row in game.rows.standing(after.board, turn):
            if row.squares in after.announced[turn]:
                return won(after, turn, row)
    return after


def won(state: State, side: int, row: Row) -> State:
    """The state as won by a row; the degree of the victory is the ending."""
    outcome = Outcome(side, row.progression.degree)
    return state._replace(over=outcome, row=row.progression.values, stage="", threatened=0)


def print_of(state: State) -> int:
    """A number that stands for the board, the turn and the reserves of a position."""
    reserves = b"|".join(bytes(sorted(reserve)) for reserve in state.reserves)
    whole = b"|".join((state.board, bytes([state.turn]), reserves))
    return int.from_bytes(blake2b(whole, digest_size=6).digest(), "little")


def _winning(game: RithmomachiaGame, state: State, turn: Turn) -> list[Row]:
    """The rows with which the mover wins now, the highest degree first."""
    if not game.rows_count(turn.board, state.turn):
        return []
    rows = game.rows.standing(turn.board, state.turn)
    if rows and game.rules.rebuild:
        stood = {row.squares for row in game.rows.standing(state.board, state.turn)}
        rows = [row for row in rows if row.squares not in stood]
    return rows
