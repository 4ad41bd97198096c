"""A board in a frame of another site: times until visible and ready, layout shifts, bytes.

Cold is a first visit with a fresh profile, compared with the usual start of Python (see `boot`);
warm is any visit after the second. Times are also converted to the reference machine (see
`yardstick`) and compared with their budgets.
"""

from __future__ import annotations

import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

from alveus import registry
from benchmarks.boot import STOCK, Measure, lay_out, serving
from benchmarks.page import PAINT_MS, middle, press_at_random
from benchmarks.yardstick import USUAL_MS, loop_ms
from toolchain.chromium import find_chromium
from toolchain.ground import SITE, SetupFailed

if TYPE_CHECKING:
    import argparse

    from playwright.sync_api import BrowserContext, Frame, Page

PAINTED_RATIO = 0.15
"""Maximum time until the board of a first visit is painted, relative to Python's usual start."""
PRESSES = 80
"""Number of presses per game; fewer if the game ends before."""
READY_MS = 1500
"""Maximum time in milliseconds until a warm frame is ready."""
FONTS = 150_000
"""Maximum number of font bytes that a frame fetches."""
SETTLED_MS = 1500
"""Time in milliseconds for which a ready frame is watched for layout shifts."""

FOREIGN = "museum.localhost"
"""Another site on this machine."""
HOST = """<!doctype html><title>host</title><link rel="icon" href="data:,"><script>
  self.heard = {};
  addEventListener("message", ({ data }) => { heard[data.type] ??= performance.now(); });
</script><iframe title="board" width="800" height="600" src="%s"></iframe>"""
WATCH = """
self.shifted = 0;
new PerformanceObserver((list) => {
  for (const { value } of list.getEntries()) shifted += value;
}).observe({ type: "layout-shift", buffered: true });
"""
PAINTED = "performance.getEntriesByName('alveus:painted')[0].startTime"
LETTERS = """() => performance.getEntriesByType("resource")
  .filter(({ name }) => name.endsWith(".woff2")).map(({ name }) => new URL(name).pathname)"""


@dataclass
class Seen:
    """Measurements of visits to one game's frame.

    Milliseconds from navigation until the board is painted and until it is ready, the latter also
    on the reference machine (`usual`); milliseconds from each press to the next picture on the
    reference machine; sums of layout shifts; bytes of fonts.
    """

    painted: list[float] = field(default_factory=list)
    ready: list[float] = field(default_factory=list)
    usual: list[float] = field(default_factory=list)
    pressed: list[float] = field(default_factory=list)
    moved: list[float] = field(default_factory=list)
    letters: list[int] = field(default_factory=list)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `bench.py frame`."""
    parser.add_argument("--site", type=Path, default=SITE, help="folder of a built site")
    parser.add_argument("--rounds", type=int, default=3, help="cold and warm visits of every game")
    parser.add_argument(
        "games", nargs="*", default=registry.ids(), help="games; default: all games"
    )


def run(arguments: argparse.Namespace) -> bool:
    """Measure every game's frame, print the table, and return True if the budgets are met."""
    site: Path = arguments.site.absolute()
    chromium = find_chromium()
    if chromium is None or not (site / "embed.html").is_file():
        raise SetupFailed("A built site and a Chromium are needed: scripts/test.py makes both.")
    stock: list[float] = []
    games = {game: Seen() for game in arguments.games}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        lay_out(Path(folder), site)
        with serving(Path(folder)) as url:
            measure = Measure(playwright.chromium, chromium, url)
            frames = Frames(url, Path(folder))
            for _ in range(arguments.rounds):
                with measure.profile("block") as context:
                    stock.append(measure.visit(context, STOCK)["alveus:ready"])
                for game, seen in games.items():
                    with measure.profile("block") as context:
                        frames.visit(context, game, first := Seen())
                    seen.painted += first.painted
                    seen.moved += first.moved
            with measure.profile("allow") as context:
                for game, seen in games.items():
                    for _ in range(2):
                        frames.visit(context, game, Seen())
                    warm = Seen()
                    for _ in range(arguments.rounds):
                        frames.visit(context, game, warm)
                    seen.ready, seen.letters = warm.ready, warm.letters
                    seen.usual += warm.usual
                    seen.moved += warm.moved
                    seen.pressed = frames.press(context, game)
    return report(games, median(stock))


