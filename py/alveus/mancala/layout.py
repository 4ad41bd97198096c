"""The board as it lies on the table: two rows of pits, each player's store at his right hand."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from alveus.mancala.ruleset import PITS, ROW

SIDES = ("south", "north")


def place(pit: int) -> str:
    """The place of a pit: s1 to s6, n1 to n6, each row from its owner's left."""
    return f"{SIDES[pit // ROW][0]}{pit % ROW + 1}"


def store(seat: int) -> str:
    """The place of a player's store."""
    return f"store.{SIDES[seat]}"


PIT: Mapping[str, int] = MappingProxyType({place(pit): pit for pit in range(PITS)})
"""The pit of every place that is one."""


def cell(pit: int) -> tuple[int, int]:
    """Row and column of a pit as South sees the board; North's left is at South's right."""
    column = pit % ROW + 1
    return (1, column) if pit < ROW else (0, ROW + 1 - column)


def store_cell(seat: int) -> tuple[int, int]:
    """Row and column of a store."""
    return (1, ROW + 1) if seat == 0 else (0, 0)
