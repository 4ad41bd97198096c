"""Some games as they cross to the page: what was sent, and the views that it stands for.

``python -m tests.wire_examples`` writes them anew for the page's own tests.
"""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

from alveus.core.beginning import begin
from alveus.core.match_view import view
from alveus.core.wire import change, pack
from alveus.registry import spec

FILE = Path(__file__).with_name("fixtures") / "wire.json"
GAMES: dict[str, dict[str, str]] = {
    "lombardorum": {},
    "dominosa": {"reach": "3"},
    "bohnenspiel": {},
}
MOVES = 3


def examples() -> list[dict[str, Any]]:
    """Of every game the first view whole, then for every move what has changed."""
    return [example(game, options) for game, options in GAMES.items()]


def example(game: str, options: dict[str, str]) -> dict[str, Any]:
    """One game with its views; of moves the last is always played."""
    match = begin(spec(game), options, seed=b"wire")
    views = [view(match)]
    for _ in range(MOVES):
        rev, moves = match.rev, views[-1]["moves"]
        match.play(moves[-1]["text"] if moves else "throw")
        views.append(view(match, rev))
    sent = [pack(views[0]), *(pack(change(old, new)) for old, new in pairwise(views))]
    return {"game": game, "sent": sent, "views": views}


if __name__ == "__main__":
    FILE.write_text(json.dumps(examples(), ensure_ascii=False) + "\n", encoding="utf-8")
