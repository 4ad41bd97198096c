"""Run a demonstration for a long time, and check that memory and speed stay the same.

.venv/bin/python scripts/soak.py [--minutes 120] [--scale 60] [--games ID …] [--site build/site]

Every pause of the page is shortened by the factor `scale`, so that an hour is as long as several
days of an exhibit; the factor is printed with the results. After a tenth of the time (at most ten
minutes) and at the end, the script measures the heap after garbage collection, the memory of the
browser's processes, and the median time of a ply, in seconds and in processor time. The exit status
is 1 if the heap has grown by more than a fifth, or if no ply was played for a long time.
"""

from __future__ import annotations

import argparse
import contextlib
import statistics
import subprocess
import sys
import threading
import time
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from playwright.sync_api import sync_playwright

from toolchain.chromium import find_chromium
from toolchain.ground import ROOT, SITE

sys.path.insert(0, str(ROOT / "py"))

from alveus.serve import open_server

if TYPE_CHECKING:
    from playwright.sync_api import CDPSession, Page

# Intervals and long waits keep their length, because the page uses them to detect failures.
FASTER = """
const real = self.setTimeout.bind(self);
self.setTimeout = (run, wait = 0, ...given) =>
  real(run, wait > 20_000 ? wait : wait / SCALE, ...given);
"""
HOST = """<!doctype html><title>soak</title><script>
self.plies = 0; self.games = 0; self.rest = 0; self.faults = [];
self.last = 0;
addEventListener("message", ({ data }) => {
  if (data.type === "error") faults.push(data.code);
  if (data.type === "state") {
    const now = performance.now();
    if (last) rest = Math.max(rest, now - last);
    last = now;
    plies += 1;
  }
  if (data.type === "result") games += 1;
});
</script><iframe title="board" width="900" height="700" src="FRAME"></iframe>"""
GROWS = 1.2
"""Maximum ratio of the heap in the last sample to the heap in the first."""
LONGEST = 30
"""Maximum number of seconds without a ply."""
SAMPLES = 24


class Sample(NamedTuple):
    """Measurements at the time `at`, in seconds after the start.

    `heap` and `resident` (memory of the browser's processes) are in megabytes, `worked` (processor
    time) and `rest` (longest time without a ply) in seconds.  `plies` and `games` are totals.
    """

    at: float
    heap: float
    resident: float
    worked: float
    plies: int
    games: int
    rest: float


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description="Measure a demonstration that runs for long.")
    parser.add_argument(
        "--minutes", type=float, default=120, help="minutes for each game (default: 120)"
    )
    parser.add_argument(
        "--scale",
        type=float,
        default=60,
        help="factor by which timeouts are shortened (default: 60)",
    )
    parser.add_argument("--games", nargs="+", default=["bohnenspiel"], help="ids of games")
    parser.add_argument("--site", type=Path, default=SITE, help="folder of the built site")
    arguments = parser.parse_args()
    chromium = find_chromium()
    if chromium is None:
        parser.exit(1, "No Chromium was found: scripts/test.py installs one.\n")
    with open_server(arguments.site) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        with sync_playwright() as playwright:
            flags = ["--no-sandbox", "--js-flags=--expose-gc"]
            browser = playwright.chromium.launch(executable_path=chromium, args=flags)
            kept = [
                soak(browser.new_page(reduced_motion="reduce"), server.url, game, arguments)
                for game in arguments.games
            ]
            browser.close()
        server.shutdown()
    sys.exit(not all(kept))


def soak(page: Page, url: str, game: str, arguments: argparse.Namespace) -> bool:
    """Run one game's demonstration; return True if the heap and the longest rest are in limits."""
    page.add_init_script(FASTER.replace("SCALE", str(arguments.scale)))
    frame = f"{url}embed.html?game={game}&mode=demo&pace=800&storage=0&links=0&level=1"
    host = HOST.replace("FRAME", frame.replace("&", "&amp;"))
    page.route("**/soak", lambda route: route.fulfill(body=host, content_type="text/html"))
    page.goto(f"{url}soak")
    page.wait_for_function("() => plies > 0", timeout=300_000)
    session = page.context.new_cdp_session(page)
    seconds = arguments.minutes * 60
    start = time.monotonic()
    first = min(600.0, seconds / 10)
    step = (seconds - first) / SAMPLES
    samples = []
    for index in range(SAMPLES + 1):
        wait = start + first + index * step - time.monotonic()
        page.wait_for_timeout(max(0.0, wait) * 1000)
        samples.append(take_sample(page, session, time.monotonic() - start))
        print(f"{game}: {samples[-1]}", flush=True)
    page.close()
    return report(game, samples, arguments.scale)


def take_sample(page: Page, session: CDPSession, at: float) -> Sample:
    """Return measurements of the page after collecting garbage; print errors of the page."""
    session.send("HeapProfiler.collectGarbage")
    heap = session.send("Runtime.getHeapUsage")["usedSize"] / 1e6
    rested = "Math.max(rest, performance.now() - last)"
    plies, games, rest, faults = page.evaluate(f"[plies, games, {rested}, faults.splice(0)]")
    if faults:
        print(f"faults: {faults}", flush=True)
    held, worked = processes()
    return Sample(round(at, 1), round(heap, 2), held, worked, plies, games, round(rest / 1000, 1))


def processes() -> tuple[float, float]:
    """Return the browser's memory in megabytes and its processor time in seconds; 0 if unknown."""
    with contextlib.suppress(OSError, subprocess.SubprocessError, ValueError):
        lines = subprocess.run(
            ["ps", "-eo", "rss=,cputimes=,args="], capture_output=True, text=True, check=True
        ).stdout.splitlines()
        values = [line.split()[:2] for line in lines if "--expose-gc" in line]
        return sum(int(fields[0]) for fields in values) / 1e3, sum(
            float(fields[1]) for fields in values
        )
    return 0.0, 0.0


def paces(samples: list[Sample], since: str) -> tuple[float, float]:
    """Return the median milliseconds per ply in the first and in the last six intervals.

    `since` selects elapsed time (`at`) or processor time (`worked`).
    """
    values = [
        1000 * (getattr(after, since) - getattr(before, since)) / max(1, after.plies - before.plies)
        for before, after in pairwise(samples)
    ]
    return statistics.median(values[:6]), statistics.median(values[-6:])


def report(game: str, samples: list[Sample], scale: float) -> bool:
    """Print the changes from the first sample to the last; return True within the limits."""
    first, last = samples[0], samples[-1]
    early, late = paces(samples, "at")
    busy, busier = paces(samples, "worked")
    grown = last.heap / first.heap
    print(
        f"\n{game}, timeouts {scale:g} times as fast, {last.at / 60:.1f} minutes:"
        f" {last.plies} plies, {last.games} games"
        f"\n  heap {first.heap} -> {last.heap} MB: {grown:.2f} times (at most {GROWS})"
        f"\n  browser {first.resident} -> {last.resident} MB"
        f"\n  a ply {early:.1f} -> {late:.1f} ms: {late / early:.2f} times"
        f"\n  work for a ply {busy:.1f} -> {busier:.1f} ms: {busier / (busy or 1):.2f} times"
        f"\n  longest without a ply {last.rest} s (at most {LONGEST})\n",
        flush=True,
    )
    return grown <= GROWS and last.rest <= LONGEST


if __name__ == "__main__":
    main()
