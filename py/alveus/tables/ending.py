"""How a turn and a game end: whose turn comes next, who has won, and for how much."""

from __future__ import annotations

from alveus.core.events import Event
from alveus.core.outcomes import Outcome, over_event
from alveus.tables.context import Context
from alveus.tables.men import free_waiting_men
from alveus.tables.ruleset import Ruleset
from alveus.tables.state import Side, State
from alveus.tables.steps import is_frozen


def end_turn(
    context: Context, state: State, events: tuple[Event, ...]
) -> tuple[State, tuple[Event, ...]]:
    """The other player's turn, unless nobody can go on; the events grow by the end of the game."""
    state = hand_over(context.rules, state, state.sides)
    if state.over is None:
        return state, events
    return state, (*events, over_event(state.over, context.seats))


def hand_over(rules: Ruleset, state: State, sides: tuple[Side, Side]) -> State:
    """The state in which the player on turn leaves these men behind; perhaps the end."""
    cube = state.cube and state.cube._replace(stage="open")
    return settle_outcome(rules, State(sides, 1 - state.turn, cube=cube))


def settle_outcome(rules: Ruleset, state: State) -> State:
    """The state with its end, where all men are off or nobody can ever move again."""
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


def score_win(rules: Ruleset, state: State, winner: int, ending: str) -> Outcome:
    """The outcome with its points: graded as in backgammon where the option says so."""
    points = 1
    loser = state.sides[1 - winner]
    if rules.graded and not loser.off:
        behind = loser.bar or loser.hand or any(loser.points[: rules.home])
        points = 3 if behind else 2
    return Outcome(winner, ending, points * (state.cube.value if state.cube else 1))


def order_sides(seat: int, own: Side, other: Side) -> tuple[Side, Side]:
    """The sides of a seat and of the other one in the order of the seats."""
    return (own, other) if seat == 0 else (other, own)


def _is_shut_in(rules: Ruleset, state: State, seat: int) -> bool:
    own = free_waiting_men(rules, seat, state.sides[seat], state.sides[1 - seat])
    return is_frozen(rules, seat, own, state.sides[1 - seat])
