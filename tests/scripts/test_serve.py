"""The local server: media types, cache rules, ports, refused requests."""

from __future__ import annotations

import os
import re
import socket
import sys
from http.client import HTTPConnection
from threading import Thread
from typing import TYPE_CHECKING

import pytest

from alveus import serve

if TYPE_CHECKING:
    from collections.abc import Iterator
    from http.client import HTTPResponse
    from pathlib import Path


@pytest.fixture
def server(tmp_path: Path) -> Iterator[serve.SiteServer]:
    """A small site on a port of the system's choice."""
    (tmp_path / "index.html").write_text("home")
    (tmp_path / "assets").mkdir()
    (tmp_path / "games").mkdir()
    for name in ("a.wasm", "b.mjs", "c.js", "d.json", "e.ftl", "f.zip", "g.whl", "h.webmanifest"):
        (tmp_path / "assets" / name).write_text(name)
    with serve.open_server(tmp_path, 0) as running:
        Thread(target=running.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True).start()
        yield running
        running.shutdown()


def _get(server: serve.SiteServer, path: str, **headers: str) -> HTTPResponse:
    connection = HTTPConnection(serve.HOST, server.server_port, timeout=5)
    connection.request("GET", path, headers={k.replace("_", "-"): v for k, v in headers.items()})
    response = connection.getresponse()
    response.read()
    connection.close()
    return response


@pytest.mark.parametrize(
    ("name", "media_type"),
    [
        ("a.wasm", "application/wasm"),
        ("b.mjs", "text/javascript; charset=utf-8"),
        ("c.js", "text/javascript; charset=utf-8"),
        ("d.json", "application/json"),
        ("e.ftl", "text/plain; charset=utf-8"),
        ("f.zip", "application/zip"),
        ("g.whl", "application/zip"),
        ("h.webmanifest", "application/manifest+json"),
    ],
)
def test_file_has_its_media_type(server: serve.SiteServer, name: str, media_type: str) -> None:
    assert _get(server, f"/assets/{name}").headers["Content-Type"] == media_type


def test_hashed_file_is_cached_for_ever(server: serve.SiteServer) -> None:
    assert "immutable" in _get(server, "/assets/a.wasm").headers["Cache-Control"]


def test_page_is_revalidated(server: serve.SiteServer) -> None:
    assert _get(server, "/").headers["Cache-Control"] == "no-cache"


def test_missing_asset_is_not_cached(server: serve.SiteServer) -> None:
    response = _get(server, "/assets/none.js")
    assert (response.status, response.headers["Cache-Control"]) == (404, "no-cache")


def test_rebuilt_page_is_sent_despite_its_old_time(server: serve.SiteServer) -> None:
    later = "Fri, 01 Jan 2100 00:00:00 GMT"
    assert _get(server, "/", If_Modified_Since=later).status == 200


def test_folder_has_no_listing(server: serve.SiteServer) -> None:
    assert _get(server, "/games/").status == 404


def test_file_outside_the_site_is_not_served(server: serve.SiteServer) -> None:
    assert _get(server, "/../../etc/hostname").status == 404


def _send(server: serve.SiteServer, request: bytes) -> bytes:
    """Send a raw request and return the response."""
    with socket.create_connection((serve.HOST, server.server_port), timeout=5) as connection:
        connection.sendall(request)
        connection.shutdown(socket.SHUT_WR)
        parts = iter(lambda: connection.recv(65536), b"")
        return b"".join(parts)


def _status(answer: bytes) -> int:
    # If the request's HTTP version is invalid, the server responds in HTTP/0.9, without a status
    # line.
    match = re.search(rb"\AHTTP/1\.[01] (\d+)|Error code: (\d+)", answer)
    assert match, answer[:200]
    return int(match[1] or match[2])


def test_a_name_that_begins_with_a_dot_is_not_served(
    server: serve.SiteServer, tmp_path: Path
) -> None:
    (tmp_path / ".env").write_text("secret")
    (tmp_path / ".git").mkdir()
    (tmp_path / ".git" / "config").write_text("secret")
    for path in ("/.env", "/.git/config", "/%2eenv", "/%2Egit/config", "/assets/../.env"):
        assert _get(server, path).status == 404, path


