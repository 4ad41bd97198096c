"""Rithmomachia: the battle of the even army against the odd one."""

from __future__ import annotations

from collections.abc import Mapping

from alveus.rithmomachia.game import RithmomachiaGame
from alveus.rithmomachia.info import INFO, make_ruleset
from alveus.rithmomachia.topics import TOPICS

__all__ = ["INFO", "TOPICS", "game"]


def game(chosen: Mapping[str, str]) -> RithmomachiaGame:
    """The game under the chosen options.  Raises SetupError for names that do not exist."""
    settings = INFO.settings(chosen)
    return RithmomachiaGame(INFO, settings, make_ruleset(settings))
