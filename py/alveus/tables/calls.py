"""What is said instead of moved: passing, the cube's words, and the man sent back by 1-1-1."""

from __future__ import annotations

from typing import TYPE_CHECKING

from alveus.core.errors import IllegalMove
from alveus.core.events import Event
from alveus.core.game import Outcome
from alveus.tables.ending import next_turn, over_event, pair
from alveus.tables.men import sent_back, waits
from alveus.tables.state import Call, Choose, Cube, State

if TYPE_CHECKING:
    from alveus.tables.game import TablesGame


def called(game: TablesGame, state: State, call: Call) -> tuple[State, tuple[Event, ...]]:
    """The state after a word.  Raises IllegalMove with the reason why it cannot be said."""
    if call not in game.moves(state):
        raise _not_called(game, state, call)
    side, answerer = game.info.seats[state.turn], game.info.seats[1 - state.turn]
    if call.word == "pass":
        event = Event("pass", side, (), {"dice": list(state.left)})
        return next_turn(game, state, (event,))
    cube = state.cube or Cube()
    if call.word == "throw":
        return state._replace(cube=cube._replace(stage="past")), ()
    if call.word == "double":
        event = Event("double", side, (), {"value": 2 * cube.value})
        return state._replace(cube=cube._replace(stage="offered")), (event,)
    if call.word == "take":
        taken = Cube(2 * cube.value, 1 - state.turn, "past")
        event = Event("take", answerer, (), {"value": taken.value})
        return state._replace(cube=taken), (event,)
    over = Outcome(state.turn, "dropped", cube.value)
    return state._replace(over=over), (Event("drop", answerer), over_event(game, over))


def sendable(game: TablesGame, state: State) -> list[int]:
    """The thrower's points from which the other player may send a man back after 1-1-1.

    Eustathius (on Il. 23, 86) says that the worst throw takes a man away; that he goes where
    hit men go is the reading of the Realencyclopädie.
    """
    rules, seat = game.rules, state.turn
    own, other = state.sides[seat], state.sides[1 - seat]
    if rules.nobody_waits and waits(rules, seat, other):
        return []
    first = 1 if rules.hit_return == "bar" else 2
    return [point for point, men in enumerate(own.points) if men and point >= first]


def chosen(game: TablesGame, state: State, choose: Choose) -> tuple[State, tuple[Event, ...]]:
    """The state after the man has been sent back.  Raises IllegalMove."""
    if not state.choice:
        raise IllegalMove("game_over" if state.over is not None else "nothing_to_choose")
    if choose.point not in sendable(game, state):
        raise IllegalMove("not_to_be_sent", at=choose.point)
    seat = state.turn
    own, other = state.sides[seat], state.sides[1 - seat]
    path = (game.layout.point(seat, choose.point), back(game, state, seat))
    event = Event(
        "sent", game.info.seats[seat], path, {"at": game.layout.called(seat, choose.point)}
    )
    own = sent_back(game.rules, seat, own, other, choose.point)
    state = state._replace(sides=pair(seat, own, other), choice=False)
    if game.rules.eustathius_then_play:
        return state, (event,)
    return next_turn(game, state, (event,))


def back(game: TablesGame, state: State, seat: int) -> str:
    """The place to which a man of this seat goes when he is hit or sent back."""
    to_bar = waits(game.rules, seat, state.sides[1 - seat])
    return game.layout.bar(seat) if to_bar else game.layout.point(seat, 1)


def _not_called(game: TablesGame, state: State, call: Call) -> IllegalMove:
    if state.over is not None:
        return IllegalMove("game_over")
    if call.word in ("take", "drop"):
        return IllegalMove("nothing_offered")
    if state.choice:
        return IllegalMove("choose_first")
    if state.dice is not None:
        return IllegalMove("must_play" if call.word == "pass" else "already_thrown")
    if state.cube is not None and state.cube.stage == "offered":
        return IllegalMove("answer_first")
    if call.word == "double" and state.turn >= 0:
        return IllegalMove("cube_not_yours")
    if call.word == "throw":
        expected = game.rules.dice + len(game.rules.fixed_dice)
        return IllegalMove("dice_number", given=0, expected=expected)
    return IllegalMove("throw_first")
