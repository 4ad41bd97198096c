"""Matches of the general player `mcts`, and a test whether its strength depends on the reading."""

from __future__ import annotations

import sys
from random import Random
from statistics import mean
from typing import TYPE_CHECKING

from alveus import registry
from alveus.ai import MCTS
from alveus.ai.mcts import PLAYOUTS
from alveus.lab.pairs import PairedGames, play_pairs
from alveus.lab.players import NamedPlayer, find_player

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator, Sequence

LIGHT_PLAYOUTS = {
    "lombardorum": 200,
    "duodecim": 50,
    "xii": 50,
    "bohnenspiel": 200,
    "sperrdomino": 1000,
    "familydomino": 300,
    "rithmomachia": 15,
}
"""Playouts per move for quick measurements; a move takes up to 0.15 seconds in CPython."""
HEAD = (
    "| game | reading | against | playouts | games | score (95 %) |",
    "|---|---|---|---:|---:|---:|",
)
SHUFFLES = 20_000
"""Number of random permutations for a p-value."""


def measure(game_id: str, args: argparse.Namespace) -> None:
    """Print a row for each opponent, or with `--presets` for each preset, and then the p-value.

    The p-value belongs to the hypothesis that the general player scores equally in all presets.
    """
    info, levels = registry.info(game_id), registry.spec(game_id).levels
    others = [args.second] if args.second else ["greedy"] if args.presets else ["greedy", *levels]
    nodes = args.nodes or (None if args.think else LIGHT_PLAYOUTS.get(game_id))
    limit = f"{args.think:g} s" if args.think else nodes or PLAYOUTS
    scores = []
    for preset in info.presets if args.presets else [args.preset]:
        game = registry.game(game_id, info.presets[preset] if preset else {})
        if len(game.info.seats) != 2:
            continue
        for other in others:
            players = NamedPlayer(MCTS, nodes, args.think), find_player(game_id, other)
            pairs = []
            for pair in play_pairs(game, *players, (args.games + 1) // 2, args.seed, args.jobs):
                pairs.append(pair)
                match = PairedGames(tuple(pairs))
                print(f"{game_id} {preset} {other}: {100 * match.score:.1f} % of {match.games}",
                      file=sys.stderr, flush=True)  # fmt: skip
            low, high = (100 * end for end in match.interval)
            print(
                f"| {game_id} | {preset or 'standard'} | {other} | {limit} "
                f"| {match.games} | {100 * match.score:.1f} % ({low:.1f} to {high:.1f}) |",
                flush=True,
            )
            scores.append([mean(pair.scores) for pair in pairs])
    if args.presets and len(scores) > 1:
        p = permutation_p(scores, Random(args.seed))
        print(f"{game_id}: equal scores under {len(scores)} presets, p = {p:.3f}", flush=True)


def permutation_p(groups: Sequence[Sequence[float]], chance: Random) -> float:
    """Return the p-value of the hypothesis that all groups have the same distribution.

    The statistic is the sum of squares between the groups.  Its distribution comes from random
    permutations of all values.
    """
    values = [value for group in groups for value in group]
    observed = _between(groups)
    as_large = 0
    for _ in range(SHUFFLES):
        chance.shuffle(values)
        as_large += _between(list(_split(values, groups))) >= observed - 1e-9
    return (as_large + 1) / (SHUFFLES + 1)


def _between(groups: Sequence[Sequence[float]]) -> float:
    """Return the sum of squares between the groups, up to a constant."""
    return sum(sum(group) ** 2 / len(group) for group in groups)


def _split(values: Sequence[float], groups: Sequence[Sequence[float]]) -> Iterator[Sequence[float]]:
    """Yield the values in groups of the same sizes as `groups`."""
    start = 0
    for group in groups:
        yield values[start : start + len(group)]
        start += len(group)
