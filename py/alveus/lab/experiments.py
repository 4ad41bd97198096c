"""Experiments and reports: play the games, read and join results files, make tables and charts.

This is the laboratory's interface for Python and the command line.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Mapping, Sequence, Set
from contextlib import suppress
from importlib import import_module
from itertools import product
from math import prod
from typing import TYPE_CHECKING, Any, Self, TypeAlias

from alveus import registry
from alveus.core.errors import SetupError
from alveus.core.files import write_file
from alveus.core.json_validation import mapping
from alveus.core.version import __version__
from alveus.lab.charts import draw_chart, draw_figure
from alveus.lab.files import Name, open_files, versions_of
from alveus.lab.lines import write_head, write_part
from alveus.lab.measures import Measure
from alveus.lab.outsiders import LimitedPlayer, MissingFunction, find_function, outsider
from alveus.lab.presentation import write_table
from alveus.lab.results import Results
from alveus.lab.settings import MOST_READINGS, ExperimentPlayer, Policy, Settings
from alveus.play.players import Player, PlayerLike
from alveus.play.rules import option_texts
from alveus.play.sentences import with_error_text

if TYPE_CHECKING:
    from concurrent.futures import Executor

LabPlayer: TypeAlias = PlayerLike | Policy | LimitedPlayer
"""A player of an experiment: a name, or a function from a position to a move.

