"""Time until a board can be played, compared with the usual way of starting Python in a browser.

The reference ("stock") is unmodified Pyodide: its own standard library, micropip, and the published
wheel installed with it. Both are measured alternately in the same run, and the result is the ratio
of their times. Times run from navigation to Python's first answer about the opening position.

The first visit of a profile is short ("glance", two seconds) or long ("stay"). After a glance, no
snapshot of Python is stored for the next visit (`web/src/pyodide/snapshot.ts`). The stock page
stays open equally long.
"""

from __future__ import annotations

import gzip
import json
import shutil
import tempfile
import threading
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from playwright.sync_api import sync_playwright

from alveus.serve import open_server
from benchmarks.slowing import slowed
from toolchain.chromium import find_chromium
from toolchain.ground import SITE, WEB, SetupFailed

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator

    from playwright.sync_api import BrowserContext, BrowserType, Page

FLAGS = ["--no-sandbox", "--disable-background-networking", "--disable-component-update"]
FLAGS += ["--disable-sync", "--no-first-run"]
GLANCE_MS = 2000
"""Length of a short visit. The browser stores compiled code only if a page stays open this long."""
STAY_MS = 8000
"""Minimum length of a first visit with a game, multiplied by the slowdown on a slowed machine."""
NO_ROOM = "navigator.storage.estimate = async () => ({ quota: 0, usage: 0 })"
"""Script that simulates a device without space for a snapshot of Python."""
OURS = "site/play.html?game=lombardorum"
STOCK = "stock/assets/stock.html"

STOCK_PAGE = """<!doctype html><meta charset="utf-8"><title>stock</title>
<link rel="icon" href="data:,"><script type="module">
const worker = new Worker("./stock.js", { type: "module" });
worker.onmessage = ({ data }) => {
  self.answer = JSON.parse(data);
  performance.mark("alveus:ready");
  document.documentElement.dataset.alveus = "ready";
};
</script>"""
STOCK_WORKER = """import { loadPyodide } from "./pyodide.mjs";
const at = (name) => new URL("../../site/wheels/" + name, import.meta.url).href;
const python = await loadPyodide();
await python.loadPackage(at("MICROPIP"), { checkIntegrity: false });
await python.pyimport("micropip").install(at("ALVEUS"));
const handle = python.runPython("from alveus.bridge import handle; handle");
postMessage(handle(JSON.stringify({ id: 1, do: "new", game: "lombardorum" })));
"""


