"""Reconstruct the figures of Adler's book whose drawings are missing from our copy.

.venv/bin/python scripts/reconstruct_figures.py [--check]   (ten minutes)

A search finds figure 3.  The cells of the doubles determine the figures 4, 6, 7 and 8 and their
common solution, key 5.  The conditions in the text determine the figures 9 to 12.  Figure 2 is
already in the file of Dominosa; figure 3 has the same solution.  The result is always the same;
`--check` compares it with the files.  `docs/rules/dominoes.md` lists the premises.
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
from alveus.families.dominoes.dominosa.outline import bits, write_key
from alveus.families.dominoes.dominosa.puzzle import count_places, from_id, to_json
from alveus.families.dominoes.terzett.figure import library_figure, turn_tiles
from alveus.families.dominoes.tiles import tile
from lost_figures import composed, key_five, omnibus

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from alveus.families.dominoes.dominosa.puzzle import Puzzle

GAMES = ROOT / "web" / "src" / "games"
DOMINOSA = GAMES / "dominosa" / "lost-figures.json"
TERZETT = GAMES / "terzett" / "lost-figures.json"
WALK = (
    ("1:6", "sekundaerer_siegel"),
    ("1:7", "sekundaerer_siegel"),
    ("1:1", "sekundaerer_siegel"),
    ("4:7", "quadrat"),
    ("4:5", "quadrat"),
    ("4:4", "sekundaerer_siegel"),
)
"""The first tiles in the solution of figure 3, each with the method that finds its place."""
WALK_GAPS = ("b1-c1", "a3-a4")
"""The places of the next tiles, which fill small gaps."""
TURNED = ((5, 7), (0, 1), (2, 3), (4, 6))
"""The tiles turned in figure 7; only the first is named in the book, for figure 6."""

Entry = dict[str, Any]
"""A figure of the book: `id`, `puzzle`, number of solutions (`keys`), and other properties."""


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description="Reconstruct the missing figures of the book.")
    parser.add_argument(
        "--check", action="store_true", help="compare with the stored files, and write nothing"
    )
    check = parser.parse_args().check
    second = json.loads(DOMINOSA.read_text(encoding="utf-8"))["figures"][0]
    save(DOMINOSA, {"figures": [second, figure_three(second["puzzle"])]}, check=check)
    save(TERZETT, terzett_figures(), check=check)


def save(file: Path, content: Entry, *, check: bool) -> None:
    """Write a JSON file or, with `check`, exit if its content differs; then run `biome format`."""
    name = file.relative_to(ROOT)
    if not check:
        write_file(file, json.dumps(content, indent=2) + "\n")
        print(name)
    elif json.loads(file.read_text(encoding="utf-8")) != content:
        sys.exit(f"{name} is not what this script makes")


def figure_three(second: str) -> Entry:
    """Return figure 3 with the first tiles of its solution; `second` is the id of figure 2."""
    puzzle = from_id(second)
    key = tuple(bits(next(solutions(puzzle))))
    filled = omnibus.reconstruct(puzzle.figure, key)
    place_of = {str(filled.puzzle.tile(place)): puzzle.figure.pair_name(place) for place in key}
    at = {place: name for name, place in place_of.items()}
    walk = [{"tile": name, "place": place_of[name], "aid": aid} for name, aid in WALK]
    walk += [{"tile": at[place], "place": place, "aid": "kleine_luecke"} for place in WALK_GAPS]
    return {**entry("3", filled.puzzle), "walk": walk}


def terzett_figures() -> Entry:
    """Return key 5, the figures 4 and 6 to 12, and the outline for the cover."""
    restored = key_five.restore()
    key = write_key(key_five.FIGURE, restored.key)
    return {"key": key, "figures": [*entries(restored), *nets()]}


def entries(restored: key_five.Restored) -> Iterator[Entry]:
    """Yield the Terzett figures in the order of the book.

    `fitting` is the number of figures that agree with the text.
    """
    key = sum(1 << place for place in restored.key)
    tiles = [tile(*numbers) for numbers in TURNED]
    turned = [turn_tiles(restored.four, key, tiles[:number])[0] for number in (1, 4)]
    yield {**entry("4", restored.four), "fitting": restored.fours}
    yield {**entry("6", turned[0]), "fitting": restored.fours}
    yield entry("7", turned[1])
    yield {**entry("8", restored.eight), "fitting": restored.eights}
    yield entry("9", composed.figure_nine())
    yield entry("10", composed.figure_ten())


def nets() -> Iterator[Entry]:
    """Yield the nets of figures 11 and 12, and an outline that replaces the cross on the cover."""
    rectangle = key_five.FIGURE.text_rows
    yield {"id": "11", "outline": rectangle, "given": composed.DIAGONAL}
    yield {"id": "12", "outline": rectangle, "given": composed.CROSS}
    yield {"id": "cover", "outline": library_figure("cross").puzzle.figure.text_rows}


def entry(name: str, puzzle: Puzzle) -> Entry:
    """Return a figure with its numbers of solutions and of seals."""
    return {
        "id": name,
        "puzzle": to_json(puzzle),
        "keys": count(puzzle).solutions,
        "seals": count_places(puzzle, puzzle.all).count(1),
    }


if __name__ == "__main__":
    with plain_failures():
        main()
