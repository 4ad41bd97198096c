"""Rithmomachia, the battle of numbers: its spec."""

from __future__ import annotations

from collections.abc import Mapping

from alveus.core.spec import GameSpec
from alveus.families.rithmomachia.game import RithmomachiaGame
from alveus.families.rithmomachia.topics import TOPICS
from alveus.families.rithmomachia.variants import INFO, ruleset


def game(chosen: Mapping[str, str]) -> RithmomachiaGame:
    """Return the game under chosen options.  Raises SetupError for unknown names or values."""
    settings = INFO.settings(chosen)
    return RithmomachiaGame(INFO, settings, ruleset(settings))


SPEC = GameSpec(
    INFO,
    game,
    levels=(
        "discipulus",
        "auditor",
        "scholaris",
        "abacista",
        "calculator",
        "arithmeticus",
        "computista",
        "algorista",
        "magister",
    ),
    opponent="alveus.families.rithmomachia.opponent.levels",
    diagrams="alveus.families.rithmomachia.diagram",
    sheets="alveus.families.rithmomachia.sheet",
    writing="alveus.families.rithmomachia.lines",
    numbering="alveus.families.rithmomachia.numbering",
    schema="alveus.families.rithmomachia.schema",
    analysis=True,
    topics=TOPICS,
)
