"""A game of joining as a person writes it: hands ``0:1 3:3``, the line ``1:3 3:3 3:5``.

Tiles that nobody names lie in the stock; without hands nothing has been dealt.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from alveus.core.written import Line, read_words
from alveus.dominoes.line.game import LineGame
from alveus.dominoes.line.state import State
from alveus.dominoes.tiles import complete_set, tile

_TILE = re.compile(r"([0-9]):([0-9])")


def write_lines(game: LineGame, state: State) -> tuple[Line, ...]:
    """Whose turn it is, what lies in the line, and the tiles of each hand that are known."""
    seats = game.info.seats
    hands = state.hands or ((),) * len(seats)
    return (
        Line("turn", seats[state.turn or 0], choices=seats),
        Line("line", " ".join(f"{left}:{right}" for left, right in state.line)),
        *(
            Line("hand", " ".join(str(one) for one in hand if one is not None), side)
            for side, hand in zip(seats, hands, strict=True)
        ),
    )


def read_lines(game: LineGame, written: Mapping[str, str]) -> dict[str, Any]:
    """The position that the lines tell.  Raises SetupError `line_unreadable`."""
    seats, rules = game.info.seats, game.rules
    position: dict[str, Any] = {"turn": written.get("turn", seats[0])}
    laid = read_words(written, "line", _TILE)
    held = {side: read_words(written, f"hand.{side}", _TILE) for side in seats}
    if not any((laid, *held.values())):
        return position
    named = {tile(int(word[1]), int(word[2])) for words in (laid, *held.values()) for word in words}
    position["line"] = [word[0] for word in laid]
    position["hands"] = {side: [word[0] for word in words] for side, words in held.items()}
    if rules.stock != "none":
        position["stock"] = [str(one) for one in complete_set(rules.reach) if one not in named]
    return position
