"""What a game is to everything outside it: states, moves, actors, options and their sources.

A state is immutable and hashable.  Chance is an actor like the players, as in OpenSpiel: a
throw is a move that nobody chooses.  What a seat may see leaves a game only through
:meth:`Game.information_state`; opponents are given what a seat knows and never a state.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol, TypeVar

from alveus.core import frozen as frozen  # what games and options hold can be pickled
from alveus.core.errors import SetupError
from alveus.core.events import Event, Message
from alveus.core.outcomes import Outcome
from alveus.core.scoring import Scoring
from alveus.core.stream import Stream
from alveus.core.view import BoardView, Certainty

CHANCE = -1
"""The actor of a throw or a shuffle."""
OVER = -2
"""The actor of a finished game."""

S = TypeVar("S", bound=Hashable)
M = TypeVar("M", bound=Hashable)


@dataclass(frozen=True)
class Source:
    """Where a rule comes from: the work, the place in it, and how sure we may be.

    `note` is the id of a message that tells the doubt, or empty.
    """

    work: str
    place: str
    certainty: Certainty
    note: str = ""

    def to_json(self) -> dict[str, str]:
        """The source as the options dialog and the command line show it."""
        return {
            "work": self.work,
            "place": self.place,
            "certainty": self.certainty,
            "note": self.note,
        }


def source_of(game: str, work: str, place: str, certainty: Certainty, note: str = "") -> Source:
    """The source of a rule of a game, whose notes are named after it; `note` is which of them."""
    return Source(work, place, certainty, note and f"note-{game}-{note}")


@dataclass(frozen=True)
class Option:
    """A point on which the rules can be read differently: its readings, each with a source."""

    name: str
    readings: Mapping[str, Source]
    default: str
    targets: Mapping[str, int] = field(default_factory=dict)
    """For readings that make a series of the game: the points to reach."""

    @property
    def values(self) -> tuple[str, ...]:
        """The readings' ids, in the order of the specification."""
        return tuple(self.readings)

    def to_json(self) -> dict[str, Any]:
        """The option as `alveus games` and the options dialog show it."""
        return {
            "name": self.name,
            "values": list(self.values),
            "default": self.default,
            "source": self.readings[self.default].to_json(),
            "sources": {value: source.to_json() for value, source in self.readings.items()},
            "targets": dict(self.targets),
        }


