"""Why not: for a way over places that cannot be played, the reason and the rule it rests on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from alveus.core.events import Message, say
from alveus.core.game import Refusal
from alveus.tables.calls import back, sendable
from alveus.tables.men import untouched
from alveus.tables.state import BAR, HAND, State, Step
from alveus.tables.steps import landing, refusal, start
from alveus.tables.ways import places, ways

if TYPE_CHECKING:
    from alveus.tables.game import TablesGame


def why(game: TablesGame, state: State, path: Sequence[str]) -> Refusal | None:
    """The reason why a man may not go from the first place to the last, or None if he may."""
    reason = _reason(game, state, path)
    if reason is None:
        return None
    option, source = game.rules.reasons.get(reason.code, ("", None))
    return Refusal(reason, option, source)


def _reason(game: TablesGame, state: State, path: Sequence[str]) -> Message | None:
    if state.over is not None:
        return say("game_over")
    if state.dice is None:
        offered = state.cube is not None and state.cube.stage == "offered"
        return say("answer_first" if offered else "throw_first")
    if state.choice:
        return _choice(game, state, path)
    if not path or any(_leads(game, state, way, path) for way in ways(game, state)):
        return None
    source = _stands(game, state, state.turn, path[0])
    if source is None:
        theirs = _stands(game, state, 1 - state.turn, path[0])
        return say("no_man" if theirs is None else "not_your_man")
    if len(path) == 1:
        return _by_dice(game, state, source, state.left)
    return _refused_way(game, state, source, path[-1])


def _leads(game: TablesGame, state: State, way: tuple[Step, ...], path: Sequence[str]) -> bool:
    """Whether a way begins where the path begins and, if the path goes on, ends where it ends."""
    touched = places(game, state.turn, way)
    return touched[0] == path[0] and (len(path) == 1 or touched[-1] == path[-1])


def _stands(game: TablesGame, state: State, seat: int, place: str) -> int | None:
    """The own number of a place on which a man of a seat stands or waits; None if he has none."""
    side = state.sides[seat]
    if place == game.layout.bar(seat):
        return BAR if side.bar else None
    if place == game.layout.hands[seat]:
        return HAND if side.hand else None
    number = game.layout.number(seat, place)
    return number if side.points[number] else None


def _choice(game: TablesGame, state: State, path: Sequence[str]) -> Message | None:
    """Why a man cannot be sent back by 1-1-1: only one of the thrower's on the board can."""
    seat = state.turn
    source = _stands(game, state, seat, path[0]) if path else None
    if source in sendable(game, state) and path[1:] in ([], [back(game, state, seat)]):
        return None
    return say("choose_first")


def _refused_way(game: TablesGame, state: State, source: int, place: str) -> Message:
    seat, rules = state.turn, game.rules
    tray = place == game.layout.tray(seat)
    target = rules.exit if tray else game.layout.number(seat, place)
    distance = target - start(rules, source)
    if distance <= 0:
        return say("wrong_way")
    waiting = refusal(rules, seat, game.node(state), source, distance)
    if waiting == "bar_first":
        return say(waiting, **_params(game, state, waiting, source, distance))
    dice = [die for die in state.left if die == distance or (tray and die > distance)]
    if dice:
        return _by_dice(game, state, source, dice)
    if tray:
        own = state.sides[seat]
        outside = own.bar or own.hand or any(own.points[: rules.home])
        gathered = not rules.gather or not outside
        return say("exact_die_needed", distance=distance) if gathered else say("not_gathered")
    if not _composed(state.left, distance):
        return say("no_such_die", distance=distance)
    return _by_dice(game, state, source, state.left)


def _by_dice(game: TablesGame, state: State, source: int, dice: Sequence[int]) -> Message:
    """Why a man may use none of these dice; a way of several dice is blocked further on."""
    reasons = [_by_die(game, state, source, die) for die in dice]
    return next((reason for reason in reasons if reason is not None), say("way_blocked"))


def _by_die(game: TablesGame, state: State, source: int, die: int) -> Message | None:
    """Why this man may not use this die, or None where some legal turn begins so."""
    turn, node = game.search(state), game.node(state)
    if any(step[:2] == (die, source) for step in turn.allowed(node)):
        return None
    code = refusal(game.rules, state.turn, node, source, die)
    if code is not None:
        return say(code, **_params(game, state, code, source, die))
    if any(step[:2] == (die, source) for step in turn.single(node)):
        only_one = turn.most(node) == 1
        return say("larger_die" if only_one else "must_use_more_dice")
    at = landing(game.rules, source, die)
    if at == 1:
        return say("point_not_cleared")
    return say("one_man_only", at=game.layout.called(state.turn, at))


def _params(game: TablesGame, state: State, code: str, source: int, die: int) -> dict[str, Any]:
    seat, rules, own, other = (
        state.turn,
        game.rules,
        state.sides[state.turn],
        state.sides[1 - state.turn],
    )
    called, at = game.layout.called, landing(rules, source, die)
    match code:
        case "bar_first":
            return {"count": own.bar}
        case "blocked":
            memory = game.node(state).memory
            if source and source == memory.touched:
                other = untouched(rules, seat, own, other, source)
            return {"at": called(seat, at), "count": other.points[rules.facing[seat][at]]}
        case "one_man_only" | "safe_on_start":
            return {"at": called(seat, at)}
        case "must_go_on":
            return {"at": called(seat, game.node(state).memory.must_go_on)}
        case "must_rest":
            return {"at": called(seat, source)}
        case "higher_man_first":
            rearmost = next(point for point, men in enumerate(own.points) if men)
            return {"at": called(seat, rearmost)}
        case "exact_die_needed":
            return {"distance": rules.exit - start(rules, source)}
        case "enter_all_first" | "must_enter" | "enter_only" | "entered_only":
            return {"count": own.hand}
        case "stay_behind":
            return {"at": called(seat, rules.entry_limit)}
        case _:
            return {}


def _composed(left: Sequence[int], distance: int) -> bool:
    """Whether some of the dice left add up to the distance."""
    sums = {0}
    for die in left:
        sums |= {total + die for total in sums}
    return distance in sums
