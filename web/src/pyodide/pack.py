"""Add a pack's wheel to the module path of Python in the browser.

The trimmed library has neither `zipfile` nor `importlib.metadata`.
"""

import hashlib
import sys
from zipimport import zipimporter

from alveus import registry
from alveus.core.limits import PACK_BYTES, PACK_FILES


def add_wheel(path: str, sha256: str) -> str:
    """Register a wheel's games.  Return "", or the code and details of a failure.

    None of the wheel's code runs before the wheel is accepted.
    """
    with open(path, "rb") as file:  # noqa: PTH123 - the trimmed library has no pathlib
        if hashlib.sha256(file.read()).hexdigest() != sha256.lower():
            return "pack_altered"
    try:
        archive = zipimporter(path)
        entries = archive._get_files()
        # Item 3 of a file's tuple is its unpacked size.  The value for a folder can be None.
        size = sum(entry[3] for entry in entries.values() if entry)
        package, version = path.rpartition("/")[2].split("-")[:2]
        points = f"{path}/{package}-{version}.dist-info/entry_points.txt"
        games = registry.read_entry_points(archive.get_data(points).decode())
    except Exception:  # a damaged archive raises errors of many types
        return "pack_damaged"
    if len(entries) > PACK_FILES or size > PACK_BYTES:
        return f"pack_too_large {PACK_BYTES // 1_000_000}"
    names = [name.replace("\\", "/") for name in entries]
    if any(part in ("", ".", "..") for name in names for part in name.rstrip("/").split("/")):
        return "pack_damaged"
    if shadowed := registry.reserved_modules(names):
        return f"pack_shadows {','.join(shadowed)}"
    sys.path.append(path)
    registry.announce(games.items())
    return ""
