"""Searches with open hands: keeping a double shut out, and winning a number of points."""

from __future__ import annotations

from functools import cache

from alveus.families.dominoes.line.fast import Board, bits, play, tile_set, value
from alveus.families.dominoes.line.game import LineGame
from alveus.families.dominoes.line.state import BUY, LEFT, PASS, RIGHT, Move, State
from alveus.families.dominoes.tiles import Tile

SET = tile_set(6)


def board_of(state: State) -> Board:
    """Return the fast board of a position in which all tiles are known."""
    left, right = state.ends or (-1, -1)
    hands = [SET.hand(state.hand_of(seat)) for seat in range(2)]
    stock = [SET.bit[tile] for tile in reversed(state.stock) if tile is not None]
    return Board(hands, stock, left, right, state.turn or 0, last=state.layer)


def joins(board: Board) -> list[Move]:
    """Return the moves that play a tile."""
    hand, ends = board.hands[board.turn], {LEFT: board.left, RIGHT: board.right}
    if board.left == board.right:
        del ends[RIGHT]
    return [
        Move("join", SET.tile[bit], end)
        for end, number in ends.items()
        for bit in bits(hand & SET.fit[number])
    ]


def is_over(game: LineGame, board: Board) -> bool:
    """Return whether the round has ended."""
    if 0 in board.hands or board.passes == 2:
        return True
    unplayed = board.hands[0] | board.hands[1] | sum(board.stock)
    open_tiles = SET.fit[board.left] | SET.fit[board.right]
    return not unplayed & open_tiles and len(board.stock) <= game.rules.talon


def can_shut_out(game: LineGame, state: State, double: Tile, holder: int) -> bool:
    """Return whether a seat can prevent the other from ever playing a double.

    Nothing is left to buy.
    """
    return _shuts_out(game, board_of(state), double, holder, {})


def _shuts_out(
    game: LineGame, board: Board, double: Tile, holder: int, known: dict[tuple[int, ...], bool]
) -> bool:
    if is_over(game, board):
        return True
    key = (*board.hands, board.left, board.right, board.turn, board.passes)
    if key not in known:
        moves = joins(board) or [PASS]
        outcomes = (
            move.tile != double
            and _shuts_out(game, play(game.rules, SET, board, move), double, holder, known)
            for move in moves
        )
        known[key] = any(outcomes) if board.turn == holder else all(outcomes)
    return known[key]


class ForcedScore:
    """Search for a win of at least `points` by the second seat, the order of the stock known."""

    def __init__(self, game: LineGame, points: int) -> None:
        self._rules = game.rules
        self._game = game
        self._points = points
        self._known: dict[tuple[int, ...], bool] = {}
        self.weight = cache(SET.weight)

    def can_force(self, board: Board) -> bool:
        """Return whether the second seat can win the points against any play."""
        hands, stock = board.hands, board.stock
        left, right = sorted((board.left, board.right))
        # No score exceeds the pips of all unplayed tiles.
        if self.weight(hands[0] | hands[1]) + self.weight(sum(stock)) < self._points:
            return False
        if is_over(self._game, board):
            result = value(self._rules, SET, hands, stock, board.last, 1)
            return result >= self._points
        key = (*hands, len(stock), left, right, board.turn, board.passes)
        if key not in self._known:
            outcomes = (
                self.can_force(play(self._rules, SET, board, move)) for move in self._moves(board)
            )
            self._known[key] = any(outcomes) if board.turn == 1 else all(outcomes)
        return self._known[key]

    def _moves(self, board: Board) -> list[Move]:
        """Return the legal moves.  The first seat buys first, which shortens the search."""
        buys = [BUY] if len(board.stock) > self._rules.talon else []
        if board.turn == 0:
            return [*buys, *joins(board)] or [PASS]
        return [*joins(board), *buys] or [PASS]
