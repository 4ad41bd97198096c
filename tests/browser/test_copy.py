"""The offline copy: content, order, and failures of host, network and device."""

from __future__ import annotations

import re
import shutil
import time
from collections import Counter
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.browser.helpers import Host, begin, serving, wait_offline, wait_ready, wait_until

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Page
    from tests.browser.conftest import Complaints

    from alveus.serve import SiteServer

# The server outlives the pages.
pytestmark = [pytest.mark.offline, pytest.mark.usefixtures("server")]

GAME = "play.html?game=lombardorum"
SAVES_DATA = """
Object.defineProperty(Navigator.prototype, "connection", { value: { saveData: true } });
"""
SOON = """
const wait = setTimeout;
self.setTimeout = (call, time, ...rest) => wait(call, time === 60000 ? 500 : time, ...rest);
"""
"""Shortens the delay before a failed copy is retried to half a second."""
KEPT = """caches.keys().then(async (names) => {
  const pages = names.filter((name) => name.startsWith("alveus-pages"));
  const found = [];
  for (const name of pages)
    for (const { url } of await (await caches.open(name)).keys())
      if (url.includes("/.kept/")) found.push(url.split("/.kept/")[1]);
  return found.sort();
})"""
# The files of finished stages that are in no cache.
LOST = """caches.keys().then(async (names) => {
  const urls = new Set(), marks = [];
  for (const name of names) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) {
      urls.add(url);
      if (url.includes("/.kept/")) marks.push(await (await cache.match(url)).json());
    }
  }
  return marks.flat().filter((path) => !urls.has(new URL(path, document.baseURI).href));
})"""
PORTAL = (200, "text/html", b"<!doctype html><title>Log in</title>")


@pytest.fixture
def host() -> Host:
    return Host()


@pytest.fixture
def server(site: Path, host: Host, keep_serving: Callable[..., SiteServer]) -> SiteServer:
    return keep_serving(site, host=host)


def wait_state(page: Page, state: str) -> None:
    page.wait_for_function(
        f"() => document.documentElement.dataset.offline === '{state}'", timeout=60_000
    )


@pytest.mark.nightly
def test_the_pages_own_game_is_cached_first(page: Page, server: SiteServer, host: Host) -> None:
    page.goto(f"{server.url}{GAME}")
    wait_offline(page)
    bundles = [path for path in host.asked if "stage-" in path]
    order = [path.split("-")[1] for path in bundles]
    assert set(order[:2]) == {"common", "lombardorum"}
    # Two stages are cached at the same time.
    assert "rest" in order[-2:]
    assert len(order) == len(set(order)) == 12


@pytest.mark.nightly
def test_no_hashed_file_is_requested_twice(page: Page, server: SiteServer, host: Host) -> None:
    page.goto(server.url + GAME)
    wait_offline(page)
    # Without a profile on disk, the browser's HTTP cache cannot store a file of 9 MB.
    asked = Counter(path for path in host.asked if re.match(r"assets/.*(?<!\.wasm)$", path))
    assert {path: count for path, count in asked.items() if count > 1} == {}


@pytest.mark.nightly
def test_data_saver_caches_only_the_pages_own_game(
    page: Page, server: SiteServer, host: Host
) -> None:
    page.add_init_script(SAVES_DATA)
    page.goto(server.url)
    wait_state(page, "saver")
    expect(page.locator("#offline")).to_contain_text("Data saver")
    assert page.evaluate(KEPT) == []
    page.goto(f"{server.url}bohnenspiel/")
    wait_state(page, "game")
    page.wait_for_timeout(1500)
    assert page.evaluate(KEPT) == ["bohnenspiel", "common", "site"]
    page.locator("#menu").click()
    expect(page.get_by_text("Offline: this game is ready")).to_be_visible()


@pytest.mark.nightly
def test_a_cached_game_opens_offline_and_another_url_shows_a_message(
    page: Page, site: Path, complaints: Complaints
) -> None:
    page.add_init_script(SAVES_DATA)
    with serving(site) as server:
        page.goto(f"{server.url}lombardorum/")
        wait_state(page, "game")
    page.goto(f"{server.url}lombardorum/")
    wait_ready(page)
    begin(page)
    for path in ("lombardorum", "Lombardorum/", "play?game=lombardorum", "lombardorum/index.html"):
        page.goto(server.url + path)
        wait_ready(page)
    for path in ("bohnenspiel/", "play.html?game=xii", "docs/index.html", "nowhere", "lab.html"):
        page.goto(server.url + path)
        expect(page.locator("section[lang=en]")).to_contain_text("No connection")
        expect(page.locator("section[lang=de]")).to_contain_text("Keine Verbindung")
        expect(page.locator("section[lang=en] li")).to_have_text(["Ludus Lombardorum"])
    page.locator("section[lang=de] a").click()
    wait_ready(page)
    expect(page.locator("html")).to_have_attribute("lang", "de")
    complaints.clear()


