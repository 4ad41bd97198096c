"""What is seen of a tables board: points with the reader's numbers, men, dice, ways, counts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from alveus.core.events import Message, say
from alveus.core.game import CHANCE
from alveus.core.parts import action_view, move_view, token_view
from alveus.core.view import (
    ActionView,
    BoardView,
    CounterView,
    MoveView,
    PieceView,
    PlaceView,
    TokenView,
)
from alveus.tables import notation
from alveus.tables.calls import back
from alveus.tables.state import BAR, HAND, Call, Choose, State, Step
from alveus.tables.steps import start
from alveus.tables.throwing import no_throw
from alveus.tables.ways import places, ways

if TYPE_CHECKING:
    from alveus.tables.game import TablesGame


def board_view(game: TablesGame, state: State, eyes: int) -> BoardView:
    """Places, pieces, moves, dice, counters, actions and status, as `eyes` numbers the points."""
    return {
        "status": [message.to_json() for message in status(game, state)],
        "places": list(_places(game, eyes)),
        "pieces": list(_men(game, state)),
        "moves": [*_choices(game, state), *(_way(game, state, way) for way in ways(game, state))],
        "tokens": _dice(game, state),
        "counters": list(_counters(game, state)),
        "actions": _actions(game, state),
        "marks": [],
    }


def status(game: TablesGame, state: State) -> list[Message]:
    """What is to be done now."""
    seats = game.info.seats
    if state.over is not None:
        over = state.over
        if over.winner is None:
            return [say("drawn", ending=over.ending)]
        return [say("won", side=seats[over.winner], ending=over.ending, points=over.points)]
    if state.turn < 0:
        return [say("lot_to_throw")]
    side = seats[state.turn]
    if state.cube is not None and state.cube.stage == "offered":
        value = 2 * state.cube.value
        return [say("cube_offered", side=side, value=value)]
    if state.dice is None:
        return [say("to_throw", side=side)]
    if state.choice:
        return [say("choose_man", side=seats[1 - state.turn])]
    if list(game.moves(state)) == [Call("pass")]:
        return [say("must_pass", side=side, dice=list(state.dice))]
    said = [say("thrown", side=side, dice=list(state.dice))]
    if state.played:
        said = [say("to_play", side=side, dice=list(state.left))]
    own, rules = state.sides[state.turn], game.rules
    if own.bar and rules.reentry != "free":
        said.append(say("enter_first", side=side, count=own.bar))
    elif rules.must_enter and own.hand and not game.node(state).memory.entered:
        said.append(say("enter_one", side=side, count=own.hand))
    return said


def pips(game: TablesGame, state: State, seat: int) -> int:
    """How many points a player's men still have to travel, all together."""
    side = state.sides[seat]
    travel = sum(men * (game.rules.exit - n) for n, men in enumerate(side.points))
    waiting = game.rules.exit - start(game.rules, BAR)
    return travel + side.bar * waiting + side.hand * game.rules.exit


def _places(game: TablesGame, eyes: int) -> Iterator[PlaceView]:
    layout, rules, seats = game.layout, game.rules, game.info.seats
    for place, (row, column) in layout.cells.items():
        number, square = layout.number(eyes, place), layout.squares.get(place, "")
        beside, side = layout.beside(place), ""
        if beside is not None:
            kind, side = beside[0], seats[beside[1]]
            code = {"bar": layout.waiting, "tray": "off"}.get(kind, kind)
            label = say(code, side=side)
        elif square:
            from_end = rules.exit - number if number >= rules.home else 0
            kind = "square"
            label = say("square", name=square, fromEnd=from_end, number=number)
        else:
            named = {"name": layout.names.get(place, "")} if layout.names else {}
            kind, label = "point", say("point", number=number, **named)
        yield {
            "id": place,
            "kind": kind,
            "row": row,
            "column": column,
            "name": square or (str(number) if number else ""),
            "label": label.to_json(),
            "side": side,
            "marks": list(layout.marks.get(place, ())),
            "value": square[:1],
        }


def _men(game: TablesGame, state: State) -> Iterator[PieceView]:
    for seat, side in enumerate(state.sides):
        stacks = [(game.layout.point(seat, n), men) for n, men in enumerate(side.points) if men]
        stacks += [(game.layout.bar(seat), side.bar), (game.layout.tray(seat), side.off)]
        stacks += [(game.layout.hands[seat], side.hand)]
        for place, men in stacks:
            for order in range(men):
                yield {
                    "id": f"{place}.{order}",
                    "kind": "man",
                    "side": game.info.seats[seat],
                    "place": place,
                    "order": order,
                    "value": "",
                    "covers": [],
                    "layers": [],
                }


