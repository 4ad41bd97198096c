"""Type of positions of Dominosa."""

from __future__ import annotations

from alveus.core.position_types import SheetPosition

POSITION = SheetPosition
