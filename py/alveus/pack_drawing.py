"""The public interface for the drawings of a game in a pack: boards as text and diagrams in SVG.

The module that `SPEC.diagrams` names has two functions: ``board(game, known, ascii_only)`` returns
lines of text, ``diagram(game, known, highlights)`` returns a :class:`Drawing`.  `known` is the
game's state as one player sees it; `highlights` contains moves and places to mark.
"""

from alveus.diagrams.characters import draw_cells, finish_lines, result_lines, seat_sign
from alveus.diagrams.elements import Highlights, draw_die, draw_disc, draw_pips, draw_seat
from alveus.diagrams.svg import DARK, INK, LIGHT, MIDDLE, SMALL, Box, Drawing, Point

__all__ = [
    "DARK", "INK", "LIGHT", "MIDDLE", "SMALL", "Box", "Drawing", "Highlights", "Point",
    "draw_cells", "draw_die", "draw_disc", "draw_pips", "draw_seat", "finish_lines",
    "result_lines", "seat_sign",
]  # fmt: skip
