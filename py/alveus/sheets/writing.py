"""Sheets as files: an HTML document for printing, or a PDF, which requires the extra `print`."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib import import_module
from io import BytesIO
from typing import Any
from unicodedata import normalize

from alveus.core.errors import SetupError
from alveus.sheets.page import Paper, Sheet
from alveus.words.messages import messages, speaking_in

_CHARACTERS = "cp1252"
"""Character set of the standard fonts in a PDF."""


def name_document(game: str, language: str) -> str:
    """Return the title of the print sheets of a game, given by its id."""
    with speaking_in(language):
        words = messages()
        return words.text("sheet-document", {"game": words.text(f"sheet-{game}")})


def write_html(sheets: Sequence[Sheet], title: str, language: str) -> str:
    """Return a self-contained HTML document with one sheet on each page."""
    pages = "\n".join(sheet.element().write() for sheet in sheets)
    return f"""<!doctype html>
<html lang="{escape(language)}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>{escape(title)}</title>
    <style>{_style(sheets[0].paper)}</style>
  </head>
  <body>
{pages}
  </body>
</html>
"""


def _style(paper: Paper) -> str:
    return (
        f"@page{{size:{paper.width:g}mm {paper.height:g}mm;margin:0}}"
        "body{margin:0}"
        "svg{display:block;break-after:page;break-inside:avoid}"
        "svg:last-child{break-after:auto}"
        "@media screen{body{background:#8a8780;padding:1rem}"
        "svg{background:#fff;margin:0 auto 1rem;max-width:100%;height:auto}}"
    )


def write_pdf(sheets: Sequence[Sheet]) -> bytes:
    """Return a PDF with one sheet per page; characters missing in the font are replaced.

    They lose their accents or become “?”.  Raises SetupError `extra_needed` if the package for the
    extra `print` is not installed.
    """
    try:
        fpdf: Any = import_module("fpdf")
        svg: Any = import_module("fpdf.svg")
    except ImportError as error:
        raise SetupError("extra_needed", name="print") from error
    paper = sheets[0].paper
    document = fpdf.FPDF(unit="mm", format=(paper.width, paper.height))
    document.set_auto_page_break(False)
    document.set_margin(0)
    for sheet in sheets:
        document.add_page()
        document.set_font("Times")
        element = sheet.element()
        del element[0]  # the title, which pages of a PDF do not have
        text = element.write()
        printable = text.translate({ord(sign): _in_font(sign) for sign in set(text)})
        svg.SVGObject(printable).draw_to_page(document, 0, 0)
    output = BytesIO()
    document.output(output)
    return output.getvalue()


def _in_font(sign: str) -> str:
    """Return a character, or its form without accents, or ``?``: the first that the font has.

    The result is encoded in cp1252 and decoded as Latin-1, because `fpdf` encodes it as Latin-1.
    """
    plain = escape(normalize("NFKD", sign))
    forms = (form.encode(_CHARACTERS, "ignore") for form in (sign, plain))
    return next(filter(None, forms), b"?").decode("latin-1")
