"""A battle played out by chance: a turn is what it changes on one field (:mod:`field`).

State by state most of the time went into asking all stones where they can step and whether they
are shut in, and all lines who is attacked, though a turn concerns some five stones and lines.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from itertools import accumulate

from alveus.core.stream import Stream
from alveus.rithmomachia.actions import placings, rows_can_win
from alveus.rithmomachia.context import Context
from alveus.rithmomachia.course import position_hash, win_by_row
from alveus.rithmomachia.ending import settle
from alveus.rithmomachia.field import Field
from alveus.rithmomachia.layout import squares
from alveus.rithmomachia.moves import list_moves
from alveus.rithmomachia.state import State, Step
from alveus.rithmomachia.stones import TURN
from alveus.rithmomachia.untold import advance, carry_threat


def play_out(context: Context, state: State, luck: Stream) -> State:
    """The state in which a battle ends that is played on by chance."""
    while state.over is None:
        if context.rules.plain:
            state = _step_on(context, state, luck)
        if state.over is None:
            moves = list_moves(context, state)
            state = advance(context, state, moves[luck.below(len(moves))])
    return state


class _Course:
    """A battle while it is stepped on."""

    def __init__(self, context: Context, state: State) -> None:
        self.context = context
        self.field = Field(context, state.board)
        self.turn = state.turn
        self.taken = list(state.reserves)
        self.clock = state.clock
        self.seen = list(state.seen)
        self.times = dict(Counter(state.seen))
        self.attacked = self.field.find_attacked()

    def state(self) -> State:
        """The position as it now stands."""
        board, taken = bytes(self.field.board), (self.taken[0], self.taken[1])
        return State(board, self.turn, taken, self.clock, tuple(self.seen))

    def step(self, step: Step) -> State | None:
        """Plays a step; answers the state that it wins."""
        rules, field, mover = self.context.rules, self.field, self.turn
        threatened = carry_threat(self.attacked[mover], step)
        field.change([(step.target, field.board[step.source]), (step.source, 0)])
        self.clock += 1
        if rows_can_win(rules, field.board, mover):
            rows = self.context.rows.standing(bytes(field.board), mover)
            if rows:
                return win_by_row(self.state(), mover, rows[0])
        self._lift(field.find_besieged(1 - mover), mover)
        self.attacked = field.find_attacked()
        if fallen := self.attacked[mover] & threatened:
            self._lift(list(squares(fallen)), 1 - mover)
            self.attacked = field.find_attacked()
        self.turn = 1 - mover
        if rules.repetition != "off":
            here = position_hash(self.state())
            self.seen.append(here)
            self.times[here] = self.times.get(here, 0) + 1
        return None

    def _lift(self, fallen: list[int], captor: int) -> None:
        if fallen:
            self.taken[captor] += bytes(TURN[self.field.board[at]] for at in fallen)
            self.field.change([(at, 0) for at in fallen])
            self.clock, self.seen, self.times = 0, [], {}

    def may_end(self) -> bool:
        """Whether the rules have to be asked if the battle ends here."""
        rules = self.context.rules
        if rules.repetition == "threefold" and self.seen and self.times[self.seen[-1]] >= 3:
            return True
        return 0 < rules.no_progress <= self.clock


def _step_on(context: Context, state: State, luck: Stream) -> State:
    """The state after steps by chance, at the end or where something else than a step is due."""
    course = _Course(context, state)
    while True:
        steps = course.field.steps(course.turn)
        counts = list(accumulate(map(len, steps)))
        others = []
        if rows_can_win(context.rules, course.field.board, course.turn):
            others = list(placings(context, course.state()))
        if not counts[-1:] or not counts[-1] or course.may_end():
            return settle(context, course.state())
        choice = luck.below(counts[-1] + len(others))
        if choice >= counts[-1]:
            return advance(context, course.state(), others[choice - counts[-1]])
        stone = bisect_right(counts, choice)
        won = course.step(steps[stone][choice - counts[stone]])
        if won is not None:
            return won
