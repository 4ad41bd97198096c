"""How a turn and a game end: whose turn comes next, who has won, and for how much."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alveus.core.events import Event
from alveus.core.game import Outcome
from alveus.tables.men import freed
from alveus.tables.state import Side, State
from alveus.tables.steps import frozen

if TYPE_CHECKING:
    from alveus.tables.game import TablesGame


def next_turn(
    game: TablesGame, state: State, events: tuple[Event, ...]
) -> tuple[State, tuple[Event, ...]]:
    """The other player's turn, unless nobody can go on."""
    state = handed_on(game, state, state.sides)
    if state.over is None:
        return state, events
    return state, (*events, over_event(game, state.over))


def handed_on(game: TablesGame, state: State, sides: tuple[Side, Side]) -> State:
    """The state in which the player on turn leaves these men behind; perhaps the end."""
    cube = state.cube and state.cube._replace(stage="open")
    return settled(game, State(sides, 1 - state.turn, cube=cube))


def settled(game: TablesGame, state: State) -> State:
    """The state with its end, where all men are off or nobody can ever move again."""
    for seat in (0, 1):
        if state.sides[seat].off == game.rules.men:
            return state._replace(over=won(game, state, seat, "borne_off"))
    if state.dice is not None or state.turn < 0 or not _frozen(game, state, state.turn):
        return state
    if _frozen(game, state, 1 - state.turn):
        return state._replace(over=Outcome(None, "deadlock", 0))
    if game.rules.lurch_wins:
        return state._replace(over=won(game, state, 1 - state.turn, "lurch"))
    return state


def won(game: TablesGame, state: State, winner: int, ending: str) -> Outcome:
    """The outcome with its points: graded as in backgammon where the option says so."""
    points = 1
    loser = state.sides[1 - winner]
    if game.rules.graded and not loser.off:
        behind = loser.bar or loser.hand or any(loser.points[: game.rules.home])
        points = 3 if behind else 2
    return Outcome(winner, ending, points * (state.cube.value if state.cube else 1))


def over_event(game: TablesGame, over: Outcome) -> Event:
    """The end of the game as it is told."""
    winner = "" if over.winner is None else game.info.seats[over.winner]
    return Event("over", winner, (), {"ending": over.ending, "points": over.points})


def pair(seat: int, own: Side, other: Side) -> tuple[Side, Side]:
    """Both sides in the order of the seats."""
    return (own, other) if seat == 0 else (other, own)


def _frozen(game: TablesGame, state: State, seat: int) -> bool:
    own = freed(game.rules, seat, state.sides[seat], state.sides[1 - seat])
    return frozen(game.rules, seat, own, state.sides[1 - seat])
