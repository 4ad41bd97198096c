"""Compose the library of Terzett figures: one figure for every outline below, with its seed.

python3 scripts/compose_library.py [--check]

Large outlines are written as small pictures in which every dot is a block of cells.  The same seeds
give the same figures; `--check` compares the file with the result of this script.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "py"))

from alveus.core.errors import SetupError  # noqa: E402
from alveus.core.events import finish  # noqa: E402
from alveus.families.dominoes.dominosa.generate import FIGURES  # noqa: E402
from alveus.families.dominoes.dominosa.outline import draw_cells, outline  # noqa: E402
from alveus.families.dominoes.terzett.board import empty_board  # noqa: E402
from alveus.families.dominoes.terzett.compose import compose  # noqa: E402
from alveus.families.dominoes.terzett.figure import count_keys  # noqa: E402
from alveus.families.dominoes.terzett.kinds import KINDS  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Iterator

FILE = ROOT / "py" / "alveus" / "families" / "dominoes" / "terzett" / "data" / "library.json"
SOURCE = "composed by scripts/compose_library.py, every figure from the seed that stands with it"
SEEDS = 40
"""Maximum number of seeds tried for an outline; the figure with the fewest solutions is used."""

RECTANGLES = {"8x9": (8, 9), "6x12": (6, 12), "4x18": (4, 18), "3x24": (3, 24), "36x2": (36, 2)}

PICTURES: dict[str, tuple[int, int, str]] = {
    "window": (3, 3, "111 101 111"),
    "t": (3, 3, "11111 00100 00100 00100"),
    "l": (3, 3, "1000 1000 1000 1000 1111"),
    "c": (3, 3, "111 100 100 111"),
    "f": (3, 3, "111 100 110 100 100"),
    "s": (3, 3, "11 10 11 01 11"),
    "u": (3, 3, "1001 1001 1111"),
    "y": (3, 3, "101 111 010 010 010"),
    "four": (3, 3, "101 101 111 001"),
    "steps": (3, 3, "11000 01100 00110 00011"),
    "lighthouse": (3, 3, "010 010 111 111"),
    "p": (3, 3, "111 111 100 100"),
    "seven": (3, 3, "111 001 001 001 001 001"),
    "hat": (3, 3, "001100 111111"),
    "o": (2, 3, "111 101 101 101 111"),
    "a": (2, 3, "111 101 111 101 101"),
    "swiss-cross": (2, 3, "0110 1111 1111 0110"),
    "top": (2, 3, "00100 01110 11111 01110"),
    "frame": (2, 2, "111111 100001 100001 100001 111111"),
}
"""Outlines: rows and columns of cells in a block, and a picture in which each 1 is a block."""

HEIGHTS: dict[str, str] = {
    "cross": "4 4 4 12 12 12 4 4 4 4 4 4",
    "barrel": "6 12 12 12 12 12 6",
    "pyramid": "6 6 12 12 18 18",
}
"""Outlines as lengths of centred rows."""

PARTS: dict[str, str] = {
    "staircase": "6 6 12 12 18 18",
    "slope": "4 4 4 8 8 8 12 12 12",
}
"""Outlines as lengths of left-aligned rows."""

KIN: dict[str, dict[str, tuple[str, ...]]] = {
    "duett": {
        "7x8": ("#" * 8,) * 7,
        "4x14": ("#" * 14,) * 4,
        "28x2": ("##",) * 28,
        "ring": (*("#" * 9,) * 2, *("##.....##",) * 5, *("#" * 9,) * 2),
        "cross": (*("..####..",) * 2, *("#" * 8,) * 5, *("..####..",) * 2),
        "double-cross": tuple(("#" * n).center(8, ".") for n in (4, 8, 8, 4, 4, 8, 8, 4, 4, 4)),
        "star": tuple(("#" * n).center(12, ".") for n in (2, 2, 4, 8, 12, 12, 8, 4, 2, 2)),
    },
    "quartett": {
        "7x8": ("#" * 8,) * 7,
    },
    "quodlibet": {
        "7x8": ("#" * 8,) * 7,
        "4x14": ("#" * 14,) * 4,
        "cross": (*("..####..",) * 2, *("#" * 8,) * 5, *("..####..",) * 2),
    },
    "quadrat": {
        "bands": (*("#" * 10,) * 2, *(".########.",) * 2, *("#" * 10,) * 2),
    },
    "terzett": {
        "5x6": ("#" * 6,) * 5,
        "2x3": ("#" * 3,) * 2,
    },
}  # fmt: skip
"""Outlines for other kinds of figures than Terzett, and small Terzett outlines."""

UNSEEDED = ("duett-double-cross", "duett-star")
"""Outlines added later.  No seed selects them, so that every seed keeps its puzzle."""


def outlines() -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """Yield the name, kind and rows of every outline; `#` is a cell, `.` is outside."""
    for name, (height, width) in RECTANGLES.items():
        yield name, "terzett", ("#" * width,) * height
    for name, drawn in FIGURES.items():
        if name not in ("iv", "v", "vi", "vii"):
            yield f"figure-{name}", "terzett", drawn
    for name, (high, wide, picture) in PICTURES.items():
        rows = [
            "".join("#" * wide if dot == "1" else "." * wide for dot in row)
            for row in picture.split()
        ]
        yield name, "terzett", tuple(row for row in rows for _ in range(high))
    for name, lengths in HEIGHTS.items():
        rows = ["#" * int(n) for n in lengths.split()]
        widest = max(map(len, rows))
        yield name, "terzett", tuple("." * ((widest - len(row)) // 2) + row for row in rows)
    for name, lengths in PARTS.items():
        yield name, "terzett", tuple("#" * int(n) for n in lengths.split())
    for kind, drawings in KIN.items():
        for name, drawn in drawings.items():
            yield (name if kind == "terzett" else f"{kind}-{name}"), kind, drawn


def made(name: str, kind: str, rows: tuple[str, ...]) -> dict[str, Any]:
    """Return the entry of an outline: the figure with the fewest solutions (keys) of all seeds."""
    best: dict[str, Any] = {}
    for seed in range(SEEDS):
        board = finish(compose(empty_board(outline(rows), KINDS[kind]), f"{name} {seed}"))
        keys = count_keys(board.puzzle, board.kind, 1000).solutions
        if not best or keys < best["keys"]:
            best = {"id": name, "kind": kind, "reach": board.reach, "seed": seed, "keys": keys}
            if name in UNSEEDED:
                best["seeded"] = False
            best["rows"] = draw_cells(board.figure, map(str, board.numbers))
        if keys == 1:
            break
    return best


def written() -> str:
    """Return the content of the file."""
    figures = []
    for name, kind, rows in outlines():
        try:
            figures.append(made(name, kind, rows))
        except SetupError as error:
            print(f"{name} ({kind}): {error}", file=sys.stderr)
    text = json.dumps({"source": SOURCE, "figures": figures}, indent=1)
    return re.sub(r"(?<=[\[,])\n\s+(?=\"[0-9.]+\")|(?<=\")\n\s+(?=\])", "", text) + "\n"


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description="Compose the library of Terzett figures.")
    parser.add_argument(
        "--check", action="store_true", help="compare with the stored files, and write nothing"
    )
    text = written()
    if not parser.parse_args().check:
        FILE.write_text(text, encoding="utf-8")
    elif FILE.read_text(encoding="utf-8") != text:
        sys.exit("the library is not what this script makes")


if __name__ == "__main__":
    main()
