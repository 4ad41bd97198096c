"""The laboratory's page: games per second with one worker and with two, and the longest task.

The time is measured from the first report of progress to the last, alternately for one and two
workers, and the best round of each is used; two free cores are necessary.  The longest task is the
longest time in the whole run during which the page does not respond.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote

from playwright.sync_api import sync_playwright

from alveus import lab
from benchmarks.boot import FLAGS, serving
from toolchain.chromium import find_chromium
from toolchain.ground import SITE, SetupFailed

if TYPE_CHECKING:
    import argparse

    from playwright.sync_api import Browser

STUDIES = (("lombardorum", "lusor", 120), ("bohnenspiel", "nachbar", 400))
"""Game, level, number of games."""
LEAST_TWICE = 1.7
"""Minimum speed-up by a second worker."""
LONGEST = 50
"""Maximum time in milliseconds for which the page does not respond."""

WATCH = """
Object.defineProperty(Navigator.prototype, "hardwareConcurrency", { value: CORES });
self.longest = 0;
self.told = [];
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
}).observe({ type: "longtask" });
addEventListener("DOMContentLoaded", () =>
  new MutationObserver(() => {
    const games = Number.parseInt(document.querySelector(".state")?.textContent ?? "", 10);
    if (games > 0 && games !== told.at(-1)?.[1]) told.push([performance.now(), games]);
  }).observe(document.body, { childList: true, subtree: true, characterData: true }));
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `bench.py labpage`."""
    parser.add_argument("--rounds", type=int, default=2, help="repetitions of each study")
    parser.add_argument("--site", type=Path, default=SITE, help="folder of a built site")


def run(arguments: argparse.Namespace) -> bool:
    """Print the results; return True if all budgets are met."""
    chromium = find_chromium()
    if chromium is None or not (arguments.site / "lab.html").is_file():
        raise SetupFailed("A built site and a Chromium are needed: scripts/test.py makes both.")
    with serving(arguments.site.absolute()) as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        kept = [_study(browser, url, *study, arguments.rounds) for study in STUDIES]
        browser.close()
    return all(kept)


def _study(browser: Browser, url: str, game: str, level: str, games: int, rounds: int) -> bool:
    """Run a study with one worker and with two, alternately; return True if its budgets are met."""
    experiment = lab.Experiment(game, players=level, games=games)
    address = f"{url}lab.html#{quote(json.dumps(experiment.to_json()))}"
    speeds: dict[int, float] = {1: 0, 2: 0}
    longest = 0.0
    for _ in range(rounds):
        for workers in speeds:
            speed, task = _play(browser, address, workers)
            speeds[workers] = max(speeds[workers], speed)
            longest = max(longest, task)
    times = speeds[2] / speeds[1]
    free = (os.cpu_count() or 1) >= 2
    kept = longest <= LONGEST and (times >= LEAST_TWICE or not free)
    print(
        f"{game:<12} {speeds[1]:.1f} games a second in one worker, {speeds[2]:.1f} in two "
        f"({times:.2f}, at least {LEAST_TWICE}); longest task of the page {longest:.0f} ms "
        f"(at most {LONGEST}){'' if kept else '  missed'}",
        flush=True,
    )
    return kept


def _play(browser: Browser, address: str, workers: int) -> tuple[float, float]:
    """Return the games per second, and the longest task in milliseconds."""
    context = browser.new_context(service_workers="block")
    context.add_init_script(WATCH.replace("CORES", str(workers + 1)))
    page = context.new_page()
    page.goto(address)
    page.wait_for_function("() => document.documentElement.dataset.alveus === 'ready'")
    page.evaluate("longest = 0")
    page.locator("#run").click()
    page.wait_for_function(
        "() => told.length && document.querySelector('#run')?.disabled === false"
    )
    progress, longest = page.evaluate("[told, longest]")
    context.close()
    (begun, first), (ended, last) = progress[0], progress[-1]
    return 1000 * (last - first) / (ended - begun), longest
