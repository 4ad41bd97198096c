"""The command `readings`: list or export readings (interpretations of rules) and sources."""

from __future__ import annotations

import argparse
from dataclasses import asdict
from pathlib import Path

from alveus.cli.arguments import Commands
from alveus.cli.output import put, table
from alveus.core.files import write_file
from alveus.play.readings import FORMATS, readings, write_readings
from alveus.play.sentences import with_error_text
from alveus.words.messages import messages


def add(commands: Commands) -> None:
    """Add the command and its arguments."""
    sub = commands.add("readings", _readings, "list all readings of the rules with their sources")
    sub.value("game", "GAME", "id of the game; default: all games", nargs="?")
    sub.value("--to", "FILE", f"write a file with the ending {', '.join(FORMATS)}")


def _readings(args: argparse.Namespace) -> None:
    with with_error_text():
        rows = readings(args.game)
        if args.to is not None:
            target = Path(args.to)
            write_file(target, write_readings(rows, target.suffix.lower()))
    words = messages()
    if args.to is not None:
        params = {"count": len(rows), "file": args.to}
        answer = {"file": args.to, "readings": len(rows)}
        put(args, answer, lambda: words.text("exported-readings", params))
        return
    lines = [(row.game, f"{row.option}={row.value}", row.certainty, row.work) for row in rows]
    put(args, {"readings": [asdict(row) for row in rows]}, lambda: table(lines))
