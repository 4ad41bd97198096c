"""Replacement for Pyodide's package installer, which the site never uses.

Pyodide imports these names when it starts; the real module would import zipfile and tempfile.
"""

from site import getsitepackages


class Folder:
    """The folder of installed packages; its path is determined when it is needed."""

    def __str__(self) -> str:
        [folder] = getsitepackages()
        return folder


SITE_PACKAGES = DSO_DIR = Folder()


def init_loaded_packages() -> None:
    """Do nothing, because there are no packages."""
