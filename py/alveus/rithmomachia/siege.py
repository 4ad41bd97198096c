"""Obsidio: a stone that enemies shut in so that it cannot move is lost at once."""

from __future__ import annotations

from alveus.rithmomachia.layout import UNIT, WIDTH, bit, occupied_mask, standing
from alveus.rithmomachia.motion import Motion
from alveus.rithmomachia.stones import MINE


def besieged_stones(motion: Motion, board: bytes, side: int) -> int:
    """The mask of a side's stones that are shut in.

    By default a stone is besieged if it could not move even with its comrades lifted off the
    board, so that enemies and the edge alone hold it (`lifted`).  Other readings: it cannot move
    at all and an enemy stands beside it (`any`), or enemies stand on all four sides (`four`).  A
    captured stone that only stands in a row does not move and is never besieged.
    """
    enemies = int.from_bytes(board.translate(MINE[1 - side]), "little")
    return sum(bit(at) for at in standing(board, side) if is_besieged(motion, board, at, enemies))


def is_besieged(motion: Motion, board: bytes | bytearray, at: int, enemies: int) -> bool:
    """Whether the stone on a square is shut in, with the mask of its enemies."""
    siege, ways = motion.rules.siege, motion.ways[board[at]][at]
    if siege == "lifted":
        if not ways.area & enemies or ways.steps(enemies):
            return False
        return bool(ways.to) and not motion.displacements(board, at, enemies)
    around = sum(enemies >> UNIT * other & 1 for other in beside(at))
    if siege == "four" or not ways.to:
        return bool(ways.to) and around == 4
    occupied = occupied_mask(board)
    return around > 0 and not (ways.steps(occupied) or motion.displacements(board, at, occupied))


def beside(at: int) -> list[int]:
    """The squares on the four sides of one; those beyond the last rank are never held."""
    around = [at - WIDTH] if at >= WIDTH else []
    around += [at - 1] if at % WIDTH else []
    around += [at + 1] if at % WIDTH < WIDTH - 1 else []
    return [*around, at + WIDTH]
