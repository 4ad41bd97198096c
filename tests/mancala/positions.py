"""Positions of the Bohnenspiel in the notation of the tests: South | North, stores."""

from __future__ import annotations

from alveus import registry
from alveus.families.bohnenspiel.board import State
from alveus.families.bohnenspiel.game import Bohnenspiel


def bohnenspiel(**options: str) -> Bohnenspiel:
    game = registry.game("bohnenspiel", options)
    if not isinstance(game, Bohnenspiel):
        raise TypeError
    return game


def position(game: Bohnenspiel, text: str, turn: str = "south") -> State:
    """Return a position such as ``0 0 0 0 0 2 | 2 1 5 0 0 1, 30 31``."""
    board, stores = text.split(",")
    south, north = board.split("|")
    pits = [int(count) for count in (south + north).split()]
    content = {"turn": turn, "pits": pits, "stores": [int(count) for count in stores.split()]}
    return game.from_json(content)


def written(state: State) -> str:
    """Return the notation of a state."""
    south, north = (" ".join(map(str, state.row(seat))) for seat in (0, 1))
    return f"{south} | {north}, {state.stores[0]} {state.stores[1]}"


def played(game: Bohnenspiel, state: State, *texts: str) -> State:
    for text in texts:
        for move in game.parse(state, text):
            state, _ = game.apply(state, move)
    return state
