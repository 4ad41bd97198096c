"""Obsidio: a stone that enemies shut in so that it cannot move is lost at once."""

from __future__ import annotations

from alveus.rithmomachia.layout import WIDTH, bit, squares
from alveus.rithmomachia.motion import Motion
from alveus.rithmomachia.stones import MINE


def besieged_stones(motion: Motion, board: bytes, side: int) -> int:
    """The mask of a side's stones that are shut in.

    By default a stone is besieged if it could not move even with its comrades lifted off the
    board, so that enemies and the edge alone hold it (`lifted`).  Other readings: it cannot move
    at all and an enemy stands beside it (`any`), or enemies stand on all four sides (`four`).  A
    captured stone that only stands in a row does not move and is never besieged.
    """
    own = int.from_bytes(board.translate(MINE[side]), "little")
    enemies = int.from_bytes(board.translate(MINE[1 - side]), "little")
    mask = 0
    for at in squares(own):
        if motion.ways[board[at]][at].to and _held(motion, board, at, own, enemies):
            mask |= bit(at)
    return mask


def _held(motion: Motion, board: bytes, at: int, own: int, enemies: int) -> bool:
    siege = motion.rules.siege
    if siege == "four":
        return len(_beside(at, enemies)) == 4
    blocking = enemies if siege == "lifted" else own | enemies
    if motion.ways[board[at]][at].free(blocking) or motion.displacements(board, at, blocking):
        return False
    return siege == "lifted" or bool(_beside(at, enemies))


def _beside(at: int, enemies: int) -> list[int]:
    """The squares on its four sides where enemies stand."""
    around = [at - WIDTH, at + WIDTH]
    around += [at - 1] if at % WIDTH else []
    around += [at + 1] if at % WIDTH < WIDTH - 1 else []
    return [square for square in around if square >= 0 and enemies & bit(square)]
