"""What a battle is worth to the side on turn: whose plan is nearer to its end.

Worths are hundredths of a stone.  A battle is won in two acts: the enemy's pyramid falls, then a
row is set in the enemy's half.  For each act a side has a plan
(:mod:`pyramid_plans`, :mod:`row_plans`), and what counts is how many moves it still takes; stones
count by the rows they may stand in, and threatened ones by what a single reply cannot save.  The
row of the second act counts a little already in the first.  The longer nothing falls, the more the
side that decides counts a move towards its goal, and more than that anything it could take
(:mod:`capture_plans`): a hundred quiet plies draw the game.
"""

from __future__ import annotations

from functools import lru_cache

from alveus.ai.rithmomachia.battle import FAR, NOBODY, Battle, Position
from alveus.ai.rithmomachia.capture_plans import CapturePlans
from alveus.ai.rithmomachia.distances import NEVER, BlockedDistances, distances
from alveus.ai.rithmomachia.pyramid_plans import PyramidPlans, hunters
from alveus.ai.rithmomachia.row_plans import RowHopes, row_plans
from alveus.ai.search.principal import WON, Play
from alveus.rithmomachia.game import RithmomachiaGame
from alveus.rithmomachia.layout import occupied_mask, squares
from alveus.rithmomachia.ruleset import Ruleset
from alveus.rithmomachia.state import Move
from alveus.rithmomachia.stones import PYRAMID, PYRAMIDS, STONES

STONE = 100
"""The worth of a stone that stands in many rows."""
PLAIN, IN_ROW, HUNTER, FORTRESS = 30, 7, 100, 1200
"""The worth of any stone, of each progression it stands in, of one that can meet the enemy's
pyramid, and of the pyramid."""
MANY = 10
"""Progressions beyond which no more are counted."""
ROW = tuple(
    600 * (moves < 2) + 150 * (moves < 3) + 35 * max(0, 16 - moves) + 10 * max(0, 40 - moves)
    for moves in range(256)
)
"""What a row is worth that takes so many moves more."""
EARLY = tuple(8 * max(0, 20 - max(3, moves)) for moves in range(256))
"""The same before the enemy's pyramid has fallen: a row that is nearly there need not be."""
FALL = tuple(30 * max(0, 12 - moves) + 18 * max(0, 40 - moves) for moves in range(256))
"""What it is worth that the enemy's pyramid falls after so many moves."""
FALLEN = FALL[0] + FALL[0] // 2 + FALL[0] // 4
"""What it is worth that it has fallen: no plan to bring it down is worth as much."""
MOVE = 60
"""What a move is worth that a side loses because it must save a stone."""
REPLY = 3
"""The moves that a reply to an attack on the pyramid may cost."""
NEARER = 12
"""What it is worth, while nothing falls, that any stone is met a move sooner."""
CATCH = tuple(NEARER * max(0, 16 - moves) for moves in range(256))
"""What it is worth then that a stone is met after so many moves."""
MADE = 4 * NEARER
"""What it is worth then that a stone is met, though a reply undoes it."""
CAUGHT = 2 * CATCH[0] + 60
"""What it is worth then that a stone falls."""
CALM = 4
"""The urgency of a game in which something has just been taken."""
HASTE = 8
"""The urgency beyond which a move of a plan counts no more: it is time to take anything."""
_OWN = tuple(
    bytes(code if code < len(STONES) and STONES[code].side == side else 0 for code in range(256))
    for side in (0, 1)
)
"""For each side the table that leaves only its stones on a board."""


