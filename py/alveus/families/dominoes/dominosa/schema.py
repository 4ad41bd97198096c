"""Type of Dominosa's positions as JSON: a puzzle with its tiles, lines, trials and notes."""

from __future__ import annotations

from alveus.core.position_types import SheetPosition

POSITION = SheetPosition
