"""The `lab` commands: run an experiment, report on it, plot a measure, join results files."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping
from datetime import timedelta
from typing import TYPE_CHECKING

from alveus import registry
from alveus.cli.arguments import Commands, at_least, options_of
from alveus.cli.matches import INTERRUPTED
from alveus.cli.output import for_people, is_terminal, write
from alveus.core.files import write_file
from alveus.play.sentences import with_error_text
from alveus.words.messages import messages

if TYPE_CHECKING:
    from alveus.lab.experiments import Report

FILES = "as run keeps them; several are parts of one experiment"
BAR = 24
MOST_SECONDS = 10**7


def add(commands: Commands) -> None:
    """Add the commands and their arguments."""
    subs = Commands(commands.add("lab", _run, "what a reading of the rules does to a game"))
    run = subs.add_for_game("run", _run, "play an experiment, or go on with it")
    run.add_argument(
        "--vary",
        action="append",
        default=[],
        metavar="NAME[=A,B,…]",
        help="an option with the values to compare, all without any; repeats: the full grid",
    )
    run.add_argument(
        "--reading",
        action="append",
        default=[],
        metavar="NAME=A,…",
        help="one to compare, by all options it changes, or “standard”; repeats",
    )
    run.add_argument(
        "--players",
        default="random",
        metavar="P[,Q]",
        help="whom alveus games GAME lists, random, greedy; with positions a move: peritus:500",
    )
    run.add_argument("--against", metavar="P", help="a second player: measures the first’s skill")
    run.add_argument("--games", type=at_least(2), default=200, metavar="N", help="of each reading")
    run.add_argument("--limit", type=at_least(1), default=1500, metavar="N", help="turns of a game")
    run.add_argument(
        "--opening", type=at_least(0), default=4, metavar="N", help="turns at random without dice"
    )
    run.add_argument("--seed", default="0", metavar="S", help="a number, any word")
    run.add_argument("--jobs", type=at_least(1), default=1, metavar="J", help="processes")
    run.add_argument("--dask", default="", metavar="ADDRESS", help="a Dask scheduler")
    run.add_argument("--to", metavar="FILE", help="keeps what is done; a run goes on there")
    report = subs.add("report", _report, "what the files of an experiment show")
    report.add_argument("file", nargs="+", metavar="FILE", help=FILES)
    for form, about in (
        ("csv", "a line for each measure and reading"),
        ("markdown", "tables for a text"),
    ):
        report.add_argument(f"--{form}", action="store_true", help=about)
    plot = subs.add("plot", _plot, "a measure as a chart in SVG")
    plot.add_argument("file", nargs="+", metavar="FILE", help=FILES)
    plot.add_argument("--measure", required=True, metavar="NAME", help="alveus lab report has them")
    plot.add_argument("--to", metavar="FILE", help="otherwise it is printed")
    join = subs.add("join", _join, "one file of several parts of an experiment")
    join.add_argument("file", nargs="+", metavar="FILE", help=FILES)
    join.add_argument("--to", required=True, metavar="FILE", help="a new file")


def _run(args: argparse.Namespace) -> int:
    from alveus.lab.experiments import Experiment
    from alveus.lab.settings import read_reading

    info = registry.info(args.game)
    fixed = options_of(args)
    vary = dict(_values(info.id, option) for option in args.vary)
    readings = [{**fixed, **read_reading(reading)} for reading in args.reading]
    players = args.players.split(",")
    with with_error_text(info):
        experiment = Experiment(
            args.game,
            readings or ([] if vary else [fixed]),
            {**{name: [value] for name, value in fixed.items()}, **vary} if vary else None,
            players=(players[0], players[1]) if len(players) == 2 else args.players,
            against=args.against,
            games=args.games,
            limit=args.limit,
            opening=args.opening,
            seed=args.seed,
        )
        shown = is_terminal(sys.stderr)
        report = experiment.run(
            to=args.to, jobs=args.jobs, dask=args.dask, progress=_Progress() if shown else None
        )
    if shown:
        write("", sys.stderr)
    if report.interrupted:
        _report_interruption(report, args.to)
    _put(args, report)
    return INTERRUPTED if report.interrupted else 0


def _report(args: argparse.Namespace) -> None:
    from alveus.lab.experiments import Report

    report = Report.read(*args.file)
    if args.csv:
        sys.stdout.write(report.to_csv())
    elif args.markdown:
        write(report.table(markdown=True))
    else:
        _put(args, report)


def _plot(args: argparse.Namespace) -> None:
    from alveus.lab.experiments import Report

    report = Report.read(*args.file)
    with with_error_text(registry.info(report.experiment.game)):
        chart = report.plot(args.measure)
    if args.to is None:
        write(chart)
        return
    write_file(args.to, chart)
    if is_terminal(sys.stderr):
        write(messages().text("lab-written", {"file": args.to}), sys.stderr)


def _join(args: argparse.Namespace) -> None:
    from alveus.lab.experiments import join

    with with_error_text():
        report = join(args.to, *args.file)
    if for_people(args):
        write(messages().text("lab-joined", {"games": report.games, "file": args.to}))
    else:
        print(json.dumps({"games": report.games, "file": args.to}))


def _put(args: argparse.Namespace, report: Report) -> None:
    if for_people(args):
        write(report.table())
    else:
        print(json.dumps(report.to_json()), flush=True)


class _Progress:
    """Progress line: games done, and from the second part on the rate and the remaining time.

    Games that the file already contained count as done.  They must not affect the rate, so the rate
    is measured from the end of the first part.
    """

    def __init__(self) -> None:
        self._first: tuple[int, float] | None = None

    def __call__(self, done: int, total: int, seconds: float) -> None:
        words = messages()
        parts = [words.text("lab-done", {"done": done, "total": total})]
        if self._first is None:
            self._first = done, seconds
        else:
            before, begun = self._first
            rate = (done - before) / max(seconds - begun, 1e-3)
            left = timedelta(seconds=round(min((total - done) / max(rate, 1e-6), MOST_SECONDS)))
            parts.append(words.text("lab-rate", {"rate": round(rate, 1)}))
            parts.append(words.text("lab-left", {"left": str(left)}))
        bar = "#" * (BAR * done // total)
        sys.stderr.write(f"\r[{bar:<{BAR}}] {' · '.join(parts)}   ")
        sys.stderr.flush()


def _report_interruption(report: Report, to: str | None) -> None:
    if not is_terminal(sys.stderr):
        return
    words = messages()
    params = {"games": report.games, "total": report.experiment.total}
    kept = words.text("lab-lost-all") if to is None else words.text("lab-kept", {"file": to})
    write(f"{words.text('lab-stopped', params)} {kept}", sys.stderr)


def _values(game: str, argument: str) -> tuple[str, list[str]]:
    """Return an option's name and the values to compare.

    If none are listed, return all values of the option, the default first.
    """
    name, equals, values = argument.partition("=")
    if equals:
        return name, values.split(",")
    options: Mapping[str, list[str]] = {
        option.name: sorted(option.values, key=option.default.__ne__)
        for option in registry.info(game).options
    }
    return name, options.get(name, [""])
