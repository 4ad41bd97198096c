"""The value of a position for the side on turn, in hundredths of a stone.

A side wins in two phases: it captures the enemy's pyramid, then completes a winning row (numbers in
progression) in the enemy's half.  For each phase a side has plans (:mod:`capture_plans`,
:mod:`row_plans`), valued by the moves that they still need; plans for a row already count a little
in the first phase.  A stone has a higher value if more winning rows can contain it.  Part of the
values of threatened stones is subtracted, because one reply can save only one stone.

By default, a hundred plies without a capture or placing of a captured stone draw the game.  So the
longer no stone is captured, the more `Evaluation` values progress of the side for which a move is
searched.  `urgency` (in quarters: 4 is normal) multiplies the value of this side's plans for the
present phase.  `capture_urgency` (by default 0 at normal urgency) rises faster than `urgency`.  It
multiplies the value of this side's captures and of its plans to capture any stone.
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
"""The value of one stone; all values are in hundredths of a stone.  It is the value (`ANY_STONE` +
`MANY` * `IN_ROW`) of a stone in `MANY` or more possible winning rows, without `ATTACKER`."""
ANY_STONE, IN_ROW, ATTACKER, OWN_PYRAMID = 30, 7, 100, 1200
"""Parts of a stone's value, added up: for every stone; for each winning row that can contain it (at
most `MANY` rows); for a stone whose number can attack the enemy's pyramid along a line.  A side's
own pyramid has only the value OWN_PYRAMID."""
MANY = 10
"""The maximum number of winning rows counted in a stone's value.  For each counted row that can
contain the stone, `IN_ROW` is added."""
ROW = tuple(
    600 * (moves < 2) + 150 * (moves < 3) + 35 * max(0, 16 - moves) + 10 * max(0, 40 - moves)
    for moves in range(256)
)
"""The value of a plan for a row while rows can win: by default, after the capture of the enemy's
pyramid.  The index is the number of moves that the plan still needs."""
EARLY_ROW = tuple(8 * max(0, 20 - max(3, moves)) for moves in range(256))
"""The value of a plan for a row, indexed by the moves that it still needs, while no row can win yet
because the enemy's pyramid has not been captured."""
PYRAMID_PLAN = tuple(30 * max(0, 12 - moves) + 18 * max(0, 40 - moves) for moves in range(256))
"""The value of a plan to capture the enemy's pyramid, indexed by the moves that it still needs."""
PYRAMID_CAPTURED = PYRAMID_PLAN[0] + PYRAMID_PLAN[0] // 2 + PYRAMID_PLAN[0] // 4
"""The value for a side that has captured the enemy's pyramid.  It is equal to the value of three
plans for this capture (two attacks and a siege) that need no more moves: the best plan counts in
full, the second half, the third a quarter."""
MOVE = 60
"""The value that a side loses if its next move must save a stone and so cannot advance its plan."""
REPLY = 3
"""Number added to the moves that a plan to attack the enemy's pyramid still needs, because the
enemy can reply to the attack."""
NEARER = 12
"""The value of a plan to capture any stone, for each move by which it is shorter than 16 moves.
This value is multiplied by `Evaluation.capture_urgency`, an integer that is normally 0."""
PLAN = tuple(NEARER * max(0, 16 - moves) for moves in range(256))
"""The value of a plan to capture any enemy stone, before multiplication by `capture_urgency`.  The
index is the number of moves that the plan still needs."""
ATTACK = 4 * NEARER
"""The value of a threat, no matter how many enemy stones are threatened, before multiplication by
`capture_urgency`.  The enemy's reply can stop the threat."""
CAPTURED = 2 * PLAN[0] + 60
"""The value of one or more captures since the start of the search, before multiplication by
`capture_urgency`.  It is higher than the total value of all plans to capture a stone."""
CALM = 4
"""The normal urgency, in quarters.  The enemy's urgency is always normal.  The deciding side's is
normal after a capture, and then rises until the next capture."""
HASTE = 8
"""The maximum urgency, in quarters, for plans; `capture_urgency` has no maximum."""


class Evaluation:
    """Evaluates positions that a search reaches when `side` looks for a move on `board`.

    `reserve` has the stones that `side` has captured and not placed.  A plan of more than `horizon`
    moves (for the enemy: `enemy_horizon`) is valued like a plan of exactly this number of moves.
    `urgency` is the factor for the value of progress of `side`, in quarters; callers pass a higher
    factor the longer no stone is captured.
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
        """Factor, an integer, for the values of captures and of plans to capture any stone: 0 at
        the normal urgency (`CALM`).  In games that captures can win (`by_captures`), it is at least
        1 at every urgency."""
        self.rules = game.rules
        blocked = BlockedDistances(game.rules, board)
        self.rows = RowDistances(game.rules, blocked)
        self.pyramid_plans = PyramidPlans(game.rules, blocked)
        self.values = stone_values(game.rules)
        self.side = side
        self.captured = len(reserve)
        self.by_captures = game.rules.short_game not in ("off", "pyramid")
        """True if a side wins by capturing enough stones of any kind (option `short_game`).
        Captures then have a value even at normal urgency."""
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
        """Return the value of a position for its side on turn (`side` or the enemy).

        It is assumed that this side's next move saves one, but only one, of its threatened stones.
        """
        own = self._threatened(position, position.turn)
        enemy = self._threatened(position, 1 - position.turn)
        value = self._balance(position) - _threat_cost(own) + _threat_cost(enemy) // 2
        value -= self._move_value(position.turn) if own else 0
        return value + (self._move_value(1 - position.turn) if enemy else 0)

    def stand_pat(self, position: Position) -> int:
        """Return the value for the side on turn if it loses all of its threatened stones."""
        return self._balance(position) - sum(self._threatened(position, position.turn))

    def surprise_value(self, position: Position) -> int:
        """Return a bonus for the side that has just moved, whose plan the enemy might overlook.

        Nearly every plan can be stopped at its last step.  Without a bonus, a search that expects
        the best replies would therefore never start a plan.  The bonus is half of the position's
        value for the side that has moved.  If this side threatens enemy stones, the bonus also has
        an amount that rises with the values of these stones and with the urgency.
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
        """Return the value of a side's plans to capture the enemy's pyramid.

        `own` is the board with the side's stones only; `pyramid` is a square, -1 if captured.
        """
        if pyramid < 0:
            return PYRAMID_CAPTURED
        first, second, siege = self.pyramid_plans.moves(board, side, own, pyramid)
        plans = sorted((first + REPLY, second + REPLY, siege))
        horizon = self.horizons[side]
        return sum(PYRAMID_PLAN[min(moves, horizon)] >> rank for rank, moves in enumerate(plans))

    def _urgency(self, side: int) -> int:
        return min(self.urgency, HASTE) if side == self.side else CALM

    def _move_value(self, side: int) -> int:
        """Return the value that a side loses if it needs its next move to save a stone."""
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
    """Return the loss that a side expects from threatened stones, in hundredths of a stone.

    `threatened` has the values of these stones, highest first.  Because one reply can save one
    stone, a quarter of the highest value and half of each other value are expected to be lost.
    """
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