def _way(game: TablesGame, state: State, way: tuple[Step, ...]) -> MoveView:
    return move_view(
        " ".join(notation.step_text(game.rules, step) for step in way),
        places(game, state.turn, way),
        _label(game, state.turn, way),
        uses=_uses(game, state, way),
        takes=_takes(game, state, way),
    )


def _choices(game: TablesGame, state: State) -> Iterator[MoveView]:
    """The men one of whom the other player sends back."""
    for move in game.moves(state) if state.choice else ():
        if isinstance(move, Choose):
            called = game.layout.called(state.turn, move.point)
            path = [game.layout.point(state.turn, move.point), back(game, state, state.turn)]
            label = say("send", **{"from": called})
            yield move_view(notation.text(game.rules, move), path, label)


def _hits(game: TablesGame, way: tuple[Step, ...]) -> list[Step]:
    """The steps of one man's way by which a man is taken: touching alone may not be enough."""
    ending = way[-1:] if game.rules.touch == "off" else way
    return [step for step in ending if step.hit]


def _takes(game: TablesGame, state: State, way: tuple[Step, ...]) -> list[str]:
    """The men hit on a way; one hit again where it was sent back to is the same man."""
    seat, other = state.turn, state.sides[1 - state.turn]
    hit = [step.target for step in _hits(game, way)]
    standing = [at for at in hit if other.points[game.rules.facing[seat][at]]]
    return [f"{game.layout.point(seat, at)}.0" for at in standing]


def _label(game: TablesGame, seat: int, way: tuple[Step, ...]) -> Message:
    """What a way does: enters, moves or bears off, with one die or several, hitting or not."""
    several = len(way) > 1
    params: dict[str, Any] = {"dice": [s.die for s in way]} if several else {"die": way[0].die}
    hit = "_hit" if _hits(game, way) else ""
    source = {"from": game.layout.origin(seat, way[0].source)}
    if way[-1].target > game.rules.length:
        return say("bears_off" if several else "bear_off", **params, **source)
    params["to"] = game.layout.called(seat, way[-1].target)
    if way[0].source in (BAR, HAND):
        return say(("enters" if several else "enter") + hit, **params)
    return say(("steps" if several else "step") + hit, **params, **source)


def _dice(game: TablesGame, state: State) -> list[TokenView]:
    tokens: list[TokenView] = []
    unplayed = list(state.left)
    for number, die in enumerate(game.rules.given(state.dice or ())):
        used = die not in unplayed
        if not used:
            unplayed.remove(die)
        side = game.info.seats[state.turn]
        tokens.append(token_view(f"d{number}", "die", die, used, side))
    if state.cube is not None:
        owner = "" if state.cube.owner is None else game.info.seats[state.cube.owner]
        value = state.cube.value * (2 if state.cube.stage == "offered" else 1)
        tokens.append(token_view("cube", "cube", value, side=owner))
    return tokens


def _uses(game: TablesGame, state: State, way: tuple[Step, ...]) -> list[str]:
    free = {t["id"]: t["value"] for t in _dice(game, state) if t["kind"] == "die" and not t["used"]}
    used = []
    for step in way:
        token = next(token for token, die in free.items() if die == step.die)
        del free[token]
        used.append(token)
    return used


def _counters(game: TablesGame, state: State) -> Iterator[CounterView]:
    for seat, side in enumerate(game.info.seats):
        yield {"code": "pips", "side": side, "value": pips(game, state, seat)}
        if game.rules.start_in_hand:
            yield {"code": "hand", "side": side, "value": state.sides[seat].hand}
        yield {"code": "off", "side": side, "value": state.sides[seat].off}


def _actions(game: TablesGame, state: State) -> list[ActionView]:
    moves = game.moves(state)
    can_throw = game.actor(state) == CHANCE or Call("throw") in moves
    actions = [action_view("throw", None if can_throw else say(no_throw(state)))]
    for move in moves:
        if isinstance(move, Call) and move.word != "throw":
            actions.append(action_view(move.word))
    return actions
