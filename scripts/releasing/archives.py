"""Archives of the site for hosts and for USB sticks, reproducible byte for byte; checksums."""

from __future__ import annotations

import contextlib
import hashlib
import json
import shutil
import zipfile
from typing import TYPE_CHECKING

from releasing.packages import version

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

EPOCH = (1980, 1, 1, 0, 0, 0)
CHECKSUMS = "SHA256SUMS"


def zip_site(site: Path, folder: Path) -> Path:
    """Empty `folder`, write a zip of the built site with one top folder there; return its path."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    name = f"alveus-site-{version()}"
    archive = folder / f"{name}.zip"
    with _packed(archive) as output:
        for path in sorted(path for path in site.rglob("*") if path.is_file()):
            _add(output, path, f"{name}/{path.relative_to(site).as_posix()}")
    return archive


def zip_stick(site: Path, folder: Path) -> Path:
    """Pack the built site with its start scripts for a USB stick; return the archive's path.

    An archive of the same version is replaced.

    Raises FileNotFoundError if the site was built without the list of the stick's files.
    """
    listed = json.loads((site / "stick" / "files.json").read_text(encoding="utf-8"))
    folder.mkdir(parents=True, exist_ok=True)
    archive = folder / f"alveus-stick-{version()}.zip"
    with _packed(archive) as output:
        for file in listed["files"]:
            _add(output, site / file["from"], f"alveus-exhibit/{file['to']}", file["runs"])
    return archive


@contextlib.contextmanager
def _packed(archive: Path) -> Iterator[zipfile.ZipFile]:
    """Write an archive under a temporary name, and rename it at the end of the block.

    If writing fails, an existing archive is kept.
    """
    partial = archive.with_name(f".{archive.name}.part")
    try:
        with zipfile.ZipFile(partial, "w") as output:
            yield output
        partial.replace(archive)
    finally:
        partial.unlink(missing_ok=True)


def _add(archive: zipfile.ZipFile, path: Path, name: str, runs: bool = False) -> None:
    """Add a file as the entry `name`; `runs` makes it executable.

    Raises ValueError if an entry has the same name, ignoring upper and lower case.
    """
    if name.casefold() in map(str.casefold, archive.namelist()):
        raise ValueError(f"two entries named {name}")
    entry = zipfile.ZipInfo(name, EPOCH)
    entry.external_attr = (0o755 if runs else 0o644) << 16
    archive.writestr(entry, path.read_bytes(), zipfile.ZIP_DEFLATED, 9)


def write_checksums(folder: Path, files: Iterable[Path]) -> None:
    """Write `SHA256SUMS` for these files, in the format of `sha256sum --check`."""
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    (folder / CHECKSUMS).write_text("".join(lines), encoding="ascii")
