"""No requests to other hosts, and no violation of the site's Content Security Policy."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from playwright.sync_api import expect
from tests.browser.helpers import serving, wait_offline, wait_ready
from tests.browser.table import open_game, turn

from alveus import registry, serve
from alveus.serve import POLICY, SiteRequest, site_policy

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Frame, Page
    from tests.browser.conftest import Complaints

    from alveus.serve import SiteServer

GAMES = registry.ids()
READ = (
    "index.html",
    "gallery.html",
    "figures.html",
    "proportions.html",
    "licences.html",
    "lab.html",
    "make.html",
    "museums.html",
    "messages.html",
    "statements.html",
    "fair.html",
    "letters.html",
    "letter.html?game=xii",
    *(f"page.html?game={game}" for game in GAMES),
)
DECLARED = ("blob:", "data:")
MANY_CORES = "Object.defineProperty(Navigator.prototype, 'hardwareConcurrency', { value: 8 })"
"""With many cores, an inline script at the top of the page starts the worker."""

HOST = """<!doctype html><link rel="icon" href="data:,">
<iframe title="board" width="640" height="480" src="%s"></iframe>"""
FORBIDDEN = """async () => {
  await new Promise((later) => setTimeout(later));  // what the test itself runs is let through
  const fetched = await fetch('https://example.org/').then(() => 'fetched', () => 'refused');
  try { return [fetched, new Function('return "run"')()]; } catch { return [fetched, 'refused']; }
}"""
"""Returns the results of a request to another host and of evaluating a string."""


@pytest.fixture
def reports(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """Collect violations of the policy in pages, workers and service workers."""
    violations: list[tuple[str, str]] = []

    class Reported(SiteRequest):
        def send_header(self, keyword: str, value: str) -> None:
            if keyword == POLICY:
                value += "; report-uri /reports"
            super().send_header(keyword, value)

        def do_POST(self) -> None:  # noqa: N802
            body = self.rfile.read(int(self.headers["Content-Length"]))
            report: dict[str, Any] = json.loads(body)["csp-report"]
            violations.append((report["document-uri"], report["effective-directive"]))
            self.send_response(204)
            self.end_headers()

    monkeypatch.setattr(serve, "SiteRequest", Reported)
    return violations


@pytest.fixture
def watched(
    site: Path, reports: list[tuple[str, str]], keep_serving: Callable[..., SiteServer]
) -> str:
    """Return the URL of the site on a server that receives reports of violations."""
    return keep_serving(site).url


@pytest.fixture
def walk(
    new_context: Callable[..., BrowserContext], watched: str, reports: list[tuple[str, str]]
) -> Iterator[Page]:
    """Return a page; afterwards check that there were no foreign requests and no violations."""
    context = new_context(reduced_motion="reduce")
    context.add_init_script(MANY_CORES)
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    page = context.new_page()
    yield page
    page.wait_for_timeout(300)
    assert reports == []
    assert any(url.startswith(watched) for url in asked)
    assert [url for url in asked if not url.startswith((watched, *DECLARED))] == []


def play_a_move(board: Page | Frame) -> None:
    """Roll, deal, or move the first movable piece to its first target."""
    deal = board.locator("#acts [data-act=deal]")
    before = "" if deal.count() else turn(board)["played"]
    chance = deal.or_(board.locator("#acts [data-act=throw]"))
    if chance.count():
        chance.click()
    else:
        places = board.locator("#board [data-place]")
        places.and_(board.locator("[aria-disabled=false]")).first.click(force=True)
        places.and_(board.get_by_label(re.compile("target|press again"))).first.click(force=True)
    turn(board, before)


@pytest.mark.parametrize("address", READ)
def test_pages_of_text_keep_the_policy(walk: Page, watched: str, address: str) -> None:
    walk.goto(watched + address)
    expect(walk.locator("#language")).not_to_be_empty()
    expect(walk.locator("main a[href], main canvas, main details").first).to_be_attached()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_keeps_the_policy(walk: Page, watched: str, game: str) -> None:
    open_game(walk, watched, game)
    play_a_move(walk)


@pytest.mark.nightly
def test_a_board_in_a_foreign_page_keeps_the_policy(
    new_context: Callable[..., BrowserContext],
    watched: str,
    reports: list[tuple[str, str]],
    tmp_path: Path,
    keep_serving: Callable[..., SiteServer],
) -> None:
    (tmp_path / "index.html").write_text(HOST % f"{watched}embed.html")
    context = new_context(reduced_motion="reduce")
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    page = context.new_page()
    host = keep_serving(tmp_path)
    page.goto(host.url)
    frame = page.frames[1]
    expect(frame.locator("html[data-alveus=ready]")).to_be_attached()
    play_a_move(frame)
    assert reports == []
    assert [url for url in asked if not url.startswith((host.url, watched, *DECLARED))] == []


@pytest.mark.nightly
@pytest.mark.offline
def test_offline_pages_keep_the_policy(walk: Page, watched: str) -> None:
    open_game(walk, watched)
    wait_offline(walk)
    walk.reload()
    wait_ready(walk)
    assert walk.evaluate("navigator.serviceWorker.controller !== null")
    play_a_move(walk)


@pytest.mark.nightly
def test_the_policy_applies_to_the_page_and_its_worker(
    page: Page, watched: str, reports: list[tuple[str, str]], complaints: Complaints
) -> None:
    open_game(page, watched)
    [worker] = page.workers
    assert page.evaluate(FORBIDDEN) == worker.evaluate(FORBIDDEN) == ["refused", "refused"]
    page.wait_for_timeout(500)
    broken = ("script-src", "connect-src")
    addresses = [page.url, worker.url.partition("#")[0]]
    assert set(reports) == {(url, part) for url in addresses for part in broken}
    complaints.clear()


def test_page_and_header_files_contain_the_same_policy(site: Path) -> None:
    policy = site_policy(site)
    assert policy.startswith("default-src 'self'; script-src 'self' 'wasm-unsafe-eval' 'sha256-")
    assert "unsafe-inline" not in policy
    assert "'unsafe-eval'" not in policy
    assert f'{POLICY} "{policy}"' in (site / ".htaccess").read_text(encoding="ascii")
    for page in site.glob("*.html"):
        head = page.read_text(encoding="utf-8").partition("<head>")[2].lstrip()
        assert head.startswith(f'<meta http-equiv="{POLICY}" content="{policy}" />'), page.name


def test_the_server_sends_the_policy_with_everything(url: str, site: Path) -> None:
    [worker] = site.glob("assets/worker-*.js")
    for path in ("", "play.html", "sw.js", f"assets/{worker.name}"):
        with urlopen(url + path) as answer:
            assert answer.headers[POLICY] == site_policy(site)
    with pytest.raises(HTTPError) as missing:
        urlopen(url + "nothing")
    assert missing.value.headers[POLICY] == site_policy(site)


def test_a_folder_without_a_header_file_is_served_without_a_policy(tmp_path: Path) -> None:
    (tmp_path / "index.html").touch()
    with serving(tmp_path) as server, urlopen(server.url) as answer:
        assert answer.headers[POLICY] is None
