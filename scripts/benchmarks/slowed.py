"""Time until a page is visible and its board is ready, on a slowed machine, on the third visit.

Chromium slows the page down four times, roughly to the speed of a mid-range phone. It does not slow
workers down: Python runs at the machine's own speed, so on a real slow device the board is ready
later than the table shows.
"""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

from benchmarks import boot
from toolchain.chromium import find_chromium
from toolchain.ground import SITE, SetupFailed

if TYPE_CHECKING:
    import argparse

    from playwright.sync_api import BrowserContext

SLOWER = 4
SEEN_MS = 1000
PLAYABLE_MS = 3000
PAGES = ("", "bohnenspiel/", "lombardorum/", "dominosa/", "page.html?game=bohnenspiel")
SEEN = """() => new Promise((resolve) => {
  const told = ({ name }) => name === "first-contentful-paint";
  new PerformanceObserver((list) => {
    const [seen] = list.getEntries().filter(told);
    if (seen) resolve(seen.startTime);
  }).observe({ type: "paint", buffered: true });
})"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `bench.py slowed`."""
    parser.add_argument("--site", type=Path, default=SITE, help="folder of a built site")
    parser.add_argument("--rounds", type=int, default=3, help="fresh profiles")


def run(arguments: argparse.Namespace) -> bool:
    """Print the table and return True if both budgets are met."""
    site: Path = arguments.site.absolute()
    chromium = find_chromium()
    if chromium is None or not (site / "play.html").is_file():
        raise SetupFailed("A built site and a Chromium are needed: scripts/test.py makes both.")
    kept = True
    print(f"{'':<30}{'seen, ms':>12}{'playable, ms':>14}")
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        boot.serving(_laid(Path(folder), site)) as url,
    ):
        measure = boot.Measure(playwright.chromium, chromium, url)
        for page in PAGES:
            visits = []
            for _ in range(arguments.rounds):
                with measure.profile("block") as context:
                    for _ in range(2):
                        visit(context, f"{url}site/{page}", 1)
                    visits.append(visit(context, f"{url}site/{page}", SLOWER))
            seen = median(paint for paint, _ in visits)
            playable = median(other for _, other in visits)
            missed = seen > SEEN_MS or playable > PLAYABLE_MS
            kept = kept and not missed
            figure = f"{playable:>14.0f}" if playable else f"{'–':>14}"
            print(f"{page or 'home':<30}{seen:>12.0f}{figure}{'  missed' if missed else ''}")
    return kept


def _laid(folder: Path, site: Path) -> Path:
    shutil.copytree(site, folder / "site")
    (folder / "index.html").touch()
    return folder


def visit(context: BrowserContext, url: str, slower: int) -> tuple[float, float]:
    """Return the milliseconds until first paint and until the board is ready (0 without board)."""
    tab = context.new_page()
    devtools = context.new_cdp_session(tab)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    tab.goto(url)
    seen: float = tab.evaluate(SEEN)
    ready = 0.0
    if tab.evaluate("document.documentElement.dataset.alveus") is not None:
        tab.wait_for_function("() => document.documentElement.dataset.alveus === 'ready'")
        ready = boot.read_marks(tab)["alveus:ready"]
    tab.wait_for_timeout(boot.GLANCE_MS)
    tab.close()
    return seen, ready
