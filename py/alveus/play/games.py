"""The games on the shelf: what there is, what can be chosen, and a game to begin."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from alveus import registry
from alveus.core.frozen import frozen
from alveus.core.game import Option
from alveus.core.progress import finish
from alveus.core.stream import Seed, seed_bytes, seed_word
from alveus.play.positions import Position, make, seat_of
from alveus.play.rules import Rules, chosen_of, rules_of
from alveus.play.sentences import speaking


@dataclass(frozen=True, repr=False)
class GameInfo:
    """A game's entry in the catalogue.

    `options` maps a name to its readings, of which each has a source; `levels` are the computer's,
    weakest first; `hidden` says whether hands are.
    """

    id: str
    family: str
    sides: tuple[str, ...]
    options: Mapping[str, Option]
    presets: Mapping[str, Mapping[str, str]]
    levels: tuple[str, ...]
    chance: bool
    hidden: bool

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return f"alveus.info({self.id!r})"


class Game:
    """A game under settled options, ready to begin.

    >>> import alveus
    >>> game = alveus.game("bohnenspiel", beans=4)
    >>> game.id, game.options, game.sides
    ('bohnenspiel', {'beans': '4'}, ('south', 'north'))
    """

    __slots__ = ("_rules",)

    def __init__(self, rules: Rules) -> None:
        self._rules = rules

    @property
    def id(self) -> str:
        """The game's id."""
        return self._rules.info.id

    @property
    def info(self) -> GameInfo:
        """Its entry in the catalogue."""
        return info(self.id)

    @property
    def options(self) -> dict[str, str]:
        """The options that are not the defaults."""
        return chosen_of(self._rules)

    @property
    def sides(self) -> tuple[str, ...]:
        """The sides in order of play."""
        return self._rules.info.seats

    def start(self, seed: Seed | None = None, first: str | None = None) -> Position:
        """The first position, or the puzzle that a seed names.

        The same seed gives the same dice; without one they fall as real dice do.  `first` is the
        side that begins, where neither lot nor options shall say.

        >>> import alveus
        >>> game = alveus.game("lombardorum")
        >>> game.start(seed=7) == game.start(seed="7")
        True
        """
        with speaking(self._rules.info):
            spec = registry.spec(self.id)
            if spec.puzzles and seed is not None:
                puzzle = finish(spec.puzzle(self._rules.settings, seed_word(seed)))
                return self.position(puzzle)
            starter = None if first is None else seat_of(self._rules, first)
            state = self._rules.opening(starter)
            return make(self._rules, state, None if seed is None else seed_bytes(seed))

    def position(self, position: Mapping[str, Any], seed: Seed | None = None) -> Position:
        """A position from JSON under these options.  Raises SetupError with what cannot be.

        >>> import alveus
        >>> pits = {"turn": "south", "pits": [0, 0, 0, 0, 0, 1] + [0] * 5 + [1], "stores": [40, 30]}
        >>> alveus.game("bohnenspiel").position(pits).legal
        Legal('6')
        """
        with speaking(self._rules.info):
            rules = registry.spec(self.id).build_for(self.options, position)
            state = rules.from_json(position)
            return make(rules, state, None if seed is None else seed_bytes(seed))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        options = "".join(f", {name}={value!r}" for name, value in self.options.items())
        return f"alveus.game({self.id!r}{options})"

    def __reduce__(self) -> tuple[Any, ...]:
        return _restore, (self.id, self.options)

    def _key(self) -> tuple[Any, ...]:
        return self.id, tuple(self._rules.settings.items())


def games() -> tuple[str, ...]:
    """The ids of all games.

    >>> import alveus
    >>> "xii" in alveus.games()
    True
    """
    return registry.ids()


def info(game: str) -> GameInfo:
    """A game's entry: its options with readings and sources, its sides, its levels.

    Raises SetupError `unknown_game`, which names the nearest.

    >>> import alveus
    >>> entry = alveus.info("lombardorum")
    >>> entry.levels
    ('tiro', 'alumnus', 'lusor', 'exercitatus', 'peritus', 'magister')
    >>> entry.options["restricted"].readings["listed"].certainty
    'attested'
    """
    with speaking():
        spec = registry.spec(game)
    entry = spec.info
    return GameInfo(
        entry.id,
        entry.family,
        entry.seats,
        frozen({option.name: option for option in entry.options}),
        entry.presets,
        spec.levels,
        entry.chance,
        entry.hidden,
    )


def game(game: str, **options: object) -> Game:
    """A game under options: their readings as texts, switches also as True and False.

    `preset` names a bundle.  Raises SetupError, which names what there is instead.

    >>> import alveus
    >>> alveus.game("xii", route="mirrored")
    alveus.game('xii', route='mirrored')
    >>> alveus.game("xii", rout="mirrored")
    Traceback (most recent call last):
    alveus.core.errors.SetupError: This game has no option called “rout”. Did you mean “route”? ...
    """
    return Game(rules_of(game, options))


def rules_in(game: Game) -> Rules:
    """The engine's rules in a game."""
    return game._rules


def _restore(game: str, options: Mapping[str, str]) -> Game:
    return Game(rules_of(game, options))
