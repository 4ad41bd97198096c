"""Positions as JSON, both ways: what is read is a legal state, or it is refused with a reason."""

from __future__ import annotations

from collections.abc import Mapping
from math import inf
from typing import Any

from alveus.core.errors import SetupError
from alveus.core.reading import integer, items, member, record
from alveus.mancala.ending import end_game
from alveus.mancala.layout import SIDES
from alveus.mancala.playing import begin_game
from alveus.mancala.ruleset import PITS, Ruleset
from alveus.mancala.state import State


def to_json(rules: Ruleset, state: State) -> dict[str, Any]:
    """The position.  The clock is told once half of it has run; what was seen is history."""
    position: dict[str, Any] = {
        "turn": SIDES[state.turn],
        "pits": list(state.pits),
        "stores": list(state.stores),
    }
    if rules.skips:
        position["skips"] = list(state.skips)
    if state.clock > rules.limit / 2:
        position["clock"] = state.clock
    if state.over is not None:
        position["result"] = state.over.to_json(SIDES)
    return position


def from_json(rules: Ruleset, position: Mapping[str, Any]) -> State:
    """A position under the game's rules.  Raises SetupError with what is wrong."""
    turn = SIDES.index(member(position, "turn", SIDES, SIDES[0]))
    pits = _counts(position, "pits", PITS)
    south, north = _counts(position, "stores", 2)
    beans = sum(pits) + south + north
    if beans != rules.total:
        raise SetupError("beans_sum", count=beans, expected=rules.total)
    skips = (rules.skips, rules.skips)
    if "skips" in position:
        first, second = _counts(position, "skips", 2)
        if max(first, second) > rules.skips:
            raise SetupError("no_skips", given=max(first, second), expected=rules.skips)
        skips = (first, second)
    clock = integer(position.get("clock", 0), "clock")
    if clock < 0:
        raise SetupError("negative", name="clock")
    clock = clock if rules.limit < inf else 0
    state = begin_game(rules, State(pits, (south, north), turn, skips, clock))
    return _with_result(rules, state, position) if "result" in position else state


def _counts(position: Mapping[str, Any], name: str, length: int) -> tuple[int, ...]:
    counts = tuple(integer(count, name) for count in items(position, name))
    if len(counts) != length:
        raise SetupError(f"{name}_number", given=len(counts), expected=length)
    for count in counts:
        if count < 0:
            raise SetupError("negative", name=name)
    return counts


def _with_result(rules: Ruleset, state: State, position: Mapping[str, Any]) -> State:
    """A finished game keeps the ending that its pits alone do not tell."""
    ending = record(position, "result").get("ending")
    if state.over is not None and ending == state.over.ending:
        return state
    swept = not any(state.pits)
    circled = rules.endless == "repetition" and ending in ("repetition", "no_capture")
    if (swept and circled) or ending == rules.endless == "cap":
        return end_game(rules, state, str(ending))
    raise SetupError("result_impossible", ending=str(ending)[:80])
