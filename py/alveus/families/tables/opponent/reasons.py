"""Messages with which hints explain a step: its reason, and the risks of the whole turn.

The reasons follow the advice of the German summary of the game Ludus Lombardorum: keep men safe,
block the opponent, and have several men on each of the points 2, 6 and 7 (of the player's path).
The last advice is used only on boards of twelve points, such as that of this game.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from alveus.core.events import Message, say
from alveus.families.tables.opponent.board import AfterTurn, Board
from alveus.families.tables.opponent.measures import AMOUNTS, Measures, in_contact
from alveus.families.tables.ruleset import Ruleset
from alveus.families.tables.state import BAR, HAND, Side, State, Step
from alveus.families.tables.turns import Context

KEY_POINTS: Mapping[int, tuple[int, ...]] = {12: (2, 6, 7)}
"""Points on which to keep several men (numbered along the player's path), for boards of n points.

For n = 12 they are points 2 and 6, the only points of the player's first six on which the usual
rules allow several men, and point 7, which a six reaches from point 1."""

DEAD_DICE = AMOUNTS.index("dead_dice")
MANY = 4
"""Number of men above which point 1 is crowded: a step from it can have the reason `brings_out`."""


def hint_reason(context: Context, seat: int, before: State, after: State, step: Step) -> Message:
    """Return the message that explains why `seat` plays `step`: the first reason that applies.

    `before` is the state at the start of the turn or at any time before the step, `after` the state
    in which the turn ends.
    """
    rules = context.rules
    own, other = before.sides[seat], before.sides[1 - seat]
    own_then, other_then = after.sides[seat], after.sides[1 - seat]
    at = step.target
    if at > rules.length:
        return say("bears_off")
    name = context.layout.point_name(seat, at)
    spared = rules.touch == "off" and other_then.points[rules.facing[at]] > 0
    if step.hit and not spared:
        return say("hits", at=name)
    if not in_contact(rules, own_then, other_then):
        return say("races")
    in_company = own_then.points[at] > 1
    was_single = own.points[at] < 2
    safe = in_company or not _threatened(rules, other_then, at)
    if step.source in (BAR, HAND):
        return say("enters_safe", at=name) if safe else say("least_bad")
    if in_company and was_single and at in KEY_POINTS.get(rules.length, ()):
        return say("holds_point", at=name)
    if in_company and was_single and _more_shut(rules, before, after, seat):
        return say("blocks", at=name)
    rescued = own.points[at] == 1 and in_company and _threatened(rules, other, at)
    withdrawn = own.points[step.source] == 1 and _threatened(rules, other, step.source) and safe
    if rescued or withdrawn:
        return say("makes_safe", at=name)
    if _passes(rules, other, step):
        return say("escapes", at=name)
    if not _blots(rules, own_then, other_then):
        return say("keeps_safe")
    if step.source == 1 and own.points[1] > MANY:
        return say("brings_out", at=name)
    return say("least_bad")


def list_risks(
    context: Context, board: Board, seat: int, before: State, after: State
) -> Iterator[Message]:
    """Yield messages about the blots that a finished turn from `before` to `after` leaves.

    The message `breaks` contains the first point on the player's path that had several men before
    and now has a blot in danger; `risks` has the number of rolls that hit a blot, and of all rolls.
    """
    rules = context.rules
    if after.over is not None or after.dice is not None:
        return
    own, own_then, other_then = before.sides[seat], after.sides[seat], after.sides[1 - seat]
    for point, men in enumerate(own.points):
        alone = men > 1 and own_then.points[point] == 1
        if alone and _threatened(rules, other_then, point):
            yield say("breaks", at=context.layout.point_name(seat, point))
            break
    if _blots(rules, own_then, other_then):
        hits = of = 0
        position = AfterTurn(own_then, other_then)
        for throw, weight in board.throws():
            of += weight
            if any(answer.other != own_then for answer in board.answers(position, throw)):
                hits += weight
        yield say("risks", hits=hits, of=of)


def _threatened(rules: Ruleset, other: Side, point: int) -> bool:
    """Return True if a man of the opponent `other` can still hit a blot on the player's `point`.

    The man is on the bar, in hand, or before the point on its path; dice and blocks are ignored.
    """
    facing = rules.facing[point]
    return bool(facing and (other.bar or other.hand or any(other.points[:facing])))


def _blots(rules: Ruleset, own: Side, other: Side) -> bool:
    """Return True if a blot among the men `own` can still be hit."""
    return any(
        men == 1 and _threatened(rules, other, point) for point, men in enumerate(own.points)
    )


def _more_shut(rules: Ruleset, before: State, after: State, seat: int) -> bool:
    """Return True if fewer die numbers (1 to 6) move an enemy man `after` a turn than `before`."""
    measure, other = Measures(rules).measure, 1 - seat
    dead_before, dead = (
        measure(state.sides[seat], state.sides[other])[1][DEAD_DICE] for state in (before, after)
    )
    return dead > dead_before


def _passes(rules: Ruleset, other: Side, step: Step) -> bool:
    """Return True if a step jumps over two or more men of the opponent on one point.

    Also return True if it jumps over a single man and no enemy is on its target or farther ahead.
    """
    men = [other.points[rules.facing[point]] for point in range(step.source + 1, rules.exit)]
    jumped, ahead = men[: step.target - step.source - 1], men[step.target - step.source - 1 :]
    return any(n > 1 for n in jumped) or (any(jumped) and not any(ahead))
