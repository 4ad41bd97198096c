"""A slow, independent implementation of block dominoes, compared with the engine.

A position is a dictionary of lists; nothing is shared with `alveus.families.dominoes.line`.
"""

from __future__ import annotations

import copy
from typing import Any

Position = dict[str, Any]


def count(position: Position, depth: int, buying: bool, talon: int) -> int:
    """The number of move sequences of a length; 0 if the round ends before."""
    number = 0
    for after in replies(position, buying, talon):
        number += 1 if depth == 1 else count(after, depth - 1, buying, talon)
    return number


def replies(position: Position, buying: bool, talon: int) -> list[Position]:
    """All positions after one move."""
    if over(position, talon):
        return []
    side, line = position["turn"], position["line"]
    made = []
    for tile in position["hands"][side]:
        a, b = tile.split(":")
        if not line:
            made.append(after_tile(position, tile, [tile]))
            continue
        left, right = line[0][0], line[-1][2]
        if left in (a, b):
            made.append(after_tile(position, tile, [f"{b if left == a else a}:{left}", *line]))
        if right in (a, b):
            made.append(after_tile(position, tile, [*line, f"{right}:{b if right == a else a}"]))
    if buying and line and len(position["stock"]) > talon:
        after = copy.deepcopy(position)
        after["hands"][side].append(after["stock"].pop(0))
        made.append(after)
    elif not made:
        after = turned(copy.deepcopy(position))
        after["passes"] += 1
        made.append(after)
    return made


def after_tile(position: Position, tile: str, line: list[str]) -> Position:
    after = copy.deepcopy(position)
    after["hands"][after["turn"]].remove(tile)
    after["line"], after["passes"] = line, 0
    return turned(after)


def turned(position: Position) -> Position:
    sides = sorted(position["hands"])
    position["turn"] = sides[(sides.index(position["turn"]) + 1) % len(sides)]
    return position


def over(position: Position, talon: int) -> bool:
    hands, line = position["hands"], position["line"]
    if not all(hands.values()) or position["passes"] == len(hands):
        return True
    if not line or len(position["stock"]) > talon:
        return False
    unseen = [*position["stock"], *(tile for hand in hands.values() for tile in hand)]
    ends = {line[0][0], line[-1][2]}
    return all(ends.isdisjoint(tile.split(":")) for tile in unseen)
