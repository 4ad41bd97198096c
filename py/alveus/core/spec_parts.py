"""Protocols for the modules that a game's spec can name, in alveus and in packages of games.

A spec contains the name of each module, so that the module is imported on first use only. `PARTS`
assigns the protocols to the fields of `alveus.core.spec.GameSpec`.  Only the field `terminal`, the
module with a game's own terminal commands, has no protocol.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol

from alveus.core.text_position import Line


class OpponentModule(Protocol):
    """A module with the computer opponent of a game or, for a puzzle, with its solver."""

    OPPONENT: Any
    """An Adviser, Opponent or Analyst (see `alveus.ai.answers`) with the levels of the spec."""


class DiagramModule(Protocol):
    """A module that draws positions as text and as SVG; `known` is a seat's information state."""

    def board(self, game: Any, known: Any, ascii_only: bool) -> Sequence[str]:
        """Return the board in the state `known` as lines of at most 80 characters."""

    def diagram(self, game: Any, known: Any, highlights: Any) -> Any:
        """Return the board in the state `known` as a `diagrams.svg.Drawing`.

        `highlights` is a `diagrams.elements.Highlights`: moves and places to highlight.
        """


class SheetModule(Protocol):
    """A module that makes the board and the pieces to print and cut out.

    The module of a puzzle game with printed booklets also has a function `draw_puzzle`, which
    draws a puzzle and its solution.
    """

    def lay_kit(self, game: Any) -> Any:
        """Return the board and pieces of a game to print, as an `alveus.sheets.kit.Kit`."""


class LineModule(Protocol):
    """A module that writes and reads positions as lines of text, for the board editor."""

    def write_lines(self, game: Any, state: Any) -> Sequence[Line]:
        """Return the lines of a position."""

    def read_lines(self, game: Any, lines: Mapping[str, str], /) -> Mapping[str, Any]:
        """Return, as JSON, the position described by the editor's lines.

        `lines` maps the name of each line to its text.  Raises SetupError `line_unreadable` if a
        line is not valid.
        """


class GameWithRuleset(Protocol):
    """A game whose ruleset, `rules`, can be passed to the functions of a `NumberingModule`."""

    rules: Any


class NumberingModule(Protocol):
    """A module that writes moves and observations as numbers, for machine learning.

    `rules` is the ruleset of a `GameWithRuleset`, `known` the information state of a seat.
    """

    def action_names(self, rules: Any) -> Sequence[str]:
        """Return the names of the moves with fixed numbers; the index of a name is its number.

        The other moves have the numbers after these; their order depends on the position.
        """

    def action_name(self, text: str) -> str:
        """Return the name of the move `text`; only names in `action_names` have fixed numbers."""

    def count_unnamed(self, rules: Any) -> int:
        """Return the maximum number of legal moves in a position that are not in `action_names`."""

    def feature_limits(self, rules: Any) -> Sequence[int]:
        """Return the limit of each number in `features`: n for the range 0 to n, -n for -n to n."""

    def features(self, rules: Any, known: Any, seat: int) -> Sequence[int]:
        """Return the observation of a seat as a list of integers (features)."""


class PlayedDeal(NamedTuple):
    """A deal of hidden hands and the moves since then, as `seat` knows them."""

    seat: int
    dealt: Any
    """The state after the deal, as `seat` knows it."""
    known: Any
    """The current state, as `seat` knows it."""
    moves: Sequence[tuple[int, str, str]]
    """For each move: the seat that made the move, its text, and the name of the tile that the move
    revealed only to `seat`, or ""."""


class HiddenNumberingModule(NumberingModule, Protocol):
    """A `NumberingModule` of a game with hidden hands, which can also sample possible deals."""

    def resample_deal(self, rules: Any, played: PlayedDeal, random: Random) -> Sequence[int]:
        """Return a random deal that agrees with all that `played.seat` saw; () if none was found.

        The deal is returned as the random numbers (results of :meth:`Stream.below`) that the game
        draws, in this order, when it makes this deal.
        """


class SchemaModule(Protocol):
    """A module with the type of positions in JSON."""

    POSITION: Any
    """A typed dictionary, or a union of them; see `alveus.core.position_types.Position`."""


PARTS: Mapping[str, type] = MappingProxyType(
    {
        "opponent": OpponentModule,
        "diagrams": DiagramModule,
        "sheets": SheetModule,
        "writing": LineModule,
        "numbering": NumberingModule,
        "schema": SchemaModule,
    }
)
"""The protocol of each part, keyed by the field of `GameSpec` that names the module."""
