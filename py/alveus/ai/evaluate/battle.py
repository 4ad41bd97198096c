"""Positions of a battle as a search plays them: as light as possible, and by the rules' own tables.

A position holds its attacks, which are put together from the lines of the board: those that a
move leaves alone are found again, not worked out.  Under rulings that divide a turn or ask for
its history the rules themselves are asked, more slowly.  Draws by repetition and by a hundred
quiet plies are left to the game: no look is so deep.
"""

from __future__ import annotations

from typing import NamedTuple

from alveus.rithmomachia.game import RithmomachiaGame
from alveus.rithmomachia.layout import bit, squares
from alveus.rithmomachia.siege import besieged
from alveus.rithmomachia.state import PASS, Move, Placing, State, Step
from alveus.rithmomachia.stones import TURN

NOBODY = -1
"""Who has won a drawn game."""


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
    """The moves of light positions under one ruleset."""

    def __init__(self, game: RithmomachiaGame) -> None:
        self.game = game
        rules = game.rules
        self.light = (
            rules.timing == "react"
            and rules.congressus != "displace"
            and rules.repetition != "forbidden"
            and rules.short_game == "off"
            and not (rules.place_after_move or rules.survive or rules.rebuild or rules.re_enter)
            and not (rules.self_siege or rules.exposed_at_once or rules.flight_safe)
        )
        """Whether turns are single actions without a history."""

    def position(self, state: State) -> Position:
        """A state as the search sees it."""
        winner = None
        if state.over is not None:
            winner = NOBODY if state.over.winner is None else state.over.winner
        whole = None if self.light else state._replace(seen=(), clock=0)
        attacked = self.game.attacks.on(state.board)
        return Position(state.board, state.turn, state.reserves, attacked, winner, whole)

    def moves(self, position: Position) -> list[Move]:
        """The legal actions, those of threatened stones first; none where that loses."""
        state = position.state or State(position.board, position.turn, position.taken)
        moves = list(self.game.possible(state))
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
            return self.position(self.game.apply(state, move)[0])
        game, (source, target) = self.game, move
        mover, enemy = position.turn, 1 - position.turn
        threatened = position.attacked[mover]
        if threatened & bit(source):
            threatened = threatened & ~bit(source) | bit(target)
        changed = bytearray(position.board)
        changed[target], changed[source] = changed[source], 0
        board = bytes(changed)
        if game.rows_count(board, mover) and game.rows.standing(board, mover):
            return Position(board, enemy, position.taken, (0, 0), mover)
        taken = list(position.taken)
        fallen = besieged(game.motion, board, enemy)
        if fallen:
            board = _lifted(board, fallen, taken, mover)
        attacked = game.attacks.on(board)
        fallen = attacked[mover] & threatened
        if fallen:
            board = _lifted(board, fallen, taken, enemy)
            attacked = game.attacks.on(board)
        return Position(board, enemy, (taken[0], taken[1]), attacked)


def _lifted(board: bytes, fallen: int, taken: list[bytes], captor: int) -> bytes:
    """The board without the stones that fall, which their captor keeps."""
    left = bytearray(board)
    for at in squares(fallen):
        taken[captor] += bytes([TURN[left[at]]])
        left[at] = 0
    return bytes(left)
