"""Throws: what can fall and how often, what chance gives, and what no dice can show."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial

from alveus.core.events import Message, say
from alveus.core.stream import Stream


@lru_cache(maxsize=8)
def weighted_throws(count: int) -> tuple[tuple[tuple[int, ...], int], ...]:
    """The distinct throws of `count` dice, highest die first, with how often each falls."""
    found = []
    for dice in combinations_with_replacement(range(6, 0, -1), count):
        weight = factorial(count)
        for face in set(dice):
            weight //= factorial(dice.count(face))
        found.append((dice, weight))
    return tuple(found)


def throw_dice(stream: Stream, count: int) -> tuple[int, ...]:
    """So many dice as the stream of chance gives them."""
    return tuple(1 + stream.below(6) for _ in range(count))


def explain_dice(dice: tuple[int, ...], count: int, fixed: tuple[int, ...] = ()) -> Message | None:
    """What is wrong with dice that somebody names: `count` are thrown, the fixed ones lie there.

    `dice_number`, `die_out_of_range` or `bad_dice`; None where they can have fallen.
    """
    expected = count + len(fixed)
    if len(dice) != expected:
        return say("dice_number", given=len(dice), expected=expected)
    for die in dice:
        if not 1 <= die <= 6:
            return say("die_out_of_range", die=die)
    if any(die not in dice for die in fixed):
        return say("bad_dice", dice=list(dice))
    return None