class Frames:
    """Boards in a frame on a page of another site; both sites are served from one folder."""

    def __init__(self, url: str, folder: Path) -> None:
        self.url = url
        self.folder = folder

    def visit(self, context: BrowserContext, game: str, seen: Seen) -> None:
        """Make one visit, and add its measurements."""
        before = loop_ms()
        page = self._open(context, game, "")
        usual = USUAL_MS["cpython"] / ((before + loop_ms()) / 2)
        page.wait_for_timeout(SETTLED_MS)
        frame = page.frames[1]
        seen.painted.append(frame.evaluate(PAINTED))
        seen.ready.append(ready := page.evaluate("heard.ready"))
        seen.usual.append(ready * usual)
        seen.moved.append(frame.evaluate("shifted") + page.evaluate("shifted"))
        seen.letters.append(self._weigh_letters(frame))
        page.close()

    def press(self, context: BrowserContext, game: str) -> list[float]:
        """Return the sorted milliseconds from press to next picture, on the reference machine."""
        page = self._open(context, game, "&level=1&storage=0")
        box = page.locator("iframe").bounding_box()
        assert box is not None
        before = loop_ms()
        border = page.locator("iframe").evaluate("({ clientLeft: x, clientTop: y }) => [x, y]")
        corner = (box["x"] + border[0], box["y"] + border[1])
        times = press_at_random(page, page.frames[1], corner, PRESSES)
        page.close()
        usual = USUAL_MS["cpython"] / ((before + loop_ms()) / 2)
        return [time * usual for time in times]

    def _open(self, context: BrowserContext, game: str, more: str) -> Page:
        """Open a page of another site with the game's frame, and wait until the frame is ready."""
        page = context.new_page()
        page.add_init_script(WATCH)
        host = self.folder / "host.html"
        host.write_text(HOST % f"{self.url}site/embed.html?game={game}{more}")
        page.goto(f"{self.url.replace('127.0.0.1', FOREIGN)}{host.name}")
        page.wait_for_function("() => heard.ready", timeout=60_000)
        return page

    def _weigh_letters(self, frame: Frame) -> int:
        files = [self.folder / path.lstrip("/") for path in frame.evaluate(LETTERS)]
        return sum(file.stat().st_size for file in files)


def report(games: dict[str, Seen], stock: float) -> bool:
    """Print the table; return True if all budgets are met."""
    budget = PAINTED_RATIO * stock
    print(f"The usual start of Python, cold: {stock:.0f} ms; the board may take {budget:.0f} ms.")
    print("In brackets: on a usual machine. Pressed: until the next picture, 98 of 100 presses.")
    heads = ("board seen, cold, ms", "ready, warm, ms", "pressed, ms", "moved", "letters, bytes")
    print(f"{'game':14}{heads[0]:>22}{heads[1]:>18}{heads[2]:>13}{heads[3]:>8}{heads[4]:>16}")
    kept = True
    for game, seen in games.items():
        painted, ready, usual = median(seen.painted), median(seen.ready), median(seen.usual)
        moved, letters, pressed = max(seen.moved), max(seen.letters), middle(seen.pressed, 98)
        soon = painted <= budget and usual <= READY_MS and pressed <= PAINT_MS
        passed = soon and moved == 0 and letters <= FONTS
        times = f"{f'{painted:.0f} = {painted / stock:.2f}':>22}{f'{ready:.0f} ({usual:.0f})':>18}"
        figures = f"{times}{pressed:13.0f}{moved:8.4f}{letters:16.0f}"
        print(f"{game:14}{figures}{'' if passed else '  missed'}", flush=True)
        kept = kept and passed
    return kept
