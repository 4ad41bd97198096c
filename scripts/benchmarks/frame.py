"""A board in somebody's page: how soon it is ready, whether it moves, what its letters weigh."""

from __future__ import annotations

import tempfile
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

from alveus import registry
from benchmarks.boot import FLAGS, serving
from toolchain.chromium import find_chromium
from toolchain.ground import SITE, CannotSetUp

if TYPE_CHECKING:
    import argparse

    from playwright.sync_api import BrowserContext

READY_MS = 1500
"""How long a warm frame may take until it says that it is ready."""
FONTS = 150_000
"""Bytes of letters that a frame may fetch."""

HOST = """<!doctype html><title>host</title><script>
  self.heard = {};
  addEventListener("message", ({ data }) => { heard[data.type] ??= performance.now(); });
</script><iframe title="board" width="800" height="600" src="%s"></iframe>"""
WATCH = """
self.shifted = 0;
new PerformanceObserver((list) => {
  for (const { value } of list.getEntries()) shifted += value;
}).observe({ type: "layout-shift", buffered: true });
"""
LETTERS = """() => performance.getEntriesByType("resource")
  .filter(({ name }) => name.endsWith(".woff2")).map(({ name }) => new URL(name).pathname)"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `bench.py frame`."""
    parser.add_argument("--site", type=Path, default=SITE, help="a built site")
    parser.add_argument("--rounds", type=int, default=3, help="warm visits of every game")


def run(arguments: argparse.Namespace) -> bool:
    """Measure every game's frame, print the table, and say whether the budgets are kept."""
    site: Path = arguments.site.absolute()
    chromium = find_chromium()
    if chromium is None or not (site / "embed.html").is_file():
        raise CannotSetUp("A built site and a Chromium are needed: scripts/test.py makes both.")
    kept = True
    with (
        tempfile.TemporaryDirectory() as profile,
        sync_playwright() as playwright,
        serving(site) as url,
    ):
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=chromium, args=FLAGS
        )
        context.add_init_script(WATCH)
        print(f"{'game':14}{'warm ready, ms':>16}{'moved':>8}{'letters, bytes':>16}")
        for game in registry.ids():
            visits = [visit(context, url, game, site) for _ in range(arguments.rounds + 2)][2:]
            ready = median(visit[0] for visit in visits)
            moved, letters = (max(visit[part] for visit in visits) for part in (1, 2))
            print(f"{game:14}{ready:16.0f}{moved:8.4f}{letters:16.0f}", flush=True)
            kept = kept and ready <= READY_MS and moved == 0 and letters <= FONTS
        context.close()
    return kept


def visit(context: BrowserContext, url: str, game: str, site: Path) -> tuple[float, float, int]:
    """Milliseconds until a frame is ready, how much it moved by then and after, its letters."""
    page = context.new_page()
    frame_url = f"{url}embed.html?game={game}"
    page.route(
        "**/host", lambda route: route.fulfill(body=HOST % frame_url, content_type="text/html")
    )
    page.goto(f"{url}host")
    page.wait_for_function("() => heard.ready", timeout=120_000)
    page.wait_for_timeout(1500)
    ready: float = page.evaluate("heard.ready")
    frame = page.frames[1]
    moved: float = frame.evaluate("shifted")
    letters = sum((site / path.lstrip("/")).stat().st_size for path in frame.evaluate(LETTERS))
    page.close()
    return ready, moved, letters
