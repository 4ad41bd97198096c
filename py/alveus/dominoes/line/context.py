"""What the functions of a game of joining read: its rules and its seats."""

from __future__ import annotations

from dataclasses import dataclass

from alveus.dominoes.line.ruleset import Ruleset


@dataclass(frozen=True)
class Context:
    """The rules under the chosen options, and the names of those who sit at the table."""

    rules: Ruleset
    seats: tuple[str, ...]
