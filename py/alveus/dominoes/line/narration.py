"""What is told of the table: the events of the moves and of the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from alveus.core.events import Event
from alveus.core.outcomes import over_event
from alveus.dominoes.line.ending import hand_pips
from alveus.dominoes.line.layout import hand_place, line_place, slot
from alveus.dominoes.line.state import LEFT, State
from alveus.dominoes.tiles import Tile


def join_event(seats: Sequence[str], state: State, tile: Tile, end: str) -> Event:
    """A tile goes from a hand to an end of the line; only its owner sees from which slot."""
    seat = state.turn or 0
    side, at = seats[seat], line_place(state, end)
    own = (slot(side, state.hands[seat].index(tile)), at)
    params: dict[str, Any] = {"tile": str(tile)}
    if state.line:
        params |= {"number": state.ends[0] if end == LEFT else state.ends[1], "end": end}
    return Event("join" if state.line else "lead", side, (hand_place(side), at), params, way=own)


def buy_event(
    seats: Sequence[str], seat: int, tile: Tile, hand: tuple[Tile, ...], left: int
) -> Event:
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


def end_events(seats: Sequence[str], state: State) -> tuple[Event, ...]:
    """The end of a deal, with the pips of the hands, of what lies face down, and of the line."""
    over = state.over
    if over is None:
        return ()
    end = over_event(
        over,
        seats,
        hands=[hand_pips(state, seat) for seat in range(len(state.hands))],
        talon=sum(tile.pips for tile in state.stock if tile is not None),
        table=sum(map(sum, state.line)),
    )
    return (end,) if over.ending == "domino" else (Event("block"), end)
