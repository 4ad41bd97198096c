"""Single steps: where one man may go by one die, and why he may not.

A turn is played die by die and every landing is tested, so a longer way is nothing but
several steps in a row (all sources agree).  The functions here see the mover's side and the
other's, and never whose turn it is; `seat` only picks the route.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from alveus.tables.entering import entry_reason, limit_reason
from alveus.tables.men import holds_start, restore_touched
from alveus.tables.node import NO_MEMORY, Node
from alveus.tables.ruleset import Ruleset
from alveus.tables.state import BAR, HAND, Side, Step


def list_steps(rules: Ruleset, seat: int, node: Node) -> Iterator[Step]:
    """Every step that one of the dice left allows, were it the only die.

    Most of the time nothing has to be remembered or entered from the hand: then only the landing
    can refuse a man, and that is tested here at once, because a search does little else.
    """
    own, other, left, memory = node
    points = own.points
    sources = [point for point, men in enumerate(points) if men]
    bar_binds = own.bar and rules.reentry != "first"
    if bar_binds or own.hand or memory != NO_MEMORY or not rules.only_landings_bind:
        sources = [*[BAR] * (own.bar > 0), *[HAND] * (own.hand > 0), *sources]
        yield from _each_allowed(rules, seat, node, sources)
        return
    if own.bar:
        sources = [BAR]
    begin = 1 if own.bar and rules.waits_on_start else 0
    facing, theirs = rules.facing[seat], other.points
    length, one_man = rules.length, rules.one_man_always
    for die in dict.fromkeys(left):
        for source in sources:
            target = source + begin + die
            if target > length:
                if _bear_off_reason(rules, own, source, target) is None:
                    yield Step(die, source, length + 1, False)
                continue
            enemies = theirs[facing[target]]
            if enemies < 2 and not (target in one_man and points[target]):
                yield Step(die, source, target, enemies == 1)


def _each_allowed(rules: Ruleset, seat: int, node: Node, sources: Sequence[int]) -> Iterator[Step]:
    own, other, left, memory = node
    for die in dict.fromkeys(left):
        for source in sources:
            if step_reason(rules, seat, node, source, die) is None:
                target, enemy = landing(rules, source, die), other
                if source and source == memory.touched:
                    enemy = restore_touched(rules, seat, own, other, source)
                hit = target <= rules.length and enemy.points[rules.facing[seat][target]] == 1
                yield Step(die, source, target, hit)


def step_reason(rules: Ruleset, seat: int, node: Node, source: int, die: int) -> str | None:
    """The code of the rule that keeps a man from going by this die; None where he may.

    A search asks this for every man and die; :mod:`alveus.tables.why` makes a message of it.
    """
    own, other, _, memory = node
    if own.bar and source != BAR and _waits_for_bar(rules, source):
        return "bar_first"
    if rules.must_enter and own.hand and source > BAR:
        reason = entry_reason(rules, seat, node, source, die)
        if reason is not None:
            return reason
    if memory.must_go_on and source != memory.must_go_on:
        return "must_go_on"
    if source in memory.resting and own.points[source] == 1:
        return "must_rest"
    target = departure(rules, source) + die
    if target > rules.length:
        return _bear_off_reason(rules, own, source, target)
    if rules.entry_limit:
        reason = limit_reason(rules, node, source, target)
        if reason is not None:
            return reason
    if source and source == memory.touched:
        other = restore_touched(rules, seat, own, other, source)
    enemies = other.points[rules.facing[seat][target]]
    if enemies > 1:
        return "blocked"
    if enemies and rules.nobody_waits and holds_start(rules, seat, own, source, target):
        return "safe_on_start"
    if own.points[target] and target in rules.one_man_always:
        return "point_not_cleared" if target == 1 else "one_man_only"
    return None


def is_frozen(rules: Ruleset, seat: int, own: Side, other: Side) -> bool:
    """Whether no die from 1 to 6 lets any man move.

    Nearly always the rearmost man can: that is seen at once.
    """
    if rules.only_landings_bind and not (own.bar or own.hand):
        facing, theirs = rules.facing[seat], other.points
        source = 1
        while source < rules.length and not own.points[source]:
            source += 1
        for target in range(source + 1, min(source + 6, rules.length) + 1):
            if theirs[facing[target]] < 2 and not (own.points[target] and target in rules.one_man):
                return False
    for die in range(6, 0, -1):
        for _ in list_steps(rules, seat, Node(own, other, (die,))):
            return False
    return True


def departure(rules: Ruleset, source: int) -> int:
    """The number a die is added to: a man in the holding cell counts as standing on point 1."""
    if source > BAR:
        return source
    return 1 if source == BAR and rules.waits_on_start else 0


def landing(rules: Ruleset, source: int, die: int) -> int:
    """The number a die leads to: a point, or the exit."""
    return min(departure(rules, source) + die, rules.exit)


def _waits_for_bar(rules: Ruleset, source: int) -> bool:
    return rules.reentry == "first" or (rules.reentry == "with_hand" and source != HAND)


def _bear_off_reason(rules: Ruleset, own: Side, source: int, target: int) -> str | None:
    outside = own.bar or own.hand
    if rules.gather and (outside or any(own.points[: rules.home])):
        return "not_gathered"
    if target == rules.exit or rules.bear_off == "any":
        return None
    if rules.bear_off == "exact":
        return "exact_die_needed"
    if outside and source > BAR:
        return "not_gathered"
    return "higher_man_first" if any(own.points[:source]) else None
