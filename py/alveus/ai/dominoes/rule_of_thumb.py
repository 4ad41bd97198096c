"""Rules of thumb for joining tiles: how much a player who does not count wants a move.

The book's own: spend doubles before they are shut out, cover a number on whose double one holds,
keep many numbers to answer with, shed high tiles, and buy when weak, unless all doubles are in
the first fourteen tiles.
"""

from __future__ import annotations

from alveus.dominoes.line.groups import group
from alveus.dominoes.line.moves import buyable
from alveus.dominoes.line.ruleset import Ruleset
from alveus.dominoes.line.state import LEFT, Move, State
from alveus.dominoes.tiles import Tile

NUMBER = 3.0
"""What another number to answer with is worth, in pips."""
VARIETY = 2.0
"""The same to who thinks of it, and of nothing else, beside his high tiles."""
ENDANGERED = 6.0
"""What laying a double out of a Klemme is worth."""
COVER = 3.0
"""What covering a number is worth whose double somebody else must have."""
CAUTION = 0.35
"""How much less than a tile a child wants to buy, who lays or takes what comes first."""
WEAK = 4
"""Numbers a hand should have; with fewer it buys."""


def wish(rules: Ruleset, known: State, move: Move, kind: str, chance: float) -> float:
    """How much a move is wanted by rule of thumb; `chance` from 0 to 1 decides between equals."""
    if kind == "curious":
        return chance - CAUTION * (move.tile is None)
    if move.tile is None:
        return _buying(rules, known, kind) + chance / 100
    if kind == "any":
        return chance
    if kind == "heavy":
        return move.tile.pips + chance / 100
    if kind == "varied":
        return move.tile.pips + VARIETY * len(numbers(rest(known, move))) + chance / 100
    return _by_the_book(rules, known, move, move.tile) + chance / 100


def rest(known: State, move: Move) -> tuple[Tile, ...]:
    """The hand after a tile has been laid."""
    return tuple(tile for tile in known.hand_of(known.turn or 0) if tile != move.tile)


def open_numbers(known: State, move: Move) -> tuple[int, int]:
    """The open numbers after a tile has been laid."""
    tile = move.tile or Tile(0, 0)
    if not known.line:
        return tile.low, tile.high
    left, right = known.ends
    if move.end == LEFT:
        return sum(tile) - left, right
    return left, sum(tile) - right


def numbers(hand: tuple[Tile, ...]) -> set[int]:
    """The numbers a hand can answer with."""
    return {number for tile in hand for number in tile}


def _buying(rules: Ruleset, known: State, kind: str) -> float:
    """Buying at will is wanted by nobody but those who go by the book, when weak."""
    if kind != "book" or not buyable(rules, known) or known.bought:
        return -100.0
    hand = known.hand_of(known.turn or 0)
    return 100.0 if len(hand) > 2 and len(numbers(hand)) < WEAK else -100.0


def _by_the_book(rules: Ruleset, known: State, move: Move, tile: Tile) -> float:
    hand, left = known.hand_of(known.turn or 0), rest(known, move)
    if not left:
        return 1000.0
    wanted = float(tile.pips)
    if tile.double and group(rules.reach, hand, tile.low) in ("klemme", ""):
        wanted += ENDANGERED
    ends = open_numbers(known, move)
    wanted += NUMBER * len(numbers(left))
    wanted += NUMBER * sum(number in numbers(left) for number in set(ends))
    for number in set(known.ends) - set(ends):
        if group(rules.reach, hand, number) == "falle":
            wanted += COVER
    return wanted
