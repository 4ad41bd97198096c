"""Print games: the command `print`, and the subcommand `print` of puzzle games.

The command writes sheets with the board, the pieces to cut out and the rules of a game; the
subcommand writes a booklet of puzzles.  Both write an HTML document for a browser, a PDF, or one
SVG file per sheet.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from alveus import registry
from alveus.cli.arguments import Commands, Parser, options_of
from alveus.cli.output import put
from alveus.core.errors import SetupError
from alveus.core.files import write_file
from alveus.core.spec import GameSpec
from alveus.play.sentences import with_error_text
from alveus.sheets import PAPERS, draw_sheets
from alveus.sheets.booklet import EACH, Leaf, draw_booklet
from alveus.sheets.page import Sheet
from alveus.sheets.writing import name_document, write_html, write_pdf
from alveus.words.messages import messages

DOCUMENTS = (".html", ".htm")
PUZZLE_TASK = "print"


def add(commands: Commands) -> None:
    """Add the command `print` and its arguments."""
    sub = commands.add_for_game(
        "print", _print, "write sheets with board and pieces to cut out, and with the rules"
    )
    sub.epilog = "Options change the board and the pieces. The rules are always the default ones."
    _add_paper(sub)


def add_booklet_arguments(sub: Parser) -> None:
    """Add the arguments of a puzzle game's subcommand `print`, which writes a booklet."""
    about = f"puzzles per page: {', '.join(map(str, EACH))}"
    sub.value("--each", "N", about, int, default=2)
    _add_paper(sub)


def _add_paper(sub: Parser) -> None:
    sub.choice("--paper", PAPERS, default="a4")
    sub.add_argument(
        "--to",
        "--out",
        required=True,
        metavar="FILE",
        help="a .html file, a .pdf file (with the extra “print”), or a folder for .svg files",
    )


def _print(args: argparse.Namespace) -> None:
    with with_error_text():
        game = registry.game(args.game, options_of(args))
        sheets = draw_sheets(game, paper=args.paper, language=args.lang)
        title = name_document(args.game, args.lang)
        _write(args, args.game, sheets, title, {"sheets": [sheet.title for sheet in sheets]})


def print_booklet(spec: GameSpec, args: argparse.Namespace, made: Mapping[str, Any]) -> None:
    """Write a booklet of the generated puzzles in `made`, the JSON from the subcommand `print`."""
    draw, game = import_module(spec.sheets).draw_puzzle, spec.info.id
    leaves = []
    for generated in made["puzzles"]:
        if "grade" in generated:
            caption = messages().text(f"value-{game}-grade-{generated['grade']}")
        else:  # a Terzett figure, which has no grade, but a number of solutions
            caption = messages().text("sheet-booklet-keys", {"keys": generated["keys"]})
        puzzle, solution, tally = draw(generated["puzzle"])
        leaves.append(Leaf(puzzle, solution, tally, caption))
    sheets = draw_booklet(game, leaves, each=args.each, paper=args.paper, language=args.lang)
    _write(args, game, sheets, sheets[0].title.rpartition(",")[0], made)


def _write(
    args: argparse.Namespace,
    game: str,
    sheets: Sequence[Sheet],
    title: str,
    more: Mapping[str, Any],
) -> None:
    """Write the sheets to the file or folder ``--to``, and print a confirmation as text or JSON.

    `game` is the game's id, `title` the title of an HTML document.  The JSON also has the members
    of `more`.  Raises SetupError `unknown_ending` for a file that is not .html, .htm or .pdf.
    """
    target = Path(args.to)
    ending = target.suffix.lower()
    if ending == ".pdf":
        contents: dict[Path, str | bytes] = {target: write_pdf(sheets)}
    elif ending in DOCUMENTS:
        contents = {target: write_html(sheets, title, args.lang)}
    elif ending and not target.is_dir():
        raise SetupError("unknown_ending", ending=ending, known=", ".join((*DOCUMENTS, ".pdf")))
    else:
        target.mkdir(parents=True, exist_ok=True)
        numbered = enumerate(sheets, 1)
        contents = {target / f"{game}-{number}.svg": sheet.svg() for number, sheet in numbered}
    for file, content in contents.items():
        write_file(file, content)
    answer = {"game": game, "paper": args.paper, "files": list(map(str, contents)), **more}
    params = {"count": len(sheets), "file": str(target), "paper": PAPERS[args.paper].name}
    put(args, answer, lambda: messages().text("print-written", params))
