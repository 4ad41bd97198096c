"""Helpers shared by browser tests: servers, waiting, and common steps of a game."""

from __future__ import annotations

import os
import re
import socket
import threading
import time
from contextlib import contextmanager, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any
from zlib import crc32

from playwright.sync_api import expect

from alveus import serve
from alveus.serve import MEDIA_TYPES, SiteServer, open_server
from site_build.offline import hash_of
from toolchain.ground import WEB

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Page

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"

PATIENCE_MS = 15_000
"""Maximum time for a single wait in milliseconds, long enough for a busy machine."""

# Seeded random generator: a test plays the same game in every run; other tests have other seeds.
SEEDED = """
((number) => {
  const next = () => {
    number = (number + 0x6d2b79f5) | 0;
    const mixed = Math.imul(number ^ (number >>> 15), number | 1);
    return (mixed ^ (mixed >>> 14)) & 255;
  };
  crypto.getRandomValues = (array) => {
    new Uint8Array(array.buffer, array.byteOffset, array.byteLength).forEach((_, i, bytes) => {
      bytes[i] = next();
    });
    return array;
  };
})(NUMBER);
"""

# The worker reads its seed from the fragment of its URL; see `Seeding`.
SEEDED_WORKER = SEEDED.replace("NUMBER", "Number(location.hash.slice(1))").encode()

LATENCY = int(os.environ.get("ALVEUS_LATENCY", "0"))
"""Delay of each message to the worker, in milliseconds."""

# Stores the page's workers so that a test can simulate a crash, and delays messages to them by
# ALVEUS_LATENCY milliseconds, because no test may depend on a fast answer.
KEEP_WORKERS = """
self.keptWorkers = [];
self.Worker = class extends Worker {
  constructor(address, options) {
    super(`${address}#${NUMBER + keptWorkers.length}`, options);
    keptWorkers.push(this);
  }
  postMessage(...args) {
    LATENCY ? setTimeout(() => super.postMessage(...args), LATENCY) : super.postMessage(...args);
  }
};
""".replace("LATENCY", str(LATENCY))


def prepare_pages(name: str) -> str:
    """Return the first script of every page in a test, seeded by `name` and ALVEUS_CHANCE."""
    number = str(crc32(f"{name}{os.environ.get('ALVEUS_CHANCE', '')}".encode()) >> 1)
    return (SEEDED + KEEP_WORKERS).replace("NUMBER", number)


class Seeding(SimpleHTTPRequestHandler):
    """Serves the site's Python worker with a seeded random generator; other files are unchanged.

    The service worker compares hashes, so the hash in its script is also replaced.
    """

    connections: set[socket.socket]
    """Open connections of one server. Browsers keep them open, so the server must close them."""

    def setup(self) -> None:
        """Record the connection."""
        super().setup()
        self.connections.add(self.connection)

    def send_head(self) -> Any:
        """Send the file; prepend the seeded generator to the worker's script."""
        file = Path(self.translate_path(self.path))
        if file.name == "sw.js" and file.is_file():
            script = file.read_bytes()
            for worker in file.parent.glob("assets/worker-*.js"):
                content = worker.read_bytes()
                served = hash_of(SEEDED_WORKER + content)
                script = script.replace(hash_of(content).encode(), served.encode())
        elif file.name.startswith("worker-") and file.suffix == ".js" and file.is_file():
            script = SEEDED_WORKER + file.read_bytes()
        else:
            return super().send_head()
        self.send_response(200)
        self.send_header("Content-Type", MEDIA_TYPES[".js"])
        self.send_header("Content-Length", str(len(script)))
        self.end_headers()
        return BytesIO(script)


class Host:
    """A simulated host with errors.  A test can change its answers while pages are open."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        """The paths of all requests."""
        self.answer: Callable[[str], tuple[int, str, bytes] | None] = lambda path: None
        """Returns status, media type and content for a path, or None to serve the site's file."""


