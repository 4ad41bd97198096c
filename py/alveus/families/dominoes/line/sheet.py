"""Domino tiles at true size for printing, and the kit (printable set) of block dominoes."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from alveus.diagrams.elements import draw_pips
from alveus.diagrams.svg import Box, Drawing
from alveus.families.dominoes.line.game import LineGame
from alveus.families.dominoes.tiles import Tile, complete_set
from alveus.sheets.kit import Kit, Pieces, draw_all
from alveus.sheets.page import FINE, THIN

HALF = 23
"""Half the length of a tile, which equals its width, in millimetres."""
INSET = 1.5
"""Distance between the cut edge and the drawn edge of a tile, in millimetres."""


def lay_tiles(tiles: Iterable[Tile]) -> Pieces:
    """Return drawings of the tiles, upright, to print and cut out."""
    draw = [partial(_draw_tile, tile=tile) for tile in tiles]
    return Pieces("tiles", draw_all(HALF, 2 * HALF, draw))


def _draw_tile(drawing: Drawing, tile: Tile) -> None:
    whole = Box(0, 0, HALF, 2 * HALF)
    drawing.rectangle(whole, width=THIN)
    drawing.rectangle(whole.inset(INSET), width=FINE, round_by=2)
    drawing.line((INSET + 2, HALF), (HALF - INSET - 2, HALF), width=2 * FINE)
    for half, number in enumerate(tile):
        draw_pips(drawing, Box(0, half * HALF, HALF, HALF).inset(INSET + 0.5), number)


def lay_kit(game: LineGame) -> Kit:
    """Return the printable kit of a game of block dominoes: a drawing of each tile of its set."""
    return Kit((), (lay_tiles(complete_set(game.rules.reach)),))
