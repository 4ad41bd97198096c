"""Why a move of the battle is good, as a code: what it does, or else the plan that it is part of.

The first reason that fits is given.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from alveus.ai.rithmomachia.aims import Aim, find_aim
from alveus.ai.rithmomachia.distances import NEVER, BlockedDistances, distances
from alveus.ai.rithmomachia.evaluation import own_stones
from alveus.ai.rithmomachia.pyramid_plans import PyramidPlans
from alveus.ai.rithmomachia.row_plans import RowHopes, row_plans
from alveus.core.events import Message, say
from alveus.rithmomachia.actions import rows_can_win
from alveus.rithmomachia.game import RithmomachiaGame
from alveus.rithmomachia.layout import name, occupied_mask, squares
from alveus.rithmomachia.state import Move, State, Step
from alveus.rithmomachia.stones import PYRAMID, PYRAMIDS, SIDES, STONES

SOON = 6
"""Moves up to which a plan is counted for people."""


def reason(game: RithmomachiaGame, before: State, move: Move) -> Message:
    """What a move does: it wins, takes, saves, attacks, shuts in, or brings a plan nearer."""
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
    return _quiet(game, before, after, move)


def route(game: RithmomachiaGame, before: State, move: Move) -> tuple[int, ...]:
    """The squares that a moved stone goes on to by its plan; none where it has none of its own."""
    if not isinstance(move, Step):
        return ()
    after = game.advance(before, move)
    for pyramid in (True, False):
        aim = find_aim(game, before.board, after.board, move, pyramid)
        if aim is not None:
            return aim.route
    return ()


def _now(at: int, move: Move) -> str:
    """Where a stone of a square stands after a move."""
    return name(move.target if isinstance(move, Step) and move.source == at else at)


def _quiet(game: RithmomachiaGame, before: State, after: State, move: Move) -> Message:
    """What a move is for that does nothing yet: the plan that it brings nearer to its end."""
    side, rules = before.turn, game.rules
    if not isinstance(move, Step) or after.over is not None:
        return say("waits")
    rows = rows_can_win(rules, before.board, side)
    row = _nears_row(game, before, after, move)
    if rows and row is not None:
        return row
    hunts = rules.short_game == "pyramid" or (rules.short_game == "off" and rules.need_pyramid)
    if hunts and not rows:
        aim = find_aim(game, before.board, after.board, move, pyramid=True)
        if aim is not None:
            return say("nears_pyramid", **_told(after.board[move.target], aim))
        hunt = _nears_pyramid(game, before.board, after.board, side)
        if hunt is not None:
            return hunt
    aim = find_aim(game, before.board, after.board, move, pyramid=False)
    if aim is not None:
        prey = STONES[aim.prey].value
        return say("nears", prey=prey, **_told(after.board[move.target], aim))
    if hunts and _hunted(game, after.board, side) > _hunted(game, before.board, side):
        return say("keeps_off")
    return row or say("waits")


def _told(code: int, aim: Aim) -> dict[str, Any]:
    """An aim as the parameters of a message."""
    return {
        "value": STONES[code].value,
        "goal": name(aim.route[-1]),
        "formula": aim.formula,
        "moves": len(aim.route),
    }


def _nears_row(game: RithmomachiaGame, before: State, after: State, move: Step) -> Message | None:
    """Whether the nearest row has come nearer by a stone of it."""
    if game.rules.short_game != "off":
        return None
    side, plans = before.turn, row_plans(game.rules)
    lengths = []
    for state in (before, after):
        blocked = BlockedDistances(distances(game.rules), occupied_mask(state.board))
        own = own_stones(state.board, side)
        lengths.append(
            RowHopes(plans, blocked).nearest(state.board, side, own, state.reserves[side])
        )
    (long, _), (short, stones) = lengths
    if short >= long or short >= NEVER or not any(at == move.target for _, at in stones):
        return None
    return say("builds_row", values=[STONES[code].value for code, _ in stones], moves=short)


def _nears_pyramid(
    game: RithmomachiaGame, before: bytes, after: bytes, side: int
) -> Message | None:
    """Whether the enemy's pyramid is nearer to being shut in, or the way to it clearer."""
    (met, _, shut), (met_then, _, shut_then) = (
        _hunt(game, board, side) for board in (before, after)
    )
    if shut_then < shut and shut_then < NEVER:
        return say("shuts_in_pyramid", moves=shut_then) if shut_then <= SOON else say("gathers")
    return say("clears_pyramid", moves=met_then) if met_then < met else None


def _hunted(game: RithmomachiaGame, board: bytes, side: int) -> int:
    """The moves until the other side meets or shuts in a side's pyramid."""
    met, _, shut = _hunt(game, board, 1 - side)
    return min(met, shut)


def _hunt(game: RithmomachiaGame, board: bytes, side: int) -> tuple[int, int, int]:
    """The moves of a side until the other's pyramid is met, met by another, or shut in."""
    prey = board.find(PYRAMIDS[1 - side])
    if prey < 0:
        return NEVER, NEVER, NEVER
    blocked = BlockedDistances(distances(game.rules), occupied_mask(board))
    return PyramidPlans(game.rules, blocked).moves(board, side, own_stones(board, side), prey)
