"""Moves as text, both ways: ``1:1``, ``0:1 left``, ``buy``, ``pass``, and a deal written out."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import islice

from alveus.core.errors import IllegalMove, NotationError
from alveus.dominoes.line.context import Context
from alveus.dominoes.line.ruleset import Ruleset
from alveus.dominoes.line.state import BUY, PASS, Deal, Move, State
from alveus.dominoes.tiles import Tile, complete_set, tile

_TILE = re.compile(r"([0-9]):([0-9])")
_JOIN = re.compile(r"([0-9]:[0-9])(?: +(left|right))?")


def write_move(seats: Sequence[str], move: Move | Deal) -> str:
    """A move in notation."""
    if isinstance(move, Deal):
        return " ".join(["deal", seats[move.starter], *map(str, move.tiles)])
    if move.tile is None:
        return move.kind
    return f"{move.tile} {move.end}".strip()


def parse_move(context: Context, state: State, text: str) -> Move | Deal:
    """The move a text names.  Raises NotationError or IllegalMove."""
    written = " ".join(text.split())
    if written.startswith("deal "):
        if state.hands:
            raise IllegalMove("dealt_already")
        return _parse_deal(context, written)
    found = _JOIN.fullmatch(written)
    if not found and written not in ("buy", "pass"):
        raise NotationError("notation", text=text[:80])
    if not state.hands:
        raise IllegalMove("throw_first")
    if not found:
        return BUY if written == "buy" else PASS
    named = parse_tile(context.rules, found[1])
    if bool(found[2]) != bool(state.line):
        code = "end_missing" if state.line else "end_of_nothing"
        raise NotationError(code, tile=str(named))
    return Move("join", named, found[2] or "")


def parse_tile(rules: Ruleset, written: str) -> Tile:
    """A tile by its two numbers in either order.  Raises NotationError."""
    found = _TILE.fullmatch(written)
    if not found:
        raise NotationError("notation", text=written[:80])
    named = tile(int(found[1]), int(found[2]))
    if named.high > rules.reach:
        raise NotationError("no_such_tile", tile=str(named), reach=rules.reach)
    return named


def _parse_deal(context: Context, written: str) -> Deal:
    rules, seats = context.rules, context.seats
    _, starter, *tiles = written.split(" ")
    if starter not in seats:
        raise NotationError("notation", text=written[:80])
    order = tuple(parse_tile(rules, given) for given in islice(tiles, rules.tiles + 1))
    if sorted(order) != sorted(complete_set(rules.reach)):
        raise NotationError("deal_incomplete", count=len(set(order)), expected=rules.tiles)
    return Deal(seats.index(starter), order)
