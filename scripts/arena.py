"""Measure how strong the levels are: paired games, the same dice with the seats changed.

python3 scripts/arena.py [GAME] [--first PLAYER --second PLAYER] [--games N] [--preset P] [--race]
python3 scripts/arena.py --ladder [GAME] [--games N] [--to ladder.json]
python3 scripts/arena.py hints [--games N]

Players are the levels, `hints` (who does what hints say) and two plain ones, `random` and `greedy`
(the result that is best at first sight: the other side's men have the most points still to travel,
or the most beans are taken).  `hints` in the place of a game lets it meet the second level and
`random` in every game with an opponent, short games and whole races included; `--preset` and
`--race` do so for others.
Without players every level meets the one below, and the strongest meets the plain ones.  `--all`
does so for every game and prints the Markdown table that the documentation holds.  `--ladder`
climbs from random play, which is zero, over every level to the strongest, with the time of a move,
and keeps what it found as data after every step.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from math import hypot
from pathlib import Path
from time import process_time
from typing import TYPE_CHECKING, Any

from toolchain.ground import ROOT, plain_failures

if TYPE_CHECKING:
    from collections.abc import Sequence

sys.path.insert(0, str(ROOT / "py"))

from alveus import ai, registry
from alveus.ai.arena import Match, Pairing, play_game, play_match
from alveus.ai.players import player
from races import play_races

HINTS = "hints"
RANDOM = "random"
SHORT = {"rithmomachia": ("four_stones", "twelve_stones", "hundred", "pyramid_hunt")}
"""The presets of short games that hints have to win as well."""
HEAD = (
    "| game | player | against | games | score | Elo (95 %) | first turn scores | mean turns |",
    "|---|---|---|---:|---:|---:|---:|---:|",
)


LADDER_HEAD = (
    "| game | level | against | games | score | Elo above random (95 %) | ms a move |",
    "|---|---|---|---:|---:|---:|---:|",
)
TIMED_GAMES = 2
"""Games of a level against itself in which its moves are timed."""


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", nargs="?", help="a game's id, or hints; every game without it")
    parser.add_argument("--first", help="a level, hints, random or greedy")
    parser.add_argument("--second", help="a level, hints, random or greedy")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--nodes", type=int, help="positions a player may look at for a move")
    parser.add_argument("--preset", default="", help="a preset of the game's options")
    parser.add_argument("--race", action="store_true", help="whole races where games make one")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--all", action="store_true", help="every game")
    parser.add_argument("--ladder", action="store_true", help="from random play to the strongest")
    parser.add_argument("--to", type=Path, help="the file in which a ladder is kept")
    given = parser.parse_args()
    every = tuple(spec.info.id for spec in registry.specs() if spec.levels)
    chosen = every if given.all or given.game in (None, HINTS) else (given.game,)
    if given.ladder:
        _climb(chosen, given)
        return
    print(*HEAD, sep="\n", flush=True)
    with plain_failures():
        for game_id in chosen:
            for first, second in _pairings(game_id, given):
                _meet(game_id, first, second, given)
            if given.game == HINTS:
                for preset in SHORT.get(game_id, ()):
                    _meet(game_id, HINTS, RANDOM, given, preset)
                if registry.info(game_id).scoring:
                    _meet(game_id, HINTS, RANDOM, given, race=True)


def _meet(
    game_id: str,
    first: str,
    second: str,
    given: argparse.Namespace,
    preset: str = "",
    race: bool = False,
) -> None:
    """Prints the row of a match."""
    preset, race = preset or given.preset, race or given.race
    pairing = _pairing(game_id, first, second, given, preset)
    match = play_races(pairing, given.jobs) if race else play_match(pairing, given.jobs, sys.stderr)
    told = " ".join(filter(None, (game_id, preset, "races" if race else "")))
    print(_row(told, pairing, match), flush=True)


def _pairing(
    game_id: str, first: str, second: str, given: argparse.Namespace, preset: str = ""
) -> Pairing:
    options = registry.info(game_id).presets[preset] if preset else {}
    budget = ai.Budget(nodes=given.nodes)
    return Pairing(game_id, first, second, given.games, given.seed, options, budget)


def _pairings(game_id: str, given: argparse.Namespace) -> list[tuple[str, str]]:
    """Who meets whom: the two named, or every level the one below and the outsiders."""
    levels = registry.spec(game_id).levels
    if given.game == HINTS:
        return [(HINTS, levels[1]), (HINTS, RANDOM)]
    if given.first or given.second:
        return [(given.first or levels[-1], given.second or levels[0])]
    ladder = (RANDOM, *levels)
    pairings = [(ladder[i + 1], ladder[i]) for i in range(len(levels))]
    return [*pairings, (levels[-1], "greedy"), (levels[-1], RANDOM)]


def _row(told: str, pairing: Pairing, match: Match) -> str:
    low, middle, high = match.elo()
    begun, begun_margin = match.first_turn
    return (
        f"| {told} | {pairing.first} | {pairing.second} | {match.games} "
        f"| {100 * match.score:.1f} ± {100 * match.margin:.1f} % "
        f"| {middle:+.0f} ({low:+.0f} to {high:+.0f}) "
        f"| {100 * begun:.1f} ± {100 * begun_margin:.1f} % | {match.turns:.0f} |"
    )


def _climb(chosen: Sequence[str], given: argparse.Namespace) -> None:
    """Every level of these games against the one below, the weakest against random play."""
    print(*LADDER_HEAD, sep="\n", flush=True)
    rungs: list[dict[str, Any]] = []
    with plain_failures():
        for game_id in chosen:
            elo, doubt, below = 0.0, 0.0, RANDOM
            for level in registry.spec(game_id).levels:
                pairing = _pairing(game_id, level, below, given)
                match = play_match(pairing, given.jobs, sys.stderr)
                low, middle, high = match.elo()
                elo, doubt = elo + middle, hypot(doubt, (high - low) / 2)
                rungs.append(_rung(pairing, match, elo, doubt))
                print(_rung_row(rungs[-1]), flush=True)
                if given.to:
                    given.to.write_text(json.dumps(rungs, indent=1) + "\n", encoding="utf-8")
                below = level


def _rung(pairing: Pairing, match: Match, elo: float, doubt: float) -> dict[str, Any]:
    """A step of the ladder as it is kept; Elo points are added up, their doubts as errors are."""
    return {
        "game": pairing.game,
        "level": pairing.first,
        "against": pairing.second,
        "games": match.games,
        "score": round(match.score, 4),
        "interval": [round(end, 4) for end in match.interval],
        "elo": round(elo),
        "elo_margin": round(doubt),
        "ms": round(_time_of_a_move(pairing.game, pairing.first), 2),
    }


def _rung_row(rung: dict[str, Any]) -> str:
    low, high = rung["interval"]
    return (
        f"| {rung['game']} | {rung['level']} | {rung['against']} | {rung['games']} "
        f"| {100 * rung['score']:.1f} % ({100 * low:.1f} to {100 * high:.1f}) "
        f"| {rung['elo']:+} ± {rung['elo_margin']} | {rung['ms']:.1f} |"
    )


def _time_of_a_move(game_id: str, level: str) -> float:
    """The milliseconds of computing that a level takes for a move, on average, in CPython."""
    game = registry.game(game_id, {})
    play = player(game_id, level)
    spent, moves = 0.0, 0

    def timed(game: Any, known: Any, seat: int, seed: int) -> str:
        nonlocal spent, moves
        began = process_time()
        text = play(game, known, seat, seed)
        spent, moves = spent + process_time() - began, moves + 1
        return text

    for seed in range(TIMED_GAMES):
        play_game(game, (timed, timed), seed)
    return 1000 * spent / max(1, moves)


if __name__ == "__main__":
    main()
