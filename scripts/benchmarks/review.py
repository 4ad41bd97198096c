"""Time to review a dice game, in Python (`bench.py pyodide`: in Pyodide) and on its page.

The page is opened with a finished game of 60 turns.  The longest task of the page is measured from
the moment when the review is shown until it is complete.
"""

from __future__ import annotations

from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

from benchmarks.boot import FLAGS, serving
from benchmarks.reviewing import GAME, measure, played_game, print_row
from benchmarks.yardstick import USUAL_MS, loop_ms
from toolchain.chromium import find_chromium
from toolchain.ground import SITE, SetupFailed

if TYPE_CHECKING:
    import argparse

    from playwright.sync_api import Browser

LONGEST = 50
"""Maximum time in milliseconds for which the page does not respond."""
WATCH = """
self.longest = 0;
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
}).observe({ type: "longtask" });
"""
BEGUN = "() => document.querySelector('.review')?.checkVisibility()"
FIRST = "() => document.querySelector('.review-skill')"
WHOLE = "() => document.querySelector('.review-move, .review > .soft:not(.review-progress)')"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `bench.py review`."""
    parser.add_argument("--site", type=Path, default=SITE, help="folder of a built site")


def run(arguments: argparse.Namespace) -> bool:
    """Print the results; return True if all budgets are met."""
    chromium = find_chromium()
    if chromium is None or not (arguments.site / "play.html").is_file():
        raise SetupFailed("A built site and a Chromium are needed: scripts/test.py makes both.")
    link = played_game()
    kept = measure("cpython", link)
    with serving(arguments.site.absolute()) as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        kept = _measure_page(browser, f"{url}play.html?game={GAME}#{link}") and kept
        browser.close()
    return kept


def _measure_page(browser: Browser, address: str) -> bool:
    usual = USUAL_MS["cpython"] / loop_ms()
    context = browser.new_context(service_workers="block")
    context.add_init_script(WATCH)
    page = context.new_page()
    page.set_default_timeout(120_000)
    page.goto(address)
    page.wait_for_function(BEGUN)
    page.evaluate("longest = 0")
    began = perf_counter()
    page.wait_for_function(FIRST)
    first = perf_counter() - began
    page.wait_for_function(WHOLE)
    whole = perf_counter() - began
    longest: float = page.evaluate("longest")
    context.close()
    soon = print_row("the page", whole, first, usual, f"longest task of the page {longest:.0f} ms")
    return soon and longest <= LONGEST
