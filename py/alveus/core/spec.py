"""What a game is to the house, in one declaration: its entry, its building, what it can do besides.

Every game's module ends with its `SPEC`.  What a spec does not name a game does not have: nobody
looks for it elsewhere.  The opponent is named as text, so that opening a game imports none.
`alveus.core.spec_parts` has a protocol for each module that a spec names.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Protocol, TypeAlias, runtime_checkable

from alveus.core.errors import SetupError
from alveus.core.events import Message
from alveus.core.game import Game, Info
from alveus.core.reading import strings

Chosen: TypeAlias = Mapping[str, str]
"""Options by name, as they are chosen."""
Making: TypeAlias = Generator[Message, None, dict[str, Any]]
"""A puzzle in the making: it tells how far it has come and ends with a position."""


@runtime_checkable
class PuzzleGame(Protocol):
    """A game for one that has a solution."""

    def key(self, state: Any) -> dict[str, Any]:
        """The solution: `key` as the board writes it, the number of `solutions`, `complete`."""


@runtime_checkable
class HiddenGame(Protocol):
    """A game whose hands are hidden, and which can tell what may be concluded about them."""

    def knowledge(self, known: Any, viewer: int) -> dict[str, Any]:
        """What a seat can conclude from what it knows."""


class Consultable(Protocol):
    """A topic of a game: something it can tell without a match."""

    def __call__(self, given: Mapping[str, Any], /) -> dict[str, Any]:
        """The answer to what is asked.  Raises SetupError."""


@dataclass(frozen=True)
class PuzzleMaker:
    """How new puzzles of a game are had, always the same from the same seed."""

    from_seed: Callable[[Chosen, str], Making]
    """Under chosen options, from a number, a date or any other word."""
    from_start: Callable[[Chosen, str, Mapping[str, Any]], Making] | None = None
    """The same from an unfinished position, or whatever else the game begins from."""


@dataclass(frozen=True)
class GameSpec:
    """A game's declaration."""

    info: Info
    build: Callable[[Chosen], Game[Any, Any]]
    """The game under chosen options.  Raises SetupError for what does not exist."""
    levels: tuple[str, ...] = ()
    """The names of the computer's levels, weakest first; puzzles have none."""
    yardsticks: tuple[str, ...] = ()
    """Players for experiments beside the levels, whom nobody is offered as an opponent."""
    opponent: str = ""
    """The module whose `OPPONENT` plays and gives hints; "" where nobody does."""
    analysis: bool = False
    """Whether the opponent can tell the worth of every move."""
    diagrams: str = ""
    """The module that draws its positions; "" where its view is drawn as it is."""
    sheets: str = ""
    """The module that lays out its board and pieces to be printed; "" where there is none."""
    writing: str = ""
    """The module that writes and reads its positions as lines; "" where nobody edits them."""
    numbering: str = ""
    """The module that numbers moves and observations for the adapters; "" if there is none."""
    schema: str = ""
    """The module with the typed form of positions in JSON; "" if only the options are declared."""
    puzzles: PuzzleMaker | None = None
    topics: Mapping[str, Consultable] = field(default_factory=lambda: MappingProxyType({}))
    """What can be consulted, by name."""
    terminal: str = ""
    """The module with the tasks of the game's own terminal command; "" where it has none."""

    @property
    def players(self) -> tuple[str, ...]:
        """Whom the opponent can play: the levels, and the players for experiments."""
        return (*self.levels, *self.yardsticks)

    def missing(self) -> str:
        """The part without which the house cannot use the spec, or ""."""
        if not isinstance(self.info, Info):
            return "info"
        if not self.info.id or not self.info.seats:
            return "id" if not self.info.id else "seats"
        if not callable(self.build):
            return "build"
        return "opponent" if (self.levels or self.analysis) and not self.opponent else ""

    def build_for(self, chosen: Chosen, position: Mapping[str, Any]) -> Game[Any, Any]:
        """The game under the options that are chosen and those that a position names.

        Raises SetupError `conflict` where the two contradict each other.
        """
        game_id = self.info.id
        if position.get("game", game_id) != game_id:
            raise SetupError("conflict", name="game", given=game_id, position=position["game"])
        stated = strings(position.get("options", {}), "options")
        asked = {**self.info.presets.get(chosen.get("preset", ""), {}), **chosen}
        for name, value in stated.items():
            if asked.get(name, value) != value:
                raise SetupError("conflict", name=name, given=asked[name], position=value)
        return self.build({**chosen, **stated})

    def puzzle(self, chosen: Chosen, seed: str, start: Mapping[str, Any] | None = None) -> Making:
        """A new puzzle's position, with a start one made of that.  Raises `no_puzzles`."""
        maker = self.puzzles
        if maker is None or (start is not None and maker.from_start is None):
            raise SetupError("no_puzzles", game=self.info.id)
        if start is None or maker.from_start is None:
            return maker.from_seed(chosen, seed)
        return maker.from_start(chosen, seed, start)

    def consult(self, about: str, given: Mapping[str, Any]) -> dict[str, Any]:
        """What the game tells about a topic.  Raises SetupError, `unknown_topic`."""
        if about not in self.topics:
            raise SetupError("unknown_topic", game=self.info.id, about=about[:80])
        return self.topics[about](given)


SpecFinder: TypeAlias = Callable[[str], GameSpec]
"""The spec of an id.  Raises SetupError `unknown_game`."""
