"""Write the shapes of pieces, declared in Python, as JSON files for the page.

Run this script after a change of a family's ``shapes.py``; a test compares the files with the
declarations.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from toolchain.ground import ROOT, WEB

sys.path.insert(0, str(ROOT / "py"))

from alveus.families.rithmomachia import shapes
from alveus.families.rithmomachia.board import KINDS, LAYERS, SIDES

GAMES = WEB / "src" / "games"


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


def files() -> dict[Path, str]:
    """Return the content of each file, keyed by path."""
    data = {"rithmomachia": rithmomachia()}
    return {
        GAMES / game / "shapes.json": json.dumps(content, indent=2) + "\n"
        for game, content in data.items()
    }


if __name__ == "__main__":
    for file, text in files().items():
        file.write_text(text, encoding="utf-8")
