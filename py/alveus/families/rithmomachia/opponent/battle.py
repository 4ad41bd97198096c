"""Positions and moves for the search of the computer player.

Under most rules a turn is a single action whose effect depends only on the board (see `PROVED`);
the search then computes steps without the full state.  Under other rules it uses the game's
`advance`.  A search position contains neither the earlier positions nor the number of plies without
a capture; :mod:`levels` moves the value of a repeated position towards that of a draw, and gives
progress a higher value the longer no stone is captured.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from alveus.families.rithmomachia.attacks import Masks
from alveus.families.rithmomachia.board import (
    PYRAMID,
    PYRAMIDS,
    STONES,
    WIDTH,
    Step,
    bit,
    count_steps,
    squares,
)
from alveus.families.rithmomachia.game import RithmomachiaGame
from alveus.families.rithmomachia.rows import EarlyRows
from alveus.families.rithmomachia.rules import possible_moves
from alveus.families.rithmomachia.ruleset import OPTIONS
from alveus.families.rithmomachia.state import PASS, Move, Placing, Reserves, State
from alveus.families.rithmomachia.turn import collect, find_captures, move_stone, move_threat

DRAW = -1
"""The value of `Position.winner` after a draw."""
FAR = 99
"""Number of steps greater than the length of every board: attacks are noticed at any distance."""

_ANY_VALUE = (
    *("edition", "layout", "rows", "moves", "bend", "pyramid_bends", "step_choice"),
    *("eruptio_distance", "eruptio_diagonal", "eruptio_adjacent", "pincer", "pincer_many"),
    *("siege", "pyramid_attacks_with", "subtraction", "division", "extended_eruptio"),
    *("harmonic", "geometric", "greatest_harmony", "victory", "max_captured"),
    *("need_pyramid", "geometric_four", "pyramid_in_row", "early_formation"),
    *("no_progress", "dead_position"),
)
PROVED: Mapping[str, tuple[str, ...]] = {
    **{option.name: option.values for option in OPTIONS if option.name in _ANY_VALUE},
    "self_siege": ("safe",), "congressus": ("off", "stand"), "exposed_reply": ("next_turn",),
    "flight_into_attack": ("lost",), "timing": ("react",), "captured_use": ("row_only",),
    "placement": ("replaces_move",), "win_timing": ("before",), "short_game": ("off",),
    "no_move": ("loses", "pass"), "repetition": ("threefold", "off"),
}  # fmt: skip
"""For each option, the values under which the search can compute turns without the full state.  All
options must have such a value."""


class Position(NamedTuple):
    """A position of the search.

    `turn` and `winner` are sides (0 White, 1 Black); `winner` can also be `DRAW`, or None during
    the game.  `attacked` has two masks (byte i is 1 for square i): of White's and of Black's stones
    under attack, without attacks that the computer player overlooks (see `Battle`).
    """

    board: bytes
    turn: int
    reserves: Reserves
    attacked: Masks
    winner: int | None = None
    state: State | None = None
    """The full state; None under rules for which the board is sufficient (`PROVED`)."""
    early: EarlyRows = ((), ())
    """For White and for Black, the complete rows, each as a tuple of its squares, that win only if
    they are interrupted and built again (option `early_formation`)."""


class Battle:
    """The positions and moves of one game, for one level of the computer player.

    The level notices an attack only if each attacker is at most `sight` steps (along ranks and
    files) away from the attacked stone, or at most `watch` steps if that stone is a pyramid.
    """

    def __init__(self, game: RithmomachiaGame, sight: int = FAR, watch: int = FAR) -> None:
        self.game = game
        complete = min(sight, watch) >= game.rules.ranks
        self.attacked = game.context.attacks.masks if complete else self._noticed
        self.sight = sight
        self.watch = watch
        self.single_action = game.rules.is_within(PROVED)

    def position(self, state: State) -> Position:
        """Return a state as a position of the search."""
        over = state.over
        winner = None if over is None else DRAW if over.winner is None else over.winner
        full = None if self.single_action else state._replace(seen=(), clock=0)
        attacked = self.attacked(state.board)
        board, turn, reserves, early = state.board, state.turn, state.reserves, state.early
        return Position(board, turn, reserves, attacked, winner, full, early)

    def _noticed(self, board: bytes) -> Masks:
        """Return masks of White's and of Black's stones under attacks that the level notices."""
        masks = [0, 0]
        for side in (0, 1):
            for attack in self.game.context.attacks.against(board, side):
                pyramid = STONES[board[attack.target]].shape == PYRAMID
                near = self.watch if pyramid else self.sight
                if all(count_steps(at, attack.target) <= near for at in attack.stones):
                    masks[side] |= bit(attack.target)
        return masks[0], masks[1]

    def replies(self, position: Position) -> list[Move]:
        """Return the moves that can save threatened stones of the side on turn.

        A stone is threatened if the level notices an attack on it; if none is, the result is [].
        The result contains the moves of threatened stones, and the moves onto a line between a
        stone and its attacker, even if the level does not notice this attack.  If the own pyramid
        is threatened, all legal moves are returned.
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
                saving |= _mask_between(attack.stones[0], attack.target)
        steps = (move for move in moves if isinstance(move, Step))
        return [
            step for step in steps if saving & (bit(step.source) & threatened | bit(step.target))
        ]

    def moves(self, position: Position) -> list[Move]:
        """Return the legal actions: placings, then moves of threatened stones, then all others.

        A placing puts captured stones on the board; a stone is threatened if the level notices an
        attack on it.  If there is no action, return [PASS] if passing is allowed, otherwise [].
        """
        moves = list(possible_moves(self.game.context, _full(position)))
        if not moves and self.game.rules.no_move == "pass":
            return [PASS]
        threatened = position.attacked[position.turn]
        if threatened:
            fleeing = set(squares(threatened))
            moves.sort(key=lambda move: not isinstance(move, Step) or move.source not in fleeing)
        moves.sort(key=lambda move: not isinstance(move, Placing))
        return moves

    def play(self, position: Position, move: Move) -> Position:
        """Return the position after a legal action.

        The field `attacked` of the result has only stones under attacks that the level notices.
        """
        if position.state is not None or not isinstance(move, Step):
            return self.position(self.game.advance(_full(position), move))
        context, mover = self.game.context, position.turn
        board = move_stone(position.board, move)
        if context.rows.winning(position.board, position.early, board, mover):
            return Position(board, 1 - mover, position.reserves, (0, 0), mover)
        threatened = move_threat(position.attacked[mover], move)
        captures = find_captures(context, self.attacked, board, mover, threatened)
        reserves = collect(position.reserves, board, captures.besieged)
        reserves = collect(reserves, board, captures.fallen)
        early = context.rows.early(position.board, position.early, captures.board)
        return Position(captures.board, 1 - mover, reserves, captures.attacked, early=early)


battle = lru_cache(maxsize=8)(Battle)
"""Return the :class:`Battle` with the given arguments, from a cache."""


def _full(position: Position) -> State:
    board, turn, reserves, early = position.board, position.turn, position.reserves, position.early
    return position.state or State(board, turn, reserves, early=early)


def _mask_between(a: int, b: int) -> int:
    steps = max(abs(b % WIDTH - a % WIDTH), abs(b // WIDTH - a // WIDTH))
    return sum(bit(a + (b - a) // steps * step) for step in range(1, steps))
