"""Zeno's game: the only position of Duodecim scripta that an ancient author describes.

Agathias (Anthologia Palatina IX 482) gives the places of both sides' men and the roll 2-6-5, after
which eight of Zeno's men were blots.  Three points have names instead of numbers, and a fourth is
counted from the end.  This module builds the position for each reading of the text and applies the
rules.  Only one reading leaves Zeno, who plays White, no choice.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations, product
from typing import Any, NamedTuple

from alveus.core.errors import SetupError
from alveus.core.game import Refusal
from alveus.core.view import MarkView, MessageView
from alveus.families.tables.duodecim import INFO, game
from alveus.families.tables.game import TablesGame
from alveus.families.tables.layout import TRAYS
from alveus.families.tables.state import State, Step, Throw

THROW = (2, 5, 6)
WHITE, BLACK = 0, 1


class Reading(NamedTuple):
    """One interpretation of Agathias' text: the numbers, counted for White, of the named points."""

    summus: int = 19
    divus: int = 23
    antigonus: int = 14
    fourth_from_last: int | None = 21
    """None means that there are no men on this point."""


USUAL = Reading()
"""The interpretation of the Realencyclopädie."""


def position(reading: Reading = USUAL, downward: bool = False) -> dict[str, Any]:
    """Return the position before the move, as JSON; if `downward`, White moves from 24 to 1.

    Raises SetupError `both_colours` if a reading puts men of both sides on one point.
    """
    white = [(6, 7), (9, 1), (10, 2), (reading.summus, 2), (reading.summus + 1, 2)]
    white.append((reading.divus, 1))
    black = [(8, 2), (11, 2), (12, 2), (13, 1), (reading.antigonus, 2), (15, 2), (18, 2)]
    if reading.fourth_from_last is not None:
        black.append((reading.fourth_from_last, 2))
    own = [(25 - point, men) if downward else (point, men) for point, men in white]
    other = [(point, men) if downward else (25 - point, men) for point, men in black]
    sides = {"white": _write_side(own), "black": _write_side(other)}
    return {"turn": "white", "dice": list(THROW), **sides}


def _write_side(men: list[tuple[int, int]]) -> dict[str, Any]:
    points: dict[str, int] = {}
    for point, count in men:
        points[str(point)] = points.get(str(point), 0) + count
    return {"points": points, "off": 15 - sum(points.values())}


def count_endings(
    reading: Reading = USUAL, downward: bool = False, gather: str = "on"
) -> tuple[int, int] | None:
    """Return the number of positions in which White's turn can end, and the blots in the first.

    `gather` is the option `gather_before_bearing_off`.  The second value is White's number of
    blots, or 0 without a legal turn.  Return None if the reading puts men of both sides on one
    point.
    """
    game = _game(gather)
    try:
        state = game.from_json(position(reading, downward))
    except SetupError:
        return None
    results = game.results(state)
    return len(results), len(_lone_points(results[0].state)) if results else 0


def all_readings() -> Iterator[Reading]:
    """Yield the readings to try: Summus on points 11 to 23, Divus and Antigonus on any point.

    The fourth point from the end is 20 or 21.
    """
    for reading in product(range(11, 24), range(1, 25), range(1, 25), (20, 21)):
        yield Reading(*reading)


def study() -> dict[str, Any]:
    """Return the data of the study: position, effects of each die, end, readings."""
    game = _game()
    start = game.from_json(position())
    (result,) = game.results(start)
    return {
        "game": INFO.id,
        "position": position(),
        "dice": [_study_die(game, start, die) for die in sorted(THROW, reverse=True)],
        "alone": _lone_points(result.state),
        "marks": [*_closed_marks(game, result.state), *_blot_marks(game, result.state)],
        "hits": {str(hits): throws for hits, throws in _throws_by_hits(game, result.state).items()},
        "readings": list(_studied_readings()),
        "tried": sum(1 for _ in all_readings()),
    }


def _game(gather: str = "on") -> TablesGame:
    return game({"gather_before_bearing_off": gather})


def _lone_points(state: State) -> list[int]:
    return [point for point, men in enumerate(state.sides[WHITE].points) if men == 1]


