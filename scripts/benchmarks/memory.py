"""How much memory Python's worker holds while the strongest level plays itself.

The demonstration of a frame goes on for a while, game after game; what is told is the most that
was seen of the memory that Python lives in, which grows and never shrinks.  It is read in a worker
whose script keeps what WebAssembly gives it; what the script itself holds is not counted.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

from alveus import registry
from benchmarks import boot
from toolchain.chromium import find_chromium
from toolchain.ground import SITE, CannotSetUp

if TYPE_CHECKING:
    import argparse

    from playwright.sync_api import Page, Route

MOST = 150.0
"""Megabytes."""
STEP_MS = 5000
KEEPING = """
const { instantiate } = WebAssembly;
WebAssembly.instantiate = async (...given) => {
  const made = await instantiate(...given);
  self.held = made.exports?.memory ?? self.held;
  return made;
};
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of `bench.py memory`."""
    parser.add_argument("--site", type=Path, default=SITE, help="a built site")
    parser.add_argument("--seconds", type=int, default=40, help="of play for each game")


def run(arguments: argparse.Namespace) -> bool:
    """Print the table and say whether the budget is kept."""
    site: Path = arguments.site.absolute()
    chromium = find_chromium()
    if chromium is None or not (site / "embed.html").is_file():
        raise CannotSetUp("A built site and a Chromium are needed: scripts/test.py makes both.")
    kept = True
    print(f"{'':<20}{'Python, MB':>12}{'at most':>9}")
    with boot.serving(site) as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=boot.FLAGS)
        for game in registry.specs():
            tab = browser.new_page(reduced_motion="reduce", service_workers="block")
            tab.route("**/assets/worker-*.js", remember)
            level = f"&level={len(game.levels)}" if game.levels else ""
            tab.goto(f"{url}embed.html?game={game.info.id}&mode=demo&pace=800&storage=0{level}")
            held = watch(tab, arguments.seconds)
            missed = not 0 < held <= MOST
            kept = kept and not missed
            print(f"{game.info.id:<20}{held:>12.1f}{MOST:>9.0f}{'  missed' if missed else ''}")
            tab.close()
        browser.close()
    return kept


def watch(tab: Page, seconds: int) -> float:
    """The most that Python's memory held, in megabytes."""
    most = 0.0
    for _ in range(max(1, seconds * 1000 // STEP_MS)):
        tab.wait_for_timeout(STEP_MS)
        held = [worker.evaluate("self.held?.buffer.byteLength ?? 0") for worker in tab.workers]
        most = max(most, sum(held) / 1e6)
    return most


def remember(route: Route) -> None:
    """Lets a worker's script keep the memory that it makes where it can be asked for."""
    script = route.fetch()
    route.fulfill(response=script, body=KEEPING + script.text())
