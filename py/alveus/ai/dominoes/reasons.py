"""Why a move is good, in the book's own words: the first reason that fits is given."""

from __future__ import annotations

from alveus.ai.dominoes.rule_of_thumb import numbers, open_numbers, rest
from alveus.core.events import Message, say
from alveus.dominoes.line.ending import hand_pips
from alveus.dominoes.line.game import LineGame
from alveus.dominoes.line.groups import group
from alveus.dominoes.line.moves import buyable, serves, unseen_tiles
from alveus.dominoes.line.state import Move, State
from alveus.dominoes.tiles import Tile

MEAN_TALON = 12
"""The pips of two tiles that nobody knows, as the book reckons them."""
FEW = 3
"""Tiles of a number without its double, as in the Falle, with which one can hold on it."""
DRIVING = ("ueberforsche", "forsche", "kleine_forsche")
"""The groupings that one plays on, because they drive tiles out or are about to."""
HEAVY = 8
"""A tile from these pips on is heavy."""


def reason(game: LineGame, known: State, seat: int, move: Move, choices: int) -> Message:
    """The reason for a move that was found to be the best of so many."""
    hand = known.hand_of(seat)
    if move.kind == "pass":
        return say("must_pass")
    if move.kind == "buy":
        if not serves(known, seat):
            return say("must_buy")
        held = [_held(hand, number) for number in range(game.rules.reach + 1)]
        weak = [number for number, count in enumerate(held) if count == min(held)]
        return say("buys_weak", numbers=weak)
    if move.tile is None or len(hand) == 1:
        return say("goes_out")
    if choices == 1:
        return say("only_move")
    return _joining(game, known, seat, move, move.tile)


def _joining(game: LineGame, known: State, seat: int, move: Move, tile: Tile) -> Message:
    reach, hand = game.rules.reach, known.hand_of(seat)
    if _shuts(game, known, move):
        own = hand_pips(known, seat) - tile.pips
        bound = _in_hands(game, known) - tile.pips
        if 2 * own <= bound:
            return say("blocks", own=own, bound=bound)
    if tile.double:
        if not known.line:
            return say("leads_double", tile=str(tile))
        if group(reach, hand, tile.low) == "klemme":
            return say("saves_double", tile=str(tile))
    ends = open_numbers(known, move)
    for number in known.ends:
        covered = number not in ends and _held(hand, number) >= FEW
        if covered and _double_out(game, known, number):
            return say("holds_double", number=number)
    for number in sorted(set(ends)):
        name = group(reach, hand, number)
        if name in DRIVING:
            return say("forsche", number=number, group=name)
    if tile.pips >= HEAVY:
        return say("heavy", tile=str(tile), pips=tile.pips)
    for number in range(reach + 1):
        if number not in tile and group(reach, hand, number) == "falle":
            return say("falle", number=number)
    if len(numbers(rest(known, move))) == len(numbers(hand)):
        return say("varied", tile=str(tile))
    return say("heavy", tile=str(tile), pips=tile.pips)


def _held(hand: tuple[Tile, ...], number: int) -> int:
    return sum(number in tile for tile in hand)


def _double_out(game: LineGame, known: State, number: int) -> bool:
    """Whether somebody else, or the stock, has the double of a number."""
    return Tile(number, number) in unseen_tiles(game.rules, known)


def _shuts(game: LineGame, known: State, move: Move) -> bool:
    """Whether nothing that is not seen fits after a move, nor what is left of the hand."""
    ends = set(open_numbers(known, move))
    loose = (*rest(known, move), *unseen_tiles(game.rules, known))
    return bool(known.line) and all(ends.isdisjoint(tile) for tile in loose)


def _in_hands(game: LineGame, known: State) -> int:
    """The pips in both hands, as far as they can be reckoned: the talon taken at its mean."""
    face_down = sum(tile.pips for tile in unseen_tiles(game.rules, known))
    if known.stock and not buyable(game.rules, known):
        face_down -= MEAN_TALON
    return face_down + hand_pips(known, known.turn or 0)
