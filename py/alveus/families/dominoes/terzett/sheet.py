"""The kit of Terzett to print: a figure or an empty composing board, and the tiles."""

from __future__ import annotations

from alveus.families.dominoes.dominosa import sheet
from alveus.families.dominoes.dominosa.sheet import draw_puzzle as draw_puzzle
from alveus.families.dominoes.dominosa.state import State
from alveus.families.dominoes.terzett.game import TerzettGame
from alveus.sheets.kit import Kit


def lay_kit(game: TerzettGame) -> Kit:
    """Return a printable kit: the default figure, its tiles and its solution.

    For the task `compose`, return an empty board and its tiles, without a solution.
    """
    state = game.opening()
    if isinstance(state, State):
        return sheet.lay_kit(game)
    return sheet.lay_cells(state.figure, ("",) * len(state.figure.cells), state.tiles)