@pytest.mark.nightly
def test_an_emptied_cache_is_filled_again(page: Page, site: Path) -> None:
    with serving(site) as server:
        page.goto(server.url + GAME)
        wait_offline(page)
        for emptied in ("alveus-assets", "alveus-pages", ""):
            page.evaluate(
                """async (emptied) => {
                  for (const name of await caches.keys())
                    if (name.startsWith(emptied)) await caches.delete(name);
                }""",
                emptied,
            )
            page.goto(server.url + GAME)
            wait_offline(page)
            assert len(page.evaluate(KEPT)) == 12
    page.goto(server.url + "bohnenspiel/")
    wait_ready(page)


def test_an_interrupted_copy_continues_when_the_network_returns(
    page: Page, server: SiteServer, host: Host, complaints: Complaints
) -> None:
    host.answer = lambda path: (503, "text/plain", b"") if "stage-" in path else None
    page.goto(server.url + GAME)
    wait_state(page, "waiting")
    page.locator("#menu").click()
    expect(page.get_by_text("Offline: waiting for a connection")).to_be_visible()
    host.answer = lambda path: None
    asked = len(host.asked)
    page.evaluate("dispatchEvent(new Event('online'))")
    wait_offline(page)
    wasm = [path for path in host.asked[asked:] if path.endswith(".wasm")]
    assert wasm == [], "files that had arrived are not fetched again"
    complaints.clear()


@pytest.mark.nightly
def test_a_failed_copy_is_retried_without_an_online_event(
    page: Page, server: SiteServer, host: Host, complaints: Complaints
) -> None:
    page.add_init_script(SOON)
    host.answer = lambda path: (404, "text/plain", b"") if "stage-xii" in path else None
    page.goto(server.url + GAME)
    wait_until(page, f"({KEPT}).then((kept) => kept.length > 3)")
    wait_state(page, "game")
    host.answer = lambda path: None
    wait_offline(page)
    complaints.clear()


@pytest.mark.nightly
def test_captive_portal_responses_are_not_cached(
    page: Page, server: SiteServer, host: Host, complaints: Complaints
) -> None:
    page.add_init_script(SOON)
    # The captive portal appears after the page has loaded its scripts.
    host.answer = lambda path: PORTAL if path.endswith(".bin") else None
    page.goto(server.url)
    page.wait_for_function("() => document.documentElement.dataset.offline")
    host.answer = lambda path: PORTAL if path.startswith("assets/") else None
    wait_state(page, "waiting")
    assert page.evaluate(KEPT) == []
    texts = """async () => {
      const all = await Promise.all((await caches.keys()).map(async (name) => {
        const cache = await caches.open(name);
        return Promise.all((await cache.keys()).map(async (it) => (await cache.match(it)).text()));
      }));
      return all.flat().filter((text) => text.includes("Log in")).length;
    }"""
    assert page.evaluate(texts) == 0
    host.answer = lambda path: None
    wait_offline(page)
    complaints.clear()


@pytest.mark.nightly
def test_a_partially_uploaded_file_is_not_cached(
    page: Page, server: SiteServer, host: Host, site: Path, complaints: Complaints
) -> None:
    page.add_init_script(SOON)
    [archive] = (site / "assets").glob("mancala-*.gzip")
    half = archive.read_bytes()[:5000]
    host.answer = lambda path: (
        (200, "application/octet-stream", half) if path.endswith(archive.name) else None
    )
    page.goto(server.url + GAME)
    wait_until(page, f"({KEPT}).then((kept) => kept.includes('lombardorum'))")
    page.wait_for_timeout(1500)
    assert "bohnenspiel" not in page.evaluate(KEPT)
    host.answer = lambda path: None
    wait_offline(page)
    complaints.clear()


@pytest.mark.nightly
def test_a_full_device_is_reported_and_the_unfinished_stage_is_deleted(
    page: Page, server: SiteServer, complaints: Complaints
) -> None:
    page.goto(f"{server.url}imprint.txt")
    devtools = page.context.new_cdp_session(page)
    origin = server.url.rstrip("/")
    quota = {"origin": origin, "quotaSize": 6_000_000}
    devtools.send("Storage.overrideQuotaForOrigin", quota)
    page.goto(server.url + GAME)
    wait_state(page, "full")
    page.locator("#menu").click()
    expect(page.get_by_text("Offline: no space on this device")).to_be_visible()
    assert page.evaluate("navigator.storage.estimate().then(({ usage }) => usage)") < 2_000_000
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": origin})
    page.evaluate("dispatchEvent(new Event('online'))")
    wait_offline(page)
    complaints.clear()


@pytest.mark.nightly
def test_a_device_with_space_for_one_game_keeps_that_game(
    page: Page, server: SiteServer, complaints: Complaints
) -> None:
    page.goto(f"{server.url}imprint.txt")
    devtools = page.context.new_cdp_session(page)
    quota = {"origin": server.url.rstrip("/"), "quotaSize": 17_000_000}
    devtools.send("Storage.overrideQuotaForOrigin", quota)
    page.goto(server.url + GAME)
    wait_state(page, "game")
    page.wait_for_timeout(6000)
    wait_state(page, "game")
    assert {"common", "lombardorum"} <= set(page.evaluate(KEPT))
    assert page.evaluate(LOST) == []
    complaints.clear()


