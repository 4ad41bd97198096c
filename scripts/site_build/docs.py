"""The documentation, built by MkDocs in a separate environment, and the schemas it links to."""

from __future__ import annotations

import os
import shutil

from site_build.manual import schemas
from site_build.paths import BUILD, DOCS, ENGINE, SCHEMAS
from toolchain.ground import ROOT, run
from toolchain.python import ensure_python

TOOLS = BUILD / "docs-tools"
NOTEBOOKS = "ALVEUS_NOTEBOOKS"
"""Environment variable for the MkDocs hooks: 1 if the site has notebooks, otherwise 0."""
QUIET = {"NO_MKDOCS_2_WARNING": "1", "DISABLE_MKDOCS_2_WARNING": "true"}


def build_docs(with_notebooks: bool = False) -> None:
    """Build `build/docs` and `build/schemas`; with notebooks, the documentation links to them."""
    python = ensure_python("docs", TOOLS)
    path = os.pathsep.join(str(folder) for folder in (ENGINE, ROOT / "scripts"))
    shutil.rmtree(DOCS, ignore_errors=True)
    run(
        [python, "-m", "mkdocs", "build", "--quiet", "--strict"],
        otherwise="MkDocs could not build the documentation: see its message above.",
        env={**os.environ, **QUIET, "PYTHONPATH": path, NOTEBOOKS: str(int(with_notebooks))},
    )
    shutil.rmtree(SCHEMAS, ignore_errors=True)
    schemas.write(SCHEMAS)
