"""The commands show, diagram and replay."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from alveus.cli.arguments import POSITION, Commands, one_of
from alveus.cli.output import as_json, draw_board, put
from alveus.cli.positions import board_text, place, read_or_open
from alveus.diagrams import SIZES, THEMES
from alveus.play.matches import Match, load, table_of
from alveus.play.positions import diagram, make
from alveus.play.sentences import word_events


def add(commands: Commands) -> None:
    """Add the commands and their arguments."""
    commands.add_for_game("show", _show, "the board in characters", POSITION)
    sub = commands.add_for_game("diagram", _diagram, "the board as a drawing in SVG", POSITION)
    sub.add_argument("--move", metavar="TEXT", help="a move, drawn with arrows")
    sub.add_argument("--place", action="append", default=[], metavar="ID", help="to be marked")
    for name, values, default in (
        ("size", tuple(SIZES), "medium"),
        ("theme", tuple(THEMES), "print"),
    ):
        choices = ", ".join(values)
        sub.add_argument(
            f"--{name}", type=one_of(values), default=default, metavar="NAME", help=choices
        )
    sub = commands.add("replay", _replay, "a saved game, move by move")
    sub.add_argument("file", metavar="FILE", help="as play or the page saves it")
    sub.add_argument("--boards", action="store_true", help="the board after every turn, too")


def _show(args: argparse.Namespace) -> None:
    game, state = place(args, read_or_open(args))
    text = board_text(game, state)
    board, _, sentence = text.rpartition("\n")
    put(args, {"board": board.split("\n"), "sentence": sentence}, lambda: text)


def _diagram(args: argparse.Namespace) -> None:
    """Print SVG text, so that it can be redirected to a file.  Print JSON only with ``--json``."""
    game, state = place(args, read_or_open(args))
    position = make(game, state)
    svg = diagram(position, size=args.size, move=args.move, places=args.place, theme=args.theme)
    print(as_json({"svg": svg}, sys.stdout) if args.json else svg.rstrip("\n"), flush=True)


def _replay(args: argparse.Namespace) -> None:
    match = load(Path(args.file))
    plies = _plies(match)
    outcome = match.outcome
    answer = {
        "game": match.game,
        "options": match.options,
        "players": match.players,
        "plies": plies,
        "outcome": None
        if outcome is None
        else {"winner": outcome.winner, "ending": outcome.ending},
        "position": match.position.to_json(),
    }
    put(args, answer, lambda: _replay_text(match, plies, args.boards))


def _plies(match: Match) -> list[dict[str, Any]]:
    """Return the rolls and moves of a saved match.  Hidden deals are the text "deal"."""
    table = table_of(match)
    return [
        {
            "turn": ply.turn,
            "side": ply.side or None,
            "text": ply.text if table.is_open(ply) or ply.kind != "throw" else "deal",
            "told": word_events(ply.events, table.game.info),
        }
        for ply in table.plies[: table.cursor + 1]
        if ply.kind != "new"
    ]


def _replay_text(match: Match, plies: list[dict[str, Any]], boards: bool) -> str:
    table = table_of(match)
    lines = []
    shown = [ply for ply in table.plies[: table.cursor + 1] if ply.kind != "new"]
    for number, (ply, at) in enumerate(zip(plies, shown, strict=True), 1):
        lines.append(f"{number}. {ply['told'] or ply['text']}")
        if boards and table.is_open(at):
            lines.append(draw_board(make(at.match_game.game, at.state)))
    lines.append(draw_board(match.position))
    if match.outcome is not None:
        lines.append(match.outcome.sentence)
    return "\n".join(lines)
