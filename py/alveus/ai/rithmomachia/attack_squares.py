"""Which stones meet which, and from where: a number, a distance and the line between.

Every plan to take a stone begins here.  Only single stones are counted, by the product of number
and distance; pairs that close in from two sides come about on the way.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from alveus.rithmomachia.arithmetic import eruptions, numbers, strengths
from alveus.rithmomachia.layout import WIDTH
from alveus.rithmomachia.ruleset import Ruleset
from alveus.rithmomachia.stones import ROUND, STONES, TRIANGLE


@lru_cache(maxsize=8)
def met_by(rules: Ruleset) -> tuple[Mapping[int, tuple[int, ...]], ...]:
    """For each stone those of the other side that meet it, and from which distances."""
    return tuple(_met_by(rules, prey) for prey in range(len(STONES)))


def _met_by(rules: Ruleset, prey: int) -> dict[int, tuple[int, ...]]:
    found = {
        code: _distances(rules, code, prey)
        for code, stone in enumerate(STONES)
        if stone.side == 1 - STONES[prey].side and not stone.turned
    }
    return {code: steps for code, steps in found.items() if steps}


def _distances(rules: Ruleset, hunter: int, prey: int) -> tuple[int, ...]:
    """The steps over which a stone meets another.

    No round comes beside an equal triangle: by *congressus* that meets it two steps away.
    """
    wanted = numbers(prey)
    slower = (STONES[hunter].shape, STONES[prey].shape) == (ROUND, TRIANGLE)
    if slower and rules.congressus != "off":
        wanted = tuple(number for number in wanted if number not in strengths(rules, hunter))
    return tuple(
        steps
        for steps in range(1, rules.ranks)
        if any(
            made in wanted
            for number in strengths(rules, hunter)
            for made, _ in eruptions(rules, number, steps)
        )
    )


def goals(at: int, steps: tuple[int, ...], ranks: int) -> list[int]:
    """The squares so many steps away on rank and file."""
    file, rank = at % WIDTH, at // WIDTH
    ways = [step * sign for step in steps for sign in (1, -1)]
    found = [at + way for way in ways if 0 <= file + way < WIDTH]
    return found + [at + way * WIDTH for way in ways if 0 <= rank + way < ranks]


def between(board: bytes, one: int, other: int) -> int:
    """How many stones stand between two squares of a rank or file."""
    way = line(one, other)
    stones = board[way.start : way.stop : way.step]
    return len(stones) - stones.count(0)


def line(one: int, other: int) -> range:
    """The squares between two of a rank or file."""
    first, last = sorted((one, other))
    step = 1 if last - first < WIDTH else WIDTH
    return range(first + step, last, step)
