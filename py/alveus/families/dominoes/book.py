"""The book that is the source of the domino games' rules."""

from __future__ import annotations

from alveus.core.json_types import Certainty
from alveus.core.ruleset import Citation


def book(certainty: Certainty, passage: str = "") -> Citation:
    """Cite O. S. Adler and F. Jahn, Sperrdomino und Dominosa, 3rd edition, Züllchow 1920."""
    return "Adler/Jahn, Sperrdomino und Dominosa, 3rd ed. 1920", passage, certainty
