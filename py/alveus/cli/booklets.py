"""The task print of games that make puzzles: a booklet as a document, a PDF, or one SVG a page."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

from alveus.cli.output import put
from alveus.cli.printing import add_paper, write
from alveus.core.spec import GameSpec
from alveus.sheets.booklet import EACH, Leaf, draw_booklet
from alveus.sheets.page import PAPERS
from alveus.words.messages import messages, speaking_in

TASK = "print"


def add_arguments(sub: argparse.ArgumentParser) -> None:
    """How many puzzles stand on a page, on which paper, and into which file."""
    each = ", ".join(map(str, EACH))
    sub.add_argument("--each", type=int, default=2, metavar="N", help=f"on each page: {each}")
    add_paper(sub)


def print_booklet(spec: GameSpec, given: argparse.Namespace, made: Mapping[str, Any]) -> None:
    """Write a booklet of the puzzles that were made."""
    draw = import_module(spec.sheets).draw_puzzle
    game, target = spec.info.id, Path(given.to)
    with speaking_in(given.lang):
        leaves = []
        for one in made["puzzles"]:
            puzzle, solution, tally = draw(one["puzzle"])
            leaves.append(Leaf(puzzle, solution, tally, _about(game, one)))
    sheets = draw_booklet(game, leaves, each=given.each, paper=given.paper, language=given.lang)
    title = sheets[0].title.rpartition(",")[0]
    written = write(game, sheets, target, title, given.lang)
    answer = {"game": game, "paper": given.paper, "files": list(map(str, written)), **made}
    params = {"count": len(sheets), "file": str(target), "paper": PAPERS[given.paper].name}
    put(given, answer, lambda: messages().text("print-written", params))


def _about(game: str, made: Mapping[str, Any]) -> str:
    """A puzzle's grade, or how many keys a figure has."""
    if "grade" in made:
        return messages().text(f"value-{game}-grade-{made['grade']}")
    return messages().text("sheet-booklet-keys", {"keys": made["keys"]})
