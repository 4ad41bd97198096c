"""Descriptions of all games, and game objects, from which positions are created."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from alveus import registry
from alveus.core.events import finish
from alveus.core.game import Option
from alveus.core.json_validation import mapping
from alveus.core.stream import Seed, seed_bytes, seed_word
from alveus.play.members import check_members
from alveus.play.positions import Position, make, seat_of
from alveus.play.rules import Rules, changed_options, rules_of
from alveus.play.sentences import with_error_text


@dataclass(frozen=True, repr=False)
class GameInfo:
    """Description of a game.

    `options` are keyed by name; their values are readings, that is, interpretations of a rule, each
    with its source.  `presets` are named sets of option values.  `sides` are in order of play,
    `levels` are those of the computer, weakest first.  `chance` is True for games with dice or
    deals, `hidden` for games with hidden hands.
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
    """A game under chosen options, created by `alveus.game(…)`.

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
        """The game's description: options, sides and levels."""
        return info(self.id)

    @property
    def options(self) -> dict[str, str]:
        """The options that differ from the defaults."""
        return changed_options(self._rules)

    @property
    def sides(self) -> tuple[str, ...]:
        """The sides in order of play."""
        return self._rules.info.seats

    def start(self, seed: Seed | None = None, first: str | None = None) -> Position:
        """Return the first position.

        The same seed gives the same puzzle, rolls and deals.  Without a seed, rolls and deals are
        random.  `first` is the side that begins; by default, the options or a roll decide.  Raises
        SetupError `unknown_side`, `seed_too_long`.

        >>> import alveus
        >>> game = alveus.game("lombardorum")
        >>> game.start(seed=7) == game.start(seed="7")
        True
        """
        with with_error_text(self._rules.info):
            spec = registry.spec(self.id)
            if spec.puzzles and seed is not None:
                puzzle = finish(spec.puzzle(self._rules.settings, seed_word(seed)))
                return self.position(puzzle)
            starter = None if first is None else seat_of(self._rules, first)
            state = self._rules.opening(starter)
            return make(self._rules, state, None if seed is None else seed_bytes(seed))

    def position(self, position: Mapping[str, Any], seed: Seed | None = None) -> Position:
        """Return the position that a JSON object describes, under the options of this game.

        Options in the JSON are added to those of this game.  `seed` determines later rolls.  Raises
        SetupError or NotationError for invalid JSON.  Raises SetupError `conflict` if this game and
        the JSON have different values for an option that was chosen for this game.

        >>> import alveus
        >>> pits = {"turn": "south", "pits": [0, 0, 0, 0, 0, 1] + [0] * 5 + [1], "stores": [40, 30]}
        >>> alveus.game("bohnenspiel").position(pits).legal
        Legal('6')
        """
        with with_error_text(self._rules.info):
            mapping(position, "position")
            rules = registry.spec(self.id).build_for(self.options, position)
            check_members(self.id, position)
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
    """Return the ids of all games.

    >>> import alveus
    >>> "xii" in alveus.games()
    True
    """
    return registry.ids()


def info(game: str) -> GameInfo:
    """Return the description of a game: options, sides and levels.

    Raises SetupError `unknown_game`, which suggests a similar id.

    >>> import alveus
    >>> entry = alveus.info("lombardorum")
    >>> entry.levels
    ('tiro', 'alumnus', 'lusor', 'exercitatus', 'peritus', 'magister')
    >>> entry.options["restricted"].readings["listed"].certainty
    'attested'
    """
    with with_error_text():
        spec = registry.spec(game)
    entry = spec.info
    return GameInfo(
        entry.id,
        entry.family,
        entry.seats,
        entry.options_by_name,
        entry.presets,
        spec.levels,
        entry.chance,
        entry.hidden,
    )


def game(game: str, **options: object) -> Game:
    """Return a game with options.

    Option values are strings; numbers, and True or False for on/off options, are converted.  The
    option `preset` is the name of a set of options.  Raises SetupError, which suggests valid names,
    for an unknown game, option or value.

    >>> import alveus
    >>> alveus.game("xii", route="mirrored")
    alveus.game('xii', route='mirrored')
    >>> alveus.game("xii", rout="mirrored")
    Traceback (most recent call last):
    alveus.core.errors.SetupError: This game has no option called “rout”. Did you mean “route”? ...
    """
    return Game(rules_of(game, options))


def _restore(game: str, options: Mapping[str, str]) -> Game:
    return Game(rules_of(game, options))
