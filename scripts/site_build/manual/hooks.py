"""MkDocs hooks: add generated pages before the build, and move inline content to files after it.

The site's content security policy forbids inline scripts, and images inside styles.  The theme's
short inline scripts and its icons become files, each named after the hash of its content.
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

from alveus.words.messages import ENGLISH, LANGUAGES
from site_build.manual import pages

INLINE = re.compile(r"<script>(.*?)</script>", re.DOTALL)
ICON = re.compile(r"""url\((["'])data:image/svg\+xml;charset=utf-8,(.*?)\1\)""")
NOTEBOOKS = "<!-- notebooks -->"
OPENED = "[Open them in your browser](../lab/tree/index.html), without installing anything."
UNUSED = ("404.html", "sitemap.xml", "sitemap.xml.gz", "objects.inv", "assets/javascripts/lunr")
"""Files of the theme that the site does not need.  Some of them work only at the root of a host,
others are for searching in other languages."""

_scripts: dict[str, str] = {}


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the generated pages, and pages from other folders of the repository."""
    for path, content in pages.made().items():
        files.append(File.generated(config, path, content=content))
    return files


def on_page_markdown(markdown: str, **_: Any) -> str:
    """Insert a link to the notebooks, if they are part of the site."""
    built = os.environ.get("ALVEUS_NOTEBOOKS") == "1"
    return markdown.replace(NOTEBOOKS, OPENED if built else "")


def on_page_context(context: Any, page: Any, config: MkDocsConfig, **_: Any) -> Any:
    """Set the language of a page and of the theme's texts on it: that of its folder, or English."""
    folder = page.url.partition("/")[0]
    config.theme["language"] = folder if folder in LANGUAGES else ENGLISH
    return context


def on_post_page(output: str, page: Any, **_: Any) -> str:
    """Replace the inline scripts of a page with references to files."""
    folder = "../" * page.url.count("/")

    def extract(match: re.Match[str]) -> str:
        text = match[1]
        name = f"assets/javascripts/{_name_of(text)}.js"
        _scripts[name] = text
        return f'<script src="{folder}{name}"></script>'

    return INLINE.sub(extract, output)


def on_post_build(config: MkDocsConfig, **_: Any) -> None:
    """Write the scripts removed from pages, move icons out of styles, and delete unused files."""
    site = Path(config.site_dir)
    for name, text in _scripts.items():
        (site / name).write_text(text, encoding="utf-8")
    for style in site.rglob("*.css"):
        _remove_icons(style)
    for unused in [*(site / name for name in UNUSED), *site.rglob("*.map")]:
        if unused.is_dir():
            shutil.rmtree(unused)
        else:
            unused.unlink(missing_ok=True)


def _remove_icons(style: Path) -> None:
    """Write every icon of a style to a file beside it."""

    def extract(match: re.Match[str]) -> str:
        drawn = unquote(match[2])
        name = f"{_name_of(drawn)}.svg"
        (style.parent / name).write_text(drawn, encoding="utf-8")
        return f'url("{name}")'

    text = style.read_text(encoding="utf-8")
    style.write_text(ICON.sub(extract, text), encoding="utf-8")


def _name_of(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:8]