A name is a level of the game, "random", "greedy" or "mcts".  It can be followed by a limit, as in
`"peritus:500"`: the maximum number of positions searched per move or, for "mcts", of playouts.
"""


class Experiment(Settings):
    """An experiment: `games` games under each reading (variant of the rules).

    The first reading is the baseline.  Players swap seats in pairs of games with the same random
    numbers, which depend only on the seed and the pair's number.  The pairs can therefore be played
    in any order, on any machine.
    """

    @with_error_text()
    def __init__(
        self,
        game: str,
        readings: Sequence[Mapping[str, object]] = (),
        vary: Mapping[str, Sequence[object]] | None = None,
        players: LabPlayer | Sequence[LabPlayer] = "random",
        against: LabPlayer | None = None,
        games: int = 200,
        limit: int = 1500,
        opening: int = 4,
        seed: int | str = 0,
        headline: str | Sequence[str] | None = None,
    ) -> None:
        """Check and store the settings.

        The rule variants (readings) are those in `readings`, then all combinations of the option
        values in `vary`; without both, the default options.  `players` is one player for both
        seats, or a pair; `against` replaces the second.  `games` is the number of games per
        variant; an odd number is raised by one.  A game is stopped after `limit` turns.  A game
        without chance starts with `opening` random turns (0 or more).

        `headline` names the measure or measures that answer the question of the experiment.  The
        default is `length` (turns per game) and `score` (mean score of the side that begins) or,
        for two different players, `skill` (mean score of the first player) instead of `score`.
        Only differences in these measures can be significant; their p-values are corrected
        together.  All other measures are exploratory.

        Raises SetupError for an unknown game, option or player; `not_for_two` if the game is not
        for two players, `lab_players` if `players` is not a pair; `lab_readings` for too many
        readings or an option without values, `lab_twice` for equal readings; `lab_clock` for a
        player limited by time; `lab_number` for an invalid number; `wrong_type` for an invalid
        seed; `lab_no_measure` for an unknown measure.
        """
        both = players if isinstance(players, tuple | list) else (players, players)
        both = both if against is None else (*both[:1], against)
        grid = [*readings, *_grid(vary)] if vary else readings
        texts = [option_texts(mapping(reading, "readings")) for reading in grid]
        policies = [_find_player(game, player) for player in both]
        super().__init__(game, texts, policies, games, limit, opening, seed, headline)

    def run(
        self,
        executor: Executor | None = None,
        to: Name | None = None,
        jobs: int = 1,
        dask: str = "",
        progress: Callable[[int, int, float], None] | None = None,
    ) -> Report:
        """Play the missing games and return a report on all games.

        The games are played in `jobs` processes, in an executor of `concurrent.futures`, or by the
        Dask scheduler at the address `dask`; the results are the same.  Finished parts (ranges of
        pairs of games) are added to the results file `to`, if given; games that are already in this
        file are not played again.  After Ctrl-C, the run stops, and the report covers the finished
        parts only.  After each part, `progress` is called with the number of games played, the
        total, and the seconds since the start.

        Raises OSError if `to` cannot be opened.  Raises SetupError: `lab_other` if the file belongs
        to another experiment, or the errors of `Report.read` if the file is invalid (both leave the
        file unchanged); `lab_not_written` if a part cannot be saved; `lab_in_use` if another run
        writes to the file; `lab_lost` if playing a part fails repeatedly; `lab_no_scheduler` if
        `dask` has no scheduler; `extra_needed` if Dask is not installed; `cannot_be_sent` if a
        player cannot be pickled; `lab_function` if a player is a function that was named in a
        results file and cannot be imported; `lab_same_name` if `to` is given and two different
        functions have the same name; `wrong_type` or `out_of_range` for invalid `jobs`.
        """
        from alveus.lab.running import play_missing_games  # late: loads multiprocessing

        report = Report(self)
        with with_error_text(registry.info(self.game)):
            self._check_functions()
            first, second = self.players
            if to is not None and first != second and first.to_json() == second.to_json():
                raise SetupError("lab_same_name", player=repr(first)[:80])
            report.interrupted = play_missing_games(report, executor, to, jobs, dask, progress)
        return report

    @classmethod
    @with_error_text()
    def from_json(cls, settings: Mapping[str, Any]) -> Self:
        """Read an experiment from JSON, as `to_json` writes it.

        Raises SetupError: `lab_damaged` for a missing or mistyped setting, `unknown_member` for an
        unknown setting, `lab_function` for an unknown function, or the errors of `Experiment(...)`.
        """
        experiment = cls.from_file(settings)
        experiment._check_functions()
        return experiment

    @classmethod
    @with_error_text()
    def from_file(cls, settings: Mapping[str, Any]) -> Self:
        """Read an experiment from a results file, to report on it or to continue it.

        A player can be a missing function; `run` refuses it.  Raises the errors of `from_json`
        except `lab_function`.
        """
        return super().from_json(settings)

    def _check_functions(self) -> None:
        """Raise SetupError `lab_function` if a player is a function that cannot be imported."""
        for player in self.players:
            if isinstance(player, LimitedPlayer) and isinstance(player.play, MissingFunction):
                raise SetupError("lab_function", name=player.name[:80])

    @classmethod
    def read_player(cls, player: Mapping[str, Any]) -> str | ExperimentPlayer:
        """Read a player from JSON; the member `function` is the name of a user's function, if any.

        Return a player object for a function, even if it cannot be imported, else text such as
        "peritus:500" (level and node limit).  Raises KeyError for a missing, SetupError for an
        unknown or invalid member.
        """
        if "function" in player:
            function: Callable[..., str] = MissingFunction(player["function"])
            with suppress(SetupError):
                function = find_function(player["function"])
            return outsider(function, player.get("nodes"), player["patience"])
        return super().read_player(player)

    @with_error_text()
    def with_games(self, games: int) -> Self:
        """Return the experiment with `games` games per reading; an odd number is raised by one.

        Games already played remain valid.  Raises SetupError `lab_number` for an invalid number.
        """
        return super().with_games(games)

    def __repr__(self) -> str:
        readings = ", ".join(repr(dict(reading)) for reading in self.readings)
        players = ", ".join(repr(player) for player in self.players)
        return (
            f"lab.Experiment({self.game!r}, [{readings}], players=({players}), "
            f"games={self.games}, limit={self.limit}, opening={self.opening}, seed={self.seed!r}, "
            f"headline={list(self.headline)!r})"
        )


class Chart(str):
    """An SVG document with a chart, as text.  Notebooks display it as an image."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)


