"""Why a move of the battle is good, as a code: the first reason that fits."""

from __future__ import annotations

from collections import Counter

from alveus.core.events import Message, say
from alveus.rithmomachia.actions import rows_can_win
from alveus.rithmomachia.ending import own_numbers
from alveus.rithmomachia.game import RithmomachiaGame
from alveus.rithmomachia.layout import half, name, squares
from alveus.rithmomachia.progressions import possible_progressions
from alveus.rithmomachia.state import Move, State, Step
from alveus.rithmomachia.stones import PYRAMID, SIDES, STONES


def reason(game: RithmomachiaGame, before: State, move: Move) -> Message:
    """What a move does: it wins, takes, saves, attacks, shuts in, or brings a row nearer."""
    after, events = game.apply(before, move)
    side = before.turn
    if after.over is not None and after.over.winner == side:
        return say("wins", values=list(after.row)) if after.row else say("decides")
    gained = Counter(after.reserves[side]) - Counter(before.reserves[side])
    if any(STONES[code].shape == PYRAMID for code in gained):
        return say("takes_pyramid")
    threatened = set(squares(game.context.attacks.masks(before.board)[side]))
    saved = [
        STONES[before.board[at]]
        for at in threatened
        if not any(e.code == "take" and e.params["at"] == _now(at, move) for e in events)
    ]
    if any(stone.shape == PYRAMID for stone in saved):
        return say("saves_pyramid")
    attacks = [e for e in events if e.code == "attack"]
    for event in attacks:
        if event.params["shape"] == PYRAMID:
            return say("attacks_pyramid", formula=event.params["formula"])
    for event in events:
        if event.code == "siege" and event.side == SIDES[side]:
            return say("besieges", value=event.params["value"])
    if gained:
        return say("takes", value=max(STONES[code].value for code in gained))
    if saved:
        return say("saves", value=max(stone.value for stone in saved))
    if attacks:
        found = max(attacks, key=lambda event: event.params["value"])
        return say("attacks", value=found.params["value"], formula=found.params["formula"])
    return _builds(game, before, move) or say("keeps_order")


def _now(at: int, move: Move) -> str:
    """Where a stone of a square stands after a move."""
    return name(move.target if isinstance(move, Step) and move.source == at else at)


def _builds(game: RithmomachiaGame, before: State, move: Move) -> Message | None:
    """Whether a stone of a possible row goes into the enemy's half."""
    side = before.turn
    if not isinstance(move, Step) or not rows_can_win(game.rules, before.board, side):
        return None
    if half(move.target, game.rules.ranks) == side:
        return None
    value = STONES[before.board[move.source]].value
    held = {STONES[code].value for code in before.reserves[side]}
    own = own_numbers(game.rules, before, side)
    for progression, _ in possible_progressions(game.rules, own, held):
        if value in progression.values:
            return say("builds", values=list(progression.values))
    return None
