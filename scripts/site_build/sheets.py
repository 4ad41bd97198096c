"""The printable sheets: a document for every game, paper and language.

The first sheet of each kind (such as board, men and dice, or rules) is also a picture for the
overview page.  A list contains the number of sheets of each kind.
"""

from __future__ import annotations

import json
import shutil
from itertools import groupby, product
from typing import TYPE_CHECKING, Any

from alveus import registry
from alveus.sheets import PAPERS, draw_sheets
from alveus.sheets.writing import name_document, write_html
from alveus.words.messages import ENGLISH, LANGUAGES
from site_build.paths import SHEETS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from alveus.sheets import Sheet


def build_sheets() -> None:
    """Write `<game>-<paper>-<language>.html`, pictures and `sheets.json` for games with sheets."""
    shutil.rmtree(SHEETS, ignore_errors=True)
    SHEETS.mkdir(parents=True)
    listed: dict[str, dict[str, Any]] = {}
    printed = [spec.info.id for spec in registry.specs() if spec.sheets]
    for game, paper, language in product(printed, PAPERS, LANGUAGES):
        sheets = draw_sheets(registry.game(game), paper=paper, language=language)
        document = write_html(sheets, name_document(game, language), language)
        (SHEETS / f"{game}-{paper}-{language}.html").write_text(document, encoding="utf-8")
        if language == ENGLISH:
            listed.setdefault(game, {})[paper] = _draw_parts(game, paper, sheets)
    (SHEETS / "sheets.json").write_text(json.dumps(listed) + "\n", encoding="utf-8")


def _draw_parts(game: str, paper: str, sheets: Sequence[Sheet]) -> list[dict[str, Any]]:
    """Write a picture of the first sheet of each kind, and return the list of kinds.

    The rules, which are the first sheet, come last in the list.
    """
    parts = []
    for names, same in groupby([*sheets[1:], sheets[0]], key=lambda sheet: sheet.names):
        first, *others = same
        picture = f"{game}-{paper}-{'-'.join(names)}.svg"
        drawn = first.element().write()
        (SHEETS / picture).write_text(drawn, encoding="utf-8")
        parts.append({"names": names, "picture": picture, "sheets": 1 + len(others)})
    return parts
