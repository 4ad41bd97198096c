"""Why not: for a tile that cannot be laid, or none that can be taken, the reason and its rule."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from alveus.core.events import Message, say
from alveus.dominoes.line.context import Context
from alveus.dominoes.line.layout import STOCK, line_place, slot
from alveus.dominoes.line.moves import explain_buy, explain_join
from alveus.dominoes.line.ruleset import Ruleset
from alveus.dominoes.line.state import LEFT, RIGHT, State
from alveus.dominoes.tiles import Tile


def explain_path(context: Context, state: State, path: Sequence[str]) -> Message | None:
    """Why a way from a tile to an end, or from the stock, cannot be gone; None where it can."""
    if state.over is not None:
        return say("game_over")
    if not state.hands or state.turn is None:
        return say("throw_first")
    if not path:
        return None
    hand = state.hand_of(state.turn)
    side = context.seats[state.turn]
    if not hand:
        return say("not_your_turn")
    if path[0] == STOCK:
        return explain_buy(context.rules, state) if path[-1] == STOCK else say("not_a_tile")
    slots = {slot(side, number): tile for number, tile in enumerate(hand)}
    if path[0] not in slots:
        others = {slot(seat, 0)[:2] for seat in context.seats if seat != side}
        return say("not_your_turn" if path[0][:2] in others else "not_a_tile")
    ends = {line_place(state, end): end for end in ((LEFT, RIGHT) if state.line else ("",))}
    tile = slots[path[0]]
    if path[-1] in ends:
        return explain_join(context.rules, state, tile, ends[path[-1]])
    if len(path) > 1:
        return say("not_an_end")
    return _explain_ends(context.rules, state, tile, ends.values())


def _explain_ends(rules: Ruleset, state: State, tile: Tile, ends: Iterable[str]) -> Message | None:
    """Why a tile can be laid at no end at all."""
    reasons = [explain_join(rules, state, tile, end) for end in ends]
    return None if None in reasons else reasons[0]
