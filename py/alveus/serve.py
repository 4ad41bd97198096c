"""The built site on 127.0.0.1, with the media types, cache rules and policy that it needs.

Python's own table of types depends on the machine (on Windows on its registry), and a browser
refuses a module or a WebAssembly file of the wrong type: so the types stand here.
"""

from __future__ import annotations

import errno
import os
import sys
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

HOST = "127.0.0.1"
FIRST_PORT = 8000
LAST_PORT = 8999

POLICY = "Content-Security-Policy"

MEDIA_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".whl": "application/zip",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}


class SiteRequest(SimpleHTTPRequestHandler):
    """One request for a file of the site; folders are served by their `index.html` only."""

    protocol_version = "HTTP/1.1"
    # A small answer would wait 40 ms for the other side's word that its head has come.
    disable_nagle_algorithm = True
    extensions_map = {"": "application/octet-stream"} | MEDIA_TYPES
    path = ""
    _status = 0

    def send_head(self) -> Any:
        """Answer in full: a rebuilt file may be older than the copy that the browser holds."""
        del self.headers["If-Modified-Since"]
        return super().send_head()

    def end_headers(self) -> None:
        """Send the site's policy; let hashed files be kept for good and no other unasked."""
        if policy := site_policy(Path(self.directory), self.path):
            self.send_header(POLICY, policy)
        hashed = "/assets/" in self.path and "/docs/" not in self.path
        immutable = hashed and self._status == 200
        self.send_header(
            "Cache-Control", "public, max-age=31536000, immutable" if immutable else "no-cache"
        )
        super().end_headers()

    def send_response(self, code: int, message: str | None = None) -> None:
        """Remember the status, on which the cache rule depends."""
        self._status = code
        super().send_response(code, message)

    def list_directory(self, path: str | os.PathLike[str]) -> None:
        """Refuse: a site has no listings."""
        self.send_error(404)

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
        """Stay silent: the terminal belongs to the player."""


def site_policy(directory: Path, path: str = "/") -> str:
    """What a page may load and run, from the header file that was built with it; "" without one.

    Of several rules that hold for the page the last one counts.
    """
    try:
        lines = (directory / "_headers").read_text(encoding="ascii").splitlines()
    except FileNotFoundError:
        return ""
    holds, policy = False, ""
    for line in lines:
        name, _, value = line.strip().partition(":")
        if line.startswith("/"):
            holds = path.startswith(line.strip().removesuffix("*"))
        elif holds and name == POLICY:
            policy = value.strip()
    return policy


class SiteServer(ThreadingHTTPServer):
    """A server of one folder; `url` is where to open it."""

    allow_reuse_address = os.name != "nt"  # on Windows it would share a port that is taken

    @property
    def url(self) -> str:
        """The address of the home page."""
        return f"http://{HOST}:{self.server_port}/"

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Pass over a browser that hung up; report everything else."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


def open_server(directory: Path, port: int | None = None) -> SiteServer:
    """A server bound to the port, or to the next free one from 8000 upward.

    Raises FileNotFoundError if the folder holds no site, and OSError if the port is taken.
    """
    if not (directory / "index.html").is_file():
        raise FileNotFoundError(errno.ENOENT, "no site has been built here", str(directory))
    answer = partial(SiteRequest, directory=str(directory))
    if port is not None:
        return SiteServer((HOST, port), answer)
    for candidate in range(FIRST_PORT, LAST_PORT):
        try:
            return SiteServer((HOST, candidate), answer)
        except OSError as failure:
            if failure.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise
    return SiteServer((HOST, LAST_PORT), answer)


def serve(directory: Path, port: int | None = None) -> None:
    """Serve the folder until interrupted, saying where."""
    with open_server(directory, port) as server:
        print(server.url, flush=True)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            return
