"""The `lab` commands: run an experiment, report on it, plot a measure, join results files."""

from __future__ import annotations

import argparse
import sys
from datetime import timedelta

from alveus import registry
from alveus.cli.arguments import Commands, at_least, options_of
from alveus.cli.matches import INTERRUPTED
from alveus.cli.output import is_terminal, put, write
from alveus.core.game import Info
from alveus.play.sentences import with_error_text
from alveus.words.messages import messages

BAR = 24
NO_HEADLINE = "none"
MOST_SECONDS = 10**7


def add(commands: Commands) -> None:
    """Add the command `lab` and its subcommands run, report, plot and join."""
    subs = Commands(commands.add("lab", _run, "measure how readings of the rules change a game"))
    run = subs.add_for_game("run", _run, "run an experiment, or continue it")
    about = "an option and the values to compare (default: all); repeatable, for all combinations"
    run.repeat("--vary", "NAME[=A,B,…]", about)
    about = "a reading to compare: all options that it changes, or “standard”; repeatable"
    run.repeat("--reading", "NAME=A,…", about)
    about = "a level, random, greedy or mcts; with positions per move: peritus:500"
    run.value("--players", "P[,Q]", about, default="random")
    run.value("--against", "P", "a second player, to measure the skill of the first")
    run.value("--games", "N", "games of each reading", at_least(2), default=200)
    run.value("--limit", "N", "maximum number of turns of a game", at_least(1), default=1500)
    run.value(
        "--opening", "N", "random turns at the start of games without dice", at_least(0), default=4
    )
    run.value("--seed", "S", "a number or a word", default="0")
    about = "measures that are tested, or “none”; all others are exploratory"
    run.value("--headline", "NAME[,…]", about)
    run.value("--jobs", "J", "number of processes", at_least(1), default=1)
    run.value("--dask", "ADDRESS", "address of a Dask scheduler", default="")
    run.value("--to", "FILE", "results file; a later run continues with it")
    report = subs.add("report", _report, "print the results of an experiment")
    plot = subs.add("plot", _plot, "draw a measure as an SVG chart")
    join = subs.add("join", _join, "join several parts of an experiment")
    for sub in (report, plot, join):
        about = "results file of “run”; several files are parts of an experiment"
        sub.value("file", "FILE", about, nargs="+")
    report.switch("--csv", "print CSV, with a line for each measure and reading")
    report.switch("--markdown", "print Markdown tables")
    plot.value("--measure", "NAME", "a measure listed by “alveus lab report”", required=True)
    plot.value("--to", "FILE", "SVG file; default: standard output")
    join.value("--to", "FILE", "results file to create", required=True)


def _run(args: argparse.Namespace) -> int:
    from alveus.lab.experiments import Experiment
    from alveus.lab.settings import read_reading

    info = registry.info(args.game)
    fixed = options_of(args)
    vary: dict[str, list[str]] = {}
    for name, values in (_values(info, option) for option in args.vary):
        vary.setdefault(name, []).extend(values)
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
            headline=_headline(args.headline),
        )
        shown = is_terminal(sys.stderr)
        progress = _Progress() if shown else None
        report = experiment.run(to=args.to, jobs=args.jobs, dask=args.dask, progress=progress)
    if shown:
        write("", sys.stderr)
    if shown and report.interrupted:
        words, params = messages(), {"games": report.games, "total": experiment.total}
        kept = words.text("lab-kept" if args.to else "lab-lost-all", {"file": args.to})
        write(f"{words.text('lab-stopped', params)} {kept}", sys.stderr)
    put(args, report.to_json(), report.table)
    return INTERRUPTED if report.interrupted else 0


def _report(args: argparse.Namespace) -> None:
    from alveus.lab.experiments import Report

    report = Report.read(*args.file)
    if args.csv:
        write(report.to_csv().rstrip("\n"))
    elif args.markdown:
        write(report.table(markdown=True))
    else:
        put(args, report.to_json(), report.table)


def _plot(args: argparse.Namespace) -> None:
    from alveus.lab.experiments import Report

    report = Report.read(*args.file)
    with with_error_text(registry.info(report.experiment.game)):
        chart = report.plot(args.measure, args.to)
    if args.to is None:
        write(chart)
    elif is_terminal(sys.stderr):
        write(messages().text("lab-written", {"file": args.to}), sys.stderr)


def _join(args: argparse.Namespace) -> None:
    from alveus.lab.experiments import join

    with with_error_text():
        report = join(args.to, *args.file)
    answer = {"games": report.games, "file": args.to}
    put(args, answer, lambda: messages().text("lab-joined", answer))


class _Progress:
    """Prints the progress of an experiment: games played, games per second and time left."""

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


def _headline(argument: str | None) -> list[str] | None:
    if argument is None:
        return None
    return [] if argument == NO_HEADLINE else argument.split(",")


def _values(info: Info, argument: str) -> tuple[str, list[str]]:
    """Return the option's name and the values in `NAME[=A,B,…]`.

    For `NAME` alone, the values are all those of the game's option, the default first, or [""] if
    the game has no option of this name.
    """
    name, equals, values = argument.partition("=")
    if equals:
        return name, values.split(",")
    option = next((option for option in info.options if option.name == name), None)
    return name, sorted(option.values, key=option.default.__ne__) if option else [""]
