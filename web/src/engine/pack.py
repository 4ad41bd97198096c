"""The wheel of another package as the browser's Python sees it: on the path, its games named.

Its entry points are read by hand: what would read them is not in the trimmed library.
"""

import sys
from zipimport import zipimporter

from alveus import registry


def take_up(wheel: str) -> bool:
    """Lay a wheel on the path and put the games on the shelf that its entry points name.

    A file that is no wheel, or has no entry points, is left alone: False.
    """
    try:
        package, version = wheel.rpartition("/")[2].split("-")[:2]
        points = f"{wheel}/{package}-{version}.dist-info/entry_points.txt"
        text = zipimporter(wheel).get_data(points).decode()
    except (ImportError, OSError, ValueError):
        return False
    sections = (part.partition("]") for part in text.split("[")[1:])
    named = "".join(lines for group, _, lines in sections if group == registry.GROUP)
    pairs = (line.partition("=") for line in named.splitlines() if "=" in line)
    sys.path.append(wheel)
    registry.announce((name.strip(), module.partition(":")[0].strip()) for name, _, module in pairs)
    return True
