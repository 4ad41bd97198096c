"""Source of the domino rules: Adler/Jahn, Sperrdomino und Dominosa, 3rd ed., Züllchow 1920."""

from __future__ import annotations

from alveus.core.json_types import Certainty
from alveus.core.ruleset import Citation


def book(certainty: Certainty, passage: str = "") -> Citation:
    """Cite Adler and Jahn's book (1920): return the work, the passage, and the rule's certainty."""
    return "Adler/Jahn, Sperrdomino und Dominosa, 3rd ed. 1920", passage, certainty
