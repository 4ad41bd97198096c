"""Write and read moves as text, and positions as JSON for files and links.

A move is the number of an own pit, 1 to 6 from the mover's left, or ``skip`` (a pass, as
often as the option `skips` allows).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from math import inf
from typing import Any

from alveus.core.errors import IllegalMove, NotationError, SetupError
from alveus.core.json_validation import integer, items, member, record
from alveus.families.bohnenspiel.board import PITS, ROW, SIDES, SKIP, State
from alveus.families.bohnenspiel.rules import Ruleset, begin_game, end_game

_COUNT = re.compile(r"[0-9]{1,3}")


def write_move(move: int) -> str:
    """Return the text of `move`: SKIP, or a pit from 0 to 5 (South's) or 6 to 11 (North's)."""
    return "skip" if move == SKIP else str(move % ROW + 1)


def parse_move(state: State, text: str) -> int:
    """Return the move with this text: the number of a pit of the player on turn, or SKIP.

    In the text, the pits of the player on turn are 1 to 6; the result is 0 to 5 for South, 6 to 11
    for North.  Whether the pit can be sown is not checked.  Raises NotationError `notation` if the
    text is unreadable, `no_such_pit` if the number is not 1 to 12; IllegalMove `not_your_pit` if
    the number is 7 to 12, a pit of the opponent.
    """
    word = text.strip()
    if word == "skip":
        return SKIP
    if not _COUNT.fullmatch(word):
        raise NotationError("notation", text=text[:80])
    number = int(word)
    if not 1 <= number <= PITS:
        raise NotationError("no_such_pit", pit=number)
    if number > ROW:
        raise IllegalMove("not_your_pit", pit=number)
    return state.turn * ROW + number - 1


def to_json(rules: Ruleset, state: State) -> dict[str, Any]:
    """Return a position as JSON: `turn`, `pits`, `stores`, and up to four other fields.

    `skips`, if the rules allow passes, has the number of passes that each side has left.  `clock`
    is `State.clock` (plies since the last capture or the start), if not 0.  `seen` has the beans in
    the pits for each position in `State.seen` except the present one, if there are others.
    `result` is the outcome, after the end of the game.
    """
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
    """Return the state of a JSON position, with the result if a rule ends the game there.

    Raises SetupError if the position is invalid.
    """
    turn = SIDES.index(member(position, "turn", SIDES, SIDES[0]))
    pits = _counts(position, "pits", PITS)
    south, north = _counts(position, "stores", 2)
    _check_sum(sum(pits) + south + north, rules.total)
    skips = (rules.skips, rules.skips)
    if "skips" in position:
        first, second = _counts(position, "skips", 2)
        if max(first, second) > rules.skips:
            raise SetupError("no_skips", given=max(first, second), expected=rules.skips)
        skips = (first, second)
    earlier = items(position, "seen") if "seen" in position else []
    clock = integer(position.get("clock", len(earlier)), "clock")
    if clock < 0:
        raise SetupError("negative", name="clock")
    seen: tuple[tuple[int, ...], ...] = ()
    if rules.endless == "repetition":
        seen = tuple(_read_earlier(earlier, turn, sum(pits), clock))
    clock = clock if rules.limit < inf else 0
    state = begin_game(rules, State(pits, (south, north), turn, skips, clock, seen))
    return _with_result(rules, state, position) if "result" in position else state


def _read_earlier(
    earlier: Sequence[Any], turn: int, beans: int, clock: int
) -> Iterator[tuple[int, ...]]:
    """Yield the earlier positions since the last capture, oldest first, as in `State.seen`.

    Each item of `earlier` is a list of the beans in the twelve pits.  The seat on turn is not in
    the list; as the seats alternate, it follows from `turn`, the seat on turn in the current
    position.  Raises SetupError if a position does not have `beans` beans in all, or if there are
    more positions than `clock`, the number of plies since the last capture.
    """
    if len(earlier) > clock:
        raise SetupError("bad_value", name="seen", value=str(len(earlier)))
    for plies, pits in zip(range(len(earlier), 0, -1), earlier, strict=True):
        counts = _counts({"pits": pits}, "pits", PITS)
        _check_sum(sum(counts), beans)
        yield (*counts, (turn + plies) % 2)


def _check_sum(count: int, expected: int) -> None:
    if count != expected:
        raise SetupError("beans_sum", count=count, expected=expected)


def _counts(position: Mapping[str, Any], name: str, length: int) -> tuple[int, ...]:
    counts = tuple(integer(count, name) for count in items(position, name))
    if len(counts) != length:
        raise SetupError(f"{name}_number", given=len(counts), expected=length)
    if min(counts) < 0:
        raise SetupError("negative", name=name)
    return counts


def _with_result(rules: Ruleset, state: State, position: Mapping[str, Any]) -> State:
    """Return `state` as ended by the rule that the member `result` of the JSON `position` names.

    Raise SetupError `result_impossible` if this rule cannot have ended the game in `state`.
    """
    ending = record(position, "result").get("ending")
    if state.over is not None and ending == state.over.ending:
        return state
    if _can_end_with(rules, state, ending):
        return end_game(rules, state, str(ending))
    raise SetupError("result_impossible", ending=str(ending)[:80])


def _can_end_with(rules: Ruleset, state: State, ending: object) -> bool:
    """Return True if the rule with the code `ending` can have ended the game in `state`.

    `state.over` does not decide this: it is computed from the final stores, which include the beans
    collected at the end, and so can name another rule, such as an early win or (because the pits
    are empty) `row_empty`.
    """
    swept = not any(state.pits)
    if ending == "row_empty":
        return swept and rules.remainder != "nobody" and state.stores[state.turn] < rules.majority
    if ending in ("repetition", "no_capture"):
        return swept and rules.endless == "repetition"
    return ending == rules.endless == "cap"
