"""The sheets to cut out: a document for every game, paper and language, beside the pages.

Of every game one sheet, with its board or its tiles, is also a picture of its own, for the page
that shows them all.
"""

from __future__ import annotations

import shutil
from itertools import product
from xml.etree import ElementTree

from alveus import registry
from alveus.sheets import PAPERS, draw_sheets
from alveus.sheets.writing import name_document, write_html
from alveus.words.messages import LANGUAGES
from site_build.paths import SHEETS


def build_sheets() -> None:
    """Write `<game>-<paper>-<language>.html` and `<game>-<paper>.svg` for every game with a kit."""
    shutil.rmtree(SHEETS, ignore_errors=True)
    SHEETS.mkdir(parents=True)
    printed = [spec.info.id for spec in registry.specs() if spec.sheets]
    for game, paper, language in product(printed, PAPERS, LANGUAGES):
        sheets = draw_sheets(registry.game(game), paper=paper, language=language)
        document = write_html(sheets, name_document(game, language), language)
        (SHEETS / f"{game}-{paper}-{language}.html").write_text(document, encoding="utf-8")
        picture = ElementTree.tostring(sheets[1].element(), encoding="unicode")
        (SHEETS / f"{game}-{paper}.svg").write_text(picture, encoding="utf-8")
