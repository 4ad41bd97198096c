"""The page, bundled by Vite, with the wheels beside it and a service worker over it all."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from site_build.paths import WHEELS
from toolchain.ground import WEB, run
from toolchain.node import ensure_node

PRECACHE = Path(__file__).with_name("precache.mjs")


def build_site(out: Path, base: str) -> None:
    """Fill a fresh folder and put it in the place of the old one."""
    node = ensure_node()
    fresh = out.with_name(f".{out.name}-{os.getpid()}")
    vite = WEB / "node_modules" / "vite" / "bin" / "vite.js"
    quiet = ["--logLevel", "warn", "--emptyOutDir"]
    try:
        run(
            [node.executable, vite, "build", *quiet, "--base", base, "--outDir", fresh],
            otherwise="Vite could not bundle the page: see its message above.",
            cwd=WEB,
            env=node.environment(),
        )
        shutil.copytree(WHEELS, fresh / "wheels")
        run(
            [node.executable, PRECACHE, fresh],
            otherwise="Workbox could not make the service worker: see its message above.",
            env=node.environment(),
        )
        shutil.rmtree(out, ignore_errors=True)
        fresh.rename(out)
    finally:
        shutil.rmtree(fresh, ignore_errors=True)
