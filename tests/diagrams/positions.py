"""Positions for the golden files: crowded, in play, finished, hidden."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from alveus import registry
from alveus.core.game import Game
from alveus.core.stream import Stream


@dataclass(frozen=True)
class Shown:
    """A position of a game with the moves that lead to it, the viewer, and the highlights."""

    game: str
    options: dict[str, str] = field(default_factory=dict)
    position: dict[str, Any] | None = None
    played: tuple[str, ...] = ()
    viewer: int | None = None
    move: str | None = None
    places: tuple[str, ...] = ()
    size: str = "medium"
    theme: str = "print"

    def make(self) -> tuple[Game[Any, Any], Any]:
        """Return the game and the state to draw."""
        game = registry.game(self.game, self.options)
        if self.position is None:
            state = game.opening(0)
        else:
            state = game.from_json({"game": self.game, **self.position})
        for number, text in enumerate(self.played):
            if text == "throw":
                state, _ = game.apply(state, game.chance(state, Stream(b"drawn", number)))
                continue
            for move in game.parse(state, text):
                state, _ = game.apply(state, move)
        return game, state if self.viewer is None else game.information_state(state, self.viewer)


def side(off: int = 0, bar: int = 0, hand: int = 0, **points: int) -> dict[str, Any]:
    """Return a player's men as JSON; `p6=7` means seven men on the player's point 6."""
    return {
        "points": {name[1:]: men for name, men in points.items()},
        "hand": hand,
        "bar": bar,
        "off": off,
    }


def words(*lines: str) -> list[str]:
    """Return the tiles or pieces in some lines of text."""
    return [word for line in lines for word in line.split()]


LONG_LINE = words(
    "0:2 2:1 1:4 4:0 0:3 3:3 3:6 6:4 4:2 2:6 6:6 6:0 0:1 1:6 6:5 5:5 5:1 1:1 1:3 3:2 2:5 5:4",
    "4:4 4:3 3:5 5:0 0:0",
)

SHOWN = {
    "half-opening": Shown("lombardorum", played=("throw 6-3",), move="6:1-7 3:1-4"),
    "half-cube": Shown(
        "lombardorum",
        {"cube": "on"},
        {
            "turn": "white",
            "dice": [6, 5],
            "cube": {"value": 4, "owner": "black", "stage": "past"},
            "white": side(p6=7, p4=1, p9=2, p11=2, off=3),
            "black": side(p1=1, p12=6, p8=2, bar=1, off=5),
        },
        move="6:6-12*",
        places=("p9", "bar.black"),
    ),
    "half-over": Shown(
        "lombardorum",
        position={"turn": "black", "white": side(p12=4, p1=11), "black": side(off=15)},
        size="small",
        theme="screen",
    ),
    "roman-throw": Shown("duodecim", played=("throw 6-5-4",), move="6:1-7 5:1-6 4:1-5"),
    "roman-bell": Shown(
        "duodecim",
        {"preset": "bell"},
        {
            "turn": "black",
            "dice": [2, 1, 5],
            "white": side(p5=1, p8=3, p10=2, hand=9),
            "black": side(p4=2, p7=1, p12=1, hand=9, bar=2),
        },
        places=("p19",),
    ),
    "slab-entering": Shown(
        "xii",
        played=("throw 5-3-2",),
        options={"dice_count": "3"},
        move="5:hand-5 3:hand-3 2:hand-2",
    ),
    "slab-mirrored": Shown(
        "xii",
        {"preset": "murray"},
        {
            "turn": "black",
            "dice": None,
            "white": side(p3=2, p8=1, p13=4, p36=8),
            "black": side(p5=7, p6=2, p24=3, p30=1, off=2),
        },
        places=("a7", "e1"),
        size="large",
    ),
    "pits-opening": Shown("bohnenspiel", move="3", places=("s1",)),
    "pits-crowded": Shown(
        "bohnenspiel",
        {"skips": "3"},
        {
            "turn": "north",
            "pits": [0, 0, 1, 0, 30, 2, 0, 14, 0, 0, 1, 0],
            "stores": [22, 2],
        },
        move="2",
        places=("n2", "store.south"),
    ),
    "line-before": Shown("sperrdomino"),
    "line-hidden": Shown(
        "sperrdomino",
        position={
            "turn": "b",
            "hands": {
                "a": ["0:1", "2:2", "3:3", "4:5", "5:5", "6:6"],
                "b": ["0:0", "0:3", "1:5", "2:4", "3:4", "5:6", "0:6"],
            },
            "line": ["6:3", "3:5"],
            "stock": words("0:2 0:4 0:5 1:1 1:2 1:3 1:4 1:6 2:3 2:5 2:6 4:4 4:6"),
        },
        viewer=1,
        move="5:6 left",
        places=("stock",),
    ),
    "line-long": Shown(
        "familydomino",
        {"players": "2"},
        {"turn": "a", "hands": {"a": [], "b": ["2:2"]}, "line": LONG_LINE},
        places=("line.3",),
    ),
    "line-nines": Shown("familydomino", {"reach": "9", "players": "5"}, played=("throw",)),
    "sheet-trial": Shown(
        "dominosa",
        position={"puzzle": "3:32210032120310320113"},
        played=("lay a1-b1", "line c3-c4", "mark 3", "mark 1", "try", "lay d2-e2", "line a3-a4"),
        move="lay a2-b2",
        places=("e4",),
    ),
    "figure": Shown("terzett", places=("a1", "a2")),
    "net": Shown(
        "terzett",
        {"task": "compose"},
        played=("place 1:6 a1-b1", "place 3:3 c2-c3", "try", "place 0:0 e5-e6", "hold 2:5"),
        move="place 2:5 d4-d5",
    ),
    "net-sums": Shown(
        "terzett",
        position={
            "outline": ["###", "###"],
            "given": {"a1": 0},
            "sums": {"b": 1, "2": 3},
            "laid": ["0:1 b1-c1"],
        },
    ),
    "field-opening": Shown("rithmomachia", move="c2-c3", places=("d6",)),
    "field-captured": Shown(
        "rithmomachia",
        position={
            "turn": "white",
            "stones": words(
                "WR2@c5 WP91@d4 WS153@h8 WR7*@f8 WT42@a6",
                "BP190@a12 BR9@c9 BS120@g11 BT90@e10",
            ),
            "captured": {"white": ["BT30", "BR5"], "black": ["WS15", "WS45", "WT72"]},
        },
        move="5@b7",
    ),
    "field-advanced": Shown("rithmomachia", {"edition": "advanced"}, size="small"),
}
