"""A position of the tables as a person writes it: dice ``6 5``, men ``1:13 3 bar:1 off:2``.

Points are the side's own numbers; a place without a count holds one man, and men that are not
named are off.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from typing import Any

from alveus.core.written import Line, read_words
from alveus.tables.game import TablesGame
from alveus.tables.state import State

_DIE = re.compile(r"[0-9]")
_MEN = re.compile(r"(hand|bar|off|[0-9]{1,2})(?::([0-9]{1,2}))?")
_BESIDE = ("hand", "bar", "off")


def write_lines(game: TablesGame, state: State) -> tuple[Line, ...]:
    """Whose turn it is, the dice that have fallen, and each side's men."""
    position, seats = game.to_json(state), game.info.seats
    return (
        Line("turn", position["turn"] or seats[0], choices=seats),
        Line("dice", " ".join(map(str, position["dice"] or ()))),
        *(Line("men", _write_men(position[side]), side) for side in seats),
    )


def read_lines(game: TablesGame, written: Mapping[str, str]) -> dict[str, Any]:
    """The position that the lines tell.  Raises SetupError `line_unreadable`."""
    dice = [int(word[0]) for word in read_words(written, "dice", _DIE)]
    seats = game.info.seats
    return {
        "turn": written.get("turn", seats[0]),
        "dice": dice or None,
        **{side: _read_men(game, written, f"men.{side}") for side in seats},
    }


def _write_men(side: Mapping[str, Any]) -> str:
    places = {**side["points"], **{place: side[place] for place in _BESIDE}}
    return " ".join(f"{place}:{men}" for place, men in places.items() if men)


def _read_men(game: TablesGame, written: Mapping[str, str], name: str) -> dict[str, Any]:
    men: Counter[str] = Counter()
    for place, count in (word.groups("1") for word in read_words(written, name, _MEN)):
        men[place if place in _BESIDE else str(int(place))] += int(count)
    beside = {place: men.pop(place, 0) for place in _BESIDE}
    missing = game.rules.men - men.total() - sum(beside.values())
    beside["off"] += max(0, missing)
    return {"points": dict(men), **beside}
