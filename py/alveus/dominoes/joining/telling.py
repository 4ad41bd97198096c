"""What is told of the table: the events of the moves, and what is known of tiles nobody sees."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from alveus.core.events import Event
from alveus.dominoes.joining.ending import weight
from alveus.dominoes.joining.groups import group
from alveus.dominoes.joining.layout import hand_place, line_place, slot
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
    tiles = [{"tile": str(tile), "odds": _odds(rules, seats, known, eyes, tile)} for tile in hidden]
    talon = sum(tile.pips * _talon(rules, known, eyes, tile) for tile in hidden)
    return {"side": seats[eyes], "numbers": numbers, "tiles": tiles, "talon": round(talon, 4)}


def holds(rules: Ruleset, known: State, eyes: int, tile: Tile) -> float:
    """The odds that the other of two players has an unseen tile."""
    other = 1 - eyes
    lacked = known.lacks[other]
    if lacked.intersection(tile):
        return 0.0
    possible = sum(not lacked.intersection(hidden) for hidden in unseen(rules, known))
    return len(known.hands[other]) / possible


def _odds(
    rules: Ruleset, seats: Sequence[str], known: State, eyes: int, tile: Tile
) -> dict[str, float]:
    if rules.players != 2:
        return {}
    other = holds(rules, known, eyes, tile)
    odds = {seats[1 - eyes]: round(other, 4)}
    if known.stock:
        odds |= {"stock": round(1 - other, 4), "talon": round(_talon(rules, known, eyes, tile), 4)}
    return odds


def _talon(rules: Ruleset, known: State, eyes: int, tile: Tile) -> float:
    """The odds that a tile is one of those that nobody can take."""
    if not known.stock or rules.players != 2:
        return 0.0
    return (1 - holds(rules, known, eyes, tile)) * rules.talon / len(known.stock)
