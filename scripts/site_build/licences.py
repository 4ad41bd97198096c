"""All licences in one text file, for readers without JavaScript."""

from __future__ import annotations

import json
from html import escape
from typing import TYPE_CHECKING

from alveus.words.messages import LANGUAGES
from site_build.pagewords import Words

if TYPE_CHECKING:
    from pathlib import Path

TEXT = "licences.txt"
READ = '<section class="read" hidden>'
LINE = "=" * 72


def write_licences(site: Path) -> None:
    """Write the text of everything in `licences.json`, and link to it from `licences.html`."""
    parts = json.loads((site / "licences.json").read_text(encoding="utf-8"))
    told = []
    for part in parts:
        head = [part[key] for key in ("name", "licence", "source") if part[key]]
        told.append("\n".join([LINE, *head, LINE, "", part["text"].strip(), ""]))
    (site / TEXT).write_text("\n".join(told), encoding="utf-8")
    page = site / "licences.html"
    links = "".join(
        f'<p lang="{language}"><a href="./{TEXT}">'
        f"{escape(Words(language, 'shell').text('licences-title'))}</a></p>"
        for language in LANGUAGES
    )
    html = page.read_text(encoding="utf-8")
    page.write_text(html.replace(READ, READ + links, 1), encoding="utf-8")
