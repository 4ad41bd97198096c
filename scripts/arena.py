"""Measure the strength of the levels in pairs of games with the same dice and swapped seats.

python3 scripts/arena.py [GAME] [--first PLAYER --second PLAYER] [--games N] [--preset P] [--race]
python3 scripts/arena.py --ladder [GAME] [--games N] [--seconds S] [--above L] [--to ladder.json]
python3 scripts/arena.py --join ladder.json …
python3 scripts/arena.py --general [GAME] [--games N] [--nodes N | --think S] [--presets]
python3 scripts/arena.py hints [--games N]

Players are the levels, `hints` (plays the moves of hints), and two baselines: `random`, and
`greedy`, which chooses the best immediate result (such as most beans captured). With `hints` as
GAME, the player `hints` plays the second level and `random` in every game with an opponent, and
also `random` in the presets of short games and in races (see `races.py`). `--preset` and `--race`
select a preset and races for other players.

Without players, every level plays the level below, and the strongest level plays the baselines.
`--all` does this for every game and prints the Markdown table of the documentation. `--ladder`
measures every level against the one below, starting with random play (Elo 0), together with the
time per move; `--seconds` limits the time of each step. The results are written to
`docs/ladder.json`, which also updates the tables of `docs/opponents.md`, or to the file of `--to`.
`--above` limits this to the steps above that level and keeps the stored results of lower steps.
`--join` merges the results of several runs.

`--general` lets the general player `mcts` play `greedy` and every level of each game. With
`--presets`, it plays only `greedy`, under each preset, and a permutation test shows whether the
scores differ between the presets. The playouts per move are those of `general.LIGHT_PLAYOUTS`, or
`--nodes`; `--think` limits the seconds per move instead. The table of `docs/opponents.md` is
printed on standard output, the interim score after each pair on standard error.
"""

from __future__ import annotations

import argparse
import os
import sys
from math import inf
from pathlib import Path

from toolchain.ground import ROOT, plain_failures

sys.path.insert(0, str(ROOT / "py"))

from alveus.core import interrupts

if __name__ == "__main__":
    interrupts.guard()

import general
import ladder
from alveus import registry
from alveus.lab.pairs import PairedGames, Pairing, play_match
from races import play_races

HINTS = "hints"
RANDOM = "random"
SHORT = {"rithmomachia": ("four_stones", "twelve_stones", "hundred", "pyramid_hunt")}
"""Presets of short games in which `hints` is also tested."""
HEAD = (
    "| game | player | against | games | score | Elo (95 %) | first turn scores | points | turns |",
    "|---|---|---|---:|---:|---:|---:|---:|---:|",
)


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", nargs="?", help="id of a game, or hints; default: all games")
    parser.add_argument("--first", help="a level, hints, random or greedy")
    parser.add_argument("--second", help="a level, hints, random or greedy")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--nodes", type=int, help="positions examined per move")
    parser.add_argument("--preset", default="", help="preset of the game's options")
    parser.add_argument(
        "--race", action="store_true", help="whole races, for games played as a race"
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--general", action="store_true", help="measure the general player")
    parser.add_argument(
        "--presets", action="store_true", help="play against greedy under each preset"
    )
    parser.add_argument("--think", type=float, help="seconds per move of the general player")
    parser.add_argument("--all", action="store_true", help="measure all games")
    parser.add_argument(
        "--ladder",
        action="store_true",
        help="measure all levels, from random play to the strongest",
    )
    parser.add_argument(
        "--seconds",
        type=float,
        default=inf,
        help="time limit for each step of a ladder, in seconds",
    )
    parser.add_argument("--above", default="", metavar="LEVEL", help="continue from this level")
    parser.add_argument(
        "--to", type=Path, default=ladder.DATA, help="folder for the results of a ladder"
    )
    parser.add_argument("--join", type=Path, nargs="+", metavar="FILE", help="result files to join")
    args = parser.parse_args()
    every = tuple(spec.info.id for spec in registry.specs() if spec.levels)
    chosen = every if args.all or args.game in (None, HINTS) else (args.game,)
    if args.above and (len(chosen) > 1 or args.above not in registry.spec(chosen[0]).levels):
        parser.error(f"--above {args.above}: give a game that has such a level")
    if args.join:
        ladder.join(args.join, args.to)
        return
    if args.ladder:
        pairs, seconds, seed, jobs = args.games // 2, args.seconds, args.seed, args.jobs
        with plain_failures():
            climbed = ladder.steps_to(args.above, chosen[0])
            ladder.run(chosen, pairs, seconds, seed, jobs, args.to, climbed)
        return
    if args.general:
        print(*general.HEAD, sep="\n", flush=True)
        with plain_failures():
            for game_id in chosen:
                general.measure(game_id, args)
        return
    print(*HEAD, sep="\n", flush=True)
    with plain_failures():
        for game_id in chosen:
            for first, second in _pairings(game_id, args):
                _play_match(game_id, first, second, args)
            if args.game == HINTS:
                for preset in SHORT.get(game_id, ()):
                    _play_match(game_id, HINTS, RANDOM, args, preset)
                if registry.info(game_id).scoring:
                    _play_match(game_id, HINTS, RANDOM, args, race=True)


def _play_match(
    game_id: str,
    first: str,
    second: str,
    args: argparse.Namespace,
    preset: str = "",
    race: bool = False,
) -> None:
    """Play the games of a pairing and print the result as a row of the table."""
    preset, race = preset or args.preset, race or args.race
    pairing = _pairing(game_id, first, second, args, preset)
    match = play_races(pairing, args.jobs) if race else play_match(pairing, args.jobs, sys.stderr)
    title = " ".join(filter(None, (game_id, preset, "races" if race else "")))
    print(_row(title, pairing, match), flush=True)


def _pairing(
    game_id: str, first: str, second: str, args: argparse.Namespace, preset: str = ""
) -> Pairing:
    options = registry.info(game_id).presets[preset] if preset else {}
    return Pairing(game_id, first, second, args.games, args.seed, options, args.nodes)


def _pairings(game_id: str, args: argparse.Namespace) -> list[tuple[str, str]]:
    """Return the pairings to play, each as the names of the first and the second player.

    Without named players: each level and the level below, then the strongest and the baselines.
    """
    levels = registry.spec(game_id).levels
    if args.game == HINTS:
        return [(HINTS, levels[1]), (HINTS, RANDOM)]
    if args.first or args.second:
        return [(args.first or levels[-1], args.second or levels[0])]
    rungs = (RANDOM, *levels)
    pairings = [(rungs[i + 1], rungs[i]) for i in range(len(levels))]
    return [*pairings, (levels[-1], "greedy"), (levels[-1], RANDOM)]


def _row(title: str, pairing: Pairing, match: PairedGames) -> str:
    low, middle, high = match.elo
    begun, begun_margin = match.first_turn
    return (
        f"| {title} | {pairing.first} | {pairing.second} | {match.games} "
        f"| {100 * match.score:.1f} ± {100 * match.margin:.1f} % "
        f"| {middle:+.0f} ({low:+.0f} to {high:+.0f}) "
        f"| {100 * begun:.1f} ± {100 * begun_margin:.1f} % "
        f"| {match.points:+.1f} | {match.turns:.0f} |"
    )


if __name__ == "__main__":
    sys.exit(interrupts.run(main))
