"""Settings of an experiment: check them, and convert them to and from JSON.

An experiment has a game, readings (variants of its rules) to compare, two players, a number of
games, and a seed.  A reading can also be converted to and from text.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass, fields
from typing import Any, Protocol, Self, TypeAlias

from alveus import registry
from alveus.core.errors import SetupError
from alveus.core.game import Game
from alveus.core.json_validation import check_names, strings, texts
from alveus.core.limits import NUMBER
from alveus.core.stream import seed_word
from alveus.lab.game_loop import starting_conditions
from alveus.lab.measures import check_headline, default_headline
from alveus.lab.players import (
    RANDOM,
    SIMPLE,
    NamedPlayer,
    Player,
    Turn,
    check_for_two,
    random_turn,
    split_limit,
)

Reading: TypeAlias = Mapping[str, str]
"""A variant of the rules: the options that differ from the defaults, with their values."""
STANDARD = "standard"
"""Name of the reading in which all options have their defaults."""
MOST_READINGS = 1000


class ExperimentPlayer(Player, Protocol):
    """A player that can be stored in a results file by its name."""

    def to_json(self) -> dict[str, Any]:
        """Return the player as JSON for the results file."""


@dataclass(frozen=True, repr=False)
class Policy(NamedPlayer):
    """A player chosen by name; its search is limited by nodes (positions) only, not by time."""

    def choose(self, game: Game[Any, Any], observation: Any, seat: int, seed: int) -> Turn:
        """Choose the remaining moves of the turn; with hidden hands, only the next move.

        `observation` is the position as `seat` knows it; `seed` determines all random choices.
        """
        if self.name == RANDOM:  # the seed of each decision is itself a random number
            return Turn(random_turn(game, observation, lambda count: seed % count))
        return super().choose(game, observation, seat, seed)

    def to_json(self) -> dict[str, Any]:
        """Return the player's name and node limit as JSON for the results file."""
        return {"name": self.name, **({} if self.nodes is None else {"nodes": self.nodes})}

    def __repr__(self) -> str:
        nodes = "" if self.nodes is None else f":{self.nodes}"
        return repr(self.name + nodes)


