"""Experiments: settings for playing a game under several readings (variants) of its rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from itertools import product
from typing import TYPE_CHECKING, Any, TypeAlias

from alveus import registry
from alveus.core.errors import SetupError
from alveus.core.game import Game
from alveus.core.reading import shorten, strings
from alveus.core.stream import seed_word
from alveus.lab.policies import Policy, PolicyLike, check_number, policy_of, read_policy
from alveus.lab.sentences import in_sentences

if TYPE_CHECKING:
    from concurrent.futures import Executor
    from os import PathLike

Reading: TypeAlias = Mapping[str, str]
"""One interpretation of the rules: the options that differ from the defaults."""
STANDARD = "standard"
"""Name of the reading with the default options."""
MOST_READINGS = 1000
DEFAULT_GAMES = 200
DEFAULT_LIMIT = 1500
DEFAULT_OPENING = 4


@dataclass(frozen=True, init=False)
class Experiment:
    """Settings of an experiment: `games` games under each reading; the first is the baseline.

    Games are played in pairs with the same random numbers, in which the players swap seats.  The
    random numbers of a pair depend only on the seed and the pair's number, and are the same under
    every reading.  Parts of an experiment can therefore be played in any order and on any machine.
    """

    game: str
    readings: tuple[Reading, ...]
    players: tuple[Policy, Policy]
    games: int
    limit: int
    """Maximum number of turns; a longer game is stopped."""
    opening: int
    """Number of random turns at the start of a game without chance."""
    seed: str

    @in_sentences()
    def __init__(
        self,
        game: str,
        readings: Sequence[Mapping[str, object]] = (),
        vary: Mapping[str, Sequence[object]] | None = None,
        players: PolicyLike | tuple[PolicyLike, PolicyLike] = "random",
        against: PolicyLike | None = None,
        games: int = DEFAULT_GAMES,
        limit: int = DEFAULT_LIMIT,
        opening: int = DEFAULT_OPENING,
        seed: int | str = 0,
    ) -> None:
        """Check and store the settings.

        The readings are those in `readings`, then all combinations of the option values in `vary`;
        by default, the default options.  `players` is a level, "random", "greedy", a function from
        a position to a move, or a pair of these.  `against` is the second player; the strength of
        the first is then measured against it.

        Raises SetupError for an unknown game, option or player; `not_for_two`; `lab_number` for an
        invalid number.
        """
        check_number("games", games, 2)
        check_number("limit", limit, 1)
        check_number("opening", opening, 0)
        spec = registry.spec(game)
        if len(spec.info.seats) != 2:
            raise SetupError("not_for_two", game=game, seats=len(spec.info.seats))
        asked = [*readings, *_grid(vary)] if vary else list(readings) or [{}]
        if len(asked) > MOST_READINGS:
            raise SetupError("lab_readings", count=len(asked), most=MOST_READINGS)
        settled = [dict(registry.game(game, _texts(one)).settings) for one in asked]
        chosen = tuple(spec.info.without_defaults(settings) for settings in settled)
        for number, one in enumerate(chosen):
            if one in chosen[:number]:
                raise SetupError("lab_twice", reading=write_reading(one))
        two = players if isinstance(players, tuple | list) else (players, players)
        two = two if against is None else (two[0], against)
        if len(two) != 2:
            raise SetupError("lab_players", count=len(two))
        given: dict[str, Any] = {
            "game": game,
            "readings": chosen,
            "players": (policy_of(game, two[0]), policy_of(game, two[1])),
            "games": games + games % 2,
            "limit": limit,
            "opening": opening,
            "seed": seed_word(seed),
        }
        for name, value in given.items():
            object.__setattr__(self, name, value)

    @property
    def pairs(self) -> int:
        """Number of pairs under each reading."""
        return self.games // 2

    @property
    def total(self) -> int:
        """Total number of games."""
        return self.games * len(self.readings)

    @property
    def names(self) -> tuple[str, ...]:
        """A text for each reading: its options, or "standard"."""
        return tuple(write_reading(one) for one in self.readings)

    def rules(self) -> tuple[Game[Any, Any], ...]:
        """Return the game with the options of each reading."""
        return tuple(registry.game(self.game, one) for one in self.readings)

    def run(
        self,
        executor: Executor | None = None,
        to: str | PathLike[str] | None = None,
        jobs: int = 1,
        dask: str = "",
        progress: Callable[[int, int, float], None] | None = None,
    ) -> Any:
        """Play the missing games and return a `lab.Report` on all games.

        The games are played in `jobs` processes, in an executor of `concurrent.futures`, or by the
        Dask scheduler at the address `dask`; the results are the same.  Finished parts are written
        to the file `to`.  If the file exists, the run continues it.  Ctrl-C stops the run and keeps
        the finished parts.  `progress` is called with the number of games played, the total, and
        the seconds since the start.
        """
        run = import_module("alveus.lab.running").run
        return run(self, executor, to, jobs, dask, progress)

    def to_json(self) -> dict[str, Any]:
        """Return the experiment as JSON for the header line of its file.

        Raises SetupError `lab_unnamed` if a player is a function that cannot be imported by name.
        """
        return {
            "game": self.game,
            "readings": [dict(one) for one in self.readings],
            "players": [one.to_json() for one in self.players],
            "games": self.games,
            "limit": self.limit,
            "opening": self.opening,
            "seed": self.seed,
        }

    @classmethod
    @in_sentences()
    def from_json(cls, written: Mapping[str, Any]) -> Experiment:
        """Read an experiment from JSON.  Raises SetupError `lab_damaged` if it is invalid."""
        try:
            first, second = (read_policy(one) for one in written["players"])
            return cls(
                str(written["game"]),
                [strings(one, "readings") for one in written["readings"]],
                players=(first, second),
                games=written["games"],
                limit=written["limit"],
                opening=written["opening"],
                seed=written["seed"],
            )
        except (KeyError, TypeError, ValueError, AttributeError) as wrong:
            if isinstance(wrong, SetupError) and not wrong.code.startswith("wrong_type"):
                raise
            raise SetupError("lab_damaged", line=1) from None

    @in_sentences()
    def with_games(self, games: int) -> Experiment:
        """Return the experiment with another number of games.  Finished games remain valid."""
        check_number("games", games, 2)
        return replace_fields(self, games=games + games % 2)

    def __repr__(self) -> str:
        readings = ", ".join(repr(dict(one)) for one in self.readings)
        players = ", ".join(repr(one) for one in self.players)
        return (
            f"lab.Experiment({self.game!r}, [{readings}], players=({players}), "
            f"games={self.games}, limit={self.limit}, opening={self.opening}, seed={self.seed!r})"
        )

    def __hash__(self) -> int:
        return hash((self.game, self.names, self.games, self.seed))


def replace_fields(experiment: Experiment, **changed: Any) -> Experiment:
    """Return a copy with some fields changed, without checking them."""
    made = Experiment.__new__(Experiment)
    for name in Experiment.__dataclass_fields__:
        object.__setattr__(made, name, changed.get(name, getattr(experiment, name)))
    return made


def write_reading(reading: Reading) -> str:
    """Return a reading as text, such as `men=6, route=mirrored`, or "standard"."""
    return ", ".join(f"{name}={value}" for name, value in reading.items()) or STANDARD


def read_reading(written: str) -> dict[str, str]:
    """Parse the text of a reading."""
    changes = [one.strip().partition("=") for one in written.split(",") if written != STANDARD]
    return {name: value for name, _, value in changes}


def _grid(vary: Mapping[str, Sequence[object]]) -> list[dict[str, object]]:
    values = [[value] if isinstance(value, str) else value for value in vary.values()]
    count = 1
    for one in values:
        count *= len(one)
    if not 0 < count <= MOST_READINGS:
        raise SetupError("lab_readings", count=count, most=MOST_READINGS)
    return [dict(zip(vary, row, strict=True)) for row in product(*values)]


def _texts(reading: Mapping[str, object]) -> dict[str, str]:
    """Convert option values to text: True to "on", False to "off", numbers to decimal."""
    switches = {True: "on", False: "off"}
    return {
        name: switches[value] if isinstance(value, bool) else shorten(value)
        for name, value in reading.items()
    }
