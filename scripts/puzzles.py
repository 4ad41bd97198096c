"""Write the golden puzzles: the puzzles of fixed seeds, which must never change.

python3 scripts/puzzles.py

People share puzzles by their seeds.  A test compares the file with the present generators; a
difference would make every shared seed invalid.
"""

from __future__ import annotations

import json
import sys
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "py"))

from alveus import registry  # noqa: E402
from alveus.ai import finish  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Iterator

FILE = ROOT / "tests" / "fixtures" / "puzzles.txt"
HEAD = "# GAME NAME=VALUE… | SEED | PUZZLE, written by scripts/puzzles.py\n"
GRADES = ("siegel", "festlegung", "mengen", "provisorisch")
SEEDS = ("1", "2", "2026-11-22", "Mühle")
KINDS = ("terzett", "duett", "quadrat", "quartett", "quodlibet")


def wishes() -> Iterator[tuple[str, dict[str, str], str]]:
    """Yield game, options and seed of every golden puzzle."""
    for reach, grade, seed in product("3467", GRADES, SEEDS):
        yield "dominosa", {"reach": reach, "grade": grade}, seed
    for reach in "589":
        yield "dominosa", {"reach": reach, "grade": "mengen"}, "1"
    yield "dominosa", {"reach": "5", "grade": "tief"}, "1"
    for outline in ("cross", "viii", "xvii"):
        yield "dominosa", {"reach": "7", "grade": "siegel", "outline": outline}, "1"
    for kind, seed in product(KINDS, SEEDS):
        yield "terzett", {"kind": kind}, seed


def line(game_id: str, options: dict[str, str], seed: str) -> str:
    """Return the line of the file for a golden puzzle: game, options, seed and puzzle."""
    position = finish(registry.spec(game_id).puzzle(options, seed))
    named = " ".join([game_id, *(f"{name}={value}" for name, value in options.items())])
    puzzle = json.dumps(position["puzzle"], separators=(",", ":"))
    return f"{named} | {seed} | {puzzle}"


def main() -> None:
    """Run the command."""
    text = HEAD + "".join(line(*wish) + "\n" for wish in wishes())
    FILE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
