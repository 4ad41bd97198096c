"""Names for groups of tiles in a hand, and the probable place of each hidden tile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from random import Random
from typing import Any, NamedTuple

from alveus.families.dominoes.line.rules import GROUPS, Ruleset, unseen_tiles
from alveus.families.dominoes.line.state import Hand, State
from alveus.families.dominoes.tiles import Tile


def group(reach: int, hand: Iterable[Tile], number: int) -> str:
    """Return Adler's name, such as "forsche", for a hand's tiles with `number`; "" if none fits."""
    tiles = [tile for tile in hand if number in tile]
    missing = reach + 1 - len(tiles)
    return GROUPS.get((missing, any(tile.double for tile in tiles)), "")


class Holder(NamedTuple):
    """A hand or stock of hidden tiles: its size, and the numbers that it cannot have."""

    size: int
    lacks: frozenset[int] = frozenset()


Room = tuple[int, ...]
"""Number of tiles that each holder can still receive."""


def odds(hidden: Sequence[Tile], holders: Sequence[Holder]) -> dict[Tile, tuple[float, ...]]:
    """Return the probability that each holder has a hidden tile, keyed by tile.

    The sizes of the holders must add up to the number of hidden tiles, and at least one deal must
    be possible.  Deals are counted by dynamic programming: tiles are assigned one after the other,
    and the state is the room that remains.  For each tile the counts of a forward and a backward
    pass are multiplied.
    """
    allowed = _allowed_holders(hidden, holders)
    order = sorted(hidden, key=lambda tile: allowed[tile])
    forward = [Counter({tuple(holder.size for holder in holders): 1})]
    for tile in order:
        after: Counter[Room] = Counter()
        for room, ways in forward[-1].items():
            for _, left in _assign(room, allowed[tile]):
                after[left] += ways
        forward.append(after)
    backward = Counter({(0,) * len(holders): 1})
    total = forward[-1][(0,) * len(holders)]
    shares_of: dict[Tile, tuple[float, ...]] = {}
    for tile, rooms in zip(reversed(order), reversed(forward[:-1]), strict=True):
        shares, before = [0] * len(holders), Counter[Room]()
        for room, ways in rooms.items():
            for holder, left in _assign(room, allowed[tile]):
                onward = backward[left]
                before[room] += onward
                shares[holder] += ways * onward
        shares_of[tile] = tuple(share / total for share in shares)
        backward = before
    return {tile: shares_of[tile] for tile in hidden}


def _allowed_holders(
    hidden: Sequence[Tile], holders: Sequence[Holder]
) -> dict[Tile, tuple[int, ...]]:
    """Return the indices of the holders that can have each hidden tile."""
    return {
        tile: tuple(n for n, holder in enumerate(holders) if holder.lacks.isdisjoint(tile))
        for tile in hidden
    }


def _holders(
    rules: Ruleset, observation: State, viewer: int
) -> tuple[tuple[Tile, ...], list[int], list[Holder]]:
    """Return the hidden tiles, the other seats, and the holders.

    The holders are the other seats, then the stock or, without a stock, the undealt tiles, if
    there are any.
    """
    hidden = unseen_tiles(rules, observation)
    others = [seat for seat in range(rules.players) if seat != viewer]
    holders = [Holder(observation.hands[n].count(None), observation.lacks[n]) for n in others]
    rest = len(hidden) - sum(holder.size for holder in holders)
    return hidden, others, [*holders, Holder(rest)] if rest else holders


def _assign(room: Room, allowed: tuple[int, ...]) -> Iterator[tuple[int, Room]]:
    """Yield each allowed holder with room for a tile, and the room left after this assignment."""
    for holder in allowed:
        if room[holder]:
            yield holder, (*room[:holder], room[holder] - 1, *room[holder + 1 :])


def deal_sampler(rules: Ruleset, observation: State, viewer: int) -> Callable[[Random], State]:
    """Return a function that draws a random deal, as a state without hidden tiles.

    All deals that agree with the visible tiles, and with the numbers that a seat lacks because it
    passed, are equally likely.  Purchases are not used as evidence.
    """
    hidden, others, holders = _holders(rules, observation, viewer)
    allowed = _allowed_holders(hidden, holders)
    order = sorted(hidden, key=lambda tile: (len(allowed[tile]), allowed[tile]))
    anywhere = sum(len(allowed[tile]) == len(holders) for tile in hidden)
    restricted, free = order[: len(order) - anywhere], order[len(order) - anywhere :]

    @cache
    def ways(number: int, room: Room) -> int:
        """Return the number of deals of the tiles from index `number` on that fill `room`."""
        if number == len(order):
            return 1
        return sum(ways(number + 1, left) for _, left in _assign(room, allowed[order[number]]))

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
    """Return statistics for each number, odds of each hidden tile, and the talon's expected pips.

    A number's statistics include its tiles in the line, the hand and unseen.  A tile's odds are
    its probability at each place, as in `deal_sampler`.  The talon's tiles are never taken.
    """
    hidden, hand = unseen_tiles(rules, observation), observation.hand_of(viewer)
    lacks_of = dict(zip(rules.seats, observation.lacks, strict=True))
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
    """Return for each hidden tile the probability of each place where it can be.

    A place is another side, `stock`, `talon` or `out` (not dealt).  The talon, the part of the
    stock that is never taken, is also contained in `stock`.
    """
    hidden, others, holders = _holders(rules, observation, viewer)
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
