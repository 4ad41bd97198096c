"""Links of the built pages that lead nowhere in the site."""

from __future__ import annotations

from html.parser import HTMLParser
from typing import TYPE_CHECKING
from urllib.parse import unquote, urlsplit

from toolchain.ground import CannotSetUp

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

LINKING = ("href", "src")


class Page(HTMLParser):
    """What a page links to, and what in it can be linked to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.base = ""
        self.links: list[str] = []
        self.anchors: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Notes the links and the name of an element."""
        for name, value in attrs:
            if tag == "base":
                self.base = value or ""
            elif name in LINKING and value:
                self.links.append(value)
            elif name == "id" and value:
                self.anchors.add(value)


def check_links(site: Path, apart: str = "") -> None:
    """Raises CannotSetUp naming every link that leads nowhere, but of pages in a folder apart."""
    found = [link for link in broken_links(site) if not apart or not link.startswith(f"{apart}/")]
    if found:
        raise CannotSetUp("Links of the site lead nowhere:\n  " + "\n  ".join(found))


def broken_links(site: Path) -> Iterator[str]:
    """Every link that leads nowhere, as `page: link`."""
    pages = {path: Page(path.read_text(encoding="utf-8")) for path in sorted(site.rglob("*.html"))}
    for path, page in pages.items():
        for link in page.links:
            if not _resolves(link if urlsplit(link).scheme else page.base + link, path, pages):
                yield f"{path.relative_to(site).as_posix()}: {link}"


def _resolves(link: str, path: Path, pages: dict[Path, Page]) -> bool:
    """Whether a link leads out of the site, or to a file that is there, and to a name in it.

    Names are looked for in the documentation alone: the other pages write theirs when they run.
    """
    parts = urlsplit(link)
    if parts.scheme or parts.netloc:
        return True
    target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
    if target.is_dir():
        target /= "index.html"
    if not target.is_file():
        return False
    written = target in pages and target.parent.name == "docs"
    return not written or not parts.fragment or parts.fragment in pages[target].anchors
