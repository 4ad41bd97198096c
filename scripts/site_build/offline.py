"""The site's offline copy: bundles of files, and the service worker that caches them.

`stages.json`, which Vite writes (`web/build/offline.ts`), assigns the files in `assets` to stages.
This module adds the other files of the site, packs one bundle per stage, and inserts the list of
stages with the hash of every file into `web/serviceworker.js`.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import re
from html import escape
from typing import TYPE_CHECKING, Any

from alveus import registry
from alveus.words.messages import LANGUAGES
from site_build.gamepages import lost_page, path_of
from site_build.pagewords import Words
from toolchain.ground import WEB

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

SOURCE = WEB / "serviceworker.js"
WORKER = "sw.js"
STAGES = "stages.json"
STAMP = "build.txt"
COMMON, HOME, REST = "common", "site", "rest"

SHARED = {
    COMMON: re.compile(r"(?:play|page)\.html|read\.css"),
    HOME: re.compile(
        r"(?:index|open|embed)\.html|\w\w/index\.html|[\w.-]+\.(?:webmanifest|svg|png)"
    ),
}
"""Files outside `assets` that belong to the stages `common` and `site`."""

NOT_COPIED = re.compile(
    r"(?:assets|docs|lab|previews|print|schemas|screenshots|stick|wheels)/"
    r"|studies/.*\.jsonl"
    r"|(?:.*/)?\.htaccess"
    r"|_headers|packs\.json|imprint\.txt|licences\.txt|404\.html|robots\.txt|sitemap\.xml"
    rf"|{re.escape(WORKER)}|{re.escape(STAGES)}|{re.escape(STAMP)}"
)
"""Files that are in the offline copy only if `stages.json` lists them.  The service worker caches
documentation, packs and a museum's own files when a page reads them.  The other files are printed,
downloaded, or read by hosts and search engines."""

LARGE = 100_000
"""Size in bytes from which a file that is not text is cached separately, not in a bundle."""


def write_offline(site: Path) -> None:
    """Write the bundles and the service worker into a built site."""
    for old in (site / "assets").glob("stage-*.bin"):
        old.unlink()
    stages = {
        name: _stage(site, name, files, pages)
        for name, files, pages in _divided(site, json.loads((site / STAGES).read_bytes()))
    }
    listed = json.dumps(stages, separators=(",", ":"))
    offline = {
        "copy": hashlib.sha256(listed.encode()).hexdigest()[:16],
        "stamp": (site / STAMP).read_text(encoding="ascii").strip(),
        "stages": stages,
        "page": _offline_page(site),
    }
    inserted = json.dumps(offline, ensure_ascii=False, separators=(",", ":"))
    script = SOURCE.read_text(encoding="utf-8")
    worker = f"const OFFLINE = {inserted};\n{script}"
    (site / WORKER).write_text(worker, encoding="utf-8")


def copied_files(site: Path) -> set[str]:
    """Return the paths of all files in the offline copy, as the built service worker lists them."""
    first, _, _ = (site / WORKER).read_text(encoding="utf-8").partition(";\n")
    stages = json.loads(first.removeprefix("const OFFLINE = "))["stages"]
    paths = set()
    for stage in stages.values():
        paths |= {path for path, _ in stage["files"]}
        content = gzip.decompress((site / stage["bundle"][0]).read_bytes())
        paths |= {path for path, *_ in json.loads(content.partition(b"\n")[0])}
    return paths


def hash_of(content: bytes) -> str:
    """Return the first 12 bytes of the SHA-256 hash in Base64; the service worker compares them."""
    return base64.b64encode(hashlib.sha256(content).digest()[:12]).decode()


def _divided(
    site: Path, assets: dict[str, dict[str, list[str]]]
) -> Iterator[tuple[str, dict[str, list[str]], list[str]]]:
    """Yield the stages in the order of caching: name, files in `assets`, other files."""
    paths = (path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file())
    others: dict[str, list[str]] = {}
    for path in sorted(paths):
        if not NOT_COPIED.match(path):
            others.setdefault(_stage_of(path), []).append(path)
    games = sorted(set(assets) - {COMMON, HOME, REST})
    for name in (COMMON, HOME, *games, REST):
        yield name, assets[name], others.get(name, [])


def _stage_of(path: str) -> str:
    """Return the stage that contains a file outside `assets`."""
    for game in registry.ids():
        if path in {f"{path_of(game, language)}index.html" for language in LANGUAGES}:
            return game
    return next((stage for stage, files in SHARED.items() if files.fullmatch(path)), REST)


def _stage(site: Path, name: str, assets: dict[str, list[str]], pages: list[str]) -> dict[str, Any]:
    """Pack the bundle of a stage and return the stage for the service worker."""
    large = [path for path in assets["later"] if (site / path).stat().st_size >= LARGE]
    apart = sorted({*assets["first"], *(path for path in large if not _packs_well(site / path))})
    packed, head_hash = _pack(site, [*sorted({*assets["later"]} - {*apart}), *pages])
    bundle = f"assets/stage-{name}-{hashlib.sha256(packed).hexdigest()[:8]}.bin"
    (site / bundle).write_bytes(packed)
    return {
        "files": [[path, hash_of((site / path).read_bytes())] for path in apart],
        "bundle": [bundle, head_hash],
        "pages": pages,
    }


def _packs_well(path: Path) -> bool:
    """Return True if a file is text.  A bundle compresses text even if the host does not."""
    return path.suffix in {".css", ".js", ".json", ".txt"}


def _pack(site: Path, paths: Iterable[str]) -> tuple[bytes, str]:
    """Return a bundle of files, and the hash of its first line.

    A bundle is compressed by gzip.  Its first line is a JSON list with the path, length and hash of
    every file; the contents follow.
    """
    contents = [(path, (site / path).read_bytes()) for path in paths]
    listed = [[path, len(content), hash_of(content)] for path, content in contents]
    head = json.dumps(listed, separators=(",", ":")).encode()
    body = b"".join(content for _, content in contents)
    return gzip.compress(head + b"\n" + body, 9, mtime=0), hash_of(head)


def _offline_page(site: Path) -> str:
    """Return the page that is shown offline for a URL that is not in the copy.

    The service worker removes the games that are not cached from this page.
    """
    parts = []
    for language in LANGUAGES:
        words = Words(language, "core", "site/pages")
        games = "".join(
            f'<li data-game="{game}"><a href="./{path_of(game, language)}">'
            f"{escape(words.text(f'game-{game}'))}</a></li>"
            for game in registry.ids()
        )
        texts = [escape(words.text(f"site-offline-{part}")) for part in ("title", "text", "games")]
        parts.append(
            f'<section lang="{language}"><h1>{texts[0]}</h1><p>{texts[1]}</p><p>{texts[2]}</p>'
            f"<ul>{games}</ul></section>"
        )
    return lost_page((site / "play.html").read_text(encoding="utf-8"), "./", "".join(parts))
