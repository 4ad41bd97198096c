"""Some games as they cross to the page: what was sent, and the views that it stands for.

``python -m tests.wire_examples`` writes them anew for the page's own tests.
"""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

from alveus.core.match import begin
from alveus.core.showing import view
from alveus.core.wire import change, pack
from alveus.registry import spec

FILE = Path(__file__).with_name("fixtures") / "wire.json"
PLAYED = {
    "lombardorum": ("throw 6-5", "throw 6-5", "6:1-7", "5:1-6"),
    "dominosa": ("lay a1-b1", "line c1-d1", "mark 3"),
    "bohnenspiel": ("1",),
}


def examples() -> list[dict[str, Any]]:
    """Of every game the first view whole, then for every move what has changed."""
    return [example(game, moves) for game, moves in PLAYED.items()]


def example(game: str, moves: tuple[str, ...]) -> dict[str, Any]:
    """One game with its views."""
    match = begin(spec(game), seed=b"wire")
    views = [view(match)]
    for move in moves:
        rev = match.rev
        match.play(move)
        views.append(view(match, rev))
    steps = [pack(change(old, new)) for old, new in pairwise(views)]
    return {"game": game, "sent": [pack(views[0]), *steps], "views": views}


if __name__ == "__main__":
    FILE.write_text(json.dumps(examples(), ensure_ascii=False) + "\n", encoding="utf-8")
