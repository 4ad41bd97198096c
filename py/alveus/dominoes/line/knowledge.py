"""What can be known of the tiles that nobody shows."""

from __future__ import annotations

from typing import Any

from alveus.dominoes.line.context import Context
from alveus.dominoes.line.groups import group
from alveus.dominoes.line.moves import unseen_tiles
from alveus.dominoes.line.odds import Holder, odds
from alveus.dominoes.line.state import State
from alveus.dominoes.tiles import Tile


def knowledge(context: Context, known: State, viewer: int) -> dict[str, Any]:
    """Where the tiles of every number are, and the odds for every tile that is not seen.

    The odds count all deals alike that agree with what was seen and with every pass; what
    buying gives away is left to the players' judgment.
    """
    rules, seats = context.rules, context.seats
    hidden = unseen_tiles(rules, known)
    hand = known.hand_of(viewer)
    numbers = [
        {
            "number": number,
            "line": sum(number in laid for laid in known.line),
            "hand": sum(number in tile for tile in hand),
            "unseen": sum(number in tile for tile in hidden),
            "group": group(rules.reach, hand, number),
            "lacks": [
                side for side, lacks in zip(seats, known.lacks, strict=True) if number in lacks
            ],
        }
        for number in range(rules.reach + 1)
    ]
    where = _where(context, known, viewer)
    tiles = [
        {"tile": str(tile), "odds": {place: round(share, 4) for place, share in shares.items()}}
        for tile, shares in where.items()
    ]
    talon = sum(tile.pips * shares.get("talon", 0.0) for tile, shares in where.items())
    return {"side": seats[viewer], "numbers": numbers, "tiles": tiles, "talon": round(talon, 4)}


def _where(context: Context, known: State, viewer: int) -> dict[Tile, dict[str, float]]:
    """For every unseen tile the odds of each side that it has it, of the stock, or of lying out.

    The talon's are a part of the stock's, whose tiles nobody can tell apart.
    """
    rules, seats = context.rules, context.seats
    hidden = unseen_tiles(rules, known)
    others = [seat for seat in range(rules.players) if seat != viewer]
    holders = [Holder(known.hands[seat].count(None), known.lacks[seat]) for seat in others]
    rest = len(hidden) - sum(holder.size for holder in holders)
    names = [seats[seat] for seat in others]
    if rest:
        holders.append(Holder(rest))
        names.append("stock" if known.stock else "out")
    where = {}
    for tile, shares in odds(hidden, holders).items():
        named = dict(zip(names, shares, strict=True))
        if known.stock and rules.talon:
            named["talon"] = named["stock"] * rules.talon / len(known.stock)
        where[tile] = named
    return where
