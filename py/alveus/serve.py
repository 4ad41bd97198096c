"""A local server for the built site, with its media types, cache rules and security policy.

It listens on 127.0.0.1 only and serves regular files from one folder: no directory listings, no
names that begin with a dot, no symbolic links out of the folder.  Requests for other host names are
refused, because such a name of another site could resolve to 127.0.0.1 (DNS rebinding).
"""

from __future__ import annotations

import errno
import os
import re
import sys
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import unquote

HOST = "127.0.0.1"
FIRST_PORT = 8000
LAST_PORT = 8999

OWN_HOSTS = re.compile(
    r"(127\.0\.0\.1|([a-z0-9-]{1,63}\.)?localhost|\[::1\])(:[0-9]{1,5})?", re.IGNORECASE
)
"""Accepted values of the Host header.  No site on the internet can use names in `.localhost`."""

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
    """Handler of requests for the site's files; a folder is served by its `index.html`."""

    protocol_version = "HTTP/1.1"
    # Otherwise a small file is sent up to 40 ms later, when the browser acknowledges the headers.
    disable_nagle_algorithm = True
    extensions_map = {"": "application/octet-stream"} | MEDIA_TYPES
    path = ""
    _status = 0

    def parse_request(self) -> bool:
        """Return True for an accepted host and a path that starts with "/".

        Otherwise send an error and return False.
        """
        if not super().parse_request():
            return False
        hosts = self.headers.get_all("Host", [])
        own_host = len(hosts) == 1 and OWN_HOSTS.fullmatch(hosts[0].strip())
        if own_host and self.path.startswith("/"):
            return True
        self.send_error(421 if len(hosts) == 1 and not own_host else 400)
        return False

    def send_head(self) -> Any:
        """Send the headers and return the open file, or None if there is no file to send."""
        if not self._is_file_of_site():
            self.send_error(404)
            return None
        # Without it, the status is never 304: a rebuilt file can be older than a cached one.
        del self.headers["If-Modified-Since"]
        return super().send_head()

    def _is_file_of_site(self) -> bool:
        """Return True if the URL's path leads to a site file, or a folder with `index.html`."""
        path = unquote(self.path.partition("?")[0].partition("#")[0])
        hidden = any(part.startswith(".") for part in path.split("/"))
        if hidden or not path.isprintable() or set(path) & set("\\:"):
            return False
        try:
            file = Path(self.translate_path(self.path))
            if file.is_dir():
                file /= "index.html"
            root = Path(self.directory).resolve()
            return file.is_file() and file.resolve().is_relative_to(root)
        except (OSError, RuntimeError, ValueError):  # path too long, or a link cycle
            return False

    def end_headers(self) -> None:
        """Add the security policy and the cache rule, and allow any site to load `alveus-board.js`.

        Files in an `assets` folder outside `docs` have a hash in their name.  Browsers may cache
        them for a year.
        """
        if policy := site_policy(Path(self.directory), self.path):
            self.send_header(POLICY, policy)
        path = self.path.partition("?")[0]
        if path.endswith("/alveus-board.js"):
            self.send_header("Access-Control-Allow-Origin", "*")  # for module scripts
        hashed = "/assets/" in path and "/docs/" not in path
        rule = (
            "public, max-age=31536000, immutable" if hashed and self._status == 200 else "no-cache"
        )
        self.send_header("Cache-Control", rule)
        super().end_headers()

    def send_response(self, code: int, message: str | None = None) -> None:
        """Begin a response, and store its status, on which the cache rule depends."""
        self._status = code
        super().send_response(code, message)

    def list_directory(self, path: str | os.PathLike[str]) -> None:
        """Refuse to list a folder."""
        self.send_error(404)

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
        """Write no request log."""


def site_policy(directory: Path, path: str = "/") -> str:
    """Return the Content Security Policy for a path, read from the file `_headers` in `directory`.

    If several rules match the path, the last rule counts.  If no rule matches, return "".
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
    """An HTTP server for the files of one folder."""

    allow_reuse_address = os.name != "nt"  # on Windows, True would share a port that is in use

    @property
    def url(self) -> str:
        """Address of the home page."""
        return f"http://{HOST}:{self.server_port}/"

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Print an error, unless the browser has closed the connection."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


def open_server(directory: Path, port: int | None = None) -> SiteServer:
    """Open a server on a port; without `port`, on the first free port from 8000 to 8999.

    Raises FileNotFoundError if there is no `index.html`, OSError if no port can be opened.
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
    """Print the site's address, and serve the files in `directory` until Ctrl+C.

    Without `port`, the first free port from 8000 is used.  Raises the errors of `open_server`.
    """
    with open_server(directory, port) as server:
        print(server.url, flush=True)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            return
