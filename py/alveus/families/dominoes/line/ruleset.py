"""Rules of block dominoes as data, and the message codes that the games share.

Readings are the possible values of an option.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Literal, TypeAlias

from alveus.core.game import Option, Source

SEATS = ("a", "b", "c", "d", "e")
Stock: TypeAlias = Literal["buy", "draw", "none"]
Rule: TypeAlias = tuple[str, Source]
"""The option that a rule depends on ("" if none) and the source of the rule."""


@dataclass(frozen=True)
class Ruleset:
    """All rules in which the games and their options differ."""

    reach: int
    """The highest number of the set: 6 for the usual 28 tiles."""
    players: int
    hand: int
    """Tiles dealt to each player; 0 if all tiles are dealt equally and the remainder is removed."""
    stock: Stock
    """How tiles can be taken from the stock.

    `buy`: any number at any time, and at least until one fits; `draw`: a single tile, if none fits;
    `none`: not at all.
    """
    talon: int = 0
    """Number of tiles at the end of the stock that are never taken (the talon)."""
    highest_leads: bool = False
    """True if the player with the highest double (else the highest tile) leads with it; False if
    the starter leads with any tile."""
    stops_when_dead: bool = False
    """True if the round ends as soon as no remaining tile can fit.

    If False, players who have no tile that fits must first take the rest of the stock.
    """
    tie_loses: bool = False
    """If hands are equal in a blocked round: True if the player of the last tile loses.

    False if it is a tie.
    """
    fine: int = 0
    """Points for the opponent if a player passes although another move is legal; 0 if such a pass
    is illegal."""
    starter_buys: bool = False
    """True if the starter may buy before leading."""
    buys_on: bool = True
    """True if a player who had to buy may buy more after finding a tile that fits."""
    by_pips: bool = False
    """True if the winner of a round scores the pips of all remaining tiles; False if one point."""
    reasons: Mapping[str, Rule] = field(default_factory=dict, hash=False)
    """For each code of a refusal, the rule that causes it."""

    @property
    def seats(self) -> tuple[str, ...]:
        """The seat names in playing order."""
        return SEATS[: self.players]

    @property
    def tiles(self) -> int:
        """The number of tiles in the set."""
        return (self.reach + 1) * (self.reach + 2) // 2

    @property
    def hand_size(self) -> int:
        """The number of tiles dealt to each player."""
        return self.hand or self.tiles // self.players


def rule_of(options: Iterable[Option], name: str, reading: str) -> Rule:
    """Return an option's name and the source of one of its readings, for `Ruleset.reasons`."""
    return name, {option.name: option for option in options}[name].readings[reading]


def takes_back(settings: Mapping[str, str]) -> bool:
    """Return True if undo may return a tile that was taken from the stock."""
    return settings["take_back_draws"] == "on"


GROUPS: Mapping[tuple[int, bool], str] = MappingProxyType(
    {
        (0, True): "blase",
        (1, True): "ueberforsche",
        (1, False): "kleine_ueberforsche",
        (2, True): "forsche",
        (2, False): "kleine_forsche",
        (3, True): "klemme",
        (4, False): "falle",
    }
)
"""Adler's names for the tiles of one number in a hand.

They depend on the number of tiles that the hand lacks, and on whether it has the double.  With an
Überforsche the player can force out one tile.  Five tiles with the double (Hauptforsche) force out
the two in the middle and so lead to the block.  In the Klemme the double may be shut out.  In the
Falle another hand or the talon has the double.
"""

CODES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "event": ("deal", "lead", "join", "buy", "pass", "false_pass", "block", "over"),
        "status": ("to_deal", "to_lead", "to_join", "must_buy", "must_pass", "won", "drawn"),
        "reason": (
            "not_held", "does_not_fit", "lead_highest", "no_stock", "none_to_buy", "lead_first",
            "drawn_already", "bought_enough", "must_serve", "must_buy", "game_over",
            "throw_first", "dealt_already", "face_down", "not_your_turn", "not_a_tile",
            "not_an_end",
        ),
        "error": (
            "notation", "no_such_tile", "end_missing", "end_of_nothing", "deal_incomplete",
            "tile_twice", "tiles_missing", "line_broken", "stock_size", "no_stock",
            "hands_number", "hands_empty", "number_range", "seat_missing", "result_impossible",
            "lacks_held",
        ),
        "label": ("hand", "slot", "laid", "end", "first", "stock", "lead", "join", "buy"),
        "ending": ("domino", "block", "tie", "resigned"),
        "counter": ("buyable", "tiles", "pips", "table"),
        "action": ("deal", "buy", "pass"),
        "contents": ("tile", "tile_hidden"),
        "grouping": tuple(GROUPS.values()),
        "hint": (
            "only_move", "goes_out", "blocks", "leads_double", "saves_double", "holds_double",
            "forsche", "falle", "heavy", "varied", "buys_weak", "must_buy", "must_pass",
            "answers",
        ),
        "mark": ("group", *GROUPS.values()),
    }
)  # fmt: skip
"""All message codes, keyed by kind.  A test requires a text for each in every language."""
