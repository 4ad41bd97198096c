"""Build the one-sided bear-off table: the expected number of rolls for every home board.

.venv/bin/python scripts/build_bearoff.py     (some seconds)

The home boards are processed by increasing distance, so that the values of all positions after a
roll are known.  For each board and die, the lowest expectation that a single step can reach is
stored beside the table; the value of a roll is the better of the two orders of its dice.  Every die
can be played: a die that is higher than the distance of every man bears off the farthest one.
"""

from __future__ import annotations

import sys
import zlib
from collections.abc import Sequence
from itertools import combinations_with_replacement
from operator import sub

from toolchain.ground import ROOT
from toolchain.squeeze import squeeze

sys.path.insert(0, str(ROOT / "py"))

from alveus.families.tables.opponent.race import (
    AXES,
    MEN,
    POINTS,
    SCALE,
    SIZE,
    neighbours,
    rank,
)

TARGET = ROOT / "py/alveus/families/tables/opponent/data/bearoff.bin"
DICE = range(1, 7)

Home = tuple[int, ...]


def homes() -> list[Home]:
    """Return every home board with up to fifteen men, by distance still to travel."""
    positions = []
    for spots in combinations_with_replacement(range(POINTS + 1), MEN):
        positions.append(tuple(spots.count(spot) for spot in range(1, POINTS + 1)))
    return sorted(positions, key=lambda home: sum(men * n for n, men in enumerate(home, 1)))


def stepped(home: Home, die: int) -> list[Home]:
    """Return the home boards that a step with one die can lead to."""
    positions = []
    highest = max(n for n, men in enumerate(home, 1) if men)
    for n, men in enumerate(home, 1):
        if not men or (die > n and n != highest):
            continue
        after = list(home)
        after[n - 1] -= 1
        if n > die:
            after[n - die - 1] += 1
        positions.append(tuple(after))
    return positions


def pack(rolls: Sequence[float]) -> bytes:
    """Return the table (expected `rolls` of each home, by rank) as compressed differences."""
    steps = [round(value * SCALE) for value in rolls]
    for axis in AXES:
        for current, before in reversed([*neighbours(axis)]):
            steps[current] = map(sub, steps[current], steps[before])
    folded = [2 * step if step >= 0 else -2 * step - 1 for step in steps]
    packer = zlib.compressobj(9, strategy=zlib.Z_FILTERED)
    low, high = bytes(step & 255 for step in folded), bytes(step >> 8 for step in folded)
    return packer.compress(low + high) + packer.flush()


def expectations() -> list[float]:
    """Return the expected number of rolls for every home board; the index is the board's rank."""
    throws = [0.0] * SIZE
    best_step: list[list[float]] = [[0.0] * SIZE for _ in range(7)]
    for home in homes()[1:]:
        index = rank(home)
        onward = {die: [rank(after) for after in stepped(home, die)] for die in DICE}
        total = 0.0
        for first in DICE:
            for second in range(1, first + 1):
                best = min(best_step[second][after] for after in onward[first])
                if second != first:
                    best = min(best, *(best_step[first][after] for after in onward[second]))
                total += best if second == first else 2 * best
        throws[index] = 1 + total / 36
        for die in DICE:
            best_step[die][index] = min(throws[after] for after in onward[die])
    return throws


def main() -> None:
    """Run the command."""
    throws = expectations()
    packed = squeeze(pack(throws))
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_bytes(packed)
    print(f"{SIZE} homes, at most {max(throws):.3f} throws, {len(packed)} bytes")


if __name__ == "__main__":
    main()
