"""Check of the built pages for broken links within the site."""

from __future__ import annotations

from html.parser import HTMLParser
from typing import TYPE_CHECKING
from urllib.parse import unquote, urlsplit

from toolchain.ground import SetupFailed

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

LINKING = ("href", "src")


class Page(HTMLParser):
    """The links of a page, and the anchors (ids of elements) to which links can point."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.base = ""
        self.links: list[str] = []
        self.anchors: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Store the links and the anchor of an element."""
        for name, value in attrs:
            if tag == "base":
                self.base = value or ""
            elif name in LINKING and value:
                self.links.append(value)
            elif name == "id" and value:
                self.anchors.add(value)


def check_links(site: Path, apart: str = "") -> None:
    """Raise SetupFailed with every broken link, except on pages in the folder `apart`."""
    broken = [link for link in broken_links(site) if not apart or not link.startswith(f"{apart}/")]
    if broken:
        raise SetupFailed("Links of the site lead nowhere:\n  " + "\n  ".join(broken))


def broken_links(site: Path) -> Iterator[str]:
    """Yield every broken link, as `page: link`."""
    pages = {path: Page(path.read_text(encoding="utf-8")) for path in sorted(site.rglob("*.html"))}
    for path, page in pages.items():
        for link in page.links:
            if not _resolves(link if urlsplit(link).scheme else page.base + link, path, pages):
                yield f"{path.relative_to(site).as_posix()}: {link}"


def _resolves(link: str, path: Path, pages: dict[Path, Page]) -> bool:
    """Return True if a link leaves the site, or leads to an existing file and anchor.

    `path` is the file of the page with the link.  Anchors are checked in the documentation only,
    because on other pages scripts create the anchors.
    """
    parts = urlsplit(link)
    if parts.scheme or parts.netloc:
        return True
    target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
    if target.is_dir():
        target /= "index.html"
    if not target.is_file():
        return False
    generated = target in pages and "docs" in (target.parent.name, target.parent.parent.name)
    return not generated or not parts.fragment or parts.fragment in pages[target].anchors
