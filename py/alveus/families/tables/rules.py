"""The steps of a turn: list the legal ones, give the reason against an illegal one, play one.

A side is one player's men: `own` are the mover's, `other` the opponent's; each side's points are
numbered along its own path.  In each step, one die moves one man from a source (a point, bar or
hand).  A node is a position within the turn: both sides, the dice left, and the memory (facts about
the turn's earlier steps that affect which steps are legal).

A hit man goes to the bar or to point 1 of its own path (rule `hit_return`).  If an enemy is on this
point 1, the rule `start_blocked` decides: the man waits on the bar or in the holding cell, a place
beside this point, or the hit is illegal.  `Side.bar` counts the men on the bar and in the cell.
Under `touch` = `off`, a hit of a blot (a single man) is cancelled if the next step moves the man
that hit it: the blot then returns to its point.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement, compress

from alveus.families.tables.ruleset import FULL_POINT_REASONS, Ruleset
from alveus.families.tables.state import BAR, HAND, NO_MEMORY, Memory, Node, Side, Step


def find_step(rules: Ruleset, node: Node, source: int, die: int) -> Step | str:
    """Return the step of the man at `source` by `die`, or the reason code if it is illegal.

    A man must be at `source`.  The function does not check that `die` is left, or that the turn
    uses as many dice as required.  If the rule `limits_in_passing` is False, a step can exceed the
    maximum number of men on its target point, but the next step must then move a man from this
    point.  The function does not check that such a next step exists.
    """
    own, memory = node.own, node.memory
    if (
        own.bar
        and source != BAR
        and (rules.reentry == "first" or (rules.reentry == "with_hand" and source != HAND))
    ):
        return "bar_first"
    if rules.must_enter and own.hand and source > BAR:
        reason = _entry_reason(rules, node, source, die)
        if reason is not None:
            return reason
    if memory.must_go_on and source != memory.must_go_on:
        return "must_go_on"
    if source in memory.resting and own.points[source] == 1:
        return "must_rest"
    target = departure(rules, source) + die
    if target > rules.length:
        return bear_off_reason(rules, own, source, target) or Step(die, source, rules.exit, False)
    if rules.entry_limit and source <= rules.entry_limit < target:
        if own.hand or (rules.entry_of_both and node.other.hand):
            return "enter_all_first"
        if memory.reentered:
            return "stay_behind"
    enemies = count_enemies(rules, node, source, target)
    if enemies > 1:
        return "blocked"
    if enemies and rules.safe_on_start and holds_start(rules, own, source, target):
        return "safe_on_start"
    if rules.limits and rules.limits_in_passing and own.points[target] >= rules.limits[target]:
        return "point_not_cleared" if target == 1 else FULL_POINT_REASONS[rules.limits[target]]
    return Step(die, source, target, enemies == 1)


def bear_off_reason(rules: Ruleset, own: Side, source: int, target: int) -> str | None:
    """Return the code of the reason why a man cannot be borne off, or None if it can.

    `target` is the point of the man plus the die, at least `rules.exit`.
    """
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


def _entry_reason(rules: Ruleset, node: Node, source: int, die: int) -> str | None:
    """Return why the man at `source` cannot move by `die` before men in hand enter, or None.

    The result is the code of a reason.  At least one man in hand must enter per turn.  Before that,
    `die` must enter a man (`must_enter`) if it is the only die left that can.  If no die left can
    enter a man, the rule `no_entry` alone decides: under `pass`, the result is `must_enter`; under
    `move_in_a`, it is None.  In all other cases, `entry_others` limits the men that can move, and
    `blocked_die_lost` the men that can move by a die that cannot enter a man.
    """
    if not node.memory.entered:
        rest = list(node.left)
        if die in rest:
            rest.remove(die)
        if not any(_can_enter(rules, node, other) for other in rest):
            needed = rules.no_entry == "pass" or _can_enter(rules, node, die)
            return "must_enter" if needed else None
    if rules.entry_others == "none":
        return "enter_only"
    if source not in node.memory.carried:
        if rules.entry_others == "entered_only":
            return "entered_only"
        if rules.blocked_die_lost and not _can_enter(rules, node, die):
            return "blocked_die"
    return None


def _can_enter(rules: Ruleset, node: Node, die: int) -> bool:
    return node.other.points[rules.facing[die]] < 2


def departure(rules: Ruleset, source: int) -> int:
    """Return the point from which the step of a man at `source` is counted.

    A man on a point moves from this point.  A man on the bar or in hand moves as if from point 0, a
    man in the holding cell (its `source` is also BAR) as if from point 1.
    """
    if source > BAR:
        return source
    return 1 if source == BAR and rules.waits_on_start else 0


def landing(rules: Ruleset, source: int, die: int) -> int:
    """Return the point reached by `die` from `source` (or BAR, HAND); `rules.exit` if borne off."""
    return min(departure(rules, source) + die, rules.exit)


def list_steps(rules: Ruleset, node: Node) -> Iterator[Step]:
    """Yield the possible next steps: for each different die left, those that `find_step` accepts.

    They are sorted by die (highest first), then by source (bar, hand, points).  The function does
    not check that the dice are used as required, for example that both must be used if possible.
    """
    sources = _list_sources(node.own)
    for die in dict.fromkeys(node.left):
        for source in sources:
            step = find_step(rules, node, source, die)
            if not isinstance(step, str):
                yield step


def _list_sources(own: Side) -> list[int]:
    beside = compress((BAR, HAND), (own.bar, own.hand))
    return [*beside, *(point for point, men in enumerate(own.points) if men)]


def is_frozen(rules: Ruleset, own: Side, other: Side) -> bool:
    """Return True if no number from 1 to 6 moves any of the men `own`.

    Under `limits_in_passing` False, the numbers of a roll are tried together, because a man that
    lands on a full point must continue with another number.
    """
    if not rules.limits_in_passing:
        rolls = combinations_with_replacement(range(1, 7), rules.dice)
        dice = (rules.numbers_to_play(roll + rules.fixed_dice) for roll in rolls)
        return not any(_can_move_on(rules, Node(own, other, left)) for left in dice)
    nodes = [Node(own, other, (die,)) for die in range(1, 7)]
    return all(
        isinstance(find_step(rules, node, source, node.left[0]), str)
        for source in _list_sources(own)
        for node in nodes
    )


def _can_move_on(rules: Ruleset, node: Node) -> bool:
    """Return True if a die left moves a man to a point where it can stay or continue.

    The further steps of the man use the other dice left.
    """
    after = (next_node(rules, node, step) for step in list_steps(rules, node))
    return any(not then.memory.must_go_on or _can_move_on(rules, then) for then in after)


def count_enemies(rules: Ruleset, node: Node, source: int, target: int) -> int:
    """Return the number of enemies on point `target` when a man from `source` lands there.

    Under `touch` = `off`, if the same man hit a blot on `source` in the last step, this step
    cancels the hit.  The blot then counts as a man on `source`, not on point 1 of its own path,
    even if this point 1 is `target`.
    """
    other = node.other
    if source and source == node.memory.touched:
        other = restore_touched(rules, node.own, other, source)
    return other.points[rules.facing[target]]


def is_hit(rules: Ruleset, node: Node, source: int, target: int) -> bool:
    """Return True if a man that moves from `source` to `target` (on its own path) hits a blot."""
    return target <= rules.length and count_enemies(rules, node, source, target) == 1


def move_man(rules: Ruleset, node: Node, step: Step) -> tuple[Side, Side]:
    """Return both sides after a step, the mover's first.

    Under `touch` = `off`, a blot that this man hit in the last step returns to `step.source`.
    """
    own, other = node.own, node.other
    source, target = step.source, step.target
    if source and source == node.memory.touched:
        other = restore_touched(rules, own, other, source)
    points = list(own.points)
    if source > BAR:
        points[source] -= 1
    if target <= rules.length:
        points[target] += 1
    own = Side(
        tuple(points),
        own.bar - (source == BAR),
        own.off + (target > rules.length),
        own.hand - (source == HAND),
    )
    if step.hit:
        other = send_back(rules, other, own, rules.facing[target])
    return own, other


def send_back(rules: Ruleset, side: Side, enemy: Side, at: int, men: int = 1) -> Side:
    """Return `side` after its man on point `at` was hit, or sent back after the roll 1-1-1.

    `at` is numbered along the path of `side`; `enemy` is the opponent's side.  The man goes to
    point 1 of `side` or, if `must_wait` returns True, to the bar or the holding cell.  `men` is 1,
    or -1 to reverse this: the man returns from there to point `at`.
    """
    points = list(side.points)
    points[at] -= men
    if must_wait(rules, enemy):
        return side._replace(points=tuple(points), bar=side.bar + men)
    points[1] += men
    return side._replace(points=tuple(points))


def restore_touched(rules: Ruleset, own: Side, other: Side, at: int) -> Side:
    """Return `other` after a hit is cancelled: the blot that was hit is on its point again.

    `at` is the number of this point along the mover's path.
    """
    return send_back(rules, other, own, rules.facing[at], men=-1)


def must_wait(rules: Ruleset, enemy: Side) -> bool:
    """Return True if a man that was hit must wait on the bar or in the holding cell.

    This is so if `hit_return` is "bar", or if men of `enemy`, the opponent, are on point 1 of the
    man's path.  Otherwise the man returns to this point.
    """
    return rules.hit_return == "bar" or enemy.points[rules.facing[1]] > 0


def holds_start(rules: Ruleset, own: Side, source: int, target: int) -> bool:
    """Return True if, after the step, the mover has a man on the enemy's point 1."""
    at = rules.facing[1]
    return bool(at and own.points[at] - (source == at) + (target == at))


