"""The interface of a game: states, moves, chance, options and the sources of its rules.

A *side* is the id of a player, such as "south"; a *seat* is the index of a side in `Info.seats`.  A
state is immutable and hashable.  Chance is an actor like the players, as in OpenSpiel: a roll or
deal is a move that no player chooses.  An *information state* is a state as one player knows it
(:meth:`Game.information_state`); computer players receive information states, never states.
"""

from __future__ import annotations

import copyreg
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import cached_property
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol, TypeVar, get_args

from alveus.core.errors import SetupError
from alveus.core.events import Event, Message
from alveus.core.json_types import Certainty
from alveus.core.outcomes import Outcome, Scoring
from alveus.core.stream import Stream

CHANCE = -1
"""Value of :meth:`Game.actor` before a roll or a deal."""
OVER = -2
"""Value of :meth:`Game.actor` in a finished game."""

CERTAINTIES: tuple[Certainty, ...] = get_args(Certainty)

S = TypeVar("S", bound=Hashable)
M = TypeVar("M", bound=Hashable)


def frozen(content: Mapping[Any, Any]) -> Mapping[Any, Any]:
    """Return a read-only copy of a mapping.  The copy can be pickled and copied."""
    return MappingProxyType(dict(content))


def _reduce(mapping: MappingProxyType[Any, Any]) -> tuple[Any, ...]:
    return frozen, (dict(mapping),)


# Games and options contain read-only mappings, which the standard library cannot pickle or copy.
copyreg.pickle(MappingProxyType, _reduce)


@dataclass(frozen=True)
class Source:
    """Source of a reading (an interpretation of a rule): the work, the passage, the certainty."""

    work: str
    place: str
    certainty: Certainty
    note: str = ""
    """Id of the message that explains why the reading is doubtful; "" for none."""

    def to_json(self) -> dict[str, str]:
        """Return the source as JSON."""
        return asdict(self)


def source_of(game: str, work: str, place: str, certainty: Certainty, note: str = "") -> Source:
    """Return the source of a rule of `game` (an id): passage `place` of `work`, such as a book.

    `note` is the last part of the message id ``note-GAME-NOTE`` (see `Source.note`); "" for none.
    """
    return Source(work, place, certainty, note and f"note-{game}-{note}")


@dataclass(frozen=True)
class Option:
    """A rule with several readings (interpretations); `readings` maps their ids to sources."""

    name: str
    readings: Mapping[str, Source]
    default: str
    targets: Mapping[str, int] = field(default_factory=dict)
    """Points needed to win a series, keyed by reading id; other readings do not set a target."""
    first_default: str = ""
    """Original default if a later version changed it, otherwise "" (see `Info.to_store`)."""

    @property
    def values(self) -> tuple[str, ...]:
        """The ids of the readings, that is, of the interpretations of the rule."""
        return tuple(self.readings)

    def to_json(self) -> dict[str, Any]:
        """Return the option as JSON."""
        return {
            "name": self.name,
            "values": list(self.values),
            "default": self.default,
            "source": self.readings[self.default].to_json(),
            "sources": {value: source.to_json() for value, source in self.readings.items()},
            "targets": dict(self.targets),
        }

    def faults(self) -> Iterator[tuple[str, str]]:
        """Yield invalid values in the declaration as (field, value), such as ("default", "5")."""
        named = (("default", self.default), *(("targets", value) for value in self.targets))
        for place, value in (*named, ("first_default", self.first_default or self.default)):
            if value not in self.readings:
                yield place, str(value)
        for value, source in self.readings.items():
            if not isinstance(value, str):
                yield "readings", repr(value)
            if source.certainty not in CERTAINTIES:
                yield f"readings[{value!r}].certainty", str(source.certainty)


def _no_conditions(settings: Mapping[str, str]) -> Mapping[str, str]:
    return {}


