"""Three rounds (games) of Sperrdomino for step-by-step study.

Adler and Jahn present the first round as the earliest possible block with the highest possible
score.  The other two rounds refute both claims: a block of the line after ten tiles, and a block
after seven tiles, when the two tiles that fit are in the talon, from which nothing can be bought.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from alveus.families.dominoes.line.sperrdomino import game
from alveus.families.dominoes.tiles import complete_set, tile


@dataclass(frozen=True)
class Study:
    """A round: the hands, the line, the stock and the moves as text."""

    a: str
    b: str
    line: str
    stock: str
    """Tiles in buying order; "" for all remaining tiles in ascending order."""
    moves: str

    @property
    def position(self) -> dict[str, Any]:
        """The first position, with A to play."""
        hands = {"a": self.a.split(), "b": self.b.split()}
        line = self.line.split()
        used = {*hands["a"], *hands["b"], *(str(tile(*map(int, t.split(":")))) for t in line)}
        others = [str(other) for other in complete_set(6) if str(other) not in used]
        return {"turn": "a", "hands": hands, "line": line, "stock": self.stock.split() or others}


STUDIES: Mapping[str, Study] = MappingProxyType(
    {
        "great_deal": Study(
            "1:1 1:2 1:3 1:6 0:4 0:5 4:6",
            "0:0 0:2 0:3 0:6 1:4 1:5 4:5",
            "",
            "5:5 5:6 6:6 0:1 2:3 2:4 2:2 2:5 2:6 3:3 3:4 3:5 3:6 4:4",
            "1:1, buy, buy, buy, buy, 0:1 left, buy, buy, buy, buy, 1:2 right, 0:2 right,"
            " 0:4 left, 1:4 left, 1:3 left, 0:3 left, 0:5 left, 1:5 left, 1:6 left, 0:6 left,"
            " buy, buy, buy, buy, pass, 0:0 left",
        ),
        "ten_tiles": Study(
            "0:6 1:1",
            "2:2 3:3 4:4",
            "0:1 1:2 2:0 0:0 0:3 3:4 4:0 0:5 5:6",
            "",
            "0:6 right, " + ", ".join(["buy"] * 12),
        ),
        "seven_tiles": Study(
            "0:4 1:1 1:3 1:4 1:5 2:2 2:3 2:4 3:3",
            "1:6 2:5 2:6 3:5 3:6 4:4 4:5 4:6 5:5 5:6 6:6",
            "0:0 0:1 1:2 2:0 0:3 3:4",
            "0:5 0:6",
            "0:4 right, pass, pass",
        ),
    }
)


def replay(study: Study) -> Iterator[dict[str, Any]]:
    """Yield for each move its text, and the state of the round after the move.

    The state has both open ends, number of tiles and pips in the line, and the winner's points.
    """
    sperrdomino = game({})
    state = sperrdomino.from_json(study.position)
    for text in study.moves.split(", "):
        for move in sperrdomino.parse(state, text):
            state, _ = sperrdomino.apply(state, move)
        yield {
            "text": text,
            "ends": list(state.ends),
            "tiles": len(state.line),
            "pips": sum(map(sum, state.line)),
            "points": None if state.over is None else state.over.points,
        }
