"""Rithmomachia: the battle of the even army against the odd one."""

from __future__ import annotations

from collections.abc import Mapping

from alveus.core.spec import GameSpec
from alveus.rithmomachia.editions import INFO, ruleset
from alveus.rithmomachia.game import RithmomachiaGame
from alveus.rithmomachia.topics import TOPICS


def game(chosen: Mapping[str, str]) -> RithmomachiaGame:
    """The game under the chosen options.  Raises SetupError for names that do not exist."""
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
    opponent="alveus.ai.rithmomachia.rithmomachia",
    diagrams="alveus.diagrams.rithmomachia",
    sheets="alveus.sheets.rithmomachia",
    writing="alveus.rithmomachia.writing",
    schema="alveus.schemas.houses.rithmomachia",
    analysis=True,
    topics=TOPICS,
)
