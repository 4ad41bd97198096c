"""Write the shapes of pieces, declared in Python, as JSON files for the page.

Run this script after a change of `PIPS` or of a family's ``shapes.py``.  A test compares the files
with the declarations.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from toolchain.ground import ROOT, WEB

sys.path.insert(0, str(ROOT / "py"))

from alveus.diagrams.elements import PIPS
from alveus.families.rithmomachia import shapes
from alveus.families.rithmomachia.board import KINDS, LAYERS, SIDES

SOURCES = WEB / "src"


def rithmomachia() -> dict[str, object]:
    """Return the shapes of Rithmomachia, with the page's names of sides and kinds of pieces."""
    outlines = {
        side: {KINDS[shape]: outline for shape, outline in mapping.items()}
        for side, mapping in zip(SIDES, shapes.OUTLINES, strict=True)
    }
    pyramids = {
        str(value): [
            {"value": str(square), "outline": layer.outline, "middle": layer.middle}
            for square, layer in zip(LAYERS[value], layers, strict=True)
        ]
        for value, layers in shapes.PYRAMIDS.items()
    }
    return {
        "outlines": outlines,
        "pyramids": pyramids,
        "numbers": {KINDS[shape]: list(sizes) for shape, sizes in shapes.NUMBERS.items()},
        "aside": shapes.ASIDE,
        "base": {"size": shapes.BASE, "middle": shapes.BASE_MIDDLE},
        "sign": {"cap": shapes.CAP, "thick": shapes.THICK, "below": shapes.BELOW},
    }


def pips() -> list[list[tuple[int, int]]]:
    """Return the pips of each number as column and row, from -1 to 1, on an upright tile."""
    return [[(int(spot) % 3 - 1, int(spot) // 3 - 1) for spot in spots] for spots in PIPS]


def files() -> dict[Path, str]:
    """Return the content of each file, keyed by path."""
    return {
        SOURCES / "games/rithmomachia/shapes.json": json.dumps(rithmomachia(), indent=2) + "\n",
        SOURCES / "paint/material/pips.json": json.dumps(pips()) + "\n",
    }


if __name__ == "__main__":
    for file, text in files().items():
        file.write_text(text, encoding="utf-8")
