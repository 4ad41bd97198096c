"""What the functions of a battle read: its rules, and what they lay out once for every board."""

from __future__ import annotations

from dataclasses import dataclass

from alveus.rithmomachia.attacks import Attacks, attacks
from alveus.rithmomachia.motion import Motion, motion
from alveus.rithmomachia.rows import Rows, rows
from alveus.rithmomachia.ruleset import Ruleset


@dataclass(frozen=True)
class Context:
    """The rules under the chosen options with the ways, attacks and rows that follow from them."""

    rules: Ruleset
    motion: Motion
    attacks: Attacks
    rows: Rows


def make_context(rules: Ruleset) -> Context:
    """The context of a ruleset; what was seen on lines is shared by all its games."""
    return Context(rules, motion(rules), attacks(rules), rows(rules))
