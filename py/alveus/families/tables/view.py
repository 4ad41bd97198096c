"""Build the view of a position: places, men, moves, dice, cube, pip counts, status messages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from alveus.core.events import Message, say
from alveus.core.game import CHANCE
from alveus.core.outcomes import outcome_message
from alveus.core.view import (
    ActionView,
    BoardView,
    CounterView,
    MoveView,
    PieceView,
    PlaceView,
    TokenView,
)
from alveus.core.view_builders import action_view, move_view, piece_view, place_view, token_view
from alveus.families.tables import notation
from alveus.families.tables.actions import explain_rolling, list_moves, sendable_points
from alveus.families.tables.layout import BESIDE, Layout
from alveus.families.tables.rules import departure
from alveus.families.tables.ruleset import Ruleset
from alveus.families.tables.state import BAR, HAND, Call, SendBack, State, Step
from alveus.families.tables.turns import Context, actor, is_playing, return_place
from alveus.families.tables.why import Chain, chain_places, list_chains


def board_view(context: Context, state: State, viewer: int) -> BoardView:
    """Return the view of a position.  Points are numbered along the path of the seat `viewer`."""
    return {
        "status": [message.to_json() for message in status_messages(context, state)],
        "places": list(_place_views(context, viewer)),
        "pieces": list(_man_views(context, state)),
        "moves": [*_sending_moves(context, state), *_chain_moves(context, state)],
        "tokens": _token_views(context, state),
        "counters": list(_counter_views(context, state)),
        "actions": _action_views(context, state),
        "marks": [],
    }


def status_messages(context: Context, state: State) -> list[Message]:
    """Return the result, or messages that describe the stage of the turn and the next action."""
    seats = context.seats
    if state.over is not None:
        return [outcome_message(state.over, seats)]
    if state.turn < 0:
        return [say("lot_to_throw")]
    side = seats[state.turn]
    if state.cube is not None and state.cube.stage == "offered":
        return [say("cube_offered", side=side, value=2 * state.cube.value)]
    if state.dice is None:
        return [say("to_throw", side=side)]
    if state.choice:
        return [say("choose_man", side=seats[1 - state.turn])]
    own, rules = state.sides[state.turn], context.rules
    hit = own.bar if rules.reentry != "free" else 0
    moves = list_moves(context, state)
    if list(moves) == [Call("pass")]:
        return [say("must_pass", side=side, dice=list(state.dice), hit=hit)]
    code, dice = ("to_play", state.left) if state.played else ("thrown", state.dice)
    messages = [say(code, side=side, dice=list(dice))]
    from_hand = any(isinstance(move, Step) and move.source == HAND for move in moves)
    if hit:
        # If men in hand can also enter, no man has to be the first.
        messages += [] if from_hand else [say("enter_first", side=side, count=hit)]
    elif rules.must_enter and from_hand and not context.turn(state).node.memory.entered:
        messages.append(say("enter_one", side=side, count=own.hand))
    return messages


def pip_count(rules: Ruleset, state: State, seat: int) -> int:
    """Return the total distance, in points, that a player's men must still move to be off."""
    side = state.sides[seat]
    waiting = rules.exit - departure(rules, BAR)
    return side.distance(rules.exit) + side.bar * waiting + side.hand * rules.exit


def _place_views(context: Context, viewer: int) -> Iterator[PlaceView]:
    layout, rules, seats = context.layout, context.rules, context.seats
    for place, cell in layout.grid.items():
        number, square = layout.number(viewer, place), layout.square_names.get(place, "")
        beside, side = BESIDE.get(place), ""
        if beside is not None:
            kind, side = beside[0], seats[beside[1]]
            codes: dict[str, str] = {"bar": layout.waiting_kind, "tray": "off"}
            label = say(codes.get(kind, kind), side=side)
        elif square:
            from_end = rules.exit - number if number >= rules.home else 0
            kind = "square"
            label = say("square", name=square, fromEnd=from_end, number=number)
        else:
            named = {"name": layout.mark_names.get(place, "")} if layout.mark_names else {}
            kind, label = "point", say("point", number=number, **named)
        name, marks = square or str(number or ""), layout.marks.get(place, ())
        yield place_view(
            place, kind, cell, label, name=name, side=side, marks=marks, value=square[:1]
        )


