"""Positions as JSON, both ways: what is read is a legal state, or it is refused with a reason."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from alveus.core.errors import SetupError
from alveus.core.outcomes import Outcome
from alveus.core.reading import integer, items, member, record, text
from alveus.tables import notation
from alveus.tables.context import Context
from alveus.tables.dice import explain_dice
from alveus.tables.ending import settle_outcome
from alveus.tables.men import restore_touched
from alveus.tables.ruleset import Ruleset
from alveus.tables.sending import sendable_points
from alveus.tables.state import Cube, Side, State, Step
from alveus.tables.steps import landing


def to_json(context: Context, state: State) -> dict[str, Any]:
    """The position; both players' points are their own path's numbers."""
    seats = context.seats
    position: dict[str, Any] = {
        "turn": None if state.turn < 0 else seats[state.turn],
        "dice": None if state.dice is None else list(state.dice),
    }
    for seat, side in zip(seats, state.sides, strict=True):
        points = {str(n): men for n, men in enumerate(side.points) if men}
        position[seat] = {
            "points": points,
            "hand": side.hand,
            "bar": side.bar,
            "off": side.off,
        }
    if state.played:
        position["played"] = [notation.step_text(context.rules, step) for step in state.played]
    if state.choice:
        position["choice"] = True
    if state.cube is not None:
        owner = None if state.cube.owner is None else seats[state.cube.owner]
        position["cube"] = {
            "value": state.cube.value,
            "owner": owner,
            "stage": state.cube.stage,
        }
    if state.over is not None:
        position["result"] = state.over.to_json(seats)
    return position


def from_json(context: Context, position: Mapping[str, Any]) -> State:
    """A position under the game's rules.  Raises SetupError with what is wrong."""
    seats, rules = context.seats, context.rules
    turn = member(position, "turn", (*seats, None), "white")
    white = _read_side(rules, seats[0], record(position, seats[0]))
    black = _read_side(rules, seats[1], record(position, seats[1]))
    for number, men in enumerate(white.points):
        if men and black.points[rules.facing[0][number]]:
            raise SetupError("both_colours", at=context.layout.point_name(0, number))
    if white.off == black.off == rules.men:
        raise SetupError("both_finished")
    seat = -1 if turn is None else seats.index(turn)
    state = State((white, black), seat, cube=_read_cube(seats, rules, position, seat))
    if position.get("dice") is None:
        state = _add_result(state, position)
    else:
        state = _add_dice(rules, state, position)
    return settle_outcome(rules, state)


def _read_side(rules: Ruleset, seat: str, given: Mapping[str, Any]) -> Side:
    points = [0] * (rules.length + 1)
    names = {str(number): number for number in range(1, rules.length + 1)}
    for name, men in record(given, "points").items():
        if name not in names:
            raise SetupError("no_such_point", at=str(name)[:80], side=seat)
        points[names[name]] = _read_count(men, f"{seat}.points.{name}")
    for place in ("hand", "bar", "off"):
        _read_count(given.get(place, 0), f"{seat}.{place}")
    hand, bar, off = (given.get(place, 0) for place in ("hand", "bar", "off"))
    if hand and not rules.start_in_hand:
        raise SetupError("no_hand", side=seat)
    if bar and rules.nobody_waits:
        raise SetupError("no_cell", side=seat)
    men = sum(points) + hand + bar + off
    if men != rules.men:
        raise SetupError("men_sum", side=seat, count=men, expected=rules.men)
    if hand and rules.entry_limit and (off or any(points[rules.entry_limit + 1 :])):
        raise SetupError("beyond_entry", side=seat, count=hand)
    return Side(tuple(points), bar, off, hand)


def _read_count(value: Any, name: str) -> int:
    number = integer(value, name)
    if number < 0:
        raise SetupError("negative", name=name)
    return number


def _add_dice(rules: Ruleset, state: State, position: Mapping[str, Any]) -> State:
    dice = tuple(integer(die, "dice") for die in items(position, "dice"))
    if state.turn < 0:
        raise SetupError("missing", name="turn")
    wrong = explain_dice(dice, rules.dice, rules.fixed_dice)
    if wrong is not None:
        raise SetupError(wrong.code, **wrong.params)
    left = list(rules.numbers_to_play(dice))
    played = _read_played(rules, state, position)
    if member(position, "choice", (True, False), False):
        state = state._replace(dice=dice, choice=True)
        if not rules.eustathius or dice != (1, 1, 1) or played or not sendable_points(rules, state):
            raise SetupError("bad_value", name="choice", value="true")
    for step in played:
        if step.die not in left:
            raise SetupError("bad_dice", dice=list(dice))
        left.remove(step.die)
    if not left and rules.men not in (side.off for side in state.sides):
        raise SetupError("bad_value", name="played", value=len(played))
    cube = state.cube and state.cube._replace(stage="past")
    return state._replace(dice=dice, left=tuple(left), played=played, cube=cube)


def _read_played(rules: Ruleset, state: State, position: Mapping[str, Any]) -> tuple[Step, ...]:
    """The steps made so far in this turn: each as long as its die, the last man still there."""
    own, other = state.sides[state.turn], state.sides[1 - state.turn]
    played: list[Step] = []
    for word in items(position, "played") if "played" in position else ():
        step = notation.parse_step(rules, text(word, "played").replace(": ", ":"))
        if step.target != landing(rules, step.source, step.die):
            raise SetupError("bad_value", name="played", value=word[:80])
        played.append(step)
    if played and played[-1].target <= rules.length and not own.points[played[-1].target]:
        raise SetupError("bad_value", name="played", value=word[:80])
    if rules.touch == "off" and played and played[-1].hit:
        at = played[-1].target
        hit = at <= rules.length and own.points[at] == 1 and rules.facing[state.turn][at]
        if not hit or not _is_possible(restore_touched(rules, state.turn, own, other, at)):
            raise SetupError("bad_value", name="played", value=word[:80])
    return tuple(played)


def _is_possible(side: Side) -> bool:
    """Whether no place of a side has fewer than no men."""
    return min(*side.points, side.bar) >= 0


def _read_cube(
    seats: tuple[str, ...], rules: Ruleset, position: Mapping[str, Any], turn: int
) -> Cube | None:
    if not rules.cube:
        if position.get("cube") is not None:
            raise SetupError("no_cube")
        return None
    if position.get("cube") is None:
        return Cube()
    given = record(position, "cube")
    value = member(given, "value", (1, 2, 4, 8, 16, 32, 64), 1)
    owner = member(given, "owner", (*seats, None), None)
    stage = member(given, "stage", ("open", "offered", "past"), "open")
    cube = Cube(value, None if owner is None else seats.index(owner), stage)
    if (value == 1) != (owner is None):
        raise SetupError("bad_value", name="cube.owner", value=str(owner))
    if stage == "offered" and (turn < 0 or not cube.may_be_turned_by(turn)):
        raise SetupError("bad_value", name="cube.stage", value=stage)
    return cube


def _add_result(state: State, position: Mapping[str, Any]) -> State:
    """A game given up at an offered cube; every other end can be read off the board."""
    if state.cube is None or state.cube.stage != "offered" or position.get("result") is None:
        return state
    if record(position, "result").get("ending") != "dropped":
        return state
    return state._replace(over=Outcome(state.turn, "dropped", state.cube.value))
