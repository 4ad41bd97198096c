"""The command print, and the task print of puzzle games.

Both write an HTML document for a browser, a PDF, or one SVG file per sheet.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from alveus import registry
from alveus.cli.arguments import Commands, one_of, options_of
from alveus.cli.output import put
from alveus.core.files import write_file
from alveus.core.spec import GameSpec
from alveus.play.sentences import with_error_text
from alveus.sheets import PAPERS, draw_sheets
from alveus.sheets.booklet import EACH, Leaf, draw_booklet
from alveus.sheets.page import Sheet
from alveus.sheets.writing import name_document, write_html, write_pdf
from alveus.words.messages import messages, speaking_in

DOCUMENTS = (".html", ".htm")
PUZZLE_TASK = "print"


def add(commands: Commands) -> None:
    """Add the command and its arguments."""
    sub = commands.add_for_game("print", _print, "board and pieces to cut out, with the rules")
    sub.epilog = "Options change what is cut out; the rules are told as they stand by default."
    _add_paper(sub)


def add_booklet_arguments(sub: argparse.ArgumentParser) -> None:
    """Add the arguments of a puzzle game's task print."""
    each = ", ".join(map(str, EACH))
    sub.add_argument("--each", type=int, default=2, metavar="N", help=f"on each page: {each}")
    _add_paper(sub)


def _add_paper(sub: argparse.ArgumentParser) -> None:
    sub.add_argument(
        "--paper", type=one_of(tuple(PAPERS)), default="a4", metavar="NAME", help=", ".join(PAPERS)
    )
    sub.add_argument(
        "--to",
        "--out",
        required=True,
        metavar="FILE",
        help="a file .html, or .pdf with the extra print; else a folder for one .svg a sheet",
    )


def _print(args: argparse.Namespace) -> None:
    game_id, target = args.game, Path(args.to)
    with with_error_text():
        game = registry.game(game_id, options_of(args))
        sheets = draw_sheets(game, paper=args.paper, language=args.lang)
        title = name_document(game_id, args.lang)
        files = _write(game_id, sheets, target, title, args.lang)
    _put(args, game_id, files, sheets, {"sheets": [sheet.title for sheet in sheets]})


def print_booklet(spec: GameSpec, args: argparse.Namespace, made: Mapping[str, Any]) -> None:
    """Write a booklet of the puzzles in `made`, the answer of the game's task."""
    draw = import_module(spec.sheets).draw_puzzle
    game, target = spec.info.id, Path(args.to)
    with speaking_in(args.lang):
        leaves = []
        for generated in made["puzzles"]:
            puzzle, solution, tally = draw(generated["puzzle"])
            leaves.append(Leaf(puzzle, solution, tally, _caption(game, generated)))
    sheets = draw_booklet(game, leaves, each=args.each, paper=args.paper, language=args.lang)
    title = sheets[0].title.rpartition(",")[0]
    files = _write(game, sheets, target, title, args.lang)
    _put(args, game, files, sheets, made)


def _caption(game: str, generated: Mapping[str, Any]) -> str:
    """Return the caption: a puzzle's grade, or the number of solutions of a figure in the book."""
    if "grade" in generated:
        return messages().text(f"value-{game}-grade-{generated['grade']}")
    return messages().text("sheet-booklet-keys", {"keys": generated["keys"]})


def _put(
    args: argparse.Namespace,
    game_id: str,
    files: Sequence[Path],
    sheets: Sequence[Sheet],
    more: Mapping[str, Any],
) -> None:
    answer = {"game": game_id, "paper": args.paper, "files": list(map(str, files)), **more}
    params = {"count": len(sheets), "file": str(Path(args.to)), "paper": PAPERS[args.paper].name}
    put(args, answer, lambda: messages().text("print-written", params))


def _write(
    game_id: str, sheets: Sequence[Sheet], target: Path, title: str, language: str
) -> list[Path]:
    """Write a document, or a folder with one drawing per sheet.  Return the written files."""
    ending = target.suffix.lower()
    if ending == ".pdf":
        write_file(target, write_pdf(sheets))
        return [target]
    if ending in DOCUMENTS:
        write_file(target, write_html(sheets, title, language))
        return [target]
    target.mkdir(parents=True, exist_ok=True)
    files = [target / f"{game_id}-{number}.svg" for number in range(1, len(sheets) + 1)]
    for file, sheet in zip(files, sheets, strict=True):
        write_file(file, sheet.svg())
    return files
