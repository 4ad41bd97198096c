"""Convert positions to and from JSON. A position is read as a legal state, or refused."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
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
    """Return the position as JSON, with clock and earlier positions if these can end the game."""
    position: dict[str, Any] = {
        "turn": SIDES[state.turn],
        "pits": list(state.pits),
        "stores": list(state.stores),
    }
    if rules.skips:
        position["skips"] = list(state.skips)
    if state.clock:
        position["clock"] = state.clock
    if len(state.seen) > 1:
        position["seen"] = [list(pits) for *pits, _ in state.seen[:-1]]
    if state.over is not None:
        position["result"] = state.over.to_json(SIDES)
    return position


def from_json(rules: Ruleset, position: Mapping[str, Any]) -> State:
    """Read a position under the rules.  Raises SetupError with the reason."""
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
    before = items(position, "seen") if "seen" in position else []
    clock = integer(position.get("clock", len(before)), "clock")
    if clock < 0:
        raise SetupError("negative", name="clock")
    seen: tuple[tuple[int, ...], ...] = ()
    if rules.endless == "repetition":
        seen = tuple(_seen(before, turn, sum(pits), clock))
    clock = clock if rules.limit < inf else 0
    state = begin_game(rules, State(pits, (south, north), turn, skips, clock, seen))
    return _with_result(rules, state, position) if "result" in position else state


def _seen(before: Sequence[Any], turn: int, beans: int, clock: int) -> Iterator[tuple[int, ...]]:
    """The pits after every ply since the last capture but the last, with the seat on turn."""
    if len(before) > clock:
        raise SetupError("bad_value", name="seen", value=str(len(before)))
    for plies, pits in zip(range(len(before), 0, -1), before, strict=True):
        counts = _counts({"pits": pits}, "pits", PITS)
        if sum(counts) != beans:
            raise SetupError("beans_sum", count=sum(counts), expected=beans)
        yield (*counts, (turn + plies) % 2)


def _counts(position: Mapping[str, Any], name: str, length: int) -> tuple[int, ...]:
    counts = tuple(integer(count, name) for count in items(position, name))
    if len(counts) != length:
        raise SetupError(f"{name}_number", given=len(counts), expected=length)
    for count in counts:
        if count < 0:
            raise SetupError("negative", name=name)
    return counts


def _with_result(rules: Ruleset, state: State, position: Mapping[str, Any]) -> State:
    """Return the finished state with the ending in `result`; the pits alone do not determine it.

    Raises SetupError `result_impossible` if no game can have this final position and ending.
    """
    ending = record(position, "result").get("ending")
    if state.over is not None and ending == state.over.ending:
        return state
    if _can_end_with(rules, state, ending):
        return end_game(rules, state, str(ending))
    raise SetupError("result_impossible", ending=str(ending)[:80])


def _can_end_with(rules: Ruleset, state: State, ending: object) -> bool:
    """True if `result` can be the ending of a game with these pits and stores.

    It can differ from the computed ending: the beans collected at the end of a game can raise a
    store to the majority that wins early, so an empty board does not show which ending occurred
    first.
    """
    swept = not any(state.pits)
    if ending == "row_empty":
        return swept and rules.remainder != "nobody" and state.stores[state.turn] < rules.majority
    if ending in ("repetition", "no_capture"):
        return swept and rules.endless == "repetition"
    return ending == rules.endless == "cap"