def _study_die(game: TablesGame, start: State, die: int) -> dict[str, Any]:
    """Return the only step that a die allows during the turn, and the reasons against other steps.

    The reasons come from all positions during the turn.
    """
    played: dict[str, int] = {}
    refused: dict[int, dict[str, Any]] = {}
    for state in _positions_between(game, start):
        if die not in state.left:
            continue
        for point, men in enumerate(state.sides[WHITE].points):
            refusal = _explain(game, state, point, die) if men else None
            if refusal is not None:
                to = point + die if point + die <= game.rules.length else None
                refused[point] = {"from": point, "to": to, "reason": refusal.reason.code}
        for move in game.moves(state):
            if isinstance(move, Step) and move.die == die:
                played = {"from": move.source, "to": move.target}
    return {"die": die, **played, "refused": [refused[point] for point in sorted(refused)]}


def _positions_between(game: TablesGame, start: State) -> Iterator[State]:
    """Yield the position before every step of the turn, for each order of the dice."""
    for order in permutations(THROW):
        state = start
        for die in order:
            yield state
            moves = [m for m in game.moves(state) if isinstance(m, Step) and m.die == die]
            state, _ = game.apply(state, moves[0])


def _explain(game: TablesGame, state: State, point: int, die: int) -> Refusal | None:
    target = point + die
    beyond = target > game.rules.length
    place = TRAYS[WHITE] if beyond else game.layout.place(WHITE, target)
    return game.why(state, [game.layout.place(WHITE, point), place])


def _closed_marks(game: TablesGame, state: State) -> Iterator[MarkView]:
    for point, men in enumerate(state.sides[BLACK].points):
        if men > 1:
            yield _mark("closed", "white", game.layout.place(BLACK, point))


def _blot_marks(game: TablesGame, state: State) -> Iterator[MarkView]:
    for point in _lone_points(state):
        yield _mark("blot", "white", game.layout.place(WHITE, point))


def _mark(kind: str, side: str, place: str) -> MarkView:
    label: MessageView = {"code": kind, "params": {"side": side}}
    return {"kind": kind, "side": side, "path": [place], "label": label}


def _throws_by_hits(game: TablesGame, state: State) -> dict[int, int]:
    """Map each maximum number of men hit to the number of Black's 216 rolls that allow it."""
    throws: dict[int, int] = {}
    for throw, weight in game.outcomes(state):
        if isinstance(throw, Throw):
            after, _ = game.apply(state, throw)
            hits = _most_hits(game, after)
            throws[hits] = throws.get(hits, 0) + weight
    return dict(sorted(throws.items(), reverse=True))


def _most_hits(game: TablesGame, state: State) -> int:
    """Return the maximum number of white men that the rest of Black's turn can hit.

    Men that are hit are counted on White's first point and on the bar, because White has no other
    men there.  A man that is hit twice counts once.  Hits are tried first, which ends most searches
    early.
    """
    white = state.sides[WHITE]
    hit = most = white.points[1] + white.bar
    steps = [move for move in game.moves(state) if isinstance(move, Step)]
    for step in sorted(steps, key=lambda step: not step.hit):
        after, _ = game.apply(state, step)
        most = max(most, _most_hits(game, after))
        if most == hit + len(state.left):
            break
    return most


def _studied_readings() -> Iterator[dict[str, Any]]:
    """Yield the reading of the Realencyclopädie and alternatives to it."""
    yield _study_reading("names")
    yield _study_reading("last_20", Reading(fourth_from_last=20))
    yield _study_reading("last_22", Reading(fourth_from_last=22))
    yield _study_reading("last_none", Reading(fourth_from_last=None))
    yield _study_reading("divus_24", Reading(divus=24))
    yield _study_reading("downward", downward=True)
    yield _study_reading("ungathered", gather="off")


def _study_reading(
    name: str, reading: Reading = USUAL, downward: bool = False, gather: str = "on"
) -> dict[str, Any]:
    count, alone = count_endings(reading, downward, gather) or (0, 0)
    return {"id": name, "endings": count, "alone": alone}
