"""What MkDocs calls: pages are added before it builds, and afterwards nothing is left inline.

The site's policy runs no text as a script and shows no image that stands in a style.  The few
lines that the theme writes into every page, and its icons, become files, named after what stands
in them.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
from pathlib import Path
from typing import Any
from urllib.parse import unquote

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

from site_build.manual import pages

INLINE = re.compile(r"<script>(.*?)</script>", re.DOTALL)
ICON = re.compile(r"""url\((["'])data:image/svg\+xml;charset=utf-8,(.*?)\1\)""")
NOTEBOOKS = "<!-- notebooks -->"
OPENED = "[Open them in your browser](../lab/tree/index.html): they need no installation."
UNUSED = ("404.html", "sitemap.xml", "sitemap.xml.gz", "objects.inv", "assets/javascripts/lunr")
"""What only a host at the root of its own address, or a search in other languages, would need."""

_scripts: dict[str, str] = {}


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Adds what is made from the engine or stands elsewhere."""
    for path, content in pages.made().items():
        files.append(File.generated(config, path, content=content))
    return files


def on_page_markdown(markdown: str, **_: Any) -> str:
    """Says where the notebooks can be opened, if they are part of the site."""
    there = os.environ.get("ALVEUS_NOTEBOOKS") == "1"
    return markdown.replace(NOTEBOOKS, OPENED if there else "")


def on_post_page(output: str, page: Any, **_: Any) -> str:
    """Takes the scripts out of a page."""
    folder = "../" * page.url.count("/")

    def take_out(found: re.Match[str]) -> str:
        text = found[1]
        name = f"assets/javascripts/{_name_of(text)}.js"
        _scripts[name] = text
        return f'<script src="{folder}{name}"></script>'

    return INLINE.sub(take_out, output)


def on_post_build(config: MkDocsConfig, **_: Any) -> None:
    """Writes these scripts, takes icons out of styles, and removes what is of no use here."""
    site = Path(config.site_dir)
    for name, text in _scripts.items():
        (site / name).write_text(text, encoding="utf-8")
    for style in site.rglob("*.css"):
        _take_icons_out(style)
    for unused in [*(site / name for name in UNUSED), *site.rglob("*.map")]:
        if unused.is_dir():
            shutil.rmtree(unused)
        else:
            unused.unlink(missing_ok=True)


def _take_icons_out(style: Path) -> None:
    """Every icon of a style becomes a file beside it."""

    def take_out(found: re.Match[str]) -> str:
        drawn = unquote(found[2])
        name = f"{_name_of(drawn)}.svg"
        (style.parent / name).write_text(drawn, encoding="utf-8")
        return f'url("{name}")'

    text = style.read_text(encoding="utf-8")
    style.write_text(ICON.sub(take_out, text), encoding="utf-8")


def _name_of(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:8]
