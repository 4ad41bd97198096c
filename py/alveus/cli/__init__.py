"""Command line of alveus: play games, analyse positions and run tools.

Output is text and boards in a terminal; it is JSON with ``--json`` or if standard output is not a
terminal.  Invalid input ends the command with exit status 2 and an error on standard error, as a
sentence or as a JSON object.  A command with ``--lines`` answers each line of standard input; it
prints an error instead of the answer for an invalid line, and continues with the next line.
"""

from __future__ import annotations

import io
import sys
import textwrap
from collections.abc import Sequence

from alveus import registry
from alveus.cli import (
    drawing,
    installation,
    lab,
    letters,
    list_games,
    matches,
    packs,
    playing,
    positions,
    printing,
    puzzles,
    thinking,
)
from alveus.cli.arguments import Commands, Parser, Run, language_in
from alveus.cli.output import failure_text, hush, is_terminal, report
from alveus.core.errors import AlveusError, SetupError
from alveus.core.game import Info
from alveus.core.spec import GameSpec
from alveus.core.version import __version__
from alveus.words.messages import ENGLISH, speaking_in

MODULES = (
    *(playing, list_games, positions, thinking, drawing, printing),
    *(matches, lab, letters, packs, installation),
)
"""Modules with commands, in the order of the help."""
WRONG = 2
"""Exit status after an error."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status: 0, or 2 after an error, or 130 after Ctrl-C.

    `arguments` are by default those of the process.  `--help` and `--version` raise SystemExit.
    """
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8", errors="surrogateescape")
    words = sys.argv[1:] if arguments is None else list(arguments)
    with speaking_in(language_in(words)):
        try:
            return _run(words)
        except AlveusError as error:
            game = _named_game(words)
            return _refuse(error, game.info if game else None, words)
        except BrokenPipeError:
            hush()
            return 0
        except OSError as error:
            return _refuse(SetupError("file_failed", text=failure_text(error)), None, words)
        except KeyboardInterrupt:
            return matches.INTERRUPTED


def _refuse(error: AlveusError, info: Info | None, words: Sequence[str]) -> int:
    """Print an error and return the exit status 2.

    `info` is the game that the error concerns, or None.  `words` are the command's arguments: with
    ``--json``, the error is always printed as JSON.
    """
    try:
        report(error, info, "--json" in words)
        if sys.stdout is not None:
            sys.stdout.flush()
    except OSError:
        hush()
    return WRONG


def _run(words: Sequence[str]) -> int:
    parser = parser_for(words)
    if not words and is_terminal(sys.stdout):
        parser.print_help()
        return 0
    parser.check_command(words)
    args, unknown = parser.parse_known_args(words)
    if unknown:
        args.parser.refuse(unknown)
    run: Run = args.command
    status = run(args) or 0
    if sys.stdout is not None:
        sys.stdout.flush()
    return status


def parser_for(words: Sequence[str]) -> Parser:
    """Return the parser for a command line, with the general commands.

    If the first word is the id of a game, the command of this game is added too.  If it is neither
    a game nor a general command, the commands of all puzzle games are added.
    """
    parser = Parser(
        prog="alveus",
        description="Play historical board games, analyse positions, and compare computer players.",
    )
    parser.set_defaults(json=False, lang=ENGLISH)
    parser.add_argument("--version", action="version", version=f"alveus {__version__}")
    commands = Commands(parser)
    for module in MODULES:
        module.add(commands)
    first = words[0] if words else ""
    is_general = first in parser.subcommands
    own = None if is_general else _spec(first)
    for spec in () if is_general else (own,) if own else registry.specs():
        if spec.terminal:
            puzzles.add(commands, spec)
        elif own:
            list_games.add_game_command(commands, spec)
    if not words or "-h" in words or "--help" in words:
        games = f"GAME is one of {', '.join(registry.ids())}. alveus GAME --help lists its options."
        parser.epilog = textwrap.fill(games, 78)
        if first in parser.subcommands and (game := _named_game(words)):
            parser.subcommands[first].add_to_help(list_games.help_on_options(game))
    return parser


def _named_game(words: Sequence[str]) -> GameSpec | None:
    return next((spec for word in words if (spec := _spec(word))), None)


def _spec(game_id: str) -> GameSpec | None:
    try:
        return registry.spec(game_id)
    except SetupError:
        return None
