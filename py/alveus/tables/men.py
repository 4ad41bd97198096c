"""Men changing places: a step, a hit man's way back, and the holding cell's free step."""

from __future__ import annotations

from alveus.tables.node import Memory
from alveus.tables.ruleset import Ruleset
from alveus.tables.state import BAR, HAND, Side, Step


def move_man(
    rules: Ruleset, seat: int, own: Side, other: Side, step: Step, memory: Memory
) -> tuple[Side, Side]:
    """Both sides after a step, the mover's first.

    A man who goes on from one he only touched lets him stand where he was.
    """
    if step.source and step.source == memory.touched:
        other = restore_touched(rules, seat, own, other, step.source)
    points = list(own.points)
    bar, off, hand = own.bar, own.off, own.hand
    if step.source == BAR:
        bar -= 1
    elif step.source == HAND:
        hand -= 1
    else:
        points[step.source] -= 1
    if step.target > rules.length:
        off += 1
    else:
        points[step.target] += 1
    own = Side(tuple(points), bar, off, hand)
    if step.hit:
        other = send_back(rules, 1 - seat, other, own, rules.facing[seat][step.target])
    return own, other


def send_back(rules: Ruleset, seat: int, side: Side, enemy: Side, at: int) -> Side:
    """A side whose man on point `at` has gone where hit men go."""
    points = list(side.points)
    points[at] -= 1
    if must_wait(rules, seat, enemy):
        return side._replace(points=tuple(points), bar=side.bar + 1)
    points[1] += 1
    return side._replace(points=tuple(points))


def restore_touched(rules: Ruleset, seat: int, own: Side, other: Side, at: int) -> Side:
    """The other's side with the man back whom the mover only touched on his point `at`."""
    points = list(other.points)
    points[rules.facing[seat][at]] += 1
    if must_wait(rules, 1 - seat, own):
        return other._replace(points=tuple(points), bar=other.bar - 1)
    points[1] -= 1
    return other._replace(points=tuple(points))


def must_wait(rules: Ruleset, seat: int, enemy: Side) -> bool:
    """Whether a hit man of this seat waits beside the board instead of standing on point 1."""
    return rules.hit_return == "bar" or enemy.points[rules.facing[seat][1]] > 0


def holds_start(rules: Ruleset, seat: int, own: Side, source: int, target: int) -> bool:
    """Whether the mover would hold the other's first point after going from source to target."""
    at = rules.facing[1 - seat][1]
    return bool(at and own.points[at] - (source == at) + (target == at))


def free_waiting_men(rules: Ruleset, seat: int, own: Side, other: Side) -> Side:
    """The side after its men in the holding cell have stepped onto the start point, if free."""
    if not own.bar or not rules.waits_on_start or other.points[rules.facing[seat][1]]:
        return own
    points = (0, own.points[1] + own.bar, *own.points[2:])
    return own._replace(points=points, bar=0)
