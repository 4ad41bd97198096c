"""The public interface for the print sheets of a game in a pack.

The field `sheets` of a game's `SPEC` names a module with the function ``lay_kit(game)``, which
returns a :class:`Kit`: the boards and pieces to print.  Lengths are in millimetres.
"""

from alveus.diagrams.svg import DARK, INK, LIGHT, Box, Drawing, Point
from alveus.sheets.kit import Board, Kit, Pieces, draw_all
from alveus.sheets.page import FINE, THIN, draw_frame

__all__ = [
    "DARK", "FINE", "INK", "LIGHT", "THIN", "Board", "Box", "Drawing", "Kit", "Pieces", "Point",
    "draw_all", "draw_frame",
]  # fmt: skip
