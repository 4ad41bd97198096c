"""Random games per second of an older commit, of this commit and of this commit in Pyodide."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
from io import BytesIO
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from alveus import registry
from toolchain.ground import ROOT
from toolchain.node import ensure_node

if TYPE_CHECKING:
    import argparse

PROBE = Path(__file__).with_name("playouts_probe.py")
IN_PYODIDE = Path(__file__).with_name("playouts_in_pyodide.mjs")
LEAST = {
    "lombardorum": 5,
    "duodecim": 10,
    "xii": 10,
    "bohnenspiel": 6,
    "sperrdomino": 2,
    "rithmomachia": 3,
}
"""Minimum ratio of this commit's speed to that of the default older commit, which could not play
games without events."""
MOST = 2.6
"""Maximum ratio of the speed in CPython to the speed in the browser's Python."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `bench.py playouts`."""
    parser.add_argument("--before", default="77d562e", help="the older commit")
    parser.add_argument("--rounds", type=int, default=3, help="times that both are measured")
    parser.add_argument("--seconds", type=float, default=3.0, help="seconds for each figure")


def run(arguments: argparse.Namespace) -> bool:
    """Print the speeds and their ratios; return True if all games are fast enough."""
    games = [game_id for game_id in registry.ids() if len(registry.info(game_id).seats) == 2]
    kept = True
    with TemporaryDirectory() as folder:
        _unpack(arguments.before, folder)
        print(
            f"{'games a second':<16}{'before':>10}{'here':>10}{'ratio':>8}{'least':>8}"
            f"{'pyodide':>10}{'slower':>8}{'most':>8}"
        )
        for game in games:
            rounds = [
                _measure(Path(folder), game, arguments.seconds) for _ in range(arguments.rounds)
            ]
            before, current, pyodide = (median(figures) for figures in zip(*rounds, strict=True))
            ratio = median(after / old for old, after, _ in rounds)
            slower = median(after / inside for _, after, inside in rounds)
            least = LEAST.get(game, 1)
            reached = ratio >= least and slower <= MOST
            kept = kept and reached
            print(
                f"{game:<16}{before:>10.1f}{current:>10.1f}{ratio:>8.1f}{least:>8}"
                f"{pyodide:>10.1f}{slower:>8.1f}{MOST:>8}{'' if reached else '  missed'}",
                flush=True,
            )
    return kept


def _unpack(commit: str, folder: str) -> None:
    packed = subprocess.run(
        ["git", "archive", commit, "py"], cwd=ROOT, check=True, capture_output=True
    ).stdout
    with tarfile.open(fileobj=BytesIO(packed)) as archive:
        archive.extractall(folder, filter="data")


def _measure(older: Path, game: str, seconds: float) -> tuple[float, float, float]:
    """Return the games per second of the older commit, of this one, and of this one in Pyodide."""
    before, current = (_ask([sys.executable, PROBE, game, seconds], tree) for tree in (older, ROOT))
    return before, current, _ask([ensure_node().executable, IN_PYODIDE, ROOT, game, seconds], ROOT)


def _ask(command: list[str | Path | float], tree: Path) -> float:
    answered = subprocess.run(
        [str(word) for word in command],
        env={**os.environ, "PYTHONPATH": str(tree / "py")},
        check=True,
        capture_output=True,
        text=True,
    )
    return float(answered.stdout)
