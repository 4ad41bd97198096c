"""The declaration of a game: its catalogue entry and its parts, such as its opponent.

Every game's module ends with its `SPEC`.  The modules of the parts are named as text, so that
opening a game does not import them; `alveus.core.spec_parts` has the protocols of these modules.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass, field
from random import Random
from types import MappingProxyType
from typing import Any, Protocol, TypeAlias, runtime_checkable

from alveus.core.errors import SetupError
from alveus.core.events import Message
from alveus.core.game import Info
from alveus.core.json_validation import strings
from alveus.core.view import BoardGame

Chosen: TypeAlias = Mapping[str, str]
"""Chosen options, keyed by name; the key "preset" selects a preset."""
Making: TypeAlias = Generator[Message, None, dict[str, Any]]
"""Generation of a puzzle: yields its progress and returns a position."""
Consultable: TypeAlias = Callable[[Mapping[str, Any]], dict[str, Any]]
"""Function that answers a question about a game without a match, such as the puzzle of the day.
The question and the answer are JSON objects."""


@runtime_checkable
class PuzzleGame(Protocol):
    """A game for one player that has a solution."""

    def key(self, state: Any) -> dict[str, Any]:
        """Return a solution of a puzzle and the number of its solutions, as JSON.

        The member `key` is a solution as rows of text ([] if there is none), `solutions` the number
        of solutions counted; `complete` is False if the puzzle can have more.
        """


@runtime_checkable
class HiddenGame(Protocol):
    """A game that can compute a seat's conclusions about hidden hands: where each tile can be."""

    def knowledge(self, known: Any, viewer: int) -> dict[str, Any]:
        """Return the conclusions of seat `viewer` from its information state `known`, as JSON."""


@runtime_checkable
class SampledGame(Protocol):
    """A game with hidden hands that can complete an information state with random hands."""

    def sampler(self, known: Any, viewer: int) -> Callable[[Random], Any]:
        """Return a function that draws random states with all hands, from a random generator.

        The states agree with `known`, the information state of seat `viewer`.
        """


@dataclass(frozen=True)
class PuzzleMaker:
    """The generators of a game's puzzles.  The same seed always gives the same puzzle."""

    from_seed: Callable[[Chosen, str], Making]
    """Generate a puzzle from options and a seed: a number, a date or any text."""
    from_start: Callable[[Chosen, str, Mapping[str, Any]], Making] | None = None
    """Generate a puzzle from options, a seed and a start, such as a partly filled position in JSON.
    None if the game does not support this."""


@dataclass(frozen=True)
class GameSpec:
    """The declaration of a game."""

    info: Info
    build: Callable[[Chosen], BoardGame[Any, Any]]
    """Return the game with the chosen options.  Raises SetupError for an invalid choice."""
    levels: tuple[str, ...] = ()
    """The computer's levels, weakest first; empty for puzzles."""
    yardsticks: tuple[str, ...] = ()
    """Ids of computer players that only serve as baselines in experiments, not on the page."""
    opponent: str = ""
    """Module with `OPPONENT`, the computer player or the solver that gives hints; "" for none."""
    analysis: bool = False
    """True if the opponent can evaluate every legal move (`analyse` and `explain`)."""
    diagrams: str = ""
    """Module that draws positions; "" for the general drawing made from the view."""
    sheets: str = ""
    """Module that draws the board and pieces (or a puzzle) for printing; "" for none."""
    writing: str = ""
    """Module that writes and reads positions as lines of text; "" for none."""
    numbering: str = ""
    """Module that gives each move a number and writes observations as lists of integers, for
    PettingZoo and OpenSpiel; "" for none."""
    puzzles: PuzzleMaker | None = None
    topics: Mapping[str, Consultable] = field(default_factory=lambda: MappingProxyType({}))
    """Functions that answer questions about the game without a match, keyed by topic."""
    terminal: str = ""
    """Module with the game's own terminal commands; "" for none."""
    schema: str = ""
    """Module whose `POSITION` is the type of the game's positions; "" for no detailed schema."""

    @property
    def players(self) -> tuple[str, ...]:
        """The ids of all computer players: the levels, then the baselines for experiments."""
        return (*self.levels, *self.yardsticks)

    def missing(self) -> str:
        """Return the name of a required field that this declaration lacks, or ""."""
        if not isinstance(self.info, Info):
            return "info"
        if not self.info.id or not self.info.seats:
            return "id" if not self.info.id else "seats"
        if not callable(self.build):
            return "build"
        return "opponent" if (self.levels or self.analysis) and not self.opponent else ""

    def build_for(self, chosen: Chosen, position: Mapping[str, Any]) -> BoardGame[Any, Any]:
        """Return the game with the options in `chosen` and the options in a position.

        Other options have their value in the preset that `chosen` selects, or else their default.
        If `Game.to_json` wrote the position, the default is the original one, even if a later
        version changed it (`Option.first_default`), because `to_json` omits options with this
        value.  Raises SetupError `conflict` if `chosen` (or its preset) and the position contradict
        each other, or if the position belongs to another game; and the errors of `build`.
        """
        game_id = self.info.id
        if position.get("game", game_id) != game_id:
            raise SetupError("conflict", name="game", given=game_id, position=position["game"])
        stated = strings(position.get("options", {}), "options")
        asked = {**self.info.presets.get(chosen.get("preset", ""), {}), **chosen}
        for name, value in stated.items():
            if asked.get(name, value) != value:
                raise SetupError("conflict", name=name, given=asked[name], position=value)
        if "game" in position and "options" in position:
            stated = {**self.info.from_store(stated), **asked, **stated}
        return self.build({**chosen, **stated})

    def puzzle(self, chosen: Chosen, seed: str, start: Mapping[str, Any] | None = None) -> Making:
        """Generate a puzzle from options and a seed, by completing the position `start` if given.

        The generator yields its progress and returns a position as JSON.  Raises SetupError
        `no_puzzles` if the game cannot generate puzzles, or cannot complete a `start`.
        """
        maker = self.puzzles
        if maker is None or (start is not None and maker.from_start is None):
            raise SetupError("no_puzzles", game=self.info.id)
        if start is None or maker.from_start is None:
            return maker.from_seed(chosen, seed)
        return maker.from_start(chosen, seed, start)

    def consult(self, about: str, question: Mapping[str, Any]) -> dict[str, Any]:
        """Return the answer of the function `topics[about]` to a question.

        The function defines the members of both JSON objects.  Raises SetupError `unknown_topic`,
        or the errors of the function.
        """
        if about not in self.topics:
            raise SetupError("unknown_topic", game=self.info.id, about=about[:80])
        return self.topics[about](question)


SpecFinder: TypeAlias = Callable[[str], GameSpec]
"""Function from a game's id to its spec.  Raises SetupError `unknown_game`."""
