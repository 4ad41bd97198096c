"""The rules of Rithmomachia as data.

An option and its field of the ruleset share one Literal type, so mypy reports a misspelt value.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from functools import cached_property
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

_ADDED_DISTANCES: Mapping[EruptioDistance, int] = {"steps": 0, "inclusive": 1, "between": -1}


@dataclass(frozen=True)
class Ruleset:
    """The values of all options.  Each field has the name of its option."""

    edition: Edition
    layout: Layout
    """The arrangement of the advanced game."""
    rows: FirstRanks
    """The first ranks of the armies: at the edge, or two ranks nearer to the centre."""

    moves: Moves
    bend: Bend
    """How triangles and squares turn a corner."""
    pyramid_bends: Switch
    step_choice: StepChoice
    """Whether triangles and squares may move fewer steps."""

    eruptio_distance: EruptioDistance
    eruptio_diagonal: Switch
    """Whether an eruptio also works along diagonals."""
    eruptio_adjacent: Switch
    """Whether an eruptio works at one step."""
    pincer: Pincer
    """The stones that make an insidiae."""
    pincer_many: Switch
    """Whether three or four stones can also make an insidiae."""
    siege: Siege
    self_siege: SelfSiege
    """The fate of a stone when a move of the same side shuts it in."""
    congressus: Congressus
    exposed_reply: ExposedReply
    """When a stone falls that a move of the same side exposes."""
    flight_into_attack: Flight
    """The fate of a threatened stone that moves into another attack."""
    pyramid_attacks_with: PyramidStrength
    timing: Timing
    """When attacked stones fall: after the reply, at once, or taken by the player."""
    subtraction: Switch
    division: Switch
    extended_eruptio: Switch
    """Whether a further stone can be added to an eruptio."""
    captured_use: CapturedUse
    """Whether captured stones can also enter on their captor's first rank and move."""

    harmonic: Switch
    geometric: Switch
    greatest_harmony: Switch
    victory: Victory
    max_captured: MaxCaptured
    """The number of captured stones allowed in a winning row."""
    need_pyramid: Switch
    """Whether a row wins only after the capture of the enemy's pyramid."""
    geometric_four: GeometricFour
    """Whether four numbers with a : b = c : d are geometric."""
    pyramid_in_row: PyramidInRow
    placement: Placement
    """Whether captured stones are placed instead of the move or after it."""
    win_timing: WinTiming
    """Whether a row wins at once, or when it is still complete on its owner's next turn."""
    early_formation: EarlyFormation
    """Whether a row completed before the capture of the pyramid must be built again."""
    short_game: ShortGame

    no_move: NoMove
    repetition: Repetition
    no_progress: NoProgress
    """The number of plies without a capture that draws the game."""
    dead_position: DeadPosition
    """Whether a game that neither side can win may be ended as a draw."""

    @cached_property
    def advanced(self) -> bool:
        """True for the advanced game: 24 stones per side, with square numbers."""
        return self.edition == "advanced"

    @cached_property
    def ranks(self) -> int:
        """The number of ranks of the board."""
        return 16 if self.advanced else 12

    @cached_property
    def added_distance(self) -> int:
        """The number added to the steps between two stones to give the distance of an eruptio."""
        return _ADDED_DISTANCES[self.eruptio_distance]

    @cached_property
    def winning_kinds(self) -> tuple[Kind, ...]:
        """The progressions of three numbers that win."""
        harmonic: tuple[Kind, ...] = ("harmonic",) if self.harmonic == "on" else ()
        geometric: tuple[Kind, ...] = ("geometric",) if self.geometric == "on" else ()
        return ("arithmetic", *harmonic, *geometric)

    @cached_property
    def captured_in_row(self) -> int:
        """The number of captured stones allowed in a winning row."""
        return int(self.max_captured)

    @cached_property
    def ply_limit(self) -> int:
        """The number of plies without a capture that draws the game; 0 for no limit."""
        return 0 if self.no_progress == "off" else int(self.no_progress)


@dataclass(frozen=True)
class Shortcut:
    """The rules under which a simplified algorithm was proved to equal the full rules."""

    values: Mapping[str, tuple[Any, ...]]
    """For fields that matter, the values for which the proof holds."""
    irrelevant: frozenset[str]
    """Fields whose values do not affect the algorithm."""

    def applies(self, rules: Ruleset) -> bool:
        """Return True if the shortcut is proved for a ruleset.

        It is proved if it names every field of the ruleset and lists the field's value.
        """
        return all(
            field.name in self.irrelevant
            or getattr(rules, field.name) in self.values.get(field.name, ())
            for field in fields(rules)
        )


def shortcut(irrelevant: Iterable[str], **values: tuple[Any, ...]) -> Shortcut:
    """Return a shortcut by its irrelevant fields and the values of the other fields."""
    return Shortcut(values, frozenset(irrelevant))
