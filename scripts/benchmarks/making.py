"""Waiting time on the page for another puzzle of the last grade, with the numbers 0 to 7.

The button *Similar puzzle* is pressed, and the script waits for the puzzle.  It also measures
the time until the page shows that it generates a puzzle, and the time from a cancellation until the
page responds again.
"""

from __future__ import annotations

import json
from statistics import median
from typing import TYPE_CHECKING
from urllib.parse import quote

from playwright.sync_api import sync_playwright

from alveus.families.dominoes.dominosa import puzzle as puzzles
from alveus.families.dominoes.dominosa.generate import PuzzleSpec, puzzle_of
from benchmarks.boot import FLAGS, serving
from benchmarks.yardstick import USUAL_MS, loop_ms
from toolchain.chromium import find_chromium

if TYPE_CHECKING:
    from pathlib import Path

DEEP = PuzzleSpec(7, "tief")
MADE_MS, TOLD_MS, OFF_MS = 3000, 400, 300
"""Maximum milliseconds: median generation, report (due after 300 ms, in the next picture), and
response after a cancellation."""

# Every random number comes from this sequence, so that each run makes the same puzzles.
DRAWN = """
let drawn = 0;
crypto.getRandomValues = (array) => {
  new Uint8Array(array.buffer, array.byteOffset, array.byteLength).forEach((_, i, bytes) => {
    drawn = (Math.imul(drawn, 1664525) + 1013904223) >>> 0;
    bytes[i] = drawn >>> 24;
  });
  return array;
};
"""
# Press the button; return the milliseconds until generation is reported, and until it is complete.
MAKE = """() => new Promise((done) => {
  const folio = () => document.querySelector(".folio").textContent;
  const [before, started] = [folio(), performance.now()];
  let told = 0;
  const look = () => {
    const passed = performance.now() - started;
    if (document.querySelector("dialog[open]")) told ||= passed;
    if (folio() === before || document.querySelector("dialog[open]")) requestAnimationFrame(look);
    else done([told, passed]);
  };
  document.querySelectorAll(".problem button")[1].click();
  look();
})"""
# Cancel as soon as possible, and wait until a press on a number has an effect.
CALL_OFF = """() => new Promise((done) => {
  let started = 0;
  const look = () => {
    const stop = document.querySelector("dialog[open] .dialog-foot button");
    if (!started && stop) {
      started = performance.now();
      stop.click();
      document.querySelector(".numbers-row button").click();
    }
    if (!started || !document.querySelector(".numbers-row [aria-pressed=true]"))
      requestAnimationFrame(look);
    else done(performance.now() - started);
  };
  document.querySelectorAll(".problem button")[1].click();
  look();
})"""


def measure(site: Path, number: int) -> bool:
    """Print the results; return True if the budgets are met."""
    chromium = find_chromium()
    if chromium is None or not (site / "play.html").is_file():
        print("\nmaking on the page: no built site or no Chromium")
        return True
    first = {
        "options": {"reach": "7", "grade": DEEP.grade},
        "puzzle": puzzles.to_json(puzzle_of(DEEP, "bench")),
    }
    with serving(site.absolute()) as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        page = browser.new_page()
        page.add_init_script(DRAWN)
        page.goto(f"{url}play.html?game=dominosa#{quote(json.dumps(first))}")
        ready = "() => document.documentElement.dataset.alveus === 'ready'"
        page.wait_for_function(ready, timeout=60_000)
        page.wait_for_selector(".problem button")
        before = loop_ms()
        made = [page.evaluate(MAKE) for _ in range(number)]
        usual = 2 * USUAL_MS["cpython"] / (before + loop_ms())
        off = page.evaluate(CALL_OFF)
        browser.close()
    notice, took = (sorted(times) for times in zip(*made, strict=True))
    waited = [time for time in notice if time > 0]
    later = median(waited) if waited else 0
    kept = median(took) * usual <= MADE_MS and later <= TOLD_MS and off <= OFF_MS
    print(f"\n{number} puzzles on the page, set to seven, {DEEP.grade}:")
    print(f"median {median(took):.0f} ms, {median(took) * usual:.0f} on a usual machine", end=" ")
    print(f"(allowed {MADE_MS}); longest {took[-1]:.0f} ms")
    print(f"told after {later:.0f} ms (allowed {TOLD_MS}), called off in {off:.0f} ms", end=" ")
    print(f"(allowed {OFF_MS}){'' if kept else '  missed'}")
    return kept
