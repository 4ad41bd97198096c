"""What a game of joining needs: its tiles, and nothing else but a table."""

from __future__ import annotations

from alveus.dominoes.line.game import LineGame
from alveus.dominoes.tiles import complete_set
from alveus.sheets.dominoes.tiles import lay_tiles
from alveus.sheets.kit import Kit


def lay_kit(game: LineGame) -> Kit:
    """The set of tiles."""
    return Kit((), (lay_tiles(complete_set(game.rules.reach)),))
