"""Conversion of positions of block dominoes to lines of text for the board editor, and back."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from alveus.core.text_position import Line, read_words
from alveus.families.dominoes.line.state import State
from alveus.families.dominoes.tiles import complete_set, tile

_TILE = re.compile(r"([0-9]):([0-9])")


def write_lines(game: Any, state: State) -> tuple[Line, ...]:
    """Return the side on turn, the played tiles and each side's hand, each as a line of the editor.

    The side is "" if undecided.  Tiles are written ``1:3 3:3 3:5``; hidden ones are left out.
    """
    seats = game.info.seats
    hands = state.hands or ((),) * len(seats)
    choices, turn = (seats, seats[state.turn]) if state.turn is not None else ((*seats, ""), "")
    return (
        Line("turn", turn, choices=choices),
        Line("line", " ".join(f"{left}:{right}" for left, right in state.line)),
        *(
            Line("hand", " ".join(str(held) for held in hand if held is not None), side)
            for side, hand in zip(seats, hands, strict=True)
        ),
    )


def read_lines(game: Any, lines: Mapping[str, str]) -> dict[str, Any]:
    """Return, as JSON, the position described by the editor's lines.

    `lines` has the texts of `write_lines`, keyed by name: ``turn``, ``line``, ``hand.SIDE``.  All
    other tiles are in the stock, if the game has one.  If the texts contain no tiles, return the
    position before the deal.  Raises SetupError `line_unreadable` for a word unlike ``1:3``.
    """
    seats, rules = game.info.seats, game.rules
    position: dict[str, Any] = {"turn": lines.get("turn", seats[0]) or None}
    line = read_words(lines, "line", _TILE)
    hands = {side: read_words(lines, f"hand.{side}", _TILE) for side in seats}
    if not any((line, *hands.values())):
        return position
    used = {tile(int(word[1]), int(word[2])) for words in (line, *hands.values()) for word in words}
    position["line"] = [word[0] for word in line]
    position["hands"] = {side: [word[0] for word in words] for side, words in hands.items()}
    if rules.stock != "none":
        position["stock"] = [str(other) for other in complete_set(rules.reach) if other not in used]
    return position
