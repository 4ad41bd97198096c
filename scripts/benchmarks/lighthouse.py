"""Lighthouse scores of the home page, a game and its rules: on a desktop, and on a slowed phone.

Lighthouse is installed in `build/lighthouse` on the first run; tests and builds do not need it.
The files are compressed before the measurement, because a server that compresses during the page
load takes processor time from the page, which public hosts do not.
"""

from __future__ import annotations

import gzip
import json
import subprocess
import threading
from contextlib import contextmanager
from functools import partial
from http.server import ThreadingHTTPServer
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

from alveus.serve import HOST, SiteRequest
from toolchain.chromium import find_chromium
from toolchain.ground import ROOT, SITE, SetupFailed, is_stamped, leave_stamp
from toolchain.ground import run as run_command
from toolchain.node import Node, ensure_node

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator, Mapping

VERSION = "12.8.2"
FOLDER = ROOT / "build" / "lighthouse"
PAGES = ("", "bohnenspiel/", "page.html?game=bohnenspiel")
FORMS = {"phone": [], "desk": ["--preset=desktop"]}
AREAS = ("performance", "accessibility", "best-practices", "seo")
LEAST = 95
FLAGS = "--headless=new --no-sandbox --disable-background-networking --disable-component-update"
PACKED = (".css", ".html", ".js", ".json", ".svg", ".txt", ".wasm")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `bench.py lighthouse`."""
    parser.add_argument("--site", type=Path, default=SITE, help="folder of a built site")
    parser.add_argument("--pages", nargs="*", default=PAGES, help="addresses within the site")


def run(arguments: argparse.Namespace) -> bool:
    """Print every score and the audits that lower it; return True if all scores are high enough."""
    site: Path = arguments.site.absolute()
    chromium = find_chromium()
    if chromium is None or not (site / "index.html").is_file():
        raise SetupFailed("A built site and a Chromium are needed: scripts/test.py makes both.")
    node = install()
    kept = True
    print(f"{'':<40}" + "".join(f"{area:>16}" for area in AREAS))
    with serving_packed(site) as url:
        for form, words in FORMS.items():
            for page in arguments.pages:
                report = run_lighthouse(node, chromium, url + page, words)
                scores = [round(100 * report["categories"][area]["score"]) for area in AREAS]
                kept = kept and min(scores) >= LEAST
                name = f"{form}: {page or 'home'}"
                print(f"{name:<40}" + "".join(f"{score:>16}" for score in scores), flush=True)
                for line in costs(report):
                    print(f"    {line}")
    return kept


def install() -> Node:
    """Return Node, with Lighthouse installed in its own folder."""
    node, stamp = ensure_node(), FOLDER / "alveus.stamp"
    if not is_stamped(stamp, [Path(__file__)]):
        FOLDER.mkdir(parents=True, exist_ok=True)
        words = ["install", "--prefix", str(FOLDER), "--no-audit", "--no-fund", "--no-save"]
        run_command(
            [*node.npm, *words, "--ignore-scripts", "--loglevel=error", f"lighthouse@{VERSION}"],
            otherwise="npm could not install Lighthouse: check the network and run this again.",
            env=node.environment(),
        )
        leave_stamp(stamp, [Path(__file__)])
    return node


def run_lighthouse(node: Node, chromium: Path, url: str, words: list[str]) -> dict[str, Any]:
    """Return Lighthouse's report on one page."""
    program = FOLDER / "node_modules" / "lighthouse" / "cli" / "index.js"
    command = [str(node.executable), str(program), url, *words, "--quiet", "--output=json"]
    answer = subprocess.run(
        [*command, f"--only-categories={','.join(AREAS)}", f"--chrome-flags={FLAGS}"],
        env=node.environment() | {"CHROME_PATH": str(chromium)},
        capture_output=True,
        text=True,
        check=False,
    )
    if answer.returncode:
        raise SetupFailed(f"Lighthouse could not look at {url}:\n{answer.stderr[-2000:]}")
    report: dict[str, Any] = json.loads(answer.stdout)
    return report


def costs(report: dict[str, Any]) -> Iterator[str]:
    """Yield the audits that lower a score, each with its value."""
    for area in AREAS:
        for audit in report["categories"][area]["auditRefs"]:
            audit_result = report["audits"][audit["id"]]
            if audit["weight"] and audit_result["score"] is not None and audit_result["score"] < 1:
                displayed = audit_result.get("displayValue", "")
                yield f"{area}: {audit_result['title']} {displayed} ({audit_result['score']:.2f})"


@contextmanager
def serving_packed(site: Path) -> Iterator[str]:
    """Serve the site on a free port, with gzip-compressed texts; yield its address."""
    files = (path for path in site.rglob("*") if path.suffix in PACKED)
    packed = {path: gzip.compress(path.read_bytes(), 6) for path in files}
    request = partial(Packed, packed=packed, directory=str(site))
    with ThreadingHTTPServer((HOST, 0), request) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://{HOST}:{server.server_port}/"
        server.shutdown()


class Packed(SiteRequest):
    """A request handler that sends the compressed form of the files in `packed`."""

    def __init__(self, *words: Any, packed: Mapping[Path, bytes], **more: Any) -> None:
        self.packed = packed
        super().__init__(*words, **more)

    def send_head(self) -> Any:
        """Answer with the compressed file, if there is one."""
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        packed = self.packed.get(path)
        if packed is None:
            return super().send_head()
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(packed)))
        self.end_headers()
        return BytesIO(packed)

    def handle(self) -> None:
        """Ignore a browser that closes the connection."""
        try:
            super().handle()
        except ConnectionError:
            return
