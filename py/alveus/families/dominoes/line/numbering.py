"""Moves, observations and deals of block dominoes as numbers; see `alveus.adapters.numbered`.

The actions are, for each tile, to play it first, at the left or at the right end; to buy; to pass.
The features describe the position for one seat, in this order: for each tile of the set, 1 if the
seat has it; for each tile, 1 if it is in the line; the left and the right open number plus 1 (0 for
an empty line); the number of tiles in each hand, in seat order from the seat's own; the number in
the stock; for each other seat and each number, 1 if that seat is known to lack it; 1 if the seat is
to move.

A deal is represented by its draws: the random numbers with which `Stream.permutation` puts the
tiles of the set in the order in which they are dealt.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from alveus.core.spec_parts import PlayedDeal
from alveus.families.dominoes.line.rules import Ruleset, lead_rank, unseen_tiles
from alveus.families.dominoes.line.state import State, ends_after
from alveus.families.dominoes.tiles import Tile, complete_set, tile


def action_names(rules: Ruleset) -> Sequence[str]:
    """Return action texts by index: ``1:6``, ``1:6 left``, ``1:6 right``, …, ``buy``, ``pass``."""
    tiles = complete_set(rules.reach)
    ends = ("", " left", " right")
    return [*(f"{tile}{end}" for tile in tiles for end in ends), "buy", "pass"]


def action_name(text: str) -> str:
    """Return a move's name in `action_names`: its text, unchanged."""
    return text


def count_unnamed(rules: Ruleset) -> int:
    """Return the number of moves that are missing in `action_names`: always 0."""
    return 0


def feature_limits(rules: Ruleset) -> Sequence[int]:
    """Return the maximum of each number in the list that `features` returns."""
    lacks = (rules.players - 1) * (rules.reach + 1)
    ends = [rules.reach + 1] * 2
    return [1] * 2 * rules.tiles + ends + [rules.tiles] * (rules.players + 1) + [1] * (lacks + 1)


def features(rules: Ruleset, observation: State, seat: int) -> Sequence[int]:
    """Return the position known to `seat` as a list of numbers; all are 0 before the deal."""
    if not observation.hands:
        return [0] * len(feature_limits(rules))
    hand = set(observation.hand_of(seat))
    line = {tile(*pair) for pair in observation.line}
    tiles = complete_set(rules.reach)
    from_seat = [(seat + step) % rules.players for step in range(rules.players)]
    return [
        *(int(piece in hand) for piece in tiles),
        *(int(piece in line) for piece in tiles),
        *((end + 1 for end in observation.ends) if observation.line else (0, 0)),
        *(len(observation.hands[other]) for other in from_seat),
        len(observation.stock),
        *(
            int(number in observation.lacks[other])
            for other in from_seat[1:]
            for number in range(rules.reach + 1)
        ),
        int(observation.turn == seat),
    ]


@dataclass
class _Hand:
    """The hand of a seat whose tiles `PlayedDeal.seat` cannot see, as far as the moves reveal it.

    A slot describes an unplayed tile: its index in the deal, and when the seat got it.  The deal is
    the order of all tiles: first those of the hands, by seat, then those of the stock.
    """

    slots: list[tuple[int, int]]
    """A slot for each unplayed tile: its index in the deal, and the number of moves of all seats up
    to and including the purchase of the tile (0 if the tile was dealt to the seat)."""
    too_high: frozenset[Tile]
    """Tiles that cannot have been dealt to the seat, because they are higher (by `lead_rank`) than
    the first tile played, the highest one dealt to any seat.  Empty without `highest_leads`."""
    bars: list[tuple[int, frozenset[int]]] = field(default_factory=list)
    """For each pass or purchase that proves that no tile of the seat fitted: index of the move in
    `PlayedDeal.moves`, and the open numbers at that time."""

    def can_have(self, slot: tuple[int, int], tile: Tile) -> bool:
        """Return True unless a move proves that `tile` is not the tile of `slot` (in `slots`).

        A pass or purchase proves it if `tile` fitted and the seat already had the tile of `slot`.
        If the highest dealt tile must begin, the first move also proves it for a dealt (not bought)
        tile if `tile` is higher, that is, in `too_high`.
        """
        _, since = slot
        barred = any(since <= move and not ends.isdisjoint(tile) for move, ends in self.bars)
        return not barred and (since > 0 or tile not in self.too_high)

    def place(self, tile: Tile, order: dict[int, Tile], random: Random) -> bool:
        """Assign a played tile to a random slot that can have it; return False if there is none.

        The slot is removed from `slots`.  The tile is added, with the slot's index in the deal as
        its key, to `order`, which contains the known tiles of all seats.
        """
        possible = [slot for slot in self.slots if self.can_have(slot, tile)]
        if not possible:
            return False
        slot = random.choice(possible)
        self.slots.remove(slot)
        order[slot[0]] = tile
        return True