@pytest.mark.nightly
def test_the_kept_file_of_an_exhibit_is_used_if_the_server_is_silent(
    page: Page, server: SiteServer, host: Host, complaints: Complaints
) -> None:
    exhibit = b'{"alveus": 1, "game": "lombardorum", "texts": {"en": {"title": "In case 7"}}}'
    host.answer = lambda path: (
        (200, "application/json", exhibit) if path.endswith("exhibit.json") else None
    )
    page.goto(f"{server.url}embed.html?exhibit=exhibit.json&game=lombardorum")
    wait_offline(page)
    page.reload()
    expect(page.locator(".kiosk-title")).to_have_text("In case 7")
    host.answer = lambda path: time.sleep(30) if path.endswith("exhibit.json") else None
    page.reload()
    expect(page.locator(".kiosk-title")).to_have_text("In case 7")
    complaints.clear()


@pytest.mark.nightly
@pytest.mark.parametrize(
    "answer",
    [
        (404, "text/html", b"gone"),
        PORTAL,
        (302, "text/plain", b"play.html"),
        (500, "text/plain", b""),
    ],
    ids=["missing", "portal", "redirected", "failing"],
)
def test_the_copy_is_usable_if_the_service_worker_script_fails_to_load(
    page: Page,
    server: SiteServer,
    host: Host,
    complaints: Complaints,
    answer: tuple[int, str, bytes],
) -> None:
    host.answer = lambda path: answer if path == "sw.js" else None
    page.goto(server.url + GAME)
    wait_state(page, "no")
    host.answer = lambda path: None
    page.reload()
    wait_offline(page)
    host.answer = lambda path: answer if path == "sw.js" else None
    page.reload()
    wait_offline(page)
    complaints.clear()


@pytest.mark.nightly
def test_missing_optional_files_do_not_stop_the_copy(
    page: Page, server: SiteServer, host: Host, complaints: Complaints
) -> None:
    optional = re.compile(r"manifest|screenshots|docs/|previews|packs\.json|icon|licences")
    host.answer = lambda path: (404, "text/plain", b"") if optional.search(path) else None
    page.goto(server.url + GAME)
    wait_offline(page)
    complaints.clear()


@pytest.mark.nightly
def test_two_sites_on_one_host_have_separate_copies(page: Page, site: Path, tmp_path: Path) -> None:
    (tmp_path / "index.html").touch()
    for name in ("one", "two"):
        shutil.copytree(site, tmp_path / name)
    with serving(tmp_path) as server:
        for name in ("one", "two"):
            page.goto(f"{server.url}{name}/{GAME}")
            wait_offline(page)
        page.evaluate(
            """async () => {
              for (const name of await caches.keys())
                if (name.includes("/two/")) await caches.delete(name);
            }"""
        )
    page.goto(f"{server.url}one/{GAME}")
    wait_ready(page)


@pytest.mark.nightly
def test_a_page_url_without_html_extension_opens_offline(page: Page, site: Path) -> None:
    with serving(site) as server:
        page.goto(server.url)
        wait_offline(page)
        page.goto(f"{server.url}museums")
        expect(page.locator("main.museums")).to_be_visible()
    page.goto(f"{server.url}museums")
    expect(page.locator("main.museums")).to_be_visible()


@pytest.mark.nightly
def test_range_requests_are_answered_by_the_host(page: Page, server: SiteServer) -> None:
    page.goto(server.url)
    wait_offline(page)
    page.reload()
    answer = page.evaluate(
        """fetch("icon.svg", { headers: { Range: "bytes=0-3" } })
          .then(async (it) => [it.status, (await it.text()).length > 0])"""
    )
    assert answer[1]


def test_file_names_are_unique_ignoring_case(site: Path) -> None:
    names = [path.relative_to(site).as_posix().lower() for path in site.rglob("*")]
    assert len(names) == len(set(names))


def test_the_404_page_links_to_the_home_page_from_any_folder(
    new_context: Callable[..., BrowserContext],
    site: Path,
    tmp_path: Path,
    complaints: Complaints,
    keep_serving: Callable[..., SiteServer],
) -> None:
    (tmp_path / "index.html").touch()
    shutil.copytree(site, tmp_path / "games")
    host = Host()
    lost = (site / "404.html").read_bytes()
    host.answer = lambda path: (404, "text/html", lost) if "nowhere" in path else None
    page = new_context(service_workers="block").new_page()
    server = keep_serving(tmp_path, host=host)
    page.goto(f"{server.url}games/nowhere/in/here")
    german = page.locator("section[lang=de] a")
    expect(german).to_have_attribute("href", f"{server.url}games/de/")
    complaints.clear()
    page.locator("section[lang=en] a").click()
    page.wait_for_url(f"{server.url}games/")
    complaints.clear()
