"""Three deals of Sperrdomino to be looked at move by move.

The book's great deal, of which it says that no line can be shut earlier and none can count more;
and two that show that both is wrong: a line of ten tiles, and one of seven where the talon helps.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from alveus.dominoes.line.game import LineGame
from alveus.dominoes.line.sperrdomino import game
from alveus.dominoes.tiles import complete_set, tile


@dataclass(frozen=True)
class Study:
    """A deal with all that is known of it: who has what, and what is played."""

    a: str
    b: str
    line: str
    stock: str
    """The tiles in the order in which they are bought; "" all others in the order of the set."""
    moves: str

    @property
    def position(self) -> dict[str, Any]:
        """Where the study begins, with A to play."""
        hands = {"a": self.a.split(), "b": self.b.split()}
        laid = self.line.split()
        used = {*hands["a"], *hands["b"], *(str(tile(*map(int, t.split(":")))) for t in laid)}
        others = [str(other) for other in complete_set(6) if str(other) not in used]
        stock = self.stock.split() or others
        return {"turn": "a", "hands": hands, "line": laid, "stock": stock}


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
    """After every move its text, the ends, the tiles and pips of the line, and the outcome."""
    rules: LineGame = game({})
    state = rules.from_json(study.position)
    for text in study.moves.split(", "):
        for move in rules.parse(state, text):
            state, _ = rules.apply(state, move)
        yield {
            "text": text,
            "ends": list(state.ends),
            "tiles": len(state.line),
            "pips": sum(map(sum, state.line)),
            "points": None if state.over is None else state.over.points,
        }
