"""The value of a position for the side on turn, in hundredths of a stone.

A game is won in two phases: the enemy's pyramid is captured, then a row is completed in the enemy's
half.  For each phase a side has a plan (:mod:`capture_plans`, :mod:`row_plans`), valued by the
moves that it still needs; the plan for the row already counts a little in the first phase.  Stones
are valued by the rows in which they can be used.  Part of the values of threatened stones is
subtracted, because one reply can save only one.

By default, a hundred plies without a capture or placing draw the game.  So the longer no stone is
captured, the more the deciding side values progress: the value of its plan is multiplied by the
urgency (in quarters: 4 is normal), the value of captures by `capture_urgency`, which rises faster.
"""

from __future__ import annotations

from functools import cache, lru_cache
from operator import add

from alveus.ai.search.principal import WON, Play
from alveus.families.rithmomachia.board import PYRAMID, PYRAMIDS, STONES, own_stones, squares
from alveus.families.rithmomachia.game import RithmomachiaGame
from alveus.families.rithmomachia.opponent.battle import DRAW, Battle, Position
from alveus.families.rithmomachia.opponent.capture_plans import (
    NEVER,
    BlockedDistances,
    CapturePlans,
    PyramidPlans,
    attack_steps,
)
from alveus.families.rithmomachia.opponent.row_plans import REBUILD, RowDistances, row_plans
from alveus.families.rithmomachia.ruleset import Ruleset
from alveus.families.rithmomachia.state import Move

STONE = 100
"""The value of a stone that can be used in many rows.  All values are in hundredths of a stone."""
ANY_STONE, IN_ROW, ATTACKER, OWN_PYRAMID = 30, 7, 100, 1200
"""Parts of a stone's value: for every stone; for each winning row that can contain it (at most
`MANY` rows); for an attacker of the enemy's pyramid.  OWN_PYRAMID: the value of the own pyramid."""
MANY = 10
"""The maximum number of rows counted for a stone."""
ROW = tuple(
    600 * (moves < 2) + 150 * (moves < 3) + 35 * max(0, 16 - moves) + 10 * max(0, 40 - moves)
    for moves in range(256)
)
"""The value of a plan for a row when rows can win, indexed by the moves that it still needs."""
EARLY_ROW = tuple(8 * max(0, 20 - max(3, moves)) for moves in range(256))
"""The value of a plan for a row, before the enemy's pyramid is captured, indexed by its moves."""
PYRAMID_PLAN = tuple(30 * max(0, 12 - moves) + 18 * max(0, 40 - moves) for moves in range(256))
"""The value of a plan to capture the enemy's pyramid, indexed by the moves that it still needs."""
PYRAMID_CAPTURED = PYRAMID_PLAN[0] + PYRAMID_PLAN[0] // 2 + PYRAMID_PLAN[0] // 4
"""The value of the enemy's captured pyramid, as if two attacks and a siege needed no more moves."""
MOVE = 60
"""The value of a move that a side cannot use for its plan because it must save a stone."""
REPLY = 3
"""Moves added to a plan to attack the pyramid, because the enemy can reply to the attack."""
NEARER = 12
"""The value of each move by which a plan to capture gets shorter, per unit of `capture_urgency`."""
PLAN = tuple(NEARER * max(0, 16 - moves) for moves in range(256))
"""The value of a plan to capture any stone, by its moves (index), per unit of `capture_urgency`."""
ATTACK = 4 * NEARER
"""The value of a threat to enemies, which a reply can stop, per unit of `capture_urgency`."""
CAPTURED = 2 * PLAN[0] + 60
"""The value of a capture of any stone, per unit of `capture_urgency`."""
CALM = 4
"""The normal urgency, in quarters.  The enemy always has it, the deciding side after a capture."""
HASTE = 8
"""The maximum urgency, in quarters, for plans; `capture_urgency` has no maximum."""


