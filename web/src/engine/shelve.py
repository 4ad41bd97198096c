"""The engines' archives as the browser's Python sees them: one for the core, one for a family.

A package may lie in several archives: its folders in all of them are made its path.  The one of
the opponents does and is imported at once, so that it is not found later in one archive alone.
"""

import sys

import alveus.ai  # noqa: F401


def shelve(archive: str) -> None:
    """Lay an archive beside those that are there."""
    for name, module in tuple(sys.modules.items()):
        if name.partition(".")[0] == "alveus" and hasattr(module, "__path__"):
            module.__path__.append(f"{archive}/{name.replace('.', '/')}")
