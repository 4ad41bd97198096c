"""Independent enumeration of turns of Ludus Lombardorum, from the specification.

Recursion over every order of the dice and every man, without a cache, based only on sections 0 and
C of `docs/rules/tables.md`.  Nothing is imported from the engine.  Positions are the JSON of
`docs/site/positions.md` as numbers; the result is the set of distinct ends of a turn.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import combinations_with_replacement
from typing import Any, NamedTuple

MEN = 15
LAST = 12  # own points 1..6 lie on the other player's side, 7..12 on the own one
RESTRICTED = {"listed": {1, 3, 4, 5}, "all": {1, 2, 3, 4, 5, 6}, "none": set[int]()}
DEFAULTS = {
    "dice_count": "2",
    "third_die": "thrown",
    "restricted": "listed",
    "restricted_transit": "on",
    "dice_obligation": "sequential",
    "hit_return": "bar",
}


class Player(NamedTuple):
    points: tuple[tuple[int, int], ...]
    bar: int
    off: int


class Final(NamedTuple):
    """Both sides' men at the end of a turn."""

    mover: Player
    other: Player


@dataclass
class Men:
    points: dict[int, int]
    bar: int
    off: int

    def at(self, point: int) -> int:
        return self.points.get(point, 0)

    def add(self, point: int, count: int) -> None:
        self.points[point] = self.at(point) + count
        if not self.points[point]:
            del self.points[point]

    def copy(self) -> Men:
        return replace(self, points=dict(self.points))

    def frozen(self) -> Player:
        return Player(tuple(sorted(self.points.items())), self.bar, self.off)


@dataclass
class Ended:
    """A play: its end, the number of dice used, and whether it wins."""

    final: Final
    used: int
    first_die: int
    wins: bool


def read(side: Mapping[str, Any]) -> Men:
    points = {int(point): men for point, men in side["points"].items() if men}
    return Men(points, side.get("bar", 0), side.get("off", 0))


def facing(point: int) -> int:
    """Return the opponent's number of the same place."""
    return LAST + 1 - point


def finals(position: Mapping[str, Any], options: Mapping[str, str]) -> set[Final]:
    """Return every distinct position in which a turn with these dice can end."""
    rules = {**DEFAULTS, **options}
    mover, other = ("white", "black") if position["turn"] == "white" else ("black", "white")
    dice = tuple(position["dice"])
    ways = list(play(rules, read(position[mover]), read(position[other]), dice, 0, None))
    obligation = rules["dice_obligation"]
    if obligation in ("max", "max_then_high"):
        most = max(way.used for way in ways)
        if obligation == "max_then_high" and most == 1:
            highest = max(way.first_die for way in ways)
            ways = [way for way in ways if way.first_die == highest or way.wins]
        ways = [way for way in ways if way.used == most or way.wins]
    return {way.final for way in ways}


def play(
    rules: Mapping[str, str],
    mover: Men,
    other: Men,
    dice: tuple[int, ...],
    first_die: int,
    touching: int | None,
) -> Iterator[Ended]:
    """Return all plays with these dice.

    `touching` is a restricted point with a second man that must continue; a play that leaves it
    there is illegal.
    """
    used = 0 if not first_die else 1
    onward: list[Ended] = []
    if mover.off < MEN:
        for die in set(dice):
            rest = list(dice)
            rest.remove(die)
            for source in [0, *range(1, LAST + 1)]:
                for after in steps(rules, mover, other, source, die, touching):
                    further = play(rules, *after[:2], tuple(rest), first_die or die, after[2])
                    onward += list(further)
    stays = Final(mover.frozen(), other.frozen())
    ended = Ended(stays, 0, first_die, mover.off == MEN)
    if touching is None and (not onward or rules["dice_obligation"] == "free"):
        onward = [*onward, ended]
    for way in onward:
        yield replace(way, used=way.used + used)


def steps(
    rules: Mapping[str, str], mover: Men, other: Men, source: int, die: int, touching: int | None
) -> list[tuple[Men, Men, int | None]]:
    """Return the position after a step, or nothing if it is illegal; source 0 is the bar.

    The list has at most one position.
    """
    waiting = mover.bar > 0 and source == 0
    enters = waiting and rules["hit_return"] == "bar"
    if source == 0 and not waiting:
        return []
    if source > 0 and not mover.at(source):
        return []
    if touching is not None and source != touching:
        return []
    if mover.bar and rules["hit_return"] == "bar" and not enters:
        return []  # bar first
    start = 0 if enters else (1 if waiting else source)
    target = start + die
    after, hurt = mover.copy(), other.copy()
    if waiting:
        after.bar -= 1
    else:
        after.add(source, -1)
    if target > LAST:
        if mover.bar or any(point < 7 for point in mover.points):
            return []  # not all men are in the own half
        if target > LAST + 1 and min(mover.points) != source:
            return []  # a die too high takes the man on the highest point only
        after.off += 1
        return [(after, hurt, None)]
    enemies = other.at(facing(target))
    if enemies >= 2:
        return []
    crowded = target in RESTRICTED[rules["restricted"]] and mover.at(target) >= 1
    if crowded and rules["restricted_transit"] == "on":
        return []
    after.add(target, 1)
    if enemies == 1:
        hurt.add(facing(target), -1)
        if rules["hit_return"] == "start_point" and not after.at(facing(1)):
            hurt.add(1, 1)
        else:
            hurt.bar += 1
    return [(after, hurt, target if crowded else None)]


def throws(options: Mapping[str, str]) -> list[tuple[int, ...]]:
    rules = {**DEFAULTS, **options}
    if rules["dice_count"] == "2":
        return list(combinations_with_replacement(range(1, 7), 2))
    if rules["third_die"] == "six":
        return [(*two, 6) for two in combinations_with_replacement(range(1, 7), 2)]
    return list(combinations_with_replacement(range(1, 7), 3))


def freed(mover: Men, other: Men, options: Mapping[str, str]) -> Men:
    """Return the mover's side at the roll, after men have left a free holding cell."""
    mover = mover.copy()
    if options.get("hit_return") == "start_point" and mover.bar and not other.at(facing(1)):
        mover.add(1, mover.bar)
        mover.bar = 0
    return mover


def written(men: Men | Player) -> dict[str, Any]:
    pairs = men.points.items() if isinstance(men, Men) else men.points
    return {"points": {str(p): n for p, n in pairs}, "bar": men.bar, "off": men.off}


def count(
    mover: Mapping[str, Any], other: Mapping[str, Any], options: Mapping[str, str], depth: int
) -> int:
    """Sequences of `depth` turns, the mover about to throw; a finished game has none."""
    if MEN in (mover["off"], other["off"]):
        return 0
    total = 0
    for dice in throws(options):
        own = written(freed(read(mover), read(other), options))
        position = {"turn": "white", "dice": list(dice), "white": own, "black": other}
        ends = finals(position, options)
        if depth == 1:
            total += len(ends)
        else:
            total += sum(
                count(written(end.other), written(end.mover), options, depth - 1) for end in ends
            )
    return total
