"""The knowledge of a seat about its own tiles and the hidden ones.

A group is all tiles with one number in a hand; Adler named some groups, such as "forsche".  The
functions return the name of a group, the probabilities that another player or the stock has each
hidden tile, a function that deals the hidden tiles at random, and all knowledge as JSON.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations
from random import Random
from typing import Any, NamedTuple

from alveus.families.dominoes.line.rules import (
    GROUPS,
    Ruleset,
    missing_numbers,
    missing_tiles,
    unseen_tiles,
)
from alveus.families.dominoes.line.state import Hand, State
from alveus.families.dominoes.tiles import Tile


def group(reach: int, hand: Iterable[Tile], number: int) -> str:
    """Return the name of the group of tiles with `number` in a hand, or "" if it has no name.

    The names (`GROUPS`) depend on the number of missing tiles of the group and on whether it has
    the double; `reach` is the highest number of the set.
    """
    tiles = [tile for tile in hand if number in tile]
    missing = reach + 1 - len(tiles)
    return GROUPS.get((missing, any(tile.double for tile in tiles)), "")


class Holder(NamedTuple):
    """A hidden hand or stock: its number of tiles, and numbers and tiles that it cannot have."""

    size: int
    lacks: frozenset[int] = frozenset()
    barred: frozenset[Tile] = frozenset()

    def can_have(self, tile: Tile) -> bool:
        """Return True unless `barred` has the tile or `lacks` has one of its numbers."""
        return self.lacks.isdisjoint(tile) and tile not in self.barred


Room = tuple[int, ...]
"""For each holder (a hidden hand or the stock), the number of hidden tiles that can still be dealt
to it, in the order of the parameter `holders`."""


def odds(hidden: Sequence[Tile], holders: Sequence[Holder]) -> dict[Tile, tuple[float, ...]]:
    """Return, for each hidden tile, the probability that each holder (hand or stock) has it.

    The sizes of the holders must add up to the number of hidden tiles, and at least one deal must
    be possible.  All possible deals are equally likely.
    """
    allowed, order, ways = _possible_deals(hidden, holders)
    start = tuple(holder.size for holder in holders)
    before, total = {start: 1}, ways(0, start)
    shares_of: dict[Tile, tuple[float, ...]] = {}
    for number, tile in enumerate(order, 1):
        shares, after = [0] * len(holders), Counter[Room]()
        for room, count in before.items():
            for holder, left in _assign(room, allowed[tile]):
                after[left] += count
                shares[holder] += count * ways(number, left)
        shares_of[tile] = tuple(share / total for share in shares)
        before = after
    return {tile: shares_of[tile] for tile in hidden}


def can_deal(hidden: Sequence[Tile], holders: Sequence[Holder]) -> bool:
    """Return True if all hidden tiles can be dealt to the holders (hands or stock).

    The sizes of the holders must add up to the number of hidden tiles; a negative size makes the
    deal impossible.  By Hall's theorem, a deal is possible if each set of holders has enough room
    for the tiles that no other holder can have.
    """
    allowed, _, _ = _possible_deals(hidden, holders)
    for count in range(len(holders) + 1):
        for chosen in combinations(range(len(holders)), count):
            tiles = sum(set(allowed[tile]).issubset(chosen) for tile in hidden)
            if tiles > sum(holders[number].size for number in chosen):
                return False
    return True


def _possible_deals(
    hidden: Sequence[Tile], holders: Sequence[Holder]
) -> tuple[dict[Tile, tuple[int, ...]], list[Tile], Callable[[int, Room], int]]:
    """Return each tile's possible holders, the order of the tiles, and a function to count deals.

    Possible holders are indices in `holders`.  The tiles are sorted by the number of possible
    holders, fewest first.  The function ``ways(start, room)`` counts the deals of the tiles from
    the index `start` in this order; `room` has, for each holder, the number of tiles that it can
    still receive.
    """
    allowed = {
        tile: tuple(n for n, holder in enumerate(holders) if holder.can_have(tile))
        for tile in hidden
    }
    order = sorted(hidden, key=lambda tile: (len(allowed[tile]), allowed[tile]))

    @cache
    def ways(number: int, room: Room) -> int:
        if number == len(order):
            return 1
        return sum(ways(number + 1, left) for _, left in _assign(room, allowed[order[number]]))

    return allowed, order, ways


def list_holders(
    rules: Ruleset, observation: State, viewer: int | None
) -> tuple[tuple[Tile, ...], list[int], list[Holder]]:
    """Return the tiles that `viewer` cannot see, the other seats, and the holders of these tiles.

    If `viewer` is None, these are the tiles that `observation` does not show, and all seats.

    The holders are the hands of the other seats, then the stock or, without a stock, the undealt
    tiles; the last holder is missing if it would be empty.
    """
    hidden = unseen_tiles(rules, observation)
    others = [seat for seat in range(rules.players) if seat != viewer]
    lacks, barred = missing_numbers(rules, observation), missing_tiles(rules, observation)
    holders = [Holder(observation.hands[n].count(None), lacks[n], barred[n]) for n in others]
    rest = len(hidden) - sum(holder.size for holder in holders)
    if rest:
        holders.append(Holder(rest))
    if any(barred) and not can_deal(hidden, holders):  # no deal fits `highest_leads`
        holders = [holder._replace(barred=frozenset()) for holder in holders]
    return hidden, others, holders


def _assign(room: Room, allowed: tuple[int, ...]) -> Iterator[tuple[int, Room]]:
    """Yield each holder (index) in `allowed` that has room, and `room` after it gets a tile.

    `room` has, for each holder (hidden hand or stock), the number of tiles that it can still get.
    """
    for holder in allowed:
        if room[holder]:
            yield holder, (*room[:holder], room[holder] - 1, *room[holder + 1 :])


def deal_sampler(rules: Ruleset, observation: State, viewer: int) -> Callable[[Random], State]:
    """Return a function that replaces the hidden tiles of an observation by random ones.

    `observation` is the position as `viewer`, a seat, knows it.  All deals that agree with it, with
    the numbers that other seats lack because they passed or drew, and with the first tile (see
    `missing_tiles`) are equally likely.
    """
    hidden, others, holders = list_holders(rules, observation, viewer)
    allowed, order, ways = _possible_deals(hidden, holders)
    anywhere = sum(len(allowed[tile]) == len(holders) for tile in hidden)
    restricted, free = order[: len(order) - anywhere], order[len(order) - anywhere :]

    def draw(random: Random) -> State:
        parts: list[list[Tile]] = [[] for _ in holders]
        room = tuple(holder.size for holder in holders)
        for number, tile in enumerate(restricted, 1):
            choices = list(_assign(room, allowed[tile]))
            weights = [ways(number, left) for _, left in choices]
            holder, room = random.choices(choices, weights)[0]
            parts[holder].append(tile)
        rest = free.copy()
        random.shuffle(rest)
        for part, size in zip(parts, room, strict=True):
            part += rest[:size]
            del rest[:size]
        hands: list[Hand] = list(observation.hands)
        for seat, part in zip(others, parts, strict=False):
            hands[seat] = tuple(sorted(part))
        stock = parts[-1] if observation.stock else []
        random.shuffle(stock)
        return observation._replace(hands=tuple(hands), stock=tuple(stock))

    return draw


def knowledge(rules: Ruleset, observation: State, viewer: int) -> dict[str, Any]:
    """Return as JSON the knowledge of the seat `viewer`; `side` is the id of this seat.

    - `numbers` has an entry for each number: how many tiles with this number are in the `line`, in
      the viewer's `hand` and `unseen`; the name of the `group` in the hand (see `GROUPS`); and
      `lacks`, the sides that cannot have this number, because they passed or drew when it was open.
    - `tiles` has an entry for each hidden tile.  Its `odds` are the probabilities that the tile is
      in the hand of each other side, in the `stock`, in the `talon` (the part of the stock that is
      never taken) or, in games without a stock, `out` (undealt).
    - `talon` is the expected number of pips in the talon.
    """
    hidden, hand = unseen_tiles(rules, observation), observation.hand_of(viewer)
    lacks_of = dict(zip(rules.seats, missing_numbers(rules, observation), strict=True))
    numbers = [
        {
            "number": number,
            "line": sum(number in pair for pair in observation.line),
            "hand": sum(number in tile for tile in hand),
            "unseen": sum(number in tile for tile in hidden),
            "group": group(rules.reach, hand, number),
            "lacks": [side for side, lacks in lacks_of.items() if number in lacks],
        }
        for number in range(rules.reach + 1)
    ]
    odds_of = _odds_by_place(rules, observation, viewer)
    tiles = [
        {"tile": str(tile), "odds": {place: round(share, 4) for place, share in shares.items()}}
        for tile, shares in odds_of.items()
    ]
    talon = sum(tile.pips * shares.get("talon", 0.0) for tile, shares in odds_of.items())
    side, talon = rules.seats[viewer], round(talon, 4)
    return {"side": side, "numbers": numbers, "tiles": tiles, "talon": talon}


def _odds_by_place(rules: Ruleset, observation: State, viewer: int) -> dict[Tile, dict[str, float]]:
    """Return, for each tile that the seat `viewer` cannot see, its probability of each place.

    A place is the id of a side (its hand), `stock`, `talon` or, in games without a stock, `out`
    (undealt).  The talon is part of the stock, so its tiles count for both.
    """
    hidden, others, holders = list_holders(rules, observation, viewer)
    stock = observation.stock
    names = [rules.seats[seat] for seat in others]
    if len(holders) > len(others):
        names.append("stock" if stock else "out")
    by_place = {}
    for tile, shares in odds(hidden, holders).items():
        by_place[tile] = dict(zip(names, shares, strict=True))
        if stock and rules.talon:
            by_place[tile]["talon"] = by_place[tile]["stock"] * rules.talon / len(stock)
    return by_place
