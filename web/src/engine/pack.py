"""Add the wheel of a pack to the module path of the browser's Python.

The trimmed library has neither `zipfile` nor `importlib.metadata`.
"""

import hashlib
import sys
from zipimport import zipimporter

from alveus import registry
from alveus.core.limits import PACK_BYTES, PACK_FILES
from alveus.core.packs import read_entry_points, reserved_modules


def add_wheel(path: str, sha256: str) -> str:
    """Register the games of a wheel.  Return "", or the code and details of a failure.

    Nothing of the wheel has run before it is accepted.
    """
    with open(path, "rb") as file:  # noqa: PTH123 - the trimmed library has no pathlib
        if hashlib.sha256(file.read()).hexdigest() != sha256.lower():
            return "pack_altered"
    try:
        archive = zipimporter(path)
        entries = archive._get_files()
        # A file has a tuple whose item 3 is its size when unpacked; a folder can have None.
        size = sum(entry[3] for entry in entries.values() if entry)
        package, version = path.rpartition("/")[2].split("-")[:2]
        points = f"{path}/{package}-{version}.dist-info/entry_points.txt"
        games = read_entry_points(archive.get_data(points).decode())
    except Exception:  # a damaged archive raises errors of many types
        return "pack_damaged"
    if len(entries) > PACK_FILES or size > PACK_BYTES:
        return f"pack_too_large {PACK_BYTES // 1_000_000}"
    names = [name.replace("\\", "/") for name in entries]
    if any(part in ("", ".", "..") for name in names for part in name.rstrip("/").split("/")):
        return "pack_damaged"
    if shadowed := reserved_modules(names):
        return f"pack_shadows {','.join(shadowed)}"
    sys.path.append(path)
    registry.announce(games.items())
    return ""
