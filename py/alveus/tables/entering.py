"""Men in hand: how far others may go, and who may move, before all have been entered."""

from __future__ import annotations

from alveus.tables.node import Node
from alveus.tables.ruleset import Ruleset


def limit_reason(rules: Ruleset, node: Node, source: int, target: int) -> str | None:
    """Why a man may not cross the last point that is open while men are in hand, or None."""
    if not source <= rules.entry_limit < target:
        return None
    if node.own.hand or (rules.entry_of_both and node.other.hand):
        return "enter_all_first"
    return "stay_behind" if node.memory.reentered else None


def entry_reason(rules: Ruleset, seat: int, node: Node, source: int, die: int) -> str | None:
    """Why a man on the board may not use this die while men are in hand, or None.

    At least one man must be entered in the turn.  Another may go first, but only if a die is
    left that still enters one.  (What blocks an entry stays where it is in the mover's turn.)
    """
    if not node.memory.entered:
        rest = list(node.left)
        if die in rest:
            rest.remove(die)
        if not any(_enters(rules, seat, node, other) for other in rest):
            needed = rules.no_entry == "pass" or _enters(rules, seat, node, die)
            return "must_enter" if needed else None
    if rules.entry_others == "none":
        return "enter_only"
    if rules.entry_others == "entered_only" and source not in node.memory.moved:
        return "entered_only"
    return None


def _enters(rules: Ruleset, seat: int, node: Node, die: int) -> bool:
    return node.other.points[rules.facing[seat][die]] < 2
