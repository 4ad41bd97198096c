"""The rules of the battle of numbers as data: in what its readings differ."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from alveus.core.game import Source


@dataclass(frozen=True)
class Ruleset:
    """Everything in which the readings of Rithmomachia differ; named values as in the options."""

    advanced: bool
    """Whether the stones with square numbers are there: 24 a side on sixteen ranks."""
    aligned: bool
    """The other arrangement of the advanced game."""
    forward: bool
    """Whether both armies begin two ranks further on."""

    moves: str
    bend: str
    pyramid_bends: bool
    up_to: bool
    """Whether triangles and squares may go fewer steps than theirs."""

    distance: int
    """What is added to the number of steps to make the distance of an eruptio."""
    diagonal: bool
    adjacent: bool
    """Whether an eruptio counts at one step."""
    pincer: str
    pincer_many: bool
    siege: str
    self_siege: bool
    """Whether a stone that its own side shuts in is lost with that move."""
    congressus: str
    pyramid_attacks_with: str
    subtraction: bool
    division: bool
    extended: bool

    timing: str
    exposed_at_once: bool
    """Whether a stone that its own side exposes falls with that move."""
    flight_safe: bool
    """Whether a threatened stone that goes into another attack has a reply again."""
    re_enter: bool
    """Whether captured stones come into play again on their captor's first rank."""

    kinds: tuple[str, ...]
    """The progressions of three that win: arithmetic, harmonic, geometric."""
    greatest_harmony: bool
    victory: str
    max_captured: int
    need_pyramid: bool
    discontinuous: bool
    """Whether a : b = c : d makes four stones geometric."""
    pyramid_in_row: bool
    place_after_move: bool
    survive: bool
    """Whether a row wins only if it still stands when its owner is to move again."""
    rebuild: bool
    """Whether a row that stood before the pyramid fell must be built anew."""

    no_move: str
    repetition: str
    no_progress: int
    """Plies without a capture that draw the game; 0: none do."""
    dead_position: bool
    short_game: str
    reasons: Mapping[str, tuple[str, Source]] = field(default_factory=dict, hash=False)
    """For a reason code the option it rests on (or "") and the source of the rule."""

    @cached_property
    def plain(self) -> bool:
        """Whether a turn is a single action that depends on the board alone, not on what was."""
        return (
            self.timing == "react"
            and self.congressus != "displace"
            and self.repetition != "forbidden"
            and self.short_game == "off"
            and not (self.place_after_move or self.survive or self.rebuild or self.re_enter)
            and not (self.self_siege or self.exposed_at_once or self.flight_safe)
        )

    @property
    def ranks(self) -> int:
        """The depth of the board; it is always eight squares wide."""
        return 16 if self.advanced else 12
