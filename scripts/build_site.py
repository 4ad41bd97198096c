"""Build the site: a folder of static files that runs from any sub-folder of any host.

.venv/bin/python scripts/build_site.py [--out build/site] [--base ./] [--address URL] [--notebooks]

--address is the URL at which the site will be published.  Pages then contain their full URLs for
search engines and previews, and game letters sent from a private copy link to this URL.  With
--notebooks the site has pages that run the notebooks (in `lab`), which makes it 38 MB larger.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from site_build.paths import (
    DOCS,
    ENGINE,
    GAMES,
    GENERATED,
    LIBRARY,
    MACHINE,
    OPENINGS,
    PREVIEWS,
    PYODIDE,
    SCHEMAS,
    SHEETS,
    STUDIES,
    WHEELS,
)
from site_build.stamps import step
from toolchain.ground import REQUIREMENTS, ROOT, SITE, WEB, plain_failures

sys.path.insert(0, str(ENGINE))

from site_build import docs, notebooks, openings, pictures, python, sheets, site, studies
from site_build.gamepages import check_address

STEPS = ROOT / "scripts" / "site_build"
WORDS = WEB / "src" / "i18n"
WHEEL_SOURCES = [
    ENGINE,
    WORDS,
    *(ROOT / name for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE")),
]
LIBRARY_STEPS = [
    WEB / "src" / "pyodide" / "sitecustomize.py",
    ROOT / "scripts" / "pyodide_node.mjs",
    *(
        STEPS / name
        for name in (
            "library.mjs",
            "walk.py",
            "beginning.py",
            "standins",
            "byte_compile.py",
            "written.py",
            "shelves.py",
        )
    ),
]
PICTURE_SOURCES = [
    ENGINE,
    *(STEPS / name for name in ("pictures.py", "pagewords.py")),
    *(path for name in ("core", "home") for path in sorted(WORDS.glob(f"*/{name}.ftl"))),
]
NOTEBOOK_PINS = REQUIREMENTS / "notebooks.txt"
DOCS_SOURCES = [
    ENGINE,
    WORDS,
    STEPS / "docs.py",
    STEPS / "studies.py",
    STEPS / "manual",
    REQUIREMENTS / "docs.txt",
    *(ROOT / name for name in ("mkdocs.yml", "ARCHITECTURE.md", "CHANGELOG.md")),
    *(ROOT / "docs" / name for name in ("site", "studies", "opponents.md")),
]
STUDY_SOURCES = [ENGINE / "alveus" / "lab", ROOT / "docs" / "studies", STEPS / "studies.py"]
PINNED = PYODIDE / "package.json"


def build(out: Path, base: str, address: str, with_notebooks: bool) -> None:
    """Do every step whose inputs have changed."""
    step("wheels", [*WHEEL_SOURCES, STEPS / "python.py"], [WHEELS], python.build_wheels)
    step("library", [WHEELS, PINNED, *LIBRARY_STEPS], [LIBRARY], python.build_library)
    step(
        "machine",
        [PINNED, WEB / "package.json", STEPS / "machine.mjs"],
        [MACHINE],
        python.build_machine,
    )
    painted = sorted(path.parent.name for path in GAMES.glob("*/painter.ts"))
    codes = ("openings.py", "zeno_study.py", "sperrdomino_studies.py")
    inputs = [ENGINE, *(STEPS / code for code in codes), *GAMES.glob("*/tasks.json")]
    step("openings", inputs, [OPENINGS], openings.build_openings, *painted)
    step("sheets", [ENGINE, STEPS / "sheets.py"], [SHEETS], sheets.build_sheets)
    step("studies", STUDY_SOURCES, [STUDIES], studies.build_studies)
    step(
        "docs",
        DOCS_SOURCES,
        [DOCS, SCHEMAS],
        lambda: docs.build_docs(with_notebooks),
        str(with_notebooks),
    )
    lab = [notebooks.LAB] if with_notebooks else []
    if with_notebooks:
        inputs = [WHEELS, PINNED, notebooks.NOTEBOOKS, STEPS / "notebooks.py"]
        step("notebooks", [*inputs, NOTEBOOK_PINS], lab, notebooks.build_notebooks)
    step("previews", PICTURE_SOURCES, [PREVIEWS], pictures.build_previews)
    made = [*GENERATED.glob("*"), WHEELS, DOCS, SCHEMAS, PREVIEWS, *lab]
    step(
        "site",
        [WEB, *made, STEPS, WEB / "node_modules" / ".package-lock.json"],
        [out],
        lambda: site.build_site(out, base, address, with_notebooks),
        base,
        address,
    )


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description="Build the site of static files.")
    parser.add_argument("--out", type=Path, default=SITE, help="folder (default: build/site)")
    parser.add_argument("--base", default="./", help="base of all addresses (default: relative)")
    parser.add_argument("--address", default="", help="public address of the site (https://…)")
    parser.add_argument(
        "--notebooks", action="store_true", help="also build the pages that run the notebooks"
    )
    arguments = parser.parse_args()
    with plain_failures():
        address = check_address(arguments.address)
        build(arguments.out.absolute(), arguments.base, address, arguments.notebooks)


if __name__ == "__main__":
    main()
