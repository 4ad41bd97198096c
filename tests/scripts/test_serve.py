"""The local server: types, cache rules, ports."""

from __future__ import annotations

import socket
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


def test_hashed_file_is_kept_for_good(server: serve.SiteServer) -> None:
    assert "immutable" in _get(server, "/assets/a.wasm").headers["Cache-Control"]


def test_page_is_asked_for_again(server: serve.SiteServer) -> None:
    assert _get(server, "/").headers["Cache-Control"] == "no-cache"


def test_missing_asset_is_not_kept(server: serve.SiteServer) -> None:
    response = _get(server, "/assets/none.js")
    assert (response.status, response.headers["Cache-Control"]) == (404, "no-cache")


def test_rebuilt_page_is_sent_though_its_time_is_old(server: serve.SiteServer) -> None:
    later = "Fri, 01 Jan 2100 00:00:00 GMT"
    assert _get(server, "/", If_Modified_Since=later).status == 200


def test_folder_has_no_listing(server: serve.SiteServer) -> None:
    assert _get(server, "/games/").status == 404


def test_file_outside_the_site_is_not_served(server: serve.SiteServer) -> None:
    assert _get(server, "/../../etc/hostname").status == 404


def test_port_that_is_taken_is_passed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "index.html").touch()
    with socket.socket() as taken:
        taken.bind((serve.HOST, 0))
        taken.listen()
        port = taken.getsockname()[1]
        monkeypatch.setattr(serve, "FIRST_PORT", port)
        monkeypatch.setattr(serve, "LAST_PORT", min(port + 50, 65535))
        with serve.open_server(tmp_path) as server:
            assert server.server_port > port


def test_port_that_is_named_and_taken_is_refused(tmp_path: Path) -> None:
    (tmp_path / "index.html").touch()
    with socket.socket() as taken:
        taken.bind((serve.HOST, 0))
        taken.listen()
        with pytest.raises(OSError, match="in use"):
            serve.open_server(tmp_path, taken.getsockname()[1])


def test_folder_without_a_site_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="no site has been built here"):
        serve.open_server(tmp_path, 0)