@dataclass(frozen=True)
class Info:
    """A game's entry in the catalogue: everything that can be said without a position."""

    id: str
    family: str
    seats: tuple[str, ...]
    options: tuple[Option, ...]
    presets: Mapping[str, Mapping[str, str]]
    codes: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Every code the game can emit, by kind: event, status, reason, error, label, ending …"""
    chance: bool = True
    """Whether anything in the game is left to chance."""
    named_pieces: bool = False
    """Whether every piece has a name of its own, as tiles have; else a match names them."""
    hidden: bool = False
    """Whether the seats hold what others may not see until the game is over."""
    scoring: Callable[[Mapping[str, str]], Scoring | None] | None = None
    """For games whose series are scored in a way of their own: how, under the settings."""
    takes_back: Callable[[Mapping[str, str]], bool] | None = None
    """For games in which a move can draw what was hidden: whether it may be taken back, under the
    settings.  Where games are counted in a series it never may."""
    between_throws: Callable[[Mapping[str, str]], bool] | None = None
    """For games in which something is decided between a side's own throw and what the other side
    did before it: whether it is, under the settings."""

    def settings(self, chosen: Mapping[str, str]) -> dict[str, str]:
        """All options with their values, the chosen ones over a preset over the defaults.

        Raises SetupError `unknown_preset`, `unknown_option` or `unknown_value`.
        """
        settings = {option.name: option.default for option in self.options}
        chosen = dict(chosen)
        preset = chosen.pop("preset", None)
        if preset is not None:
            if preset not in self.presets:
                raise SetupError("unknown_preset", game=self.id, preset=preset)
            settings.update(self.presets[preset])
        by_name = {option.name: option for option in self.options}
        for name, value in chosen.items():
            if name not in by_name:
                raise SetupError("unknown_option", game=self.id, option=name)
            if value not in by_name[name].readings:
                raise SetupError("unknown_value", game=self.id, option=name, value=value)
            settings[name] = value
        return settings

    def check_starter(self, starter: int | None) -> None:
        """Refuses who sits nowhere at this table.  Raises SetupError `unknown_side`."""
        if starter is not None and not 0 <= starter < len(self.seats):
            raise SetupError("unknown_side", side=str(starter)[:80])

    def by_letter(self, settings: Mapping[str, str]) -> bool:
        """Whether two people far apart can play it under these settings.

        All has to lie open to both, and a throw must not be known to anybody who still decides
        something before it.
        """
        decided = self.between_throws is not None and self.between_throws(settings)
        return len(self.seats) == 2 and not self.hidden and not decided

    def target(self, settings: Mapping[str, str]) -> int:
        """The points a series under these settings goes to; 0 for single games."""
        found = (option.targets.get(settings[option.name], 0) for option in self.options)
        return max(found, default=0)

    def without_defaults(self, settings: Mapping[str, str]) -> dict[str, str]:
        """Only the settings that differ from the defaults, as positions and saves write them."""
        defaults = {option.name: option.default for option in self.options}
        return {name: value for name, value in settings.items() if defaults[name] != value}


@dataclass(frozen=True)
class Refusal:
    """Why something cannot be played: the reason, and the option and source it rests on."""

    reason: Message
    option: str = ""
    source: Source | None = None


class Result(NamedTuple):
    """One distinct result of a turn: a text that leads to it and the state after it."""

    text: str
    state: Any


class Game(Protocol[S, M]):
    """A game under settled options: a set of pure functions over its states."""

    @property
    def info(self) -> Info:
        """The catalogue entry."""

    @property
    def settings(self) -> Mapping[str, str]:
        """Every option with its value."""

    def opening(self, starter: int | None = None) -> S:
        """The first position; without a starter the options say how one is found.

        Raises SetupError `unknown_side` where nobody sits at the starter's seat.
        """

    def actor(self, state: S) -> int:
        """The seat to move, CHANCE or OVER."""

    def turn(self, state: S) -> int | None:
        """The seat whose turn it is, also while its throw is awaited; None before the start."""

    def moves(self, state: S) -> Sequence[M]:
        """The moves that begin some complete legal turn; at CHANCE none."""

    def apply(self, state: S, move: M) -> tuple[S, tuple[Event, ...]]:
        """The state after a move and what happened.  Raises IllegalMove with the reason."""

    def results(self, state: S) -> Sequence[Result]:
        """One entry for each distinct position a turn can end in, with one way to it."""

    def advance(self, state: S, move: M) -> S:
        """The state after a move that may be played: the same as `apply` gives, without telling."""

    def ends(self, state: S) -> Sequence[S]:
        """The states of `results`, without telling; where nothing is left to chance in order."""

    def outcomes(self, state: S) -> Sequence[tuple[M, int]]:
        """At CHANCE: every distinct outcome with its integer weight.

        Deals of hidden hands are too many to be listed: there are none.
        """

    def chance(self, state: S, stream: Stream) -> M:
        """At CHANCE: the outcome that the stream of chance gives."""

    def outcome(self, state: S) -> Outcome | None:
        """How the game ended, or None while it goes on."""

    def decided_outcome(self, state: S) -> Outcome | None:
        """The outcome that nothing can change any more in a game that still goes on, or None."""

    def concede(self, state: S, seat: int) -> Outcome:
        """The outcome if a seat gives the game up now."""

    def next_starter(self, outcome: Outcome, starter: int) -> int | None:
        """Who begins the next game of a series; None where the start is thrown for again."""

    def information_state(self, state: S, seat: int | None) -> Any:
        """What a seat knows: all an opponent is given, and all a view is made from.

        With None what lies open for everybody.
        """

    def view(self, known: Any, viewer: int | None) -> BoardView:
        """The board as the seat `viewer` reads it: the part of a view that needs no history.

        None where hidden hands are covered between two people's turns.
        """

    def text(self, state: S, move: M) -> str:
        """A move in the game's notation."""

    def parse(self, state: S, text: str) -> tuple[M, ...]:
        """The moves a text names, in order.  Raises NotationError or IllegalMove."""

    def why(self, state: S, path: Sequence[str]) -> Refusal | None:
        """Why a way over places cannot be played now, or None where it can."""

    def cite(self, reason: Message | None) -> Refusal | None:
        """A reason with the option and the source of the rule it rests on."""

    def to_json(self, state: S) -> dict[str, Any]:
        """The position as the command line, links and files write it."""

    def from_json(self, position: Mapping[str, Any]) -> S:
        """A legal state, or SetupError with what is wrong."""
