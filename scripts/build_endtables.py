"""Build the end table of the Bohnenspiel: the exact value of every board with at most ten beans.

.venv/bin/python scripts/build_endtables.py   (half a minute)

The table is built layer by layer, because captures lead to fewer beans.  Within a layer, two bounds
of each board converge, one ply per sweep: the result that its player can force, and the result that
the opponent can force.  Endless play never counts as good for a player, so where the bounds are
equal, the value is valid under every rule for repetition.  They must be equal everywhere.
"""

from __future__ import annotations

import sys
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from operator import or_

from toolchain.ground import ROOT
from toolchain.squeeze import squeeze

sys.path.insert(0, str(ROOT / "py"))

from alveus import registry
from alveus.families.bohnenspiel.game import Bohnenspiel
from alveus.families.bohnenspiel.opponent.endtable import BEANS, LONGEST, SIZE, rank, rows
from alveus.families.bohnenspiel.opponent.fast import HALF, OWN, replies_under

TARGET = ROOT / "py/alveus/families/bohnenspiel/opponent/data/endtable.bin"


@dataclass(frozen=True)
class Board:
    """A board of unknown value; boards are represented by their ranks in the table.

    `floor` and `ceiling` are the bounds from its moves with captures, `quiet` the boards after its
    other moves.
    """

    rank: int
    floor: int
    ceiling: int
    quiet: tuple[int, ...]


def boards(beans: int) -> Iterator[int]:
    """Yield all boards with this number of beans."""
    for own in range(beans + 1):
        others = [row << HALF for row in rows(beans - own)]
        for row in rows(own):
            yield from (row | other for other in others)


class Bounds:
    """Lower and upper bound of each board's value for the player to move, indexed by rank."""

    def __init__(self, most: int) -> None:
        game = registry.game("bohnenspiel")
        if not isinstance(game, Bohnenspiel):
            raise TypeError
        self.replies = replies_under(game.rules)
        self.low = [0] * SIZE
        self.high = [0] * SIZE
        self.longest = 0
        for beans in range(most + 1):
            self.longest = max(self.longest, self._settle(beans))

    def _settle(self, beans: int) -> int:
        """Find the values of all boards with `beans` beans, and return the number of sweeps."""
        low, high = self.low, self.high
        open_boards = []
        for packed in boards(beans):
            at = rank(packed, beans)
            low[at], high[at] = -beans, beans
            if packed & OWN:
                open_boards.append(self._board(at, packed, beans))
            else:
                high[at] = -beans
        sweeps = 0
        while open_boards:
            bounds = [self._bounds(board) for board in open_boards]
            pairs = list(zip(open_boards, bounds, strict=True))
            if all((low[board.rank], high[board.rank]) == both for board, both in pairs):
                raise ValueError(f"{len(open_boards)} boards of {beans} beans have no worth")
            for board, both in pairs:
                low[board.rank], high[board.rank] = both
            open_boards = [board for board, (least, most) in pairs if least != most]
            sweeps += 1
        return sweeps

    def _board(self, at: int, board: int, beans: int) -> Board:
        floor = ceiling = -beans
        quiet = []
        for taken, after in self.replies(board):
            child = rank(after, beans - taken)
            if taken:
                floor = max(floor, taken - self.high[child])
                ceiling = max(ceiling, taken - self.low[child])
            else:
                quiet.append(child)
        return Board(at, floor, ceiling, tuple(quiet))

    def _bounds(self, board: Board) -> tuple[int, int]:
        least = max([board.floor, *(-self.high[child] for child in board.quiet)])
        most = max([board.ceiling, *(-self.low[child] for child in board.quiet)])
        return least, most


def pack(wins: bytes | bytearray) -> bytes:
    """Return the content of the table's file: the numbers in `wins`, two per byte, compressed."""
    return zlib.compress(bytes(map(or_, wins[::2], (high << 4 for high in wins[1::2]))), 9)


def main() -> None:
    """Run the command."""
    bounds = Bounds(BEANS)
    if bounds.longest != LONGEST:
        raise ValueError(f"forcing takes {bounds.longest} plies, not {LONGEST}")
    gets = bytearray(SIZE)
    for beans in range(BEANS + 1):
        for board in boards(beans):
            at = rank(board, beans)
            gets[at] = (bounds.low[at] + beans) // 2
    packed = squeeze(pack(gets))
    TARGET.write_bytes(packed)
    print(f"{SIZE:,} boards, {len(packed):,} bytes")


if __name__ == "__main__":
    main()