def resample_deal(rules: Ruleset, played: PlayedDeal, random: Random) -> Sequence[int]:
    """Return the draws of a random deal that agrees with everything that `played.seat` saw.

    Draws are the random numbers with which `Stream.permutation` orders the tiles; the draw that
    selects the starter is not included.  The list is empty if this random attempt finds no deal.
    Possible deals are only approximately equally likely.
    """
    tiles = complete_set(rules.reach)
    named = {str(tile): tile for tile in tiles}
    size, bought = rules.hand_size, rules.players * rules.hand_size
    hands = _dealt_hands(rules, played, named)
    own = range(played.seat * size, (played.seat + 1) * size)
    order = dict(zip(own, played.dealt.hand_of(played.seat), strict=True))
    ends: tuple[int, ...] = ()
    for move, (seat, text, revealed) in enumerate(played.moves):
        hand = hands.get(seat)
        if text not in ("buy", "pass"):
            tile = named[text.split()[0]]
            ends = ends_after(ends, tile, text.partition(" ")[2])
            if hand and not hand.place(tile, order, random):
                return []
            continue
        if hand and (rules.stock == "draw" if text == "buy" else not rules.fine):
            hand.bars.append((move, frozenset(ends)))
        if text == "buy":
            if hand:
                hand.slots.append((bought, move + 1))
            else:
                order[bought] = named[revealed]
            bought += 1
    hidden = list(unseen_tiles(rules, played.known))
    random.shuffle(hidden)
    for hand in sorted(hands.values(), key=lambda hand: -len(hand.bars)):
        for slot in hand.slots:
            fitting = next((tile for tile in hidden if hand.can_have(slot, tile)), None)
            if fitting is None:
                return []
            order[slot[0]] = fitting
            hidden.remove(fitting)
    random.shuffle(hidden)
    order.update(zip((n for n in range(len(tiles)) if n not in order), hidden, strict=True))
    return _draws([tiles.index(order[place]) for place in range(len(tiles))])


def _dealt_hands(rules: Ruleset, played: PlayedDeal, named: Mapping[str, Tile]) -> dict[int, _Hand]:
    """Return the hands dealt to all seats except `played.seat`, keyed by seat; no tile is known.

    `named` contains all tiles of the set, keyed by their text.
    """
    too_high: frozenset[Tile] = frozenset()
    if rules.highest_leads and played.moves:
        lead = lead_rank(named[played.moves[0][1]])
        too_high = frozenset(tile for tile in named.values() if lead_rank(tile) > lead)
    size = rules.hand_size
    return {
        seat: _Hand([(seat * size + n, 0) for n in range(size)], too_high)
        for seat in range(rules.players)
        if seat != played.seat
    }


def _draws(order: Sequence[int]) -> list[int]:
    """Return the random numbers (draws) with which `Stream.permutation` gives this order."""
    items, draws = list(range(len(order))), []
    for last in range(len(order) - 1, 0, -1):
        drawn = items.index(order[last])
        items[last], items[drawn] = items[drawn], items[last]
        draws.append(drawn)
    return draws
