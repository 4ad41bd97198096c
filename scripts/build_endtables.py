"""Build the end table of the Bohnenspiel: the exact worth of every board of at most ten beans.

.venv/bin/python scripts/build_endtables.py   (half a minute)

Layer by layer, for a capture leads to fewer beans.  Within a layer two bounds close in on each
board, one ply a sweep: what its player can force, and what he can be held to.  Endless play
never counts as good for anyone, so where the bounds meet the worth is true under any rule for
games in circles; they have to meet everywhere.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass

from toolchain.ground import ROOT

sys.path.insert(0, str(ROOT / "py"))

from alveus import registry
from alveus.ai.mancala.beans import choices, replier
from alveus.ai.mancala.endtable import BEANS, LONGEST, layer, pack, rank
from alveus.mancala.game import MancalaGame
from alveus.mancala.ruleset import PITS

TARGET = ROOT / "py/alveus/ai/mancala/data/endtable.bin"


@dataclass(frozen=True)
class Board:
    """A board to be settled: what captures promise at least and at most, and its quiet replies."""

    rank: int
    floor: int
    ceiling: int
    quiet: tuple[int, ...]


def boards(beans: int, pits: int = PITS) -> Iterator[int]:
    """All boards of so many beans, in the order of their ranks."""
    if pits == 1:
        yield beans << 8 * (PITS - 1)
        return
    for before in range(beans + 1):
        first = beans - before << 8 * (PITS - pits)
        for board in boards(before, pits - 1):
            yield board + first


class Bounds:
    """What each board's player can force, and what he can be held to, by rank."""

    def __init__(self, most: int) -> None:
        game = registry.game("bohnenspiel")
        if not isinstance(game, MancalaGame):
            raise TypeError
        self.replies = replier(game.rules)
        self.low: list[int] = []
        self.high: list[int] = []
        self.longest = 0
        for beans in range(most + 1):
            self.longest = max(self.longest, self._settle(beans))

    def _settle(self, beans: int) -> int:
        """Settles a layer and answers how many sweeps it took."""
        low, high = self.low, self.high
        low += [-beans] * len(layer(beans))
        high += [beans] * len(layer(beans))
        open_boards = []
        for at, packed in zip(layer(beans), boards(beans), strict=True):
            if choices(packed):
                open_boards.append(self._board(at, packed, beans))
            else:
                high[at] = -beans
        sweeps = 0
        while open_boards:
            found = [self._bounds(board) for board in open_boards]
            pairs = list(zip(open_boards, found, strict=True))
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
            child = rank(after)
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


def main() -> None:
    """Run the command."""
    bounds = Bounds(BEANS)
    if bounds.longest != LONGEST:
        raise ValueError(f"forcing takes {bounds.longest} plies, not {LONGEST}")
    packed = pack(bounds.low)
    TARGET.write_bytes(packed)
    print(f"{len(bounds.low):,} boards, {len(packed):,} bytes")


if __name__ == "__main__":
    main()
