"""The commands match and arena: paired games between levels, or against an external program."""

from __future__ import annotations

import argparse
import sys
from contextlib import ExitStack
from pathlib import Path

from alveus import registry
from alveus.cli.arguments import Commands, Parser, at_least, options_of, seed_number
from alveus.cli.output import is_terminal, put, write
from alveus.core.errors import NotationError
from alveus.lab.players import SIMPLE
from alveus.play.sentences import with_error_text
from alveus.words.messages import messages

INTERRUPTED = 130
"""Exit status of a command stopped by Ctrl-C, as in shells."""
PROGRAM = "program:"
"""Prefix of a player that is an external program; its command follows."""


def add(commands: Commands) -> None:
    """Add the commands and their arguments."""
    sub = commands.add_for_game("match", _match, "paired games between two levels")
    players = f"a level of the game (alveus games GAME), or {', '.join(SIMPLE)}"
    for name in ("first", "second"):
        sub.value(f"--{name}", "LEVEL", players, required=True)
    _add_common(sub, 1, "an odd number is made even")
    sub = commands.add_for_game("arena", _arena, "paired games against a player of your own")
    about = (
        "a level, random or greedy; or MODULE:FUNCTION, which answers a position with a move; or "
        "program:COMMAND, which reads positions and answers with JSON, as alveus choose GAME "
        "--lines does"
    )
    sub.value("--against", "PLAYER", about, required=True)
    sub.value("--level", "NAME", "the computer’s, the strongest without it")
    _add_common(sub, 2, "an even number")


def _add_common(sub: Parser, least: int, parity: str) -> None:
    sub.value("--games", "N", parity, at_least(least), default=100)
    sub.value("--seed", "S", "a number, any word", seed_number, default=0)
    sub.value("--nodes", "N", "positions to look at, a move; playouts of mcts", at_least(1))
    sub.value("--jobs", "J", "processes", at_least(1), default=1)


def _match(args: argparse.Namespace) -> int:
    from alveus.lab.pairs import PairedGames, Pairing, begin_match, collect  # slow to import

    options = options_of(args)
    players = args.first, args.second
    pairing = Pairing(args.game, *players, args.games, args.seed, options, args.nodes)
    progress = sys.stderr if is_terminal(sys.stderr) else None
    try:
        with with_error_text(registry.info(args.game), SIMPLE):
            pairs, interrupted = collect(begin_match(pairing, args.jobs, progress))
    except KeyboardInterrupt:
        pairs, interrupted = (), True
    match = PairedGames(pairs)
    if interrupted and progress:
        write("\n" + messages().text("match-interrupted", {"games": match.games}), progress)
    if not pairs:
        return INTERRUPTED
    low, middle, high = match.elo
    score, score_margin = match.first_turn
    answer = {
        "game": args.game,
        "options": options,
        "first": args.first,
        "second": args.second,
        "games": match.games,
        "draws": match.draws,
        "unfinished": match.unfinished,
        "score": round(match.score, 4),
        "interval": [round(end, 4) for end in match.interval],
        "elo": round(middle),
        "elo_interval": [round(low), round(high)],
        "first_turn": round(score, 4),
        "first_turn_margin": round(score_margin, 4),
        "points": round(match.points, 2),
        "turns": round(match.turns, 1),
        **({"interrupted": True} if interrupted else {}),
    }
    least, most = (round(100 * round(end, 4), 1) for end in match.interval)
    shown = {"score": round(100 * round(match.score, 4), 1), "least": least, "most": most}
    params = {**answer, **shown, "low": round(low), "high": round(high)}
    put(args, answer, lambda: messages().text("match-result", params))
    return INTERRUPTED if interrupted else 0


def _arena(args: argparse.Namespace) -> None:
    from alveus.lab.outsiders import find_function  # slow to import
    from alveus.play.arena import arena
    from alveus.play.players import PlayerLike, Program, player

    levels = registry.spec(args.game).levels
    if not levels and args.level is None:
        raise NotationError("usage", text=f"arena {args.game}")
    with ExitStack() as stack:
        opponent: PlayerLike
        if args.against.startswith(PROGRAM):
            opponent = program = Program(args.against.removeprefix(PROGRAM))
            stack.callback(program.end)
        elif ":" not in args.against:
            opponent = player(args.against, nodes=args.nodes)
        else:
            sys.path.insert(0, str(Path.cwd()))
            opponent = find_function(args.against)
        level = player(args.level or levels[-1], nodes=args.nodes)
        options = options_of(args)
        standing = arena(args.game, level, opponent, args.games, args.seed, args.jobs, **options)
    answer = {
        "game": standing.game,
        "options": dict(standing.options),
        "first": standing.first,
        "second": args.against,
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
    put(args, answer, lambda: str(standing))
