"""The rules of Rithmomachia as data.

The values of an option and of the ruleset field that it sets share one Literal type, so mypy
reports a misspelt value.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from typing import Any, Literal, TypeAlias

Switch: TypeAlias = Literal["off", "on"]
Edition: TypeAlias = Literal["beginner", "advanced"]
Layout: TypeAlias = Literal["boissiere", "aligned"]
FirstRanks: TypeAlias = Literal["edge", "forward"]
Moves: TypeAlias = Literal["standard", "boissiere", "second"]
Bend: TypeAlias = Literal["path", "none", "knight"]
StepChoice: TypeAlias = Literal["exact", "up_to"]
EruptioDistance: TypeAlias = Literal["steps", "inclusive", "between"]
Pincer: TypeAlias = Literal["opposite", "horizontal", "reach"]
Siege: TypeAlias = Literal["lifted", "any", "four"]
SelfSiege: TypeAlias = Literal["safe", "lost"]
Congressus: TypeAlias = Literal["off", "stand", "displace"]
ExposedReply: TypeAlias = Literal["next_turn", "at_once"]
Flight: TypeAlias = Literal["lost", "safe"]
PyramidStrength: TypeAlias = Literal["total_base", "total", "layers", "none"]
Timing: TypeAlias = Literal["react", "immediate", "three_stage"]
CapturedUse: TypeAlias = Literal["row_only", "re_enter"]
Kind: TypeAlias = Literal["arithmetic", "harmonic", "geometric"]
Victory: TypeAlias = Literal["magna", "maior", "praestantissima"]
MaxCaptured: TypeAlias = Literal["1", "2"]
GeometricFour: TypeAlias = Literal["three_term", "discontinuous"]
PyramidInRow: TypeAlias = Literal["total", "no"]
Placement: TypeAlias = Literal["replaces_move", "after_move"]
WinTiming: TypeAlias = Literal["before", "survive"]
EarlyFormation: TypeAlias = Literal["counts", "rebuild"]
ShortGame: TypeAlias = Literal["off", "stones_4", "stones_12", "value_100", "pyramid"]
NoMove: TypeAlias = Literal["loses", "draw", "pass"]
Repetition: TypeAlias = Literal["threefold", "forbidden", "off"]
NoProgress: TypeAlias = Literal["100", "off"]
DeadPosition: TypeAlias = Literal["draw", "off"]


@dataclass(frozen=True)
class Ruleset:
    """The rules chosen by the options.  Named values have the meaning of the option's values."""

    advanced: bool
    """True for the advanced game: 24 stones per side, with square numbers, on sixteen ranks."""
    aligned: bool
    """True for the other arrangement of the advanced game."""
    forward: bool
    """True if both armies start two ranks nearer to the centre."""

    moves: Moves
    bend: Bend
    pyramid_bends: bool
    up_to: bool
    """True if triangles and squares may also move fewer steps."""

    distance: int
    """The number added to the steps between two stones to give the distance of an eruptio."""
    diagonal: bool
    """True if an eruptio also works along diagonals."""
    adjacent: bool
    """True if an eruptio works at one step."""
    pincer: Pincer
    pincer_many: bool
    """True if three or four stones can also make an insidiae."""
    siege: Siege
    self_siege: bool
    """True if a stone is lost when a move of the same side shuts it in."""
    congressus: Congressus
    pyramid_attacks_with: PyramidStrength
    subtraction: bool
    division: bool
    extended: bool
    """True if a further stone can be added to an eruptio."""

    timing: Timing
    exposed_at_once: bool
    """True if a stone falls at once when a move of the same side exposes it."""
    flight_safe: bool
    """True if a threatened stone that moves into another attack has a new reply."""
    re_enter: bool
    """True if captured stones can enter on their captor's first rank and move."""

    kinds: tuple[Kind, ...]
    """The progressions of three numbers that win."""
    greatest_harmony: bool
    victory: Victory
    max_captured: int
    """The number of captured stones allowed in a winning row."""
    need_pyramid: bool
    """True if a row wins only after the capture of the enemy's pyramid."""
    discontinuous: bool
    """True if four numbers with a : b = c : d are geometric."""
    pyramid_in_row: bool
    place_after_move: bool
    """True if captured stones are placed after the move, not instead of it."""
    survive: bool
    """True if a row wins only when it is still complete on its owner's next turn."""
    rebuild: bool
    """True if a row completed before the capture of the pyramid must be built again."""

    no_move: NoMove
    repetition: Repetition
    no_progress: int
    """The number of plies without a capture that draws the game; 0: no limit."""
    dead_position: bool
    """True if a game that neither side can win may be ended as a draw."""
    short_game: ShortGame

    @property
    def ranks(self) -> int:
        """The number of ranks of the board."""
        return 16 if self.advanced else 12


@dataclass(frozen=True)
class Shortcut:
    """The rules under which a simplified algorithm was proved to equal the full rules."""

    values: Mapping[str, tuple[Any, ...]]
    """For fields that matter, the values for which the proof holds."""
    irrelevant: frozenset[str]
    """Fields whose values do not affect the algorithm."""

    def applies(self, rules: Ruleset) -> bool:
        """Return True if the proof covers every field of the ruleset and its value."""
        return all(
            field.name in self.irrelevant
            or getattr(rules, field.name) in self.values.get(field.name, ())
            for field in fields(rules)
        )


def shortcut(irrelevant: Iterable[str], **values: tuple[Any, ...]) -> Shortcut:
    """Return a shortcut by its irrelevant fields and the values of the other fields."""
    return Shortcut(values, frozenset(irrelevant))
