"""Measure how soon the first game and the whole site are available offline on a slow network.

The test server limits the total transfer rate and delays every response, because browsers do not
throttle a service worker's requests.  It compresses files as ordinary hosts do.
"""

from __future__ import annotations

import gzip
import tempfile
import threading
import time
from contextlib import contextmanager
from functools import partial
from http.server import ThreadingHTTPServer
from io import BytesIO
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any

from playwright.sync_api import sync_playwright

from alveus.serve import HOST, SiteRequest
from benchmarks.boot import FLAGS
from toolchain.chromium import find_chromium
from toolchain.ground import SITE, SetupFailed

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator

    from playwright.sync_api import BrowserType

PAGE = "play.html?game=lombardorum"
GAME_RATIO = 1.2
"""Maximum bytes and time until a game is available offline, relative to those until it starts."""
COPY_SECONDS = 12
"""Maximum time in seconds from navigation to the complete copy."""
COMPRESSED = {".css", ".html", ".js", ".json", ".svg", ".txt", ".wasm"}
CHUNK = 4096
STATES = """
self.offlineStates = {};
addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
  const { offline } = document.documentElement.dataset;
  offlineStates[offline] ??= performance.now();
}).observe(document.documentElement, { attributeFilter: ["data-offline"] }));
"""


class Line:
    """A simulated network link with a transfer rate and a latency, shared by all connections."""

    def __init__(self, bits_per_second: float, latency: float) -> None:
        self.rate = bits_per_second / 8
        self.latency = latency
        self.sent: list[tuple[float, int]] = []
        """Time and size in bytes of every chunk sent."""
        self.asked: list[str] = []
        self._free = 0.0
        self._lock = threading.Lock()

    def wait_for(self, size: int) -> None:
        """Block until `size` bytes have been transferred."""
        with self._lock:
            now = time.monotonic()
            self._free = max(self._free, now) + size / self.rate
            self.sent.append((self._free, size))
            ready = self._free
        time.sleep(max(0.0, ready - now))

    def bytes_until(self, moment: float) -> int:
        """Return the number of bytes sent until `moment`, a value of `time.monotonic`."""
        return sum(size for at, size in self.sent if at <= moment)


class Throttled(SiteRequest):
    """A request handler that sends the site at the rate and latency of a `Line`."""

    line: Line
    packed: dict[str, bytes]

    def setup(self) -> None:
        """Wait for the latency of the connection's handshake."""
        time.sleep(self.line.latency)
        super().setup()

    def send_head(self) -> Any:
        """Wait for the latency of a request, then send the file compressed."""
        time.sleep(self.line.latency)
        self.line.asked.append(self.path)
        file = Path(self.translate_path(self.path))
        if file.is_dir():
            file /= "index.html"
        if file.suffix not in COMPRESSED or not file.is_file():
            return super().send_head()
        name = str(file)
        if name not in self.packed:
            self.packed[name] = gzip.compress(file.read_bytes(), 6)
        content = self.packed[name]
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(name))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        return BytesIO(content)

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Send a file in chunks."""
        while piece := source.read(CHUNK):
            self.line.wait_for(len(piece))
            outputfile.write(piece)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `bench.py offline`."""
    parser.add_argument("--site", type=Path, default=SITE, help="folder of a built site")
    parser.add_argument("--rounds", type=int, default=3, help="first visits")
    parser.add_argument("--rate", type=float, default=10, help="Mbit/s")
    parser.add_argument("--latency", type=float, default=40, help="ms per request")


def run(arguments: argparse.Namespace) -> bool:
    """Print the results.  Return True if they are within the limits."""
    site: Path = arguments.site.absolute()
    chromium = find_chromium()
    if chromium is None or not (site / "play.html").is_file():
        raise SetupFailed("A built site and a Chromium are needed: scripts/test.py makes both.")
    visits = []
    with sync_playwright() as playwright:
        for _ in range(arguments.rounds):
            line = Line(arguments.rate * 1e6, arguments.latency / 1e3)
            with serving(site, line) as url:
                visits.append(visit(playwright.chromium, chromium, url, line))
    times = {name: median(figures[name][0] for figures in visits) for name in visits[0]}
    sizes = {name: median(figures[name][1] for figures in visits) for name in visits[0]}
    print(f"{arguments.rate:g} Mbit/s, {arguments.latency:g} ms; medians of {arguments.rounds}")
    for name, words in (
        ("start", "Game started"),
        ("game", "Game available offline"),
        ("ready", "Complete copy"),
    ):
        print(f"{words:<28}{times[name]:>8.2f} s{sizes[name] / 1e6:>8.2f} MB")
    ratios = times["game"] / times["start"], sizes["game"] / sizes["start"]
    print(f"{'Game / start':<28}{ratios[0]:>8.2f}  {ratios[1]:>8.2f}     limit {GAME_RATIO}")
    print(f"{'Complete copy, limit':<28}{COPY_SECONDS:>8} s")
    requests = len(line.asked)
    twice = requests - len(set(line.asked))
    print(f"Requests of the last visit: {requests}, of which repeated: {twice}")
    return max(ratios) <= GAME_RATIO and times["ready"] <= COPY_SECONDS


@contextmanager
def serving(site: Path, line: Line) -> Iterator[str]:
    """Serve a site over a simulated line on a free port until the `with` block ends."""
    kind = type("OnLine", (Throttled,), {"line": line, "packed": PACKED})
    server = ThreadingHTTPServer((HOST, 0), partial(kind, directory=str(site)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://{HOST}:{server.server_port}/"
    finally:
        server.shutdown()


PACKED: dict[str, bytes] = {}
"""Compressed files, reused for all visits."""


def visit(
    browsers: BrowserType, chromium: Path, url: str, line: Line
) -> dict[str, tuple[float, int]]:
    """Return the seconds and bytes until three events in a visit.

    These are the start of the game (`start`), the complete offline copy of the game (`game`), and
    the complete offline copy of the site (`ready`).
    """
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        context = browsers.launch_persistent_context(
            folder, executable_path=chromium, args=FLAGS, service_workers="allow"
        )
        context.set_default_timeout(180_000)
        context.add_init_script(STATES)
        tab = context.new_page()
        began = time.monotonic()
        tab.goto(url + PAGE)
        tab.wait_for_function("() => document.documentElement?.dataset.offline === 'ready'")
        moments = tab.evaluate(
            """() => ({
              ...offlineStates,
              start: performance.getEntriesByName("alveus:ready")[0].startTime,
            })"""
        )
        # If the game's stage is the last one to copy, there is no separate state "game".
        reached = {name: moments.get(name, moments["ready"]) for name in ("start", "game", "ready")}
        context.close()
    return {name: (at / 1e3, line.bytes_until(began + at / 1e3)) for name, at in reached.items()}
