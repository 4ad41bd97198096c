"""The command print: sheets to cut out, as a document for a browser, a PDF, or one SVG a sheet."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from alveus import registry
from alveus.cli.arguments import Commands, one_of, options_of
from alveus.cli.output import put
from alveus.core.files import write_file
from alveus.play.sentences import speaking
from alveus.sheets import PAPERS, draw_sheets
from alveus.sheets.page import Sheet
from alveus.sheets.writing import name_document, write_html, write_pdf
from alveus.words.messages import messages

DOCUMENTS = (".html", ".htm")


def add(commands: Commands) -> None:
    """The command with its arguments."""
    sub = commands.add_for_game("print", _print, "board and pieces to cut out, with the rules")
    sub.epilog = "Options change what is cut out; the rules are told as they stand by default."
    add_paper(sub)


def add_paper(sub: argparse.ArgumentParser) -> None:
    """On which paper, and into which file."""
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


def _print(given: argparse.Namespace) -> None:
    game_id, target = given.game, Path(given.to)
    with speaking():
        game = registry.game(game_id, options_of(given))
        sheets = draw_sheets(game, paper=given.paper, language=given.lang)
        written = write(game_id, sheets, target, name_document(game_id, given.lang), given.lang)
    answer = {"game": game_id, "paper": given.paper, "files": list(map(str, written))}
    answer["sheets"] = [sheet.title for sheet in sheets]
    params = {"count": len(sheets), "file": str(target), "paper": PAPERS[given.paper].name}
    put(given, answer, lambda: messages().text("print-written", params))


def write(
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
    written = []
    for number, sheet in enumerate(sheets, 1):
        file = target / f"{game_id}-{number}.svg"
        write_file(file, sheet.svg())
        written.append(file)
    return written
