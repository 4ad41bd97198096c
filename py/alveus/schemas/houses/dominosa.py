"""Positions of a puzzle on its sheet."""

from __future__ import annotations

from alveus.schemas.positions import SheetPosition

POSITION = SheetPosition