@pytest.mark.skipif(sys.platform == "win32", reason="links need a privilege")
def test_a_symbolic_link_out_of_the_folder_is_not_served(
    server: serve.SiteServer, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    outside = tmp_path_factory.mktemp("outside")
    (outside / "index.html").write_text("secret")
    (tmp_path / "file.html").symlink_to(outside / "index.html")
    (tmp_path / "folder").symlink_to(outside)
    (tmp_path / "games" / "index.html").symlink_to(outside / "index.html")
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    (tmp_path / "inside.js").symlink_to(tmp_path / "assets" / "c.js")
    for path in ("/file.html", "/folder/", "/folder/index.html", "/games/", "/loop"):
        assert _get(server, path).status == 404, path
    assert _get(server, "/inside.js").status == 200


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no named pipes in folders")
def test_pipe_is_not_served(server: serve.SiteServer, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert _get(server, "/pipe").status == 404


@pytest.mark.parametrize(
    "host", ["evil.example", "127.0.0.1.evil.example", "localhost.evil.example:80", "192.168.0.1"]
)
def test_foreign_host_is_refused(server: serve.SiteServer, host: str) -> None:
    assert _get(server, "/", Host=host).status == 421


@pytest.mark.parametrize(
    "host", ["localhost", "museum.localhost", "LOCALHOST:8000", "127.0.0.1:9000", "[::1]:8000"]
)
def test_the_servers_own_host_name_is_accepted_on_any_port(
    server: serve.SiteServer, host: str
) -> None:
    assert _get(server, "/", Host=host).status == 200


@pytest.mark.parametrize(
    ("request_line", "status"),
    [
        (b"GET /%00 HTTP/1.1", 404),
        (b"GET /a%00.html HTTP/1.1", 404),
        (b"GET /%ff%fe HTTP/1.1", 404),
        (b"GET /%0d%0aX:%20y HTTP/1.1", 404),
        (b"GET /..%5c..%5cetc HTTP/1.1", 404),
        (b"GET /c:/index.html HTTP/1.1", 404),
        (b"GET /index.html::$DATA HTTP/1.1", 404),
        (b"GET /" + b"a" * 5000 + b" HTTP/1.1", 404),
        (b"GET /" + b"a/" * 20000 + b" HTTP/1.1", 404),
        (b"GET /" + b"a" * 70000 + b" HTTP/1.1", 414),
        (b"GET http://elsewhere.example/ HTTP/1.1", 400),
        (b"GET index.html HTTP/1.1", 400),
        (b"GET * HTTP/1.1", 400),
        (b"POST / HTTP/1.1", 501),
        (b"TRACE / HTTP/1.1", 501),
        (b"\x16\x03\x01 / HTTP/1.1", 501),
        (b"GET / HTTP/9.9", 505),
        (b"GET / HTTP/x", 400),
        (b"one two three four", 400),
        (b"HEAD /%00 HTTP/1.1", 404),
    ],
    ids=lambda value: repr(value)[:30],
)
def test_an_invalid_request_gets_an_error_status_without_a_traceback(
    server: serve.SiteServer,
    capfd: pytest.CaptureFixture[str],
    request_line: bytes,
    status: int,
) -> None:
    answer = _send(server, request_line + b"\r\nHost: localhost\r\n\r\n")
    assert _status(answer) == status
    assert _get(server, "/").status == 200
    assert capfd.readouterr().err == ""


@pytest.mark.parametrize("hosts", [b"", b"Host: localhost\r\nHost: evil.example\r\n"])
def test_a_request_without_exactly_one_host_header_is_refused(
    server: serve.SiteServer, hosts: bytes
) -> None:
    assert _status(_send(server, b"GET / HTTP/1.1\r\n" + hosts + b"\r\n")) == 400


def test_port_in_use_is_skipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "index.html").touch()
    with socket.socket() as taken:
        taken.bind((serve.HOST, 0))
        taken.listen()
        port = taken.getsockname()[1]
        monkeypatch.setattr(serve, "FIRST_PORT", port)
        monkeypatch.setattr(serve, "LAST_PORT", min(port + 50, 65535))
        with serve.open_server(tmp_path) as server:
            assert server.server_port > port


def test_requested_port_in_use_is_refused(tmp_path: Path) -> None:
    (tmp_path / "index.html").touch()
    with socket.socket() as taken:
        taken.bind((serve.HOST, 0))
        taken.listen()
        with pytest.raises(OSError, match="in use"):
            serve.open_server(tmp_path, taken.getsockname()[1])


def test_folder_without_a_site_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="no site has been built here"):
        serve.open_server(tmp_path, 0)