def free_waiting_men(rules: Ruleset, own: Side, other: Side) -> Side:
    """Return `own`, with the men in the holding cell moved to point 1 if no enemy is on point 1.

    Return `own` unchanged if the rules have no holding cell, or if an enemy is on point 1.
    """
    if not own.bar or not rules.waits_on_start or other.points[rules.facing[1]]:
        return own
    points = (0, own.points[1] + own.bar, *own.points[2:])
    return own._replace(points=points, bar=0)


def update_memory(rules: Ruleset, memory: Memory, step: Step, own: Side) -> Memory:
    """Return a turn's memory with `step` added; `own` are the mover's men after this step."""
    if not rules.needs_memory:
        return NO_MEMORY
    source, at = step.source, step.target
    overfull = at <= rules.length and rules.limits and own.points[at] > rules.limits[at]
    resting = memory.resting
    if step.hit and rules.touch == "must_be_empty":
        resting = tuple(sorted((*resting, at)))
    entering = rules.must_enter and own.hand > 0
    carried = memory.carried if entering else ()
    tracked = rules.entry_others == "entered_only" or rules.blocked_die_lost
    if entering and tracked and (source <= BAR or source in carried):
        others = list(carried)
        if source in others:
            others.remove(source)
        carried = tuple(sorted((*others, at)))
    return Memory(
        must_go_on=at if overfull else 0,
        touched=at if step.hit and rules.touch == "off" else 0,
        resting=resting,
        entered=entering and (memory.entered or source in (BAR, HAND)),
        carried=carried,
        reentered=rules.stay_after_reentry and (memory.reentered or source == BAR),
    )


def turn_node(
    rules: Ruleset, own: Side, other: Side, left: tuple[int, ...], played: Sequence[Step] = ()
) -> Node:
    """Return a position within a turn; `left` are the unused dice, `played` the steps so far."""
    memory = NO_MEMORY
    for step in played:
        memory = update_memory(rules, memory, step, own)
    return Node(own, other, left, memory)


def next_node(rules: Ruleset, node: Node, step: Step) -> Node:
    """Return the node (position within the turn) after a step by a die left."""
    own, other = move_man(rules, node, step)
    at = node.left.index(step.die)
    left = node.left[:at] + node.left[at + 1 :]
    return Node(own, other, left, update_memory(rules, node.memory, step, own))
