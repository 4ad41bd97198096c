"""The files of another package as the browser's Python sees them: its wheel on the path.

Its entry points are read by hand: what would read them is not in the trimmed library.
"""

import hashlib
import sys
from zipimport import zipimporter

from alveus import registry


def take_up(path: str, sha256: str) -> str:
    """Lay a wheel on the path and put the games on the shelf that its entry points name.

    What is not the file that was listed, or no wheel with entry points, is left alone, and the
    code of the failure is the answer.  Of any other file only the hash is looked at.
    """
    with open(path, "rb") as file:  # noqa: PTH123 - the trimmed library has no pathlib
        if hashlib.sha256(file.read()).hexdigest() != sha256.lower():
            return "pack_altered"
    return lay_wheel(path) if path.endswith(".whl") else ""


def lay_wheel(wheel: str) -> str:
    """The same of a wheel whose hash is right."""
    try:
        package, version = wheel.rpartition("/")[2].split("-")[:2]
        points = f"{wheel}/{package}-{version}.dist-info/entry_points.txt"
        text = zipimporter(wheel).get_data(points).decode()
    except (ImportError, OSError, ValueError):
        return "pack_damaged"
    sections = (part.partition("]") for part in text.split("[")[1:])
    named = "".join(lines for group, _, lines in sections if group == registry.GROUP)
    pairs = (line.partition("=") for line in named.splitlines() if "=" in line)
    sys.path.append(wheel)
    registry.announce((name.strip(), module.partition(":")[0].strip()) for name, _, module in pairs)
    return ""
