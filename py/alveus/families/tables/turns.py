"""The progress of a game: perform steps, list the states after a turn, end the turn or the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any

from alveus.core.base import LazySequence
from alveus.core.events import Event
from alveus.core.game import CHANCE, OVER, Result
from alveus.core.outcomes import Outcome, over_event
from alveus.families.tables import notation
from alveus.families.tables.layout import BARS, Layout
from alveus.families.tables.rules import free_waiting_men, is_frozen, must_wait, turn_node
from alveus.families.tables.ruleset import Ruleset
from alveus.families.tables.state import BAR, HAND, Node, Side, State, Step
from alveus.families.tables.turn_search import Play, SideEnds, TurnSearch

if TYPE_CHECKING:
    from alveus.families.tables.fast import FastEnds, FastTurns


class Turn:
    """The turn being played in a state, with a search for its possible continuations."""

    def __init__(self, context: Context, state: State, search: TurnSearch) -> None:
        self._context = context
        self.state = state
        self.seat = state.turn
        self.search = search
        own, other = state.sides[self.seat], state.sides[1 - self.seat]
        self.node: Node = turn_node(context.rules, own, other, state.left, state.played)

    @cached_property
    def ends(self) -> FastEnds | SearchedEnds:
        """The positions in which the turn can end, each with a play (steps) that leads to it."""
        fast = None if self.state.played else self._context.fast
        return fast.ends(*self.node[:3]) if fast else SearchedEnds(self.search.ends(self.node))


class SearchedEnds:
    """The positions in which a turn can end, as found by `TurnSearch`."""

    def __init__(self, ends: SideEnds) -> None:
        self._ends = list(ends.items())

    def __len__(self) -> int:
        return len(self._ends)

    def sides(self, index: int) -> tuple[Side, Side]:
        """Return both players' men in the end position `index`, the mover's first."""
        return self._ends[index][0]

    def play(self, index: int) -> Play:
        """Return a play (sequence of steps) that leads to the end position `index`."""
        return self._ends[index][1]


@dataclass(frozen=True)
class Context:
    """Rules, layout and seat names of a tables game; caches the search of the latest turn."""

    rules: Ruleset
    layout: Layout
    seats: tuple[str, ...]
    _latest: Turn | None = field(default=None, init=False, compare=False, repr=False)

    @cached_property
    def fast(self) -> FastTurns | None:
        """Fast search for the positions in which a turn can end; None for unsupported rules."""
        from alveus.families.tables.fast import fast_turns  # late, so that a page starts faster

        return fast_turns(self.rules)

    def turn(self, state: State) -> Turn:
        """Return the turn being played in a state, with the search for its possible continuations.

        The latest result is cached.  For the next state of the same turn, the search is used again.
        """
        turn = self._latest
        if turn is None or turn.state is not state:
            turn = Turn(
                self, state, turn.search if turn and state.played else TurnSearch(self.rules)
            )
            object.__setattr__(self, "_latest", turn)
        return turn


def actor(state: State) -> int:
    """Return the seat that has to decide; CHANCE if a roll is due, OVER at the end of the game."""
    cube = state.cube
    if state.over is not None:
        return OVER
    if state.turn < 0:
        return CHANCE
    if state.choice or (cube is not None and cube.stage == "offered"):
        return 1 - state.turn
    if state.dice is not None:
        return state.turn
    may_double = cube is not None and cube.stage == "open" and cube.may_be_turned_by(state.turn)
    return state.turn if may_double else CHANCE


def is_playing(state: State) -> bool:
    """Return True if the player on turn has rolled and must now move men by the dice, or pass."""
    return state.dice is not None and not state.choice and state.over is None


def state_after_step(context: Context, state: State, step: Step) -> tuple[State, State]:
    """Return the state after a legal step, and the state after the turn if the step ends it.

    If the turn continues, both states are the same.
    """
    turn = context.turn(state)
    node = turn.search.next(turn.node, step)
    after = state._replace(
        sides=order_sides(state.turn, node.own, node.other),
        left=node.left,
        played=(*state.played, step),
    )
    if node.own.off == context.rules.men:
        over = score_win(context.rules, after, state.turn, "borne_off")
        return after, after._replace(over=over)
    if node.left and turn.search.can_move(node):
        return after, after
    return after, hand_over(context.rules, after, after.sides)


def apply_step(context: Context, state: State, step: Step) -> tuple[State, tuple[Event, ...]]:
    """Return the state after a legal step (a man's move by one die), and the events of this step.

    If the step ends the turn or the game, the state is that after this end.
    """
    seat, layout = state.turn, context.layout
    side, enemy = context.seats[seat], context.seats[1 - seat]
    path, point_name = layout.path(seat, step), layout.point_name
    events = []
    if step.source and step.source == context.turn(state).node.memory.touched:
        returning = (return_place(context, state, 1 - seat), path[0])
        events.append(Event("spared", enemy, returning, {"at": point_name(seat, step.source)}))
    off, beside = step.target > context.rules.length, step.source in (BAR, HAND)
    params: dict[str, Any] = {"die": step.die}
    if off or not beside:
        params["from"] = layout.source_name(seat, step.source)
    if not off:
        params["to"] = point_name(seat, step.target)
    code = "bear_off" if off else "enter" if beside else "step"
    events.append(Event(code, side, path, params))
    after, then = state_after_step(context, state, step)
    if step.hit:
        going = (path[1], return_place(context, after, 1 - seat))
        events.append(Event("hit", enemy, going, {"at": point_name(seat, step.target)}))
    if then.turn != state.turn and after.left:
        events.append(Event("dice_lost", side, (), {"dice": list(after.left)}))
    if then.over is not None:
        events.append(over_event(then.over, context.seats))
    return then, tuple(events)


def return_place(context: Context, state: State, seat: int) -> str:
    """Return the id of the place to which a hit man of `seat` goes.

    It is point 1 of `seat` or, if the man must wait (`must_wait`), the bar or holding cell.
    """
    to_bar = must_wait(context.rules, state.sides[1 - seat])
    return BARS[seat] if to_bar else context.layout.place(seat, 1)


def list_results(context: Context, state: State) -> Sequence[Result]:
    """Return each distinct state after the turn, with the text of a play that leads to it."""
    turn = context.turn(state)
    return LazySequence(range(len(turn.ends)), partial(_result, context, turn))


def list_ends(context: Context, state: State) -> Sequence[State]:
    """Return the distinct states of `list_results`, in the same order, without texts of plays."""
    turn = context.turn(state)
    return LazySequence(range(len(turn.ends)), partial(_end, context, turn))


def _end(context: Context, turn: Turn, index: int) -> State:
    own, other = turn.ends.sides(index)
    if own.off == context.rules.men:
        state: State = _result(context, turn, index).state  # a final state keeps its last steps
        return state
    return hand_over(context.rules, turn.state, order_sides(turn.seat, own, other))


def _result(context: Context, turn: Turn, index: int) -> Result:
    own, other = turn.ends.sides(index)
    play = turn.ends.play(index)
    words = [notation.step_text(context.rules, step) for step in play]
    if own.off < context.rules.men and not turn.search.may_stop(turn.node):
        after = hand_over(context.rules, turn.state, order_sides(turn.seat, own, other))
        return Result(" ".join(words) or "pass", after)
    after = turn.state
    for step in play:
        after = state_after_step(context, after, step)[1]
    if after.turn == turn.seat and after.over is None:
        words.append("pass")
        after = hand_over(context.rules, after, after.sides)
    return Result(" ".join(words), after)


def end_turn(
    context: Context, state: State, events: tuple[Event, ...]
) -> tuple[State, tuple[Event, ...]]:
    """End the turn; return the next state, and `events` plus an event `over` if the game ended."""
    state = hand_over(context.rules, state, state.sides)
    if state.over is None:
        return state, events
    return state, (*events, over_event(state.over, context.seats))


def hand_over(rules: Ruleset, state: State, sides: tuple[Side, Side]) -> State:
    """Return the next or final state; `sides` has each seat's men at the end of the turn."""
    cube = state.cube and state.cube._replace(stage="open")
    return settle_outcome(rules, State(sides, 1 - state.turn, cube=cube))


def settle_outcome(rules: Ruleset, state: State) -> State:
    """Return the state, with its outcome if the game is over.

    A player who has borne off all men wins.  A player is shut in if no number from 1 to 6 moves any
    of the player's men.  If the player about to roll is shut in, the game is drawn if the opponent
    is shut in too; otherwise the opponent wins if `rules.lurch_wins` is true.
    """
    for seat in (0, 1):
        if state.sides[seat].off == rules.men:
            return state._replace(over=score_win(rules, state, seat, "borne_off"))
    if state.dice is not None or state.turn < 0 or not _is_shut_in(rules, state, state.turn):
        return state
    if _is_shut_in(rules, state, 1 - state.turn):
        return state._replace(over=Outcome(None, "deadlock", 0))
    if rules.lurch_wins:
        return state._replace(over=score_win(rules, state, 1 - state.turn, "lurch"))
    return state


def _is_shut_in(rules: Ruleset, state: State, seat: int) -> bool:
    own, other = state.sides[seat], state.sides[1 - seat]
    return is_frozen(rules, free_waiting_men(rules, own, other), other)


def score_win(rules: Ruleset, state: State, winner: int, ending: str) -> Outcome:
    """Return the outcome of a win, which counts 1, 2 or 3 points times the value of the cube.

    `ending` is the code for the kind of win, such as `borne_off`.  If `rules.graded`, a win counts
    2 points if the loser has borne off no man, and 3 if the loser also has a man outside its home.
    """
    points = 1
    loser = state.sides[1 - winner]
    if rules.graded and not loser.off:
        behind = loser.bar or loser.hand or any(loser.points[: rules.home])
        points = 3 if behind else 2
    return Outcome(winner, ending, points * (state.cube.value if state.cube else 1))


def order_sides(seat: int, own: Side, other: Side) -> tuple[Side, Side]:
    """Return the sides in the order of the seats; `own` are the men of `seat`."""
    return (own, other) if seat == 0 else (other, own)
