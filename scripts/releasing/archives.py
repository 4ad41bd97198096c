"""The site as one file, the same bytes each time, and checksums of all that is released."""

from __future__ import annotations

import hashlib
import shutil
import zipfile
from typing import TYPE_CHECKING

from releasing.packages import version

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

EPOCH = (1980, 1, 1, 0, 0, 0)
CHECKSUMS = "SHA256SUMS"


def zip_site(site: Path, folder: Path) -> Path:
    """The built site in a fresh folder, as an archive with one folder in it."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    name = f"alveus-site-{version()}"
    archive = folder / f"{name}.zip"
    with zipfile.ZipFile(archive, "w") as written:
        for path in sorted(path for path in site.rglob("*") if path.is_file()):
            entry = zipfile.ZipInfo(f"{name}/{path.relative_to(site).as_posix()}", EPOCH)
            entry.external_attr = 0o644 << 16
            written.writestr(entry, path.read_bytes(), zipfile.ZIP_DEFLATED, 9)
    return archive


def write_checksums(folder: Path, files: Iterable[Path]) -> None:
    """Write `SHA256SUMS` as `sha256sum --check` reads it beside the files."""
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    (folder / CHECKSUMS).write_text("".join(lines), encoding="ascii")