class Report(Results):
    """The results of an experiment, with methods for tables, charts and files."""

    experiment: Experiment
    interrupted = False
    """True if the run was stopped before all games were played."""

    @classmethod
    @with_error_text()
    def read(cls, *names: Name) -> Self:
        """Return the report on the games in one or more results files of the same experiment.

        Raises SetupError: `lab_other` for files of different experiments; `lab_overlap` if files
        contain the same games; `lab_no_file`, `lab_too_new` or `lab_damaged` for an invalid file;
        or the errors of `Experiment.from_json` for invalid settings.
        """
        with open_files(names, Experiment) as (experiment, parts):
            report = cls(experiment)
            report.versions = versions_of(names)
            for part, records in parts:
                report.add(part, records)
        return report

    @with_error_text()
    def measure(self, name: str) -> Measure:
        """Return the measure called `name`, such as "length" (turns per game).

        The code of an event, such as "hit", selects the number of these events per game.  Raises
        SetupError `lab_no_measure` if the report has no such measure.
        """
        measures = {measure.name: measure for measure in self.measures()}
        for full_name in (name, f"event-{name}"):
            if full_name in measures:
                return measures[full_name]
        raise SetupError("lab_no_measure", measure=name[:80], names=list(measures))

    def table(self, markdown: bool = False) -> str:
        """Return the report as text or Markdown: conditions of play, and a table per measure."""
        return write_table(self, markdown)

    def to_csv(self, name: Name | None = None) -> str:
        """Return CSV with a row per measure and rule variant; also write it to the file `name`."""
        return _keep(super().to_csv(), name)

    @with_error_text()
    def to_dataframe(self) -> Any:
        """Return a pandas DataFrame with one row for each measure and reading (rule variant).

        Raises SetupError `extra_needed` if pandas is not installed.
        """
        try:
            return import_module("pandas").DataFrame(self.rows())
        except ImportError:
            raise SetupError("extra_needed", name="lab") from None

    def plot(self, measure: str, to: Name | None = None) -> Chart:
        """Return an SVG chart of the measure with this name; also write it to the file `to`.

        Raises SetupError `lab_no_measure` if the report has no such measure.
        """
        return Chart(_keep(draw_chart(self, self.measure(measure)), to))

    @with_error_text()
    def figure(self, measure: str) -> Any:
        """Return a chart of the measure with this name as a matplotlib figure.

        Raises SetupError: `lab_no_measure` if the report has no such measure; `extra_needed` if
        matplotlib is not installed.
        """
        return draw_figure(self, self.measure(measure))

    def __repr__(self) -> str:
        of = "" if self.complete else f" of {self.experiment.total}"
        return f"<Report: {self.experiment.game}, {self.games}{of} games>"

    def __str__(self) -> str:
        return self.table()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Report) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash(json.dumps(self.to_json()))


@with_error_text()
def join(to: Name, *names: Name) -> Report:
    """Join the results files `names` of one experiment in the new file `to`; return their report.

    Raises FileExistsError if `to` exists, and the errors of `Report.read`.
    """
    with open_files(names, Experiment) as (experiment, parts):
        report, versions = Report(experiment), versions_of(names)
        report.versions, lines = versions, [write_head(experiment, versions or (__version__,))]
        for part, records in parts:
            report.add(part, records)
            lines.append(write_part(part, records))
    write_file(to, "".join(lines), new=True)
    return report


def _find_player(game: str, player: LabPlayer) -> str | ExperimentPlayer:
    if isinstance(player, Player):
        if player.seconds is not None:
            raise SetupError("lab_clock", player=player.name)
        return Policy(player.name, player.nodes)
    if isinstance(player, str | Policy | LimitedPlayer):
        return player
    if not callable(player):
        raise SetupError("no_such_player", player=repr(player)[:80], game=game)
    return outsider(player)


def _grid(vary: Mapping[str, Sequence[object]]) -> list[dict[str, object]]:
    values = [_list_values(value) for value in mapping(vary, "vary").values()]
    count = prod(map(len, values))
    if not 0 < count <= MOST_READINGS:
        raise SetupError("lab_readings", count=count, most=MOST_READINGS)
    return [dict(zip(vary, row, strict=True)) for row in product(*values)]


def _list_values(values: object) -> Collection[object]:
    if isinstance(values, Set):  # its order differs from process to process
        return sorted(values, key=str)
    return values if isinstance(values, Collection) and not isinstance(values, str) else [values]


def _keep(text: str, name: Name | None) -> str:
    if name is not None:
        write_file(name, text.encode(errors="replace"))  # UTF-8 has no lone surrogates (in a seed)
    return text
