"""Positions as JSON and as lines of text, in both directions.

The lines are the side to move, the dice (``6 5``) and each side's men (``1:11 3 bar:1 off:2``).
Points are numbered as the side numbers them.  A place with several men is followed by a colon and
their number.  Men that are not listed are off.  With a doubling cube, each side has a further line:
the value of the cube (``4``) if the side owns it, otherwise "".
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from alveus.core.errors import SetupError
from alveus.core.json_validation import integer, items, member, record, text
from alveus.core.outcomes import Outcome
from alveus.families.tables import notation
from alveus.families.tables.actions import explain_dice, sendable_points
from alveus.families.tables.rules import landing, restore_touched
from alveus.families.tables.ruleset import Ruleset
from alveus.families.tables.state import CUBE_STAGES, CUBE_VALUES, Cube, Side, State, Step
from alveus.families.tables.turns import Context, settle_outcome

if TYPE_CHECKING:
    from alveus.core.text_position import Line

BESIDE = ("hand", "bar", "off")
"""Places other than points, in the order used in positions."""
_DIE = re.compile(r"[0-9]")
_VALUE = re.compile(r"[0-9]{1,2}")
_MEN = re.compile(r"(hand|bar|off|[0-9]{1,2})(?::([0-9]{1,2}))?")


def to_json(context: Context, state: State) -> dict[str, Any]:
    """Return a position as JSON.  The points of each side are numbered along its own path."""
    seats = context.seats
    position: dict[str, Any] = {
        "turn": None if state.turn < 0 else seats[state.turn],
        "dice": None if state.dice is None else list(state.dice),
    }
    for seat, side in zip(seats, state.sides, strict=True):
        points = {str(n): men for n, men in enumerate(side.points) if men}
        position[seat] = {"points": points, **{place: getattr(side, place) for place in BESIDE}}
    if state.played:
        position["played"] = [notation.step_text(context.rules, step) for step in state.played]
    if state.choice:
        position["choice"] = True
    if state.cube is not None:
        owner = None if state.cube.owner is None else seats[state.cube.owner]
        position["cube"] = {**state.cube._asdict(), "owner": owner}
    if state.over is not None:
        position["result"] = state.over.to_json(seats)
    return position


def from_json(context: Context, position: Mapping[str, Any]) -> State:
    """Return the state of a position in the JSON format of `to_json`.

    Raises SetupError for an invalid or impossible position.  Raises NotationError if a text in the
    member `played`, the list of the steps already played in this turn, is not a step.
    """
    seats, rules = context.seats, context.rules
    turn = member(position, "turn", (*seats, None), "white")
    white = _read_side(rules, seats[0], record(position, seats[0]))
    black = _read_side(rules, seats[1], record(position, seats[1]))
    for number, men in enumerate(white.points):
        if men and black.points[rules.facing[number]]:
            raise SetupError("both_colours", at=context.layout.point_name(0, number))
    if white.off == black.off == rules.men:
        raise SetupError("both_finished")
    seat = -1 if turn is None else seats.index(turn)
    state = State((white, black), seat, cube=_read_cube(seats, rules, position, seat))
    rolled = position.get("dice") is not None
    state = _add_dice(rules, state, position) if rolled else _add_result(state, position)
    return settle_outcome(rules, state)


def _read_side(rules: Ruleset, seat: str, fields: Mapping[str, Any]) -> Side:
    points = [0] * (rules.length + 1)
    names = {str(number): number for number in range(1, rules.length + 1)}
    for name, men in record(fields, "points").items():
        if name not in names:
            raise SetupError("no_such_point", at=str(name)[:80], side=seat)
        points[names[name]] = _read_count(men, f"{seat}.points.{name}")
    hand, bar, off = (_read_count(fields.get(place, 0), f"{seat}.{place}") for place in BESIDE)
    if hand and not rules.start_in_hand:
        raise SetupError("no_hand", side=seat)
    if bar and rules.safe_on_start:
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
    """Return the steps already played in this turn, from the list `position["played"]`.

    Its items are texts such as ``5:2-7`` (die 5, from point 2 to point 7).  Raises NotationError
    for an invalid text, SetupError for a step that cannot lead to the position.
    """
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
        hit = at <= rules.length and own.points[at] == 1 and rules.facing[at]
        restored = restore_touched(rules, own, other, at) if hit else None
        if restored is None or min(*restored.points, restored.bar) < 0:
            raise SetupError("bad_value", name="played", value=word[:80])
    return tuple(played)


def _read_cube(
    seats: tuple[str, ...], rules: Ruleset, position: Mapping[str, Any], turn: int
) -> Cube | None:
    if not rules.cube:
        if position.get("cube") is not None:
            raise SetupError("no_cube")
        return None
    if position.get("cube") is None:
        return Cube()
    fields = record(position, "cube")
    value = member(fields, "value", CUBE_VALUES, 1)
    owner = member(fields, "owner", (*seats, None), None)
    stage = member(fields, "stage", CUBE_STAGES, "open")
    cube = Cube(value, None if owner is None else seats.index(owner), stage)
    if (value == 1) != (owner is None):
        raise SetupError("bad_value", name="cube.owner", value=str(owner))
    if stage == "offered" and (turn < 0 or not cube.may_be_turned_by(turn)):
        raise SetupError("bad_value", name="cube.stage", value=stage)
    return cube


def _add_result(state: State, position: Mapping[str, Any]) -> State:
    """Return the state, with its outcome if `position` says that the offered cube was refused."""
    if state.cube is None or state.cube.stage != "offered" or position.get("result") is None:
        return state
    if record(position, "result").get("ending") != "dropped":
        return state
    return state._replace(over=Outcome(state.turn, "dropped", state.cube.value))


def write_lines(game: Any, state: State) -> tuple[Line, ...]:
    """Return a position of a `TablesGame` as lines: side to move, dice, each side's men and cube.

    Before the roll that decides who starts, the text of the first line is "".
    """
    from alveus.core.text_position import Line  # not needed at the start in the browser

    position, seats = game.to_json(state), game.info.seats
    turn = position["turn"]
    return (
        Line("turn", turn or "", choices=seats if turn else (*seats, "")),
        Line("dice", " ".join(map(str, position["dice"] or ()))),
        *(Line("men", _write_men(position[side]), side) for side in seats),
        *(Line("cube", _write_cube(position["cube"], side), side) for side in seats if state.cube),
    )


def read_lines(game: Any, lines: Mapping[str, str]) -> dict[str, Any]:
    """Return the position described by `lines` as JSON.

    `lines` has the texts, keyed by ``turn``, ``dice``, ``men.`` and ``cube.`` with a side's id.
    White is on turn if ``turn`` is missing, or if it is empty and there are dice; if it is empty
    without dice, a roll decides which side starts.  Raises SetupError `line_unreadable` for a word
    of ``dice`` that is not the number of a die, for a word of a line of men that is not a place
    with an optional count, or if the lines of the cube contain anything except one number.
    """
    from alveus.core.text_position import read_words

    dice = [int(word[0]) for word in read_words(lines, "dice", _DIE)]
    seats = game.info.seats
    return {
        "turn": lines.get("turn", seats[0]) or (seats[0] if dice else None),
        "dice": dice or None,
        **{side: _read_men(game.rules, lines, f"men.{side}") for side in seats},
        **_read_owner(seats, lines),
    }


def _write_cube(cube: Mapping[str, Any], side: str) -> str:
    return str(cube["value"]) if cube["owner"] == side else ""


def _read_owner(seats: tuple[str, ...], lines: Mapping[str, str]) -> dict[str, Any]:
    """Return a dictionary with the member `cube` of a position; {} if no side owns the cube."""
    from alveus.core.text_position import read_words

    words = [
        (side, word[0]) for side in seats for word in read_words(lines, f"cube.{side}", _VALUE)
    ]
    if not words:
        return {}
    [(side, value), *others] = words
    if others:
        raise SetupError("line_unreadable", text=others[0][1])
    return {"cube": {"value": int(value), "owner": side}}


def _write_men(side: Mapping[str, Any]) -> str:
    places = {**side["points"], **{place: side[place] for place in BESIDE}}
    return " ".join(f"{place}:{men}" for place, men in places.items() if men)


def _read_men(rules: Ruleset, lines: Mapping[str, str], name: str) -> dict[str, Any]:
    from alveus.core.text_position import read_words

    men: Counter[str] = Counter()
    for place, count in (word.groups("1") for word in read_words(lines, name, _MEN)):
        men[place if place in BESIDE else str(int(place))] += int(count)
    beside = {place: men.pop(place, 0) for place in BESIDE}
    missing = rules.men - men.total() - sum(beside.values())
    beside["off"] += max(0, missing)
    return {"points": dict(men), **beside}
