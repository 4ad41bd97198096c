"""Conclusions about hidden tiles: named groups in a hand, and the probable place of each tile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from alveus.families.dominoes.line.rules import GROUPS, Ruleset, unseen_tiles
from alveus.families.dominoes.line.state import State
from alveus.families.dominoes.tiles import Tile


def group(reach: int, hand: Iterable[Tile], number: int) -> str:
    """Return Adler's name for the tiles with this number in a hand; "" if he gives no name."""
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
    allowed = {
        tile: tuple(n for n, holder in enumerate(holders) if holder.lacks.isdisjoint(tile))
        for tile in hidden
    }
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


def _assign(room: Room, allowed: tuple[int, ...]) -> Iterator[tuple[int, Room]]:
    """Yield each allowed holder with room for a tile, and the room that is left then."""
    for holder in allowed:
        if room[holder]:
            yield holder, (*room[:holder], room[holder] - 1, *room[holder + 1 :])


def knowledge(rules: Ruleset, observation: State, viewer: int) -> dict[str, Any]:
    """Return the counts of each number and the odds of each hidden tile, as JSON.

    All deals that agree with the visible tiles and with every pass are equally likely.  Tiles taken
    from the stock are not used as evidence.
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
    odds_of = _odds_by_place(rules, observation, viewer, hidden)
    tiles = [
        {"tile": str(tile), "odds": {place: round(share, 4) for place, share in shares.items()}}
        for tile, shares in odds_of.items()
    ]
    talon = sum(tile.pips * shares.get("talon", 0.0) for tile, shares in odds_of.items())
    side, talon = rules.seats[viewer], round(talon, 4)
    return {"side": side, "numbers": numbers, "tiles": tiles, "talon": talon}


def _odds_by_place(
    rules: Ruleset, observation: State, viewer: int, hidden: Sequence[Tile]
) -> dict[Tile, dict[str, float]]:
    """Return the odds of each hidden tile, keyed by side, `stock`, `talon` or `out` (not dealt).

    The talon is the part of the stock that is never taken; its share is also contained in `stock`.
    """
    others = [seat for seat in range(rules.players) if seat != viewer]
    hands, lacks, stock = observation.hands, observation.lacks, observation.stock
    holders = [Holder(hands[seat].count(None), lacks[seat]) for seat in others]
    names = [rules.seats[seat] for seat in others]
    rest = len(hidden) - sum(holder.size for holder in holders)
    if rest:
        holders.append(Holder(rest))
        names.append("stock" if stock else "out")
    by_place = {}
    for tile, shares in odds(hidden, holders).items():
        by_place[tile] = dict(zip(names, shares, strict=True))
        if stock and rules.talon:
            by_place[tile]["talon"] = by_place[tile]["stock"] * rules.talon / len(stock)
    return by_place
