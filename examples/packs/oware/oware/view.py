"""The view: two rows of houses, the stores, and the seeds in them."""

from __future__ import annotations

from alveus.pack import (
    BoardView,
    CounterView,
    Event,
    Message,
    MoveView,
    PieceView,
    PlaceView,
    move_view,
    outcome_message,
    piece_view,
    place_view,
    say,
)
from oware.rules import HOUSES, ROW, SEATS, Reading, State, legal_moves, sow, totals

STORES = ("south_store", "north_store")
PLACES = (*(f"s{n + 1}" for n in range(ROW)), *(f"n{n + 1}" for n in range(ROW)))
"""The ids of the houses: s1 to s6, then n1 to n6."""
MANY = 12
"""Number of seeds that go around the whole board."""


def cell(house: int) -> tuple[int, int]:
    """Return the row and column of a house; North sits at the top."""
    return (1, house + 1) if house < ROW else (0, HOUSES - house)


def board_view(reading: Reading, state: State) -> BoardView:
    """Return the board, which is the same for both players."""
    south, north = totals(state) if state.over is not None else state.stores
    over = state.over
    said = say("to_sow", side=SEATS[state.turn])
    status = said if over is None else outcome_message(over, SEATS, south=south, north=north)
    return {
        "status": [status.to_json()],
        "places": _places(state),
        "pieces": _seeds(state),
        "moves": [_move(reading, state, house) for house in legal_moves(state)],
        "tokens": [],
        "counters": _counters(state),
        "actions": [],
        "marks": [],
    }


def sowing_events(reading: Reading, state: State, house: int) -> list[Event]:
    """Return the events of a move.  The first has the message; each other event moves a seed."""
    sowing, side = sow(reading, state, house), SEATS[state.turn]
    store = STORES[state.turn]
    params = {"house": house % ROW + 1, "count": len(sowing.trail)}
    paths = [(PLACES[house], PLACES[at]) for at in sowing.trail]
    events = [Event("sown", side, paths[0], params)]
    events += [Event("", side, path) for path in paths[1:]]
    if sowing.taken:
        events.append(Event("captured", side, (), {"count": sowing.count}))
    full = list(state.houses)
    for at in sowing.trail:
        full[at] += 1
    events += [Event("", side, (PLACES[at], store)) for at in sowing.taken for _ in range(full[at])]
    return events


def _places(state: State) -> list[PlaceView]:
    houses = []
    for house, name in enumerate(PLACES):
        side, number = SEATS[house // ROW], house % ROW + 1
        marks = ["many"] if state.houses[house] >= MANY else []
        label = say("house", number=number, side=side)
        houses.append(
            place_view(name, "pit", cell(house), label, name=str(number), side=side, marks=marks)
        )
    stores = [
        place_view(STORES[seat], "store", at, say("store", side=SEATS[seat]), side=SEATS[seat])
        for seat, at in enumerate(((1, ROW + 1), (0, 0)))
    ]
    return houses + stores


def _seeds(state: State) -> list[PieceView]:
    heaps = [*zip(PLACES, state.houses, strict=True), *zip(STORES, state.stores, strict=True)]
    return [
        piece_view(f"{place}.{order}", "bean", place, order=order)
        for place, count in heaps
        for order in range(count)
    ]


def _move(reading: Reading, state: State, house: int) -> MoveView:
    sowing = sow(reading, state, house)
    trail = [PLACES[at] for at in sowing.trail]
    return move_view(str(house % ROW + 1), [PLACES[house]], _label(sowing.count), trail=trail)


def _label(count: int) -> Message:
    return say("capture", count=count) if count else say("sow")


def _counters(state: State) -> list[CounterView]:
    return [
        {"code": "seeds", "side": side, "value": state.stores[seat]}
        for seat, side in enumerate(SEATS)
    ]