class Troubled(SimpleHTTPRequestHandler):
    """Answers requests as its `host` specifies."""

    host: Host

    def do_GET(self) -> None:
        """Record the path and answer."""
        path = self.path.partition("?")[0].lstrip("/")
        self.host.asked.append(path)
        answer = self.host.answer(path)
        if answer is None:
            return super().do_GET()
        status, media_type, content = answer
        self.send_response(status)
        if status in (301, 302, 308):
            self.send_header("Location", content.decode())
            content = b""
        self.send_header("Content-Type", media_type)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)
        return None


@contextmanager
def serving(folder: Path, port: int = 0, host: Host | None = None) -> Iterator[SiteServer]:
    """Serve a folder on a free port of 127.0.0.1 until the block ends; `host` can fake errors."""
    with open_server(folder, port) as server:
        connections: set[socket.socket] = set()
        kinds = (*([Troubled] if host else []), Seeding, serve.SiteRequest)
        seeded = type("SeededRequest", kinds, {"connections": connections, "host": host})
        server.RequestHandlerClass = partial(seeded, directory=str(folder))
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
        thread.start()
        try:
            yield server
        finally:
            server.shutdown()
            thread.join()
            for connection in list(connections):
                with suppress(OSError):
                    connection.shutdown(socket.SHUT_RDWR)


def wait_ready(page: Page) -> None:
    """Wait until Python has answered.

    The site's policy forbids string evaluation, so `wait_for_function` needs a function.
    """
    ready = "() => document.documentElement?.dataset.alveus === 'ready'"
    # Benchmarks measure the start; this wait only has to be long enough for a busy machine.
    page.wait_for_function(ready, timeout=60_000)


def wait_until(page: Page, promised: str) -> None:
    """Poll until an expression's promise is true.

    `wait_for_function` would test only the promise, which is always truthy.
    """
    until = time.monotonic() + PATIENCE_MS / 1000
    while not page.evaluate(promised):
        assert time.monotonic() < until, f"never true: {promised}"
        page.wait_for_timeout(50)


def kill_worker(page: Page) -> None:
    """Terminate the page's newest worker without notice, like a crash."""
    page.evaluate("keptWorkers.at(-1).terminate()")


def wait_offline(page: Page) -> None:
    """Wait until the whole site is cached for offline use."""
    kept = "() => document.documentElement?.dataset.offline === 'ready'"
    page.wait_for_function(kept, timeout=60_000)


def violations(page: Page) -> list[str]:
    """Return the problems that axe reports, once the page shows its texts."""
    page.wait_for_function("() => document.querySelector('#language:empty') === null")
    if not page.evaluate("'axe' in self"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    problems: list[dict[str, Any]] = page.evaluate("axe.run().then(({ violations }) => violations)")
    return [f"{problem['id']}: {problem['nodes'][0]['html'][:160]}" for problem in problems]


def throw(page: Page) -> None:
    acts = page.get_by_role("region", name="Actions")
    acts.get_by_role("button", name="Roll", exact=True).click()


def expect_said(page: Page, words: str | re.Pattern[str]) -> None:
    expect(page.locator("[aria-live=polite]").first).to_contain_text(words)


def begin(page: Page) -> None:
    """Roll for the start, again after a tie, until it is the user's turn to roll."""
    wait_ready(page)
    live_region = page.locator("[aria-live=polite]").first
    begun = "(Ivory|Walnut) begins"
    while not re.search(begun, before := live_region.text_content() or ""):
        throw(page)
        with suppress(AssertionError):  # a repeated tie leaves the text unchanged
            expect(live_region).not_to_have_text(before, timeout=3000)
        expect(live_region).to_contain_text(re.compile(f"{begun}|Roll again"))
    expect_said(page, "Roll the dice.")
    expect(page.locator("#say .turn")).to_have_text("Your turn")
    expect(page.locator("#moves")).not_to_contain_text("…")
