"""The ends of a turn in which every man is on his way.

Nobody can leave the board yet, no point is kept for one man, and for every die there are so many
men it can move that none of the dice can be lost.  The men then do not get in each other's way,
and three dice would reach most ends in six orders: so each man does at once whatever he does in
the turn (:mod:`alveus.tables.strides`).  All positions on the way allow the strides with which
the turn began, or all but one or two, so what those add is found out once.

Men get in each other's way where hit men return to a first point on the mover's way: whoever
lands on it after a hit may find it closed, so strides that end there may come first, too.
"""

from __future__ import annotations

from typing import NamedTuple

from alveus.tables.packed import mark
from alveus.tables.ruleset import Ruleset
from alveus.tables.stages import Dice
from alveus.tables.strides import Plan, plan_strides


class Way(NamedTuple):
    """From where a stride can be made in this turn."""

    shift: int
    lift: int
    begins: tuple[tuple[int, int, int], ...]
    plain: int
    """The points from which it meets none of the other's men."""
    met: int
    """The points from which it can meet one."""
    begun: int
    """The points on which the turn began with a man who can make it."""


class Roaming:
    """The ends of one seat's turns while all his men are on their way."""

    def __init__(self, rules: Ruleset, start: int, beyond: int) -> None:
        self._beyond = beyond
        """Where the other's men begin in the number of a position."""
        self._points = mark(range(1, rules.length + 1))
        self._one = 0x7F * self._points
        self._two = 0x7E * self._points
        self._start = 1 << 8 * start if start else 0
        self._leaving = self._start if start < rules.length else 0
        """The other's first point, where men of the mover's may go on from it."""
        self._outside = 0xFF * mark(range(1, rules.home))
        self._beside = 0xFF | 0xFF << 8 * (rules.length + 2)
        free = rules.obligation == "free"
        self.is_possible = not rules.one_man_always and rules.gather and not free

    def ends(self, men: int, enemy: int, left: Dice) -> list[int] | None:
        """Every distinct position in which the turn ends; None where it is not such a turn."""
        count = len(left)
        if men & self._beside or (men & self._outside) % 0xFF <= count:
            return None
        points, start = self._points, self._start
        held = men + self._one >> 7 & points
        if held & self._leaving:
            return None
        plan = plan_strides(left)
        taken = (enemy + self._one >> 7 | start) & points
        empty = points ^ taken
        single = taken & ~(enemy + self._two >> 7)
        ways: list[Way] = []
        for _, distance, lift, begins in plan.strides:
            if begins:
                plain = met = 0
                for shift, first, then in begins:
                    one, other = ways[first], ways[then]
                    onward = other.plain >> shift
                    plain |= one.plain & onward
                    meeting = other.met >> shift
                    met |= (one.plain | one.met) & meeting | one.met & onward
            else:
                plain = empty >> distance & points
                met = single >> distance & points
                surely = held & (plain | met & ~(start >> distance))
                if (men & 0xFF * surely) % 0xFF < count:
                    return None
            ways.append(Way(distance, lift, begins, plain, met, held & (plain | met)))
        return self._go(men | enemy << self._beyond, plan, ways)

    def _go(self, position: int, plan: Plan, ways: list[Way]) -> list[int]:
        """Every position after the strides of a plan."""
        points, one, start = self._points, self._one, self._start
        watch = points * 0xFF << self._beyond | 0xFF * start
        watched = position & watch
        steps = [self._steps(position, way, ways) for way in ways]
        added = [[step for _, step in each] for each in steps]
        levels: list[list[int]] = [[] for _ in plan.stages]
        levels[0].append(position)
        for stage, level in zip(plan.stages, levels, strict=True):
            here = []
            for at, rest, in_order in stage:
                way = ways[at]
                begun = way.begun if in_order else way.begun & start >> way.shift
                if begun:
                    all_of_it = added[at] if in_order else None
                    here.append((way, begun, way.met, steps[at], all_of_it, levels[rest]))
            if not here:
                continue
            for men in dict.fromkeys(level):
                held = men + one >> 7 & points
                stable = men & watch == watched
                for way, begun, met, each, whole, onto in here:
                    kept = held & begun
                    if not stable and kept & met:
                        onto += self._walk_all(men, kept & met, way, ways)
                        kept &= ~met
                    if kept == begun and whole is not None:
                        onto += [men + step for step in whole]
                    elif kept:
                        onto += [men + step for man, step in each if man & kept]
        return list(dict.fromkeys(levels[-1]))

    def _steps(self, position: int, way: Way, ways: list[Way]) -> list[tuple[int, int]]:
        """What a stride adds to the position that the turn began with, from every point."""
        lift, sources, met = way.lift, way.begun, way.met
        found = []
        while sources:
            man = sources & -sources
            sources ^= man
            if man & met:
                ends = dict.fromkeys(self._walk(position, man, way, ways))
                found += [(man, end - position) for end in ends]
            else:
                found.append((man, man * lift))
        return found

    def _walk_all(self, position: int, sources: int, way: Way, ways: list[Way]) -> list[int]:
        """The positions after a stride from each of these points."""
        found: list[int] = []
        while sources:
            man = sources & -sources
            sources ^= man
            found += self._walk(position, man, way, ways)
        return found

    def _walk(self, men: int, man: int, way: Way, ways: list[Way]) -> list[int]:
        """The positions after a stride, by one die after the other."""
        if not man & way.met:
            return [men + man * way.lift] if man & way.plain else []
        if not way.begins:
            after = self._touch(men, man, way)
            return [after] if after else []
        found: list[int] = []
        for shift, first, then in way.begins:
            one = ways[first]
            if man & one.plain:
                after = men + man * one.lift
            else:
                after = self._touch(men, man, one) if man & one.met else 0
            if after:
                found += self._walk(after, man << shift, ways[then], ways)
        return found

    def _touch(self, men: int, man: int, way: Way) -> int:
        """The position after a die by which a man can meet another; 0 if he finds two."""
        beyond, start, target = self._beyond, self._start, man << way.shift
        enemy = men >> beyond
        if enemy & 0xFE * target:
            return 0
        men += man * way.lift
        if enemy & target:
            waits = not start or men & 0xFF * start
            men += ((1 if waits else start) - target) << beyond
        return men
