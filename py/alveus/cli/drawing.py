"""The commands show (board as text), diagram (board as SVG) and replay (moves of a saved game)."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from alveus.cli.arguments import POSITION, Commands
from alveus.cli.output import as_json, draw_board, fits, put
from alveus.cli.positions import board_text, place, read_or_open
from alveus.diagrams import SIZES, THEMES
from alveus.play.drawing import diagram
from alveus.play.matches import table_of
from alveus.play.positions import make
from alveus.play.sentences import word_events
from alveus.play.stored import load


def add(commands: Commands) -> None:
    """Add the commands show, diagram and replay, with their arguments."""
    commands.add_for_game("show", _show, "print the board as text", POSITION)
    sub = commands.add_for_game("diagram", _diagram, "print the board as SVG", POSITION)
    sub.value("--move", "TEXT", "draw arrows for this move")
    sub.repeat("--place", "ID", "mark this place; repeatable")
    sub.choice("--size", SIZES, default="medium")
    sub.choice("--theme", THEMES, default="print")
    sub = commands.add("replay", _replay, "print a saved game move by move")
    sub.value("file", "FILE", "a file saved by “alveus play” or the page")
    sub.switch("--boards", "also print the board after each turn")


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
    if not fits(svg, sys.stdout):
        svg = svg.encode("ascii", "xmlcharrefreplace").decode()
    print(as_json({"svg": svg}, sys.stdout) if args.json else svg.rstrip("\n"), flush=True)


def _replay(args: argparse.Namespace) -> None:
    match = load(Path(args.file))
    table, outcome = table_of(match), match.outcome
    shown = [ply for ply in table.plies[: table.cursor + 1] if ply.kind != "new"]
    plies = [
        {
            "turn": ply.turn,
            "side": ply.side or None,
            "text": ply.text if table.is_open(ply) or ply.kind != "throw" else "deal",
            "told": word_events(ply.events, table.game.info),
        }
        for ply in shown
    ]
    answer = {
        "game": match.game,
        "options": match.options,
        "players": match.players,
        "plies": plies,
        "outcome": outcome and {"winner": outcome.winner, "ending": outcome.ending},
        "position": match.position.to_json(),
    }

    def text() -> str:
        lines = []
        for number, (ply, at) in enumerate(zip(plies, shown, strict=True), 1):
            lines.append(f"{number}. {ply['told'] or ply['text']}")
            if args.boards and table.is_open(at):
                lines.append(draw_board(make(at.match_game.game, at.state)))
        lines.append(draw_board(match.position))
        return "\n".join([*lines, outcome.sentence] if outcome else lines)

    put(args, answer, text)
