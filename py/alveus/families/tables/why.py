"""Explain why a move is illegal, by a code with parameters, and list the legal chains of steps.

The argument of `explain_path` is the place of a man, alone or with a target; that of `explain_move`
is a move, such as a step with its die.  A chain consists of successive steps of one man, each with
one die.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain, permutations
from typing import Any

from alveus.core.events import Message, say
from alveus.families.tables.actions import explain_action, explain_rolling, sendable_points
from alveus.families.tables.layout import BARS, HANDS, TRAYS, Layout
from alveus.families.tables.rules import (
    bear_off_reason,
    count_enemies,
    departure,
    find_step,
    landing,
)
from alveus.families.tables.ruleset import FULL_POINT_REASONS
from alveus.families.tables.state import BAR, HAND, Move, Node, State, Step
from alveus.families.tables.turn_search import TurnSearch
from alveus.families.tables.turns import Context, Turn, is_playing, return_place

Chain = tuple[Step, ...]
"""Successive steps of one man."""

_FULL_POINT = tuple(FULL_POINT_REASONS.values())
_LANDING_REASONS = ("blocked", *_FULL_POINT, "point_not_cleared", "safe_on_start")


def explain_path(context: Context, state: State, path: Sequence[str]) -> Message | None:
    """Return why a man cannot move from the first place of a path to the last; None if it can.

    For a path of one place, return why the man there cannot move with any die.
    """
    if state.over is not None:
        return say("game_over")
    if state.dice is None:
        return explain_rolling(state) or say("throw_first")
    if state.choice:
        return _explain_choice(context, state, path)
    chains = list_chains(context, state)
    ways = (chain_places(context.layout, state.turn, chain) for chain in chains)
    if not path or any(
        way[0] == path[0] and (len(path) == 1 or way[-1] == path[-1]) for way in ways
    ):
        return None
    source = _number_with_man(context, state, state.turn, path[0])
    if source is None:
        theirs = _number_with_man(context, state, 1 - state.turn, path[0])
        return say("no_man" if theirs is None else "not_your_man")
    if len(path) == 1:
        return _explain_dice(context, state, source, state.left)
    return _explain_distance(context, state, source, path[-1])


def explain_move(context: Context, state: State, move: Move) -> Message | None:
    """Return the reason why `move` is illegal in `state`; None if it is legal."""
    if not isinstance(move, Step):
        return explain_action(context, state, move)
    if not is_playing(state):
        return explain_rolling(state) or say("throw_first")
    turn = context.turn(state)
    if turn.search.allows(turn.node, move):
        return None
    rules = context.rules
    if move.die not in state.left:
        return say("no_such_die", distance=move.die)
    if not HAND <= move.source <= rules.length or not 1 <= move.target <= rules.exit:
        return say("no_man")
    path = context.layout.path(state.turn, move)
    distance = move.target - departure(rules, move.source)
    strays = distance > 0 and landing(rules, move.source, move.die) != move.target
    if strays and _number_with_man(context, state, state.turn, path[0]) is not None:
        return say("no_such_die", distance=distance)
    refusal = explain_path(context, state, path)
    if refusal is not None:
        return refusal
    if move.hit and landing(rules, move.source, move.die) == move.target:
        return say("nothing_to_hit", at=move.target)
    return say("no_such_die", distance=distance)


def _number_with_man(context: Context, state: State, seat: int, place: str) -> int | None:
    """Return BAR, HAND or the point number of `place` for `seat`; None without a man of `seat`."""
    side = state.sides[seat]
    if place == BARS[seat]:
        return BAR if side.bar else None
    if place == HANDS[seat]:
        return HAND if side.hand else None
    number = context.layout.number(seat, place)
    return number if side.points[number] else None


def _explain_choice(context: Context, state: State, path: Sequence[str]) -> Message | None:
    seat = state.turn
    source = _number_with_man(context, state, seat, path[0]) if path else None
    if source in sendable_points(context.rules, state) and path[1:] in (
        [],
        [return_place(context, state, seat)],
    ):
        return None
    return say("choose_first")


def _explain_distance(context: Context, state: State, source: int, place: str) -> Message:
    """Return why the man at `source` cannot reach `place` with the remaining dice."""
    seat, rules = state.turn, context.rules
    tray = place == TRAYS[seat]
    target = rules.exit if tray else context.layout.number(seat, place)
    distance = target - departure(rules, source)
    if distance <= 0:
        return say("wrong_way")
    if find_step(rules, context.turn(state).node, source, distance) == "bar_first":
        return say("bar_first", count=state.sides[seat].bar)
    dice = [die for die in state.left if die == distance or (tray and die > distance)]
    if dice:
        return _explain_dice(context, state, source, dice)
    if tray:
        code = bear_off_reason(rules, state.sides[seat], source, rules.exit)
        return say(code) if code else say("exact_die_needed", distance=distance)
    orders = (permutations(state.left, count) for count in range(2, len(state.left) + 1))
    routes = [route for route in dict.fromkeys(chain(*orders)) if sum(route) == distance]
    if not routes:
        return say("no_such_die", distance=distance)
    return _explain_routes(context, state, source, routes)


def _explain_dice(context: Context, state: State, source: int, dice: Sequence[int]) -> Message:
    """Return why the man at `source` cannot make a step with the first illegal die of `dice`.

    `source` is BAR, HAND or a point number.  Each die is tried alone, as the next step.  If every
    die is legal, return `way_blocked`.
    """
    turn = context.turn(state)
    reasons = (_explain_die(context, turn, turn.node, source, die) for die in dice)
    return next((reason for reason in reasons if reason is not None), say("way_blocked"))


def _explain_routes(
    context: Context, state: State, source: int, routes: Sequence[tuple[int, ...]]
) -> Message:
    """Return why the man at `source` cannot reach its target by any route (sequence of dice).

    The man plays the dice of a route up to the first illegal one; the reason is why this die is
    illegal.  Of several routes, the one with the greatest share of dice before the illegal die
    decides; the last die of a route is not counted.  If the illegal die is neither the first nor
    the last of this route, and the man cannot land on its target point, return `way_blocked`.
    """
    furthest, reason = -1.0, say("way_blocked")
    for route in routes:
        played, message = _follow_route(context, state, source, route)
        if message is not None and played / (len(route) - 1) > furthest:
            furthest, reason = played / (len(route) - 1), message
    on_the_way = 0 < furthest < 1 and reason.code in _LANDING_REASONS
    return say("way_blocked") if on_the_way else reason


def _follow_route(
    context: Context, state: State, source: int, route: tuple[int, ...]
) -> tuple[int, Message | None]:
    """Try to move the man at `source` by the dice of `route`, one after the other.

    Return the number of dice before the first illegal one, and the reason why that die is illegal;
    if all are legal, the number of all dice and None.
    """
    turn = context.turn(state)
    search, node = turn.search, turn.node
    for played, die in enumerate(route):
        step = next((s for s in search.allowed_steps(node) if s[:2] == (die, source)), None)
        if step is None:
            return played, _explain_die(context, turn, node, source, die)
        node, source = search.next(node, step), step.target
    return len(route), None


def _explain_die(context: Context, turn: Turn, node: Node, source: int, die: int) -> Message | None:
    """Return why the man at `source` (a point, BAR or HAND) cannot move by `die` next, or None."""
    rules, seat, search = context.rules, turn.seat, turn.search
    if any(step[:2] == (die, source) for step in search.allowed_steps(node)):
        return None
    code = find_step(rules, node, source, die)
    if not isinstance(code, str):
        if any(step[:2] == (die, source) for step in search.single_steps(node)):
            only_one = search.most_dice(node) == 1
            return say("larger_die" if only_one else "must_use_more_dice")
        code = str(find_step(replace(rules, limits_in_passing=True), node, source, die))
    return say(code, **_reason_params(context, seat, node, code, source, die))


def _reason_params(
    context: Context, seat: int, node: Node, code: str, source: int, die: int
) -> dict[str, Any]:
    rules, point_name = context.rules, context.layout.point_name
    own, memory = node.own, node.memory
    at = landing(rules, source, die)
    match code:
        case "bar_first":
            return {"count": own.bar}
        case "blocked":
            count = count_enemies(rules, node, source, at)
            return {"at": point_name(seat, at), "count": count}
        case "blocked_die":
            return {"at": point_name(seat, die), "die": die}
        case "must_go_on":
            return {"at": point_name(seat, memory.must_go_on)}
        case "must_rest":
            return {"at": point_name(seat, source)}
        case "higher_man_first":
            rearmost = next(point for point, men in enumerate(own.points) if men)
            return {"at": point_name(seat, rearmost)}
        case "exact_die_needed":
            return {"distance": rules.exit - departure(rules, source)}
        case "enter_all_first" | "must_enter" | "enter_only" | "entered_only":
            return {"count": own.hand}
        case "stay_behind":
            return {"at": point_name(seat, rules.entry_limit)}
        case _:
            named = code in _FULL_POINT or code == "safe_on_start"
            return {"at": point_name(seat, at)} if named else {}


def list_chains(context: Context, state: State) -> Iterator[Chain]:
    """Yield each legal chain of the player on turn; the first steps of a chain are also a chain.

    Yield none before a roll, during the choice after the roll 1-1-1, and after the game.
    """
    if is_playing(state):
        turn = context.turn(state)
        yield from _extend_chain(turn.search, turn.node, ())


def _extend_chain(search: TurnSearch, node: Node, chain: Chain) -> Iterator[Chain]:
    if node.own.off == search.rules.men:
        return
    for step in search.allowed_steps(node):
        if chain and step.source != chain[-1].target:
            continue
        longer = (*chain, step)
        yield longer
        yield from _extend_chain(search, search.next(node, step), longer)


def chain_places(layout: Layout, seat: int, chain: Chain) -> list[str]:
    """Return the ids of the man's places: before the first step of a chain, and after each step."""
    paths = [layout.path(seat, step) for step in chain]
    return [paths[0][0], *(target for _, target in paths)]