@dataclass(frozen=True, init=False)
class Settings:
    """An experiment: two players, who play `games` games under each reading (rule variant)."""

    game: str
    readings: tuple[Reading, ...]
    """The variants of the rules to compare; the first is the baseline."""
    players: tuple[ExperimentPlayer, ExperimentPlayer]
    games: int
    limit: int
    """Number of turns after which a game is stopped."""
    opening: int
    """Number of random opening turns in a game without chance."""
    seed: str
    headline: tuple[str, ...]
    """The measures, chosen before the games are played, that answer the experiment's question."""

    def __init__(
        self,
        game: str,
        readings: Sequence[Mapping[str, str]],
        players: Sequence[str | ExperimentPlayer],
        games: int,
        limit: int,
        opening: int,
        seed: int | str,
        headline: str | Sequence[str] | None = None,
    ) -> None:
        """Check the settings and store them in the fields of the same names.

        If `readings` is empty, the only reading is the default options.  A player is an object or
        a text such as "peritus:500" (a level and its node limit).  An odd number of games is
        raised by one.  If `headline` is None, the headline measures are those of
        `default_headline`.  Raises SetupError as listed in `lab.experiments.Experiment`.
        """
        check_number("games", games, 2)
        check_number("limit", limit, 1)
        check_number("opening", opening, 0)
        if isinstance(seed, bool) or not isinstance(seed, int | str):
            raise SetupError("wrong_type", name="seed", expected="integer_or_text")
        info = registry.info(game)
        if len(readings) > MOST_READINGS:
            raise SetupError("lab_readings", count=len(readings), most=MOST_READINGS)
        rules = [registry.game(game, reading) for reading in readings or [{}]]
        for each in rules:  # an option can set the number of players
            check_for_two(each.info)
        changes = tuple(info.without_defaults(each.settings) for each in rules)
        for number, reading in enumerate(changes):
            if reading in changes[:number]:
                raise SetupError("lab_twice", reading=write_reading(reading))
        if len(players) != 2:
            raise SetupError("lab_players", count=len(players))
        vars(self).update(
            game=game,
            readings=changes,
            players=tuple(_find_policy(game, player) for player in players),
            games=games + games % 2,
            limit=limit,
            opening=opening,
            seed=seed_word(seed),
        )
        measures = (
            default_headline(self.players) if headline is None else texts(headline, "headline")
        )
        vars(self)["headline"] = check_headline(info, self.players, measures)

    @property
    def pairs(self) -> int:
        """Number of pairs of games under each reading (rule variant)."""
        return self.games // 2

    @property
    def total(self) -> int:
        """Total number of games under all readings (rule variants)."""
        return self.games * len(self.readings)

    @property
    def names(self) -> tuple[str, ...]:
        """A text for each reading (rule variant), such as "men=6"; "standard" for the defaults."""
        return tuple(write_reading(reading) for reading in self.readings)

    def rules(self) -> tuple[Game[Any, Any], ...]:
        """Return the game under each reading (rule variant)."""
        return tuple(registry.game(self.game, reading) for reading in self.readings)

    def conditions(self) -> dict[str, Any]:
        """Return as JSON how games start, seed and number of pairs (see `starting_conditions`)."""
        return starting_conditions(self.rules(), self.opening, self.seed, self.pairs)

    def to_json(self) -> dict[str, Any]:
        """Return the settings as JSON for the header line of the results file."""
        readings = [dict(reading) for reading in self.readings]
        players = [player.to_json() for player in self.players]
        headline = list(self.headline)
        return {**vars(self), "readings": readings, "players": players, "headline": headline}

    @classmethod
    def from_json(cls, settings: Mapping[str, Any]) -> Self:
        """Read settings from JSON; without `headline` (old files), there are no headline measures.

        Raises SetupError: `unknown_member` for an unknown setting, `lab_damaged` if a setting is
        missing or has the wrong type, and the other errors of `__init__`.
        """
        try:
            check_names(settings, (field.name for field in fields(cls)))
            first, second = map(cls.read_player, settings["players"])
            return cls(
                game=str(settings["game"]),
                readings=[strings(reading, "readings") for reading in settings["readings"]],
                players=(first, second),
                headline=[str(name) for name in settings.get("headline", ())],
                **{name: settings[name] for name in ("games", "limit", "opening", "seed")},
            )
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            if isinstance(error, SetupError) and not error.code.startswith("wrong_type"):
                raise
            raise SetupError("lab_damaged", line=1) from None

    @classmethod
    def from_file(cls, settings: Mapping[str, Any]) -> Self:
        """Read the settings in the header of a results file; the errors are those of `from_json`.

        In a subclass, a player can be a function that does not exist any more.
        """
        return cls.from_json(settings)

    @classmethod
    def read_player(cls, player: Mapping[str, Any]) -> str | ExperimentPlayer:
        """Convert a player from JSON to text: the name and, after a colon, the node limit, if any.

        {"name": "peritus", "nodes": 500} becomes "peritus:500".  A subclass can return a player
        object instead.  Raises KeyError if `name` is missing; SetupError `unknown_member` for a
        member other than `name` and `nodes`.
        """
        check_names(player, ("name", "nodes"))
        nodes = player.get("nodes")
        return f"{player['name']}" + ("" if nodes is None else f":{nodes}")

    def with_games(self, games: int) -> Self:
        """Return the settings with `games` games per reading; an odd number is raised by one.

        The results of games already played stay valid.  Raises SetupError `lab_number` unless
        `games` is an integer from 2 to 2**53 - 1.
        """
        check_number("games", games, 2)
        changed = copy(self)
        vars(changed)["games"] = games + games % 2
        return changed

    def is_same(self, other: Settings) -> bool:
        """Return True if two experiments have equal settings, apart from the number of games."""
        return self.with_games(other.games).to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.game, self.names, self.games, self.seed))


def check_number(name: str, value: object, least: int) -> None:
    """Raise SetupError `lab_number` unless `value` is an integer from `least` to 2**53 - 1."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= NUMBER:
        raise SetupError("lab_number", name=name, least=least)


def write_reading(reading: Reading) -> str:
    """Return a reading as text, such as `men=6, route=mirrored`; "standard" if it is empty."""
    return ", ".join(f"{name}={value}" for name, value in reading.items()) or STANDARD


def read_reading(text: str) -> dict[str, str]:
    """Return the options in a text such as `men=6, route=mirrored`; {} for "standard"."""
    if text == STANDARD:
        return {}
    changes = [change.strip().partition("=") for change in text.split(",")]
    return {name: value for name, _, value in changes}


def _find_policy(game: str, player: str | ExperimentPlayer) -> ExperimentPlayer:
    if isinstance(player, str):
        player = Policy(*split_limit(player))
    names = (*registry.spec(game).players, *SIMPLE)
    if isinstance(player, Policy) and player.name not in names:
        raise SetupError("no_such_player", player=player.name[:80], game=game)
    return player