class Evaluation:
    """The worth of the positions that one decision looks at.

    `horizon` is how many moves ahead the end of one's own plan is seen, `enemy_horizon` the same
    of the other side's: beyond it all plans are alike.
    `urgency` is what a move nearer to a goal counts to the side that decides, in quarters: it
    grows while nothing is taken.
    """

    def __init__(
        self,
        game: RithmomachiaGame,
        board: bytes,
        side: int,
        held: bytes,
        horizon: int = NEVER,
        enemy_horizon: int = NEVER,
        urgency: int = CALM,
    ) -> None:
        self.game = game
        self.horizons = (horizon, enemy_horizon) if side == 0 else (enemy_horizon, horizon)
        self.urgency = urgency
        self.hurry = (urgency - CALM) * urgency // 8
        """What it counts that anything falls, which grows faster."""
        self.rules = game.rules
        blocked = BlockedDistances(distances(game.rules), occupied_mask(board))
        self.rows = RowHopes(row_plans(game.rules), blocked)
        self.pyramid_plans = PyramidPlans(game.rules, blocked)
        self.worth = worths(game.rules)
        self.side = side
        self.held = len(held)
        self.by_stones = game.rules.short_game not in ("off", "pyramid")
        """Whether stones win, whichever they are: then they are pursued from the first move on."""
        if self.by_stones:
            self.hurry = max(1, self.hurry)
        self.capture_plans = (
            CapturePlans(game.rules, blocked, board, side)
            if urgency > CALM or self.by_stones
            else None
        )
        self._material: dict[bytes, int] = {}

    def evaluate(self, position: Position) -> int:
        """The worth of a position to the side on turn, which saves one threatened stone."""
        own = self._threatened(position, position.turn)
        other = self._threatened(position, 1 - position.turn)
        worth = self._balance(position) - _cost(own) + _cost(other) // 2
        worth -= self._move(position.turn) if own else 0
        return worth + (self._move(1 - position.turn) if other else 0)

    def stand_pat(self, position: Position) -> int:
        """The worth of a position to the side on turn if it saves none."""
        return self._balance(position) - sum(self._threatened(position, position.turn))

    def hope(self, position: Position) -> int:
        """What it is worth that the side on turn may overlook what the other has just done.

        To the last step of nearly every plan there is a reply; who trusted that it is found would
        never set out.  So half of what the step brings counts, and a threat for itself: more, as
        nothing falls, for one that is parried has brought nothing, but one never made neither.
        """
        let_be = -self._balance(position) // 2
        threatened = self._threatened(position, position.turn)
        if not threatened:
            return let_be
        return let_be + (self.urgency - CALM + 1) * sum(threatened) // 5 + MADE * self.hurry

    def _balance(self, position: Position) -> int:
        turn = position.turn
        return self._side(position, turn) - self._side(position, 1 - turn)

    def _side(self, position: Position, side: int) -> int:
        """What a side's stones and plans are worth."""
        board, taken = position.board, position.taken[side]
        own = own_stones(board, side)
        worth = self._material.get(own)
        if worth is None:
            worth = self._material[own] = sum(self.worth[code] for code in own if code)
        if self.capture_plans and side == self.side:
            worth += self._catches(board, own, taken) * self.hurry
        if self.by_stones:
            return worth + self._booty(taken)
        urgency = self._urgency(side)
        prey = board.find(PYRAMIDS[1 - side])
        if self.rules.short_game == "pyramid":
            return worth + self._hunt(board, side, own, prey) * urgency // CALM
        row, next_row = self.rows.moves(board, side, own, taken)
        horizon = self.horizons[side]
        row, next_row = min(row, horizon), min(next_row, horizon)
        if prey < 0 or not self.rules.need_pyramid:
            plans = ROW[row] + ROW[next_row] // 8 + FALLEN * self.rules.need_pyramid
            return worth + plans * urgency // CALM
        return worth + EARLY[row] + self._hunt(board, side, own, prey) * urgency // CALM

    def _catches(self, board: bytes, own: bytes, taken: bytes) -> int:
        """What it is worth that some stone falls soon, or that one has fallen."""
        if len(taken) > self.held or self.capture_plans is None:
            return CAUGHT
        ways = self.capture_plans.moves(board, own)
        return sum(CATCH[way] >> rank for rank, way in enumerate(ways))

    def _hunt(self, board: bytes, side: int, own: bytes, prey: int) -> int:
        """What it is worth that the enemy's pyramid falls soon, or that it has fallen."""
        if prey < 0:
            return FALLEN
        met, second, shut = self.pyramid_plans.moves(board, side, own, prey)
        ways = sorted((met + REPLY, second + REPLY, shut))
        horizon = self.horizons[side]
        return sum(FALL[min(way, horizon)] >> rank for rank, way in enumerate(ways))

    def _urgency(self, side: int) -> int:
        """What a move nearer to a goal counts to a side."""
        return min(self.urgency, HASTE) if side == self.side else CALM

    def _move(self, side: int) -> int:
        """What it costs a side that its next move must save a stone."""
        hurry = self.hurry if side == self.side else 0
        return MOVE * self._urgency(side) // CALM + NEARER * hurry

    def _booty(self, taken: bytes) -> int:
        """What captured stones are worth in a short game."""
        if self.rules.short_game == "value_100":
            return 4 * sum(STONES[code].value for code in taken)
        return STONE * len(taken)

    def _threatened(self, position: Position, side: int) -> list[int]:
        """The worths of the threatened stones of a side, the greatest first."""
        board = position.board
        return sorted(
            (self.worth[board[at]] for at in squares(position.attacked[side])), reverse=True
        )


@lru_cache(maxsize=8)
def worths(rules: Ruleset) -> tuple[int, ...]:
    """What the stones are worth, by their codes: by the rows they may stand in."""
    found = [0]
    for code, stone in enumerate(STONES[1:], 1):
        useful = min(MANY, sum(code in row for row in row_plans(rules).rows[stone.side]))
        hunting = code in hunters(rules)[stone.side]
        plain = PLAIN + IN_ROW * useful + HUNTER * hunting
        found.append(FORTRESS if stone.shape == PYRAMID else plain)
    return tuple(found)


@lru_cache(maxsize=8)
def battle(game: RithmomachiaGame, sight: int = FAR, watch: int = FAR) -> Battle:
    """The light positions of a game, as one sees them who looks so many steps."""
    return Battle(game, sight, watch)


def own_stones(board: bytes, side: int) -> bytes:
    """A board with the stones of one side alone."""
    return board.translate(_OWN[side])


def _cost(threatened: list[int]) -> int:
    """What threats cost: a reply saves one stone, at some cost, and not the others."""
    return threatened[0] // 4 + sum(threatened[1:]) // 2 if threatened else 0


def play(light: Battle, evaluation: Evaluation) -> Play[Position, Move]:
    """The moves and the judgment of light positions under one ruleset."""
    return Play(
        turn=lambda position: position.turn,
        ended=_ended,
        moves=light.moves,
        play=light.play,
        evaluate=evaluation.evaluate,
        stand_pat=evaluation.stand_pat,
        replies=light.replies,
    )


def _ended(position: Position) -> int | None:
    if position.winner is None:
        return None
    if position.winner == NOBODY:
        return 0
    return WON if position.winner == position.turn else -WON
