"""Ways of one man by several dice: steps in a row that one press can play together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from alveus.tables.node import Node
from alveus.tables.state import State, Step
from alveus.tables.turns import Turn

if TYPE_CHECKING:
    from alveus.tables.game import TablesGame


def ways(game: TablesGame, state: State) -> Iterator[tuple[Step, ...]]:
    """Every single step that may be made now, and every longer way of the same man."""
    if state.dice is not None and state.over is None and not state.choice:
        yield from _onward(game.search(state), game.node(state), ())


def _onward(turn: Turn, node: Node, way: tuple[Step, ...]) -> Iterator[tuple[Step, ...]]:
    if node.own.off == turn.rules.men:
        return
    for step in turn.allowed(node):
        if way and step.source != way[-1].target:
            continue
        longer = (*way, step)
        yield longer
        yield from _onward(turn, turn.after(node, step), longer)


def places(game: TablesGame, seat: int, way: tuple[Step, ...]) -> list[str]:
    """The places a way touches, from where the man stands to where he stops."""
    path = [game.layout.path(seat, step) for step in way]
    return [path[0][0], *(target for _, target in path)]