@dataclass(frozen=True)
class Info:
    """A game's entry in the catalogue: its id, family, sides, options, presets and properties."""

    id: str
    family: str
    seats: tuple[str, ...]
    options: tuple[Option, ...]
    presets: Mapping[str, Mapping[str, str]]
    codes: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Codes of the messages that the game can show, keyed by kind: event, status, reason, label, …
    Each needs a text in every language, except codes of the kind "ending"."""
    chance: bool = True
    """True if the game has rolls or deals."""
    named_pieces: bool = False
    """True if the game itself gives each piece, such as a tile, a permanent id; else the match
    does."""
    hidden: bool = False
    """True if every seat has a hand that is hidden from the other seats until the game is over."""
    scoring: Callable[[Mapping[str, str]], Scoring | None] | None = None
    """Function from settings (option values) to the scoring of a series.  If it is None or returns
    None, the score of a side is the sum of its points in all games."""
    takes_back: Callable[[Mapping[str, str]], bool] | None = None
    """Function from settings (option values): True if a move that revealed a hidden tile can be
    undone in a single game.  In a series, such a move cannot be undone.  If the field is None,
    every move can be undone."""
    between_throws: Callable[[Mapping[str, str]], bool] | None = None
    """Function from settings (option values): True if a side can decide before its own roll, for
    example to double.  Games with such decisions cannot be played by letter (correspondence)."""
    conditional_defaults: Callable[[Mapping[str, str]], Mapping[str, str]] = _no_conditions
    """Function from settings (a value for every option) to the defaults that depend on them.  Both
    mappings are keyed by option; the result may omit options that keep `Option.default`.  The page
    shows only defaults that depend on a single option (`dependent_defaults`)."""

    @cached_property
    def options_by_name(self) -> Mapping[str, Option]:
        """The options, keyed by name."""
        return frozen({option.name: option for option in self.options})

    @cached_property
    def defaults(self) -> Mapping[str, str]:
        """The default of each option, keyed by name, without regard to `conditional_defaults`."""
        return frozen({option.name: option.default for option in self.options})

    @cached_property
    def first_defaults(self) -> Mapping[str, str]:
        """Original defaults, by option name, of the options whose default was changed later."""
        return frozen({o.name: o.first_default for o in self.options if o.first_default})

    def faults(self) -> Iterator[tuple[str, str]]:
        """Yield invalid values in the declarations of options and presets as (field, value).

        An example is ``("options['beans'].default", "5")`` if 5 is not a reading of the option.
        """
        names = [option.name for option in self.options]
        for option in self.options:
            if names.count(option.name) > 1 or option.name == "preset":
                yield "options", option.name
            yield from ((f"options[{option.name!r}].{at}", value) for at, value in option.faults())
        for preset, bundle in self.presets.items():
            for name, value in bundle.items():
                if name not in names:
                    yield f"presets[{preset!r}]", name
                elif value not in self.options_by_name[name].readings:
                    yield f"presets[{preset!r}][{name!r}]", str(value)

    def settings(self, chosen: Mapping[str, str]) -> dict[str, str]:
        """Return the value of every option: as chosen, otherwise from the preset or by default.

        The key "preset" of `chosen` names a preset.  Raises SetupError `unknown_preset`,
        `unknown_option` or `unknown_value`.
        """
        named: dict[str, str] = {}
        by_name, chosen = self.options_by_name, dict(chosen)
        preset = chosen.pop("preset", None)
        if preset is not None:
            if preset not in self.presets:
                raise SetupError("unknown_preset", game=self.id, preset=preset)
            named.update(self.presets[preset])
        for name, value in chosen.items():
            if name not in by_name:
                raise SetupError("unknown_option", game=self.id, option=name)
            if value not in by_name[name].readings:
                raise SetupError("unknown_value", game=self.id, option=name, value=value)
            named[name] = value
        settings = {**self.defaults, **named}
        return {**settings, **self.conditional_defaults(settings), **named}

    def dependent_defaults(self, option: Option) -> dict[str, dict[str, str]]:
        """Return, for each value of `option`, the defaults of other options that it changes.

        The keys are this value, then the name of the other option.  Values that change no default
        are omitted.
        """
        changed = {
            value: {
                name: default
                for name, default in self.conditional_defaults(
                    {**self.defaults, option.name: value}
                ).items()
                if default != self.defaults[name]
            }
            for value in option.values
        }
        return {value: defaults for value, defaults in changed.items() if defaults}

    def check_starter(self, starter: int | None) -> None:
        """Raise SetupError `unknown_side` unless `starter` is the index of a seat or None."""
        if starter is not None and not 0 <= starter < len(self.seats):
            raise SetupError("unknown_side", side=str(starter)[:80])

    def by_letter(self, settings: Mapping[str, str]) -> bool:
        """Return True if a game with these option values can be played by letter (correspondence).

        This requires two players, no hidden hands, and no decision of a side (such as to double)
        just before its own roll, because that side could compute the roll before the decision.
        """
        decided = self.between_throws is not None and self.between_throws(settings)
        return len(self.seats) == 2 and not self.hidden and not decided

    def target(self, settings: Mapping[str, str], requested: int = 0) -> int:
        """Return the points that win a series of games; 0 means a single game.

        If `requested` is 0, this is the highest number that an option's value sets
        (`Option.targets`), otherwise `requested`.  `settings` has the value of each option.
        """
        targets = (option.targets.get(settings[option.name], 0) for option in self.options)
        return requested or max(targets, default=0)

    def without_defaults(self, settings: Mapping[str, str]) -> dict[str, str]:
        """Return the option values in `settings` that are not defaults, keyed by option name."""
        return self._other_than({}, settings)

    def to_store(self, settings: Mapping[str, str]) -> dict[str, str]:
        """Return the settings that must be stored in saves, links, letters and positions.

        Defaults are left out.  If a later version has changed a default, the original default is
        left out instead, so that earlier files keep their meaning.
        """
        return self._other_than(self.first_defaults, settings)

    def from_store(self, options: Mapping[str, str]) -> dict[str, str]:
        """Return stored `options`, completed so that they mean the same after changes of defaults.

        An option that is missing in `options` gets its value in the preset `options["preset"]`.  If
        the preset has no value for it, or there is no preset, the option gets its original default,
        provided that a later version has changed this default; otherwise it remains missing.
        """
        return {**self.first_defaults, **self.presets.get(options.get("preset", ""), {}), **options}

    def _other_than(self, others: Mapping[str, str], settings: Mapping[str, str]) -> dict[str, str]:
        """Return the settings that differ from the defaults; `others` overrides some defaults."""
        conditional = self.conditional_defaults(settings)
        defaults = {**self.defaults, **conditional, **others}
        names = (*(name for name in settings if name not in conditional), *conditional)
        return {name: settings[name] for name in names if settings[name] != defaults[name]}


@dataclass(frozen=True)
class Refusal:
    """The reason why a move is illegal, with the option ("" for none) and source of the rule."""

    reason: Message
    option: str = ""
    source: Source | None = None


class Result(NamedTuple):
    """A state in which the current turn can end, and the text of moves with which it ends there.

    If several series of moves lead to `state`, `text` contains one of them.
    """

    text: str
    state: Any


class Game(Protocol[S, M]):
    """A game with chosen options.  Methods get the state; the game itself never changes.

    `alveus.core.base` has default implementations of many methods.
    """

    @property
    def info(self) -> Info:
        """The catalogue entry."""

    @property
    def settings(self) -> Mapping[str, str]:
        """The value of every option."""

    def opening(self, starter: int | None = None) -> S:
        """Return the first state.  Without `starter`, options or chance decide which seat begins.

        Raises SetupError `unknown_side` if `starter` is not the index of a seat.
        """

    def actor(self, state: S) -> int:
        """Return the seat to move, CHANCE (-1) before a roll or deal, OVER (-2) after the end."""

    def turn(self, state: S) -> int | None:
        """Return the seat whose turn it is, even before its roll; None until the starter is known.

        The seat stays the same while the opponent makes a decision within this turn, for example on
        an offered double.  After the end of the game, it is the seat on turn in the final position.
        """

    def moves(self, state: S) -> Sequence[M]:
        """Return the moves that can begin or continue a legal turn; empty if no seat is to move."""

    def apply(self, state: S, move: M) -> tuple[S, tuple[Event, ...]]:
        """Return the state after a move, and its events.  Raises IllegalMove with the reason."""

    def results(self, state: S) -> Sequence[Result]:
        """Return the distinct states in which the turn can end, each with moves to it as text."""

    def advance(self, state: S, move: M) -> S:
        """Return the state after a move that is known to be legal; faster than `apply`."""

    def ends(self, state: S) -> Sequence[S]:
        """Return the states of `results`, in the same order if the game has no rolls or deals."""

    def outcomes(self, state: S) -> Sequence[tuple[M, int]]:
        """Return the distinct rolls that can come next, each with its weight (relative frequency).

        Call it only if the actor is CHANCE.  Empty before a deal of hidden hands.
        """

    def chance(self, state: S, stream: Stream) -> M:
        """Draw the next roll or deal from a random stream.  Call it only if the actor is CHANCE."""

    def outcome(self, state: S) -> Outcome | None:
        """Return the outcome, or None while the game continues."""

    def decided_outcome(self, state: S) -> Outcome | None:
        """Return the outcome of an unfinished game if no move can change it; otherwise None."""

    def concede(self, state: S, seat: int) -> Outcome:
        """Return the outcome if `seat` resigns now."""

    def next_starter(self, outcome: Outcome, starter: int) -> int | None:
        """Return the seat that begins the next game; None if chance decides.

        `outcome` is the result of the last game, `starter` the seat that began it.
        """

    def information_state(self, state: S, seat: int | None) -> Any:
        """Return the part of the state that a seat knows; with None, the part known to all."""

    def text(self, state: S, move: M) -> str:
        """Return a move in the game's notation."""

    def parse(self, state: S, text: str) -> tuple[M, ...]:
        """Return the moves in a text (one, or those of a turn), in order.

        The moves can be illegal, because only `apply` checks all rules.  Raises NotationError for
        an unreadable text.  Raises IllegalMove if the text cannot be converted to moves in this
        state, for example if it places a stone that has not been captured.
        """

    def why(self, state: S, path: Sequence[str]) -> Refusal | None:
        """Return the reason why no legal move has this path; None if a legal move has it.

        `path` contains the ids of the places from start to end.  For a single place, return the
        reason why no legal move begins there, or None if a legal move does.
        """

    def cite(self, reason: Message | None) -> Refusal | None:
        """Return `reason` with the option and source of the violated rule, or None for None."""

    def to_json(self, state: S) -> dict[str, Any]:
        """Return the position as JSON."""

    def from_json(self, position: Mapping[str, Any]) -> S:
        """Return the state of a position.  Raises SetupError or NotationError if it is invalid."""
