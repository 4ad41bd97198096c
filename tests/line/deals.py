"""Helpers for tests of block dominoes: positions and rounds in a short notation."""

from __future__ import annotations

from random import Random
from typing import Any

from alveus import registry
from alveus.core.game import OVER
from alveus.core.outcomes import Outcome
from alveus.core.stream import Stream
from alveus.families.dominoes.line.game import LineGame
from alveus.families.dominoes.line.state import State

SET = [f"{low}:{high}" for low in range(7) for high in range(low, 7)]


def sperrdomino(**options: str) -> LineGame:
    game = registry.game("sperrdomino", options)
    assert isinstance(game, LineGame)
    return game


def family(**options: str) -> LineGame:
    game = registry.game("familydomino", options)
    assert isinstance(game, LineGame)
    return game


def short(tiles: str) -> list[str]:
    """``11 05`` for 1:1 and 0:5."""
    return [f"{tile[0]}:{tile[1]}" for tile in tiles.split()]


def position(
    a: str, b: str, line: str = "", stock: str | None = None, turn: str = "a", **more: Any
) -> dict[str, Any]:
    """A position of Sperrdomino; by default, the stock has all other tiles in ascending order."""
    hands = {"a": short(a), "b": short(b)}
    tiles = short(line)
    used = {*hands["a"], *hands["b"], *(":".join(sorted(tile.split(":"))) for tile in tiles)}
    face_down = [tile for tile in SET if tile not in used] if stock is None else short(stock)
    return {"turn": turn, "hands": hands, "line": tiles, "stock": face_down, **more}


def bought_out(a: str, line: str, talon: str, turn: str = "a", **more: Any) -> dict[str, Any]:
    """Return a position with only the talon in the stock; B has all remaining tiles."""
    tiles = {"".join(sorted(tile)) for tile in line.split()}
    rest = [
        f"{t[0]}{t[2]}" for t in SET if f"{t[0]}{t[2]}" not in {*a.split(), *talon.split(), *tiles}
    ]
    return position(a, " ".join(rest), line, talon, turn, **more)


def played(game: LineGame, state: State, *texts: str) -> State:
    """The state after moves, written as ``01 left`` or in standard notation."""
    for text in texts:
        notation = f"{text[0]}:{text[1:]}" if text[:2].isdecimal() else text
        for move in game.parse(state, notation):
            state, _ = game.apply(state, move)
    return state


def met(game: LineGame, seed: int, plies: int) -> State:
    """Return a position with a seat to play, after random moves."""
    random, state = Random(seed), game.opening()
    state, _ = game.apply(state, game.chance(state, Stream(b"%d" % seed)))
    for _ in range(plies):
        after, _ = game.apply(state, random.choice(game.moves(state)))
        if game.actor(after) == OVER:
            break
        state = after
    return state


def set_up(game: LineGame, *arguments: Any, **more: Any) -> State:
    return game.from_json(position(*arguments, **more))


def ended(state: State) -> Outcome:
    assert state.over is not None
    return state.over


BOOK_A, BOOK_B = "11 12 13 16 04 05 46", "00 02 03 06 14 15 45"
"""The hands of the book's great deal."""
BOOK_STOCK = "55 56 66 01 23 24 22 25 26 33 34 35 36 44"
"""The purchases of B and A in the great deal, in this order, and the six remaining tiles."""
BOOK_MOVES = (
    "11", "buy", "buy", "buy", "buy", "01 left", "buy", "buy", "buy", "buy", "12 right",
    "02 right", "04 left", "14 left", "13 left", "03 left", "05 left", "15 left", "16 left",
    "06 left", "buy", "buy", "buy", "buy", "pass", "00 left",
)  # fmt: skip