def _man_views(context: Context, state: State) -> Iterator[PieceView]:
    for place, seat, men in context.layout.stacks(state.sides):
        for order in range(men):
            name, colour = f"{place}.{order}", context.seats[seat]
            yield piece_view(name, "man", place, order=order, side=colour)


def _chain_moves(context: Context, state: State) -> Iterator[MoveView]:
    """Yield a move for each chain: a legal step, or successive legal steps of one man."""
    for chain in list_chains(context, state):
        yield move_view(
            " ".join(notation.step_text(context.rules, step) for step in chain),
            chain_places(context.layout, state.turn, chain),
            _move_label(context.rules, context.layout, state.turn, chain),
            uses=_dice_used(context, state, chain),
            takes=_men_hit(context, state, chain),
        )


def _sending_moves(context: Context, state: State) -> Iterator[MoveView]:
    """Yield the opponent's moves after a roll of 1-1-1: each sends back one of the roller's men."""
    seat, layout = state.turn, context.layout
    for point in sendable_points(context.rules, state) if state.choice else ():
        path = [layout.place(seat, point), return_place(context, state, seat)]
        label = say("send", **{"from": layout.point_name(seat, point)})
        yield move_view(notation.move_text(context.rules, SendBack(point)), path, label)


def _hitting_steps(rules: Ruleset, chain: Chain) -> list[Step]:
    ending = chain[-1:] if rules.touch == "off" else chain
    return [step for step in ending if step.hit]


def _men_hit(context: Context, state: State, chain: Chain) -> list[str]:
    seat, other = state.turn, state.sides[1 - state.turn]
    hit = [step.target for step in _hitting_steps(context.rules, chain)]
    standing = [at for at in hit if other.points[context.rules.facing[at]]]
    return [f"{context.layout.place(seat, at)}.0" for at in standing]


def _move_label(rules: Ruleset, layout: Layout, seat: int, chain: Chain) -> Message:
    several = len(chain) > 1
    params: dict[str, Any] = {"dice": [s.die for s in chain]} if several else {"die": chain[0].die}
    hit = "_hit" if _hitting_steps(rules, chain) else ""
    source = {"from": layout.source_name(seat, chain[0].source)}
    if chain[-1].target > rules.length:
        return say("bears_off" if several else "bear_off", **params, **source)
    params["to"] = layout.point_name(seat, chain[-1].target)
    if chain[0].source in (BAR, HAND):
        return say(("enters" if several else "enter") + hit, **params)
    return say(("steps" if several else "step") + hit, **params, **source)


def _token_views(context: Context, state: State) -> list[TokenView]:
    tokens = _dice_views(context, state)
    if is_playing(state):
        turn = context.turn(state)
        playable = {step.die for step in turn.search.allowed_steps(turn.node)}
        for token in tokens:
            if not token["used"] and token["value"] not in playable:
                token["unplayable"] = True
    if state.cube is not None:
        owner = "" if state.cube.owner is None else context.seats[state.cube.owner]
        value = state.cube.value * (2 if state.cube.stage == "offered" else 1)
        tokens.append(token_view("cube", "cube", value, side=owner))
    return tokens


def _dice_views(context: Context, state: State) -> list[TokenView]:
    dice = enumerate(context.rules.list_dice(state.dice or (), state.left))
    side = context.seats[state.turn]
    return [token_view(f"d{n}", "die", die, used, side) for n, (die, used) in dice]


def _dice_used(context: Context, state: State, chain: Chain) -> list[str]:
    free = {t["id"]: t["value"] for t in _dice_views(context, state) if not t["used"]}
    used = []
    for step in chain:
        token = next(token for token, die in free.items() if die == step.die)
        del free[token]
        used.append(token)
    return used


def _counter_views(context: Context, state: State) -> Iterator[CounterView]:
    for seat, side in enumerate(context.seats):
        yield {"code": "pips", "side": side, "value": pip_count(context.rules, state, seat)}
        if context.rules.start_in_hand:
            yield {"code": "hand", "side": side, "value": state.sides[seat].hand}
        yield {"code": "off", "side": side, "value": state.sides[seat].off}


def _action_views(context: Context, state: State) -> list[ActionView]:
    moves = list_moves(context, state)
    can_throw = actor(state) == CHANCE or Call("throw") in moves
    calls = [move.word for move in moves if isinstance(move, Call) and move.word != "throw"]
    throw = action_view("throw", None if can_throw else explain_rolling(state))
    return [throw, *map(action_view, calls)]
