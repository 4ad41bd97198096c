"""Reconstruct the figures of Adler's book whose drawings are missing from our copy.

.venv/bin/python scripts/reconstruct_figures.py [--check]   (ten minutes)

Figure 3 results from a search, key 5 and the figures 4, 6, 7 and 8 from the cells of the doubles,
and the figures 9 and 10 from their conditions.  The result is always the same; `--check` compares
it with the files.  `docs/rules/dominoes.md` lists the premises.
"""

from __future__ import annotations

import argparse
import json
import sys
from typing import TYPE_CHECKING, Any

from toolchain.ground import ROOT, plain_failures

sys.path.insert(0, str(ROOT / "py"))

from alveus.core.files import write_file
from alveus.families.dominoes.dominosa.exact import count, solutions
from alveus.families.dominoes.dominosa.outline import bits, draw_cells, write_key
from alveus.families.dominoes.dominosa.puzzle import count_places, from_id, to_json
from alveus.families.dominoes.terzett.figure import turn_tiles
from alveus.families.dominoes.tiles import tile
from lost_figures import composed, key_five, omnibus

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from alveus.families.dominoes.dominosa.puzzle import Puzzle

GAMES = ROOT / "web" / "src" / "games"
SECOND = GAMES / "dominosa" / "example.json"
THIRD = GAMES / "dominosa" / "second-example.json"
RESTORED = GAMES / "terzett" / "restored.json"
WALK = (
    ("e6-f6", "sekundaerer_siegel"),
    ("", "sekundaerer_siegel"),
    ("h4-h5", "sekundaerer_siegel"),
    ("b2-b3", "quadrat"),
    ("c2-c3", "quadrat"),
    ("a1-a2", "sekundaerer_siegel"),
    ("b1-c1", "kleine_luecke"),
    ("a3-a4", "kleine_luecke"),
)
"""Places and methods of the solution of figure 3; the place of 1:7 is found."""
TURNED = ((5, 7), (0, 1), (2, 3), (4, 6))
"""The tiles turned in figure 7; only the first is named in the book, for figure 6."""
TURNS = 105
"""Number of ways to choose four tiles with eight different numbers."""


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description="Reconstruct the missing figures of the book.")
    parser.add_argument("--check", action="store_true", help="compare, do not write")
    check = parser.parse_args().check
    for file, content in ((THIRD, figure_three()), (RESTORED, terzett_figures())):
        save(file, content, check=check)


def save(file: Path, content: str, *, check: bool) -> None:
    """Write a file, or compare it with its content."""
    if not check:
        write_file(file, content)
        print(file.relative_to(ROOT))
    elif file.read_text(encoding="utf-8") != content:
        sys.exit(f"{file.relative_to(ROOT)} is not what this script makes")


def figure_three() -> str:
    """Return figure 3 and the first tiles of its solution as JSON."""
    second = from_id(json.loads(SECOND.read_text(encoding="utf-8"))["puzzle"])
    key = tuple(bits(next(solutions(second))))
    filled = omnibus.reconstruct(second.figure, key)
    seventh = second.figure.pair_name(filled.place_of(1, 7))
    walk = []
    for name, aid in WALK:
        place = next(n for n in key if second.figure.pair_name(n) == (name or seventh))
        low, high = sorted(filled.puzzle.tile(place))
        walk.append({"tile": f"{low}:{high}", "place": name or seventh, "aid": aid})
    lines = ",\n".join(f"    {spaced(step)}" for step in walk)
    puzzle = json.dumps(to_json(filled.puzzle))
    return f'{{\n  "puzzle": {puzzle},\n  "walk": [\n{lines}\n  ]\n}}\n'


def spaced(step: dict[str, str]) -> str:
    """Return a step as JSON in the layout of the formatter."""
    return "{ " + json.dumps(step)[1:-1] + " }"


def terzett_figures() -> str:
    """Return key 5 and the figures 4 and 6 to 10 as JSON."""
    restored = key_five.restore()
    figures = ",\n".join(f"    {spaced(entry)}" for entry in entries(restored))
    key = ",\n".join(f'    "{row}"' for row in write_key(key_five.FIGURE, restored.key))
    return f'{{\n  "key": [\n{key}\n  ],\n  "figures": [\n{figures}\n  ]\n}}\n'


def entries(restored: key_five.Restored) -> Iterator[dict[str, Any]]:
    """Yield the Terzett figures in the order of the book."""
    key = sum(1 << place for place in restored.key)
    tiles = [tile(*numbers) for numbers in TURNED]
    yield entry("4", restored.four, restored.fours)
    yield entry("6", turn_tiles(restored.four, key, tiles[:1])[0], restored.fours)
    yield entry("7", turn_tiles(restored.four, key, tiles)[0], restored.fours * TURNS)
    yield entry("8", restored.eight, restored.eights)
    yield entry("9", composed.figure_nine())
    yield entry("10", composed.figure_ten())


def entry(name: str, puzzle: Puzzle, fitting: int = 0) -> dict[str, Any]:
    """Return a figure with its numbers of solutions and seals.

    `fitting` is the number of figures that agree with the text, or 0 if it is unknown.
    """
    return {
        "id": name,
        "grid": " ".join(draw_cells(puzzle.figure, map(str, puzzle.numbers))),
        "keys": count(puzzle).solutions,
        "seals": count_places(puzzle, puzzle.all).count(1),
        "fitting": fitting,
    }


if __name__ == "__main__":
    with plain_failures():
        main()
