"""The proportions of Boethius: which numbers, set in a row, are a victory.

Of three numbers a < b < c the middle one is the arithmetic mean (b − a = c − b), the geometric
(a : b = b : c) or the harmonic one (a : c = b − a : c − b).  Three stones are *victoria magna*;
four that hold two kinds are *maior*, those that hold all three *praestantissima*; 6, 8, 9, 12 are
the greatest harmony: octave, fifths, fourths and a second.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from alveus.rithmomachia.ruleset import Ruleset
from alveus.rithmomachia.stones import PYRAMID, army

ARITHMETIC, HARMONIC, GEOMETRIC = KINDS = ("arithmetic", "harmonic", "geometric")
GREATEST = "greatest"
GREATEST_HARMONY = (6, 8, 9, 12)
MAGNA, MAIOR, PRAESTANTISSIMA = DEGREES = ("magna", "maior", "praestantissima")


class Progression(NamedTuple):
    """Numbers that win in a row, ascending, with the kinds of proportion they hold."""

    values: tuple[int, ...]
    kinds: tuple[str, ...]

    @property
    def degree(self) -> str:
        """The degree of the victory."""
        return MAGNA if len(self.values) == 3 else DEGREES[max(1, len(self.kinds)) - 1]


def kinds_of_three(a: int, b: int, c: int) -> Iterator[str]:
    """The kinds of proportion that three ascending numbers are in."""
    if 2 * b == a + c:
        yield ARITHMETIC
    if b * (a + c) == 2 * a * c:
        yield HARMONIC
    if b * b == a * c:
        yield GEOMETRIC


def kinds(rules: Ruleset, values: tuple[int, ...]) -> tuple[str, ...]:
    """The kinds of proportion that three or four ascending numbers hold."""
    held = {kind for three in combinations(values, 3) for kind in kinds_of_three(*three)}
    if rules.discontinuous and len(values) == 4 and values[0] * values[3] == values[1] * values[2]:
        held.add(GEOMETRIC)
    return tuple(kind for kind in KINDS if kind in held)


def winning_progression(rules: Ruleset, values: tuple[int, ...]) -> Progression | None:
    """The progression that ascending numbers are if a row of them wins, or None.

    Three stones win where three are asked for and by the kinds that count; two or three kinds in
    four stones are counted among all kinds, for that is what these degrees are.
    """
    held = kinds(rules, values)
    if len(values) == 3:
        counted = tuple(kind for kind in held if kind in rules.kinds)
        return Progression(values, counted) if counted and rules.victory == MAGNA else None
    if rules.greatest_harmony and values == GREATEST_HARMONY:
        return Progression(values, held)
    asked = DEGREES.index(rules.victory)
    return Progression(values, held) if asked and len(held) > asked else None


@lru_cache(maxsize=8)
def progressions(rules: Ruleset) -> tuple[Progression, ...]:
    """Everything that wins with numbers of the two armies under a ruleset."""
    faces = (*army(0, rules.advanced), *army(1, rules.advanced))
    numbers = sorted({value for shape, value in faces if shape != PYRAMID or rules.pyramid_in_row})
    size = 3 if rules.victory == MAGNA else 4
    found = [winning_progression(rules, values) for values in combinations(numbers, size)]
    if rules.greatest_harmony:
        found.append(winning_progression(rules, GREATEST_HARMONY))
    return tuple(dict.fromkeys(one for one in found if one is not None))


def possible_progressions(
    rules: Ruleset, own: Iterable[int], captured: Iterable[int]
) -> Iterator[tuple[Progression, tuple[int, ...]]]:
    """The progressions a side can set with its numbers and captured ones, with the latter."""
    own, captured = frozenset(own), frozenset(captured)
    for progression in progressions(rules):
        others = tuple(value for value in progression.values if value not in own)
        if len(others) <= rules.max_captured and captured.issuperset(others):
            yield progression, others
