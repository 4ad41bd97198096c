"""Stands in for what installs packages in Pyodide, which the site's own Python never does.

Pyodide asks for these names as it starts; what stood here would bring zipfile and tempfile.
"""

from site import getsitepackages


class Folder:
    """A folder as Pyodide asks for it: by its name."""

    def __str__(self) -> str:
        [folder] = getsitepackages()
        return folder


SITE_PACKAGES = DSO_DIR = Folder()


def init_loaded_packages() -> None:
    """Do nothing; there are no packages."""
