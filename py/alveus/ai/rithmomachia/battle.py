"""Positions of a battle as a search plays them: as light as possible, and by the rules' own tables.

A position holds its attacks, which are put together from the lines of the board: those that a
move leaves alone are found again, not worked out.  Under rulings that divide a turn or ask for
its history the rules themselves are asked, more slowly.  Draws by repetition and by a hundred
quiet plies are left to the game: no look is so deep.

A weak player overlooks what is far: for him a sum over more steps than he sees does not exist.
He watches the pyramids better than the rest, but only the best sees everything that meets them.
"""

from __future__ import annotations

from typing import NamedTuple

from alveus.rithmomachia.actions import rows_can_win
from alveus.rithmomachia.game import RithmomachiaGame
from alveus.rithmomachia.layout import WIDTH, bit, squares
from alveus.rithmomachia.moves import possible_moves
from alveus.rithmomachia.state import PASS, Move, Placing, State, Step
from alveus.rithmomachia.stones import PYRAMID, PYRAMIDS, STONES
from alveus.rithmomachia.untold import carry_threat, fall, make_step

NOBODY = -1
"""Who has won a drawn game."""
FAR = 99
"""Steps beyond the length of any board."""


class Position(NamedTuple):
    """The stones, the side on turn, what each has taken, the masks of attacked stones."""

    board: bytes
    turn: int
    taken: tuple[bytes, bytes]
    attacked: tuple[int, int]
    winner: int | None = None
    state: State | None = None
    """The whole state, where the ruleset needs it."""


class Battle:
    """The moves of light positions under one ruleset, as one sees them who looks so many steps."""

    def __init__(self, game: RithmomachiaGame, sight: int = FAR, watch: int = FAR) -> None:
        self.game = game
        whole = min(sight, watch) >= game.rules.ranks
        self.attacked = game.context.attacks.masks if whole else self._noticed
        self.sight = sight
        self.watch = watch
        self.light = game.rules.plain
        """Whether positions need no whole state."""

    def position(self, state: State) -> Position:
        """A state as the search sees it."""
        winner = None
        if state.over is not None:
            winner = NOBODY if state.over.winner is None else state.over.winner
        whole = None if self.light else state._replace(seen=(), clock=0)
        attacked = self.attacked(state.board)
        return Position(state.board, state.turn, state.reserves, attacked, winner, whole)

    def _noticed(self, board: bytes) -> tuple[int, int]:
        """The attacks that are near enough to be seen, on a pyramid or on another stone."""
        masks = [0, 0]
        for side in (0, 1):
            for attack in self.game.context.attacks.against(board, side):
                pyramid = STONES[board[attack.target]].shape == PYRAMID
                near = self.watch if pyramid else self.sight
                if all(_steps(at, attack.target) <= near for at in attack.stones):
                    masks[side] |= bit(attack.target)
        return masks[0], masks[1]

    def replies(self, position: Position) -> list[Move]:
        """What may save threatened stones: their moves, and those between them and an attacker.

        A threatened pyramid makes every move a reply.
        """
        side, board = position.turn, position.board
        threatened = position.attacked[side]
        if not threatened:
            return []
        moves = self.moves(position)
        if board.find(PYRAMIDS[side]) in squares(threatened):
            return moves
        saving = threatened
        for attack in self.game.context.attacks.against(board, side):
            if attack.kind == "eruptio":
                saving |= _between(attack.stones[0], attack.target)
        return [
            move
            for move in moves
            if isinstance(move, Step)
            and saving & (bit(move.source) & threatened | bit(move.target))
        ]

    def moves(self, position: Position) -> list[Move]:
        """The legal actions, those of threatened stones first; none where that loses."""
        state = position.state or State(position.board, position.turn, position.taken)
        moves = list(possible_moves(self.game.context, state))
        if not moves and self.game.rules.no_move == "pass":
            return [PASS]
        threatened = position.attacked[position.turn]
        if threatened:
            fleeing = set(squares(threatened))
            moves.sort(key=lambda move: not isinstance(move, Step) or move.source not in fleeing)
        moves.sort(key=lambda move: not isinstance(move, Placing))
        return moves

    def play(self, position: Position, move: Move) -> Position:
        """The position after a legal action."""
        if position.state is not None or not isinstance(move, Step):
            state = position.state or State(position.board, position.turn, position.taken)
            return self.position(self.game.advance(state, move))
        context, mover = self.game.context, position.turn
        board = make_step(position.board, move)
        if rows_can_win(context.rules, board, mover) and context.rows.standing(board, mover):
            return Position(board, 1 - mover, position.taken, (0, 0), mover)
        threatened = carry_threat(position.attacked[mover], move)
        after = fall(context, self.attacked, board, mover, position.taken, threatened)
        return Position(after.board, 1 - mover, after.taken, after.attacked)


def _steps(one: int, other: int) -> int:
    """The steps between two squares."""
    return abs(one % WIDTH - other % WIDTH) + abs(one // WIDTH - other // WIDTH)


def _between(one: int, other: int) -> int:
    """The mask of the squares between two on a line."""
    files, ranks = other % WIDTH - one % WIDTH, other // WIDTH - one // WIDTH
    steps = max(abs(files), abs(ranks))
    way = (other - one) // steps
    return sum(bit(one + way * step) for step in range(1, steps))
