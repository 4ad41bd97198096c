"""Chains of steps: what one man does by several dice in a row, so that one press can play it."""

from __future__ import annotations

from collections.abc import Iterator

from alveus.tables.context import Context
from alveus.tables.layout import Layout
from alveus.tables.node import Node
from alveus.tables.state import State, Step
from alveus.tables.turns import TurnSearch

Chain = tuple[Step, ...]
"""Steps of the same man, each beginning where the one before ended."""


def list_chains(context: Context, state: State) -> Iterator[Chain]:
    """Every single step that may be made now, and every longer chain of the same man."""
    if state.dice is not None and state.over is None and not state.choice:
        yield from _lengthen(*context.search(state), ())


def _lengthen(search: TurnSearch, node: Node, chain: Chain) -> Iterator[Chain]:
    if node.own.off == search.rules.men:
        return
    for step in search.allowed_steps(node):
        if chain and step.source != chain[-1].target:
            continue
        longer = (*chain, step)
        yield longer
        yield from _lengthen(search, search.next_node(node, step), longer)


def chain_places(layout: Layout, seat: int, chain: Chain) -> list[str]:
    """The places a chain touches, from where the man stands to where he stops."""
    path = [layout.path(seat, step) for step in chain]
    return [path[0][0], *(target for _, target in path)]
