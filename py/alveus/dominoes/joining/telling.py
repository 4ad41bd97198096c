"""What is told of the table: the events of the moves, and what is known of tiles nobody sees."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from alveus.core.events import Event
from alveus.dominoes.joining.ending import weight
from alveus.dominoes.joining.groups import group
from alveus.dominoes.joining.layout import hand_place, line_place, slot
from alveus.dominoes.joining.odds import Place, odds
from alveus.dominoes.joining.playing import unseen
from alveus.dominoes.joining.ruleset import Ruleset
from alveus.dominoes.joining.state import LEFT, State
from alveus.dominoes.tiles import Tile


def joined(seats: Sequence[str], state: State, tile: Tile, end: str) -> Event:
    """A tile goes from a hand to an end of the line; only its owner sees from which slot."""
    seat = state.turn or 0
    side, at = seats[seat], line_place(state, end)
    own = (slot(side, state.hands[seat].index(tile)), at)
    told: dict[str, Any] = {"tile": str(tile)}
    if state.line:
        told |= {"number": state.ends[0] if end == LEFT else state.ends[1], "end": end}
    return Event("join" if state.line else "lead", side, (hand_place(side), at), told, way=own)


def bought(seats: Sequence[str], seat: int, tile: Tile, hand: tuple[Tile, ...], left: int) -> Event:
    """A tile is taken; only the buyer sees which."""
    side = seats[seat]
    return Event(
        "buy",
        side,
        ("stock", hand_place(side)),
        {"tile": "none", "left": left},
        {"tile": str(tile)},
        ("stock", slot(side, hand.index(tile))),
    )


def ended(seats: Sequence[str], state: State) -> tuple[Event, ...]:
    """The end of a deal, with the pips of the hands, of what lies face down, and of the line."""
    over = state.over
    if over is None:
        return ()
    told = {
        "ending": over.ending,
        "points": over.points,
        "hands": [weight(state, seat) for seat in range(len(state.hands))],
        "talon": sum(tile.pips for tile in state.stock if tile is not None),
        "table": sum(map(sum, state.line)),
    }
    end = Event("over", "" if over.winner is None else seats[over.winner], (), told)
    return (end,) if over.ending == "domino" else (Event("block"), end)


def knowledge(rules: Ruleset, seats: Sequence[str], known: State, eyes: int) -> dict[str, Any]:
    """Where the tiles of every number are, and the odds for every tile that is not seen.

    The odds count all deals alike that agree with what was seen and with every pass; what
    buying gives away is left to the players' judgment.
    """
    hidden = unseen(rules, known)
    hand = known.held(eyes)
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
    where = _where(rules, seats, known, eyes)
    tiles = [
        {"tile": str(tile), "odds": {place: round(share, 4) for place, share in shares.items()}}
        for tile, shares in where.items()
    ]
    talon = sum(tile.pips * shares.get("talon", 0.0) for tile, shares in where.items())
    return {"side": seats[eyes], "numbers": numbers, "tiles": tiles, "talon": round(talon, 4)}


def _where(
    rules: Ruleset, seats: Sequence[str], known: State, eyes: int
) -> dict[Tile, dict[str, float]]:
    """For every unseen tile the odds of each side that it has it, of the stock, or of lying out.

    The talon's are a part of the stock's, whose tiles nobody can tell apart.
    """
    hidden = unseen(rules, known)
    others = [seat for seat in range(rules.players) if seat != eyes]
    places = [Place(known.hands[seat].count(None), known.lacks[seat]) for seat in others]
    rest = len(hidden) - sum(place.size for place in places)
    names = [seats[seat] for seat in others]
    if rest:
        places.append(Place(rest))
        names.append("stock" if known.stock else "out")
    found = {}
    for tile, shares in odds(hidden, places).items():
        told = dict(zip(names, shares, strict=True))
        if known.stock and rules.talon:
            told["talon"] = told["stock"] * rules.talon / len(known.stock)
        found[tile] = told
    return found
