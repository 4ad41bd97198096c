"""The command arena: a level against a player from outside, a function or another program."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from alveus import registry
from alveus.cli.arguments import Commands, at_least, options_of, seed_number
from alveus.cli.output import put
from alveus.core.errors import NotationError

COMMAND = "program:"
"""What stands before the command of a program."""


def add(commands: Commands) -> None:
    """The command with its arguments."""
    sub = commands.add_for_game("arena", _arena, "paired games against a player of your own")
    sub.add_argument(
        "--against",
        required=True,
        metavar="PLAYER",
        help="MODULE:FUNCTION, which answers a position with a move; or program:COMMAND, which "
        "reads positions and answers with JSON, as alveus choose GAME --lines does",
    )
    sub.add_argument("--level", metavar="NAME", help="the computer’s, the strongest without it")
    sub.add_argument("--games", type=at_least(2), default=100, metavar="N", help="an even number")
    sub.add_argument("--seed", type=seed_number, default=0, metavar="S", help="a number, any word")
    sub.add_argument("--nodes", type=at_least(1), metavar="N", help="positions to look at, a move")
    sub.add_argument("--jobs", type=at_least(1), default=1, metavar="J", help="processes")


def _arena(given: argparse.Namespace) -> None:
    from alveus.lab.foreign import find_function  # threads and processes, needed here alone
    from alveus.play.arena import arena
    from alveus.play.players import PlayerLike, player
    from alveus.play.programs import Program

    levels = registry.spec(given.game).levels
    if not levels and given.level is None:
        raise NotationError("usage", text=f"arena {given.game}")
    program: Program | None = None
    foreign: PlayerLike
    if given.against.startswith(COMMAND):
        foreign = program = Program(given.against.removeprefix(COMMAND))
    else:
        sys.path.insert(0, str(Path.cwd()))
        foreign = find_function(given.against)
    try:
        level = player(given.level or levels[-1], nodes=given.nodes)
        standing = arena(
            given.game,
            level,
            foreign,
            given.games,
            given.seed,
            given.jobs,
            **options_of(given),
        )
    finally:
        if program is not None:
            program.end()
    answer = {
        "game": standing.game,
        "options": dict(standing.options),
        "first": standing.first,
        "second": given.against,
        "games": standing.games,
        "wins": standing.wins,
        "draws": standing.draws,
        "losses": standing.losses,
        "unfinished": standing.unfinished,
        "score": round(standing.score, 4),
        "interval": [round(end, 4) for end in standing.interval],
        "elo": [round(end) for end in standing.elo],
        **({"interrupted": True} if standing.interrupted else {}),
    }
    put(given, answer, lambda: str(standing))
