"""Build of the site: the pages bundled by Vite, the files beside them, and the service worker."""

from __future__ import annotations

import os
import shutil
from typing import TYPE_CHECKING

from site_build.gamepages import write_game_pages
from site_build.licences import write_licences
from site_build.links import check_links
from site_build.notebooks import FOLDER, LAB, licence_parts, write_headers
from site_build.offline import write_offline
from site_build.paths import DOCS, PREVIEWS, SCHEMAS, STUDIES, WHEELS
from site_build.stick import write_stick
from toolchain.ground import WEB, run
from toolchain.node import ensure_node

if TYPE_CHECKING:
    from pathlib import Path


def build_site(out: Path, base: str, address: str, notebooks: bool) -> None:
    """Build the site in a temporary folder, which then replaces the folder `out`."""
    node = ensure_node()
    fresh = out.with_name(f".{out.name}-{os.getpid()}")
    vite = WEB / "node_modules" / "vite" / "bin" / "vite.js"
    quiet = ["--logLevel", "warn", "--emptyOutDir"]
    try:
        run(
            [node.executable, vite, "build", *quiet, "--base", base, "--outDir", fresh],
            otherwise="Vite could not bundle the page: see its message above.",
            cwd=WEB,
            env={**node.environment(), "ALVEUS_ADDRESS": address},
        )
        for beside in (WHEELS, DOCS, SCHEMAS, PREVIEWS, STUDIES):
            shutil.copytree(beside, fresh / beside.name)
        if notebooks:
            shutil.copytree(LAB, fresh / FOLDER)
            write_headers(fresh)
        write_game_pages(fresh, address)
        write_licences(fresh, licence_parts() if notebooks else ())
        check_links(fresh, apart=FOLDER)
        write_offline(fresh)
        write_stick(fresh)
        shutil.rmtree(out, ignore_errors=True)
        fresh.rename(out)
    finally:
        shutil.rmtree(fresh, ignore_errors=True)
