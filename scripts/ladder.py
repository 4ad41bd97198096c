"""Ladder of a game's levels: each level plays the level below, the weakest plays `random`.

A step (also called rung) of the ladder is the result of one level against the level below, as JSON.
"""

from __future__ import annotations

import json
from math import hypot
from time import monotonic, process_time
from typing import TYPE_CHECKING, Any

from alveus import registry
from alveus.core.files import write_file
from alveus.lab.pairs import PairedGames, Pairing, play_pairs
from alveus.lab.players import find_player
from move_times import time_of_moves, times_in_browser
from toolchain.ground import ROOT
from toolchain.node import ensure_node

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

DOCUMENT = ROOT / "docs" / "opponents.md"
DATA = ROOT / "docs" / "ladder.json"
BEGIN, END = "<!-- ladder: written by scripts/arena.py -->", "<!-- ladder ends -->"
HEAD = (
    "| level | against | pairs | score (95 %) | Elo above random (95 %) "
    "| ms per move (95th percentile) | in Pyodide |",
    "|---|---|---:|---:|---:|---:|---:|",
)
LEAST = 5
"""Minimum number of pairs per step, regardless of time."""


def climb(
    games: Sequence[str],
    pairs: int,
    seconds: float,
    seed: int,
    jobs: int,
    climbed: Sequence[dict[str, Any]] = (),
) -> Iterator[dict[str, Any]]:
    """Yield the steps of some games, from the weakest level to the strongest.

    The steps in `climbed` are yielded first, unchanged. A step ends after `pairs` pairs, or with
    the pair that is being played after `seconds`, but not before `LEAST` pairs. With a single
    process, `seconds` is computing time, so that other load does not shorten a step.
    """
    for game_id in games:
        lower = [rung for rung in climbed if rung["game"] == game_id]
        yield from lower
        elo, doubt, below = 0.0, 0.0, "random"
        if lower:
            elo, doubt, below = (lower[-1][name] for name in ("elo", "elo_margin", "level"))
        in_browser = times_in_browser(ensure_node().executable, game_id)
        for level in registry.spec(game_id).levels[len(lower) :]:
            match = _play_match(Pairing(game_id, level, below, 2 * pairs, seed), seconds, jobs)
            low, middle, high = match.elo
            elo, doubt = elo + middle, hypot(doubt, (high - low) / 2)
            usual, slow = time_of_moves(game_id, level)
            yield {
                "game": game_id,
                "level": level,
                "against": below,
                "pairs": len(match.pairs),
                "score": round(match.score, 4),
                "interval": [round(end, 4) for end in match.interval],
                "elo": round(elo),
                "elo_margin": round(doubt),
                "ms": [round(usual, 2), round(slow, 2)],
                "browser_ms": [round(time, 2) for time in in_browser[level]],
            }
            below = level


def _play_match(pairing: Pairing, seconds: float, jobs: int) -> PairedGames:
    game = registry.game(pairing.game)
    first, second = (find_player(pairing.game, name) for name in (pairing.first, pairing.second))
    clock = process_time if jobs == 1 else monotonic
    until = clock() + seconds
    pairs = []
    for pair in play_pairs(game, first, second, pairing.games // 2, pairing.seed, jobs):
        pairs.append(pair)
        if clock() > until and len(pairs) >= LEAST:
            break
    return PairedGames(tuple(pairs))


def row(rung: dict[str, Any]) -> str:
    """Return a step as a row of the table."""
    low, high = rung["interval"]
    return (
        f"| {rung['level']} | {rung['against']} | {rung['pairs']} "
        f"| {100 * rung['score']:.1f} % ({100 * low:.1f} to {100 * high:.1f}) "
        f"| {rung['elo']:+} ± {rung['elo_margin']} "
        f"| {_milliseconds(*rung['ms'])} | {_milliseconds(*rung['browser_ms'])} |"
    )


def _milliseconds(usual: float, slow: float) -> str:
    """Return mean and 95th percentile as text; smaller values get more decimal places."""
    shown = [f"{time:.{(time < 1) + (time < 10)}f}" for time in (usual, slow)]
    return f"{shown[0]} ({shown[1]})"


def tables(rungs: Sequence[dict[str, Any]]) -> str:
    """Return the steps as Markdown, with a table for each game."""
    games = dict.fromkeys(rung["game"] for rung in rungs)
    return "\n\n".join(
        "\n".join(
            [f"### {game}", "", *HEAD, *(row(entry) for entry in rungs if entry["game"] == game)]
        )
        for game in games
    )


def write_rungs(rungs: Sequence[dict[str, Any]], to: Path) -> None:
    """Replace the steps of some games in a file, and keep the steps of all other games."""
    games = {rung["game"] for rung in rungs}
    kept = [rung for rung in read(to) if rung["game"] not in games] + list(rungs)
    kept.sort(key=lambda rung: registry.ids().index(rung["game"]))
    write_file(to, json.dumps(kept, indent=1) + "\n")


def read(kept: Path) -> list[dict[str, Any]]:
    """Return the steps stored in a file, or an empty list if it does not exist."""
    return json.loads(kept.read_text(encoding="utf-8")) if kept.exists() else []


def join(parts: Sequence[Path], to: Path) -> None:
    """Merge the results of several runs. If a game occurs twice, the later file is used."""
    for part in parts:
        write_rungs(read(part), to)
    print_table(to)


def document() -> str:
    """Return the text of `docs/opponents.md` with tables generated from `docs/ladder.json`."""
    before, _, rest = DOCUMENT.read_text(encoding="utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    return f"{before}{BEGIN}\n\n{tables(read(DATA))}\n\n{END}{after}"


def print_table(kept: Path) -> None:
    """Update the tables in `docs/opponents.md`, if `kept` is the file from which they are made."""
    if kept == DATA:
        write_file(DOCUMENT, document())


def steps_to(level: str, game: str) -> list[dict[str, Any]]:
    """Return the steps in `docs/ladder.json` up to a level, or an empty list without a level."""
    rungs = [rung for rung in read(DATA) if rung["game"] == game]
    return rungs[: [rung["level"] for rung in rungs].index(level) + 1] if level else []


def run(
    games: Sequence[str],
    pairs: int,
    seconds: float,
    seed: int,
    jobs: int,
    to: Path,
    climbed: Sequence[dict[str, Any]] = (),
) -> None:
    """Measure all steps; print and store each result as soon as it is known."""
    measured: list[dict[str, Any]] = []
    print(*HEAD, sep="\n", flush=True)
    for rung in climb(games, pairs, seconds, seed, jobs, climbed):
        measured.append(rung)
        print(row(rung), flush=True)
        write_rungs(measured, to)
    print_table(to)
