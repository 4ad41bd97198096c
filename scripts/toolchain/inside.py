"""Start of scripts: any Python can start them, and they continue in the project's environment."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from toolchain.chromium import VARIABLE, ensure_chromium
from toolchain.ground import VENV, plain_failures
from toolchain.node import ensure_node, ensure_web_packages
from toolchain.python import ensure_python
from toolchain.site import build_site


def enter(*, pins: str = "test", site: bool = False) -> None:
    """Set up missing tools, and restart this script in `.venv` if it runs outside it.

    The packages of `requirements/<pins>.txt` are installed in `.venv`.  With `site`, also build the
    site, and set ALVEUS_CHROMIUM to the path of a Chromium.
    """
    inside = Path(sys.prefix).resolve() == VENV.resolve()
    if inside and pins == "test" and not site:
        return
    with plain_failures():
        python = ensure_python(pins)
        if site:
            node = ensure_node()
            ensure_web_packages(node)
            build_site(python, node)
            os.environ[VARIABLE] = str(ensure_chromium(python))
    if not inside:
        sys.exit(subprocess.run([str(python), *sys.argv], check=False).returncode)
