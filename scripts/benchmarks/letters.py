"""Length of a letter of 120 turns, and the time to read and write it, here and in the browser.

In the browser, reading lasts from the start of Python until the letter is on the board and stored;
writing lasts from the press of *Send* until the letter can be sent.  Times are also converted to
the reference machine.  `bench.py pyodide` measures Python's part.
"""

from __future__ import annotations

import json
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

from alveus import letters
from alveus.core.match_view import view
from alveus.letters.lettermatch import LetterMatch
from benchmarks.boot import FLAGS, read_marks, serving
from benchmarks.letter_times import (
    GAMES,
    TURNS,
    Reading,
    format_ms,
    is_soon,
    measure,
    write_to_each_other,
)
from benchmarks.yardstick import USUAL_MS, loop_ms
from toolchain.chromium import find_chromium
from toolchain.ground import SITE, SetupFailed

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator

    from playwright.sync_api import Page

    from alveus.letters import Correspondence

ROUNDS = 3

KEEP = """([name, record]) => new Promise((done) => {
  const open = indexedDB.open("alveus");
  open.onupgradeneeded = () => open.result.createObjectStore("games");
  open.onsuccess = () => {
    const games = open.result.transaction("games", "readwrite").objectStore("games");
    games.put(JSON.parse(record), name).onsuccess = () => (open.result.close(), done());
  };
})"""
"""Script that stores a player's record of a game as the page does."""
SEND = """() => new Promise((done) => {
  const since = performance.now();
  const seen = () => document.querySelector("[data-act=mail]");
  new MutationObserver((_, watch) => {
    if (seen()) watch.disconnect(), done(performance.now() - since);
  }).observe(document.body, { childList: true, subtree: true });
  document.querySelector("[data-act=send]").click();
})"""
"""Script that measures the time from the press of *Send* until the letter can be sent."""


@dataclass(frozen=True)
class Device:
    """A browser page, and the address of the site."""

    page: Page
    url: str


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `bench.py letters`."""
    parser.add_argument("--turns", type=int, default=TURNS)
    parser.add_argument("--site", type=Path, default=SITE, help="folder of a built site")


def run(arguments: argparse.Namespace) -> bool:
    """Print the times of each game's letter; return True if all budgets are met."""
    readings = {game: write_to_each_other(game, arguments.turns) for game in GAMES}
    kept_here = measure("cpython", readings)
    print("\nin the browser, usual machine in brackets")
    print(f"{'a letter of':<16}{'opened':>16}{'written':>16}")
    with _device(arguments.site) as device:
        kept_there = [_measure_page(device, game, reading) for game, reading in readings.items()]
    return kept_here and all(kept_there)


def _measure_page(device: Device, game: str, reading: Reading) -> bool:
    usual = USUAL_MS["cpython"] / loop_ms()
    opened = median(_open(device, game, reading) for _ in range(ROUNDS))
    writing = 0.0
    if reading.answered is not None:
        writing = median(_send(device, game, reading.answered) for _ in range(ROUNDS))
    print(f"{game:<16}{format_ms(opened, writing, usual)}")
    return is_soon(opened, writing, usual)


def _open(device: Device, game: str, reading: Reading) -> float:
    """Return the milliseconds from the start of Python until the letter is on the board."""
    if reading.kept is not None:
        _keep(device, letters.resume(reading.kept))
    page = device.page
    page.goto("about:blank")
    page.goto(f"{device.url}letter.html?game={game}#{reading.link}")
    page.wait_for_function("() => performance.getEntriesByName('alveus:opened').length > 0")
    marks = read_marks(page)
    return marks["alveus:opened"] - marks["alveus:python"]


def _send(device: Device, game: str, answered: Correspondence) -> float:
    """Return the milliseconds from the press of *Send* until the letter can be sent."""
    _keep(device, answered)
    page = device.page
    page.goto(f"{device.url}letter.html?game={game}&id={answered.letter.id}")
    page.wait_for_function("() => document.querySelector('[data-act=send]')")
    page.wait_for_function("() => document.documentElement.dataset.alveus === 'ready'")
    took: float = page.evaluate(SEND)
    return took


@contextmanager
def _device(site: Path) -> Iterator[Device]:
    """Open a browser on a served site for the duration of the block."""
    chromium = find_chromium()
    if chromium is None or not (site / "letter.html").is_file():
        raise SetupFailed("A built site and a Chromium are needed: scripts/test.py makes both.")
    with serving(site.absolute()) as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        context = browser.new_context(service_workers="block", reduced_motion="reduce")
        yield Device(context.new_page(), url)
        browser.close()


def _keep(device: Device, correspondence: Correspondence) -> None:
    """Store a player's record of a game in the page's storage, in the page's format."""
    shown = view(LetterMatch(correspondence))
    entry = {"side": correspondence.to_json(), "letter": correspondence.tell(), "view": shown}
    record = {**entry, "link": "", "at": 0, "build": ""}
    device.page.goto(f"{device.url}fair.html")
    device.page.evaluate(KEEP, [f"letter.{correspondence.letter.id}", json.dumps(record)])
