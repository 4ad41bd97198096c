"""Positions in the short notation of the specification."""

from __future__ import annotations

from typing import Any

from alveus.core.events import Event
from alveus.families.tables import duodecim as duodecim_rules
from alveus.families.tables import lombardorum as lombard_rules
from alveus.families.tables import xii as xii_rules
from alveus.families.tables.game import TablesGame
from alveus.families.tables.state import State


def lombard(**options: str) -> TablesGame:
    return lombard_rules.game(options)


def duodecim(**options: str) -> TablesGame:
    return duodecim_rules.game(options)


def xii(**options: str) -> TablesGame:
    return xii_rules.game(options)


def men(text: str, each: int = 15) -> dict[str, Any]:
    """``"bar:1 1:3 7:11"``: men by own point; other men are off."""
    counts = {place: int(n) for place, n in (word.split(":") for word in text.split())}
    bar, hand = counts.pop("bar", 0), counts.pop("hand", 0)
    off = each - bar - hand - sum(counts.values())
    return {"points": counts, "hand": hand, "bar": bar, "off": off}


def position(white: str, black: str, dice: str = "", turn: str = "white") -> dict[str, Any]:
    """A position with its throw, ``"6-5"``, or before the roll."""
    thrown = [int(die) for die in dice.split("-")] if dice else None
    return {"turn": turn, "dice": thrown, "white": men(white), "black": men(black)}


def set_up(rules: TablesGame, white: str, black: str, dice: str = "", turn: str = "white") -> State:
    return rules.from_json(position(white, black, dice, turn))


def play(rules: TablesGame, state: State, *texts: str) -> tuple[State, list[Event]]:
    """Return the state after moves in notation, and all events."""
    events: list[Event] = []
    for text in texts:
        for move in rules.parse(state, text):
            state, happened = rules.apply(state, move)
            events += happened
    return state, events


def side(rules: TablesGame, state: State, seat: str) -> dict[Any, Any]:
    """Return a player's men as in the JSON of a position, without empty places."""
    content = rules.to_json(state)[seat]
    points = {int(number): count for number, count in content["points"].items()}
    beside = {place: content[place] for place in ("hand", "bar", "off") if content[place]}
    return {**points, **beside}


def texts(rules: TablesGame, state: State) -> set[str]:
    """Return the moves of a state in notation."""
    return {rules.text(state, move) for move in rules.moves(state)}


def plays(rules: TablesGame, state: State) -> set[str]:
    """One text for every distinct result of the turn."""
    return {result.text for result in rules.results(state)}


def finals(rules: TablesGame, state: State, seat: str = "white") -> list[dict[Any, Any]]:
    """A player's men in every distinct result of the turn, sorted."""
    sides = [side(rules, result.state, seat) for result in rules.results(state)]
    return sorted(sides, key=lambda men: [(str(place).zfill(3), n) for place, n in men.items()])
