"""The laboratory: speed of a study compared with the bare engine, and time of its report."""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from alveus import lab, registry
from alveus.lab.lines import write_head, write_part
from alveus.lab.pairs import play_pair
from alveus.lab.players import find_player
from alveus.lab.records import Part, play_part
from benchmarks.arena import fitting, timed
from toolchain.ground import ROOT

if TYPE_CHECKING:
    import argparse

STUDIES = (("lombardorum", "lusor"), ("bohnenspiel", "nachbar"))
LEAST = 0.9
"""Minimum speed of a study in games per second, relative to the bare engine."""
LEAST_TWICE = 1.7
"""Minimum speed-up by a second process."""
RECORDS = 1_000_000
MOST_SECONDS = 30
MOST_MEGABYTES = 200
PLAYED = 25
"""Number of pairs that are really played; their records are repeated to fill the results file."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `bench.py lab`."""
    parser.add_argument("--seconds", type=float, default=8, help="seconds of work for one process")
    parser.add_argument("--rounds", type=int, default=3, help="repetitions of each study")
    parser.add_argument("--records", type=int, default=RECORDS, help="number of games to report on")
    parser.add_argument(
        "--report", metavar="FILE", help="only report on this file and the cost of the report"
    )


def run(arguments: argparse.Namespace) -> bool:
    """Print the results; return True if all budgets are met."""
    if arguments.report:
        return _report(arguments.report)
    speeds = [_study(*study, arguments.seconds, arguments.rounds) for study in STUDIES]
    return _report_apart(arguments.records) and all(speeds)


def _study(game: str, level: str, seconds: float, rounds: int) -> bool:
    """Run the engine, a study in one process, and a study in two, alternately; compare the best."""
    rules, same = registry.game(game), find_player(game, level)

    def play(games: int) -> None:
        for pair in range(games // 2):
            play_pair(rules, same, same, pair)

    def study(jobs: int) -> None:
        lab.Experiment(game, players=level, games=games).run(jobs=jobs)

    games = fitting(play, seconds)
    times: dict[str, list[float]] = {"engine": [], "one": [], "two": []}
    for _ in range(rounds):
        times["engine"].append(timed(play, games))
        times["one"].append(timed(study, 1))
        times["two"].append(timed(study, 2))
    engine, single, double = (min(taken) for taken in times.values())
    shared = (os.cpu_count() or 1) < 2 or single / double >= LEAST_TWICE
    kept = engine / single >= LEAST and shared
    print(
        f"{game:<12} {games} games: {engine:.1f} s by the engine, {single:.1f} s as a study "
        f"({engine / single:.2f}, at least {LEAST}), {double:.1f} s in two processes "
        f"({single / double:.2f}, at least {LEAST_TWICE}){'' if kept else '  missed'}",
        flush=True,
    )
    return kept


def _report_apart(records: int) -> bool:
    """Write a results file with this number of games, and report on it in a separate process."""
    played = lab.Experiment(
        "lombardorum", vary={"restricted": ["listed", "none"]}, games=2 * PLAYED
    )
    part = Part(0, PLAYED)
    line = json.loads(write_part(part, play_part(played, part)))
    width = len(line["games"])
    parts = records // width
    experiment = played.with_games(2 * PLAYED * parts)
    with TemporaryDirectory() as folder:
        file = Path(folder, "records.jsonl")
        with file.open("w", encoding="utf-8") as output:
            output.write(write_head(experiment))
            for number in range(parts):
                first = number * PLAYED
                line["part"] = [first, first + PLAYED]
                for index, row in enumerate(line["games"]):
                    row[1] = first + index // (width // PLAYED)
                output.write(json.dumps(line, separators=(",", ":")) + "\n")
        print(f"{parts * width:,} records, {file.stat().st_size / 1e6:.0f} MB", flush=True)
        command = [sys.executable, ROOT / "scripts/bench.py", "lab", "--report", file]
        return subprocess.run(list(map(str, command)), check=False).returncode == 0


def _report(file: str) -> bool:
    """Report on a results file; print time and memory, and return True if both are allowed."""
    made: list[lab.Report] = []
    seconds = timed(lambda: made.append(lab.Report.read(file)))
    seconds += timed(lambda: print(f"{len(json.dumps(made[0].to_json())):,} characters of report"))
    megabytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    kept = seconds <= MOST_SECONDS and megabytes <= MOST_MEGABYTES
    print(
        f"{seconds:.1f} s, at most {MOST_SECONDS}; {megabytes:.0f} MB, at most {MOST_MEGABYTES}"
        f"{'' if kept else '  missed'}"
    )
    return kept