@dataclass
class Figures:
    """Times in milliseconds of our boot or of the stock boot, and the paths fetched.

    Time until Python answers: on a first visit (`cold`); on a third visit after a short or a long
    first visit (`glance`, `warm`); from the service worker without or with a stored snapshot of
    Python (`forgotten`, `kept`).  `choosable` is the time until a first move can be made.
    """

    cold: list[float] = field(default_factory=list)
    glance: list[float] = field(default_factory=list)
    warm: list[float] = field(default_factory=list)
    forgotten: list[float] = field(default_factory=list)
    kept: list[float] = field(default_factory=list)
    choosable: list[float] = field(default_factory=list)
    fetched: set[str] = field(default_factory=set)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `bench.py boot`."""
    parser.add_argument("--site", type=Path, default=SITE, help="folder of a built site")
    parser.add_argument("--rounds", type=int, default=5, help="starts of each kind")
    parser.add_argument(
        "--slower",
        type=float,
        default=1,
        help="factor by which the processor is slowed down (Linux)",
    )


def run(arguments: argparse.Namespace) -> bool:
    """Measure both boots, print the table, and return True if all budgets are met."""
    site: Path = arguments.site.absolute()
    chromium = find_chromium()
    if chromium is None or not (site / "play.html").is_file():
        raise SetupFailed("A built site and a Chromium are needed: scripts/test.py makes both.")
    ours, stock = Figures(), Figures()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        lay_out(Path(folder), site)
        with serving(Path(folder)) as url:
            measure = Measure(playwright.chromium, chromium, url, arguments.slower)
            for _ in range(arguments.rounds):
                for page, figures in ((STOCK, stock), (OURS, ours)):
                    measure.cold_and_glance(page, figures)
                    measure.warm(page, figures)
            measure.from_service_worker(ours.kept, arguments.rounds)
            measure.from_service_worker(ours.forgotten, arguments.rounds, NO_ROOM)
        return report(ours, stock, Path(folder))


def lay_out(folder: Path, site: Path) -> None:
    """Prepare a folder to serve: the site, and the stock page with unmodified Pyodide."""
    shutil.copytree(site, folder / "site")
    assets = folder / "stock" / "assets"
    shutil.copytree(WEB / "node_modules" / "pyodide", assets)
    worker = STOCK_WORKER
    for name in ("micropip", "alveus"):
        [wheel] = (site / "wheels").glob(f"{name}-*.whl")
        worker = worker.replace(name.upper(), wheel.name)
    (assets / "stock.js").write_text(worker, encoding="utf-8")
    (assets / "stock.html").write_text(STOCK_PAGE, encoding="utf-8")
    (folder / "index.html").touch()


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """Serve a folder on a free port until the block ends; yield its URL."""
    with open_server(folder, 0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server.url
        server.shutdown()


class Measure:
    """Boot measurements in a Chromium with a profile on disk, like a visitor's."""

    def __init__(self, browsers: BrowserType, chromium: Path, url: str, slower: float = 1) -> None:
        self.browsers = browsers
        self.chromium = chromium
        self.url = url
        self.slower = slower

    def cold_and_glance(self, page: str, figures: Figures) -> None:
        """Measure the first and the third short visit; the first two fill the browser's caches."""
        with self.profile("block") as context:
            first = self.visit(context, page, fetched=figures.fetched)
            figures.cold.append(first["alveus:ready"])
            if "alveus:choosable" in first:
                figures.choosable.append(first["alveus:choosable"])
            self.visit(context, page)
            figures.glance.append(self.visit(context, page)["alveus:ready"])

    def warm(self, page: str, figures: Figures) -> None:
        """Measure the third visit of a visitor whose first visit was long."""
        with self.profile("block") as context:
            self.visit(context, page, STAY_MS * self.slower)
            self.visit(context, page)
            figures.warm.append(self.visit(context, page)["alveus:ready"])

    def from_service_worker(self, ready: list[float], rounds: int, device: str = "") -> None:
        """Measure visits after the whole site has been cached for offline use.

        `device` is a script that runs before the scripts of each page.
        """
        with self.profile("allow") as context:
            context.add_init_script(device)
            tab = context.new_page()
            tab.goto(self.url + OURS)
            tab.wait_for_function("() => document.documentElement?.dataset.offline === 'ready'")
            tab.wait_for_timeout(STAY_MS * self.slower)
            tab.close()
            for _ in range(rounds + 1):
                ready.append(self.visit(context, OURS)["alveus:ready"])
            del ready[0]

    @contextmanager
    def profile(self, service_workers: str) -> Iterator[BrowserContext]:
        """Open a browser with a new profile on disk until the block ends."""
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            context = self.browsers.launch_persistent_context(
                folder,
                executable_path=self.chromium,
                args=FLAGS,
                service_workers=service_workers,  # type: ignore[arg-type]
            )
            context.set_default_timeout(30_000 * self.slower)
            with slowed(folder, self.slower) if self.slower > 1 else nullcontext():
                yield context
            context.close()

    def visit(
        self,
        context: BrowserContext,
        page: str,
        stay: float = GLANCE_MS,
        fetched: set[str] | None = None,
    ) -> dict[str, float]:
        """Return the performance marks of one boot, and add the fetched paths to `fetched`.

        The page is closed `stay` milliseconds after the boot.
        """
        tab = context.new_page()
        paths: list[str] = []
        tab.on("request", lambda request: paths.append(urlsplit(request.url).path))
        tab.goto(self.url + page)
        tab.wait_for_function("() => document.documentElement?.dataset.alveus === 'ready'")
        if fetched is not None:
            fetched.update(paths)
        marks = read_marks(tab)
        tab.wait_for_timeout(stay)
        tab.close()
        return marks


def read_marks(tab: Page) -> dict[str, float]:
    """Return the page's performance marks, in milliseconds after navigation."""
    marks: dict[str, float] = json.loads(
        tab.evaluate(
            "JSON.stringify(Object.fromEntries(performance.getEntriesByType('mark')"
            ".map(({ name, startTime }) => [name, startTime])))"
        )
    )
    return marks


def gzipped(paths: set[str], folder: Path) -> int:
    """Return the total size of the files with these paths below `folder` after gzip, in bytes."""
    files = [folder / path.lstrip("/") for path in paths]
    return sum(len(gzip.compress(file.read_bytes(), 6)) for file in files if file.is_file())


def report(ours: Figures, stock: Figures, folder: Path) -> bool:
    """Print the table and return True if every budget is met."""
    cold, warm, glance = (median(times) for times in (stock.cold, stock.warm, stock.glance))
    fetched, stock_fetched = (gzipped(figures.fetched, folder) for figures in (ours, stock))
    rows = [
        ("Python answers, cold, ms", median(ours.cold), cold, 0.50 * cold),
        ("Python answers, warm after a glance, ms", median(ours.glance), glance, 0.40 * glance),
        ("Python answers, warm after a stay, ms", median(ours.warm), warm, 0.40 * warm),
        ("… from the service worker, forgotten, ms", median(ours.forgotten), warm, 0.40 * warm),
        ("… from the service worker, remembered, ms", median(ours.kept), warm, 0.40 * warm),
        ("First move choosable, cold, ms", median(ours.choosable), cold, 0.15 * cold),
        ("Fetched before the answer, kB at gzip", fetched / 1e3, stock_fetched / 1e3, 5500),
    ]
    print(f"{'':<46}{'ours':>8}{'stock':>8}{'ratio':>8}{'budget':>8}")
    for name, mine, theirs, budget in rows:
        figures = f"{mine:>8.0f}{theirs:>8.0f}{mine / theirs:>8.2f}{budget:>8.0f}"
        print(f"{name:<46}{figures}{'  missed' if mine > budget else ''}")
    return all(mine <= budget for _, mine, _, budget in rows)
