"""The command match: paired games between two levels."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from alveus import registry
from alveus.ai import Budget
from alveus.cli.arguments import Commands, at_least, options_of, seed_number
from alveus.cli.output import is_terminal, put, write
from alveus.play.players import PLAIN
from alveus.play.sentences import speaking
from alveus.words.messages import messages

INTERRUPTED = 130
"""The exit status of a command that was ended by Ctrl-C, as shells have it."""


def add(commands: Commands) -> None:
    """The command with its arguments."""
    sub = commands.add_for_game("match", _match, "paired games between two levels")
    players = f"a level of the game (alveus games GAME), or {' or '.join(PLAIN)}"
    for name in ("first", "second"):
        sub.add_argument(f"--{name}", required=True, metavar="LEVEL", help=players)
    sub.add_argument(
        "--games", type=at_least(1), default=100, metavar="N", help="an odd number is made even"
    )
    sub.add_argument("--seed", type=seed_number, default=0, metavar="S", help="a number, any word")
    sub.add_argument("--nodes", type=at_least(1), metavar="N", help="positions to look at, a move")
    sub.add_argument("--jobs", type=at_least(1), default=1, metavar="J", help="processes")


def _match(given: argparse.Namespace) -> int:
    try:
        answer = _play(given)
    except KeyboardInterrupt:
        _tell_interrupted(0)
        return INTERRUPTED
    if "interrupted" in answer:
        _tell_interrupted(answer["games"])
    put(given, answer, lambda: _tell(answer))
    return INTERRUPTED if "interrupted" in answer else 0


def _play(given: argparse.Namespace) -> dict[str, Any]:
    from alveus.ai.arena import Pairing, match_levels  # processes, needed here alone

    budget = None if given.nodes is None else Budget(given.nodes)
    players = given.first, given.second
    pairing = Pairing(given.game, *players, given.games, given.seed, options_of(given), budget)
    with speaking(registry.info(given.game), PLAIN):
        return match_levels(pairing, given.jobs, sys.stderr if is_terminal(sys.stderr) else None)


def _tell_interrupted(games: int) -> None:
    if is_terminal(sys.stderr):
        write("\n" + messages().text("match-interrupted", {"games": games}), sys.stderr)


def _tell(answer: dict[str, Any]) -> str:
    low, high = answer["elo_interval"]
    least, most = (round(100 * end, 1) for end in answer["interval"])
    told = {"score": round(100 * answer["score"], 1), "least": least, "most": most}
    return messages().text("match-result", {**answer, **told, "low": low, "high": high})
