"""Random deals that contradict nothing that a seat has seen, as samples of the hidden tiles.

A deal is represented by its draws: the random numbers with which `Stream.permutation` gives the
order of its tiles.  The open numbers are those at the two ends of the line.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from alveus.core.spec_parts import PlayedDeal
from alveus.families.dominoes.line.rules import Ruleset, lead_rank, unseen_tiles
from alveus.families.dominoes.line.state import LEFT
from alveus.families.dominoes.tiles import Tile, complete_set


@dataclass
class _Hand:
    """The hand of another seat.  A slot is the index of a tile in the order of the deal."""

    slots: list[tuple[int, int]]
    """For each unplayed tile: its slot, and the number of moves made before the seat had it."""
    too_high: frozenset[Tile]
    """Tiles that were not dealt to the seat, because it would have had to lead with them."""
    bars: list[tuple[int, frozenset[int]]] = field(default_factory=list)
    """For each pass or purchase because no tile fitted: index of the move, and open numbers."""

    def can_have(self, slot: tuple[int, int], tile: Tile) -> bool:
        """Return True if `tile` in this slot contradicts neither `bars` nor `too_high`."""
        _, since = slot
        barred = any(since <= move and not ends.isdisjoint(tile) for move, ends in self.bars)
        return not barred and (since > 0 or tile not in self.too_high)

    def place(self, tile: Tile, order: dict[int, Tile], random: Random) -> bool:
        """Put a played tile in `order`, keyed by a random possible slot, or return False."""
        possible = [slot for slot in self.slots if self.can_have(slot, tile)]
        if not possible:
            return False
        slot = random.choice(possible)
        self.slots.remove(slot)
        order[slot[0]] = tile
        return True


def resample_deal(rules: Ruleset, played: PlayedDeal, random: Random) -> Sequence[int]:
    """Return the draws of a random deal that agrees with the knowledge of `played.seat`.

    The draw that selects the starter is not included.  The list is empty if this random attempt
    finds no such deal.  Possible deals are only approximately equally likely.
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
            ends = _ends_after(ends, tile, text)
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
    """Return the hands of the other seats after the deal; `named` has all tiles, keyed by text."""
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


def _ends_after(ends: tuple[int, ...], tile: Tile, text: str) -> tuple[int, ...]:
    """Return the open numbers after a tile has been played by the move `text`."""
    if not ends:
        return tile
    left, right = ends
    if text.endswith(LEFT):
        return tile.low + tile.high - left, right
    return left, tile.low + tile.high - right


def _draws(order: Sequence[int]) -> list[int]:
    """Return the draws by which `Stream.permutation` gives this order."""
    items, draws = list(range(len(order))), []
    for last in range(len(order) - 1, 0, -1):
        drawn = items.index(order[last])
        items[last], items[drawn] = items[drawn], items[last]
        draws.append(drawn)
    return draws
