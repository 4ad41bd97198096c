"""The games of joining in numbers: a tile laid alone, at the left or right, one taken, or none.

The figures are, for every tile of the set, whether it is in the own hand and whether it lies in
the line; the numbers open at both ends (1 more than they are, 0 of an empty line); how many tiles
each seat holds, the own first, and how many lie face down; for each other seat the numbers that it
has shown not to have; whose turn it is.  Another's hand is in none of them.
"""

from __future__ import annotations

from collections.abc import Sequence

from alveus.dominoes.line.ruleset import Ruleset
from alveus.dominoes.line.state import State
from alveus.dominoes.tiles import complete_set, tile


def list_words(rules: Ruleset) -> Sequence[str]:
    """Every tile in the three ways it can be laid, and what is done instead."""
    tiles = complete_set(rules.reach)
    ends = ("", " left", " right")
    return [*(f"{one}{end}" for one in tiles for end in ends), "buy", "pass"]


def shorten(text: str) -> str:
    """The text as it is."""
    return text


def count_others(rules: Ruleset) -> int:
    """None: every move has a word."""
    return 0


def list_limits(rules: Ruleset) -> Sequence[int]:
    """One of each tile; ends; all tiles in one hand; a number is lacking or not."""
    lacks = (rules.players - 1) * (rules.reach + 1)
    ends = [rules.reach + 1] * 2
    return [1] * 2 * rules.tiles + ends + [rules.tiles] * (rules.players + 1) + [1] * (lacks + 1)


def list_figures(rules: Ruleset, known: State, seat: int) -> Sequence[int]:
    """What a seat sees, from its chair on round the table; before the deal nothing."""
    if not known.hands:
        return [0] * len(list_limits(rules))
    held = set(known.hand_of(seat))
    laid = {tile(*pair) for pair in known.line}
    tiles = complete_set(rules.reach)
    round_table = [(seat + step) % rules.players for step in range(rules.players)]
    return [
        *(int(one in held) for one in tiles),
        *(int(one in laid) for one in tiles),
        *((end + 1 for end in known.ends) if known.line else (0, 0)),
        *(len(known.hands[other]) for other in round_table),
        len(known.stock),
        *(
            int(number in known.lacks[other])
            for other in round_table[1:]
            for number in range(rules.reach + 1)
        ),
        int(known.turn == seat),
    ]
