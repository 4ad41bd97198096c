"""Rules of thumb for weak levels, and reasons for hints, both after Adler and Jahn (1920).

`wish` rates a move by a rule of thumb, `reason` returns the reason for a move.  The book of Adler
and Jahn advises to play heavy tiles early, to play a double before all other tiles with its number
are gone, and to keep many numbers in the hand.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeAlias

from alveus.core.events import Message, say
from alveus.families.dominoes.line.game import LineGame
from alveus.families.dominoes.line.knowledge import group
from alveus.families.dominoes.line.rules import (
    Ruleset,
    buyable,
    can_join,
    hand_pips,
    unseen_tiles,
)
from alveus.families.dominoes.line.state import Move, State, ends_after
from alveus.families.dominoes.tiles import Tile

RuleOfThumb: TypeAlias = Literal["", "any", "curious", "heavy", "varied"]
"""How a weak level chooses a move.  `any`: a random tile; `curious`: a random move, but rarely
buying (taking a tile from the stock); `heavy`: the tile with most pips; `varied`: the tile with
most pips, with a bonus for a double and for each number that stays in the hand; "": no rule of
thumb, but playouts (simulated games)."""
VARIETY = 2.5
"""Bonus in pips that the rule of thumb `varied` (see `RuleOfThumb`) adds to the pips of a tile: for
each different number on the other tiles of the hand, and once more for a double."""
CAUTION = 0.3
"""The rule of thumb `curious` gives each move a random number from 0 to 1 and chooses the move with
the highest number.  This amount is subtracted for buying (taking a tile from the stock)."""
MEAN_TALON = 12
"""Estimate in Adler's book of the sum of pips of the talon: the two tiles of the stock that are
never taken and that no player sees."""
FEW = 3
"""The hint `holds_double` (the move covers the last end with a number, so that another player's
double does not fit) needs at least this many tiles with the number in the hand before the move."""
DRIVING = ("ueberforsche", "forsche", "kleine_forsche")
"""Adler's names for three groups, that is, for all tiles with the same number in a hand
(`rules.GROUPS`): those with which a player can force, or nearly force, others to play certain
tiles."""
HEAVY = 8
"""Minimum pips of a heavy tile."""


def wish(observation: State, move: Move, rule: RuleOfThumb, chance: float) -> float:
    """Return a move's preference by a rule of thumb; the move with the highest number is chosen.

    `observation` is the position as the player knows it.  `chance` is a random number from 0 to 1.
    The random rules `any` and `curious` (see `RuleOfThumb`) use it to choose among all tiles or
    moves, the other rules only to choose between moves that they rate as equal.
    """
    if rule == "curious":
        return chance - CAUTION * (move.tile is None)
    if move.tile is None:
        return chance / 100 - 100
    if rule == "any":
        return chance
    spread = 0.0
    if rule == "varied":
        spread = VARIETY * (len(numbers(rest(observation, move))) + move.tile.double)
    return move.tile.pips + spread + chance / 100


def rest(observation: State, move: Move) -> tuple[Tile, ...]:
    """Return the tiles that are left in the player's hand after a move that plays a tile."""
    return tuple(tile for tile in observation.hand_of(observation.turn or 0) if tile != move.tile)


def numbers(hand: Iterable[Tile]) -> set[int]:
    """Return the numbers that occur on the tiles of a hand."""
    return {number for tile in hand for number in tile}


def reason(game: LineGame, observation: State, seat: int, move: Move, choices: int) -> Message:
    """Return the reason for a legal move of `seat`, for a hint.

    `observation` is the state as `seat` knows it.  `choices` is the number of distinct moves; if
    it is 1, the reason is that the move is forced, unless the seat plays its last tile.
    """
    hand = observation.hand_of(seat)
    if move.kind == "pass":
        return say("must_pass")
    if move.kind == "buy":
        if not can_join(observation, seat):
            return say("must_buy")
        counts = [_count(hand, number) for number in range(game.rules.reach + 1)]
        least = min(counts)
        return say("buys_weak", numbers=[n for n, count in enumerate(counts) if count == least])
    if move.tile is None or len(hand) == 1:
        return say("goes_out")
    if choices == 1:
        return say("only_move")
    return _join_reason(game, observation, seat, move, move.tile)


def _join_reason(game: LineGame, observation: State, seat: int, move: Move, tile: Tile) -> Message:
    reach, hand = game.rules.reach, observation.hand_of(seat)
    unseen = unseen_tiles(game.rules, observation)
    ends, left = ends_after(observation.ends, tile, move.end), rest(observation, move)
    if observation.line and numbers((*left, *unseen)).isdisjoint(ends):
        own = hand_pips(observation, seat) - tile.pips
        bound = own + _estimate_others(game.rules, observation, seat, unseen)
        if 2 * own <= bound:
            return say("blocks", own=own, bound=bound)
    if tile.double:
        if not observation.line:
            return say("leads_double", tile=str(tile))
        if group(reach, hand, tile.low) == "klemme":
            return say("saves_double", tile=str(tile))
    for number in observation.ends:
        covered = number not in ends and _count(hand, number) >= FEW
        if covered and Tile(number, number) in unseen:
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
    if len(numbers(left)) == len(numbers(hand)):
        return say("varied", tile=str(tile))
    return say("heavy", tile=str(tile), pips=tile.pips)


def _estimate_others(
    rules: Ruleset, observation: State, seat: int, unseen: tuple[Tile, ...]
) -> int:
    """Estimate the pips in all hands except that of `seat` at the end of a blocked round.

    If the rest of the stock has been taken, or must be taken first, the hands contain all `unseen`
    tiles except the talon; otherwise, an average share of the `unseen` tiles.
    """
    pips = sum(tile.pips for tile in unseen)
    if rules.talon and not (rules.stops_when_dead and buyable(rules, observation)):
        return pips - MEAN_TALON
    held = sum(len(hand) for other, hand in enumerate(observation.hands) if other != seat)
    return round(pips * held / len(unseen))


def _count(hand: tuple[Tile, ...], number: int) -> int:
    return sum(number in tile for tile in hand)
