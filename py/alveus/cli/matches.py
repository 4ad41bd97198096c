"""The commands match and arena: compare two players by paired games.

The two games of a pair have the same dice or random opening, and the players swap sides.
`match` compares two levels of the computer; `arena` compares a level with a user's own player.
"""

from __future__ import annotations

import argparse
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

from alveus import registry
from alveus.cli.arguments import Commands, Parser, at_least, options_of, seed_number
from alveus.cli.output import is_terminal, put, write
from alveus.core.errors import NotationError
from alveus.lab.players import GREEDY, RANDOM, SIMPLE, split_limit
from alveus.play.sentences import with_error_text
from alveus.words.messages import messages

if TYPE_CHECKING:
    from alveus.play.arena import Standing

INTERRUPTED = 130
"""Exit status of a command stopped by Ctrl-C, as in shells."""
PROGRAM = "program:"
"""Prefix of a player that is an external program; its command follows."""


def add(commands: Commands) -> None:
    """Add the commands match and arena, with their arguments."""
    sub = commands.add_for_game("match", _match, "play paired games between two levels")
    players = f"a level of the game (see “alveus games GAME”), or {', '.join(SIMPLE)}"
    for name in ("first", "second"):
        sub.value(f"--{name}", "LEVEL", players, required=True)
    _add_common(sub, 1, "number of games; an odd number is raised to the next even one")
    sub = commands.add_for_game("arena", _arena, "play paired games against your own player")
    about = (
        "a level, random or greedy; or MODULE:FUNCTION, a function that returns a move for a "
        "position; or program:COMMAND, which reads and answers lines like “alveus choose GAME "
        "--lines”"
    )
    sub.value("--against", "PLAYER", about, required=True)
    sub.value("--level", "NAME", "level of the computer; default: the strongest")
    _add_common(sub, 2, "even number of games")


def _add_common(sub: Parser, least: int, parity: str) -> None:
    sub.value("--games", "N", parity, at_least(least), default=100)
    sub.value("--seed", "S", "a number or a word", seed_number, default=0)
    sub.value(
        "--opening", "N", "random turns at the start of games without dice", at_least(0), default=4
    )
    sub.value("--nodes", "N", "positions examined per move, or playouts of mcts", at_least(1))
    sub.value("--jobs", "J", "number of processes", at_least(1), default=1)


def _match(args: argparse.Namespace) -> int:
    from alveus.lab.pairs import Pairing, begin_match, collect  # slow to import
    from alveus.play.arena import Standing

    options, about = options_of(args), (args.game, args.first, args.second)
    pairing = Pairing(*about, args.games, args.seed, options, args.nodes, args.opening)
    progress = sys.stderr if is_terminal(sys.stderr) else None
    try:
        with with_error_text(registry.info(args.game)):
            pairs, interrupted = collect(begin_match(pairing, args.jobs, progress))
    except KeyboardInterrupt:
        pairs, interrupted = (), True
    if interrupted and progress:
        write("\n" + messages().text("match-interrupted", {"games": 2 * len(pairs)}), progress)
    if not pairs:
        return INTERRUPTED
    standing = Standing(
        pairs=pairs,
        game=args.game,
        options=tuple(options.items()),
        first=_with_limit(args.first, args.nodes),
        second=_with_limit(args.second, args.nodes),
        opening=args.opening,
        seed=args.seed,
        interrupted=interrupted,
    )
    _put(args, standing, standing.second)
    return INTERRUPTED if interrupted else 0


def _with_limit(name: str, nodes: int | None) -> str:
    """Return the name of a player with its limit of nodes, if it has one, as in "peritus:500"."""
    return name if nodes is None or name in (RANDOM, GREEDY) else f"{name}:{nodes}"


def _arena(args: argparse.Namespace) -> None:
    from alveus.lab.outsiders import find_function  # slow to import
    from alveus.play.arena import arena
    from alveus.play.players import Player, PlayerLike, Program, player

    levels = registry.spec(args.game).levels
    if not levels and args.level is None:
        raise NotationError("usage", text=f"arena {args.game}")
    with ExitStack() as stack:
        opponent: PlayerLike
        if args.against.startswith(PROGRAM):
            opponent = program = Program(args.against.removeprefix(PROGRAM))
            stack.callback(program.end)
        elif ":" not in args.against or split_limit(args.against)[1] is not None:
            opponent = player(args.against, nodes=args.nodes)
        else:
            sys.path.insert(0, str(Path.cwd()))
            opponent = find_function(args.against)
        level = player(args.level or levels[-1], nodes=args.nodes)
        options = options_of(args)
        games, seed, jobs, opening = args.games, args.seed, args.jobs, args.opening
        standing = arena(args.game, level, opponent, games, seed, jobs, opening, **options)
    is_named = isinstance(opponent, Player)
    _put(args, standing, _with_limit(args.against, args.nodes) if is_named else args.against)


def _put(args: argparse.Namespace, standing: Standing, second: str) -> None:
    answer = {
        "game": standing.game,
        "options": dict(standing.options),
        "first": standing.first,
        "second": second,
        **standing.to_json(),
        "conditions": standing.conditions(),
        **({"interrupted": True} if standing.interrupted else {}),
    }
    put(args, answer, lambda: str(standing))
