"""Make a different version of a built site, with other hashes, stamp and service worker."""

from __future__ import annotations

import base64
import hashlib
import re
import shutil
from typing import TYPE_CHECKING

from site_build.offline import write_offline

if TYPE_CHECKING:
    from pathlib import Path

HASHED = re.compile(r"-([\w-]{8})\.(?:js|css)$")
WORD = re.compile(r"[\w.-]{12,}")
"""A text that can be the name of a script or style with a hash, or the stamp of the build."""
INLINE = re.compile(r"<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)</script>")
TEXTS = {".html", ".js", ".css", ".json", ".txt"}


def copy_site(site: Path, folder: Path) -> Path:
    """Copy the built site, without documentation."""
    return shutil.copytree(site, folder, ignore=shutil.ignore_patterns("docs", "lab"))


def make_next(site: Path, folder: Path, mark: str = "9") -> Path:
    """Create a different version in a new folder.  Every script has a different name and content.

    The page titles of the new version begin with `mark`.
    """
    copy_site(site, folder)
    assets = folder / "assets"
    names = {}
    for path in assets.iterdir():
        match = HASHED.search(path.name)
        if match:
            first = mark if match[1][0] != mark else "Z"
            names[path.name] = path.name.replace(match[1], f"{first}{match[1][1:]}")
    stamp = (folder / "build.txt").read_text(encoding="ascii").strip()
    names[stamp] = mark * 16
    digests: dict[str, str] = {}
    for path in [*folder.rglob("*.html"), *assets.iterdir(), *folder.glob("*.json")]:
        if path.suffix not in TEXTS or not path.is_file():
            continue
        old = path.read_text(encoding="utf-8")
        text = WORD.sub(lambda match: names.get(match[0], match[0]), old)
        text = text.replace("<title>", f"<title>{mark} ")
        for before, after in zip(INLINE.findall(old), INLINE.findall(text), strict=True):
            digests[_digest(before)] = _digest(after)
        path.write_text(text, encoding="utf-8")
    for path in [*folder.rglob("*.html"), folder / "_headers", folder / ".htaccess"]:
        text = path.read_text(encoding="utf-8")
        for digest, fresh in digests.items():
            text = text.replace(digest, fresh)
        path.write_text(text, encoding="utf-8")
    (folder / "build.txt").write_text(f"{mark * 16}\n", encoding="ascii")
    for old_name, new in names.items():
        if (assets / old_name).is_file():
            (assets / old_name).rename(assets / new)
    write_offline(folder)
    return folder


def deploy(version: Path, served: Path) -> None:
    """Point the served link to a version, so that all files of the other version are deleted."""
    link = served.with_name(f"{served.name}.next")
    link.symlink_to(version)
    link.replace(served)


def _digest(script: str) -> str:
    return base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