class Evaluation:
    """The values of the positions of one decision.

    `side` decides on a move on `board`; it has captured the stones in `reserve`.  A plan of more
    than `horizon` moves (for the enemy: `enemy_horizon`) is valued like one of this length.
    `urgency` is the factor for the value of progress of `side`, in quarters; callers raise it the
    longer no stone is captured.
    """

    def __init__(
        self,
        game: RithmomachiaGame,
        board: bytes,
        side: int,
        reserve: bytes,
        horizon: int = NEVER,
        enemy_horizon: int = NEVER,
        urgency: int = CALM,
    ) -> None:
        self.game = game
        self.horizons = (enemy_horizon, horizon) if side else (horizon, enemy_horizon)
        self.urgency = urgency
        self.capture_urgency = (urgency - CALM) * urgency // 8
        """The factor for captures: 0 at `CALM`, but at least 1 if captures win (`by_captures`)."""
        self.rules = game.rules
        blocked = BlockedDistances(game.rules, board)
        self.rows = RowDistances(game.rules, blocked)
        self.pyramid_plans = PyramidPlans(game.rules, blocked)
        self.values = stone_values(game.rules)
        self.side = side
        self.captured = len(reserve)
        self.by_captures = game.rules.short_game not in ("off", "pyramid")
        """True if captures of any stones win the game; they then have a value at any urgency."""
        if self.by_captures:
            by_value = game.rules.short_game == "value_100"
            self.captured_values = tuple(
                (4 * stone.value if by_value else STONE) if stone.turned else 0 for stone in STONES
            )
            """Values of captured enemies, keyed by code, even if they have re-entered."""
            self.values = tuple(map(add, self.values, self.captured_values))
            self.capture_urgency = max(1, self.capture_urgency)
        pursued = urgency > CALM or self.by_captures
        self.capture_plans = CapturePlans(game.rules, blocked, board, side) if pursued else None
        values = self.values
        self._material = cache(lambda own: sum(values[code] for code in own if code))

    def evaluate(self, position: Position) -> int:
        """Return the value for the side on turn, which can save only one threatened stone."""
        own = self._threatened(position, position.turn)
        enemy = self._threatened(position, 1 - position.turn)
        value = self._balance(position) - _threat_cost(own) + _threat_cost(enemy) // 2
        value -= self._move_value(position.turn) if own else 0
        return value + (self._move_value(1 - position.turn) if enemy else 0)

    def stand_pat(self, position: Position) -> int:
        """Return the value for the side on turn if it loses all its threatened stones."""
        return self._balance(position) - sum(self._threatened(position, position.turn))

    def surprise_value(self, position: Position) -> int:
        """Return a bonus for the side that has just moved: the enemy might overlook its plan.

        Nearly every plan can be stopped at its last step, so a side that expects the best reply
        would never start a plan.  The bonus is half of the position's value for this side, plus the
        value of its threats to enemies, which rises with the urgency.
        """
        unanswered = -self._balance(position) // 2
        threatened = self._threatened(position, position.turn)
        if not threatened:
            return unanswered
        threat = (self.urgency - CALM + 1) * sum(threatened) // 5
        return unanswered + threat + ATTACK * self.capture_urgency

    def _balance(self, position: Position) -> int:
        turn = position.turn
        return self._side_value(position, turn) - self._side_value(position, 1 - turn)

    def _side_value(self, position: Position, side: int) -> int:
        board, reserve = position.board, position.reserves[side]
        own = own_stones(board, side)
        value: int = self._material(own)
        if self.capture_plans and side == self.side:
            # Any capture has a higher value than the plans to capture a stone.
            captures = CAPTURED
            if len(reserve) <= self.captured:
                plans = self.capture_plans.moves(board, own)
                captures = sum(PLAN[moves] >> rank for rank, moves in enumerate(plans))
            value += captures * self.capture_urgency
        if self.by_captures:
            return value + sum(self.captured_values[code] for code in reserve)
        urgency = self._urgency(side)
        pyramid = board.find(PYRAMIDS[1 - side])
        if self.rules.short_game == "pyramid":
            return value + self._pyramid_value(board, side, own, pyramid) * urgency // CALM
        row, next_row = self.rows.moves(board, side, own, reserve)
        if not row and position.early[side]:
            row = REBUILD
        horizon = self.horizons[side]
        row, next_row = min(row, horizon), min(next_row, horizon)
        need_pyramid = self.rules.need_pyramid == "on"
        if pyramid < 0 or not need_pyramid:
            rows = ROW[row] + ROW[next_row] // 8 + PYRAMID_CAPTURED * need_pyramid
            return value + rows * urgency // CALM
        pyramid_value = self._pyramid_value(board, side, own, pyramid)
        return value + EARLY_ROW[row] + pyramid_value * urgency // CALM

    def _pyramid_value(self, board: bytes, side: int, own: bytes, pyramid: int) -> int:
        """Return the value of a side's plans to capture the `pyramid` (square; -1 if captured)."""
        if pyramid < 0:
            return PYRAMID_CAPTURED
        first, second, siege = self.pyramid_plans.moves(board, side, own, pyramid)
        plans = sorted((first + REPLY, second + REPLY, siege))
        horizon = self.horizons[side]
        return sum(PYRAMID_PLAN[min(moves, horizon)] >> rank for rank, moves in enumerate(plans))

    def _urgency(self, side: int) -> int:
        return min(self.urgency, HASTE) if side == self.side else CALM

    def _move_value(self, side: int) -> int:
        """Return the value of a side's next move, lost if it must be used to save a stone."""
        urgency = self.capture_urgency if side == self.side else 0
        return MOVE * self._urgency(side) // CALM + NEARER * urgency

    def _threatened(self, position: Position, side: int) -> list[int]:
        """Return the values of a side's threatened stones in descending order."""
        threatened = squares(position.attacked[side])
        return sorted((self.values[position.board[at]] for at in threatened), reverse=True)


@lru_cache(maxsize=8)
def stone_values(rules: Ruleset) -> tuple[int, ...]:
    """Return the value of each stone for its side; the index is the stone's code."""
    values = [0]
    for code, stone in enumerate(STONES[1:], 1):
        rows = min(MANY, sum(code in row for row in row_plans(rules).rows[stone.side]))
        attacker = code in attack_steps(rules)[PYRAMIDS[1 - stone.side]]
        value = ANY_STONE + IN_ROW * rows + ATTACKER * attacker
        values.append(OWN_PYRAMID if stone.shape == PYRAMID else value)
    return tuple(values)


def _threat_cost(threatened: list[int]) -> int:
    """Return a quarter of the first value and half of the others: one reply can save one stone."""
    return threatened[0] // 4 + sum(threatened[1:]) // 2 if threatened else 0


def make_play(battle: Battle, evaluation: Evaluation) -> Play[Position, Move]:
    """Return the rules for the search: the moves of `battle`, and the values of `evaluation`."""
    return Play(
        turn=lambda position: position.turn,
        ended=_final_value,
        moves=battle.moves,
        play=battle.play,
        evaluate=evaluation.evaluate,
        stand_pat=evaluation.stand_pat,
        replies=battle.replies,
    )


def _final_value(position: Position) -> int | None:
    if position.winner is None:
        return None
    if position.winner == DRAW:
        return 0
    return WON if position.winner == position.turn else -WON
