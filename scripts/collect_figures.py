"""Collect the hundred figures: puzzles of every game for one that sets them, from easy to hard.

python3 scripts/collect_figures.py

Dominosa is made by set and grade, each puzzle with one solution; of the Terzett the printed figures
and one figure of each other outline of the library are taken, with their keys counted, those with
more seals first.  Writes `web/src/games/GAME/collection.json`; the page merges them.
"""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Any

from toolchain.ground import ROOT, plain_failures

sys.path.insert(0, str(ROOT / "py"))

from alveus.core.files import write_file
from alveus.core.stream import stream_of
from alveus.families.dominoes.dominosa.exact import count
from alveus.families.dominoes.dominosa.generate import PuzzleSpec, puzzle_of
from alveus.families.dominoes.dominosa.puzzle import count_places
from alveus.families.dominoes.terzett.figure import count_keys, of_kind, ready_figures, vary
from alveus.families.dominoes.terzett.kinds import KINDS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from alveus.families.dominoes.dominosa.puzzle import Puzzle

MADE = (
    *((reach, "siegel", 4) for reach in (3, 4, 5, 6)),
    *((reach, "festlegung", several) for reach, several in ((4, 3), (5, 4), (6, 5), (7, 4))),
    *((reach, "mengen", several) for reach, several in ((5, 4), (6, 6), (7, 4))),
    *((reach, "provisorisch", 6) for reach in (6, 7)),
    (6, "tief", 2),
)
"""Sets and grades in their order, and how many puzzles of each."""
COMPOSED = 23
"""Figures of the Terzett besides the printed ones."""


def main() -> None:
    """Run the command."""
    write("dominosa", list(make_puzzles()))
    write("terzett", sorted(figures(), key=lambda one: -one.pop("seals")))


def make_puzzles() -> Iterator[dict[str, Any]]:
    """Sixty puzzles of Dominosa, proved to have one solution."""
    for reach, grade, several in MADE:
        for number in range(several):
            puzzle = puzzle_of(PuzzleSpec(reach, grade), f"collection.{number}")
            if count(puzzle, 1) != (1, True):
                raise ValueError(f"{puzzle.grid} has several solutions")
            yield {"puzzle": written(puzzle), "grade": grade, "keys": 1}


def figures() -> Iterator[dict[str, Any]]:
    """The printed figures, and one of each of the other outlines."""
    kind, chance = KINDS["terzett"], stream_of("collection")
    printed = [one.puzzle for one in ready_figures("book")]
    outlines = {one.figure for one in printed}
    others = [one.puzzle for one in of_kind(kind) if one.puzzle.figure not in outlines]
    for puzzle in [*printed, *(vary(one, chance) for one in others[:COMPOSED])]:
        keys = count_keys(puzzle, kind)
        if not keys.complete:
            raise ValueError("keys that are not counted to their end")
        yield {
            "puzzle": written(puzzle),
            "grade": "",
            "keys": keys.solutions,
            "seals": seals_of(puzzle),
        }


def written(puzzle: Puzzle) -> dict[str, Any]:
    """A puzzle as positions write it."""
    return {"reach": puzzle.reach, "grid": puzzle.grid}


def seals_of(puzzle: Puzzle) -> int:
    """The tiles that can lie in one place only."""
    return count_places(puzzle, puzzle.all).count(1)


def write(game: str, collected: list[dict[str, Any]]) -> None:
    """Keep the puzzles of a game."""
    file = ROOT / "web" / "src" / "games" / game / "collection.json"
    lines = ",\n".join(json.dumps(one, separators=(",", ":")) for one in collected)
    write_file(file, f"[\n{lines}\n]\n")
    print(file.relative_to(ROOT), len(collected))


if __name__ == "__main__":
    with plain_failures():
        main()
